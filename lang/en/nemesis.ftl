### Nemesis: names of everything in the box, and what it does in our own words.
###
### Keys: nemesis-<set>-<id>, the id as in content/nemesis and in the enums of the engine. ".text" is the effect for a card or a tooltip,
### ".option1" to ".option3" are labels for the alternatives of a card, an Item or a Room (Action::Option, counted from 1).
### Names are nominatives. Sentences never change an inserted name: they put it first, or behind a colon.

## The game

nemesis-name = Nemesis
    .text = Something woke you from hibernation. One of the crew is dead, the ship is dark, and you are not alone.

## Names put together

# $number: a place at the table, counted from 1; used while its player has no Character.
nemesis-label-seat = Seat { $number }

# $room: name of the Room, $slot: its printed number such as 005.
nemesis-label-place = { $room } ({ $slot })

# A Room whose tile lies face down. $slot: its printed number.
nemesis-label-unexplored = Room { $slot }

# $corridor: the printed numbers of both ends, such as 011-015.
nemesis-label-corridor = Corridor { $corridor }

# $kind: id of the kind, $number: which of them; there is one Queen.
nemesis-label-figure =
    { $kind ->
        [larva] Larva { $number }
        [creeper] Creeper { $number }
        [adult] Adult { $number }
        [breeder] Breeder { $number }
       *[queen] Queen
    }

# $pod: the printed number, 1 to 4.
nemesis-label-pod = Escape Pod { $pod }

# $engine: 1 to 3.
nemesis-label-engine = Engine { $engine }

# $condition: what it takes, a whole sentence from “.active” of an Item.
nemesis-label-activation = To activate it: { $condition }

# $effect: what happens, whole sentences from “.development” of an Intruder.
nemesis-label-development = Drawn for the Bag development: { $effect }

## Characters

nemesis-character-captain = Captain
    .text = Gives orders and keeps the others on their feet. Weapon: Six-Shooter. Personal Items: Log Key, Intercom.
nemesis-character-pilot = Pilot
    .text = Knows the helm and every hatch of the ship. Weapon: Shotgun. Personal Items: Orbital Maneuvering System, Evacuation Key.
nemesis-character-scientist = Scientist
    .text = Talks to the computers and sees trouble coming. Weapon: Pistol. Personal Items: Holo Computer, Laboratory Equipment.
nemesis-character-scout = Scout
    .text = Moves without a sound and finds what others missed. Weapon: Rifle. Personal Items: Motion Scanner, Security Key.
nemesis-character-soldier = Soldier
    .text = Fights, covers the others and does not flinch. Weapon: Assault Rifle. Personal Items: Autoloader, Armor.
nemesis-character-mechanic = Mechanic
    .text = Repairs anything and crawls through the walls. Weapon: Sawed-Off Shotgun. Personal Items: Plasma Torch, Flashlight.

## Action cards

nemesis-action-search = Search
    .text = Lower the Item counter of your Room by 1. Draw 2 cards from the Item deck of its colour (white: a deck of your choice). Keep one, put the other under the deck.
nemesis-action-rest = Rest
    .text = Scan all Contamination cards in your hand and remove the clean ones. If any is INFECTED, those stay in hand and a Larva settles in you. If you carry a Larva already, you die and a Creeper appears.
nemesis-action-demolition = Demolition
    .text = Destroy a Closed Door next to your Room, OR put a Malfunction marker in your Room.
    .option1 = Destroy a Closed Door
    .option2 = Cause a Malfunction here
nemesis-action-interruption = Interruption
    .text = Reaction: cancel an action another player takes in your Room (its cost stays paid), OR cancel another player’s Interruption.
nemesis-action-basic_repairs = Basic Repairs
    .text = Remove the Malfunction marker from your Room, OR, in an Engine Room, look at both tokens of the engine and put them back in any order.
    .option1 = Remove the Malfunction
    .option2 = Work on the engine
nemesis-action-repairs = Repairs
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-fast_repairs = Fast Repairs
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-computer_skills = Computer Skills
    .text = Open or close a Door next to your Room, OR, in a Room with a working computer, perform its Room action free of cost.
    .option1 = Open or close a Door
    .option2 = Use the Room
nemesis-action-suppressive_fire = Suppressive Fire
    .text = Spend 1 Ammo of a weapon in your hands. You or one willing Character in your Room escapes to a neighbouring Room; no Intruder attacks. Explore and roll for noise as usual.
nemesis-action-order = Order
    .text = Move another Character in your Room to a neighbouring Room of your choice. Its player cannot refuse, but explores and rolls for noise.
nemesis-action-motivation = Motivation
    .text = Every Character in your Room, you too, draws 1 card.
nemesis-action-reload = Reload
    .text = Add 1 Ammo to your Six-Shooter, up to its capacity.
nemesis-action-piloting = Piloting
    .text = In the Cockpit (without a Malfunction) or in a Room with a working computer, perform the Room action free of cost, OR, in a Room with a working computer, look at the Coordinates.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Look at the Coordinates
nemesis-action-knowledge_of_the_ship = Knowledge of the Ship
    .text = Open or close a Door next to your Room, OR look at one unexplored Room tile, not at its Exploration token.
    .option1 = { nemesis-action-computer_skills.option1 }
    .option2 = Look at an unexplored Room
nemesis-action-old_friend = Old Friend
    .text = In a Room without a computer symbol and without a Malfunction, perform the Room action free of cost.
nemesis-action-technical_corridors = Technical Corridors
    .text = From a Room with a Technical Corridor entrance, move to any other Room with an entrance to the same system. Explore and roll for noise as usual; a Doors token is ignored. Then you pass.
nemesis-action-pyrotechnics = Pyrotechnics
    .text = Discard one of your Items to put a Fire marker in your Room, OR remove the Fire marker from your Room.
    .option1 = Set the Room on Fire
    .option2 = Put out the Fire
nemesis-action-ingenuity = Ingenuity
    .text = Remove the Malfunction marker from your Room, OR, in an Engine Room, rearrange its engine, OR craft an Item; any yellow Item may serve as a tool.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Craft an Item
nemesis-action-covering_fire = Covering Fire
    .text = Spend 1 Ammo of a weapon in your hands. You, one willing Character in your Room, or both escape to the same neighbouring Room; no Intruder attacks. Explore and roll for noise as usual.
nemesis-action-taking_aim = Taking Aim
    .text = Shoot with an energy weapon. You may reroll the Combat die once.
nemesis-action-full_auto = Full Auto
    .text = Shoot with the Assault Rifle and spend all its Ammo. For every 2 Ammo spent the shot deals 1 more Injury, even if it misses.
nemesis-action-nerves_of_steel = Nerves of Steel
    .text = Reaction: discard this card when you are the target of a Surprise Attack to ignore its effect.
