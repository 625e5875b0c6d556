### Nemesis: co se stalo, jedna věta pro každou variantu Event.

## Setup

nemesis-log-number_dealt = { $seat }: hráč číslo { $number }.
nemesis-log-objective_dealt =
    { $objective ->
        [none] { $seat } dostává úkol.
       *[other] { $seat } dostává úkol: { $objective }.
    }
nemesis-log-open_objective = Úkol posádky: { $objective }.
nemesis-log-characters_offered = { $seat } má na výběr: { $first }, nebo { $second }.
nemesis-log-character_chosen = { $seat }: z hibernace se probouzí { $character }.
nemesis-log-pod_placed = Únikový modul { $pod } je připraven.

## The round

nemesis-log-round_begins = Kolo { $round }.
nemesis-log-first_player = { $seat } přebírá žeton začínajícího hráče.
nemesis-log-turn_begins = Na tahu: { $seat }.
nemesis-log-card_drawn =
    { $card ->
        [none] { $seat } dobírá kartu.
       *[other] { $seat } dobírá: { $card }.
    }
nemesis-log-deck_made = { $seat } míchá nový balíček akčních karet.
nemesis-log-announced =
    { $deed ->
        [move] { $seat } se vydává chodbou { $corridor }.
        [careful] { $seat } se plíží chodbou { $corridor }.
        [shoot] { $seat } míří.
        [melee] { $seat } útočí na blízko.
        [pick_up] { $seat } něco zvedá.
        [trade] { $seat } chce něco vyměnit.
        [craft] { $seat } něco sestavuje.
        [activate] { $seat } zpřístupňuje: { $item }.
        [play] { $seat } hraje: { $card }.
        [use] { $seat } používá: { $item }.
       *[room_action] { $seat } provádí akci místnosti.
    }
nemesis-log-reacted =
    { $reaction ->
        [interruption] { $seat } hraje Vyrušení.
        [nerves_of_steel] { $seat } má Ocelové nervy.
       *[armor] { $seat } má Pancíř. Vydržel.
    }
nemesis-log-cancelled = { $seat }: akce vychází naprázdno.
nemesis-log-discarded = { $seat } odhazuje: { $card }.
nemesis-log-passed = { $seat } pasuje.
nemesis-log-turn_ends = { $seat } končí tah.
nemesis-log-revived = { $seat } znovu otevírá oči: { $slot }.

## Movement and noise

nemesis-log-moved = { $seat } vstupuje: { $to }.
nemesis-log-room_revealed = { $slot } se vynořuje ze tmy: { $room }.
nemesis-log-token_revealed = Průzkum, { $slot }: { $token }.
nemesis-log-counter_set =
    { $count ->
        [0] Není už co najít: { $slot }.
        [one] K nalezení je { $count } předmět: { $slot }.
        [few] K nalezení jsou { $count } předměty: { $slot }.
        [many] K nalezení je { $count } předmětu: { $slot }.
       *[other] K nalezení je { $count } předmětů: { $slot }.
    }
nemesis-log-noise_rolled =
    { $face ->
        [silence] { $seat } naslouchá: klid.
        [danger] { $seat } naslouchá: nebezpečí.
       *[other] { $seat } naslouchá: hluk, číslo { $face }.
    }
nemesis-log-noise_placed = Něco se hýbe: hluk v chodbě { $corridor }.
nemesis-log-technical_noise_placed = Něco škrábe ve stěnách. Hluk: { $network }.
nemesis-log-noise_cleared = Hluk kolem utichá: { $slot }.
nemesis-log-danger = Nebezpečí. Stahují se sem: { $slot }.
nemesis-log-slimed = { $seat } je ve slizu od hlavy k patě.
nemesis-log-slime_gone = { $seat } se zbavuje slizu.
nemesis-log-fire = Propuká požár: { $slot }.
nemesis-log-fire_out = Požár zhasíná: { $slot }.
nemesis-log-malfunction = Porucha: { $slot }.
nemesis-log-malfunction_gone = Porucha odstraněna: { $slot }.
nemesis-log-door_closed = Dveře v chodbě { $corridor } se zavírají.
nemesis-log-door_opened = Dveře v chodbě { $corridor } se otevírají.
nemesis-log-door_destroyed = Dveře v chodbě { $corridor } jsou rozervány.

## Intruders

