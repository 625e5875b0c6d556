### Theseus: questions, answers, and why something is not possible.
###
### Names, ready to be shown (nominative):
###   $unit: a unit. $attacker: who attacks, a unit or the card Hidden. $sector, $from: a sector. $card, $bonus: a card.
###   $room, $slot, $pending: a place on the board (theseus-label-…). $seat: a player. $faction: a faction. $kind: a kind of unit.
###   $what: what is used (theseus-use-…, or the name of the card). $side: theseus-side-….
### Numbers:
###   $most: the most that can be spent. $points: Movement Points. $chosen, $size: cards chosen, cards of the whole deck.
###   $level: level of the card. $levels: highest level in this game. $count: how many there are. $cost: tokens needed.
###   $reserve: tokens in reserve. $cards: cards of the faction up to that level. $left: what is left.
### yes or no:
###   $home: in the own sector. $leap: a Shortcut lies ahead. $runner: the unit is a Runner.
### Ids:
###   $among: all, or barricaded when Barricades let only one be hit. $scope: everywhere, sector or ambush.
###   $choice: the kind of question that is answered.

## Questions; .text explains them to somebody who has not read the rulebook

theseus-ask-lay_sector = Which sector comes next in the ring?
    .text = The ring is laid clockwise, one sector at a time. Units only go clockwise: what follows your home is what you reach first. Whose home comes first after the Corridors begins.
theseus-ask-alliance_sector = Which of your two sectors does your alliance lay out?
    .text = An alliance shares one home. The other sector stays in the box.
theseus-ask-pandora_token = Where does the Pandora token go?
    .text = The sector beside it becomes Pandora’s home as well. On its left side Pandora plays before the owner of that sector, on its right side after.
theseus-ask-draft = Which card comes into your deck next?
    .text = Nobody sees what you choose. The deck is shuffled afterwards; only its size and its top card are public.
theseus-ask-opening_card = Which of these cards do you install before the first turn?
    .text = They are the first cards of your deck. Those left over wait on the pending slots of your home; an Instant goes to your reserve.
theseus-ask-opening_slot = On which empty slot?
    .text = A card works in the sector where it lies: traps where enemies stop, Action cards where your own units stop.
theseus-ask-place_unit = { $home ->
        [yes] Place a unit in your own sector.
       *[no] Place your last unit in any empty Room.
    }
    .text = Attacks only go through passages, within a sector. And the more units stand in a sector, the further each of them goes.
theseus-ask-move = Which unit moves?
    .text = It goes clockwise, as many sectors as units stand in its sector, itself included. Where it stops, enemy traps come first, then your Action cards, the action of the sector, and one pending card.
theseus-ask-extra_turn = Extra turn: which unit moves?
    .text = The Technical Hall lets another of your units move that has not moved yet, with a whole turn of its own.
theseus-ask-start_move = { $unit } sets out: count sectors, or take the Ventilation Exit?
    .text = The Ventilation Exit ends the Move at once. You may also use something first.
theseus-ask-path = { $leap ->
        [yes] A Shortcut lies ahead: enter the sector, or leap over it?
       *[no] Go on, or use something first?
    }
    .text = Leaping over a sector costs no Movement Point and sets off nothing there.
theseus-ask-time_loop = How many Movement Points do you spend in the Time Loop? At most { $most }.
    .text = Points spent here do not carry the unit further.
theseus-ask-last_sector = { $runner ->
        [yes] Stop here, or let the Runner go one sector further?
       *[no] Stop here, or use something first?
    }
    .text = The Move ends here. A Runner may go one sector more, and a Passage carries any of your units on.
theseus-ask-teleport = Stay here, or teleport?
    .text = Your Teleport lies here: before it takes a Room, the unit may go to any sector.
theseus-ask-room = { $sector }: which Room?
    .text = Think of passages: they decide whom you reach and who reaches you. If the fourth Room is filled, a Minor Assault follows.
theseus-ask-any_room = Back from Space: into which Room?
    .text = Any empty Room of any sector. Enemy traps there work, and that is the whole turn.
theseus-ask-push = { $sector }: no Room is empty. Whom do you push into Space?
    .text = Any unit here, your own too. Coming back takes it a whole turn.
theseus-ask-trap_order = Which trap works first?
    .text = Several traps work on this unit. You decide the order.
