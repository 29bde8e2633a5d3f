"""Plays 1. e4 in a game of the server on this machine: play_a_move.py PORT GAME SEAT. Needs nothing but Python."""

import base64
import json
import os
import socket
import struct
import sys

port, game, seat = int(sys.argv[1]), sys.argv[2], sys.argv[3]


class Line:
    """The socket of a table: text frames, sent and received."""

    def __init__(self):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/games/{game}/live?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.reader = self.socket.makefile("rb")
        status = self.reader.readline().decode()
        assert " 101 " in status, status
        while self.reader.readline() != b"\r\n":
            pass

    def send(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(b"\x81" + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def messages(self):
        while True:
            kind, length = self.reader.read(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.reader.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.reader.read(8))
            data = self.reader.read(length)
            if kind == 0x81 and data != b"beat":
                yield json.loads(data)

    def act(self, by, act):
        """Does something and waits until it is in the journal."""
        key = os.urandom(16).hex()
        self.send({"type": "act", "key": key, "seen": 0, "by": by, "act": act})
        for message in self.messages():
            if message.get("key") == key:
                assert message["type"] == "ack", message
                return


line = Line()
for side in ("white", "black"):
    line.act(side, {"do": "confirm", "act": {"do": "start"}})
line.act("white", {"do": "touch", "square": "e2"})
line.act("white", {"do": "release", "square": "e4"})
line.act("white", {"do": "press"})
