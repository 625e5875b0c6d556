theseus-name = Theseus: The Dark Orbit
    .text = Frakce bojují o stanici ve tvaru prstence. Jednotky jdou vždy jen dokola: počítej sektory, klaď pasti a buď tam, kde tě nikdo nečeká.

## Frakce

theseus-faction-marines = Mariňáci
    .text = Střílejí od prvního tahu a nechávají za sebou miny. Pro začátek nejsnazší.
theseus-faction-aliens = Vetřelci
    .text = Zpočátku neškodní. Po vylepšení rozsápou všechno, na co dosáhnou.
theseus-faction-scientists = Vědci
    .text = Sledují dění kamerami a prohledávají archivy. 20 bodů dat znamená vítězství.
theseus-faction-greys = Šedí
    .text = Pohybují nepřáteli jako loutkami a čerpají z nich data. 20 bodů dat znamená vítězství.
theseus-faction-pandora = Pandora
    .text = Nemá vlastní karty: pučí a její Zárodky přebírají karty ostatních.

## Karty mariňáků

theseus-card-marines_mine = Mina
    .text = Nepřátelská jednotka, která se tu zastaví, utrpí { $x } zranění. Karta pak opouští hru.
theseus-card-marines_fire = Požár
    .text = Nepřátelská jednotka, která sem vstoupí nebo se tu zastaví, utrpí { $x } zranění.
theseus-card-marines_combat_post = Bojové stanoviště
    .text = Útoky tvých jednotek v tomto sektoru způsobí každé zasažené jednotce o { $x } zranění víc.
theseus-card-marines_assault = Zteč
    .text = Útočí všechny tvé jednotky, ve všech sektorech, v libovolném pořadí.
theseus-card-marines_arsenal = Arzenál
    .text = Bereš 1 žeton vylepšení.
theseus-card-marines_barricades = Barikády
    .text = Nepřátelský útok v tomto sektoru zasáhne nejvýš jednoho mariňáka, a to nejvýš za 1 zranění nebo 1 bod dat. Pasti fungují jako obvykle.
theseus-card-marines_tactical_order = Taktický rozkaz
    .text = Jedna z tvých jednotek ihned zaútočí.
theseus-card-marines_double_shot = Dvojitý výstřel
    .text = Mariňáci v tomto sektoru útočí ještě jednou a znovu si vybírají cíle.
theseus-card-marines_duplicate = Duplikát
    .text = Tvé karty na sousedních polích (ne šikmo) se počítají ještě jednou, i s žetony, které na nich leží.
theseus-card-marines_ambush = Přepadení
    .text = Když se tu zastaví nepřátelská jednotka, každá tvá jednotka v tomto sektoru zaútočí na kohokoli v dosahu.
theseus-card-marines_trap_detector = Detektor pastí
    .text = { $x ->
            [one] Do libovolného sektoru můžeš položit žeton deaktivace. Jednou ochrání tvou jednotku před tamními nepřátelskými pastmi.
            [few] Do libovolných sektorů můžeš položit nejvýš { $x } žetony deaktivace. Každý jednou ochrání tvou jednotku před tamními nepřátelskými pastmi.
           *[other] Do libovolných sektorů můžeš položit nejvýš { $x } žetonů deaktivace. Každý jednou ochrání tvou jednotku před tamními nepřátelskými pastmi.
        }
theseus-card-marines_round_up = Nadháňka
    .text = Můžeš pohnout jednou nepřátelskou jednotkou. Volíš její cestu i místnost.
theseus-card-marines_safeguards = Zabezpečení
    .text = Nepřítel, který pokládá žeton poruchy, ho musí položit na tuto kartu.

## Karty vetřelců

theseus-card-aliens_tentacles = Chapadla
    .text = Nepřátelská jednotka, která sem vstoupí nebo se tu zastaví, utrpí { $x } zranění.
theseus-card-aliens_nest = Hnízdo
    .text = Bereš 1 žeton vylepšení.
theseus-card-aliens_habitat = Habitat
    .text = Útoky tvých jednotek v tomto sektoru způsobí každé zasažené jednotce o { $x } zranění víc.
