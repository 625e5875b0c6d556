### Nemesis: what happened, one message for each variant of Event.
###
### Keys: nemesis-log-<variant of Event>. Variables have the names of its fields; where a message needs more, a comment says so.
###
### $seat, $of, and $from and $to where they are players: the name of the Character, or of the seat while there is none (nemesis-label-seat).
### $slot, and $to where it is a Room: the name of the place (nemesis-label-place; nemesis-label-unexplored while its tile lies face down, and when
### the tile is just turned up).
### $figure, and $from and $to in a transformation: the name of the Intruder (nemesis-label-figure).
### $corridor: the printed numbers, such as 011-015. $network: the name of the Technical Corridors (nemesis-network-…).
### $item, $weapon, $card, $room, $token, $objective, $weakness, $character, $wound, $thing, $destination: the name of that thing.
### $back: ".back" of nemesis-item_group-…. Numbers are numbers; $pod, $engine and the $card of the Coordinates are the printed ones, from 1.
### $space: the label of the space: a number, "jump" or "skull", or the letter of a Destination.
### $round, $count, $cards and other counts are numbers. Fields to choose by are ids: $deed, $reaction, $face, $kind, $deck, $way, $cause, $claim, $group.
### Yes and no are "yes" and "no": $runs and $working (an engine), $swapped and $on_top (what was done), $fulfilled, $corporate, $yes.
### What a viewer may not know (an empty field) is passed as "none".

## Setup

nemesis-log-number_dealt = { $seat } is player { $number }.
nemesis-log-objective_dealt =
    { $objective ->
        [none] { $seat } is dealt an Objective.
       *[other] { $seat } is dealt an Objective: { $objective }.
    }
nemesis-log-open_objective = Objective of the crew: { $objective }.

# $first, $second: the Characters on the two draft cards.
nemesis-log-characters_offered = { $seat } may choose: { $first } or { $second }.

# $seat: the seat (nemesis-label-seat), not yet the Character.
nemesis-log-character_chosen = { $seat } wakes up: { $character }.
nemesis-log-pod_placed = Escape Pod { $pod } is ready.

## The round

nemesis-log-round_begins = Round { $round }.
nemesis-log-first_player = { $seat } takes the First Player token.
nemesis-log-turn_begins = Turn: { $seat }.
nemesis-log-card_drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws: { $card }.
    }
nemesis-log-deck_made = { $seat } shuffles a new Action deck.

# $deed: which action; $corridor, $item, $card belong to some of them.
nemesis-log-announced =
    { $deed ->
        [move] { $seat } moves through Corridor { $corridor }.
        [careful] { $seat } moves carefully through Corridor { $corridor }.
        [shoot] { $seat } takes aim.
        [melee] { $seat } closes in with bare hands.
        [pick_up] { $seat } picks something up.
        [trade] { $seat } wants to trade.
        [craft] { $seat } puts something together.
        [activate] { $seat } activates { $item }.
        [play] { $seat } plays { $card }.
        [use] { $seat } uses { $item }.
       *[room_action] { $seat } uses the Room.
    }
nemesis-log-reacted =
    { $reaction ->
        [interruption] { $seat } interrupts.
        [nerves_of_steel] { $seat } has Nerves of Steel.
       *[armor] { $seat } is saved by the Armor.
    }
nemesis-log-cancelled = { $seat }: the action comes to nothing.
nemesis-log-discarded = { $seat } discards { $card }.
nemesis-log-passed = { $seat } passes.
nemesis-log-turn_ends = { $seat } ends the turn.
nemesis-log-revived = { $seat } opens their eyes again: { $slot }.

## Movement and noise

nemesis-log-moved = { $seat } steps in: { $to }.
nemesis-log-room_revealed = { $slot } is revealed: { $room }.
nemesis-log-token_revealed = Exploration, { $slot }: { $token }.
nemesis-log-counter_set =
    { $count ->
        [0] Nothing is left to find: { $slot }.
        [one] { $count } Item can be found: { $slot }.
       *[other] { $count } Items can be found: { $slot }.
    }

# $face: 1 to 4 (as a text), silence or danger.
nemesis-log-noise_rolled =
    { $face ->
        [silence] { $seat } listens: silence.
        [danger] { $seat } listens: danger.
       *[other] { $seat } listens: noise from { $face }.
    }