nemesis-action-adrenaline = Adrenaline
    .text = Shoot, then draw 1 card, OR escape (Intruders attack as usual), then draw 1 card.
    .option1 = Shoot
    .option2 = Escape
nemesis-action-reconnaissance = Reconnaissance
    .text = Move to a neighbouring Room without a Noise roll. A Silence or Danger token there has no effect.
nemesis-action-scavenging = Scavenging
    .text = Search as with the Search card, even if the Item counter is at 0.
nemesis-action-intranet = Intranet
    .text = In a Room with a working computer, perform the Room action of any other explored Room with a working computer, free of cost, as if you were there.
nemesis-action-blocking_access = Blocking Access
    .text = In a Room with a working computer: perform its Room action free of cost, OR put a Malfunction marker in any explored Room with a working computer.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Cause a Malfunction elsewhere
nemesis-action-risk_assessment = Risk Assessment
    .text = In a Room with a working computer, look at the top Event card and put it back on top or under the deck.

## Basic actions

nemesis-action-move = Movement
    .text = Go to a neighbouring Room, not through a Closed Door. Explore it and, if nobody else is there, roll for noise. In Combat this is an Escape: every Intruder in the Room attacks you first.
nemesis-action-careful_movement = Careful Movement
    .text = Move, but instead of rolling put a Noise marker in a Corridor of the new Room that has none. Impossible if all have one. Silence and Danger tokens have no effect.
nemesis-action-shoot = Shoot
    .text = Spend 1 Ammo of a weapon in your hands and roll the Combat die against an Intruder in your Room. Out of Combat you can only shoot at Eggs nobody carries.
nemesis-action-melee = Melee Attack
    .text = Take 1 Contamination card, then roll the Combat die against an Intruder in your Room. A miss gives you 1 Serious Wound. Out of Combat only against Eggs nobody carries, without card or Wound.
nemesis-action-pick_up = Pick Up Heavy Object
    .text = Take a Corpse, Carcass or Egg lying in your Room into a free hand.
nemesis-action-trade = Trade
    .text = All Characters in your Room may give each other Items and Objects or exchange them, if both agree. Ammo alone cannot be traded.
nemesis-action-craft = Craft Item
    .text = Discard two Items with the right symbols and take the Crafted Item.
nemesis-action-activate_personal_item = Activate Personal Item
    .text = Fulfil the condition on one of your personal Items. From now on you can use it.
nemesis-action-room_action = Room action
    .text = Do what your Room is for. Not in Combat, not with a Malfunction marker in the Room.

## Items

# ".active" is the condition under which a personal Item can be activated.
nemesis-item-energy_charge_red = Energy Charge
    .text = Load an energy weapon you carry to its full capacity, OR open or close a Door next to your Room.
    .option1 = Load an energy weapon
    .option2 = { nemesis-action-computer_skills.option1 }
nemesis-item-grenade = Grenade
    .text = Choose an Intruder, or Eggs nobody carries, in your Room or a neighbouring one not behind a Closed Door. The Intruder suffers 2 Injuries; of the Eggs 2 are destroyed, then roll for noise. Every other Intruder there suffers 1 Injury, every Character 1 Serious Wound.
nemesis-item-smoke_grenade = Smoke Grenade
    .text = Every other Character in your Room discards 1 Action card. Then you move to a neighbouring Room; no Intruder attacks you for it. Explore and roll for noise as usual.
nemesis-item-recon_drone = Recon Drone
    .text = Look at one unexplored Room tile and its Exploration token, then put both back.
nemesis-item-decoy = Decoy
    .text = Choose a neighbouring Room. Every Intruder in the Rooms around it moves there, even one in Combat; at a Closed Door it destroys the Door and stays. An Intruder that was in Combat attacks once before it leaves.
nemesis-item-extended_magazine = Extended Magazine
    .text = Fit it to an energy weapon you carry: its capacity rises by 2 for good, and it gets 2 Ammo. From now on the two cards are one Item.
nemesis-item-self_destruct_key = Self-Destruct Key
    .text = In a Room with a working computer: start or stop the Self-Destruct sequence. Not from the first yellow space on, and no start while anybody hibernates.
    .option1 = Start the Self-Destruct sequence
    .option2 = Stop the Self-Destruct sequence
nemesis-item-evacuation_key_red = Evacuation Key
    .text = In an Evacuation Section: lock or unlock one Escape Pod of that section.
nemesis-item-comms_key = Comms Key
    .text = In a Room with a working computer: look at one Objective card of a Character who has sent the Signal.
nemesis-item-prototype_pistol = Prototype: Pistol
    .text = Energy weapon, capacity 3. With every shot you may reroll the Combat die once.
nemesis-item-prototype_shotgun = Prototype: Shotgun
    .text = Energy weapon, capacity 2. Any roll but a blank deals at least 1 Injury; a rolled single or double hit deals 1 more.
nemesis-item-prototype_rifle = Prototype: Rifle
    .text = Energy weapon, capacity 6. When you roll a double hit, you may spend 1 more Ammo for 1 more Injury.
nemesis-item-chemicals = Chemicals
    .text = Fill a Flamethrower you carry to its full capacity.
nemesis-item-tools = Tools
    .text = Remove the Malfunction marker from your Room, OR, in an Engine Room, rearrange its engine, OR open or close a Door next to your Room.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = { nemesis-action-computer_skills.option1 }
nemesis-item-duct_tape = Duct Tape
    .text = Remove the Malfunction marker from your Room, OR, in an Engine Room, rearrange its engine, OR tape two Heavy Items in your hands together: they take one hand. Never Objects.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Tape two Heavy Items together
nemesis-item-fire_extinguisher = Fire Extinguisher
    .text = Remove the Fire marker from your Room, OR make one Intruder in your Room retreat.
    .option1 = { nemesis-action-pyrotechnics.option2 }
    .option2 = Drive an Intruder away
nemesis-item-clothes_yellow = Clothes
    .text = Wipe off your Slime, OR dress one of your Serious Wounds.
    .option1 = Wipe off the Slime
    .option2 = Dress a Serious Wound
nemesis-item-energy_charge_yellow = { nemesis-item-energy_charge_red }
    .text = { nemesis-item-energy_charge_red.text }
    .option1 = { nemesis-item-energy_charge_red.option1 }
    .option2 = { nemesis-item-energy_charge_red.option2 }
nemesis-item-technical_corridors_plans = Technical Corridors Plans
    .text = From a Room with a Technical Corridor entrance, move to any other Room with an entrance to the same system. Explore and roll for noise as usual; a Doors token is ignored.
nemesis-item-space_suit = Space Suit
    .text = From a yellow Room: discard all Action cards in your hand, then move to any other explored yellow Room. Roll for noise as usual.
nemesis-item-nemesis_plans = Nemesis Plans
    .text = Look at two unexplored Room tiles, not at their Exploration tokens.
