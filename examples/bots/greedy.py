#!/usr/bin/env python3
"""A small bot for Theseus: it takes what it can get at once and never looks ahead.

    hullbreach bot-protocol --bot "python3 examples/bots/greedy.py"

It reads one JSON object a line and answers decisions with {"index": K}. docs/bots.md describes the protocol. Nothing but
the standard library is needed. Write anything for yourself to standard error: standard output belongs to the protocol.
"""

import json
import sys

# Rooms are numbered through the sectors in this order, four each.
SECTORS = ["corridors", "control_centre", "technical_hall", "loading_dock", "alien_nest", "laboratory", "wreck"]


def kind_of(action):
    """What an action is called, and what comes with it: "pass" or {"unit": 3}."""
    if isinstance(action, str):
        return action, None
    [(kind, value)] = action.items()
    return kind, value


def sector_of(unit):
    """The sector a unit stands in, or None."""
    place = unit["place"]
    return SECTORS[place["room"] // 4] if isinstance(place, dict) and "room" in place else None


def destination(view, unit):
    """The sector where a Move of this unit would end: as many clockwise as it has Movement Points where it stands."""
    start = sector_of(view["units"][unit])
    for place, sector in enumerate(view["sectors"]):
        if sector["sector"] == start:
            return view["sectors"][(place + sector["movement_points"]) % len(view["sectors"])]
    return None


def is_mine(view, seat, unit):
    """In alliances the seats 0 and 2 play against 1 and 3."""
    owner = view["units"][unit]["owner"]
    return owner % 2 == seat % 2 if view["mode"] == "alliances" else owner == seat


def score(message, option):
    """How much we like an option: the highest is taken, the first of equals."""
    view, seat, question = message["view"], message["seat"], message["question"]
    kind, value = kind_of(option["action"])
    if kind == "use":
        # Everything in reserve is used as soon as possible, except the Passage, which would lead us who knows where.
        return -1 if value == {"bonus": "bonus_passage"} else 100
    if question in ("move", "extra turn"):
        end = destination(view, value)
        upgraded = sum(unit["upgraded"] and unit["owner"] == seat for unit in view["units"])
        if end is None:
            return 10
        if seat in end["home_of"]:
            return 50
        return {"corridors": 20 + 15 * upgraded, "technical_hall": 30, "control_centre": 25}.get(end["sector"], 15)
    if question == "push":
        return -1 if is_mine(view, seat, value) else 1
    if question == "room":
        # Beside enemies, once we can attack them: in the same sector is near enough for this bot.
        return sum(sector_of(unit) == SECTORS[value // 4] and unit["owner"] != seat for unit in view["units"])
    if question == "spend upgrade":
        return 2 if kind == "unit" else 1
    if question == "time loop":
        return -value
    # Doing something is better than doing nothing.
    return 0 if kind == "pass" else 1


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != 1 or message["game"] != "theseus":
                sys.exit(f"this bot speaks version 1 about theseus, not {message['protocol']} about {message['game']}")
        elif message["type"] == "decision":
            best = max(message["options"], key=lambda option: score(message, option))
            print(json.dumps({"index": best["index"]}), flush=True)
        elif message["type"] == "over":
            print(f"game {message['number']}: {message['result']}", file=sys.stderr)


if __name__ == "__main__":
    main()
