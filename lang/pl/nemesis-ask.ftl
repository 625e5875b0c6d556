### Nemesis: pytania, odpowiedzi i odmowy.

## Questions; .text explains them to somebody who has not read the rulebook

nemesis-ask-character = Kim jesteś? Zatrzymaj jedną z dwóch postaci.
    .text = Tą postacią grasz do końca, żywą czy martwą. Razem z nią dostajesz jej karty, broń i przedmioty osobiste.
nemesis-ask-objective = Coś jest na pokładzie. Wybierz cel, który zatrzymujesz.
    .text = Druga karta opuszcza grę zakryta. Nikt nie wie, czego chcesz; wiadomo tylko, czy to zlecenie korporacji.
nemesis-ask-action = Co robisz?
    .text = Tura to dwie akcje. Większość kosztuje karty akcji z ręki. Kto wykona mniej niż dwie, pasuje i czeka do następnej rundy.
nemesis-ask-aim =
    { $need ->
        [option] { $deed }: wybierz jedną z możliwości.
        [room_option] { $deed }: wybierz jedną z możliwości pomieszczenia.
        [room] { $deed }: wybierz pomieszczenie.
        [second_room] { $deed }: wybierz drugie pomieszczenie.
        [door] { $deed }: wybierz drzwi.
        [corridor] { $deed }: wybierz korytarz.
        [who] { $deed }: wybierz postać.
        [companion] { $deed }: kto jeszcze?
        [target] { $deed }: wybierz cel.
        [weapon] { $deed }: wybierz broń.
        [item] { $deed }: wybierz przedmiot.
        [second_item] { $deed }: wybierz drugi przedmiot.
        [component] { $deed }: wybierz pierwszy komponent.
        [second_component] { $deed }: wybierz drugi komponent.
        [object] { $deed }: wybierz obiekt.
        [deck] { $deed }: wybierz stos przedmiotów.
        [pod] { $deed }: wybierz kapsułę ratunkową.
        [destination] { $deed }: wybierz destynację.
        [wound] { $deed }: wybierz głęboką ranę.
       *[objective_of] { $deed }: wybierz kartę celu. Właściciel: { $seat }.
    }
    .text = Akcja jest ogłoszona, lecz jeszcze nieopłacona. Wszyscy widzą, co wybierasz.
nemesis-ask-consent = { $seat } chce cię przesunąć. Zgadzasz się?
    .text = Karta innego gracza pozwala zabrać cię ze sobą. Nikt nie musi iść.
nemesis-ask-pay =
    { $due ->
        [0] Wybierz kartę, którą odrzucasz jako koszt.
        [one] { $deed }. Do zapłaty: { $due } karta. Wybierz, którą odrzucasz.
        [few] { $deed }. Do zapłaty: { $due } karty. Wybierz, którą odrzucasz.
        [many] { $deed }. Do zapłaty: { $due } kart. Wybierz, którą odrzucasz.
       *[other] { $deed }. Do zapłaty: { $due } karty. Wybierz, którą odrzucasz.
    }
    .text = Koszt opłacasz karta po karcie. Kartami skażenia niczego nie opłacisz.
nemesis-ask-react =
    { $trigger ->
        [deed] { $seat } działa. Zagrywasz Zakłócenie?
        [interruption] { $seat } zagrywa Zakłócenie. Odpowiadasz swoim?
       *[attack] { $surprise ->
            [yes] Intruz atakuje z zaskoczenia. Reagujesz?
           *[no] Intruz atakuje. Reagujesz?
        }
    }
    .text = Możesz odpowiedzieć kartą lub przedmiotem, teraz albo wcale. Inni widzą tylko, czy to robisz.
nemesis-ask-discard =
    { $why ->
        [pass] Pasujesz. Odrzucaj karty po jednej albo zakończ.
        [drugs] Wojskowe stymulanty: odrzucaj karty po jednej albo zakończ.
       *[other] Wybierz kartę akcji, którą odrzucasz.
    }
    .text = Zatrzymane karty zostają na ręce; na początku rundy dobierasz tylko brakujące. Karty skażenia też można odrzucić.