nemesis-item-medkit = Medkit
    .text = Dress one of your Serious Wounds, OR heal one of your Dressed Serious Wounds.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Heal a Dressed Serious Wound
nemesis-item-bandages = Bandages
    .text = Dress one of your Serious Wounds, OR heal all your Light Wounds.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Heal all Light Wounds
nemesis-item-synthetic_food = Synthetic Food
    .text = Draw 2 cards from your deck.
nemesis-item-adrenaline_injection = Adrenaline Injection
    .text = Draw 1 card. In this turn you may take any number of actions; when you stop, you pass.
nemesis-item-alcohol = Alcohol
    .text = Scan one Contamination card in your hand and remove it. If it was INFECTED, take a new Contamination card; no Larva comes of it.
nemesis-item-clothes_green = { nemesis-item-clothes_yellow }
    .text = { nemesis-item-clothes_yellow.text }
    .option1 = { nemesis-item-clothes_yellow.option1 }
    .option2 = { nemesis-item-clothes_yellow.option2 }
nemesis-item-military_drugs = Military Drugs
    .text = Discard any number of cards from your hand, Contamination cards too, then draw as many and 1 more.
nemesis-item-antidote = Antidote
    .text = Scan all your Contamination cards (deck, hand, discard pile) and remove the INFECTED ones and a Larva on your board. Take 1 Contamination card, shuffle deck and discard pile into a new deck, keep your hand. Then you pass.
nemesis-item-taser = Taser
    .text = One Intruder in your Room suffers 1 Injury and retreats, OR one other Character in your Room discards its whole hand.
    .option1 = Stun an Intruder
    .option2 = Stun a Character
nemesis-item-flamethrower = Flamethrower
    .text = Classic weapon, capacity 4, fully loaded when made. Any roll but a blank deals at least 1 Injury; a rolled double hit also sets your Room on Fire. Only Chemicals refill it.
nemesis-item-molotov_cocktail = Molotov Cocktail
    .text = Choose your Room or a neighbouring one not behind a Closed Door and name Intruders or Eggs nobody carries as the target. Put a Fire marker there. Every Intruder in it suffers 1 Injury, every Character 1 Serious Wound. If the Eggs are the target, 1 is destroyed and you roll for noise.
nemesis-item-six_shooter = Six-Shooter
    .text = Classic weapon, capacity 6. Loaded only with the Reload card. A rolled double hit deals 1 more Injury.
nemesis-item-shotgun = Shotgun
    .text = Energy weapon, capacity 2. A shot that deals at least 1 Injury deals 1 more.
nemesis-item-pistol = Pistol
    .text = Energy weapon, capacity 3. A rolled double hit counts as a single hit.
nemesis-item-rifle = Rifle
    .text = Energy weapon, capacity 4.
nemesis-item-assault_rifle = Assault Rifle
    .text = Energy weapon, capacity 5. A shot that deals at least 1 Injury deals 1 more.
nemesis-item-sawed_off_shotgun = Sawed-Off Shotgun
    .text = Energy weapon, capacity 2. A rolled single hit counts as a double hit.
nemesis-item-log_key = Log Key
    .text = In a Room with a working computer: look at one Objective card of a player of your choice.
    .active = Be in the Comms Room.
nemesis-item-intercom = Intercom
    .text = Your Order may reach a Character in any Room with a working computer, and your Motivation reaches all of them. An Order still moves one Character.
    .active = Discard Tools or Duct Tape.
nemesis-item-orbital_maneuvering_system = Orbital Maneuvering System
    .text = Every player, you too, passes at once. In the Event Phase that follows the Intruders do not attack.
    .active = Discard an Energy Charge.
nemesis-item-evacuation_key_pilot = { nemesis-item-evacuation_key_red }
    .text = { nemesis-item-evacuation_key_red.text }
    .active = Be in the Fire Control System.
nemesis-item-holo_computer = Holo Computer
    .text = You may play Intranet and Risk Assessment in any Room, even without a computer or with a Malfunction.
    .active = Be in the Generator.
nemesis-item-laboratory_equipment = Laboratory Equipment
    .text = In a Room with a Corpse, a Carcass or an Egg: reveal the Weakness linked to it, as in the Laboratory.
    .active = Discard Chemicals.
nemesis-item-motion_scanner = Motion Scanner
    .text = After your Noise roll you may discard 1 Action card to reroll the Noise die, once per roll.
    .active = { nemesis-item-orbital_maneuvering_system.active }
nemesis-item-security_key = Security Key
    .text = Choose any Room. Open, close or leave each of its Doors as you like.
    .active = Be in the Cockpit.
nemesis-item-autoloader = Autoloader
    .text = Fitted to the Assault Rifle: its capacity is 1 higher, and loading it with an Energy Charge costs no Action card.
    .active = Be in the Armory, with the Assault Rifle in your hands.
nemesis-item-armor = Armor
    .text = Reaction: discard it after an Intruder attack against you to ignore that attack completely.
    .active = { nemesis-item-intercom.active }
nemesis-item-plasma_torch = Plasma Torch
    .text = Open or close a Door next to your Room. Even a Destroyed Door can be closed with it.
    .active = Be in the Storage.
nemesis-item-flashlight = Flashlight
    .text = Search your Room as with the Search card.
    .active = { nemesis-item-orbital_maneuvering_system.active }

## Item decks and backs

# ".back": a single card of it, seen from behind, as a label beside the word for Item.
nemesis-item_group-red = Red Items (military)
    .back = red
nemesis-item_group-yellow = Yellow Items (technical)
    .back = yellow
nemesis-item_group-green = Green Items (medical)
    .back = green
nemesis-item_group-crafted = Blue Items (crafted)
    .back = blue
nemesis-item_group-starting = Starting Items
    .back = starting
nemesis-item_group-personal = Personal Items
    .back = personal

## Components and recipes

nemesis-component-chemical = Chemical
nemesis-component-cloth = Cloth
nemesis-component-medical = Medical
nemesis-component-tool = Tool
nemesis-component-energy = Energy
nemesis-recipe-recipe_antidote = Recipe: Antidote
    .text = Chemical and Medical
nemesis-recipe-recipe_taser = Recipe: Taser
    .text = Energy and Tool
nemesis-recipe-recipe_flamethrower = Recipe: Flamethrower
    .text = Chemical and Tool
nemesis-recipe-recipe_molotov_cocktail = Recipe: Molotov Cocktail
    .text = Chemical and Cloth
nemesis-when-any = In and out of Combat
nemesis-when-in_combat = In Combat only
nemesis-when-out_of_combat = Out of Combat only

## Rooms

nemesis-room-armory = Armory
    .text = Add 2 Ammo to an energy weapon you carry, up to its capacity.
