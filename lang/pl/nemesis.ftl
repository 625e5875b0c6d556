### Nemesis: nazwy wszystkiego, co jest w pudełku, i działanie własnymi słowami.

## The game

nemesis-name = Nemesis
    .text = Coś wyrywa cię z hibernacji. Ktoś z załogi nie żyje, statek tonie w ciemności, a na pokładzie jest coś jeszcze.

## Names put together

nemesis-label-seat = Miejsce { $number }
nemesis-label-place = { $room } ({ $slot })
nemesis-label-unexplored = Pomieszczenie { $slot }
nemesis-label-corridor = Korytarz { $corridor }
nemesis-label-figure =
    { $kind ->
        [larva] Larwa { $number }
        [creeper] Pełzacz { $number }
        [adult] Dorosły osobnik { $number }
        [breeder] Reproduktor { $number }
       *[queen] Królowa
    }
nemesis-label-pod = Kapsuła ratunkowa { $pod }
nemesis-label-engine = Silnik { $engine }
nemesis-label-activation = Aby go aktywować: { $condition }
nemesis-label-development = Wylosowany podczas kroku „Kolonia intruzów”: { $effect }

## Characters

nemesis-character-captain = Kapitan
    .text = Wydaje rozkazy i podrywa innych do działania. Broń: Sześciostrzałowiec. Przedmioty osobiste: Klucz logowania, Interkom.
nemesis-character-pilot = Pilot
    .text = Zna stery i każdy właz na statku. Broń: Strzelba. Przedmioty osobiste: System manewrów orbitalnych, Klucz ewakuacyjny.
nemesis-character-scientist = Naukowiec
    .text = Rozumie komputery i przeczuwa kłopoty. Broń: Pistolet. Przedmioty osobiste: Holokomputer, Sprzęt laboratoryjny.
nemesis-character-scout = Zwiadowca
    .text = Porusza się bezszelestnie i znajduje to, co inni przeoczyli. Broń: Karabin. Przedmioty osobiste: Skaner ruchu, Klucz bezpieczeństwa.
nemesis-character-soldier = Żołnierz
    .text = Walczy, osłania innych i nie traci zimnej krwi. Broń: Karabin szturmowy. Przedmioty osobiste: Broń samopowtarzalna, Pancerz.
nemesis-character-mechanic = Mechanik
    .text = Naprawia wszystko i przeciska się między ścianami. Broń: Obrzyn. Przedmioty osobiste: Plazmotron, Latarka.

## Action cards

nemesis-action-search = Przeszukanie
    .text = Zmniejszasz o 1 licznik przedmiotów w swoim pomieszczeniu. Dobierasz 2 karty ze stosu w jego kolorze (biały: dowolny stos). Jedną zatrzymujesz, drugą wsuwasz pod stos.
nemesis-action-rest = Odpoczynek
    .text = Skanujesz wszystkie karty skażenia na ręce i usuwasz niezarażone. Jeśli któraś to ZARAŻENIE, zostaje na ręce, a w tobie zagnieżdża się larwa. Jeśli masz już larwę, giniesz i pojawia się pełzacz.
nemesis-action-demolition = Demolka
    .text = Niszczysz zamknięte drzwi przy swoim pomieszczeniu ALBO kładziesz w nim znacznik awarii.
    .option1 = Zniszcz zamknięte drzwi
    .option2 = Wywołaj tu awarię
nemesis-action-interruption = Zakłócenie
    .text = Reakcja: anulujesz akcję, którą inny gracz wykonuje w twoim pomieszczeniu (koszt przepada), ALBO Zakłócenie innego gracza.
nemesis-action-basic_repairs = Proste naprawy
    .text = Usuwasz znacznik awarii ze swojego pomieszczenia ALBO, w maszynowni, podglądasz oba żetony silnika i odkładasz je w dowolnej kolejności.
    .option1 = Usuń awarię
    .option2 = Zajmij się silnikiem
nemesis-action-repairs = Naprawy
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-fast_repairs = Szybkie naprawy
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-computer_skills = Obsługa komputera
    .text = Otwierasz lub zamykasz drzwi przy swoim pomieszczeniu ALBO, w pomieszczeniu ze sprawnym komputerem, wykonujesz jego akcję bez kosztu.
    .option1 = Otwórz lub zamknij drzwi
    .option2 = Użyj pomieszczenia
nemesis-action-suppressive_fire = Ogień zaporowy
    .text = Wydajesz 1 sztukę amunicji z broni w rękach. Twoja postać albo jedna chętna postać z twojego pomieszczenia ucieka do sąsiedniego; żaden intruz nie atakuje. Eksploracja i rzut na szmery jak zwykle.
nemesis-action-order = Rozkaz
    .text = Przesuwasz inną postać ze swojego pomieszczenia do wybranego sąsiedniego. Jej gracz nie może odmówić; to on odkrywa pomieszczenie i rzuca na szmery.
nemesis-action-motivation = Motywacja
    .text = Każda postać w twoim pomieszczeniu, ty też, dobiera 1 kartę.
nemesis-action-reload = Przeładowanie
    .text = Dodajesz 1 sztukę amunicji do Sześciostrzałowca, w granicach pojemności magazynka.
nemesis-action-piloting = Pilotaż
    .text = W Kokpicie (bez awarii) albo w pomieszczeniu ze sprawnym komputerem wykonujesz jego akcję bez kosztu ALBO, w pomieszczeniu ze sprawnym komputerem, podglądasz koordynaty.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Podejrzyj koordynaty
nemesis-action-knowledge_of_the_ship = Znajomość statku
    .text = Otwierasz lub zamykasz drzwi przy swoim pomieszczeniu ALBO podglądasz jeden nieodkryty kafelek pomieszczenia, bez żetonu eksploracji.
    .option1 = { nemesis-action-computer_skills.option1 }
    .option2 = Podejrzyj nieodkryte pomieszczenie
nemesis-action-old_friend = Stary druh
    .text = W pomieszczeniu bez symbolu komputera i bez awarii wykonujesz jego akcję bez kosztu.
nemesis-action-technical_corridors = Korytarze techniczne
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przechodzisz do dowolnego innego z wejściem do tej samej sieci. Eksploracja i rzut na szmery jak zwykle; żeton drzwi jest ignorowany. Potem pasujesz.
nemesis-action-pyrotechnics = Pirotechnika
    .text = Odrzucasz jeden ze swoich przedmiotów, aby położyć w swoim pomieszczeniu znacznik pożaru, ALBO usuwasz z niego znacznik pożaru.
    .option1 = Podłóż ogień
    .option2 = Ugaś pożar
nemesis-action-ingenuity = Pomysłowość
    .text = Usuwasz znacznik awarii ze swojego pomieszczenia ALBO, w maszynowni, zmieniasz ułożenie żetonów silnika ALBO robisz przedmiot; każdy żółty przedmiot może posłużyć jako narzędzie.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Zrób przedmiot
nemesis-action-covering_fire = Ogień osłaniający
    .text = Wydajesz 1 sztukę amunicji z broni w rękach. Ucieka twoja postać, jedna chętna postać z twojego pomieszczenia albo obie, do tego samego sąsiedniego pomieszczenia; żaden intruz nie atakuje. Eksploracja i rzut na szmery jak zwykle.
nemesis-action-taking_aim = Celowanie
    .text = Strzelasz z broni energetycznej. Możesz raz przerzucić kość walki.
nemesis-action-full_auto = Ogień ciągły
    .text = Strzelasz z Karabinu szturmowego, wydając całą jego amunicję. Za każde 2 wydane sztuki strzał zadaje 1 obrażenie więcej, nawet jeśli chybi.
nemesis-action-nerves_of_steel = Stalowe nerwy
    .text = Reakcja: odrzucasz tę kartę, gdy jesteś celem ataku z zaskoczenia, i ignorujesz jego efekt.
nemesis-action-adrenaline = Adrenalina
    .text = Strzelasz, po czym dobierasz 1 kartę, ALBO uciekasz (intruzi atakują jak zwykle), po czym dobierasz 1 kartę.
    .option1 = Strzel
    .option2 = Uciekaj
