# json: encoder options, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import json
d = {"b": [1, 2.5, None, True], "a": {"x": "é\n\"\\\u2028\ud83d\ude00/\x01"}, "e": {}, "l": []}
l = []
c = {}
c["c"] = c
t(lambda: json.dumps([1, 2], separators=(1, 2)))
class E(json.JSONEncoder):
    def default(self, o): return {"__t": type(o).__name__} if isinstance(o, (set, complex)) else super().default(o)
class I(int):
    def __repr__(self): return "I!"
class F(float):
    def __repr__(self): return "F!"
class S(str):
    def __str__(self): return "S!"
class L(list): pass
class D(dict): pass
from enum import IntEnum, StrEnum
class En(IntEnum): A = 1
class St(StrEnum): A = "a"
from collections import OrderedDict, namedtuple
import io
f = io.StringIO()

#> TypeError make_encoder() argument 5 must be str, not int