nemesis-room-comms_room = Comms Room
    .text = Send the Signal. It is yours alone and counts only for Objectives. Once per game.
nemesis-room-emergency_room = Emergency Room
    .text = Dress all your Serious Wounds, OR heal one of your Dressed Serious Wounds, OR heal all your Light Wounds.
    .option1 = Dress all Serious Wounds
    .option2 = { nemesis-item-medkit.option2 }
    .option3 = { nemesis-item-bandages.option2 }
nemesis-room-evacuation_section_a = Evacuation Section A
    .text = Needs an unlocked Escape Pod of this section with a free seat. Roll for noise. If no Intruder is here afterwards, board the Pod and decide: launch or wait.
nemesis-room-evacuation_section_b = Evacuation Section B
    .text = { nemesis-room-evacuation_section_a.text }
nemesis-room-fire_control_system = Fire Control System
    .text = Choose any Room. Remove its Fire marker. Then every Intruder there, even in Combat, leaves through the Corridor shown by an Event card of its own.
nemesis-room-generator = Generator
    .text = Start the Self-Destruct sequence, unless anybody hibernates, OR stop it, as long as it has not reached the first yellow space.
    .option1 = { nemesis-item-self_destruct_key.option1 }
    .option2 = { nemesis-item-self_destruct_key.option2 }
nemesis-room-laboratory = Laboratory
    .text = Examine a Corpse, an Egg or a Carcass that lies here or is carried here by anyone: reveal the Weakness linked to it. The Object stays.
nemesis-room-nest = Nest
    .text = Take an Egg from the Intruder board into a free hand, then roll for noise. When no Egg is left on the board and none lies here, the Nest is destroyed for good.
nemesis-room-storage = Storage
    .text = Choose a colour. Draw 2 Items of it, keep one, put the other under the deck. The Item counter does not change.
nemesis-room-surgery = Surgery
    .text = Scan all your Contamination cards and remove the INFECTED ones and a Larva. You suffer 1 Light Wound. Shuffle hand, deck and discard pile into a new deck. You pass.
nemesis-room-airlock_control = Airlock Control
    .text = Choose another explored yellow Room without a Destroyed Door. All its Doors close. If none of them opens or breaks before everybody has passed, everyone and everything alive in it dies and a Fire there goes out. Objects stay.
nemesis-room-cabins = Cabins
    .text = No action. If you are here when a round begins, with no Intruder and no Malfunction marker in the Room, you draw up to 6 cards instead of 5.
nemesis-room-canteen = Canteen
    .text = Heal 1 Light Wound. Then you may scan the Contamination cards in your hand: clean ones are removed; if any is INFECTED, it stays and a Larva settles in you. If you carry a Larva already, you die and a Creeper appears.
nemesis-room-command_center = Command Center
    .text = Choose any Room. Open, close or leave each of its Doors as you like. Destroyed Doors cannot be changed.
nemesis-room-engine_control_room = Engine Control Room
    .text = Look at the state of all three engines. What you tell the others about it is up to you.
nemesis-room-hatch_control_system = Hatch Control System
    .text = Lock or unlock one Escape Pod of either section.
nemesis-room-monitoring_room = Monitoring Room
    .text = Look at one unexplored Room tile and its Exploration token, then put both back. What you tell the others is up to you.
nemesis-room-room_covered_with_slime = Room Covered with Slime
    .text = No action. Whoever enters gets Slime, even before the Exploration token is revealed.
nemesis-room-shower_room = Shower Room
    .text = Wash off your Slime. Then you may scan the Contamination cards in your hand: clean ones are removed; if any is INFECTED, it stays and a Larva settles in you. If you carry a Larva already, you die and a Creeper appears. A Fire here keeps burning.
nemesis-room-cockpit = Cockpit
    .text = Look at the Coordinates; what you tell the others is up to you. OR set the Destination to another letter, unless anybody hibernates.
    .option1 = { nemesis-action-piloting.option2 }
    .option2 = Set the Destination
nemesis-room-engine_1 = Engine Room 1
    .text = Look at the state of engine 1. What you tell the others is up to you. Repairs here let you put both its tokens in any order, even with a Malfunction.
nemesis-room-engine_2 = Engine Room 2
    .text = Look at the state of engine 2. What you tell the others is up to you. Repairs here let you put both its tokens in any order, even with a Malfunction.
nemesis-room-engine_3 = Engine Room 3
    .text = Look at the state of engine 3. What you tell the others is up to you. Repairs here let you put both its tokens in any order, even with a Malfunction.
nemesis-room-hibernatorium = Hibernatorium
    .text = Only once the hibernation chambers are open. Roll for noise. If no Intruder is here afterwards, you go to sleep and wait for the end of the game.
nemesis-room_group-basic = Basic Room “1”
nemesis-room_group-additional = Additional Room “2”
nemesis-room_group-special = Special Room

## Colours of Rooms: the Item deck that is searched there

nemesis-colour-red = Red
nemesis-colour-yellow = Yellow
nemesis-colour-green = Green
nemesis-colour-white = White: any deck
nemesis-colour-none = Nothing to search

## The board

nemesis-side-basic = Basic side
    .text = The ship for a first game.
nemesis-side-alternate = Alternate side
    .text = Another ship: two Technical Corridor systems, and Evacuation Sections everybody knows from the start.
nemesis-network-main = Technical Corridors
    .text = One space shared by all entrances: noise there is heard at each of them. Nobody walks through unless a card says so. An Intruder that enters goes back into the bag.
nemesis-network-red = Red Technical Corridors
nemesis-network-blue = Blue Technical Corridors
nemesis-track-time = Time track
    .text = One space each round. From the first blue space on, hibernation is open. At the end of the track the ship jumps, and whoever is awake aboard dies.
nemesis-track-self_destruct = Self-Destruct track
    .text = Once started it runs with the Time track. From the first yellow space on it cannot be stopped, and all Escape Pods unlock. At its end the ship explodes.
nemesis-track-destination = Destination track
    .text = The letter under the marker tells, with the Coordinates card, where the ship arrives.

# The last spaces of the tracks; all others show a number.
nemesis-track_label-jump = Jump
nemesis-track_label-skull = Explosion
nemesis-destination-earth = Earth
nemesis-destination-mars = Mars
nemesis-destination-venus = Venus
nemesis-destination-deep_space = Deep Space
nemesis-coordinates-coordinates_1 = Coordinates 1
    .text = A: Venus. B: Deep Space. C: Mars. D: Earth.
nemesis-coordinates-coordinates_2 = Coordinates 2
    .text = A: Mars. B: Venus. C: Deep Space. D: Earth.
nemesis-coordinates-coordinates_3 = Coordinates 3
    .text = A: Deep Space. B: Mars. C: Earth. D: Venus.
nemesis-coordinates-coordinates_4 = Coordinates 4
    .text = A: Mars. B: Venus. C: Earth. D: Deep Space.
