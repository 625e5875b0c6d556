### Nemesis: що сталося, по одному реченню на кожен варіант Event.

## Setup

nemesis-log-number_dealt = { $seat }: гравець номер { $number }.
nemesis-log-objective_dealt =
    { $objective ->
        [none] { $seat } отримує ціль.
       *[other] { $seat } отримує ціль: { $objective }.
    }
nemesis-log-open_objective = Ціль екіпажу: { $objective }.
nemesis-log-characters_offered = { $seat } має на вибір: { $first } або { $second }.
nemesis-log-character_chosen = { $seat }. З гібернації прокидається { $character }.
nemesis-log-pod_placed = Рятувальна капсула { $pod } готова.

## The round

nemesis-log-round_begins = Раунд { $round }.
nemesis-log-first_player = { $seat } отримує жетон першого гравця.
nemesis-log-turn_begins = Хід: { $seat }.
nemesis-log-card_drawn =
    { $card ->
        [none] { $seat } бере карту.
       *[other] { $seat } бере: { $card }.
    }
nemesis-log-deck_made = { $seat } перемішує нову колоду карт дій.
nemesis-log-announced =
    { $deed ->
        [move] { $seat } рушає коридором { $corridor }.
        [careful] { $seat } крадеться коридором { $corridor }.
        [shoot] { $seat } цілиться.
        [melee] { $seat } кидається врукопаш.
        [pick_up] { $seat } щось піднімає.
        [trade] { $seat } хоче торгувати.
        [craft] { $seat } щось майструє.
        [activate] { $seat } активує: { $item }.
        [play] { $seat } грає: { $card }.
        [use] { $seat } використовує: { $item }.
       *[room_action] { $seat } виконує дію кімнати.
    }
nemesis-log-reacted =
    { $reaction ->
        [interruption] { $seat } грає Переривання.
        [nerves_of_steel] { $seat } має Сталеві нерви.
       *[armor] { $seat } має Броню. Вона витримала.
    }
nemesis-log-cancelled = { $seat }: дія зривається.
nemesis-log-discarded = { $seat } скидає: { $card }.
nemesis-log-passed = { $seat } пасує.
nemesis-log-turn_ends = { $seat } завершує хід.
nemesis-log-revived = { $seat } знову розплющує очі: { $slot }.

## Movement and noise

nemesis-log-moved = { $seat } входить: { $to }.
nemesis-log-room_revealed = { $slot } проступає з темряви: { $room }.
nemesis-log-token_revealed = Дослідження, { $slot }: { $token }.
nemesis-log-counter_set =
    { $count ->
        [0] Тут уже нічого немає: { $slot }.
        [one] Можна знайти { $count } предмет: { $slot }.
        [few] Можна знайти { $count } предмети: { $slot }.
        [many] Можна знайти { $count } предметів: { $slot }.
       *[other] Можна знайти { $count } предмета: { $slot }.
    }
nemesis-log-noise_rolled =
    { $face ->
        [silence] { $seat } дослухається: тиша.
        [danger] { $seat } дослухається: небезпека.
       *[other] { $seat } дослухається: шум, номер { $face }.
    }
nemesis-log-noise_placed = Щось ворушиться: шум у коридорі { $corridor }.
nemesis-log-technical_noise_placed = Щось шкребе у стінах. Шум: { $network }.
nemesis-log-noise_cleared = Шум довкола стихає: { $slot }.
nemesis-log-danger = Небезпека. Вони сходяться: { $slot }.
nemesis-log-slimed = { $seat } у слизу з голови до ніг.
nemesis-log-slime_gone = { $seat } позбувається слизу.
nemesis-log-fire = Спалахує пожежа: { $slot }.
nemesis-log-fire_out = Пожежа гасне: { $slot }.
nemesis-log-malfunction = Аварія: { $slot }.
nemesis-log-malfunction_gone = Аварію усунуто: { $slot }.
nemesis-log-door_closed = Двері в коридорі { $corridor } зачиняються.
nemesis-log-door_opened = Двері в коридорі { $corridor } відчиняються.
nemesis-log-door_destroyed = Двері в коридорі { $corridor } знищено.

## Intruders

