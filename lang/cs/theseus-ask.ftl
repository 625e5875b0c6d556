## Otázky; .text je vysvětluje tomu, kdo nečetl pravidla

theseus-ask-lay_sector = Který sektor přijde v prstenci jako další?
    .text = Prstenec se skládá po směru hodinových ručiček, sektor po sektoru. Jednotky chodí jen tím směrem: nejdřív dojdeš do sektoru hned za svým domovem. Začíná ten, čí domov je první za Chodbami.
theseus-ask-alliance_sector = Který z vašich dvou sektorů aliance vyloží?
    .text = Aliance má jeden společný domov. Druhý sektor zůstává v krabici.
theseus-ask-pandora_token = Kam položíš žeton Pandory?
    .text = Sektor vedle něj se stává i domovem Pandory. Vlevo: Pandora hraje před majitelem sektoru. Vpravo: po něm.
theseus-ask-draft = Která karta přijde do tvého balíčku jako další?
    .text = Tvou volbu nikdo nevidí. Balíček se zamíchá; známá je jen jeho velikost a vrchní karta.
theseus-ask-opening_card = Kterou z těchto karet instaluješ před prvním tahem?
    .text = Jsou to první karty tvého balíčku. Zbylé počkají na polích tvého sektoru; okamžitá karta jde do rezervy.
theseus-ask-opening_slot = Na které prázdné pole?
    .text = Karta působí v sektoru, kde leží: pasti tam, kde se zastavují nepřátelé, akční karty tam, kde se zastavují tvé jednotky.
theseus-ask-place_unit = { $home ->
        [yes] Postav jednotku do svého sektoru.
       *[no] Postav poslední jednotku do libovolné prázdné místnosti.
    }
    .text = Útočí se jen skrz průchody uvnitř sektoru. A čím víc jednotek v sektoru stojí, tím dál každá z nich jde.
theseus-ask-move = Kterou jednotkou pohneš?
    .text = Jde po směru hodinových ručiček o tolik sektorů, kolik jednotek stojí v jejím sektoru, včetně jí samé. Kde se zastaví, tam přijdou na řadu nepřátelské pasti, potom tvé akční karty, akce sektoru a jedna čekající karta.
theseus-ask-extra_turn = Tah navíc: kterou jednotkou pohneš?
    .text = Technická hala dává celý tah jiné tvé jednotce, která se ještě nepohnula.
theseus-ask-start_move = { $unit } vyráží: počítat sektory, nebo zvolit Větrací výstup?
    .text = Větrací výstup pohyb hned ukončí. Můžeš také nejdřív něco použít.
theseus-ask-path = { $leap ->
        [yes] Před tebou je zkratka: vstoupit do sektoru, nebo ho přeskočit?
       *[no] Jít dál, nebo nejdřív něco použít?
    }
    .text = Přeskočení sektoru nestojí bod pohybu a nic tam nespustí.
theseus-ask-time_loop = Kolik bodů pohybu využiješ v Časové smyčce? Nejvýš { $most }.
    .text = Body využité tady nenesou jednotku dál.
theseus-ask-last_sector = { $runner ->
        [yes] Zastavit se tady, nebo poslat Běžce o sektor dál?
       *[no] Zastavit se tady, nebo nejdřív něco použít?
    }
    .text = Pohyb tu končí. Běžec může jít o sektor dál a Průchod ponese dál kteroukoli tvou jednotku.
theseus-ask-teleport = Zůstat, nebo se teleportovat?
    .text = Leží tu tvůj Teleport: než jednotka zaujme místnost, může se přenést do libovolného sektoru.
theseus-ask-room = { $sector }: která místnost?
    .text = Mysli na průchody: rozhodují, na koho dosáhneš a kdo dosáhne na tebe. Zaplnění čtvrté místnosti vyvolá malou zteč.
theseus-ask-any_room = Zpět z vesmíru: do které místnosti?
    .text = Do libovolné prázdné místnosti libovolného sektoru. Nepřátelské pasti tam působí a tím tah končí.
theseus-ask-push = { $sector }: žádná místnost není prázdná. Koho vypudíš do vesmíru?
    .text = Kteroukoli jednotku odsud, i vlastní. Návrat ji bude stát celý tah.
theseus-ask-trap_order = Která past působí první?
    .text = Na tuto jednotku působí několik pastí. Pořadí určuješ ty.
