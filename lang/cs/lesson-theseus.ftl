lesson-theseus-about = Vesmírná stanice, dvě frakce a prstenec, po kterém se chodí jen jedním směrem. Učíš se hraním.

lesson-theseus-ring-title = Prstenec
    .text = Pohyb, boj a první instalované karty. Mariňáci proti vetřelcům.
lesson-theseus-ring-welcome =
    Vítej na palubě. Vedeš mariňáky a vetřelci chtějí tutéž stanici.
    Uprostřed stojí to hlavní: život. Mají ho společný všechny tvé jednotky. Kdo klesne na 0, hned prohrává; jinak vítězí vyšší součet, až dojdou karty.
lesson-theseus-ring-station =
    Stanice je prstenec pěti sektorů. Každý má čtyři místnosti pro jednotky, pole na karty a vlastní akci.
    Pamatuj si jedno: jednotky se pohybují vždy po směru hodinových ručiček. Co tě minulo, vrátí se až po celém okruhu.
lesson-theseus-ring-opening =
    Před prvním tahem instaluje každá strana jednu kartu. Máš tři a všechny leží odkryté.
    Mina je past: nepřátelská jednotka, která se v jejím sektoru zastaví, utrpí 2 zranění.
    .task = Vyber Minu.
    .hint = Druhé dvě se budou hodit později. Nejdřív Mina: vetřelci tudy brzy půjdou.
lesson-theseus-ring-slot =
    Kartu lze položit na jakékoli prázdné pole stanice, ať patří komukoli. Mysli na to, kde se nepřítel zastaví.
    Vetřelci začínají ve svém Hnízdě a dvě jednotky tam znamenají dva sektory: Chodby, Řídicí centrum.
    .task = Polož Minu na prázdné pole Řídicího centra.
    .hint = Dobré místo, ale hned tak by na ně nikdo nestoupl. Hledej Řídicí centrum.
lesson-theseus-ring-place =
    Dva tví mariňáci stojí v Nákladovém doku, tvém vlastním sektoru. Třetí může začít kdekoli.
    .task = Postav třetího mariňáka do volné místnosti Chodeb.
    .hint = Začněme v Chodbách; odtud je to domů blízko.
lesson-theseus-ring-enemy =
    Vetřelci odpověděli. V Technické hale instalovali Chapadla, past se srpkem: zasáhne i jednotky, které jen procházejí.
    Tvé dvě zbylé karty čekají na polích čekajících karet Nákladového doku. Tam zatím nic nedělají.
lesson-theseus-ring-points =
    Jak daleko jednotka dojde? O tolik sektorů, kolik jednotek stojí v jejím sektoru, vlastních i cizích. Říká to malé číslo pod každým sektorem.
    V Chodbách stojí dvě: tvůj mariňák a vetřelec. Dva kroky, ani víc, ani míň.
lesson-theseus-ring-move =
    Dva kroky z Chodeb: Řídicí centrum, Nákladový dok. Vlastní Mina ti neublíží.
    .task = Pohni jednotkou Mariňák 3, která stojí v Chodbách.
    .hint = Tahle jednotka by běžela přes Chapadla. Vyber mariňáka v Chodbách.
lesson-theseus-ring-room =
    Na konci pohybu vybíráš volnou místnost. Čáry mezi místnostmi jsou průchody: jen podél nich na sebe jednotky mohou útočit.
    .task = Vyber volnou místnost Nákladového doku.
lesson-theseus-ring-home =
    Kde pohyb skončí, tam pro tebe sektor něco udělá. Vlastní sektor dá žeton vylepšení, nebo vyhodí kartu, kterou tu instaloval nepřítel.
    .task = Vezmi žeton vylepšení.
    .hint = Není tu co vyhazovat. Vezmi žeton.
lesson-theseus-ring-pending =
    Nakonec pole čekající karty. Vlastní kartu, která tam čeká, můžeš instalovat a její místo zaujme další z tvého balíčku.
    Arzenál je akční karta: kdykoli tvá jednotka skončí pohyb v jeho sektoru, dostaneš žeton vylepšení.
    .task = Použij pole, na kterém čeká Arzenál.
    .hint = Dobře, ale později. Nejdřív instalujeme Arzenál.
