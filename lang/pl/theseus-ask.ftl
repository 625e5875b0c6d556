## Pytania; .text objaśnia je komuś, kto nie zna instrukcji

theseus-ask-lay_sector = Który Sektor będzie następny w pierścieniu?
    .text = Pierścień układa się zgodnie z ruchem wskazówek zegara. Jednostki idą tylko w tę stronę: najpierw dotrzesz do tego, co leży za twoim domem. Zaczyna ten, czyj dom jest pierwszy za Korytarzami.
theseus-ask-alliance_sector = Który z waszych dwóch Sektorów wystawia sojusz?
    .text = Sojusz ma jeden wspólny dom. Drugi Sektor zostaje w pudełku.
theseus-ask-pandora_token = Gdzie kładziesz żeton Pandory?
    .text = Sektor obok staje się także domem Pandory. Z lewej strony: Pandora gra przed właścicielem Sektora. Z prawej: po nim.
theseus-ask-draft = Jaka karta trafi teraz do twojego stosu?
    .text = Nikt nie widzi twojego wyboru. Stos zostanie potasowany; jawne są tylko jego wielkość i wierzchnia karta.
theseus-ask-opening_card = Którą z tych kart instalujesz przed pierwszą turą?
    .text = To pierwsze karty twojego stosu. Pozostałe zaczekają na polach kart Oczekujących w twoim Sektorze; karta Natychmiastowa trafia do rezerwy.
theseus-ask-opening_slot = Na którym pustym polu?
    .text = Karta działa w swoim Sektorze: Pułapki tam, gdzie zatrzymują się wrogowie, karty Akcji tam, gdzie zatrzymują się twoje jednostki.
theseus-ask-place_unit = { $home ->
        [yes] Ustaw jednostkę w swoim Sektorze.
       *[no] Ustaw ostatnią jednostkę w dowolnym pustym Pokoju.
    }
    .text = Ataki przechodzą tylko przez przejścia, w obrębie Sektora. A im więcej jednostek w Sektorze, tym dalej idzie każda z nich.
theseus-ask-move = Którą jednostką wykonujesz Ruch?
    .text = Idzie zgodnie z ruchem wskazówek zegara o tyle Sektorów, ile jednostek stoi w jej Sektorze, licząc ją samą. Gdy stanie: Pułapki wrogów, twoje karty Akcji, akcja Sektora, jedna karta Oczekująca.
theseus-ask-extra_turn = Dodatkowa Tura: którą jednostką wykonujesz Ruch?
    .text = Hala Techniczna daje całą turę innej twojej jednostce, która jeszcze się nie ruszała.
theseus-ask-start_move = { $unit } rusza: liczysz Sektory czy wybierasz Wylot wentylacyjny?
    .text = Wylot wentylacyjny od razu kończy Ruch. Możesz też najpierw czegoś użyć.
theseus-ask-path = { $leap ->
        [yes] Przed tobą Skrót: wchodzisz do Sektora czy go przeskakujesz?
       *[no] Idziesz dalej czy najpierw czegoś używasz?
    }
    .text = Przeskoczenie Sektora nie kosztuje punktu Ruchu i niczego tam nie uruchamia.
theseus-ask-time_loop = Ile punktów Ruchu zużywasz w Pętli czasu? Najwyżej { $most }.
    .text = Punkty zużyte tutaj nie niosą jednostki dalej.
theseus-ask-last_sector = { $runner ->
        [yes] Zatrzymujesz się tutaj czy Biegacz idzie o Sektor dalej?
       *[no] Zatrzymujesz się tutaj czy najpierw czegoś używasz?
    }
    .text = Tu kończy się Ruch. Biegacz może przejść o Sektor dalej, a Przejście poniesie dalej każdą twoją jednostkę.
theseus-ask-teleport = Zostajesz czy się teleportujesz?
    .text = Leży tu twój Teleport: zanim jednostka zajmie Pokój, może przenieść się do dowolnego Sektora.