nemesis-log-noise_placed = Something moves: noise in Corridor { $corridor }.
nemesis-log-technical_noise_placed = Something scrapes in the walls. Noise: { $network }.
nemesis-log-noise_cleared = The noise around it dies down: { $slot }.
nemesis-log-danger = Danger. They close in: { $slot }.
nemesis-log-slimed = { $seat } is covered with Slime.
nemesis-log-slime_gone = { $seat } gets rid of the Slime.
nemesis-log-fire = Fire breaks out: { $slot }.
nemesis-log-fire_out = The Fire is out: { $slot }.
nemesis-log-malfunction = Malfunction: { $slot }.
nemesis-log-malfunction_gone = The Malfunction is repaired: { $slot }.
nemesis-log-door_closed = The Door in Corridor { $corridor } closes.
nemesis-log-door_opened = The Door in Corridor { $corridor } opens.
nemesis-log-door_destroyed = The Door in Corridor { $corridor } is torn apart.

## Intruders

nemesis-log-encounter = Encounter: { $seat } is not alone. { $slot }.
nemesis-log-token_drawn = Drawn from the bag: { $token }.
nemesis-log-token_returned =
    { $kind ->
        [larva] A Larva token goes back into the bag.
        [creeper] A Creeper token goes back into the bag.
        [adult] An Adult token goes back into the bag.
        [breeder] A Breeder token goes back into the bag.
        [queen] The Queen token goes back into the bag.
       *[none] The Blank token goes back into the bag.
    }
nemesis-log-token_added =
    { $kind ->
        [larva] A Larva token joins the bag.
        [creeper] A Creeper token joins the bag.
        [adult] An Adult token joins the bag.
        [breeder] A Breeder token joins the bag.
       *[queen] The Queen token joins the bag.
    }
nemesis-log-token_left =
    { $kind ->
        [larva] A Larva token leaves the bag.
        [creeper] A Creeper token leaves the bag.
        [adult] An Adult token leaves the bag.
        [breeder] A Breeder token leaves the bag.
       *[queen] The Queen token leaves the bag.
    }
nemesis-log-figure_placed = { $figure } appears: { $slot }.
nemesis-log-figure_moved = { $figure } stalks on: { $to }.
nemesis-log-figure_left = { $figure } vanishes into the dark.
nemesis-log-figure_stays = { $figure } stays where it is.

# $injuries: all Injury markers on it now.
nemesis-log-injured = { $figure } is hurt. Injuries in all: { $injuries }.

# $injuries: all Injury markers still on it.
nemesis-log-recovered = { $figure } recovers. Injuries left: { $injuries }.

# $blood: the toughness on the card, "none" for the retreat arrow.
nemesis-log-check_drawn =
    { $blood ->
        [none] Injury check, { $figure }: it wants to retreat ({ $card }).
       *[other] Injury check, { $figure }: toughness { $blood } ({ $card }).
    }
nemesis-log-survives = { $figure } is still alive.
nemesis-log-killed = { $figure } is dead.

# $number: the number of the exit.
nemesis-log-retreats = { $figure } retreats through exit { $number }.
nemesis-log-surprise = { $figure } attacks by surprise. Target: { $seat }.
nemesis-log-attacks = { $figure } attacks. Target: { $seat }.
nemesis-log-attack_drawn = Attack: { $card }.
nemesis-log-misses = { $figure } misses. { $seat } is unhurt.
nemesis-log-attack_ignored = { $seat } gets away unhurt.
nemesis-log-infested = A Larva burrows into the flesh. Victim: { $seat }.
nemesis-log-transformed = { $from } sheds its skin. Now it is { $to }.
nemesis-log-egg_added = An Egg is laid in the Nest.
nemesis-log-egg_destroyed = An Egg is destroyed: { $slot }.
nemesis-log-egg_left = An Egg leaves the Nest.
nemesis-log-nest_destroyed = The Nest is destroyed.
nemesis-log-weakness_revealed = A Weakness is found: { $weakness }.

## Fighting

nemesis-log-shoots = { $seat } fires: { $weapon }.
nemesis-log-strikes = { $seat } strikes.
nemesis-log-combat_rolled =
    { $face ->
        [blank] { $seat } rolls: blank.
        [creeper] { $seat } rolls: Creeper.
        [adult] { $seat } rolls: Adult.
        [hit_1] { $seat } rolls: single hit.
       *[hit_2] { $seat } rolls: double hit.
    }
nemesis-log-rerolled = { $seat } rolls again.
nemesis-log-missed = { $seat } misses.

# $left: Ammo left on the weapon.
nemesis-log-ammo_spent = { $seat }, { $weapon }: Ammo left { $left }.

# $ammo: Ammo on the weapon now.
nemesis-log-ammo_added = { $seat }, { $weapon }: loaded, Ammo { $ammo }.
nemesis-log-thrown = { $seat } throws: { $item }. It lands here: { $slot }.

