lesson-nemesis-about = Probouzíš se na lodi, která není tak prázdná, jak by měla být. Učíš se hraním, s jedním společníkem, kterému můžeš věřit, nebo ne.

lesson-nemesis-awake-title = Probuzení
    .text = První kolo: karty, chodby, hluk a to, co je ve tmě.
lesson-nemesis-awake-ship =
    Tohle je Nemesis. Probouzíš se uprostřed, v Hibernatoriu. Příď a záď jsou známé: Můstek a motory. Každá místnost s otazníkem je neprozkoumaná.
    Vyhraješ, když přežiješ a splníš svůj úkol. Ostatní mají úkoly vlastní.
lesson-nemesis-awake-character =
    Každý je někdo. Tvá postava přináší deset akčních karet, zbraň a speciální předměty.
    .task = Staň se Vojákem.
    .hint = Dobrá volba na jindy. V této lekci hraješ za Vojáka.
lesson-nemesis-awake-goals =
    Máš dva tajné úkoly. Až někdo potká prvního vetřelce, jeden z nich si nadobro necháš.
    Občas se na ně podívej. Některé vyžadují něčí smrt a nevíš, jaké má Kapitán.
lesson-nemesis-awake-hand =
    Každé kolo dobíráš do pěti akčních karet. Jsou tím, co umíš, i tím, čím platíš: většina akcí stojí karty.
    Tah má dvě akce. Pak hrají ostatní a tak dál, dokud všichni nepasují.
lesson-nemesis-awake-move =
    Chodby spojují místnosti a mají čísla. Pohyb stojí jednu kartu.
    .task = Projdi vyznačenou chodbou do neprozkoumané místnosti 008.
    .hint = Každá cesta vede do tmy. Vyber vyznačenou, do místnosti 008.
lesson-nemesis-awake-pay =
    Teď platíš: karta z ruky jde na odhazovací balíček a nic neudělá. Vyber tu nejméně potřebnou.
    .task = Odhoď Demolici.
    .hint = Tuhle si nech, bude se hodit. Odhoď Demolici.
lesson-nemesis-awake-explored =
    Objevuješ Jídelnu. Žeton říká, co je na ní zvláštního: je tu porucha, takže její akce nefunguje, a jsou tu dva předměty. Počítají je malé čtverečky.
lesson-nemesis-awake-noise =
    Při vstupu do prázdné místnosti nasloucháš: hází se kostkou. Čísla 1 až 4 přinesou žeton hluku do chodby s tím číslem. Klid neznamená nic, nebezpečí přivolá vše z okolí, nebo hluk ze všech stran.
    Druhý hluk v téže chodbě znamená střet. Pamatuj si, kde žetony leží.
lesson-nemesis-awake-search =
    Zbývá jedna akce. Máš kartu Hledání a její účinek stojí jen ji samu.
    .task = Zahraj Hledání.
    .hint = Jde i to. Ale leží tu dva předměty: zahraj Hledání.
lesson-nemesis-awake-keep =
    Vidíš dva předměty a jeden si necháš; druhý se vrací pod balíček. Nikdo jiný je nevidí.
    .task = Nech si jeden ze dvou předmětů. Obinadlo se hodí vždycky.
lesson-nemesis-awake-captain =
    Obě tvé akce jsou vyčerpané, takže hraje Kapitán: jde do Jídelny, kde nevzniká hluk, protože tu stojíš ty, a hraje Provizorní opravy. Porucha je pryč.
    Přátelské gesto. Nebo tuhle místnost Kapitán potřebuje?
lesson-nemesis-awake-careful =
    Jde to i tišeji. Obezřetný pohyb stojí dvě karty. Kostkou se nehází: žeton hluku umístíš podle sebe.
    .task = Jdi obezřetně do místnosti 009.
    .hint = Potichu, prosím: vyber obezřetný pohyb do místnosti 009.
lesson-nemesis-awake-cost =
    Dvě karty, jedna po druhé.
    .task = Odhoď Krycí palbu; Vyrušení půjde samo.
    .hint = Oddech se vyplatí nechat na příští kolo. Odhoď Krycí palbu.
