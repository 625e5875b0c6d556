### What is chosen before a game, in full sentences. Options themselves are explained beside their names, in <game>.ftl.
###
### $count: how many (a number). $of: of how many (a number). $parts: how many are partly so (a number). $what: a kind of components, such as “Event cards”.

setup-nemesis_players = Seats at the table, people and computer players together. Each brings a Character, and one more Adult into the Intruder bag. One seat is for the solo and cooperative modes.
setup-theseus_players = Seats at the table, people and computer players together. With three, the ring is shorter.
setup-no_takeover = Whoever dies is out, and looks on until the end.
setup-people = People
    .text = Whoever sits with you, here or by a link. Computer players take the other seats.
setup-people_count = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
setup-bots = { $count ->
        [one] { $count } computer player
       *[other] { $count } computer players
    }
setup-friends_free = The other seats stay free for whoever opens the link.
setup-hotseat = Everybody takes the device in turn; before each hand is shown, the others look away.

# $seat: the number of a seat, from 1.
setup-seat_name = Name at seat { $seat }

# $terms: what is agreed on now, such as “Mode: Solo”, put together with semicolons.
setup-together = Changed with it: { $terms }
setup-here = Saved on this device, also without a network.
setup-ours = No source gives these parts in full. What was missing we made up, as close to the spirit as we could, and marked it on every card:
setup-ours_part = { $what }: { $count } whole, { $parts } in part, of { $of }
setup-ours_none = Nothing in this game is made up: everything follows from its rulebooks and from public sources.
