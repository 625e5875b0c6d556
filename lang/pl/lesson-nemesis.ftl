lesson-nemesis-about = Budzisz się na statku, który nie jest tak pusty, jak powinien. Uczysz się, grając z jedną osobą, której możesz zaufać albo nie.

lesson-nemesis-awake-title = Przebudzenie
    .text = Pierwsza runda: karty, korytarze, szmery i to, co kryje ciemność.
lesson-nemesis-awake-ship =
    To jest Nemesis. Budzisz się pośrodku, w Hibernatorium. Dziób i rufa są znane: Kokpit i silniki. Każde pomieszczenie ze znakiem zapytania jest nieodkryte.
    Wygrywasz, jeśli przeżyjesz i spełnisz swój cel. Inni mają własne cele.
lesson-nemesis-awake-character =
    Każdy jest kimś. Twoja postać wnosi dziesięć kart akcji, broń i przedmioty osobiste.
    .task = Zostań Żołnierzem.
    .hint = Dobry wybór na inny dzień. W tej lekcji grasz Żołnierzem.
lesson-nemesis-awake-goals =
    Masz dwa tajne cele. Gdy ktoś spotka pierwszego intruza, zatrzymujesz jeden z nich na stałe.
    Zaglądaj do nich co jakiś czas. Niektóre wymagają czyjejś śmierci, a nie wiesz, jakie cele ma Kapitan.
lesson-nemesis-awake-hand =
    W każdej rundzie dobierasz do pięciu kart akcji. To zarazem twoje możliwości i twoja zapłata: większość akcji kosztuje karty.
    Tura to dwie akcje. Potem tura innych i tak dalej, aż wszyscy spasują.
lesson-nemesis-awake-move =
    Korytarze łączą pomieszczenia i mają numery. Ruch kosztuje jedną kartę.
    .task = Przejdź zaznaczonym korytarzem do nieodkrytego pomieszczenia 008.
    .hint = Każda droga prowadzi w ciemność. Wybierz zaznaczoną, do pomieszczenia 008.
lesson-nemesis-awake-pay =
    Teraz płacisz: karta z ręki trafia na stos kart odrzuconych i nic nie robi. Wybierz najmniej potrzebną.
    .task = Odrzuć Demolkę.
    .hint = Tę zachowaj, przyda się. Odrzuć Demolkę.
lesson-nemesis-awake-explored =
    Odkrywasz Kantynę. Żeton mówi, co w niej szczególnego: jest tu awaria, więc jej akcja nie działa, i są dwa przedmioty do znalezienia. Ich liczbę pokazują małe kwadraty.
lesson-nemesis-awake-noise =
    Wchodząc do pustego pomieszczenia, nasłuchujesz: rzut kością. Wynik od 1 do 4 kładzie znacznik szmerów w korytarzu o tym numerze. Cisza to nic, niebezpieczeństwo ściąga wszystko z sąsiedztwa albo szmery z każdej strony.
    Drugi szmer w tym samym korytarzu to spotkanie. Pamiętaj, gdzie leżą znaczniki.
lesson-nemesis-awake-search =
    Została jedna akcja. Masz kartę Przeszukanie, a jej działanie kosztuje tylko samą kartę.
    .task = Zagraj Przeszukanie.
    .hint = To też możliwe. Ale leżą tu dwa przedmioty: zagraj Przeszukanie.
lesson-nemesis-awake-keep =
    Widzisz dwa przedmioty i zatrzymujesz jeden; drugi wraca pod stos. Nikt inny ich nie widzi.
    .task = Zatrzymaj jeden z dwóch przedmiotów. Bandaże zawsze się przydają.
lesson-nemesis-awake-captain =
    Dwie akcje masz za sobą, więc turę ma Kapitan: wchodzi do Kantyny, bez rzutu na szmery, bo ty już tu jesteś, i zagrywa Proste naprawy. Awarii już nie ma.
    Przyjacielski gest. A może to Kapitan potrzebuje tego miejsca?
lesson-nemesis-awake-careful =
    Jest cichszy sposób. Ostrożny ruch kosztuje dwie karty. Bez rzutu: to ty decydujesz, gdzie położyć znacznik szmerów.
    .task = Przejdź ostrożnie do pomieszczenia 009.
    .hint = Po cichu, proszę: wybierz ostrożny ruch do pomieszczenia 009.
lesson-nemesis-awake-cost =
    Dwie karty, jedna po drugiej.
    .task = Odrzuć Ogień osłaniający; Zakłócenie pójdzie samo.
    .hint = Odpoczynek warto zachować na następną rundę. Odrzuć Ogień osłaniający.
