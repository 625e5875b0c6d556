## Запитання; .text пояснює їх тому, хто не читав правил

theseus-ask-lay_sector = Який сектор буде наступним у кільці?
    .text = Кільце викладають за годинниковою стрілкою. Загони йдуть лише в цей бік: насамперед ти дістанешся до того, що лежить за твоїм домом. Починає той, чий дім перший за Коридорами.
theseus-ask-alliance_sector = Який із ваших двох секторів викладає союз?
    .text = У союзу один спільний дім. Другий сектор лишається в коробці.
theseus-ask-pandora_token = Куди покласти жетон Пандори?
    .text = Сектор поруч стає також домом Пандори. Ліворуч: Пандора грає перед власником сектора. Праворуч: після нього.
theseus-ask-draft = Яка карта піде до твоєї колоди наступною?
    .text = Твого вибору ніхто не бачить. Колоду перемішають; відомі лише її розмір і верхня карта.
theseus-ask-opening_card = Яку з цих карт ти встановлюєш перед першим ходом?
    .text = Це перші карти твоєї колоди. Решта чекатиме на полях твого сектора; миттєва карта йде до резерву.
theseus-ask-opening_slot = На яке порожнє поле?
    .text = Карта діє у своєму секторі: пастки там, де зупиняються вороги, карти дій там, де зупиняються твої загони.
theseus-ask-place_unit = { $home ->
        [yes] Постав загін у своєму секторі.
       *[no] Постав останній загін у будь-якій порожній кімнаті.
    }
    .text = Атакують лише крізь проходи, у межах сектора. І що більше загонів у секторі, то далі йде кожен із них.
theseus-ask-move = Яким загоном робиш рух?
    .text = Він іде за годинниковою стрілкою на стільки секторів, скільки загонів стоїть у його секторі, рахуючи його самого. Де зупиниться, там спершу ворожі пастки, далі твої карти дій, дія сектора й одна карта в очікуванні.
theseus-ask-extra_turn = Додатковий хід: яким загоном робиш рух?
    .text = Технічна зала дає цілий хід іншому твоєму загону, що ще не рухався.
theseus-ask-start_move = { $unit } вирушає: рахувати сектори чи скористатися Вентиляційним виходом?
    .text = Вентиляційний вихід одразу завершує рух. Можна також спершу щось використати.
theseus-ask-path = { $leap ->
        [yes] Попереду короткий шлях: увійти в сектор чи перестрибнути його?
       *[no] Іти далі чи спершу щось використати?
    }
    .text = Стрибок через сектор не коштує очка руху й нічого там не вмикає.
theseus-ask-time_loop = Скільки очок руху ти використаєш у Часовій петлі? Щонайбільше { $most }.
    .text = Очки, використані тут, не несуть загін далі.
theseus-ask-last_sector = { $runner ->
        [yes] Зупинитися тут чи пустити Бігуна на сектор далі?
       *[no] Зупинитися тут чи спершу щось використати?
    }
    .text = Рух тут завершується. Бігун може пройти ще один сектор, а Прохід понесе далі будь-який твій загін.
theseus-ask-teleport = Лишитися чи телепортуватися?
    .text = Тут лежить твій Телепорт: перш ніж зайняти кімнату, загін може перенестися до будь-якого сектора.
theseus-ask-room = { $sector }: яка кімната?
    .text = Зважай на проходи: вони вирішують, кого дістанеш ти й хто дістане тебе. Зайнята четверта кімната викликає малий штурм.
theseus-ask-any_room = Повернення з космосу: до якої кімнати?
    .text = Будь-яка порожня кімната будь-якого сектора. Ворожі пастки там діють, і на цьому хід завершується.
theseus-ask-push = { $sector }: порожніх кімнат немає. Кого викинути в космос?
    .text = Будь-який загін звідси, навіть власний. На повернення він витратить цілий хід.
theseus-ask-trap_order = Яка пастка діє першою?
    .text = На цей загін діє кілька пасток. Порядок визначаєш ти.
