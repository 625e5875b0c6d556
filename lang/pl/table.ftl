## O projekcie

table-home-title = Hullbreach
table-home-line = Gry planszowe w mroku między gwiazdami.
table-home-play_now = Graj teraz
    .text = Od razu, z graczami komputerowymi.
table-home-play_with_friends = Graj ze znajomymi
    .text = Załóż stół i wyślij im link.
table-home-learn = Naucz się grać
    .text = Lekcja w formie gry, we własnym tempie.
table-home-continue = Kontynuuj
    .text = Twoje gry w toku.
table-home-watch = Oglądaj
    .text = Popatrz na grę przy otwartym stole.
table-home-rulebook = Zasady
table-home-components = Karty i elementy
table-home-settings = Ustawienia
table-home-my_games = Moje gry
table-home-no_games = Nie masz jeszcze gier. Na stacji cisza.

table-note-unofficial = Nieoficjalny projekt fanowski, tworzony bez zysku i bez związku z wydawcami. Zasady opisujemy własnymi słowami; rysunki i dźwięki są nasze.
table-note-reconstructed = Nasza rekonstrukcja
    .text = Instrukcja nie podaje tej karty w całości. Brakujące części są nasze i tak oznaczone.
table-note-provenance = Skąd to pochodzi

## Przyciski

table-button-yes = Tak
table-button-no = Nie
table-button-cancel = Anuluj
table-button-confirm = Potwierdź
table-button-back = Wstecz
table-button-next = Dalej
table-button-close = Zamknij
table-button-save = Zapisz
table-button-copied = Skopiowano
table-button-more = Więcej
table-button-less = Mniej
table-button-retry = Spróbuj ponownie
table-button-search = Szukaj
table-button-delete = Usuń
table-button-loading = Wczytywanie…

## Poczekalnia i nowe stoły

table-lobby-title = Poczekalnia
table-lobby-open_tables = Otwarte stoły
table-lobby-none = W tej chwili nie ma otwartego stołu. Załóż własny: może ktoś czeka w ciemności.
table-lobby-all_games = Wszystkie gry
table-lobby-by_link = Mam link albo kod
table-lobby-free_seats = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
table-lobby-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
table-lobby-default_name = Stół – { $name }
table-lobby-agreement = Ustalenia
table-lobby-reopened = { $count ->
        [one] Rozpoczęta gra: padła dotąd { $count } odpowiedź. Ruszy dalej, gdy wszystkie miejsca będą zajęte.
        [few] Rozpoczęta gra: padły dotąd { $count } odpowiedzi. Ruszy dalej, gdy wszystkie miejsca będą zajęte.
       *[many] Rozpoczęta gra: padło dotąd { $count } odpowiedzi. Ruszy dalej, gdy wszystkie miejsca będą zajęte.
    }

table-phase-gathering = Zbieranie graczy
    .text = Trwa zajmowanie miejsc. Nic jeszcze nie rozdano.
table-phase-playing = W toku
    .text = Gra trwa.
table-phase-over = Zakończona
    .text = Gra dobiegła końca.
table-phase-abandoned = Porzucona
    .text = Grę przerwano przed końcem.
table-phase-frozen = Zamrożona
    .text = Przy tym stole coś poszło nie tak. Zapis gry jest bezpieczny.
table-phase-closed = Zamknięta
    .text = Ta wersja zasad nie pozwala dokończyć gry. Zapis gry jest bezpieczny.

table-setting-listed = Widoczny w poczekalni
    .text = W przeciwnym razie stół znajdą tylko osoby z linkiem.
table-setting-clock = Zegar
    .text = Jak mierzony jest czas.
table-setting-window = Okno reakcji
    .text = Jak długo inni mogą zareagować. Trwa zawsze tyle samo, bez względu na to, kto może zareagować.
table-setting-pace = Tempo
    .text = Jak długo czekają gracze komputerowi i wymuszone kroki, żeby ludzie nadążali.
table-setting-cover_after = Zastępstwo za nieobecnych
    .text = Po jakim czasie nieobecności gracz komputerowy odpowiada za miejsce, na które czeka gra. „Nigdy” wybierz do gier trwających tygodniami.
