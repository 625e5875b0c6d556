### Nemesis: назви всього, що є в коробці, і дія власними словами.

## The game

nemesis-name = Nemesis
    .text = Щось вирвало вас із гібернації. Хтось із екіпажу мертвий, корабель потонув у темряві, і ви тут не самі.

## Names put together

nemesis-label-seat = Місце { $number }
nemesis-label-place = { $room } ({ $slot })
nemesis-label-unexplored = Кімната { $slot }
nemesis-label-corridor = Коридор { $corridor }
nemesis-label-figure =
    { $kind ->
        [larva] Личинка { $number }
        [creeper] Повзун { $number }
        [adult] Трутень { $number }
        [breeder] Плідник { $number }
       *[queen] Королева
    }
nemesis-label-pod = Рятувальна капсула { $pod }
nemesis-label-engine = Двигун { $engine }
nemesis-label-activation = Щоб активувати: { $condition }
nemesis-label-development = Узятий під час розвитку колонії: { $effect }

## Characters

nemesis-character-captain = Капітан
    .text = Віддає накази й тримає інших на ногах. Зброя: Револьвер. Особисті предмети: Ключ авторизації, Інтерком.
nemesis-character-pilot = Пілот
    .text = Знає кермо й кожен люк на кораблі. Зброя: Дробовик. Особисті предмети: Система орбітального маневрування, Евакуаційний ключ.
nemesis-character-scientist = Учений
    .text = Розуміє комп’ютери й передчуває лихо. Зброя: Пістолет. Особисті предмети: Голокомп’ютер, Лабораторне обладнання.
nemesis-character-scout = Розвідник
    .text = Рухається беззвучно й знаходить те, що інші проґавили. Зброя: Гвинтівка. Особисті предмети: Сканер руху, Ключ безпеки.
nemesis-character-soldier = Солдат
    .text = Б’ється, прикриває інших і не втрачає голови. Зброя: Штурмова гвинтівка. Особисті предмети: Автозаряджання, Броня.
nemesis-character-mechanic = Механік
    .text = Полагодить будь-що й пролізе навіть між стінами. Зброя: Обріз. Особисті предмети: Плазмовий різак, Ліхтарик.

## Action cards

nemesis-action-search = Пошук
    .text = Зменшуєш на 1 лічильник предметів у своїй кімнаті. Береш 2 карти з колоди її кольору (біла: колода на вибір). Одну лишаєш собі, другу кладеш під колоду.
nemesis-action-rest = Відпочинок
    .text = Скануєш усі карти зараження на руці й вилучаєш чисті. Якщо серед них є ІНФЕКЦІЯ, вона лишається на руці, а в тобі оселяється личинка. Якщо личинка в тобі вже є, ти гинеш, і з’являється повзун.
nemesis-action-demolition = Руйнування
    .text = Знищуєш зачинені двері біля своєї кімнати АБО кладеш у ній маркер аварії.
    .option1 = Знищити зачинені двері
    .option2 = Спричинити тут аварію
nemesis-action-interruption = Переривання
    .text = Реакція: скасовуєш дію, яку інший гравець виконує у твоїй кімнаті (вартість не повертається), АБО Переривання іншого гравця.
nemesis-action-basic_repairs = Простий ремонт
    .text = Прибираєш маркер аварії зі своєї кімнати АБО, у машинному відділенні, дивишся на обидва жетони двигуна й повертаєш їх у будь-якому порядку.
    .option1 = Усунути аварію
    .option2 = Узятися за двигун
nemesis-action-repairs = Ремонт
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-fast_repairs = Швидкий ремонт
    .text = { nemesis-action-basic_repairs.text }
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
nemesis-action-computer_skills = Навички роботи з комп’ютером
    .text = Відчиняєш або зачиняєш двері біля своєї кімнати АБО, у кімнаті зі справним комп’ютером, виконуєш її дію безкоштовно.
    .option1 = Відчинити або зачинити двері
    .option2 = Скористатися кімнатою
nemesis-action-suppressive_fire = Вогонь на придушення
    .text = Витрачаєш 1 боєприпас зі зброї в руках. Ти або один охочий персонаж із твоєї кімнати тікає до сусідньої; жоден прибулець не атакує. Дослідження й кидок на шум — як завжди.
nemesis-action-order = Наказ
    .text = Переміщуєш іншого персонажа зі своєї кімнати до вибраної сусідньої. Його гравець не може відмовитися; досліджує й кидає на шум він.
nemesis-action-motivation = Мотивація
    .text = Кожен персонаж у твоїй кімнаті, ти теж, бере 1 карту.
nemesis-action-reload = Перезаряджання
    .text = Додаєш 1 боєприпас до Револьвера в межах місткості магазину.
nemesis-action-piloting = Пілотування
    .text = У Кокпіті (без аварії) або в кімнаті зі справним комп’ютером виконуєш її дію безкоштовно АБО, у кімнаті зі справним комп’ютером, дивишся на координати.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Подивитися на координати
nemesis-action-knowledge_of_the_ship = Знання корабля
    .text = Відчиняєш або зачиняєш двері біля своєї кімнати АБО дивишся на одну недосліджену плитку кімнати, але не на її жетон дослідження.
    .option1 = { nemesis-action-computer_skills.option1 }
    .option2 = Подивитися на недосліджену кімнату
nemesis-action-old_friend = Старий друг
    .text = У кімнаті без символу комп’ютера й без аварії виконуєш її дію безкоштовно.
nemesis-action-technical_corridors = Технічні коридори
    .text = З кімнати із входом до технічних коридорів переходиш до будь-якої іншої із входом до тієї ж мережі. Дослідження й кидок на шум — як завжди; жетон дверей не діє. Потім пасуєш.
nemesis-action-pyrotechnics = Піротехніка
    .text = Скидаєш один свій предмет, щоб покласти у своїй кімнаті маркер пожежі, АБО прибираєш із неї маркер пожежі.
    .option1 = Підпалити кімнату
    .option2 = Загасити пожежу
nemesis-action-ingenuity = Винахідливість
    .text = Прибираєш маркер аварії зі своєї кімнати АБО, у машинному відділенні, перекладаєш жетони двигуна АБО створюєш предмет; інструментом може бути будь-який жовтий предмет.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Створити предмет
nemesis-action-covering_fire = Вогонь прикриття
    .text = Витрачаєш 1 боєприпас зі зброї в руках. Тікаєш ти, один охочий персонаж із твоєї кімнати або обоє — до тієї самої сусідньої кімнати; жоден прибулець не атакує. Дослідження й кидок на шум — як завжди.
nemesis-action-taking_aim = Прицілювання
    .text = Стріляєш з енергетичної зброї. Можеш один раз перекинути бойовий кубик.
nemesis-action-full_auto = Автоматичний вогонь
    .text = Стріляєш зі Штурмової гвинтівки й витрачаєш усі її боєприпаси. За кожні 2 витрачені постріл завдає на 1 пошкодження більше, навіть у разі промаху.
nemesis-action-nerves_of_steel = Сталеві нерви
    .text = Реакція: скидаєш цю карту, коли ти ціль раптового нападу, й ігноруєш його ефект.
nemesis-action-adrenaline = Адреналін
    .text = Стріляєш і береш 1 карту АБО тікаєш (прибульці атакують, як завжди) і береш 1 карту.
    .option1 = Стріляти
    .option2 = Тікати
