### Lidé a jejich zařízení, seznamy her, záležitosti hostitele a hostů.

people-title = Tvůj profil na tomto serveru
people-places = Rozcestník
people-games = Hry
people-no_server = Žádný server tu neodpovídá. Hry na tomto zařízení běží i bez něj.

## Jméno a účet

people-known_as = Tvůj účet: { $name }
people-name_kept = Jméno je uloženo.
people-registered = Účet je tvůj. Přihlásíš se k němu na kterémkoli zařízení.
people-logged_in = Vítej zpátky.
people-logged_out = Odhlášeno.
people-password_hint = Alespoň osm znaků. Dobrých je několik slov za sebou.
people-guest_leaves = Hraješ jako host: po odhlášení už nepůjde prokázat, že jsi to ty, a tvá místa propadnou. Nejdřív si založ účet, nebo připoj jiné zařízení.
people-others = Odhlásit všechna ostatní zařízení
people-others_out = { $count ->
        [one] Odhlášeno { $count } další zařízení.
        [few] Odhlášena { $count } další zařízení.
       *[other] Odhlášeno { $count } dalších zařízení.
    }

## Jiná zařízení

people-device_text = Díky kódu hraje tvůj telefon, tablet nebo počítač jako tatáž osoba: stejná místa, stejné hry.
people-device_make = Vytvořit kód
people-device_anew = Vytvořit nový kód
people-until = Do { $time }
people-pair_title = Připojit toto zařízení
people-pair_text = Od teď hraje toto zařízení jako osoba, která kód vytvořila.
people-pair_code = Kód
people-pair_do = Připojit
people-pair_have = Mám kód pro toto zařízení
people-pair_warn = Host, který na tomto zařízení dosud hrál, tu skončí a přijde o svá místa.

## Oznámení

people-push_text = Tento prohlížeč ti může oznámit, že na tebe u stolu čekají, i když není otevřená žádná stránka.
people-push_on = Tento prohlížeč ti oznámí, když na tebe u stolu čekají.
people-push_end = Vypnout oznámení
people-push_impossible = Tento prohlížeč tu oznámení přijímat nemůže: potřebuje adresu s https a aplikaci uloženou v zařízení.
people-undo_asked = { $table }: někdo žádá o vrácení kroku.
people-webhook_text = Pro tvé vlastní programy: na tuto adresu přijde krátká zpráva, když na tebe u stolu čekají.
people-webhook_set = Na adresu budou chodit zprávy.
people-webhook_gone = Na žádnou adresu už zprávy nechodí.
people-webhook_end = Neposílat nic
people-webhook_secret = Každá zpráva je podepsaná tímto tajným klíčem. Zobrazí se jen teď:

## Způsoby

people-unwanted = Lidé, které neslyšíš a nepotkáváš
people-unwanted_none = Nikdo tu není. Ať to tak zůstane.
people-gone = někdo, kdo už tu není
people-is_mute = ztlumení
people-is_block = blokování
people-what_happened = Co se stalo?
people-at_table = Lidé u tohoto stolu
people-computer = počítačový hráč
people-covered = dál hraje počítačový hráč
people-screen_open = Otevřít společnou obrazovku

## Data

people-data = Tvé údaje
people-data_text = Uchovává se tvé jméno, účet, hry a to, co u stolů píšeš. Nic víc a nikdo jiný to nedostane.

## Odkazy a záznamy

people-link = Odkaz nebo kód stolu
people-link_go = Přejít
people-link_bad = Tohle k žádnému stolu nevede. Odkaz končí šestnácti písmeny a číslicemi.
people-game_delete = Smazat tuto hru ze zařízení?
    .text = Nikde jinde uložená není: smazanou hru už nikdo nevrátí.
people-game_export = Exportovat
    .text = Uloží hru do souboru: k uschování, prohlédnutí nebo dohrání jinde.
people-import_text = Hra exportovaná odtud nebo odjinud: přehraj si ji znovu, nebo v ní pokračuj.
people-import_file = Soubor se záznamem
people-import_here = Otevřít na tomto zařízení
people-import_there = Otevřít na serveru

## Bylo to poctivé?

people-published = Zveřejněno před první kartou:
people-seed = Semínko, sdělené na konci:
people-check = První řádek je SHA-256 textu „hullbreach seed 1“ a bajtů semínka. S exportovaným záznamem projde příkaz „hullbreach verify“ každé losování.

## Hostitel, který je pryč

people-host_gone = Hostitel není u stolu
people-host_unseen = Hostitel tu nemá místo
people-host_rule = Než hra začne, může se hostitelem stát kdokoli, kdo tu sedí, pokud je hostitel pryč už { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }.
people-host_become = Stát se hostitelem
people-host_from = Možné za { $time }
people-host_early = Ještě ne: hostitel tu byl před méně než { $minutes ->
        [one] { $minutes } minutou
        [few] { $minutes } minutami
        [many] { $minutes } minuty
       *[other] { $minutes } minutami
    }.

## Sledování

people-watch_copy = Kopírovat odkaz ke sledování
    .text = Kdo ho otevře, jen sleduje a nezabere žádné místo.