nemesis-action-reconnaissance = Rozpoznanie
    .text = Przechodzisz do sąsiedniego pomieszczenia bez rzutu na szmery. Żeton ciszy lub niebezpieczeństwa nie działa.
nemesis-action-scavenging = Grzebanie w śmieciach
    .text = Przeszukujesz jak kartą Przeszukanie, nawet gdy licznik przedmiotów wskazuje 0.
nemesis-action-intranet = Intranet
    .text = W pomieszczeniu ze sprawnym komputerem wykonujesz bez kosztu akcję dowolnego innego odkrytego pomieszczenia ze sprawnym komputerem, tak jak na miejscu.
nemesis-action-blocking_access = Blokada dostępu
    .text = W pomieszczeniu ze sprawnym komputerem: wykonujesz jego akcję bez kosztu ALBO kładziesz znacznik awarii w dowolnym odkrytym pomieszczeniu ze sprawnym komputerem.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Wywołaj awarię z daleka
nemesis-action-risk_assessment = Ocena ryzyka
    .text = W pomieszczeniu ze sprawnym komputerem podglądasz wierzchnią kartę wydarzenia i odkładasz ją na wierzch albo pod stos.

## Basic actions

nemesis-action-move = Ruch
    .text = Przechodzisz do sąsiedniego pomieszczenia, lecz nie przez zamknięte drzwi. Odkrywasz je, a jeśli nikogo tam nie ma, rzucasz na szmery. W walce to ucieczka: najpierw atakuje cię każdy intruz z pomieszczenia.
nemesis-action-careful_movement = Ostrożny ruch
    .text = Przechodzisz, lecz zamiast rzucać kładziesz znacznik szmerów w korytarzu nowego pomieszczenia, w którym go nie ma. Nie da się, jeśli leży we wszystkich. Żetony ciszy i niebezpieczeństwa nie działają.
nemesis-action-shoot = Strzał
    .text = Wydajesz 1 sztukę amunicji z broni w rękach i rzucasz kością walki przeciw intruzowi w swoim pomieszczeniu. Poza walką strzelasz tylko do jaj, których nikt nie niesie.
nemesis-action-melee = Walka wręcz
    .text = Bierzesz 1 kartę skażenia, po czym rzucasz kością walki przeciw intruzowi w swoim pomieszczeniu. Chybienie to dla ciebie 1 głęboka rana. Poza walką tylko przeciw jajom, których nikt nie niesie, bez karty i rany.
nemesis-action-pick_up = Podnieś ciężki obiekt
    .text = Bierzesz do wolnej ręki ciało, zwłoki intruza lub jajo leżące w twoim pomieszczeniu.
nemesis-action-trade = Handel
    .text = Wszystkie postacie w twoim pomieszczeniu mogą za zgodą obu stron dawać sobie i wymieniać przedmioty oraz obiekty. Samej amunicji wymieniać nie można.
nemesis-action-craft = Zrób przedmiot
    .text = Odrzucasz dwa przedmioty z odpowiednimi symbolami i bierzesz samoróbkę.
nemesis-action-activate_personal_item = Aktywuj przedmiot osobisty
    .text = Spełniasz warunek na jednym ze swoich przedmiotów osobistych. Odtąd możesz go używać.
nemesis-action-room_action = Akcja pomieszczenia
    .text = Robisz to, do czego służy twoje pomieszczenie. Nie w walce i nie przy znaczniku awarii w pomieszczeniu.

## Items

nemesis-item-energy_charge_red = Ładunek energetyczny
    .text = Ładujesz do pełna broń energetyczną, którą niesiesz, ALBO otwierasz lub zamykasz drzwi przy swoim pomieszczeniu.
    .option1 = Naładuj broń energetyczną
    .option2 = { nemesis-action-computer_skills.option1 }
nemesis-item-grenade = Granat
    .text = Wybierasz intruza albo jaja, których nikt nie niesie, w swoim pomieszczeniu lub sąsiednim, nie za zamkniętymi drzwiami. Intruz odnosi 2 obrażenia; jeśli celem są jaja, giną 2, a potem rzucasz na szmery. Każdy inny intruz tam odnosi 1 obrażenie, każda postać 1 głęboką ranę.
nemesis-item-smoke_grenade = Granat dymny
    .text = Każda inna postać w twoim pomieszczeniu odrzuca 1 kartę akcji. Potem przechodzisz do sąsiedniego pomieszczenia; intruzi cię za to nie atakują. Eksploracja i rzut na szmery jak zwykle.
nemesis-item-recon_drone = Dron zwiadowczy
    .text = Podglądasz jeden nieodkryty kafelek pomieszczenia i jego żeton eksploracji, po czym odkładasz oba.
nemesis-item-decoy = Wabik
    .text = Wybierasz sąsiednie pomieszczenie. Każdy intruz z pomieszczeń wokół niego rusza tam, nawet jeśli walczy; przy zamkniętych drzwiach niszczy je i zostaje. Intruz, który walczył, przed odejściem raz atakuje.
nemesis-item-extended_magazine = Pełen magazynek
    .text = Dołączasz go do broni energetycznej, którą niesiesz: jej pojemność rośnie na stałe o 2 i dostaje 2 sztuki amunicji. Odtąd obie karty są jednym przedmiotem.
nemesis-item-self_destruct_key = Klucz samozniszczenia
    .text = W pomieszczeniu ze sprawnym komputerem: rozpoczynasz lub przerywasz odliczanie do samozniszczenia. Nie od pierwszego żółtego pola, a rozpocząć nie można, gdy ktoś hibernuje.
    .option1 = Rozpocznij odliczanie
    .option2 = Przerwij odliczanie
nemesis-item-evacuation_key_red = Klucz ewakuacyjny
    .text = W sektorze ewakuacyjnym: zamykasz lub otwierasz jedną kapsułę ratunkową tego sektora.
nemesis-item-comms_key = Klucz łączności
    .text = W pomieszczeniu ze sprawnym komputerem: podglądasz jedną kartę celu postaci, która wysłała sygnał.
nemesis-item-prototype_pistol = Prototyp: pistolet
    .text = Broń energetyczna, pojemność 3. Przy każdym strzale możesz raz przerzucić kość walki.
nemesis-item-prototype_shotgun = Prototyp: strzelba
    .text = Broń energetyczna, pojemność 2. Każdy wynik poza pustym zadaje co najmniej 1 obrażenie; wyrzucone pojedyncze lub podwójne trafienie o 1 więcej.
nemesis-item-prototype_rifle = Prototyp: karabin
    .text = Broń energetyczna, pojemność 6. Gdy wyrzucisz podwójne trafienie, możesz wydać jeszcze 1 sztukę amunicji za 1 obrażenie więcej.
nemesis-item-chemicals = Chemikalia
    .text = Napełniasz do pełna Miotacz ognia, który niesiesz.
nemesis-item-tools = Narzędzia
    .text = Usuwasz znacznik awarii ze swojego pomieszczenia ALBO, w maszynowni, zmieniasz ułożenie żetonów silnika ALBO otwierasz lub zamykasz drzwi przy swoim pomieszczeniu.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = { nemesis-action-computer_skills.option1 }
nemesis-item-duct_tape = Taśma naprawcza
    .text = Usuwasz znacznik awarii ze swojego pomieszczenia ALBO, w maszynowni, zmieniasz ułożenie żetonów silnika ALBO sklejasz dwa ciężkie przedmioty w rękach: zajmują jedną rękę. Nigdy obiekty.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Sklej dwa ciężkie przedmioty
nemesis-item-fire_extinguisher = Gaśnica
    .text = Usuwasz znacznik pożaru ze swojego pomieszczenia ALBO zmuszasz jednego intruza w nim do wycofania się.
    .option1 = { nemesis-action-pyrotechnics.option2 }
    .option2 = Przepędź intruza
nemesis-item-clothes_yellow = Ubrania
    .text = Ścierasz z siebie śluz ALBO opatrujesz jedną ze swoich głębokich ran.
    .option1 = Zetrzyj śluz
    .option2 = Opatrz głęboką ranę