nemesis-action-reconnaissance = Розвідка
    .text = Переходиш до сусідньої кімнати без кидка на шум. Жетон тиші чи небезпеки там не діє.
nemesis-action-scavenging = Пошук у смітті
    .text = Шукаєш, як із картою «Пошук», навіть коли лічильник предметів показує 0.
nemesis-action-intranet = Інтранет
    .text = У кімнаті зі справним комп’ютером виконуєш безкоштовно дію будь-якої іншої дослідженої кімнати зі справним комп’ютером, наче ти там.
nemesis-action-blocking_access = Блокування доступу
    .text = У кімнаті зі справним комп’ютером: виконуєш її дію безкоштовно АБО кладеш маркер аварії в будь-якій дослідженій кімнаті зі справним комп’ютером.
    .option1 = { nemesis-action-computer_skills.option2 }
    .option2 = Спричинити аварію здалеку
nemesis-action-risk_assessment = Оцінка ризику
    .text = У кімнаті зі справним комп’ютером дивишся на верхню карту події й повертаєш її наверх або під колоду.

## Basic actions

nemesis-action-move = Рух
    .text = Переходиш до сусідньої кімнати, але не крізь зачинені двері. Досліджуєш її і, якщо там нікого немає, кидаєш на шум. У бою це втеча: спершу тебе атакує кожен прибулець у кімнаті.
nemesis-action-careful_movement = Обережний рух
    .text = Переходиш, але замість кидка кладеш маркер шуму в коридорі нової кімнати, де його немає. Неможливо, якщо він є в усіх. Жетони тиші й небезпеки не діють.
nemesis-action-shoot = Постріл
    .text = Витрачаєш 1 боєприпас зі зброї в руках і кидаєш бойовий кубик проти прибульця у своїй кімнаті. Поза боєм можна стріляти лише в яйця, яких ніхто не несе.
nemesis-action-melee = Рукопашний бій
    .text = Береш 1 карту зараження й кидаєш бойовий кубик проти прибульця у своїй кімнаті. Промах — це 1 важке поранення для тебе. Поза боєм лише проти яєць, яких ніхто не несе, без карти й поранення.
nemesis-action-pick_up = Підняти важкий об’єкт
    .text = Береш у вільну руку труп, тушу або яйце, що лежить у твоїй кімнаті.
nemesis-action-trade = Торгівля
    .text = Усі персонажі у твоїй кімнаті можуть за згодою обох сторін віддавати й обмінювати предмети та об’єкти. Самі боєприпаси обмінювати не можна.
nemesis-action-craft = Створення предмета
    .text = Скидаєш два предмети з потрібними символами й береш саморобку.
nemesis-action-activate_personal_item = Активувати особистий предмет
    .text = Виконуєш умову на одному зі своїх особистих предметів. Відтепер можеш ним користуватися.
nemesis-action-room_action = Дія кімнати
    .text = Робиш те, для чого призначена твоя кімната. Не в бою і не з маркером аварії в кімнаті.

## Items

nemesis-item-energy_charge_red = Енергетична батарея
    .text = Повністю заряджаєш енергетичну зброю, яку несеш, АБО відчиняєш чи зачиняєш двері біля своєї кімнати.
    .option1 = Зарядити енергетичну зброю
    .option2 = { nemesis-action-computer_skills.option1 }
nemesis-item-grenade = Граната
    .text = Вибираєш прибульця або яйця, яких ніхто не несе, у своїй чи сусідній кімнаті, не за зачиненими дверима. Прибулець дістає 2 пошкодження; з яєць гинуть 2, а потім кидаєш на шум. Кожен інший прибулець там дістає 1 пошкодження, кожен персонаж — 1 важке поранення.
nemesis-item-smoke_grenade = Димова граната
    .text = Кожен інший персонаж у твоїй кімнаті скидає 1 карту дії. Потім переходиш до сусідньої кімнати; прибульці тебе за це не атакують. Дослідження й кидок на шум — як завжди.
nemesis-item-recon_drone = Розвідувальний дрон
    .text = Дивишся на одну недосліджену плитку кімнати та на її жетон дослідження й повертаєш обидва.
nemesis-item-decoy = Приманка
    .text = Вибираєш сусідню кімнату. Кожен прибулець із кімнат довкола неї рушає туди, навіть якщо він у бою; біля зачинених дверей він їх знищує й лишається. Прибулець, що був у бою, перед відходом один раз атакує.
nemesis-item-extended_magazine = Збільшений магазин
    .text = Приєднуєш його до енергетичної зброї, яку несеш: її місткість назавжди зростає на 2, і вона дістає 2 боєприпаси. Відтепер обидві карти — один предмет.
nemesis-item-self_destruct_key = Ключ самознищення
    .text = У кімнаті зі справним комп’ютером: запускаєш або зупиняєш самознищення. Не можна, щойно досягнуто першої жовтої поділки; не можна запустити, поки хтось у гібернації.
    .option1 = Запустити самознищення
    .option2 = Зупинити самознищення
nemesis-item-evacuation_key_red = Евакуаційний ключ
    .text = У відсіку евакуації: блокуєш або розблоковуєш одну рятувальну капсулу цього відсіку.
nemesis-item-comms_key = Ключ зв’язку
    .text = У кімнаті зі справним комп’ютером: дивишся на одну карту цілі персонажа, який надіслав сигнал.
nemesis-item-prototype_pistol = Прототип: пістолет
    .text = Енергетична зброя, місткість 3. З кожним пострілом можеш один раз перекинути бойовий кубик.
nemesis-item-prototype_shotgun = Прототип: дробовик
    .text = Енергетична зброя, місткість 2. Будь-який результат, крім порожнього, завдає щонайменше 1 пошкодження; якщо випало одинарне чи подвійне влучання — на 1 більше.
nemesis-item-prototype_rifle = Прототип: гвинтівка
    .text = Енергетична зброя, місткість 6. Якщо випало подвійне влучання, можеш витратити ще 1 боєприпас за ще 1 пошкодження.
nemesis-item-chemicals = Хімікати
    .text = Повністю заправляєш Вогнемет, який несеш.
nemesis-item-tools = Інструменти
    .text = Прибираєш маркер аварії зі своєї кімнати АБО, у машинному відділенні, перекладаєш жетони двигуна АБО відчиняєш чи зачиняєш двері біля своєї кімнати.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = { nemesis-action-computer_skills.option1 }
nemesis-item-duct_tape = Ізострічка
    .text = Прибираєш маркер аварії зі своєї кімнати АБО, у машинному відділенні, перекладаєш жетони двигуна АБО змотуєш разом два важкі предмети в руках: вони займають одну руку. Ніколи не об’єкти.
    .option1 = { nemesis-action-basic_repairs.option1 }
    .option2 = { nemesis-action-basic_repairs.option2 }
    .option3 = Змотати два важкі предмети
nemesis-item-fire_extinguisher = Вогнегасник
    .text = Прибираєш маркер пожежі зі своєї кімнати АБО змушуєш одного прибульця в ній відступити.
    .option1 = { nemesis-action-pyrotechnics.option2 }
    .option2 = Прогнати прибульця
nemesis-item-clothes_yellow = Одяг
    .text = Стираєш із себе слиз АБО перев’язуєш одне своє важке поранення.
    .option1 = Стерти слиз
    .option2 = Перев’язати важке поранення
