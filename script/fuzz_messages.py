"""Messages over the WebSocket of a live game, made from the schema of what a client may send, and then spoilt."""

import json
import random
from collections import Counter

import websocket

# The answers a message may have; views and records come in between by themselves.
ANSWERS = {"ack", "refused", "preview", "said", "late"}
# What is counted in place of a kind.
SPOILT = "spoilt"
ODD = ["", "e4", "e2", "\u202e", "0", "-1", "'; --", "a" * 300, "\x00", "Ա", "90+30", "🙂", "../..", "null"]


class Maker:
    """Values that a schema describes."""

    def __init__(self, schemas, seed):
        self.schemas = schemas
        self.dice = random.Random(seed)

    def made(self, schema, depth=0):
        dice = self.dice
        if not isinstance(schema, dict) or depth > 12:
            return None
        if "$ref" in schema:
            return self.made(self.schemas[schema["$ref"].split("/")[-1]], depth + 1)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.made(dice.choice(schema[several]), depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return dice.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = dice.choice(kind)
        if kind == "object" or "properties" in schema:
            required = schema.get("required", [])
            return {
                name: self.made(inner, depth + 1)
                for name, inner in schema.get("properties", {}).items()
                if name in required or dice.random() < 0.6
            }
        if kind == "array":
            return [self.made(schema.get("items"), depth + 1) for _ in range(dice.randrange(4))]
        if kind == "integer":
            least, most = schema.get("minimum", -(2**63)), schema.get("maximum", 2**64 - 1)
            return dice.choice([least, most, max(least, min(most, dice.randrange(100)))])
        if kind == "boolean":
            return dice.random() < 0.5
        if kind == "null":
            return None
        # Mostly what is meant: nothing is learnt from names of squares that are none.
        return dice.choice(ODD) if dice.random() < 0.3 else dice.choice("abcdefgh") + dice.choice("12345678")

    def spoilt(self, value):
        """The same with something else in one place."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.7:
            name = dice.choice(list(value))
            return {**value, name: self.spoilt(value[name])}
        return dice.choice([None, True, -1, 2**70, 1.5, "x" * 2000, [], {}, [[[]]], {"do": "start"}, "\ud800"])

    def message(self, key):
        """A message, as text or as bytes, and its kind, if it is whole."""
        value = self.made({"$ref": "FromClient"})
        value["key"] = key
        how = self.dice.random()
        if how < 0.6:
            return json.dumps(value), value["type"]
        return self.damaged(value, how), SPOILT

    def damaged(self, value, how):
        """A message that nobody meant."""
        dice = self.dice
        if how < 0.8:
            return json.dumps(self.spoilt(value))
        text = json.dumps(value)
        place = dice.randrange(len(text))
        if how < 0.9:
            return text[:place] + dice.choice('{}[]",:\\9x') + text[place + dice.randrange(3):]
        if how < 0.94:
            return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
        if how < 0.97:
            return "[" * dice.randrange(1, 3000)
        # Too large for a player, not for an arbiter.
        return json.dumps({**value, "key": "k" * dice.choice([4000, 5000, 70000])})


def kinds(schemas):
    """The kinds of messages that a client may send."""
    return {one["properties"]["type"]["const"] for one in schemas["FromClient"]["oneOf"]}


def talk(address, schemas, game, casual, cookie, count, patience):
    """Sends this many messages at all kinds of seats; what was sent, what was answered, and what was not."""
    seats = casual["seats"]
    places = [("", game, cookie)] + [(f"?seat={token}", casual["id"], None) for token in seats.values() if token]
    places += [("", game, None), ("?seat=nobody", game, None)]
    sent, heard, broken = Counter(), Counter(), []
    at_once = 50
    for number in range(-(-count // at_once)):
        query, table, session = places[number % len(places)]
        maker = Maker(schemas, number)
        link = f"{address.replace('http', 'ws', 1)}/api/games/{table}/live{query}"
        try:
            heard.update(conversation(link, session, maker, sent, number, at_once, patience))
        except (OSError, websocket.WebSocketException) as error:
            broken.append(f"{link.split('?')[0]}, conversation {number}: {type(error).__name__} {error}")
    broken += [f"no message of the kind {kind} was sent" for kind in sorted(kinds(schemas) - sent.keys())]
    return sent, heard, broken


def conversation(link, session, maker, sent, number, count, patience):
    """One conversation: each message gets an answer, or the server hangs up in order and is called again."""
    heard = Counter()
    line = None
    for place in range(count):
        if line is None:
            line = websocket.create_connection(link, timeout=patience, cookie=session, suppress_origin=place % 2 == 0)
        message, kind = maker.message(f"{number}-{place}")
        sent[kind] += 1
        try:
            if isinstance(message, bytes):
                line.send_binary(message)
            else:
                line.send(message)
            answer = listen(line)
        except (ConnectionError, websocket.WebSocketConnectionClosedException):
            # Anyone who says too much at once, or has no seat, may find the line cut while still speaking.
            if len(message) < 4096 and "seat=nobody" not in link:
                raise
            answer = "closed"
        heard[answer] += 1
        if answer == "closed":
            line.shutdown()
            line = None
    if line is not None:
        line.close()
    return heard


def listen(line):
    """The kind of the next answer; `closed` when the server has hung up in order."""
    while True:
        code, words = line.recv_data()
        if code == websocket.ABNF.OPCODE_CLOSE:
            return "closed"
        kind = json.loads(words)["type"]
        if kind in ANSWERS:
            return kind
        if kind == "closed":
            return "closed"