nemesis-item-energy_charge_yellow = { nemesis-item-energy_charge_red }
    .text = { nemesis-item-energy_charge_red.text }
    .option1 = { nemesis-item-energy_charge_red.option1 }
    .option2 = { nemesis-item-energy_charge_red.option2 }
nemesis-item-technical_corridors_plans = Plany korytarzy technicznych
    .text = Z pomieszczenia z wejściem do korytarzy technicznych przechodzisz do dowolnego innego z wejściem do tej samej sieci. Eksploracja i rzut na szmery jak zwykle; żeton drzwi jest ignorowany.
nemesis-item-space_suit = Skafander
    .text = Z żółtego pomieszczenia: odrzucasz z ręki wszystkie karty akcji i przechodzisz do dowolnego innego odkrytego żółtego pomieszczenia. Rzut na szmery jak zwykle.
nemesis-item-nemesis_plans = Plany Nemesis
    .text = Podglądasz dwa nieodkryte kafelki pomieszczeń, bez ich żetonów eksploracji.
nemesis-item-medkit = Apteczka
    .text = Opatrujesz jedną ze swoich głębokich ran ALBO leczysz jedną ze swoich opatrzonych głębokich ran.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Ulecz opatrzoną głęboką ranę
nemesis-item-bandages = Bandaże
    .text = Opatrujesz jedną ze swoich głębokich ran ALBO leczysz wszystkie swoje powierzchowne rany.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Ulecz wszystkie powierzchowne rany
nemesis-item-synthetic_food = Syntetyczna żywność
    .text = Dobierasz 2 karty ze swojego stosu.
nemesis-item-adrenaline_injection = Zastrzyk adrenaliny
    .text = Dobierasz 1 kartę. W tej turze możesz wykonać dowolną liczbę akcji; gdy skończysz, pasujesz.
nemesis-item-alcohol = Alkohol
    .text = Skanujesz jedną kartę skażenia z ręki i usuwasz ją. Jeśli to było ZARAŻENIE, bierzesz nową kartę skażenia; larwy z tego nie ma.
nemesis-item-clothes_green = { nemesis-item-clothes_yellow }
    .text = { nemesis-item-clothes_yellow.text }
    .option1 = { nemesis-item-clothes_yellow.option1 }
    .option2 = { nemesis-item-clothes_yellow.option2 }
nemesis-item-military_drugs = Wojskowe stymulanty
    .text = Odrzucasz z ręki dowolną liczbę kart, także skażenia, po czym dobierasz tyle samo i jeszcze 1.
nemesis-item-antidote = Antidotum
    .text = Skanujesz wszystkie swoje karty skażenia (stos, ręka, karty odrzucone) i usuwasz te z ZARAŻENIEM oraz larwę ze swojej planszy. Bierzesz 1 kartę skażenia, tasujesz stos i karty odrzucone w nowy stos, ręka zostaje. Potem pasujesz.
nemesis-item-taser = Paralizator
    .text = Jeden intruz w twoim pomieszczeniu odnosi 1 obrażenie i wycofuje się ALBO jedna inna postać w nim odrzuca z ręki wszystkie karty.
    .option1 = Poraź intruza
    .option2 = Poraź postać
nemesis-item-flamethrower = Miotacz ognia
    .text = Broń klasyczna, pojemność 4, na początku pełna. Każdy wynik poza pustym zadaje co najmniej 1 obrażenie; wyrzucone podwójne trafienie wznieca też pożar w twoim pomieszczeniu. Napełniają ją tylko Chemikalia.
nemesis-item-molotov_cocktail = Koktajl Mołotowa
    .text = Wybierasz swoje pomieszczenie lub sąsiednie, nie za zamkniętymi drzwiami, i jako cel intruzów albo jaja, których nikt nie niesie. Kładziesz tam znacznik pożaru. Każdy intruz w środku odnosi 1 obrażenie, każda postać 1 głęboką ranę. Jeśli celem są jaja, 1 ginie, a ty rzucasz na szmery.
nemesis-item-six_shooter = Sześciostrzałowiec
    .text = Broń klasyczna, pojemność 6. Ładuje ją tylko karta Przeładowanie. Wyrzucone podwójne trafienie zadaje 1 obrażenie więcej.
nemesis-item-shotgun = Strzelba
    .text = Broń energetyczna, pojemność 2. Strzał, który zadaje co najmniej 1 obrażenie, zadaje o 1 więcej.
nemesis-item-pistol = Pistolet
    .text = Broń energetyczna, pojemność 3. Wyrzucone podwójne trafienie liczy się jako pojedyncze.
nemesis-item-rifle = Karabin
    .text = Broń energetyczna, pojemność 4.
nemesis-item-assault_rifle = Karabin szturmowy
    .text = Broń energetyczna, pojemność 5. Strzał, który zadaje co najmniej 1 obrażenie, zadaje o 1 więcej.
nemesis-item-sawed_off_shotgun = Obrzyn
    .text = Broń energetyczna, pojemność 2. Wyrzucone pojedyncze trafienie liczy się jako podwójne.
nemesis-item-log_key = Klucz logowania
    .text = W pomieszczeniu ze sprawnym komputerem: podglądasz jedną kartę celu wybranego gracza.
    .active = Bądź w pomieszczeniu: Pokój łączności.
nemesis-item-intercom = Interkom
    .text = Twój Rozkaz może dotyczyć postaci w dowolnym pomieszczeniu ze sprawnym komputerem, a Motywacja sięga wszystkich takich pomieszczeń. Rozkaz nadal przesuwa jedną postać.
    .active = Odrzuć Narzędzia lub Taśmę naprawczą.
nemesis-item-orbital_maneuvering_system = System manewrów orbitalnych
    .text = Każdy gracz, ty też, natychmiast pasuje. W następującej fazie wydarzeń intruzi nie atakują.
    .active = Odrzuć Ładunek energetyczny.
nemesis-item-evacuation_key_pilot = { nemesis-item-evacuation_key_red }
    .text = { nemesis-item-evacuation_key_red.text }
    .active = Bądź w pomieszczeniu: Centrum kontroli przeciwpożarowej.
nemesis-item-holo_computer = Holokomputer
    .text = Możesz zagrywać Intranet i Ocenę ryzyka w dowolnym pomieszczeniu, nawet bez komputera lub przy awarii.
    .active = Bądź w pomieszczeniu: Generator.
nemesis-item-laboratory_equipment = Sprzęt laboratoryjny
    .text = W pomieszczeniu z ciałem, zwłokami intruza lub jajem: odkrywasz powiązaną z nim słabość, jak w Laboratorium.
    .active = Odrzuć Chemikalia.
nemesis-item-motion_scanner = Skaner ruchu
    .text = Po swoim rzucie na szmery możesz odrzucić 1 kartę akcji, by przerzucić kość szmerów, raz na rzut.
    .active = { nemesis-item-orbital_maneuvering_system.active }
nemesis-item-security_key = Klucz bezpieczeństwa
    .text = Wybierasz dowolne pomieszczenie. Każde jego drzwi otwierasz, zamykasz lub zostawiasz, jak chcesz.
    .active = Bądź w pomieszczeniu: Kokpit.
nemesis-item-autoloader = Broń samopowtarzalna
    .text = Dołączona do Karabinu szturmowego: jego pojemność jest o 1 większa, a ładowanie go Ładunkiem energetycznym nie kosztuje kart akcji.
    .active = Bądź w pomieszczeniu: Zbrojownia, z Karabinem szturmowym w rękach.
nemesis-item-armor = Pancerz
    .text = Reakcja: odrzucasz go po ataku intruza na ciebie i całkowicie ignorujesz ten atak.
    .active = { nemesis-item-intercom.active }
nemesis-item-plasma_torch = Plazmotron
    .text = Otwierasz lub zamykasz drzwi przy swoim pomieszczeniu. Możesz nim zamknąć nawet zniszczone drzwi.
    .active = Bądź w pomieszczeniu: Magazyn.
nemesis-item-flashlight = Latarka
    .text = Przeszukujesz swoje pomieszczenie jak kartą Przeszukanie.
    .active = { nemesis-item-orbital_maneuvering_system.active }