theseus-ask-attacker = { $scope ->
        [ambush] Ambush: who attacks next?
        [sector] Minor Assault: who attacks next?
       *[everywhere] Assault: who attacks next?
    }
    .text = All who can, attack; you choose the order. Upgraded sides often hit everybody in range, some base sides do not attack at all.
theseus-ask-target = { $among ->
        [barricaded] Barricades: which one of them is hit?
       *[all] { $attacker } attacks: whom?
    }
    .text = A wound costs the owner of the unit 1 Life Point; units themselves do not die. Each against all, it brings you 1 Life Point instead.
theseus-ask-card_order = Which card do you perform next?
    .text = All your Action cards in this sector are performed, in the order you like.
theseus-ask-window = Use something, or go on?
    .text = Between two steps of your turn you may use Upgrade tokens, Instants and Bonus cards. If you go on, you keep them.
theseus-ask-sector_order = What comes first: the Upgrade token, or the action of the sector?
    .text = Pandora’s home is a neutral sector, so both happen.
theseus-ask-home = You are at home: an Upgrade token, Base Cleaning, or neither?
    .text = Base Cleaning removes one enemy card installed here from the game.
theseus-ask-malfunction = Where does the Malfunction token go?
    .text = The card under it does not work and cannot be installed, discarded or strengthened until somebody moves the token.
theseus-ask-pending = Pending cards: which slot do you use?
    .text = One slot: put your top card on an empty one, replace an enemy’s card, or install your own and refill. With your deck empty, refilling moves the End token.
theseus-ask-install = Where do you install the card?
    .text = On any empty slot of any sector. A slot with a Bonus card gives you that card; on top of your own card, that one is discarded.
theseus-ask-embryo = Which Embryo is born?
    .text = Graspers take over cards for good, Runners go further, Warriors attack.
theseus-ask-take_over = Take over a card here?
    .text = The Embryo that has just moved is put on an enemy card; the card then works for Pandora.
theseus-ask-spend_upgrade = What do you upgrade?
    .text = Turn a unit to its upgraded side, or raise the number of an installed card by 1. A card with tokens on it costs as many more from your reserve.
theseus-ask-evolution = Which unit evolves?
    .text = It is turned to its upgraded side.
theseus-ask-mental_probe = Which sector do you probe?
    .text = You gain 1 Data Point, and 1 more for every enemy unit there.
theseus-ask-tactical_order = Which unit attacks now?
    .text = One of your units attacks at once.
theseus-ask-attack_from_darkness = Which unit attacks from the darkness?
    .text = Up to as many of your units as the card says, wherever they stand.
theseus-ask-trap_detector = Where does a Deactivation token go?
    .text = It cancels the enemy traps of its sector once, for your next unit that meets them.
theseus-ask-move_enemy = Which enemy unit do you move?
    .text = You decide everything about its Move: the Room, whom it pushes, the order of traps. Its own cards do nothing for it.
theseus-ask-kidnap = Whom do you kidnap?
    .text = You put an enemy unit from here into another sector, and traps there work on it.
theseus-ask-kidnap_to = Where to?
    .text = No sector in between is entered.
theseus-ask-invisibility = Which unit becomes invisible?
    .text = Until its next Move is over it cannot be attacked and sets off no traps.
theseus-ask-degrade = Who loses upgrades?
    .text = The opponent chooses which.
theseus-ask-lose_upgrade = Which upgrade do you lose?
    .text = A token of your reserve, a token on a card, or the upgraded side of a unit.
theseus-ask-medlab = Who loses a Life Point?
    .text = Each against all, the Medlab takes collected Life from opponents.
theseus-ask-detonate = Detonate?
    .text = Every enemy unit here is wounded, and the card leaves the game.
theseus-ask-transfer = From whom do you transfer?
    .text = The unit is wounded, and you gain as much Data.
theseus-ask-remote_control = Which card do you run by remote control?
    .text = Any of your Action cards, in any sector.
theseus-ask-base_plans = Which pending card do you install?
    .text = Any of yours, whatever the sector. Its slot is refilled.

theseus-ask_note-in_hand = The card: { $card }.
theseus-ask_note-under_way = { $unit } – { $sector }. { $left ->
        [one] { $left } Movement Point
       *[other] { $left } Movement Points
    } left.
