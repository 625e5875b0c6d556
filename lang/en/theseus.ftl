### Theseus: everything that lies on the table, and the words around it.
###
### $x: the number of a card, with the Upgrade tokens on it (a number).
### $kind: name of a kind of unit. $number: which one, from 1 (a number).
### $sector: name of a sector. $letter: letter of a Room.
### $name: name of a unit or card. $place: where it is.

theseus-name = Theseus: The Dark Orbit
    .text = Factions fight over a station that is a ring. Units only ever go round: count the sectors, lay your traps, and be where nobody expects you.

## Factions

theseus-faction-marines = Marines
    .text = They shoot from the first turn and mine what they leave behind. The easiest to begin with.
theseus-faction-aliens = Aliens
    .text = Harmless at first. Once upgraded, they tear at everything within reach.
theseus-faction-scientists = Scientists
    .text = They watch through cameras and search archives. 20 Data Points win the game.
theseus-faction-greys = Greys
    .text = They move enemies like puppets and draw Data from them. 20 Data Points win the game.
theseus-faction-pandora = Pandora
    .text = No cards of its own: it buds Embryos, and they take over the cards of others.

## Cards of the Marines

theseus-card-marines_mine = Mine
    .text = An enemy unit that stops here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }. Then the card leaves the game.
theseus-card-marines_fire = Fire
    .text = An enemy unit that enters or stops here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }.
theseus-card-marines_combat_post = Combat Post
    .text = Attacks of your units here deal { $x ->
            [one] { $x } more wound
           *[other] { $x } more wounds
        } to each unit they hit.
theseus-card-marines_assault = Assault
    .text = All your units attack, in every sector, in the order you like.
theseus-card-marines_arsenal = Arsenal
    .text = Take 1 Upgrade token.
theseus-card-marines_barricades = Barricades
    .text = An enemy Attack here hits at most one Marine, for at most 1 wound or 1 Data Point. Traps work as usual.
theseus-card-marines_tactical_order = Tactical Order
    .text = One of your units attacks at once.
theseus-card-marines_double_shot = Double Shot
    .text = Marines here attack once more, and choose their targets anew.
theseus-card-marines_duplicate = Duplicate
    .text = Your cards on the slots beside this one, not diagonally, count once more, with their tokens.
theseus-card-marines_ambush = Ambush
    .text = When an enemy unit stops here, each of your units here attacks, whomever it can reach.
theseus-card-marines_trap_detector = Trap Detector
    .text = { $x ->
            [one] You may put a Deactivation token on any sector. It cancels the enemy traps there once for your unit.
           *[other] You may put up to { $x } Deactivation tokens on any sectors. Each cancels the enemy traps there once for your unit.
        }
theseus-card-marines_round_up = Round-up
    .text = You may make a Move with one enemy unit. You choose its way and its Room.
theseus-card-marines_safeguards = Safeguards
    .text = An enemy who places the Malfunction token has to put it on this card.

## Cards of the Aliens

theseus-card-aliens_tentacles = Tentacles
    .text = An enemy unit that enters or stops here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }.
theseus-card-aliens_nest = Nest
    .text = Take 1 Upgrade token.
theseus-card-aliens_habitat = Habitat
    .text = Attacks of your units here deal { $x ->
            [one] { $x } more wound
           *[other] { $x } more wounds
        } to each unit they hit.
theseus-card-aliens_hidden = Hidden
    .text = In your Assaults it strikes after your units: one enemy unit here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }, walls or not. It is no unit itself.
theseus-card-aliens_assault = Assault
    .text = All your units attack, in every sector, in the order you like.
theseus-card-aliens_ventilation_shortcut = Ventilation Shortcut
    .text = Your Moves may leap over this sector: no Movement Point, no traps.
theseus-card-aliens_evolution = Evolution
    .text = Turn one of your units to its upgraded side. Not a Minor Alien.
