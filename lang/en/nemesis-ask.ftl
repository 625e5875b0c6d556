### Nemesis: questions, answers and refusals.
###
### Questions: nemesis-ask-<variant of Choice>; answers: nemesis-answer-<variant of Action>; refusals: nemesis-refusal-<reason>.
### The reason is the English sentence of the engine in small letters, every run of other characters than a to z and 0 to 9 turned into one
### underscore: "a Closed Door is in the way" is nemesis-refusal-a_closed_door_is_in_the_way.
###
### Variables are filled as nemesis-log.ftl says: $seat, $from, $to: a player. $slot: a place, $network: Technical Corridors. $figure: an Intruder.
### $item, $thing, $card, $wound, $objective, $character: the name of it. $pod, $engine: the printed number. $number: a number.
### Answers get $choice, the variant of the question, where it matters.

## Questions; .text explains them to somebody who has not read the rulebook

nemesis-ask-character = Who are you? Keep one of the two Characters.
    .text = You play this Character until the end, dead or alive. Its cards, its weapon and its personal Items come with it.
nemesis-ask-objective = Something is aboard. Which Objective do you keep?
    .text = The other card leaves the game unseen. Nobody knows what you want, only whether the company ordered it.
nemesis-ask-action = What do you do?
    .text = A turn has two actions. Most of them cost Action cards from your hand. Who takes fewer than two, passes and is out until the next round.

# $deed: the name of the action, card or Item; $need: what it still needs; $seat: the other player, for objective_of only.
nemesis-ask-aim =
    { $need ->
        [option] { $deed }: which alternative?
        [room_option] { $deed }: which alternative of the Room?
        [room] { $deed }: which Room?
        [second_room] { $deed }: which other Room?
        [door] { $deed }: which Door?
        [corridor] { $deed }: which Corridor?
        [who] { $deed }: which Character?
        [companion] { $deed }: who else?
        [target] { $deed }: at what?
        [weapon] { $deed }: with which weapon?
        [item] { $deed }: which Item?
        [second_item] { $deed }: which other Item?
        [component] { $deed }: which Item do you give up first?
        [second_component] { $deed }: which Item do you give up second?
        [object] { $deed }: which Object?
        [deck] { $deed }: which Item deck?
        [pod] { $deed }: which Escape Pod?
        [destination] { $deed }: which Destination?
        [wound] { $deed }: which Serious Wound?
       *[objective_of] { $deed }: which Objective? Owner: { $seat }.
    }
    .text = The action is announced, but not yet paid. Everybody sees what you choose.

# $seat: who wants to move you.
nemesis-ask-consent = { $seat } wants to move you. Do you go along?
    .text = A card of another player would take you along. Nobody has to go.
# $deed: what is paid for, as its answer says it, such as "Move: Cockpit (001)"; $due: how many cards are still to be paid, 0 where it is not told.
nemesis-ask-pay =
    { $due ->
        [0] Which card do you discard to pay?
        [one] { $deed }. Still to pay: { $due } card. Which one do you discard?
       *[other] { $deed }. Still to pay: { $due } cards. Which one do you discard?
    }
    .text = The cost is paid card by card. Contamination cards pay for nothing.

# $trigger: deed or interruption (then $seat: who acts), attack (then $surprise: yes or no).
nemesis-ask-react =
    { $trigger ->
        [deed] { $seat } acts. Do you interrupt?
        [interruption] { $seat } interrupts. Do you interrupt that?
       *[attack] { $surprise ->
            [yes] It attacks by surprise. Do you answer?
           *[no] It attacks. Do you answer?
        }
    }
    .text = You may answer with a card or an Item, at once or not at all. The others see only whether you do.

# $why: pass, drugs (Military Drugs), or anything else for exactly one Action card.
nemesis-ask-discard =
    { $why ->
        [pass] You pass. Discard cards one by one, or be done.
        [drugs] Military Drugs: discard cards one by one, or be done.
       *[other] Which Action card do you discard?
    }
    .text = Cards you keep stay in your hand; at the start of a round you only draw what is missing. Contamination cards can be discarded too.

