"""Fuzzes a server by its own OpenAPI document, as its chief arbiter, with an event, a round and a table to find."""

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

address, code, cases = sys.argv[1], sys.argv[2], int(sys.argv[3])
cookies = {}


def asked(method, path, body=None, kind="application/json"):
    data = body.encode() if isinstance(body, str) else json.dumps(body or {}).encode()
    headers = {"content-type": kind, "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    request = urllib.request.Request(address + path, data if method != "GET" else None, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        for value in answer.headers.get_all("set-cookie") or []:
            name, rest = value.split("=", 1)
            cookies[name] = rest.split(";", 1)[0]
        return json.loads(answer.read() or b"null")


def act(event, key, what):
    return asked("POST", f"/api/events/{event}/acts", {"key": key, "act": what})


asked("POST", "/api/office/first", {"code": code, "name": "Chief", "password": "a long enough password"})
founding = {"name": "Open", "place": "Gyumri", "zone": 240, "edition": 2023, "regulations": {}}
event = asked("POST", "/api/events", {"founding": founding})["event"]
terms = {"name": "A", "system": "swiss", "rounds": 5, "control": "90+30", "regulations": None, "tie_breaks": ["BH"], "bye": "win"}
act(event, "open", {"do": "open-section", "section": 1, "terms": terms})
needs = {"disabilities": [], "assistant": None, "measures": []}
empty = dict.fromkeys(["sex", "title", "rating", "federation", "fide_id", "born", "club"])
for number in range(1, 5):
    details = {"name": f"Player {number}", "needs": needs, **empty}
    act(event, f"p{number}", {"do": "register", "player": number, "section": 1, "number": number, "details": details})
round_one = f"/api/events/{event}/sections/1/rounds/1"
asked("POST", f"{round_one}/pairings", "1,1,2\n2,3,4\n", "text/csv")
game = asked("POST", f"{round_one}/tables", {"kind": "board"})["boards"][0]["game"]

folder = Path(tempfile.mkdtemp())
config = folder / "schemathesis.toml"
places = {"event": event, "id": game, "section": 1, "round": 1, "board": 1, "edition": "2023"}
config.write_text("[parameters]\n" + "".join(f'"path.{name}" = {json.dumps(value)}\n' for name, value in places.items()))
# Streams do not end; leaving would end the session that fuzzes.
endless = "/live$|/watch$|/logout$|/office/sessions|/office/arbiters"
document = asked("GET", "/api/openapi.json")
routes = sum(
    1 for path, methods in document["paths"].items() for _ in methods if not re.search(endless, path)
)
command = [
    sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", f"{address}/api/openapi.json",
    "--header", "Cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items()),
    "--checks", "not_a_server_error", "--exclude-path-regex", endless, "--max-examples", str(cases // routes + 1),
    "--seed", "1", "--phases", "examples,coverage,fuzzing", "--request-timeout", "30",
]
fuzzed = subprocess.run(command, capture_output=True, text=True, timeout=1500, cwd=folder)
with urllib.request.urlopen(f"{address}/metrics") as answer:
    metrics = answer.read().decode()
numbers = dict(re.findall(r'touchmove_http_total\{code="(\dxx)"\} (\d+)', metrics))
total = sum(int(count) for count in numbers.values())
print(f"{routes} routes, {total} requests: " + ", ".join(f"{count} {code}" for code, count in sorted(numbers.items())))
if int(numbers["5xx"]) > 0 or total < cases or fuzzed.returncode != 0:
    print(fuzzed.stdout[-6000:], fuzzed.stderr[-2000:])
    sys.exit(1)
