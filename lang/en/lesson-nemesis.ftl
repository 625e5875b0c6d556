### The lesson of Nemesis. A text is what a step explains, .task what the reader does, .hint what helps whoever tried something else.

lesson-nemesis-about = You wake up on a ship that is not as empty as it should be. You learn the game while you play it, with one companion whom you may trust or not.

## First chapter

lesson-nemesis-awake-title = Awake
    .text = Your first round: cards, corridors, noise, and what you find in the dark.
lesson-nemesis-awake-ship =
    This is the Nemesis. You wake up in the middle, in the Hibernatorium. Bow and stern are known: Cockpit and engines. Every Room with a question mark is unexplored.
    You win if you survive and fulfil your Objective. The others have Objectives of their own.
lesson-nemesis-awake-character =
    Everybody is somebody. Your Character brings ten Action cards, a weapon and personal Items.
    .task = Become the Soldier.
    .hint = A fine choice for another day. In this lesson you are the Soldier.
lesson-nemesis-awake-goals =
    You hold two secret Objectives. When the first Intruder is met, you keep one of them for good.
    Look at them now and then. Some need the death of somebody, and you do not know what the Captain holds.
lesson-nemesis-awake-hand =
    Each round you draw up to five Action cards. They are what you can do and what you pay with: most actions cost you cards.
    A turn has two actions. Then it is the others’ turn, and so on until everybody has passed.
lesson-nemesis-awake-move =
    Corridors join the Rooms; numbers stand on them. To move costs one card.
    .task = Move through the marked Corridor into the unexplored Room 008.
    .hint = Every way leads into the dark. Take the marked one, to Room 008.
lesson-nemesis-awake-pay =
    Now you pay: a card from your hand goes to your discard pile without doing anything. Choose what you need least.
    .task = Discard Demolition.
    .hint = Keep that one; we will need it. Discard Demolition.
lesson-nemesis-awake-explored =
    You have found the Canteen. A token tells what is special about it: the Room has a Malfunction, so its action cannot be used, and there are two Items to be found. The small squares count them.
lesson-nemesis-awake-noise =
    Entering an empty Room makes you listen: a die is rolled. 1 to 4 puts a Noise marker in the Corridor with this number. Silence means nothing, Danger brings everything near, or noise everywhere.
    A second noise in the same Corridor brings an Encounter. Remember where the markers lie.
lesson-nemesis-awake-search =
    One action is left. You hold the card Search, and its printed effect costs nothing more than the card itself.
    .task = Play Search.
    .hint = That is possible, too. But two Items lie here: play Search.
lesson-nemesis-awake-keep =
    You see two Items and keep one; the other goes back under its deck. Only you have seen them.
    .task = Keep one of the two Items. Bandages are never wrong.
lesson-nemesis-awake-captain =
    Your two actions are done, so the Captain took a turn: into the Canteen, where no noise is made because you are here, and Basic Repairs. The Malfunction is gone.
    A friendly act. Or does the Captain need this Room?
lesson-nemesis-awake-careful =
    There is a quieter way to move. Careful Movement costs two cards. No die is rolled: you choose where the Noise marker goes.
    .task = Move carefully to Room 009.
    .hint = Quietly, please: choose the careful way to Room 009.
lesson-nemesis-awake-cost =
    Two cards, one after the other.
    .task = Discard Covering Fire; Interruption follows by itself.
    .hint = Rest is worth keeping for the next round. Discard Covering Fire.
lesson-nemesis-awake-trace =
    Now the noise. A Corridor you do not want to use again is a good place, and a Corridor that has a marker already cannot take another one.
    .task = Choose where the Noise marker goes.
lesson-nemesis-awake-armory =
    The Armory: here you can load energy weapons, such as your rifle. And a Door has closed behind you. Nobody moves through a Closed Door; an Intruder that tries breaks it and stays where it is.
lesson-nemesis-awake-pass =
    One card is left in your hand. You could play on, or pass: then you are out until the next round.
    .task = Pass.
    .hint = You could. But the card in your hand is worth more tomorrow: pass.
lesson-nemesis-awake-keeping =
    Whoever passes may throw away cards to draw fresh ones. What you keep counts towards your next five.
    .task = Keep your card: be done.
    .hint = Rest helps against contamination. Keep it and be done.
lesson-nemesis-awake-event =
    Everybody has passed: the Event Phase. Time goes down by one; at zero the ship jumps, and whoever is awake then dies. Intruders in a Room with somebody attack, fire burns them, and an Event card moves them and brings something new.
    Nobody was aboard this time. As far as you know.