lesson-nemesis-awake-trace =
    Teď ten hluk. Dobrá je chodba, kterou už jít nechceš. A kde už žeton leží, tam druhý dát nelze.
    .task = Vyber, kam dát žeton hluku.
lesson-nemesis-awake-armory =
    Zbrojní sklad: tady se nabíjejí energetické zbraně, třeba tvá puška. A za tebou se zavřely dveře. Zavřenými dveřmi nikdo neprojde; vetřelec, který to zkusí, je zničí a zůstane, kde je.
lesson-nemesis-awake-pass =
    V ruce zbyla jedna karta. Můžeš hrát dál, nebo pasovat: pak čekáš do dalšího kola.
    .task = Pasuj.
    .hint = Můžeš. Ale ta karta bude mít příště větší cenu: pasuj.
lesson-nemesis-awake-keeping =
    Kdo pasuje, může karty odhodit, aby dobral nové. Co si nechá, počítá se do příštích pěti.
    .task = Kartu si nech: hotovo.
    .hint = Oddech pomáhá proti infekci. Nech si ho a skonči.
lesson-nemesis-awake-event =
    Všichni pasovali: fáze událostí. Čas klesne o jedna; na konci počítadla loď skočí a kdo bdí, zemře. Vetřelci útočí na každého, s kým jsou v místnosti, oheň je pálí a karta události jimi pohne a přinese něco nového.
    Tentokrát na palubě nikdo nebyl. Aspoň pokud víš.
lesson-nemesis-awake-bag =
    Nakonec se krmí sáček na vetřelce. Vylosuje se žeton: tentokrát odešel nymfoid a přišel strážce. Každý žeton v sáčku je vetřelec, kterého můžeš potkat, a čím déle čekáš, tím jsou horší.
lesson-nemesis-awake-again =
    Kolo 2: ruka je zase plná a žeton začínajícího hráče má Kapitán.
lesson-nemesis-awake-end =
    Tak vypadá kolo: průzkum, hledání, chůze po špičkách a pas.
    Hraj dál s Kapitánem, kterého vede počítač, nebo jdi dál: v další kapitole nejsi bez společnosti.

lesson-nemesis-contact-title = Setkání
    .text = Střet, boj, poranění a něco v krvi.
lesson-nemesis-contact-trail =
    Jiný den na téže lodi. Právě vstupuješ do této místnosti a její žeton je nebezpečí: v každé chodbě okolo leží žeton hluku.
    Ať jdeš kamkoli, další hluk v některé z nich znamená střet.
lesson-nemesis-contact-step =
    Zůstat stát také není řešení. Ještě máš akci.
    .task = Projdi vyznačenou chodbou do místnosti 002.
    .hint = Teď je nebezpečná každá cesta. Vyber vyznačenou, do místnosti 002.
lesson-nemesis-contact-pay =
    Než zaplatíš, podívej se na ruku: za chvíli může záležet na tom, kolik karet zbude.
    .task = Odhoď Hledání.
    .hint = Tahle se bude hodit v boji. Odhoď Hledání.
lesson-nemesis-contact-encounter =
    Hluk na hluk: střet. Žetony okolo mizí a ze sáčku se losuje žeton: dospělec s číslem 4. Teď stojí vedle tebe.
    Je to první vetřelec, kterého kdo potkal. Proto si nejdřív každý zvolí úkol.
lesson-nemesis-contact-objective =
    Jeden úkol ti zůstane do konce, druhý opustí hru, aniž ho kdo uvidí. Ostatní vědí jen to, zda je tvůj úkol služební, nebo osobní.
    .task = Nech si Zelenější pastviny.
    .hint = I to jde, ale v tomto příběhu si nech Zelenější pastviny.
lesson-nemesis-contact-surprise =
    Číslo na žetonu je 4 a v ruce máš 3 karty: méně, takže dospělec podniká přepadový útok. Škrábnutí: lehké poranění a karta infekce.
    Třetí lehké poranění se mění ve vážné; se třemi vážnými zabije každé další. Karta infekce teď leží mezi tvými kartami a nic nezaplatí.
