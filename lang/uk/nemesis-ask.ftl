### Nemesis: запитання, відповіді та відмови.

## Questions; .text explains them to somebody who has not read the rulebook

nemesis-ask-character = Хто ти? Залиш собі одного з двох персонажів.
    .text = Цим персонажем граєш до кінця, живим чи мертвим. Разом із ним отримуєш його карти, зброю та особисті предмети.
nemesis-ask-objective = На борту щось є. Вибери ціль, яку лишаєш собі.
    .text = Друга карта вибуває з гри, і її ніхто не бачить. Ніхто не знає, чого ти хочеш; відомо лише, чи це доручення корпорації.
nemesis-ask-action = Що робиш?
    .text = Хід — це дві дії. Більшість коштує карт дій із руки. Хто виконав менше двох, пасує й чекає наступного раунду.
nemesis-ask-aim =
    { $need ->
        [option] { $deed }: вибери одну з можливостей.
        [room_option] { $deed }: вибери одну з можливостей кімнати.
        [room] { $deed }: вибери кімнату.
        [second_room] { $deed }: вибери другу кімнату.
        [door] { $deed }: вибери двері.
        [corridor] { $deed }: вибери коридор.
        [who] { $deed }: вибери персонажа.
        [companion] { $deed }: хто ще?
        [target] { $deed }: вибери ціль.
        [weapon] { $deed }: вибери зброю.
        [item] { $deed }: вибери предмет.
        [second_item] { $deed }: вибери другий предмет.
        [component] { $deed }: вибери перший компонент.
        [second_component] { $deed }: вибери другий компонент.
        [object] { $deed }: вибери об’єкт.
        [deck] { $deed }: вибери колоду предметів.
        [pod] { $deed }: вибери рятувальну капсулу.
        [destination] { $deed }: вибери призначення.
        [wound] { $deed }: вибери важке поранення.
       *[objective_of] { $deed }: вибери карту цілі. Власник: { $seat }.
    }
    .text = Дію оголошено, але ще не оплачено. Усі бачать, що ти вибираєш.
nemesis-ask-consent = { $seat } хоче тебе перемістити. Згода?
    .text = Карта іншого гравця повела б тебе із собою. Ніхто не зобов’язаний іти.
nemesis-ask-pay =
    { $due ->
        [0] Вибери карту, яку скидаєш як оплату.
        [one] { $deed }. Ще оплатити: { $due } карта. Вибери, яку скидаєш.
        [few] { $deed }. Ще оплатити: { $due } карти. Вибери, яку скидаєш.
        [many] { $deed }. Ще оплатити: { $due } карт. Вибери, яку скидаєш.
       *[other] { $deed }. Ще оплатити: { $due } карти. Вибери, яку скидаєш.
    }
    .text = Вартість оплачуєш карта за картою. Картами зараження нічого не оплатиш.
nemesis-ask-react =
    { $trigger ->
        [deed] { $seat } діє. Граєш Переривання?
        [interruption] { $seat } грає Переривання. Відповідаєш своїм?
       *[attack] { $surprise ->
            [yes] Прибулець нападає раптово. Реагуєш?
           *[no] Прибулець атакує. Реагуєш?
        }
    }
    .text = Можеш відповісти картою чи предметом, зараз або ніяк. Інші бачать лише, чи ти відповідаєш.
nemesis-ask-discard =
    { $why ->
        [pass] Ти пасуєш. Скидай карти по одній або заверши.
        [drugs] Військові стимулятори: скидай карти по одній або заверши.
       *[other] Вибери карту дії, яку скидаєш.
    }
    .text = Карти, яких ти не скидаєш, лишаються на руці; на початку раунду береш лише стільки, скільки бракує. Карти зараження теж можна скинути.
nemesis-ask-drop =
    { $optional ->
        [yes] Руки зайняті. Кинь щось, щоб звільнити місце, або облиш це.
       *[no] Усього не втримати. Вибери, що кидаєш.
    }
    .text = Дві руки — дві важкі речі, поранена рука лишає одну. Кинутий об’єкт лишається в кімнаті, кинутий предмет пропадає.