# $optional: yes when room is wanted for something found.
nemesis-ask-drop =
    { $optional ->
        [yes] Your hands are full. Drop something to make room, or leave it?
       *[no] You cannot hold all this. What do you drop?
    }
    .text = Two hands hold two heavy things, a wounded arm leaves one. A dropped Object stays in the Room, a dropped Item is lost.
nemesis-ask-noise_corridor = In which Corridor do you leave a Noise marker?
    .text = Who moves carefully rolls no die, but leaves a trace where you choose. A second noise in the same Corridor brings an Encounter.

# $figure: the Intruder, $to: the Room it enters.
nemesis-ask-way = Two ways lead there: { $to }. Which one does { $figure } take?
    .text = A Closed Door on the way stops the Intruder and breaks.
nemesis-ask-network = Which Technical Corridors?
    .text = This side of the ship has two systems of Technical Corridors. They do not touch.
nemesis-ask-scanner = Motion Scanner: discard a card to roll again?
    .text = The first result is forgotten, the second one stands.
nemesis-ask-reroll = Roll again?
    .text = The first result is forgotten, the second one stands.
nemesis-ask-extra_ammo = Spend one more Ammo for one more Injury?
    .text = The hit is certain already. More Injuries make it more likely that the Intruder dies.
nemesis-ask-keep = Which card do you keep?
    .text = Only you see these cards. The other one goes under its deck.
nemesis-ask-trade = With whom do you deal? You may also show something, or be done.
    .text = Everybody in the Room can trade now. Nothing changes hands unless both sides agree.

# $to: the other player; $what: give, show or return.
nemesis-ask-offer =
    { $what ->
        [give] What do you offer? To: { $to }. One thing after the other, then done.
        [show] What do you show? To: { $to }. One thing after the other, then done.
       *[return] What do you give in return? To: { $to }. Or decline.
    }
    .text = Only the two of you see what lies between you. Others see how many cards, and their backs.
nemesis-ask-accept = { $from } makes an offer. Do you take it?
    .text = Both sides change hands at once, or nothing does.
nemesis-ask-engine = Engine { $engine }: swap the tokens, or leave them?
    .text = The upper token says whether the engine works. Everybody learns whether you swapped them, nobody else learns what you saw.
nemesis-ask-event_order = Put the Event card back on top, or under the deck?
    .text = Only you see it. On top it comes next, under the deck not for a long time.
nemesis-ask-scan = Scan the Contamination cards in your hand?
    .text = Clean cards are removed. An INFECTED one stays, and with it a Larva inside you.
nemesis-ask-doors = Which Door do you open or close? { $slot }. Or be done.
    .text = A Closed Door stops Characters for good and Intruders once. Destroyed Doors stay as they are.
nemesis-ask-take_door = No Door token is left. Which Closed Door is taken?
    .text = A Door has to be closed, and all tokens are on the board. The one you choose opens elsewhere.
nemesis-ask-board_pod = Which Escape Pod do you board?
    .text = The roll went well: you have to board. A Pod has two seats.
nemesis-ask-launch = You are aboard. Launch, or wait?
    .text = Whoever sits in a launched Pod has left the ship for good. While you wait, somebody can join you, or lock the Pod.
nemesis-ask-pod_turn = You wait in the Pod. Launch, stay or leave?
    .text = A locked Pod cannot be launched. Back in the Room you go on as before.
nemesis-ask-take_over = You are dead. Do you take over the Intruders?
    .text = From the next round on you move the Intruders and attack with them, card by card. You cannot win any more: see to it that nobody else does.
nemesis-ask-intruders = Which card do you play, and how?
    .text = One card a turn: for a move, for an attack, or for its effect.

# $need: target, number or who.
nemesis-ask-intruder_aim =
    { $need ->
        [target] Which Intruder?
        [number] Through the Corridor with which number?
       *[who] Which Character?
    }
    .text = Only what would change something can be chosen.
nemesis-ask-attack_pick = Which Attack card is resolved?
    .text = Only you see these cards. A card without the symbol of the attacker misses. The others go under the deck.
nemesis-ask-event_pick = Which Event card is resolved?
    .text = Only you see these cards. The chosen one happens completely, the others are discarded.
nemesis-ask-keep_card = You pass. Which card do you keep, if any?
    .text = One card may wait for the next round, the others are discarded.
