theseus-name = Tezeusz: Mroczna Orbita
    .text = Frakcje walczą o stację zbudowaną w pierścień. Jednostki zawsze idą dookoła: licz Sektory, zastawiaj Pułapki i bądź tam, gdzie nikt się ciebie nie spodziewa.

## Frakcje

theseus-faction-marines = Marines
    .text = Strzelają od pierwszej tury i minują to, co zostawiają za sobą. Najłatwiejsi na początek.
theseus-faction-aliens = Obcy
    .text = Z początku niegroźni. Ulepszeni rozszarpują wszystko, czego dosięgną.
theseus-faction-scientists = Naukowcy
    .text = Patrzą okiem kamer i przeszukują archiwa. 20 Punktów Danych daje zwycięstwo.
theseus-faction-greys = Szaraki
    .text = Poruszają wrogami jak kukiełkami i czerpią z nich dane. 20 Punktów Danych daje zwycięstwo.
theseus-faction-pandora = Pandora
    .text = Nie ma własnych kart: pączkuje, a jej Zarodki przejmują karty innych.

## Karty Marines

theseus-card-marines_mine = Mina
    .text = Jednostka przeciwnika, która się tu zatrzyma, otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }. Potem karta wypada z gry.
theseus-card-marines_fire = Pożar
    .text = Jednostka przeciwnika, która tu wejdzie lub się zatrzyma, otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }.
theseus-card-marines_combat_post = Stanowisko bojowe
    .text = Ataki twoich jednostek w tym Sektorze zadają każdej trafionej jednostce o { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        } więcej.
theseus-card-marines_assault = Szturm
    .text = Atakują wszystkie twoje jednostki, w każdym Sektorze, w dowolnej kolejności.
theseus-card-marines_arsenal = Arsenał
    .text = Bierzesz 1 żeton Ulepszenia.
theseus-card-marines_barricades = Barykady
    .text = Atak przeciwnika w tym Sektorze trafia najwyżej jedną jednostkę Marines: za najwyżej 1 ranę albo 1 Punkt Danych. Pułapki działają jak zwykle.
theseus-card-marines_tactical_order = Rozkaz taktyczny
    .text = Jedna z twoich jednostek natychmiast atakuje.
theseus-card-marines_double_shot = Podwójny strzał
    .text = Jednostki Marines w tym Sektorze atakują jeszcze raz i na nowo wybierają cele.
theseus-card-marines_duplicate = Duplikat
    .text = Twoje karty na sąsiednich polach (nie po skosie) liczą się jeszcze raz, wraz z leżącymi na nich żetonami.
theseus-card-marines_ambush = Zasadzka
    .text = Gdy zatrzyma się tu jednostka przeciwnika, każda twoja jednostka w tym Sektorze atakuje, kogo ma w zasięgu.
theseus-card-marines_trap_detector = Wykrywacz pułapek
    .text = { $x ->
            [one] Możesz położyć żeton Dezaktywacji w dowolnym Sektorze. Raz chroni on twoją jednostkę przed tamtejszymi Pułapkami przeciwników.
            [few] Możesz położyć do { $x } żetonów Dezaktywacji w dowolnych Sektorach. Każdy raz chroni twoją jednostkę przed tamtejszymi Pułapkami przeciwników.
           *[many] Możesz położyć do { $x } żetonów Dezaktywacji w dowolnych Sektorach. Każdy raz chroni twoją jednostkę przed tamtejszymi Pułapkami przeciwników.
        }
theseus-card-marines_round_up = Nagonka
    .text = Możesz wykonać Ruch jedną jednostką przeciwnika. Wybierasz jej drogę i Pokój.
theseus-card-marines_safeguards = Zabezpieczenia
    .text = Przeciwnik, który przekłada żeton Awarii, musi położyć go na tej karcie.

## Karty Obcych

theseus-card-aliens_tentacles = Macki
    .text = Jednostka przeciwnika, która tu wejdzie lub się zatrzyma, otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }.
theseus-card-aliens_nest = Gniazdo
    .text = Bierzesz 1 żeton Ulepszenia.
theseus-card-aliens_habitat = Habitat
    .text = Ataki twoich jednostek w tym Sektorze zadają każdej trafionej jednostce o { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        } więcej.
theseus-card-aliens_hidden = Ukryty
    .text = W twoich Szturmach uderza po twoich jednostkach: jedna jednostka przeciwnika w tym Sektorze otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }, mimo ścian. Sam nie jest jednostką.
