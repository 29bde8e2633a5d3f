"""Prints the standings of every event of a server, then changes of the first as they come: standings.py [ADDRESS]. Needs nothing but Python."""

import json
import sys
import urllib.request

address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"


def get(path):
    with urllib.request.urlopen(address + path) as answer:
        return json.load(answer)


def follow(path):
    """The server-sent events of a stream, each with its name and what it carries."""
    with urllib.request.urlopen(address + path) as stream:
        name = "message"
        for line in (line.decode().rstrip("\n") for line in stream):
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: "):
                yield name, json.loads(line.removeprefix("data: "))


events = get("/api/events")
for event in events:
    for section in event["sections"]:
        table = get(f"/api/events/{event['id']}/sections/{section['section']}/standings")
        print(f"{table['event']}, {table['section']}, after round {table['after']}")
        for row in table["rows"]:
            print(f"{row['rank']:3} {row['points']:>4}  {row['name']}")

if events:
    for name, change in follow(f"/api/events/{events[0]['id']}/stream"):
        if name != "beat":
            print(name, json.dumps(change, ensure_ascii=False)[:200], flush=True)