nemesis-ask-drop =
    { $optional ->
        [yes] Masz pełne ręce. Upuść coś, by zrobić miejsce, albo zostaw to.
       *[no] Nie utrzymasz wszystkiego. Wybierz, co upuszczasz.
    }
    .text = Dwie ręce to dwie ciężkie rzeczy, ranne ramię zostawia jedną. Upuszczony obiekt zostaje w pomieszczeniu, upuszczony przedmiot przepada.
nemesis-ask-noise_corridor = Wybierz korytarz, w którym kładziesz znacznik szmerów.
    .text = Kto idzie ostrożnie, nie rzuca kością, lecz zostawia ślad tam, gdzie chce. Drugie szmery w tym samym korytarzu to spotkanie.
nemesis-ask-way = Prowadzą tam dwie drogi: { $to }. Którą idzie { $figure }?
    .text = Zamknięte drzwi po drodze zatrzymują intruza i zostają zniszczone.
nemesis-ask-network = Wybierz korytarze techniczne.
    .text = Ta strona statku ma dwie sieci korytarzy technicznych. Nie łączą się.
nemesis-ask-scanner = Skaner ruchu: odrzucić kartę i rzucić jeszcze raz?
    .text = Pierwszy wynik przepada, drugi obowiązuje.
nemesis-ask-reroll = Rzucasz jeszcze raz?
    .text = Pierwszy wynik przepada, drugi obowiązuje.
nemesis-ask-extra_ammo = Wydajesz jeszcze jedną sztukę amunicji za jedno obrażenie więcej?
    .text = Trafienie jest już pewne. Im więcej obrażeń, tym większa szansa, że intruz zginie.
nemesis-ask-keep = Wybierz kartę, którą zatrzymujesz.
    .text = Te karty widzisz tylko ty. Druga trafia pod stos.
nemesis-ask-trade = Wybierz, z kim handlujesz. Możesz też coś pokazać albo zakończyć.
    .text = Handlować może teraz każdy w pomieszczeniu. Nic nie zmieni właściciela bez zgody obu stron.
nemesis-ask-offer =
    { $what ->
        [give] Wybierz, co oferujesz. Druga strona: { $to }. Po jednej rzeczy, potem zakończ.
        [show] Wybierz, co pokazujesz. Druga strona: { $to }. Po jednej rzeczy, potem zakończ.
       *[return] Wybierz, co dajesz w zamian. Druga strona: { $to }. Albo odmów.
    }
    .text = Co leży między wami, widzicie tylko wy dwoje. Inni widzą liczbę kart i ich rewersy.
nemesis-ask-accept = { $from } składa ofertę. Przyjmujesz?
    .text = Obie strony wymieniają się naraz albo wcale.
nemesis-ask-engine = Silnik { $engine }: zamień żetony albo zostaw.
    .text = Wierzchni żeton mówi, czy silnik jest sprawny. Wszyscy dowiedzą się, czy żetony zmieniły miejsca, ale nikt, co na nich jest.
nemesis-ask-event_order = Odłóż kartę wydarzenia na wierzch albo pod stos.
    .text = Tylko ty ją widzisz. Z wierzchu wypadnie jako następna, spod stosu nieprędko.
nemesis-ask-scan = Skanujesz karty skażenia na ręce?
    .text = Niezarażone karty znikają. ZARAŻENIE zostaje, a z nim larwa w tobie.
nemesis-ask-doors = Wybierz drzwi, które otwierasz lub zamykasz: { $slot }. Albo zakończ.
    .text = Zamknięte drzwi zatrzymują postacie na dobre, a intruzów raz. Zniszczonych nic nie zmieni.
nemesis-ask-take_door = Zabrakło żetonów drzwi. Wybierz zamknięte drzwi, z których zabierasz żeton.
    .text = Trzeba zamknąć drzwi, a wszystkie żetony leżą na planszy. Tam, skąd zabierzesz żeton, drzwi się otworzą.
nemesis-ask-board_pod = Wybierz kapsułę ratunkową, do której wsiadasz.
    .text = Rzut się udał: musisz wsiąść. Kapsuła ma dwa miejsca.
nemesis-ask-launch = Siedzisz w kapsule. Startujesz czy czekasz?
    .text = Kto siedzi w wystrzelonej kapsule, na dobre opuszcza statek. Gdy czekasz, ktoś może się dosiąść albo zamknąć kapsułę.
nemesis-ask-pod_turn = Czekasz w kapsule. Startujesz, zostajesz czy wysiadasz?
    .text = Zamknięta kapsuła nie wystartuje. Po wyjściu do pomieszczenia grasz dalej jak przedtem.
