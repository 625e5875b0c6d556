### Nemesis: názvy všeho, co je v krabici, a účinky vlastními slovy.

## The game

nemesis-name = Nemesis
    .text = Něco vás vytrhlo z hibernace. Někdo z posádky je mrtvý, loď je ponořená do tmy a vy tu nejste sami.

## Names put together

nemesis-label-seat = Místo { $number }
nemesis-label-place = { $room } ({ $slot })
nemesis-label-unexplored = Místnost { $slot }
nemesis-label-corridor = Chodba { $corridor }
nemesis-label-figure =
    { $kind ->
        [larva] Larva { $number }
        [creeper] Nymfoid { $number }
        [adult] Dospělec { $number }
        [breeder] Strážce { $number }
       *[queen] Královna
    }
nemesis-label-pod = Únikový modul { $pod }
nemesis-label-engine = Motor { $engine }
nemesis-label-activation = Zpřístupnění: { $condition }
nemesis-label-development = Při evoluci vetřelců: { $effect }

## Characters

nemesis-character-captain = Kapitán
    .text = Vydává rozkazy a drží ostatní na nohou. Zbraň: Revolver. Speciální předměty: Čipová karta, Interkom.
nemesis-character-pilot = Pilotka
    .text = Zná kormidlo i každý průlez na lodi. Zbraň: Brokovnice. Speciální předměty: Systém orbitálního manévrování, Evakuační klíč.
nemesis-character-scientist = Vědec
    .text = Rozumí počítačům a tuší potíže předem. Zbraň: Pulsní pistole. Speciální předměty: Holopočítač, Laboratorní vybavení.
nemesis-character-scout = Průzkumnice
    .text = Pohybuje se neslyšně a najde, co ostatní přehlédli. Zbraň: Puška. Speciální předměty: Skener pohybu, Bezpečnostní klíč.
nemesis-character-soldier = Voják
    .text = Bojuje, kryje ostatní a neztrácí hlavu. Zbraň: Útočná puška. Speciální předměty: Automatický zásobník, Pancíř.
nemesis-character-mechanic = Mechanik
    .text = Opraví cokoli a proleze i mezi stěnami. Zbraň: Upilovaná brokovnice. Speciální předměty: Plazmový hořák, Svítilna.

## Action cards

nemesis-action-search = Hledání
    .text = Snížíš počítadlo předmětů ve své místnosti o 1. Dobereš 2 karty z balíčku předmětů její barvy (bílá: balíček podle volby). Jednu si necháš, druhou vrátíš dospod balíčku.
nemesis-action-rest = Oddech
    .text = Prověříš skenerem všechny karty infekce v ruce a neškodné vyřadíš. Je-li mezi nimi PARAZIT, zůstane ti v ruce a usadí se v tobě larva. Pokud už larvu máš, zemřeš a objeví se nymfoid.
nemesis-action-demolition = Demolice
    .text = Zničíš zavřené dveře u své místnosti, NEBO do ní položíš žeton poruchy.
    .option1 = Zničit zavřené dveře
    .option2 = Způsobit zde poruchu
nemesis-action-interruption = Vyrušení
    .text = Reakce: zrušíš akci, kterou jiný hráč provádí ve tvé místnosti (náklady propadnou), NEBO Vyrušení jiného hráče.
nemesis-action-basic_repairs = Provizorní opravy
    .text = Odstraníš žeton poruchy ze své místnosti, NEBO si ve strojovně prohlédneš obě destičky motoru a vrátíš je v libovolném pořadí.
    .option1 = Odstranit poruchu
    .option2 = Pracovat na motoru
nemesis-action-repairs = Oprava
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-fast_repairs = Rychlé opravy
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-computer_skills = Počítačové dovednosti
    .text = Otevřeš nebo zavřeš dveře u své místnosti, NEBO v místnosti s funkčním počítačem provedeš její akci bez nákladů.
    .option1 = Otevřít nebo zavřít dveře
    .option2 = Použít místnost
nemesis-action-suppressive_fire = Zastrašovací palba
    .text = Spotřebuješ 1 kus munice ze zbraně v rukou. Do sousedící místnosti ustoupíš buď ty, nebo jedna postava ve tvé místnosti, pokud souhlasí; žádný vetřelec neútočí. Průzkum a hod na hluk jako obvykle.
nemesis-action-order = Rozkaz
    .text = Přesuneš jinou postavu ze své místnosti do zvolené sousedící. Její hráč nemůže odmítnout; průzkum i hod na hluk provede on.
nemesis-action-motivation = Motivace
    .text = Každá postava ve tvé místnosti včetně tebe si dobere 1 kartu.
nemesis-action-reload = Přebití
    .text = Přidáš 1 kus munice do Revolveru, nejvýše do kapacity zásobníku.
nemesis-action-piloting = Pilotáž
    .text = Na Můstku (bez poruchy) nebo v místnosti s funkčním počítačem provedeš její akci bez nákladů, NEBO si v místnosti s funkčním počítačem prohlédneš kurs.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Prohlédnout si kurs
nemesis-action-knowledge_of_the_ship = Znalost lodi
    .text = Otevřeš nebo zavřeš dveře u své místnosti, NEBO si prohlédneš jednu neprozkoumanou destičku místnosti, ne však její žeton průzkumu.
    .option1 = { nemesis-action-computer_skills.option1 }
    .option2 = Prohlédnout si neprozkoumanou místnost
nemesis-action-old_friend = Starý přítel
    .text = V místnosti bez symbolu počítače a bez poruchy provedeš její akci bez nákladů.
nemesis-action-technical_corridors = V šachtách jako doma
    .text = Z místnosti se vstupem do servisních chodeb přejdeš do libovolné jiné se vstupem do téže sítě. Průzkum a hod na hluk jako obvykle; dveře na žetonu průzkumu se neuplatní. Potom pasuješ.
nemesis-action-pyrotechnics = Pyrotechnika
    .text = Odhodíš jeden svůj předmět a položíš do své místnosti žeton požáru, NEBO z ní žeton požáru odstraníš.
    .option1 = Založit požár
    .option2 = Uhasit požár
nemesis-action-ingenuity = Vynalézavost
    .text = Odstraníš žeton poruchy ze své místnosti, NEBO ve strojovně přerovnáš destičky motoru, NEBO sestavíš předmět; jako nářadí poslouží kterýkoli žlutý předmět.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Sestavit předmět
nemesis-action-covering_fire = Krycí palba
    .text = Spotřebuješ 1 kus munice ze zbraně v rukou. Do téže sousedící místnosti ustoupíš ty, jedna souhlasící postava ve tvé místnosti, nebo oba; žádný vetřelec neútočí. Průzkum a hod na hluk jako obvykle.
nemesis-action-taking_aim = Míření
    .text = Vystřelíš z energetické zbraně. Bojovou kostku smíš jednou přehodit.
nemesis-action-full_auto = Plná automatika
    .text = Vystřelíš z Útočné pušky a spotřebuješ všechnu její munici. Za každé 2 kusy munice způsobíš o 1 zranění více, i když střela mine.
nemesis-action-nerves_of_steel = Ocelové nervy
    .text = Reakce: když jsi cílem přepadového útoku, odhodíš tuto kartu a jeho účinek ignoruješ.
nemesis-action-adrenaline = Adrenalin
    .text = Vystřelíš a dobereš si 1 kartu, NEBO ustoupíš (vetřelci útočí jako obvykle) a dobereš si 1 kartu.
    .option1 = Vystřelit
    .option2 = Ustoupit
