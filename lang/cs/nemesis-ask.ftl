### Nemesis: otázky, odpovědi a odmítnutí.

## Questions; .text explains them to somebody who has not read the rulebook

nemesis-ask-character = Kdo jsi? Nech si jednu ze dvou postav.
    .text = S touto postavou hraješ až do konce, ať přežije, nebo ne. Patří k ní její karty, zbraň i speciální předměty.
nemesis-ask-objective = Na palubě něco je. Vyber úkol, který si necháš.
    .text = Druhá karta opustí hru, aniž ji kdo uvidí. Nikdo neví, co chceš; ví se jen, zda jde o služební úkol.
nemesis-ask-action = Co uděláš?
    .text = Tah má dvě akce. Většina stojí akční karty z ruky. Kdo provede méně než dvě, pasuje a čeká do příštího kola.
nemesis-ask-aim =
    { $need ->
        [option] { $deed }: vyber jednu z možností.
        [room_option] { $deed }: vyber jednu z možností místnosti.
        [room] { $deed }: vyber místnost.
        [second_room] { $deed }: vyber druhou místnost.
        [door] { $deed }: vyber dveře.
        [corridor] { $deed }: vyber chodbu.
        [who] { $deed }: vyber postavu.
        [companion] { $deed }: kdo ještě?
        [target] { $deed }: vyber cíl.
        [weapon] { $deed }: vyber zbraň.
        [item] { $deed }: vyber předmět.
        [second_item] { $deed }: vyber druhý předmět.
        [component] { $deed }: vyber první předmět k sestavení.
        [second_component] { $deed }: vyber druhý předmět k sestavení.
        [object] { $deed }: vyber vzorek.
        [deck] { $deed }: vyber balíček předmětů.
        [pod] { $deed }: vyber únikový modul.
        [destination] { $deed }: vyber kurs.
        [wound] { $deed }: vyber vážné poranění.
       *[objective_of] { $deed }: vyber kartu úkolu. Majitel: { $seat }.
    }
    .text = Akce je ohlášená, ale ještě nezaplacená. Všichni vidí, co volíš.
nemesis-ask-consent = { $seat } tě chce přesunout. Souhlasíš?
    .text = Karta jiného hráče by tě vzala s sebou. Nikdo jít nemusí.
nemesis-ask-pay =
    { $due ->
        [0] Vyber kartu, kterou zaplatíš.
        [one] { $deed }. Zbývá zaplatit: { $due } karta. Vyber, kterou odhodíš.
        [few] { $deed }. Zbývá zaplatit: { $due } karty. Vyber, kterou odhodíš.
        [many] { $deed }. Zbývá zaplatit: { $due } karty. Vyber, kterou odhodíš.
       *[other] { $deed }. Zbývá zaplatit: { $due } karet. Vyber, kterou odhodíš.
    }
    .text = Náklady platíš kartu po kartě. Kartami infekce nezaplatíš nic.
nemesis-ask-react =
    { $trigger ->
        [deed] { $seat } jedná. Zahraješ Vyrušení?
        [interruption] { $seat } hraje Vyrušení. Odpovíš svým?
       *[attack] { $surprise ->
            [yes] Vetřelec podniká přepadový útok. Reaguješ?
           *[no] Vetřelec útočí. Reaguješ?
        }
    }
    .text = Můžeš odpovědět kartou nebo předmětem, hned, nebo vůbec. Ostatní vidí jen to, zda odpovíš.
nemesis-ask-discard =
    { $why ->
        [pass] Pasuješ. Odhazuj karty po jedné, nebo skonči.
        [drugs] Vojenské stimulanty: odhazuj karty po jedné, nebo skonči.
       *[other] Vyber akční kartu, kterou odhodíš.
    }
    .text = Ponechané karty ti zůstanou v ruce; na začátku kola si dobereš jen chybějící. Odhodit lze i karty infekce.