nemesis-ask-take_over = Twoja postać nie żyje. Przejmujesz intruzów?
    .text = Od następnej rundy poruszasz intruzami i atakujesz nimi, karta po karcie. Wygrać już nie możesz: dopilnuj, by nie wygrał nikt inny.
nemesis-ask-intruders = Wybierz kartę i sposób jej zagrania.
    .text = Jedna karta na turę: na ruch, na atak albo dla efektu.
nemesis-ask-intruder_aim =
    { $need ->
        [target] Wybierz intruza.
        [number] Wybierz numer korytarza.
       *[who] Wybierz postać.
    }
    .text = Wybrać można tylko to, co coś zmieni.
nemesis-ask-attack_pick = Wybierz kartę ataku do rozpatrzenia.
    .text = Te karty widzisz tylko ty. Karta bez symbolu atakującego to chybienie. Pozostałe trafiają pod stos.
nemesis-ask-event_pick = Wybierz kartę wydarzenia do rozpatrzenia.
    .text = Te karty widzisz tylko ty. Wybraną rozpatrujesz w całości, pozostałe odrzucasz.
nemesis-ask-keep_card = Pasujesz. Wybierz kartę, którą zatrzymujesz, albo żadną.
    .text = Jedna karta może poczekać do następnej rundy, pozostałe odrzucasz.
nemesis-ask-scan_one = Wybierz kartę skażenia do zeskanowania.
    .text = Karta znika z gry, cokolwiek pokaże. Jeśli to ZARAŻENIE, bierzesz nową.

## Answers

nemesis-answer-pass =
    { $choice ->
        [react] Nie reaguj
        [drop] Zostaw to
        [scanner] Zostaw wynik
        [reroll] Zostaw wynik
        [extra_ammo] Nie
        [scan] Nie skanuj
        [keep_card] Nie zatrzymuj żadnej
       *[action] Pasuj
    }
nemesis-answer-done =
    { $choice ->
        [aim] Nikt więcej
       *[other] Zakończ
    }
nemesis-answer-yes = Tak
nemesis-answer-no = Nie
nemesis-answer-do =
    { $deed ->
        [move] Idź: { $corridor }
        [escape] Uciekaj: { $corridor }
        [careful] Idź ostrożnie: { $corridor }
        [shoot] Strzel
        [melee] Walcz wręcz
        [pick_up] Podnieś ciężki obiekt
        [trade] Handluj
        [craft] Zrób przedmiot
        [activate] Aktywuj: { $item }
        [play] Zagraj: { $card }
        [use] Użyj: { $item }
       *[room_action] Użyj pomieszczenia
    }
nemesis-answer-drop = Upuść: { $thing }
nemesis-answer-option = Możliwość { $number }
nemesis-answer-room = { $slot }
nemesis-answer-corridor = Korytarz { $corridor }
nemesis-answer-technical = { $network }
nemesis-answer-who = { $seat }
nemesis-answer-figure = { $figure }
nemesis-answer-eggs =
    { $eggs ->
        [nest] Jaja w gnieździe
        [loose] Jaja leżące w pomieszczeniu
       *[any] Jaja
    }
nemesis-answer-item = { $item }
nemesis-answer-thing = { $thing }
nemesis-answer-deck =
    { $deck ->
        [red] Czerwone (militarne)
        [yellow] Żółte (techniczne)
       *[green] Zielone (medyczne)
    }
nemesis-answer-pod = Kapsuła ratunkowa { $pod }
nemesis-answer-destination = Destynacja { $space }
nemesis-answer-wound =
    { $dressed ->
        [yes] { $wound } (opatrzona)
       *[no] { $wound }
    }
nemesis-answer-card = { $card }
nemesis-answer-objective = { $objective }
nemesis-answer-objective_of =
    { $group ->
        [personal] Cel osobisty
        [corporate] Cel korporacyjny
       *[solo_coop] Cel „Solo/Koop”
    }