theseus-ask-room = { $sector }: który Pokój?
    .text = Pamiętaj o przejściach: decydują, kogo dosięgniesz i kto dosięgnie ciebie. Zajęcie czwartego Pokoju wywołuje Pomniejszy Szturm.
theseus-ask-any_room = Powrót z Kosmosu: do którego Pokoju?
    .text = Dowolny pusty Pokój dowolnego Sektora. Pułapki wrogów działają i na tym kończy się tura.
theseus-ask-push = { $sector }: nie ma pustego Pokoju. Kogo wypychasz w Kosmos?
    .text = Dowolną jednostkę stąd, także swoją. Powrót zajmie jej całą turę.
theseus-ask-trap_order = Która Pułapka działa pierwsza?
    .text = Na tę jednostkę działa kilka Pułapek. Ty ustalasz kolejność.
theseus-ask-attacker = { $scope ->
        [ambush] Zasadzka: kto atakuje następny?
        [sector] Pomniejszy Szturm: kto atakuje następny?
       *[everywhere] Szturm: kto atakuje następny?
    }
    .text = Atakują wszyscy, którzy mogą; ty wybierasz kolejność. Ulepszone strony często trafiają każdego w zasięgu, niektóre bazowe nie atakują wcale.
theseus-ask-target = { $among ->
        [barricaded] Barykady: kto z nich zostaje trafiony?
       *[all] { $attacker } atakuje: kogo?
    }
    .text = Rana kosztuje właściciela jednostki 1 Punkt Życia; same jednostki nie giną. W grze każdy na każdego to ty zyskujesz 1 Punkt Życia.
theseus-ask-card_order = Którą kartę wykonujesz teraz?
    .text = Wykonujesz wszystkie swoje karty Akcji w tym Sektorze, w dowolnej kolejności.
theseus-ask-window = Używasz czegoś czy grasz dalej?
    .text = Między krokami swojej tury możesz używać żetonów Ulepszenia, kart Natychmiastowych i kart Bonusu. Niewykorzystane zostają u ciebie.
theseus-ask-sector_order = Co najpierw: żeton Ulepszenia czy akcja Sektora?
    .text = Dom Pandory jest Sektorem uniwersalnym, więc dzieje się jedno i drugie.
theseus-ask-home = Jesteś u siebie: żeton Ulepszenia, Oczyszczenie Bazy czy nic?
    .text = Oczyszczenie Bazy usuwa z gry jedną zainstalowaną tu kartę przeciwnika.
theseus-ask-malfunction = Gdzie kładziesz żeton Awarii?
    .text = Karta pod nim nie działa; nie można jej zainstalować, odrzucić ani wzmocnić, dopóki ktoś nie przełoży żetonu.
theseus-ask-pending = Karty Oczekujące: którego pola używasz?
    .text = Jedno pole: dokładasz wierzchnią kartę na puste, wymieniasz kartę przeciwnika albo instalujesz swoją i uzupełniasz pole. Gdy twój stos jest pusty, uzupełnienie przesuwa żeton Końca.
theseus-ask-install = Gdzie instalujesz kartę?
    .text = Na dowolnym pustym polu w dowolnym Sektorze. Z pola z kartą Bonusu zabierasz ją dla siebie; gdy kładziesz na własnej karcie, tamta wypada z gry.
theseus-ask-embryo = Jaki Zarodek się rodzi?
    .text = Chwytacze przejmują karty na stałe, Biegacze idą dalej, Wojownicy atakują.
theseus-ask-take_over = Przejmujesz tu jakąś kartę?
    .text = Zarodek, który właśnie wykonał Ruch, kładziesz na karcie przeciwnika; odtąd działa ona dla Pandory.
theseus-ask-spend_upgrade = Co ulepszasz?
    .text = Odwracasz jednostkę na stronę ulepszoną albo zwiększasz liczbę na zainstalowanej karcie o 1. Jeśli na karcie leżą już żetony, dopłacasz z rezerwy drugie tyle.