nemesis-coordinates-coordinates_5 = Coordinates 5
    .text = A: Venus. B: Earth. C: Deep Space. D: Mars.
nemesis-coordinates-coordinates_6 = Coordinates 6
    .text = A: Deep Space. B: Earth. C: Venus. D: Mars.
nemesis-coordinates-coordinates_7 = Coordinates 7
    .text = A: Earth. B: Deep Space. C: Mars. D: Venus.
nemesis-coordinates-coordinates_8 = Coordinates 8
    .text = A: Earth. B: Mars. C: Venus. D: Deep Space.
nemesis-pod_state-locked = Locked
nemesis-pod_state-unlocked = Unlocked
nemesis-engine_state-working = Working
nemesis-engine_state-damaged = Damaged
nemesis-whereabouts-nowhere = Not chosen yet
nemesis-whereabouts-room = In a Room
nemesis-whereabouts-pod = Waiting in an Escape Pod
nemesis-whereabouts-hibernating = Hibernating
nemesis-whereabouts-evacuated = Left the ship
nemesis-whereabouts-dead = Dead

## Events

nemesis-event-coolant_leak = Coolant Leak
    .text = If there is a Malfunction marker in the Generator and the Self-Destruct sequence is not active, it starts.
nemesis-event-short_circuit = Short Circuit
    .text = A Malfunction marker goes into every explored yellow Room with a computer.
nemesis-event-life_support_failure = Life Support Failure
    .text = A Malfunction marker goes into every explored green Room.
nemesis-event-evacuation_pod_ejection = Evacuation Pod Ejection
    .text = The Escape Pod with the lowest number is launched, locked or not, with everybody in it.
nemesis-event-malfunction = Malfunction
    .text = A Malfunction marker goes into the explored Room with the lowest number. Then this card is shuffled into the deck.
nemesis-event-damage = Damage
    .text = A Malfunction marker goes into every Room with an Adult, a Breeder or the Queen.
nemesis-event-flammable_compounds = Flammable Compounds
    .text = The Hibernatorium catches Fire. If it burns already, its neighbouring Rooms catch Fire, not through Closed Doors.
nemesis-event-consuming_fire = Consuming Fire
    .text = The Item counter of every burning Room drops to 0. Fire spreads from there to all neighbouring Rooms, not through Closed Doors.
nemesis-event-damaging_fire = Damaging Fire
    .text = A Malfunction marker goes into every burning Room. Fire spreads from there to all neighbouring Rooms, not through Closed Doors.
nemesis-event-bulkheads_open = Bulkheads Open
    .text = Every Closed Door opens. Destroyed Doors stay as they are.
nemesis-event-noise_in_technical_corridors = Noise in Technical Corridors
    .text = A Noise marker goes into the Technical Corridors. If there is one already, every Character in a Room with an entrance rolls for noise.
nemesis-event-scent_of_prey = Scent of Prey
    .text = Around every Room with a slimed Character, each Corridor without a Noise marker gets one.
nemesis-event-nest = Nest
    .text = If the Nest is explored, each of its Corridors without a Noise marker gets one.
nemesis-event-egg_protection = Egg Protection
    .text = Every Character in the Nest or carrying an Egg has an Encounter.
nemesis-event-hatching = Hatching
    .text = One Egg leaves the Intruder board. A Larva infests every Character in the Nest whose player holds no Action card. If it infests nobody, a Larva token joins the bag.
nemesis-event-eclosion = Eclosion
    .text = Every Character with a Larva dies, and a Creeper appears in its Room. Everybody else draws 4 cards and scans the Contamination cards among them: with an INFECTED one, a Larva settles in that Character. The drawn cards are discarded.
nemesis-event-regeneration = Regeneration
    .text = Every Intruder on the board loses up to 2 Injuries.
nemesis-event-lurking = Lurking
    .text = Every Intruder that is not in a Room with a Character vanishes: its token goes into the bag, its Injuries are gone.
nemesis-event-hunt_2 = Hunt
    .text = Every Adult not in Combat moves to a neighbouring Room with a Character, if there is one; of several, to the lowest number. At a Closed Door it destroys the Door instead.
nemesis-event-hunt_3 = { nemesis-event-hunt_2 }
    .text = { nemesis-event-hunt_2.text }

## Intruder attacks

nemesis-attack_family-scratch = Scratch
    .text = The target suffers 1 Light Wound and takes a Contamination card.
nemesis-attack_family-claw_attack = Claw Attack
    .text = The target suffers 2 Light Wounds, one after the other, and takes a Contamination card.
nemesis-attack_family-bite = Bite
    .text = A target with 2 or more Serious Wounds, dressed or not, dies. Any other suffers 1 Serious Wound.
nemesis-attack_family-tail_attack = Tail Attack
    .text = A target with 1 or more Serious Wounds, dressed or not, dies. Any other suffers 1 Serious Wound.
nemesis-attack_family-transformation = Transformation
    .text = The Creeper becomes a Breeder, if one is left. If the target’s hand is empty, the Breeder makes a Surprise Attack at once.
nemesis-attack_family-frenzy = Frenzy
    .text = Every Character in the Room with 2 or more Serious Wounds dies. Every other Character there suffers 1 Serious Wound.
nemesis-attack_family-slime = Slime
    .text = The target gets Slime and takes a Contamination card.
nemesis-attack_family-summoning = Summoning
    .text = Draw a token from the bag: that Intruder appears in the Room. It does not attack yet.
nemesis-attack-scratch_1 = { nemesis-attack_family-scratch }
    .text = { nemesis-attack_family-scratch.text }
nemesis-attack-scratch_2 = { nemesis-attack_family-scratch }
    .text = { nemesis-attack_family-scratch.text }
nemesis-attack-scratch_3 = { nemesis-attack_family-scratch }
    .text = { nemesis-attack_family-scratch.text }
nemesis-attack-scratch_4 = { nemesis-attack_family-scratch }
    .text = { nemesis-attack_family-scratch.text }
nemesis-attack-claw_attack_1 = { nemesis-attack_family-claw_attack }
    .text = { nemesis-attack_family-claw_attack.text }
nemesis-attack-claw_attack_2 = { nemesis-attack_family-claw_attack }
    .text = { nemesis-attack_family-claw_attack.text }
nemesis-attack-claw_attack_3 = { nemesis-attack_family-claw_attack }
    .text = { nemesis-attack_family-claw_attack.text }
nemesis-attack-claw_attack_4 = { nemesis-attack_family-claw_attack }
    .text = { nemesis-attack_family-claw_attack.text }
nemesis-attack-bite_1 = { nemesis-attack_family-bite }
    .text = { nemesis-attack_family-bite.text }
nemesis-attack-bite_2 = { nemesis-attack_family-bite }
    .text = { nemesis-attack_family-bite.text }