nemesis-ask-noise_corridor = Вибери коридор, у якому кладеш маркер шуму.
    .text = Хто йде обережно, не кидає кубика, але лишає слід там, де вибере. Другий шум у тому самому коридорі — це зустріч.
nemesis-ask-way = Туди ведуть два шляхи: { $to }. Яким іде { $figure }?
    .text = Зачинені двері на шляху зупиняють прибульця, але він їх знищує.
nemesis-ask-network = Вибери технічні коридори.
    .text = Ця сторона корабля має дві мережі технічних коридорів. Вони не сполучені.
nemesis-ask-scanner = Сканер руху: скинути карту й кинути ще раз?
    .text = Перший результат пропадає, другий залишається.
nemesis-ask-reroll = Кидаєш ще раз?
    .text = Перший результат пропадає, другий залишається.
nemesis-ask-extra_ammo = Витрачаєш ще один боєприпас за ще одне пошкодження?
    .text = Влучання вже певне. Що більше пошкоджень, то ймовірніше, що прибулець загине.
nemesis-ask-keep = Вибери карту, яку лишаєш собі.
    .text = Ці карти бачиш лише ти. Друга піде під колоду.
nemesis-ask-trade = Вибери, з ким торгуєш. Можеш також щось показати або завершити.
    .text = Торгувати зараз може кожен у кімнаті. Ніщо не змінить власника без згоди обох сторін.
nemesis-ask-offer =
    { $what ->
        [give] Вибери, що пропонуєш. Друга сторона: { $to }. По одній речі, потім заверши.
        [show] Вибери, що показуєш. Друга сторона: { $to }. По одній речі, потім заверши.
       *[return] Вибери, що даєш навзаєм. Друга сторона: { $to }. Або відмовся.
    }
    .text = Що лежить між вами, бачите лише ви двоє. Інші бачать кількість карт і їхні сорочки.
nemesis-ask-accept = { $from } робить пропозицію. Приймаєш?
    .text = Обидві сторони передають речі водночас, або ніхто нічого не передає.
nemesis-ask-engine = Двигун { $engine }: поміняй жетони або залиш.
    .text = Верхній жетон каже, чи справний двигун. Усі дізнаються, чи жетони помінялися місцями, але ніхто, крім тебе, — що на них.
nemesis-ask-event_order = Поклади карту події наверх або під колоду.
    .text = Її бачиш лише ти. Згори вона буде наступною, з-під колоди — нескоро.
nemesis-ask-scan = Скануєш карти зараження на руці?
    .text = Чисті карти зникають. ІНФЕКЦІЯ лишається, а з нею — личинка в тобі.
nemesis-ask-doors = Вибери двері, які відчиняєш або зачиняєш: { $slot }. Або заверши.
    .text = Зачинені двері зупиняють персонажів надовго, прибульців — один раз. Знищені лишаються знищеними.
nemesis-ask-take_door = Жетонів дверей не лишилося. Вибери зачинені двері, які прибирають.
    .text = Треба зачинити двері, а всі жетони на полі. Ті, які ти вибереш, відчиняться.
nemesis-ask-board_pod = Вибери рятувальну капсулу, у яку сідаєш.
    .text = Кидок удався: треба сідати. У капсулі два місця.
nemesis-ask-launch = Ти в капсулі. Запускаєш чи чекаєш?
    .text = Хто сидить у запущеній капсулі, назавжди залишає корабель. Поки чекаєш, хтось може підсісти або заблокувати капсулу.
nemesis-ask-pod_turn = Ти чекаєш у капсулі. Запускаєш, чекаєш чи виходиш?
    .text = Заблоковану капсулу не запустити. Вийшовши до кімнати, граєш далі, як раніше.
nemesis-ask-take_over = Твій персонаж мертвий. Граєш далі за прибульців?
    .text = Від наступного раунду рухаєш прибульців і атакуєш ними, карта за картою. Перемогти вже не можна: подбай, щоб не переміг і ніхто інший.