nemesis-item-energy_charge_yellow = { nemesis-item-energy_charge_red }
    .text = { nemesis-item-energy_charge_red.text }
    .option1 = { nemesis-item-energy_charge_red.option1 }
    .option2 = { nemesis-item-energy_charge_red.option2 }
nemesis-item-technical_corridors_plans = Плани технічних коридорів
    .text = З кімнати із входом до технічних коридорів переходиш до будь-якої іншої із входом до тієї ж мережі. Дослідження й кидок на шум — як завжди; жетон дверей не діє.
nemesis-item-space_suit = Скафандр
    .text = Із жовтої кімнати: скидаєш із руки всі карти дій і переходиш до будь-якої іншої дослідженої жовтої кімнати. Кидок на шум — як завжди.
nemesis-item-nemesis_plans = Плани «Немезиди»
    .text = Дивишся на дві недосліджені плитки кімнат, але не на їхні жетони дослідження.
nemesis-item-medkit = Аптечка
    .text = Перев’язуєш одне своє важке поранення АБО виліковуєш одне перев’язане важке поранення.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Вилікувати перев’язане важке поранення
nemesis-item-bandages = Бинти
    .text = Перев’язуєш одне своє важке поранення АБО виліковуєш усі свої легкі поранення.
    .option1 = { nemesis-item-clothes_yellow.option2 }
    .option2 = Вилікувати всі легкі поранення
nemesis-item-synthetic_food = Синтетична їжа
    .text = Береш 2 карти зі своєї колоди.
nemesis-item-adrenaline_injection = Ін’єкція адреналіну
    .text = Береш 1 карту. Цього ходу можеш виконати скільки завгодно дій; щойно зупинишся, пасуєш.
nemesis-item-alcohol = Алкоголь
    .text = Скануєш одну карту зараження на руці й вилучаєш її. Якщо то була ІНФЕКЦІЯ, береш нову карту зараження; личинки від цього не буде.
nemesis-item-clothes_green = { nemesis-item-clothes_yellow }
    .text = { nemesis-item-clothes_yellow.text }
    .option1 = { nemesis-item-clothes_yellow.option1 }
    .option2 = { nemesis-item-clothes_yellow.option2 }
nemesis-item-military_drugs = Військові стимулятори
    .text = Скидаєш із руки скільки завгодно карт, навіть карти зараження, й береш стільки ж і ще 1.
nemesis-item-antidote = Антидот
    .text = Скануєш усі свої карти зараження (колода, рука, скид) і вилучаєш ті, де ІНФЕКЦІЯ, та личинку зі свого планшета. Береш 1 карту зараження, перемішуєш колоду й скид у нову колоду, рука лишається. Потім пасуєш.
nemesis-item-taser = Електрошокер
    .text = Один прибулець у твоїй кімнаті дістає 1 пошкодження й відступає АБО один інший персонаж у ній скидає всю руку.
    .option1 = Оглушити прибульця
    .option2 = Оглушити персонажа
nemesis-item-flamethrower = Вогнемет
    .text = Класична зброя, місткість 4, спочатку повна. Будь-який результат, крім порожнього, завдає щонайменше 1 пошкодження; якщо випало подвійне влучання, твоя кімната ще й загоряється. Заправляють її лише Хімікати.
nemesis-item-molotov_cocktail = Коктейль Молотова
    .text = Вибираєш свою або сусідню кімнату, не за зачиненими дверима, і ціль: прибульці або яйця, яких ніхто не несе. Кладеш там маркер пожежі. Кожен прибулець усередині дістає 1 пошкодження, кожен персонаж — 1 важке поранення. Якщо ціль — яйця, 1 гине, а ти кидаєш на шум.
nemesis-item-six_shooter = Револьвер
    .text = Класична зброя, місткість 6. Заряджає її лише карта «Перезаряджання». Якщо випало подвійне влучання, воно завдає на 1 пошкодження більше.
nemesis-item-shotgun = Дробовик
    .text = Енергетична зброя, місткість 2. Постріл, що завдає щонайменше 1 пошкодження, завдає на 1 більше.
nemesis-item-pistol = Пістолет
    .text = Енергетична зброя, місткість 3. Якщо випало подвійне влучання, воно вважається одинарним.
nemesis-item-rifle = Гвинтівка
    .text = Енергетична зброя, місткість 4.
nemesis-item-assault_rifle = Штурмова гвинтівка
    .text = Енергетична зброя, місткість 5. Постріл, що завдає щонайменше 1 пошкодження, завдає на 1 більше.
nemesis-item-sawed_off_shotgun = Обріз
    .text = Енергетична зброя, місткість 2. Якщо випало одинарне влучання, воно вважається подвійним.
nemesis-item-log_key = Ключ авторизації
    .text = У кімнаті зі справним комп’ютером: дивишся на одну карту цілі вибраного гравця.
    .active = Будь у Кімнаті зв’язку.
nemesis-item-intercom = Інтерком
    .text = Твій Наказ може стосуватися персонажа в будь-якій кімнаті зі справним комп’ютером, а Мотивація сягає всіх таких кімнат. Наказ усе одно переміщує одного персонажа.
    .active = Скинь Інструменти або Ізострічку.
nemesis-item-orbital_maneuvering_system = Система орбітального маневрування
    .text = Кожен гравець, ти теж, негайно пасує. У наступній фазі подій прибульці не атакують.
    .active = Скинь Енергетичну батарею.
nemesis-item-evacuation_key_pilot = { nemesis-item-evacuation_key_red }
    .text = { nemesis-item-evacuation_key_red.text }
    .active = Будь у Центрі пожежної безпеки.
nemesis-item-holo_computer = Голокомп’ютер
    .text = Можеш грати карти «Інтранет» і «Оцінка ризику» в будь-якій кімнаті, навіть без комп’ютера чи з аварією.
    .active = Будь у Генераторі.
nemesis-item-laboratory_equipment = Лабораторне обладнання
    .text = У кімнаті з трупом, тушею або яйцем: відкриваєш пов’язану слабкість, як у Лабораторії.
    .active = Скинь Хімікати.
nemesis-item-motion_scanner = Сканер руху
    .text = Після свого кидка на шум можеш скинути 1 карту дії й перекинути кубик шуму, один раз за кидок.
    .active = { nemesis-item-orbital_maneuvering_system.active }
nemesis-item-security_key = Ключ безпеки
    .text = Вибираєш будь-яку кімнату. Кожні її двері відчиняєш, зачиняєш або лишаєш, як хочеш.
    .active = Будь у Кокпіті.
nemesis-item-autoloader = Автозаряджання
    .text = Приєднане до Штурмової гвинтівки: її місткість на 1 більша, а заряджання Енергетичною батареєю не коштує карт дій.
    .active = Будь у Зброярні зі Штурмовою гвинтівкою в руках.
nemesis-item-armor = Броня
    .text = Реакція: скидаєш її після атаки прибульця на тебе й повністю ігноруєш цю атаку.
    .active = { nemesis-item-intercom.active }
nemesis-item-plasma_torch = Плазмовий різак
    .text = Відчиняєш або зачиняєш двері біля своєї кімнати. Ним можна зачинити навіть знищені двері.
    .active = Будь на Складі.
nemesis-item-flashlight = Ліхтарик
    .text = Обшукуєш свою кімнату, як із картою «Пошук».
    .active = { nemesis-item-orbital_maneuvering_system.active }

