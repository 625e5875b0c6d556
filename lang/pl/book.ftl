### Nagłówki zasad i słowniczka.

book-glossary = Słowniczek
book-glossary_text = Jedno słowo na jedną rzecz, w czterech językach. Słowa z ° to nasze tłumaczenia: żadna instrukcja nie ma ich w tym języku.
book-glossary_search = Szukaj w słowniczku
book-glossary_none = Nie ma tu takiego słowa.

## Nemesis

book-nemesis-comp = Elementy i ich liczba
book-nemesis-setup = Przygotowanie gry
book-nemesis-round = Przebieg rundy
book-nemesis-act = Akcje
book-nemesis-move = Pomieszczenia, korytarze, ruch
book-nemesis-expl = Żetony eksploracji
book-nemesis-noise = Rzuty na szmery
book-nemesis-tech = Korytarze techniczne
book-nemesis-mark = Znaczniki szmerów, śluzu, pożaru i awarii
book-nemesis-door = Drzwi
book-nemesis-enc = Spotkania i ataki z zaskoczenia
book-nemesis-comb = Walka
book-nemesis-esc = Ucieczka z walki
book-nemesis-idmg = Obrażenia, śmierć i wycofanie intruzów
book-nemesis-iatk = Ataki intruzów
book-nemesis-imov = Ruch intruzów
book-nemesis-cont = Skażenie, skanowanie, infekcja
book-nemesis-wound = Rany
book-nemesis-death = Śmierć postaci
book-nemesis-weak = Słabości intruzów
book-nemesis-obj = Obiekty
book-nemesis-item = Przedmioty, ręce, ekwipunek
book-nemesis-search = Przeszukiwanie
book-nemesis-craft = Samoróbki
book-nemesis-pers = Przedmioty osobiste
book-nemesis-pvp = Krzywdzenie innych postaci
book-nemesis-room = Pomieszczenia
book-nemesis-pod = Kapsuły ratunkowe
book-nemesis-self = Samozniszczenie
book-nemesis-hib = Hibernacja
book-nemesis-eng = Silniki
book-nemesis-coord = Koordynaty i cel podróży
book-nemesis-time = Tor czasu
book-nemesis-goal = Cele
book-nemesis-end = Koniec gry
book-nemesis-win = Sprawdzanie warunków zwycięstwa
book-nemesis-mode_solo = Tryb solo
book-nemesis-mode_coop = Tryb w pełni kooperacyjny
book-nemesis-mode_intruder = Martwy gracz kieruje intruzami
book-nemesis-mode_alt = Alternatywna strona planszy
book-nemesis-info = Informacje ukryte i o czym wolno mówić
book-nemesis-timing = Kolejność, jednoczesność, remisy, wyczerpane elementy
book-nemesis-ambiguities_and_rulings = Niejasności i rozstrzygnięcia
book-nemesis-worked_examples_as_scenarios = Przykłady jako scenariusze
book-nemesis-data = Co instrukcja zostawia danym

## Theseus

book-theseus-comp = Elementy
book-theseus-setup = Przygotowanie gry dwuosobowej
book-theseus-sector = Części Sektora
book-theseus-turn = Cztery fazy
book-theseus-move = Ruch
book-theseus-push = Wypychanie w Kosmos
book-theseus-trap = Pułapki
book-theseus-minor = Pomniejszy Szturm
book-theseus-cardact = Faza akcji kart
book-theseus-secact = Faza akcji Sektora
book-theseus-pending = Faza kart Oczekujących
book-theseus-bonus = Karty Bonusu
book-theseus-end = Koniec gry
book-theseus-attack = Zasady Ataku
book-theseus-upgrade = Żetony Ulepszenia
book-theseus-malf = Żeton Awarii
book-theseus-life = Życie, Dane i Kosmos
book-theseus-cardtype = Rodzaje i cechy kart
book-theseus-card = Uwagi do pojedynczych kart
book-theseus-token = Limity żetonów
book-theseus-multi_ffa = Troje lub czworo graczy, każdy na każdego
book-theseus-multi_team = Czworo graczy, dwoje na dwoje
book-theseus-pandora = Piąta frakcja
book-theseus-beginner = Pierwsze gry
book-theseus-advanced = Dla zaawansowanych
book-theseus-info = Co jest jawne, a co ukryte
book-theseus-timing = Chwile decyzji i sprawdzania
book-theseus-ambiguities_and_rulings = Niejasności i rozstrzygnięcia
book-theseus-worked_examples = Przykłady

