## Przed pierwszą turą

theseus-log-sector_laid = Kolejny w pierścieniu: { $sector }.
theseus-log-pandora_token_laid = { $left ->
        [yes] Żeton Pandory leży po lewej stronie Sektora: { $sector }.
       *[no] Żeton Pandory leży po prawej stronie Sektora: { $sector }.
    }
theseus-log-bonus_laid = Karta Bonusu { $bonus } leży tutaj: { $slot }.
theseus-log-card_chosen = { $card ->
        [none] { $seat }: do stosu trafia zakryta karta.
       *[other] { $seat }: do stosu trafia karta { $card }.
    }
theseus-log-card_taken = { $seat } – karta na początek: { $card }.
theseus-log-top_revealed = { $seat } – na wierzchu stosu: { $card }.
theseus-log-unit_placed = { $unit } staje tutaj: { $room }.

## Tury i Ruchy

theseus-log-turn_begins = { $extra ->
        [yes] Dodatkowa Tura: { $seat }.
       *[no] Tura: { $seat }.
    }
theseus-log-turn_passes = { $seat }: żadna jednostka nie może się ruszyć.
theseus-log-move_begins = { $foreign ->
        [yes] { $unit } rusza się wbrew woli, steruje: { $by }. { $points ->
            [one] { $points } punkt Ruchu
            [few] { $points } punkty Ruchu
           *[many] { $points } punktów Ruchu
        }.
       *[no] { $unit } rusza i ma { $points ->
            [one] { $points } punkt Ruchu
            [few] { $points } punkty Ruchu
           *[many] { $points } punktów Ruchu
        }.
    }
theseus-log-point_added = { $unit } idzie o jeden Sektor dalej.
theseus-log-sector_entered = { $unit } wchodzi: { $sector }.
theseus-log-sector_leapt = { $unit } przeskakuje: { $sector }.
theseus-log-points_spent = { $unit } zużywa w Pętli czasu { $points ->
        [one] { $points } punkt Ruchu
        [few] { $points } punkty Ruchu
       *[many] { $points } punktów Ruchu
    }: { $sector }.
theseus-log-exit_taken = { $unit } wypełza przez Wylot wentylacyjny: { $sector }.
theseus-log-teleported = { $unit } teleportuje się: { $sector }.
theseus-log-arrived = { $unit } zatrzymuje się: { $room }.
theseus-log-appeared = { $unit } pojawia się: { $room }.
theseus-log-pushed = { $from }: { $unit } wylatuje w Kosmos.
theseus-log-relocated = { $unit } trafia siłą do innego Sektora: { $sector }.

## Życie, Dane, żetony

theseus-log-wounded = { $mode ->
        [each_against_all] { $unit } otrzymuje ranę. Zadaje ją: { $by }.
       *[duel] { $unit } otrzymuje ranę. Zadaje ją: { $by }. Pozostałe Życie: { $life }.
    }
theseus-log-life_gained = { $seat }: +1 Punkt Życia, teraz { $life }.
theseus-log-life_lost = { $seat }: −1 Punkt Życia, teraz { $life }.
theseus-log-data_gained = { $seat }: +1 Punkt Danych, teraz { $data }.
theseus-log-token_gained = { $seat }: +1 żeton Ulepszenia.
theseus-log-upgrade_lost = { $seat }: −1 ulepszenie.
theseus-log-unit_turned = { $upgraded ->
        [yes] { $unit } przechodzi na stronę ulepszoną.
       *[no] { $unit } wraca na stronę bazową.
    }
theseus-log-card_strengthened = Karta rośnie w siłę: { $slot }. Żetony Ulepszenia na niej: { $upgrades }.

## Pułapki i Ataki

theseus-log-trap_sprung = { $unit } uruchamia Pułapkę: { $card } ({ $slot }).
theseus-log-traps_ignored = { $unit }: żeton Dezaktywacji ucisza Pułapki w Sektorze: { $sector }.
theseus-log-minor_assault = Pomniejszy Szturm ({ $sector }): { $by }.
theseus-log-assault = Szturm: { $by }.
theseus-log-attack = { $attacker } atakuje.
theseus-log-hidden_attack = Ukryty uderza z mroku: { $slot }.
theseus-log-infected = { $unit } łapie Pasożyta. Pasożyty: { $tokens }.
theseus-log-parasite_gone = { $unit } pozbywa się Pasożyta.
theseus-log-held = Chwytak zaciska się ({ $slot }). W uścisku: { $unit }.
theseus-log-freed = { $unit } odzyskuje swobodę.
theseus-log-vanished = { $unit } znika z oczu.
theseus-log-visible = { $unit } znów jest na widoku.
theseus-log-deactivation_placed = { $seat }: żeton Dezaktywacji w Sektorze: { $sector }.
theseus-log-camera_counts = Kamery pokazują { $value }: { $slot }.
theseus-log-camera_emptied = Kamery zostają odczytane: { $slot }.
theseus-log-defence_armed = System obronny budzi się: { $slot }.
theseus-log-defence_fired = System obronny otwiera ogień: { $slot }.

## Karty

theseus-log-card_performed = { $seat } – wykonana karta: { $card } ({ $slot }).
theseus-log-card_installed = { $seat } – zainstalowana karta: { $card } ({ $slot }).
theseus-log-card_discarded = Wypada z gry: { $card }.
theseus-log-card_pending = Oczekuje: { $card } ({ $pending }).
theseus-log-instant_kept = { $seat } – do rezerwy: { $card }.
theseus-log-bonus_taken = { $seat } – zdobyta karta Bonusu: { $bonus }.
theseus-log-used = { $seat } – w użyciu: { $what }.
theseus-log-malfunction_placed = Żeton Awarii zmienia miejsce. Teraz: { $at }.
theseus-log-taken_over = { $unit } przejmuje kartę: { $slot }.
theseus-log-given_back = { $unit } puszcza kartę: { $slot }.

## Koniec

theseus-log-end_token_moved = { $steps ->
        [1] Żeton Końca przesuwa się: 3.
        [2] Żeton Końca przesuwa się: 2.
        [3] Żeton Końca przesuwa się: 1.
       *[4] Żeton Końca dociera do końca.
    }
theseus-log-tied = Remis: { $seats }. Każda strona ma jeszcze jedną turę.
theseus-log-game_over = Zwycięstwo: { $winners }. { $ending }