theseus-ask-evolution = Która jednostka ewoluuje?
    .text = Odwracasz ją na stronę ulepszoną.
theseus-ask-mental_probe = Który Sektor sondujesz?
    .text = Zdobywasz 1 Punkt Danych i po 1 za każdą stojącą tam jednostkę przeciwnika.
theseus-ask-tactical_order = Która jednostka atakuje teraz?
    .text = Jedna z twoich jednostek natychmiast atakuje.
theseus-ask-attack_from_darkness = Która jednostka atakuje z ciemności?
    .text = Najwyżej tyle twoich jednostek, ile mówi karta, gdziekolwiek stoją.
theseus-ask-trap_detector = Gdzie kładziesz żeton Dezaktywacji?
    .text = Raz ucisza Pułapki wrogów w swoim Sektorze: dla twojej następnej jednostki, która na nie trafi.
theseus-ask-move_enemy = Którą jednostkę przeciwnika poruszasz?
    .text = Decydujesz o całym jej Ruchu: o Pokoju, o tym, kogo wypycha, o kolejności Pułapek. Jej własne karty nic dla niej nie robią.
theseus-ask-kidnap = Kogo porywasz?
    .text = Przenosisz stąd jednostkę przeciwnika do innego Sektora, a tamtejsze Pułapki na nią działają.
theseus-ask-kidnap_to = Dokąd?
    .text = Sektory po drodze są pomijane.
theseus-ask-invisibility = Która jednostka staje się niewidzialna?
    .text = Do końca jej następnego Ruchu nie można jej atakować i nie uruchamia Pułapek.
theseus-ask-degrade = Kto traci ulepszenia?
    .text = Przeciwnik sam wybiera które.
theseus-ask-lose_upgrade = Jakie ulepszenie tracisz?
    .text = Żeton z rezerwy, żeton z karty albo ulepszoną stronę jednostki.
theseus-ask-medlab = Kto traci Punkt Życia?
    .text = W grze każdy na każdego Medlab odbiera przeciwnikom zebrane Życie.
theseus-ask-detonate = Odpalasz ładunek?
    .text = Każda jednostka przeciwnika w tym Sektorze otrzymuje rany, a karta wypada z gry.
theseus-ask-transfer = Na kim wykonujesz Transfer?
    .text = Jednostka otrzymuje rany, a ty zdobywasz tyle samo danych.
theseus-ask-remote_control = Którą kartę uruchamiasz zdalnie?
    .text = Dowolną swoją kartę Akcji, w dowolnym Sektorze.
theseus-ask-base_plans = Którą kartę Oczekującą instalujesz?
    .text = Dowolną swoją, z dowolnego Sektora. Jej pole zostaje uzupełnione.

theseus-ask_note-in_hand = Karta: { $card }.
theseus-ask_note-under_way = { $unit } – { $sector }. Pozostałe punkty Ruchu: { $left }.
theseus-ask_note-arriving = { $unit } przybywa.
theseus-ask_note-draft = Wybrano { $chosen } z { $size }.

## Odpowiedzi; .text mówi, co robią

theseus-answer-pass = { $choice ->
        [start_move] Licz Sektory
        [path] { $leap ->
            [yes] Wejdź
           *[no] Dalej
        }
        [last_sector] Zatrzymaj się
        [teleport] Zostań
        [window] Dalej
        [home] Nic
        [pending] Pasuj
       *[other] Zrezygnuj
    }
    .text = { $choice ->
        [start_move] zwykły Ruch, Sektor po Sektorze
        [path] { $leap ->
            [yes] Sektor liczy się jak każdy inny
           *[no] do następnego Sektora
        }
        [last_sector] tu kończy się Ruch
        [teleport] jednostka zajmuje Pokój tutaj
        [window] teraz niczego nie używasz
        [home] bez żetonu i bez Oczyszczenia Bazy
        [pending] zostaw karty Oczekujące i zakończ turę
        [take_over] Zarodek pozostaje jednostką
       *[other] nic więcej tu nie robisz
    }
