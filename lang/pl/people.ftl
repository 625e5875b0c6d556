### Ludzie i ich urządzenia, listy gier, sprawy gospodarza i gości.

people-title = Ty na tym serwerze
people-places = Miejsca
people-games = Gry
people-no_server = Żaden serwer tu nie odpowiada. Gry na tym urządzeniu działają bez niego.

## Imię i konto

people-known_as = Twoje konto: { $name }
people-name_kept = Imię zapisane.
people-registered = Konto jest twoje. Możesz zalogować się nim na każdym urządzeniu.
people-logged_in = Witaj z powrotem.
people-logged_out = Wylogowano.
people-password_hint = Co najmniej osiem znaków. Dobrze sprawdza się kilka słów z rzędu.
people-guest_leaves = Grasz jako gość: po wylogowaniu nikt nie udowodni, że jest tobą, i twoje miejsca przepadną. Najpierw załóż konto albo połącz inne urządzenie.
people-others = Wyloguj wszystkie inne urządzenia
people-others_out = { $count ->
        [one] Wylogowano { $count } inne urządzenie.
        [few] Wylogowano { $count } inne urządzenia.
       *[many] Wylogowano { $count } innych urządzeń.
    }

## Inne urządzenia

people-device_text = Kod sprawia, że twój telefon, tablet lub komputer gra jako ta sama osoba: te same miejsca, te same gry.
people-device_make = Utwórz kod
people-device_anew = Utwórz nowy kod
people-until = Do { $time }
people-pair_title = Połącz to urządzenie
people-pair_text = Od teraz to urządzenie gra jako osoba, która utworzyła kod.
people-pair_code = Kod
people-pair_do = Połącz
people-pair_have = Mam kod dla tego urządzenia
people-pair_warn = Gość, który grał dotąd na tym urządzeniu, przepada razem ze swoimi miejscami.

## Powiadomienia

people-push_text = Ta przeglądarka może cię powiadomić, że stół na ciebie czeka, nawet gdy żadna strona nie jest otwarta.
people-push_on = Ta przeglądarka powiadamia cię, gdy stół na ciebie czeka.
people-push_end = Wyłącz powiadomienia
people-push_impossible = Powiadomienia w tej przeglądarce tu nie działają: potrzebny jest adres z https i aplikacja zapisana na urządzeniu.
people-undo_asked = { $table }: ktoś prosi o cofnięcie kroku.
people-webhook_text = Dla twoich własnych programów: pod ten adres trafia krótka wiadomość, gdy stół na ciebie czeka.
people-webhook_set = Adres będzie wywoływany.
people-webhook_gone = Żaden adres nie jest już wywoływany.
people-webhook_end = Niczego nie wywołuj
people-webhook_secret = Każde wywołanie jest podpisane tym sekretem. Widać go tylko teraz:

## Obyczaje

people-unwanted = Osoby, których nie słyszysz i nie spotykasz
people-unwanted_none = Nie ma nikogo. Oby tak zostało.
people-gone = ktoś, kogo już nie ma
people-is_mute = wyciszenie
people-is_block = blokada
people-what_happened = Co się stało?
people-at_table = Osoby przy tym stole
people-computer = gracz komputerowy
people-covered = zastępuje gracz komputerowy
people-screen_open = Otwórz wspólny ekran

## Dane

people-data = Twoje dane
people-data_text = Przechowywane są: imię, konto, twoje gry i to, co piszesz przy stołach. Nic więcej; nikt inny ich nie dostaje.

## Linki i dzienniki

people-link = Link lub kod stołu
people-link_go = Przejdź
people-link_bad = To nie prowadzi do żadnego stołu. Link kończy się szesnastoma literami i cyframi.
people-game_delete = Usunąć tę grę z urządzenia?
    .text = Nigdzie indziej jej nie ma: usuniętej gry nikt nie przywróci.
people-game_export = Eksportuj
    .text = Zapisuje grę w pliku: żeby ją zachować, obejrzeć albo dokończyć gdzie indziej.
people-import_text = Gra wyeksportowana tutaj lub gdzie indziej: obejrzyj ją ponownie albo graj dalej.
people-import_file = Plik z zapisem gry
people-import_here = Otwórz na tym urządzeniu
people-import_there = Otwórz na serwerze

## Czy było uczciwie?

people-published = Opublikowane przed pierwszą kartą:
people-seed = Ziarno, podane na końcu:
people-check = Pierwszy wiersz to SHA-256 tekstu „hullbreach seed 1” i bajtów ziarna. Z wyeksportowanym zapisem gry polecenie „hullbreach verify” sprawdza każde losowanie.

## Gospodarz, którego nie ma

people-host_gone = Gospodarza nie ma przy stole
people-host_unseen = Gospodarz nie zajmuje tu miejsca
people-host_rule = Zanim gra się zacznie, każdy, kto tu siedzi, może zostać gospodarzem, jeśli gospodarza nie ma od { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }.
people-host_become = Zostań gospodarzem
people-host_from = Możliwe za { $time }
people-host_early = Jeszcze nie: gospodarz był tu mniej niż { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    } temu.

## Oglądanie

people-watch_copy = Kopiuj link do oglądania
    .text = Kto go otworzy, tylko patrzy i nie zajmuje miejsca.