table-setting-cover_with = Kto zastępuje
    .text = Który gracz komputerowy gra za nieobecnych.
table-setting-spectators = Widzowie
    .text = Czy inni mogą patrzeć.
table-setting-spectator_delay = Opóźnienie dla widzów
    .text = O ile później widzowie oglądają grę.
table-setting-chat = Czat
    .text = Czy można pisać swobodnie. Zwroty i wskazania działają zawsze.
table-setting-undo = Cofanie
    .text = Czy w ogóle można cofać kroki.
table-setting_value-never = nigdy
table-setting_value-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
table-setting_value-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
table-setting_value-hours = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
table-setting_value-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }

## Co jest uzgodnione

table-term-players = Gracze
table-term-mode = Tryb
table-term-board = Plansza
table-term-ring = Pierścień
table-term-levels = Karty
table-term-opening = Na start
table-term-decks = Stosy

## Miejsca

table-seat-number = Miejsce { $seat }
table-seat-you = Ty
table-seat-host = Gospodarz
table-seat-away = z dala od stołu
table-seat-cover_soon = za { $time } miejsce przejmie { $bot }
table-seat-conceded = gra poddana
table-seat-taken = { $seat }: miejsce przekazano w trakcie gry. Teraz gra: { $name }
table-seat-taken_mark = przejęte
    .text = To miejsce przekazano komuś innemu w trakcie gry. Ta osoba zna karty, które wraz z nim dostała.
table-seat-your_name = Twoje imię
table-seat-name_hint = Tak widzą cię inni. Konto nie jest potrzebne.

table-sitter-nobody = Wolne miejsce
table-sitter-bot = { $bot } (gracz komputerowy)

table-role-player = Gracz
    .text = Siedzisz przy stole.
table-role-screen = Wspólny ekran
    .text = Jeden ekran dla wszystkich w pokoju; karty zostają na telefonach.

## Co można zrobić przy stole

table-command-sit = Zajmij miejsce
    .text = Grasz z tego miejsca.
table-command-stand = Zwolnij miejsce
    .text = Miejsce będzie wolne dla kogoś innego.
table-command-seat_bot = Gracz komputerowy
    .text = To miejsce zajmie gracz komputerowy.
table-command-agree = Zmień grę
    .text = Gra, tryb i przygotowanie, zanim cokolwiek zostanie rozdane.
table-command-settle = Ustawienia stołu
    .text = Zegar, widzowie, czat i tym podobne.
table-command-rename = Zmień nazwę
    .text = Nadaj stołowi inną nazwę.
table-command-start = Rozpocznij grę
    .text = Od tej chwili ustaleń nie da się zmienić.
table-command-hand_over = Przekaż stół
    .text = Gospodarzem zostanie ktoś inny.
table-command-kick = Usuń z miejsca
    .text = Podczas zbierania graczy miejsce się zwalnia. Później przejmuje je gracz komputerowy.
table-command-abandon = Porzuć grę
    .text = Gra skończy się dla wszystkich, bez zwycięzcy. Na pewno?
    .hint = Gra skończy się dla wszystkich, bez zwycięzcy.
table-command-answer = Zrób to
    .text = To twoja decyzja.
table-command-act = Zrób to
    .text = To twoja decyzja.
table-command-why_not = Dlaczego nie?
    .text = Pokazuje zasadę, która na to nie pozwala.
table-command-claim = Złóż oświadczenie
    .text = Powiedz, co wiesz. Prawda czy nie: po grze dowiedzą się wszyscy.
table-command-undo = Cofnij
    .text = Cofa twój ostatni krok, o ile niczego nie odkryto i nie rzucono kością.
table-command-agree_to_undo = Zgoda na cofnięcie
    .text = Muszą się zgodzić wszyscy zapytani.
table-command-order = Stałe polecenia
    .text = Zdecyduj z góry, co się dzieje, gdy możesz zareagować.
table-command-concede = Poddaj się
    .text = Odpadasz. Gracz komputerowy zagra za ciebie, a ty nie możesz już wygrać. Na pewno?
    .hint = Odpadasz; gracz komputerowy zagra za ciebie.
