"""Asks for the ruling on an incident in both editions, and what a fallen flag means in a position.

    python ruling.py
"""

import touchmove

INCIDENT = """
moves 1.e4 e5

0:20 White touches g1, releases g3, presses
0:25 Black claims an illegal move
"""

for edition in (2023, 2001):
    print(f"The Laws of {edition}:")
    for ruling in touchmove.judge(INCIDENT, edition=edition):
        if ruling["weighty"]:
            print(f"  {ruling['article']}: {ruling['sentence']}")

BARE_KING = "7k/7r/8/8/8/8/8/K7 b - - 0 1"
print("Black's flag falls against a bare king:", touchmove.flag_fall(BARE_KING, "black")["result"])