lesson-nemesis-awake-bag =
    Last of all the Intruder bag is fed. A token is drawn: this time a Creeper left, and a Breeder took its place. Every token in the bag is an Intruder you can meet, and the longer you wait, the worse they get.
lesson-nemesis-awake-again =
    Round 2: your hand is full again, and the First Player token has moved on to the Captain.
lesson-nemesis-awake-end =
    That is how a round goes. You have explored, searched, walked on tiptoe and passed.
    Play on with a computer player as the Captain, or go on: in the next chapter you are not alone.

## Second chapter

lesson-nemesis-contact-title = Contact
    .text = An Encounter, a fight, a wound, and something in your blood.
lesson-nemesis-contact-trail =
    Another day on the same ship. You have just entered this Room, and its token was Danger: every Corridor around you holds a Noise marker.
    Whichever way you go, the next noise in one of them is an Encounter.
lesson-nemesis-contact-step =
    Staying is no answer either. You still have an action.
    .task = Move through the marked Corridor into Room 002.
    .hint = Every way is dangerous now. Take the marked one to Room 002.
lesson-nemesis-contact-pay =
    Look at your hand before you pay: how many cards will be left can matter in a moment.
    .task = Discard Search.
    .hint = You will need that one for the fight. Discard Search.
lesson-nemesis-contact-encounter =
    Noise on noise: an Encounter. The markers around you are taken away, and a token is drawn from the bag: an Adult with the number 4. It stands beside you now.
    It is the first Intruder anybody has met. So before anything else happens, everybody chooses an Objective.
lesson-nemesis-contact-objective =
    You keep one Objective until the end; the other leaves the game unseen. The others learn only whether it comes from the company or is your own.
    .task = Keep Greener Pastures.
    .hint = Possible as well, but for this story keep Greener Pastures.
lesson-nemesis-contact-surprise =
    The number on the token was 4, and you held 3 cards: fewer, so the Adult took you by surprise. Scratch: one Light Wound and a Contamination card.
    A third Light Wound turns into a Serious Wound; with three of those, any further wound kills. The Contamination card lies among your cards now and pays for nothing.
lesson-nemesis-contact-shoot =
    Your turn. In Combat you can shoot, fight hand to hand, or run; searching and most Room actions have to wait.
    A shot costs a card and one Ammo.
    .task = Shoot.
    .hint = To run would let it attack you first, and with bare hands you risk being hurt. Shoot.
lesson-nemesis-contact-first =
    As always, you pay with a card.
    .task = Discard Demolition.
    .hint = Keep that one for the next shot. Discard Demolition.
lesson-nemesis-contact-miss =
    The Combat die showed a Creeper: that hits only Larvae and Creepers. A miss against an Adult. Its own sign, one hit or two hits would do.
lesson-nemesis-contact-shoot_again =
    You have another action, and four Ammo.
    .task = Shoot again.
    .hint = It is still there. Shoot again.
lesson-nemesis-contact-second =
    One more card.
    .task = Discard Covering Fire.
    .hint = Not Full Auto, that comes next. Discard Covering Fire.
lesson-nemesis-contact-hurt =
    A hit: 2 Injuries with your rifle. Nobody knows how much an Intruder can take: after each hit a card is drawn, and its number decides. Five this time, so it lives. Next time the number may be lower. A card with an arrow would make it run away.
lesson-nemesis-contact-auto =
    The Captain has passed, so it is your turn again. The last card in your hand is Full Auto: all your Ammo in one shot, with more Injuries the more of it there is.
    .task = Play Full Auto.
    .hint = This is the moment for your best card: Full Auto.
lesson-nemesis-contact-dead =
    Six Injuries, four were enough: the Adult is dead. Its carcass lies here. Carried to the Laboratory, it would tell you a weakness of the Intruders.
    Your rifle is empty, though. Energy weapons are loaded in the Armory.
lesson-nemesis-contact-pass =
    No card is left that could do anything.
    .task = Pass.
lesson-nemesis-contact-repair =
    A new round, a full hand. You are in the Emergency Room, where wounds are treated. But the violet sign says Malfunction: nothing works here.
    .task = Play Basic Repairs.
    .hint = First the Room has to work: Basic Repairs.
lesson-nemesis-contact-price =
    Basic Repairs costs two more cards.
    .task = Discard Interruption; Taking Aim follows by itself.
    .hint = The other cards will pay for the treatment. Discard Interruption.