theseus-ask_note-arriving = { $unit } arrives.
theseus-ask_note-draft = { $chosen } of { $size } chosen.

## Answers; .text says what they do

theseus-answer-pass = { $choice ->
        [start_move] Count sectors
        [path] { $leap ->
            [yes] Enter
           *[no] Go on
        }
        [last_sector] Stop here
        [teleport] Stay
        [window] Go on
        [home] Neither
        [pending] Pass
       *[other] Decline
    }
    .text = { $choice ->
        [start_move] move as usual, sector by sector
        [path] { $leap ->
            [yes] count the sector ahead like any other
           *[no] on to the next sector
        }
        [last_sector] the Move ends here
        [teleport] the unit takes a Room here
        [window] use nothing now
        [home] no token and no Base Cleaning
        [pending] leave the pending cards and end the turn
        [take_over] the Embryo stays a unit
       *[other] do nothing more here
    }
theseus-answer-use = Use: { $what }
theseus-answer-unit = { $unit }
theseus-answer-room = { $room }
theseus-answer-sector = { $sector }
theseus-answer-slot = { $slot }
theseus-answer-pending = { $pending }
theseus-answer-card = { $card }
theseus-answer-seat = { $seat }
theseus-answer-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
theseus-answer-leap = Leap over it
    .text = no Movement Point, no trap
theseus-answer-exit = Ventilation Exit: { $sector }
    .text = the Move ends there at once
theseus-answer-run_on = One sector further
    .text = as a Runner may
theseus-answer-upgrade_token = Upgrade token
    .text = take one from the common pool ({ $left } left)
theseus-answer-sector_action = Action of the sector
    .text = first what the sector does, then the token
theseus-answer-reserve = From the reserve
    .text = a token of your reserve ({ $reserve } there)
theseus-answer-detonate = Detonate
    .text = wound every enemy unit here; the card leaves the game
theseus-answer-embryo = { $kind }
theseus-answer-pandora_token = { $sector }, { $side }

## You cannot pass: what has to be done

theseus-must-lay_sector = The ring needs another sector.
theseus-must-alliance_sector = One of your two sectors has to be laid out.
theseus-must-pandora_token = The Pandora token has to lie at a sector.
theseus-must-draft = Your deck needs another card.
theseus-must-opening_card = One of these cards has to be installed.
theseus-must-place_unit = The unit has to be placed.
theseus-must-move = The Move is compulsory: choose a unit.
theseus-must-extra_turn = The extra turn is compulsory: choose a unit.
theseus-must-time_loop = Say a number of points; 0 spends none.
theseus-must-room = The unit has to take a Room.
theseus-must-push = The sector is full: a unit has to be pushed.
theseus-must-trap_order = All these traps work; you only choose their order.
theseus-must-attacker = Whoever can attack has to attack; you only choose the order.
theseus-must-target = An Attack has to hit somebody in range.
theseus-must-card_order = All these cards are performed; you only choose their order.
theseus-must-sector_order = Both happen here; you only choose the order.
theseus-must-malfunction = The Malfunction token has to be placed.
theseus-must-install = The card has to be installed.
theseus-must-embryo = An Embryo has to be born while there are any.
theseus-must-spend_upgrade = The token is being used: choose a unit or a card.
theseus-must-evolution = The Instant is being used: choose a unit.
theseus-must-mental_probe = The Instant is being used: choose a sector.
theseus-must-kidnap_to = The kidnapped unit has to go to another sector.
theseus-must-degrade = An opponent has to be chosen.
theseus-must-lose_upgrade = An upgrade has to be lost.
theseus-must-transfer = A unit has to be chosen.
theseus-must-path = The sector ahead has to be leapt over.
theseus-must-other = One of the options has to be taken.

## Refusals: in general

theseus-refusal-not_asked = That is not what you are asked for.
theseus-refusal-no_such_unit = This game has no such unit.
theseus-refusal-only_opponent = Only an opponent can be chosen.
theseus-refusal-no_life_collected = { $seat }: no Life collected yet.
theseus-refusal-embryo_none_left = { $kind }: none is left in the supply.
theseus-refusal-not_embryo = { $kind }: that is no Embryo.

## Refusals: moving