nemesis-answer-character = { $character }
nemesis-answer-reroll = Rzuć jeszcze raz
nemesis-answer-swap = Zamień żetony
nemesis-answer-leave = Zostaw
nemesis-answer-top = Na wierzch
nemesis-answer-bottom = Pod stos
nemesis-answer-launch = Startuj
nemesis-answer-wait = Czekaj
nemesis-answer-stay = Zostań
nemesis-answer-step_out = Wysiądź
nemesis-answer-with = Handluj: { $seat }
nemesis-answer-show = Pokaż coś: { $seat }
nemesis-answer-decline = Odmów
nemesis-answer-intruder =
    { $way ->
        [move] Ruch: { $card }
        [attack] Atak: { $card }
       *[effect] Efekt: { $card }
    }
nemesis-answer-number = Numer { $number }
nemesis-answer-attack_card = { $card }
nemesis-answer-event_card = { $card }
nemesis-answer-keep_card = { $card }

## Claims: what a player can talk about, true or not

nemesis-claim-engine = Stan silnika
nemesis-claim-coordinates = Dokąd prowadzi litera
nemesis-claim-tile = Jakie to pomieszczenie
nemesis-claim-holds = Czy mam przedmiot
nemesis-claim-infected = Ile mam kart z ZARAŻENIEM
nemesis-claim-kept = Jaki rodzaj celu mam

## Refusals

