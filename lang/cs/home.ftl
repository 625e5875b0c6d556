### První stránka.

home-line = Pravidla do posledního písmene – proti počítačovým hráčům, na jednom zařízení i s přáteli přes odkaz.
home-nemesis_facts = 1 až 5 hráčů · posádka, ve které má každý tajemství
home-theseus_facts = 2 až 4 hráči · frakce, pasti a počty
home-first = Jsi tu poprvé? První kapitola lekce trvá deset minut.
home-all_games = Všechny tvé hry ({ $count })
home-finished = Dohrané
home-promise_why = Pravidla se vysvětlují sama
    .text = Když něco nemůžeš udělat, hra ti řekne, které pravidlo to zakazuje, a záznam uvádí pravidlo u každého kroku.
home-promise_secret = Tajemství zůstávají tajemstvím
    .text = Tvé zařízení ví jen to, co smíš vědět ty. Každé rozdání je určeno ještě před první kartou a po poslední se dá ověřit.
home-promise_alone = I bez sítě
    .text = Sólo, proti počítačovým hráčům nebo více lidí u jedné obrazovky: celá hra běží v prohlížeči.