theseus-card-aliens_hidden = Skrytý
    .text = Při tvých ztečích udeří po tvých jednotkách: jedna nepřátelská jednotka v tomto sektoru utrpí { $x } zranění, i přes stěny. Sám jednotkou není.
theseus-card-aliens_assault = Zteč
    .text = Útočí všechny tvé jednotky, ve všech sektorech, v libovolném pořadí.
theseus-card-aliens_ventilation_shortcut = Větrací zkratka
    .text = Při svých pohybech můžeš tento sektor přeskočit: bez bodu pohybu a bez pastí.
theseus-card-aliens_evolution = Evoluce
    .text = Otočíš jednu svou jednotku na vylepšenou stranu. Neplatí pro malého vetřelce.
theseus-card-aliens_attack_from_darkness = Útok ze tmy
    .text = { $x ->
            [one] Může zaútočit jedna tvá jednotka v libovolném sektoru. Díky této kartě jen jednou za tah.
            [few] Mohou zaútočit nejvýš { $x } tvé jednotky v libovolných sektorech. Díky této kartě každá jen jednou za tah.
           *[other] Může zaútočit nejvýš { $x } tvých jednotek v libovolných sektorech. Díky této kartě každá jen jednou za tah.
        }
theseus-card-aliens_duplicate = Duplikát
    .text = Tvé karty na sousedních polích (ne šikmo) se počítají ještě jednou, i s žetony, které na nich leží.
theseus-card-aliens_incubator = Inkubátor
    .text = V tomto sektoru se objeví malý vetřelec. Žádná místnost není prázdná? Vypudí do vesmíru jednotku, kterou určíš. Pasti na něj nepůsobí.
theseus-card-aliens_ventilation_exit = Větrací výstup
    .text = Tvá jednotka, která vyráží z jiného sektoru s tvou větrací kartou, může ihned ukončit pohyb tady.
theseus-card-aliens_parasite = Parazit
    .text = Nakazí nepřátelskou jednotku, která se tu zastaví: 1 zranění za každý využitý bod pohybu. Zmizí v sektoru její frakce nebo ve vesmíru.
theseus-card-aliens_kidnapping = Únos
    .text = Můžeš odsud přemístit { $x ->
            [one] nepřátelskou jednotku do jiného sektoru
            [few] nejvýš { $x } nepřátelské jednotky do jiných sektorů
           *[other] nejvýš { $x } nepřátelských jednotek do jiných sektorů
        }. Tamní pasti působí.
theseus-card-aliens_vines = Úponky
    .text = Nepřátelské karty instalované v tomto sektoru nefungují a nepřijímají žetony.

## Karty vědců

theseus-card-scientists_archives = Archivy
    .text = Získáváš { $x ->
            [one] { $x } bod dat
            [few] { $x } body dat
           *[other] { $x } bodů dat
        }.
theseus-card-scientists_cameras = Kamery
    .text = Každá nepřátelská jednotka, která se tu zastaví, přidá na kartu { $x ->
            [one] { $x } bod
            [few] { $x } body
           *[other] { $x } bodů
        }, nejvýš do 6. Když tu tvá jednotka ukončí pohyb, promění se v body dat.
theseus-card-scientists_medlab = Medlab
    .text = Obnovíš si { $x ->
            [one] { $x } bod života
            [few] { $x } body života
           *[other] { $x } bodů života
        }, nejvýš do 20. Ve hře každý proti všem místo toho soupeři dohromady ztratí stejný počet a rozdělení určíš ty.
theseus-card-scientists_minilab = MiniLab
    .text = Bereš 1 žeton vylepšení.
theseus-card-scientists_hideout = Úkryt
    .text = Na vědce v tomto sektoru nelze útočit. Pasti a ostatní karty na ně působí jako obvykle.
theseus-card-scientists_secret_passage = Tajný průchod
    .text = Při svých pohybech můžeš tento sektor přeskočit: bez bodu pohybu a bez pastí.
theseus-card-scientists_transmission = Přenos
    .text = Získáváš 3 body dat.
