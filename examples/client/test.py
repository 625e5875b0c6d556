#!/usr/bin/env python3
"""Starts a server of its own and plays whole games on it with the client beside this file; fails when anything is not as
docs/protocol.md says.

    python3 examples/client/test.py [PROGRAM]      target/release/hullbreach unless said otherwise
"""

import os
import pathlib
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time

from hullbreach import PROTOCOL, Broken, Refused, Server, Table, patched
from play import SETUPS, SWIFT, expect

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILT = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
START_WITHIN = 30
GAME_WITHIN = 300
END_WITHIN = 20


class Program:
    """A server in a folder of its own, on a free port."""

    def __init__(self, program, folder):
        command = [str(program), "serve", "--listen", "127.0.0.1:0", "--data", folder, "--rate-scale", "20", "--log", "warn"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        lines = queue.Queue()
        threading.Thread(target=lambda: [lines.put(line) for line in self.process.stdout], daemon=True).start()
        until = time.monotonic() + START_WITHIN
        while True:
            try:
                line = lines.get(timeout=max(0.1, until - time.monotonic()))
            except queue.Empty:
                self.end()
                raise Broken("the server did not start in time") from None
            if line.startswith("open "):
                self.address = line.split()[1]
                return

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(END_WITHIN)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise Broken("the server did not end when told to") from None
        expect(self.process.returncode == 0, f"the server ended with {self.process.returncode}")


def refused(code, doing):
    try:
        doing()
    except Refused as refusal:
        expect(refusal.code == code, f"refused with {refusal.code}, not {code}")
        return
    raise Broken(f"this should have been refused: {code}")


def patches():
    document = {"a": [1, {"b/c": "x"}], "d": None}
    changed = patched(document, [
        {"op": "replace", "path": "/a/1/b~1c", "value": "y"},
        {"op": "add", "path": "/a/-", "value": 3},
        {"op": "remove", "path": "/a/0"},
        {"op": "replace", "path": "/d", "value": {"e": []}},
    ])
    expect(changed == {"a": [{"b/c": "y"}, 3], "d": {"e": []}}, "patches")
    expect(patched([1], [{"op": "replace", "path": "", "value": {}}]) == {}, "a patch of the whole")


def first_words(address):
    """What is said wrong at the beginning is refused with the code the protocol names."""
    server = Server(address)
    refused("unknown", lambda: server.ask("GET", "/me"))
    server.token = "0" * 64
    refused("unknown", lambda: server.ask("GET", "/me"))
    server.token = None
    refused("malformed", lambda: server.ask("POST", "/people", {"name": ""}))
    identity = server.become_guest("Careful")
    expect(server.ask("GET", "/me")["person"] == identity["person"], "who one is")
    refused("no_such_table", lambda: server.ask("GET", "/tables/0000000000000000"))
    table = server.open_table("Manners", "theseus", SETUPS["theseus"], SWIFT)

    def says(*messages):
        socket = server.socket(table)
        try:
            for message in messages:
                socket.send(message)
            while True:
                heard = socket.receive(10)
                expect(heard is not None, "no farewell")
                if heard["type"] == "farewell":
                    raise Refused(heard["refusal"])
        finally:
            socket.close()

    hello = {"type": "hello", "protocol": PROTOCOL, "token": server.token}
    refused("protocol", lambda: says({**hello, "protocol": PROTOCOL + 1}))
    refused("malformed", lambda: says({"type": "alive"}))
    refused("malformed", lambda: says(hello, hello))
    refused("unknown", lambda: says({**hello, "token": "f" * 64}))

    at = Table(server, table)
    expect(at.mine == [] and at.phase == "gathering", "a new table is free")
    refused("not_ready", lambda: at.do({"do": "start"}))
    refused("malformed", lambda: at.do({"do": "dance"}))
    at.do({"do": "sit", "seat": 0})
    at.do({"do": "sit", "seat": 0})
    refused("wrong_phase", lambda: at.do({"do": "answer", "seat": 0, "turn": 1, "option": 0}))
    at.do({"do": "seat_bot", "seat": 1, "bot": "random"})
    at.do({"do": "start"})
    while not at.seats[0].pending:
        expect(at.take(10), "the game does not begin")
    asked = at.seats[0].pending
    refused("stale", lambda: at.do({"do": "answer", "seat": 0, "turn": asked["turn"] + 7, "option": 0}))
    refused("not_your_seat", lambda: at.do({"do": "answer", "seat": 1, "turn": asked["turn"], "option": 0}))
    possible = [option["action"] for option in asked["options"]]
    refused("malformed", lambda: at.do({"do": "why_not", "seat": 0, "action": possible[0]}))
    impossible = next(action for action in ({"room": room} for room in range(28)) if action not in possible)
    reason = at.do({"do": "why_not", "seat": 0, "action": impossible})
    expect(reason["type"] == "reason" and reason["refusal"]["code"] == "rule" and reason["refusal"]["rule"], "a rule that forbids it")
    refused("rule", lambda: at.do({"do": "act", "seat": 0, "turn": asked["turn"], "action": impossible}))
    at.do({"do": "say", "text": "Hello there."})
    while not at.said:
        expect(at.take(10), "what was said is not heard")
    expect(at.said[0]["text"] == "Hello there." and at.said[0]["number"] == 1, "what was said")
    at.do({"do": "concede", "seat": 0})
    while at.phase == "playing":
        expect(at.take(10), "the game does not end")
    expect(at.phase == "over" and at.info["result"]["winners"] == [1], "a duel ends when one side concedes")
    at.leave()


def walk(address, *arguments):
    command = [sys.executable, str(HERE / "play.py"), *arguments] + ([] if "--join" in arguments else [address])
    ran = subprocess.run(command, timeout=GAME_WITHIN, capture_output=True, text=True)
    expect(ran.returncode == 0, f"play.py {' '.join(arguments)}: {ran.stderr.strip()}")
    print(ran.stdout.strip())


def two_clients(address):
    """A table of ours, joined by a link; both play at random."""
    server = Server(address)
    server.become_guest("Host")
    table = server.open_table("With a friend", "theseus", SETUPS["theseus"], SWIFT)
    server.ask("POST", f"/tables/{table}/commands", {"do": "seat_bot", "seat": 0, "bot": "rookie"})
    link = server.ask("POST", f"/tables/{table}/seats/1/link")["link"]
    friend = subprocess.Popen([sys.executable, str(HERE / "play.py"), "--join", link], stdout=subprocess.PIPE, text=True)
    try:
        until = time.monotonic() + 30
        while server.ask("GET", f"/tables/{table}")["seats"][1]["sitter"]["kind"] == "nobody":
            expect(friend.poll() is None and time.monotonic() < until, "nobody sits down")
            time.sleep(0.1)
        refused("unknown", lambda: server.ask("POST", "/seat-links", {"token": link.partition("#seat=")[2]}))
        server.ask("POST", f"/tables/{table}/commands", {"do": "start"})
        told, _ = friend.communicate(timeout=GAME_WITHIN)
        expect(friend.returncode == 0, "the friend did not come to the end")
        print(told.strip())
    finally:
        if friend.poll() is None:
            friend.kill()
            friend.wait()


def main():
    program = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT / "release" / "hullbreach"
    patches()
    with tempfile.TemporaryDirectory() as folder:
        server = Program(program, folder)
        try:
            first_words(server.address)
            walk(server.address, "--game", "theseus")
            walk(server.address, "--game", "nemesis", "--seed", "2")
            two_clients(server.address)
        finally:
            server.end()


if __name__ == "__main__":
    try:
        main()
    except (Broken, Refused, OSError, subprocess.TimeoutExpired) as problem:
        sys.exit(f"{type(problem).__name__}: {problem}")