lesson-theseus-ring-install =
    Instaluj tam, kde často končíš pohyb. Chodby jsou dobré místo: příští tah tam dojdeš.
    .task = Polož Arzenál na prázdné pole Chodeb.
    .hint = Fungoval by i tam. Ale tvůj příští pohyb končí v Chodbách.
lesson-theseus-ring-mine =
    Povedlo se: vetřelec se zastavil v Řídicím centru, stoupl na tvou Minu a utrpěl 2 zranění. Mina je pryč.
    Potom použil Řídicí centrum: žeton poruchy leží na tvé čekající kartě. Teď s ní nikdo nic nezmůže.
lesson-theseus-ring-token =
    Tvůj tah. Máš žeton vylepšení a smíš ho použít kdykoli ve svém tahu: otočit jednotku na lepší stranu, nebo zvýšit číslo karty.
    .task = Použij žeton vylepšení.
    .hint = Nejdřív žeton: vylepšený mariňák udeří po příchodu silněji.
lesson-theseus-ring-upgrade =
    Mariňák útočí na jednoho nepřítele v dosahu. Vylepšený mariňák na všechny.
    .task = Vylepši jednotku Mariňák 1.
    .hint = Pomohlo by to také. Bereme Mariňáka 1, ten teď půjde.
lesson-theseus-ring-count =
    V Nákladovém doku stojí tři jednotky: tři kroky. Technická hala, Hnízdo vetřelců, Chodby.
    Chapadla tě cestou budou stát 1 bod života. Chodby za to stojí.
    .task = Pohni jednotkou Mariňák 1.
    .hint = Každá jednotka tu má tři kroky; bereme tu vylepšenou.
lesson-theseus-ring-arrive =
    V Chodbách je každá místnost spojena s každou. Ať stojíš kdekoli, vetřelec je v dosahu.
    .task = Vyber volnou místnost Chodeb.
lesson-theseus-ring-assault =
    Přečti si záznam: cestou tě zranila Chapadla. Arzenál ti dal žeton. A Chodby vyvolaly zteč: všechny tvé jednotky v každém sektoru útočí na to, nač dosáhnou. Nepřítel rány nevrací.
    To je celý tah: pohyb, akce karet, akce sektoru, čekající karty.
lesson-theseus-ring-leave =
    Pole čekající karty v Chodbách je prázdné. Můžeš tam položit vrchní kartu svého balíčku a instalovat ji jindy.
    .task = Polož vrchní kartu na pole čekající karty.
    .hint = Můžeš i skončit tah. Ale karta na cestě má větší cenu: použij pole.
lesson-theseus-ring-end =
    Výborně. Umíš chodit, počítat a udeřit, zbytek jsou karty.
    Hraj odtud dál s počítačovým hráčem, nebo jdi na další kapitolu.

lesson-theseus-cards-title = Karty a pasti
    .text = Poruchy, tahy navíc, plné sektory a bonusové karty: táž hra o pár tahů později.
lesson-theseus-cards-recap =
    Táž hra, přesně tam, kde skončila. Teď jsou na tahu vetřelci.
    Sleduj vetřelce v Chodbách.
lesson-theseus-cards-guest =
    V tvém Nákladovém doku stojí vetřelec. Tvůj sektor použít nesmí, ale použil tvé pole čekající karty: tvou čekající kartu vyhodil a čeká tam jeho vlastní.
    Karty, které opustily hru, se nevracejí. Dvanáct karet tvého balíčku tak odměřuje i čas.
lesson-theseus-cards-spend =
    Ještě máš žeton z Arzenálu.
    .task = Použij žeton vylepšení.
lesson-theseus-cards-second =
    Druhý mariňák, který útočí na všechny v dosahu, se doma brzy bude hodit.
    .task = Vylepši jednotku Mariňák 2.
    .hint = Mariňák 2 stojí vedle hosta. To je on.
lesson-theseus-cards-step =
    Mariňák 1 stojí v Chodbách sám: jeden krok do Řídicího centra.
    .task = Pohni jednotkou Mariňák 1.
    .hint = Chceme do Řídicího centra: jeden krok z Chodeb.
lesson-theseus-cards-stand =
    Vyber, kde stát. Dnes tu nikdo neútočí.
    .task = Vyber volnou místnost Řídicího centra.
lesson-theseus-cards-fault =
    Řídicí centrum přesouvá žeton poruchy: jde na kteroukoli kartu nepřítele a vypne ji. Karta, ze které odešel, zase funguje.
    .task = Vypni Chapadla v Technické hale.
    .hint = I to by je potrápilo. Ale Chapadla leží na každé tvé cestě.