nemesis-attack-bite_3 = { nemesis-attack_family-bite }
    .text = { nemesis-attack_family-bite.text }
nemesis-attack-bite_4 = { nemesis-attack_family-bite }
    .text = { nemesis-attack_family-bite.text }
nemesis-attack-tail_attack_1 = { nemesis-attack_family-tail_attack }
    .text = { nemesis-attack_family-tail_attack.text }
nemesis-attack-tail_attack_2 = { nemesis-attack_family-tail_attack }
    .text = { nemesis-attack_family-tail_attack.text }
nemesis-attack-transformation_1 = { nemesis-attack_family-transformation }
    .text = { nemesis-attack_family-transformation.text }
nemesis-attack-transformation_2 = { nemesis-attack_family-transformation }
    .text = { nemesis-attack_family-transformation.text }
nemesis-attack-frenzy_1 = { nemesis-attack_family-frenzy }
    .text = { nemesis-attack_family-frenzy.text }
nemesis-attack-frenzy_2 = { nemesis-attack_family-frenzy }
    .text = { nemesis-attack_family-frenzy.text }
nemesis-attack-slime = { nemesis-attack_family-slime }
    .text = { nemesis-attack_family-slime.text }
nemesis-attack-summoning = { nemesis-attack_family-summoning }
    .text = { nemesis-attack_family-summoning.text }

## Wounds

nemesis-serious_wound-wound_body = Body
    .text = At the start of a round you draw up to 4 cards instead of 5.
nemesis-serious_wound-wound_leg = Leg
    .text = Your Escape costs 2 Action cards instead of 1.
nemesis-serious_wound-wound_hand = Hand
    .text = Every Item action costs you 1 more Action card. Shooting is no Item action.
nemesis-serious_wound-wound_arm = Arm
    .text = You have only 1 hand for heavy things. If both are full, drop one at once.
nemesis-serious_wound-wound_bleeding = Bleeding
    .text = Each time you pass, you suffer 1 Light Wound.

# A Serious Wound without a card, when the deck has run out.
nemesis-serious_wound-none = Serious Wound
    .text = No effect of its own. Three Serious Wounds are the limit: the next Wound kills.

## Contamination

# A card nobody has scanned yet.
nemesis-contamination-contamination_unscanned = Contamination
    .text = It pays for nothing and cannot be played, but it takes up your hand. Whether it is INFECTED only a scanner shows.
nemesis-contamination-contamination_infected = Contamination: INFECTED
    .text = It pays for nothing and cannot be played. Most scans leave it in your hand and put a Larva in you. Surgery and Antidote remove it.
nemesis-contamination-contamination_clean = Contamination: clean
    .text = It pays for nothing and cannot be played. Scans that clear your hand remove it.

## Weaknesses

nemesis-weakness-vulnerability_to_fire = Vulnerability to Fire
    .text = Fire, Molotov Cocktails and Flamethrowers deal 1 more Injury.
nemesis-weakness-vulnerability_to_energy = Vulnerability to Energy
    .text = An energy weapon that deals at least 1 Injury deals 1 more.
nemesis-weakness-reaction_to_danger = Reaction to Danger
    .text = The surprise number of every Intruder token is 1 lower, but never below 1.
nemesis-weakness-the_way_of_moving = The Way of Moving
    .text = Larvae, Creepers and Adults cannot destroy Closed Doors. Breeders and the Queen still can.
nemesis-weakness-vital_places = Vital Places
    .text = Against an Adult, a blank on the Combat die counts as a single hit.
nemesis-weakness-species_on_the_brink_of_extinction = Species on the Brink of Extinction
    .text = In every Injury check, 1 Injury less is enough to kill.
nemesis-weakness-the_way_of_fighting = The Way of Fighting
    .text = A Bite by an Adult gives 1 Light Wound instead of the Serious Wound.
nemesis-weakness-susceptibility_to_phosphates = Susceptibility to Phosphates
    .text = An Intruder driven off by a Fire Extinguisher or the Fire Control System also suffers 1 Injury.

## Objectives; whoever wants to win must also survive

nemesis-objective-salvaging_the_prime_asset = Salvaging the Prime Asset
    .text = The ship reaches Earth, or you are the only survivor.
nemesis-objective-quarantine = Quarantine
    .text = The ship reaches Mars, or it reaches Earth and the Nest is destroyed. Hibernating, you survive the arrival on Mars.
nemesis-objective-the_great_hunt = The Great Hunt
    .text = You sent the Signal, and the Queen is dead or the ship destroyed.
nemesis-objective-hoarder = Hoarder
    .text = You leave in an Escape Pod with at least 7 Items. Activated personal Items count, Objects do not.
nemesis-objective-relentless_investigator = Relentless Investigator
    .text = You sent the Signal, and every Room of the ship is explored.
nemesis-objective-a_proper_burial = A Proper Burial
    .text = You sent the Signal, and you end the game in an Escape Pod or hibernating with the blue Corpse in your hands.
nemesis-objective-the_oldest_friend = The Oldest Friend
    .text = { nemesis-objective-salvaging_the_prime_asset.text }
nemesis-objective-best_friends_forever = Best Friends Forever
    .text = You survive, and so does at least one other Character.
nemesis-objective-aliens_on_a_spaceship = Aliens on a Spaceship
    .text = You sent the Signal, and the Nest or the ship is destroyed.
nemesis-objective-my_precious = My Precious
    .text = You sent the Signal, and you end the game in an Escape Pod or hibernating with an Egg in your hands.
nemesis-objective-necroscopy = Necroscopy
    .text = You sent the Signal, and the Weakness linked to the Carcass is revealed.
nemesis-objective-ab_ovo = Ab Ovo
    .text = The Weakness linked to the Egg is revealed.
nemesis-objective-extreme_field_biology = Extreme Field Biology
    .text = At least two Weaknesses of the Intruders are revealed.
nemesis-objective-the_right_moment_to_strike = The Right Moment to Strike
    .text = The Character of player 1 does not survive, or you are the only survivor. If you are player 1, only the latter counts.
nemesis-objective-greener_pastures = Greener Pastures
    .text = The Character of player 2 does not survive, or you are the only survivor. If you are player 2, only the latter counts.
nemesis-objective-an_old_feud = An Old Feud
    .text = The Character of player 3 does not survive, or you are the only survivor. If you are player 3, only the latter counts.
nemesis-objective-hostile_takeover = Hostile Takeover
    .text = The Character of player 4 does not survive, or you are the only survivor. If you are player 4, only the latter counts.
nemesis-objective-the_final_enlightenment = The Final Enlightenment
    .text = The Character of player 5 does not survive, or you are the only survivor. If you are player 5, only the latter counts.
nemesis-objective-destination_earth = Destination: Earth
    .text = The ship reaches Earth.
