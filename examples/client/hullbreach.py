"""A client of a Hullbreach server with nothing but the standard library of Python 3.9: HTTP, a WebSocket, and a table kept up
to date. docs/protocol.md describes what is said; this file was written from it.
"""

import base64
import collections
import hashlib
import http.client
import json
import os
import socket
import ssl
import struct
import time
from urllib.parse import urlsplit

PROTOCOL = 1
# A server closes a socket that says nothing for a minute.
SILENCE = 20
# A socket may say 30 things a second and 60 at once; we stay below.
A_SECOND, BURST = 25, 40


class Refused(Exception):
    """The server did not do something and says why."""

    def __init__(self, refusal):
        super().__init__(f"{refusal['code']}: {refusal['reason']}")
        self.code, self.rule, self.reason = refusal["code"], refusal.get("rule"), refusal["reason"]


class Broken(Exception):
    """The server does not keep to the protocol, or the connection is gone."""


class Server:
    """A server over HTTP, as one person."""

    def __init__(self, address):
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{address!r} is not like http://localhost:4000")
        self.secure = parts.scheme == "https"
        self.host, self.port = parts.hostname, parts.port or (443 if self.secure else 80)
        self.token = None

    def ask(self, method, path, body=None):
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.host, self.port, timeout=30)
        try:
            headers = {"accept": "application/json"}
            if self.token:
                headers["authorization"] = f"Bearer {self.token}"
            if body is not None:
                headers["content-type"] = "application/json"
            connection.request(method, f"/api/v1{path}", None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if answer.status >= 300:
            try:
                refusal = json.loads(text)["error"]
            except (ValueError, KeyError, TypeError):
                raise Broken(f"{method} {path}: {answer.status} {text[:200]!r}") from None
            raise Refused(refusal)
        return json.loads(text) if text else None

    def become_guest(self, name):
        """From now on we are somebody new. The token is the only proof of it: whoever wants to come back keeps it."""
        identity = self.ask("POST", "/people", {"name": name})
        self.token = identity["token"]
        return identity

    def open_table(self, name, game, setup, settings=None, quick=None):
        """A new table; with `quick` we sit on the first seat, bots of that name on the others, and the game begins."""
        new = {"name": name, "agreed": {"game": game, "setup": setup}, "settings": settings or {}}
        return self.ask("POST", "/tables", {**new, "quick": quick} if quick else new)["id"]

    def socket(self, table):
        return Socket(self.host, self.port, self.secure, f"/api/v1/tables/{table}/socket")


class Socket:
    """As much of RFC 6455 as a client of this server needs: text in whole or in parts, pings, and the end."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, host, port, secure, path):
        self.stream = socket.create_connection((host, port), timeout=30)
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=host)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head, _, self.buffer = self._until(b"\r\n\r\n")
        accept = base64.b64encode(hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest())
        lines = head.split(b"\r\n")
        headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines[1:])}
        if b" 101 " not in lines[0] + b" " or headers.get(b"sec-websocket-accept") != accept:
            raise Broken(f"no socket: {lines[0].decode(errors='replace')}")

    def _until(self, mark):
        while mark not in self.buffer:
            self._more()
        return self.buffer.partition(mark)

    def _more(self):
        read = self.stream.recv(65536)
        if not read:
            raise Broken("the connection was closed")
        self.buffer += read

    def _frame(self):
        """The next frame: whether it is the last of its message, what it is, and what it says."""
        while True:
            if len(self.buffer) >= 2:
                head, length = 2, self.buffer[1] & 127
                if self.buffer[1] & 128:
                    raise Broken("a server does not mask")
                if length >= 126:
                    form, head = (">H", 4) if length == 126 else (">Q", 10)
                    length = struct.unpack(form, self.buffer[2:head])[0] if len(self.buffer) >= head else None
                if length is not None and len(self.buffer) >= head + length:
                    first, said = self.buffer[0], self.buffer[head:head + length]
                    self.buffer = self.buffer[head + length:]
                    return bool(first & 128), first & 15, said
            self._more()

    def receive(self, within):
        """The next message, or None when none came in so many seconds. What came in part is kept for the next time."""
        self.stream.settimeout(max(within, 0.001))
        text = b""
        try:
            while True:
                last, kind, said = self._frame()
                if kind == self.PING:
                    self._send(self.PONG, said)
                elif kind == self.CLOSE:
                    raise Broken("the server has closed the socket")
                elif kind in (0, self.TEXT):
                    text += said
                    if last:
                        return json.loads(text)
        except (TimeoutError, socket.timeout):
            if text:
                raise Broken("a message has stopped half way") from None
            return None

    def _send(self, kind, said):
        mask = os.urandom(4)
        length = len(said)
        if length < 126:
            head = struct.pack(">BB", 128 | kind, 128 | length)
        elif length < 65536:
            head = struct.pack(">BBH", 128 | kind, 128 | 126, length)
        else:
            head = struct.pack(">BBQ", 128 | kind, 128 | 127, length)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(said))
        self.stream.settimeout(30)
        self.stream.sendall(head + mask + masked)

    def send(self, message):
        self._send(self.TEXT, json.dumps(message).encode())

    def close(self):
        """Closes at once, as a lost connection does; the server notices."""
        self.stream.close()


def patched(document, patch):
    """A document after a JSON Patch (RFC 6902). A server sends `add`, `remove` and `replace` only."""
    for operation in patch:
        path = operation["path"]
        if path == "":
            document = operation["value"]
            continue
        *parents, last = [step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:]]
        parent = document
        for step in parents:
            parent = parent[int(step)] if isinstance(parent, list) else parent[step]
        op = operation["op"]
        if isinstance(parent, list):
            if op == "add" and last == "-":
                parent.append(operation["value"])
            elif op == "add":
                parent.insert(int(last), operation["value"])
            elif op == "replace":
                parent[int(last)] = operation["value"]
            elif op == "remove":
                del parent[int(last)]
            else:
                raise Broken(f"an unknown operation: {op}")
        elif op in ("add", "replace"):
            parent[last] = operation["value"]
        elif op == "remove":
            del parent[last]
        else:
            raise Broken(f"an unknown operation: {op}")
    return document


class Seat:
    """What one seat of ours knows of the game."""

    def __init__(self):
        self.turn, self.view, self.events = 0, None, []
        self.waiting, self.pending, self.may_undo = [], None, False
        # Events that came before a table was loaded and are not at hand.
        self.missing = 0

    def follow(self, update):
        sight = update["sight"]
        if "whole" in sight:
            self.view = sight["whole"]
        elif self.view is None:
            raise Broken("a change of a view that was never sent")
        else:
            self.view = patched(self.view, sight["change"])
        start = update["from"]
        if start > len(self.events):
            self.missing += start - len(self.events)
            self.events += [None] * (start - len(self.events))
        # Later ones are taken back.
        self.events[start:] = update["events"]
        if update["turn"] < self.turn:
            raise Broken(f"turn {update['turn']} after {self.turn}")
        self.turn, self.waiting = update["turn"], update["waiting"]
        self.pending, self.may_undo = update["pending"], update["may_undo"]


class Table:
    """A table we are at: it is followed as long as messages are taken."""

    def __init__(self, server, table, follow_from=None):
        self.server, self.id = server, table
        self.info, self.mine, self.seats = None, [], collections.defaultdict(Seat)
        self.said, self.answers, self.number = [], {}, 0
        self.drops, self.dropped_at = BURST, time.monotonic()
        if follow_from is not None:
            self.seats = follow_from
        self._connect()

    def _connect(self):
        self.socket = self.server.socket(self.id)
        seen = [{"seat": seat, "events": len(it.events), "turn": it.turn} for seat, it in self.seats.items() if it.view is not None]
        self.socket.send({"type": "hello", "protocol": PROTOCOL, "token": self.server.token, "seen": seen})
        self.heard_at = self.spoke_at = time.monotonic()
        self.drops = BURST
        while self.take(30) != "welcome":
            pass

    def reconnect(self):
        """Comes back after the connection was lost, and is told what happened since."""
        self.socket.close()
        self._connect()

    def take(self, within):
        """Takes in the next message and says of which type it was; None when none came."""
        now = time.monotonic()
        if now - self.spoke_at > SILENCE:
            self._say({"type": "alive"})
        message = self.socket.receive(within)
        if message is None:
            if now - self.heard_at > 3 * SILENCE:
                raise Broken("the server is silent")
            return None
        self.heard_at = time.monotonic()
        kind = message["type"]
        if kind == "welcome":
            if message["protocol"] != PROTOCOL:
                raise Broken(f"protocol {message['protocol']}")
            self.mine, self.info = message["seats"], message["table"]
        elif kind == "table":
            self.info = message["table"]
        elif kind == "update":
            self.seats[message["seat"]].follow(message)
        elif kind in ("done", "refused", "reason", "preview"):
            self.answers[message["id"]] = message
        elif kind == "said":
            self.said.append(message)
        elif kind == "farewell":
            raise Refused(message["refusal"])
        # `alive` and `pinged` need nothing; what a later version adds is passed over.
        return kind

    def _say(self, message):
        # Faster than this we would be refused.
        now = time.monotonic()
        self.drops = min(BURST, self.drops + (now - self.dropped_at) * A_SECOND)
        self.dropped_at = now
        if self.drops < 1:
            time.sleep((1 - self.drops) / A_SECOND)
        self.drops -= 1
        self.spoke_at = time.monotonic()
        self.socket.send(message)

    def do(self, command, within=30):
        """Does something and waits until it is done; takes in whatever comes meanwhile."""
        self.number += 1
        number = self.number
        self._say({"type": "do", "id": number, "command": command})
        until = time.monotonic() + within
        while number not in self.answers:
            if time.monotonic() > until:
                raise Broken(f"no answer to {command}")
            self.take(1)
        answer = self.answers.pop(number)
        if answer["type"] == "refused":
            raise Refused(answer["refusal"])
        return answer

    @property
    def phase(self):
        return self.info["phase"]

    def leave(self):
        self.socket.close()


def commitment(seed):
    """What a server must have published before a game that came from this seed."""
    return hashlib.sha256(b"hullbreach seed 1" + bytes.fromhex(seed)).hexdigest()