nemesis-log-encounter = Зустріч: { $seat } і ще щось. { $slot }.
nemesis-log-token_drawn = З колонії виходить: { $token }.
nemesis-log-token_returned =
    { $kind ->
        [larva] Жетон личинки повертається до колонії.
        [creeper] Жетон повзуна повертається до колонії.
        [adult] Жетон трутня повертається до колонії.
        [breeder] Жетон плідника повертається до колонії.
        [queen] Жетон королеви повертається до колонії.
       *[none] Порожній жетон повертається до колонії.
    }
nemesis-log-token_added =
    { $kind ->
        [larva] До колонії додається жетон личинки.
        [creeper] До колонії додається жетон повзуна.
        [adult] До колонії додається жетон трутня.
        [breeder] До колонії додається жетон плідника.
       *[queen] До колонії додається жетон королеви.
    }
nemesis-log-token_left =
    { $kind ->
        [larva] Жетон личинки залишає колонію.
        [creeper] Жетон повзуна залишає колонію.
        [adult] Жетон трутня залишає колонію.
        [breeder] Жетон плідника залишає колонію.
       *[queen] Жетон королеви залишає колонію.
    }
nemesis-log-figure_placed = { $figure } виринає з мороку: { $slot }.
nemesis-log-figure_moved = { $figure } сунеться далі: { $to }.
nemesis-log-figure_left = { $figure } зникає в темряві.
nemesis-log-figure_stays = { $figure } лишається на місці.
nemesis-log-injured = { $figure } зазнає шкоди. Пошкоджень разом: { $injuries }.
nemesis-log-recovered = { $figure } одужує. Лишилося пошкоджень: { $injuries }.
nemesis-log-check_drawn =
    { $blood ->
        [none] Перевірка пошкоджень, { $figure }: хоче відступити ({ $card }).
       *[other] Перевірка пошкоджень, { $figure }: витривалість { $blood } ({ $card }).
    }
nemesis-log-survives = { $figure } ще живе.
nemesis-log-killed = { $figure } падає замертво.
nemesis-log-retreats = { $figure } відступає через вихід { $number }.
nemesis-log-surprise = { $figure } нападає раптово. Ціль: { $seat }.
nemesis-log-attacks = { $figure } атакує. Ціль: { $seat }.
nemesis-log-attack_drawn = Атака: { $card }.
nemesis-log-misses = { $figure } промахується. { $seat } не зазнає шкоди.
nemesis-log-attack_ignored = { $seat } не зазнає шкоди.
nemesis-log-infested = Личинка вгризається в тіло. Жертва: { $seat }.
nemesis-log-transformed = { $from } скидає шкіру. Тепер це { $to }.
nemesis-log-egg_added = У гнізді з’являється нове яйце.
nemesis-log-egg_destroyed = Яйце знищено: { $slot }.
nemesis-log-egg_left = У гнізді меншає на одне яйце.
nemesis-log-nest_destroyed = Гніздо знищено.
nemesis-log-weakness_revealed = Слабкість відкрито: { $weakness }.

## Fighting

nemesis-log-shoots = { $seat } стріляє: { $weapon }.
nemesis-log-strikes = { $seat } б’є.
nemesis-log-combat_rolled =
    { $face ->
        [blank] { $seat } кидає кубик: порожня грань.
        [creeper] { $seat } кидає кубик: повзун.
        [adult] { $seat } кидає кубик: трутень.
        [hit_1] { $seat } кидає кубик: одинарне влучання.
       *[hit_2] { $seat } кидає кубик: подвійне влучання.
    }
nemesis-log-rerolled = { $seat } кидає ще раз.
nemesis-log-missed = { $seat } промахується.
nemesis-log-ammo_spent = { $seat }, { $weapon }: лишилося боєприпасів { $left }.
nemesis-log-ammo_added = { $seat }, { $weapon }: заряджено, боєприпасів { $ammo }.
nemesis-log-thrown = { $seat } кидає: { $item }. Падає сюди: { $slot }.

## Bodies

nemesis-log-light_wound =
    { $light ->
        [0] { $seat }: легкі поранення стають важким.
       *[other] { $seat } дістає поранення. Легкі поранення: { $light }.
    }
nemesis-log-serious_wound =
    { $wound ->
        [none] { $seat } дістає важке поранення.
       *[other] { $seat } дістає важке поранення: { $wound }.
    }
nemesis-log-light_healed = { $seat } одужує. Лишилося легких поранень: { $light }.
nemesis-log-dressed =
    { $wound ->
        [none] { $seat } перев’язує важке поранення.
       *[other] { $seat } перев’язує важке поранення: { $wound }.
    }