## Item decks and backs

nemesis-item_group-red = Czerwone przedmioty (militarne)
    .back = czerwony
nemesis-item_group-yellow = Żółte przedmioty (techniczne)
    .back = żółty
nemesis-item_group-green = Zielone przedmioty (medyczne)
    .back = zielony
nemesis-item_group-crafted = Niebieskie przedmioty (samoróbki)
    .back = niebieski
nemesis-item_group-starting = Przedmioty startowe
    .back = startowy
nemesis-item_group-personal = Przedmioty osobiste
    .back = osobisty

## Components and recipes

nemesis-component-chemical = Chemia
nemesis-component-cloth = Tkanina
nemesis-component-medical = Medycyna
nemesis-component-tool = Narzędzie
nemesis-component-energy = Energia
nemesis-recipe-recipe_antidote = Przepis: Antidotum
    .text = Chemia i medycyna
nemesis-recipe-recipe_taser = Przepis: Paralizator
    .text = Energia i narzędzie
nemesis-recipe-recipe_flamethrower = Przepis: Miotacz ognia
    .text = Chemia i narzędzie
nemesis-recipe-recipe_molotov_cocktail = Przepis: Koktajl Mołotowa
    .text = Chemia i tkanina
nemesis-when-any = W walce i poza walką
nemesis-when-in_combat = Tylko w walce
nemesis-when-out_of_combat = Tylko poza walką

## Rooms

nemesis-room-armory = Zbrojownia
    .text = Dodajesz 2 sztuki amunicji do broni energetycznej, którą niesiesz, w granicach pojemności.
nemesis-room-comms_room = Pokój łączności
    .text = Wysyłasz sygnał. Jest tylko twój i liczy się wyłącznie do celów. Raz na grę.
nemesis-room-emergency_room = Gabinet zabiegowy
    .text = Opatrujesz wszystkie swoje głębokie rany ALBO leczysz jedną opatrzoną głęboką ranę ALBO leczysz wszystkie swoje powierzchowne rany.
    .option1 = Opatrz wszystkie głębokie rany
    .option2 = { nemesis-item-medkit.option2 }
    .option3 = { nemesis-item-bandages.option2 }
nemesis-room-evacuation_section_a = Sektor ewakuacyjny A
    .text = Potrzebna otwarta kapsuła ratunkowa tego sektora z wolnym miejscem. Rzucasz na szmery. Jeśli potem nie ma tu intruza, wsiadasz i decydujesz: startujesz czy czekasz.
nemesis-room-evacuation_section_b = Sektor ewakuacyjny B
    .text = { nemesis-room-evacuation_section_a.text }
nemesis-room-fire_control_system = Centrum kontroli przeciwpożarowej
    .text = Wybierasz dowolne pomieszczenie. Usuwasz stamtąd znacznik pożaru. Potem każdy intruz, nawet w walce, opuszcza je korytarzem, który wskaże osobna karta wydarzenia.
nemesis-room-generator = Generator
    .text = Rozpoczynasz odliczanie do samozniszczenia, o ile nikt nie hibernuje, ALBO przerywasz je, dopóki nie dotarło do pierwszego żółtego pola.
    .option1 = { nemesis-item-self_destruct_key.option1 }
    .option2 = { nemesis-item-self_destruct_key.option2 }
nemesis-room-laboratory = Laboratorium
    .text = Badasz ciało, jajo lub zwłoki intruza, które tu leżą albo które ktoś tu niesie: odkrywasz powiązaną słabość. Obiekt zostaje.
nemesis-room-nest = Gniazdo
    .text = Bierzesz do wolnej ręki jajo z planszy intruzów, po czym rzucasz na szmery. Gdy na planszy nie ma już jaj i żadne tu nie leży, gniazdo jest na zawsze zniszczone.
nemesis-room-storage = Magazyn
    .text = Wybierasz kolor. Dobierasz 2 przedmioty tego koloru, jeden zatrzymujesz, drugi wsuwasz pod stos. Licznik przedmiotów się nie zmienia.
nemesis-room-surgery = Komora dekontaminacyjna
    .text = Skanujesz wszystkie swoje karty skażenia i usuwasz te z ZARAŻENIEM oraz larwę. Odnosisz 1 powierzchowną ranę. Tasujesz rękę, stos i karty odrzucone w nowy stos. Pasujesz.
nemesis-room-airlock_control = Śluza powietrzna
    .text = Wybierasz inne odkryte żółte pomieszczenie bez zniszczonych drzwi. Wszystkie jego drzwi się zamykają. Jeśli żadne nie zostaną otwarte ani zniszczone, zanim wszyscy spasują, ginie w nim wszystko, co żyje, a pożar gaśnie. Obiekty zostają.
nemesis-room-cabins = Kabiny
    .text = Brak akcji. Jeśli jesteś tu na początku rundy, a w pomieszczeniu nie ma intruza ani znacznika awarii, dobierasz do 6 kart zamiast do 5.
nemesis-room-canteen = Kantyna
    .text = Leczysz 1 powierzchowną ranę. Potem możesz zeskanować karty skażenia na ręce: niezarażone usuwasz; jeśli któraś to ZARAŻENIE, zostaje, a w tobie zagnieżdża się larwa. Jeśli masz już larwę, giniesz i pojawia się pełzacz.
nemesis-room-command_center = Centrum dowodzenia
    .text = Wybierasz dowolne pomieszczenie. Każde jego drzwi otwierasz, zamykasz lub zostawiasz, jak chcesz. Zniszczonych drzwi nie da się zmienić.
nemesis-room-engine_control_room = Centrum kontroli napędu
    .text = Podglądasz stan wszystkich trzech silników. Co powiesz innym, zależy od ciebie.
nemesis-room-hatch_control_system = Sterownia
    .text = Zamykasz lub otwierasz jedną kapsułę ratunkową dowolnego sektora.
nemesis-room-monitoring_room = Monitoring
    .text = Podglądasz jeden nieodkryty kafelek pomieszczenia i jego żeton eksploracji, po czym odkładasz oba. Co powiesz innym, zależy od ciebie.
nemesis-room-room_covered_with_slime = Pomieszczenie pokryte śluzem
    .text = Brak akcji. Kto wchodzi, zostaje pokryty śluzem, jeszcze przed odkryciem żetonu eksploracji.
nemesis-room-shower_room = Prysznice
    .text = Zmywasz z siebie śluz. Potem możesz zeskanować karty skażenia na ręce: niezarażone usuwasz; jeśli któraś to ZARAŻENIE, zostaje, a w tobie zagnieżdża się larwa. Jeśli masz już larwę, giniesz i pojawia się pełzacz. Pożar płonie dalej.
nemesis-room-cockpit = Kokpit
    .text = Podglądasz koordynaty; co powiesz innym, zależy od ciebie. ALBO zmieniasz destynację na inną literę, o ile nikt nie hibernuje.
    .option1 = { nemesis-action-piloting.option2 }
    .option2 = Zmień destynację
nemesis-room-engine_1 = Maszynownia #1
    .text = Podglądasz stan silnika 1. Co powiesz innym, zależy od ciebie. Naprawy pozwalają tu ułożyć oba jego żetony w dowolnej kolejności, nawet przy awarii.
nemesis-room-engine_2 = Maszynownia #2
    .text = Podglądasz stan silnika 2. Co powiesz innym, zależy od ciebie. Naprawy pozwalają tu ułożyć oba jego żetony w dowolnej kolejności, nawet przy awarii.
nemesis-room-engine_3 = Maszynownia #3
    .text = Podglądasz stan silnika 3. Co powiesz innym, zależy od ciebie. Naprawy pozwalają tu ułożyć oba jego żetony w dowolnej kolejności, nawet przy awarii.
nemesis-room-hibernatorium = Hibernatorium
    .text = Tylko gdy kapsuły hibernacyjne są już otwarte. Rzucasz na szmery. Jeśli potem nie ma tu intruza, zasypiasz i czekasz na koniec gry.
nemesis-room_group-basic = Pomieszczenie podstawowe „1”
nemesis-room_group-additional = Pomieszczenie dodatkowe „2”
nemesis-room_group-special = Pomieszczenie specjalne

