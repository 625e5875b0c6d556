### Headings of the rulebook and of the glossary. Keys follow from the chapters of docs/rules. Loaded only where they are shown.

book-glossary = Glossary
book-glossary_text = One word for one thing, in four languages. Words marked ° are translations of ours: no rulebook at hand has them in that language.
book-glossary_search = Search the glossary
book-glossary_none = This word is not here.

## Nemesis

book-nemesis-comp = Components and counts
book-nemesis-setup = Preparing a game
book-nemesis-round = Round structure
book-nemesis-act = Actions
book-nemesis-move = Rooms, Corridors, Movement
book-nemesis-expl = Exploration tokens
book-nemesis-noise = Noise rolls
book-nemesis-tech = Technical Corridors
book-nemesis-mark = Noise, Slime, Fire and Malfunction markers
book-nemesis-door = Doors
book-nemesis-enc = Encounters and Surprise Attacks
book-nemesis-comb = Combat
book-nemesis-esc = Escaping from Combat
book-nemesis-idmg = Intruder Injuries, death and retreat
book-nemesis-iatk = Intruder attacks
book-nemesis-imov = Intruder movement
book-nemesis-cont = Contamination, scanning, infection
book-nemesis-wound = Wounds
book-nemesis-death = Death of a Character
book-nemesis-weak = Intruder Weaknesses
book-nemesis-obj = Objects
book-nemesis-item = Items, hand slots, Inventory
book-nemesis-search = Searching
book-nemesis-craft = Crafted Items
book-nemesis-pers = Personal Items
book-nemesis-pvp = Harming other Characters
book-nemesis-room = Rooms
book-nemesis-pod = Escape Pods
book-nemesis-self = Self-Destruct
book-nemesis-hib = Hibernation
book-nemesis-eng = Engines
book-nemesis-coord = Coordinates and destination
book-nemesis-time = Time track
book-nemesis-goal = Objectives
book-nemesis-end = End of the game
book-nemesis-win = Victory check
book-nemesis-mode_solo = Solo mode
book-nemesis-mode_coop = Fully cooperative mode
book-nemesis-mode_intruder = A dead player controls the Intruders
book-nemesis-mode_alt = Alternate board side
book-nemesis-info = Hidden information and what may be said
book-nemesis-timing = Order, simultaneity, ties, exhausted components
book-nemesis-ambiguities_and_rulings = Ambiguities and rulings
book-nemesis-worked_examples_as_scenarios = Worked examples as scenarios
book-nemesis-data = What the rulebook leaves to content data

## Theseus

book-theseus-comp = Components
book-theseus-setup = Preparing a two-player game
book-theseus-sector = The parts of a sector
book-theseus-turn = The four phases
book-theseus-move = Movement
book-theseus-push = Pushing into Space
book-theseus-trap = Traps
book-theseus-minor = Minor Assault
book-theseus-cardact = Card actions phase
book-theseus-secact = Sector action phase
book-theseus-pending = Pending cards phase
book-theseus-bonus = Bonus cards
book-theseus-end = End of the game
book-theseus-attack = Attack rules
book-theseus-upgrade = Upgrade tokens
book-theseus-malf = The Malfunction token
book-theseus-life = Life, Data and Space
book-theseus-cardtype = Kinds and features of cards
book-theseus-card = Notes on single cards
book-theseus-token = Token limits
book-theseus-multi_ffa = Three or four players, each against all
book-theseus-multi_team = Four players, two against two
book-theseus-pandora = The fifth faction
book-theseus-beginner = First games
book-theseus-advanced = Advanced
book-theseus-info = What is open and what is hidden
book-theseus-timing = Decision points and checks
book-theseus-ambiguities_and_rulings = Ambiguities and rulings
book-theseus-worked_examples = Worked examples

## Part

book-part-player_phase = Player Phase
book-part-event_phase = Event Phase
book-part-trade = Trade
book-part-pick_up_heavy_object = Pick Up Heavy Object
book-part-shoot = Shoot
book-part-melee_attack = Melee Attack
book-part-retreat = Retreat
book-part-larva = Larva
book-part-all_rooms = All Rooms
book-part-all_special_rooms = All Special Rooms
book-part-components_and_setup = Components and setup
book-part-round_turns_passing = Round, turns, passing
book-part-actions = Actions
book-part-movement_exploration_noise = Movement, exploration, noise
book-part-encounters_and_figures = Encounters and figures
book-part-combat = Combat
book-part-intruder_movement = Intruder movement
book-part-contamination_and_wounds = Contamination and Wounds
book-part-death = Death
book-part-items_and_search = Items and Search
book-part-rooms_pods_self_destruct = Rooms, Pods, Self-Destruct
book-part-end_of_the_game = End of the game
book-part-modes = Modes
book-part-information_and_views = Information and views
book-part-further_corner_cases = Further corner cases
book-part-cards_reactions_and_remaining_gaps = Cards, reactions and remaining gaps
book-part-additional_derived_scenarios = Additional derived scenarios
book-part-duplicate_and_several_equal_cards_in_a_sector = Duplicate and several equal cards in a sector
book-part-bonus_cards = Bonus cards
book-part-components_and_boards = Components and boards
book-part-movement_space_and_pushing = Movement, Space and pushing
book-part-traps = Traps
book-part-assaults_and_attacks = Assaults and attacks
book-part-card_and_sector_actions = Card and sector actions
book-part-pending_cards_installing_bonus_cards = Pending cards, installing, Bonus cards
book-part-upgrades_malfunction_duplicate = Upgrades, Malfunction, Duplicate
book-part-timing_and_end = Timing and end
book-part-each_against_all_alliances = Each against all, alliances
book-part-further_cases = Further cases
book-part-added_on_review = Added on review
book-part-information = Information
book-part-sample_turns = Sample turns

## Words

book-words-phases_turns_and_end_of_the_game = Phases, turns and end of the game
book-words-actions_and_cards_played = Actions and cards played
book-words-noise_movement_and_exploration = Noise, movement and exploration
book-words-intruders_and_combat = Intruders and combat
book-words-wounds_contamination_and_death = Wounds, contamination and death
book-words-items_and_objects = Items and objects
book-words-places_general_words_and_nemesis_rooms = Places: general words and Nemesis rooms
book-words-characters_and_sides = Characters and sides
book-words-markers_tokens_tracks_and_boards = Markers, tokens, tracks and boards
book-words-events = Events
book-words-theseus_terms = Theseus: terms
book-words-theseus_factions_and_sectors = Theseus: factions and sectors
book-words-theseus_cards = Theseus: cards
book-words-theseus_tokens_and_pandora_units = Theseus: tokens and Pandora units