nemesis-ask-drop =
    { $optional ->
        [yes] Máš plné ruce. Upusť něco, ať se uvolní místo, nebo to nech být.
       *[no] Všechno neudržíš. Vyber, co upustíš.
    }
    .text = Dvě ruce unesou dvě těžké věci, poraněná paže jednu. Upuštěný vzorek zůstane v místnosti, upuštěný předmět je pryč.
nemesis-ask-noise_corridor = Vyber chodbu, do které položíš žeton hluku.
    .text = Kdo jde obezřetně, nehází, ale nechá stopu, kde sám zvolí. Druhý hluk v téže chodbě přinese střet.
nemesis-ask-way = Vedou tam dvě cesty: { $to }. Kterou jde { $figure }?
    .text = Zavřené dveře v cestě vetřelce zastaví, ale zničí se.
nemesis-ask-network = Vyber servisní chodby.
    .text = Tato strana lodi má dvě sítě servisních chodeb. Nejsou propojené.
nemesis-ask-scanner = Skener pohybu: odhodit kartu a hodit znovu?
    .text = První výsledek neplatí, druhý ano.
nemesis-ask-reroll = Hodíš znovu?
    .text = První výsledek neplatí, druhý ano.
nemesis-ask-extra_ammo = Spotřebuješ další kus munice za jedno zranění navíc?
    .text = Zásah už je jistý. Čím více zranění, tím spíše vetřelec zemře.
nemesis-ask-keep = Vyber kartu, kterou si necháš.
    .text = Tyto karty vidíš jen ty. Druhá půjde dospod balíčku.
nemesis-ask-trade = Vyber, s kým budeš vyměňovat. Můžeš také něco ukázat, nebo skončit.
    .text = Vyměňovat teď může každý v místnosti. Nic nezmění majitele bez souhlasu obou stran.
nemesis-ask-offer =
    { $what ->
        [give] Vyber, co nabízíš. Druhá strana: { $to }. Po jedné věci, pak skonči.
        [show] Vyber, co ukazuješ. Druhá strana: { $to }. Po jedné věci, pak skonči.
       *[return] Vyber, co dáš na oplátku. Druhá strana: { $to }. Nebo odmítni.
    }
    .text = Co mezi vámi leží, vidíte jen vy dva. Ostatní vidí počet karet a jejich ruby.
nemesis-ask-accept = { $from } něco nabízí. Přijímáš?
    .text = Obě strany si vše vymění najednou, nebo vůbec.
nemesis-ask-engine = Motor { $engine }: prohoď destičky, nebo je nech.
    .text = Vrchní destička říká, zda motor funguje. Všichni se dozvědí, zda se destičky prohodily; co na nich je, víš jen ty.
nemesis-ask-event_order = Vrať kartu události navrch, nebo dospod balíčku.
    .text = Vidíš ji jen ty. Navrchu přijde jako příští, vespod jen tak ne.
nemesis-ask-scan = Prověříš skenerem karty infekce v ruce?
    .text = Neškodné karty zmizí. PARAZIT zůstane a usadí se v tobě larva.
nemesis-ask-doors = Vyber dveře, které otevřeš nebo zavřeš: { $slot }. Nebo skonči.
    .text = Zavřené dveře zastaví postavy nadobro, vetřelce jednou. Zničené už zůstanou zničené.
nemesis-ask-take_door = Žetony dveří došly. Vyber zavřené dveře, které se odeberou.
    .text = Je třeba zavřít dveře, ale všechny žetony už jsou na plánu. Dveře, které vybereš, se otevřou.
nemesis-ask-board_pod = Vyber únikový modul, do kterého nastoupíš.
    .text = Hod se povedl: musíš nastoupit. Modul má dvě místa.
nemesis-ask-launch = Sedíš v modulu. Odstartovat, nebo počkat?
    .text = Kdo sedí v odstartovaném modulu, nadobro opustil loď. Dokud čekáš, může někdo přistoupit, nebo modul zajistit.
nemesis-ask-pod_turn = Čekáš v modulu. Odstartovat, zůstat, nebo vystoupit?
    .text = Zajištěný modul neodstartuje. Zpět v místnosti hraješ dál jako předtím.