theseus-card-aliens_assault = Szturm
    .text = Atakują wszystkie twoje jednostki, w każdym Sektorze, w dowolnej kolejności.
theseus-card-aliens_ventilation_shortcut = Skrót wentylacyjny
    .text = W swoich Ruchach możesz przeskoczyć ten Sektor: bez punktu Ruchu i bez Pułapek.
theseus-card-aliens_evolution = Ewolucja
    .text = Odwracasz jedną swoją jednostkę na stronę ulepszoną. Nie dotyczy Pomniejszego Obcego.
theseus-card-aliens_attack_from_darkness = Atak z ciemności
    .text = { $x ->
            [one] Możesz zaatakować jedną swoją jednostką w dowolnym Sektorze. Dzięki tej karcie tylko raz w turze.
            [few] Możesz zaatakować najwyżej { $x } swoimi jednostkami w dowolnych Sektorach. Dzięki tej karcie każda atakuje tylko raz w turze.
           *[many] Możesz zaatakować najwyżej { $x } swoimi jednostkami w dowolnych Sektorach. Dzięki tej karcie każda atakuje tylko raz w turze.
        }
theseus-card-aliens_duplicate = Duplikat
    .text = Twoje karty na sąsiednich polach (nie po skosie) liczą się jeszcze raz, wraz z leżącymi na nich żetonami.
theseus-card-aliens_incubator = Inkubator
    .text = W tym Sektorze pojawia się Pomniejszy Obcy. Nie ma pustego Pokoju? Wypycha w Kosmos jednostkę, którą wskażesz. Pułapki na niego nie działają.
theseus-card-aliens_ventilation_exit = Wylot wentylacyjny
    .text = Twoja jednostka, która rusza z innego Sektora z twoją kartą wentylacji, może od razu zakończyć Ruch tutaj.
theseus-card-aliens_parasite = Pasożyt
    .text = Zaraża jednostkę przeciwnika, która się tu zatrzyma: 1 rana za każdy zużyty punkt Ruchu. Znika w Sektorze jej frakcji albo w Kosmosie.
theseus-card-aliens_kidnapping = Porwanie
    .text = Możesz przenieść stąd { $x ->
            [one] jednostkę przeciwnika do innego Sektora
            [few] najwyżej { $x } jednostki przeciwników do innych Sektorów
           *[many] najwyżej { $x } jednostek przeciwników do innych Sektorów
        }. Tamtejsze Pułapki działają.
theseus-card-aliens_vines = Pnącza
    .text = Karty przeciwników zainstalowane w tym Sektorze nie działają i nie przyjmują żetonów.

## Karty Naukowców

theseus-card-scientists_archives = Archiwa
    .text = Zdobywasz { $x ->
            [one] { $x } Punkt Danych
            [few] { $x } Punkty Danych
           *[many] { $x } Punktów Danych
        }.
theseus-card-scientists_cameras = Kamery
    .text = Każda jednostka przeciwnika, która się tu zatrzyma, dodaje na karcie { $x ->
            [one] { $x } punkt
            [few] { $x } punkty
           *[many] { $x } punktów
        }, do 6. Gdy twoja jednostka zakończy tu Ruch, zamieniasz je w Punkty Danych.
theseus-card-scientists_medlab = Medlab
    .text = Odzyskujesz { $x ->
            [one] { $x } Punkt Życia
            [few] { $x } Punkty Życia
           *[many] { $x } Punktów Życia
        }, do 20. Każdy na każdego: zamiast tego tyle samo tracą łącznie przeciwnicy, a ty dzielisz straty.
theseus-card-scientists_minilab = MiniLab
    .text = Bierzesz 1 żeton Ulepszenia.
theseus-card-scientists_hideout = Kryjówka
    .text = Naukowców w tym Sektorze nie można atakować. Pułapki i inne karty działają na nich jak zwykle.
theseus-card-scientists_secret_passage = Tajne przejście
    .text = W swoich Ruchach możesz przeskoczyć ten Sektor: bez punktu Ruchu i bez Pułapek.
theseus-card-scientists_transmission = Transmisja
    .text = Zdobywasz 3 Punkty Danych.
theseus-card-scientists_defence_system = System obronny
    .text = Uzbraja go twoja jednostka, która kończy tu Ruch. Następna jednostka przeciwnika, która tu wejdzie lub się zatrzyma, otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }, a system zasypia.