theseus-ask-attacker = { $scope ->
        [ambush] Přepadení: kdo útočí jako další?
        [sector] Malá zteč: kdo útočí jako další?
       *[everywhere] Zteč: kdo útočí jako další?
    }
    .text = Útočí všichni, kdo mohou; pořadí volíš ty. Vylepšené strany často zasáhnou každého v dosahu, některé základní neútočí vůbec.
theseus-ask-target = { $among ->
        [barricaded] Barikády: kdo z nich je zasažen?
       *[all] { $attacker } útočí: na koho?
    }
    .text = Zranění stojí majitele jednotky 1 bod života; jednotky samy neumírají. Ve hře každý proti všem místo toho 1 bod života získáš ty.
theseus-ask-card_order = Kterou kartu provedeš teď?
    .text = Provádíš všechny své akční karty v tomto sektoru, v libovolném pořadí.
theseus-ask-window = Použít něco, nebo jít dál?
    .text = Mezi kroky svého tahu můžeš použít žetony vylepšení, okamžité a bonusové karty. Když půjdeš dál, zůstanou ti.
theseus-ask-sector_order = Co nejdřív: žeton vylepšení, nebo akce sektoru?
    .text = Domov Pandory je neutrální sektor, takže se stane obojí.
theseus-ask-home = Jsi doma: žeton vylepšení, vyčištění základny, nebo nic?
    .text = Vyčištění základny vyřadí ze hry jednu nepřátelskou kartu instalovanou tady.
theseus-ask-malfunction = Kam položíš žeton poruchy?
    .text = Karta pod ním nefunguje a nelze ji instalovat, odhodit ani posílit, dokud někdo žeton nepřesune.
theseus-ask-pending = Čekající karty: které pole použiješ?
    .text = Jedno pole: na prázdné dáš svou vrchní kartu, nepřátelskou kartu vyměníš, vlastní instaluješ a pole doplníš. Máš-li prázdný balíček, doplnění posune žeton konce.
theseus-ask-install = Kam kartu instaluješ?
    .text = Na libovolné prázdné pole libovolného sektoru. Z pole s bonusovou kartou si ji bereš; položíš-li kartu na vlastní, ta původní se odhodí.
theseus-ask-embryo = Který Zárodek se narodí?
    .text = Lapači přebírají karty natrvalo, Běžci jdou dál, Bojovníci útočí.
theseus-ask-take_over = Převezmeš tu nějakou kartu?
    .text = Zárodek, který se právě pohnul, položíš na nepřátelskou kartu; ta pak působí pro Pandoru.
theseus-ask-spend_upgrade = Co vylepšíš?
    .text = Otočíš jednotku na vylepšenou stranu, nebo zvýšíš číslo instalované karty o 1. Za každý žeton, který na ní už leží, zaplatíš z rezervy jeden navíc.
theseus-ask-evolution = Která jednotka se vyvine?
    .text = Otočíš ji na vylepšenou stranu.
theseus-ask-mental_probe = Který sektor prozkoumáš sondou?
    .text = Získáváš 1 bod dat a další za každou nepřátelskou jednotku, která tam stojí.
theseus-ask-tactical_order = Která jednotka zaútočí?
    .text = Jedna z tvých jednotek ihned zaútočí.
theseus-ask-attack_from_darkness = Která jednotka zaútočí ze tmy?
    .text = Nejvýš tolik tvých jednotek, kolik říká karta, ať stojí kdekoli.
theseus-ask-trap_detector = Kam položíš žeton deaktivace?
    .text = Jednou umlčí nepřátelské pasti ve svém sektoru pro tvou příští jednotku, která na ně narazí.
theseus-ask-move_enemy = Kterou nepřátelskou jednotkou pohneš?
    .text = Rozhoduješ o celém jejím pohybu: o místnosti, o tom, koho vypudí, o pořadí pastí. Vlastní karty pro ni nic nedělají.
theseus-ask-kidnap = Koho uneseš?
    .text = Přemístíš odsud nepřátelskou jednotku do jiného sektoru a tamní pasti na ni působí.
theseus-ask-kidnap_to = Kam?
    .text = Do sektorů po cestě se nevstupuje.
theseus-ask-invisibility = Která jednotka se stane neviditelnou?
    .text = Do konce jejího příštího pohybu na ni nelze útočit a nespouští pasti.