nemesis-ask-scan_one = Which Contamination card do you scan?
    .text = The card leaves the game whatever it shows. If it is INFECTED, you take a new one.

## Answers

# $choice: the question; to pass means something else to most of them.
nemesis-answer-pass =
    { $choice ->
        [react] Do not react
        [drop] Leave it
        [scanner] Keep the roll
        [reroll] Keep the roll
        [extra_ammo] No
        [scan] Do not scan
        [keep_card] Keep none
       *[action] Pass
    }

# $choice: the question; asked for somebody who moves too, it means nobody else.
nemesis-answer-done =
    { $choice ->
        [aim] Nobody else
       *[other] Done
    }
nemesis-answer-yes = Yes
nemesis-answer-no = No

# $deed: which action; $corridor, $item, $card belong to some of them.
nemesis-answer-do =
    { $deed ->
        [move] Move: { $corridor }
        [escape] Escape to { $corridor }
        [careful] Move carefully: { $corridor }
        [shoot] Shoot
        [melee] Attack in melee
        [pick_up] Pick up a Heavy Object
        [trade] Trade
        [craft] Craft an Item
        [activate] Activate: { $item }
        [play] Play: { $card }
        [use] Use: { $item }
       *[room_action] Use the Room
    }
nemesis-answer-drop = Drop: { $thing }

# Only where a card, an Item or a Room has no label ".option1" to ".option3" of its own.
nemesis-answer-option = Alternative { $number }

# $slot: the name of the place.
nemesis-answer-room = { $slot }
nemesis-answer-corridor = Corridor { $corridor }
nemesis-answer-technical = { $network }
nemesis-answer-who = { $seat }
nemesis-answer-figure = { $figure }

# $eggs: any, nest or loose.
nemesis-answer-eggs =
    { $eggs ->
        [nest] Eggs in the Nest
        [loose] Eggs lying in the Room
       *[any] Eggs
    }
nemesis-answer-item = { $item }
nemesis-answer-thing = { $thing }

# $deck: red, yellow or green.
nemesis-answer-deck =
    { $deck ->
        [red] Red (military)
        [yellow] Yellow (technical)
       *[green] Green (medical)
    }
nemesis-answer-pod = Escape Pod { $pod }

# $space: the letter.
nemesis-answer-destination = Destination { $space }

# $dressed: yes or no.
nemesis-answer-wound =
    { $dressed ->
        [yes] { $wound } (dressed)
       *[no] { $wound }
    }
nemesis-answer-card = { $card }
nemesis-answer-objective = { $objective }

# $group: what the back of the card shows: personal, corporate or solo_coop.
nemesis-answer-objective_of =
    { $group ->
        [personal] Personal Objective
        [corporate] Corporate Objective
       *[solo_coop] Solo/Coop Objective
    }
nemesis-answer-character = { $character }
nemesis-answer-reroll = Roll again
nemesis-answer-swap = Swap the tokens
nemesis-answer-leave = Leave them
nemesis-answer-top = On top
nemesis-answer-bottom = Under the deck
nemesis-answer-launch = Launch
nemesis-answer-wait = Wait
nemesis-answer-stay = Stay
nemesis-answer-step_out = Leave the Pod
nemesis-answer-with = Deal: { $seat }
nemesis-answer-show = Show something: { $seat }
nemesis-answer-decline = Decline

# $way: move, attack or effect.
nemesis-answer-intruder =
    { $way ->
        [move] Move: { $card }
        [attack] Attack: { $card }
       *[effect] Effect: { $card }
    }
nemesis-answer-number = Number { $number }
nemesis-answer-attack_card = { $card }
nemesis-answer-event_card = { $card }
nemesis-answer-keep_card = { $card }

## Claims: what a player can talk about, true or not

nemesis-claim-engine = State of an engine
nemesis-claim-coordinates = Where a letter leads
nemesis-claim-tile = Which Room it is
nemesis-claim-holds = Whether I have an Item
nemesis-claim-infected = How many of my cards are INFECTED
nemesis-claim-kept = Which kind of Objective I keep

## Refusals

