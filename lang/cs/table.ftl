## O projektu

table-home-title = Hullbreach
table-home-line = Deskové hry pro tmu mezi hvězdami.
table-home-play_now = Hrát hned
    .text = Ihned, proti počítačovým hráčům.
table-home-play_with_friends = Hrát s přáteli
    .text = Založ stůl a pošli jim odkaz.
table-home-learn = Učit se
    .text = Hratelná lekce, vlastním tempem.
table-home-continue = Pokračovat
    .text = Tvé rozehrané hry.
table-home-watch = Sledovat
    .text = Podívej se na hru u otevřeného stolu.
table-home-rulebook = Pravidla
table-home-components = Karty a komponenty
table-home-settings = Nastavení
table-home-my_games = Moje hry
table-home-no_games = Zatím žádné hry. Na stanici je ticho.

table-note-unofficial = Neoficiální projekt fanoušků, bez zisku a bez vazby na vydavatele. Pravidla podáváme vlastními slovy; kresby a zvuky jsou naše.
table-note-reconstructed = Naše rekonstrukce
    .text = Pravidla tuto kartu neuvádějí celou. Co chybělo, je naše a je tak označeno.
table-note-provenance = Odkud to pochází

## Tlačítka

table-button-yes = Ano
table-button-no = Ne
table-button-cancel = Zrušit
table-button-confirm = Potvrdit
table-button-back = Zpět
table-button-next = Další
table-button-close = Zavřít
table-button-save = Uložit
table-button-copied = Zkopírováno
table-button-more = Více
table-button-less = Méně
table-button-retry = Zkusit znovu
table-button-search = Hledat
table-button-delete = Smazat
table-button-loading = Načítání…

## Lobby a nové stoly

