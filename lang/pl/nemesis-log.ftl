### Nemesis: co się stało, jedno zdanie na każdy wariant Event.

## Setup

nemesis-log-number_dealt = { $seat }: gracz numer { $number }.
nemesis-log-objective_dealt =
    { $objective ->
        [none] { $seat } dostaje cel.
       *[other] { $seat } dostaje cel: { $objective }.
    }
nemesis-log-open_objective = Cel załogi: { $objective }.
nemesis-log-characters_offered = { $seat } ma do wyboru: { $first } albo { $second }.
nemesis-log-character_chosen = { $seat }: z hibernacji budzi się { $character }.
nemesis-log-pod_placed = Kapsuła ratunkowa { $pod } czeka.

## The round

nemesis-log-round_begins = Runda { $round }.
nemesis-log-first_player = { $seat } otrzymuje znacznik pierwszego gracza.
nemesis-log-turn_begins = Tura: { $seat }.
nemesis-log-card_drawn =
    { $card ->
        [none] { $seat } dobiera kartę.
       *[other] { $seat } dobiera: { $card }.
    }
nemesis-log-deck_made = { $seat } tasuje nowy stos kart akcji.
nemesis-log-announced =
    { $deed ->
        [move] { $seat } rusza korytarzem { $corridor }.
        [careful] { $seat } skrada się korytarzem { $corridor }.
        [shoot] { $seat } mierzy z broni.
        [melee] { $seat } rusza do walki wręcz.
        [pick_up] { $seat } coś podnosi.
        [trade] { $seat } chce handlować.
        [craft] { $seat } coś majstruje.
        [activate] { $seat } aktywuje: { $item }.
        [play] { $seat } zagrywa: { $card }.
        [use] { $seat } używa: { $item }.
       *[room_action] { $seat } wykonuje akcję pomieszczenia.
    }
nemesis-log-reacted =
    { $reaction ->
        [interruption] { $seat } zagrywa Zakłócenie.
        [nerves_of_steel] { $seat } ma Stalowe nerwy.
       *[armor] { $seat } wychodzi cało dzięki Pancerzowi.
    }
nemesis-log-cancelled = { $seat }: z akcji nic nie wychodzi.
nemesis-log-discarded = { $seat } odrzuca: { $card }.
nemesis-log-passed = { $seat } pasuje.
nemesis-log-turn_ends = { $seat } kończy turę.
nemesis-log-revived = { $seat } znów otwiera oczy: { $slot }.

## Movement and noise

nemesis-log-moved = { $seat } wchodzi: { $to }.
nemesis-log-room_revealed = { $slot } zostaje odkryte: { $room }.
nemesis-log-token_revealed = Eksploracja, { $slot }: { $token }.
nemesis-log-counter_set =
    { $count ->
        [0] Nic już tu nie ma: { $slot }.
        [one] Do znalezienia { $count } przedmiot: { $slot }.
        [few] Do znalezienia { $count } przedmioty: { $slot }.
        [many] Do znalezienia { $count } przedmiotów: { $slot }.
       *[other] Do znalezienia { $count } przedmiotu: { $slot }.
    }
nemesis-log-noise_rolled =
    { $face ->
        [silence] { $seat } nasłuchuje: cisza.
        [danger] { $seat } nasłuchuje: niebezpieczeństwo.
       *[other] { $seat } nasłuchuje: szmery, numer { $face }.
    }