theseus-card-aliens_attack_from_darkness = Attack from Darkness
    .text = { $x ->
            [one] One of your units, wherever it stands, may attack. Only once in a turn through this card.
           *[other] Up to { $x } of your units, wherever they stand, may attack. Each only once in a turn through this card.
        }
theseus-card-aliens_duplicate = Duplicate
    .text = Your cards on the slots beside this one, not diagonally, count once more, with their tokens.
theseus-card-aliens_incubator = Incubator
    .text = A Minor Alien appears in a Room here. No Room empty? It pushes a unit you choose into Space. No trap works on it.
theseus-card-aliens_ventilation_exit = Ventilation Exit
    .text = Your unit that sets out from another sector with a Ventilation card of yours may end its Move here at once.
theseus-card-aliens_parasite = Parasite
    .text = An enemy unit that stops here is infected: 1 wound for every Movement Point it uses. Its own faction sector cures it, and so does Space.
theseus-card-aliens_kidnapping = Kidnapping
    .text = You may put { $x ->
            [one] an enemy unit from here into another sector
           *[other] up to { $x } enemy units from here into other sectors
        }. Traps there work.
theseus-card-aliens_vines = Vines
    .text = Enemy cards installed in this sector do not work and take no tokens.

## Cards of the Scientists

theseus-card-scientists_archives = Archives
    .text = You gain { $x ->
            [one] { $x } Data Point
           *[other] { $x } Data Points
        }.
theseus-card-scientists_cameras = Cameras
    .text = Every enemy unit that stops here adds { $x ->
            [one] { $x } point
           *[other] { $x } points
        } to the card, up to 6. When your unit ends its Move here, they become Data Points.
theseus-card-scientists_medlab = Medlab
    .text = You regain { $x ->
            [one] { $x } Life Point
           *[other] { $x } Life Points
        }, up to 20. Each against all: instead, your opponents lose as many in all, divided as you like.
theseus-card-scientists_minilab = MiniLab
    .text = Take 1 Upgrade token.
theseus-card-scientists_hideout = Hideout
    .text = Scientists here cannot be attacked. Traps and other cards still work on them.
theseus-card-scientists_secret_passage = Secret Passage
    .text = Your Moves may leap over this sector: no Movement Point, no traps.
theseus-card-scientists_transmission = Transmission
    .text = You gain 3 Data Points.
theseus-card-scientists_defence_system = Defence System
    .text = Your unit that ends its Move here arms it. The next enemy unit that enters or stops here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }, and the system goes to sleep.
theseus-card-scientists_duplicate = Duplicate
    .text = Your cards on the slots beside this one, not diagonally, count once more, with their tokens.
theseus-card-scientists_base_plans = Base Plans
    .text = You may install one of your pending cards from any sector and refill its slot.
theseus-card-scientists_malfunction = Malfunction
    .text = Put the Malfunction token on an enemy card in any sector, pending or installed.
theseus-card-scientists_grabber = Grabber
    .text = Holds an enemy unit that stops here: it can neither move nor attack until another unit of its side stops here.
theseus-card-scientists_detonation = Detonation
    .text = You may detonate: every enemy unit here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }, walls or not. Then the card leaves the game.
theseus-card-scientists_remote_control = Remote Control
    .text = You may perform one of your Action cards in any sector, as if your unit had just stopped there.

## Cards of the Greys

theseus-card-greys_chamber = Chamber
    .text = Attacks of your units here that draw Data yield { $x ->
            [one] { $x } more Data Point
           *[other] { $x } more Data Points
        }.
theseus-card-greys_mine = Mine
    .text = An enemy unit that stops here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }. Then the card leaves the game.
theseus-card-greys_test = Test
    .text = If an enemy unit stands here, you gain { $x ->
            [one] { $x } Data Point
           *[other] { $x } Data Points
        }.
theseus-card-greys_amplifier = Amplifier
    .text = Take 1 Upgrade token.
