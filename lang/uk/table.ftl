## Про проєкт

table-home-title = Hullbreach
table-home-line = Настільні ігри для темряви між зорями.
table-home-play_now = Грати зараз
    .text = Одразу, проти комп’ютерних гравців.
table-home-play_with_friends = Грати з друзями
    .text = Створи стіл і надішли їм посилання.
table-home-learn = Навчитися
    .text = Урок-гра у власному темпі.
table-home-continue = Продовжити
    .text = Твої розпочаті ігри.
table-home-watch = Дивитися
    .text = Подивися, як грають за відкритим столом.
table-home-rulebook = Правила
table-home-components = Карти й компоненти
table-home-settings = Налаштування
table-home-my_games = Мої ігри
table-home-no_games = Ігор ще немає. На станції тиша.

table-note-unofficial = Неофіційний фанатський проєкт, без прибутку й без зв’язку з видавцями. Правила переказано нашими словами; малюнки та звуки наші.
table-note-reconstructed = Наша реконструкція
    .text = Правила не подають цієї карти повністю. Те, чого бракує, додали ми, і це позначено.
table-note-provenance = Звідки це взято

## Кнопки

table-button-yes = Так
table-button-no = Ні
table-button-cancel = Скасувати
table-button-confirm = Підтвердити
table-button-back = Назад
table-button-next = Далі
table-button-close = Закрити
table-button-save = Зберегти
table-button-copied = Скопійовано
table-button-more = Більше
table-button-less = Менше
table-button-retry = Спробувати ще раз
table-button-search = Шукати
table-button-delete = Видалити
table-button-loading = Завантаження…

## Лобі та нові столи

table-lobby-title = Лобі
table-lobby-open_tables = Відкриті столи
table-lobby-none = Зараз немає відкритих столів. Створи свій: може, хтось чекає в темряві.
table-lobby-all_games = Усі ігри
table-lobby-by_link = Маю посилання або код
table-lobby-free_seats = { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
table-lobby-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
table-lobby-default_name = Стіл — { $name }
table-lobby-agreement = Про що домовлено
table-lobby-reopened = { $count ->
        [one] Розпочата гра: досі дано { $count } відповідь. Вона продовжиться, щойно всі місця буде зайнято.
        [few] Розпочата гра: досі дано { $count } відповіді. Вона продовжиться, щойно всі місця буде зайнято.
       *[many] Розпочата гра: досі дано { $count } відповідей. Вона продовжиться, щойно всі місця буде зайнято.
    }

table-phase-gathering = Збір гравців
    .text = Місця займають. Ще нічого не роздано.
table-phase-playing = Триває
    .text = Гра триває.
table-phase-over = Завершено
    .text = Гра закінчилася.
table-phase-abandoned = Припинено
    .text = Гру припинено до її кінця.
table-phase-frozen = Заморожено
    .text = За цим столом щось пішло не так. Запис гри в безпеці.
table-phase-closed = Закрито
    .text = За цими правилами гру не продовжити. Запис гри в безпеці.

table-setting-listed = Видно в лобі
    .text = Інакше стіл знайдуть лише ті, хто має посилання.
table-setting-clock = Годинник
    .text = Як рахують час.
table-setting-window = Вікно реакції
    .text = Як довго інші можуть втрутитися. Триває однаково, хоч би хто міг відповісти.
table-setting-pace = Темп
    .text = Скільки чекають комп’ютерні гравці й вимушені кроки, щоб люди встигали стежити.
table-setting-cover_after = Заміна відсутніх
    .text = Через який час комп’ютерний гравець відповідає замість відсутнього, якого питають. Ніколи — для ігор на тижні.
table-setting-cover_with = Хто замінює
    .text = Який комп’ютерний гравець грає за відсутніх.
table-setting-spectators = Глядачі
    .text = Чи можуть дивитися інші.
table-setting-spectator_delay = Затримка для глядачів
    .text = На скільки пізніше глядачі бачать гру.
table-setting-chat = Чат
    .text = Чи можна писати вільно. Готові фрази й вказування працюють завжди.
table-setting-undo = Скасування ходів
    .text = Чи можна взагалі скасовувати кроки.
table-setting_value-never = ніколи
table-setting_value-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
table-setting_value-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
table-setting_value-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
table-setting_value-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }

## Про що домовлено