nemesis-action-reconnaissance = Výzvědy
    .text = Přejdeš do sousedící místnosti bez hodu na hluk. Žeton klidu ani nebezpečí tam nemá účinek.
nemesis-action-scavenging = Pátrání
    .text = Prohledáš svou místnost jako s kartou Hledání, i když počítadlo předmětů ukazuje 0.
nemesis-action-intranet = Intranet
    .text = V místnosti s funkčním počítačem provedeš bez nákladů akci libovolné jiné prozkoumané místnosti s funkčním počítačem, jako by tvá postava stála tam.
nemesis-action-blocking_access = Zablokování přístupu
    .text = V místnosti s funkčním počítačem: provedeš její akci bez nákladů, NEBO položíš žeton poruchy do libovolné prozkoumané místnosti s funkčním počítačem.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Způsobit poruchu na dálku
nemesis-action-risk_assessment = Posouzení rizik
    .text = V místnosti s funkčním počítačem si prohlédneš vrchní kartu události a vrátíš ji navrch, nebo dospod balíčku.

## Basic actions

nemesis-action-move = Pohyb
    .text = Přejdeš do sousedící místnosti, ne však zavřenými dveřmi. Prozkoumáš ji, a pokud tam nikdo není, hodíš na hluk. V boji jde o ústup: nejprve na tebe zaútočí každý vetřelec v místnosti.
nemesis-action-careful_movement = Obezřetný pohyb
    .text = Přejdeš, ale místo hodu položíš žeton hluku do některé chodby nové místnosti, ve které ještě žádný není. Nelze, leží-li už ve všech. Žetony klidu a nebezpečí nemají účinek.
nemesis-action-shoot = Střelba
    .text = Spotřebuješ 1 kus munice ze zbraně v rukou a hodíš bojovou kostkou proti vetřelci ve své místnosti. Mimo boj smíš střílet jen na vejce, která nikdo nenese.
nemesis-action-melee = Útok na blízko
    .text = Vezmeš si 1 kartu infekce a hodíš bojovou kostkou proti vetřelci ve své místnosti. Když mineš, utrpíš 1 vážné poranění. Mimo boj jen proti vejcím, která nikdo nenese, bez karty i poranění.
nemesis-action-pick_up = Zvednutí vzorku
    .text = Vezmeš do volné ruky mrtvolu, mršinu nebo vejce ležící ve tvé místnosti.
nemesis-action-trade = Výměna
    .text = Všechny postavy ve tvé místnosti si mohou po dohodě darovat či vyměňovat předměty a vzorky. Samotnou munici vyměnit nelze.
nemesis-action-craft = Sestavení předmětu
    .text = Odhodíš dva předměty se správnými symboly a vezmeš si sestavený předmět.
nemesis-action-activate_personal_item = Zpřístupnění speciálního předmětu
    .text = Splníš podmínku na jednom ze svých speciálních předmětů. Od té chvíle ho můžeš používat.
nemesis-action-room_action = Akce místnosti
    .text = Uděláš to, k čemu tvá místnost slouží. Ne v boji a ne s žetonem poruchy v místnosti.

## Items

nemesis-item-energy_charge_red = Baterie
    .text = Nabiješ na plnou kapacitu energetickou zbraň, kterou neseš, NEBO otevřeš či zavřeš dveře u své místnosti.
    .option1 = Nabít energetickou zbraň
    .option2 = { nemesis-action-computer_skills.option1 }
nemesis-item-grenade = Granát
    .text = Zvolíš vetřelce, nebo vejce, která nikdo nenese, ve své místnosti či v sousedící, ne za zavřenými dveřmi. Vetřelec utrpí 2 zranění; u vajec zničíš 2 a pak hodíš na hluk. Každý další vetřelec tam utrpí 1 zranění, každá postava 1 vážné poranění.
nemesis-item-smoke_grenade = Dýmovnice
    .text = Každá jiná postava ve tvé místnosti odhodí 1 akční kartu. Potom přejdeš do sousedící místnosti; vetřelci na tebe kvůli tomu neútočí. Průzkum a hod na hluk jako obvykle.
nemesis-item-recon_drone = Průzkumný dron
    .text = Prohlédneš si jednu neprozkoumanou destičku místnosti i její žeton průzkumu a obojí vrátíš.
nemesis-item-decoy = Vábnička
    .text = Zvolíš sousedící místnost. Každý vetřelec z místností kolem ní se tam přesune, i když je v boji; zavřené dveře v cestě zničí a zůstane. Vetřelec, který byl v boji, před odchodem jednou zaútočí.
nemesis-item-extended_magazine = Zvětšený zásobník
    .text = Připevníš ho k energetické zbrani, kterou neseš: její kapacita trvale vzroste o 2 a získá 2 kusy munice. Obě karty jsou od té chvíle jeden předmět.
nemesis-item-self_destruct_key = Klíč autodestrukce
    .text = V místnosti s funkčním počítačem: spustíš, nebo zastavíš autodestrukci. Od prvního žlutého pole už nelze ani jedno; spustit ji nelze ani tehdy, když někdo hibernuje.
    .option1 = Spustit autodestrukci
    .option2 = Zastavit autodestrukci
nemesis-item-evacuation_key_red = Evakuační klíč
    .text = V evakuační komoře: zajistíš, nebo odjistíš jeden únikový modul této komory.
nemesis-item-comms_key = Komunikační klíč
    .text = V místnosti s funkčním počítačem: prohlédneš si jednu kartu úkolu postavy, která vyslala signál.
nemesis-item-prototype_pistol = Prototyp: pistole
    .text = Energetická zbraň, kapacita 3. Při každém výstřelu smíš jednou přehodit bojovou kostku.
nemesis-item-prototype_shotgun = Prototyp: brokovnice
    .text = Energetická zbraň, kapacita 2. Každý hod kromě prázdného způsobí alespoň 1 zranění; hozený jednoduchý nebo dvojitý zásah o 1 více.
nemesis-item-prototype_rifle = Prototyp: puška
    .text = Energetická zbraň, kapacita 6. Když hodíš dvojitý zásah, smíš spotřebovat další 1 kus munice za 1 zranění navíc.
nemesis-item-chemicals = Hořlaviny
    .text = Naplníš na plnou kapacitu Plamenomet, který neseš.
nemesis-item-tools = Nářadí
    .text = Odstraníš žeton poruchy ze své místnosti, NEBO ve strojovně přerovnáš destičky motoru, NEBO otevřeš či zavřeš dveře u své místnosti.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = { nemesis-action-computer_skills.option1 }
nemesis-item-duct_tape = Lepicí páska
    .text = Odstraníš žeton poruchy ze své místnosti, NEBO ve strojovně přerovnáš destičky motoru, NEBO slepíš dva těžké předměty v rukou: zaberou jednu ruku. Nikdy vzorky.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Slepit dva těžké předměty
nemesis-item-fire_extinguisher = Hasicí přístroj
    .text = Odstraníš žeton požáru ze své místnosti, NEBO v ní zaženeš jednoho vetřelce na útěk.
    .option1 = { nemesis-action-pyrotechnics.option2 }
    .option2 = Zahnat vetřelce
nemesis-item-clothes_yellow = Uniforma
    .text = Setřeš ze sebe sliz, NEBO si obvážeš jedno vážné poranění.
    .option1 = Setřít sliz
    .option2 = Obvázat vážné poranění