## Colours of Rooms: the Item deck that is searched there

nemesis-colour-red = Czerwone
nemesis-colour-yellow = Żółte
nemesis-colour-green = Zielone
nemesis-colour-white = Białe: dowolny stos
nemesis-colour-none = Nie ma czego szukać

## The board

nemesis-side-basic = Strona podstawowa
    .text = Statek na pierwszą grę.
nemesis-side-alternate = Strona alternatywna
    .text = Inny statek: dwie sieci korytarzy technicznych i sektory ewakuacyjne znane od początku.
nemesis-network-main = Korytarze techniczne
    .text = Jedno pole wspólne dla wszystkich wejść: szmery słychać przy każdym z nich. Nikt tędy nie chodzi, chyba że pozwala karta. Intruz, który tu wejdzie, wraca do kolonii.
nemesis-network-red = Czerwone korytarze techniczne
nemesis-network-blue = Niebieskie korytarze techniczne
nemesis-track-time = Tor czasu
    .text = Jedno pole na rundę. Od pierwszego niebieskiego pola hibernacja jest otwarta. Na końcu toru statek skacze, a każdy, kto na pokładzie nie śpi, ginie.
nemesis-track-self_destruct = Tor samozniszczenia
    .text = Po uruchomieniu biegnie razem z torem czasu. Od pierwszego żółtego pola nie da się go zatrzymać, a wszystkie kapsuły ratunkowe się otwierają. Na końcu statek eksploduje.
nemesis-track-destination = Tor destynacji
    .text = Litera pod znacznikiem mówi, razem z kartą koordynat, dokąd doleci statek.
nemesis-track_label-jump = Skok
nemesis-track_label-skull = Eksplozja
nemesis-destination-earth = Ziemia
nemesis-destination-mars = Mars
nemesis-destination-venus = Wenus
nemesis-destination-deep_space = Głęboki kosmos
nemesis-coordinates-coordinates_1 = Koordynaty 1
    .text = A: Wenus. B: głęboki kosmos. C: Mars. D: Ziemia.
nemesis-coordinates-coordinates_2 = Koordynaty 2
    .text = A: Mars. B: Wenus. C: głęboki kosmos. D: Ziemia.
nemesis-coordinates-coordinates_3 = Koordynaty 3
    .text = A: głęboki kosmos. B: Mars. C: Ziemia. D: Wenus.
nemesis-coordinates-coordinates_4 = Koordynaty 4
    .text = A: Mars. B: Wenus. C: Ziemia. D: głęboki kosmos.
nemesis-coordinates-coordinates_5 = Koordynaty 5
    .text = A: Wenus. B: Ziemia. C: głęboki kosmos. D: Mars.
nemesis-coordinates-coordinates_6 = Koordynaty 6
    .text = A: głęboki kosmos. B: Ziemia. C: Wenus. D: Mars.
nemesis-coordinates-coordinates_7 = Koordynaty 7
    .text = A: Ziemia. B: głęboki kosmos. C: Mars. D: Wenus.
nemesis-coordinates-coordinates_8 = Koordynaty 8
    .text = A: Ziemia. B: Mars. C: Wenus. D: głęboki kosmos.
nemesis-pod_state-locked = Zamknięta
nemesis-pod_state-unlocked = Otwarta
nemesis-engine_state-working = Sprawny
nemesis-engine_state-damaged = Uszkodzony
nemesis-whereabouts-nowhere = Jeszcze niewybrana
nemesis-whereabouts-room = W pomieszczeniu
nemesis-whereabouts-pod = Czeka w kapsule ratunkowej
nemesis-whereabouts-hibernating = W hibernacji
nemesis-whereabouts-evacuated = Poza statkiem
nemesis-whereabouts-dead = Martwa

## Events

nemesis-event-coolant_leak = Wyciek chłodziwa
    .text = Jeśli w Generatorze leży znacznik awarii, a odliczanie do samozniszczenia nie trwa, rozpoczyna się.
nemesis-event-short_circuit = Zwarcie
    .text = Znacznik awarii trafia do każdego odkrytego żółtego pomieszczenia z komputerem.
nemesis-event-life_support_failure = Awaria podtrzymywania życia
    .text = Znacznik awarii trafia do każdego odkrytego zielonego pomieszczenia.
nemesis-event-evacuation_pod_ejection = Wystrzelenie kapsuły
    .text = Kapsuła ratunkowa o najniższym numerze zostaje wystrzelona, zamknięta czy nie, ze wszystkimi w środku.
nemesis-event-malfunction = Awaria
    .text = Znacznik awarii trafia do odkrytego pomieszczenia o najniższym numerze. Potem ta karta zostaje wtasowana do stosu.
nemesis-event-damage = Uszkodzenie
    .text = Znacznik awarii trafia do każdego pomieszczenia z dorosłym osobnikiem, reproduktorem lub królową.
nemesis-event-flammable_compounds = Łatwopalne związki
    .text = W Hibernatorium wybucha pożar. Jeśli już tam płonie, pożar wybucha w sąsiednich pomieszczeniach, ale nie za zamkniętymi drzwiami.
nemesis-event-consuming_fire = Trawiący ogień
    .text = Licznik przedmiotów w każdym płonącym pomieszczeniu spada do 0. Pożar przenosi się stamtąd do wszystkich sąsiednich pomieszczeń, nie przez zamknięte drzwi.
nemesis-event-damaging_fire = Niszczący ogień
    .text = Znacznik awarii trafia do każdego płonącego pomieszczenia. Pożar przenosi się stamtąd do wszystkich sąsiednich pomieszczeń, nie przez zamknięte drzwi.
nemesis-event-bulkheads_open = Otwarcie grodzi
    .text = Wszystkie zamknięte drzwi się otwierają. Zniszczone zostają bez zmian.
nemesis-event-noise_in_technical_corridors = Szmery w korytarzach technicznych
    .text = Znacznik szmerów trafia do korytarzy technicznych. Jeśli już tam leży, każda postać w pomieszczeniu z wejściem rzuca na szmery.
nemesis-event-scent_of_prey = Zapach ofiary
    .text = Wokół każdego pomieszczenia z postacią w śluzie do każdego korytarza bez znacznika szmerów trafia znacznik.
nemesis-event-nest = Gniazdo
    .text = Jeśli Gniazdo jest odkryte, do każdego jego korytarza bez znacznika szmerów trafia znacznik.
nemesis-event-egg_protection = Wysiadywanie
    .text = Każda postać, która jest w Gnieździe lub niesie jajo, ma spotkanie.
nemesis-event-hatching = Wyklucie
    .text = Jedno jajo znika z planszy intruzów. Larwa zagnieżdża się w każdej postaci w Gnieździe, której gracz nie ma na ręce karty akcji. Jeśli w żadnej, do kolonii trafia żeton larwy.
nemesis-event-eclosion = Przepoczwarzenie
    .text = Każda postać z larwą ginie, a w jej pomieszczeniu pojawia się pełzacz. Pozostali dobierają 4 karty i skanują karty skażenia wśród nich: przy ZARAŻENIU w postaci zagnieżdża się larwa. Dobrane karty są odrzucane.
nemesis-event-regeneration = Regeneracja
    .text = Każdy intruz na planszy traci do 2 obrażeń.
nemesis-event-lurking = Przyczajenie
    .text = Każdy intruz, który nie jest w pomieszczeniu z postacią, znika: jego żeton trafia do kolonii, a obrażenia przepadają.
nemesis-event-hunt_2 = Polowanie
    .text = Każdy dorosły osobnik poza walką rusza do sąsiedniego pomieszczenia z postacią, jeśli takie jest; z kilku do tego o najniższym numerze. Przy zamkniętych drzwiach zamiast tego je niszczy.
nemesis-event-hunt_3 = { nemesis-event-hunt_2 }
    .text = { nemesis-event-hunt_2.text }

## Intruder attacks

nemesis-attack_family-scratch = Zadrapanie
    .text = Cel odnosi 1 powierzchowną ranę i bierze kartę skażenia.