## Bodies

# $light: Light Wounds now; 0 when the third one turns them into a Serious Wound.
nemesis-log-light_wound =
    { $light ->
        [0] { $seat }: the Light Wounds turn serious.
       *[other] { $seat } is wounded. Light Wounds: { $light }.
    }
nemesis-log-serious_wound =
    { $wound ->
        [none] { $seat } suffers a Serious Wound.
       *[other] { $seat } suffers a Serious Wound: { $wound }.
    }

# $light: Light Wounds left.
nemesis-log-light_healed = { $seat } recovers. Light Wounds left: { $light }.
nemesis-log-dressed =
    { $wound ->
        [none] { $seat } dresses a Serious Wound.
       *[other] { $seat } dresses a Serious Wound: { $wound }.
    }
nemesis-log-serious_healed =
    { $wound ->
        [none] { $seat } heals a Serious Wound.
       *[other] { $seat } heals a Serious Wound: { $wound }.
    }
nemesis-log-contaminated = { $seat } takes a Contamination card.

# $cards: how many were scanned; $infected: how many of them are INFECTED, for the owner only.
nemesis-log-scanned =
    { $infected ->
        [none] { $cards ->
            [one] { $seat } scans { $cards } Contamination card.
           *[other] { $seat } scans { $cards } Contamination cards.
        }
       *[other] { $cards ->
            [one] { $seat } scans { $cards } Contamination card. INFECTED: { $infected }.
           *[other] { $seat } scans { $cards } Contamination cards. INFECTED: { $infected }.
        }
    }
nemesis-log-contamination_removed =
    { $cards ->
        [one] { $seat } gets rid of { $cards } Contamination card.
       *[other] { $seat } gets rid of { $cards } Contamination cards.
    }
nemesis-log-larva_placed = { $seat }: something grows inside.
nemesis-log-larva_removed = { $seat } gets rid of the Larva.
nemesis-log-died = { $seat } dies: { $slot }.

## Items and Objects

# $deck: red, yellow or green.
nemesis-log-searches =
    { $deck ->
        [red] { $seat } searches: red Items.
        [yellow] { $seat } searches: yellow Items.
       *[green] { $seat } searches: green Items.
    }
nemesis-log-item_seen =
    { $item ->
        [none] { $seat } looks at an Item.
       *[other] { $seat } looks at an Item: { $item }.
    }
nemesis-log-item_gained =
    { $item ->
        [none] { $seat } takes an Item ({ $back }).
       *[other] { $seat } takes an Item ({ $back }): { $item }.
    }
nemesis-log-item_under =
    { $item ->
        [none] { $seat } puts an Item ({ $back }) under its deck.
       *[other] { $seat } puts an Item ({ $back }) under its deck: { $item }.
    }
nemesis-log-item_used = { $seat } uses up { $item }.
nemesis-log-item_gone =
    { $item ->
        [none] { $seat } loses an Item ({ $back }).
       *[other] { $seat } loses an Item ({ $back }): { $item }.
    }
nemesis-log-items_lost =
    { $count ->
        [one] { $seat }: { $count } Item lost.
       *[other] { $seat }: { $count } Items lost.
    }

# $to: the weapon.
nemesis-log-attached = { $seat } fits { $item } to { $to }.

# $to: the other Item.
nemesis-log-taped = { $seat } tapes { $item } to { $to }.
nemesis-log-activated = { $seat } can use { $item } from now on.
nemesis-log-crafted = { $seat } crafts { $item }.
nemesis-log-picked_up = { $seat } picks up: { $thing }.
nemesis-log-put_down = { $seat } puts down: { $thing }. It lies here: { $slot }.
nemesis-log-trade_begins = { $seat } begins a Trade.

# $to: a player.
nemesis-log-shown =
    { $item ->
        [none] { $seat } shows an Item. Seen by: { $to }.
       *[other] { $seat } shows an Item: { $item }. Seen by: { $to }.
    }

# $from, $to: players. $thing: "none" when hidden; then $back, which may be "none" too.
nemesis-log-handed =
    { $thing ->
        [none] { $back ->
            [none] { $from } hands something over. Taken by: { $to }.
           *[other] { $from } hands over an Item ({ $back }). Taken by: { $to }.
        }
       *[other] { $from } hands over: { $thing }. Taken by: { $to }.
    }
nemesis-log-trade_ends = { $seat }: the Trade is over.

## The ship

# $space: the number, or "jump".
nemesis-log-time_moved =
    { $space ->
        [jump] Time has run out: the ship prepares to jump.
       *[other] Time runs: { $space }.
    }