nemesis-log-encounter = Střet: { $seat } a ještě něco. { $slot }.
nemesis-log-token_drawn = Vylosováno ze sáčku: { $token }.
nemesis-log-token_returned =
    { $kind ->
        [larva] Žeton larvy se vrací do sáčku.
        [creeper] Žeton nymfoida se vrací do sáčku.
        [adult] Žeton dospělce se vrací do sáčku.
        [breeder] Žeton strážce se vrací do sáčku.
        [queen] Žeton královny se vrací do sáčku.
       *[none] Prázdný žeton se vrací do sáčku.
    }
nemesis-log-token_added =
    { $kind ->
        [larva] Do sáčku přibývá žeton larvy.
        [creeper] Do sáčku přibývá žeton nymfoida.
        [adult] Do sáčku přibývá žeton dospělce.
        [breeder] Do sáčku přibývá žeton strážce.
       *[queen] Do sáčku přibývá žeton královny.
    }
nemesis-log-token_left =
    { $kind ->
        [larva] Žeton larvy opouští sáček.
        [creeper] Žeton nymfoida opouští sáček.
        [adult] Žeton dospělce opouští sáček.
        [breeder] Žeton strážce opouští sáček.
       *[queen] Žeton královny opouští sáček.
    }
nemesis-log-figure_placed = { $figure } se vynořuje ze tmy: { $slot }.
nemesis-log-figure_moved = { $figure } postupuje: { $to }.
nemesis-log-figure_left = { $figure } mizí ve tmě.
nemesis-log-figure_stays = { $figure } zůstává na místě.
nemesis-log-injured = { $figure } dostává zásah. Zranění celkem: { $injuries }.
nemesis-log-recovered = { $figure } se zotavuje. Zbývající zranění: { $injuries }.
nemesis-log-check_drawn =
    { $blood ->
        [none] Kontrola kondice, { $figure }: chce utéct ({ $card }).
       *[other] Kontrola kondice, { $figure }: odolnost { $blood } ({ $card }).
    }
nemesis-log-survives = { $figure } stále žije.
nemesis-log-killed = { $figure } padá bez života.
nemesis-log-retreats = { $figure } prchá východem { $number }.
nemesis-log-surprise = { $figure } podniká přepadový útok. Cíl: { $seat }.
nemesis-log-attacks = { $figure } útočí. Cíl: { $seat }.
nemesis-log-attack_drawn = Útok: { $card }.
nemesis-log-misses = { $figure } míjí cíl. { $seat } je bez šrámu.
nemesis-log-attack_ignored = { $seat } z toho vychází bez šrámu.
nemesis-log-infested = Larva se zavrtává do těla. Oběť: { $seat }.
nemesis-log-transformed = { $from } svléká kůži. Teď je to { $to }.
nemesis-log-egg_added = V Hnízdě přibývá vejce.
nemesis-log-egg_destroyed = Vejce zničeno: { $slot }.
nemesis-log-egg_left = Z Hnízda ubývá vejce.
nemesis-log-nest_destroyed = Hnízdo je zničeno.
nemesis-log-weakness_revealed = Slabina odhalena: { $weakness }.

## Fighting

nemesis-log-shoots = { $seat } střílí: { $weapon }.
nemesis-log-strikes = { $seat } zasazuje úder.
nemesis-log-combat_rolled =
    { $face ->
        [blank] { $seat } hází: prázdná strana.
        [creeper] { $seat } hází: nymfoid.
        [adult] { $seat } hází: dospělec.
        [hit_1] { $seat } hází: jednoduchý zásah.
       *[hit_2] { $seat } hází: dvojitý zásah.
    }
nemesis-log-rerolled = { $seat } hází znovu.
nemesis-log-missed = { $seat } míjí cíl.
nemesis-log-ammo_spent = { $seat }, { $weapon }: zbývající munice: { $left }.
nemesis-log-ammo_added = { $seat }, { $weapon }: nabito, munice: { $ammo }.
nemesis-log-thrown = { $seat } hází: { $item }. Dopadá sem: { $slot }.

## Bodies

nemesis-log-light_wound =
    { $light ->
        [0] { $seat }: z lehkých poranění je vážné.
       *[other] { $seat }: lehké poranění. Celkem: { $light }.
    }
nemesis-log-serious_wound =
    { $wound ->
        [none] { $seat }: vážné poranění.
       *[other] { $seat }: vážné poranění, { $wound }.
    }
nemesis-log-light_healed = { $seat } se zotavuje. Zbývající lehká poranění: { $light }.
nemesis-log-dressed =
    { $wound ->
        [none] { $seat } si obvazuje vážné poranění.
       *[other] { $seat } si obvazuje vážné poranění: { $wound }.
    }