lesson-nemesis-awake-trace =
    Teraz szmer. Dobry będzie korytarz, którym nie chcesz już chodzić; tam, gdzie leży znacznik, drugiego nie położysz.
    .task = Wybierz, gdzie położyć znacznik szmerów.
lesson-nemesis-awake-armory =
    Zbrojownia: tu ładujesz broń energetyczną, na przykład swój karabin. A za tobą zamknęły się drzwi. Przez zamknięte drzwi nikt nie przejdzie; intruz, który próbuje, niszczy je i zostaje na miejscu.
lesson-nemesis-awake-pass =
    Na ręce została jedna karta. Możesz grać dalej albo spasować: wtedy czekasz do następnej rundy.
    .task = Spasuj.
    .hint = Możesz. Ale ta karta będzie więcej warta jutro: spasuj.
lesson-nemesis-awake-keeping =
    Kto pasuje, może odrzucić karty, żeby dobrać świeże. Zachowane liczą się do następnych pięciu.
    .task = Zachowaj kartę i zakończ.
    .hint = Odpoczynek pomaga na skażenie. Zachowaj go i zakończ.
lesson-nemesis-awake-event =
    Wszyscy spasowali: faza wydarzeń. Czas maleje o jeden; na końcu toru statek skacze i kto nie śpi, ten ginie. Intruzi atakują tych, z którymi stoją, ogień ich pali, a karta wydarzenia przesuwa ich i przynosi coś nowego.
    Tym razem nikogo nie było. O ile wiadomo.
lesson-nemesis-awake-bag =
    Na koniec rośnie kolonia intruzów. Dobiera się żeton: tym razem odszedł pełzacz, a doszedł reproduktor. Każdy żeton w kolonii to intruz, którego możesz spotkać, a im dłużej czekasz, tym są gorsi.
lesson-nemesis-awake-again =
    Runda 2: ręka znów jest pełna, a znacznik pierwszego gracza ma Kapitan.
lesson-nemesis-awake-end =
    Tak wygląda runda: odkrywanie, szukanie, chodzenie na palcach i pas.
    Graj dalej z Kapitanem prowadzonym przez komputer albo przejdź dalej: w następnym rozdziale nie jesteś bez towarzystwa.

lesson-nemesis-contact-title = Kontakt
    .text = Spotkanie, walka, rana i coś we krwi.
lesson-nemesis-contact-trail =
    Inny dzień na tym samym statku. Właśnie wchodzisz do tego pomieszczenia, a jego żeton to niebezpieczeństwo: w każdym korytarzu wokół leży znacznik szmerów.
    Dokądkolwiek pójdziesz, następny szmer w którymś z nich to spotkanie.
lesson-nemesis-contact-step =
    Stać w miejscu to też żadne wyjście. Masz jeszcze akcję.
    .task = Przejdź zaznaczonym korytarzem do pomieszczenia 002.
    .hint = Teraz każda droga jest groźna. Wybierz zaznaczoną, do pomieszczenia 002.
lesson-nemesis-contact-pay =
    Zanim zapłacisz, spójrz na rękę: za chwilę może mieć znaczenie, ile kart zostanie.
    .task = Odrzuć Przeszukanie.
    .hint = Ta przyda się w walce. Odrzuć Przeszukanie.
lesson-nemesis-contact-encounter =
    Szmer na szmer: spotkanie. Znaczniki wokół znikają, a z kolonii wychodzi żeton: dorosły osobnik z liczbą 4. Stoi teraz obok ciebie.
    To pierwszy intruz, którego ktoś spotkał. Dlatego najpierw każdy wybiera cel.
lesson-nemesis-contact-objective =
    Jeden cel zachowujesz do końca, drugi opuszcza grę zakryty. Inni wiedzą tylko, czy jest korporacyjny, czy osobisty.
    .task = Zachowaj Zieleńsze pastwiska.
    .hint = Też możliwe, ale w tej opowieści zachowaj Zieleńsze pastwiska.
lesson-nemesis-contact-surprise =
    Liczba na żetonie to 4, a na ręce masz 3 karty: mniej, więc dorosły osobnik atakuje z zaskoczenia. Zadrapanie: powierzchowna rana i karta skażenia.
    Trzecia powierzchowna rana zmienia się w głęboką; przy trzech głębokich każda następna rana zabija. Karta skażenia leży teraz wśród twoich kart i niczego nią nie opłacisz.
