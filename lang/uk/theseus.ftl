theseus-name = Theseus: The Dark Orbit
    .text = Фракції борються за станцію, складену в кільце. Загони завжди йдуть лише по колу: рахуй сектори, став пастки й будь там, де на тебе не чекають.

## Фракції

theseus-faction-marines = Морпіхи
    .text = Стріляють із першого ходу й мінують усе, що лишають позаду. З них найлегше почати.
theseus-faction-aliens = Чужі
    .text = Спершу безпечні. Після покращення шматують усе, до чого дотягнуться.
theseus-faction-scientists = Науковці
    .text = Дивляться очима камер і перекопують архіви. 20 очок даних дають перемогу.
theseus-faction-greys = Сірі
    .text = Рухають ворогами, мов ляльками, і черпають із них дані. 20 очок даних дають перемогу.
theseus-faction-pandora = Пандора
    .text = Не має власних карт: брунькується, і її Зародки перехоплюють карти інших.

## Карти Морпіхів

theseus-card-marines_mine = Міна
    .text = Ворожий загін, що тут зупиняється, отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }. Потім карта вибуває з гри.
theseus-card-marines_fire = Пожежа
    .text = Ворожий загін, що входить сюди або зупиняється тут, отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }.
theseus-card-marines_combat_post = Бойовий пост
    .text = Атаки твоїх загонів у цьому секторі завдають кожній цілі на { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        } більше.
theseus-card-marines_assault = Штурм
    .text = Атакують усі твої загони, в усіх секторах, у будь-якому порядку.
theseus-card-marines_arsenal = Арсенал
    .text = Береш 1 жетон покращення.
theseus-card-marines_barricades = Барикади
    .text = Ворожа атака в цьому секторі влучає щонайбільше в одного Морпіха: не більше ніж 1 рана або 1 очко даних. Пастки діють як завжди.
theseus-card-marines_tactical_order = Тактичний наказ
    .text = Один із твоїх загонів негайно атакує.
theseus-card-marines_double_shot = Подвійний постріл
    .text = Морпіхи в цьому секторі атакують ще раз і наново вибирають цілі.
theseus-card-marines_duplicate = Дублікат
    .text = Твої карти на сусідніх полях (не навскіс) рахуються ще раз, разом із жетонами на них.
theseus-card-marines_ambush = Засідка
    .text = Коли тут зупиняється ворожий загін, кожен твій загін у цьому секторі атакує будь-кого, кого дістане.
theseus-card-marines_trap_detector = Детектор пасток
    .text = { $x ->
            [one] Можеш покласти { $x } жетон деактивації в будь-який сектор. Він один раз захищає твій загін від тамтешніх ворожих пасток.
            [few] Можеш покласти до { $x } жетонів деактивації в будь-які сектори. Кожен один раз захищає твій загін від тамтешніх ворожих пасток.
           *[many] Можеш покласти до { $x } жетонів деактивації в будь-які сектори. Кожен один раз захищає твій загін від тамтешніх ворожих пасток.
        }
theseus-card-marines_round_up = Облава
    .text = Можеш зробити рух одним ворожим загоном. Вибираєш його шлях і кімнату.
theseus-card-marines_safeguards = Запобіжні заходи
    .text = Ворог, який кладе жетон аварії, мусить покласти його на цю карту.

## Карти Чужих

theseus-card-aliens_tentacles = Щупальця
    .text = Ворожий загін, що входить сюди або зупиняється тут, отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }.
theseus-card-aliens_nest = Гніздо
    .text = Береш 1 жетон покращення.
theseus-card-aliens_habitat = Осередок
    .text = Атаки твоїх загонів у цьому секторі завдають кожній цілі на { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        } більше.
theseus-card-aliens_hidden = Прихований
    .text = У твоїх штурмах б’є після твоїх загонів: один ворожий загін у цьому секторі отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }, навіть крізь стіни. Сам він не загін.
theseus-card-aliens_assault = Штурм
    .text = Атакують усі твої загони, в усіх секторах, у будь-якому порядку.
theseus-card-aliens_ventilation_shortcut = Вентиляційний шлях
    .text = Під час своїх рухів можеш перестрибнути цей сектор: без очка руху й без пасток.
theseus-card-aliens_evolution = Еволюція
    .text = Перевертаєш один свій загін на покращену сторону. Крім Малого Чужого.
theseus-card-aliens_attack_from_darkness = Атака з темряви
    .text = { $x ->
            [one] Можеш атакувати { $x } своїм загоном у будь-якому секторі. Завдяки цій карті — лише раз за хід.
            [few] Можеш атакувати щонайбільше { $x } своїми загонами в будь-яких секторах. Завдяки цій карті кожен атакує лише раз за хід.
           *[many] Можеш атакувати щонайбільше { $x } своїми загонами в будь-яких секторах. Завдяки цій карті кожен атакує лише раз за хід.
        }