nemesis-ask-take_over = Tvá postava je mrtvá. Převezmeš vetřelce?
    .text = Od příštího kola pohybuješ vetřelci a útočíš jimi, kartu po kartě. Vyhrát už nemůžeš: postarej se, aby nevyhrál ani nikdo jiný.
nemesis-ask-intruders = Vyber kartu a způsob, jak ji zahraješ.
    .text = Jedna karta za tah: na pohyb, na útok, nebo pro efekt.
nemesis-ask-intruder_aim =
    { $need ->
        [target] Vyber vetřelce.
        [number] Vyber číslo chodby.
       *[who] Vyber postavu.
    }
    .text = Zvolit lze jen to, co něco změní.
nemesis-ask-attack_pick = Vyber kartu útoku, která se vyhodnotí.
    .text = Tyto karty vidíš jen ty. Karta bez symbolu útočníka míjí cíl. Ostatní půjdou dospod balíčku.
nemesis-ask-event_pick = Vyber kartu události, která se vyhodnotí.
    .text = Tyto karty vidíš jen ty. Vybraná proběhne celá, ostatní se odhodí.
nemesis-ask-keep_card = Pasuješ. Vyber kartu, kterou si necháš, nebo žádnou.
    .text = Jedna karta smí počkat do příštího kola, ostatní se odhodí.
nemesis-ask-scan_one = Vyber kartu infekce, kterou prověříš.
    .text = Karta opustí hru, ať ukáže cokoli. Je-li to PARAZIT, vezmeš si novou.

## Answers

nemesis-answer-pass =
    { $choice ->
        [react] Nereagovat
        [drop] Nechat být
        [scanner] Nechat výsledek
        [reroll] Nechat výsledek
        [extra_ammo] Ne
        [scan] Neprověřovat
        [keep_card] Nenechat si žádnou
       *[action] Pasovat
    }
nemesis-answer-done =
    { $choice ->
        [aim] Nikdo další
       *[other] Hotovo
    }
nemesis-answer-yes = Ano
nemesis-answer-no = Ne
nemesis-answer-do =
    { $deed ->
        [move] Jít: { $corridor }
        [escape] Ustoupit: { $corridor }
        [careful] Jít obezřetně: { $corridor }
        [shoot] Vystřelit
        [melee] Zaútočit na blízko
        [pick_up] Zvednout vzorek
        [trade] Zahájit výměnu
        [craft] Sestavit předmět
        [activate] Zpřístupnit: { $item }
        [play] Zahrát: { $card }
        [use] Použít: { $item }
       *[room_action] Použít místnost
    }
nemesis-answer-drop = Upustit: { $thing }
nemesis-answer-option = Možnost { $number }
nemesis-answer-room = { $slot }
nemesis-answer-corridor = Chodba { $corridor }
nemesis-answer-technical = { $network }
nemesis-answer-who = { $seat }
nemesis-answer-figure = { $figure }
nemesis-answer-eggs =
    { $eggs ->
        [nest] Vejce v Hnízdě
        [loose] Vejce ležící v místnosti
       *[any] Vejce
    }
nemesis-answer-item = { $item }
nemesis-answer-thing = { $thing }
nemesis-answer-deck =
    { $deck ->
        [red] Červené (výzbroj)
        [yellow] Žluté (technické)
       *[green] Zelené (léčiva)
    }
nemesis-answer-pod = Únikový modul { $pod }
nemesis-answer-destination = Kurs { $space }
nemesis-answer-wound =
    { $dressed ->
        [yes] { $wound } (obvázané)
       *[no] { $wound }
    }
nemesis-answer-card = { $card }
nemesis-answer-objective = { $objective }
nemesis-answer-objective_of =
    { $group ->
        [personal] Osobní úkol
        [corporate] Služební úkol
       *[solo_coop] Úkol pro kooperativní/sólový režim
    }