## Item decks and backs

nemesis-item_group-red = Червоні предмети (військові)
    .back = червоний
nemesis-item_group-yellow = Жовті предмети (технічні)
    .back = жовтий
nemesis-item_group-green = Зелені предмети (медичні)
    .back = зелений
nemesis-item_group-crafted = Сині предмети (саморобки)
    .back = синій
nemesis-item_group-starting = Стартові предмети
    .back = стартовий
nemesis-item_group-personal = Особисті предмети
    .back = особистий

## Components and recipes

nemesis-component-chemical = Хімія
nemesis-component-cloth = Тканина
nemesis-component-medical = Медицина
nemesis-component-tool = Інструмент
nemesis-component-energy = Енергія
nemesis-recipe-recipe_antidote = Рецепт: Антидот
    .text = Хімія та медицина
nemesis-recipe-recipe_taser = Рецепт: Електрошокер
    .text = Енергія та інструмент
nemesis-recipe-recipe_flamethrower = Рецепт: Вогнемет
    .text = Хімія та інструмент
nemesis-recipe-recipe_molotov_cocktail = Рецепт: Коктейль Молотова
    .text = Хімія та тканина
nemesis-when-any = У бою й поза боєм
nemesis-when-in_combat = Тільки в бою
nemesis-when-out_of_combat = Тільки поза боєм

## Rooms

nemesis-room-armory = Зброярня
    .text = Додаєш 2 боєприпаси до енергетичної зброї, яку несеш, у межах місткості.
nemesis-room-comms_room = Кімната зв’язку
    .text = Надсилаєш сигнал. Він лише твій і важить тільки для цілей. Один раз за гру.
nemesis-room-emergency_room = Лазарет
    .text = Перев’язуєш усі свої важкі поранення АБО виліковуєш одне перев’язане важке поранення АБО виліковуєш усі свої легкі поранення.
    .option1 = Перев’язати всі важкі поранення
    .option2 = { nemesis-item-medkit.option2 }
    .option3 = { nemesis-item-bandages.option2 }
nemesis-room-evacuation_section_a = Відсік евакуації A
    .text = Потрібна розблокована рятувальна капсула цього відсіку з вільним місцем. Кидаєш на шум. Якщо після цього тут немає прибульця, сідаєш у капсулу й вирішуєш: запускати чи чекати.
nemesis-room-evacuation_section_b = Відсік евакуації B
    .text = { nemesis-room-evacuation_section_a.text }
nemesis-room-fire_control_system = Центр пожежної безпеки
    .text = Вибираєш будь-яку кімнату. Прибираєш звідти маркер пожежі. Потім кожен прибулець, навіть у бою, залишає її коридором, який покаже окрема карта події.
nemesis-room-generator = Генератор
    .text = Запускаєш самознищення, якщо ніхто не в гібернації, АБО зупиняєш його, доки воно не дійшло до першої жовтої поділки.
    .option1 = { nemesis-item-self_destruct_key.option1 }
    .option2 = { nemesis-item-self_destruct_key.option2 }
nemesis-room-laboratory = Лабораторія
    .text = Досліджуєш труп, яйце або тушу, що лежить тут або яку тут хтось несе: відкриваєш пов’язану слабкість. Об’єкт лишається.
nemesis-room-nest = Гніздо
    .text = Береш у вільну руку яйце з планшета прибульців і кидаєш на шум. Коли на планшеті яєць не лишилося й тут жодне не лежить, гніздо знищено назавжди.
nemesis-room-storage = Склад
    .text = Вибираєш колір. Береш 2 предмети цього кольору, один лишаєш собі, другий кладеш під колоду. Лічильник предметів не змінюється.
nemesis-room-surgery = Операційна
    .text = Скануєш усі свої карти зараження й вилучаєш ті, де ІНФЕКЦІЯ, та личинку. Дістаєш 1 легке поранення. Перемішуєш руку, колоду й скид у нову колоду. Пасуєш.
nemesis-room-airlock_control = Керування шлюзами
    .text = Вибираєш іншу досліджену жовту кімнату без знищених дверей. Усі її двері зачиняються. Якщо жодні не відчинять і не знищать, доки всі не спасують, гинуть усі, хто всередині, а пожежа гасне. Об’єкти лишаються.
nemesis-room-cabins = Каюти
    .text = Без дії. Якщо ти тут на початку раунду, а в кімнаті немає прибульця й маркера аварії, добираєш до 6 карт замість 5.
nemesis-room-canteen = Їдальня
    .text = Виліковуєш 1 легке поранення. Потім можеш просканувати карти зараження на руці: чисті вилучаєш; якщо є ІНФЕКЦІЯ, вона лишається, а в тобі оселяється личинка. Якщо личинка в тобі вже є, ти гинеш, і з’являється повзун.
nemesis-room-command_center = Командний центр
    .text = Вибираєш будь-яку кімнату. Кожні її двері відчиняєш, зачиняєш або лишаєш, як хочеш. Знищені двері змінити не можна.
nemesis-room-engine_control_room = Центр керування двигунами
    .text = Перевіряєш стан усіх трьох двигунів. Що сказати іншим — вирішуєш ти.
nemesis-room-hatch_control_system = Керування люками
    .text = Блокуєш або розблоковуєш одну рятувальну капсулу будь-якого відсіку.
nemesis-room-monitoring_room = Кімната спостереження
    .text = Дивишся на одну недосліджену плитку кімнати та на її жетон дослідження й повертаєш обидва. Що сказати іншим — вирішуєш ти.
nemesis-room-room_covered_with_slime = Кімната, вкрита слизом
    .text = Без дії. Хто входить, той опиняється у слизу, ще до розкриття жетона дослідження.
nemesis-room-shower_room = Душова
    .text = Змиваєш із себе слиз. Потім можеш просканувати карти зараження на руці: чисті вилучаєш; якщо є ІНФЕКЦІЯ, вона лишається, а в тобі оселяється личинка. Якщо личинка в тобі вже є, ти гинеш, і з’являється повзун. Пожежа палає далі.
nemesis-room-cockpit = Кокпіт
    .text = Дивишся на координати; що сказати іншим — вирішуєш ти. АБО міняєш призначення на іншу літеру, якщо ніхто не в гібернації.
    .option1 = { nemesis-action-piloting.option2 }
    .option2 = Змінити призначення
nemesis-room-engine_1 = Машинне відділення №1
    .text = Перевіряєш стан двигуна 1. Що сказати іншим — вирішуєш ти. Ремонт дозволяє скласти тут обидва його жетони в будь-якому порядку, навіть з аварією.
nemesis-room-engine_2 = Машинне відділення №2
    .text = Перевіряєш стан двигуна 2. Що сказати іншим — вирішуєш ти. Ремонт дозволяє скласти тут обидва його жетони в будь-якому порядку, навіть з аварією.
nemesis-room-engine_3 = Машинне відділення №3
    .text = Перевіряєш стан двигуна 3. Що сказати іншим — вирішуєш ти. Ремонт дозволяє скласти тут обидва його жетони в будь-якому порядку, навіть з аварією.
nemesis-room-hibernatorium = Гібернаторій
    .text = Лише коли гібернаційні камери вже відкриті. Кидаєш на шум. Якщо після цього тут немає прибульця, ти засинаєш і чекаєш кінця гри.