theseus-ask-attacker = { $scope ->
        [ambush] Засідка: хто атакує далі?
        [sector] Малий штурм: хто атакує далі?
       *[everywhere] Штурм: хто атакує далі?
    }
    .text = Атакують усі, хто може; порядок вибираєш ти. Покращені сторони часто влучають у всіх у межах атаки, деякі базові не атакують узагалі.
theseus-ask-target = { $among ->
        [barricaded] Барикади: у кого з них влучити?
       *[all] { $attacker } атакує: кого?
    }
    .text = Рана коштує власникові загону 1 очко життя; самі загони не гинуть. У грі «Кожен проти всіх» натомість 1 очко життя дістаєш ти.
theseus-ask-card_order = Яку карту виконати зараз?
    .text = Виконуються всі твої карти дій у цьому секторі, у будь-якому порядку.
theseus-ask-window = Використати щось чи йти далі?
    .text = Між кроками свого ходу можна використовувати жетони покращення, миттєві карти й карти бонусу. Якщо йти далі, вони лишаться в тебе.
theseus-ask-sector_order = Що спершу: жетон покращення чи дія сектора?
    .text = Дім Пандори — нейтральний сектор, тож станеться і те, і те.
theseus-ask-home = Ти вдома: жетон покращення, очищення бази чи нічого?
    .text = Очищення бази вилучає з гри одну встановлену тут ворожу карту.
theseus-ask-malfunction = Куди покласти жетон аварії?
    .text = Карта під ним не діє; її не можна ні встановити, ні скинути, ні посилити, доки хтось не перекладе жетон.
theseus-ask-pending = Карти в очікуванні: яке поле використати?
    .text = Одне поле: на порожнє кладеш свою верхню карту, ворожу карту замінюєш, свою встановлюєш і поповнюєш поле. Якщо колода порожня, поповнення пересуває жетон кінця.
theseus-ask-install = Куди встановити карту?
    .text = На будь-яке порожнє поле будь-якого сектора. Карту бонусу, що лежить на полі, ти забираєш; якщо там твоя власна карта, її скидаєш.
theseus-ask-embryo = Який Зародок народжується?
    .text = Хапуни перехоплюють карти назавжди, Бігуни йдуть далі, Воїни атакують.
theseus-ask-take_over = Перехопити тут карту?
    .text = Зародок, що саме завершив рух, кладеш на ворожу карту; відтоді вона діє для Пандори.
theseus-ask-spend_upgrade = Що покращити?
    .text = Перевертаєш загін на покращену сторону або збільшуєш число встановленої карти на 1. Якщо на карті вже є жетони, платиш із резерву ще стільки ж.
theseus-ask-evolution = Який загін еволюціонує?
    .text = Перевертаєш його на покращену сторону.
theseus-ask-mental_probe = Який сектор прозондувати?
    .text = Здобуваєш 1 очко даних і ще по 1 за кожен ворожий загін, що там стоїть.
theseus-ask-tactical_order = Який загін атакує зараз?
    .text = Один із твоїх загонів негайно атакує.
theseus-ask-attack_from_darkness = Який загін атакує з темряви?
    .text = Атакує не більше твоїх загонів, ніж указано на карті, хоч би де вони стояли.
theseus-ask-trap_detector = Куди покласти жетон деактивації?
    .text = Один раз глушить ворожі пастки свого сектора для твого наступного загону, що на них натрапить.
theseus-ask-move_enemy = Яким ворожим загоном робиш рух?
    .text = Про його рух вирішуєш усе ти: яка кімната, кого він викидає, у якому порядку діють пастки. Його власні карти нічого для нього не роблять.
theseus-ask-kidnap = Кого викрасти?
    .text = Переміщуєш ворожий загін звідси до іншого сектора, і тамтешні пастки на нього діють.
theseus-ask-kidnap_to = Куди?
    .text = У проміжні сектори він не входить.
theseus-ask-invisibility = Який загін стає невидимим?
    .text = До кінця його наступного руху його не можна атакувати, і пасток він не вмикає.