table-term-players = Гравці
table-term-mode = Режим
table-term-board = Поле
table-term-ring = Кільце
table-term-levels = Карти
table-term-opening = На початку
table-term-decks = Колоди

## Місця

table-seat-number = Місце { $seat }
table-seat-you = Ти
table-seat-host = Господар столу
table-seat-away = не за столом
table-seat-cover_soon = через { $time } місце займе { $bot }
table-seat-conceded = гру здано
table-seat-taken = { $seat }: місце передано під час гри. Тепер грає: { $name }
table-seat-taken_mark = передано
    .text = Це місце передали комусь іншому під час гри. Разом із місцем ця людина отримала й карти на руці.
table-seat-your_name = Твоє ім’я
table-seat-name_hint = Так тебе бачать інші. Обліковий запис не потрібен.

table-sitter-nobody = Вільне місце
table-sitter-bot = { $bot } (комп’ютерний гравець)

table-role-player = Гравець
    .text = Ти за столом.
table-role-screen = Спільний екран
    .text = Один екран для всіх у кімнаті; карти лишаються на телефонах.

## Що можна зробити за столом

table-command-sit = Зайняти місце
    .text = Ти граєш із цього місця.
table-command-stand = Звільнити місце
    .text = Місце стане вільним для когось іншого.
table-command-seat_bot = Комп’ютерний гравець
    .text = Це місце займе комп’ютерний гравець.
table-command-agree = Змінити гру
    .text = Гра, режим і підготовка, доки нічого не роздано.
table-command-settle = Змінити стіл
    .text = Годинник, глядачі, чат тощо.
table-command-rename = Перейменувати
    .text = Дати столу іншу назву.
table-command-start = Почати гру
    .text = Відтепер домовленості не змінити.
table-command-hand_over = Передати стіл
    .text = Господарем столу стане хтось інший.
table-command-kick = Прибрати з місця
    .text = Під час збору гравців місце звільняється. Пізніше далі грає комп’ютерний гравець.
table-command-abandon = Припинити гру
    .text = Гра закінчиться для всіх, без переможця. Точно?
    .hint = Гра закінчиться для всіх, без переможця.
table-command-answer = Зробити
    .text = Це твоє рішення.
table-command-act = Зробити
    .text = Це твоє рішення.
table-command-why_not = Чому ні?
    .text = Показує правило, яке це забороняє.
table-command-claim = Заявити щось
    .text = Скажи, що знаєш. Правда це чи ні, після гри дізнаються всі.
table-command-undo = Скасувати хід
    .text = Скасовує твій останній крок, якщо нічого не відкрито й не кинуто.
table-command-agree_to_undo = Погодитися на скасування
    .text = Мають погодитися всі, кого питають.
table-command-order = Постійні накази
    .text = Виріши наперед, що робити, коли ти можеш втрутитися.
table-command-concede = Здатися
    .text = Ти вибуваєш. За тебе гратиме комп’ютерний гравець, а перемогти вже не вийде. Точно?
    .hint = Ти вибуваєш; за тебе гратиме комп’ютерний гравець.
table-command-cover = Хай грає комп’ютер
    .text = Він грає за тебе, доки ти не повернешся на своє місце.
table-command-take_back = Повернутися на місце
    .text = Комп’ютерний гравець зупиняється; знову вирішуєш ти.
table-command-rematch = Ще одна гра
    .text = Ті самі люди, новий стіл.
table-command-say = Надіслати
    .text = Це прочитають усі за столом.
table-command-phrase = Готові фрази
    .text = Кожен читає їх своєю мовою.
table-command-ping = Вказати
    .text = Показує всім місце на полі гри.

table-leave-button = Вийти
    .hint = Ти лише переходиш на головну сторінку. Місце лишається твоїм.

## Запрошення і пристрої

table-invite-title = Запросити
table-invite-text = Хто відкриє це посилання, може зайняти вільне місце. Доки не зайнято всі місця, нічого не роздають.
table-invite-reopened = Хто відкриє це посилання, може зайняти вільне місце. Гра продовжиться, щойно всі місця буде зайнято.
table-invite-copy = Копіювати посилання
table-invite-qr = Або відскануй цей код
table-invite-sit = Сісти
table-invite-seat_link = Посилання на це місце
    .text = Діє один раз. Дай його лише тому, хто тут грає.
table-invite-seat_link_new = Нове посилання на це місце
    .text = Старе посилання й старий пристрій більше не діятимуть.