theseus-card-scientists_defence_system = Obranný systém
    .text = Tvá jednotka, která tu ukončí pohyb, ho uvede do pohotovosti. Další nepřátelská jednotka, která sem vstoupí nebo se tu zastaví, utrpí { $x } zranění a systém usne.
theseus-card-scientists_duplicate = Duplikát
    .text = Tvé karty na sousedních polích (ne šikmo) se počítají ještě jednou, i s žetony, které na nich leží.
theseus-card-scientists_base_plans = Plány základny
    .text = Můžeš instalovat jednu svou čekající kartu z libovolného sektoru a doplnit její pole.
theseus-card-scientists_malfunction = Porucha
    .text = Položíš žeton poruchy na nepřátelskou kartu v libovolném sektoru, čekající nebo instalovanou.
theseus-card-scientists_grabber = Chapač
    .text = Drží nepřátelskou jednotku, která se tu zastaví: nemůže se pohnout ani útočit, dokud se tu nezastaví jiná jednotka její strany.
theseus-card-scientists_detonation = Detonace
    .text = Můžeš odpálit nálož: každá nepřátelská jednotka v tomto sektoru utrpí { $x } zranění, i přes stěny. Karta pak opouští hru.
theseus-card-scientists_remote_control = Dálkové ovládání
    .text = Můžeš provést jednu svou akční kartu v libovolném sektoru, jako by se tam tvá jednotka právě zastavila.

## Karty Šedých

theseus-card-greys_chamber = Komora
    .text = Útoky tvých jednotek v tomto sektoru, které získávají data, vynesou o { $x ->
            [one] { $x } bod dat
            [few] { $x } body dat
           *[other] { $x } bodů dat
        } víc.
theseus-card-greys_mine = Mina
    .text = Nepřátelská jednotka, která se tu zastaví, utrpí { $x } zranění. Karta pak opouští hru.
theseus-card-greys_test = Test
    .text = Pokud tu stojí nepřátelská jednotka, získáváš { $x ->
            [one] { $x } bod dat
            [few] { $x } body dat
           *[other] { $x } bodů dat
        }.
theseus-card-greys_amplifier = Zesilovač
    .text = Bereš 1 žeton vylepšení.
theseus-card-greys_box = Skříňka
    .text = Když se tu zastaví nepřátelská jednotka, získáváš { $x ->
            [one] { $x } bod dat
            [few] { $x } body dat
           *[other] { $x } bodů dat
        }. Karta pak opouští hru.
theseus-card-greys_mental_probe = Mentální sonda
    .text = Vybereš sektor: získáš 1 bod dat a další za každou nepřátelskou jednotku, která tam stojí.
theseus-card-greys_control = Ovládnutí
    .text = Můžeš pohnout { $x ->
            [one] nepřátelskou jednotkou
            [few] nejvýš { $x } nepřátelskými jednotkami, jednou po druhé
           *[other] nejvýš { $x } nepřátelskými jednotkami, jednou po druhé
        }. Volíš cestu i místnost.
theseus-card-greys_duplicate = Duplikát
    .text = Tvé karty na sousedních polích (ne šikmo) se počítají ještě jednou, i s žetony, které na nich leží.
theseus-card-greys_time_loop = Časová smyčka
    .text = Když tvůj pohyb vstoupí do tohoto sektoru, můžeš tu na místě využít až { $x ->
            [one] { $x } bod pohybu
            [few] { $x } body pohybu
           *[other] { $x } bodů pohybu
        }.
theseus-card-greys_teleport = Teleport
    .text = Tvá jednotka, která tu ukončí pohyb, se místo toho může přenést do libovolného sektoru a skončit tam.
theseus-card-greys_invisibility = Neviditelnost
    .text = Můžeš dát neviditelnost { $x ->
            [one] své jednotce v libovolném sektoru
            [few] nejvýš { $x } svým jednotkám v libovolných sektorech
           *[other] nejvýš { $x } svým jednotkám v libovolných sektorech
        }: až do konce příštího pohybu chrání před útoky i pastmi.
theseus-card-greys_degradation = Degradace
    .text = Soupeř, kterého určíš, ztrácí { $x } vylepšení podle své volby: žetony nebo vylepšené strany jednotek.