theseus-card-aliens_duplicate = Дублікат
    .text = Твої карти на сусідніх полях (не навскіс) рахуються ще раз, разом із жетонами на них.
theseus-card-aliens_incubator = Інкубатор
    .text = У цьому секторі з’являється Малий Чужий. Немає порожньої кімнати? Він викидає в космос загін, який ти вкажеш. Пастки на нього не діють.
theseus-card-aliens_ventilation_exit = Вентиляційний вихід
    .text = Твій загін, що вирушає з іншого сектора з твоєю вентиляційною картою, може одразу завершити рух тут.
theseus-card-aliens_parasite = Паразит
    .text = Заражає ворожий загін, що тут зупиняється: 1 рана за кожне використане очко руху. Зникає в секторі його фракції або в космосі.
theseus-card-aliens_kidnapping = Викрадення
    .text = Можеш перемістити звідси { $x ->
            [one] { $x } ворожий загін до іншого сектора
            [few] щонайбільше { $x } ворожі загони до інших секторів
           *[many] щонайбільше { $x } ворожих загонів до інших секторів
        }. Тамтешні пастки діють.
theseus-card-aliens_vines = Ліани
    .text = Ворожі карти, встановлені в цьому секторі, не діють і не приймають жетонів.

## Карти Науковців

theseus-card-scientists_archives = Архіви
    .text = Здобуваєш { $x ->
            [one] { $x } очко даних
            [few] { $x } очки даних
           *[many] { $x } очок даних
        }.
theseus-card-scientists_cameras = Камери
    .text = Кожен ворожий загін, що тут зупиняється, додає на карту { $x ->
            [one] { $x } очко
            [few] { $x } очки
           *[many] { $x } очок
        }, до 6. Коли твій загін завершує тут рух, вони стають очками даних.
theseus-card-scientists_medlab = Медлаб
    .text = Відновлюєш { $x ->
            [one] { $x } очко життя
            [few] { $x } очки життя
           *[many] { $x } очок життя
        }, до 20. Кожен проти всіх: натомість суперники разом втрачають стільки ж, а ти ділиш втрати.
theseus-card-scientists_minilab = МініЛаб
    .text = Береш 1 жетон покращення.
theseus-card-scientists_hideout = Сховок
    .text = Науковців у цьому секторі не можна атакувати. Пастки та інші карти діють на них як завжди.
theseus-card-scientists_secret_passage = Таємний прохід
    .text = Під час своїх рухів можеш перестрибнути цей сектор: без очка руху й без пасток.
theseus-card-scientists_transmission = Передача даних
    .text = Здобуваєш 3 очки даних.
theseus-card-scientists_defence_system = Система оборони
    .text = Твій загін, що завершує тут рух, приводить її в готовність. Наступний ворожий загін, що входить сюди або зупиняється тут, отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }, і система засинає.
theseus-card-scientists_duplicate = Дублікат
    .text = Твої карти на сусідніх полях (не навскіс) рахуються ще раз, разом із жетонами на них.
theseus-card-scientists_base_plans = Плани бази
    .text = Можеш встановити одну свою карту в очікуванні з будь-якого сектора й поповнити її поле.
theseus-card-scientists_malfunction = Аварія
    .text = Кладеш жетон аварії на ворожу карту в будь-якому секторі, встановлену чи в очікуванні.
theseus-card-scientists_grabber = Маніпулятор
    .text = Тримає ворожий загін, що тут зупиняється: він не може ні рухатися, ні атакувати, доки тут не зупиниться інший загін його сторони.
theseus-card-scientists_detonation = Детонація
    .text = Можеш підірвати заряд: кожен ворожий загін у цьому секторі отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }, навіть крізь стіни. Потім карта вибуває з гри.
theseus-card-scientists_remote_control = Дистанційне керування
    .text = Можеш виконати одну свою карту дії в будь-якому секторі, наче твій загін щойно там зупинився.

## Карти Сірих

theseus-card-greys_chamber = Камера-ізолятор
    .text = Атаки твоїх загонів у цьому секторі, що здобувають дані, дають на { $x ->
            [one] { $x } очко даних
            [few] { $x } очки даних
           *[many] { $x } очок даних
        } більше.
theseus-card-greys_mine = Міна
    .text = Ворожий загін, що тут зупиняється, отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }. Потім карта вибуває з гри.