nemesis-refusal-contamination_cards_cannot_pay_a_cost = Contamination cards cannot pay a cost.
nemesis-refusal-eggs_can_be_attacked_out_of_combat_only = Eggs can be attacked out of Combat only.
nemesis-refusal-order_moves_another_character = An Order moves another Character, not you.
nemesis-refusal-a_closed_door_is_in_the_way = A Closed Door is in the way.
nemesis-refusal-a_door_of_this_room_is_destroyed = A Door of this Room is destroyed.
nemesis-refusal-a_malfunction_marker_lies_in_the_engine_room = There is a Malfunction marker in the Engine Room.
nemesis-refusal-a_malfunction_marker_lies_in_the_room = There is a Malfunction marker in the Room.
nemesis-refusal-a_locked_pod_cannot_be_launched = A locked Escape Pod cannot be launched.
nemesis-refusal-after_a_successful_roll_one_must_board = After a successful roll you must board a Pod.
nemesis-refusal-an_intruder_is_in_that_room = There is an Intruder in that Room.
nemesis-refusal-an_intruder_is_in_the_cockpit = There is an Intruder in the Cockpit.
nemesis-refusal-an_intruder_is_in_the_evacuation_section = There is an Intruder in the Evacuation Section.
nemesis-refusal-an_intruder_is_in_the_hibernatorium = There is an Intruder in the Hibernatorium.
nemesis-refusal-an_intruder_is_in_the_room = There is an Intruder in the Room.
nemesis-refusal-at_least_one_door_must_change_each_once_and_no_destroyed_one = Change at least one Door, each only once, and no Destroyed one.
nemesis-refusal-every_corridor_there_holds_a_noise_marker_already = Every Corridor there has a Noise marker already.
nemesis-refusal-every_room_is_explored = Every Room is explored.
nemesis-refusal-every_room_tile_is_face_up = Every Room tile lies face up.
nemesis-refusal-every_room_tile_lies_face_up = Every Room tile lies face up.
nemesis-refusal-from_the_first_yellow_space_on_nothing_stops_it = From the first yellow space on nothing stops it.
nemesis-refusal-it_must_be_another_room = It must be another Room.
nemesis-refusal-no_closed_door_is_next_to_this_room = There is no Closed Door next to your Room.
nemesis-refusal-no_contamination_card_is_in_hand = You have no Contamination card in hand.
nemesis-refusal-no_crafted_item_can_be_made_of_what_is_carried = Nothing can be crafted from what you carry.
nemesis-refusal-no_door_can_be_opened_or_closed = No Door can be opened or closed.
nemesis-refusal-no_door_next_to_this_room_can_be_opened_or_closed = No Door next to your Room can be opened or closed.
nemesis-refusal-no_door_of_the_ship_can_be_opened_or_closed = No Door of the ship can be opened or closed.
nemesis-refusal-no_door_of_this_room_can_be_opened_or_closed = No Door of this Room can be opened or closed.
nemesis-refusal-no_door_token_is_left_that_could_be_put_there = No Door token is left that could be put there.
nemesis-refusal-no_escape_pod_is_left = No Escape Pod is left.
nemesis-refusal-no_event_card_is_left = No Event card is left.
nemesis-refusal-no_flamethrower_in_a_hand_slot_can_take_ammo = You have no Flamethrower in your hands that could take Ammo.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_here = There is no Intruder here, and no Egg that nobody carries.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_in_this_room_or_next_to_it = There is no Intruder and no Egg that nobody carries in your Room or next to it.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_there = There is no Intruder there, and no Egg that nobody carries.
nemesis-refusal-no_intruder_is_here_and_no_egg_that_nobody_carries = There is no Intruder here, and no Egg that nobody carries.
nemesis-refusal-no_intruder_is_in_this_room = There is no Intruder in your Room.
nemesis-refusal-no_intruder_would_leave_its_room_or_destroy_a_door = No Intruder would leave its Room or destroy a Door.
nemesis-refusal-no_item_deck_has_a_card_left = No Item deck has a card left.
nemesis-refusal-no_malfunction_marker_may_lie_in_this_room = No Malfunction marker may lie in this Room.
nemesis-refusal-no_object_lies_in_this_room = No Object lies in your Room.
nemesis-refusal-no_objective_of_the_semi_cooperative_game_is_for_1_player_play_solo = The semi-cooperative game has no Objectives for 1 player. Play solo.
nemesis-refusal-no_pod_of_this_section_is_unlocked_and_has_a_free_seat = No Escape Pod of this section is unlocked and has a free seat.
nemesis-refusal-no_six_shooter_that_could_take_ammo_is_in_a_hand_slot = You have no Six-Shooter in your hands that could take Ammo.
nemesis-refusal-no_technical_corridor_entrance_is_in_this_room = Your Room has no Technical Corridor entrance.
nemesis-refusal-no_attack_may_be_aimed_at_a_character = No attack may be aimed at a Character.
nemesis-refusal-no_card_is_left_to_be_found = No card is left to be found.
nemesis-refusal-no_card_of_this_deck_is_left = No card of this deck is left.
nemesis-refusal-no_energy_weapon_in_a_hand_slot_can_take_ammo = You have no energy weapon in your hands that could take Ammo.
nemesis-refusal-no_energy_weapon_is_carried = You carry no energy weapon.
nemesis-refusal-no_energy_weapon_is_in_a_hand_slot = You have no energy weapon in your hands.
nemesis-refusal-no_explored_room_with_a_computer_is_there = There is no explored Room with a computer.
nemesis-refusal-no_explored_room_with_a_working_computer_is_there = There is no explored Room with a working computer.
nemesis-refusal-no_hand_slot_is_free = You have no free hand.
nemesis-refusal-no_hand_slot_is_free_something_must_be_dropped_first = You have no free hand. Drop something first.
nemesis-refusal-no_neighbouring_room_can_be_entered = No neighbouring Room can be entered.
nemesis-refusal-no_neighbouring_room_can_be_reached = No neighbouring Room can be reached.
nemesis-refusal-no_neighbouring_room_can_be_reached_from_there = No neighbouring Room can be reached from there.
nemesis-refusal-no_other_character_here_could_be_moved = No other Character here could be moved.
nemesis-refusal-no_other_character_here_holds_a_card = No other Character here holds a card.
nemesis-refusal-no_other_room_with_a_working_computer_has_an_action_that_could_be_used = No other Room with a working computer has an action you could use.
nemesis-refusal-no_such_eggs_lie_here_or_somebody_carries_them = No such Eggs lie here, or somebody carries them.
nemesis-refusal-no_such_eggs_lie_there_or_somebody_carries_them = No such Eggs lie there, or somebody carries them.
nemesis-refusal-no_such_weapon_with_ammo_is_in_a_hand_slot = You have no such weapon with Ammo in your hands.
nemesis-refusal-no_weapon_is_in_a_hand_slot = You have no weapon in your hands.
nemesis-refusal-no_weapon_with_ammo_is_in_a_hand_slot = You have no weapon with Ammo in your hands.
nemesis-refusal-no_working_computer_is_in_this_room = There is no working computer in your Room.
nemesis-refusal-no_yellow_room_can_be_chosen = No yellow Room can be chosen.
nemesis-refusal-nobody_else_is_in_the_room = Nobody else is in the Room.
nemesis-refusal-nobody_here_has_anything_to_trade = Nobody here has anything to trade.
nemesis-refusal-nobody_knows_what_this_room_is = Nobody knows what this Room is.
nemesis-refusal-not_enough_action_cards_to_pay_the_cost = You have not enough Action cards to pay the cost.
nemesis-refusal-not_in_combat = Not in Combat.
nemesis-refusal-not_with_fire_or_a_malfunction = Not with a Fire or a Malfunction.
nemesis-refusal-only_a_closed_door_that_was_not_placed_by_the_same_effect_can_be_taken = Only a Closed Door that this effect has not just placed can be taken.
nemesis-refusal-only_a_dressed_serious_wound_can_be_healed = Only a Dressed Serious Wound can be healed.
nemesis-refusal-only_an_unlocked_pod_of_this_section_with_a_free_seat = Only an unlocked Escape Pod of this section with a free seat.
nemesis-refusal-only_another_explored_yellow_room = Only another explored yellow Room.
nemesis-refusal-only_in_combat = Only in Combat.
nemesis-refusal-only_one_other_character_can_be_covered = Only one other Character can be covered.
nemesis-refusal-only_out_of_combat = Only out of Combat.
nemesis-refusal-only_players_at_the_table_speak = Only players at the table may speak.
nemesis-refusal-played_like_this_the_card_would_have_no_effect = Played like this the card would have no effect.
nemesis-refusal-solo_is_for_1_player = Solo is for 1 player.
nemesis-refusal-somebody_hibernates = Somebody hibernates.
nemesis-refusal-the_airlock_procedure_token_is_out_already = The Airlock Procedure token is out already.
nemesis-refusal-the_assault_rifle_it_is_attached_to_is_not_in_a_hand_slot = The Assault Rifle it belongs to is not in your hands.
nemesis-refusal-the_cabins_need_no_action = The Cabins need no action.
nemesis-refusal-the_character_is_in_no_room = You are in no Room.
nemesis-refusal-the_character_is_there_already = You are there already.
nemesis-refusal-the_intruders_can_be_taken_over_only_in_the_semi_cooperative_game = The Intruders can be taken over only in the semi-cooperative game.
nemesis-refusal-the_item_counter_of_this_room_is_0 = The Item counter of this Room is at 0.
nemesis-refusal-the_room_burns = The Room burns.
nemesis-refusal-the_self_destruct_sequence_is_active = The Self-Destruct sequence is active.
nemesis-refusal-the_signal_has_been_sent_already = You have sent the Signal already.
nemesis-refusal-the_weakness_of_every_kind_of_object_here_is_known = The Weakness of every kind of Object here is known already.
nemesis-refusal-the_card_needs_an_energy_weapon = The card needs an energy weapon.
nemesis-refusal-the_condition_on_the_item_is_not_fulfilled = The condition on the Item is not fulfilled; its card on your side names it.
nemesis-refusal-the_energy_weapon_is_full = The energy weapon is full.
nemesis-refusal-the_game_is_for_1_to_5_players = The game is for 1 to 5 players.
nemesis-refusal-the_game_is_over = The game is over.
nemesis-refusal-the_hibernation_chambers_are_not_open_yet = The hibernation chambers are not open yet.
nemesis-refusal-the_marker_stands_there_already = The marker stands there already.
nemesis-refusal-the_sequence_is_active_already = The Self-Destruct sequence is active already.
nemesis-refusal-the_sequence_is_not_active = The Self-Destruct sequence is not active.
nemesis-refusal-the_tile_of_this_room_lies_face_up = The tile of this Room lies face up.
nemesis-refusal-there_are_no_two_untaped_heavy_items_in_the_hand_slots = You do not have two untaped Heavy Items in your hands.
nemesis-refusal-there_are_too_few_doors_to_close_it = There are too few Door tokens to close the Room.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_in_this_room = There is neither Fire nor an Intruder in this Room.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_on_the_ship = There is neither Fire nor an Intruder on the ship.
nemesis-refusal-there_is_neither_slime_to_wash_off_nor_a_contamination_card_to_scan = You have neither Slime to wash off nor a Contamination card to scan.
nemesis-refusal-there_is_neither_a_light_wound_to_heal_nor_a_contamination_card_to_scan = You have neither a Light Wound to heal nor a Contamination card to scan.
nemesis-refusal-there_is_no_contamination_card_in_hand = You have no Contamination card in hand.
nemesis-refusal-there_is_no_dressed_serious_wound = You have no Dressed Serious Wound.
nemesis-refusal-there_is_no_egg_on_the_intruder_board = There is no Egg on the Intruder board.
nemesis-refusal-there_is_no_item_to_be_given_up = You have no Item to give up.
nemesis-refusal-there_is_no_light_wound = You have no Light Wound.
nemesis-refusal-there_is_no_malfunction_marker_in_this_room = There is no Malfunction marker in your Room.
nemesis-refusal-there_is_no_object_here = There is no Object here.
nemesis-refusal-there_is_no_objective_card_to_look_at = There is no Objective card to look at.
nemesis-refusal-there_is_no_serious_wound_to_dress = You have no Serious Wound to dress.
nemesis-refusal-there_is_no_slime_marker = You have no Slime on you.
nemesis-refusal-there_is_no_wound_to_treat = You have no Wound to treat.
nemesis-refusal-there_is_no_matching_wound = You have no matching Wound.
nemesis-refusal-there_is_no_room_in_the_hand_slots = You have no free hand for it.
nemesis-refusal-there_is_no_such_thing_to_speak_about = There is no such thing to speak about.
nemesis-refusal-there_is_no_working_computer_in_this_room = There is no working computer in your Room.
nemesis-refusal-this_character_is_not_in_the_room = This Character is not in your Room.
nemesis-refusal-this_corridor_does_not_begin_here = This Corridor does not begin here.
nemesis-refusal-this_corridor_does_not_lead_there_or_is_closed = This Corridor does not lead there, or is closed.
nemesis-refusal-this_corridor_is_not_next_to_the_own_room = This Corridor is not next to your Room.
nemesis-refusal-this_door_is_destroyed = This Door is destroyed.
nemesis-refusal-this_door_is_not_closed = This Door is not closed.
nemesis-refusal-this_intruder_is_not_in_that_room = This Intruder is not in that Room.
nemesis-refusal-this_intruder_is_not_in_the_room = This Intruder is not in your Room.
nemesis-refusal-this_item_has_no_action = This Item has no action.
nemesis-refusal-this_item_is_not_carried = You do not carry this Item.
nemesis-refusal-this_pod_is_not_on_the_ship = This Escape Pod is not on the ship.
nemesis-refusal-this_room_burns_already = This Room burns already.
nemesis-refusal-this_room_cannot_be_searched = This Room cannot be searched.
nemesis-refusal-this_room_does_not_burn = This Room does not burn.
nemesis-refusal-this_room_has_a_malfunction_marker = This Room has a Malfunction marker.
nemesis-refusal-this_room_has_a_computer_symbol = This Room has a computer symbol.
nemesis-refusal-this_room_has_no_malfunction_marker = This Room has no Malfunction marker.
nemesis-refusal-this_room_has_no_room_action = This Room has no Room action.
nemesis-refusal-this_room_has_no_technical_corridor_entrance = This Room has no Technical Corridor entrance.
nemesis-refusal-this_room_is_explored = This Room is explored already.
nemesis-refusal-this_room_is_not_explored = This Room is not explored.
nemesis-refusal-this_room_is_not_neighbouring = This Room is not next to it.
nemesis-refusal-this_room_is_not_next_to_the_own_one = This Room is not next to yours.
nemesis-refusal-this_weakness_is_known_already = This Weakness is known already.
nemesis-refusal-this_card_answers_something_it_is_no_action = This card is a reaction, no action.
nemesis-refusal-this_card_is_not_in_hand = You do not have this card in hand.
nemesis-refusal-this_deck_has_no_card_left = This deck has no card left.
nemesis-refusal-this_entrance_belongs_to_other_technical_corridors = This entrance belongs to other Technical Corridors.
nemesis-refusal-this_is_no_engine_room = This is no Engine Room.
nemesis-refusal-this_is_no_evacuation_section_with_an_escape_pod = This is no Evacuation Section with an Escape Pod.
nemesis-refusal-this_is_no_answer_to_the_question_at_hand = This does not answer the question.
nemesis-refusal-this_is_no_energy_weapon = This is no energy weapon.
nemesis-refusal-this_is_no_inactive_personal_item_of_the_character = This is no inactive personal Item of yours.
nemesis-refusal-this_is_no_weapon_in_a_hand_slot = This is no weapon in your hands.
nemesis-refusal-this_is_no_yellow_room_or_there_is_no_other_explored_one = This is no yellow Room, or there is no other explored one.
nemesis-refusal-this_is_not_carried_or_cannot_be_dropped = You do not carry this, or cannot drop it.
nemesis-refusal-this_is_not_in_the_laboratory = This is not in the Laboratory.
nemesis-refusal-this_weapon_has_no_ammo = This weapon has no Ammo.
nemesis-refusal-this_weapon_is_not_carried_or_is_full = You do not carry this weapon, or it is full.
nemesis-refusal-this_would_have_no_effect_or_is_no_legal_target = This would have no effect, or is no legal target.
nemesis-refusal-with_a_malfunction_marker_this_room_has_no_computer = With a Malfunction marker this Room has no working computer.
nemesis-refusal-with_a_marker_on_the_track_there_is_only_stopping_without_one_only_starting = A running sequence can only be stopped, one that does not run only started.