nemesis-room_group-basic = Основна кімната «1»
nemesis-room_group-additional = Додаткова кімната «2»
nemesis-room_group-special = Спеціальна кімната

## Colours of Rooms: the Item deck that is searched there

nemesis-colour-red = Червона
nemesis-colour-yellow = Жовта
nemesis-colour-green = Зелена
nemesis-colour-white = Біла: будь-яка колода
nemesis-colour-none = Шукати нема чого

## The board

nemesis-side-basic = Основна сторона
    .text = Корабель для першої гри.
nemesis-side-alternate = Альтернативна сторона
    .text = Інший корабель: дві мережі технічних коридорів і відсіки евакуації, відомі від початку.
nemesis-network-main = Технічні коридори
    .text = Одне поле, спільне для всіх входів: шум чути біля кожного. Ніхто тут не ходить, хіба що дозволяє карта. Прибулець, який сюди входить, повертається до колонії.
nemesis-network-red = Червоні технічні коридори
nemesis-network-blue = Сині технічні коридори
nemesis-track-time = Доріжка часу
    .text = Одна поділка за раунд. Від першої синьої поділки гібернацію відкрито. Наприкінці доріжки корабель стрибає, і кожен, хто на борту не спить, гине.
nemesis-track-self_destruct = Доріжка самознищення
    .text = Після запуску йде разом із доріжкою часу. Від першої жовтої поділки її не зупинити, а всі рятувальні капсули розблоковуються. Наприкінці корабель вибухає.
nemesis-track-destination = Доріжка призначення
    .text = Літера під маркером разом із картою координат каже, куди прилетить корабель.
nemesis-track_label-jump = Стрибок
nemesis-track_label-skull = Вибух
nemesis-destination-earth = Земля
nemesis-destination-mars = Марс
nemesis-destination-venus = Венера
nemesis-destination-deep_space = Глибокий космос
nemesis-coordinates-coordinates_1 = Координати 1
    .text = A: Венера. B: глибокий космос. C: Марс. D: Земля.
nemesis-coordinates-coordinates_2 = Координати 2
    .text = A: Марс. B: Венера. C: глибокий космос. D: Земля.
nemesis-coordinates-coordinates_3 = Координати 3
    .text = A: глибокий космос. B: Марс. C: Земля. D: Венера.
nemesis-coordinates-coordinates_4 = Координати 4
    .text = A: Марс. B: Венера. C: Земля. D: глибокий космос.
nemesis-coordinates-coordinates_5 = Координати 5
    .text = A: Венера. B: Земля. C: глибокий космос. D: Марс.
nemesis-coordinates-coordinates_6 = Координати 6
    .text = A: глибокий космос. B: Земля. C: Венера. D: Марс.
nemesis-coordinates-coordinates_7 = Координати 7
    .text = A: Земля. B: глибокий космос. C: Марс. D: Венера.
nemesis-coordinates-coordinates_8 = Координати 8
    .text = A: Земля. B: Марс. C: Венера. D: глибокий космос.
nemesis-pod_state-locked = Заблокована
nemesis-pod_state-unlocked = Розблокована
nemesis-engine_state-working = Справний
nemesis-engine_state-damaged = Пошкоджений
nemesis-whereabouts-nowhere = Ще не вибраний
nemesis-whereabouts-room = У кімнаті
nemesis-whereabouts-pod = Чекає в рятувальній капсулі
nemesis-whereabouts-hibernating = У гібернації
nemesis-whereabouts-evacuated = Поза кораблем
nemesis-whereabouts-dead = Мертвий

## Events

nemesis-event-coolant_leak = Витік охолоджувача
    .text = Якщо в Генераторі лежить маркер аварії, а самознищення не триває, воно починається.
nemesis-event-short_circuit = Коротке замикання
    .text = У кожну досліджену жовту кімнату з комп’ютером кладуть маркер аварії.
nemesis-event-life_support_failure = Збій життєзабезпечення
    .text = У кожну досліджену зелену кімнату кладуть маркер аварії.
nemesis-event-evacuation_pod_ejection = Відстріл капсули
    .text = Рятувальна капсула з найменшим номером стартує, заблокована чи ні, з усіма, хто в ній.
nemesis-event-malfunction = Аварія
    .text = У досліджену кімнату з найменшим номером кладуть маркер аварії. Потім цю карту замішують у колоду.
nemesis-event-damage = Пошкодження обладнання
    .text = У кожну кімнату з трутнем, плідником або королевою кладуть маркер аварії.
nemesis-event-flammable_compounds = Горючі сполуки
    .text = У Гібернаторії спалахує пожежа. Якщо там уже горить, займаються сусідні кімнати, але не крізь зачинені двері.
nemesis-event-consuming_fire = Нищівний вогонь
    .text = Лічильник предметів у кожній кімнаті, що горить, падає до 0. Пожежа шириться звідти в усі сусідні кімнати, але не крізь зачинені двері.
nemesis-event-damaging_fire = Руйнівний вогонь
    .text = У кожну кімнату, що горить, кладуть маркер аварії. Пожежа шириться звідти в усі сусідні кімнати, але не крізь зачинені двері.
nemesis-event-bulkheads_open = Відкриття перегородок
    .text = Усі зачинені двері відчиняються. Знищені лишаються, як були.
nemesis-event-noise_in_technical_corridors = Шум у технічних коридорах
    .text = У технічні коридори кладуть маркер шуму. Якщо він там уже є, кожен персонаж у кімнаті із входом кидає на шум.
nemesis-event-scent_of_prey = Запах здобичі
    .text = Довкола кожної кімнати з персонажем у слизу в кожен коридор без маркера шуму кладуть маркер.
nemesis-event-nest = Гніздо
    .text = Якщо Гніздо досліджено, у кожен його коридор без маркера шуму кладуть маркер.
nemesis-event-egg_protection = Захист яєць
    .text = Кожного персонажа, який у Гнізді або несе яйце, чекає зустріч.
nemesis-event-hatching = Вилуплення
    .text = Одне яйце зникає з планшета прибульців. Личинка оселяється в кожному персонажі в Гнізді, чий гравець не має на руці карт дій. Якщо ні в кому, до колонії додають жетон личинки.
nemesis-event-eclosion = Вихід із лялечки
    .text = Кожен персонаж із личинкою гине, а в його кімнаті з’являється повзун. Кожен інший бере 4 карти й сканує серед них карти зараження: якщо є ІНФЕКЦІЯ, у персонажі оселяється личинка. Узяті карти скидають.
nemesis-event-regeneration = Регенерація
    .text = Кожен прибулець на полі позбувається до 2 пошкоджень.
nemesis-event-lurking = Приховування
    .text = Кожен прибулець, який не в кімнаті з персонажем, зникає: його жетон іде до колонії, а пошкодження пропадають.
nemesis-event-hunt_2 = Полювання
    .text = Кожен трутень поза боєм рушає до сусідньої кімнати з персонажем, якщо така є; з кількох — до найменшого номера. Біля зачинених дверей він натомість їх знищує.
nemesis-event-hunt_3 = { nemesis-event-hunt_2 }
    .text = { nemesis-event-hunt_2.text }

## Intruder attacks

nemesis-attack_family-scratch = Подряпина
    .text = Ціль дістає 1 легке поранення й бере карту зараження.
nemesis-attack_family-claw_attack = Удар пазурами
    .text = Ціль дістає 2 легкі поранення, одне за одним, і бере карту зараження.