theseus-refusal-no_shortcut_ahead = No working Shortcut of yours lies in the next sector.
theseus-refusal-no_exit_there = { $sector }: no Ventilation leads there from here.
theseus-refusal-exit_only_own = A Ventilation Exit is taken by your own unit, when it sets out.
theseus-refusal-runner_only = Only a Runner goes one sector further, once in a Move.
theseus-refusal-time_loop_most = This Time Loop takes at most { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
theseus-refusal-moved_already = { $unit } has already moved in this turn.
theseus-refusal-not_own_unit = { $unit } is not yours: a Move is made with a unit of your own.
theseus-refusal-ally_unit = { $unit } is your ally’s: an ally’s unit is never moved.
theseus-refusal-space_no_extra = { $unit } is in Space and cannot have an extra turn.
theseus-refusal-space_no_room = { $unit } cannot come back from Space: no Room of the station is empty.
theseus-refusal-not_in_sector = { $unit } does not stand in a sector.
theseus-refusal-unit_elsewhere = { $unit } does not stand here: { $sector }.
theseus-refusal-held = { $unit } is held by a Grabber.
theseus-refusal-own_side_unit = { $unit } is on your side: only an enemy unit can be chosen.
theseus-refusal-only_enemy_unit = Only an enemy unit can be chosen.

## Refusals: Rooms and sectors

theseus-refusal-room_taken = { $unit } stands in this Room already.
theseus-refusal-move_ends_in = The Move ends here: { $sector }.
theseus-refusal-sector_full = { $sector }: no Room is empty, a unit has to be pushed.
theseus-refusal-place_at_home = These units are placed in your own sector.
theseus-refusal-sector_not_in_game = { $sector }: this sector is not in the game.
theseus-refusal-sector_laid_already = { $sector }: this sector lies in the ring already.
theseus-refusal-sector_of_nobody = { $sector }: nobody plays the faction of this sector.
theseus-refusal-sector_of_neither = { $sector }: this is the home of neither of you.
theseus-refusal-kidnap_same_sector = { $sector }: the unit is taken away from there.

## Refusals: Attacks

theseus-refusal-attack_not_yours = { $unit } is not yours: only your own units attack.
theseus-refusal-attack_nowhere = { $unit } does not stand in a sector and cannot attack.
theseus-refusal-attack_here_only = Only units in this sector attack now: { $sector }.
theseus-refusal-ambush_here_only = Only units in this sector take part in the Ambush: { $sector }.
theseus-refusal-no_attack_side = { $unit } has no Attack on the side that is up.
theseus-refusal-nobody_in_range = { $unit } has nobody in range.
theseus-refusal-attacked_already = { $unit } has already attacked in this Assault.
theseus-refusal-darkness_again = { $unit } has already attacked through this card in this turn.
theseus-refusal-target_own = { $unit } is on your side: only enemy units are attacked.
theseus-refusal-target_nowhere = { $unit } does not stand in a sector and cannot be attacked.
theseus-refusal-target_other_sector = { $unit } stands in another sector than the attacker.
theseus-refusal-invisible = { $unit } is invisible.
theseus-refusal-hideout = { $unit } is protected by a Hideout.
theseus-refusal-no_passage = { $unit } stands behind a wall: no passage joins the two Rooms.
theseus-refusal-not_behind_barricades = { $unit } is none of the units behind these Barricades.
theseus-refusal-card_does_not_attack = { $card } does not attack.
theseus-refusal-hidden_not_yours = This Hidden is not yours.
theseus-refusal-hidden_asleep = The Hidden does not work now.
theseus-refusal-hidden_struck = The Hidden has struck already.
theseus-refusal-hidden_later = A Hidden strikes after the units of its sector, if there is somebody to hit, and never in an Ambush.

## Refusals: upgrades and invisibility

theseus-refusal-turn_enemy = { $unit } is an enemy’s: only your own units are turned.
theseus-refusal-unit_not_in_play = { $unit } is not in play.
theseus-refusal-upgraded_already = { $unit } is upgraded already.
theseus-refusal-no_upgraded_side = { $unit } has no upgraded side.
theseus-refusal-not_upgraded = { $unit } is not upgraded.
theseus-refusal-turn_back_not_yours = { $unit } is not yours to turn back.
theseus-refusal-invisible_already = { $unit } is invisible already.
theseus-refusal-vanish_enemy = { $unit } is an enemy’s: only your own units become invisible.
theseus-refusal-no_reserve_token = There is no Upgrade token in your reserve.
theseus-refusal-nothing_to_upgrade = No unit has its base side up, and your tokens suffice for no card.
theseus-refusal-strengthen_enemy = { $card } is an enemy’s: only your own cards are strengthened.
theseus-refusal-no_number = { $card } has no number to raise.
theseus-refusal-strengthen_most = { $card } carries { $count ->
        [one] { $count } Upgrade token
       *[other] { $count } Upgrade tokens
    } already, and that is the most.
theseus-refusal-strengthen_cost = { $card } takes { $cost ->
        [one] { $cost } token
       *[other] { $cost } tokens
    }; you have { $reserve } in reserve.
theseus-refusal-no_token_on_card = { $card } carries no Upgrade token.
theseus-refusal-not_your_card = { $card } is not your card.

## Refusals: cards

theseus-refusal-card_of_other_faction = { $card } is a card of another faction: { $faction }.
theseus-refusal-card_level = { $card } is of level { $level }; this game goes up to level { $levels }.
theseus-refusal-card_no_copy = { $card }: every copy is in your deck already.
theseus-refusal-card_not_taken = { $card } is none of the cards you have taken.
theseus-refusal-slot_has_bonus = A slot with a Bonus card is not empty.
theseus-refusal-slot_taken = { $card } lies on this slot already.
theseus-refusal-no_card_on_slot = No card lies here: { $slot }.
theseus-refusal-install_over_enemy = { $card } is an enemy’s: only your own installed card can make room.
theseus-refusal-no_place = { $card }: there is no place to install it.
theseus-refusal-card_elsewhere = { $card } does not lie here: { $sector }.
theseus-refusal-not_a_trap = { $card } is no trap that works now.
theseus-refusal-perform_enemy = { $card } is an enemy’s: only your own cards are performed.
theseus-refusal-not_action_card = { $card } is no Action card.
theseus-refusal-switched_off = { $card } is switched off by the Malfunction token.
theseus-refusal-entangled = { $card } is entangled in Vines.
theseus-refusal-performed_already = { $card } has been performed already.
theseus-refusal-run_already = { $card } has been run already.
theseus-refusal-remote_itself = { $card } does not run itself.
theseus-refusal-takeover_own = { $card } is on your side: only an enemy card can be taken over.
theseus-refusal-plans_enemy = { $card } is an enemy’s: only your own pending card can be installed.
theseus-refusal-pending_elsewhere = The Move ended elsewhere: only these pending slots are used: { $sector }.
theseus-refusal-pending_nothing = The slot is empty, and so is your deck.
theseus-refusal-no_pending_card = No card waits on this slot.

## Refusals: the Malfunction token and Base Cleaning

theseus-refusal-malfunction_on_bonus = The Malfunction token cannot lie on a Bonus card.
theseus-refusal-malfunction_own_side = { $card } is on your side: the token goes on an opponent’s card.
theseus-refusal-safeguards_draw = Safeguards draw the token.
theseus-refusal-malfunction_keeps_slot = A card under the Malfunction token keeps its slot.
theseus-refusal-malfunction_no_removal = A card under the Malfunction token cannot be removed.
theseus-refusal-malfunction_no_takeover = A card under the Malfunction token cannot be taken over.
theseus-refusal-malfunction_tokens_stay = Tokens on a switched-off card cannot be lost.
theseus-refusal-malfunction_pending = A card under the Malfunction token can be neither installed nor discarded.
theseus-refusal-cleaning_only_here = Base Cleaning removes cards of this sector only: { $sector }.
theseus-refusal-cleaning_own = { $card } is on your side: Base Cleaning removes an enemy card.
theseus-refusal-pandora_no_cleaning = Pandora has no Base Cleaning.

## Refusals: things in reserve

theseus-refusal-own_turn_only = Tokens, Instants and Bonus cards are used in your own turn only.
theseus-refusal-decide_first = First decide what you are asked.
theseus-refusal-no_instant = There is no Instant in your reserve.
theseus-refusal-no_attack_for_order = No unit of yours that can attack has an enemy in range.
theseus-refusal-no_base_side = No unit of yours has its base side up.
theseus-refusal-no_bonus = You hold no Bonus card { $bonus }.
theseus-refusal-passage_in_move = Passage is used during a Move of your own unit, before it stops.
theseus-refusal-deck_empty = Your deck is empty.