theseus-card-scientists_duplicate = Duplikat
    .text = Twoje karty na sąsiednich polach (nie po skosie) liczą się jeszcze raz, wraz z leżącymi na nich żetonami.
theseus-card-scientists_base_plans = Plany bazy
    .text = Możesz zainstalować jedną ze swoich kart Oczekujących z dowolnego Sektora i uzupełnić jej pole.
theseus-card-scientists_malfunction = Awaria
    .text = Kładziesz żeton Awarii na karcie przeciwnika w dowolnym Sektorze, Oczekującej albo Zainstalowanej.
theseus-card-scientists_grabber = Chwytak
    .text = Trzyma jednostkę przeciwnika, która się tu zatrzyma: nie może się ona ruszyć ani atakować, dopóki nie zatrzyma się tu inna jednostka jej strony.
theseus-card-scientists_detonation = Detonacja
    .text = Możesz odpalić ładunek: każda jednostka przeciwnika w tym Sektorze otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }, mimo ścian. Potem karta wypada z gry.
theseus-card-scientists_remote_control = Zdalne sterowanie
    .text = Możesz wykonać jedną ze swoich kart Akcji w dowolnym Sektorze, jakby twoja jednostka właśnie się tam zatrzymała.

## Karty Szaraków

theseus-card-greys_chamber = Komora
    .text = Ataki twoich jednostek w tym Sektorze, które zdobywają dane, dają o { $x ->
            [one] { $x } Punkt Danych
            [few] { $x } Punkty Danych
           *[many] { $x } Punktów Danych
        } więcej.
theseus-card-greys_mine = Mina
    .text = Jednostka przeciwnika, która się tu zatrzyma, otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }. Potem karta wypada z gry.
theseus-card-greys_test = Test
    .text = Jeśli stoi tu jednostka przeciwnika, zdobywasz { $x ->
            [one] { $x } Punkt Danych
            [few] { $x } Punkty Danych
           *[many] { $x } Punktów Danych
        }.
theseus-card-greys_amplifier = Wzmacniacz
    .text = Bierzesz 1 żeton Ulepszenia.
theseus-card-greys_box = Skrzynka
    .text = Gdy zatrzyma się tu jednostka przeciwnika, zdobywasz { $x ->
            [one] { $x } Punkt Danych
            [few] { $x } Punkty Danych
           *[many] { $x } Punktów Danych
        }. Potem karta wypada z gry.
theseus-card-greys_mental_probe = Sonda umysłowa
    .text = Wybierasz Sektor: zdobywasz 1 Punkt Danych i po 1 za każdą stojącą tam jednostkę przeciwnika.
theseus-card-greys_control = Kontrola
    .text = Możesz wykonać Ruch { $x ->
            [one] jednostką przeciwnika
            [few] najwyżej { $x } jednostkami przeciwników, jedną po drugiej
           *[many] najwyżej { $x } jednostkami przeciwników, jedną po drugiej
        }. Wybierasz drogę i Pokój.
theseus-card-greys_duplicate = Duplikat
    .text = Twoje karty na sąsiednich polach (nie po skosie) liczą się jeszcze raz, wraz z leżącymi na nich żetonami.
theseus-card-greys_time_loop = Pętla czasu
    .text = Gdy twój Ruch wchodzi do tego Sektora, możesz zużyć na miejscu do { $x ->
            [one] { $x } punktu Ruchu
            [few] { $x } punktów Ruchu
           *[many] { $x } punktów Ruchu
        }.
theseus-card-greys_teleport = Teleport
    .text = Twoja jednostka, która kończy tu Ruch, może zamiast tego przenieść się do dowolnego Sektora i tam go zakończyć.
theseus-card-greys_invisibility = Niewidzialność
    .text = Możesz dać Niewidzialność { $x ->
            [one] swojej jednostce w dowolnym Sektorze
            [few] najwyżej { $x } swoim jednostkom w dowolnych Sektorach
           *[many] najwyżej { $x } swoim jednostkom w dowolnych Sektorach
        }: do końca następnego Ruchu chroni przed Atakami i Pułapkami.
theseus-card-greys_degradation = Degradacja
    .text = Wskazany przeciwnik traci { $x ->
            [one] { $x } ulepszenie
            [few] { $x } ulepszenia
           *[many] { $x } ulepszeń
        } według własnego wyboru: żetony albo ulepszone strony jednostek.