nemesis-answer-character = { $character }
nemesis-answer-reroll = Hodit znovu
nemesis-answer-swap = Prohodit destičky
nemesis-answer-leave = Nechat
nemesis-answer-top = Navrch
nemesis-answer-bottom = Dospod balíčku
nemesis-answer-launch = Odstartovat
nemesis-answer-wait = Počkat
nemesis-answer-stay = Zůstat
nemesis-answer-step_out = Vystoupit
nemesis-answer-with = Výměna: { $seat }
nemesis-answer-show = Něco ukázat: { $seat }
nemesis-answer-decline = Odmítnout
nemesis-answer-intruder =
    { $way ->
        [move] Pohyb: { $card }
        [attack] Útok: { $card }
       *[effect] Efekt: { $card }
    }
nemesis-answer-number = Číslo { $number }
nemesis-answer-attack_card = { $card }
nemesis-answer-event_card = { $card }
nemesis-answer-keep_card = { $card }

## Claims: what a player can talk about, true or not

nemesis-claim-engine = Stav motoru
nemesis-claim-coordinates = Kam vede které písmeno
nemesis-claim-tile = Která je to místnost
nemesis-claim-holds = Zda mám určitý předmět
nemesis-claim-infected = Kolik mám karet s PARAZITEM
nemesis-claim-kept = Jaký druh úkolu mám

## Refusals