theseus-card-greys_transfer = Transfer
    .text = Jedna nepřátelská jednotka v tomto sektoru utrpí { $x } zranění a ty získáváš { $x ->
            [one] { $x } bod dat
            [few] { $x } body dat
           *[other] { $x } bodů dat
        }.

## Bonusové karty

theseus-bonus-bonus_upgrade = Vylepšení
    .text = Bereš 1 žeton vylepšení.
theseus-bonus-bonus_passage = Průchod
    .text = Tvá jednotka na cestě dostává 1 bod pohybu navíc a musí ho využít.
theseus-bonus-bonus_card_from_deck = Karta z balíčku
    .text = Instaluješ vrchní kartu svého balíčku. Okamžitá karta jde do rezervy, nebo působí hned.

## Sektory: co se stane, když se tam jednotka zastaví

theseus-sector-corridors = Chodby
    .text = Zteč: útočí všechny tvé jednotky.
theseus-sector-control_centre = Řídicí centrum
    .text = Pokládáš žeton poruchy na nepřátelskou kartu.
theseus-sector-technical_hall = Technická hala
    .text = Tah navíc s jinou tvou jednotkou, která se ještě nepohnula.
theseus-sector-loading_dock = Nákladový dok
    .text = Domov mariňáků: žeton vylepšení nebo vyčištění základny. Ostatním nedává nic.
theseus-sector-alien_nest = Hnízdo vetřelců
    .text = Domov vetřelců: žeton vylepšení nebo vyčištění základny. Ostatním nedává nic.
theseus-sector-laboratory = Laboratoř
    .text = Domov vědců: žeton vylepšení nebo vyčištění základny. Ostatním nedává nic.
theseus-sector-wreck = Vrak
    .text = Domov Šedých: žeton vylepšení nebo vyčištění základny. Ostatním nedává nic.

## Jednotky

theseus-unit-marine = Mariňák
    .text = Útočí na jednu nepřátelskou jednotku v dosahu; vylepšený na všechny.
theseus-unit-alien = Vetřelec
    .text = Bez útoku; vylepšený zraní každou nepřátelskou jednotku v dosahu.
theseus-unit-scientist = Vědec
    .text = Bez útoku; vylepšený zraní jednu nepřátelskou jednotku v dosahu.
theseus-unit-grey = Šedý
    .text = Bez útoku; vylepšený získá 1 bod dat z jedné nepřátelské jednotky v dosahu.
theseus-unit-minor_alien = Malý vetřelec
    .text = Útočí na jednu nepřátelskou jednotku v dosahu. Nemá vylepšenou stranu.
theseus-unit-being = Bytost
    .text = Útočí na jednu nepřátelskou jednotku v dosahu; vylepšená na všechny. Pučí tam, kde nestojí nepřítel.
theseus-unit-grasper = Lapač
    .text = Přebírá karty natrvalo. Bez útoku; vylepšený zraní jednu nepřátelskou jednotku v dosahu.
theseus-unit-runner = Běžec
    .text = Může jít o sektor dál. Přebírá kartu na jedno použití; vylepšený natrvalo a zraní jednu nepřátelskou jednotku v dosahu.
theseus-unit-warrior = Bojovník
    .text = Útočí na jednu nepřátelskou jednotku v dosahu; vylepšený na všechny. Přebírá kartu na jedno použití; vylepšený natrvalo.

## Žetony a ukazatele

theseus-token-end = žeton konce
    .text = Odpočítává, když docházejí balíčky: 3, 2, 1, konec.
theseus-token-malfunction = žeton poruchy
    .text = Vypne jednu kartu, čekající nebo instalovanou.
theseus-token-upgrade = žeton vylepšení
    .text = Otočí jednotku na vylepšenou stranu, nebo zvýší číslo karty o 1.
theseus-token-alliance = žeton aliance
    .text = Ukazuje, kdo hraje s kým a v jakém pořadí.
theseus-token-fire = Požár
    .text = Připomíná instalovaný Požár.