table-command-cover = Niech gra komputer
    .text = Gra za ciebie, dopóki nie wrócisz na swoje miejsce.
table-command-take_back = Wróć na swoje miejsce
    .text = Gracz komputerowy przestaje grać; znów decydujesz ty.
table-command-rematch = Jeszcze jedna gra
    .text = Te same osoby, nowy stół.
table-command-say = Wyślij
    .text = Przeczytają to wszyscy przy stole.
table-command-phrase = Zwroty
    .text = Każdy czyta je w swoim języku.
table-command-ping = Wskaż
    .text = Pokazuje wszystkim miejsce na planszy.

table-leave-button = Opuść stół
    .hint = Wracasz tylko na stronę główną. Miejsce pozostaje twoje.

## Zaproszenie i urządzenia

table-invite-title = Zaproś
table-invite-text = Kto otworzy ten link, może zająć wolne miejsce. Nic nie zostanie rozdane, dopóki nie będą zajęte wszystkie.
table-invite-reopened = Kto otworzy ten link, może zająć wolne miejsce. Gra ruszy dalej, gdy wszystkie będą zajęte.
table-invite-copy = Kopiuj link
table-invite-qr = Albo zeskanuj ten kod
table-invite-sit = Usiądź
table-invite-seat_link = Link do tego miejsca
    .text = Działa raz. Daj go tylko osobie, która tu gra.
table-invite-seat_link_new = Nowy link do tego miejsca
    .text = Stary link i stare urządzenie przestaną działać.

table-device-title = Graj na innym urządzeniu
    .text = Otwórz tam ten link albo wpisz kod. Działa raz, przez { $minutes ->
            [one] { $minutes } minutę
            [few] { $minutes } minuty
           *[many] { $minutes } minut
        }.
table-device-code = Kod: { $code }
table-device-done = To urządzenie jest teraz także twoje.

## Czekanie i tury

table-wait-for = Czekamy na: { $names }
table-wait-for_seats = Jeszcze { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }.
table-wait-for_host = Są wszyscy. Grę rozpoczyna gospodarz.
table-wait-start = Są wszyscy. Możesz zaczynać.
table-wait-others = Decydują inni.
table-wait-bots = Decydują gracze komputerowi.

## Decyzje

table-decide-options = Co możesz zrobić
table-decide-none = Teraz nie ma o czym decydować.
table-decide-confirm = Zrobić to?
table-decide-irreversible = Tego nie da się cofnąć.
table-decide-cost = Koszt
table-decide-not_allowed = Teraz niemożliwe
table-decide-nothing_else = Nic tu nie jest wyszarzone, więc nie ma czego wyjaśniać. Dotknij miejsca lub karty, żeby o nie zapytać.
table-decide-rule = Zasada { $rule }
table-decide-open_rule = Przeczytaj zasadę
table-decide-window_closes = Okno zamknie się za { $time }.

## Stałe polecenia

table-orders-title = Gdy możesz zareagować
    .text = Okno trwa tyle samo bez względu na polecenie, więc nikt się nie dowie, co masz na ręce.
table-window_order-timed = Pytaj mnie przez chwilę
    .text = Pytanie trwa, dopóki okno jest otwarte; potem pasujesz.
table-window_order-ask = Pytaj mnie zawsze
    .text = Gra czeka na twoją odpowiedź.
table-window_order-pass_unless_me = Pasuj, chyba że chodzi o mnie
    .text = Pytanie pada tylko wtedy, gdy dotyczy to ciebie.
table-window_order-pass = Zawsze pasuj
    .text = Pytanie nie pada nigdy.

## Cofanie i zgoda

table-undo-asked = { $name } chce cofnąć krok. Zgadzasz się?
table-undo-waiting = Czekamy na zgodę: { $names }
table-undo-agree = Zgadzam się
table-undo-refuse = Nie zgadzam się

## Zegary

table-clock-none = Bez zegara
    .text = Każdy ma tyle czasu, ile potrzebuje.
table-clock-each = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } na każdą decyzję
    .text = Potem decyduje gracz komputerowy.
table-clock-bank = { $time } na całą grę
    .text = Każda decyzja dodaje { $increment ->
            [one] { $increment } sekundę
            [few] { $increment } sekundy
           *[many] { $increment } sekund
        }. Gdy czas się skończy, miejsce przejmuje gracz komputerowy.

