lesson-theseus-about = Stacja kosmiczna, dwie frakcje i pierścień, po którym chodzi się tylko w jedną stronę. Uczysz się, grając.

lesson-theseus-ring-title = Pierścień
    .text = Ruch, walka i pierwsze zainstalowane karty. Marines przeciw Obcym.
lesson-theseus-ring-welcome =
    Witaj na pokładzie. Prowadzisz Marines, a Obcy chcą tej samej stacji.
    Pośrodku widać to, co się liczy: Życie. Jest wspólne dla wszystkich twoich jednostek. Kto spadnie do 0, od razu przegrywa; jeśli do tego nie dojdzie, po wyczerpaniu kart wygrywa wyższa suma.
lesson-theseus-ring-station =
    Stacja to pierścień pięciu Sektorów. Każdy ma cztery Pokoje dla jednostek, pola na karty i własną akcję.
    Zapamiętaj jedno: jednostki poruszają się zawsze zgodnie z ruchem wskazówek zegara. Co cię minęło, wraca dopiero po całym okrążeniu.
lesson-theseus-ring-opening =
    Przed pierwszą turą każda strona instaluje jedną kartę. Masz trzy i wszystkie są jawne.
    Mina to Pułapka: wroga jednostka, która zatrzyma się w jej Sektorze, otrzymuje 2 rany.
    .task = Wybierz Minę.
    .hint = Pozostałe dwie przydadzą się później. Najpierw Mina: Obcy zaraz tędy przejdą.
lesson-theseus-ring-slot =
    Kartę można położyć na dowolnym pustym polu stacji, czyjekolwiek by było. Pomyśl, gdzie zatrzyma się wróg.
    Obcy zaczynają w swoim Gnieździe, a z dwiema jednostkami na miejscu przejdą dwa Sektory: Korytarze, Centrum Kontroli.
    .task = Połóż Minę na pustym polu Centrum Kontroli.
    .hint = Dobre miejsce, ale prędko nikt by tam nie stanął. Szukaj Centrum Kontroli.
lesson-theseus-ring-place =
    Dwóch twoich Marines stoi w Doku Rozładunkowym, twoim własnym Sektorze. Trzeci może zacząć gdziekolwiek.
    .task = Postaw trzeciego Marine w wolnym Pokoju Korytarzy.
    .hint = Zacznijmy w Korytarzach; stamtąd do domu jest blisko.
lesson-theseus-ring-enemy =
    Obcy odpowiedzieli. W Hali Technicznej zainstalowali Macki, Pułapkę z półksiężycem: działa też na jednostki, które tylko przechodzą.
    Twoje dwie pozostałe karty czekają na polach kart Oczekujących Doku Rozładunkowego. Tam jeszcze nic nie robią.
lesson-theseus-ring-points =
    Jak daleko idzie jednostka? O tyle Sektorów, ile jednostek stoi w jej Sektorze, swoich i wrogich. Mówi to mała liczba pod każdym Sektorem.
    W Korytarzach stoją dwie: twój Marine i Obcy. Dwa kroki, ani więcej, ani mniej.
lesson-theseus-ring-move =
    Dwa kroki z Korytarzy: Centrum Kontroli, Dok Rozładunkowy. Własna Mina ci nie szkodzi.
    .task = Wykonaj Ruch: Marine 3, ten w Korytarzach.
    .hint = Ta jednostka wbiegłaby w Macki. Wybierz Marine w Korytarzach.
lesson-theseus-ring-room =
    Na końcu Ruchu wybierasz wolny Pokój. Linie między Pokojami to przejścia: tylko wzdłuż nich jednostki mogą się atakować.
    .task = Wybierz wolny Pokój Doku Rozładunkowego.
lesson-theseus-ring-home =
    Tam, gdzie kończy się Ruch, Sektor działa dla ciebie. Własny Sektor daje żeton Ulepszenia albo wyrzuca kartę, którą zainstalował tu wróg.
    .task = Weź żeton Ulepszenia.
    .hint = Nie ma tu czego wyrzucać. Weź żeton.
lesson-theseus-ring-pending =
    Na koniec pole karty Oczekującej. Własną kartę, która tam czeka, możesz zainstalować, a jej miejsce zajmie następna z twojego stosu.
    Arsenał to karta Akcji: ilekroć twoja jednostka kończy Ruch w jego Sektorze, dostajesz żeton Ulepszenia.
    .task = Użyj pola, na którym czeka Arsenał.
    .hint = Dobrze, ale później. Najpierw instalujemy Arsenał.