theseus-ask-degrade = Хто втрачає покращення?
    .text = Які саме, вибирає суперник.
theseus-ask-lose_upgrade = Яке покращення ти втрачаєш?
    .text = Жетон із резерву, жетон із карти або покращену сторону загону.
theseus-ask-medlab = Хто втрачає очко життя?
    .text = У грі «Кожен проти всіх» Медлаб забирає в суперників зібране життя.
theseus-ask-detonate = Підірвати заряд?
    .text = Кожен ворожий загін у цьому секторі отримує рани, а карта вибуває з гри.
theseus-ask-transfer = Який загін вибрати для Трансферу?
    .text = Загін отримує рани, а ти здобуваєш стільки ж даних.
theseus-ask-remote_control = Яку карту запустити дистанційно?
    .text = Будь-яку свою карту дії в будь-якому секторі.
theseus-ask-base_plans = Яку карту в очікуванні встановити?
    .text = Будь-яку свою, з будь-якого сектора. Її поле поповнюється.

theseus-ask_note-in_hand = Карта: { $card }.
theseus-ask_note-under_way = { $unit } — { $sector }. Лишилося: { $left ->
        [one] { $left } очко руху
        [few] { $left } очки руху
       *[many] { $left } очок руху
    }.
theseus-ask_note-arriving = { $unit } прибуває.
theseus-ask_note-draft = Вибрано { $chosen } із { $size }.

## Відповіді; .text каже, що вони роблять

theseus-answer-pass = { $choice ->
        [start_move] Рахувати сектори
        [path] { $leap ->
            [yes] Увійти
           *[no] Далі
        }
        [last_sector] Зупинитися
        [teleport] Лишитися
        [window] Далі
        [home] Нічого
        [pending] Пасувати
       *[other] Відмовитися
    }
    .text = { $choice ->
        [start_move] звичайний рух, сектор за сектором
        [path] { $leap ->
            [yes] сектор рахується, як будь-який інший
           *[no] до наступного сектора
        }
        [last_sector] рух тут завершується
        [teleport] загін займає кімнату тут
        [window] зараз нічого не використовувати
        [home] ні жетона, ні очищення бази
        [pending] лишити карти в очікуванні й завершити хід
        [take_over] Зародок лишається загоном
       *[other] більше нічого тут не робити
    }
theseus-answer-use = Використати: { $what }
theseus-answer-unit = { $unit }
theseus-answer-room = { $room }
theseus-answer-sector = { $sector }
theseus-answer-slot = { $slot }
theseus-answer-pending = { $pending }
theseus-answer-card = { $card }
theseus-answer-seat = { $seat }
theseus-answer-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
theseus-answer-leap = Перестрибнути
    .text = без очка руху й без пасток
theseus-answer-exit = Вентиляційний вихід: { $sector }
    .text = рух одразу завершується там
theseus-answer-run_on = На сектор далі
    .text = Бігунові можна
theseus-answer-upgrade_token = Жетон покращення
    .text = береш зі спільного запасу (лишається: { $left })
theseus-answer-sector_action = Дія сектора
    .text = спершу сектор, потім жетон
theseus-answer-reserve = З резерву
    .text = твій жетон (у резерві: { $reserve })
theseus-answer-detonate = Підірвати
    .text = ранить кожен ворожий загін у цьому секторі; карта вибуває з гри
theseus-answer-embryo = { $kind }
theseus-answer-pandora_token = { $sector }, { $side }

## Пасувати не можна: що треба зробити