## Czat, zwroty, wskazania

table-chat-title = Czat
table-chat-empty = Nikt się jeszcze nie odezwał.
table-chat-write = Napisz do stołu
table-chat-off = Przy tym stole mówi się tylko zwrotami.
table-chat-unread = { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
table-chat-phrases = Gotowe zwroty
table-chat-spectator = W czasie gry widzowie milczą.
table-chat-hidden = Ukryta wiadomość
table-chat-deleted = Usunięto wraz z danymi autora.

table-phrase-hello = Cześć.
table-phrase-good_luck = Powodzenia.
table-phrase-yes = Tak.
table-phrase-no = Nie.
table-phrase-maybe = Może.
table-phrase-wait = Chwileczkę.
table-phrase-thinking = Myślę.
table-phrase-your_turn = Twoja kolej.
table-phrase-back_soon = Zaraz wracam.
table-phrase-thanks = Dziękuję.
table-phrase-sorry = Przepraszam.
table-phrase-plan = Mam plan.
table-phrase-trust_me = Zaufaj mi.
table-phrase-no_trust = Nie wierzę ci.
table-phrase-help_me = Pomocy!
table-phrase-coming = Już idę.
table-phrase-leave_me = Idźcie beze mnie.
table-phrase-hurt = Krwawię.
table-phrase-go_there = Idź tam.
table-phrase-not_there = Nie idź tam!
table-phrase-look_out = Uważaj, jest tuż za tobą!
table-phrase-trap = To pułapka.
table-phrase-quiet = Cicho.
table-phrase-heard = Coś słyszę.
table-phrase-run = Uciekaj!
table-phrase-together = Trzymajmy się razem.
table-phrase-split_up = Rozdzielmy się.
table-phrase-my_task = Ja to zrobię.
table-phrase-your_task = Możesz to zrobić?
table-phrase-know = Wiem coś, czego nie wiesz.
table-phrase-show = Pokaż mi.
table-phrase-secret = Nie mogę powiedzieć.
table-phrase-mistake = To był błąd.
table-phrase-well_done = Dobra robota.
table-phrase-close = Mało brakowało.
table-phrase-doomed = Wszyscy zginiemy.
table-phrase-good_game = To była dobra gra.
table-phrase-again = Jeszcze raz?

table-ping-pinged = { $name } wskazuje: { $at }
table-ping-hint = Przytrzymaj miejsce, żeby je wskazać.
table-ping-choose = Wybierz miejsce, które chcesz wskazać.
table-ping-too_many = Na razie dość wskazywania.

## Oświadczenia

table-claim-title = Oświadczenia
table-claim-none = Nikt jeszcze niczego nie oświadczył.
table-claim-words_only = To tylko słowa: każdy może kłamać.
table-claim-topic = Temat
table-claim-subject = Co dokładnie
table-claim-statement = Co mówisz

## Widzowie

table-watch-title = Patrzysz z boku
table-watch-delay = Widzisz grę { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } później niż gracze.
table-watch-soon = Zaraz pojawi się pierwszy obraz.
table-watch-no_delay = Widzisz grę na bieżąco.
table-watch-hidden = Co ukryte, jest ukryte i przed tobą.

## Połączenie i to, co się działo

table-connection-connecting = Łączenie…
table-connection-reconnecting = Ponowne łączenie…

table-digest-events = Zdarzeń: { $count }.
table-digest-to_you = Dotyczy ciebie: { $count }.
table-digest-step = Krok po kroku
table-digest-to_now = Do teraz
table-digest-since_turn = Od twojej ostatniej tury
table-digest-look_back = Spojrzenie wstecz
table-digest-important = Najważniejsze
table-digest-all = Pokaż wszystko: { $count }
table-digest-then = Plansza w tamtej chwili
table-digest-board_now = Plansza taka jak teraz, po wszystkim
table-digest-board_at = Plansza taka jak w kroku { $turn }

## Błędy

table-refusal-malformed = Nie udało się odczytać wiadomości. Odśwież stronę.
table-refusal-protocol = Ta strona jest w innej wersji niż serwer. Odśwież ją.
table-refusal-unknown = Nie wiemy, kim jesteś. Otwórz stół ze swojego linku albo się zaloguj.
table-refusal-forbidden = Tutaj tego nie wolno.
table-refusal-no_such_table = Nie ma takiego stołu. Mógł zostać usunięty.
table-refusal-missing = Tego tutaj nie ma.
table-refusal-taken = Ktoś już używa tej nazwy.
table-refusal-seat_taken = To miejsce zajął ktoś inny.
table-refusal-not_your_seat = To nie twoje miejsce.
table-refusal-had_part = Gospodarz i każdy, kto ma lub miał miejsce w tej grze, nie może zająć innego: to odsłoniłoby cudze karty.
table-refusal-wrong_phase = Na tym etapie gry to niemożliwe.
table-refusal-not_ready = Nie wszystkie miejsca są zajęte.
table-refusal-not_asked = To nie twoja kolej.
table-refusal-stale = Gra poszła dalej. Spójrz jeszcze raz i zdecyduj na nowo.
table-refusal-rule = Nie pozwala na to zasada.
table-refusal-no_undo = Za późno na cofnięcie: rzucono już kością, coś dobrano lub pokazano albo działali inni.
table-refusal-too_much = Za szybko. Poczekaj chwilę.
table-refusal-too_large = To za długie.
table-refusal-frozen = Ten stół jest zamrożony. Zapis gry jest zachowany.
table-refusal-unavailable = Stół teraz nie odpowiada. Spróbuj za chwilę.
table-refusal-too_slow = Twoje łącze nie nadążało. Próbujemy ponownie.
table-refusal-shutting_down = Serwer uruchamia się ponownie. Gra jest bezpieczna; wróć za minutę.

table-error-page_missing = Nic tu nie ma. Tylko ciemność.
table-error-storage_full = Na tym urządzeniu nie ma już miejsca.
table-error-import = To nie jest zapis gry, który umiemy odczytać.
table-error-name_empty = Wpisz imię.
table-error-login = Nazwa i hasło do siebie nie pasują.
table-error-login_taken = Ta nazwa jest zajęta.
table-error-link_used = Ten link został już użyty. Poproś o nowy.
table-error-unexpected = Coś poszło nie tak. Z twojej gry nic nie przepadło.
table-error-unsent = Nie wysłano: połączenie jest zerwane. Spróbuj ponownie, gdy wróci.
table-error-unanswered = Połączenie zerwało się, zanim przyszła odpowiedź. Sprawdź, czy to się stało.

table-notice-frozen = Program zawiódł przy tym stole, więc stół zatrzymano, żeby ochronić grę. Zgłoszenie { $report }.
table-notice-new_rules = Gra toczy się dalej według nowszych zasad (wersja { $now } zamiast { $begun }).
table-notice-unreadable = Grę zaczęto w wersji zasad { $begun }; wersja { $now } nie potrafi jej dokończyć. Zapis gry jest zachowany.
table-notice-new_seed = Wczytana gra toczy się dalej. Od odpowiedzi { $after } los wynika z nowego ziarna.

## Dziennik

table-log-title = Dziennik gry
table-log-empty = Na razie cisza.
table-log-filter_all = Wszystko
table-log-filter_me = Co mnie dotyczy
table-log-to_you = ty
table-log-newest = Do najnowszych
table-log-notebook = Notatnik
    .text = Co już znasz i czy mogło się od tego czasu zmienić.
table-log-touched = mogło się zmienić

## Powtórka

table-replay-title = Powtórka
table-replay-as_seat = Oczami gracza: { $name }
table-replay-as_spectator = Oczami widzów
table-replay-revealed = Wszystko odkryte
table-replay-undecided = „?” niczego nie ukrywa: rozstrzyga się to dopiero wtedy, gdy ktoś tam zajrzy.
table-replay-play = Odtwarzaj
table-replay-pause = Pauza
table-replay-step_back = Krok wstecz
table-replay-step_forward = Krok naprzód
table-replay-to_start = Na początek
table-replay-to_end = Na koniec
table-replay-speed = Tempo ×{ $speed }
table-replay-position = Krok { $turn } z { $of }
table-replay-link = Link do tej chwili
table-replay-export = Eksportuj zapis gry
table-replay-import = Otwórz zapis gry
table-replay-fair = Rozdanie było uczciwe
    .text = Ziarno zgadza się z tym, co ogłoszono przed pierwszą kartą.
table-replay-unfair = Ziarno się nie zgadza
    .text = Różni się od tego, co ogłoszono przed pierwszą kartą.
table-replay-not_yet = Powtórki otwierają się po zakończeniu gry.

## Koniec

table-end-title = Koniec gry
table-end-victory = Zwycięstwo
table-end-defeat = Porażka
table-end-shared = Wspólne zwycięstwo
table-end-nobody = Nikt nie wygrywa.
table-end-winners = Zwycięzcy: { $names }
table-end-why = Jak do tego doszło
table-end-by_abandoning = Grę porzucono.
table-end-watch_replay = Obejrzyj powtórkę
table-end-share = Kopiuj link do powtórki
table-end-again = Jeszcze jedna gra
table-end-waiting_again = { $count ->
        [one] { $count } gracz chce
        [few] { $count } graczy chce
       *[many] { $count } graczy chce
    } zagrać jeszcze raz.
table-end-new_table = Do nowego stołu
table-end-timeline = Przebieg gry
table-end-course = od { $least } do { $most }, na końcu { $now }
table-end-secrets = Co było ukryte
table-end-each = Jak komu poszło
table-end-round = Runda { $round }
table-end-step = Krok { $step }

## Jedno urządzenie i gra bez sieci

table-hotseat-pass = Przekaż urządzenie: { $name }
table-hotseat-ready = Tu { $name }. Pokaż moją stronę.
table-hotseat-look_away = Pozostali odwracają wzrok.
table-local-saved = Zapisano na tym urządzeniu
table-local-play = Graj na tym urządzeniu
table-local-update = Nowa wersja jest gotowa.
    .text = Twoja gra pozostaje bez zmian.
table-local-update_now = Zaktualizuj teraz
table-local-engine_loading = Maszyna się budzi…
table-local-held = Ta gra jest otwarta w innej karcie lub innym oknie
    .text = Tylko w jednym miejscu można grać dalej. Jeśli zagrasz tutaj, tam gra się zatrzyma; nic nie przepadnie.
table-local-take = Graj dalej tutaj

## Powiadomienia

table-notify-title = Powiadomienia
table-notify-your_turn = { $table }: twoja kolej.
table-notify-over = { $table }: koniec gry.
table-notify-cover_soon = { $table }: wkrótce zastąpi cię gracz komputerowy.
table-notify-allow = Zezwól na powiadomienia
table-notify-blocked = Przeglądarka blokuje powiadomienia tej strony.
table-notify-webhook = Adres wywoływany, gdy przychodzi twoja kolej

## Ustawienia

table-settings-title = Ustawienia
table-settings-language = Język
table-settings-theme = Wygląd
table-settings-theme_dark = Ciemny
table-settings-theme_light = Jasny
table-settings-theme_system = Jak w urządzeniu
table-settings-motion = Animacje
table-settings-motion_full = Pełne
table-settings-motion_reduced = Ograniczone
table-settings-motion_none = Brak
table-settings-speed = Tempo gry
table-settings-speed_instant = Od razu
table-settings-sound = Dźwięk
table-settings-volume = Głośność
table-settings-text_size = Wielkość tekstu
table-settings-contrast = Wysoki kontrast
table-settings-patterns = Kształty i litery obok kolorów
table-settings-confirm = Potwierdzaj nieodwracalne kroki
table-settings-odds = Pokazuj szanse i podgląd
table-settings-hints = Podpowiedzi
table-settings-explain = Objaśniaj każde pytanie
table-settings-english_names = Pokazuj też nazwy angielskie
table-settings-keys = Klawiatura
table-settings-reset = Przywróć domyślne

## Ludzie, obyczaje, dane

table-account-title = Ty
table-account-guest = Grasz jako gość: { $name }
table-account-login = Zaloguj się
table-account-logout = Wyloguj się
table-account-register = Załóż konto
    .text = Znajdziesz swoje gry na każdym urządzeniu.
table-account-login_name = Nazwa do logowania
table-account-password = Hasło
table-account-export = Eksportuj moje dane
table-account-delete = Usuń moje dane
    .text = Twoje imię i wiadomości znikną na zawsze. Gry zostaną, bez twojego imienia. Na pewno?
table-account-deleted = Twoje dane zostały usunięte.
table-account-kept = Nieużywane stoły znikają po upływie { $count ->
        [one] { $count } dnia
        [few] { $count } dni
       *[many] { $count } dni
    }.
table-people-mute = Wycisz
    .text = Nie widzisz już, co pisze ta osoba.
table-people-unmute = Wyłącz wyciszenie
table-people-block = Zablokuj
    .text = Ta osoba nie usiądzie już przy twoich stołach.
table-people-unblock = Odblokuj
table-people-report = Zgłoś osobę
table-people-reported = Dziękujemy. Zgłoszenie wysłane.
table-problem-title = Zgłoś problem
    .text = Dołączymy dokładny zapis gry. Napisz, co miało się stać i co się stało.
table-problem-sent = Dziękujemy. Numer zgłoszenia: { $report }.

## Zasady i elementy

table-rules-search = Szukaj w zasadach
table-rules-hint = Słowo albo numer, na przykład { $rule }
table-rules-found = { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
table-rules-none = Żadna zasada o tym nie mówi.
table-rules-chapters = Rozdziały
table-rules-language = Każda zasada ma numer, który podają dziennik i odmowy. Same zasady są po angielsku, naszymi słowami.
table-rules-source = Źródło: { $text }
table-rules-ruling = Nasze rozstrzygnięcie
table-rules-withdrawn = Wycofana
table-rules-unknown = Nie ma zasady { $rule }.
table-rules-open = Otwórz w zasadach
table-components-search = Szukaj kart i elementów
table-components-none = W pudełku nie ma nic o tej nazwie.
table-components-none_ours = Żaden element nie jest tu w całości nasz. Jeśli nasza jest tylko część, mówi o tym karta.
table-components-copies = { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
        [many] { $count } egzemplarzy
       *[other] { $count } egzemplarza
    }
table-components-only_ours = Tylko to, co nasze
table-components-open = Otwórz stronę
table-components-open_of = Otwórz stronę: { $name }
table-components-unknown = Nie ma tego w pudełku
table-components-unknown_text = Żadna karta ani element nie ma adresu „{ $id }”. Poszukaj po nazwie.

table-set-factions = Frakcje
table-set-cards = Karty
table-set-bonus = Karty Bonusu
table-set-sectors = Sektory
table-set-units = Jednostki
table-set-tokens = Żetony
table-set-characters = Postacie
table-set-basic_actions = Akcje podstawowe
table-set-actions = Karty akcji
table-set-items = Przedmioty
table-set-recipes = Przepisy
table-set-rooms = Pomieszczenia
table-set-events = Karty wydarzeń
table-set-attacks = Karty ataków intruzów
table-set-serious_wounds = Karty głębokich ran
table-set-contamination = Karty skażenia
table-set-weaknesses = Słabości
table-set-objectives = Cele
table-set-intruder_actions = Karty gracza intruzów
table-set-coordinates = Karty koordynat
table-set-markers = Znaczniki
table-set-dice = Kości

table-provenance-seed = Z instrukcji
table-provenance-public = Ze źródeł publicznych
table-provenance-memory = Z pamięci, niesprawdzone
table-provenance-inferred = Wynika z tego, co wydrukowano
table-provenance-designed = Nasza rekonstrukcja
table-provenance-sources = Źródła: { $text }
table-provenance-ours = Nasze własne: { $text }
table-part-effect = działanie
table-part-name = nazwa
table-part-kind = rodzaj
table-part-number = liczba
table-part-count = liczba egzemplarzy
table-part-level = poziom
table-part-duplicate = wpływ Duplikatu
table-part-one_use = czy zostaje w grze
table-part-layout = układ

## Nazwy dla czytników ekranu i klawiatury

table-aria-skip = Przejdź do decyzji
table-aria-board = Plansza
table-aria-board_hint = Strzałki: ruch. Enter: wybór. Escape: wyjście.
table-aria-leads_to = prowadzi do: { $places }
table-aria-between = łączy: { $one } – { $other }
table-aria-decision = Decyzja
table-aria-options = Możliwości
table-aria-me = Twoja strona
table-aria-decks = Stosy i karty odrzucone
table-aria-others = Pozostali
table-aria-log = Dziennik gry
table-aria-chat = Czat
table-aria-menu = Menu
table-aria-menu_open = Otwórz menu
table-aria-zoom_in = Przybliż
table-aria-zoom_out = Oddal
table-aria-zoom_reset = Pokaż całą planszę
table-aria-expand = Rozwiń
table-aria-collapse = Zwiń
table-aria-selected = wybrane
table-aria-possible = możliwe
table-aria-timer = Zostało: { $time }
table-aria-keys = Skróty klawiszowe
table-aria-key_numbers = Od 1 do 9: wybierz możliwość
table-aria-key_enter = Enter: zrób to
table-aria-key_escape = Escape: wstecz
table-aria-key_undo = U: cofnij
table-aria-key_log = L: dziennik
table-aria-key_board = B: plansza
table-aria-key_page = I: strona o tym, na co patrzysz
table-aria-key_point = P: wskaż to, na co patrzysz
table-aria-key_why = W: dlaczego nie?
table-aria-language = Wybierz język

## Odds and previews

table-command-preview = Sprawdź skutki
    .text = Pokazuje, do czego doprowadzi ten wybór, na ile możesz to wiedzieć.

table-preview-title = Jeśli to zrobisz
table-preview-odds = { $weight } na { $of }
table-preview-each = każde: { $odds }
table-preview-source = Los: { $source }
table-preview-draw = Potem decyduje los: { $source }.
table-preview-hidden = Co będzie dalej, zależy od czegoś, czego nie widzisz.
table-preview-paid = Po opłaceniu kosztu.
table-preview-let_pass = Jeśli nikt nie przeszkodzi.
table-preview-you = Potem znowu decydujesz ty.
table-preview-others = Potem decydują inni: { $names }.
table-preview-end = Gra się kończy.
table-preview-track = { $name }, { $track }: { $from } → { $to }

table-chance-noise_die = kość szmerów
table-chance-combat_die = kość walki
table-chance-intruder_bag = kolonia intruzów
table-chance-intruder_tokens = żetony intruzów
table-chance-attack_cards = karty ataków intruzów
table-chance-event_cards = karty wydarzeń
table-chance-serious_wounds = karty głębokich ran
table-chance-weakness_cards = karty słabości
table-chance-contamination_scan = skanowanie karty skażenia
table-chance-exploration_tokens = żetony eksploracji
table-chance-room_tiles_1 = kafelki pomieszczeń 1
table-chance-room_tiles_2 = kafelki pomieszczeń 2
table-chance-engine_1 = silnik 1
table-chance-engine_2 = silnik 2
table-chance-engine_3 = silnik 3
table-chance-coordinates = karty koordynat
table-chance-generator = położenie Generatora
table-chance-characters = postacie
table-chance-player_numbers = numery graczy
table-chance-intruder_cards = karty gracza intruzów
table-chance-red_items = czerwone przedmioty
table-chance-yellow_items = żółte przedmioty
table-chance-green_items = zielone przedmioty
table-chance-captain_deck = stos Kapitana
table-chance-pilot_deck = stos Pilota
table-chance-scientist_deck = stos Naukowca
table-chance-scout_deck = stos Zwiadowcy
table-chance-soldier_deck = stos Żołnierza
table-chance-mechanic_deck = stos Mechanika
table-chance-corporate_objectives = cele korporacyjne
table-chance-personal_objectives = cele osobiste
table-chance-solo_objectives = cele „Solo/Koop”
table-chance-ring = pierścień
table-chance-bonus_deck = karty Bonusu
table-chance-marines_deck = stos Marines
table-chance-aliens_deck = stos Obcych
table-chance-scientists_deck = stos Naukowców
table-chance-greys_deck = stos Szaraków
table-chance-pandora_deck = stos Pandory
