### Nadpisy pravidel a slovníčku.

book-glossary = Slovníček
book-glossary_text = Jedno slovo pro jednu věc, ve čtyřech jazycích. Slova s ° jsou naše překlady: žádná pravidla je v tom jazyce nemají.
book-glossary_search = Hledat ve slovníčku
book-glossary_none = Takové slovo tu není.

## Nemesis

book-nemesis-comp = Komponenty a jejich počty
book-nemesis-setup = Příprava hry
book-nemesis-round = Průběh kola
book-nemesis-act = Akce
book-nemesis-move = Místnosti, chodby, pohyb
book-nemesis-expl = Žetony průzkumu
book-nemesis-noise = Hody na hluk
book-nemesis-tech = Servisní chodby
book-nemesis-mark = Žetony hluku, slizu, požáru a poruchy
book-nemesis-door = Dveře
book-nemesis-enc = Střety a přepadové útoky
book-nemesis-comb = Boj
book-nemesis-esc = Ústup z boje
book-nemesis-idmg = Zranění, smrt a útěk vetřelců
book-nemesis-iatk = Útoky vetřelců
book-nemesis-imov = Pohyb vetřelců
book-nemesis-cont = Infekce, prověření skenerem, nákaza
book-nemesis-wound = Poranění
book-nemesis-death = Smrt postavy
book-nemesis-weak = Slabiny vetřelců
book-nemesis-obj = Vzorky
book-nemesis-item = Předměty, ruce, inventář
book-nemesis-search = Hledání
book-nemesis-craft = Sestavené předměty
book-nemesis-pers = Speciální předměty
book-nemesis-pvp = Ubližování jiným postavám
book-nemesis-room = Místnosti
book-nemesis-pod = Únikové moduly
book-nemesis-self = Autodestrukce
book-nemesis-hib = Hibernace
book-nemesis-eng = Motory
book-nemesis-coord = Kurs a cíl cesty
book-nemesis-time = Počítadlo času
book-nemesis-goal = Úkoly
book-nemesis-end = Konec hry
book-nemesis-win = Kontrola podmínek vítězství
book-nemesis-mode_solo = Sólový režim
book-nemesis-mode_coop = Plně kooperativní režim
book-nemesis-mode_intruder = Mrtvý hráč řídí vetřelce
book-nemesis-mode_alt = Alternativní strana herního plánu
book-nemesis-info = Skryté informace a co se smí říkat
book-nemesis-timing = Pořadí, souběh, shody, vyčerpané komponenty
book-nemesis-ambiguities_and_rulings = Nejasnosti a výklady
book-nemesis-worked_examples_as_scenarios = Příklady jako scénáře
book-nemesis-data = Co pravidla nechávají na datech

## Theseus

book-theseus-comp = Komponenty
book-theseus-setup = Příprava hry dvou hráčů
book-theseus-sector = Části sektoru
book-theseus-turn = Čtyři fáze
book-theseus-move = Pohyb
book-theseus-push = Vytlačení do vesmíru
book-theseus-trap = Pasti
book-theseus-minor = Malá zteč
book-theseus-cardact = Fáze akcí karet
book-theseus-secact = Fáze akce sektoru
book-theseus-pending = Fáze čekajících karet
book-theseus-bonus = Bonusové karty
book-theseus-end = Konec hry
book-theseus-attack = Pravidla útoku
book-theseus-upgrade = Žetony vylepšení
book-theseus-malf = Žeton poruchy
book-theseus-life = Životy, data a vesmír
book-theseus-cardtype = Druhy a vlastnosti karet
book-theseus-card = Poznámky k jednotlivým kartám
book-theseus-token = Limity žetonů
book-theseus-multi_ffa = Tři nebo čtyři hráči, každý proti každému
book-theseus-multi_team = Čtyři hráči, dva proti dvěma
book-theseus-pandora = Pátá frakce
book-theseus-beginner = První hry
book-theseus-advanced = Pro pokročilé
book-theseus-info = Co je veřejné a co skryté
book-theseus-timing = Okamžiky rozhodnutí a kontrol
book-theseus-ambiguities_and_rulings = Nejasnosti a výklady
book-theseus-worked_examples = Příklady

## Part

book-part-player_phase = Fáze hráčů
book-part-event_phase = Fáze událostí
book-part-trade = Výměna
book-part-pick_up_heavy_object = Sebrání vzorku
book-part-shoot = Střelba
book-part-melee_attack = Útok na blízko
book-part-retreat = Útěk
book-part-larva = Nákaza larvou
book-part-all_rooms = Všechny místnosti
book-part-all_special_rooms = Všechny speciální místnosti
book-part-components_and_setup = Komponenty a příprava
book-part-round_turns_passing = Kolo, tahy, pasování
book-part-actions = Akce
book-part-movement_exploration_noise = Pohyb, průzkum, hluk
book-part-encounters_and_figures = Střety a figurky
book-part-combat = Boj
book-part-intruder_movement = Pohyb vetřelců
book-part-contamination_and_wounds = Infekce a poranění
book-part-death = Smrt
book-part-items_and_search = Předměty a hledání
book-part-rooms_pods_self_destruct = Místnosti, moduly, autodestrukce
book-part-end_of_the_game = Konec hry
book-part-modes = Režimy
book-part-information_and_views = Informace a pohledy
book-part-further_corner_cases = Další mezní případy
book-part-cards_reactions_and_remaining_gaps = Karty, reakce a zbylé mezery
book-part-additional_derived_scenarios = Další odvozené scénáře
book-part-duplicate_and_several_equal_cards_in_a_sector = Duplikát a více stejných karet v sektoru
book-part-bonus_cards = Bonusové karty
book-part-components_and_boards = Komponenty a desky
book-part-movement_space_and_pushing = Pohyb, vesmír a vytlačení
book-part-traps = Pasti
book-part-assaults_and_attacks = Zteče a útoky
book-part-card_and_sector_actions = Akce karet a sektorů
book-part-pending_cards_installing_bonus_cards = Čekající karty, instalace, bonusové karty
book-part-upgrades_malfunction_duplicate = Vylepšení, porucha, duplikát
book-part-timing_and_end = Časování a konec
book-part-each_against_all_alliances = Každý proti každému, spojenectví
book-part-further_cases = Další případy
book-part-added_on_review = Doplněno při kontrole
book-part-information = Znalost informací
book-part-sample_turns = Ukázkové tahy

## Words

book-words-phases_turns_and_end_of_the_game = Fáze, tahy a konec hry
book-words-actions_and_cards_played = Akce a hrané karty
book-words-noise_movement_and_exploration = Hluk, pohyb a průzkum
book-words-intruders_and_combat = Vetřelci a boj
book-words-wounds_contamination_and_death = Poranění, infekce a smrt
book-words-items_and_objects = Předměty a vzorky
book-words-places_general_words_and_nemesis_rooms = Místa: obecná slova a místnosti Nemesis
book-words-characters_and_sides = Postavy a strany
book-words-markers_tokens_tracks_and_boards = Značky, žetony, počítadla a plány
book-words-events = Události
book-words-theseus_terms = Theseus: pojmy
book-words-theseus_factions_and_sectors = Theseus: frakce a sektory
book-words-theseus_cards = Theseus: karty
book-words-theseus_tokens_and_pandora_units = Theseus: žetony a jednotky Pandory
