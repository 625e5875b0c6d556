## Před prvním tahem

theseus-log-sector_laid = Další v prstenci: { $sector }.
theseus-log-pandora_token_laid = { $left ->
        [yes] Žeton Pandory leží vlevo od sektoru: { $sector }.
       *[no] Žeton Pandory leží vpravo od sektoru: { $sector }.
    }
theseus-log-bonus_laid = Bonusová karta { $bonus } leží tady: { $slot }.
theseus-log-card_chosen = { $card ->
        [none] { $seat }: do balíčku jde zakrytá karta.
       *[other] { $seat }: do balíčku jde karta { $card }.
    }
theseus-log-card_taken = { $seat } – karta na začátek: { $card }.
theseus-log-top_revealed = { $seat } – navrchu balíčku: { $card }.
theseus-log-unit_placed = { $unit } se staví sem: { $room }.

## Tahy a pohyby

theseus-log-turn_begins = { $extra ->
        [yes] Tah navíc: { $seat }.
       *[no] Tah: { $seat }.
    }
theseus-log-turn_passes = { $seat }: žádná jednotka se nemůže pohnout.
theseus-log-move_begins = { $foreign ->
        [yes] { $unit } se hýbe proti své vůli, vede: { $by }. { $points ->
            [one] { $points } bod pohybu
            [few] { $points } body pohybu
           *[other] { $points } bodů pohybu
        }.
       *[no] { $unit } vyráží a má { $points ->
            [one] { $points } bod pohybu
            [few] { $points } body pohybu
           *[other] { $points } bodů pohybu
        }.
    }
theseus-log-point_added = { $unit } jde o sektor dál.
theseus-log-sector_entered = { $unit } vstupuje: { $sector }.
theseus-log-sector_leapt = { $unit } přeskakuje: { $sector }.
theseus-log-points_spent = { $unit } využívá v Časové smyčce { $points ->
        [one] { $points } bod pohybu
        [few] { $points } body pohybu
       *[other] { $points } bodů pohybu
    }: { $sector }.
theseus-log-exit_taken = { $unit } vylézá Větracím výstupem: { $sector }.
theseus-log-teleported = { $unit } se teleportuje: { $sector }.
theseus-log-arrived = { $unit } se zastavuje: { $room }.
theseus-log-appeared = { $unit } se objevuje: { $room }.
theseus-log-pushed = { $from }: { $unit } letí do vesmíru.
theseus-log-relocated = { $unit } se násilím ocitá jinde: { $sector }.

## Život, data, žetony

theseus-log-wounded = { $mode ->
        [each_against_all] { $unit } utrpí zranění. Původce: { $by }.
       *[duel] { $unit } utrpí zranění. Původce: { $by }. Zbývá bodů života: { $life }.
    }
theseus-log-life_gained = { $seat }: +1 bod života, nyní { $life }.
theseus-log-life_lost = { $seat }: −1 bod života, nyní { $life }.
theseus-log-data_gained = { $seat }: +1 bod dat, nyní { $data }.
theseus-log-token_gained = { $seat }: +1 žeton vylepšení.
theseus-log-upgrade_lost = { $seat }: −1 vylepšení.
theseus-log-unit_turned = { $upgraded ->
        [yes] { $unit } se otáčí na vylepšenou stranu.
       *[no] { $unit } se vrací na základní stranu.
    }
theseus-log-card_strengthened = Karta sílí: { $slot }. Nese { $upgrades ->
        [one] { $upgrades } žeton vylepšení
        [few] { $upgrades } žetony vylepšení
       *[other] { $upgrades } žetonů vylepšení
    }.

## Pasti a útoky

theseus-log-trap_sprung = { $unit } spouští past: { $card } ({ $slot }).
theseus-log-traps_ignored = { $unit }: žeton deaktivace umlčuje pasti v sektoru: { $sector }.
theseus-log-minor_assault = Malá zteč ({ $sector }): { $by }.
theseus-log-assault = Zteč: { $by }.
theseus-log-attack = { $attacker } útočí.
theseus-log-hidden_attack = Skrytý udeří ze tmy: { $slot }.
theseus-log-infected = { $unit } chytá Parazita. Celkem Parazitů: { $tokens }.
theseus-log-parasite_gone = { $unit } se zbavuje Parazita.
theseus-log-held = Chapač se svírá ({ $slot }). V sevření: { $unit }.
theseus-log-freed = { $unit } se dostává na svobodu.
theseus-log-vanished = { $unit } mizí z očí.
theseus-log-visible = { $unit } je zase na očích.
theseus-log-deactivation_placed = { $seat }: žeton deaktivace do sektoru: { $sector }.
theseus-log-camera_counts = Kamery ukazují { $value }: { $slot }.
theseus-log-camera_emptied = Data z Kamer se stahují: { $slot }.
theseus-log-defence_armed = Obranný systém se probouzí: { $slot }.
theseus-log-defence_fired = Obranný systém pálí: { $slot }.

## Karty

theseus-log-card_performed = { $seat } – provádí se karta: { $card } ({ $slot }).
theseus-log-card_installed = { $seat } – instaluje se karta: { $card } ({ $slot }).
theseus-log-card_discarded = Opouští hru: { $card }.
theseus-log-card_pending = Čeká: { $card } ({ $pending }).
theseus-log-instant_kept = { $seat } – do rezervy: { $card }.
theseus-log-bonus_taken = { $seat } – získaná bonusová karta: { $bonus }.
theseus-log-used = { $seat } – použito: { $what }.
theseus-log-malfunction_placed = Žeton poruchy mění místo. Nyní: { $at }.
theseus-log-taken_over = { $unit } přebírá kartu: { $slot }.
theseus-log-given_back = { $unit } pouští kartu: { $slot }.

## Konec

theseus-log-end_token_moved = { $steps ->
        [1] Žeton konce se posouvá: 3.
        [2] Žeton konce se posouvá: 2.
        [3] Žeton konce se posouvá: 1.
       *[4] Žeton konce je u konce.
    }
theseus-log-tied = Remíza: { $seats }. Každá strana má ještě jeden tah.
theseus-log-game_over = Vítězství: { $winners }. { $ending }