theseus-card-greys_box = Box
    .text = When an enemy unit stops here, you gain { $x ->
            [one] { $x } Data Point
           *[other] { $x } Data Points
        }. Then the card leaves the game.
theseus-card-greys_mental_probe = Mental Probe
    .text = Choose a sector: you gain 1 Data Point, and 1 more for every enemy unit there.
theseus-card-greys_control = Control
    .text = You may make a Move with { $x ->
            [one] an enemy unit. You choose its way and its Room.
           *[other] up to { $x } enemy units, one after another. You choose their ways and their Rooms.
        }
theseus-card-greys_duplicate = Duplicate
    .text = Your cards on the slots beside this one, not diagonally, count once more, with their tokens.
theseus-card-greys_time_loop = Time Loop
    .text = A Move of yours that enters this sector may spend up to { $x ->
            [one] { $x } Movement Point
           *[other] { $x } Movement Points
        } here without leaving it.
theseus-card-greys_teleport = Teleport
    .text = Your unit that ends its Move here may go to any sector instead and end it there.
theseus-card-greys_invisibility = Invisibility
    .text = You may make { $x ->
            [one] one of your units invisible, wherever it stands: it cannot be attacked and sets off no traps until its next Move is over
           *[other] up to { $x } of your units invisible, wherever they stand: they cannot be attacked and set off no traps until their next Move is over
        }.
theseus-card-greys_degradation = Degradation
    .text = An opponent you choose loses { $x ->
            [one] { $x } upgrade
           *[other] { $x } upgrades
        } of their own choice: tokens, or upgraded sides of units.
theseus-card-greys_transfer = Transfer
    .text = One enemy unit here takes { $x ->
            [one] { $x } wound
           *[other] { $x } wounds
        }, and you gain { $x ->
            [one] { $x } Data Point
           *[other] { $x } Data Points
        }.

## Bonus cards

theseus-bonus-bonus_upgrade = Upgrade
    .text = Take 1 Upgrade token.
theseus-bonus-bonus_passage = Passage
    .text = Your unit under way gets 1 more Movement Point and has to use it.
theseus-bonus-bonus_card_from_deck = Card from the Deck
    .text = Install the top card of your deck. An Instant goes to your reserve or is used.

## Sectors: what happens when a unit stops there

theseus-sector-corridors = Corridors
    .text = Assault: all your units attack.
theseus-sector-control_centre = Control Centre
    .text = Put the Malfunction token on an enemy card.
theseus-sector-technical_hall = Technical Hall
    .text = Extra turn with another of your units that has not moved yet.
theseus-sector-loading_dock = Loading Dock
    .text = Home of the Marines: an Upgrade token or Base Cleaning. Nothing for others.
theseus-sector-alien_nest = Alien Nest
    .text = Home of the Aliens: an Upgrade token or Base Cleaning. Nothing for others.
theseus-sector-laboratory = Laboratory
    .text = Home of the Scientists: an Upgrade token or Base Cleaning. Nothing for others.
theseus-sector-wreck = Wreck
    .text = Home of the Greys: an Upgrade token or Base Cleaning. Nothing for others.

## Units

theseus-unit-marine = Marine
    .text = Attacks one enemy unit in range; upgraded, all of them.
theseus-unit-alien = Alien
    .text = No Attack; upgraded, it wounds every enemy unit in range.
theseus-unit-scientist = Scientist
    .text = No Attack; upgraded, it wounds one enemy unit in range.
theseus-unit-grey = Grey
    .text = No Attack; upgraded, it draws 1 Data Point from one enemy unit in range.
theseus-unit-minor_alien = Minor Alien
    .text = Attacks one enemy unit in range. It has no upgraded side.
theseus-unit-being = Being
    .text = Attacks one enemy unit in range; upgraded, all of them. Buds where no enemy stands.
theseus-unit-grasper = Grasper
    .text = Takes over cards for good. No Attack; upgraded, it wounds one enemy unit in range.