lesson-theseus-cards-wait =
    I tady je prázdné pole čekající karty.
    .task = Polož tam vrchní kartu.
lesson-theseus-cards-hall =
    Vidíš? Vetřelec se zastavil v Technické hale a to znamená tah navíc s jinou jednotkou. Je povinný, i když to bolí.
    Druhý vetřelec došel do Chodeb a vyvolal zteč. Nestalo se nic: vetřelci nemají útok, dokud nejsou vylepšeni.
lesson-theseus-cards-fourth =
    V Nákladovém doku stojí tři jednotky. Kdo přijde jako čtvrtý, zaplní ho a plný sektor znamená malou zteč: útočí v něm všechny jednotky toho hráče.
    Mariňák 1 je v Řídicím centru sám: jeden krok domů.
    .task = Pohni jednotkou Mariňák 1.
    .hint = Ostatní by z doku odešli. Přiveď domů Mariňáka 1.
lesson-theseus-cards-first =
    Dva tví mariňáci mají průchod k vetřelci. O pořadí útoků rozhoduješ ty.
    .task = Nech jednoho z nich zaútočit.
lesson-theseus-cards-space =
    Dvě zranění. A když přijde pátá jednotka? Pak je jedna jednotka ze sektoru vypuzena do vesmíru a kterou, to vybírá ten, kdo přichází.
    Z vesmíru se jednotka vrací do kterékoli volné místnosti, ale stojí to celý tah: bez karet, bez akce sektoru.
lesson-theseus-cards-home =
    Jsi doma: vezmi další žeton.
    .task = Vezmi žeton vylepšení.
lesson-theseus-cards-clear =
    Karta vetřelců stále čeká na tvém poli. Můžeš ji vyhodit a položit vlastní.
    .task = Použij pole s kartou vetřelců.
    .hint = Tvá druhá karta čeká v bezpečí. Nejdřív vyčisti pole vetřelců.
lesson-theseus-cards-lifted =
    Vetřelec obešel stanici a žeton poruchy vzal s sebou: zase leží na tvé čekající kartě.
    To znamená, že Chapadla zase fungují. Žeton si hlídej.
lesson-theseus-cards-third =
    Ještě jeden žeton. K vylepšení zbývá jen Mariňák 3.
    .task = Použij žeton vylepšení.
lesson-theseus-cards-round =
    Tři jednotky v doku, tři kroky: kolem Chapadel do Chodeb, kde stojí vetřelec.
    .task = Pohni jednotkou Mariňák 3.
    .hint = Vezmi Mariňáka 3, čerstvě vylepšeného.
lesson-theseus-cards-corner =
    Chodby znáš: všechny místnosti jsou spojené.
    .task = Vyber volnou místnost.
lesson-theseus-cards-result =
    Jedno zranění pro tebe, jedno pro ně a žeton z Arzenálu. Vyplatí se končit pohyb tam, kde leží tvé karty.
lesson-theseus-cards-trap =
    Tady čeká Mina, odložená před pár tahy.
    .task = Použij pole s čekající Minou.
lesson-theseus-cards-bonus =
    Na některých polích leží bonusová karta. Kdo tam instaluje, vezme si ji a smí ji jednou použít, kdykoli ve vlastním tahu. Průchod přidá k pohybu krok, Karta z balíčku instaluje hned, Vylepšení působí jako žeton.
    .task = Instaluj Minu na pole Chodeb, na kterém leží bonusová karta.
    .hint = Dobré pole, ale bez bonusové karty. V Chodbách ji mají dvě pole.
lesson-theseus-cards-end =
    Teď znáš každou část stanice. Zbývají karty a každá se vysvětlí sama, když se na ni podíváš.
    Hraj odtud dál, nebo se v poslední kapitole podívej, jak vyhrát bez boje.

lesson-theseus-data-title = Závod o data
    .text = Proveď vědce posledními tahy závodu. Jak vyhrát a jak hry končí.
lesson-theseus-data-goal =
    Jiná hra, blízko konce. Vedeš vědce. Bojují špatně, ale sbírají data: 20 bodů dat znamená okamžité vítězství.
    Máš 15. Data sbírají i Šedí; mariňáci a vetřelci ne.