theseus-token-deactivation = Deaktivace
    .text = Jednou ochrání mariňáka před nepřátelskými pastmi v tomto sektoru.
theseus-token-tentacles = Chapadla
    .text = Připomínají instalovaná Chapadla.
theseus-token-parasite = Parazit
    .text = Jednotka utrpí 1 zranění za každý využitý bod pohybu.
theseus-token-minor_alien = Malý vetřelec
    .text = Další jednotka vetřelců.
theseus-token-vines = Úponky
    .text = Karta nefunguje.
theseus-token-hidden = Skrytý
    .text = Připomíná instalovaného Skrytého.
theseus-token-defence_system = Obranný systém
    .text = Obranný systém je v pohotovosti.
theseus-token-camera = Kamera
    .text = Kolik nasbíraly Kamery, od 0 do 6.
theseus-token-grabber = Chapač
    .text = Jednotka je držena.
theseus-token-invisibility = Neviditelnost
    .text = Na jednotku nelze útočit a nespouští pasti.
theseus-token-pandora_sector = Sektor Pandory
    .text = Sektor vedle něj je i domovem Pandory.
theseus-token-marines_marker = ukazatel mariňáků
    .text = Počítá život.
theseus-token-aliens_marker = ukazatel vetřelců
    .text = Počítá život.
theseus-token-scientists_marker = ukazatel vědců
    .text = Počítá život; druhý počítá data.
theseus-token-greys_marker = ukazatel Šedých
    .text = Počítá život; druhý počítá data.
theseus-token-pandora_marker = ukazatel Pandory
    .text = Počítá život.

## Druhy karet

theseus-card_kind-action = Akce
    .text = Působí, když tvá jednotka ukončí pohyb v tomto sektoru.
theseus-card_kind-module = Modul
    .text = Působí ve svém sektoru stále.
theseus-card_kind-trap = Past
    .text = Působí na nepřátelské jednotky, které se zastaví v jejím sektoru; některé pasti i na ty, které jen procházejí.
theseus-card_kind-instant = Okamžitá
    .text = Leží v rezervě a použiješ ji jednou, kdykoli ve svém tahu.
theseus-card_kind-shortcut = Zkratka
    .text = Mění cestu tvých pohybů přes svůj sektor.
theseus-card_kind-duplicate = Duplikát
    .text = Kopíruje tvé sousední karty.
theseus-card_kind-special = Speciální
    .text = Působí v celé hře.
theseus-card_kind-bonus = Bonus
    .text = Nepatří nikomu. Kdo na její pole instaluje kartu, vezme si ji a může ji jednou použít.

## Před hrou

theseus-mode-duel = Souboj
    .text = Dva hráči. Kdo přijde o všechen život, prohrává.
theseus-mode-each_against_all = Každý proti všem
    .text = Tři nebo čtyři hráči. Způsobená zranění ti přinášejí život; vyhrává 20 bodů života nebo 20 bodů dat.
theseus-mode-alliances = Dva proti dvěma
    .text = Dvě aliance: místa 1 a 3 proti místům 2 a 4. Každý má dvě jednotky a deset karet.

theseus-ring-standard = Obvyklý prstenec
    .text = Podle pravidel; ve hře každý proti všem náhodně.
theseus-ring-even = Vyrovnaný prstenec
    .text = Pořadí sektorů, které dává začínajícímu hráči menší výhodu.
theseus-ring-random = Náhodný prstenec
    .text = Cestu nezná nikdo. Kdo začíná, určí sektory.
theseus-ring-in_turns = Skládaný po řadě
    .text = Hráči přikládají jeden sektor po druhém.
theseus-ring-fixed = Daný prstenec
    .text = Sektory přesně v tomto pořadí.

theseus-decks-random = Náhodné balíčky
    .text = Patnáct náhodných karet frakce, v alianci deset.
theseus-decks-chosen = Vybrané balíčky
    .text = Každý si svůj balíček tajně vybere.

theseus-level-0 = Úroveň 0
    .text = Karty pro první hry.
theseus-level-1 = Úrovně 0 a 1
    .text = Trochu víc k přemýšlení.
