### Co se volí před hrou, celými větami.

setup-nemesis_players = Místa u stolu, lidé i počítačoví hráči dohromady. Každé znamená jednu postavu a o jednoho dospělce víc v sáčku na vetřelce. S jediným místem se hraje sólový nebo kooperativní režim.
setup-theseus_players = Místa u stolu, lidé i počítačoví hráči dohromady. Ve třech je prstenec kratší.
setup-no_takeover = Kdo zemře, vypadává a do konce přihlíží.
setup-people = Lidé
    .text = Kdo sedí s tebou, tady nebo přes odkaz. Ostatní místa obsadí počítačoví hráči.
setup-people_count = { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }
setup-bots = { $count ->
        [one] { $count } počítačový hráč
        [few] { $count } počítačoví hráči
       *[other] { $count } počítačových hráčů
    }
setup-friends_free = Ostatní místa zůstanou volná pro toho, kdo otevře odkaz.
setup-hotseat = Zařízení koluje; než se ukážou karty, ostatní se odvrátí.
setup-seat_name = Jméno na místě { $seat }
setup-together = Změnilo se s tím: { $terms }
setup-here = Ukládá se v tomto zařízení, i bez sítě.
setup-ours = Tyto části neuvádí žádný zdroj celé. Co chybělo, jsme doplnili co nejblíž duchu hry a na každé kartě označili:
setup-ours_part = { $what }: zcela { $count }, zčásti { $parts }, celkem { $of }
setup-ours_none = Nic v této hře není vymyšlené: všechno plyne z pravidel a veřejných zdrojů.
