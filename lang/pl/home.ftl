### Pierwsza strona.

home-line = Zasady co do litery: przeciw graczom komputerowym, na jednym urządzeniu albo ze znajomymi przez link.
home-nemesis_facts = 1–5 graczy · załoga, w której każdy ma tajemnicę
home-theseus_facts = 2–4 graczy · frakcje, pułapki i arytmetyka
home-first = Pierwszy raz? Pierwszy rozdział lekcji trwa dziesięć minut.
home-all_games = Wszystkie twoje gry ({ $count })
home-finished = Zakończone
home-promise_why = Zasady tłumaczą się same
    .text = Gdy czegoś nie możesz zrobić, gra mówi, która zasada tego zabrania, a dziennik podaje zasadę stojącą za każdym krokiem.
home-promise_secret = Tajemnice pozostają tajemnicami
    .text = Twoje urządzenie wie tylko to, co wolno ci wiedzieć. Każde rozdanie jest ustalone przed pierwszą kartą i można je sprawdzić po ostatniej.
home-promise_alone = Także bez sieci
    .text = Solo, przeciw graczom komputerowym albo w kilka osób przy jednym ekranie: cała gra działa w przeglądarce.