nemesis-log-serious_healed =
    { $wound ->
        [none] { $seat } si léčí vážné poranění.
       *[other] { $seat } si léčí vážné poranění: { $wound }.
    }
nemesis-log-contaminated = { $seat } si bere kartu infekce.
nemesis-log-scanned =
    { $infected ->
        [none] { $cards ->
            [one] { $seat } prověřuje { $cards } kartu infekce.
            [few] { $seat } prověřuje { $cards } karty infekce.
            [many] { $seat } prověřuje { $cards } karty infekce.
           *[other] { $seat } prověřuje { $cards } karet infekce.
        }
       *[other] { $cards ->
            [one] { $seat } prověřuje { $cards } kartu infekce. PARAZIT: { $infected }.
            [few] { $seat } prověřuje { $cards } karty infekce. PARAZIT: { $infected }.
            [many] { $seat } prověřuje { $cards } karty infekce. PARAZIT: { $infected }.
           *[other] { $seat } prověřuje { $cards } karet infekce. PARAZIT: { $infected }.
        }
    }
nemesis-log-contamination_removed =
    { $cards ->
        [one] { $seat } vyřazuje { $cards } kartu infekce.
        [few] { $seat } vyřazuje { $cards } karty infekce.
        [many] { $seat } vyřazuje { $cards } karty infekce.
       *[other] { $seat } vyřazuje { $cards } karet infekce.
    }
nemesis-log-larva_placed = { $seat }: něco uvnitř roste.
nemesis-log-larva_removed = { $seat } se zbavuje larvy.
nemesis-log-died = { $seat } umírá: { $slot }.

## Items and Objects

nemesis-log-searches =
    { $deck ->
        [red] { $seat } hledá: červené předměty.
        [yellow] { $seat } hledá: žluté předměty.
       *[green] { $seat } hledá: zelené předměty.
    }
nemesis-log-item_seen =
    { $item ->
        [none] { $seat } si prohlíží předmět.
       *[other] { $seat } si prohlíží předmět: { $item }.
    }
nemesis-log-item_gained =
    { $item ->
        [none] { $seat } si bere předmět ({ $back }).
       *[other] { $seat } si bere předmět ({ $back }): { $item }.
    }
nemesis-log-item_under =
    { $item ->
        [none] { $seat } vrací dospod balíčku předmět ({ $back }).
       *[other] { $seat } vrací dospod balíčku předmět ({ $back }): { $item }.
    }
nemesis-log-item_used = { $seat } spotřebovává: { $item }.
nemesis-log-item_gone =
    { $item ->
        [none] { $seat } přichází o předmět ({ $back }).
       *[other] { $seat } přichází o předmět ({ $back }): { $item }.
    }
nemesis-log-items_lost =
    { $count ->
        [one] { $seat }: ztracen { $count } předmět.
        [few] { $seat }: ztraceny { $count } předměty.
        [many] { $seat }: ztraceno { $count } předmětu.
       *[other] { $seat }: ztraceno { $count } předmětů.
    }
nemesis-log-attached = { $seat } připevňuje: { $item }. Zbraň: { $to }.
nemesis-log-taped = { $seat } slepuje páskou: { $item } a { $to }.
nemesis-log-activated = { $seat } odteď může používat: { $item }.
nemesis-log-crafted = { $seat } sestavuje: { $item }.
nemesis-log-picked_up = { $seat } zvedá: { $thing }.
nemesis-log-put_down = { $seat } odkládá: { $thing }. Leží zde: { $slot }.
nemesis-log-trade_begins = { $seat } zahajuje výměnu.
nemesis-log-shown =
    { $item ->
        [none] { $seat } ukazuje předmět. Vidí: { $to }.
       *[other] { $seat } ukazuje: { $item }. Vidí: { $to }.
    }
nemesis-log-handed =
    { $thing ->
        [none] { $back ->
            [none] { $from } něco předává. Přebírá: { $to }.
           *[other] { $from } předává předmět ({ $back }). Přebírá: { $to }.
        }
       *[other] { $from } předává: { $thing }. Přebírá: { $to }.
    }
nemesis-log-trade_ends = { $seat }: konec výměny.

## The ship

nemesis-log-time_moved =
    { $space ->
        [jump] Čas vypršel: loď se chystá ke skoku.
       *[other] Čas běží: { $space }.
    }