nemesis-item-energy_charge_yellow = { nemesis-item-energy_charge_red }
    .text = { nemesis-item-energy_charge_red.text }
    .option1 = { nemesis-item-energy_charge_red.option1 }
    .option2 = { nemesis-item-energy_charge_red.option2 }
nemesis-item-technical_corridors_plans = Plány servisních chodeb
    .text = Z místnosti se vstupem do servisních chodeb přejdeš do libovolné jiné se vstupem do téže sítě. Průzkum a hod na hluk jako obvykle; dveře na žetonu průzkumu se neuplatní.
nemesis-item-space_suit = Skafandr
    .text = Ze žluté místnosti: odhodíš z ruky všechny akční karty a přejdeš do libovolné jiné prozkoumané žluté místnosti. Hod na hluk jako obvykle.
nemesis-item-nemesis_plans = Plány Nemesis
    .text = Prohlédneš si dvě neprozkoumané destičky místností, ne však jejich žetony průzkumu.
nemesis-item-medkit = Lékárnička
    .text = Obvážeš si jedno vážné poranění, NEBO si vyléčíš jedno obvázané vážné poranění.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Vyléčit obvázané vážné poranění
nemesis-item-bandages = Obinadlo
    .text = Obvážeš si jedno vážné poranění, NEBO si vyléčíš všechna lehká poranění.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Vyléčit všechna lehká poranění
nemesis-item-synthetic_food = Syntetická strava
    .text = Dobereš si 2 karty ze svého balíčku.
nemesis-item-adrenaline_injection = Injekce adrenalinu
    .text = Dobereš si 1 kartu. V tomto tahu smíš provést libovolný počet akcí; až skončíš, pasuješ.
nemesis-item-alcohol = Alkohol
    .text = Prověříš skenerem jednu kartu infekce v ruce a vyřadíš ji. Pokud na ní byl PARAZIT, vezmeš si novou kartu infekce; larva z toho nevzejde.
nemesis-item-clothes_green = { nemesis-item-clothes_yellow }
    .text = { nemesis-item-clothes_yellow.text }
    .option1 = { nemesis-item-clothes_yellow.option1 }
    .option2 = { nemesis-item-clothes_yellow.option2 }
nemesis-item-military_drugs = Vojenské stimulanty
    .text = Odhodíš z ruky libovolný počet karet, i karet infekce, a dobereš si stejný počet a 1 navíc.
nemesis-item-antidote = Protijed
    .text = Prověříš skenerem všechny své karty infekce (balíček, ruka, odhozené) a vyřadíš ty s PARAZITEM i larvu ze svého panelu. Vezmeš si 1 kartu infekce, balíček a odhozené karty zamícháš do nového balíčku, ruka zůstává. Potom pasuješ.
nemesis-item-taser = Taser
    .text = Jeden vetřelec ve tvé místnosti utrpí 1 zranění a dá se na útěk, NEBO jedna jiná postava v ní odhodí všechny karty z ruky.
    .option1 = Omráčit vetřelce
    .option2 = Omráčit postavu
nemesis-item-flamethrower = Plamenomet
    .text = Konvenční zbraň, kapacita 4, na začátku plná. Každý hod kromě prázdného způsobí alespoň 1 zranění; hozený dvojitý zásah navíc založí požár ve tvé místnosti. Doplnit ho lze jen Hořlavinami.
nemesis-item-molotov_cocktail = Molotovův koktejl
    .text = Zvolíš svou místnost nebo sousedící, ne za zavřenými dveřmi, a za cíl vetřelce, nebo vejce, která nikdo nenese. Položíš tam žeton požáru. Každý vetřelec uvnitř utrpí 1 zranění, každá postava 1 vážné poranění. Jsou-li cílem vejce, 1 zničíš a hodíš na hluk.
nemesis-item-six_shooter = Revolver
    .text = Konvenční zbraň, kapacita 6. Nabíjí se jen kartou Přebití. Hozený dvojitý zásah způsobí o 1 zranění více.
nemesis-item-shotgun = Brokovnice
    .text = Energetická zbraň, kapacita 2. Výstřel, který způsobí alespoň 1 zranění, způsobí o 1 více.
nemesis-item-pistol = Pulsní pistole
    .text = Energetická zbraň, kapacita 3. Hozený dvojitý zásah platí jako jednoduchý.
nemesis-item-rifle = Puška
    .text = Energetická zbraň, kapacita 4.
nemesis-item-assault_rifle = Útočná puška
    .text = Energetická zbraň, kapacita 5. Výstřel, který způsobí alespoň 1 zranění, způsobí o 1 více.
nemesis-item-sawed_off_shotgun = Upilovaná brokovnice
    .text = Energetická zbraň, kapacita 2. Hozený jednoduchý zásah platí jako dvojitý.
nemesis-item-log_key = Čipová karta
    .text = V místnosti s funkčním počítačem: prohlédneš si jednu kartu úkolu zvoleného hráče.
    .active = Buď v místnosti Komunikační centrála.
nemesis-item-intercom = Interkom
    .text = Tvůj Rozkaz se smí týkat postavy v libovolné místnosti s funkčním počítačem a Motivace dosáhne do všech takových místností. Rozkaz stále přesouvá jednu postavu.
    .active = Odhoď Nářadí nebo Lepicí pásku.
nemesis-item-orbital_maneuvering_system = Systém orbitálního manévrování
    .text = Každý hráč včetně tebe ihned pasuje. V následující fázi událostí vetřelci neútočí.
    .active = Odhoď Baterii.
nemesis-item-evacuation_key_pilot = { nemesis-item-evacuation_key_red }
    .text = { nemesis-item-evacuation_key_red.text }
    .active = Buď v místnosti Protipožární centrála.
nemesis-item-holo_computer = Holopočítač
    .text = Intranet a Posouzení rizik smíš hrát v libovolné místnosti, i bez počítače nebo s poruchou.
    .active = Buď v místnosti Generátor.
nemesis-item-laboratory_equipment = Laboratorní vybavení
    .text = V místnosti s mrtvolou, mršinou nebo vejcem: odhalíš příslušnou slabinu jako v Laboratoři.
    .active = Odhoď Hořlaviny.
nemesis-item-motion_scanner = Skener pohybu
    .text = Po svém hodu na hluk smíš odhodit 1 akční kartu a kostku hluku přehodit, jednou za hod.
    .active = { nemesis-item-orbital_maneuvering_system.active }
nemesis-item-security_key = Bezpečnostní klíč
    .text = Zvolíš libovolnou místnost. Každé její dveře podle libosti otevřeš, zavřeš, nebo necháš být.
    .active = Buď v místnosti Můstek.
nemesis-item-autoloader = Automatický zásobník
    .text = Připevněný k Útočné pušce: její kapacita je o 1 vyšší a nabití Baterií nestojí žádnou akční kartu.
    .active = Buď v místnosti Zbrojní sklad s Útočnou puškou v rukou.
nemesis-item-armor = Pancíř
    .text = Reakce: po útoku vetřelce na tebe ho odhodíš a celý útok ignoruješ.
    .active = { nemesis-item-intercom.active }
nemesis-item-plasma_torch = Plazmový hořák
    .text = Otevřeš nebo zavřeš dveře u své místnosti. Zavřít s ním smíš i zničené dveře.
    .active = Buď v místnosti Skladiště.
nemesis-item-flashlight = Svítilna
    .text = Prohledáš svou místnost jako s kartou Hledání.
    .active = { nemesis-item-orbital_maneuvering_system.active }

## Item decks and backs