nemesis-objective-emergency_post_mortem = Emergency Post-Mortem
    .text = The blue Corpse has been put down in the Surgery.
nemesis-objective-first_contact_protocol = First Contact Protocol
    .text = { nemesis-objective-extreme_field_biology.text }
nemesis-objective-cutting_off_the_head = Cutting Off the Head
    .text = The Signal is sent, and the Queen is dead or the ship destroyed.
nemesis-objective-no_man_left_behind = No Man Left Behind
    .text = The Signal is sent, and every Room of the ship is explored.
nemesis-objective-special_delivery = Special Delivery
    .text = A surviving Character ends the game in an Escape Pod or hibernating with an Egg in its hands.
nemesis-objective-clean_up_crew = Clean-Up Crew
    .text = The Signal is sent, and the Nest or the ship is destroyed.
nemesis-objective_group-personal = Personal Objective
nemesis-objective_group-corporate = Corporate Objective
nemesis-objective_group-solo_coop = Solo/Coop Objective

## Cards of the Intruder player

nemesis-intruder_action-pursuit_1 = Pursuit
    .text = Choose a player: that Character rolls for noise.
nemesis-intruder_action-pursuit_2 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_3 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_any = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-coordinated_hunt_3 = Coordinated Hunt
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-coordinated_hunt_4 = { nemesis-intruder_action-coordinated_hunt_3 }
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-planning_4 = Planning
    .text = Draw 3 Event cards, resolve one of them completely and discard the others.
nemesis-intruder_action-planning_any = { nemesis-intruder_action-planning_4 }
    .text = { nemesis-intruder_action-planning_4.text }
nemesis-intruder_action-metamorphosis = Metamorphosis
    .text = { nemesis-event-eclosion.text }
nemesis-intruder_action-self_healing = Self-Healing
    .text = One Intruder of your choice loses up to 2 Injuries.
nemesis-intruder_use-move = Move
nemesis-intruder_use-attack = Attack
nemesis-intruder_use-effect = Effect

## Intruders

# ".development": what happens when its token is drawn at the end of a round.
nemesis-intruder-larva = Larva
    .text = It does not wound: it settles in its victim, and a Contamination card comes with it. Any Injury kills it.
    .development = The token leaves the bag, an Adult token joins it.
nemesis-intruder-creeper = Creeper
    .text = Newly hatched and not grown yet.
    .development = The token leaves the bag, a Breeder token joins it.
nemesis-intruder-adult = Adult
    .text = The common hunter of the brood.
    .development = Everybody not in Combat rolls for noise. The token goes back.
nemesis-intruder-breeder = Breeder
    .text = Big and hard to kill: two cards are added up in its Injury check.
    .development = { nemesis-intruder-adult.development }
nemesis-intruder-queen = Queen
    .text = Mother of the Nest. Two cards are added up in her Injury check.
    .development = With a Character in the Nest: she appears there, and an Encounter follows. Otherwise an Egg is added and the token goes back.
nemesis-intruder-blank = Blank
    .text = Nothing comes, but noise spreads into every Corridor of the Room. The token goes back.
    .development = An Adult token joins the bag. The Blank goes back.

## Tokens

# Intruder tokens: the number is the surprise number.
nemesis-token-intruder_blank = { nemesis-intruder-blank }
nemesis-token-intruder_larva_1 = Larva (1)
nemesis-token-intruder_creeper_1 = Creeper (1)
nemesis-token-intruder_adult_2 = Adult (2)
nemesis-token-intruder_adult_3 = Adult (3)
nemesis-token-intruder_adult_4 = Adult (4)
nemesis-token-intruder_breeder_3 = Breeder (3)
nemesis-token-intruder_breeder_4 = Breeder (4)
nemesis-token-intruder_queen_4 = Queen (4)

# Exploration tokens: the number sets the Item counter.
nemesis-token-explore_malfunction_1 = Malfunction, 1 Item
nemesis-token-explore_malfunction_2 = Malfunction, 2 Items
nemesis-token-explore_malfunction_3 = Malfunction, 3 Items
nemesis-token-explore_malfunction_4 = Malfunction, 4 Items
nemesis-token-explore_danger_2 = Danger, 2 Items
nemesis-token-explore_danger_3 = Danger, 3 Items
nemesis-token-explore_doors_1 = Doors, 1 Item
nemesis-token-explore_doors_2 = Doors, 2 Items
nemesis-token-explore_doors_3 = Doors, 3 Items
nemesis-token-explore_doors_4 = Doors, 4 Items
nemesis-token-explore_fire_1 = Fire, 1 Item
nemesis-token-explore_fire_2 = Fire, 2 Items
nemesis-token-explore_slime_3 = Slime, 3 Items
nemesis-token-explore_slime_4 = Slime, 4 Items
nemesis-token-explore_silence_1 = Silence, 1 Item
nemesis-token-engine_1_working = Engine 1: working
nemesis-token-engine_1_damaged = Engine 1: damaged
nemesis-token-engine_2_working = Engine 2: working
nemesis-token-engine_2_damaged = Engine 2: damaged
nemesis-token-engine_3_working = Engine 3: working
nemesis-token-engine_3_damaged = Engine 3: damaged
nemesis-token-escape_pod_1 = Escape Pod 1
nemesis-token-escape_pod_2 = Escape Pod 2
nemesis-token-escape_pod_3 = Escape Pod 3
nemesis-token-escape_pod_4 = Escape Pod 4
nemesis-token-crew_corpse_blue = Blue Corpse
    .text = Whoever died in the Hibernatorium before you woke.
nemesis-token-crew_corpse_red = Red Corpse
    .text = A Character who died in this game.
nemesis-token-intruder_carcass = Carcass
    .text = What is left of a dead Intruder.
nemesis-token-intruder_egg = Egg
    .text = It comes from the Nest. The company would pay a lot for it.
nemesis-token-five_injury = “5 Injuries” token
nemesis-token-airlock_token = Airlock Procedure token
nemesis-token-first_player = First Player token
nemesis-token-mini_larva = Larva figure
nemesis-token-mini_creeper = Creeper figure
nemesis-token-mini_adult = Adult figure
nemesis-token-mini_breeder = Breeder figure
nemesis-token-mini_queen = Queen figure

## Things that can be carried; an Item has its own name

nemesis-thing-blue_corpse = { nemesis-token-crew_corpse_blue }

# $seat: whose Corpse it is.
nemesis-thing-red_corpse = Corpse ({ $seat })
nemesis-thing-carcass = { nemesis-token-intruder_carcass }
nemesis-thing-egg = { nemesis-token-intruder_egg }

## Symbols of Exploration tokens

nemesis-symbol-fire = Fire
    .text = The Room burns.
nemesis-symbol-malfunction = Malfunction
    .text = The Room gets a Malfunction marker.

## Dice