lesson-nemesis-contact-shoot =
    Tvůj tah. V boji můžeš střílet, útočit na blízko, nebo ustoupit; hledání a většina akcí místností musí počkat.
    Výstřel stojí kartu a jeden kus munice.
    .task = Střílej.
    .hint = Při ústupu zaútočí první on a holýma rukama riskuješ poranění. Střílej.
lesson-nemesis-contact-first =
    Jako vždy platíš kartou.
    .task = Odhoď Demolici.
    .hint = Tuhle si nech na další výstřel. Odhoď Demolici.
lesson-nemesis-contact-miss =
    Bojová kostka ukázala nymfoida: to zasáhne jen larvy a nymfoidy. Vedle. Na dospělce platí jeho vlastní symbol a jednoduchý nebo dvojitý zásah.
lesson-nemesis-contact-shoot_again =
    Máš ještě jednu akci a čtyři kusy munice.
    .task = Střílej znovu.
    .hint = Pořád tu stojí. Střílej znovu.
lesson-nemesis-contact-second =
    Ještě jedna karta.
    .task = Odhoď Krycí palbu.
    .hint = Ne Plnou automatiku, ta přijde hned potom. Odhoď Krycí palbu.
lesson-nemesis-contact-hurt =
    Zásah: tvá puška dává 2 zranění. Nikdo neví, kolik vetřelec vydrží: po každém zásahu se otočí karta a rozhoduje její číslo. Tentokrát pět, takže žije. Příště může být nižší. Karta se šipkou by ho zahnala na útěk.
lesson-nemesis-contact-auto =
    Kapitán pasoval, takže hraješ znovu ty. Poslední karta v ruce je Plná automatika: všechna munice v jednom výstřelu, a čím víc jí je, tím víc zranění.
    .task = Zahraj Plnou automatiku.
    .hint = To je chvíle pro nejlepší kartu: Plná automatika.
lesson-nemesis-contact-dead =
    Šest zranění, stačila čtyři: dospělec je mrtvý. Leží tu jeho mršina. V Laboratoři by prozradila slabinu vetřelců.
    Puška je ale prázdná. Energetické zbraně se nabíjejí ve Zbrojním skladu.
lesson-nemesis-contact-pass =
    Nezbývá karta, která by něco zmohla.
    .task = Pasuj.
lesson-nemesis-contact-repair =
    Nové kolo, plná ruka. Jsi na Ošetřovně, kde se léčí poranění. Fialový znak ale znamená poruchu: nic tu nefunguje.
    .task = Zahraj Provizorní opravy.
    .hint = Nejdřív musí místnost fungovat: Provizorní opravy.
lesson-nemesis-contact-price =
    Provizorní opravy stojí ještě dvě karty.
    .task = Odhoď Vyrušení; Míření půjde samo.
    .hint = Ostatní karty zaplatí léčbu. Odhoď Vyrušení.
lesson-nemesis-contact-heal =
    Místnost funguje. Její akce stojí dvě karty, přesně tolik máš.
    .task = Použij místnost.
    .hint = Nejdřív to poranění: použij místnost.
lesson-nemesis-contact-sleep =
    Všechna lehká poranění jsou vyléčená a všechny karty pryč.
    .task = Pasuj.
lesson-nemesis-contact-danger =
    Ve fázi událostí vyšel ze sáčku dospělec: pak naslouchají všichni. U tebe padlo nebezpečí a hluk je zase všude kolem.
    A podívej se na novou ruku: je tu karta infekce. Zabírá místo užitečné kartě a pouhým pohledem nepoznáš, zda je na ní PARAZIT.
lesson-nemesis-contact-rest =
    Oddech prověří skenerem karty infekce v ruce. Neškodné opustí hru. PARAZIT zůstane a začne v tobě růst larva.
    .task = Zahraj Oddech.
    .hint = Nejdřív zjistíme, co máš v krvi: zahraj Oddech.
lesson-nemesis-contact-clean =
    Neškodná. Na konci hry se takto prověřuje každý, kdo přežil, tak to moc neodkládej.
lesson-nemesis-contact-end =
    Znáš už to nejhorší, co tahle loď má. Tedy skoro: je tu ještě královna.
    Hraj odtud dál, nebo se v poslední kapitole nauč, jak domů.