nemesis-ask-intruders = Вибери карту і спосіб, як її зіграти.
    .text = Одна карта за хід: на рух, на атаку або заради ефекту.
nemesis-ask-intruder_aim =
    { $need ->
        [target] Вибери прибульця.
        [number] Вибери номер коридору.
       *[who] Вибери персонажа.
    }
    .text = Вибрати можна лише те, що щось змінить.
nemesis-ask-attack_pick = Вибери карту атаки, яку виконати.
    .text = Ці карти бачиш лише ти. Карта без символу нападника — промах. Решта піде під колоду.
nemesis-ask-event_pick = Вибери карту події, яку виконати.
    .text = Ці карти бачиш лише ти. Вибрана станеться повністю, решту скидають.
nemesis-ask-keep_card = Ти пасуєш. Вибери карту, яку лишаєш собі, або жодної.
    .text = Одна карта може почекати наступного раунду, решту скидають.
nemesis-ask-scan_one = Вибери карту зараження, яку скануєш.
    .text = Карта зникає з гри, хоч би що показала. Якщо це ІНФЕКЦІЯ, береш нову.

## Answers

nemesis-answer-pass =
    { $choice ->
        [react] Не реагувати
        [drop] Облишити
        [scanner] Залишити результат
        [reroll] Залишити результат
        [extra_ammo] Ні
        [scan] Не сканувати
        [keep_card] Не лишати жодної
       *[action] Пасувати
    }
nemesis-answer-done =
    { $choice ->
        [aim] Більше ніхто
       *[other] Завершити
    }
nemesis-answer-yes = Так
nemesis-answer-no = Ні
nemesis-answer-do =
    { $deed ->
        [move] Іти: { $corridor }
        [escape] Тікати: { $corridor }
        [careful] Іти обережно: { $corridor }
        [shoot] Стріляти
        [melee] Битися врукопаш
        [pick_up] Підняти важкий об’єкт
        [trade] Торгувати
        [craft] Створити предмет
        [activate] Активувати: { $item }
        [play] Зіграти: { $card }
        [use] Використати: { $item }
       *[room_action] Скористатися кімнатою
    }
nemesis-answer-drop = Кинути: { $thing }
nemesis-answer-option = Можливість { $number }
nemesis-answer-room = { $slot }
nemesis-answer-corridor = Коридор { $corridor }
nemesis-answer-technical = { $network }
nemesis-answer-who = { $seat }
nemesis-answer-figure = { $figure }
nemesis-answer-eggs =
    { $eggs ->
        [nest] Яйця в гнізді
        [loose] Яйця, що лежать у кімнаті
       *[any] Яйця
    }
nemesis-answer-item = { $item }
nemesis-answer-thing = { $thing }
nemesis-answer-deck =
    { $deck ->
        [red] Червоні (військові)
        [yellow] Жовті (технічні)
       *[green] Зелені (медичні)
    }
nemesis-answer-pod = Рятувальна капсула { $pod }
nemesis-answer-destination = Призначення { $space }
nemesis-answer-wound =
    { $dressed ->
        [yes] { $wound } (перев’язане)
       *[no] { $wound }
    }
nemesis-answer-card = { $card }
nemesis-answer-objective = { $objective }
nemesis-answer-objective_of =
    { $group ->
        [personal] Особиста ціль
        [corporate] Корпоративна ціль
       *[solo_coop] Ціль «Соло/Кооп»
    }
nemesis-answer-character = { $character }
nemesis-answer-reroll = Кинути ще раз
nemesis-answer-swap = Поміняти жетони
nemesis-answer-leave = Залишити
nemesis-answer-top = Наверх
nemesis-answer-bottom = Під колоду
nemesis-answer-launch = Запустити
nemesis-answer-wait = Чекати
nemesis-answer-stay = Лишитися
nemesis-answer-step_out = Вийти з капсули
nemesis-answer-with = Торгувати: { $seat }
nemesis-answer-show = Щось показати: { $seat }
nemesis-answer-decline = Відмовитися
nemesis-answer-intruder =
    { $way ->
        [move] Рух: { $card }
        [attack] Атака: { $card }
       *[effect] Ефект: { $card }
    }