nemesis-attack_family-bite = Укус
    .text = Ціль, яка має 2 або більше важких поранень, перев’язаних чи ні, гине. Будь-яка інша дістає 1 важке поранення.
nemesis-attack_family-tail_attack = Удар хвостом
    .text = Ціль, яка має хоча б 1 важке поранення, перев’язане чи ні, гине. Будь-яка інша дістає 1 важке поранення.
nemesis-attack_family-transformation = Перетворення
    .text = Повзун стає плідником, якщо ще є вільний. Якщо в цілі немає карт на руці, плідник одразу здійснює раптовий напад.
nemesis-attack_family-frenzy = Шаленство
    .text = Кожен персонаж у кімнаті, який має 2 або більше важких поранень, гине. Кожен інший дістає 1 важке поранення.
nemesis-attack_family-slime = Слиз
    .text = Ціль опиняється у слизу й бере карту зараження.
nemesis-attack_family-summoning = Поклик
    .text = Береш жетон із колонії: цей прибулець з’являється в кімнаті. Поки що він не атакує.
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

nemesis-serious_wound-wound_body = Тіло
    .text = На початку раунду добираєш до 4 карт замість 5.
nemesis-serious_wound-wound_leg = Нога
    .text = Твоя втеча коштує 2 карти дій замість 1.
nemesis-serious_wound-wound_hand = Кисть
    .text = Кожна дія предмета коштує тобі на 1 карту дії більше. Постріл — не дія предмета.
nemesis-serious_wound-wound_arm = Рука
    .text = Маєш лише 1 руку для важких речей. Якщо обидві зайняті, негайно щось кидаєш.
nemesis-serious_wound-wound_bleeding = Кровотеча
    .text = Щоразу, коли пасуєш, дістаєш 1 легке поранення.
nemesis-serious_wound-none = Важке поранення
    .text = Без власного ефекту. Три важкі поранення — межа: наступне поранення вбиває.

## Contamination

nemesis-contamination-contamination_unscanned = Зараження
    .text = Нею нічого не оплатиш і її не зіграєш, але вона займає руку. Чи це ІНФЕКЦІЯ, покаже лише сканер.
nemesis-contamination-contamination_infected = Зараження: ІНФЕКЦІЯ
    .text = Нею нічого не оплатиш і її не зіграєш. Більшість сканувань лишають її на руці, а в тобі — личинку. Її вилучають Операційна й Антидот.
nemesis-contamination-contamination_clean = Зараження: без інфекції
    .text = Нею нічого не оплатиш і її не зіграєш. Її вилучає сканування, що очищує руку.

## Weaknesses

nemesis-weakness-vulnerability_to_fire = Чутливість до вогню
    .text = Пожежа, Коктейль Молотова й Вогнемет завдають на 1 пошкодження більше.
nemesis-weakness-vulnerability_to_energy = Чутливість до енергії
    .text = Енергетична зброя, що завдає щонайменше 1 пошкодження, завдає на 1 більше.
nemesis-weakness-reaction_to_danger = Реакція на небезпеку
    .text = Число раптовості на кожному жетоні прибульця на 1 менше, але не менше ніж 1.
nemesis-weakness-the_way_of_moving = Спосіб пересування
    .text = Личинки, повзуни й трутні не нищать зачинених дверей. Плідники та королева нищать і далі.
nemesis-weakness-vital_places = Вразливі місця
    .text = Проти трутня порожня грань бойового кубика вважається одинарним влучанням.
nemesis-weakness-species_on_the_brink_of_extinction = Вид на межі вимирання
    .text = У кожній перевірці пошкоджень для смерті досить на 1 пошкодження менше.
nemesis-weakness-the_way_of_fighting = Спосіб бою
    .text = Укус трутня завдає 1 легкого поранення замість важкого.
nemesis-weakness-susceptibility_to_phosphates = Чутливість до фосфатів
    .text = Прибулець, якого прогнали Вогнегасник або Центр пожежної безпеки, ще й дістає 1 пошкодження.

## Objectives; whoever wants to win must also survive

nemesis-objective-salvaging_the_prime_asset = Порятунок найціннішого
    .text = Корабель долітає до Землі, або виживаєш лише ти.
nemesis-objective-quarantine = Карантин
    .text = Корабель долітає до Марса або долітає до Землі, а гніздо знищено. У гібернації ти переживаєш прибуття на Марс.
nemesis-objective-the_great_hunt = Велике полювання
    .text = Твій сигнал надіслано, а до того ж королева мертва або корабель знищено.
nemesis-objective-hoarder = Збирач
    .text = Відлітаєш рятувальною капсулою щонайменше з 7 предметами. Активовані особисті предмети зараховуються, об’єкти — ні.
nemesis-objective-relentless_investigator = Невтомний слідчий
    .text = Твій сигнал надіслано, і кожну кімнату корабля досліджено.
nemesis-objective-a_proper_burial = Гідне поховання
    .text = Твій сигнал надіслано, а ти закінчуєш гру в рятувальній капсулі або в гібернації із синім трупом у руках.
nemesis-objective-the_oldest_friend = Найдавніший друг
    .text = { nemesis-objective-salvaging_the_prime_asset.text }
nemesis-objective-best_friends_forever = Друзі назавжди
    .text = Виживаєш ти й щонайменше один інший персонаж.
nemesis-objective-aliens_on_a_spaceship = Прибульці на кораблі
    .text = Твій сигнал надіслано, а до того ж гніздо або корабель знищено.
nemesis-objective-my_precious = Мій скарб
    .text = Твій сигнал надіслано, а ти закінчуєш гру в рятувальній капсулі або в гібернації з яйцем у руках.
nemesis-objective-necroscopy = Некроскопія
    .text = Твій сигнал надіслано, а слабкість, пов’язану з тушею, відкрито.
nemesis-objective-ab_ovo = Від яйця
    .text = Слабкість, пов’язану з яйцем, відкрито.
nemesis-objective-extreme_field_biology = Екстремальна польова біологія
    .text = Відкрито щонайменше дві слабкості прибульців.
nemesis-objective-the_right_moment_to_strike = Слушна мить для удару
    .text = Персонаж гравця 1 не виживає, або виживаєш лише ти. Якщо це твій номер, зараховується тільки друге.
nemesis-objective-greener_pastures = Зеленіші пасовища
    .text = Персонаж гравця 2 не виживає, або виживаєш лише ти. Якщо це твій номер, зараховується тільки друге.
nemesis-objective-an_old_feud = Давні рахунки
    .text = Персонаж гравця 3 не виживає, або виживаєш лише ти. Якщо це твій номер, зараховується тільки друге.
nemesis-objective-hostile_takeover = Вороже поглинання
    .text = Персонаж гравця 4 не виживає, або виживаєш лише ти. Якщо це твій номер, зараховується тільки друге.
nemesis-objective-the_final_enlightenment = Остаточне просвітлення
    .text = Персонаж гравця 5 не виживає, або виживаєш лише ти. Якщо це твій номер, зараховується тільки друге.
nemesis-objective-destination_earth = Мета подорожі: Земля
    .text = Корабель долітає до Землі.
nemesis-objective-emergency_post_mortem = Терміновий розтин
    .text = Синій труп покладено в Операційній.
nemesis-objective-first_contact_protocol = Протокол першого контакту
    .text = { nemesis-objective-extreme_field_biology.text }