lesson-nemesis-contact-heal =
    The Room works. Its action costs two cards, exactly what you have left.
    .task = Use the Room.
    .hint = The wound first: use the Room.
lesson-nemesis-contact-sleep =
    All Light Wounds are healed, and all cards are spent.
    .task = Pass.
lesson-nemesis-contact-danger =
    In the Event Phase the bag was fed with an Adult: then everybody listens. You rolled Danger, and again noise lies all around you.
    And look at your new hand: there is the Contamination card. It takes the place of a card you could use, and nobody can tell by looking whether it is INFECTED.
lesson-nemesis-contact-rest =
    Rest scans the Contamination cards in your hand. Clean ones leave the game. An INFECTED one stays, and a Larva grows in you.
    .task = Play Rest.
    .hint = First let us see what is in your blood: play Rest.
lesson-nemesis-contact-clean =
    Clean. At the end of the game everybody who survived is scanned in the same way, so do not put it off too long.
lesson-nemesis-contact-end =
    You have met the worst this ship has to offer, well, almost: there is a Queen, too.
    Play on from here, or learn in the last chapter how to get home.

## Third chapter

lesson-nemesis-home-title = The way home
    .text = Coordinates, engines, sleep, and an Objective that nobody may know.
lesson-nemesis-home-alone =
    A third voyage. You are close to the Cockpit, covered with Slime: for you silence does not exist, it counts as Danger. The Captain has stayed at the Hibernatorium.
    Noise lies in the Corridor ahead.
lesson-nemesis-home-wish =
    Read your Objectives. Quarantine wants the ship to reach Mars. Who sleeps when it arrives anywhere but on Earth dies, except whoever has Quarantine, on Mars.
    What the Captain wants, nobody knows. Surely not Mars.
lesson-nemesis-home-cockpit =
    Where does the ship fly? That is to be seen in the Cockpit.
    .task = Move to the Cockpit.
    .hint = One step ahead lies the Cockpit. Take the marked Corridor.
lesson-nemesis-home-pay =
    One step, one card.
    .task = Discard Basic Repairs.
    .hint = For the Cockpit you need the other two. Discard Basic Repairs.
lesson-nemesis-home-use =
    No Encounter this time. The action of the Cockpit costs two cards.
    .task = Use the Room.
    .hint = You came for this: use the Room.
lesson-nemesis-home-look =
    You can look at the Coordinates, or set another Destination.
    .task = Look at the Coordinates.
    .hint = First look, then decide.
lesson-nemesis-home-secret =
    Only you have seen the card; it stands in your notebook: Deep Space, Mars, Earth, Venus, from A to D. The Destination is B. Mars, just what you need!
    At a table of friends you could tell the Captain now: “We are flying to Earth.” You may lie about what you have seen. After the game everybody sees who did.
lesson-nemesis-home-engines =
    There are three engines, and two have to work, or the ship is lost. Whoever stands in an engine room can look and, with Repairs, change it. Again nobody else sees it.
    You take a risk and trust them.
lesson-nemesis-home-ways =
    Three ways lead out: to sleep in the Hibernatorium, to leave in an Escape Pod from an Evacuation Section, or, for some Objectives, to let the ship destroy itself.
    You go back to the Captain. Rounds go by, and nobody dares to move.
lesson-nemesis-home-open =
    Time has reached the blue spaces: the hibernation chambers are open. But the noise has come close. Every Corridor around you may bring an Encounter.
lesson-nemesis-home-hibernate =
    To go to sleep costs two cards and a Noise roll. If an Intruder stands here afterwards, you stay awake.
    .task = Use the Room and go to sleep.
    .hint = Waiting will not make it safer. Use the Room.
lesson-nemesis-home-asleep =
    What luck: the noise led to an Encounter, but the token was blank. Nobody there, only new noise all around. You sleep.
    The Captain is still awake, and wants to sleep, too.
lesson-nemesis-home-choose =
    Everybody sleeps, so the ship jumps and the game ends. Nobody has ever met an Intruder, so you choose your Objective only now.
    .task = Keep Quarantine.
    .hint = For that one there is no time left. Quarantine!
lesson-nemesis-home-check =
    The victory check, step by step: two engines work, the ship lives. It arrives at Mars: the Captain dies, you are spared. You are scanned and clean. Your Objective is fulfilled.
    You win, alone. That is what semi-cooperative means: together you survive, but not everybody has to.
lesson-nemesis-home-end =
    You know how to live and how to get home. There are five more Characters, more Rooms than you have seen, and a Queen.
    Sleep well.
