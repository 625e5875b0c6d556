### The first page.
###
### $count: how many there are (a number).

home-line = Rules exact to the letter, against computer players, on one device, or with friends over a link.
home-nemesis_facts = 1 to 5 players · a crew in which everybody has a secret
home-theseus_facts = 2 to 4 players · factions, traps and arithmetic
home-first = New here? The first chapter of a lesson takes ten minutes.
home-all_games = All your games ({ $count })
home-finished = Finished
home-promise_why = The rules explain themselves
    .text = Whatever you cannot do, the game tells you which rule forbids it, and the log names the rule behind every step.
home-promise_secret = Secrets stay secret
    .text = Your device is told only what you may know. Every deal is fixed before the first card, and can be checked after the last.
home-promise_alone = Also without a network
    .text = Solo, against computer players or several at one screen: the whole game runs in your browser.
