# json: decoder hooks, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import json
from decimal import Decimal
d = json.JSONDecoder()
class Dec(json.JSONDecoder):
    def decode(self, s): return "own", super().decode(s)
import io
try: json.loads("[1,\n  2,\n  x]")
except json.JSONDecodeError as e: print(e.msg, e.pos, e.lineno, e.colno, e.doc, e, isinstance(e, ValueError), repr(e))
e = json.JSONDecodeError("msg", "ab\ncd", 4)
t(lambda: json.JSONDecodeError("m"))

#> Expecting value 11 3 3 [1,
#>   2,
#>   x] Expecting value: line 3 column 3 (char 11) True JSONDecodeError('Expecting value: line 3 column 3 (char 11)')
#> TypeError JSONDecodeError.__init__() missing 2 required positional arguments: 'doc' and 'pos'