theseus-card-greys_transfer = Transfer
    .text = Jedna jednostka przeciwnika w tym Sektorze otrzymuje { $x ->
            [one] { $x } ranę
            [few] { $x } rany
           *[many] { $x } ran
        }, a ty zdobywasz { $x ->
            [one] { $x } Punkt Danych
            [few] { $x } Punkty Danych
           *[many] { $x } Punktów Danych
        }.

## Karty Bonusu

theseus-bonus-bonus_upgrade = Ulepszenie
    .text = Bierzesz 1 żeton Ulepszenia.
theseus-bonus-bonus_passage = Przejście
    .text = Twoja jednostka w drodze dostaje 1 dodatkowy punkt Ruchu i musi go zużyć.
theseus-bonus-bonus_card_from_deck = Karta ze stosu
    .text = Instalujesz wierzchnią kartę swojego stosu. Karta Natychmiastowa trafia do rezerwy albo działa od razu.

## Sektory: co się dzieje, gdy zatrzyma się tam jednostka

theseus-sector-corridors = Korytarze
    .text = Szturm: atakują wszystkie twoje jednostki.
theseus-sector-control_centre = Centrum Kontroli
    .text = Kładziesz żeton Awarii na karcie przeciwnika.
theseus-sector-technical_hall = Hala Techniczna
    .text = Dodatkowa Tura inną swoją jednostką, która jeszcze nie wykonała Ruchu.
theseus-sector-loading_dock = Dok Rozładunkowy
    .text = Sektor Marines: żeton Ulepszenia albo Oczyszczenie Bazy. Innym nie daje nic.
theseus-sector-alien_nest = Gniazdo Obcych
    .text = Sektor Obcych: żeton Ulepszenia albo Oczyszczenie Bazy. Innym nie daje nic.
theseus-sector-laboratory = Laboratorium
    .text = Sektor Naukowców: żeton Ulepszenia albo Oczyszczenie Bazy. Innym nie daje nic.
theseus-sector-wreck = Wrak
    .text = Sektor Szaraków: żeton Ulepszenia albo Oczyszczenie Bazy. Innym nie daje nic.

## Jednostki

theseus-unit-marine = Marine
    .text = Atakuje jedną jednostkę przeciwnika w zasięgu; po ulepszeniu wszystkie.
theseus-unit-alien = Obcy
    .text = Bez Ataku; po ulepszeniu rani każdą jednostkę przeciwnika w zasięgu.
theseus-unit-scientist = Naukowiec
    .text = Bez Ataku; po ulepszeniu rani jedną jednostkę przeciwnika w zasięgu.
theseus-unit-grey = Szarak
    .text = Bez Ataku; po ulepszeniu zdobywa 1 Punkt Danych z jednej jednostki przeciwnika w zasięgu.
theseus-unit-minor_alien = Pomniejszy Obcy
    .text = Atakuje jedną jednostkę przeciwnika w zasięgu. Nie ma strony ulepszonej.
theseus-unit-being = Istota
    .text = Atakuje jedną jednostkę przeciwnika w zasięgu; po ulepszeniu wszystkie. Pączkuje tam, gdzie nie ma wroga.
theseus-unit-grasper = Chwytacz
    .text = Przejmuje karty na stałe. Bez Ataku; po ulepszeniu rani jedną jednostkę przeciwnika w zasięgu.
theseus-unit-runner = Biegacz
    .text = Może przejść o jeden Sektor dalej. Przejmuje kartę na jedno użycie; po ulepszeniu na stałe i rani jedną jednostkę przeciwnika w zasięgu.
theseus-unit-warrior = Wojownik
    .text = Atakuje jedną jednostkę przeciwnika w zasięgu; po ulepszeniu wszystkie. Przejmuje kartę na jedno użycie; po ulepszeniu na stałe.

## Żetony i znaczniki

theseus-token-end = żeton Końca
    .text = Odlicza, gdy kończą się stosy: 3, 2, 1, koniec.
theseus-token-malfunction = żeton Awarii
    .text = Wyłącza jedną kartę, Oczekującą albo Zainstalowaną.
theseus-token-upgrade = żeton Ulepszenia
    .text = Odwraca jednostkę na stronę ulepszoną albo zwiększa liczbę na karcie o 1.
theseus-token-alliance = żeton sojuszu
    .text = Pokazuje, kto z kim gra i w jakiej kolejności.