nemesis-attack_family-claw_attack = Atak pazurami
    .text = Cel odnosi 2 powierzchowne rany, jedną po drugiej, i bierze kartę skażenia.
nemesis-attack_family-bite = Ugryzienie
    .text = Cel z co najmniej 2 głębokimi ranami, opatrzonymi czy nie, ginie. Każdy inny odnosi 1 głęboką ranę.
nemesis-attack_family-tail_attack = Atak ogonem
    .text = Cel z co najmniej 1 głęboką raną, opatrzoną czy nie, ginie. Każdy inny odnosi 1 głęboką ranę.
nemesis-attack_family-transformation = Przemiana
    .text = Pełzacz zmienia się w reproduktora, o ile któryś jest jeszcze wolny. Jeśli cel nie ma kart na ręce, reproduktor od razu atakuje z zaskoczenia.
nemesis-attack_family-frenzy = Szał
    .text = Każda postać w pomieszczeniu z co najmniej 2 głębokimi ranami ginie. Każda inna odnosi 1 głęboką ranę.
nemesis-attack_family-slime = Śluz
    .text = Cel zostaje pokryty śluzem i bierze kartę skażenia.
nemesis-attack_family-summoning = Przyzwanie
    .text = Dobiera się żeton z kolonii: ten intruz pojawia się w pomieszczeniu. Jeszcze nie atakuje.
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

nemesis-serious_wound-wound_body = Ciało
    .text = Na początku rundy dobierasz do 4 kart zamiast do 5.
nemesis-serious_wound-wound_leg = Noga
    .text = Twoja ucieczka kosztuje 2 karty akcji zamiast 1.
nemesis-serious_wound-wound_hand = Dłoń
    .text = Każda akcja z karty przedmiotu kosztuje cię o 1 kartę akcji więcej. Strzał to nie akcja przedmiotu.
nemesis-serious_wound-wound_arm = Ramię
    .text = Masz tylko 1 rękę na ciężkie rzeczy. Jeśli obie są zajęte, od razu coś upuszczasz.
nemesis-serious_wound-wound_bleeding = Krwawienie
    .text = Za każdym razem, gdy pasujesz, odnosisz 1 powierzchowną ranę.
nemesis-serious_wound-none = Głęboka rana
    .text = Bez własnego efektu. Trzy głębokie rany to granica: następna rana zabija.

## Contamination

nemesis-contamination-contamination_unscanned = Skażenie
    .text = Niczym nie opłacisz i nie zagrasz tej karty, a zajmuje miejsce na ręce. Czy to ZARAŻENIE, pokaże dopiero skaner.
nemesis-contamination-contamination_infected = Skażenie: ZARAŻENIE
    .text = Niczym nie opłacisz i nie zagrasz tej karty. Większość skanów zostawia ją na ręce, a w tobie larwę. Usuwa ją Komora dekontaminacyjna i Antidotum.
nemesis-contamination-contamination_clean = Skażenie: niezarażona
    .text = Niczym nie opłacisz i nie zagrasz tej karty. Usuwa ją skan, który oczyszcza rękę.

## Weaknesses

nemesis-weakness-vulnerability_to_fire = Wrażliwość na ogień
    .text = Pożar, Koktajl Mołotowa i Miotacz ognia zadają 1 obrażenie więcej.
nemesis-weakness-vulnerability_to_energy = Wrażliwość na energię
    .text = Broń energetyczna, która zadaje co najmniej 1 obrażenie, zadaje o 1 więcej.
nemesis-weakness-reaction_to_danger = Reakcja na zagrożenie
    .text = Liczba zaskoczenia na każdym żetonie intruza jest o 1 mniejsza, lecz nie mniejsza niż 1.
nemesis-weakness-the_way_of_moving = Sposób poruszania się
    .text = Larwy, pełzacze i dorosłe osobniki nie niszczą zamkniętych drzwi. Reproduktory i królowa nadal to robią.
nemesis-weakness-vital_places = Czułe punkty
    .text = Przeciw dorosłemu osobnikowi pusta ścianka kości walki liczy się jako pojedyncze trafienie.
nemesis-weakness-species_on_the_brink_of_extinction = Gatunek na skraju wymarcia
    .text = W każdym sprawdzeniu efektu obrażeń do śmierci wystarcza o 1 obrażenie mniej.
nemesis-weakness-the_way_of_fighting = Sposób walki
    .text = Ugryzienie dorosłego osobnika zadaje 1 powierzchowną ranę zamiast głębokiej.
nemesis-weakness-susceptibility_to_phosphates = Wrażliwość na fosforany
    .text = Intruz przepędzony Gaśnicą lub z Centrum kontroli przeciwpożarowej odnosi też 1 obrażenie.

## Objectives; whoever wants to win must also survive

nemesis-objective-salvaging_the_prime_asset = Ratować najcenniejsze
    .text = Statek dociera na Ziemię albo przeżywasz tylko ty.
nemesis-objective-quarantine = Kwarantanna
    .text = Statek dociera na Marsa albo dociera na Ziemię, a gniazdo jest zniszczone. W hibernacji przeżywasz lądowanie na Marsie.
nemesis-objective-the_great_hunt = Wielkie łowy
    .text = Twój sygnał jest wysłany, a do tego królowa nie żyje albo statek jest zniszczony.
nemesis-objective-hoarder = Zbieracz
    .text = Odlatujesz kapsułą ratunkową z co najmniej 7 przedmiotami. Aktywne przedmioty osobiste się liczą, obiekty nie.
nemesis-objective-relentless_investigator = Nieustępliwy śledczy
    .text = Twój sygnał jest wysłany, a każde pomieszczenie statku odkryte.
nemesis-objective-a_proper_burial = Godny pochówek
    .text = Twój sygnał jest wysłany, a ty kończysz grę w kapsule ratunkowej lub w hibernacji z niebieskim ciałem w rękach.
nemesis-objective-the_oldest_friend = Najstarszy przyjaciel
    .text = { nemesis-objective-salvaging_the_prime_asset.text }
nemesis-objective-best_friends_forever = Przyjaciele na zawsze
    .text = Przeżywasz ty i co najmniej jedna inna postać.
nemesis-objective-aliens_on_a_spaceship = Obcy na statku
    .text = Twój sygnał jest wysłany, a do tego zniszczeniu uległo gniazdo albo statek.
nemesis-objective-my_precious = Mój skarb
    .text = Twój sygnał jest wysłany, a ty kończysz grę w kapsule ratunkowej lub w hibernacji z jajem w rękach.
nemesis-objective-necroscopy = Nekroskopia
    .text = Twój sygnał jest wysłany, a słabość powiązana ze zwłokami intruza odkryta.
nemesis-objective-ab_ovo = Ab ovo
    .text = Słabość powiązana z jajem jest odkryta.
nemesis-objective-extreme_field_biology = Ekstremalna biologia terenowa
    .text = Odkryte są co najmniej dwie słabości intruzów.
nemesis-objective-the_right_moment_to_strike = Właściwy moment na cios
    .text = Postać gracza 1 nie przeżywa albo przeżywasz tylko ty. Jeśli to twój numer, liczy się tylko to drugie.
nemesis-objective-greener_pastures = Zieleńsze pastwiska
    .text = Postać gracza 2 nie przeżywa albo przeżywasz tylko ty. Jeśli to twój numer, liczy się tylko to drugie.
nemesis-objective-an_old_feud = Stare porachunki
    .text = Postać gracza 3 nie przeżywa albo przeżywasz tylko ty. Jeśli to twój numer, liczy się tylko to drugie.
nemesis-objective-hostile_takeover = Wrogie przejęcie
    .text = Postać gracza 4 nie przeżywa albo przeżywasz tylko ty. Jeśli to twój numer, liczy się tylko to drugie.
nemesis-objective-the_final_enlightenment = Ostateczne oświecenie
    .text = Postać gracza 5 nie przeżywa albo przeżywasz tylko ty. Jeśli to twój numer, liczy się tylko to drugie.
nemesis-objective-destination_earth = Cel podróży: Ziemia
    .text = Statek dociera na Ziemię.