lesson-theseus-data-archives =
    Tvůj poklad: dvě karty Archivy v tvé Laboratoři. Každá dá data, když tu tvá jednotka skončí pohyb, a žeton vylepšení zvýšil číslo obou na 2.
    Dvě karty po dvou bodech: jedna návštěva přinese 4.
lesson-theseus-data-ends =
    Hra končí třemi způsoby: život 0, data 20, nebo žeton konce. Ten se posune, kdykoli někdo musí doplnit pole z prázdného balíčku; čtvrtým krokem hra končí a rozhoduje součet života a dat.
    V tvém balíčku karty ještě jsou. Zkusíme druhý způsob.
lesson-theseus-data-start =
    Vědec 2 stojí v Technické hale a má dva kroky. Laboratoř je dál, ale máš pomoc.
    .task = Pohni jednotkou Vědec 2.
    .hint = Odtamtud do Laboratoře nedojdeš. Vědec 2 dojde, s pomocí.
lesson-theseus-data-passage =
    Držíš bonusovou kartu Průchod: tento pohyb sahá o sektor dál.
    .task = Použij Průchod.
    .hint = Dva kroky jsou málo. Použij kartu.
lesson-theseus-data-leap =
    V Řídicím centru leží tvůj Tajný průchod, zkratka: sektor můžeš vynechat. Nestojí to krok a pasti tě nevidí.
    .task = Přeskoč Řídicí centrum.
    .hint = Když tam vstoupíš, pohyb tam skončí. Skoč.
lesson-theseus-data-room =
    Doma. Vyber místnost.
    .task = Vyber místnost A.
    .hint = Volné jsou obě. Vezmi místnost A, ať příběh jde podle plánu.
lesson-theseus-data-order =
    U více akčních karet volíš pořadí. Tady na něm nezáleží.
    .task = Proveď jednu z karet Archivy.
lesson-theseus-data-home =
    19. Chybí jeden bod. Tah pokračuje: tvůj sektor dává žeton.
    .task = Vezmi žeton vylepšení.
    .hint = Není co čistit. Vezmi žeton.
lesson-theseus-data-pending =
    Na tvém poli čekají Kamery. Počítají nepřátele, kteří se v jejich sektoru zastaví, a body sbírá tvá jednotka.
    .task = Použij pole, na kterém čekají Kamery.
lesson-theseus-data-cameras =
    Do Chodeb mariňáci chodí rádi.
    .task = Instaluj Kamery na druhé pole Chodeb.
    .hint = Hodilo by se i tohle. V této lekci vezmi druhé pole v horní řadě Chodeb.
lesson-theseus-data-strengthen =
    Karty s číslem přijímají žetony vylepšení: každý zvýší číslo o 1. Můžeš to udělat hned.
    .task = Použij žeton vylepšení.
    .hint = Žeton ti zůstane i na příští tah. Použijme ho teď.
lesson-theseus-data-number =
    První žeton na kartě stojí jen sám sebe; každý další je dražší.
    .task = Posil právě instalované Kamery.
lesson-theseus-data-raid =
    Mariňáci vědí, oč jde. S vlastním Průchodem došel jeden z nich do tvé Laboratoře jako čtvrtá jednotka: malá zteč, ztrácíš 1 bod života.
    Pozdě. A něco ti dali: v Laboratoři teď stojí čtyři jednotky.
lesson-theseus-data-last =
    Čtyři jednotky, čtyři kroky: se zkratkou přesně jednou kolem stanice, zpátky domů.
    .task = Pohni jednotkou Vědec 1.
    .hint = Mohl by každý z nich. Bereme Vědce 1.
lesson-theseus-data-again =
    Stejný skok jako předtím.
    .task = Přeskoč Řídicí centrum.
    .hint = Bez skoku pohyb skončí o sektor dřív.
lesson-theseus-data-minor =
    Přicházíš jako čtvrtá jednotka, takže nejdřív tvá malá zteč. Vylepšení vědci útočit umějí.
    .task = Nech jednoho ze svých vědců zaútočit.
lesson-theseus-data-win =
    A teď Archivy.
    .task = Proveď jednu z karet Archivy.
lesson-theseus-data-end =
    20 bodů dat: vědci vítězí a 13 bodů života jim zbylo.
    Teď Theseus znáš. Zkus vetřelce s jejich zkratkami, Šedé s jejich sondami, nebo Pandoru, která hraje bez karet.
