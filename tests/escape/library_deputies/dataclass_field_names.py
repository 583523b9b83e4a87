# Field names of a dataclass become code: only identifiers are allowed.
# option: --allow-import dataclasses
# expect-strict: contained
# expect-standard: contained
from dataclasses import dataclass, make_dataclass

ran = []


class Liar(str):
    def isidentifier(self):
        return True

    def __hash__(self):
        return hash("x")


texts = ["x=ran.append(1)", "x):\n  ran.append(1)\n def f(", "x;ran.append(1)", "", "1x", "x y", "x\n",
         "class", "None", "a.b", "x, *", "x: int", "x\u2028", "\u00b7x", Liar("x=ran.append(1), y"),
         Liar("class"), 5, None, b"x", ("x",)]
kept = 0
for text in texts:
    class Holder:
        pass

    Holder.__annotations__ = {text: int}
    try:
        made = dataclass(Holder)
        made(1)
    except TypeError:
        kept += 1
    try:
        make_dataclass("Made", [(text, int)])()
    except TypeError:
        kept += 1
print("contained" if kept == 2 * len(texts) and not ran else f"ESCAPED {kept} {ran}")
