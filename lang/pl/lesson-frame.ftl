lesson-frame-step = { $at } z { $of }
lesson-frame-minutes = { $minutes ->
    [one] około { $minutes } minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}
lesson-frame-kept = Możesz wyjść w każdej chwili; to urządzenie pamięta twoje miejsce.
lesson-frame-start = Zacznij
lesson-frame-resume = Graj dalej
lesson-frame-again = Przejdź jeszcze raz
lesson-frame-restart = Od początku
lesson-frame-done = ukończony
lesson-frame-stray = Zasady pozwalają i na to. Ten krok dotyczy jednak czegoś innego: spróbuj tego, o co prosi tekst.
lesson-frame-watching = Patrz, co się dzieje…
lesson-frame-show_me = Pokaż mi
lesson-frame-play_on = Graj dalej od tego miejsca
lesson-frame-next_chapter = Następny rozdział
lesson-frame-chapters = Wszystkie rozdziały
lesson-frame-broken = Tego rozdziału nie da się stąd kontynuować. Zacznij go od nowa; nic innego nie ginie.
