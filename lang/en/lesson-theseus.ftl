### The lesson of Theseus. A text is what a step explains, .task what the reader does, .hint what helps whoever tried something else.

lesson-theseus-about = A space station, two factions, and a ring that turns only one way. You learn the game while you play it.

## First chapter

lesson-theseus-ring-title = The ring
    .text = Move, fight and install your first cards. Marines against Aliens.
lesson-theseus-ring-welcome =
    Welcome aboard. You lead the Marines, the Aliens want the same station.
    In the middle stands what counts: Life. All your units share it. Whoever drops to 0 loses at once, and without that the higher sum wins when the cards run out.
lesson-theseus-ring-station =
    The station is a ring of five sectors. Every sector has four Rooms for units, slots for cards, and an action of its own.
    Remember one thing: units move clockwise, always. What has passed you comes back only after a whole round.
lesson-theseus-ring-opening =
    Before the first turn each side installs one card. You have drawn three, and all of them lie open.
    A Mine is a trap: an enemy unit that stops in its sector takes 2 wounds.
    .task = Choose the Mine.
    .hint = The other two are useful later. Take the Mine first: the Aliens will soon come by.
lesson-theseus-ring-slot =
    A card can go on any empty slot of the station, whoever lives there. Think of where the enemy will stop.
    The Aliens start in their Nest, and two units there will move two sectors: Corridors, Control Centre.
    .task = Put the Mine on an empty slot of the Control Centre.
    .hint = A fine place, but nobody would step on it soon. Look for the Control Centre.
lesson-theseus-ring-place =
    Two of your Marines stand in the Loading Dock, your own sector. The third may begin anywhere.
    .task = Put your third Marine in a free Room of the Corridors.
    .hint = Let us begin in the Corridors; from there the way home is short.
lesson-theseus-ring-enemy =
    The Aliens have answered. In the Technical Hall they installed Tentacles, a trap with a crescent: it also hits units that only pass.
    Your two other cards wait on the pending slots of the Loading Dock. There they do nothing yet.
lesson-theseus-ring-points =
    How far does a unit go? As many sectors as there are units in its own, friends and enemies alike. The small number under each sector tells.
    In the Corridors stand two, your Marine and an Alien: two steps. Not one more, not one less.
lesson-theseus-ring-move =
    Two steps from the Corridors: Control Centre, Loading Dock. Your own Mine does you no harm.
    .task = Move Marine 3, who stands in the Corridors.
    .hint = That unit would run past the Tentacles. Choose the Marine in the Corridors.
lesson-theseus-ring-room =
    At the end of a Move you choose a free Room. Lines between Rooms are passages: only along them can units attack one another.
    .task = Choose a free Room of the Loading Dock.
lesson-theseus-ring-home =
    Where a Move ends, the sector acts for you. Your own sector gives you an Upgrade token, or throws out a card the enemy has installed here.
    .task = Take the Upgrade token.
    .hint = Nothing here has to be thrown out. Take the token.
lesson-theseus-ring-pending =
    Last comes the pending slot. Your own card waiting there can be installed, and the next card of your deck takes its place.
    Arsenal is an action card: whenever a unit of yours ends its Move in its sector, you get an Upgrade token.
    .task = Use the slot on which Arsenal waits.
    .hint = Good, but later. First we install Arsenal.
lesson-theseus-ring-install =
    Install it where you often end a Move. The Corridors are a good place: you will come by in your next turn.
    .task = Put Arsenal on an empty slot of the Corridors.
    .hint = It would work there, too. But your next Move ends in the Corridors.
lesson-theseus-ring-mine =
    It worked: an Alien stopped in the Control Centre, stepped on your Mine and took 2 wounds. The Mine is used up.
    The Alien then used the Control Centre: the Malfunction token lies on your waiting card. Nobody can touch that card now.
lesson-theseus-ring-token =
    Your turn. You own an Upgrade token, and you may spend it at any moment of your turn: to turn a unit to its better side, or to raise the number of a card.
    .task = Use the Upgrade token.
    .hint = First the token: an upgraded Marine strikes harder on arrival.
lesson-theseus-ring-upgrade =
    A Marine attacks one enemy in reach. An upgraded Marine attacks all of them.
    .task = Upgrade Marine 1.
    .hint = That would help as well. We take Marine 1, who moves next.
lesson-theseus-ring-count =
    In the Loading Dock stand three units: three steps. Technical Hall, Alien Nest, Corridors.
    The Tentacles on the way will cost you 1 Life. The Corridors are worth it.
    .task = Move Marine 1.
    .hint = Every unit here has three steps; we take the upgraded one.