theseus-card-greys_test = Тест
    .text = Якщо тут стоїть ворожий загін, здобуваєш { $x ->
            [one] { $x } очко даних
            [few] { $x } очки даних
           *[many] { $x } очок даних
        }.
theseus-card-greys_amplifier = Підсилювач
    .text = Береш 1 жетон покращення.
theseus-card-greys_box = Скринька
    .text = Коли тут зупиняється ворожий загін, здобуваєш { $x ->
            [one] { $x } очко даних
            [few] { $x } очки даних
           *[many] { $x } очок даних
        }. Потім карта вибуває з гри.
theseus-card-greys_mental_probe = Ментальний зонд
    .text = Вибираєш сектор: здобуваєш 1 очко даних і ще по 1 за кожен ворожий загін, що там стоїть.
theseus-card-greys_control = Контроль
    .text = Можеш зробити рух { $x ->
            [one] { $x } ворожим загоном
            [few] щонайбільше { $x } ворожими загонами, одним за одним
           *[many] щонайбільше { $x } ворожими загонами, одним за одним
        }. Вибираєш шлях і кімнату.
theseus-card-greys_duplicate = Дублікат
    .text = Твої карти на сусідніх полях (не навскіс) рахуються ще раз, разом із жетонами на них.
theseus-card-greys_time_loop = Часова петля
    .text = Коли твій загін під час руху входить у цей сектор, можеш використати на місці до { $x ->
            [one] { $x } очка руху
            [few] { $x } очок руху
           *[many] { $x } очок руху
        }.
theseus-card-greys_teleport = Телепорт
    .text = Твій загін, що завершує тут рух, може натомість перенестися до будь-якого сектора й завершити рух там.
theseus-card-greys_invisibility = Невидимість
    .text = Можеш дати невидимість { $x ->
            [one] { $x } своєму загону в будь-якому секторі
            [few] щонайбільше { $x } своїм загонам у будь-яких секторах
           *[many] щонайбільше { $x } своїм загонам у будь-яких секторах
        }: до кінця наступного руху вона захищає від атак і пасток.
theseus-card-greys_degradation = Деградація
    .text = Суперник, якого ти вкажеш, втрачає { $x ->
            [one] { $x } покращення
            [few] { $x } покращення
           *[many] { $x } покращень
        } на власний вибір: жетони або покращені сторони загонів.
theseus-card-greys_transfer = Трансфер
    .text = Один ворожий загін у цьому секторі отримує { $x ->
            [one] { $x } рану
            [few] { $x } рани
           *[many] { $x } ран
        }, а ти здобуваєш { $x ->
            [one] { $x } очко даних
            [few] { $x } очки даних
           *[many] { $x } очок даних
        }.

## Карти бонусу

theseus-bonus-bonus_upgrade = Покращення
    .text = Береш 1 жетон покращення.
theseus-bonus-bonus_passage = Прохід
    .text = Твій загін у дорозі дістає 1 додаткове очко руху й мусить його використати.
theseus-bonus-bonus_card_from_deck = Карта з колоди
    .text = Встановлюєш верхню карту своєї колоди. Миттєва карта йде до резерву або діє одразу.

## Сектори: що стається, коли там зупиняється загін

theseus-sector-corridors = Коридори
    .text = Штурм: атакують усі твої загони.
theseus-sector-control_centre = Центр керування
    .text = Кладеш жетон аварії на ворожу карту.
theseus-sector-technical_hall = Технічна зала
    .text = Додатковий хід іншим своїм загоном, що ще не рухався.
theseus-sector-loading_dock = Вантажний док
    .text = Дім Морпіхів: жетон покращення або очищення бази. Іншим не дає нічого.
theseus-sector-alien_nest = Гніздо Чужих
    .text = Дім Чужих: жетон покращення або очищення бази. Іншим не дає нічого.
theseus-sector-laboratory = Лабораторія
    .text = Дім Науковців: жетон покращення або очищення бази. Іншим не дає нічого.
theseus-sector-wreck = Уламки корабля
    .text = Дім Сірих: жетон покращення або очищення бази. Іншим не дає нічого.

## Загони

theseus-unit-marine = Морпіх
    .text = Атакує один ворожий загін у межах атаки; покращений — усі.
theseus-unit-alien = Чужий
    .text = Без атаки; покращений ранить кожен ворожий загін у межах атаки.
theseus-unit-scientist = Науковець
    .text = Без атаки; покращений ранить один ворожий загін у межах атаки.
theseus-unit-grey = Сірий
    .text = Без атаки; покращений здобуває 1 очко даних з одного ворожого загону в межах атаки.