nemesis-log-hibernation_opens = The hibernation chambers open.

# $space: the number, or "skull".
nemesis-log-self_destruct =
    { $space ->
        [skull] Self-Destruct sequence: zero.
       *[other] Self-Destruct sequence: { $space }.
    }
nemesis-log-self_destruct_stopped = The Self-Destruct sequence is stopped.
nemesis-log-pod_unlocked = Escape Pod { $pod } is unlocked.
nemesis-log-pod_locked = Escape Pod { $pod } is locked.
nemesis-log-boarded = { $seat } boards Escape Pod { $pod }.
nemesis-log-stepped_out = { $seat } leaves the Escape Pod: { $slot }.
nemesis-log-launched = Escape Pod { $pod } is launched.
nemesis-log-evacuated = { $seat } has left the ship.
nemesis-log-hibernates = { $seat } goes to sleep in a hibernation chamber.
nemesis-log-attempt_fails = { $seat } is not alone any more: the attempt fails.
nemesis-log-engine_seen =
    { $runs ->
        [yes] { $seat } checks engine { $engine }: working.
        [no] { $seat } checks engine { $engine }: damaged.
       *[none] { $seat } checks engine { $engine }.
    }
nemesis-log-engine_handled =
    { $swapped ->
        [yes] { $seat } swaps the tokens of engine { $engine }.
       *[no] { $seat } leaves engine { $engine } as it is.
    }

# $card: number of the Coordinates card.
nemesis-log-coordinates_seen =
    { $card ->
        [none] { $seat } looks at the Coordinates.
       *[other] { $seat } looks at the Coordinates: card { $card }.
    }
nemesis-log-tile_seen =
    { $room ->
        [none] { $seat } looks at a face-down tile: { $slot }.
       *[other] { $seat } looks at a face-down tile: { $slot } is { $room }.
    }
nemesis-log-token_seen =
    { $token ->
        [none] { $seat } looks at an Exploration token: { $slot }.
       *[other] { $seat } looks at an Exploration token: { $slot }, { $token }.
    }

# $of: whose Objective it is.
nemesis-log-objective_seen =
    { $objective ->
        [none] { $seat } reads an Objective. Owner: { $of }.
       *[other] { $seat } reads an Objective. Owner: { $of }. It is { $objective }.
    }
nemesis-log-event_seen =
    { $card ->
        [none] { $seat } looks at the next Event card.
       *[other] { $seat } looks at the next Event card: { $card }.
    }
nemesis-log-event_put =
    { $on_top ->
        [yes] { $seat } leaves the Event card on top.
       *[no] { $seat } puts the Event card under the deck.
    }

# $space: the letter.
nemesis-log-destination_set = { $seat } sets the Destination: { $space }.
nemesis-log-signal_sent = { $seat } sends the Signal.
nemesis-log-airlock_set = Airlock Procedure: { $slot }.
nemesis-log-airlock_off = The Airlock Procedure is called off: { $slot }.
nemesis-log-airlock_opens = The airlock opens into space: { $slot }.

## The Event Phase

nemesis-log-event_drawn = Event: { $card }.

# $number: the Corridor number on the card.
nemesis-log-number_drawn = The Event card { $card } shows number { $number }.
nemesis-log-event_removed = Event card out of the game: { $card }.
nemesis-log-event_deck_made = The Event deck is shuffled anew.
nemesis-log-development_drawn = The Intruders develop: { $token }.

## Objectives and the end

nemesis-log-contact = First contact: there is something aboard.

# $corporate: "yes" for a Corporate card, which is public.
nemesis-log-objective_kept =
    { $objective ->
        [none] { $corporate ->
            [yes] { $seat } keeps the Corporate Objective.
           *[no] { $seat } keeps the other Objective.
        }
       *[other] { $seat } keeps the Objective: { $objective }.
    }
nemesis-log-game_ends =
    { $cause ->
        [jump] The Nemesis jumps.
        [self_destruct] The Self-Destruct sequence has run out.
        [ninth_fire] There is too much Fire: the ship burns up.
        [ninth_malfunction] There are too many Malfunctions: the hull bursts.
       *[nobody_active] Nobody aboard can act any more.
    }
nemesis-log-ship_destroyed = The Nemesis is destroyed.
nemesis-log-engine_revealed =
    { $working ->
        [yes] Engine { $engine } is working.
       *[no] Engine { $engine } is damaged.
    }

