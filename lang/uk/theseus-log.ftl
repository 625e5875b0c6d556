## Перед першим ходом

theseus-log-sector_laid = Наступний у кільці: { $sector }.
theseus-log-pandora_token_laid = { $left ->
        [yes] Жетон Пандори лежить ліворуч від сектора: { $sector }.
       *[no] Жетон Пандори лежить праворуч від сектора: { $sector }.
    }
theseus-log-bonus_laid = Карта бонусу «{ $bonus }» лежить тут: { $slot }.
theseus-log-card_chosen = { $card ->
        [none] { $seat }: до колоди йде закрита карта.
       *[other] { $seat }: до колоди йде карта «{ $card }».
    }
theseus-log-card_taken = { $seat } — карта на початок: { $card }.
theseus-log-top_revealed = { $seat } — зверху колоди: { $card }.
theseus-log-unit_placed = { $unit } стає тут: { $room }.

## Ходи й рухи

theseus-log-turn_begins = { $extra ->
        [yes] Додатковий хід: { $seat }.
       *[no] Хід: { $seat }.
    }
theseus-log-turn_passes = { $seat }: жоден загін не може рухатися.
theseus-log-move_begins = { $foreign ->
        [yes] { $unit } рухається не з власної волі, керує: { $by }. { $points ->
            [one] { $points } очко руху
            [few] { $points } очки руху
           *[many] { $points } очок руху
        }.
       *[no] { $unit } вирушає і має { $points ->
            [one] { $points } очко руху
            [few] { $points } очки руху
           *[many] { $points } очок руху
        }.
    }
theseus-log-point_added = { $unit } іде на один сектор далі.
theseus-log-sector_entered = { $unit } входить: { $sector }.
theseus-log-sector_leapt = { $unit } перестрибує: { $sector }.
theseus-log-points_spent = { $unit } використовує в Часовій петлі { $points ->
        [one] { $points } очко руху
        [few] { $points } очки руху
       *[many] { $points } очок руху
    }: { $sector }.
theseus-log-exit_taken = { $unit } виповзає через Вентиляційний вихід: { $sector }.
theseus-log-teleported = { $unit } телепортується: { $sector }.
theseus-log-arrived = { $unit } зупиняється: { $room }.
theseus-log-appeared = { $unit } з’являється: { $room }.
theseus-log-pushed = { $from }: { $unit } вилітає в космос.
theseus-log-relocated = { $unit } силоміць опиняється деінде: { $sector }.

## Життя, дані, жетони

theseus-log-wounded = { $mode ->
        [each_against_all] { $unit } отримує рану. Завдає: { $by }.
       *[duel] { $unit } отримує рану. Завдає: { $by }. Лишається життя: { $life }.
    }
theseus-log-life_gained = { $seat }: +1 очко життя, тепер { $life }.
theseus-log-life_lost = { $seat }: −1 очко життя, тепер { $life }.
theseus-log-data_gained = { $seat }: +1 очко даних, тепер { $data }.
theseus-log-token_gained = { $seat }: +1 жетон покращення.
theseus-log-upgrade_lost = { $seat }: −1 покращення.
theseus-log-unit_turned = { $upgraded ->
        [yes] { $unit } перевертається на покращену сторону.
       *[no] { $unit } повертається на базову сторону.
    }
theseus-log-card_strengthened = Карту посилено: { $slot }. На ній { $upgrades ->
        [one] { $upgrades } жетон покращення
        [few] { $upgrades } жетони покращення
       *[many] { $upgrades } жетонів покращення
    }.

## Пастки й атаки

theseus-log-trap_sprung = { $unit } вмикає пастку: { $card } ({ $slot }).
theseus-log-traps_ignored = { $unit }: жетон деактивації глушить пастки в секторі: { $sector }.
theseus-log-minor_assault = Малий штурм ({ $sector }): { $by }.
theseus-log-assault = Штурм: { $by }.
theseus-log-attack = { $attacker } атакує.
theseus-log-hidden_attack = Прихований б’є з темряви: { $slot }.
theseus-log-infected = { $unit } підхоплює Паразита. Паразитів: { $tokens }.
theseus-log-parasite_gone = { $unit } позбувається Паразита.
theseus-log-held = Маніпулятор стискається ({ $slot }). У лещатах: { $unit }.
theseus-log-freed = { $unit } знову на волі.
theseus-log-vanished = { $unit } зникає з очей.
theseus-log-visible = { $unit } знову на видноті.
theseus-log-deactivation_placed = { $seat }: жетон деактивації в секторі: { $sector }.
theseus-log-camera_counts = Камери показують { $value }: { $slot }.
theseus-log-camera_emptied = Дані з Камер знято: { $slot }.
theseus-log-defence_armed = Система оборони прокидається: { $slot }.
theseus-log-defence_fired = Система оборони стріляє: { $slot }.

## Карти

theseus-log-card_performed = { $seat } — виконується карта: { $card } ({ $slot }).
theseus-log-card_installed = { $seat } — встановлюється карта: { $card } ({ $slot }).
theseus-log-card_discarded = Вибуває з гри: { $card }.
theseus-log-card_pending = В очікуванні: { $card } ({ $pending }).
theseus-log-instant_kept = { $seat } — до резерву: { $card }.
theseus-log-bonus_taken = { $seat } — здобуто карту бонусу: { $bonus }.
theseus-log-used = { $seat } — використано: { $what }.
theseus-log-malfunction_placed = Жетон аварії змінює місце. Тепер: { $at }.
theseus-log-taken_over = { $unit } перехоплює карту: { $slot }.
theseus-log-given_back = { $unit } відпускає карту: { $slot }.

## Кінець

theseus-log-end_token_moved = { $steps ->
        [1] Жетон кінця пересувається: 3.
        [2] Жетон кінця пересувається: 2.
        [3] Жетон кінця пересувається: 1.
       *[4] Жетон кінця на останній позначці.
    }
theseus-log-tied = Нічия: { $seats }. Кожна сторона має ще один хід.
theseus-log-game_over = Перемога: { $winners }. { $ending }