theseus-unit-minor_alien = Малий Чужий
    .text = Атакує один ворожий загін у межах атаки. Покращеної сторони не має.
theseus-unit-being = Істота
    .text = Атакує один ворожий загін у межах атаки; покращена — усі. Брунькується там, де немає ворога.
theseus-unit-grasper = Хапун
    .text = Перехоплює карти назавжди. Без атаки; покращений ранить один ворожий загін у межах атаки.
theseus-unit-runner = Бігун
    .text = Може пройти на один сектор далі. Перехоплює карту на одне використання; покращений — назавжди, і ранить один ворожий загін у межах атаки.
theseus-unit-warrior = Воїн
    .text = Атакує один ворожий загін у межах атаки; покращений — усі. Перехоплює карту на одне використання; покращений — назавжди.

## Жетони й маркери

theseus-token-end = жетон кінця
    .text = Відлічує, коли вичерпуються колоди: 3, 2, 1, кінець.
theseus-token-malfunction = жетон аварії
    .text = Вимикає одну карту, встановлену чи в очікуванні.
theseus-token-upgrade = жетон покращення
    .text = Перевертає загін на покращену сторону або збільшує число карти на 1.
theseus-token-alliance = жетон союзу
    .text = Показує, хто з ким грає і в якому порядку.
theseus-token-fire = Пожежа
    .text = Нагадує про встановлену Пожежу.
theseus-token-deactivation = Деактивація
    .text = Один раз захищає Морпіха від ворожих пасток цього сектора.
theseus-token-tentacles = Щупальця
    .text = Нагадують про встановлені Щупальця.
theseus-token-parasite = Паразит
    .text = Загін отримує 1 рану за кожне використане очко руху.
theseus-token-minor_alien = Малий Чужий
    .text = Ще один загін Чужих.
theseus-token-vines = Ліани
    .text = Карта не діє.
theseus-token-hidden = Прихований
    .text = Нагадує про встановленого Прихованого.
theseus-token-defence_system = Система оборони
    .text = Система оборони в готовності.
theseus-token-camera = Камера
    .text = Скільки зібрали Камери, від 0 до 6.
theseus-token-grabber = Маніпулятор
    .text = Загін утримується на місці.
theseus-token-invisibility = Невидимість
    .text = Загін не можна атакувати, і пасток він не вмикає.
theseus-token-pandora_sector = Сектор Пандори
    .text = Сектор поруч — також дім Пандори.
theseus-token-marines_marker = маркер Морпіхів
    .text = Рахує життя.
theseus-token-aliens_marker = маркер Чужих
    .text = Рахує життя.
theseus-token-scientists_marker = маркер Науковців
    .text = Рахує життя; другий рахує дані.
theseus-token-greys_marker = маркер Сірих
    .text = Рахує життя; другий рахує дані.
theseus-token-pandora_marker = маркер Пандори
    .text = Рахує життя.

## Види карт

theseus-card_kind-action = Дія
    .text = Діє, коли твій загін завершує рух у цьому секторі.
theseus-card_kind-module = Модуль
    .text = Діє у своєму секторі постійно.
theseus-card_kind-trap = Пастка
    .text = Діє на ворожі загони, що зупиняються в її секторі; деякі пастки — також на ті, що лише проходять.
theseus-card_kind-instant = Миттєва
    .text = Лежить у резерві; використовуєш її раз, будь-якої миті свого ходу.
theseus-card_kind-shortcut = Короткий шлях
    .text = Змінює шлях твоїх рухів через свій сектор.
theseus-card_kind-duplicate = Дублікат
    .text = Копіює твої сусідні карти.
theseus-card_kind-special = Особлива
    .text = Діє на всю гру.
theseus-card_kind-bonus = Бонус
    .text = Не належить нікому. Хто встановлює карту на її поле, забирає її й може раз використати.

## Перед грою

theseus-mode-duel = Дуель
    .text = Двоє гравців. Хто втратить усе життя, програє.
theseus-mode-each_against_all = Кожен проти всіх
    .text = Троє або четверо гравців. Завдані рани приносять тобі життя; 20 очок життя або 20 очок даних дають перемогу.
theseus-mode-alliances = Двоє проти двох
    .text = Два союзи: місця 1 і 3 проти місць 2 і 4. У кожного два загони й десять карт.

theseus-ring-standard = Звичайне кільце
    .text = Як у правилах; у грі «Кожен проти всіх» — випадкове.
theseus-ring-even = Збалансоване кільце
    .text = Порядок секторів, що дає першому гравцеві меншу перевагу.
theseus-ring-random = Випадкове кільце
    .text = Шляху не знає ніхто. Хто починає, вирішують сектори.