lesson-nemesis-home-title = Cesta domů
    .text = Kurs, motory, spánek a úkol, o kterém nikdo nesmí vědět.
lesson-nemesis-home-alone =
    Třetí plavba. Jsi blízko Můstku, ve slizu: klid pro tebe neexistuje, počítá se jako nebezpečí. Kapitán čeká v Hibernatoriu.
    V chodbě před tebou leží hluk.
lesson-nemesis-home-wish =
    Přečti si úkoly. Karanténa chce, aby loď doletěla na Mars. Kdo spí, když loď doletí jinam než na Zemi, zemře; na Marsu přežije jen ten, kdo má Karanténu.
    Co chce Kapitán, nikdo neví. Mars jistě ne.
lesson-nemesis-home-cockpit =
    Kam loď letí? To je vidět na Můstku.
    .task = Jdi na Můstek.
    .hint = Můstek je o krok dál. Vyber vyznačenou chodbu.
lesson-nemesis-home-pay =
    Jeden krok, jedna karta.
    .task = Odhoď Provizorní opravy.
    .hint = Na Můstku budeš potřebovat ty druhé dvě. Odhoď Provizorní opravy.
lesson-nemesis-home-use =
    Tentokrát bez střetu. Akce Můstku stojí dvě karty.
    .task = Použij místnost.
    .hint = Kvůli tomu tu jsi: použij místnost.
lesson-nemesis-home-look =
    Můžeš si prohlédnout kurs, nebo nastavit jiný.
    .task = Prohlédni si kurs.
    .hint = Nejdřív se podívej, pak rozhodni.
lesson-nemesis-home-secret =
    Nikdo jiný tu kartu nevidí; máš ji v zápisníku: od A do D hluboký vesmír, Mars, Země, Venuše. Kurs je B. Mars, přesně to potřebuješ!
    U stolu s přáteli by teď šlo říct Kapitánovi: „Letíme na Zemi.“ O tom, co kdo viděl, se smí lhát. Po hře je vidět, kdo lhal.
lesson-nemesis-home-engines =
    Motory jsou tři a dva musí fungovat, jinak je loď ztracena. Kdo stojí ve strojovně, může se na motor podívat a kartou Oprava ho změnit. I to ostatní nevidí.
    Riskuješ a věříš jim.
lesson-nemesis-home-ways =
    Ven vedou tři cesty: spánek v Hibernatoriu, únikový modul z evakuační komory, nebo při některých úkolech autodestrukce lodi.
    Vracíš se ke Kapitánovi. Kola plynou a nikdo nemá odvahu se hnout.
lesson-nemesis-home-open =
    Čas došel na modrá pole: hibernační komory jsou otevřené. Ale hluk je blízko. Každá chodba okolo může přinést střet.
lesson-nemesis-home-hibernate =
    Spánek stojí dvě karty a hod na hluk. Když tu potom stojí vetřelec, neusneš.
    .task = Použij místnost a usni.
    .hint = Čekáním to bezpečnější nebude. Použij místnost.
lesson-nemesis-home-asleep =
    To je štěstí: hluk vedl ke střetu, ale žeton byl prázdný. Nikdo tu není, jen nový hluk všude kolem. Spíš.
    Kapitán ještě bdí a chce také spát.
lesson-nemesis-home-choose =
    Všichni spí, loď skočí a hra končí. Nikdo nepotkal vetřelce, a tak si úkol volíš až teď.
    .task = Nech si Karanténu.
    .hint = Na ten druhý už není čas. Karanténa!
lesson-nemesis-home-check =
    Podmínky vítězství krok za krokem: dva motory fungují, loď žije. Doletí na Mars: Kapitán umírá, ty ne. Sken nic nenašel. Úkol je splněn.
    Vítězíš bez ostatních. Tomu se říká semikooperativní hra: přežívá se společně, ale ne každý musí.
lesson-nemesis-home-end =
    Víš, jak přežít a jak domů. Čeká pět dalších postav, spousta neznámých místností a královna.
    Dobrou noc.