nemesis-log-serious_healed =
    { $wound ->
        [none] { $seat } виліковує важке поранення.
       *[other] { $seat } виліковує важке поранення: { $wound }.
    }
nemesis-log-contaminated = { $seat } бере карту зараження.
nemesis-log-scanned =
    { $infected ->
        [none] { $cards ->
            [one] { $seat } сканує { $cards } карту зараження.
            [few] { $seat } сканує { $cards } карти зараження.
            [many] { $seat } сканує { $cards } карт зараження.
           *[other] { $seat } сканує { $cards } карти зараження.
        }
       *[other] { $cards ->
            [one] { $seat } сканує { $cards } карту зараження. ІНФЕКЦІЯ: { $infected }.
            [few] { $seat } сканує { $cards } карти зараження. ІНФЕКЦІЯ: { $infected }.
            [many] { $seat } сканує { $cards } карт зараження. ІНФЕКЦІЯ: { $infected }.
           *[other] { $seat } сканує { $cards } карти зараження. ІНФЕКЦІЯ: { $infected }.
        }
    }
nemesis-log-contamination_removed =
    { $cards ->
        [one] { $seat } вилучає { $cards } карту зараження.
        [few] { $seat } вилучає { $cards } карти зараження.
        [many] { $seat } вилучає { $cards } карт зараження.
       *[other] { $seat } вилучає { $cards } карти зараження.
    }
nemesis-log-larva_placed = { $seat }: щось росте всередині.
nemesis-log-larva_removed = { $seat } позбувається личинки.
nemesis-log-died = { $seat } гине: { $slot }.

## Items and Objects

nemesis-log-searches =
    { $deck ->
        [red] { $seat } шукає: червоні предмети.
        [yellow] { $seat } шукає: жовті предмети.
       *[green] { $seat } шукає: зелені предмети.
    }
nemesis-log-item_seen =
    { $item ->
        [none] { $seat } розглядає предмет.
       *[other] { $seat } розглядає предмет: { $item }.
    }
nemesis-log-item_gained =
    { $item ->
        [none] { $seat } бере предмет ({ $back }).
       *[other] { $seat } бере предмет ({ $back }): { $item }.
    }
nemesis-log-item_under =
    { $item ->
        [none] { $seat } кладе під колоду предмет ({ $back }).
       *[other] { $seat } кладе під колоду предмет ({ $back }): { $item }.
    }
nemesis-log-item_used = { $seat } витрачає: { $item }.
nemesis-log-item_gone =
    { $item ->
        [none] { $seat } втрачає предмет ({ $back }).
       *[other] { $seat } втрачає предмет ({ $back }): { $item }.
    }
nemesis-log-items_lost =
    { $count ->
        [one] { $seat }: втрачено { $count } предмет.
        [few] { $seat }: втрачено { $count } предмети.
        [many] { $seat }: втрачено { $count } предметів.
       *[other] { $seat }: втрачено { $count } предмета.
    }
nemesis-log-attached = { $seat } приєднує: { $item }. Зброя: { $to }.
nemesis-log-taped = { $seat } змотує стрічкою: { $item } і { $to }.
nemesis-log-activated = { $seat } відтепер може використовувати: { $item }.
nemesis-log-crafted = { $seat } створює: { $item }.
nemesis-log-picked_up = { $seat } піднімає: { $thing }.
nemesis-log-put_down = { $seat } кладе: { $thing }. Лежить тут: { $slot }.
nemesis-log-trade_begins = { $seat } починає торгівлю.
nemesis-log-shown =
    { $item ->
        [none] { $seat } показує предмет. Бачить: { $to }.
       *[other] { $seat } показує: { $item }. Бачить: { $to }.
    }
nemesis-log-handed =
    { $thing ->
        [none] { $back ->
            [none] { $from } щось передає. Отримує: { $to }.
           *[other] { $from } передає предмет ({ $back }). Отримує: { $to }.
        }
       *[other] { $from } передає: { $thing }. Отримує: { $to }.
    }
nemesis-log-trade_ends = { $seat }: торгівлю завершено.

## The ship

nemesis-log-time_moved =
    { $space ->
        [jump] Час вийшов: корабель готується до стрибка.
       *[other] Час спливає: { $space }.
    }
nemesis-log-hibernation_opens = Гібернаційні камери відкриваються.
nemesis-log-self_destruct =
    { $space ->
        [skull] Самознищення: нуль.
       *[other] Самознищення: { $space }.
    }