nemesis-item_group-red = Červené předměty (výzbroj)
    .back = červený
nemesis-item_group-yellow = Žluté předměty (technické)
    .back = žlutý
nemesis-item_group-green = Zelené předměty (léčiva)
    .back = zelený
nemesis-item_group-crafted = Modré předměty (sestavené)
    .back = modrý
nemesis-item_group-starting = Počáteční předměty
    .back = počáteční
nemesis-item_group-personal = Speciální předměty
    .back = speciální

## Components and recipes

nemesis-component-chemical = Chemie
nemesis-component-cloth = Látka
nemesis-component-medical = Léčivo
nemesis-component-tool = Nástroj
nemesis-component-energy = Energie
nemesis-recipe-recipe_antidote = Návod: Protijed
    .text = Chemie a léčivo
nemesis-recipe-recipe_taser = Návod: Taser
    .text = Energie a nástroj
nemesis-recipe-recipe_flamethrower = Návod: Plamenomet
    .text = Chemie a nástroj
nemesis-recipe-recipe_molotov_cocktail = Návod: Molotovův koktejl
    .text = Chemie a látka
nemesis-when-any = V boji i mimo boj
nemesis-when-in_combat = Pouze v boji
nemesis-when-out_of_combat = Pouze mimo boj

## Rooms

nemesis-room-armory = Zbrojní sklad
    .text = Přidáš 2 kusy munice do energetické zbraně, kterou neseš, nejvýše do její kapacity.
nemesis-room-comms_room = Komunikační centrála
    .text = Vyšleš signál. Je jen tvůj a počítá se pouze pro úkoly. Jednou za hru.
nemesis-room-emergency_room = Ošetřovna
    .text = Obvážeš si všechna vážná poranění, NEBO si vyléčíš jedno obvázané vážné poranění, NEBO si vyléčíš všechna lehká poranění.
    .option1 = Obvázat všechna vážná poranění
    .option2 = { nemesis-item-medkit.option2 }
    .option3 = { nemesis-item-bandages.option2 }
nemesis-room-evacuation_section_a = Evakuační komora A
    .text = Potřebuješ odjištěný únikový modul této komory s volným místem. Hodíš na hluk. Pokud tu pak není vetřelec, nastoupíš a rozhodneš: start, nebo čekání.
nemesis-room-evacuation_section_b = Evakuační komora B
    .text = { nemesis-room-evacuation_section_a.text }
nemesis-room-fire_control_system = Protipožární centrála
    .text = Zvolíš libovolnou místnost. Odstraníš z ní žeton požáru. Potom ji každý vetřelec, i v boji, opustí chodbou, kterou určí jeho vlastní karta události.
nemesis-room-generator = Generátor
    .text = Spustíš autodestrukci, pokud nikdo nehibernuje, NEBO ji zastavíš, dokud nedošla na první žluté pole.
    .option1 = { nemesis-item-self_destruct_key.option1 }
    .option2 = { nemesis-item-self_destruct_key.option2 }
nemesis-room-laboratory = Laboratoř
    .text = Prozkoumáš mrtvolu, vejce nebo mršinu, která tu leží nebo ji tu někdo nese: odhalíš příslušnou slabinu. Vzorek zůstává.
nemesis-room-nest = Hnízdo
    .text = Vezmeš do volné ruky vejce z panelu vetřelců a hodíš na hluk. Když na panelu žádné vejce nezbývá a žádné tu neleží, je Hnízdo navždy zničeno.
nemesis-room-storage = Skladiště
    .text = Zvolíš barvu. Dobereš 2 předměty této barvy, jeden si necháš, druhý vrátíš dospod balíčku. Počítadlo předmětů se nemění.
nemesis-room-surgery = Operační sál
    .text = Prověříš skenerem všechny své karty infekce a vyřadíš ty s PARAZITEM i larvu. Utrpíš 1 lehké poranění. Ruku, balíček i odhozené karty zamícháš do nového balíčku. Pasuješ.
nemesis-room-airlock_control = Ovládání přechodových komor
    .text = Zvolíš jinou prozkoumanou žlutou místnost bez zničených dveří. Všechny její dveře se zavřou. Pokud se žádné neotevřou ani nezničí, než všichni pasují, vše živé uvnitř zahyne a požár zhasne. Vzorky zůstávají.
nemesis-room-cabins = Kajuty
    .text = Bez akce. Pokud tu jsi na začátku kola a v místnosti není vetřelec ani žeton poruchy, dobíráš si do 6 karet místo do 5.
nemesis-room-canteen = Jídelna
    .text = Vyléčíš si 1 lehké poranění. Potom smíš prověřit skenerem karty infekce v ruce: neškodné vyřadíš; je-li mezi nimi PARAZIT, zůstane a usadí se v tobě larva. Pokud už larvu máš, zemřeš a objeví se nymfoid.
nemesis-room-command_center = Technický velín
    .text = Zvolíš libovolnou místnost. Každé její dveře podle libosti otevřeš, zavřeš, nebo necháš být. Zničené dveře změnit nelze.
nemesis-room-engine_control_room = Kontrolní terminál
    .text = Prohlédneš si stav všech tří motorů. Co o něm řekneš ostatním, je na tobě.
nemesis-room-hatch_control_system = Evakuační velín
    .text = Zajistíš, nebo odjistíš jeden únikový modul kterékoli komory.
nemesis-room-monitoring_room = Monitoring lodi
    .text = Prohlédneš si jednu neprozkoumanou destičku místnosti i její žeton průzkumu a obojí vrátíš. Co řekneš ostatním, je na tobě.
nemesis-room-room_covered_with_slime = Místnost pokrytá slizem
    .text = Bez akce. Kdo vstoupí, je zasažen slizem, ještě před odhalením žetonu průzkumu.
nemesis-room-shower_room = Sprchy
    .text = Smyješ ze sebe sliz. Potom smíš prověřit skenerem karty infekce v ruce: neškodné vyřadíš; je-li mezi nimi PARAZIT, zůstane a usadí se v tobě larva. Pokud už larvu máš, zemřeš a objeví se nymfoid. Požár hoří dál.
nemesis-room-cockpit = Můstek
    .text = Prohlédneš si kurs; co řekneš ostatním, je na tobě. NEBO přesuneš ukazatel na liště kursu na jiné písmeno, pokud nikdo nehibernuje.
    .option1 = { nemesis-action-piloting.option2 }
    .option2 = Nastavit kurs
nemesis-room-engine_1 = Strojovna #1
    .text = Prohlédneš si stav motoru 1. Co řekneš ostatním, je na tobě. Opravy ti tu dovolí seřadit obě jeho destičky libovolně, i s poruchou.
nemesis-room-engine_2 = Strojovna #2
    .text = Prohlédneš si stav motoru 2. Co řekneš ostatním, je na tobě. Opravy ti tu dovolí seřadit obě jeho destičky libovolně, i s poruchou.
nemesis-room-engine_3 = Strojovna #3
    .text = Prohlédneš si stav motoru 3. Co řekneš ostatním, je na tobě. Opravy ti tu dovolí seřadit obě jeho destičky libovolně, i s poruchou.
nemesis-room-hibernatorium = Hibernatorium
    .text = Jen když jsou hibernační komory otevřené. Hodíš na hluk. Pokud tu pak není vetřelec, usneš a čekáš na konec hry.
nemesis-room_group-basic = Základní místnost „1“
nemesis-room_group-additional = Přídavná místnost „2“
nemesis-room_group-special = Speciální místnost