theseus-unit-runner = Runner
    .text = May go one sector further. Takes over a card for one use; upgraded, for good, and it wounds one enemy unit in range.
theseus-unit-warrior = Warrior
    .text = Attacks one enemy unit in range; upgraded, all of them. Takes over a card for one use; upgraded, for good.

## Tokens and markers

theseus-token-end = End token
    .text = Counts down once decks run out: 3, 2, 1, end.
theseus-token-malfunction = Malfunction token
    .text = Switches off one card, pending or installed.
theseus-token-upgrade = Upgrade token
    .text = Turns a unit to its upgraded side, or raises the number of a card by 1.
theseus-token-alliance = Alliance token
    .text = Shows who plays with whom, and in which order.
theseus-token-fire = Fire
    .text = Reminds of an installed Fire.
theseus-token-deactivation = Deactivation
    .text = Cancels the enemy traps of the sector once for a Marine.
theseus-token-tentacles = Tentacles
    .text = Reminds of installed Tentacles.
theseus-token-parasite = Parasite
    .text = The unit takes 1 wound for every Movement Point it uses.
theseus-token-minor_alien = Minor Alien
    .text = One more unit of the Aliens.
theseus-token-vines = Vines
    .text = The card does not work.
theseus-token-hidden = Hidden
    .text = Reminds of an installed Hidden.
theseus-token-defence_system = Defence System
    .text = The Defence System is armed.
theseus-token-camera = Camera
    .text = What the Cameras have gathered, from 0 to 6.
theseus-token-grabber = Grabber
    .text = The unit is held.
theseus-token-invisibility = Invisibility
    .text = The unit cannot be attacked and sets off no traps.
theseus-token-pandora_sector = Pandora sector
    .text = The sector beside it is Pandora’s home as well.
theseus-token-marines_marker = marker of the Marines
    .text = Counts Life.
theseus-token-aliens_marker = marker of the Aliens
    .text = Counts Life.
theseus-token-scientists_marker = marker of the Scientists
    .text = Counts Life; the second one counts Data.
theseus-token-greys_marker = marker of the Greys
    .text = Counts Life; the second one counts Data.
theseus-token-pandora_marker = marker of Pandora
    .text = Counts Life.

## Kinds of cards

theseus-card_kind-action = Action
    .text = Works when your unit ends its Move in this sector.
theseus-card_kind-module = Module
    .text = Always works in its sector.
theseus-card_kind-trap = Trap
    .text = Works on enemy units that stop in its sector; some traps also on those that pass.
theseus-card_kind-instant = Instant
    .text = Kept in reserve and used once, at any moment of your turn.
theseus-card_kind-shortcut = Shortcut
    .text = Changes the way of your Moves through its sector.
theseus-card_kind-duplicate = Duplicate
    .text = Copies your cards beside it.
theseus-card_kind-special = Special
    .text = Works in the whole game.
theseus-card_kind-bonus = Bonus
    .text = Belongs to nobody. Whoever installs a card on its slot takes it and may use it once.

## Before the game

theseus-mode-duel = Duel
    .text = Two players. Whoever has no Life left loses.
theseus-mode-each_against_all = Each against all
    .text = Three or four players. Wounds you deal bring you Life; 20 Life or 20 Data win.
theseus-mode-alliances = Two against two
    .text = Two alliances; seats 1 and 3 against seats 2 and 4. Two units and ten cards each.

theseus-ring-standard = Usual ring
    .text = As the rulebook lays it; each against all, at random.
theseus-ring-even = Even ring
    .text = An order of sectors that gives the first player less of an advantage.
theseus-ring-random = Random ring
    .text = Nobody knows the way. The sectors decide who begins.
theseus-ring-in_turns = Laid in turns
    .text = Players lay one sector after another.
theseus-ring-fixed = Fixed ring
    .text = The sectors in exactly this order.