# $card: number of the Coordinates card.
nemesis-log-coordinates_revealed = The Coordinates are revealed: card { $card }.
nemesis-log-arrived = The ship arrives: { $destination }.
nemesis-log-check_begins = { $seat } is examined.
nemesis-log-check_card = { $seat } shows { $card }.
nemesis-log-check_survived = { $seat } lives.
nemesis-log-lost_aboard = { $seat } stays aboard for ever.
nemesis-log-objective_revealed =
    { $fulfilled ->
        [yes] { $seat }: { $objective }. Fulfilled.
       *[no] { $seat }: { $objective }. Not fulfilled.
    }
nemesis-log-crew_objective =
    { $fulfilled ->
        [yes] Objective of the crew: { $objective }. Fulfilled.
       *[no] Objective of the crew: { $objective }. Not fulfilled.
    }
nemesis-log-wins = { $seat } wins.

## The Intruder player

nemesis-log-takes_over = { $seat } speaks for the Intruders now.
nemesis-log-intruder_card_drawn =
    { $card ->
        [none] { $seat } draws an Intruder card.
       *[other] { $seat } draws an Intruder card: { $card }.
    }

# $way: move, attack or effect.
nemesis-log-intruder_plays =
    { $way ->
        [move] { $seat } plays { $card } to move.
        [attack] { $seat } plays { $card } to attack.
       *[effect] { $seat } plays { $card } for its effect.
    }
nemesis-log-intruder_discards = { $seat } discards an Intruder card: { $card }.
nemesis-log-attack_seen =
    { $card ->
        [none] { $seat } looks at an Attack card.
       *[other] { $seat } looks at an Attack card: { $card }.
    }
nemesis-log-event_choice_seen =
    { $card ->
        [none] { $seat } looks at an Event card.
       *[other] { $seat } looks at an Event card: { $card }.
    }
nemesis-log-event_left = Event card put away: { $card }.
nemesis-log-check_failed = { $seat } is not human any more, and dies.

## Talk

# $claim: what it is about: engine ($engine, $working), coordinates ($space, $destination), tile ($slot, $room), holds ($item, $yes),
# infected ($cards), kept ($group: personal, corporate or solo_coop).
nemesis-log-claimed =
    { $claim ->
        [engine] { $working ->
            [yes] { $seat } says: Engine { $engine } is working.
           *[no] { $seat } says: Engine { $engine } is damaged.
        }
        [coordinates] { $seat } says: { $space } leads here: { $destination }.
        [tile] { $seat } says: { $slot } is { $room }.
        [holds] { $yes ->
            [yes] { $seat } claims to have: { $item }.
           *[no] { $seat } claims not to have: { $item }.
        }
        [infected] { $cards ->
            [0] { $seat } says: I am clean.
            [one] { $seat } says: { $cards } card of mine is INFECTED.
           *[other] { $seat } says: { $cards } cards of mine are INFECTED.
        }
       *[kept] { $group ->
            [personal] { $seat } says: I keep the Personal Objective.
            [corporate] { $seat } says: I keep the Corporate Objective.
           *[solo_coop] { $seat } says: I keep the Solo/Coop Objective.
        }
    }

# For the time after the game. $truth: yes, no, or "none" when nothing ever decided it.
nemesis-log-claimed-truth =
    { $truth ->
        [yes] That was true.
        [no] That was a lie.
       *[none] Nobody will ever know whether that was true.
    }
nemesis-log-item_revealed = { $seat } shows { $item }.
nemesis-log-item_put_back =
    { $item ->
        [none] { $seat } puts an Item ({ $back }) back under its deck.
       *[other] { $seat } puts an Item ({ $back }) back under its deck: { $item }.
    }

## What you have seen: your own notes, one message for each variant of Fact

nemesis-note-engine =
    { $working ->
        [yes] Engine { $engine } is working.
       *[no] Engine { $engine } is damaged.
    }
nemesis-note-coordinates = The Coordinates: card { $card }.
nemesis-note-tile = { $slot } is { $room }.
nemesis-note-token = Exploration token, { $slot }: { $token }.
nemesis-note-objective = Objective, { $of }: { $objective }.
nemesis-note-event =
    { $on_top ->
        [yes] Next Event card: { $card }.
       *[no] Event card under the deck: { $card }.
    }

# $under: yes when the card went under its deck, no when its owner ($of) showed it.
nemesis-note-item =
    { $under ->
        [yes] Item under its deck: { $item }.
       *[no] { $of } has { $item }.
    }

# $infected, $clean: how many cards of a scan were INFECTED and how many were not.
nemesis-note-scan = Your scan: INFECTED { $infected }, clean { $clean }.