nemesis-objective-cutting_off_the_head = Відтята голова
    .text = Сигнал надіслано, а до того ж королева мертва або корабель знищено.
nemesis-objective-no_man_left_behind = Нікого не лишити позаду
    .text = Сигнал надіслано, і кожну кімнату корабля досліджено.
nemesis-objective-special_delivery = Особлива посилка
    .text = Персонаж, який виживе, закінчує гру в рятувальній капсулі або в гібернації з яйцем у руках.
nemesis-objective-clean_up_crew = Бригада прибирання
    .text = Сигнал надіслано, а до того ж гніздо або корабель знищено.
nemesis-objective_group-personal = Особиста ціль
nemesis-objective_group-corporate = Корпоративна ціль
nemesis-objective_group-solo_coop = Ціль «Соло/Кооп»

## Cards of the Intruder player

nemesis-intruder_action-pursuit_1 = Переслідування
    .text = Вибираєш гравця: його персонаж кидає на шум.
nemesis-intruder_action-pursuit_2 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_3 = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-pursuit_any = { nemesis-intruder_action-pursuit_1 }
    .text = { nemesis-intruder_action-pursuit_1.text }
nemesis-intruder_action-coordinated_hunt_3 = Скоординоване полювання
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-coordinated_hunt_4 = { nemesis-intruder_action-coordinated_hunt_3 }
    .text = { nemesis-event-hunt_2.text }
nemesis-intruder_action-planning_4 = Планування
    .text = Береш 3 карти подій, одну повністю виконуєш, решту скидаєш.
nemesis-intruder_action-planning_any = { nemesis-intruder_action-planning_4 }
    .text = { nemesis-intruder_action-planning_4.text }
nemesis-intruder_action-metamorphosis = Метаморфоза
    .text = { nemesis-event-eclosion.text }
nemesis-intruder_action-self_healing = Самозцілення
    .text = Вибраний прибулець позбувається до 2 пошкоджень.
nemesis-intruder_use-move = Рух
nemesis-intruder_use-attack = Атака
nemesis-intruder_use-effect = Ефект

## Intruders

nemesis-intruder-larva = Личинка
    .text = Не ранить: оселяється в жертві, і з нею приходить карта зараження. Її вбиває будь-яке пошкодження.
    .development = Жетон залишає колонію, додається жетон трутня.
nemesis-intruder-creeper = Повзун
    .text = Щойно вилуплений і ще не дорослий.
    .development = Жетон залишає колонію, додається жетон плідника.
nemesis-intruder-adult = Трутень
    .text = Звичайний мисливець із виводка.
    .development = Усі поза боєм кидають на шум. Жетон повертається до колонії.
nemesis-intruder-breeder = Плідник
    .text = Великий і живучий: у перевірці пошкоджень складають числа двох карт.
    .development = { nemesis-intruder-adult.development }
nemesis-intruder-queen = Королева
    .text = Мати гнізда. У перевірці пошкоджень складають числа двох карт.
    .development = Якщо в Гнізді є персонаж: королева з’являється там, і стається зустріч. Інакше додається яйце, а жетон повертається до колонії.
nemesis-intruder-blank = Порожній жетон
    .text = Ніхто не приходить, але шум розходиться всіма коридорами кімнати. Жетон повертається до колонії.
    .development = До колонії додається жетон трутня. Порожній жетон повертається.

## Tokens

nemesis-token-intruder_blank = { nemesis-intruder-blank }
nemesis-token-intruder_larva_1 = Личинка (1)
nemesis-token-intruder_creeper_1 = Повзун (1)
nemesis-token-intruder_adult_2 = Трутень (2)
nemesis-token-intruder_adult_3 = Трутень (3)
nemesis-token-intruder_adult_4 = Трутень (4)
nemesis-token-intruder_breeder_3 = Плідник (3)
nemesis-token-intruder_breeder_4 = Плідник (4)
nemesis-token-intruder_queen_4 = Королева (4)
nemesis-token-explore_malfunction_1 = Аварія, 1 предмет
nemesis-token-explore_malfunction_2 = Аварія, 2 предмети
nemesis-token-explore_malfunction_3 = Аварія, 3 предмети
nemesis-token-explore_malfunction_4 = Аварія, 4 предмети
nemesis-token-explore_danger_2 = Небезпека, 2 предмети
nemesis-token-explore_danger_3 = Небезпека, 3 предмети
nemesis-token-explore_doors_1 = Двері, 1 предмет
nemesis-token-explore_doors_2 = Двері, 2 предмети
nemesis-token-explore_doors_3 = Двері, 3 предмети
nemesis-token-explore_doors_4 = Двері, 4 предмети
nemesis-token-explore_fire_1 = Пожежа, 1 предмет
nemesis-token-explore_fire_2 = Пожежа, 2 предмети
nemesis-token-explore_slime_3 = Слиз, 3 предмети
nemesis-token-explore_slime_4 = Слиз, 4 предмети
nemesis-token-explore_silence_1 = Тиша, 1 предмет
nemesis-token-engine_1_working = Двигун 1: справний
nemesis-token-engine_1_damaged = Двигун 1: пошкоджений
nemesis-token-engine_2_working = Двигун 2: справний
nemesis-token-engine_2_damaged = Двигун 2: пошкоджений
nemesis-token-engine_3_working = Двигун 3: справний
nemesis-token-engine_3_damaged = Двигун 3: пошкоджений
nemesis-token-escape_pod_1 = Рятувальна капсула 1
nemesis-token-escape_pod_2 = Рятувальна капсула 2
nemesis-token-escape_pod_3 = Рятувальна капсула 3
nemesis-token-escape_pod_4 = Рятувальна капсула 4
nemesis-token-crew_corpse_blue = Синій труп
    .text = Той, хто загинув у Гібернаторії, перш ніж ви прокинулися.
nemesis-token-crew_corpse_red = Червоний труп
    .text = Персонаж, який загинув у цій грі.
nemesis-token-intruder_carcass = Туша
    .text = Усе, що лишилося від мертвого прибульця.
nemesis-token-intruder_egg = Яйце
    .text = Воно з гнізда. Корпорація добре за нього заплатила б.
nemesis-token-five_injury = Жетон «5 пошкоджень»
nemesis-token-airlock_token = Жетон шлюзування
nemesis-token-first_player = Жетон першого гравця
nemesis-token-mini_larva = Фігурка личинки
nemesis-token-mini_creeper = Фігурка повзуна
nemesis-token-mini_adult = Фігурка трутня
nemesis-token-mini_breeder = Фігурка плідника
nemesis-token-mini_queen = Фігурка королеви

## Things that can be carried; an Item has its own name

nemesis-thing-blue_corpse = { nemesis-token-crew_corpse_blue }
nemesis-thing-red_corpse = Труп ({ $seat })
nemesis-thing-carcass = { nemesis-token-intruder_carcass }
nemesis-thing-egg = { nemesis-token-intruder_egg }

## Symbols of Exploration tokens

nemesis-symbol-fire = Пожежа
    .text = Кімната палає.
nemesis-symbol-malfunction = Аварія
    .text = У кімнату кладуть маркер аварії.

## Dice

nemesis-die-combat_die = Бойовий кубик
nemesis-die-noise_die = Кубик шуму

## Markers

nemesis-marker-noise = Маркер шуму
    .text = У цьому коридорі щось ворушиться. Новий шум тут означає зустріч.