theseus-token-fire = Pożar
    .text = Przypomina o zainstalowanym Pożarze.
theseus-token-deactivation = Dezaktywacja
    .text = Raz chroni jednostkę Marines przed Pułapkami przeciwników w tym Sektorze.
theseus-token-tentacles = Macki
    .text = Przypominają o zainstalowanych Mackach.
theseus-token-parasite = Pasożyt
    .text = Jednostka otrzymuje 1 ranę za każdy zużyty punkt Ruchu.
theseus-token-minor_alien = Pomniejszy Obcy
    .text = Dodatkowa jednostka Obcych.
theseus-token-vines = Pnącza
    .text = Karta nie działa.
theseus-token-hidden = Ukryty
    .text = Przypomina o zainstalowanym Ukrytym.
theseus-token-defence_system = System obronny
    .text = System obronny jest uzbrojony.
theseus-token-camera = Kamera
    .text = Ile zebrały Kamery, od 0 do 6.
theseus-token-grabber = Chwytak
    .text = Jednostka jest przytrzymana.
theseus-token-invisibility = Niewidzialność
    .text = Jednostki nie można atakować i nie uruchamia ona Pułapek.
theseus-token-pandora_sector = Sektor Pandory
    .text = Sektor obok jest także domem Pandory.
theseus-token-marines_marker = znacznik Marines
    .text = Liczy Życie.
theseus-token-aliens_marker = znacznik Obcych
    .text = Liczy Życie.
theseus-token-scientists_marker = znacznik Naukowców
    .text = Liczy Życie; drugi liczy Dane.
theseus-token-greys_marker = znacznik Szaraków
    .text = Liczy Życie; drugi liczy Dane.
theseus-token-pandora_marker = znacznik Pandory
    .text = Liczy Życie.

## Rodzaje kart

theseus-card_kind-action = Akcja
    .text = Działa, gdy twoja jednostka kończy Ruch w tym Sektorze.
theseus-card_kind-module = Moduł
    .text = Działa stale w swoim Sektorze.
theseus-card_kind-trap = Pułapka
    .text = Działa na jednostki przeciwników, które zatrzymują się w jej Sektorze; niektóre także na te, które przechodzą.
theseus-card_kind-instant = Natychmiastowa
    .text = Leży w rezerwie; używasz jej raz, w dowolnej chwili swojej tury.
theseus-card_kind-shortcut = Skrót
    .text = Zmienia drogę twoich Ruchów przez swój Sektor.
theseus-card_kind-duplicate = Duplikat
    .text = Kopiuje twoje sąsiednie karty.
theseus-card_kind-special = Specjalna
    .text = Działa w całej grze.
theseus-card_kind-bonus = Bonus
    .text = Nie należy do nikogo. Kto zainstaluje kartę na jej polu, zabiera ją i może raz użyć.

## Przed grą

theseus-mode-duel = Pojedynek
    .text = Dwoje graczy. Kto straci całe Życie, przegrywa.
theseus-mode-each_against_all = Każdy na każdego
    .text = Troje lub czworo graczy. Zadane rany dają ci Życie; zwycięstwo daje 20 Punktów Życia albo 20 Punktów Danych.
theseus-mode-alliances = Dwoje na dwoje
    .text = Dwa sojusze: miejsca 1 i 3 przeciw miejscom 2 i 4. Każdy ma dwie jednostki i dziesięć kart.

theseus-ring-standard = Zwykły pierścień
    .text = Jak w instrukcji; każdy na każdego: losowo.
theseus-ring-even = Wyrównany pierścień
    .text = Kolejność Sektorów, która daje pierwszemu graczowi mniejszą przewagę.
theseus-ring-random = Losowy pierścień
    .text = Nikt nie zna drogi. Sektory decydują, kto zaczyna.
theseus-ring-in_turns = Układany na zmianę
    .text = Gracze dokładają Sektory po kolei.
theseus-ring-fixed = Ustalony pierścień
    .text = Sektory dokładnie w tej kolejności.

theseus-decks-random = Losowe stosy
    .text = Piętnaście losowych kart frakcji, w sojuszu dziesięć.
theseus-decks-chosen = Wybrane stosy
    .text = Każdy w tajemnicy wybiera swój stos.

theseus-level-0 = Poziom 0
    .text = Karty na pierwsze gry.
theseus-level-1 = Poziomy 0 i 1
    .text = Trochę więcej do myślenia.