theseus-level-2 = Úrovně 0 až 2
    .text = Většina karet.
theseus-level-3 = Všechny karty
    .text = Plná hra.

theseus-opening-1 = Jedna karta na začátek
    .text = Jako obvykle: berou se tři karty, jedna se instaluje před prvním tahem.
theseus-opening-3 = Tři karty na začátek
    .text = Pro začátečníky: bere se pět karet, tři se instalují před prvním tahem.

theseus-bot-random = Náhodný
    .text = Volí cokoli, vše se stejnou šancí.
theseus-bot-rookie = Zelenáč
    .text = Dívá se jeden tah dopředu. Dobrý soupeř pro první hru.

## Místa a slova plánu

theseus-label-unit = { $kind } { $number }
theseus-label-room = { $sector } { $letter }
theseus-label-slot = { $sector }, pole { $number }
theseus-label-pending = { $sector }, pole čekající karty { $number }
theseus-label-at = { $name } – { $place }

theseus-side-left = vlevo
theseus-side-right = vpravo

theseus-place-out = není v této hře
theseus-place-supply = v zásobě
theseus-place-room = v místnosti
theseus-place-space = ve vesmíru
theseus-place-underway = na cestě
theseus-place-card = na převzaté kartě

theseus-spot-symbol = na žádné kartě
theseus-spot-lifted = zvednutý
theseus-spot-slot = na instalované kartě
theseus-spot-pending = na čekající kartě

theseus-use-upgrade_token = žeton vylepšení
theseus-use-instant = okamžitá karta
theseus-use-bonus = bonusová karta

theseus-step-opening = Příprava hry

theseus-end-off = konec je daleko
theseus-end-3 = 3
theseus-end-2 = 2
theseus-end-1 = 1
theseus-end-end = konec

theseus-word-life = Život
theseus-word-data = Data
theseus-word-end_track = Počítadlo závěrečné sekvence
theseus-word-space = Vesmír
theseus-word-station = Stanice
theseus-word-sector = Sektor
theseus-word-room = Místnost
theseus-word-slot = Pole instalované karty
theseus-word-pending_slot = Pole čekající karty
theseus-word-passage = Průchod
theseus-word-home = Vlastní sektor
theseus-word-unit = Jednotka
theseus-word-embryo = Zárodek
theseus-word-base_side = Základní strana
theseus-word-upgraded_side = Vylepšená strana
theseus-word-deck = Balíček
theseus-word-in_hand = Karta v ruce
theseus-word-top_card = Vrchní karta
theseus-word-discards = Odhozené
theseus-word-unseen = Zatím neviděné
theseus-word-reserve = Rezerva
theseus-word-pool = Společná zásoba
theseus-word-upgrade_tokens = Žetony vylepšení
theseus-word-instants = Okamžité karty
theseus-word-bonus_cards = Bonusové karty
theseus-word-movement_points = Body pohybu
theseus-word-level = Úroveň
theseus-word-one_use = Jednorázová
theseus-word-copies = Kusy
theseus-word-alliance_a = Aliance A
theseus-word-alliance_b = Aliance B
theseus-word-ring_unlaid = Prstenec ještě není položen.
theseus-word-unplaced = ještě není na stanici
theseus-word-base_cleaning = Vyčištění základny
theseus-word-minor_assault = Malá zteč
theseus-word-armed = v pohotovosti
theseus-word-held = držena
theseus-word-infected = nakažena
theseus-word-invisible = neviditelná
theseus-word-switched_off = vypnuta
theseus-word-entangled = omotána
theseus-word-empty = prázdné

## Jak hra končí

theseus-ending-life_lost = Jedna z frakcí přišla o všechen život.
theseus-ending-life_collected = Je nasbíráno 20 bodů života.
theseus-ending-data_collected = Je nasbíráno 20 bodů dat.
theseus-ending-end_track = Závěrečná sekvence doběhla.
theseus-ending-quiet = Příliš dlouho se nic nezměnilo.
theseus-ending-after_tie = Rozhodly dodatečné tahy po remíze.
theseus-ending-shared = I po dodatečných tazích remíza: vítězství je společné.