## Colours of Rooms: the Item deck that is searched there

nemesis-colour-red = Červená
nemesis-colour-yellow = Žlutá
nemesis-colour-green = Zelená
nemesis-colour-white = Bílá: libovolný balíček
nemesis-colour-none = Není co hledat

## The board

nemesis-side-basic = Strana pro základní hru
    .text = Loď pro první hru.
nemesis-side-alternate = Alternativní strana
    .text = Jiná loď: dvě sítě servisních chodeb a evakuační komory známé od začátku.
nemesis-network-main = Servisní chodby
    .text = Jedno pole společné všem vstupům: hluk je slyšet u každého z nich. Nikdo tudy neprochází, pokud to nedovolí karta. Vetřelec, který sem vstoupí, se vrací do sáčku.
nemesis-network-red = Červené servisní chodby
nemesis-network-blue = Modré servisní chodby
nemesis-track-time = Počítadlo času
    .text = Jedno pole za kolo. Od prvního modrého pole je hibernace otevřená. Na konci počítadla loď skočí a kdo na palubě nespí, zahyne.
nemesis-track-self_destruct = Lišta autodestrukce
    .text = Po spuštění běží spolu s počítadlem času. Od prvního žlutého pole ji nelze zastavit a všechny únikové moduly se odjistí. Na konci loď exploduje.
nemesis-track-destination = Lišta kursu
    .text = Písmeno pod ukazatelem spolu s kartou kursu říká, kam loď doletí.
nemesis-track_label-jump = Skok
nemesis-track_label-skull = Exploze
nemesis-destination-earth = Země
nemesis-destination-mars = Mars
nemesis-destination-venus = Venuše
nemesis-destination-deep_space = Hluboký vesmír
nemesis-coordinates-coordinates_1 = Karta kursu 1
    .text = A: Venuše. B: hluboký vesmír. C: Mars. D: Země.
nemesis-coordinates-coordinates_2 = Karta kursu 2
    .text = A: Mars. B: Venuše. C: hluboký vesmír. D: Země.
nemesis-coordinates-coordinates_3 = Karta kursu 3
    .text = A: hluboký vesmír. B: Mars. C: Země. D: Venuše.
nemesis-coordinates-coordinates_4 = Karta kursu 4
    .text = A: Mars. B: Venuše. C: Země. D: hluboký vesmír.
nemesis-coordinates-coordinates_5 = Karta kursu 5
    .text = A: Venuše. B: Země. C: hluboký vesmír. D: Mars.
nemesis-coordinates-coordinates_6 = Karta kursu 6
    .text = A: hluboký vesmír. B: Země. C: Venuše. D: Mars.
nemesis-coordinates-coordinates_7 = Karta kursu 7
    .text = A: Země. B: hluboký vesmír. C: Mars. D: Venuše.
nemesis-coordinates-coordinates_8 = Karta kursu 8
    .text = A: Země. B: Mars. C: Venuše. D: hluboký vesmír.
nemesis-pod_state-locked = Zajištěno
nemesis-pod_state-unlocked = Odjištěno
nemesis-engine_state-working = Funkční
nemesis-engine_state-damaged = Poškozený
nemesis-whereabouts-nowhere = Dosud nezvolená
nemesis-whereabouts-room = V místnosti
nemesis-whereabouts-pod = Čeká v únikovém modulu
nemesis-whereabouts-hibernating = V hibernaci
nemesis-whereabouts-evacuated = Mimo loď
nemesis-whereabouts-dead = Mrtvá

## Events

nemesis-event-coolant_leak = Únik chladiva
    .text = Pokud je v Generátoru žeton poruchy a autodestrukce neběží, spustí se.
nemesis-event-short_circuit = Zkrat
    .text = Do každé prozkoumané žluté místnosti s počítačem přijde žeton poruchy.
nemesis-event-life_support_failure = Porucha podpory života
    .text = Do každé prozkoumané zelené místnosti přijde žeton poruchy.
nemesis-event-evacuation_pod_ejection = Vystřelení modulu
    .text = Únikový modul s nejnižším číslem odstartuje, zajištěný či ne, se všemi uvnitř.
nemesis-event-malfunction = Porucha
    .text = Do prozkoumané místnosti s nejnižším číslem přijde žeton poruchy. Potom se tato karta zamíchá do balíčku.
nemesis-event-damage = Poškození
    .text = Do každé místnosti s dospělcem, strážcem nebo královnou přijde žeton poruchy.
nemesis-event-flammable_compounds = Hořlavé látky
    .text = V Hibernatoriu vypukne požár. Pokud už tam hoří, chytnou sousedící místnosti, ne však skrz zavřené dveře.
nemesis-event-consuming_fire = Stravující oheň
    .text = Počítadlo předmětů v každé hořící místnosti klesne na 0. Požár se odtud šíří do všech sousedících místností, ne skrz zavřené dveře.
nemesis-event-damaging_fire = Ničivý oheň
    .text = Do každé hořící místnosti přijde žeton poruchy. Požár se odtud šíří do všech sousedících místností, ne skrz zavřené dveře.
nemesis-event-bulkheads_open = Otevření přepážek
    .text = Všechny zavřené dveře se otevřou. Zničené zůstávají beze změny.
nemesis-event-noise_in_technical_corridors = Hluk v servisních chodbách
    .text = Do servisních chodeb přijde žeton hluku. Pokud tam už je, každá postava v místnosti se vstupem hází na hluk.
nemesis-event-scent_of_prey = Pach kořisti
    .text = Kolem každé místnosti s postavou ve slizu dostane každá chodba bez žetonu hluku jeden.
nemesis-event-nest = Hnízdo
    .text = Pokud je Hnízdo prozkoumané, dostane každá jeho chodba bez žetonu hluku jeden.
nemesis-event-egg_protection = Ochrana vajec
    .text = Každou postavu, která je v Hnízdě nebo nese vejce, čeká střet.
nemesis-event-hatching = Líhnutí
    .text = Z panelu vetřelců zmizí jedno vejce. Larva napadne každou postavu v Hnízdě, jejíž hráč nedrží žádnou akční kartu. Pokud nenapadne nikoho, přibude do sáčku žeton larvy.
nemesis-event-eclosion = Vykuklení
    .text = Každá postava s larvou zemře a v její místnosti se objeví nymfoid. Ostatní si doberou 4 karty a prověří mezi nimi karty infekce: s PARAZITEM se v postavě usadí larva. Dobrané karty se odhodí.
nemesis-event-regeneration = Regenerace
    .text = Každý vetřelec na herním plánu se zbaví až 2 zranění.
nemesis-event-lurking = Číhání
    .text = Každý vetřelec, který není v místnosti s postavou, zmizí: jeho žeton jde do sáčku a zranění se ztratí.
nemesis-event-hunt_2 = Lov
    .text = Každý dospělec mimo boj se přesune do sousedící místnosti s postavou, pokud taková je; z více do té s nejnižším číslem. Zavřené dveře v cestě místo toho zničí.
nemesis-event-hunt_3 = { nemesis-event-hunt_2 }
    .text = { nemesis-event-hunt_2.text }

## Intruder attacks

nemesis-attack_family-scratch = Škrábnutí
    .text = Cíl utrpí 1 lehké poranění a vezme si kartu infekce.
nemesis-attack_family-claw_attack = Útok drápy
    .text = Cíl utrpí 2 lehká poranění, jedno po druhém, a vezme si kartu infekce.
