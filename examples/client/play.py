#!/usr/bin/env python3
"""Plays a whole game on a Hullbreach server with answers drawn at random, and watches over what it is told.

    python3 examples/client/play.py http://localhost:4000                       a duel of Theseus against a bot
    python3 examples/client/play.py http://localhost:4000 --game nemesis        on the ship, with bots
    python3 examples/client/play.py --join http://localhost:4000/t/7h2k…        at the table of somebody else

On the way the connection is lost on purpose now and then, and the view that was put together from changes is compared with one
that is sent anew. It ends with 0 when the game has come to its end and everything was as it should be.
"""

import argparse
import random
import sys
from urllib.parse import urlsplit

from hullbreach import Broken, Refused, Server, Table, commitment

SETUPS = {
    "theseus": {
        "factions": ["marines", "aliens"], "mode": "duel", "ring": "standard", "levels": 3, "opening": 1, "decks": "random",
    },
    "nemesis": {"players": 3, "mode": "semi_cooperative", "side": "basic", "takeover": False},
}
# Bots that do not make us wait, windows that close at once. Not for games with people.
SWIFT = {"pace": 0, "window": 0, "cover_after": 0}


class Counts:
    answers = compared = reconnected = previews = 0


def expect(holds, what):
    if not holds:
        raise Broken(what)


def compare(server, table, seat):
    """Looks at the table a second time: whole view, events and question must be what we have put together."""
    mine = table.seats[seat]
    second = Table(server, table.id)
    try:
        while seat not in second.seats:
            expect(second.take(10), "the game is not shown")
        fresh = second.seats[seat]
        if fresh.turn != mine.turn:
            return False
        expect(fresh.view == mine.view, f"turn {mine.turn}: the view put together from changes is not the one sent anew")
        expect(fresh.pending == mine.pending, f"turn {mine.turn}: another question is asked anew")
        expect(len(fresh.events) == len(mine.events), f"turn {mine.turn}: {len(fresh.events)} events anew, not {len(mine.events)}")
        for one, other in zip(fresh.events, mine.events):
            # The sentence may be told differently later: "Seat 3" has become "The Soldier".
            same = one is None or other is None or (one["rule"], one["event"]) == (other["rule"], other["event"])
            expect(same, f"turn {mine.turn}: {one} instead of {other}")
        return True
    finally:
        second.leave()


def sit_down(server, link):
    """Takes a seat at the table a link leads to: the one it gives, or the first that is free."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rsplit("/", 1)[-1]
    if parts.fragment.startswith("seat="):
        table = server.ask("POST", "/seat-links", {"token": parts.fragment[len("seat="):]})["table"]
    at = Table(server, table)
    if not at.mine:
        free = [seat for seat, it in enumerate(at.info["seats"]) if it["sitter"]["kind"] == "nobody"]
        expect(free, "no seat is free")
        at.do({"do": "sit", "seat": free[0]})
        # Whoever sits down hears of their seat with the game; `welcome` said before that there was none.
        at.mine = [free[0]]
    return at


def answer(table, seat, dice, counts):
    """Answers what a seat is asked, or says that it was too late."""
    asked = table.seats[seat].pending
    option = dice.randrange(len(asked["options"]))
    if dice.random() < 0.05:
        try:
            told = table.do({"do": "preview", "seat": seat, "turn": asked["turn"], "option": option})
            expect(told["preview"]["option"] == option and "course" in told["preview"], "a preview of something else")
            counts.previews += 1
        except Refused as refused:
            expect(refused.code in ("stale", "not_asked"), str(refused))
        if table.seats[seat].pending != asked:
            return
    try:
        table.do({"do": "answer", "seat": seat, "turn": asked["turn"], "option": option})
        counts.answers += 1
    except Refused as refused:
        # A window has closed, or the connection came back to a question that was answered already.
        expect(refused.code in ("stale", "not_asked", "wrong_phase"), str(refused))
    # What comes next is another update; until then there is nothing to answer.
    if table.seats[seat].pending == asked:
        table.seats[seat].pending = None


def play(server, table, dice, counts, patience):
    """Plays until the game is over."""
    idle = 0
    while table.phase in ("gathering", "playing"):
        asked = [seat for seat in table.mine if table.seats[seat].pending]
        if not asked:
            idle = 0 if table.take(1) else idle + 1
            expect(idle < patience, f"nothing has happened for {patience} seconds")
            continue
        seat = dice.choice(asked)
        # Only while nobody else can act two looks are sure to be at the same moment.
        if dice.random() < 0.1 and table.seats[seat].waiting == [seat]:
            counts.compared += compare(server, table, seat)
        if dice.random() < 0.05:
            told = len(table.seats[seat].events)
            table.reconnect()
            while table.seats[seat].pending is None and table.take(5):
                pass
            expect(len(table.seats[seat].events) >= told and table.seats[seat].missing == 0, "something is missing after a reconnect")
            counts.reconnected += 1
            continue
        answer(table, seat, dice, counts)


def see_off(server, table, counts):
    """The end of the game: it has a result, and chance was not tampered with."""
    expect(table.phase == "over", f"the table is {table.phase}")
    result = table.info["result"]
    expect(commitment(result["seed"]) == table.info["commitment"], "the seed is not the one committed to")
    for seat in table.mine:
        # Everything is told by now.
        while table.take(0.2):
            pass
        counts.compared += compare(server, table, seat)
    last = server.ask("GET", f"/tables/{table.id}/replay?frame=0&eyes=seat:{table.mine[0]}")
    expect(last["over"] and last["frames"] > counts.answers // 2, "the replay is too short")
    return result


def main():
    parser = argparse.ArgumentParser(description="Plays a game at random on a Hullbreach server.")
    parser.add_argument("server", nargs="?", default="http://localhost:4000")
    parser.add_argument("--game", choices=sorted(SETUPS), default="theseus")
    parser.add_argument("--bot", default="random", help="who sits on the other seats: random or rookie")
    parser.add_argument("--join", metavar="LINK", help="sit down at a table instead of opening one")
    parser.add_argument("--name", default="Snake")
    parser.add_argument("--seed", type=int, default=1, help="for our own answers")
    parser.add_argument("--patience", type=int, default=60, help="seconds without anything happening")
    args = parser.parse_args()
    dice, counts = random.Random(args.seed), Counts()
    try:
        server = Server(args.join or args.server)
        server.become_guest(args.name)
        if args.join:
            table = sit_down(server, args.join)
        else:
            table = Table(server, server.open_table("Random walk", args.game, SETUPS[args.game], SWIFT, args.bot))
        table.do({"do": "order", "seat": table.mine[0], "orders": {"windows": "ask"}})
        play(server, table, dice, counts, args.patience)
        result = see_off(server, table, counts)
        table.leave()
    except (Broken, Refused, OSError) as problem:
        sys.exit(f"{type(problem).__name__}: {problem}")
    print(
        f"{table.info['agreed']['game']}: {counts.answers} answers, compared {counts.compared} times, reconnected "
        f"{counts.reconnected} times, {counts.previews} previews; ending {result['ending']}, winners {result['winners']}"
    )


if __name__ == "__main__":
    main()