table-device-title = Грати на іншому пристрої
    .text = Відкрий там це посилання або введи код. Діє один раз, протягом { $minutes ->
            [one] { $minutes } хвилини
            [few] { $minutes } хвилин
           *[many] { $minutes } хвилин
        }.
table-device-code = Код: { $code }
table-device-done = Цей пристрій тепер теж твій.

## Очікування і ходи

table-wait-for = Очікуємо: { $names }
table-wait-for_seats = Ще { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }.
table-wait-for_host = Усі тут. Гру починає господар столу.
table-wait-start = Усі тут. Можна починати.
table-wait-others = Вирішують інші.
table-wait-bots = Ходять комп’ютерні гравці.

## Рішення

table-decide-options = Що можна зробити
table-decide-none = Зараз нічого вирішувати.
table-decide-confirm = Зробити це?
table-decide-irreversible = Цього не скасувати.
table-decide-cost = Вартість
table-decide-not_allowed = Зараз не можна
table-decide-nothing_else = Тут немає нічого неактивного, що треба пояснити. Щоб запитати про місце чи карту, торкнися їх.
table-decide-rule = Правило { $rule }
table-decide-open_rule = Прочитати правило
table-decide-window_closes = Вікно закриється за { $time }.

## Постійні накази

table-orders-title = Коли ти можеш втрутитися
    .text = Вікно триває однаково за будь-якого наказу, тож ніхто не дізнається, що в тебе є.
table-window_order-timed = Питати мене якийсь час
    .text = Запитання триває, доки вікно відкрите; потім — пас.
table-window_order-ask = Питати мене завжди
    .text = Гра чекає на твою відповідь.
table-window_order-pass_unless_me = Пасувати, якщо це не стосується мене
    .text = Запитання буде лише тоді, коли це стосується тебе.
table-window_order-pass = Завжди пасувати
    .text = Запитань не буде ніколи.

## Скасування і згода

table-undo-asked = { $name } хоче скасувати крок. Згода?
table-undo-waiting = Очікуємо згоди: { $names }
table-undo-agree = Погодитися
table-undo-refuse = Відмовити

## Годинник

table-clock-none = Без годинника
    .text = Кожен має стільки часу, скільки треба.
table-clock-each = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    } на кожне рішення
    .text = Потім вирішує комп’ютерний гравець.
table-clock-bank = { $time } на всю гру
    .text = Кожне рішення додає { $increment ->
            [one] { $increment } секунду
            [few] { $increment } секунди
           *[many] { $increment } секунд
        }. Коли часу не лишиться, далі грає комп’ютерний гравець.

## Чат, фрази, вказування

table-chat-title = Чат
table-chat-empty = Ще ніхто нічого не сказав.
table-chat-write = Написати всім за столом
table-chat-off = За цим столом говорять лише готовими фразами.
table-chat-unread = { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
       *[many] { $count } нових повідомлень
    }
table-chat-phrases = Готові фрази
table-chat-spectator = Під час гри глядачі мовчать.
table-chat-hidden = Приховане повідомлення
table-chat-deleted = Видалено разом із даними автора.

table-phrase-hello = Привіт.
table-phrase-good_luck = Щасти.
table-phrase-yes = Так.
table-phrase-no = Ні.
table-phrase-maybe = Можливо.
table-phrase-wait = Хвилинку.
table-phrase-thinking = Думаю.
table-phrase-your_turn = Твоя черга.
table-phrase-back_soon = Зараз повернуся.
table-phrase-thanks = Дякую.
table-phrase-sorry = Вибач.
table-phrase-plan = Маю план.
table-phrase-trust_me = Довірся мені.
table-phrase-no_trust = Не вірю тобі.
table-phrase-help_me = Допоможіть!
table-phrase-coming = Уже йду.
table-phrase-leave_me = Ідіть без мене.
table-phrase-hurt = Стікаю кров’ю.
table-phrase-go_there = Іди туди.
table-phrase-not_there = Не йди туди!
table-phrase-look_out = Обережно, воно просто за тобою!
table-phrase-trap = Це пастка.
table-phrase-quiet = Тихо.
table-phrase-heard = Щось чую.
table-phrase-run = Тікай!
table-phrase-together = Тримаймося разом.
table-phrase-split_up = Розділімося.
table-phrase-my_task = Я це зроблю.
table-phrase-your_task = Зробиш це?
table-phrase-know = Знаю те, чого не знаєш ти.
table-phrase-show = Покажи мені.
table-phrase-secret = Не можу сказати.
table-phrase-mistake = То була помилка.
table-phrase-well_done = Чудова робота.
table-phrase-close = Ледве обійшлося.
table-phrase-doomed = Ми всі тут загинемо.
table-phrase-good_game = Гарна гра.
table-phrase-again = Ще раз?