nemesis-log-self_destruct_stopped = Самознищення зупинено.
nemesis-log-pod_unlocked = Рятувальну капсулу { $pod } розблоковано.
nemesis-log-pod_locked = Рятувальну капсулу { $pod } заблоковано.
nemesis-log-boarded = { $seat } сідає в рятувальну капсулу { $pod }.
nemesis-log-stepped_out = { $seat } виходить із капсули: { $slot }.
nemesis-log-launched = Рятувальна капсула { $pod } стартує.
nemesis-log-evacuated = { $seat } залишає корабель.
nemesis-log-hibernates = { $seat } засинає в гібернаційній камері.
nemesis-log-attempt_fails = { $seat } вже не на самоті: спроба не вдається.
nemesis-log-engine_seen =
    { $runs ->
        [yes] { $seat } перевіряє двигун { $engine }: справний.
        [no] { $seat } перевіряє двигун { $engine }: пошкоджений.
       *[none] { $seat } перевіряє двигун { $engine }.
    }
nemesis-log-engine_handled =
    { $swapped ->
        [yes] { $seat } міняє місцями жетони двигуна { $engine }.
       *[no] { $seat } лишає двигун { $engine } без змін.
    }
nemesis-log-coordinates_seen =
    { $card ->
        [none] { $seat } дивиться на координати.
       *[other] { $seat } дивиться на координати: карта { $card }.
    }
nemesis-log-tile_seen =
    { $room ->
        [none] { $seat } дивиться на плитку: { $slot }.
       *[other] { $seat } дивиться на плитку: { $slot } — це { $room }.
    }
nemesis-log-token_seen =
    { $token ->
        [none] { $seat } дивиться на жетон дослідження: { $slot }.
       *[other] { $seat } дивиться на жетон дослідження: { $slot }, { $token }.
    }
nemesis-log-objective_seen =
    { $objective ->
        [none] { $seat } читає карту цілі. Власник: { $of }.
       *[other] { $seat } читає карту цілі. Власник: { $of }. Це { $objective }.
    }
nemesis-log-event_seen =
    { $card ->
        [none] { $seat } дивиться на наступну карту події.
       *[other] { $seat } дивиться на наступну карту події: { $card }.
    }
nemesis-log-event_put =
    { $on_top ->
        [yes] { $seat } лишає карту події зверху.
       *[no] { $seat } кладе карту події під колоду.
    }
nemesis-log-destination_set = { $seat } задає призначення: { $space }.
nemesis-log-signal_sent = { $seat } надсилає сигнал.
nemesis-log-airlock_set = Шлюзування: { $slot }.
nemesis-log-airlock_off = Шлюзування скасовано: { $slot }.
nemesis-log-airlock_opens = Шлюз відкривається в космос: { $slot }.

## The Event Phase

nemesis-log-event_drawn = Подія: { $card }.
nemesis-log-number_drawn = Карта події «{ $card }» показує номер { $number }.
nemesis-log-event_removed = Карту події вилучено з гри: { $card }.
nemesis-log-event_deck_made = Колоду подій перемішано наново.
nemesis-log-development_drawn = Колонія розвивається: { $token }.

## Objectives and the end

nemesis-log-contact = Перший контакт: на борту щось є.
nemesis-log-objective_kept =
    { $objective ->
        [none] { $corporate ->
            [yes] { $seat } лишає собі корпоративну ціль.
           *[no] { $seat } лишає собі іншу ціль.
        }
       *[other] { $seat } лишає собі ціль: { $objective }.
    }
nemesis-log-game_ends =
    { $cause ->
        [jump] «Немезида» стрибає в гіперпростір.
        [self_destruct] Відлік самознищення скінчився.
        [ninth_fire] Вогню забагато: корабель згорає.
        [ninth_malfunction] Аварій забагато: корпус тріскає.
       *[nobody_active] На борту вже ніхто не може діяти.
    }
nemesis-log-ship_destroyed = «Немезиду» знищено.
nemesis-log-engine_revealed =
    { $working ->
        [yes] Двигун { $engine } справний.
       *[no] Двигун { $engine } пошкоджений.
    }