nemesis-marker-fire = Маркер пожежі
    .text = Хто закінчує тут хід, дістає 1 легке поранення. Кожного раунду кожен прибулець тут дістає 1 пошкодження, а одне яйце гине. Дев’ятий маркер знищує корабель.
nemesis-marker-malfunction = Маркер аварії
    .text = Дія кімнати й комп’ютер не працюють. Шукати все одно можна. Дев’ятий маркер знищує корабель.
nemesis-marker-door = Жетон дверей
    .text = Жетон стоїть — двері зачинені, лежить — знищені.
nemesis-marker-ammo_injury = Маркер боєприпасів/пошкоджень
    .text = На зброї — боєприпаси, на прибульці — пошкодження.
nemesis-marker-status = Маркер статусу
    .text = Час, призначення, самознищення; на планшеті персонажа — легкі поранення, слиз і сигнал.
nemesis-state-slimed = У слизу
    .text = Вони чують твій запах: кожна тиша вважається небезпекою.
nemesis-state-signal = Сигнал надіслано
nemesis-state-larva = Личинка всередині
    .text = Ще одна інфекція — і вона вирветься: ти гинеш, народжується повзун.
nemesis-state-dressed = Перев’язане
nemesis-state-passed = Пас
nemesis-state-inactive = Ще не активований
nemesis-state-nest_destroyed = Гніздо знищено

## Ways to play

nemesis-mode-semi_cooperative = Напівкооперативний
    .text = У кожного своя ціль. Усі разом не здійсняться.
nemesis-mode-solo = Соло
    .text = Наодинці з кораблем і тим, що в ньому живе.
nemesis-mode-cooperative = Кооперативний
    .text = Усі цілі відкриті й спільні. Перемагаєте разом або ніяк.
nemesis-setup-takeover = Гравець за прибульців
    .text = Гравець, чий персонаж загине першим, може далі грати за прибульців. Лише в напівкооперативній грі.

## Computer players

nemesis-bot-random = Випадковий
    .text = Вибирає будь-що, усе з однаковою ймовірністю.
nemesis-bot-rookie = Новачок
    .text = Дивиться на хід уперед і тримається розумних правил. Гідний суперник для першої гри.

## Endings

nemesis-ending-jump = Корабель стрибнув у гіперпростір
    .text = «Немезида» в дорозі, і хтось живий.
nemesis-ending-ship_destroyed = Корабель знищено
    .text = Від «Немезиди» лишилися уламки. Хто сидить у капсулі, бачить позаду спалах.
nemesis-ending-nobody_left = Ніхто не вижив
    .text = Корабель уцілів. Екіпаж — ні.

## Phases and steps

nemesis-phase-setup = Підготовка
nemesis-phase-player_phase = Фаза гравців
nemesis-phase-event_phase = Фаза подій
nemesis-phase-end_of_game = Кінець гри
nemesis-step-draw_cards = Добір карт
nemesis-step-first_player = Жетон першого гравця
nemesis-step-player_turns = Ходи гравців
nemesis-step-time_track = Доріжка часу
nemesis-step-intruder_attack = Атака прибульців
nemesis-step-fire_damage = Наслідки пожеж
nemesis-step-event_card = Карта події
nemesis-step-intruder_movement = Рух прибульців
nemesis-step-event_effect = Ефект події
nemesis-step-bag_development = Розвиток колонії
nemesis-step-end_of_round = Кінець раунду
nemesis-step-engine_check = Перевірка двигунів
nemesis-step-coordinates_check = Перевірка координат
nemesis-step-contamination_check = Перевірка зараження
nemesis-step-objective_check = Виконання цілей

## Words for labels

nemesis-word-round = Раунд
nemesis-word-turn = Хід
nemesis-word-turn_order = Порядок гри
nemesis-word-first_player = Перший гравець
nemesis-word-basic_action = Основна дія
nemesis-word-action_card_action = Дія з карти дії
nemesis-word-item_action = Дія предмета
nemesis-word-room_action = Дія кімнати
nemesis-word-action_cost = Вартість дії
nemesis-word-escape = Втеча
    .text = Спершу тебе атакує кожен прибулець у кімнаті.
nemesis-word-retreat = Відступ
nemesis-word-surprise_attack = Раптовий напад
nemesis-word-encounter = Зустріч
nemesis-word-combat = Бій
nemesis-word-noise = Шум
nemesis-word-noise_roll = Кидок на шум
nemesis-word-exploration = Дослідження
nemesis-word-exploration_token = Жетон дослідження
nemesis-word-explored = Досліджена
nemesis-word-unexplored = Недосліджена
nemesis-word-room = Кімната
nemesis-word-room_tile = Плитка кімнати
nemesis-word-corridor = Коридор
nemesis-word-corridor_number = Номер коридору
nemesis-word-technical_entrance = Вхід до технічних коридорів
nemesis-word-neighbouring_room = Сусідня кімната
nemesis-word-item_counter = Лічильник предметів
nemesis-word-intruder = Прибулець
nemesis-word-intruder_token = Жетон прибульця
nemesis-word-intruder_board = Планшет прибульців
nemesis-word-bag = Колонія
nemesis-word-egg = Яйце
nemesis-word-weakness = Слабкість
nemesis-word-attack_card = Карта атаки прибульця
nemesis-word-injury = Пошкодження
nemesis-word-injury_check = Перевірка пошкоджень
nemesis-word-toughness = Витривалість
nemesis-word-hit = Влучання
nemesis-word-miss = Промах
nemesis-word-character = Персонаж
nemesis-word-character_board = Планшет персонажа
nemesis-word-player = Гравець
nemesis-word-crew = Екіпаж
nemesis-word-wound = Поранення
nemesis-word-light_wound = Легке поранення
    .text = Третє легке поранення перетворює всі легкі на 1 важке.
nemesis-word-serious_wound = Важке поранення
nemesis-word-serious_wound_card = Карта важкого поранення
nemesis-word-contamination_card = Карта зараження
nemesis-word-scanner = Сканер
nemesis-word-death = Смерть
nemesis-word-item = Предмет
nemesis-word-heavy_item = Важкий предмет
nemesis-word-object = Об’єкт
nemesis-word-backpack = Рюкзак
nemesis-word-component = Компонент
nemesis-word-single_use = Одноразовий
nemesis-word-ammo = Боєприпаси
nemesis-word-magazine_capacity = Місткість магазину
nemesis-word-action_card = Карта дії
nemesis-word-event_card = Карта події
nemesis-word-objective = Ціль
nemesis-word-deck = Колода
nemesis-word-discard_pile = Стос скиду
nemesis-word-supply = Запас
nemesis-word-engine = Двигун
nemesis-word-escape_pod = Рятувальна капсула
nemesis-word-hibernation_chamber = Гібернаційна камера
nemesis-word-self_destruct = Самознищення
nemesis-word-coordinates_card = Карта координат
nemesis-word-signal = Сигнал
nemesis-word-revival = Відродження
nemesis-word-hands = Руки
nemesis-word-hand = Карти на руці
nemesis-word-or = АБО
nemesis-word-computer = Комп’ютер

## What rises and falls in a game

nemesis-gauge-light_wounds = Легкі поранення
nemesis-gauge-serious_wounds = Важкі поранення
nemesis-gauge-items = Предмети
nemesis-gauge-noise = Маркери шуму
nemesis-gauge-intruders = Прибульці на полі