table-ping-pinged = { $name } вказує: { $at }
table-ping-hint = Натисни й утримуй місце, щоб на нього вказати.
table-ping-choose = Вибери місце, на яке хочеш вказати.
table-ping-too_many = Поки що досить вказувати.

## Заяви

table-claim-title = Заяви
table-claim-none = Ще ніхто нічого не заявив.
table-claim-words_only = Лише слова: збрехати може кожен.
table-claim-topic = Про що
table-claim-subject = Що саме
table-claim-statement = Що кажеш

## Глядачі

table-watch-title = Ти лише дивишся
table-watch-delay = Ти бачиш гру на { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    } пізніше за гравців.
table-watch-soon = Перше зображення ось-ось з’явиться.
table-watch-no_delay = Ти бачиш гру наживо.
table-watch-hidden = Приховане лишається прихованим і від тебе.

## Зв’язок і що сталося тим часом

table-connection-connecting = З’єднання…
table-connection-reconnecting = Відновлення зв’язку…

table-digest-events = Подій: { $count }.
table-digest-to_you = Стосується тебе: { $count }.
table-digest-step = Крок за кроком
table-digest-to_now = До поточного моменту
table-digest-since_turn = Від твого останнього ходу
table-digest-look_back = Погляд назад
table-digest-important = Найважливіше
table-digest-all = Показати все: { $count }
table-digest-then = Яким поле було тоді
table-digest-board_now = Поле таке, як зараз, після всього цього
table-digest-board_at = Поле таке, як на кроці { $turn }

## Помилки

table-refusal-malformed = Повідомлення не вдалося прочитати. Онови сторінку.
table-refusal-protocol = Версія цієї сторінки інша, ніж у сервера. Онови її.
table-refusal-unknown = Ми не знаємо, хто ти. Відкрий стіл зі свого посилання або увійди.
table-refusal-forbidden = Тут цього не можна.
table-refusal-no_such_table = Такого столу немає. Можливо, його видалено.
table-refusal-missing = Тут цього немає.
table-refusal-taken = Це ім’я вже зайняте.
table-refusal-seat_taken = Це місце зайняв хтось інший.
table-refusal-not_your_seat = Це не твоє місце.
table-refusal-had_part = Господар столу і кожен, хто має чи мав місце в цій грі, не може зайняти інше: воно показало б чужу руку.
table-refusal-wrong_phase = На цьому етапі гри це неможливо.
table-refusal-not_ready = Ще не всі місця зайнято.
table-refusal-not_asked = Зараз не твоя черга.
table-refusal-stale = Гра вже пішла далі. Поглянь ще раз і виріши наново.
table-refusal-rule = Це забороняє правило.
table-refusal-no_undo = Скасовувати запізно: щось кинуто, взято чи показано, або діяли інші.
table-refusal-too_much = Зашвидко. Зачекай трохи.
table-refusal-too_large = Це задовге.
table-refusal-frozen = Цей стіл заморожено. Запис гри збережено.
table-refusal-unavailable = Стіл зараз не відповідає. Спробуй трохи згодом.
table-refusal-too_slow = З’єднання заповільне. Пробуємо ще раз.
table-refusal-shutting_down = Сервер перезапускається. Гра в безпеці; повернися за хвилину.

table-error-page_missing = Тут нічого немає. Лише темрява.
table-error-storage_full = На цьому пристрої не лишилося місця.
table-error-import = У цьому файлі немає гри, яку ми можемо прочитати.
table-error-name_empty = Напиши ім’я.
table-error-login = Ім’я та пароль не збігаються.
table-error-login_taken = Це ім’я зайняте.
table-error-link_used = Це посилання вже використано. Попроси нове.
table-error-unexpected = Щось пішло не так. З твоєї гри нічого не втрачено.
table-error-unsent = Не надіслано: зв’язок утрачено. Спробуй ще раз, коли він повернеться.
table-error-unanswered = Зв’язок утрачено до того, як надійшла відповідь. Перевір, чи це сталося.

