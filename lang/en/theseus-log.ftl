### Theseus: what happens, one sentence for each kind of event.
###
### Names, ready to be shown (nominative):
###   $seat, $by: the player meant: name of the faction, or name and faction. $by: who does it.
###   $seats, $winners: several players as one list.
###   $unit, $attacker: a unit (theseus-label-unit). $card, $bonus: a card. $sector: a sector.
###   $room, $from: a Room (theseus-label-room). $slot, $pending: a slot (theseus-label-slot, theseus-label-pending).
###   $what: what is used (theseus-use-…, or the name of the card). $at: a slot, or theseus-spot-symbol.
###   $ending: a whole sentence (theseus-ending-…).
### Numbers:
###   $points: Movement Points. $life, $data: how many Points there are now. $upgrades, $tokens: tokens lying there now.
###   $value: what the Cameras show. $steps: how far the End token has moved, 1 to 4.
### yes or no:
###   $extra: an extra turn. $left: left side, otherwise right. $upgraded: the upgraded side is up. $foreign: $by does not own $unit.
### Other:
###   $mode: id of the mode (duel, each_against_all, alliances). $card is none where it is hidden.

## Before the first turn

theseus-log-sector_laid = Next in the ring: { $sector }.
theseus-log-pandora_token_laid = { $left ->
        [yes] The Pandora token lies to the left of the { $sector }.
       *[no] The Pandora token lies to the right of the { $sector }.
    }
theseus-log-bonus_laid = Bonus card { $bonus } lies here: { $slot }.
theseus-log-card_chosen = { $card ->
        [none] { $seat }: a card goes into the deck, face down.
       *[other] { $seat }: { $card } goes into the deck.
    }
theseus-log-card_taken = { $seat }: first card taken: { $card }.
theseus-log-top_revealed = { $seat }: on top of the deck: { $card }.
theseus-log-unit_placed = { $unit } is put here: { $room }.

## Turns and Moves

theseus-log-turn_begins = { $extra ->
        [yes] Extra turn: { $seat }.
       *[no] Turn: { $seat }.
    }
theseus-log-turn_passes = { $seat }: no unit can move.
theseus-log-move_begins = { $foreign ->
        [yes] { $unit } is made to move by { $by }. { $points ->
            [one] { $points } Movement Point
           *[other] { $points } Movement Points
        }.
       *[no] { $unit } sets out with { $points ->
            [one] { $points } Movement Point
           *[other] { $points } Movement Points
        }.
    }
theseus-log-point_added = { $unit } goes one sector further.
theseus-log-sector_entered = { $unit } enters the { $sector }.
theseus-log-sector_leapt = { $unit } leaps over the { $sector }.
theseus-log-points_spent = { $unit } spends { $points ->
        [one] { $points } Movement Point
       *[other] { $points } Movement Points
    } in the Time Loop of the { $sector }.
theseus-log-exit_taken = { $unit } crawls through the Ventilation Exit to the { $sector }.
theseus-log-teleported = { $unit } teleports to the { $sector }.
theseus-log-arrived = { $unit } stops: { $room }.
theseus-log-appeared = { $unit } appears: { $room }.
theseus-log-pushed = { $from }: { $unit } is pushed out into Space.
theseus-log-relocated = { $unit } is dragged to the { $sector }.

## Life, Data, tokens

theseus-log-wounded = { $mode ->
        [each_against_all] { $unit } is wounded. By: { $by }.
       *[duel] { $unit } is wounded. By: { $by }. Life left: { $life }.
    }
theseus-log-life_gained = { $seat }: 1 Life Point gained, now { $life }.
theseus-log-life_lost = { $seat }: 1 Life Point lost, now { $life }.
theseus-log-data_gained = { $seat }: 1 Data Point gained, now { $data }.
theseus-log-token_gained = { $seat }: 1 Upgrade token taken.
theseus-log-upgrade_lost = { $seat }: 1 upgrade lost.
theseus-log-unit_turned = { $upgraded ->
        [yes] { $unit } is upgraded.
       *[no] { $unit } is back on its base side.
    }
theseus-log-card_strengthened = A card grows stronger: { $slot }. It carries { $upgrades ->
        [one] { $upgrades } Upgrade token
       *[other] { $upgrades } Upgrade tokens
    }.

## Traps and Attacks

theseus-log-trap_sprung = { $unit } sets off a trap: { $card } ({ $slot }).
theseus-log-traps_ignored = { $unit }: a Deactivation token silences the traps of the { $sector }.
theseus-log-minor_assault = Minor Assault in the { $sector }: { $by }.
theseus-log-assault = Assault: { $by }.
theseus-log-attack = { $attacker } attacks.
theseus-log-hidden_attack = The Hidden strikes from the dark: { $slot }.
theseus-log-infected = { $unit } is infected. Parasites: { $tokens }.
theseus-log-parasite_gone = { $unit } is rid of the Parasite.
theseus-log-held = The Grabber closes on { $unit } ({ $slot }).
theseus-log-freed = { $unit } is free again.
theseus-log-vanished = { $unit } fades from sight.
theseus-log-visible = { $unit } can be seen again.
theseus-log-deactivation_placed = { $seat }: a Deactivation token for the { $sector }.
theseus-log-camera_counts = The Cameras show { $value }: { $slot }.
theseus-log-camera_emptied = The Cameras are read out: { $slot }.
theseus-log-defence_armed = The Defence System wakes: { $slot }.
theseus-log-defence_fired = The Defence System fires: { $slot }.

## Cards

theseus-log-card_performed = { $seat }: { $card } is performed ({ $slot }).
theseus-log-card_installed = { $seat }: { $card } is installed ({ $slot }).
theseus-log-card_discarded = { $card } leaves the game.
theseus-log-card_pending = { $card } waits: { $pending }.
theseus-log-instant_kept = { $seat }: { $card } goes to the reserve.
theseus-log-bonus_taken = { $seat }: Bonus card { $bonus } taken.
theseus-log-used = { $seat } – used: { $what }.
theseus-log-malfunction_placed = The Malfunction token moves. Now: { $at }.
theseus-log-taken_over = { $unit } takes over a card: { $slot }.
theseus-log-given_back = { $unit } lets go of a card: { $slot }.

## The end

theseus-log-end_token_moved = { $steps ->
        [1] The End token moves: 3.
        [2] The End token moves: 2.
        [3] The End token moves: 1.
       *[4] The End token has reached the end.
    }
theseus-log-tied = A tie: { $seats }. One more turn each.
theseus-log-game_over = Victory: { $winners }. { $ending }