nemesis-log-noise_placed = Coś się rusza: szmery w korytarzu { $corridor }.
nemesis-log-technical_noise_placed = Coś skrobie w ścianach. Szmery: { $network }.
nemesis-log-noise_cleared = Szmery wokół cichną: { $slot }.
nemesis-log-danger = Niebezpieczeństwo. Nadciągają: { $slot }.
nemesis-log-slimed = { $seat } ocieka śluzem.
nemesis-log-slime_gone = { $seat } pozbywa się śluzu.
nemesis-log-fire = Wybucha pożar: { $slot }.
nemesis-log-fire_out = Pożar gaśnie: { $slot }.
nemesis-log-malfunction = Awaria: { $slot }.
nemesis-log-malfunction_gone = Awaria usunięta: { $slot }.
nemesis-log-door_closed = Drzwi w korytarzu { $corridor } się zamykają.
nemesis-log-door_opened = Drzwi w korytarzu { $corridor } się otwierają.
nemesis-log-door_destroyed = Drzwi w korytarzu { $corridor } idą w strzępy.

## Intruders

nemesis-log-encounter = Spotkanie: { $seat } i coś jeszcze. { $slot }.
nemesis-log-token_drawn = Z kolonii wychodzi: { $token }.
nemesis-log-token_returned =
    { $kind ->
        [larva] Żeton larwy wraca do kolonii.
        [creeper] Żeton pełzacza wraca do kolonii.
        [adult] Żeton dorosłego osobnika wraca do kolonii.
        [breeder] Żeton reproduktora wraca do kolonii.
        [queen] Żeton królowej wraca do kolonii.
       *[none] Pusty żeton wraca do kolonii.
    }
nemesis-log-token_added =
    { $kind ->
        [larva] Do kolonii dochodzi żeton larwy.
        [creeper] Do kolonii dochodzi żeton pełzacza.
        [adult] Do kolonii dochodzi żeton dorosłego osobnika.
        [breeder] Do kolonii dochodzi żeton reproduktora.
       *[queen] Do kolonii dochodzi żeton królowej.
    }
nemesis-log-token_left =
    { $kind ->
        [larva] Żeton larwy opuszcza kolonię.
        [creeper] Żeton pełzacza opuszcza kolonię.
        [adult] Żeton dorosłego osobnika opuszcza kolonię.
        [breeder] Żeton reproduktora opuszcza kolonię.
       *[queen] Żeton królowej opuszcza kolonię.
    }
nemesis-log-figure_placed = { $figure } wyłania się z mroku: { $slot }.
nemesis-log-figure_moved = { $figure } sunie dalej: { $to }.
nemesis-log-figure_left = { $figure } znika w ciemności.
nemesis-log-figure_stays = { $figure } zostaje na miejscu.
nemesis-log-injured = { $figure } obrywa. Obrażenia razem: { $injuries }.
nemesis-log-recovered = { $figure } zdrowieje. Pozostałe obrażenia: { $injuries }.
nemesis-log-check_drawn =
    { $blood ->
        [none] Sprawdzenie efektu obrażeń, { $figure }: chce się wycofać ({ $card }).
       *[other] Sprawdzenie efektu obrażeń, { $figure }: wytrzymałość { $blood } ({ $card }).
    }
nemesis-log-survives = { $figure } wciąż żyje.
nemesis-log-killed = { $figure } pada bez życia.
nemesis-log-retreats = { $figure } wycofuje się wyjściem { $number }.
nemesis-log-surprise = { $figure } atakuje z zaskoczenia. Cel: { $seat }.
nemesis-log-attacks = { $figure } atakuje. Cel: { $seat }.
nemesis-log-attack_drawn = Atak: { $card }.
nemesis-log-misses = { $figure } chybia. { $seat } wychodzi cało.
nemesis-log-attack_ignored = { $seat } wychodzi z tego cało.
nemesis-log-infested = Larwa wgryza się w ciało. Ofiara: { $seat }.
nemesis-log-transformed = { $from } zrzuca skórę. Teraz to { $to }.
nemesis-log-egg_added = W gnieździe przybywa jajo.
nemesis-log-egg_destroyed = Jajo zniszczone: { $slot }.
nemesis-log-egg_left = Z gniazda ubywa jajo.
nemesis-log-nest_destroyed = Gniazdo jest zniszczone.
nemesis-log-weakness_revealed = Słabość odkryta: { $weakness }.

## Fighting

