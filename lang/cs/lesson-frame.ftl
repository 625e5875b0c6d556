lesson-frame-step = { $at } z { $of }
lesson-frame-minutes = { $minutes ->
    [one] asi { $minutes } minuta
    [few] asi { $minutes } minuty
    [many] asi { $minutes } minuty
   *[other] asi { $minutes } minut
}
lesson-frame-kept = Odejít můžeš kdykoli; tvůj postup si toto zařízení pamatuje.
lesson-frame-start = Začít
lesson-frame-resume = Pokračovat
lesson-frame-again = Projít znovu
lesson-frame-restart = Od začátku
lesson-frame-done = hotovo
lesson-frame-stray = Pravidla dovolují i to. Tento krok je ale o něčem jiném: zkus to, co po tobě chce text.
lesson-frame-watching = Sleduj, co se děje…
lesson-frame-show_me = Ukázat
lesson-frame-play_on = Hrát odtud dál
lesson-frame-next_chapter = Další kapitola
lesson-frame-chapters = Všechny kapitoly
lesson-frame-broken = Odtud tato kapitola nemůže pokračovat. Začni ji znovu; nic jiného se neztratí.