table-notice-frozen = За цим столом стався збій програми, і стіл зупинено, щоб уберегти гру. Звіт { $report }.
table-notice-new_rules = Гра триває за новішими правилами (версія { $now } замість { $begun }).
table-notice-unreadable = Гру почато за версією правил { $begun }; версія { $now } не може її продовжити. Запис гри збережено.
table-notice-new_seed = Імпортована гра триває. Від відповіді { $after } випадок залежить від нового зерна.

## Журнал

table-log-title = Журнал гри
table-log-empty = Поки що тиша.
table-log-filter_all = Усе
table-log-filter_me = Що стосується мене
table-log-to_you = ти
table-log-newest = До найновіших
table-log-notebook = Нотатник
    .text = Що тобі відомо й чи могло це відтоді змінитися.
table-log-touched = могло змінитися

## Повтор

table-replay-title = Повтор гри
table-replay-as_seat = Очима гравця: { $name }
table-replay-as_spectator = Очима глядачів
table-replay-revealed = Усе відкрито
table-replay-undecided = «?» нічого не приховує: це вирішується лише тоді, коли хтось погляне.
table-replay-play = Відтворити
table-replay-pause = Пауза
table-replay-step_back = Крок назад
table-replay-step_forward = Крок уперед
table-replay-to_start = На початок
table-replay-to_end = У кінець
table-replay-speed = Швидкість ×{ $speed }
table-replay-position = Крок { $turn } із { $of }
table-replay-link = Посилання на цю мить
table-replay-export = Експортувати запис гри
table-replay-import = Відкрити запис гри
table-replay-fair = Роздано чесно
    .text = Зерно збігається з тим, що оголосили перед першою картою.
table-replay-unfair = Зерно не збігається
    .text = Воно відрізняється від того, що оголосили перед першою картою.
table-replay-not_yet = Повтори відкриваються, коли гра закінчиться.

## Кінець

table-end-title = Кінець гри
table-end-victory = Перемога
table-end-defeat = Поразка
table-end-shared = Спільна перемога
table-end-nobody = Не перемагає ніхто.
table-end-winners = Переможці: { $names }
table-end-why = Як до цього дійшло
table-end-by_abandoning = Гру припинено.
table-end-watch_replay = Дивитися повтор
table-end-share = Копіювати посилання на повтор
table-end-again = Ще одна гра
table-end-waiting_again = Ще одну гру { $count ->
        [one] хоче
        [few] хочуть
       *[many] хоче
    } { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }.
table-end-new_table = До нового столу
table-end-timeline = Перебіг гри
table-end-course = від { $least } до { $most }, наприкінці { $now }
table-end-secrets = Що було приховано
table-end-each = Як кому велося
table-end-round = Раунд { $round }
table-end-step = Крок { $step }

## Один пристрій і гра без мережі

table-hotseat-pass = Передай пристрій: { $name }
table-hotseat-ready = Тут { $name }. Показати мій бік.
table-hotseat-look_away = Решта не дивиться.
table-local-saved = Збережено на цьому пристрої
table-local-play = Грати на цьому пристрої
table-local-update = Нова версія готова.
    .text = Твоя гра лишиться, як є.
table-local-update_now = Оновити зараз
table-local-engine_loading = Машина прокидається…
table-local-held = Ця гра відкрита в іншій вкладці чи вікні
    .text = Грати далі можна лише в одному місці. Якщо продовжити тут, там гра зупиниться; нічого не зникне.
table-local-take = Продовжити тут

## Сповіщення

table-notify-title = Сповіщення
table-notify-your_turn = { $table }: твоя черга.
table-notify-over = { $table }: кінець гри.
table-notify-cover_soon = { $table }: скоро тебе замінить комп’ютерний гравець.
table-notify-allow = Дозволити сповіщення
table-notify-blocked = Браузер блокує сповіщення цієї сторінки.
table-notify-webhook = Адреса, на яку повідомляти про твою чергу

## Налаштування