nemesis-log-shoots = { $seat } strzela: { $weapon }.
nemesis-log-strikes = { $seat } zadaje cios.
nemesis-log-combat_rolled =
    { $face ->
        [blank] { $seat } rzuca: pusta ścianka.
        [creeper] { $seat } rzuca: pełzacz.
        [adult] { $seat } rzuca: dorosły osobnik.
        [hit_1] { $seat } rzuca: pojedyncze trafienie.
       *[hit_2] { $seat } rzuca: podwójne trafienie.
    }
nemesis-log-rerolled = { $seat } rzuca jeszcze raz.
nemesis-log-missed = { $seat } chybia.
nemesis-log-ammo_spent = { $seat }, { $weapon }: pozostała amunicja { $left }.
nemesis-log-ammo_added = { $seat }, { $weapon }: załadowano, amunicja { $ammo }.
nemesis-log-thrown = { $seat } rzuca: { $item }. Ląduje tutaj: { $slot }.

## Bodies

nemesis-log-light_wound =
    { $light ->
        [0] { $seat }: z powierzchownych ran robi się głęboka.
       *[other] { $seat } odnosi ranę. Powierzchowne rany: { $light }.
    }
nemesis-log-serious_wound =
    { $wound ->
        [none] { $seat } odnosi głęboką ranę.
       *[other] { $seat } odnosi głęboką ranę: { $wound }.
    }
nemesis-log-light_healed = { $seat } zdrowieje. Pozostałe powierzchowne rany: { $light }.
nemesis-log-dressed =
    { $wound ->
        [none] { $seat } opatruje głęboką ranę.
       *[other] { $seat } opatruje głęboką ranę: { $wound }.
    }
nemesis-log-serious_healed =
    { $wound ->
        [none] { $seat } leczy głęboką ranę.
       *[other] { $seat } leczy głęboką ranę: { $wound }.
    }
nemesis-log-contaminated = { $seat } bierze kartę skażenia.
nemesis-log-scanned =
    { $infected ->
        [none] { $cards ->
            [one] { $seat } skanuje { $cards } kartę skażenia.
            [few] { $seat } skanuje { $cards } karty skażenia.
            [many] { $seat } skanuje { $cards } kart skażenia.
           *[other] { $seat } skanuje { $cards } karty skażenia.
        }
       *[other] { $cards ->
            [one] { $seat } skanuje { $cards } kartę skażenia. ZARAŻENIE: { $infected }.
            [few] { $seat } skanuje { $cards } karty skażenia. ZARAŻENIE: { $infected }.
            [many] { $seat } skanuje { $cards } kart skażenia. ZARAŻENIE: { $infected }.
           *[other] { $seat } skanuje { $cards } karty skażenia. ZARAŻENIE: { $infected }.
        }
    }
nemesis-log-contamination_removed =
    { $cards ->
        [one] { $seat } usuwa { $cards } kartę skażenia.
        [few] { $seat } usuwa { $cards } karty skażenia.
        [many] { $seat } usuwa { $cards } kart skażenia.
       *[other] { $seat } usuwa { $cards } karty skażenia.
    }
nemesis-log-larva_placed = { $seat }: coś rośnie w środku.
nemesis-log-larva_removed = { $seat } pozbywa się larwy.
nemesis-log-died = { $seat } ginie: { $slot }.

## Items and Objects

nemesis-log-searches =
    { $deck ->
        [red] { $seat } szuka: przedmioty czerwone.
        [yellow] { $seat } szuka: przedmioty żółte.
       *[green] { $seat } szuka: przedmioty zielone.
    }
nemesis-log-item_seen =
    { $item ->
        [none] { $seat } ogląda przedmiot.
       *[other] { $seat } ogląda przedmiot: { $item }.
    }
nemesis-log-item_gained =
    { $item ->
        [none] { $seat } bierze przedmiot ({ $back }).
       *[other] { $seat } bierze przedmiot ({ $back }): { $item }.
    }
