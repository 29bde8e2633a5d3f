"""Fuzzes a server by its own OpenAPI document, over HTTP and over WebSocket.

As its chief arbiter for one half and as nobody for the other, with an event, a round and tables to find.
"""

import json
import re
import sys
import time
import unittest
import warnings
from collections import Counter

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import HypothesisException
from schemathesis import GenerationMode

from fuzz_messages import talk

warnings.simplefilter("ignore")
address, code, cases = sys.argv[1], sys.argv[2], int(sys.argv[3])
# A request that takes longer hangs.
PATIENCE = 60
chief = requests.Session()
nobody = requests.Session()
# A line that waits for its next request may be closed just when that is sent.
for who in (chief, nobody):
    who.headers["connection"] = "close"
began = time.monotonic()


def asked(method, path, body=None, kind="application/json"):
    data = body.encode() if isinstance(body, str) else json.dumps(body or {}).encode()
    answer = chief.request(method, address + path, data=data, headers={"content-type": kind}, timeout=PATIENCE)
    if not answer.ok:
        sys.exit(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer.json()


def act(event, key, what):
    return asked("POST", f"/api/events/{event}/acts", {"key": key, "act": what})


def set_up():
    """An event with a paired round and its tables, and a game outside it: what stands in the places of paths."""
    asked("POST", "/api/office/first", {"code": code, "name": "Chief", "password": "a long enough password"})
    founding = {"name": "Open", "place": "Gyumri", "zone": 240, "edition": 2023, "regulations": {}}
    event = asked("POST", "/api/events", {"founding": founding})["event"]
    terms = {"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": None}
    terms |= {"tie_breaks": ["BH"], "bye": "win"}
    act(event, "open", {"do": "open-section", "section": 1, "terms": terms})
    needs = {"disabilities": [], "assistant": None, "measures": []}
    empty = dict.fromkeys(["sex", "title", "rating", "federation", "fide_id", "born", "club"])
    for number in range(1, 5):
        details = {"name": f"Player {number}", "needs": needs, **empty}
        act(event, f"p{number}", {"do": "register", "player": number, "section": 1, "number": number, "details": details})
    round_one = f"/api/events/{event}/sections/1/rounds/1"
    asked("POST", f"{round_one}/pairings", "1,1,2\n2,3,4\n", "text/csv")
    game = asked("POST", f"{round_one}/tables", {"kind": "board"})["boards"][0]["game"]
    casual = {"control": "3+2", "edition": 2023, "manner": "strict", "arbiter": "present"}
    seats = asked("POST", "/api/games", casual)
    known = {"event": event, "id": game, "section": 1, "round": 1, "board": 1, "edition": "2023", "number": "3.2"}
    return known | {"page": "pairings", "code": "AAAAA-AAAAA.svg"}, seats


class Tally:
    """What was sent and answered; what must not be is kept in words."""

    def __init__(self):
        self.answers = Counter()
        self.broken = []

    def sent(self):
        return sum(self.answers.values())

    def send(self, who, case, again=True):
        request = case.as_transport_kwargs(base_url=address)
        named = f"{case.method} {case.formatted_path}"
        try:
            # Streams do not end, and some say nothing before something happens: that they begin is enough. Waiting for more would
            # take minutes, after which the server closes the idle connections of the other requests.
            with who.request(**request, stream=True, timeout=PATIENCE, allow_redirects=False) as answer:
                is_stream = "event-stream" in answer.headers.get("content-type", "")
                words = "" if is_stream else answer.text[:300]
        except requests.exceptions.InvalidHeader:
            return
        except requests.RequestException as error:
            if again and "RemoteDisconnected" in str(error):
                # The server closed an idle connection just when it was used again: a client asks once more on a new one.
                return self.send(who, case, again=False)
            self.answers["none"] += 1
            self.broken.append(f"{named}: no answer: {error}")
            return
        self.answers[answer.status_code] += 1
        if answer.status_code >= 500:
            self.broken.append(f"{named}: {answer.status_code} {words} {request.get('params')} {request.get('json')}")


def fuzz(operation, who, tally, mode, places, count, number):
    """This many cases of one operation; fewer where there are no more."""
    named = set(re.findall(r"{(\w+)}", operation.path))
    fixed = {name: value for name, value in places.items() if name in named}
    strategy = operation.as_strategy(mode, path_parameters=fixed if fixed.keys() == named and fixed else None)

    @seed(number)
    @settings(max_examples=count, deadline=None, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))
    @given(case=strategy)
    def probe(case):
        tally.send(who, case)

    try:
        probe()
    except (HypothesisException, schemathesis.errors.SchemathesisError, unittest.SkipTest):
        # Nothing can be wrong with a request that says nothing.
        return


def http(document, places):
    schema = schemathesis.openapi.from_dict(document)
    operations = [found.ok() for found in schema.get_all_operations()]
    # Leaving would end the session that fuzzes.
    operations = [one for one in operations if not one.path.endswith("/logout")]
    tally = Tally()
    number = 0
    while tally.sent() < cases:
        for operation in operations:
            number += 1
            who = [chief, nobody][number % 2]
            mode = GenerationMode.NEGATIVE if number // 2 % 3 == 2 else GenerationMode.POSITIVE
            # Mostly about what is there; sometimes about anything at all.
            there = places if number // 2 % 4 != 3 else {}
            fuzz(operation, who, tally, mode, there, max(2, cases // len(operations) // 3), number)
    return len(operations), tally


places, casual = set_up()
document = asked("GET", "/api/openapi.json")
operations, tally = http(document, places)
own = asked("GET", "/api/office/me")
if not own["who"]:
    tally.broken.append("the chief arbiter's session ended under the requests")
cookie = "; ".join(f"{name}={value}" for name, value in chief.cookies.items())
sent, spoken, unanswered = talk(address, document["components"]["schemas"], places["id"], casual, cookie, cases, PATIENCE)

metrics = nobody.get(f"{address}/metrics", timeout=PATIENCE).text
errors = int(re.search(r'touchmove_http_total\{code="5xx"\} (\d+)', metrics).group(1))
failures = tally.broken + unanswered
answered = ", ".join(f"{count} {status}" for status, count in sorted(tally.answers.items(), key=str))
print(f"{tally.sent()} requests over {operations} operations: {answered}")
print("messages sent: " + ", ".join(f"{count} {kind}" for kind, count in sorted(sent.items())))
print(f"{sum(spoken.values())} messages over WebSocket: " + ", ".join(f"{count} {kind}" for kind, count in spoken.items()))
print(f"{len(failures)} failures, {errors} errors by the server's own count, {time.monotonic() - began:.0f} s")
for line in failures[:40]:
    print("  " + line)
if failures or errors:
    sys.exit(1)
