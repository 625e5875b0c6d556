### Co wybiera się przed grą, pełnymi zdaniami.

setup-nemesis_players = Miejsca przy stole, ludzie i gracze komputerowi razem. Każde to jedna postać i jeden dorosły osobnik więcej w kolonii intruzów. Jedno miejsce jest dla trybu solo i kooperacji.
setup-theseus_players = Miejsca przy stole, ludzie i gracze komputerowi razem. Przy trzech pierścień jest krótszy.
setup-no_takeover = Kto ginie, odpada i do końca tylko patrzy.
setup-people = Ludzie
    .text = Kto gra z tobą, tutaj lub przez link. Pozostałe miejsca zajmują gracze komputerowi.
setup-people_count = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
setup-bots = { $count ->
        [one] { $count } gracz komputerowy
        [few] { $count } graczy komputerowych
       *[many] { $count } graczy komputerowych
    }
setup-friends_free = Pozostałe miejsca czekają na tych, którzy otworzą link.
setup-hotseat = Urządzenie przechodzi z rąk do rąk; zanim pokażą się karty, pozostali odwracają wzrok.
setup-seat_name = Imię na miejscu { $seat }
setup-together = Zmieniło się wraz z tym: { $terms }
setup-here = Zapisywane na tym urządzeniu, także bez sieci.
setup-ours = Żadne źródło nie podaje tych części w całości. To, czego brakuje, uzupełniamy sami, jak najbliżej ducha gry, z oznaczeniem na każdej karcie:
setup-ours_part = { $what }: { $count } w całości, { $parts } częściowo, z { $of }
setup-ours_none = Nic w tej grze nie jest zmyślone: wszystko wynika z instrukcji i publicznych źródeł.