nemesis-log-hibernation_opens = Hibernační komory se otevírají.
nemesis-log-self_destruct =
    { $space ->
        [skull] Autodestrukce: nula.
       *[other] Autodestrukce: { $space }.
    }
nemesis-log-self_destruct_stopped = Autodestrukce zastavena.
nemesis-log-pod_unlocked = Únikový modul { $pod } je odjištěn.
nemesis-log-pod_locked = Únikový modul { $pod } je zajištěn.
nemesis-log-boarded = { $seat } nastupuje do únikového modulu { $pod }.
nemesis-log-stepped_out = { $seat } vystupuje z modulu: { $slot }.
nemesis-log-launched = Únikový modul { $pod } startuje.
nemesis-log-evacuated = { $seat } opouští loď.
nemesis-log-hibernates = { $seat } usíná v hibernační komoře.
nemesis-log-attempt_fails = { $seat } má společnost: pokus selhává.
nemesis-log-engine_seen =
    { $runs ->
        [yes] { $seat } kontroluje motor { $engine }: funkční.
        [no] { $seat } kontroluje motor { $engine }: poškozený.
       *[none] { $seat } kontroluje motor { $engine }.
    }
nemesis-log-engine_handled =
    { $swapped ->
        [yes] { $seat } prohazuje destičky motoru { $engine }.
       *[no] { $seat } nechává motor { $engine } beze změny.
    }
nemesis-log-coordinates_seen =
    { $card ->
        [none] { $seat } si prohlíží kurs.
       *[other] { $seat } si prohlíží kurs: karta { $card }.
    }
nemesis-log-tile_seen =
    { $room ->
        [none] { $seat } si prohlíží destičku: { $slot }.
       *[other] { $seat } si prohlíží destičku: { $slot } je { $room }.
    }
nemesis-log-token_seen =
    { $token ->
        [none] { $seat } si prohlíží žeton průzkumu: { $slot }.
       *[other] { $seat } si prohlíží žeton průzkumu: { $slot }, { $token }.
    }
nemesis-log-objective_seen =
    { $objective ->
        [none] { $seat } čte kartu úkolu. Majitel: { $of }.
       *[other] { $seat } čte kartu úkolu. Majitel: { $of }. Je to { $objective }.
    }
nemesis-log-event_seen =
    { $card ->
        [none] { $seat } si prohlíží příští kartu události.
       *[other] { $seat } si prohlíží příští kartu události: { $card }.
    }
nemesis-log-event_put =
    { $on_top ->
        [yes] { $seat } nechává kartu události navrchu.
       *[no] { $seat } vrací kartu události dospod balíčku.
    }
nemesis-log-destination_set = { $seat } nastavuje kurs: { $space }.
nemesis-log-signal_sent = { $seat } vysílá signál.
nemesis-log-airlock_set = Příprava k odsátí vzduchu: { $slot }.
nemesis-log-airlock_off = Odsátí vzduchu odvoláno: { $slot }.
nemesis-log-airlock_opens = Komora se otevírá do vesmíru: { $slot }.

## The Event Phase

nemesis-log-event_drawn = Událost: { $card }.
nemesis-log-number_drawn = Karta události { $card } ukazuje číslo { $number }.
nemesis-log-event_removed = Karta události vyřazena ze hry: { $card }.
nemesis-log-event_deck_made = Balíček událostí se znovu míchá.
nemesis-log-development_drawn = Vetřelci se vyvíjejí: { $token }.

## Objectives and the end

nemesis-log-contact = První kontakt: na palubě něco je.
nemesis-log-objective_kept =
    { $objective ->
        [none] { $corporate ->
            [yes] { $seat } si nechává služební úkol.
           *[no] { $seat } si nechává druhý úkol.
        }
       *[other] { $seat } si nechává úkol: { $objective }.
    }
nemesis-log-game_ends =
    { $cause ->
        [jump] Nemesis skáče do hyperprostoru.
        [self_destruct] Autodestrukce dobíhá do konce.
        [ninth_fire] Požárů je příliš: loď lehá popelem.
        [ninth_malfunction] Poruch je příliš: trup lodi praská.
       *[nobody_active] Na palubě už nikdo nemůže jednat.
    }
nemesis-log-ship_destroyed = Nemesis je zničena.
nemesis-log-engine_revealed =
    { $working ->
        [yes] Motor { $engine } je funkční.
       *[no] Motor { $engine } je poškozený.
    }