table-lobby-title = Lobby
table-lobby-open_tables = Otevřené stoly
table-lobby-none = Právě není otevřený žádný stůl. Založ vlastní: možná někdo čeká ve tmě.
table-lobby-all_games = Všechny hry
table-lobby-by_link = Mám odkaz nebo kód
table-lobby-free_seats = { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
table-lobby-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
table-lobby-default_name = Stůl – { $name }
table-lobby-agreement = Na čem jsme se dohodli
table-lobby-reopened = { $count ->
        [one] Rozehraná hra: zatím padla { $count } odpověď. Pokračuje, až budou všechna místa obsazena.
        [few] Rozehraná hra: zatím padly { $count } odpovědi. Pokračuje, až budou všechna místa obsazena.
       *[other] Rozehraná hra: zatím padlo { $count } odpovědí. Pokračuje, až budou všechna místa obsazena.
    }

table-phase-gathering = Scházejí se hráči
    .text = Obsazují se místa. Nic ještě není rozdáno.
table-phase-playing = Hraje se
    .text = Hra běží.
table-phase-over = Dohráno
    .text = Hra skončila.
table-phase-abandoned = Nedohráno
    .text = Hra byla ukončena předčasně.
table-phase-frozen = Zmrazeno
    .text = U tohoto stolu se něco pokazilo. Záznam hry je v bezpečí.
table-phase-closed = Uzavřeno
    .text = Podle těchto pravidel nelze ve hře pokračovat. Záznam hry je v bezpečí.

table-setting-listed = Viditelný v lobby
    .text = Jinak stůl najdou jen ti, kdo mají odkaz.
table-setting-clock = Hodiny
    .text = Jak se měří čas.
table-setting-window = Okno pro reakce
    .text = Jak dlouho mohou ostatní zasáhnout. Trvá stejně dlouho, ať může odpovědět kdokoli.
table-setting-pace = Tempo
    .text = Jak dlouho čekají počítačoví hráči a vynucené kroky, aby lidé stačili sledovat.
table-setting-cover_after = Zastupování nepřítomných
    .text = Po jak dlouhé nepřítomnosti odpoví za dotázaného počítačový hráč. „Nikdy“ je pro hry na celé týdny.
table-setting-cover_with = Kdo zastupuje
    .text = Který počítačový hráč hraje za nepřítomné.
table-setting-spectators = Diváci
    .text = Zda smějí přihlížet ostatní.
table-setting-spectator_delay = Zpoždění pro diváky
    .text = O kolik později diváci hru vidí.
table-setting-chat = Chat
    .text = Zda lze psát volně. Hotové věty a ukazování fungují vždy.
table-setting-undo = Vracení kroků
    .text = Zda lze vůbec vracet kroky.
table-setting_value-never = nikdy
table-setting_value-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
table-setting_value-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
table-setting_value-hours = { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
table-setting_value-days = { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }

## Na čem se hráči dohodli

table-term-players = Hráči
table-term-mode = Režim
table-term-board = Herní plán
table-term-ring = Prstenec
table-term-levels = Karty
table-term-opening = Na začátek
table-term-decks = Balíčky

## Místa

table-seat-number = Místo { $seat }
table-seat-you = Ty
table-seat-host = Hostitel
table-seat-away = pryč
table-seat-cover_soon = za { $time } místo převezme { $bot }
table-seat-conceded = vzdáno
table-seat-taken = { $seat }: místo bylo během hry předáno. Teď hraje: { $name }
table-seat-taken_mark = převzato
    .text = Toto místo dostal během hry někdo jiný. Zná karty v ruce, které k němu patří.
table-seat-your_name = Tvé jméno
table-seat-name_hint = Takto tě vidí ostatní. Účet není potřeba.

table-sitter-nobody = Volné místo
table-sitter-bot = { $bot } (počítačový hráč)

table-role-player = Hráč
    .text = Sedíš u stolu.
table-role-screen = Společná obrazovka
    .text = Jedna obrazovka pro všechny v místnosti; karty zůstávají v telefonech.

## Co lze u stolu udělat

table-command-sit = Obsadit místo
    .text = Hraješ z tohoto místa.
table-command-stand = Uvolnit místo
    .text = Místo bude volné pro někoho jiného.
table-command-seat_bot = Počítačový hráč
    .text = Toto místo obsadí počítačový hráč.
table-command-agree = Změnit hru
    .text = Hra, režim a příprava, než se cokoli rozdá.
table-command-settle = Změnit stůl
    .text = Hodiny, diváci, chat a podobně.
table-command-rename = Přejmenovat
    .text = Dát stolu jiný název.
table-command-start = Zahájit hru
    .text = Od této chvíle už nelze dohodu měnit.
table-command-hand_over = Předat stůl
    .text = Hostitelem bude někdo jiný.
table-command-kick = Odebrat místo
    .text = Dokud se hráči scházejí, místo se uvolní. Později hraje dál počítačový hráč.
table-command-abandon = Ukončit hru
    .text = Hra skončí pro všechny, bez vítěze. Opravdu?
    .hint = Hra skončí pro všechny, bez vítěze.
table-command-answer = Provést
    .text = Je to tvé rozhodnutí.
table-command-act = Provést
    .text = Je to tvé rozhodnutí.
table-command-why_not = Proč ne?
    .text = Ukáže pravidlo, které to zakazuje.
table-command-claim = Něco prohlásit
    .text = Řekni, co víš. Pravda, nebo ne: po hře se to dozví všichni.
table-command-undo = Vzít zpět
    .text = Vrátí tvůj poslední krok, pokud se nic neodhalilo a neházelo se.
table-command-agree_to_undo = Souhlasit s vrácením
    .text = Souhlasit musí všichni dotázaní.
table-command-order = Trvalé pokyny
    .text = Rozhodni předem, co se stane, když můžeš zasáhnout.
table-command-concede = Vzdát se
    .text = Končíš. Hraje za tebe počítačový hráč a vyhrát už nemůžeš. Opravdu?
    .hint = Končíš; hraje za tebe počítačový hráč.
table-command-cover = Nechat hrát počítač
    .text = Hraje za tebe, dokud se na své místo nevrátíš.
table-command-take_back = Vrátit se na místo
    .text = Počítačový hráč skončí; rozhoduješ zase ty.
table-command-rematch = Další hra
    .text = Stejní lidé, nový stůl.
table-command-say = Odeslat
    .text = Přečtou si to všichni u stolu.
table-command-phrase = Hotové věty
    .text = Každý je čte ve svém jazyce.
table-command-ping = Ukázat
    .text = Ukáže všem místo na herním plánu.

table-leave-button = Odejít
    .hint = Jen přejdeš na úvodní stránku. Místo zůstává tvoje.

## Pozvání a zařízení

table-invite-title = Pozvat
table-invite-text = Kdo tento odkaz otevře, může obsadit volné místo. Dokud nejsou obsazena všechna, nic se nerozdá.
table-invite-reopened = Kdo otevře tento odkaz, může obsadit volné místo. Hra pokračuje, až budou obsazena všechna.
table-invite-copy = Kopírovat odkaz
table-invite-qr = Nebo naskenuj tento kód
table-invite-sit = Posadit se
table-invite-seat_link = Odkaz na toto místo
    .text = Funguje jednou. Dej ho jen tomu, kdo tu hraje.
table-invite-seat_link_new = Nový odkaz na toto místo
    .text = Starý odkaz a staré zařízení přestanou fungovat.

table-device-title = Hrát na jiném zařízení
    .text = Otevři tam tento odkaz nebo zadej kód. Funguje jednou, po dobu { $minutes ->
            [one] { $minutes } minuty
            [few] { $minutes } minut
           *[other] { $minutes } minut
        }.
table-device-code = Kód: { $code }
table-device-done = Toto zařízení je teď také tvé.

## Čekání a tahy

table-wait-for = Čeká se na: { $names }
table-wait-for_seats = { $count ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }.
table-wait-for_host = Jsou tu všichni. Hru zahájí hostitel.
table-wait-start = Jsou tu všichni. Můžeš začít.
table-wait-others = Rozhodují ostatní.
table-wait-bots = Táhnou počítačoví hráči.

## Rozhodování

table-decide-options = Co můžeš udělat
table-decide-none = Teď není o čem rozhodovat.
table-decide-confirm = Opravdu provést?
table-decide-irreversible = Tohle nelze vzít zpět.
table-decide-cost = Náklady
table-decide-not_allowed = Teď to nejde
table-decide-nothing_else = Není tu nic zašedlého, co by šlo vysvětlit. Na místo nebo kartu se zeptáš klepnutím.
table-decide-rule = Pravidlo { $rule }
table-decide-open_rule = Přečíst pravidlo
table-decide-window_closes = Okno se zavře za { $time }.

## Trvalé pokyny

table-orders-title = Když můžeš zasáhnout
    .text = Okno trvá stejně dlouho při každém pokynu, takže se nikdo nedozví, co máš.
table-window_order-timed = Chvíli se mě ptát
    .text = Otázka trvá, dokud je okno otevřené; pak pasuješ.
table-window_order-ask = Vždy se mě ptát
    .text = Hra čeká na tvou odpověď.
table-window_order-pass_unless_me = Pasovat, pokud nejde o mě
    .text = Otázka přijde, jen když se tě to týká.
table-window_order-pass = Vždy pasovat
    .text = Otázka nepřijde nikdy.

## Vracení a souhlas

table-undo-asked = { $name } chce vrátit krok. Souhlasíš?
table-undo-waiting = Čeká se na souhlas: { $names }
table-undo-agree = Souhlasím
table-undo-refuse = Nesouhlasím

## Hodiny

table-clock-none = Bez hodin
    .text = Každý má tolik času, kolik potřebuje.
table-clock-each = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } na každé rozhodnutí
    .text = Potom rozhodne počítačový hráč.
table-clock-bank = { $time } na celou hru
    .text = Každé rozhodnutí přidá { $increment ->
            [one] { $increment } sekundu
            [few] { $increment } sekundy
           *[other] { $increment } sekund
        }. Když čas dojde, hraje dál počítačový hráč.

## Chat, hotové věty, ukazování

table-chat-title = Chat
table-chat-empty = Zatím nikdo nic neřekl.
table-chat-write = Napsat ke stolu
table-chat-off = U tohoto stolu se mluví jen hotovými větami.
table-chat-unread = { $count ->
        [one] { $count } nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
table-chat-phrases = Hotové věty
table-chat-spectator = Diváci během hry mlčí.
table-chat-hidden = Skrytá zpráva
table-chat-deleted = Smazáno s údaji autora.

table-phrase-hello = Ahoj.
table-phrase-good_luck = Hodně štěstí.
table-phrase-yes = Ano.
table-phrase-no = Ne.
table-phrase-maybe = Možná.
table-phrase-wait = Moment.
table-phrase-thinking = Přemýšlím.
table-phrase-your_turn = Jsi na řadě.
table-phrase-back_soon = Hned jsem zpět.
table-phrase-thanks = Děkuju.
table-phrase-sorry = Promiň.
table-phrase-plan = Mám plán.
table-phrase-trust_me = Věř mi.
table-phrase-no_trust = Nevěřím ti.
table-phrase-help_me = Pomoc!
table-phrase-coming = Už jdu.
table-phrase-leave_me = Jděte beze mě.
table-phrase-hurt = Krvácím.
table-phrase-go_there = Jdi tam.
table-phrase-not_there = Tam nechoď!
table-phrase-look_out = Pozor, je přímo za tebou!
table-phrase-trap = Je to past.
table-phrase-quiet = Ticho.
table-phrase-heard = Něco slyším.
table-phrase-run = Utíkej!
table-phrase-together = Držme se pohromadě.
table-phrase-split_up = Rozdělme se.
table-phrase-my_task = Udělám to já.
table-phrase-your_task = Uděláš to ty?
table-phrase-know = Vím něco, co ty ne.
table-phrase-show = Ukaž mi to.
table-phrase-secret = To nemůžu říct.
table-phrase-mistake = To byla chyba.
table-phrase-well_done = Dobrá práce.
table-phrase-close = To bylo o vlásek.
table-phrase-doomed = Všichni tu zemřeme.
table-phrase-good_game = Dobrá hra.
table-phrase-again = Ještě jednou?

table-ping-pinged = { $name } ukazuje: { $at }
table-ping-hint = Přidrž prst na místě a ukážeš na ně.
table-ping-choose = Vyber místo, na které chceš ukázat.
table-ping-too_many = Ukazování už bylo dost.

## Prohlášení

table-claim-title = Prohlášení
table-claim-none = Nikdo ještě nic neprohlásil.
table-claim-words_only = Jen slova: lhát může každý.
table-claim-topic = O čem
table-claim-subject = Co přesně
table-claim-statement = Co říkáš

## Diváci

table-watch-title = Jen se díváš
table-watch-delay = Hru vidíš o { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } později než hráči.
table-watch-soon = První obraz je na cestě.
table-watch-no_delay = Hru vidíš tak, jak běží.
table-watch-hidden = Co je skryté, je skryté i před tebou.

## Spojení a co se mezitím stalo

table-connection-connecting = Připojování…
table-connection-reconnecting = Obnovuje se spojení…

table-digest-events = Událostí: { $count }.
table-digest-to_you = Týká se tě: { $count }.
table-digest-step = Krok za krokem
table-digest-to_now = Do přítomnosti
table-digest-since_turn = Od tvého posledního tahu
table-digest-look_back = Ohlédnutí
table-digest-important = Nejdůležitější
table-digest-all = Zobrazit vše: { $count }
table-digest-then = Plán tak, jak tehdy vypadal
table-digest-board_now = Plán tak, jak vypadá teď, po tom všem
table-digest-board_at = Plán tak, jak vypadal v kroku { $turn }

## Chyby

table-refusal-malformed = Zprávu se nepodařilo přečíst. Načti stránku znovu.
table-refusal-protocol = Tato stránka má jinou verzi než server. Načti ji znovu.
table-refusal-unknown = Nevíme, kdo jsi. Otevři stůl ze svého odkazu, nebo se přihlas.
table-refusal-forbidden = To tu nesmíš.
table-refusal-no_such_table = Takový stůl není. Možná byl smazán.
table-refusal-missing = To tu není.
table-refusal-taken = Toto jméno už někdo má.
table-refusal-seat_taken = Toto místo obsadil někdo jiný.
table-refusal-not_your_seat = To není tvé místo.
table-refusal-had_part = Hostitel a každý, kdo v této hře má nebo měl místo, nesmí obsadit jiné: viděl by cizí karty v ruce.
table-refusal-wrong_phase = V této chvíli hry to nejde.
table-refusal-not_ready = Ještě nejsou obsazena všechna místa.
table-refusal-not_asked = Nejsi na řadě.
table-refusal-stale = Hra už je dál. Podívej se znovu a rozhodni se.
table-refusal-rule = Zakazuje to pravidlo.
table-refusal-no_undo = Na vrácení je pozdě: už se házelo, dobíralo či odhalovalo, nebo už jednali jiní.
table-refusal-too_much = Příliš rychle. Chvíli počkej.
table-refusal-too_large = To je příliš dlouhé.
table-refusal-frozen = Tento stůl je zmrazený. Záznam hry zůstává.
table-refusal-unavailable = Stůl teď neodpovídá. Zkus to za chvíli.
table-refusal-too_slow = Tvé připojení nestačilo. Zkoušíme to znovu.
table-refusal-shutting_down = Server se restartuje. Hra je v bezpečí; vrať se za minutu.

table-error-page_missing = Nic tu není. Jen tma.
table-error-storage_full = Na tomto zařízení už není místo.
table-error-import = Tento soubor není hra, kterou bychom uměli přečíst.
table-error-name_empty = Napiš jméno.
table-error-login = Jméno a heslo k sobě nepatří.
table-error-login_taken = Toto jméno je obsazené.
table-error-link_used = Tento odkaz už byl použit. Požádej o nový.
table-error-unexpected = Něco se pokazilo. Z tvé hry se nic neztratilo.
table-error-unsent = Neodesláno: spojení je přerušené. Zkus to znovu, až se obnoví.
table-error-unanswered = Spojení se přerušilo dřív, než přišla odpověď. Podívej se, jestli se to stalo.

table-notice-frozen = U tohoto stolu selhal program, a proto byl stůl zastaven, aby se hra neztratila. Hlášení { $report }.
table-notice-new_rules = Hra pokračuje podle novějších pravidel (verze { $now } místo { $begun }).
table-notice-unreadable = Hra začala ve verzi pravidel { $begun }; verze { $now } v ní pokračovat neumí. Záznam hry zůstává.
table-notice-new_seed = Načtená hra pokračuje. Od odpovědi { $after } vychází náhoda z nového semínka.

## Záznam tahů

table-log-title = Záznam tahů
table-log-empty = Zatím ticho.
table-log-filter_all = Vše
table-log-filter_me = Co se mě týká
table-log-to_you = ty
table-log-newest = K nejnovějším
table-log-notebook = Zápisník
    .text = Co už víš a zda se to od té doby mohlo změnit.
table-log-touched = mohlo se změnit

## Záznam hry

table-replay-title = Záznam
table-replay-as_seat = Očima hráče: { $name }
table-replay-as_spectator = Očima diváků
table-replay-revealed = Vše odhaleno
table-replay-undecided = „?“ nic neskrývá: rozhodne se to, až když se tam někdo podívá.
table-replay-play = Přehrát
table-replay-pause = Pozastavit
table-replay-step_back = O krok zpět
table-replay-step_forward = O krok vpřed
table-replay-to_start = Na začátek
table-replay-to_end = Na konec
table-replay-speed = Rychlost ×{ $speed }
table-replay-position = Krok { $turn } z { $of }
table-replay-link = Odkaz na tuto chvíli
table-replay-export = Exportovat záznam
table-replay-import = Otevřít záznam
table-replay-fair = Rozdáno bylo poctivě
    .text = Semínko odpovídá tomu, co bylo zveřejněno před první kartou.
table-replay-unfair = Semínko nesouhlasí
    .text = Liší se od toho, co bylo zveřejněno před první kartou.
table-replay-not_yet = Záznamy se otevřou, až hra skončí.

## Konec

table-end-title = Konec hry
table-end-victory = Vítězství
table-end-defeat = Porážka
table-end-shared = Společné vítězství
table-end-nobody = Nevyhrává nikdo.
table-end-winners = Vítězové: { $names }
table-end-why = Jak k tomu došlo
table-end-by_abandoning = Hra byla předčasně ukončena.
table-end-watch_replay = Přehrát záznam
table-end-share = Kopírovat odkaz na záznam
table-end-again = Další hra
table-end-waiting_again = Další hru { $count ->
        [one] chce
        [few] chtějí
       *[other] chce
    } { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }.
table-end-new_table = K novému stolu
table-end-timeline = Průběh hry
table-end-course = od { $least } do { $most }, na konci { $now }
table-end-secrets = Co bylo skryto
table-end-each = Jak kdo dopadl
table-end-round = Kolo { $round }
table-end-step = Krok { $step }

## Jedno zařízení a hra bez sítě

table-hotseat-pass = Předej zařízení: { $name }
table-hotseat-ready = Tady { $name }. Ukaž mou stranu.
table-hotseat-look_away = Ostatní se nedívají.
table-local-saved = Uloženo v tomto zařízení
table-local-play = Hrát na tomto zařízení
table-local-update = Nová verze je připravena.
    .text = Tvá hra zůstane, jak je.
table-local-update_now = Aktualizovat
table-local-engine_loading = Stroj se probouzí…
table-local-held = Tahle hra je otevřená v jiné kartě nebo okně
    .text = Pokračovat jde jen na jednom místě. Když budeš hrát tady, tam se hra zastaví; nic se neztratí.
table-local-take = Pokračovat tady

## Oznámení

table-notify-title = Oznámení
table-notify-your_turn = { $table }: jsi na řadě.
table-notify-over = { $table }: konec hry.
table-notify-cover_soon = { $table }: brzy tě zastoupí počítačový hráč.
table-notify-allow = Povolit oznámení
table-notify-blocked = Prohlížeč oznámení této stránky blokuje.
table-notify-webhook = Adresa pro zprávu, že jsi na řadě

## Nastavení

table-settings-title = Nastavení
table-settings-language = Jazyk
table-settings-theme = Vzhled
table-settings-theme_dark = Tmavý
table-settings-theme_light = Světlý
table-settings-theme_system = Podle zařízení
table-settings-motion = Animace
table-settings-motion_full = Plné
table-settings-motion_reduced = Omezené
table-settings-motion_none = Žádné
table-settings-speed = Rychlost hry
table-settings-speed_instant = Okamžitě
table-settings-sound = Zvuk
table-settings-volume = Hlasitost
table-settings-text_size = Velikost textu
table-settings-contrast = Vysoký kontrast
table-settings-patterns = Kromě barev i tvary a písmena
table-settings-confirm = Potvrzovat nevratné kroky
table-settings-odds = Ukazovat šance a náhledy
table-settings-hints = Nápověda
table-settings-explain = Vysvětlovat každou otázku
table-settings-english_names = Ukazovat i anglické názvy
table-settings-keys = Klávesnice
table-settings-reset = Obnovit výchozí nastavení

## Lidé, způsoby, údaje

table-account-title = Ty
table-account-guest = Hraješ jako host: { $name }
table-account-login = Přihlásit se
table-account-logout = Odhlásit se
table-account-register = Založit účet
    .text = Své hry najdeš na každém zařízení.
table-account-login_name = Přihlašovací jméno
table-account-password = Heslo
table-account-export = Exportovat mé údaje
table-account-delete = Smazat mé údaje
    .text = Tvé jméno a zprávy zmizí navždy. Hry zůstanou, bez tvého jména. Opravdu?
table-account-deleted = Tvé údaje jsou smazány.
table-account-kept = Stoly, u kterých se nic neděje, se mažou po { $count ->
        [one] { $count } dni
        [few] { $count } dnech
       *[other] { $count } dnech
    }.
table-people-mute = Ztlumit
    .text = Už nevidíš, co tato osoba píše.
table-people-unmute = Zrušit ztlumení
table-people-block = Zablokovat
    .text = Tato osoba už si k tvým stolům nesedne.
table-people-unblock = Odblokovat
table-people-report = Nahlásit osobu
table-people-reported = Děkujeme. Hlášení je odesláno.
table-problem-title = Nahlásit problém
    .text = Připojí se přesný záznam hry. Napiš, co se mělo stát a co se stalo.
table-problem-sent = Děkujeme. Číslo hlášení: { $report }.

## Pravidla a komponenty

table-rules-search = Hledat v pravidlech
table-rules-hint = Slovo nebo číslo, třeba { $rule }
table-rules-found = { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
        [many] { $count } pravidla
       *[other] { $count } pravidel
    }
table-rules-none = Žádné pravidlo o tom nemluví.
table-rules-chapters = Kapitoly
table-rules-language = Každé pravidlo má číslo, které uvádí záznam i odmítnutí. Samotná pravidla jsou anglicky, našimi slovy.
table-rules-source = Zdroj: { $text }
table-rules-ruling = Naše rozhodnutí
table-rules-withdrawn = Zrušeno
table-rules-unknown = Pravidlo { $rule } neexistuje.
table-rules-open = Otevřít v pravidlech
table-components-search = Hledat karty a komponenty
table-components-none = Nic takového v krabici není.
table-components-none_ours = Žádný komponent tu není celý náš. Kde je naše jen část, uvádí to jeho karta.
table-components-copies = { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }
table-components-only_ours = Jen to, co je naše
table-components-open = Otevřít stránku
table-components-open_of = Otevřít stránku: { $name }
table-components-unknown = V krabici to není
table-components-unknown_text = Žádná karta ani komponent nemá adresu „{ $id }“. Zkus hledat podle názvu.

table-set-factions = Frakce
table-set-cards = Karty
table-set-bonus = Bonusové karty
table-set-sectors = Sektory
table-set-units = Jednotky
table-set-tokens = Žetony
table-set-characters = Postavy
table-set-basic_actions = Základní akce
table-set-actions = Akční karty
table-set-items = Předměty
table-set-recipes = Návody
table-set-rooms = Místnosti
table-set-events = Karty událostí
table-set-attacks = Karty útoků vetřelců
table-set-serious_wounds = Karty vážných poranění
table-set-contamination = Karty infekce
table-set-weaknesses = Slabiny
table-set-objectives = Úkoly
table-set-intruder_actions = Karty hráče za vetřelce
table-set-coordinates = Karty kursu
table-set-markers = Značky
table-set-dice = Kostky

table-provenance-seed = Z pravidel
table-provenance-public = Z veřejných zdrojů
table-provenance-memory = Po paměti, neověřeno
table-provenance-inferred = Plyne z toho, co je vytištěno
table-provenance-designed = Naše rekonstrukce
table-provenance-sources = Zdroje: { $text }
table-provenance-ours = Naše vlastní: { $text }
table-part-effect = účinek
table-part-name = název
table-part-kind = druh
table-part-number = číslo
table-part-count = počet kusů
table-part-level = úroveň
table-part-duplicate = vliv Duplikátu
table-part-one_use = zda zůstává
table-part-layout = uspořádání

## Názvy pro čtečky a klávesnici

table-aria-skip = Přejít k rozhodnutí
table-aria-board = Herní plán
table-aria-board_hint = Šipky: pohyb. Enter: výběr. Escape: odejít.
table-aria-leads_to = vede do: { $places }
table-aria-between = spojuje: { $one } – { $other }
table-aria-decision = Rozhodnutí
table-aria-options = Možnosti
table-aria-me = Tvá strana
table-aria-decks = Balíčky a odhozené karty
table-aria-others = Ostatní
table-aria-log = Záznam tahů
table-aria-chat = Chat
table-aria-menu = Nabídka
table-aria-menu_open = Otevřít nabídku
table-aria-zoom_in = Přiblížit
table-aria-zoom_out = Oddálit
table-aria-zoom_reset = Ukázat celý herní plán
table-aria-expand = Rozbalit
table-aria-collapse = Sbalit
table-aria-selected = vybráno
table-aria-possible = možné
table-aria-timer = Zbývá: { $time }
table-aria-keys = Nápověda ke klávesnici
table-aria-key_numbers = 1 až 9: vybrat možnost
table-aria-key_enter = Enter: provést
table-aria-key_escape = Escape: zpět
table-aria-key_undo = U: vzít zpět
table-aria-key_log = L: záznam tahů
table-aria-key_board = B: herní plán
table-aria-key_page = I: stránka o tom, na co se díváš
table-aria-key_point = P: ukázat na to, na co se díváš
table-aria-key_why = W: proč ne?
table-aria-language = Vybrat jazyk

## Odds and previews

table-command-preview = Nahlédnout dopředu
    .text = Ukáže, k čemu by volba vedla, nakolik to můžeš vědět.

table-preview-title = Když to uděláš
table-preview-odds = { $weight } z { $of }
table-preview-each = každé: { $odds }
table-preview-source = Náhoda: { $source }
table-preview-draw = Pak rozhodne náhoda: { $source }.
table-preview-hidden = Co přijde pak, záleží na něčem, co nevidíš.
table-preview-paid = Po zaplacení nákladů.
table-preview-let_pass = Pokud nikdo nezasáhne.
table-preview-you = Pak se znovu rozhoduješ ty.
table-preview-others = Pak se rozhodují jiní: { $names }.
table-preview-end = Hra končí.
table-preview-track = { $name }, { $track }: { $from } → { $to }

table-chance-noise_die = kostka hluku
table-chance-combat_die = bojová kostka
table-chance-intruder_bag = sáček na vetřelce
table-chance-intruder_tokens = žetony vetřelců
table-chance-attack_cards = karty útoků vetřelců
table-chance-event_cards = karty událostí
table-chance-serious_wounds = karty vážných poranění
table-chance-weakness_cards = karty slabin
table-chance-contamination_scan = sken karty infekce
table-chance-exploration_tokens = žetony průzkumu
table-chance-room_tiles_1 = destičky místností 1
table-chance-room_tiles_2 = destičky místností 2
table-chance-engine_1 = motor 1
table-chance-engine_2 = motor 2
table-chance-engine_3 = motor 3
table-chance-coordinates = karty kursu
table-chance-generator = místo Generátoru
table-chance-characters = postavy
table-chance-player_numbers = čísla hráčů
table-chance-intruder_cards = karty hráče za vetřelce
table-chance-red_items = červené předměty
table-chance-yellow_items = žluté předměty
table-chance-green_items = zelené předměty
table-chance-captain_deck = balíček Kapitána
table-chance-pilot_deck = balíček Pilotky
table-chance-scientist_deck = balíček Vědce
table-chance-scout_deck = balíček Průzkumnice
table-chance-soldier_deck = balíček Vojáka
table-chance-mechanic_deck = balíček Mechanika
table-chance-corporate_objectives = služební úkoly
table-chance-personal_objectives = osobní úkoly
table-chance-solo_objectives = úkoly pro kooperativní a sólový režim
table-chance-ring = prstenec
table-chance-bonus_deck = bonusové karty
table-chance-marines_deck = balíček mariňáků
table-chance-aliens_deck = balíček vetřelců
table-chance-scientists_deck = balíček vědců
table-chance-greys_deck = balíček Šedých
table-chance-pandora_deck = balíček Pandory