theseus-decks-random = Random decks
    .text = Fifteen random cards of the faction, ten in an alliance.
theseus-decks-chosen = Chosen decks
    .text = Everybody picks their own deck in secret.

theseus-level-0 = Level 0
    .text = The cards for first games.
theseus-level-1 = Levels 0 and 1
    .text = A little more to think about.
theseus-level-2 = Levels 0 to 2
    .text = Most of the cards.
theseus-level-3 = All cards
    .text = The full game.

theseus-opening-1 = One card installed
    .text = As usual: three cards are taken, one is installed before the first turn.
theseus-opening-3 = Three cards installed
    .text = For beginners: five cards are taken, three are installed before the first turn.

theseus-bot-random = Random
    .text = Takes any option, all equally likely.
theseus-bot-rookie = Rookie
    .text = Looks one turn ahead. A fair opponent for a first game.

## Places and words of the board

theseus-label-unit = { $kind } { $number }
theseus-label-room = { $sector } { $letter }
theseus-label-slot = { $sector }, slot { $number }
theseus-label-pending = { $sector }, pending slot { $number }
theseus-label-at = { $name } – { $place }

theseus-side-left = on the left
theseus-side-right = on the right

theseus-place-out = not in this game
theseus-place-supply = in the supply
theseus-place-room = in a Room
theseus-place-space = in Space
theseus-place-underway = under way
theseus-place-card = on a card it has taken over

theseus-spot-symbol = on no card
theseus-spot-lifted = lifted
theseus-spot-slot = on an installed card
theseus-spot-pending = on a pending card

theseus-use-upgrade_token = Upgrade token
theseus-use-instant = Instant
theseus-use-bonus = Bonus card

theseus-step-opening = Setup

theseus-end-off = the end is far
theseus-end-3 = 3
theseus-end-2 = 2
theseus-end-1 = 1
theseus-end-end = the end

theseus-word-life = Life
theseus-word-data = Data
theseus-word-end_track = End track
theseus-word-space = Space
theseus-word-station = Station
theseus-word-sector = Sector
theseus-word-room = Room
theseus-word-slot = Slot for an installed card
theseus-word-pending_slot = Slot for a pending card
theseus-word-passage = Passage
theseus-word-home = Home sector
theseus-word-unit = Unit
theseus-word-embryo = Embryo
theseus-word-base_side = Base side
theseus-word-upgraded_side = Upgraded side
theseus-word-deck = Deck
theseus-word-in_hand = Card in hand
theseus-word-top_card = Top card
theseus-word-discards = Discarded
theseus-word-unseen = Not seen yet
theseus-word-reserve = Reserve
theseus-word-pool = Common pool
theseus-word-upgrade_tokens = Upgrade tokens
theseus-word-instants = Instants
theseus-word-bonus_cards = Bonus cards
theseus-word-movement_points = Movement Points
theseus-word-level = Level
theseus-word-one_use = One use
theseus-word-copies = Copies
theseus-word-alliance_a = Alliance A
theseus-word-alliance_b = Alliance B
theseus-word-ring_unlaid = The ring is not laid yet.
theseus-word-unplaced = not yet on the station
theseus-word-base_cleaning = Base Cleaning
theseus-word-minor_assault = Minor Assault
theseus-word-armed = armed
theseus-word-held = held
theseus-word-infected = infected
theseus-word-invisible = invisible
theseus-word-switched_off = switched off
theseus-word-entangled = entangled
theseus-word-empty = empty

## How a game ends

theseus-ending-life_lost = A faction has no Life left.
theseus-ending-life_collected = 20 Life Points are collected.
theseus-ending-data_collected = 20 Data Points are collected.
theseus-ending-end_track = The end track has run out.
theseus-ending-quiet = Nothing has changed for too long.
theseus-ending-after_tie = The additional turns after a tie have decided.
theseus-ending-shared = Still equal after the additional turns: the victory is shared.