theseus-must-lay_sector = Кільцю потрібен ще один сектор.
theseus-must-alliance_sector = Один із ваших двох секторів треба викласти.
theseus-must-pandora_token = Жетон Пандори має лежати біля якогось сектора.
theseus-must-draft = Твоїй колоді потрібна ще одна карта.
theseus-must-opening_card = Одну з цих карт треба встановити.
theseus-must-place_unit = Загін треба поставити.
theseus-must-move = Рух обов’язковий: вибери загін.
theseus-must-extra_turn = Додатковий хід обов’язковий: вибери загін.
theseus-must-time_loop = Назви кількість очок; 0 не використовує жодного.
theseus-must-room = Загін має зайняти кімнату.
theseus-must-push = Сектор повний: когось треба викинути.
theseus-must-trap_order = Діють усі ці пастки; ти вибираєш лише порядок.
theseus-must-attacker = Хто може атакувати, мусить атакувати; ти вибираєш лише порядок.
theseus-must-target = Атака має влучити в когось у її межах.
theseus-must-card_order = Виконуються всі ці карти; ти вибираєш лише порядок.
theseus-must-sector_order = Тут стається і те, і те; ти вибираєш лише порядок.
theseus-must-malfunction = Жетон аварії треба покласти.
theseus-must-install = Карту треба встановити.
theseus-must-embryo = Поки є Зародки, один мусить народитися.
theseus-must-spend_upgrade = Жетон уже в дії: вибери загін або карту.
theseus-must-evolution = Миттєва карта вже в дії: вибери загін.
theseus-must-mental_probe = Миттєва карта вже в дії: вибери сектор.
theseus-must-kidnap_to = Викрадений загін має потрапити до іншого сектора.
theseus-must-degrade = Треба вказати суперника.
theseus-must-lose_upgrade = Треба втратити покращення.
theseus-must-transfer = Треба вибрати загін.
theseus-must-path = Наступний сектор треба перестрибнути.
theseus-must-other = Треба вибрати один із варіантів.

## Відмови: загальні

theseus-refusal-not_asked = Запитання не про це.
theseus-refusal-no_such_unit = У цій грі немає такого загону.
theseus-refusal-only_opponent = Можна вказати лише суперника.
theseus-refusal-no_life_collected = { $seat }: зібраного життя немає.
theseus-refusal-embryo_none_left = { $kind }: у запасі більше немає.
theseus-refusal-not_embryo = { $kind }: це не Зародок.

## Відмови: рух

theseus-refusal-no_shortcut_ahead = У наступному секторі немає твого короткого шляху, що діє.
theseus-refusal-no_exit_there = { $sector }: вентиляція звідси туди не веде.
theseus-refusal-exit_only_own = Вентиляційним виходом іде лише власний загін, тієї миті, коли вирушає.
theseus-refusal-runner_only = На сектор далі йде лише Бігун, раз за рух.
theseus-refusal-time_loop_most = Ця Часова петля приймає щонайбільше { $most ->
        [one] { $most } очко
        [few] { $most } очки
       *[many] { $most } очок
    }.
theseus-refusal-moved_already = { $unit }: цей загін уже рухався цього ходу.
theseus-refusal-not_own_unit = { $unit }: це не твій загін, а рух роблять лише власним.
theseus-refusal-ally_unit = { $unit }: це загін союзника, його загонами не рухають.
theseus-refusal-space_no_extra = { $unit }: загін у космосі не може дістати додаткового ходу.
theseus-refusal-space_no_room = { $unit }: з космосу нема куди повернутися, на станції немає порожніх кімнат.
theseus-refusal-not_in_sector = { $unit }: цей загін не стоїть у жодному секторі.
theseus-refusal-unit_elsewhere = { $unit }: цей загін стоїть не тут: { $sector }.
theseus-refusal-held = { $unit }: цей загін тримає Маніпулятор.
theseus-refusal-own_side_unit = { $unit } на твоєму боці: вибрати можна лише ворожий загін.
theseus-refusal-only_enemy_unit = Вибрати можна лише ворожий загін.

## Відмови: кімнати й сектори

theseus-refusal-room_taken = У цій кімнаті вже стоїть: { $unit }.
theseus-refusal-move_ends_in = Рух завершується тут: { $sector }.
theseus-refusal-sector_full = { $sector }: порожніх кімнат немає, когось треба викинути.
theseus-refusal-place_at_home = Ці загони ставлять у власному секторі.
theseus-refusal-sector_not_in_game = { $sector }: цього сектора немає в грі.
theseus-refusal-sector_laid_already = { $sector }: цей сектор уже лежить у кільці.
theseus-refusal-sector_of_nobody = { $sector }: за фракцію цього сектора ніхто не грає.
theseus-refusal-sector_of_neither = { $sector }: це не дім жодної з ваших фракцій.
theseus-refusal-kidnap_same_sector = { $sector }: саме звідси ти викрадаєш загін.