nemesis-attack_family-bite = Hryznutí
    .text = Cíl se 2 a více vážnými poraněními, obvázanými či ne, zemře. Jiný utrpí 1 vážné poranění.
nemesis-attack_family-tail_attack = Útok ocasem
    .text = Cíl s 1 a více vážnými poraněními, obvázanými či ne, zemře. Jiný utrpí 1 vážné poranění.
nemesis-attack_family-transformation = Proměna
    .text = Nymfoid se promění ve strážce, pokud ještě nějaký zbývá. Nemá-li cíl v ruce žádnou kartu, strážce ihned provede přepadový útok.
nemesis-attack_family-frenzy = Zuřivost
    .text = Každá postava v místnosti se 2 a více vážnými poraněními zemře. Každá jiná utrpí 1 vážné poranění.
nemesis-attack_family-slime = Sliz
    .text = Cíl je zasažen slizem a vezme si kartu infekce.
nemesis-attack_family-summoning = Přivolání
    .text = Ze sáčku se vylosuje žeton: tento vetřelec se objeví v místnosti. Zatím neútočí.
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

nemesis-serious_wound-wound_body = Tělo
    .text = Na začátku kola si dobíráš do 4 karet místo do 5.
nemesis-serious_wound-wound_leg = Noha
    .text = Tvůj ústup stojí 2 akční karty místo 1.
nemesis-serious_wound-wound_hand = Ruka
    .text = Každá akce karty předmětu tě stojí o 1 akční kartu více. Střelba není akce karty předmětu.
nemesis-serious_wound-wound_arm = Paže
    .text = Na těžké věci máš jen 1 ruku. Jsou-li obě plné, jednu věc ihned upustíš.
nemesis-serious_wound-wound_bleeding = Krvácení
    .text = Pokaždé, když pasuješ, utrpíš 1 lehké poranění.
nemesis-serious_wound-none = Vážné poranění
    .text = Bez vlastního účinku. Tři vážná poranění jsou mez: další poranění zabíjí.

## Contamination

nemesis-contamination-contamination_unscanned = Infekce
    .text = Nic jí nezaplatíš a nelze ji zahrát, ale zabírá ti ruku. Zda je na ní PARAZIT, ukáže až skener.
nemesis-contamination-contamination_infected = Infekce: PARAZIT
    .text = Nic jí nezaplatíš a nelze ji zahrát. Po většině skenů zůstane v ruce a v tobě se usadí larva. Odstraní ji Operační sál a Protijed.
nemesis-contamination-contamination_clean = Infekce: neškodná
    .text = Nic jí nezaplatíš a nelze ji zahrát. Vyřadí ji sken, který čistí karty v ruce.

## Weaknesses

nemesis-weakness-vulnerability_to_fire = Citlivost na oheň
    .text = Požár, Molotovův koktejl a Plamenomet způsobí o 1 zranění více.
nemesis-weakness-vulnerability_to_energy = Citlivost na energii
    .text = Energetická zbraň, která způsobí alespoň 1 zranění, způsobí o 1 více.
nemesis-weakness-reaction_to_danger = Reakce na nebezpečí
    .text = Číslo přepadení na každém žetonu vetřelce je o 1 nižší, nikdy však pod 1.
nemesis-weakness-the_way_of_moving = Způsob pohybu
    .text = Larvy, nymfoidi a dospělci neničí zavřené dveře. Strážci a královna ano.
nemesis-weakness-vital_places = Zranitelná místa
    .text = Proti dospělci platí prázdná strana bojové kostky jako jednoduchý zásah.
nemesis-weakness-species_on_the_brink_of_extinction = Druh na pokraji vyhynutí
    .text = Při každé kontrole kondice stačí k usmrcení o 1 zranění méně.
nemesis-weakness-the_way_of_fighting = Způsob boje
    .text = Hryznutí dospělce způsobí 1 lehké poranění místo vážného.
nemesis-weakness-susceptibility_to_phosphates = Citlivost na fosfáty
    .text = Vetřelec zahnaný Hasicím přístrojem nebo Protipožární centrálou navíc utrpí 1 zranění.

## Objectives; whoever wants to win must also survive

nemesis-objective-salvaging_the_prime_asset = Zachránit to nejcennější
    .text = Loď doletí na Zemi, nebo přežiješ jen ty.
nemesis-objective-quarantine = Karanténa
    .text = Loď doletí na Mars, nebo doletí na Zemi a Hnízdo je zničeno. V hibernaci přílet na Mars přežiješ.
nemesis-objective-the_great_hunt = Velký lov
    .text = Tvůj signál je vyslán, a k tomu je královna mrtvá, nebo loď zničená.
nemesis-objective-hoarder = Křeček
    .text = Odletíš únikovým modulem s alespoň 7 předměty. Zpřístupněné speciální předměty se počítají, vzorky ne.
nemesis-objective-relentless_investigator = Neúnavný vyšetřovatel
    .text = Tvůj signál je vyslán a každá místnost lodi je prozkoumaná.
nemesis-objective-a_proper_burial = Důstojný pohřeb
    .text = Tvůj signál je vyslán a ty končíš hru v únikovém modulu nebo v hibernaci s modrou mrtvolou v rukou.
nemesis-objective-the_oldest_friend = Nejstarší přítel
    .text = { nemesis-objective-salvaging_the_prime_asset.text }
nemesis-objective-best_friends_forever = Přátelé navždy
    .text = Přežiješ ty a alespoň jedna další postava.
nemesis-objective-aliens_on_a_spaceship = Vetřelci na palubě
    .text = Tvůj signál je vyslán, a k tomu je zničeno Hnízdo, nebo loď.
nemesis-objective-my_precious = Můj milášek
    .text = Tvůj signál je vyslán a ty končíš hru v únikovém modulu nebo v hibernaci s vejcem v rukou.
nemesis-objective-necroscopy = Nekroskopie
    .text = Tvůj signál je vyslán a slabina spojená s mršinou je odhalená.
nemesis-objective-ab_ovo = Ab ovo
    .text = Slabina spojená s vejcem je odhalená.
nemesis-objective-extreme_field_biology = Extrémní terénní biologie
    .text = Jsou odhalené alespoň dvě slabiny vetřelců.
nemesis-objective-the_right_moment_to_strike = Správná chvíle k úderu
    .text = Postava hráče 1 nepřežije, nebo přežiješ jen ty. Pokud máš toto číslo ty, platí jen druhá možnost.
nemesis-objective-greener_pastures = Zelenější pastviny
    .text = Postava hráče 2 nepřežije, nebo přežiješ jen ty. Pokud máš toto číslo ty, platí jen druhá možnost.
nemesis-objective-an_old_feud = Staré účty
    .text = Postava hráče 3 nepřežije, nebo přežiješ jen ty. Pokud máš toto číslo ty, platí jen druhá možnost.
nemesis-objective-hostile_takeover = Nepřátelské převzetí
    .text = Postava hráče 4 nepřežije, nebo přežiješ jen ty. Pokud máš toto číslo ty, platí jen druhá možnost.
nemesis-objective-the_final_enlightenment = Konečné osvícení
    .text = Postava hráče 5 nepřežije, nebo přežiješ jen ty. Pokud máš toto číslo ty, platí jen druhá možnost.
nemesis-objective-destination_earth = Cíl cesty: Země
    .text = Loď doletí na Zemi.
nemesis-objective-emergency_post_mortem = Naléhavá pitva
    .text = Modrá mrtvola je odložena na Operačním sále.