nemesis-refusal-contamination_cards_cannot_pay_a_cost = Kartami infekce náklady nezaplatíš.
nemesis-refusal-eggs_can_be_attacked_out_of_combat_only = Na vejce lze útočit pouze mimo boj.
nemesis-refusal-order_moves_another_character = Rozkaz přesouvá jinou postavu, ne tebe.
nemesis-refusal-a_closed_door_is_in_the_way = V cestě jsou zavřené dveře.
nemesis-refusal-a_door_of_this_room_is_destroyed = Tato místnost má zničené dveře.
nemesis-refusal-a_malfunction_marker_lies_in_the_engine_room = Ve strojovně je žeton poruchy.
nemesis-refusal-a_malfunction_marker_lies_in_the_room = V místnosti je žeton poruchy.
nemesis-refusal-a_locked_pod_cannot_be_launched = Zajištěný únikový modul neodstartuje.
nemesis-refusal-after_a_successful_roll_one_must_board = Po úspěšném hodu musíš nastoupit do modulu.
nemesis-refusal-an_intruder_is_in_that_room = V té místnosti je vetřelec.
nemesis-refusal-an_intruder_is_in_the_cockpit = Na Můstku je vetřelec.
nemesis-refusal-an_intruder_is_in_the_evacuation_section = V evakuační komoře je vetřelec.
nemesis-refusal-an_intruder_is_in_the_hibernatorium = V Hibernatoriu je vetřelec.
nemesis-refusal-an_intruder_is_in_the_room = V místnosti je vetřelec.
nemesis-refusal-at_least_one_door_must_change_each_once_and_no_destroyed_one = Změň alespoň jedny dveře, každé jen jednou, zničené ne.
nemesis-refusal-every_corridor_there_holds_a_noise_marker_already = V každé tamní chodbě už žeton hluku je.
nemesis-refusal-every_room_is_explored = Všechny místnosti jsou prozkoumané.
nemesis-refusal-every_room_tile_is_face_up = Všechny destičky místností leží lícem nahoru.
nemesis-refusal-every_room_tile_lies_face_up = Všechny destičky místností leží lícem nahoru.
nemesis-refusal-from_the_first_yellow_space_on_nothing_stops_it = Od prvního žlutého pole autodestrukci nic nezastaví.
nemesis-refusal-it_must_be_another_room = Musí to být jiná místnost.
nemesis-refusal-no_closed_door_is_next_to_this_room = U tvé místnosti nejsou zavřené dveře.
nemesis-refusal-no_contamination_card_is_in_hand = Nemáš v ruce kartu infekce.
nemesis-refusal-no_crafted_item_can_be_made_of_what_is_carried = Z toho, co neseš, nic nesestavíš.
nemesis-refusal-no_door_can_be_opened_or_closed = Žádné dveře nelze otevřít ani zavřít.
nemesis-refusal-no_door_next_to_this_room_can_be_opened_or_closed = Žádné dveře u tvé místnosti nelze otevřít ani zavřít.
nemesis-refusal-no_door_of_the_ship_can_be_opened_or_closed = Žádné dveře na lodi nelze otevřít ani zavřít.
nemesis-refusal-no_door_of_this_room_can_be_opened_or_closed = Žádné dveře této místnosti nelze otevřít ani zavřít.
nemesis-refusal-no_door_token_is_left_that_could_be_put_there = Nezbývá žeton dveří, který by tam šlo položit.
nemesis-refusal-no_escape_pod_is_left = Žádný únikový modul nezbývá.
nemesis-refusal-no_event_card_is_left = Žádná karta události nezbývá.
nemesis-refusal-no_flamethrower_in_a_hand_slot_can_take_ammo = Nemáš v rukou Plamenomet, který by šlo doplnit.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_here = Není tu vetřelec ani vejce, které nikdo nenese.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_in_this_room_or_next_to_it = Ve tvé místnosti ani vedle není vetřelec ani vejce, které nikdo nenese.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_there = Není tam vetřelec ani vejce, které nikdo nenese.
nemesis-refusal-no_intruder_is_here_and_no_egg_that_nobody_carries = Není tu vetřelec ani vejce, které nikdo nenese.
nemesis-refusal-no_intruder_is_in_this_room = Ve tvé místnosti není vetřelec.
nemesis-refusal-no_intruder_would_leave_its_room_or_destroy_a_door = Žádný vetřelec by neopustil místnost ani nezničil dveře.
nemesis-refusal-no_item_deck_has_a_card_left = V žádném balíčku předmětů nezbývá karta.
nemesis-refusal-no_malfunction_marker_may_lie_in_this_room = V této místnosti žeton poruchy ležet nesmí.
nemesis-refusal-no_object_lies_in_this_room = Ve tvé místnosti neleží žádný vzorek.
nemesis-refusal-no_objective_of_the_semi_cooperative_game_is_for_1_player_play_solo = Semikooperativní režim nemá úkoly pro 1 hráče. Zahraj si sólový.
nemesis-refusal-no_pod_of_this_section_is_unlocked_and_has_a_free_seat = Tato komora nemá odjištěný únikový modul s volným místem.
nemesis-refusal-no_six_shooter_that_could_take_ammo_is_in_a_hand_slot = Nemáš v rukou Revolver, který by šlo nabít.
nemesis-refusal-no_technical_corridor_entrance_is_in_this_room = Tvá místnost nemá vstup do servisních chodeb.
nemesis-refusal-no_attack_may_be_aimed_at_a_character = Na postavu útočit nelze.
nemesis-refusal-no_card_is_left_to_be_found = Žádná karta k nalezení nezbývá.
nemesis-refusal-no_card_of_this_deck_is_left = V tomto balíčku nezbývá karta.
nemesis-refusal-no_energy_weapon_in_a_hand_slot_can_take_ammo = Nemáš v rukou energetickou zbraň, kterou by šlo nabít.
nemesis-refusal-no_energy_weapon_is_carried = Neneseš energetickou zbraň.
nemesis-refusal-no_energy_weapon_is_in_a_hand_slot = Nemáš v rukou energetickou zbraň.
nemesis-refusal-no_explored_room_with_a_computer_is_there = Není prozkoumaná žádná místnost s počítačem.
nemesis-refusal-no_explored_room_with_a_working_computer_is_there = Není prozkoumaná žádná místnost s funkčním počítačem.
nemesis-refusal-no_hand_slot_is_free = Nemáš volnou ruku.
nemesis-refusal-no_hand_slot_is_free_something_must_be_dropped_first = Nemáš volnou ruku. Nejdřív něco upusť.
nemesis-refusal-no_neighbouring_room_can_be_entered = Do žádné sousedící místnosti nelze vstoupit.
nemesis-refusal-no_neighbouring_room_can_be_reached = Do žádné sousedící místnosti se nelze dostat.
nemesis-refusal-no_neighbouring_room_can_be_reached_from_there = Odtamtud se nelze dostat do žádné sousedící místnosti.
nemesis-refusal-no_other_character_here_could_be_moved = Žádnou jinou postavu odtud nelze přesunout.
nemesis-refusal-no_other_character_here_holds_a_card = Žádná jiná postava tady nemá kartu v ruce.
nemesis-refusal-no_other_room_with_a_working_computer_has_an_action_that_could_be_used = Žádná jiná místnost s funkčním počítačem nemá použitelnou akci.
nemesis-refusal-no_such_eggs_lie_here_or_somebody_carries_them = Taková vejce tu neleží, nebo je někdo nese.
nemesis-refusal-no_such_eggs_lie_there_or_somebody_carries_them = Taková vejce tam neleží, nebo je někdo nese.
nemesis-refusal-no_such_weapon_with_ammo_is_in_a_hand_slot = Nemáš v rukou takovou zbraň s municí.
nemesis-refusal-no_weapon_is_in_a_hand_slot = Nemáš v rukou zbraň.
nemesis-refusal-no_weapon_with_ammo_is_in_a_hand_slot = Nemáš v rukou zbraň s municí.
nemesis-refusal-no_working_computer_is_in_this_room = Ve tvé místnosti není funkční počítač.
nemesis-refusal-no_yellow_room_can_be_chosen = Žádnou žlutou místnost nelze zvolit.
nemesis-refusal-nobody_else_is_in_the_room = V místnosti nikdo jiný není.
nemesis-refusal-nobody_here_has_anything_to_trade = Nikdo tu nemá co vyměnit.
nemesis-refusal-nobody_knows_what_this_room_is = Nikdo neví, co je to za místnost.
nemesis-refusal-not_enough_action_cards_to_pay_the_cost = Máš málo akčních karet na zaplacení nákladů.
nemesis-refusal-not_in_combat = Ne v boji.
nemesis-refusal-not_with_fire_or_a_malfunction = Ne při požáru ani poruše.
nemesis-refusal-only_a_closed_door_that_was_not_placed_by_the_same_effect_can_be_taken = Odebrat lze jen zavřené dveře, které neumístil týž účinek.
nemesis-refusal-only_a_dressed_serious_wound_can_be_healed = Vyléčit lze jen obvázané vážné poranění.
nemesis-refusal-only_an_unlocked_pod_of_this_section_with_a_free_seat = Jen odjištěný únikový modul této komory s volným místem.
nemesis-refusal-only_another_explored_yellow_room = Jen jiná prozkoumaná žlutá místnost.
nemesis-refusal-only_in_combat = Pouze v boji.
nemesis-refusal-only_one_other_character_can_be_covered = Krýt lze jen jednu další postavu.
nemesis-refusal-only_out_of_combat = Pouze mimo boj.
nemesis-refusal-only_players_at_the_table_speak = Mluvit smějí jen hráči u stolu.
nemesis-refusal-played_like_this_the_card_would_have_no_effect = Takto zahraná karta by neměla žádný účinek.
nemesis-refusal-solo_is_for_1_player = Sólový režim je pro 1 hráče.
nemesis-refusal-somebody_hibernates = Někdo je v hibernaci.
nemesis-refusal-the_airlock_procedure_token_is_out_already = Žeton odsátí vzduchu už je na herním plánu.
nemesis-refusal-the_assault_rifle_it_is_attached_to_is_not_in_a_hand_slot = Nemáš v rukou Útočnou pušku, ke které to patří.
nemesis-refusal-the_cabins_need_no_action = Kajuty nepotřebují žádnou akci.
nemesis-refusal-the_character_is_in_no_room = Nejsi v žádné místnosti.
nemesis-refusal-the_character_is_there_already = Už tam jsi.
nemesis-refusal-the_intruders_can_be_taken_over_only_in_the_semi_cooperative_game = Vetřelce lze převzít jen v semikooperativním režimu.
nemesis-refusal-the_item_counter_of_this_room_is_0 = Počítadlo předmětů v této místnosti ukazuje 0.
nemesis-refusal-the_room_burns = Místnost hoří.
nemesis-refusal-the_self_destruct_sequence_is_active = Autodestrukce běží.
nemesis-refusal-the_signal_has_been_sent_already = Tvůj signál už je vyslán.
nemesis-refusal-the_weakness_of_every_kind_of_object_here_is_known = Slabiny všech zdejších druhů vzorků už jsou známé.
nemesis-refusal-the_card_needs_an_energy_weapon = Tato karta vyžaduje energetickou zbraň.
nemesis-refusal-the_condition_on_the_item_is_not_fulfilled = Podmínka na předmětu není splněna; uvádí ji jeho karta na tvé straně.
nemesis-refusal-the_energy_weapon_is_full = Energetická zbraň je plná.
nemesis-refusal-the_game_is_for_1_to_5_players = Hra je pro 1–5 hráčů.
nemesis-refusal-the_game_is_over = Hra skončila.
nemesis-refusal-the_hibernation_chambers_are_not_open_yet = Hibernační komory ještě nejsou otevřené.
nemesis-refusal-the_marker_stands_there_already = Ukazatel už tam stojí.
nemesis-refusal-the_sequence_is_active_already = Autodestrukce už běží.
nemesis-refusal-the_sequence_is_not_active = Autodestrukce neběží.
nemesis-refusal-the_tile_of_this_room_lies_face_up = Destička této místnosti leží lícem nahoru.
nemesis-refusal-there_are_no_two_untaped_heavy_items_in_the_hand_slots = Nemáš v rukou dva neslepené těžké předměty.
nemesis-refusal-there_are_too_few_doors_to_close_it = Na uzavření místnosti je málo žetonů dveří.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_in_this_room = V této místnosti není požár ani vetřelec.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_on_the_ship = Na lodi není požár ani vetřelec.
nemesis-refusal-there_is_neither_slime_to_wash_off_nor_a_contamination_card_to_scan = Nemáš sliz ke smytí ani kartu infekce k prověření.
nemesis-refusal-there_is_neither_a_light_wound_to_heal_nor_a_contamination_card_to_scan = Nemáš lehké poranění k vyléčení ani kartu infekce k prověření.
nemesis-refusal-there_is_no_contamination_card_in_hand = Nemáš v ruce kartu infekce.
nemesis-refusal-there_is_no_dressed_serious_wound = Nemáš obvázané vážné poranění.
nemesis-refusal-there_is_no_egg_on_the_intruder_board = Na panelu vetřelců není žádné vejce.
nemesis-refusal-there_is_no_item_to_be_given_up = Nemáš předmět k odhození.
nemesis-refusal-there_is_no_light_wound = Nemáš lehké poranění.
nemesis-refusal-there_is_no_malfunction_marker_in_this_room = Ve tvé místnosti není žeton poruchy.
nemesis-refusal-there_is_no_object_here = Není tu žádný vzorek.
nemesis-refusal-there_is_no_objective_card_to_look_at = Žádnou kartu úkolu si prohlédnout nelze.
nemesis-refusal-there_is_no_serious_wound_to_dress = Nemáš vážné poranění k obvázání.
nemesis-refusal-there_is_no_slime_marker = Nemáš na sobě sliz.
nemesis-refusal-there_is_no_wound_to_treat = Nemáš poranění k ošetření.
nemesis-refusal-there_is_no_matching_wound = Nemáš odpovídající poranění.
nemesis-refusal-there_is_no_room_in_the_hand_slots = Nemáš na to volnou ruku.
nemesis-refusal-there_is_no_such_thing_to_speak_about = O ničem takovém mluvit nelze.
nemesis-refusal-there_is_no_working_computer_in_this_room = Ve tvé místnosti není funkční počítač.
nemesis-refusal-this_character_is_not_in_the_room = Tato postava není ve tvé místnosti.
nemesis-refusal-this_corridor_does_not_begin_here = Tato chodba tu nezačíná.
nemesis-refusal-this_corridor_does_not_lead_there_or_is_closed = Tato chodba tam nevede, nebo je zavřená.
nemesis-refusal-this_corridor_is_not_next_to_the_own_room = Tato chodba nesousedí s tvou místností.
nemesis-refusal-this_door_is_destroyed = Tyto dveře jsou zničené.
nemesis-refusal-this_door_is_not_closed = Tyto dveře nejsou zavřené.
nemesis-refusal-this_intruder_is_not_in_that_room = Tento vetřelec v té místnosti není.
nemesis-refusal-this_intruder_is_not_in_the_room = Tento vetřelec není ve tvé místnosti.
nemesis-refusal-this_item_has_no_action = Tento předmět nemá akci.
nemesis-refusal-this_item_is_not_carried = Tento předmět neneseš.
nemesis-refusal-this_pod_is_not_on_the_ship = Tento únikový modul na lodi není.
nemesis-refusal-this_room_burns_already = Tato místnost už hoří.
nemesis-refusal-this_room_cannot_be_searched = Tuto místnost nelze prohledat.
nemesis-refusal-this_room_does_not_burn = Tato místnost nehoří.
nemesis-refusal-this_room_has_a_malfunction_marker = V této místnosti je žeton poruchy.
nemesis-refusal-this_room_has_a_computer_symbol = Tato místnost má symbol počítače.
nemesis-refusal-this_room_has_no_malfunction_marker = V této místnosti není žeton poruchy.
nemesis-refusal-this_room_has_no_room_action = Tato místnost nemá akci.
nemesis-refusal-this_room_has_no_technical_corridor_entrance = Tato místnost nemá vstup do servisních chodeb.
nemesis-refusal-this_room_is_explored = Tato místnost už je prozkoumaná.
nemesis-refusal-this_room_is_not_explored = Tato místnost není prozkoumaná.
nemesis-refusal-this_room_is_not_neighbouring = Tato místnost s ní nesousedí.
nemesis-refusal-this_room_is_not_next_to_the_own_one = Tato místnost nesousedí s tvou.
nemesis-refusal-this_weakness_is_known_already = Tato slabina už je známá.
nemesis-refusal-this_card_answers_something_it_is_no_action = Tato karta je reakce, ne akce.
nemesis-refusal-this_card_is_not_in_hand = Tuto kartu nemáš v ruce.
nemesis-refusal-this_deck_has_no_card_left = V tomto balíčku nezbývá karta.
nemesis-refusal-this_entrance_belongs_to_other_technical_corridors = Tento vstup patří k jiným servisním chodbám.
nemesis-refusal-this_is_no_engine_room = Toto není strojovna.
nemesis-refusal-this_is_no_evacuation_section_with_an_escape_pod = Toto není evakuační komora s únikovým modulem.
nemesis-refusal-this_is_no_answer_to_the_question_at_hand = To není odpověď na tuto otázku.
nemesis-refusal-this_is_no_energy_weapon = To není energetická zbraň.
nemesis-refusal-this_is_no_inactive_personal_item_of_the_character = To není tvůj nezpřístupněný speciální předmět.
nemesis-refusal-this_is_no_weapon_in_a_hand_slot = To není zbraň ve tvých rukou.
nemesis-refusal-this_is_no_yellow_room_or_there_is_no_other_explored_one = Toto není žlutá místnost, nebo žádná jiná není prozkoumaná.
nemesis-refusal-this_is_not_carried_or_cannot_be_dropped = To neneseš, nebo to nelze upustit.
nemesis-refusal-this_is_not_in_the_laboratory = Toto v Laboratoři není.
nemesis-refusal-this_weapon_has_no_ammo = Tato zbraň nemá munici.
nemesis-refusal-this_weapon_is_not_carried_or_is_full = Tuto zbraň neneseš, nebo je plná.
nemesis-refusal-this_would_have_no_effect_or_is_no_legal_target = To by nemělo účinek, nebo to není dovolený cíl.
nemesis-refusal-with_a_malfunction_marker_this_room_has_no_computer = S žetonem poruchy počítač v této místnosti nefunguje.
nemesis-refusal-with_a_marker_on_the_track_there_is_only_stopping_without_one_only_starting = Běžící autodestrukci lze jen zastavit, neběžící jen spustit.