## Відмови: атаки

theseus-refusal-attack_not_yours = { $unit }: це не твій загін, атакують лише власні.
theseus-refusal-attack_nowhere = { $unit }: цей загін не стоїть у жодному секторі й не може атакувати.
theseus-refusal-attack_here_only = Зараз атакують лише загони в цьому секторі: { $sector }.
theseus-refusal-ambush_here_only = У Засідці беруть участь лише загони в цьому секторі: { $sector }.
theseus-refusal-no_attack_side = { $unit }: сторона, що догори, не має атаки.
theseus-refusal-nobody_in_range = { $unit }: у межах атаки нікого немає.
theseus-refusal-attacked_already = { $unit }: цей загін уже атакував у цьому штурмі.
theseus-refusal-darkness_again = { $unit }: цей загін уже атакував цього ходу завдяки цій карті.
theseus-refusal-target_own = { $unit } на твоєму боці: атакують лише ворожі загони.
theseus-refusal-target_nowhere = { $unit }: цей загін не стоїть у жодному секторі, і його не можна атакувати.
theseus-refusal-target_other_sector = { $unit }: цей загін стоїть в іншому секторі, ніж нападник.
theseus-refusal-invisible = { $unit }: цей загін невидимий.
theseus-refusal-hideout = { $unit }: цей загін захищає Сховок.
theseus-refusal-no_passage = { $unit } стоїть за стіною: ці кімнати не з’єднує прохід.
theseus-refusal-not_behind_barricades = { $unit }: цей загін не за цими Барикадами.
theseus-refusal-card_does_not_attack = { $card }: ця карта не атакує.
theseus-refusal-hidden_not_yours = Цей Прихований не твій.
theseus-refusal-hidden_asleep = Прихований зараз не діє.
theseus-refusal-hidden_struck = Прихований уже вдарив.
theseus-refusal-hidden_later = Прихований б’є після загонів свого сектора, якщо є кого, і ніколи в Засідці.

## Відмови: покращення і невидимість

theseus-refusal-turn_enemy = { $unit }: це ворожий загін, перевертають лише власні.
theseus-refusal-unit_not_in_play = { $unit }: цього загону немає в грі.
theseus-refusal-upgraded_already = { $unit }: цей загін уже покращений.
theseus-refusal-no_upgraded_side = { $unit }: цей загін не має покращеної сторони.
theseus-refusal-not_upgraded = { $unit }: цей загін не покращений.
theseus-refusal-turn_back_not_yours = { $unit }: це не твій загін, не тобі його перевертати.
theseus-refusal-invisible_already = { $unit }: цей загін уже невидимий.
theseus-refusal-vanish_enemy = { $unit }: це ворожий загін, невидимими стають лише твої.
theseus-refusal-no_reserve_token = У твоєму резерві немає жетона покращення.
theseus-refusal-nothing_to_upgrade = Жоден загін не стоїть базовою стороною догори, а на жодну карту тобі не вистачить жетонів.
theseus-refusal-strengthen_enemy = { $card }: це ворожа карта, посилюють лише власні.
theseus-refusal-no_number = { $card }: на цій карті немає числа, яке можна збільшити.
theseus-refusal-strengthen_most = { $card }: на карті вже { $count ->
        [one] { $count } жетон покращення
        [few] { $count } жетони покращення
       *[many] { $count } жетонів покращення
    }, більше не можна.
theseus-refusal-strengthen_cost = { $card }: потрібно жетонів: { $cost }; у резерві є { $reserve }.
theseus-refusal-no_token_on_card = { $card }: на цій карті немає жетона покращення.
theseus-refusal-not_your_card = { $card }: це не твоя карта.

