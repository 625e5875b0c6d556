### Заголовки правил і глосарія.

book-glossary = Глосарій
book-glossary_text = Одне слово для однієї речі, чотирма мовами. Слова з ° — наші переклади: жодні правила не мають їх цією мовою.
book-glossary_search = Шукати в глосарії
book-glossary_none = Такого слова тут немає.

## Nemesis

book-nemesis-comp = Компоненти та їх кількість
book-nemesis-setup = Підготовка гри
book-nemesis-round = Перебіг раунду
book-nemesis-act = Дії
book-nemesis-move = Кімнати, коридори, рух
book-nemesis-expl = Жетони дослідження
book-nemesis-noise = Кидки на шум
book-nemesis-tech = Технічні коридори
book-nemesis-mark = Маркери шуму, слизу, пожежі та аварії
book-nemesis-door = Двері
book-nemesis-enc = Зустрічі та раптові напади
book-nemesis-comb = Бій
book-nemesis-esc = Втеча з бою
book-nemesis-idmg = Пошкодження, смерть і відступ прибульців
book-nemesis-iatk = Напади прибульців
book-nemesis-imov = Рух прибульців
book-nemesis-cont = Зараження, сканування, інфекція
book-nemesis-wound = Поранення
book-nemesis-death = Смерть персонажа
book-nemesis-weak = Слабкості прибульців
book-nemesis-obj = Об’єкти
book-nemesis-item = Предмети, руки, інвентар
book-nemesis-search = Пошук
book-nemesis-craft = Саморобки
book-nemesis-pers = Особисті предмети
book-nemesis-pvp = Шкода іншим персонажам
book-nemesis-room = Кімнати
book-nemesis-pod = Рятувальні капсули
book-nemesis-self = Самознищення
book-nemesis-hib = Гібернація
book-nemesis-eng = Двигуни
book-nemesis-coord = Координати та пункт призначення
book-nemesis-time = Доріжка часу
book-nemesis-goal = Цілі
book-nemesis-end = Кінець гри
book-nemesis-win = Перевірка умов перемоги
book-nemesis-mode_solo = Режим соло
book-nemesis-mode_coop = Повністю кооперативний режим
book-nemesis-mode_intruder = Мертвий гравець керує прибульцями
book-nemesis-mode_alt = Альтернативна сторона поля
book-nemesis-info = Приховані відомості та що можна казати
book-nemesis-timing = Порядок, одночасність, нічиї, вичерпані компоненти
book-nemesis-ambiguities_and_rulings = Неясності та рішення
book-nemesis-worked_examples_as_scenarios = Приклади як сценарії
book-nemesis-data = Що правила лишають даним

## Theseus

book-theseus-comp = Компоненти
book-theseus-setup = Підготовка гри для двох
book-theseus-sector = Частини сектора
book-theseus-turn = Чотири фази
book-theseus-move = Рух
book-theseus-push = Виштовхування в космос
book-theseus-trap = Пастки
book-theseus-minor = Малий штурм
book-theseus-cardact = Фаза дій карт
book-theseus-secact = Фаза дії сектора
book-theseus-pending = Фаза карт в очікуванні
book-theseus-bonus = Карти бонусу
book-theseus-end = Кінець гри
book-theseus-attack = Правила атаки
book-theseus-upgrade = Жетони покращення
book-theseus-malf = Жетон аварії
book-theseus-life = Життя, дані та космос
book-theseus-cardtype = Види та властивості карт
book-theseus-card = Примітки до окремих карт
book-theseus-token = Обмеження жетонів
book-theseus-multi_ffa = Троє або четверо гравців, кожен проти всіх
book-theseus-multi_team = Четверо гравців, двоє проти двох
book-theseus-pandora = П’ята фракція
book-theseus-beginner = Перші ігри
book-theseus-advanced = Для досвідчених
book-theseus-info = Що відкрито, а що приховано
book-theseus-timing = Моменти рішень і перевірок
book-theseus-ambiguities_and_rulings = Неясності та рішення
book-theseus-worked_examples = Приклади

## Part

book-part-player_phase = Фаза гравців
book-part-event_phase = Фаза подій
book-part-trade = Торгівля
book-part-pick_up_heavy_object = Підняти важкий об’єкт
book-part-shoot = Постріл
book-part-melee_attack = Рукопашний бій
book-part-retreat = Відступ
book-part-larva = Личинка
book-part-all_rooms = Усі кімнати
book-part-all_special_rooms = Усі спеціальні кімнати
book-part-components_and_setup = Компоненти й підготовка
book-part-round_turns_passing = Раунд, ходи, пас
book-part-actions = Дії
book-part-movement_exploration_noise = Рух, дослідження, шум
book-part-encounters_and_figures = Зустрічі та фігурки
book-part-combat = Бій
book-part-intruder_movement = Рух прибульців
book-part-contamination_and_wounds = Зараження та поранення
book-part-death = Смерть
book-part-items_and_search = Предмети й пошук
book-part-rooms_pods_self_destruct = Кімнати, капсули, самознищення
book-part-end_of_the_game = Кінець гри
book-part-modes = Режими
book-part-information_and_views = Відомості та огляд
book-part-further_corner_cases = Інші крайні випадки
book-part-cards_reactions_and_remaining_gaps = Карти, реакції та решта прогалин
book-part-additional_derived_scenarios = Додаткові виведені сценарії
book-part-duplicate_and_several_equal_cards_in_a_sector = Дублікат і кілька однакових карт у секторі
book-part-bonus_cards = Карти бонусу
book-part-components_and_boards = Компоненти й поля
book-part-movement_space_and_pushing = Рух, космос і виштовхування
book-part-traps = Пастки
book-part-assaults_and_attacks = Штурми та атаки
book-part-card_and_sector_actions = Дії карт і секторів
book-part-pending_cards_installing_bonus_cards = Карти в очікуванні, встановлення, карти бонусу
book-part-upgrades_malfunction_duplicate = Покращення, аварія, дублікат
book-part-timing_and_end = Порядок і кінець
book-part-each_against_all_alliances = Кожен проти всіх, союзи
book-part-further_cases = Інші випадки
book-part-added_on_review = Додано під час перегляду
book-part-information = Відомості
book-part-sample_turns = Приклади ходів

## Words

book-words-phases_turns_and_end_of_the_game = Фази, ходи та кінець гри
book-words-actions_and_cards_played = Дії та зіграні карти
book-words-noise_movement_and_exploration = Шум, рух і дослідження
book-words-intruders_and_combat = Прибульці та бій
book-words-wounds_contamination_and_death = Поранення, зараження та смерть
book-words-items_and_objects = Предмети та об’єкти
book-words-places_general_words_and_nemesis_rooms = Місця: загальні слова та кімнати Nemesis
book-words-characters_and_sides = Персонажі та сторони
book-words-markers_tokens_tracks_and_boards = Маркери, жетони, доріжки та поля
book-words-events = Події
book-words-theseus_terms = Theseus: терміни
book-words-theseus_factions_and_sectors = Theseus: фракції та сектори
book-words-theseus_cards = Theseus: карти
book-words-theseus_tokens_and_pandora_units = Theseus: жетони та загони Пандори