table-settings-title = Налаштування
table-settings-language = Мова
table-settings-theme = Вигляд
table-settings-theme_dark = Темний
table-settings-theme_light = Світлий
table-settings-theme_system = Як на пристрої
table-settings-motion = Анімація
table-settings-motion_full = Повна
table-settings-motion_reduced = Обмежена
table-settings-motion_none = Немає
table-settings-speed = Швидкість гри
table-settings-speed_instant = Миттєво
table-settings-sound = Звук
table-settings-volume = Гучність
table-settings-text_size = Розмір тексту
table-settings-contrast = Високий контраст
table-settings-patterns = Форми й літери на додачу до кольорів
table-settings-confirm = Підтверджувати незворотні кроки
table-settings-odds = Показувати шанси й попередній перегляд
table-settings-hints = Підказки
table-settings-explain = Пояснювати кожне запитання
table-settings-english_names = Показувати й англійські назви
table-settings-keys = Клавіатура
table-settings-reset = Повернути типові

## Люди, чемність, дані

table-account-title = Ти
table-account-guest = Ти граєш як гість: { $name }
table-account-login = Увійти
table-account-logout = Вийти
table-account-register = Створити обліковий запис
    .text = Твої ігри будуть на кожному пристрої.
table-account-login_name = Ім’я для входу
table-account-password = Пароль
table-account-export = Експортувати мої дані
table-account-delete = Видалити мої дані
    .text = Твоє ім’я та повідомлення зникнуть назавжди. Ігри лишаться, без твого імені. Точно?
table-account-deleted = Твої дані видалено.
table-account-kept = Столи, за якими нічого не діється, видаляють через { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }.
table-people-mute = Приглушити
    .text = Ти більше не бачиш, що пише ця людина.
table-people-unmute = Не приглушувати
table-people-block = Заблокувати
    .text = Ця людина більше не сяде за твої столи.
table-people-unblock = Розблокувати
table-people-report = Поскаржитися на людину
table-people-reported = Дякуємо. Скаргу надіслано.
table-problem-title = Повідомити про проблему
    .text = Точний запис гри буде додано. Напиши, що мало статися й що сталося.
table-problem-sent = Дякуємо. Номер звіту: { $report }.

## Правила й компоненти