nemesis-log-coordinates_revealed = Kurs odhalen: karta { $card }.
nemesis-log-arrived = Loď přilétá do cíle: { $destination }.
nemesis-log-check_begins = { $seat }: kontrola infekce.
nemesis-log-check_card = { $seat } odhaluje: { $card }.
nemesis-log-check_survived = { $seat } žije.
nemesis-log-lost_aboard = { $seat } zůstává na palubě navždy.
nemesis-log-objective_revealed =
    { $fulfilled ->
        [yes] { $seat }: { $objective }. Úkol splněn.
       *[no] { $seat }: { $objective }. Úkol nesplněn.
    }
nemesis-log-crew_objective =
    { $fulfilled ->
        [yes] Úkol posádky: { $objective }. Splněn.
       *[no] Úkol posádky: { $objective }. Nesplněn.
    }
nemesis-log-wins = { $seat } vítězí.

## The Intruder player

nemesis-log-takes_over = { $seat } přebírá vetřelce.
nemesis-log-intruder_card_drawn =
    { $card ->
        [none] { $seat } dobírá kartu vetřelců.
       *[other] { $seat } dobírá kartu vetřelců: { $card }.
    }
nemesis-log-intruder_plays =
    { $way ->
        [move] { $seat } hraje na pohyb: { $card }.
        [attack] { $seat } hraje na útok: { $card }.
       *[effect] { $seat } hraje pro efekt: { $card }.
    }
nemesis-log-intruder_discards = { $seat } odhazuje kartu vetřelců: { $card }.
nemesis-log-attack_seen =
    { $card ->
        [none] { $seat } si prohlíží kartu útoku.
       *[other] { $seat } si prohlíží kartu útoku: { $card }.
    }
nemesis-log-event_choice_seen =
    { $card ->
        [none] { $seat } si prohlíží kartu události.
       *[other] { $seat } si prohlíží kartu události: { $card }.
    }
nemesis-log-event_left = Karta události odložena: { $card }.
nemesis-log-check_failed = { $seat } – to už není člověk. Umírá.

## Talk

nemesis-log-claimed =
    { $claim ->
        [engine] { $working ->
            [yes] { $seat } říká: motor { $engine } je funkční.
           *[no] { $seat } říká: motor { $engine } je poškozený.
        }
        [coordinates] { $seat } říká: pod { $space } se skrývá { $destination }.
        [tile] { $seat } říká: { $slot } je { $room }.
        [holds] { $yes ->
            [yes] { $seat } říká, že má: { $item }.
           *[no] { $seat } říká, že nemá: { $item }.
        }
        [infected] { $cards ->
            [0] { $seat } říká: parazita nemám.
            [one] { $seat } říká: mám { $cards } kartu s PARAZITEM.
            [few] { $seat } říká: mám { $cards } karty s PARAZITEM.
            [many] { $seat } říká: mám { $cards } karty s PARAZITEM.
           *[other] { $seat } říká: mám { $cards } karet s PARAZITEM.
        }
       *[kept] { $group ->
            [personal] { $seat } říká: můj úkol je osobní.
            [corporate] { $seat } říká: můj úkol je služební.
           *[solo_coop] { $seat } říká: můj úkol je pro kooperativní/sólový režim.
        }
    }
nemesis-log-claimed-truth =
    { $truth ->
        [yes] Byla to pravda.
        [no] Byla to lež.
       *[none] Zda to byla pravda, se už nikdo nedozví.
    }
nemesis-log-item_revealed = { $seat } odkrývá: { $item }.
nemesis-log-item_put_back =
    { $item ->
        [none] { $seat } vrací zpět dospod balíčku předmět ({ $back }).
       *[other] { $seat } vrací zpět dospod balíčku předmět ({ $back }): { $item }.
    }

## What you have seen: your own notes, one message for each variant of Fact

nemesis-note-engine =
    { $working ->
        [yes] Motor { $engine }: funkční.
       *[no] Motor { $engine }: poškozený.
    }
nemesis-note-coordinates = Kurs: karta { $card }.
nemesis-note-tile = { $slot } je { $room }.
nemesis-note-token = Žeton průzkumu, { $slot }: { $token }.
nemesis-note-objective = Úkol, { $of }: { $objective }.
nemesis-note-event =
    { $on_top ->
        [yes] Příští karta události: { $card }.
       *[no] Karta události vespod balíčku: { $card }.
    }
nemesis-note-item =
    { $under ->
        [yes] Předmět vespod balíčku: { $item }.
       *[no] { $of } má: { $item }.
    }
nemesis-note-scan = Tvůj sken: PARAZIT { $infected }, neškodné { $clean }.
