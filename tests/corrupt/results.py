# What goes to the host lies: results, exceptions, output.
import collections, datetime, decimal, fractions, uuid, enum, dataclasses
@dataclasses.dataclass
class D:
    a: int = 1
    b: str = "text"
class E(enum.Enum): A = 1
N = collections.namedtuple("N", "x y")
makers = [lambda: [1, 2, "three"], lambda: {"a": (1, 2)}, lambda: "text" * 5, lambda: b"bytes" * 5, lambda: bytearray(9), lambda: 3 ** 99, lambda: {1, 2},
          lambda: datetime.datetime(2020, 1, 2), lambda: datetime.date(2020, 1, 2), lambda: datetime.timedelta(1), lambda: datetime.time(1), lambda: decimal.Decimal("1.5"),
          lambda: fractions.Fraction(1, 3), lambda: uuid.UUID(int=5), lambda: D(), lambda: E.A, lambda: N(1, 2), lambda: collections.deque([1]), lambda: range(9), lambda: 1j,
          lambda: ValueError("a", 1), lambda: UnicodeDecodeError("utf-8", b"abc", 1, 2, "why"), lambda: OSError(2, "x"), lambda: ExceptionGroup("g", [ValueError(1)])]
number, field, word, how = attempts(range(len(makers)), list(range(0, 60, 4)), EDGES, ["result", "raise", "print", "nested"])
x = makers[number]()
try: w4(id(x) + field, word)
except ValueError: raise SystemExit
if how == "raise": raise x if isinstance(x, Exception) else ValueError(x)
if how == "print": print(x, [x])
[x, {"x": x}] if how == "nested" else x