lesson-nemesis-contact-shoot =
    Twoja tura. W walce możesz strzelać, walczyć wręcz albo uciekać; przeszukiwanie i większość akcji pomieszczeń musi poczekać.
    Strzał kosztuje kartę i jedną sztukę amunicji.
    .task = Strzel.
    .hint = Jeśli uciekniesz, zaatakuje pierwszy, a walcząc wręcz, ryzykujesz ranę. Strzel.
lesson-nemesis-contact-first =
    Jak zawsze płacisz kartą.
    .task = Odrzuć Demolkę.
    .hint = Tę zachowaj na następny strzał. Odrzuć Demolkę.
lesson-nemesis-contact-miss =
    Kość walki pokazała pełzacza: to trafia tylko larwy i pełzacze. Dorosły osobnik jest cały. Trafiłby jego własny symbol albo trafienie, pojedyncze lub podwójne.
lesson-nemesis-contact-shoot_again =
    Masz jeszcze akcję i cztery sztuki amunicji.
    .task = Strzel jeszcze raz.
    .hint = On wciąż tu stoi. Strzel jeszcze raz.
lesson-nemesis-contact-second =
    Jeszcze jedna karta.
    .task = Odrzuć Ogień osłaniający.
    .hint = Nie Ogień ciągły, on będzie następny. Odrzuć Ogień osłaniający.
lesson-nemesis-contact-hurt =
    Trafienie: z twojego karabinu 2 obrażenia. Nikt nie wie, ile intruz wytrzyma: po każdym trafieniu dobiera się kartę i decyduje jej liczba. Tym razem pięć, więc żyje. Następnym razem może być mniej. Karta ze strzałką kazałaby mu się wycofać.
lesson-nemesis-contact-auto =
    Kapitan spasował, więc znów twoja tura. Ostatnia karta na ręce to Ogień ciągły: cała amunicja w jednym strzale, a im jej więcej, tym więcej obrażeń.
    .task = Zagraj Ogień ciągły.
    .hint = To chwila na najlepszą kartę: Ogień ciągły.
lesson-nemesis-contact-dead =
    Sześć obrażeń, wystarczyły cztery: dorosły osobnik nie żyje. Leżą tu jego zwłoki. Zaniesione do Laboratorium zdradziłyby słabość intruzów.
    Karabin jest jednak pusty. Broń energetyczną ładuje się w Zbrojowni.
lesson-nemesis-contact-pass =
    Nie masz karty, która mogłaby coś zrobić.
    .task = Spasuj.
lesson-nemesis-contact-repair =
    Nowa runda, pełna ręka. To Gabinet zabiegowy, tu leczy się rany. Ale fioletowy znak mówi: awaria, nic nie działa.
    .task = Zagraj Proste naprawy.
    .hint = Najpierw to miejsce musi działać: Proste naprawy.
lesson-nemesis-contact-price =
    Proste naprawy kosztują jeszcze dwie karty.
    .task = Odrzuć Zakłócenie; Celowanie pójdzie samo.
    .hint = Pozostałe karty zapłacą za leczenie. Odrzuć Zakłócenie.
lesson-nemesis-contact-heal =
    Pomieszczenie działa. Jego akcja kosztuje dwie karty, dokładnie tyle ci zostało.
    .task = Użyj pomieszczenia.
    .hint = Najpierw rana: użyj pomieszczenia.
lesson-nemesis-contact-sleep =
    Powierzchowne rany uleczone, wszystkie karty wydane.
    .task = Spasuj.
lesson-nemesis-contact-danger =
    W fazie wydarzeń dobrano z kolonii żeton dorosłego osobnika: wtedy każdy nasłuchuje. U ciebie wypadło niebezpieczeństwo i znów wokół leżą znaczniki szmerów.
    Spójrz też na nową rękę: jest karta skażenia. Zajmuje miejsce karty, która by coś robiła, i nie widać po niej, czy to ZARAŻENIE.
lesson-nemesis-contact-rest =
    Odpoczynek skanuje karty skażenia z ręki. Czyste opuszczają grę. ZARAŻENIE zostaje, a w tobie rośnie larwa.
    .task = Zagraj Odpoczynek.
    .hint = Najpierw sprawdźmy, co masz we krwi: zagraj Odpoczynek.
lesson-nemesis-contact-clean =
    Czysta. Na końcu gry skanuje się tak każdego, kto przeżył, więc nie odkładaj tego zbyt długo.
lesson-nemesis-contact-end =
    Znasz już najgorsze, co kryje ten statek. No, prawie: jest jeszcze królowa.
    Graj dalej od tego miejsca albo dowiedz się w ostatnim rozdziale, jak wrócić do domu.