theseus-answer-use = Użyj: { $what }
theseus-answer-unit = { $unit }
theseus-answer-room = { $room }
theseus-answer-sector = { $sector }
theseus-answer-slot = { $slot }
theseus-answer-pending = { $pending }
theseus-answer-card = { $card }
theseus-answer-seat = { $seat }
theseus-answer-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
theseus-answer-leap = Przeskocz
    .text = bez punktu Ruchu i bez Pułapek
theseus-answer-exit = Wylot wentylacyjny: { $sector }
    .text = Ruch od razu kończy się tam
theseus-answer-run_on = O Sektor dalej
    .text = tak może Biegacz
theseus-answer-upgrade_token = Żeton Ulepszenia
    .text = bierzesz z puli ogólnej (zostaje: { $left })
theseus-answer-sector_action = Akcja Sektora
    .text = najpierw Sektor, potem żeton
theseus-answer-reserve = Z rezerwy
    .text = twój żeton (w rezerwie: { $reserve })
theseus-answer-detonate = Odpal ładunek
    .text = rani każdą jednostkę przeciwnika w tym Sektorze; karta wypada z gry
theseus-answer-embryo = { $kind }
theseus-answer-pandora_token = { $sector }, { $side }

## Nie można pasować: co trzeba zrobić

theseus-must-lay_sector = Do pierścienia trzeba dołożyć kolejny Sektor.
theseus-must-alliance_sector = Trzeba wystawić jeden z waszych dwóch Sektorów.
theseus-must-pandora_token = Żeton Pandory musi leżeć przy jakimś Sektorze.
theseus-must-draft = Do twojego stosu trzeba dołożyć kolejną kartę.
theseus-must-opening_card = Trzeba zainstalować jedną z tych kart.
theseus-must-place_unit = Trzeba ustawić jednostkę.
theseus-must-move = Ruch jest obowiązkowy: wybierz jednostkę.
theseus-must-extra_turn = Dodatkowa Tura jest obowiązkowa: wybierz jednostkę.
theseus-must-time_loop = Podaj liczbę punktów; 0 nie zużywa żadnego.
theseus-must-room = Jednostka musi zająć Pokój.
theseus-must-push = Sektor jest pełny: trzeba wypchnąć jednostkę.
theseus-must-trap_order = Zadziałają wszystkie te Pułapki; wybierasz tylko kolejność.
theseus-must-attacker = Kto może atakować, musi atakować; wybierasz tylko kolejność.
theseus-must-target = Atak musi trafić kogoś w zasięgu.
theseus-must-card_order = Wykonujesz wszystkie te karty; wybierasz tylko kolejność.
theseus-must-sector_order = Dzieje się tu jedno i drugie; wybierasz tylko kolejność.
theseus-must-malfunction = Trzeba położyć żeton Awarii.
theseus-must-install = Trzeba zainstalować kartę.
theseus-must-embryo = Dopóki są Zarodki, jeden musi się urodzić.
theseus-must-spend_upgrade = Żeton jest w użyciu: wybierz jednostkę albo kartę.
theseus-must-evolution = Karta Natychmiastowa jest w użyciu: wybierz jednostkę.
theseus-must-mental_probe = Karta Natychmiastowa jest w użyciu: wybierz Sektor.
theseus-must-kidnap_to = Porwana jednostka musi trafić do innego Sektora.
theseus-must-degrade = Trzeba wskazać przeciwnika.
theseus-must-lose_upgrade = Trzeba stracić ulepszenie.
theseus-must-transfer = Trzeba wybrać jednostkę.
theseus-must-path = Trzeba przeskoczyć następny Sektor.
theseus-must-other = Trzeba wybrać jedną z możliwości.

## Odmowy: ogólne