nemesis-refusal-contamination_cards_cannot_pay_a_cost = Kartami skażenia nie opłacisz kosztu.
nemesis-refusal-eggs_can_be_attacked_out_of_combat_only = Jaja można atakować tylko poza walką.
nemesis-refusal-order_moves_another_character = Rozkaz przesuwa inną postać, nie ciebie.
nemesis-refusal-a_closed_door_is_in_the_way = Drogę zagradzają zamknięte drzwi.
nemesis-refusal-a_door_of_this_room_is_destroyed = To pomieszczenie ma zniszczone drzwi.
nemesis-refusal-a_malfunction_marker_lies_in_the_engine_room = W maszynowni leży znacznik awarii.
nemesis-refusal-a_malfunction_marker_lies_in_the_room = W pomieszczeniu leży znacznik awarii.
nemesis-refusal-a_locked_pod_cannot_be_launched = Zamknięta kapsuła ratunkowa nie wystartuje.
nemesis-refusal-after_a_successful_roll_one_must_board = Po udanym rzucie musisz wsiąść do kapsuły.
nemesis-refusal-an_intruder_is_in_that_room = W tamtym pomieszczeniu jest intruz.
nemesis-refusal-an_intruder_is_in_the_cockpit = W Kokpicie jest intruz.
nemesis-refusal-an_intruder_is_in_the_evacuation_section = W sektorze ewakuacyjnym jest intruz.
nemesis-refusal-an_intruder_is_in_the_hibernatorium = W Hibernatorium jest intruz.
nemesis-refusal-an_intruder_is_in_the_room = W pomieszczeniu jest intruz.
nemesis-refusal-at_least_one_door_must_change_each_once_and_no_destroyed_one = Zmień co najmniej jedne drzwi, każde tylko raz, ale nie zniszczone.
nemesis-refusal-every_corridor_there_holds_a_noise_marker_already = W każdym tamtejszym korytarzu leży już znacznik szmerów.
nemesis-refusal-every_room_is_explored = Wszystkie pomieszczenia są odkryte.
nemesis-refusal-every_room_tile_is_face_up = Wszystkie kafelki pomieszczeń są odsłonięte.
nemesis-refusal-every_room_tile_lies_face_up = Wszystkie kafelki pomieszczeń są odsłonięte.
nemesis-refusal-from_the_first_yellow_space_on_nothing_stops_it = Od pierwszego żółtego pola nic go nie zatrzyma.
nemesis-refusal-it_must_be_another_room = To musi być inne pomieszczenie.
nemesis-refusal-no_closed_door_is_next_to_this_room = Przy twoim pomieszczeniu nie ma zamkniętych drzwi.
nemesis-refusal-no_contamination_card_is_in_hand = Nie masz na ręce karty skażenia.
nemesis-refusal-no_crafted_item_can_be_made_of_what_is_carried = Z tego, co niesiesz, nic nie zrobisz.
nemesis-refusal-no_door_can_be_opened_or_closed = Żadnych drzwi nie da się otworzyć ani zamknąć.
nemesis-refusal-no_door_next_to_this_room_can_be_opened_or_closed = Żadnych drzwi przy twoim pomieszczeniu nie da się otworzyć ani zamknąć.
nemesis-refusal-no_door_of_the_ship_can_be_opened_or_closed = Żadnych drzwi na statku nie da się otworzyć ani zamknąć.
nemesis-refusal-no_door_of_this_room_can_be_opened_or_closed = Żadnych drzwi tego pomieszczenia nie da się otworzyć ani zamknąć.
nemesis-refusal-no_door_token_is_left_that_could_be_put_there = Nie ma już żetonu drzwi, który można by tam położyć.
nemesis-refusal-no_escape_pod_is_left = Nie ma już kapsuł ratunkowych.
nemesis-refusal-no_event_card_is_left = Nie ma już kart wydarzeń.
nemesis-refusal-no_flamethrower_in_a_hand_slot_can_take_ammo = Nie masz w rękach Miotacza ognia, który można napełnić.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_here = Nie ma tu intruza ani jaja, którego nikt nie niesie.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_in_this_room_or_next_to_it = W twoim pomieszczeniu i obok nie ma intruza ani jaja, którego nikt nie niesie.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_there = Nie ma tam intruza ani jaja, którego nikt nie niesie.
nemesis-refusal-no_intruder_is_here_and_no_egg_that_nobody_carries = Nie ma tu intruza ani jaja, którego nikt nie niesie.
nemesis-refusal-no_intruder_is_in_this_room = W twoim pomieszczeniu nie ma intruza.
nemesis-refusal-no_intruder_would_leave_its_room_or_destroy_a_door = Żaden intruz nie opuściłby pomieszczenia ani nie zniszczyłby drzwi.
nemesis-refusal-no_item_deck_has_a_card_left = W żadnym stosie przedmiotów nie ma już kart.
nemesis-refusal-no_malfunction_marker_may_lie_in_this_room = W tym pomieszczeniu nie może leżeć znacznik awarii.
nemesis-refusal-no_object_lies_in_this_room = W twoim pomieszczeniu nie leży żaden obiekt.
nemesis-refusal-no_objective_of_the_semi_cooperative_game_is_for_1_player_play_solo = Tryb semi-kooperacyjny nie ma celów dla 1 gracza. Zagraj solo.
nemesis-refusal-no_pod_of_this_section_is_unlocked_and_has_a_free_seat = Żadna kapsuła ratunkowa tego sektora nie jest otwarta i wolna.
nemesis-refusal-no_six_shooter_that_could_take_ammo_is_in_a_hand_slot = Nie masz w rękach Sześciostrzałowca, który można załadować.
nemesis-refusal-no_technical_corridor_entrance_is_in_this_room = W twoim pomieszczeniu nie ma wejścia do korytarzy technicznych.
nemesis-refusal-no_attack_may_be_aimed_at_a_character = Nie wolno atakować postaci.
nemesis-refusal-no_card_is_left_to_be_found = Nie ma już kart do znalezienia.
nemesis-refusal-no_card_of_this_deck_is_left = W tym stosie nie ma już kart.
nemesis-refusal-no_energy_weapon_in_a_hand_slot_can_take_ammo = Nie masz w rękach broni energetycznej, którą można załadować.
nemesis-refusal-no_energy_weapon_is_carried = Nie niesiesz broni energetycznej.
nemesis-refusal-no_energy_weapon_is_in_a_hand_slot = Nie masz w rękach broni energetycznej.
nemesis-refusal-no_explored_room_with_a_computer_is_there = Nie ma odkrytego pomieszczenia z komputerem.
nemesis-refusal-no_explored_room_with_a_working_computer_is_there = Nie ma odkrytego pomieszczenia ze sprawnym komputerem.
nemesis-refusal-no_hand_slot_is_free = Nie masz wolnej ręki.
nemesis-refusal-no_hand_slot_is_free_something_must_be_dropped_first = Nie masz wolnej ręki. Najpierw coś upuść.
nemesis-refusal-no_neighbouring_room_can_be_entered = Do żadnego sąsiedniego pomieszczenia nie da się wejść.
nemesis-refusal-no_neighbouring_room_can_be_reached = Do żadnego sąsiedniego pomieszczenia nie da się dojść.
nemesis-refusal-no_neighbouring_room_can_be_reached_from_there = Stamtąd nie da się dojść do żadnego sąsiedniego pomieszczenia.
nemesis-refusal-no_other_character_here_could_be_moved = Żadnej innej postaci stąd nie da się przesunąć.
nemesis-refusal-no_other_character_here_holds_a_card = Żadna inna postać tutaj nie ma kart na ręce.
nemesis-refusal-no_other_room_with_a_working_computer_has_an_action_that_could_be_used = Żadne inne pomieszczenie ze sprawnym komputerem nie ma akcji do wykonania.
nemesis-refusal-no_such_eggs_lie_here_or_somebody_carries_them = Nie leżą tu takie jaja albo ktoś je niesie.
nemesis-refusal-no_such_eggs_lie_there_or_somebody_carries_them = Nie leżą tam takie jaja albo ktoś je niesie.
nemesis-refusal-no_such_weapon_with_ammo_is_in_a_hand_slot = Nie masz w rękach takiej broni z amunicją.
nemesis-refusal-no_weapon_is_in_a_hand_slot = Nie masz w rękach broni.
nemesis-refusal-no_weapon_with_ammo_is_in_a_hand_slot = Nie masz w rękach broni z amunicją.
nemesis-refusal-no_working_computer_is_in_this_room = W twoim pomieszczeniu nie ma sprawnego komputera.
nemesis-refusal-no_yellow_room_can_be_chosen = Nie można wybrać żadnego żółtego pomieszczenia.
nemesis-refusal-nobody_else_is_in_the_room = W pomieszczeniu nie ma nikogo innego.
nemesis-refusal-nobody_here_has_anything_to_trade = Nikt tu nie ma nic na wymianę.
nemesis-refusal-nobody_knows_what_this_room_is = Nikt nie wie, co to za pomieszczenie.
nemesis-refusal-not_enough_action_cards_to_pay_the_cost = Masz za mało kart akcji, by opłacić koszt.
nemesis-refusal-not_in_combat = Nie w walce.
nemesis-refusal-not_with_fire_or_a_malfunction = Nie przy pożarze ani awarii.
nemesis-refusal-only_a_closed_door_that_was_not_placed_by_the_same_effect_can_be_taken = Zabrać można tylko zamknięte drzwi, których nie położył ten sam efekt.
nemesis-refusal-only_a_dressed_serious_wound_can_be_healed = Uleczyć można tylko opatrzoną głęboką ranę.
nemesis-refusal-only_an_unlocked_pod_of_this_section_with_a_free_seat = Tylko otwarta kapsuła ratunkowa tego sektora z wolnym miejscem.
nemesis-refusal-only_another_explored_yellow_room = Tylko inne odkryte żółte pomieszczenie.
nemesis-refusal-only_in_combat = Tylko w walce.
nemesis-refusal-only_one_other_character_can_be_covered = Osłonić można tylko jedną inną postać.
nemesis-refusal-only_out_of_combat = Tylko poza walką.
nemesis-refusal-only_players_at_the_table_speak = Mówić mogą tylko gracze przy stole.
nemesis-refusal-played_like_this_the_card_would_have_no_effect = Tak zagrana karta nic by nie dała.
nemesis-refusal-solo_is_for_1_player = Tryb solo jest dla 1 gracza.
nemesis-refusal-somebody_hibernates = Ktoś jest w hibernacji.
nemesis-refusal-the_airlock_procedure_token_is_out_already = Znacznik śluzy powietrznej leży już na planszy.
nemesis-refusal-the_assault_rifle_it_is_attached_to_is_not_in_a_hand_slot = Nie masz w rękach Karabinu szturmowego, do którego to pasuje.
nemesis-refusal-the_cabins_need_no_action = Kabiny nie wymagają akcji.
nemesis-refusal-the_character_is_in_no_room = Nie jesteś w żadnym pomieszczeniu.
nemesis-refusal-the_character_is_there_already = Już tam jesteś.
nemesis-refusal-the_intruders_can_be_taken_over_only_in_the_semi_cooperative_game = Intruzów można przejąć tylko w trybie semi-kooperacyjnym.
nemesis-refusal-the_item_counter_of_this_room_is_0 = Licznik przedmiotów w tym pomieszczeniu wskazuje 0.
nemesis-refusal-the_room_burns = Pomieszczenie płonie.
nemesis-refusal-the_self_destruct_sequence_is_active = Trwa odliczanie do samozniszczenia.
nemesis-refusal-the_signal_has_been_sent_already = Twój sygnał jest już wysłany.
nemesis-refusal-the_weakness_of_every_kind_of_object_here_is_known = Słabości wszystkich rodzajów obiektów stąd są już znane.
nemesis-refusal-the_card_needs_an_energy_weapon = Karta wymaga broni energetycznej.
nemesis-refusal-the_condition_on_the_item_is_not_fulfilled = Warunek na przedmiocie nie jest spełniony; podaje go jego karta po twojej stronie.
nemesis-refusal-the_energy_weapon_is_full = Broń energetyczna jest w pełni załadowana.
nemesis-refusal-the_game_is_for_1_to_5_players = Gra jest dla 1–5 graczy.
nemesis-refusal-the_game_is_over = Gra jest skończona.
nemesis-refusal-the_hibernation_chambers_are_not_open_yet = Kapsuły hibernacyjne nie są jeszcze otwarte.
nemesis-refusal-the_marker_stands_there_already = Znacznik już tam stoi.
nemesis-refusal-the_sequence_is_active_already = Odliczanie do samozniszczenia już trwa.
nemesis-refusal-the_sequence_is_not_active = Odliczanie do samozniszczenia nie trwa.
nemesis-refusal-the_tile_of_this_room_lies_face_up = Kafelek tego pomieszczenia jest odsłonięty.
nemesis-refusal-there_are_no_two_untaped_heavy_items_in_the_hand_slots = Nie masz w rękach dwóch niesklejonych ciężkich przedmiotów.
nemesis-refusal-there_are_too_few_doors_to_close_it = Za mało żetonów drzwi, by zamknąć to pomieszczenie.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_in_this_room = W tym pomieszczeniu nie ma ani pożaru, ani intruza.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_on_the_ship = Na statku nie ma ani pożaru, ani intruza.
nemesis-refusal-there_is_neither_slime_to_wash_off_nor_a_contamination_card_to_scan = Nie masz ani śluzu do zmycia, ani karty skażenia do zeskanowania.
nemesis-refusal-there_is_neither_a_light_wound_to_heal_nor_a_contamination_card_to_scan = Nie masz ani powierzchownej rany do uleczenia, ani karty skażenia do zeskanowania.
nemesis-refusal-there_is_no_contamination_card_in_hand = Nie masz na ręce karty skażenia.
nemesis-refusal-there_is_no_dressed_serious_wound = Nie masz opatrzonej głębokiej rany.
nemesis-refusal-there_is_no_egg_on_the_intruder_board = Na planszy intruzów nie ma jaj.
nemesis-refusal-there_is_no_item_to_be_given_up = Nie masz przedmiotu do odrzucenia.
nemesis-refusal-there_is_no_light_wound = Nie masz powierzchownych ran.
nemesis-refusal-there_is_no_malfunction_marker_in_this_room = W twoim pomieszczeniu nie ma znacznika awarii.
nemesis-refusal-there_is_no_object_here = Nie ma tu żadnego obiektu.
nemesis-refusal-there_is_no_objective_card_to_look_at = Nie ma karty celu do podejrzenia.
nemesis-refusal-there_is_no_serious_wound_to_dress = Nie masz głębokiej rany do opatrzenia.
nemesis-refusal-there_is_no_slime_marker = Nie masz na sobie śluzu.
nemesis-refusal-there_is_no_wound_to_treat = Nie masz rany do leczenia.
nemesis-refusal-there_is_no_matching_wound = Nie masz odpowiedniej rany.
nemesis-refusal-there_is_no_room_in_the_hand_slots = Nie masz na to wolnej ręki.
nemesis-refusal-there_is_no_such_thing_to_speak_about = Nie ma o czym mówić: tego tu nie ma.
nemesis-refusal-there_is_no_working_computer_in_this_room = W twoim pomieszczeniu nie ma sprawnego komputera.
nemesis-refusal-this_character_is_not_in_the_room = Tej postaci nie ma w twoim pomieszczeniu.
nemesis-refusal-this_corridor_does_not_begin_here = Ten korytarz nie zaczyna się tutaj.
nemesis-refusal-this_corridor_does_not_lead_there_or_is_closed = Ten korytarz tam nie prowadzi albo jest zamknięty.
nemesis-refusal-this_corridor_is_not_next_to_the_own_room = Ten korytarz nie przylega do twojego pomieszczenia.
nemesis-refusal-this_door_is_destroyed = Te drzwi są zniszczone.
nemesis-refusal-this_door_is_not_closed = Te drzwi nie są zamknięte.
nemesis-refusal-this_intruder_is_not_in_that_room = Tego intruza nie ma w tamtym pomieszczeniu.
nemesis-refusal-this_intruder_is_not_in_the_room = Tego intruza nie ma w twoim pomieszczeniu.
nemesis-refusal-this_item_has_no_action = Ten przedmiot nie ma akcji.
nemesis-refusal-this_item_is_not_carried = Nie niesiesz tego przedmiotu.
nemesis-refusal-this_pod_is_not_on_the_ship = Tej kapsuły ratunkowej nie ma na statku.
nemesis-refusal-this_room_burns_already = To pomieszczenie już płonie.
nemesis-refusal-this_room_cannot_be_searched = Tego pomieszczenia nie da się przeszukać.
nemesis-refusal-this_room_does_not_burn = To pomieszczenie nie płonie.
nemesis-refusal-this_room_has_a_malfunction_marker = W tym pomieszczeniu leży znacznik awarii.
nemesis-refusal-this_room_has_a_computer_symbol = To pomieszczenie ma symbol komputera.
nemesis-refusal-this_room_has_no_malfunction_marker = W tym pomieszczeniu nie ma znacznika awarii.
nemesis-refusal-this_room_has_no_room_action = To pomieszczenie nie ma akcji.
nemesis-refusal-this_room_has_no_technical_corridor_entrance = W tym pomieszczeniu nie ma wejścia do korytarzy technicznych.
nemesis-refusal-this_room_is_explored = To pomieszczenie jest już odkryte.
nemesis-refusal-this_room_is_not_explored = To pomieszczenie jest nieodkryte.
nemesis-refusal-this_room_is_not_neighbouring = To pomieszczenie nie jest sąsiednie.
nemesis-refusal-this_room_is_not_next_to_the_own_one = To pomieszczenie nie sąsiaduje z twoim.
nemesis-refusal-this_weakness_is_known_already = Ta słabość jest już znana.
nemesis-refusal-this_card_answers_something_it_is_no_action = Ta karta to reakcja, a nie akcja.
nemesis-refusal-this_card_is_not_in_hand = Nie masz tej karty na ręce.
nemesis-refusal-this_deck_has_no_card_left = W tym stosie nie ma już kart.
nemesis-refusal-this_entrance_belongs_to_other_technical_corridors = To wejście należy do innych korytarzy technicznych.
nemesis-refusal-this_is_no_engine_room = To nie jest maszynownia.
nemesis-refusal-this_is_no_evacuation_section_with_an_escape_pod = To nie jest sektor ewakuacyjny z kapsułą ratunkową.
nemesis-refusal-this_is_no_answer_to_the_question_at_hand = To nie jest odpowiedź na to pytanie.
nemesis-refusal-this_is_no_energy_weapon = To nie jest broń energetyczna.
nemesis-refusal-this_is_no_inactive_personal_item_of_the_character = To nie jest twój nieaktywny przedmiot osobisty.
nemesis-refusal-this_is_no_weapon_in_a_hand_slot = To nie jest broń w twoich rękach.
nemesis-refusal-this_is_no_yellow_room_or_there_is_no_other_explored_one = To nie jest żółte pomieszczenie albo nie ma innego odkrytego.
nemesis-refusal-this_is_not_carried_or_cannot_be_dropped = Nie niesiesz tego albo nie możesz tego upuścić.
nemesis-refusal-this_is_not_in_the_laboratory = Tego nie ma w Laboratorium.
nemesis-refusal-this_weapon_has_no_ammo = Ta broń nie ma amunicji.
nemesis-refusal-this_weapon_is_not_carried_or_is_full = Nie niesiesz tej broni albo jest w pełni załadowana.
nemesis-refusal-this_would_have_no_effect_or_is_no_legal_target = To nic by nie dało albo nie jest dozwolonym celem.
nemesis-refusal-with_a_malfunction_marker_this_room_has_no_computer = Przy znaczniku awarii komputer w tym pomieszczeniu nie działa.
nemesis-refusal-with_a_marker_on_the_track_there_is_only_stopping_without_one_only_starting = Trwające odliczanie można tylko przerwać, a gdy nie trwa, można je tylko rozpocząć.