nemesis-objective-first_contact_protocol = Protokol prvního kontaktu
    .text = { nemesis-objective-extreme_field_biology.text }
nemesis-objective-cutting_off_the_head = Useknutá hlava
    .text = Signál je vyslán, a k tomu je královna mrtvá, nebo loď zničená.
nemesis-objective-no_man_left_behind = Nikdo tu nezůstane
    .text = Signál je vyslán a každá místnost lodi je prozkoumaná.
nemesis-objective-special_delivery = Zvláštní zásilka
    .text = Přeživší postava končí hru v únikovém modulu nebo v hibernaci s vejcem v rukou.
nemesis-objective-clean_up_crew = Úklidová četa
    .text = Signál je vyslán, a k tomu je zničeno Hnízdo, nebo loď.
nemesis-objective_group-personal = Osobní úkol
nemesis-objective_group-corporate = Služební úkol
nemesis-objective_group-solo_coop = Úkol pro kooperativní/sólový režim

## Cards of the Intruder player

nemesis-intruder_action-pursuit_1 = Pronásledování
    .text = Zvolíš hráče: jeho postava hodí na hluk.
nemesis-intruder_action-pursuit_2 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_3 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_any = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-coordinated_hunt_3 = Koordinovaný lov
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-coordinated_hunt_4 = { nemesis-intruder_action-coordinated_hunt_3 }
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-planning_4 = Plánování
    .text = Dobereš 3 karty událostí, jednu celou vyhodnotíš a ostatní odhodíš.
nemesis-intruder_action-planning_any = { nemesis-intruder_action-planning_4 }
    .text = { nemesis-intruder_action-planning_4.text }
nemesis-intruder_action-metamorphosis = Metamorfóza
    .text = { nemesis-event-eclosion.text }
nemesis-intruder_action-self_healing = Sebeuzdravení
    .text = Zvolený vetřelec se zbaví až 2 zranění.
nemesis-intruder_use-move = Pohyb
nemesis-intruder_use-attack = Útok
nemesis-intruder_use-effect = Efekt

## Intruders

nemesis-intruder-larva = Larva
    .text = Nezraňuje: usadí se v oběti a s ní přijde karta infekce. Zabije ji jakékoli zranění.
    .development = Žeton opouští sáček, přibude žeton dospělce.
nemesis-intruder-creeper = Nymfoid
    .text = Čerstvě vylíhnutý a ještě nedorostlý.
    .development = Žeton opouští sáček, přibude žeton strážce.
nemesis-intruder-adult = Dospělec
    .text = Běžný lovec z hnízda.
    .development = Všichni mimo boj hází na hluk. Žeton se vrací do sáčku.
nemesis-intruder-breeder = Strážce
    .text = Je velký a těžko se zabíjí: při kontrole kondice se sčítají dvě karty.
    .development = { nemesis-intruder-adult.development }
nemesis-intruder-queen = Královna
    .text = Matka hnízda. Při kontrole kondice se sčítají dvě karty.
    .development = Je-li v Hnízdě postava: královna se tam objeví a dojde ke střetu. Jinak přibude vejce a žeton se vrací do sáčku.
nemesis-intruder-blank = Prázdný žeton
    .text = Nic nepřijde, ale hluk se rozlehne všemi chodbami místnosti. Žeton se vrací do sáčku.
    .development = Do sáčku přibude žeton dospělce. Prázdný žeton se vrací.

## Tokens

nemesis-token-intruder_blank = { nemesis-intruder-blank }
nemesis-token-intruder_larva_1 = Larva (1)
nemesis-token-intruder_creeper_1 = Nymfoid (1)
nemesis-token-intruder_adult_2 = Dospělec (2)
nemesis-token-intruder_adult_3 = Dospělec (3)
nemesis-token-intruder_adult_4 = Dospělec (4)
nemesis-token-intruder_breeder_3 = Strážce (3)
nemesis-token-intruder_breeder_4 = Strážce (4)
nemesis-token-intruder_queen_4 = Královna (4)
nemesis-token-explore_malfunction_1 = Porucha, 1 předmět
nemesis-token-explore_malfunction_2 = Porucha, 2 předměty
nemesis-token-explore_malfunction_3 = Porucha, 3 předměty
nemesis-token-explore_malfunction_4 = Porucha, 4 předměty
nemesis-token-explore_danger_2 = Nebezpečí, 2 předměty
nemesis-token-explore_danger_3 = Nebezpečí, 3 předměty
nemesis-token-explore_doors_1 = Dveře, 1 předmět
nemesis-token-explore_doors_2 = Dveře, 2 předměty
nemesis-token-explore_doors_3 = Dveře, 3 předměty
nemesis-token-explore_doors_4 = Dveře, 4 předměty
nemesis-token-explore_fire_1 = Požár, 1 předmět
nemesis-token-explore_fire_2 = Požár, 2 předměty
nemesis-token-explore_slime_3 = Sliz, 3 předměty
nemesis-token-explore_slime_4 = Sliz, 4 předměty
nemesis-token-explore_silence_1 = Klid, 1 předmět
nemesis-token-engine_1_working = Motor 1: funkční
nemesis-token-engine_1_damaged = Motor 1: poškozený
nemesis-token-engine_2_working = Motor 2: funkční
nemesis-token-engine_2_damaged = Motor 2: poškozený
nemesis-token-engine_3_working = Motor 3: funkční
nemesis-token-engine_3_damaged = Motor 3: poškozený
nemesis-token-escape_pod_1 = Únikový modul 1
nemesis-token-escape_pod_2 = Únikový modul 2
nemesis-token-escape_pod_3 = Únikový modul 3
nemesis-token-escape_pod_4 = Únikový modul 4
nemesis-token-crew_corpse_blue = Modrá mrtvola
    .text = Někdo, kdo zemřel v Hibernatoriu, než jste se probudili.
nemesis-token-crew_corpse_red = Červená mrtvola
    .text = Postava, která zemřela v této hře.
nemesis-token-intruder_carcass = Mršina vetřelce
    .text = To, co zbylo z mrtvého vetřelce.
nemesis-token-intruder_egg = Vejce
    .text = Pochází z Hnízda. Společnost by za něj dobře zaplatila.
nemesis-token-five_injury = Žeton zranění s hodnotou 5
nemesis-token-airlock_token = Žeton odsátí vzduchu
nemesis-token-first_player = Žeton začínajícího hráče
nemesis-token-mini_larva = Figurka larvy
nemesis-token-mini_creeper = Figurka nymfoida
nemesis-token-mini_adult = Figurka dospělce
nemesis-token-mini_breeder = Figurka strážce
nemesis-token-mini_queen = Figurka královny

## Things that can be carried; an Item has its own name

nemesis-thing-blue_corpse = { nemesis-token-crew_corpse_blue }
nemesis-thing-red_corpse = Mrtvola ({ $seat })
nemesis-thing-carcass = { nemesis-token-intruder_carcass }
nemesis-thing-egg = { nemesis-token-intruder_egg }

## Symbols of Exploration tokens

nemesis-symbol-fire = Požár
    .text = Místnost hoří.
nemesis-symbol-malfunction = Porucha
    .text = Do místnosti přijde žeton poruchy.

## Dice

nemesis-die-combat_die = Bojová kostka
nemesis-die-noise_die = Kostka hluku

## Markers

nemesis-marker-noise = Žeton hluku
    .text = V této chodbě se něco hýbe. Další hluk v ní znamená střet.