nemesis-objective-emergency_post_mortem = Pilna sekcja zwłok
    .text = Niebieskie ciało zostaje złożone w Komorze dekontaminacyjnej.
nemesis-objective-first_contact_protocol = Protokół pierwszego kontaktu
    .text = { nemesis-objective-extreme_field_biology.text }
nemesis-objective-cutting_off_the_head = Odcięcie głowy
    .text = Sygnał jest wysłany, a do tego królowa nie żyje albo statek jest zniszczony.
nemesis-objective-no_man_left_behind = Nikt nie zostaje
    .text = Sygnał jest wysłany, a każde pomieszczenie statku odkryte.
nemesis-objective-special_delivery = Przesyłka specjalna
    .text = Postać, która przeżyje, kończy grę w kapsule ratunkowej lub w hibernacji z jajem w rękach.
nemesis-objective-clean_up_crew = Ekipa sprzątająca
    .text = Sygnał jest wysłany, a do tego zniszczeniu uległo gniazdo albo statek.
nemesis-objective_group-personal = Cel osobisty
nemesis-objective_group-corporate = Cel korporacyjny
nemesis-objective_group-solo_coop = Cel „Solo/Koop”

## Cards of the Intruder player

nemesis-intruder_action-pursuit_1 = Pościg
    .text = Wybierasz gracza: jego postać rzuca na szmery.
nemesis-intruder_action-pursuit_2 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_3 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_any = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-coordinated_hunt_3 = Skoordynowane polowanie
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-coordinated_hunt_4 = { nemesis-intruder_action-coordinated_hunt_3 }
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-planning_4 = Planowanie
    .text = Dobierasz 3 karty wydarzeń, jedną rozpatrujesz w całości, pozostałe odrzucasz.
nemesis-intruder_action-planning_any = { nemesis-intruder_action-planning_4 }
    .text = { nemesis-intruder_action-planning_4.text }
nemesis-intruder_action-metamorphosis = Metamorfoza
    .text = { nemesis-event-eclosion.text }
nemesis-intruder_action-self_healing = Samoleczenie
    .text = Wybrany intruz traci do 2 obrażeń.
nemesis-intruder_use-move = Ruch
nemesis-intruder_use-attack = Atak
nemesis-intruder_use-effect = Efekt

## Intruders

nemesis-intruder-larva = Larwa
    .text = Nie rani: zagnieżdża się w ofierze, a wraz z nią przychodzi karta skażenia. Zabija ją każde obrażenie.
    .development = Żeton opuszcza kolonię, dochodzi żeton dorosłego osobnika.
nemesis-intruder-creeper = Pełzacz
    .text = Świeżo wykluty i jeszcze niewyrośnięty.
    .development = Żeton opuszcza kolonię, dochodzi żeton reproduktora.
nemesis-intruder-adult = Dorosły osobnik
    .text = Zwykły łowca z tego lęgu.
    .development = Wszyscy poza walką rzucają na szmery. Żeton wraca do kolonii.
nemesis-intruder-breeder = Reproduktor
    .text = Wielki i trudny do zabicia: w sprawdzeniu efektu obrażeń sumuje się dwie karty.
    .development = { nemesis-intruder-adult.development }
nemesis-intruder-queen = Królowa
    .text = Matka gniazda. W sprawdzeniu efektu obrażeń sumuje się dwie karty.
    .development = Jeśli w Gnieździe jest postać: królowa pojawia się tam i dochodzi do spotkania. W przeciwnym razie przybywa jajo, a żeton wraca do kolonii.
nemesis-intruder-blank = Pusty żeton
    .text = Nic nie przychodzi, ale szmery rozchodzą się po wszystkich korytarzach pomieszczenia. Żeton wraca do kolonii.
    .development = Do kolonii dochodzi żeton dorosłego osobnika. Pusty żeton wraca.

## Tokens

nemesis-token-intruder_blank = { nemesis-intruder-blank }
nemesis-token-intruder_larva_1 = Larwa (1)
nemesis-token-intruder_creeper_1 = Pełzacz (1)
nemesis-token-intruder_adult_2 = Dorosły osobnik (2)
nemesis-token-intruder_adult_3 = Dorosły osobnik (3)
nemesis-token-intruder_adult_4 = Dorosły osobnik (4)
nemesis-token-intruder_breeder_3 = Reproduktor (3)
nemesis-token-intruder_breeder_4 = Reproduktor (4)
nemesis-token-intruder_queen_4 = Królowa (4)
nemesis-token-explore_malfunction_1 = Awaria, 1 przedmiot
nemesis-token-explore_malfunction_2 = Awaria, 2 przedmioty
nemesis-token-explore_malfunction_3 = Awaria, 3 przedmioty
nemesis-token-explore_malfunction_4 = Awaria, 4 przedmioty
nemesis-token-explore_danger_2 = Niebezpieczeństwo, 2 przedmioty
nemesis-token-explore_danger_3 = Niebezpieczeństwo, 3 przedmioty
nemesis-token-explore_doors_1 = Drzwi, 1 przedmiot
nemesis-token-explore_doors_2 = Drzwi, 2 przedmioty
nemesis-token-explore_doors_3 = Drzwi, 3 przedmioty
nemesis-token-explore_doors_4 = Drzwi, 4 przedmioty
nemesis-token-explore_fire_1 = Pożar, 1 przedmiot
nemesis-token-explore_fire_2 = Pożar, 2 przedmioty
nemesis-token-explore_slime_3 = Śluz, 3 przedmioty
nemesis-token-explore_slime_4 = Śluz, 4 przedmioty
nemesis-token-explore_silence_1 = Cisza, 1 przedmiot
nemesis-token-engine_1_working = Silnik 1: sprawny
nemesis-token-engine_1_damaged = Silnik 1: uszkodzony
nemesis-token-engine_2_working = Silnik 2: sprawny
nemesis-token-engine_2_damaged = Silnik 2: uszkodzony
nemesis-token-engine_3_working = Silnik 3: sprawny
nemesis-token-engine_3_damaged = Silnik 3: uszkodzony
nemesis-token-escape_pod_1 = Kapsuła ratunkowa 1
nemesis-token-escape_pod_2 = Kapsuła ratunkowa 2
nemesis-token-escape_pod_3 = Kapsuła ratunkowa 3
nemesis-token-escape_pod_4 = Kapsuła ratunkowa 4
nemesis-token-crew_corpse_blue = Niebieskie ciało
    .text = Ktoś, kto zginął w Hibernatorium, zanim zbudziła się reszta załogi.
nemesis-token-crew_corpse_red = Czerwone ciało
    .text = Postać, która zginęła w tej grze.
nemesis-token-intruder_carcass = Zwłoki intruza
    .text = Tyle zostaje po martwym intruzie.
nemesis-token-intruder_egg = Jajo
    .text = Pochodzi z gniazda. Korporacja sporo by za nie zapłaciła.
nemesis-token-five_injury = Żeton „5 obrażeń”
nemesis-token-airlock_token = Znacznik śluzy powietrznej
nemesis-token-first_player = Znacznik pierwszego gracza
nemesis-token-mini_larva = Figurka larwy
nemesis-token-mini_creeper = Figurka pełzacza
nemesis-token-mini_adult = Figurka dorosłego osobnika
nemesis-token-mini_breeder = Figurka reproduktora
nemesis-token-mini_queen = Figurka królowej

## Things that can be carried; an Item has its own name

nemesis-thing-blue_corpse = { nemesis-token-crew_corpse_blue }
nemesis-thing-red_corpse = Ciało ({ $seat })
nemesis-thing-carcass = { nemesis-token-intruder_carcass }
nemesis-thing-egg = { nemesis-token-intruder_egg }

## Symbols of Exploration tokens

nemesis-symbol-fire = Pożar
    .text = Pomieszczenie płonie.
nemesis-symbol-malfunction = Awaria
    .text = Do pomieszczenia trafia znacznik awarii.

## Dice

nemesis-die-combat_die = Kość walki
nemesis-die-noise_die = Kość szmerów

## Markers