lesson-theseus-ring-install =
    Instaluj tam, gdzie często kończysz Ruch. Korytarze to dobre miejsce: trafisz tam w następnej turze.
    .task = Połóż Arsenał na pustym polu Korytarzy.
    .hint = Tam też by działał. Ale twój następny Ruch kończy się w Korytarzach.
lesson-theseus-ring-mine =
    Udało się: Obcy zatrzymał się w Centrum Kontroli, wszedł na twoją Minę i otrzymał 2 rany. Mina jest zużyta.
    Potem Obcy użył Centrum Kontroli: żeton Awarii leży na twojej czekającej karcie. Teraz nikt nie może jej ruszyć.
lesson-theseus-ring-token =
    Twoja tura. Masz żeton Ulepszenia i możesz go wydać w dowolnej chwili swojej tury: obrócić jednostkę na lepszą stronę albo podnieść liczbę na karcie.
    .task = Użyj żetonu Ulepszenia.
    .hint = Najpierw żeton: ulepszony Marine mocniej uderzy po dojściu.
lesson-theseus-ring-upgrade =
    Marine atakuje jednego wroga w zasięgu. Ulepszony Marine atakuje wszystkich.
    .task = Ulepsz: Marine 1.
    .hint = To też by pomogło. Bierzemy Marine 1, bo on zaraz się ruszy.
lesson-theseus-ring-count =
    W Doku Rozładunkowym stoją trzy jednostki: trzy kroki. Hala Techniczna, Gniazdo Obcych, Korytarze.
    Macki po drodze kosztują cię 1 Życie. Korytarze są tego warte.
    .task = Wykonaj Ruch: Marine 1.
    .hint = Każda jednostka ma tu trzy kroki; bierzemy ulepszoną.
lesson-theseus-ring-arrive =
    W Korytarzach każdy Pokój łączy się z każdym. Gdziekolwiek staniesz, Obcy jest w zasięgu.
    .task = Wybierz wolny Pokój Korytarzy.
lesson-theseus-ring-assault =
    Przeczytaj dziennik: po drodze zraniły cię Macki. Arsenał dał ci żeton. A Korytarze wywołały Szturm: wszystkie twoje jednostki, w każdym Sektorze, atakują, kogo mogą dosięgnąć. Wróg nie oddaje ciosów.
    To cała tura: Ruch, akcje kart, akcja Sektora, karty Oczekujące.
lesson-theseus-ring-leave =
    Pole karty Oczekującej w Korytarzach jest puste. Możesz położyć tam wierzchnią kartę swojego stosu i zainstalować ją innym razem.
    .task = Połóż wierzchnią kartę na polu karty Oczekującej.
    .hint = Możesz zachować żeton albo zakończyć turę. Ale karta w drodze jest więcej warta: użyj pola.
lesson-theseus-ring-end =
    Brawo. Umiesz się poruszać, liczyć i uderzać, a reszta to karty.
    Graj dalej od tego miejsca z graczem komputerowym albo przejdź do następnego rozdziału.

lesson-theseus-cards-title = Karty i Pułapki
    .text = Awarie, Dodatkowe Tury, pełne Sektory i karty Bonusu: ta sama gra, kilka tur później.
lesson-theseus-cards-recap =
    Ta sama gra, dokładnie w tym samym miejscu. Teraz tura Obcych.
    Patrz na Obcego w Korytarzach.
lesson-theseus-cards-guest =
    Obcy stoi w twoim Doku Rozładunkowym. Nie może użyć twojego Sektora, ale użył twojego pola karty Oczekującej: twoja czekająca karta wypadła z gry, a na jej miejscu czeka jego karta.
    Karty, które opuściły grę, nie wracają. Twój stos dwunastu kart to także zegar.
lesson-theseus-cards-spend =
    Masz jeszcze żeton z Arsenału.
    .task = Użyj żetonu Ulepszenia.
lesson-theseus-cards-second =
    Drugi Marine, który atakuje wszystkich w zasięgu, zaraz przyda się w domu.
    .task = Ulepsz: Marine 2.
    .hint = Marine 2 stoi obok gościa. To ten.
lesson-theseus-cards-step =
    Marine 1 stoi sam w Korytarzach: jeden krok, do Centrum Kontroli.
    .task = Wykonaj Ruch: Marine 1.
    .hint = Chcemy dojść do Centrum Kontroli: jeden krok z Korytarzy.
lesson-theseus-cards-stand =
    Wybierz, gdzie stanąć. Dziś nikt tu nie atakuje.
    .task = Wybierz wolny Pokój Centrum Kontroli.
lesson-theseus-cards-fault =
    Centrum Kontroli przenosi żeton Awarii: trafia na dowolną kartę wroga i ją wyłącza. Karta, z której zszedł, znów działa.
    .task = Wyłącz Macki w Hali Technicznej.
    .hint = To też by ich zdenerwowało. Ale Macki leżą na każdej twojej drodze.