lesson-theseus-ring-arrive =
    In the Corridors every Room is joined to every other. Wherever you stand, the Alien there is in reach.
    .task = Choose a free Room of the Corridors.
lesson-theseus-ring-assault =
    Read the log: the Tentacles wounded you on the way. Arsenal gave you a token. And the Corridors called an Assault: all your units, in every sector, attack whom they can reach. The enemy does not strike back.
    That is a whole turn: Move, card actions, sector action, pending cards.
lesson-theseus-ring-leave =
    The pending slot of the Corridors is empty. You may put the top card of your deck there and install it another time.
    .task = Put your top card on the pending slot.
    .hint = You could keep the token, or end the turn. But a card on the way is worth more: use the slot.
lesson-theseus-ring-end =
    Well done. You know how to move, count and strike, and the rest are cards.
    Play on from here against a computer player, or go on with the next chapter.

## Second chapter

lesson-theseus-cards-title = Cards and traps
    .text = Malfunctions, extra turns, full sectors and Bonus cards: the same game, a few turns later.
lesson-theseus-cards-recap =
    The same game, right where we left it. Now the Aliens have their turn.
    Watch the Alien in the Corridors.
lesson-theseus-cards-guest =
    An Alien stands in your Loading Dock. It may not use your sector, but it used your pending slot: your waiting card was thrown out, and one of its own waits there.
    Cards that leave the game never come back. Your deck of twelve is a clock, too.
lesson-theseus-cards-spend =
    You still have the token from Arsenal.
    .task = Use the Upgrade token.
lesson-theseus-cards-second =
    A second Marine who attacks all in reach will soon come in handy at home.
    .task = Upgrade Marine 2.
    .hint = Marine 2 stands beside the guest. That is the one.
lesson-theseus-cards-step =
    Marine 1 stands alone in the Corridors: one step, to the Control Centre.
    .task = Move Marine 1.
    .hint = We want to reach the Control Centre: one step from the Corridors.
lesson-theseus-cards-stand =
    Choose where to stand. Nobody attacks here today.
    .task = Choose a free Room of the Control Centre.
lesson-theseus-cards-fault =
    The Control Centre moves the Malfunction token: it goes on any card of the enemy, and that card is switched off. The card it came from works again.
    .task = Switch off the Tentacles in the Technical Hall.
    .hint = That would annoy them, too. But the Tentacles lie on every way you take.
lesson-theseus-cards-wait =
    Here is an empty pending slot as well.
    .task = Put your top card there.
lesson-theseus-cards-hall =
    Did you see? An Alien stopped in the Technical Hall, and that means an extra turn with another unit. It is compulsory, even when it hurts.
    The second Alien reached the Corridors and called an Assault. Nothing happened: Aliens have no attack until they are upgraded.
lesson-theseus-cards-fourth =
    The Loading Dock holds three units. Whoever arrives as the fourth fills it, and a full sector means a Minor Assault: all units of that player attack there.
    Marine 1 is alone in the Control Centre: one step home.
    .task = Move Marine 1.
    .hint = The others would leave the Loading Dock. Bring Marine 1 home.
lesson-theseus-cards-first =
    Two of your Marines have a passage to the Alien. You decide in which order they attack.
    .task = Let one of them attack.
lesson-theseus-cards-space =
    Two wounds. What if a fifth unit comes? Then one unit in the sector is pushed into Space, and the one who arrives chooses which.
    From Space a unit comes back to any free Room, but that costs a whole turn: no cards, no sector action.
lesson-theseus-cards-home =
    You are home: take another token.
    .task = Take the Upgrade token.
lesson-theseus-cards-clear =
    The card of the Aliens still waits on your pending slot. You may throw it out and put one of yours there.
    .task = Use the slot with the card of the Aliens.
    .hint = Your other card waits safely. Clear the slot of the Aliens first.
lesson-theseus-cards-lifted =
    The Alien went once around the station and took the Malfunction token along: it lies on your waiting card again.
    That means the Tentacles work again. Keep an eye on the token.
lesson-theseus-cards-third =
    One more token to spend. Only Marine 3 is left to upgrade.
    .task = Use the Upgrade token.
lesson-theseus-cards-round =
    Three units in the Loading Dock, three steps: past the Tentacles to the Corridors, where an Alien stands.
    .task = Move Marine 3.
    .hint = Take Marine 3, whom you have just upgraded.
lesson-theseus-cards-corner =
    You know the Corridors: all Rooms are joined.
    .task = Choose a free Room.
lesson-theseus-cards-result =
    One wound for you, one for them, and a token from Arsenal. It pays to end Moves where your own cards lie.
