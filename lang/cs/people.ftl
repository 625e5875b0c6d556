### Lidé a jejich zařízení, seznamy her, záležitosti hostitele a hostů.

people-title = Ty na tomto serveru
people-places = Místa
people-games = Hry
people-no_server = Žádný server tu neodpovídá. Hry na tomto zařízení běží i bez něj.

## Jméno a účet

people-known_as = Tvůj účet: { $name }
people-name_kept = Jméno je uloženo.
people-registered = Účet je tvůj. Můžeš se jím přihlásit na každém zařízení.
people-logged_in = Vítej zpátky.
people-logged_out = Odhlášeno.
people-password_hint = Alespoň osm znaků. Dobrých je několik slov za sebou.
people-guest_leaves = Hraješ jako host: po odhlášení nikdo nedokáže, že je tebou, a tvoje místa propadnou. Nejdřív si založ účet, nebo připoj jiné zařízení.
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
people-pair_warn = Host, který na tomto zařízení dosud hrál, zůstane opuštěn i se svými místy.

## Oznámení

people-push_text = Tento prohlížeč ti může říct, že na tebe čeká stůl, i když není otevřená žádná stránka.
people-push_on = Tento prohlížeč ti řekne, když na tebe čeká stůl.
people-push_end = Vypnout oznámení
people-push_impossible = Tento prohlížeč tu nelze zavolat: potřebuje adresu s https a aplikaci uloženou v zařízení.
people-undo_asked = { $table }: někdo žádá o vrácení kroku.
people-webhook_text = Pro tvoje vlastní programy: na tuto adresu přijde krátká zpráva, když na tebe čeká stůl.
people-webhook_set = Adresa bude volána.
people-webhook_gone = Už se nevolá žádná adresa.
people-webhook_end = Nevolat nic
people-webhook_secret = Každé volání je podepsáno tímto tajemstvím. Ukazuje se jen teď:

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

people-data = Tvoje data
people-data_text = Uchovává se tvoje jméno, účet, hry a to, co u stolů píšeš. Nic víc a nikdo jiný to nedostane.

## Odkazy a záznamy

people-link = Odkaz nebo kód stolu
people-link_go = Přejít
people-link_bad = Tohle k žádnému stolu nevede. Odkaz končí šestnácti písmeny a číslicemi.
people-game_delete = Smazat tuto hru ze zařízení?
    .text = Nikde jinde uložená není: smazanou hru už nikdo nevrátí.
people-game_export = Exportovat
    .text = Uloží hru do souboru, abyste si ji mohli ponechat, prohlédnout nebo dohrát jinde.
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
people-host_rule = Než hra začne, může se hostitelem stát kdokoli, kdo tu sedí, pokud je hostitel pryč už 5 minut.
people-host_become = Stát se hostitelem
people-host_from = Možné za { $time }
people-host_early = Ještě ne: hostitel tu byl před méně než 5 minutami.

## Sledování

people-watch_copy = Kopírovat odkaz ke sledování
    .text = Kdo ho otevře, jen sleduje a nezabere žádné místo.