theseus-ring-in_turns = Викладене по черзі
    .text = Гравці викладають один сектор за одним.
theseus-ring-fixed = Задане кільце
    .text = Сектори саме в такому порядку.

theseus-decks-random = Випадкові колоди
    .text = П’ятнадцять випадкових карт фракції, у союзі — десять.
theseus-decks-chosen = Вибрані колоди
    .text = Кожен таємно вибирає свою колоду.

theseus-level-0 = Рівень 0
    .text = Карти для перших ігор.
theseus-level-1 = Рівні 0 і 1
    .text = Трохи більше роздумів.
theseus-level-2 = Рівні від 0 до 2
    .text = Більшість карт.
theseus-level-3 = Усі карти
    .text = Повна гра.

theseus-opening-1 = Одна карта на початку
    .text = Як завжди: береш три карти, одну встановлюєш перед першим ходом.
theseus-opening-3 = Три карти на початку
    .text = Для новачків: береш п’ять карт, три встановлюєш перед першим ходом.

theseus-bot-random = Випадковий
    .text = Вибирає будь-що, усе з однаковою ймовірністю.
theseus-bot-rookie = Новачок
    .text = Дивиться на один хід уперед. Гідний суперник для першої гри.

## Місця і слова поля гри

theseus-label-unit = { $kind } { $number }
theseus-label-room = { $sector } { $letter }
theseus-label-slot = { $sector }, поле { $number }
theseus-label-pending = { $sector }, поле очікування { $number }
theseus-label-at = { $name } — { $place }

theseus-side-left = ліворуч
theseus-side-right = праворуч

theseus-place-out = не в цій грі
theseus-place-supply = у запасі
theseus-place-room = у кімнаті
theseus-place-space = у космосі
theseus-place-underway = у дорозі
theseus-place-card = на перехопленій карті

theseus-spot-symbol = на жодній карті
theseus-spot-lifted = піднятий
theseus-spot-slot = на встановленій карті
theseus-spot-pending = на карті в очікуванні

theseus-use-upgrade_token = жетон покращення
theseus-use-instant = миттєва карта
theseus-use-bonus = карта бонусу

theseus-step-opening = Підготовка

theseus-end-off = кінець далеко
theseus-end-3 = 3
theseus-end-2 = 2
theseus-end-1 = 1
theseus-end-end = кінець

theseus-word-life = Життя
theseus-word-data = Дані
theseus-word-end_track = Лічильник фіналу
theseus-word-space = Космос
theseus-word-station = Станція
theseus-word-sector = Сектор
theseus-word-room = Кімната
theseus-word-slot = Поле встановленої карти
theseus-word-pending_slot = Поле карти в очікуванні
theseus-word-passage = Прохід
theseus-word-home = Власний сектор
theseus-word-unit = Загін
theseus-word-embryo = Зародок
theseus-word-base_side = Базова сторона
theseus-word-upgraded_side = Покращена сторона
theseus-word-deck = Колода
theseus-word-in_hand = Карта на руці
theseus-word-top_card = Верхня карта
theseus-word-discards = Скинуті
theseus-word-unseen = Ще не бачені
theseus-word-reserve = Резерв
theseus-word-pool = Спільний запас
theseus-word-upgrade_tokens = Жетони покращення
theseus-word-instants = Миттєві карти
theseus-word-bonus_cards = Карти бонусу
theseus-word-movement_points = Очки руху
theseus-word-level = Рівень
theseus-word-one_use = Одноразова
theseus-word-copies = Примірники
theseus-word-alliance_a = Союз А
theseus-word-alliance_b = Союз Б
theseus-word-ring_unlaid = Кільце ще не викладено.
theseus-word-unplaced = ще не на станції
theseus-word-base_cleaning = Очищення бази
theseus-word-minor_assault = Малий штурм
theseus-word-armed = у готовності
theseus-word-held = утримується
theseus-word-infected = заражено
theseus-word-invisible = невидимий
theseus-word-switched_off = вимкнено
theseus-word-entangled = обплутано
theseus-word-empty = порожньо

## Як закінчується гра

theseus-ending-life_lost = Одна з фракцій втратила все життя.
theseus-ending-life_collected = Зібрано 20 очок життя.
theseus-ending-data_collected = Зібрано 20 очок даних.
theseus-ending-end_track = Лічильник фіналу дійшов до кінця.
theseus-ending-quiet = Надто довго нічого не змінювалося.
theseus-ending-after_tie = Вирішили додаткові ходи після нічиєї.
theseus-ending-shared = І після додаткових ходів нічия: перемога спільна.