lesson-theseus-cards-wait =
    Tu też jest puste pole karty Oczekującej.
    .task = Połóż tam wierzchnią kartę.
lesson-theseus-cards-hall =
    Widzisz? Obcy zatrzymał się w Hali Technicznej, a to oznacza Dodatkową Turę inną jednostką. Jest obowiązkowa, nawet gdy boli.
    Drugi Obcy doszedł do Korytarzy i wywołał Szturm. Nic się nie stało: Obcy nie mają Ataku, dopóki nie są ulepszeni.
lesson-theseus-cards-fourth =
    W Doku Rozładunkowym stoją trzy jednostki. Kto przyjdzie jako czwarty, zapełnia go, a pełny Sektor to Pomniejszy Szturm: atakują w nim wszystkie jednostki tego gracza.
    Marine 1 stoi sam w Centrum Kontroli: jeden krok do domu.
    .task = Wykonaj Ruch: Marine 1.
    .hint = Pozostali opuściliby Dok. Sprowadź do domu Marine 1.
lesson-theseus-cards-first =
    Dwóch twoich Marines ma przejście do Obcego. Ty decydujesz o kolejności Ataków.
    .task = Niech jeden z nich zaatakuje.
lesson-theseus-cards-space =
    Dwie rany. A gdy przyjdzie piąta jednostka? Wtedy jedna z obecnych zostaje wypchnięta w Kosmos, a wybiera ten, kto przychodzi.
    Z Kosmosu jednostka wraca do dowolnego wolnego Pokoju, ale to kosztuje całą turę: bez kart i bez akcji Sektora.
lesson-theseus-cards-home =
    Jesteś w domu: weź kolejny żeton.
    .task = Weź żeton Ulepszenia.
lesson-theseus-cards-clear =
    Karta Obcych wciąż czeka na twoim polu. Możesz ją wyrzucić i położyć swoją.
    .task = Użyj pola z kartą Obcych.
    .hint = Twoja druga karta czeka bezpiecznie. Najpierw oczyść pole z karty Obcych.
lesson-theseus-cards-lifted =
    Obcy obszedł stację dookoła i zabrał ze sobą żeton Awarii: znów leży na twojej czekającej karcie.
    To znaczy, że Macki znów działają. Miej ten żeton na oku.
lesson-theseus-cards-third =
    Jeszcze jeden żeton do wydania. Do ulepszenia został tylko Marine 3.
    .task = Użyj żetonu Ulepszenia.
lesson-theseus-cards-round =
    Trzy jednostki w Doku, trzy kroki: obok Macek do Korytarzy, gdzie stoi Obcy.
    .task = Wykonaj Ruch: Marine 3.
    .hint = Weź Marine 3, świeżo ulepszonego.
lesson-theseus-cards-corner =
    Znasz Korytarze: wszystkie Pokoje są połączone.
    .task = Wybierz wolny Pokój.
lesson-theseus-cards-result =
    Jedna rana dla ciebie, jedna dla nich i żeton z Arsenału. Opłaca się kończyć Ruchy tam, gdzie leżą twoje karty.
lesson-theseus-cards-trap =
    Tu czeka Mina, odłożona kilka tur temu.
    .task = Użyj pola z czekającą Miną.
lesson-theseus-cards-bonus =
    Na niektórych polach leży karta Bonusu. Kto tam instaluje, zabiera ją i może jej raz użyć, w dowolnej chwili własnej tury. Przejście dodaje krok do Ruchu, Karta ze stosu instaluje od razu, Ulepszenie działa jak żeton.
    .task = Zainstaluj Minę na polu Korytarzy, na którym leży karta Bonusu.
    .hint = Dobre pole, ale bez karty Bonusu. W Korytarzach mają ją dwa pola.
lesson-theseus-cards-end =
    Znasz już każdą część stacji. Zostały karty, a każda wyjaśnia się sama, gdy na nią spojrzysz.
    Graj dalej od tego miejsca albo zobacz w ostatnim rozdziale, jak wygrać bez walki.

lesson-theseus-data-title = Dane
    .text = Poprowadź Naukowców przez ostatnie tury wyścigu. Jak wygrać i jak kończą się gry.
lesson-theseus-data-goal =
    Inna gra, blisko końca. Prowadzisz Naukowców. Walczą słabo, ale zbierają Dane: 20 Punktów Danych od razu daje zwycięstwo.
    Masz 15. Dane zbierają też Szaraki; Marines i Obcy nie.