lesson-nemesis-home-title = Droga do domu
    .text = Koordynaty, silniki, sen i cel, o którym nikt nie może wiedzieć.
lesson-nemesis-home-alone =
    Trzecia podróż. Jesteś blisko Kokpitu, w śluzie: cisza dla ciebie nie istnieje, liczy się jako niebezpieczeństwo. Kapitan czeka w Hibernatorium.
    W korytarzu przed tobą leży znacznik szmerów.
lesson-nemesis-home-wish =
    Przeczytaj cele. Kwarantanna wymaga, żeby statek doleciał na Marsa. Kto śpi, gdy statek dolatuje gdziekolwiek poza Ziemią, ginie. Wyjątek: na Marsie przeżywa ten, kto ma Kwarantannę.
    Czego chce Kapitan, nie wiadomo. Na pewno nie Marsa.
lesson-nemesis-home-cockpit =
    Dokąd leci statek? To widać w Kokpicie.
    .task = Przejdź do Kokpitu.
    .hint = Kokpit jest o krok. Wybierz zaznaczony korytarz.
lesson-nemesis-home-pay =
    Jeden krok, jedna karta.
    .task = Odrzuć Proste naprawy.
    .hint = W Kokpicie potrzebne będą dwie pozostałe. Odrzuć Proste naprawy.
lesson-nemesis-home-use =
    Tym razem bez spotkania. Akcja Kokpitu kosztuje dwie karty.
    .task = Użyj pomieszczenia.
    .hint = Po to tu jesteś: użyj pomieszczenia.
lesson-nemesis-home-look =
    Możesz podejrzeć koordynaty albo zmienić destynację.
    .task = Podejrzyj koordynaty.
    .hint = Najpierw sprawdź, potem decyduj.
lesson-nemesis-home-secret =
    Nikt poza tobą nie widzi tej karty; masz ją w notatniku: od A do D głęboki kosmos, Mars, Ziemia, Wenus. Destynacja to B. Mars, dokładnie to, czego potrzebujesz!
    Przy stole ze znajomymi można teraz powiedzieć Kapitanowi: „Lecimy na Ziemię”. O tym, co się zobaczyło, wolno kłamać. Po grze każdy zobaczy, kto kłamał.
lesson-nemesis-home-engines =
    Są trzy silniki i dwa muszą działać, inaczej statek przepada. Kto stoi w maszynowni, może sprawdzić silnik, a kartą Naprawy zmienić jego stan. I znów nikt inny tego nie widzi.
    Podejmujesz ryzyko i ufasz silnikom.
lesson-nemesis-home-ways =
    Wyjścia są trzy: sen w Hibernatorium, kapsuła ratunkowa w sektorze ewakuacyjnym albo, przy niektórych celach, samozniszczenie statku.
    Wracasz do Kapitana. Mijają rundy i nikt nie ma odwagi się ruszyć.
lesson-nemesis-home-open =
    Czas doszedł do niebieskich pól: kapsuły hibernacyjne są otwarte. Ale szmery są blisko. Każdy korytarz wokół może przynieść spotkanie.
lesson-nemesis-home-hibernate =
    Sen kosztuje dwie karty i rzut na szmery. Jeśli potem stoi tu intruz, nie zasypiasz.
    .task = Użyj pomieszczenia i zaśnij.
    .hint = Od czekania nie będzie bezpieczniej. Użyj pomieszczenia.
lesson-nemesis-home-asleep =
    Co za szczęście: szmer doprowadził do spotkania, ale żeton był pusty. Nikogo, tylko nowe szmery wokół. Śpisz.
    Kapitan jeszcze nie śpi i też chce zasnąć.
lesson-nemesis-home-choose =
    Wszyscy śpią, więc statek skacze i gra się kończy. Nikt nie spotkał intruza, dlatego dopiero teraz wybierasz cel.
    .task = Zachowaj Kwarantannę.
    .hint = Na tamten nie ma już czasu. Kwarantanna!
lesson-nemesis-home-check =
    Warunki zwycięstwa, krok po kroku: dwa silniki działają, statek jest cały. Dolatuje na Marsa: Kapitan ginie, ty nie. Skan nic nie wykazuje. Cel spełniony.
    Wygrywasz w pojedynkę. Na tym polega tryb semi-kooperacyjny: przeżywa się razem, ale nie każdy musi.
lesson-nemesis-home-end =
    Wiesz, jak przeżyć i jak wrócić do domu. Zostało pięć innych postaci, pomieszczenia, których jeszcze nie znasz, i królowa.
    Śpij dobrze.