nemesis-marker-fire = Žeton požáru
    .text = Kdo tu končí tah, utrpí 1 lehké poranění. Každé kolo tu každý vetřelec utrpí 1 zranění a jedno vejce se zničí. Devátý žeton zničí loď.
nemesis-marker-malfunction = Žeton poruchy
    .text = Akce místnosti a počítač nefungují. Hledat lze dál. Devátý žeton zničí loď.
nemesis-marker-door = Žeton dveří
    .text = Stojící žeton jsou zavřené dveře, ležící zničené.
nemesis-marker-ammo_injury = Kostička munice/zranění
    .text = Na zbrani munice, na vetřelci zranění.
nemesis-marker-status = Ukazatel stavu
    .text = Čas, kurs, autodestrukce; na panelu postavy lehká poranění, sliz a signál.
nemesis-state-slimed = Ve slizu
    .text = Cítí tvůj pach: každý klid platí jako nebezpečí.
nemesis-state-signal = Signál vyslán
nemesis-state-larva = Larva uvnitř
    .text = Ještě jedna nákaza a vyleze ven: ty zemřeš, narodí se nymfoid.
nemesis-state-dressed = Obvázané
nemesis-state-passed = Pas
nemesis-state-inactive = Zatím nezpřístupněný
nemesis-state-nest_destroyed = Hnízdo zničeno

## Ways to play

nemesis-mode-semi_cooperative = Semikooperativní
    .text = Každý má vlastní úkol. Všechny se splnit nedají.
nemesis-mode-solo = Sólový
    .text = O samotě s lodí a s tím, co v ní žije.
nemesis-mode-cooperative = Plně kooperativní
    .text = Všechny úkoly leží otevřeně a jsou společné. Zvítězíte spolu, nebo vůbec.
nemesis-setup-takeover = Hráč za vetřelce
    .text = Hráč, jehož postava zemře první, smí převzít vetřelce. Jen v semikooperativním režimu.

## Computer players

nemesis-bot-random = Náhodný
    .text = Volí cokoli, vše se stejnou pravděpodobností.
nemesis-bot-rookie = Zelenáč
    .text = Dívá se na tah dopředu a drží se rozumných zásad. Férový soupeř pro první hru.

## Endings

nemesis-ending-jump = Loď skočila do hyperprostoru
    .text = Nemesis je na cestě a někdo je naživu.
nemesis-ending-ship_destroyed = Loď zničena
    .text = Z Nemesis zbyly trosky. Kdo sedí v modulu, vidí za sebou záblesk.
nemesis-ending-nobody_left = Nikdo nepřežil
    .text = Loď zůstala celá. Posádka ne.

## Phases and steps

nemesis-phase-setup = Příprava hry
nemesis-phase-player_phase = Fáze hráčů
nemesis-phase-event_phase = Fáze událostí
nemesis-phase-end_of_game = Konec hry
nemesis-step-draw_cards = Dobrání hracích karet
nemesis-step-first_player = Žeton začínajícího hráče
nemesis-step-player_turns = Tahy hráčů
nemesis-step-time_track = Počítadlo času
nemesis-step-intruder_attack = Útok vetřelců
nemesis-step-fire_damage = Popálení vetřelců
nemesis-step-event_card = Karta události
nemesis-step-intruder_movement = Pohyb vetřelců
nemesis-step-event_effect = Efekt události
nemesis-step-bag_development = Evoluce vetřelců
nemesis-step-end_of_round = Konec kola
nemesis-step-engine_check = Kontrola stavu motorů
nemesis-step-coordinates_check = Kontrola kursu
nemesis-step-contamination_check = Kontrola infekce
nemesis-step-objective_check = Kontrola splnění úkolu

## Words for labels

nemesis-word-round = Kolo
nemesis-word-turn = Tah
nemesis-word-turn_order = Pořadí tahu
nemesis-word-first_player = Začínající hráč
nemesis-word-basic_action = Základní akce
nemesis-word-action_card_action = Akce akční karty
nemesis-word-item_action = Akce karty předmětu
nemesis-word-room_action = Akce místnosti
nemesis-word-action_cost = Náklady akce
nemesis-word-escape = Ústup
    .text = Nejprve na tebe zaútočí každý vetřelec v místnosti.
nemesis-word-retreat = Útěk
nemesis-word-surprise_attack = Přepadový útok
nemesis-word-encounter = Střet
nemesis-word-combat = Boj
nemesis-word-noise = Hluk
nemesis-word-noise_roll = Hod na hluk
nemesis-word-exploration = Průzkum
nemesis-word-exploration_token = Žeton průzkumu
nemesis-word-explored = Prozkoumaná
nemesis-word-unexplored = Neprozkoumaná
nemesis-word-room = Místnost
nemesis-word-room_tile = Destička místnosti
nemesis-word-corridor = Chodba
nemesis-word-corridor_number = Číslo chodby
nemesis-word-technical_entrance = Vstup do servisních chodeb
nemesis-word-neighbouring_room = Sousedící místnost
nemesis-word-item_counter = Počítadlo předmětů
nemesis-word-intruder = Vetřelec
nemesis-word-intruder_token = Žeton vetřelce
nemesis-word-intruder_board = Panel vetřelců
nemesis-word-bag = Sáček na vetřelce
nemesis-word-egg = Vejce
nemesis-word-weakness = Slabina
nemesis-word-attack_card = Karta útoku vetřelce
nemesis-word-injury = Zranění
nemesis-word-injury_check = Kontrola kondice vetřelce
nemesis-word-toughness = Odolnost
nemesis-word-hit = Zásah
nemesis-word-miss = Vedle
nemesis-word-character = Postava
nemesis-word-character_board = Panel postavy
nemesis-word-player = Hráč
nemesis-word-crew = Posádka
nemesis-word-wound = Poranění
nemesis-word-light_wound = Lehké poranění
    .text = Třetí lehké poranění změní všechna v 1 vážné poranění.
nemesis-word-serious_wound = Vážné poranění
nemesis-word-serious_wound_card = Karta vážného poranění
nemesis-word-contamination_card = Karta infekce
nemesis-word-scanner = Skener
nemesis-word-death = Smrt
nemesis-word-item = Předmět
nemesis-word-heavy_item = Těžký předmět
nemesis-word-object = Vzorek
nemesis-word-backpack = Inventář
nemesis-word-component = Druh předmětu
nemesis-word-single_use = Na jedno použití
nemesis-word-ammo = Munice
nemesis-word-magazine_capacity = Kapacita zásobníku
nemesis-word-action_card = Akční karta
nemesis-word-event_card = Karta události
nemesis-word-objective = Úkol
nemesis-word-deck = Doplňovací balíček
nemesis-word-discard_pile = Odhazovací balíček
nemesis-word-supply = Zásoba
nemesis-word-engine = Motor
nemesis-word-escape_pod = Únikový modul
nemesis-word-hibernation_chamber = Hibernační komora
nemesis-word-self_destruct = Autodestrukce
nemesis-word-coordinates_card = Karta kursu
nemesis-word-signal = Signál
nemesis-word-revival = Resuscitace
nemesis-word-hands = Ruce
nemesis-word-hand = Karty v ruce
nemesis-word-or = NEBO
nemesis-word-computer = Počítač

## What rises and falls in a game

nemesis-gauge-light_wounds = Lehká poranění
nemesis-gauge-serious_wounds = Vážná poranění
nemesis-gauge-items = Předměty
nemesis-gauge-noise = Žetony hluku
nemesis-gauge-intruders = Vetřelci na plánu