theseus-refusal-not_asked = Pytanie dotyczy czegoś innego.
theseus-refusal-no_such_unit = W tej grze nie ma takiej jednostki.
theseus-refusal-only_opponent = Można wskazać tylko przeciwnika.
theseus-refusal-no_life_collected = { $seat }: brak zebranego Życia.
theseus-refusal-embryo_none_left = { $kind }: w zapasie już nie ma.
theseus-refusal-not_embryo = { $kind }: to nie Zarodek.

## Odmowy: Ruch

theseus-refusal-no_shortcut_ahead = W następnym Sektorze nie ma twojego działającego Skrótu.
theseus-refusal-no_exit_there = { $sector }: wentylacja stąd tam nie prowadzi.
theseus-refusal-exit_only_own = Przez Wylot wentylacyjny przechodzi tylko twoja jednostka, w chwili gdy rusza.
theseus-refusal-runner_only = O Sektor dalej idzie tylko Biegacz, raz w Ruchu.
theseus-refusal-time_loop_most = Ta Pętla czasu przyjmuje najwyżej { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
       *[many] { $most } punktów
    }.
theseus-refusal-moved_already = { $unit }: ta jednostka już się ruszała w tej turze.
theseus-refusal-not_own_unit = { $unit }: to nie twoja jednostka, a Ruch wykonuje się własną.
theseus-refusal-ally_unit = { $unit }: to jednostka sojusznika, jego jednostkami się nie rusza.
theseus-refusal-space_no_extra = { $unit }: jednostka w Kosmosie nie może dostać Dodatkowej Tury.
theseus-refusal-space_no_room = { $unit }: nie ma powrotu z Kosmosu, na stacji brak pustego Pokoju.
theseus-refusal-not_in_sector = { $unit }: ta jednostka nie stoi w żadnym Sektorze.
theseus-refusal-unit_elsewhere = { $unit }: ta jednostka nie stoi tutaj: { $sector }.
theseus-refusal-held = { $unit }: tę jednostkę trzyma Chwytak.
theseus-refusal-own_side_unit = { $unit } jest po twojej stronie: można wybrać tylko jednostkę przeciwnika.
theseus-refusal-only_enemy_unit = Można wybrać tylko jednostkę przeciwnika.

## Odmowy: Pokoje i Sektory

theseus-refusal-room_taken = { $unit } już stoi w tym Pokoju.
theseus-refusal-move_ends_in = Ruch kończy się tutaj: { $sector }.
theseus-refusal-sector_full = { $sector }: nie ma pustego Pokoju, trzeba wypchnąć jednostkę.
theseus-refusal-place_at_home = Te jednostki ustawia się we własnym Sektorze.
theseus-refusal-sector_not_in_game = { $sector }: tego Sektora nie ma w grze.
theseus-refusal-sector_laid_already = { $sector }: ten Sektor już leży w pierścieniu.
theseus-refusal-sector_of_nobody = { $sector }: nikt nie gra frakcją tego Sektora.
theseus-refusal-sector_of_neither = { $sector }: to nie jest dom żadnej z waszych frakcji.
theseus-refusal-kidnap_same_sector = { $sector }: stąd właśnie porywasz jednostkę.

## Odmowy: Ataki