nemesis-log-coordinates_revealed = Координати розкрито: карта { $card }.
nemesis-log-arrived = Корабель прибуває: { $destination }.
nemesis-log-check_begins = { $seat } проходить обстеження.
nemesis-log-check_card = { $seat } розкриває: { $card }.
nemesis-log-check_survived = { $seat } житиме.
nemesis-log-lost_aboard = { $seat } лишається на борту назавжди.
nemesis-log-objective_revealed =
    { $fulfilled ->
        [yes] { $seat }: { $objective }. Ціль виконано.
       *[no] { $seat }: { $objective }. Ціль не виконано.
    }
nemesis-log-crew_objective =
    { $fulfilled ->
        [yes] Ціль екіпажу: { $objective }. Виконано.
       *[no] Ціль екіпажу: { $objective }. Не виконано.
    }
nemesis-log-wins = { $seat } перемагає.

## The Intruder player

nemesis-log-takes_over = { $seat } відтепер грає за прибульців.
nemesis-log-intruder_card_drawn =
    { $card ->
        [none] { $seat } бере карту прибульців.
       *[other] { $seat } бере карту прибульців: { $card }.
    }
nemesis-log-intruder_plays =
    { $way ->
        [move] { $seat } грає на рух: { $card }.
        [attack] { $seat } грає на атаку: { $card }.
       *[effect] { $seat } грає заради ефекту: { $card }.
    }
nemesis-log-intruder_discards = { $seat } скидає карту прибульців: { $card }.
nemesis-log-attack_seen =
    { $card ->
        [none] { $seat } розглядає карту атаки.
       *[other] { $seat } розглядає карту атаки: { $card }.
    }
nemesis-log-event_choice_seen =
    { $card ->
        [none] { $seat } розглядає карту події.
       *[other] { $seat } розглядає карту події: { $card }.
    }
nemesis-log-event_left = Карту події відкладено: { $card }.
nemesis-log-check_failed = { $seat } — це вже не людина. Гине.

## Talk

nemesis-log-claimed =
    { $claim ->
        [engine] { $working ->
            [yes] { $seat } каже: двигун { $engine } справний.
           *[no] { $seat } каже: двигун { $engine } пошкоджений.
        }
        [coordinates] { $seat } каже: під { $space } ховається { $destination }.
        [tile] { $seat } каже: { $slot } — це { $room }.
        [holds] { $yes ->
            [yes] { $seat } каже, що має: { $item }.
           *[no] { $seat } каже, що не має: { $item }.
        }
        [infected] { $cards ->
            [0] { $seat } каже: інфекції в мене немає.
            [one] { $seat } каже: у мене { $cards } карта, де ІНФЕКЦІЯ.
            [few] { $seat } каже: у мене { $cards } карти, де ІНФЕКЦІЯ.
            [many] { $seat } каже: у мене { $cards } карт, де ІНФЕКЦІЯ.
           *[other] { $seat } каже: у мене { $cards } карти, де ІНФЕКЦІЯ.
        }
       *[kept] { $group ->
            [personal] { $seat } каже: моя ціль особиста.
            [corporate] { $seat } каже: моя ціль корпоративна.
           *[solo_coop] { $seat } каже: моя ціль — «Соло/Кооп».
        }
    }
nemesis-log-claimed-truth =
    { $truth ->
        [yes] Це була правда.
        [no] Це була брехня.
       *[none] Чи це була правда, вже ніхто не дізнається.
    }
nemesis-log-item_revealed = { $seat } показує: { $item }.
nemesis-log-item_put_back =
    { $item ->
        [none] { $seat } повертає під колоду предмет ({ $back }).
       *[other] { $seat } повертає під колоду предмет ({ $back }): { $item }.
    }

## What you have seen: your own notes, one message for each variant of Fact

nemesis-note-engine =
    { $working ->
        [yes] Двигун { $engine }: справний.
       *[no] Двигун { $engine }: пошкоджений.
    }
nemesis-note-coordinates = Координати: карта { $card }.
nemesis-note-tile = { $slot } — це { $room }.
nemesis-note-token = Жетон дослідження, { $slot }: { $token }.
nemesis-note-objective = Ціль, { $of }: { $objective }.
nemesis-note-event =
    { $on_top ->
        [yes] Наступна карта події: { $card }.
       *[no] Карта події під колодою: { $card }.
    }
nemesis-note-item =
    { $under ->
        [yes] Предмет під колодою: { $item }.
       *[no] { $of } має: { $item }.
    }
nemesis-note-scan = Твоє сканування: ІНФЕКЦІЯ { $infected }, без інфекції { $clean }.