theseus-ask-degrade = Kdo ztratí vylepšení?
    .text = Která to budou, volí soupeř.
theseus-ask-lose_upgrade = Které vylepšení ztratíš?
    .text = Žeton z rezervy, žeton z karty, nebo vylepšenou stranu jednotky.
theseus-ask-medlab = Kdo ztratí bod života?
    .text = Ve hře každý proti všem bere Medlab soupeřům nasbíraný život.
theseus-ask-detonate = Odpálit nálož?
    .text = Každá nepřátelská jednotka v tomto sektoru utrpí zranění a karta opouští hru.
theseus-ask-transfer = Na kom provedeš Transfer?
    .text = Jednotka utrpí zranění a ty získáš stejný počet bodů dat.
theseus-ask-remote_control = Kterou kartu spustíš na dálku?
    .text = Kteroukoli svou akční kartu v libovolném sektoru.
theseus-ask-base_plans = Kterou čekající kartu instaluješ?
    .text = Kteroukoli svou, z libovolného sektoru. Její pole se doplní.

theseus-ask_note-in_hand = Karta: { $card }.
theseus-ask_note-under_way = { $unit } – { $sector }. { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { $left ->
        [one] { $left } bod pohybu
        [few] { $left } body pohybu
       *[other] { $left } bodů pohybu
    }.
theseus-ask_note-arriving = { $unit } přichází.
theseus-ask_note-draft = Vybráno { $chosen } z { $size }.

## Odpovědi; .text říká, co dělají

theseus-answer-pass = { $choice ->
        [start_move] Počítat sektory
        [path] { $leap ->
            [yes] Vstoupit
           *[no] Dál
        }
        [last_sector] Zastavit se
        [teleport] Zůstat
        [window] Dál
        [home] Nic
        [pending] Pasovat
       *[other] Odmítnout
    }
    .text = { $choice ->
        [start_move] obvyklý pohyb, sektor po sektoru
        [path] { $leap ->
            [yes] sektor se počítá jako každý jiný
           *[no] do dalšího sektoru
        }
        [last_sector] pohyb tu končí
        [teleport] jednotka zaujme místnost tady
        [window] teď nic nepoužiješ
        [home] žádný žeton ani vyčištění základny
        [pending] nechat čekající karty být a ukončit tah
        [take_over] Zárodek zůstane jednotkou
       *[other] nic víc tu neuděláš
    }
theseus-answer-use = Použít: { $what }
theseus-answer-unit = { $unit }
theseus-answer-room = { $room }
theseus-answer-sector = { $sector }
theseus-answer-slot = { $slot }
theseus-answer-pending = { $pending }
theseus-answer-card = { $card }
theseus-answer-seat = { $seat }
theseus-answer-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
theseus-answer-leap = Přeskočit
    .text = bez bodu pohybu a bez pastí
theseus-answer-exit = Větrací výstup: { $sector }
    .text = pohyb tam hned končí
theseus-answer-run_on = O sektor dál
    .text = Běžec to smí
theseus-answer-upgrade_token = Žeton vylepšení
    .text = bereš ze společné zásoby (zbývá: { $left })
theseus-answer-sector_action = Akce sektoru
    .text = nejdřív sektor, pak žeton
theseus-answer-reserve = Z rezervy
    .text = tvůj žeton (v rezervě: { $reserve })
theseus-answer-detonate = Odpálit
    .text = zraní každou nepřátelskou jednotku v tomto sektoru; karta opouští hru
theseus-answer-embryo = { $kind }
theseus-answer-pandora_token = { $sector }, { $side }

## Pasovat nelze: co je třeba udělat

theseus-must-lay_sector = Prstenec potřebuje další sektor.
theseus-must-alliance_sector = Jeden z vašich dvou sektorů se musí vyložit.
theseus-must-pandora_token = Žeton Pandory musí ležet u některého sektoru.
theseus-must-draft = Tvůj balíček potřebuje další kartu.
theseus-must-opening_card = Jedna z těchto karet se musí instalovat.
theseus-must-place_unit = Jednotka se musí postavit.
theseus-must-move = Pohyb je povinný: vyber jednotku.
theseus-must-extra_turn = Tah navíc je povinný: vyber jednotku.
theseus-must-time_loop = Zvol počet bodů; 0 znamená žádný.
theseus-must-room = Jednotka musí zaujmout místnost.
theseus-must-push = Sektor je plný: některá jednotka musí ven.
theseus-must-trap_order = Působí všechny tyto pasti; volíš jen pořadí.
theseus-must-attacker = Kdo může útočit, musí; volíš jen pořadí.
theseus-must-target = Útok musí zasáhnout někoho v dosahu.
theseus-must-card_order = Provádějí se všechny tyto karty; volíš jen pořadí.
theseus-must-sector_order = Stane se tu obojí; volíš jen pořadí.
theseus-must-malfunction = Žeton poruchy se musí položit.
theseus-must-install = Karta se musí instalovat.
theseus-must-embryo = Dokud jsou Zárodky, jeden se narodit musí.
theseus-must-spend_upgrade = Žeton se právě používá: vyber jednotku nebo kartu.
theseus-must-evolution = Okamžitá karta se právě používá: vyber jednotku.
theseus-must-mental_probe = Okamžitá karta se právě používá: vyber sektor.
theseus-must-kidnap_to = Unesená jednotka musí do jiného sektoru.
theseus-must-degrade = Je třeba určit soupeře.
theseus-must-lose_upgrade = O jedno vylepšení musíš přijít.
theseus-must-transfer = Je třeba vybrat jednotku.
theseus-must-path = Další sektor je třeba přeskočit.
theseus-must-other = Je třeba zvolit jednu z možností.

## Odmítnutí: obecně

theseus-refusal-not_asked = Na to se otázka neptá.
theseus-refusal-no_such_unit = V této hře taková jednotka není.
theseus-refusal-only_opponent = Určit lze jen soupeře.
theseus-refusal-no_life_collected = { $seat }: žádný nasbíraný život.
theseus-refusal-embryo_none_left = { $kind }: v zásobě už žádný není.
theseus-refusal-not_embryo = { $kind }: to není Zárodek.

## Odmítnutí: pohyb

theseus-refusal-no_shortcut_ahead = V dalším sektoru neleží žádná tvá funkční zkratka.
theseus-refusal-no_exit_there = { $sector }: ventilace odsud tam nevede.
theseus-refusal-exit_only_own = Větracím výstupem jde jen vlastní jednotka, ve chvíli, kdy vyráží.
theseus-refusal-runner_only = O sektor dál jde jen Běžec, jednou za pohyb.
theseus-refusal-time_loop_most = Tato Časová smyčka pojme nejvýš { $most ->
        [one] { $most } bod
        [few] { $most } body
       *[other] { $most } bodů
    }.
theseus-refusal-moved_already = { $unit }: tato jednotka se v tomto tahu už pohnula.
theseus-refusal-not_own_unit = { $unit }: to není tvá jednotka, pohnout můžeš jen vlastní.
theseus-refusal-ally_unit = { $unit }: to je jednotka spojence, s jeho jednotkami hýbat nelze.
theseus-refusal-space_no_extra = { $unit }: jednotka ve vesmíru nemůže mít tah navíc.
theseus-refusal-space_no_room = { $unit }: z vesmíru není kam, na stanici není prázdná místnost.
theseus-refusal-not_in_sector = { $unit }: tato jednotka nestojí v žádném sektoru.
theseus-refusal-unit_elsewhere = { $unit }: tato jednotka nestojí tady: { $sector }.
theseus-refusal-held = { $unit }: tuto jednotku drží Chapač.
theseus-refusal-own_side_unit = { $unit } je na tvé straně: vybrat lze jen nepřátelskou jednotku.
theseus-refusal-only_enemy_unit = Vybrat lze jen nepřátelskou jednotku.

## Odmítnutí: místnosti a sektory

theseus-refusal-room_taken = V této místnosti už stojí: { $unit }.
theseus-refusal-move_ends_in = Pohyb končí tady: { $sector }.
theseus-refusal-sector_full = { $sector }: žádná místnost není prázdná, některá jednotka musí ven.
theseus-refusal-place_at_home = Tyto jednotky se staví do vlastního sektoru.
theseus-refusal-sector_not_in_game = { $sector }: tento sektor není ve hře.
theseus-refusal-sector_laid_already = { $sector }: tento sektor už v prstenci leží.
theseus-refusal-sector_of_nobody = { $sector }: za frakci tohoto sektoru nikdo nehraje.
theseus-refusal-sector_of_neither = { $sector }: to není domov žádné z vašich frakcí.
theseus-refusal-kidnap_same_sector = { $sector }: právě odtud jednotku unášíš.

## Odmítnutí: útoky

theseus-refusal-attack_not_yours = { $unit }: to není tvá jednotka, útočí jen vlastní.
theseus-refusal-attack_nowhere = { $unit }: tato jednotka nestojí v žádném sektoru a nemůže útočit.
theseus-refusal-attack_here_only = Teď útočí jen jednotky v tomto sektoru: { $sector }.
theseus-refusal-ambush_here_only = Přepadení se účastní jen jednotky v tomto sektoru: { $sector }.
theseus-refusal-no_attack_side = { $unit }: strana, která je nahoře, nemá útok.
theseus-refusal-nobody_in_range = { $unit }: nikdo není v dosahu.
theseus-refusal-attacked_already = { $unit }: tato jednotka už v této zteči útočila.
theseus-refusal-darkness_again = { $unit }: tato jednotka už v tomto tahu díky této kartě útočila.
theseus-refusal-target_own = { $unit } je na tvé straně: útočí se jen na nepřátelské jednotky.
theseus-refusal-target_nowhere = { $unit }: tato jednotka nestojí v žádném sektoru a nelze na ni útočit.
theseus-refusal-target_other_sector = { $unit }: tato jednotka stojí v jiném sektoru než útočník.
theseus-refusal-invisible = { $unit }: tato jednotka je neviditelná.
theseus-refusal-hideout = { $unit }: tuto jednotku chrání Úkryt.
theseus-refusal-no_passage = { $unit } stojí za stěnou: tyto místnosti nespojuje průchod.
theseus-refusal-not_behind_barricades = { $unit }: tato jednotka není za těmito Barikádami.
theseus-refusal-card_does_not_attack = { $card }: tato karta neútočí.
theseus-refusal-hidden_not_yours = Tento Skrytý není tvůj.
theseus-refusal-hidden_asleep = Skrytý teď nepůsobí.
theseus-refusal-hidden_struck = Skrytý už udeřil.
theseus-refusal-hidden_later = Skrytý udeří po jednotkách svého sektoru, má-li koho zasáhnout, a nikdy v Přepadení.

## Odmítnutí: vylepšení a neviditelnost

theseus-refusal-turn_enemy = { $unit }: to je nepřátelská jednotka, otáčejí se jen vlastní.
theseus-refusal-unit_not_in_play = { $unit }: tato jednotka není ve hře.
theseus-refusal-upgraded_already = { $unit }: tato jednotka už je vylepšená.
theseus-refusal-no_upgraded_side = { $unit }: tato jednotka nemá vylepšenou stranu.
theseus-refusal-not_upgraded = { $unit }: tato jednotka není vylepšená.
theseus-refusal-turn_back_not_yours = { $unit }: to není tvá jednotka, neotáčíš ji ty.
theseus-refusal-invisible_already = { $unit }: tato jednotka už je neviditelná.
theseus-refusal-vanish_enemy = { $unit }: to je nepřátelská jednotka, neviditelné mohou být jen tvé.
theseus-refusal-no_reserve_token = V tvé rezervě není žádný žeton vylepšení.
theseus-refusal-nothing_to_upgrade = Žádná jednotka nestojí základní stranou nahoru a na žádnou kartu ti žetony nestačí.
theseus-refusal-strengthen_enemy = { $card }: to je nepřátelská karta, posilují se jen vlastní.
theseus-refusal-no_number = { $card }: tato karta nemá číslo, které by šlo zvýšit.
theseus-refusal-strengthen_most = { $card }: karta už nese { $count ->
        [one] { $count } žeton vylepšení
        [few] { $count } žetony vylepšení
       *[other] { $count } žetonů vylepšení
    }, víc jich mít nemůže.
theseus-refusal-strengthen_cost = { $card }: potřebuješ { $cost ->
        [one] { $cost } žeton
        [few] { $cost } žetony
       *[other] { $cost } žetonů
    }; v rezervě máš { $reserve }.
theseus-refusal-no_token_on_card = { $card }: na této kartě není žádný žeton vylepšení.
theseus-refusal-not_your_card = { $card }: to není tvá karta.

## Odmítnutí: karty

theseus-refusal-card_of_other_faction = { $card }: to je karta jiné frakce: { $faction }.
theseus-refusal-card_level = { $card }: to je karta úrovně { $level }; v této hře je nejvyšší úroveň { $levels }.
theseus-refusal-card_no_copy = { $card }: všechny kusy už máš v balíčku.
theseus-refusal-card_not_taken = { $card }: tato karta není mezi kartami na začátek.
theseus-refusal-slot_has_bonus = Pole s bonusovou kartou není prázdné.
theseus-refusal-slot_taken = Na tomto poli už leží: { $card }.
theseus-refusal-no_card_on_slot = Tady neleží žádná karta: { $slot }.
theseus-refusal-install_over_enemy = { $card }: to je nepřátelská karta, ustoupit může jen tvá.
theseus-refusal-no_place = { $card }: tuto kartu není kam instalovat.
theseus-refusal-card_elsewhere = { $card }: tato karta neleží tady: { $sector }.
theseus-refusal-not_a_trap = { $card }: to není past, která teď působí.
theseus-refusal-perform_enemy = { $card }: to je nepřátelská karta, provádějí se jen vlastní.
theseus-refusal-not_action_card = { $card }: to není akční karta.
theseus-refusal-switched_off = { $card }: tuto kartu vypíná žeton poruchy.
theseus-refusal-entangled = { $card }: tuto kartu omotaly Úponky.
theseus-refusal-performed_already = { $card }: tato karta už proběhla.
theseus-refusal-run_already = { $card }: tato karta už byla spuštěna.
theseus-refusal-remote_itself = { $card }: tato karta nespouští sama sebe.
theseus-refusal-takeover_own = { $card } je na tvé straně: převzít lze jen nepřátelskou kartu.
theseus-refusal-plans_enemy = { $card }: to je nepřátelská karta, instalovat lze jen vlastní.
theseus-refusal-pending_elsewhere = Pohyb skončil jinde; používají se jen pole tohoto sektoru: { $sector }.
theseus-refusal-pending_nothing = Pole je prázdné a tvůj balíček také.
theseus-refusal-no_pending_card = Na tomto poli žádná karta nečeká.

## Odmítnutí: žeton poruchy a vyčištění základny

theseus-refusal-malfunction_on_bonus = Žeton poruchy nemůže ležet na bonusové kartě.
theseus-refusal-malfunction_own_side = { $card } je na tvé straně: žeton patří na kartu soupeře.
theseus-refusal-safeguards_draw = Zabezpečení stahuje žeton na sebe.
theseus-refusal-malfunction_keeps_slot = Karta pod žetonem poruchy své pole neuvolní.
theseus-refusal-malfunction_no_removal = Kartu pod žetonem poruchy nelze vyřadit.
theseus-refusal-malfunction_no_takeover = Kartu pod žetonem poruchy nelze převzít.
theseus-refusal-malfunction_tokens_stay = Žetony z vypnuté karty nelze ztratit.
theseus-refusal-malfunction_pending = Kartu pod žetonem poruchy nelze instalovat ani odhodit.
theseus-refusal-cleaning_only_here = Vyčištění základny vyřazuje jen karty tohoto sektoru: { $sector }.
theseus-refusal-cleaning_own = { $card } je na tvé straně: vyčištění základny vyřazuje nepřátelskou kartu.
theseus-refusal-pandora_no_cleaning = Pandora nemá vyčištění základny.

## Odmítnutí: věci v rezervě

theseus-refusal-own_turn_only = Žetony, okamžité a bonusové karty se používají jen ve vlastním tahu.
theseus-refusal-decide_first = Nejdřív odpověz na otázku.
theseus-refusal-no_instant = V tvé rezervě není žádná okamžitá karta.
theseus-refusal-no_attack_for_order = Žádná tvá jednotka schopná útoku nemá nepřítele v dosahu.
theseus-refusal-no_base_side = Žádná tvá jednotka nestojí základní stranou nahoru.
theseus-refusal-no_bonus = Nemáš bonusovou kartu: { $bonus }.
theseus-refusal-passage_in_move = Průchod se používá při pohybu vlastní jednotky, než se zastaví.
theseus-refusal-deck_empty = Tvůj balíček je prázdný.