## Part

book-part-player_phase = Faza graczy
book-part-event_phase = Faza wydarzeń
book-part-trade = Handel
book-part-pick_up_heavy_object = Podniesienie ciężkiego obiektu
book-part-shoot = Strzał
book-part-melee_attack = Walka wręcz
book-part-retreat = Wycofanie się
book-part-larva = Larwa
book-part-all_rooms = Wszystkie pomieszczenia
book-part-all_special_rooms = Wszystkie pomieszczenia specjalne
book-part-components_and_setup = Elementy i przygotowanie
book-part-round_turns_passing = Runda, tury, pasowanie
book-part-actions = Akcje
book-part-movement_exploration_noise = Ruch, eksploracja, szmery
book-part-encounters_and_figures = Spotkania i figurki
book-part-combat = Walka
book-part-intruder_movement = Ruch intruzów
book-part-contamination_and_wounds = Skażenie i rany
book-part-death = Śmierć
book-part-items_and_search = Przedmioty i przeszukanie
book-part-rooms_pods_self_destruct = Pomieszczenia, kapsuły, samozniszczenie
book-part-end_of_the_game = Koniec gry
book-part-modes = Tryby
book-part-information_and_views = Informacje i widoki
book-part-further_corner_cases = Dalsze przypadki graniczne
book-part-cards_reactions_and_remaining_gaps = Karty, reakcje i pozostałe luki
book-part-additional_derived_scenarios = Dodatkowe wyprowadzone scenariusze
book-part-duplicate_and_several_equal_cards_in_a_sector = Duplikat i kilka równych kart w Sektorze
book-part-bonus_cards = Karty Bonusu
book-part-components_and_boards = Elementy i plansze
book-part-movement_space_and_pushing = Ruch, Kosmos i wypychanie
book-part-traps = Pułapki
book-part-assaults_and_attacks = Szturmy i Ataki
book-part-card_and_sector_actions = Akcje kart i Sektorów
book-part-pending_cards_installing_bonus_cards = Karty Oczekujące, instalowanie, karty Bonusu
book-part-upgrades_malfunction_duplicate = Ulepszenia, Awaria, Duplikat
book-part-timing_and_end = Kolejność i koniec
book-part-each_against_all_alliances = Każdy na każdego, sojusze
book-part-further_cases = Dalsze przypadki
book-part-added_on_review = Dodane przy przeglądzie
book-part-information = Jawność informacji
book-part-sample_turns = Przykładowe tury

## Words

book-words-phases_turns_and_end_of_the_game = Fazy, tury i koniec gry
book-words-actions_and_cards_played = Akcje i zagrywane karty
book-words-noise_movement_and_exploration = Szmery, ruch i eksploracja
book-words-intruders_and_combat = Intruzi i walka
book-words-wounds_contamination_and_death = Rany, skażenie i śmierć
book-words-items_and_objects = Przedmioty i obiekty
book-words-places_general_words_and_nemesis_rooms = Miejsca: słowa ogólne i pomieszczenia Nemesis
book-words-characters_and_sides = Postacie i strony
book-words-markers_tokens_tracks_and_boards = Znaczniki, żetony, tory i plansze
book-words-events = Wydarzenia
book-words-theseus_terms = Tezeusz: pojęcia
book-words-theseus_factions_and_sectors = Tezeusz: frakcje i Sektory
book-words-theseus_cards = Tezeusz: karty
book-words-theseus_tokens_and_pandora_units = Tezeusz: żetony i jednostki Pandory