nemesis-marker-noise = Znacznik szmerów
    .text = W tym korytarzu coś się rusza. Kolejne szmery w nim oznaczają spotkanie.
nemesis-marker-fire = Znacznik pożaru
    .text = Kto kończy tu turę, odnosi 1 powierzchowną ranę. Co rundę każdy intruz odnosi tu 1 obrażenie, a jedno jajo ginie. Dziewiąty znacznik niszczy statek.
nemesis-marker-malfunction = Znacznik awarii
    .text = Akcja pomieszczenia i komputer nie działają. Przeszukiwać nadal można. Dziewiąty znacznik niszczy statek.
nemesis-marker-door = Żeton drzwi
    .text = Stojący to zamknięte drzwi, leżący to zniszczone.
nemesis-marker-ammo_injury = Znacznik amunicji/obrażeń
    .text = Na broni to amunicja, na intruzie obrażenia.
nemesis-marker-status = Znacznik statusu
    .text = Czas, destynacja, samozniszczenie; na planszy postaci powierzchowne rany, śluz i sygnał.
nemesis-state-slimed = W śluzie
    .text = Czują twój zapach: każda cisza liczy się jako niebezpieczeństwo.
nemesis-state-signal = Sygnał wysłany
nemesis-state-larva = Larwa w środku
    .text = Jeszcze jedno zarażenie i wyjdzie na świat: giniesz, rodzi się pełzacz.
nemesis-state-dressed = Opatrzona
nemesis-state-passed = Pas
nemesis-state-inactive = Jeszcze nieaktywny
nemesis-state-nest_destroyed = Gniazdo zniszczone

## Ways to play

nemesis-mode-semi_cooperative = Semi-kooperacyjny
    .text = Każdy ma własny cel. Nie wszystkie da się spełnić naraz.
nemesis-mode-solo = Solo
    .text = Sam na sam ze statkiem i z tym, co w nim żyje.
nemesis-mode-cooperative = W pełni kooperacyjny
    .text = Wszystkie cele są jawne i wspólne. Wygrywają wszyscy albo nikt.
nemesis-setup-takeover = Gracz (intruzi)
    .text = Gracz, którego postać zginie pierwsza, może przejąć intruzów. Tylko w trybie semi-kooperacyjnym.

## Computer players

nemesis-bot-random = Losowy
    .text = Wybiera losowo, każdą możliwość z równą szansą.
nemesis-bot-rookie = Żółtodziób
    .text = Patrzy jedną turę naprzód i trzyma się rozsądnych zasad. Przeciwnik w sam raz na pierwszą grę.

## Endings

nemesis-ending-jump = Statek skoczył w nadprzestrzeń
    .text = Nemesis jest w drodze i ktoś jeszcze żyje.
nemesis-ending-ship_destroyed = Statek zniszczony
    .text = Z Nemesis zostały szczątki. Kto siedzi w kapsule, widzi za sobą błysk.
nemesis-ending-nobody_left = Nikt nie przeżył
    .text = Statek ocalał. Załoga nie.

## Phases and steps

nemesis-phase-setup = Przygotowanie gry
nemesis-phase-player_phase = Faza graczy
nemesis-phase-event_phase = Faza wydarzeń
nemesis-phase-end_of_game = Koniec gry
nemesis-step-draw_cards = Dobieranie kart
nemesis-step-first_player = Znacznik pierwszego gracza
nemesis-step-player_turns = Tury graczy
nemesis-step-time_track = Tor czasu
nemesis-step-intruder_attack = Atak intruzów
nemesis-step-fire_damage = Skutki pożarów
nemesis-step-event_card = Karta wydarzenia
nemesis-step-intruder_movement = Ruch intruzów
nemesis-step-event_effect = Efekt wydarzenia
nemesis-step-bag_development = Kolonia intruzów
nemesis-step-end_of_round = Koniec rundy
nemesis-step-engine_check = Sprawdzanie silników
nemesis-step-coordinates_check = Sprawdzenie koordynat
nemesis-step-contamination_check = Sprawdzenie skażenia
nemesis-step-objective_check = Sprawdzenie celu

## Words for labels

nemesis-word-round = Runda
nemesis-word-turn = Tura
nemesis-word-turn_order = Kolejność rozgrywania
nemesis-word-first_player = Pierwszy gracz
nemesis-word-basic_action = Akcja podstawowa
nemesis-word-action_card_action = Akcja z karty akcji
nemesis-word-item_action = Akcja z karty przedmiotu
nemesis-word-room_action = Akcja pomieszczenia
nemesis-word-action_cost = Koszt akcji
nemesis-word-escape = Ucieczka
    .text = Najpierw atakuje cię każdy intruz z pomieszczenia.
nemesis-word-retreat = Wycofanie się
nemesis-word-surprise_attack = Atak z zaskoczenia
nemesis-word-encounter = Spotkanie
nemesis-word-combat = Walka
nemesis-word-noise = Szmery
nemesis-word-noise_roll = Rzut na szmery
nemesis-word-exploration = Eksploracja
nemesis-word-exploration_token = Żeton eksploracji
nemesis-word-explored = Odkryte
nemesis-word-unexplored = Nieodkryte
nemesis-word-room = Pomieszczenie
nemesis-word-room_tile = Kafelek pomieszczenia
nemesis-word-corridor = Korytarz
nemesis-word-corridor_number = Numer korytarza
nemesis-word-technical_entrance = Wejście do korytarzy technicznych
nemesis-word-neighbouring_room = Sąsiednie pomieszczenie
nemesis-word-item_counter = Licznik przedmiotów
nemesis-word-intruder = Intruz
nemesis-word-intruder_token = Żeton intruza
nemesis-word-intruder_board = Plansza intruzów
nemesis-word-bag = Kolonia intruzów
nemesis-word-egg = Jajo
nemesis-word-weakness = Słabość
nemesis-word-attack_card = Karta ataku intruza
nemesis-word-injury = Obrażenie
nemesis-word-injury_check = Sprawdzenie efektu obrażeń
nemesis-word-toughness = Wytrzymałość
nemesis-word-hit = Trafienie
nemesis-word-miss = Chybienie
nemesis-word-character = Postać
nemesis-word-character_board = Plansza postaci
nemesis-word-player = Gracz
nemesis-word-crew = Załoga
nemesis-word-wound = Rana
nemesis-word-light_wound = Powierzchowna rana
    .text = Trzecia powierzchowna rana zmienia wszystkie w 1 głęboką ranę.
nemesis-word-serious_wound = Głęboka rana
nemesis-word-serious_wound_card = Karta głębokiej rany
nemesis-word-contamination_card = Karta skażenia
nemesis-word-scanner = Skaner
nemesis-word-death = Śmierć
nemesis-word-item = Przedmiot
nemesis-word-heavy_item = Ciężki przedmiot
nemesis-word-object = Obiekt
nemesis-word-backpack = Plecak
nemesis-word-component = Komponent
nemesis-word-single_use = Jednorazowego użytku
nemesis-word-ammo = Amunicja
nemesis-word-magazine_capacity = Pojemność magazynka
nemesis-word-action_card = Karta akcji
nemesis-word-event_card = Karta wydarzenia
nemesis-word-objective = Cel
nemesis-word-deck = Stos
nemesis-word-discard_pile = Stos kart odrzuconych
nemesis-word-supply = Pula
nemesis-word-engine = Silnik
nemesis-word-escape_pod = Kapsuła ratunkowa
nemesis-word-hibernation_chamber = Kapsuła hibernacyjna
nemesis-word-self_destruct = Odliczanie do samozniszczenia
nemesis-word-coordinates_card = Karta koordynat
nemesis-word-signal = Sygnał
nemesis-word-revival = Odrodzenie
nemesis-word-hands = Ręce
nemesis-word-hand = Karty na ręce
nemesis-word-or = ALBO
nemesis-word-computer = Komputer

## What rises and falls in a game

nemesis-gauge-light_wounds = Powierzchowne rany
nemesis-gauge-serious_wounds = Głębokie rany
nemesis-gauge-items = Przedmioty
nemesis-gauge-noise = Znaczniki szmerów
nemesis-gauge-intruders = Intruzi na planszy