nemesis-log-item_under =
    { $item ->
        [none] { $seat } wsuwa pod stos przedmiot ({ $back }).
       *[other] { $seat } wsuwa pod stos przedmiot ({ $back }): { $item }.
    }
nemesis-log-item_used = { $seat } zużywa: { $item }.
nemesis-log-item_gone =
    { $item ->
        [none] { $seat } traci przedmiot ({ $back }).
       *[other] { $seat } traci przedmiot ({ $back }): { $item }.
    }
nemesis-log-items_lost =
    { $count ->
        [one] { $seat }: przepada { $count } przedmiot.
        [few] { $seat }: przepadają { $count } przedmioty.
        [many] { $seat }: przepada { $count } przedmiotów.
       *[other] { $seat }: przepada { $count } przedmiotu.
    }
nemesis-log-attached = { $seat } dołącza: { $item }. Broń: { $to }.
nemesis-log-taped = { $seat } skleja taśmą: { $item } i { $to }.
nemesis-log-activated = { $seat } może odtąd używać: { $item }.
nemesis-log-crafted = { $seat } robi: { $item }.
nemesis-log-picked_up = { $seat } podnosi: { $thing }.
nemesis-log-put_down = { $seat } odkłada: { $thing }. Leży tutaj: { $slot }.
nemesis-log-trade_begins = { $seat } rozpoczyna handel.
nemesis-log-shown =
    { $item ->
        [none] { $seat } pokazuje przedmiot. Widzi: { $to }.
       *[other] { $seat } pokazuje: { $item }. Widzi: { $to }.
    }
nemesis-log-handed =
    { $thing ->
        [none] { $back ->
            [none] { $from } coś przekazuje. Odbiera: { $to }.
           *[other] { $from } przekazuje przedmiot ({ $back }). Odbiera: { $to }.
        }
       *[other] { $from } przekazuje: { $thing }. Odbiera: { $to }.
    }
nemesis-log-trade_ends = { $seat }: koniec handlu.

## The ship

nemesis-log-time_moved =
    { $space ->
        [jump] Czas minął: statek szykuje się do skoku.
       *[other] Czas płynie: { $space }.
    }
nemesis-log-hibernation_opens = Kapsuły hibernacyjne się otwierają.
nemesis-log-self_destruct =
    { $space ->
        [skull] Odliczanie do samozniszczenia: zero.
       *[other] Odliczanie do samozniszczenia: { $space }.
    }
nemesis-log-self_destruct_stopped = Odliczanie do samozniszczenia przerwane.
nemesis-log-pod_unlocked = Kapsuła ratunkowa { $pod } się otwiera.
nemesis-log-pod_locked = Kapsuła ratunkowa { $pod } się zamyka.
nemesis-log-boarded = { $seat } wsiada do kapsuły ratunkowej { $pod }.
nemesis-log-stepped_out = { $seat } wysiada z kapsuły: { $slot }.
nemesis-log-launched = Kapsuła ratunkowa { $pod } startuje.
nemesis-log-evacuated = { $seat } opuszcza statek.
nemesis-log-hibernates = { $seat } zasypia w kapsule hibernacyjnej.
nemesis-log-attempt_fails = { $seat } ma już towarzystwo: próba się nie udaje.
nemesis-log-engine_seen =
    { $runs ->
        [yes] { $seat } sprawdza silnik { $engine }: sprawny.
        [no] { $seat } sprawdza silnik { $engine }: uszkodzony.
       *[none] { $seat } sprawdza silnik { $engine }.
    }
nemesis-log-engine_handled =
    { $swapped ->
        [yes] { $seat } zamienia żetony silnika { $engine }.
       *[no] { $seat } zostawia silnik { $engine } bez zmian.
    }
nemesis-log-coordinates_seen =
    { $card ->
        [none] { $seat } podgląda koordynaty.
       *[other] { $seat } podgląda koordynaty: karta { $card }.
    }