nemesis-answer-number = Номер { $number }
nemesis-answer-attack_card = { $card }
nemesis-answer-event_card = { $card }
nemesis-answer-keep_card = { $card }

## Claims: what a player can talk about, true or not

nemesis-claim-engine = Стан двигуна
nemesis-claim-coordinates = Куди веде літера
nemesis-claim-tile = Яка це кімната
nemesis-claim-holds = Чи маю предмет
nemesis-claim-infected = Скільки в мене карт, де ІНФЕКЦІЯ
nemesis-claim-kept = Який вид цілі в мене

## Refusals

nemesis-refusal-contamination_cards_cannot_pay_a_cost = Картами зараження вартість не оплатити.
nemesis-refusal-eggs_can_be_attacked_out_of_combat_only = Яйця можна атакувати тільки поза боєм.
nemesis-refusal-order_moves_another_character = Наказ переміщує іншого персонажа, не тебе.
nemesis-refusal-a_closed_door_is_in_the_way = Шлях перегороджують зачинені двері.
nemesis-refusal-a_door_of_this_room_is_destroyed = У цій кімнаті є знищені двері.
nemesis-refusal-a_malfunction_marker_lies_in_the_engine_room = У машинному відділенні лежить маркер аварії.
nemesis-refusal-a_malfunction_marker_lies_in_the_room = У кімнаті лежить маркер аварії.
nemesis-refusal-a_locked_pod_cannot_be_launched = Заблоковану рятувальну капсулу не запустити.
nemesis-refusal-after_a_successful_roll_one_must_board = Після вдалого кидка треба сісти в капсулу.
nemesis-refusal-an_intruder_is_in_that_room = У тій кімнаті є прибулець.
nemesis-refusal-an_intruder_is_in_the_cockpit = У Кокпіті є прибулець.
nemesis-refusal-an_intruder_is_in_the_evacuation_section = У відсіку евакуації є прибулець.
nemesis-refusal-an_intruder_is_in_the_hibernatorium = У Гібернаторії є прибулець.
nemesis-refusal-an_intruder_is_in_the_room = У кімнаті є прибулець.
nemesis-refusal-at_least_one_door_must_change_each_once_and_no_destroyed_one = Зміни хоча б одні двері, кожні лише раз, але не знищені.
nemesis-refusal-every_corridor_there_holds_a_noise_marker_already = У кожному коридорі там уже є маркер шуму.
nemesis-refusal-every_room_is_explored = Усі кімнати досліджено.
nemesis-refusal-every_room_tile_is_face_up = Усі плитки кімнат відкриті.
nemesis-refusal-every_room_tile_lies_face_up = Усі плитки кімнат відкриті.
nemesis-refusal-from_the_first_yellow_space_on_nothing_stops_it = Від першої жовтої поділки його ніщо не зупинить.
nemesis-refusal-it_must_be_another_room = Це має бути інша кімната.
nemesis-refusal-no_closed_door_is_next_to_this_room = Біля твоєї кімнати немає зачинених дверей.
nemesis-refusal-no_contamination_card_is_in_hand = У тебе на руці немає карти зараження.
nemesis-refusal-no_crafted_item_can_be_made_of_what_is_carried = З того, що ти несеш, нічого не створити.
nemesis-refusal-no_door_can_be_opened_or_closed = Жодних дверей не можна відчинити чи зачинити.
nemesis-refusal-no_door_next_to_this_room_can_be_opened_or_closed = Жодних дверей біля твоєї кімнати не можна відчинити чи зачинити.
nemesis-refusal-no_door_of_the_ship_can_be_opened_or_closed = Жодних дверей на кораблі не можна відчинити чи зачинити.
nemesis-refusal-no_door_of_this_room_can_be_opened_or_closed = Жодних дверей цієї кімнати не можна відчинити чи зачинити.
nemesis-refusal-no_door_token_is_left_that_could_be_put_there = Не лишилося жетона дверей, який можна туди покласти.
nemesis-refusal-no_escape_pod_is_left = Рятувальних капсул не лишилося.
nemesis-refusal-no_event_card_is_left = Карт подій не лишилося.
nemesis-refusal-no_flamethrower_in_a_hand_slot_can_take_ammo = У тебе в руках немає Вогнемета, який можна заправити.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_here = Тут немає ні прибульця, ні яйця, якого ніхто не несе.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_in_this_room_or_next_to_it = У твоїй кімнаті й поруч немає ні прибульця, ні яйця, якого ніхто не несе.
nemesis-refusal-no_intruder_and_no_egg_that_nobody_carries_is_there = Там немає ні прибульця, ні яйця, якого ніхто не несе.
nemesis-refusal-no_intruder_is_here_and_no_egg_that_nobody_carries = Тут немає ні прибульця, ні яйця, якого ніхто не несе.
nemesis-refusal-no_intruder_is_in_this_room = У твоїй кімнаті немає прибульця.
nemesis-refusal-no_intruder_would_leave_its_room_or_destroy_a_door = Жоден прибулець не залишив би кімнати й не знищив би дверей.
nemesis-refusal-no_item_deck_has_a_card_left = У жодній колоді предметів не лишилося карт.
nemesis-refusal-no_malfunction_marker_may_lie_in_this_room = У цій кімнаті маркер аварії лежати не може.
nemesis-refusal-no_object_lies_in_this_room = У твоїй кімнаті не лежить жоден об’єкт.
nemesis-refusal-no_objective_of_the_semi_cooperative_game_is_for_1_player_play_solo = У напівкооперативній грі немає цілей для 1 гравця. Зіграй соло.
nemesis-refusal-no_pod_of_this_section_is_unlocked_and_has_a_free_seat = У цьому відсіку немає розблокованої рятувальної капсули з вільним місцем.
nemesis-refusal-no_six_shooter_that_could_take_ammo_is_in_a_hand_slot = У тебе в руках немає Револьвера, який можна зарядити.
nemesis-refusal-no_technical_corridor_entrance_is_in_this_room = У твоїй кімнаті немає входу до технічних коридорів.
nemesis-refusal-no_attack_may_be_aimed_at_a_character = Персонажа атакувати не можна.
nemesis-refusal-no_card_is_left_to_be_found = Шукати вже нема чого: карт не лишилося.
nemesis-refusal-no_card_of_this_deck_is_left = У цій колоді не лишилося карт.
nemesis-refusal-no_energy_weapon_in_a_hand_slot_can_take_ammo = У тебе в руках немає енергетичної зброї, яку можна зарядити.
nemesis-refusal-no_energy_weapon_is_carried = Ти не несеш енергетичної зброї.
nemesis-refusal-no_energy_weapon_is_in_a_hand_slot = У тебе в руках немає енергетичної зброї.
nemesis-refusal-no_explored_room_with_a_computer_is_there = Немає дослідженої кімнати з комп’ютером.
nemesis-refusal-no_explored_room_with_a_working_computer_is_there = Немає дослідженої кімнати зі справним комп’ютером.
nemesis-refusal-no_hand_slot_is_free = У тебе немає вільної руки.
nemesis-refusal-no_hand_slot_is_free_something_must_be_dropped_first = У тебе немає вільної руки. Спершу щось кинь.
nemesis-refusal-no_neighbouring_room_can_be_entered = У жодну сусідню кімнату не можна ввійти.
nemesis-refusal-no_neighbouring_room_can_be_reached = До жодної сусідньої кімнати не дістатися.
nemesis-refusal-no_neighbouring_room_can_be_reached_from_there = Звідти не дістатися до жодної сусідньої кімнати.
nemesis-refusal-no_other_character_here_could_be_moved = Жодного іншого персонажа звідси не можна перемістити.
nemesis-refusal-no_other_character_here_holds_a_card = Жоден інший персонаж тут не має карт на руці.
nemesis-refusal-no_other_room_with_a_working_computer_has_an_action_that_could_be_used = Жодна інша кімната зі справним комп’ютером не має доступної дії.
nemesis-refusal-no_such_eggs_lie_here_or_somebody_carries_them = Таких яєць тут немає, або їх хтось несе.
nemesis-refusal-no_such_eggs_lie_there_or_somebody_carries_them = Таких яєць там немає, або їх хтось несе.
nemesis-refusal-no_such_weapon_with_ammo_is_in_a_hand_slot = У тебе в руках немає такої зброї з боєприпасами.
nemesis-refusal-no_weapon_is_in_a_hand_slot = У тебе в руках немає зброї.
nemesis-refusal-no_weapon_with_ammo_is_in_a_hand_slot = У тебе в руках немає зброї з боєприпасами.
nemesis-refusal-no_working_computer_is_in_this_room = У твоїй кімнаті немає справного комп’ютера.
nemesis-refusal-no_yellow_room_can_be_chosen = Жодної жовтої кімнати не можна вибрати.
nemesis-refusal-nobody_else_is_in_the_room = У кімнаті більше нікого немає.
nemesis-refusal-nobody_here_has_anything_to_trade = Тут ні в кого немає нічого на обмін.
nemesis-refusal-nobody_knows_what_this_room_is = Ніхто не знає, що це за кімната.
nemesis-refusal-not_enough_action_cards_to_pay_the_cost = У тебе замало карт дій, щоб оплатити вартість.
nemesis-refusal-not_in_combat = Не в бою.
nemesis-refusal-not_with_fire_or_a_malfunction = Не під час пожежі чи аварії.
nemesis-refusal-only_a_closed_door_that_was_not_placed_by_the_same_effect_can_be_taken = Забрати можна лише зачинені двері, яких не поставив цей самий ефект.
nemesis-refusal-only_a_dressed_serious_wound_can_be_healed = Вилікувати можна лише перев’язане важке поранення.
nemesis-refusal-only_an_unlocked_pod_of_this_section_with_a_free_seat = Лише розблокована рятувальна капсула цього відсіку з вільним місцем.
nemesis-refusal-only_another_explored_yellow_room = Лише інша досліджена жовта кімната.
nemesis-refusal-only_in_combat = Тільки в бою.
nemesis-refusal-only_one_other_character_can_be_covered = Прикрити можна лише одного іншого персонажа.
nemesis-refusal-only_out_of_combat = Тільки поза боєм.
nemesis-refusal-only_players_at_the_table_speak = Говорити можуть лише гравці за столом.
nemesis-refusal-played_like_this_the_card_would_have_no_effect = Так зіграна карта нічого не дала б.
nemesis-refusal-solo_is_for_1_player = Соло — для 1 гравця.
nemesis-refusal-somebody_hibernates = Хтось у гібернації.
nemesis-refusal-the_airlock_procedure_token_is_out_already = Жетон шлюзування вже на полі.
nemesis-refusal-the_assault_rifle_it_is_attached_to_is_not_in_a_hand_slot = У тебе в руках немає Штурмової гвинтівки, до якої це приєднано.
nemesis-refusal-the_cabins_need_no_action = Каюти не потребують дії.
nemesis-refusal-the_character_is_in_no_room = Ти не в кімнаті.
nemesis-refusal-the_character_is_there_already = Ти вже там.
nemesis-refusal-the_intruders_can_be_taken_over_only_in_the_semi_cooperative_game = Грати за прибульців можна лише в напівкооперативній грі.
nemesis-refusal-the_item_counter_of_this_room_is_0 = Лічильник предметів у цій кімнаті показує 0.
nemesis-refusal-the_room_burns = У кімнаті пожежа.
nemesis-refusal-the_self_destruct_sequence_is_active = Самознищення триває.
nemesis-refusal-the_signal_has_been_sent_already = Твій сигнал уже надіслано.
nemesis-refusal-the_weakness_of_every_kind_of_object_here_is_known = Слабкості всіх видів об’єктів тут уже відомі.
nemesis-refusal-the_card_needs_an_energy_weapon = Карта потребує енергетичної зброї.
nemesis-refusal-the_condition_on_the_item_is_not_fulfilled = Умову на предметі не виконано; її названо на його картці на твоєму боці.
nemesis-refusal-the_energy_weapon_is_full = Енергетична зброя повна.
nemesis-refusal-the_game_is_for_1_to_5_players = Гра для 1–5 гравців.
nemesis-refusal-the_game_is_over = Гру закінчено.
nemesis-refusal-the_hibernation_chambers_are_not_open_yet = Гібернаційні камери ще не відкриті.
nemesis-refusal-the_marker_stands_there_already = Маркер уже там стоїть.
nemesis-refusal-the_sequence_is_active_already = Самознищення вже триває.
nemesis-refusal-the_sequence_is_not_active = Самознищення не триває.
nemesis-refusal-the_tile_of_this_room_lies_face_up = Плитка цієї кімнати відкрита.
nemesis-refusal-there_are_no_two_untaped_heavy_items_in_the_hand_slots = У тебе в руках немає двох незмотаних важких предметів.
nemesis-refusal-there_are_too_few_doors_to_close_it = Замало жетонів дверей, щоб зачинити кімнату.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_in_this_room = У цій кімнаті немає ні пожежі, ні прибульця.
nemesis-refusal-there_is_neither_fire_nor_an_intruder_on_the_ship = На кораблі немає ні пожежі, ні прибульця.
nemesis-refusal-there_is_neither_slime_to_wash_off_nor_a_contamination_card_to_scan = У тебе немає ні слизу, який можна змити, ні карти зараження, яку можна просканувати.
nemesis-refusal-there_is_neither_a_light_wound_to_heal_nor_a_contamination_card_to_scan = У тебе немає ні легкого поранення, яке можна вилікувати, ні карти зараження, яку можна просканувати.
nemesis-refusal-there_is_no_contamination_card_in_hand = У тебе на руці немає карти зараження.
nemesis-refusal-there_is_no_dressed_serious_wound = У тебе немає перев’язаного важкого поранення.
nemesis-refusal-there_is_no_egg_on_the_intruder_board = На планшеті прибульців немає яєць.
nemesis-refusal-there_is_no_item_to_be_given_up = У тебе немає предмета, який можна скинути.
nemesis-refusal-there_is_no_light_wound = У тебе немає легких поранень.
nemesis-refusal-there_is_no_malfunction_marker_in_this_room = У твоїй кімнаті немає маркера аварії.
nemesis-refusal-there_is_no_object_here = Тут немає жодного об’єкта.
nemesis-refusal-there_is_no_objective_card_to_look_at = Немає карти цілі, на яку можна подивитися.
nemesis-refusal-there_is_no_serious_wound_to_dress = У тебе немає важкого поранення, яке можна перев’язати.
nemesis-refusal-there_is_no_slime_marker = На тобі немає слизу.
nemesis-refusal-there_is_no_wound_to_treat = У тебе немає поранення, яке можна лікувати.
nemesis-refusal-there_is_no_matching_wound = У тебе немає відповідного поранення.
nemesis-refusal-there_is_no_room_in_the_hand_slots = У тебе немає для цього вільної руки.
nemesis-refusal-there_is_no_such_thing_to_speak_about = Немає того, про що ти хочеш сказати.
nemesis-refusal-there_is_no_working_computer_in_this_room = У твоїй кімнаті немає справного комп’ютера.
nemesis-refusal-this_character_is_not_in_the_room = Цього персонажа немає у твоїй кімнаті.
nemesis-refusal-this_corridor_does_not_begin_here = Цей коридор починається не тут.
nemesis-refusal-this_corridor_does_not_lead_there_or_is_closed = Цей коридор туди не веде або зачинений.
nemesis-refusal-this_corridor_is_not_next_to_the_own_room = Цей коридор не прилягає до твоєї кімнати.
nemesis-refusal-this_door_is_destroyed = Ці двері знищені.
nemesis-refusal-this_door_is_not_closed = Ці двері не зачинені.
nemesis-refusal-this_intruder_is_not_in_that_room = Цього прибульця немає в тій кімнаті.
nemesis-refusal-this_intruder_is_not_in_the_room = Цього прибульця немає у твоїй кімнаті.
nemesis-refusal-this_item_has_no_action = Цей предмет не має дії.
nemesis-refusal-this_item_is_not_carried = Ти не несеш цього предмета.
nemesis-refusal-this_pod_is_not_on_the_ship = Цієї рятувальної капсули немає на кораблі.
nemesis-refusal-this_room_burns_already = У цій кімнаті вже пожежа.
nemesis-refusal-this_room_cannot_be_searched = Цю кімнату не можна обшукати.
nemesis-refusal-this_room_does_not_burn = У цій кімнаті немає пожежі.
nemesis-refusal-this_room_has_a_malfunction_marker = У цій кімнаті є маркер аварії.
nemesis-refusal-this_room_has_a_computer_symbol = Ця кімната має символ комп’ютера.
nemesis-refusal-this_room_has_no_malfunction_marker = У цій кімнаті немає маркера аварії.
nemesis-refusal-this_room_has_no_room_action = Ця кімната не має дії.
nemesis-refusal-this_room_has_no_technical_corridor_entrance = У цій кімнаті немає входу до технічних коридорів.
nemesis-refusal-this_room_is_explored = Цю кімнату вже досліджено.
nemesis-refusal-this_room_is_not_explored = Цю кімнату не досліджено.
nemesis-refusal-this_room_is_not_neighbouring = Ця кімната не сусідня.
nemesis-refusal-this_room_is_not_next_to_the_own_one = Ця кімната не сусідня з твоєю.
nemesis-refusal-this_weakness_is_known_already = Ця слабкість уже відома.
nemesis-refusal-this_card_answers_something_it_is_no_action = Ця карта — реакція, а не дія.
nemesis-refusal-this_card_is_not_in_hand = У тебе на руці немає цієї карти.
nemesis-refusal-this_deck_has_no_card_left = У цій колоді не лишилося карт.
nemesis-refusal-this_entrance_belongs_to_other_technical_corridors = Цей вхід належить до інших технічних коридорів.
nemesis-refusal-this_is_no_engine_room = Це не машинне відділення.
nemesis-refusal-this_is_no_evacuation_section_with_an_escape_pod = Це не відсік евакуації з рятувальною капсулою.
nemesis-refusal-this_is_no_answer_to_the_question_at_hand = Це не відповідь на це запитання.
nemesis-refusal-this_is_no_energy_weapon = Це не енергетична зброя.
nemesis-refusal-this_is_no_inactive_personal_item_of_the_character = Це не твій неактивований особистий предмет.
nemesis-refusal-this_is_no_weapon_in_a_hand_slot = Це не зброя у твоїх руках.
nemesis-refusal-this_is_no_yellow_room_or_there_is_no_other_explored_one = Це не жовта кімната, або немає іншої дослідженої.
nemesis-refusal-this_is_not_carried_or_cannot_be_dropped = Ти цього не несеш або не можеш кинути.
nemesis-refusal-this_is_not_in_the_laboratory = Цього немає в Лабораторії.
nemesis-refusal-this_weapon_has_no_ammo = У цій зброї немає боєприпасів.
nemesis-refusal-this_weapon_is_not_carried_or_is_full = Ти не несеш цієї зброї, або вона повна.
nemesis-refusal-this_would_have_no_effect_or_is_no_legal_target = Це нічого не дасть, або така ціль не дозволена.
nemesis-refusal-with_a_malfunction_marker_this_room_has_no_computer = З маркером аварії комп’ютер у цій кімнаті не працює.
nemesis-refusal-with_a_marker_on_the_track_there_is_only_stopping_without_one_only_starting = Запущене самознищення можна лише зупинити, незапущене — лише запустити.