theseus-refusal-attack_not_yours = { $unit }: to nie twoja jednostka, a atakują tylko własne.
theseus-refusal-attack_nowhere = { $unit }: ta jednostka nie stoi w żadnym Sektorze i nie może atakować.
theseus-refusal-attack_here_only = Teraz atakują tylko jednostki w tym Sektorze: { $sector }.
theseus-refusal-ambush_here_only = W Zasadzce biorą udział tylko jednostki w tym Sektorze: { $sector }.
theseus-refusal-no_attack_side = { $unit }: na odkrytej stronie nie ma Ataku.
theseus-refusal-nobody_in_range = { $unit }: w zasięgu nie ma nikogo.
theseus-refusal-attacked_already = { $unit }: ta jednostka już atakowała w tym Szturmie.
theseus-refusal-darkness_again = { $unit }: ta jednostka już atakowała w tej turze dzięki tej karcie.
theseus-refusal-target_own = { $unit } jest po twojej stronie: atakuje się tylko jednostki przeciwników.
theseus-refusal-target_nowhere = { $unit }: ta jednostka nie stoi w żadnym Sektorze i nie można jej atakować.
theseus-refusal-target_other_sector = { $unit }: ta jednostka stoi w innym Sektorze niż atakujący.
theseus-refusal-invisible = { $unit }: ta jednostka jest niewidzialna.
theseus-refusal-hideout = { $unit }: tę jednostkę chroni Kryjówka.
theseus-refusal-no_passage = { $unit } stoi za ścianą: tych Pokojów nie łączy przejście.
theseus-refusal-not_behind_barricades = { $unit }: tej jednostki nie ma za tymi Barykadami.
theseus-refusal-card_does_not_attack = { $card }: ta karta nie atakuje.
theseus-refusal-hidden_not_yours = To nie twój Ukryty.
theseus-refusal-hidden_asleep = Ukryty teraz nie działa.
theseus-refusal-hidden_struck = Ukryty już uderzył.
theseus-refusal-hidden_later = Ukryty uderza po jednostkach swojego Sektora, jeśli jest w kogo, i nigdy w Zasadzce.

## Odmowy: ulepszenia i niewidzialność

theseus-refusal-turn_enemy = { $unit }: to jednostka przeciwnika, odwraca się tylko własne.
theseus-refusal-unit_not_in_play = { $unit }: tej jednostki nie ma w grze.
theseus-refusal-upgraded_already = { $unit }: ta jednostka już jest ulepszona.
theseus-refusal-no_upgraded_side = { $unit }: ta jednostka nie ma strony ulepszonej.
theseus-refusal-not_upgraded = { $unit }: ta jednostka nie jest ulepszona.
theseus-refusal-turn_back_not_yours = { $unit }: to nie twoja jednostka, nie ty ją odwracasz.
theseus-refusal-invisible_already = { $unit }: ta jednostka już jest niewidzialna.
theseus-refusal-vanish_enemy = { $unit }: to jednostka przeciwnika, niewidzialne stają się tylko twoje.
theseus-refusal-no_reserve_token = W twojej rezerwie nie ma żetonu Ulepszenia.
theseus-refusal-nothing_to_upgrade = Żadna jednostka nie stoi stroną bazową, a na żadną kartę nie starczy ci żetonów.
theseus-refusal-strengthen_enemy = { $card }: to karta przeciwnika, wzmacnia się tylko własne.
theseus-refusal-no_number = { $card }: na tej karcie nie ma liczby do zwiększenia.
theseus-refusal-strengthen_most = { $card }: na karcie jest już tyle żetonów Ulepszenia, ile można ({ $count }).
theseus-refusal-strengthen_cost = { $card }: potrzeba { $cost ->
        [one] { $cost } żetonu
        [few] { $cost } żetonów
       *[many] { $cost } żetonów
    }; w rezerwie masz { $reserve }.
theseus-refusal-no_token_on_card = { $card }: na tej karcie nie ma żetonu Ulepszenia.
theseus-refusal-not_your_card = { $card }: to nie twoja karta.

## Odmowy: karty