nemesis-log-tile_seen =
    { $room ->
        [none] { $seat } podgląda kafelek: { $slot }.
       *[other] { $seat } podgląda kafelek: { $slot } to { $room }.
    }
nemesis-log-token_seen =
    { $token ->
        [none] { $seat } podgląda żeton eksploracji: { $slot }.
       *[other] { $seat } podgląda żeton eksploracji: { $slot }, { $token }.
    }
nemesis-log-objective_seen =
    { $objective ->
        [none] { $seat } czyta kartę celu. Właściciel: { $of }.
       *[other] { $seat } czyta kartę celu. Właściciel: { $of }. To { $objective }.
    }
nemesis-log-event_seen =
    { $card ->
        [none] { $seat } podgląda następną kartę wydarzenia.
       *[other] { $seat } podgląda następną kartę wydarzenia: { $card }.
    }
nemesis-log-event_put =
    { $on_top ->
        [yes] { $seat } zostawia kartę wydarzenia na wierzchu.
       *[no] { $seat } wsuwa kartę wydarzenia pod stos.
    }
nemesis-log-destination_set = { $seat } ustawia destynację: { $space }.
nemesis-log-signal_sent = { $seat } wysyła sygnał.
nemesis-log-airlock_set = Procedura śluzy powietrznej: { $slot }.
nemesis-log-airlock_off = Procedura śluzy powietrznej przerwana: { $slot }.
nemesis-log-airlock_opens = Śluza otwiera się w próżnię: { $slot }.

## The Event Phase

nemesis-log-event_drawn = Wydarzenie: { $card }.
nemesis-log-number_drawn = Karta wydarzenia { $card } wskazuje numer { $number }.
nemesis-log-event_removed = Karta wydarzenia usunięta z gry: { $card }.
nemesis-log-event_deck_made = Stos wydarzeń zostaje przetasowany.
nemesis-log-development_drawn = Kolonia się rozwija: { $token }.

## Objectives and the end

nemesis-log-contact = Pierwszy kontakt: coś jest na pokładzie.
nemesis-log-objective_kept =
    { $objective ->
        [none] { $corporate ->
            [yes] { $seat } zatrzymuje cel korporacyjny.
           *[no] { $seat } zatrzymuje inny cel.
        }
       *[other] { $seat } zatrzymuje cel: { $objective }.
    }
nemesis-log-game_ends =
    { $cause ->
        [jump] Nemesis skacze w nadprzestrzeń.
        [self_destruct] Odliczanie do samozniszczenia dobiega końca.
        [ninth_fire] Ognia jest za dużo: statek płonie do cna.
        [ninth_malfunction] Awarii jest za dużo: kadłub pęka.
       *[nobody_active] Na pokładzie nikt już nie może działać.
    }
nemesis-log-ship_destroyed = Nemesis jest zniszczona.
nemesis-log-engine_revealed =
    { $working ->
        [yes] Silnik { $engine } jest sprawny.
       *[no] Silnik { $engine } jest uszkodzony.
    }
nemesis-log-coordinates_revealed = Koordynaty odkryte: karta { $card }.
nemesis-log-arrived = Statek dociera do celu: { $destination }.
nemesis-log-check_begins = { $seat } przechodzi badanie.
nemesis-log-check_card = { $seat } odkrywa: { $card }.
nemesis-log-check_survived = { $seat } żyje.
nemesis-log-lost_aboard = { $seat } zostaje na pokładzie na zawsze.
nemesis-log-objective_revealed =
    { $fulfilled ->
        [yes] { $seat }: { $objective }. Cel spełniony.
       *[no] { $seat }: { $objective }. Cel niespełniony.
    }
nemesis-log-crew_objective =
    { $fulfilled ->
        [yes] Cel załogi: { $objective }. Spełniony.
       *[no] Cel załogi: { $objective }. Niespełniony.
    }
nemesis-log-wins = { $seat } zwycięża.