## Відмови: карти

theseus-refusal-card_of_other_faction = { $card }: це карта іншої фракції: { $faction }.
theseus-refusal-card_level = { $card }: це карта рівня { $level }; найвищий рівень у цій грі — { $levels }.
theseus-refusal-card_no_copy = { $card }: усі примірники вже у твоїй колоді.
theseus-refusal-card_not_taken = { $card }: цієї карти немає серед карт на початок.
theseus-refusal-slot_has_bonus = Поле з картою бонусу не порожнє.
theseus-refusal-slot_taken = На цьому полі вже лежить: { $card }.
theseus-refusal-no_card_on_slot = Тут не лежить жодна карта: { $slot }.
theseus-refusal-install_over_enemy = { $card }: це ворожа карта, поступитися місцем може лише твоя.
theseus-refusal-no_place = { $card }: цю карту нема куди встановити.
theseus-refusal-card_elsewhere = { $card }: ця карта лежить не тут: { $sector }.
theseus-refusal-not_a_trap = { $card }: це не пастка, що діє зараз.
theseus-refusal-perform_enemy = { $card }: це ворожа карта, виконують лише власні.
theseus-refusal-not_action_card = { $card }: це не карта дії.
theseus-refusal-switched_off = { $card }: цю карту вимикає жетон аварії.
theseus-refusal-entangled = { $card }: цю карту обплутали Ліани.
theseus-refusal-performed_already = { $card }: цю карту вже виконано.
theseus-refusal-run_already = { $card }: цю карту вже запущено.
theseus-refusal-remote_itself = { $card }: ця карта не запускає саму себе.
theseus-refusal-takeover_own = { $card } на твоєму боці: перехопити можна лише ворожу карту.
theseus-refusal-plans_enemy = { $card }: це ворожа карта, встановити можна лише власну.
theseus-refusal-pending_elsewhere = Рух завершився деінде; використовують лише поля цього сектора: { $sector }.
theseus-refusal-pending_nothing = Поле порожнє, і твоя колода теж.
theseus-refusal-no_pending_card = На цьому полі не чекає жодна карта.

## Відмови: жетон аварії та очищення бази

theseus-refusal-malfunction_on_bonus = Жетон аварії не може лежати на карті бонусу.
theseus-refusal-malfunction_own_side = { $card } на твоєму боці: жетон кладуть на карту суперника.
theseus-refusal-safeguards_draw = Запобіжні заходи стягують жетон на себе.
theseus-refusal-malfunction_keeps_slot = Карта під жетоном аварії не звільняє поля.
theseus-refusal-malfunction_no_removal = Карту під жетоном аварії не можна вилучити.
theseus-refusal-malfunction_no_takeover = Карту під жетоном аварії не можна перехопити.
theseus-refusal-malfunction_tokens_stay = Жетони з вимкненої карти не можна втратити.
theseus-refusal-malfunction_pending = Карту під жетоном аварії не можна ні встановити, ні скинути.
theseus-refusal-cleaning_only_here = Очищення бази вилучає лише карти цього сектора: { $sector }.
theseus-refusal-cleaning_own = { $card } на твоєму боці: очищення бази вилучає ворожу карту.
theseus-refusal-pandora_no_cleaning = У Пандори немає очищення бази.

## Відмови: речі в резерві

theseus-refusal-own_turn_only = Жетони, миттєві карти й карти бонусу використовують лише під час власного ходу.
theseus-refusal-decide_first = Спершу дай відповідь на запитання.
theseus-refusal-no_instant = У твоєму резерві немає миттєвої карти.
theseus-refusal-no_attack_for_order = Жоден твій загін, здатний атакувати, не має ворога в межах атаки.
theseus-refusal-no_base_side = Жоден твій загін не стоїть базовою стороною догори.
theseus-refusal-no_bonus = У тебе немає карти бонусу: { $bonus }.
theseus-refusal-passage_in_move = Прохід використовують під час руху власного загону, доки той не зупинився.
theseus-refusal-deck_empty = Твоя колода порожня.