theseus-refusal-card_of_other_faction = { $card }: to karta innej frakcji: { $faction }.
theseus-refusal-card_level = { $card }: to karta poziomu { $level }; w tej grze najwyższy poziom to { $levels }.
theseus-refusal-card_no_copy = { $card }: wszystkie egzemplarze są już w twoim stosie.
theseus-refusal-card_not_taken = { $card }: tej karty nie ma wśród kart dobranych na początek.
theseus-refusal-slot_has_bonus = Pole z kartą Bonusu nie jest puste.
theseus-refusal-slot_taken = Na tym polu już leży: { $card }.
theseus-refusal-no_card_on_slot = Tu nie leży żadna karta: { $slot }.
theseus-refusal-install_over_enemy = { $card }: to karta przeciwnika, a ustąpić może tylko twoja.
theseus-refusal-no_place = { $card }: nie ma gdzie zainstalować tej karty.
theseus-refusal-card_elsewhere = { $card }: ta karta nie leży tutaj: { $sector }.
theseus-refusal-not_a_trap = { $card }: to nie Pułapka, która teraz działa.
theseus-refusal-perform_enemy = { $card }: to karta przeciwnika, wykonuje się tylko własne.
theseus-refusal-not_action_card = { $card }: to nie karta Akcji.
theseus-refusal-switched_off = { $card }: tę kartę wyłącza żeton Awarii.
theseus-refusal-entangled = { $card }: tę kartę oplątały Pnącza.
theseus-refusal-performed_already = { $card }: ta karta już zadziałała.
theseus-refusal-run_already = { $card }: ta karta już została uruchomiona.
theseus-refusal-remote_itself = { $card }: ta karta nie uruchamia samej siebie.
theseus-refusal-takeover_own = { $card } jest po twojej stronie: przejąć można tylko kartę przeciwnika.
theseus-refusal-plans_enemy = { $card }: to karta przeciwnika, zainstalować można tylko własną.
theseus-refusal-pending_elsewhere = Ruch skończył się gdzie indziej; używa się tylko pól tego Sektora: { $sector }.
theseus-refusal-pending_nothing = Pole jest puste i twój stos też.
theseus-refusal-no_pending_card = Na tym polu nie czeka żadna karta.

## Odmowy: żeton Awarii i Oczyszczenie Bazy

theseus-refusal-malfunction_on_bonus = Żeton Awarii nie może leżeć na karcie Bonusu.
theseus-refusal-malfunction_own_side = { $card } jest po twojej stronie: żeton kładzie się na karcie przeciwnika.
theseus-refusal-safeguards_draw = Zabezpieczenia ściągają żeton na siebie.
theseus-refusal-malfunction_keeps_slot = Karta pod żetonem Awarii nie ustępuje pola.
theseus-refusal-malfunction_no_removal = Karty pod żetonem Awarii nie można usunąć.
theseus-refusal-malfunction_no_takeover = Karty pod żetonem Awarii nie można przejąć.
theseus-refusal-malfunction_tokens_stay = Żetonów z wyłączonej karty nie można stracić.
theseus-refusal-malfunction_pending = Karty pod żetonem Awarii nie można ani zainstalować, ani odrzucić.
theseus-refusal-cleaning_only_here = Oczyszczenie Bazy usuwa tylko karty z tego Sektora: { $sector }.
theseus-refusal-cleaning_own = { $card } jest po twojej stronie: Oczyszczenie Bazy usuwa kartę przeciwnika.
theseus-refusal-pandora_no_cleaning = Pandora nie ma Oczyszczenia Bazy.

## Odmowy: rzeczy w rezerwie

theseus-refusal-own_turn_only = Żetonów, kart Natychmiastowych i kart Bonusu używa się tylko we własnej turze.
theseus-refusal-decide_first = Najpierw odpowiedz na pytanie.
theseus-refusal-no_instant = W twojej rezerwie nie ma karty Natychmiastowej.
theseus-refusal-no_attack_for_order = Żadna twoja jednostka zdolna do Ataku nie ma wroga w zasięgu.
theseus-refusal-no_base_side = Żadna twoja jednostka nie stoi stroną bazową.
theseus-refusal-no_bonus = Nie masz karty Bonusu: { $bonus }.
theseus-refusal-passage_in_move = Przejścia używa się w Ruchu własnej jednostki, zanim się zatrzyma.
theseus-refusal-deck_empty = Twój stos jest pusty.