lesson-theseus-data-archives =
    Twój skarb: dwa Archiwa w twoim Laboratorium. Każde daje Dane, gdy twoja jednostka kończy tu Ruch, a żeton Ulepszenia podniósł liczbę każdego do 2.
    Dwie karty po dwa punkty: jedna wizyta daje 4.
lesson-theseus-data-ends =
    Gra kończy się na trzy sposoby: Życie 0, Dane 20 albo żeton Końca. Przesuwa się, ilekroć ktoś musi uzupełnić pole z pustego stosu; przy czwartym kroku gra się kończy i decyduje suma Życia i Danych.
    W twoim stosie są jeszcze karty. Próbujemy drugiego sposobu.
lesson-theseus-data-start =
    Naukowiec 2 stoi w Hali Technicznej i ma dwa kroki. Laboratorium jest dalej, ale masz pomoc.
    .task = Wykonaj Ruch: Naukowiec 2.
    .hint = Stamtąd nie dojdziesz do Laboratorium. Naukowiec 2 dojdzie, z pomocą.
lesson-theseus-data-passage =
    Masz kartę Bonusu Przejście: ten Ruch sięga o jeden Sektor dalej.
    .task = Użyj Przejścia.
    .hint = Dwa kroki to za mało. Użyj karty.
lesson-theseus-data-leap =
    W Centrum Kontroli leży twoje Tajne przejście, Skrót: możesz pominąć ten Sektor. Nie kosztuje to kroku, a Pułapki cię nie widzą.
    .task = Przeskocz Centrum Kontroli.
    .hint = Jeśli tam wejdziesz, Ruch się tam skończy. Skacz.
lesson-theseus-data-room =
    W domu. Wybierz Pokój.
    .task = Wybierz Pokój A.
    .hint = Oba są wolne. Weź Pokój A, żeby opowieść poszła zgodnie z planem.
lesson-theseus-data-order =
    Przy kilku kartach Akcji wybierasz kolejność. Tu nie ma to znaczenia.
    .task = Wykonaj jedno z Archiwów.
lesson-theseus-data-home =
    19. Brakuje jednego punktu. Tura trwa: twój Sektor daje żeton.
    .task = Weź żeton Ulepszenia.
    .hint = Nie ma czego oczyszczać. Weź żeton.
lesson-theseus-data-pending =
    Na twoim polu czekają Kamery. Liczą wrogów, którzy zatrzymują się w ich Sektorze, a punkty zbiera twoja jednostka.
    .task = Użyj pola, na którym czekają Kamery.
lesson-theseus-data-cameras =
    Do Korytarzy Marines chodzą chętnie.
    .task = Zainstaluj Kamery na drugim polu Korytarzy.
    .hint = To pole też by było dobre. W tej lekcji weź drugie w górnym rzędzie Korytarzy.
lesson-theseus-data-strengthen =
    Karty z liczbą przyjmują żetony Ulepszenia: każdy podnosi liczbę o 1. Możesz to zrobić od razu.
    .task = Użyj żetonu Ulepszenia.
    .hint = Żeton będzie twój i w następnej turze. Użyjmy go teraz.
lesson-theseus-data-number =
    Pierwszy żeton na karcie kosztuje tylko siebie; każdy następny jest droższy.
    .task = Wzmocnij świeżo zainstalowane Kamery.
lesson-theseus-data-raid =
    Marines wiedzą, o co toczy się gra. Dzięki własnemu Przejściu jeden z nich dotarł do twojego Laboratorium jako czwarta jednostka: Pomniejszy Szturm, tracisz 1 Życie.
    Za późno. I coś ci dali: w Laboratorium stoją teraz cztery jednostki.
lesson-theseus-data-last =
    Cztery jednostki, cztery kroki: ze Skrótem dokładnie raz dookoła stacji, z powrotem do domu.
    .task = Wykonaj Ruch: Naukowiec 1.
    .hint = Każdy z nich by mógł. Bierzemy Naukowca 1.
lesson-theseus-data-again =
    Ten sam skok co przedtem.
    .task = Przeskocz Centrum Kontroli.
    .hint = Bez skoku Ruch kończy się o Sektor za wcześnie.
lesson-theseus-data-minor =
    Przychodzisz jako czwarta jednostka, więc najpierw twój Pomniejszy Szturm. Ulepszeni Naukowcy mogą atakować.
    .task = Niech jeden z twoich Naukowców zaatakuje.
lesson-theseus-data-win =
    A teraz Archiwa.
    .task = Wykonaj jedno z Archiwów.
lesson-theseus-data-end =
    20 Punktów Danych: Naukowcy wygrywają, a Życia zostało 13.
    Znasz już Tezeusza. Spróbuj Obcych z ich Skrótami, Szaraków z ich sondami albo Pandory, która gra bez kart.