nemesis-die-combat_die = Combat die
nemesis-die-noise_die = Noise die

## Markers

nemesis-marker-noise = Noise marker
    .text = Something moves in this Corridor. If noise is made here again, there is an Encounter.
nemesis-marker-fire = Fire marker
    .text = Whoever ends a turn here suffers 1 Light Wound. Each round every Intruder here suffers 1 Injury and one Egg is destroyed. A ninth marker destroys the ship.
nemesis-marker-malfunction = Malfunction marker
    .text = The Room action and the computer are out of order. Searching still works. A ninth marker destroys the ship.
nemesis-marker-door = Door token
    .text = Standing it is a Closed Door, lying a Destroyed one.
nemesis-marker-ammo_injury = Ammo/injury marker
    .text = Ammo on a weapon, Injuries on an Intruder.
nemesis-marker-status = Status marker
    .text = Time, Destination, Self-Destruct sequence; on a Character board Light Wounds, Slime and Signal.
nemesis-state-slimed = Slimed
    .text = They smell you: every Silence counts as Danger.
nemesis-state-signal = Signal sent
nemesis-state-larva = Larva inside
    .text = One more infection and it breaks out: you die, a Creeper is born.
nemesis-state-dressed = Dressed
nemesis-state-passed = Passed
nemesis-state-inactive = Not active yet
nemesis-state-nest_destroyed = Nest destroyed

## Ways to play

nemesis-mode-semi_cooperative = Semi-cooperative
    .text = Everybody has an Objective of their own. Not all of them can come true.
nemesis-mode-solo = Solo
    .text = Alone with the ship and with what lives in it.
nemesis-mode-cooperative = Cooperative
    .text = All Objectives lie open and belong to all. You win together or not at all.
nemesis-setup-takeover = Intruder player
    .text = The player whose Character dies first may take over the Intruders. Semi-cooperative games only.

## Computer players

nemesis-bot-random = Random
    .text = Takes any option, all equally likely.
nemesis-bot-rookie = Rookie
    .text = Looks one turn ahead with sound rules of thumb. A fair opponent for a first game.

## Endings

nemesis-ending-jump = The ship has jumped
    .text = The Nemesis is on its way, and somebody is alive.
nemesis-ending-ship_destroyed = The ship is destroyed
    .text = Of the Nemesis only wreckage is left. Whoever sits in an Escape Pod sees the light behind.
nemesis-ending-nobody_left = Nobody is left
    .text = The ship is whole. Its crew is not.

## Phases and steps

nemesis-phase-setup = Setup
nemesis-phase-player_phase = Player Phase
nemesis-phase-event_phase = Event Phase
nemesis-phase-end_of_game = End of the game
nemesis-step-draw_cards = Draw cards
nemesis-step-first_player = First Player token
nemesis-step-player_turns = Player turns
nemesis-step-time_track = Time track
nemesis-step-intruder_attack = Intruder attack
nemesis-step-fire_damage = Fire damage
nemesis-step-event_card = Event card
nemesis-step-intruder_movement = Intruder movement
nemesis-step-event_effect = Event effect
nemesis-step-bag_development = Bag development
nemesis-step-end_of_round = End of round
nemesis-step-engine_check = Engine check
nemesis-step-coordinates_check = Coordinates check
nemesis-step-contamination_check = Contamination check
nemesis-step-objective_check = Objective check

## Words for labels

nemesis-word-round = Round
nemesis-word-turn = Turn
nemesis-word-turn_order = Turn order
nemesis-word-first_player = First player
nemesis-word-basic_action = Basic action
nemesis-word-action_card_action = Action card action
nemesis-word-item_action = Item action
nemesis-word-room_action = Room action
nemesis-word-action_cost = Action cost
nemesis-word-escape = Escape
    .text = Every Intruder in the Room attacks you first.
nemesis-word-retreat = Retreat
nemesis-word-surprise_attack = Surprise Attack
nemesis-word-encounter = Encounter
nemesis-word-combat = Combat
nemesis-word-noise = Noise
nemesis-word-noise_roll = Noise roll
nemesis-word-exploration = Exploration
nemesis-word-exploration_token = Exploration token
nemesis-word-explored = Explored
nemesis-word-unexplored = Unexplored
nemesis-word-room = Room
nemesis-word-room_tile = Room tile
nemesis-word-corridor = Corridor
nemesis-word-corridor_number = Corridor number
nemesis-word-technical_entrance = Technical Corridor entrance
nemesis-word-neighbouring_room = Neighbouring Room
nemesis-word-item_counter = Item counter
nemesis-word-intruder = Intruder
nemesis-word-intruder_token = Intruder token
nemesis-word-intruder_board = Intruder board
nemesis-word-bag = Intruder bag
nemesis-word-egg = Egg
nemesis-word-weakness = Weakness
nemesis-word-attack_card = Intruder Attack card
nemesis-word-injury = Injury
nemesis-word-injury_check = Injury check
nemesis-word-toughness = Toughness
nemesis-word-hit = Hit
nemesis-word-miss = Miss
nemesis-word-character = Character
nemesis-word-character_board = Character board
nemesis-word-player = Player
nemesis-word-crew = Crew
nemesis-word-wound = Wound
nemesis-word-light_wound = Light Wound
    .text = The third Light Wound turns all of them into 1 Serious Wound.
nemesis-word-serious_wound = Serious Wound
nemesis-word-serious_wound_card = Serious Wound card
nemesis-word-contamination_card = Contamination card
nemesis-word-scanner = Scanner
nemesis-word-death = Death
nemesis-word-item = Item
nemesis-word-heavy_item = Heavy Item
nemesis-word-object = Object
nemesis-word-backpack = Inventory
nemesis-word-component = Component
nemesis-word-single_use = Single use
nemesis-word-ammo = Ammo
nemesis-word-magazine_capacity = Magazine capacity
nemesis-word-action_card = Action card
nemesis-word-event_card = Event card
nemesis-word-objective = Objective
nemesis-word-deck = Deck
nemesis-word-discard_pile = Discard pile
nemesis-word-supply = Supply
nemesis-word-engine = Engine
nemesis-word-escape_pod = Escape Pod
nemesis-word-hibernation_chamber = Hibernation chamber
nemesis-word-self_destruct = Self-Destruct sequence
nemesis-word-coordinates_card = Coordinates card
nemesis-word-signal = Signal
nemesis-word-revival = Revival
nemesis-word-hands = Hands
nemesis-word-hand = Cards in hand
nemesis-word-or = OR
nemesis-word-computer = Computer

## What rises and falls in a game

nemesis-gauge-light_wounds = Light Wounds
nemesis-gauge-serious_wounds = Serious Wounds
nemesis-gauge-items = Items
nemesis-gauge-noise = Noise markers
nemesis-gauge-intruders = Intruders on the board