table-rules-search = Шукати в правилах
table-rules-hint = Слово або номер, наприклад { $rule }
table-rules-found = { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
table-rules-none = Жодне правило про це не говорить.
table-rules-chapters = Розділи
table-rules-language = Кожне правило має номер, який називають журнал і відмови. Самі правила написано англійською, нашими словами.
table-rules-source = Джерело: { $text }
table-rules-ruling = Наше рішення
table-rules-withdrawn = Скасовано
table-rules-unknown = Правила { $rule } немає.
table-rules-open = Відкрити у правилах
table-components-search = Шукати карти й компоненти
table-components-none = У коробці немає нічого з такою назвою.
table-components-none_ours = Жоден компонент тут не є повністю нашим. Де нашою є лише частина, про це сказано на карті.
table-components-copies = { $count ->
        [one] { $count } примірник
        [few] { $count } примірники
        [many] { $count } примірників
       *[other] { $count } примірника
    }
table-components-only_ours = Лише те, що наше
table-components-open = Відкрити сторінку
table-components-open_of = Відкрити сторінку: { $name }
table-components-unknown = Цього немає в коробці
table-components-unknown_text = Жодна карта чи компонент не має адреси «{ $id }». Пошукай за назвою.

table-set-factions = Фракції
table-set-cards = Карти
table-set-bonus = Карти бонусу
table-set-sectors = Сектори
table-set-units = Загони
table-set-tokens = Жетони
table-set-characters = Персонажі
table-set-basic_actions = Основні дії
table-set-actions = Карти дій
table-set-items = Предмети
table-set-recipes = Рецепти
table-set-rooms = Кімнати
table-set-events = Карти подій
table-set-attacks = Карти атак прибульців
table-set-serious_wounds = Карти важких поранень
table-set-contamination = Карти зараження
table-set-weaknesses = Слабкості
table-set-objectives = Цілі
table-set-intruder_actions = Карти гравця за прибульців
table-set-coordinates = Карти координат
table-set-markers = Маркери
table-set-dice = Кубики

table-provenance-seed = З правил гри
table-provenance-public = З відкритих джерел
table-provenance-memory = З пам’яті, не перевірено
table-provenance-inferred = Випливає з надрукованого
table-provenance-designed = Наша реконструкція
table-provenance-sources = Джерела: { $text }
table-provenance-ours = Наше власне: { $text }
table-part-effect = ефект
table-part-name = назва
table-part-kind = вид
table-part-number = число
table-part-count = кількість примірників
table-part-level = рівень
table-part-duplicate = вплив Дубліката
table-part-one_use = чи лишається
table-part-layout = розташування

## Назви для екранних читачів і клавіатури

table-aria-skip = Перейти до рішення
table-aria-board = Поле гри
table-aria-board_hint = Стрілки: рух. Enter: вибір. Escape: вихід.
table-aria-leads_to = веде до: { $places }
table-aria-between = з’єднує: { $one } — { $other }
table-aria-decision = Рішення
table-aria-options = Варіанти
table-aria-me = Твій бік
table-aria-decks = Колоди й стоси скиду
table-aria-others = Решта
table-aria-log = Журнал гри
table-aria-chat = Чат
table-aria-menu = Меню
table-aria-menu_open = Відкрити меню
table-aria-zoom_in = Наблизити
table-aria-zoom_out = Віддалити
table-aria-zoom_reset = Показати все поле гри
table-aria-expand = Розгорнути
table-aria-collapse = Згорнути
table-aria-selected = вибрано
table-aria-possible = можливо
table-aria-timer = Лишилося: { $time }
table-aria-keys = Довідка про клавіші
table-aria-key_numbers = Від 1 до 9: вибрати варіант
table-aria-key_enter = Enter: зробити
table-aria-key_escape = Escape: назад
table-aria-key_undo = U: скасувати хід
table-aria-key_log = L: журнал
table-aria-key_board = B: поле гри
table-aria-key_page = I: сторінка про те, на що ти дивишся
table-aria-key_point = P: вказати на те, на що дивишся
table-aria-key_why = W: чому ні?
table-aria-language = Вибрати мову

## Odds and previews

table-command-preview = Зазирнути вперед
    .text = Показує, до чого призведе вибір, наскільки ти можеш це знати.

table-preview-title = Якщо це зробити
table-preview-odds = { $weight } з { $of }
table-preview-each = кожне: { $odds }
table-preview-source = Випадок: { $source }
table-preview-draw = Далі вирішує випадок: { $source }.
table-preview-hidden = Що буде далі, залежить від того, чого ти не бачиш.
table-preview-paid = Після сплати вартості.
table-preview-let_pass = Якщо ніхто не втрутиться.
table-preview-you = Далі знову вирішуєш ти.
table-preview-others = Далі вирішують інші: { $names }.
table-preview-end = Гра закінчується.
table-preview-track = { $name }, { $track }: { $from } → { $to }

table-chance-noise_die = кубик шуму
table-chance-combat_die = бойовий кубик
table-chance-intruder_bag = колонія
table-chance-intruder_tokens = жетони прибульців
table-chance-attack_cards = карти атак прибульців
table-chance-event_cards = карти подій
table-chance-serious_wounds = карти важких поранень
table-chance-weakness_cards = карти слабкостей
table-chance-contamination_scan = сканування карти зараження
table-chance-exploration_tokens = жетони дослідження
table-chance-room_tiles_1 = плитки кімнат 1
table-chance-room_tiles_2 = плитки кімнат 2
table-chance-engine_1 = двигун 1
table-chance-engine_2 = двигун 2
table-chance-engine_3 = двигун 3
table-chance-coordinates = карти координат
table-chance-generator = місце Генератора
table-chance-characters = персонажі
table-chance-player_numbers = номери гравців
table-chance-intruder_cards = карти гравця за прибульців
table-chance-red_items = червоні предмети
table-chance-yellow_items = жовті предмети
table-chance-green_items = зелені предмети
table-chance-captain_deck = колода капітана
table-chance-pilot_deck = колода пілота
table-chance-scientist_deck = колода вченого
table-chance-scout_deck = колода розвідника
table-chance-soldier_deck = колода солдата
table-chance-mechanic_deck = колода механіка
table-chance-corporate_objectives = корпоративні цілі
table-chance-personal_objectives = особисті цілі
table-chance-solo_objectives = цілі «Соло/Кооп»
table-chance-ring = кільце
table-chance-bonus_deck = карти бонусу
table-chance-marines_deck = колода Морпіхів
table-chance-aliens_deck = колода Чужих
table-chance-scientists_deck = колода Науковців
table-chance-greys_deck = колода Сірих
table-chance-pandora_deck = колода Пандори