theseus-level-2 = Poziomy od 0 do 2
    .text = Większość kart.
theseus-level-3 = Wszystkie karty
    .text = Pełna gra.

theseus-opening-1 = Jedna karta na start
    .text = Jak zwykle: bierze się trzy karty i instaluje jedną przed pierwszą turą.
theseus-opening-3 = Trzy karty na start
    .text = Dla początkujących: bierze się pięć kart i instaluje trzy przed pierwszą turą.

theseus-bot-random = Losowy
    .text = Wybiera losowo, każdą możliwość z równą szansą.
theseus-bot-rookie = Żółtodziób
    .text = Patrzy jedną turę naprzód. Dobry przeciwnik na pierwszą grę.

## Miejsca i słowa planszy

theseus-label-unit = { $kind } { $number }
theseus-label-room = { $sector } { $letter }
theseus-label-slot = { $sector }, pole { $number }
theseus-label-pending = { $sector }, pole karty Oczekującej { $number }
theseus-label-at = { $name } – { $place }

theseus-side-left = po lewej
theseus-side-right = po prawej

theseus-place-out = nie bierze udziału w grze
theseus-place-supply = w zapasie
theseus-place-room = w Pokoju
theseus-place-space = w Kosmosie
theseus-place-underway = w drodze
theseus-place-card = na przejętej karcie

theseus-spot-symbol = na żadnej karcie
theseus-spot-lifted = podniesiony
theseus-spot-slot = na karcie Zainstalowanej
theseus-spot-pending = na karcie Oczekującej

theseus-use-upgrade_token = żeton Ulepszenia
theseus-use-instant = karta Natychmiastowa
theseus-use-bonus = karta Bonusu

theseus-step-opening = Przygotowanie gry

theseus-end-off = koniec daleko
theseus-end-3 = 3
theseus-end-2 = 2
theseus-end-1 = 1
theseus-end-end = koniec

theseus-word-life = Życie
theseus-word-data = Dane
theseus-word-end_track = Licznik Sekwencji Końcowej
theseus-word-space = Kosmos
theseus-word-station = Stacja
theseus-word-sector = Sektor
theseus-word-room = Pokój
theseus-word-slot = Pole karty Zainstalowanej
theseus-word-pending_slot = Pole karty Oczekującej
theseus-word-passage = Przejście
theseus-word-home = Własny Sektor
theseus-word-unit = Jednostka
theseus-word-embryo = Zarodek
theseus-word-base_side = Strona bazowa
theseus-word-upgraded_side = Strona ulepszona
theseus-word-deck = Stos
theseus-word-in_hand = Karta na ręce
theseus-word-top_card = Wierzchnia karta
theseus-word-discards = Odrzucone
theseus-word-unseen = Jeszcze niewidziane
theseus-word-reserve = Rezerwa
theseus-word-pool = Pula ogólna
theseus-word-upgrade_tokens = Żetony Ulepszenia
theseus-word-instants = Karty Natychmiastowe
theseus-word-bonus_cards = Karty Bonusu
theseus-word-movement_points = Punkty Ruchu
theseus-word-level = Poziom
theseus-word-one_use = Jednorazowa
theseus-word-copies = Egzemplarze
theseus-word-alliance_a = Sojusz A
theseus-word-alliance_b = Sojusz B
theseus-word-ring_unlaid = Pierścień nie jest jeszcze ułożony.
theseus-word-unplaced = jeszcze nie na stacji
theseus-word-base_cleaning = Oczyszczenie Bazy
theseus-word-minor_assault = Pomniejszy Szturm
theseus-word-armed = uzbrojony
theseus-word-held = przytrzymana
theseus-word-infected = zarażona
theseus-word-invisible = niewidzialna
theseus-word-switched_off = wyłączona
theseus-word-entangled = oplątana
theseus-word-empty = puste

## Jak kończy się gra

theseus-ending-life_lost = Jedna z frakcji nie ma już Życia.
theseus-ending-life_collected = Zebrano 20 Punktów Życia.
theseus-ending-data_collected = Zebrano 20 Punktów Danych.
theseus-ending-end_track = Licznik Sekwencji Końcowej dobiegł końca.
theseus-ending-quiet = Zbyt długo nic się nie zmieniało.
theseus-ending-after_tie = Rozstrzygnęły dodatkowe tury po remisie.
theseus-ending-shared = Po dodatkowych turach wciąż remis: zwycięstwo jest wspólne.