## The Intruder player

nemesis-log-takes_over = { $seat } przejmuje intruzów.
nemesis-log-intruder_card_drawn =
    { $card ->
        [none] { $seat } dobiera kartę intruzów.
       *[other] { $seat } dobiera kartę intruzów: { $card }.
    }
nemesis-log-intruder_plays =
    { $way ->
        [move] { $seat } zagrywa na ruch: { $card }.
        [attack] { $seat } zagrywa na atak: { $card }.
       *[effect] { $seat } zagrywa dla efektu: { $card }.
    }
nemesis-log-intruder_discards = { $seat } odrzuca kartę intruzów: { $card }.
nemesis-log-attack_seen =
    { $card ->
        [none] { $seat } ogląda kartę ataku.
       *[other] { $seat } ogląda kartę ataku: { $card }.
    }
nemesis-log-event_choice_seen =
    { $card ->
        [none] { $seat } ogląda kartę wydarzenia.
       *[other] { $seat } ogląda kartę wydarzenia: { $card }.
    }
nemesis-log-event_left = Karta wydarzenia odłożona: { $card }.
nemesis-log-check_failed = { $seat } – to już nie człowiek. Ginie.

## Talk

nemesis-log-claimed =
    { $claim ->
        [engine] { $working ->
            [yes] { $seat } mówi: silnik { $engine } jest sprawny.
           *[no] { $seat } mówi: silnik { $engine } jest uszkodzony.
        }
        [coordinates] { $seat } mówi: pod { $space } kryje się { $destination }.
        [tile] { $seat } mówi: { $slot } to { $room }.
        [holds] { $yes ->
            [yes] { $seat } mówi, że ma: { $item }.
           *[no] { $seat } mówi, że nie ma: { $item }.
        }
        [infected] { $cards ->
            [0] { $seat } mówi: nie mam zarażenia.
            [one] { $seat } mówi: mam { $cards } kartę z ZARAŻENIEM.
            [few] { $seat } mówi: mam { $cards } karty z ZARAŻENIEM.
            [many] { $seat } mówi: mam { $cards } kart z ZARAŻENIEM.
           *[other] { $seat } mówi: mam { $cards } karty z ZARAŻENIEM.
        }
       *[kept] { $group ->
            [personal] { $seat } mówi: mój cel jest osobisty.
            [corporate] { $seat } mówi: mój cel jest korporacyjny.
           *[solo_coop] { $seat } mówi: mój cel to „Solo/Koop”.
        }
    }
nemesis-log-claimed-truth =
    { $truth ->
        [yes] To była prawda.
        [no] To było kłamstwo.
       *[none] Czy to była prawda, nikt się już nie dowie.
    }
nemesis-log-item_revealed = { $seat } ujawnia: { $item }.
nemesis-log-item_put_back =
    { $item ->
        [none] { $seat } odkłada pod stos przedmiot ({ $back }).
       *[other] { $seat } odkłada pod stos przedmiot ({ $back }): { $item }.
    }

## What you have seen: your own notes, one message for each variant of Fact

nemesis-note-engine =
    { $working ->
        [yes] Silnik { $engine }: sprawny.
       *[no] Silnik { $engine }: uszkodzony.
    }
nemesis-note-coordinates = Koordynaty: karta { $card }.
nemesis-note-tile = { $slot } to { $room }.
nemesis-note-token = Żeton eksploracji, { $slot }: { $token }.
nemesis-note-objective = Cel, { $of }: { $objective }.
nemesis-note-event =
    { $on_top ->
        [yes] Następna karta wydarzenia: { $card }.
       *[no] Karta wydarzenia pod stosem: { $card }.
    }
nemesis-note-item =
    { $under ->
        [yes] Przedmiot pod stosem: { $item }.
       *[no] { $of } ma: { $item }.
    }
nemesis-note-scan = Twój skan: ZARAŻENIE { $infected }, niezarażone { $clean }.