lesson-theseus-cards-trap =
    Here waits a Mine, left by you some turns ago.
    .task = Use the pending slot with the Mine.
lesson-theseus-cards-bonus =
    Some slots hold a Bonus card. Whoever installs there takes it, and may use it once, at any moment of an own turn. Passage adds a step to a Move, Card from the Deck installs at once, Upgrade does what a token does.
    .task = Install the Mine on a slot of the Corridors that holds a Bonus card.
    .hint = A good slot, but without a Bonus card. Two slots of the Corridors have one.
lesson-theseus-cards-end =
    Now you know every part of the station. What is left is the cards, and every one explains itself when you look at it.
    Play on from here, or see in the last chapter how a game is won without a fight.

## Third chapter

lesson-theseus-data-title = Data
    .text = Lead the Scientists through the last turns of a race. One way to win, and how games end.
lesson-theseus-data-goal =
    Another game, near its end. You lead the Scientists. They fight badly, but they collect Data: 20 Data Points win the game at once.
    You have 15. The Greys collect Data as well; Marines and Aliens do not.
lesson-theseus-data-archives =
    Your treasure: two Archives in your Laboratory. Each gives Data when a unit of yours ends its Move here, and an Upgrade token on each has raised its number to 2.
    Two cards, two points each: one visit brings 4.
lesson-theseus-data-ends =
    A game ends in three ways: Life at 0, Data at 20, or the End token. It moves each time somebody has to refill a slot from an empty deck; at its fourth step the game is over, and Life and Data together decide.
    Your deck still holds cards. We try the second way.
lesson-theseus-data-start =
    Scientist 2 stands in the Technical Hall, with two steps. The Laboratory is further, but you have help.
    .task = Move Scientist 2.
    .hint = From there you cannot reach the Laboratory. Scientist 2 can, with help.
lesson-theseus-data-passage =
    You hold the Bonus card Passage: this Move goes one sector further.
    .task = Use Passage.
    .hint = Two steps would end too early. Use the card.
lesson-theseus-data-leap =
    In the Control Centre lies your Secret Passage, a Shortcut: you may leave the sector out. It costs no step, and its traps do not see you.
    .task = Leap over the Control Centre.
    .hint = If you enter it, your Move ends there. Leap.
lesson-theseus-data-room =
    Home. Choose a Room.
    .task = Choose Room A.
    .hint = Both are free. Take Room A, so that the story goes on as planned.
lesson-theseus-data-order =
    With several action cards you choose the order. Here it makes no difference.
    .task = Perform one of the Archives.
lesson-theseus-data-home =
    19. One point is missing. The turn goes on: your sector offers a token.
    .task = Take the Upgrade token.
    .hint = There is nothing to clean. Take the token.
lesson-theseus-data-pending =
    Cameras wait on your slot. They count enemies that stop in their sector, and your own unit collects the points.
    .task = Use the slot on which the Cameras wait.
lesson-theseus-data-cameras =
    The Corridors are where the Marines like to go.
    .task = Install the Cameras on the second slot of the Corridors.
    .hint = That slot would do. For this lesson take the second one in the upper row of the Corridors.
lesson-theseus-data-strengthen =
    Cards with a number take Upgrade tokens: each raises the number by 1. You may do that at once.
    .task = Use the Upgrade token.
    .hint = The token would be yours next turn as well. Let us use it now.
lesson-theseus-data-number =
    The first token on a card costs just itself; every further one gets dearer.
    .task = Strengthen the Cameras you have just installed.
lesson-theseus-data-raid =
    The Marines know what is at stake. With a Passage of their own one of them reached your Laboratory as the fourth unit: a Minor Assault, 1 Life lost.
    They came too late. And they have given you something: there are four units in the Laboratory now.
lesson-theseus-data-last =
    Four units, four steps: with the Shortcut exactly once around the station, back home.
    .task = Move Scientist 1.
    .hint = Each of them could do it. We take Scientist 1.
lesson-theseus-data-again =
    The same leap as before.
    .task = Leap over the Control Centre.
    .hint = Without the leap your Move ends one sector too early.
lesson-theseus-data-minor =
    You arrive as the fourth unit, so this time your Minor Assault comes first. Upgraded Scientists can attack.
    .task = Let one of your Scientists attack.
lesson-theseus-data-win =
    And now the Archives.
    .task = Perform one of the Archives.
lesson-theseus-data-end =
    20 Data Points: the Scientists win, with 13 Life to spare.
    You know Theseus now. Try the Aliens with their Shortcuts, the Greys with their probes, or Pandora, who plays without cards.
