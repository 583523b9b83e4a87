# Decimals, contexts and signals of guest classes that lie, and code of the guest that runs in between.
# option: --allow-import decimal --allow-import contextvars --allow-import collections
# expect-strict: contained
# expect-standard: contained
import contextvars
import decimal
from decimal import Decimal, Context, DecimalTuple


class Liar(Decimal):
    def __getattribute__(self, name):
        return lambda *a, **k: Liar("1e99")

    __class__ = int
    __index__ = __int__ = __float__ = __hash__ = __len__ = lambda self: self


class Bits(int):
    def __index__(self):
        return -(2**70)

    __int__ = __bool__ = __index__


class Text(str):
    def __len__(self):
        return 2**40

    __iter__ = __getitem__ = lambda *a: ["x"] * 3


class Digits(list):
    def __iter__(self):
        self.clear()
        return iter([])

    def __len__(self):
        return 10**6


class Mine(Context):
    def __getattribute__(self, name):
        raise ValueError("no")

    prec = rounding = property(lambda self: "nothing")


class Clears:
    def __init__(self, victim):
        self.victim = victim

    def __bool__(self):
        self.victim.clear()
        return True


class Kind(type(decimal.InvalidOperation)):
    def __call__(cls, *args):
        return 5


def signals():
    made = dict(Context().traps.copy())
    for key in made:
        made[key] = Clears(made)
    return made


liar, mine = Liar("1.5"), Mine(prec=5)
ATTEMPTS = [
    lambda: liar + 1, lambda: 1 - liar, lambda: liar.sqrt(mine), lambda: mine.add(liar, Bits(3)),
    lambda: mine.divide(1, 0),
    lambda: Decimal(Text("12")), lambda: Decimal((0, Digits([1, 2]), 3)), lambda: Decimal(Digits([0, (1,), 2])),
    lambda: Decimal((Bits(1), (Bits(3),), Bits(0))),
    lambda: Decimal(1).quantize(liar, Text("ROUND_UP")), lambda: format(liar, Text(">30")),
    lambda: Decimal(1).__format__("n", {"grouping": Text("")}),
    lambda: Decimal("1234567").__format__("n", {"grouping": "\x00\x7f\xff", "thousands_sep": "x" * 1000}),
    lambda: Decimal("1234567").__format__("n", {"grouping": "\x01", "thousands_sep": ""}),
    lambda: Context(traps=signals()), lambda: Context(flags=signals(), prec=Bits(5)),
    lambda: decimal.setcontext(mine), lambda: Decimal(1) / 3,
    lambda: decimal.localcontext(mine, prec=Bits(2)).__enter__(), lambda: round(liar, Bits(2)), lambda: hash(liar),
    lambda: int(liar), lambda: liar == Bits(7),
    lambda: DecimalTuple.__new__(DecimalTuple, *liar.as_tuple()), lambda: Decimal.from_float.__func__(str, 1.5),
    lambda: Decimal.__new__(str, 1), lambda: Decimal.__add__(5, 6),
    lambda: Context.add(Decimal(1), 2, 3), lambda: type(Context().flags).__getitem__({}, 1),
    lambda: Decimal.__reduce__(mine), lambda: type(decimal.localcontext())(),
    lambda: [variable.set(7) for variable in contextvars.copy_context()], lambda: decimal.getcontext().prec,
    lambda: contextvars.copy_context().run(decimal.getcontext).prec,
    lambda: Decimal(1) + 1, lambda: Context.__init__(Decimal(1)), lambda: mine.flags.update(signals()),
    lambda: mine.__reduce__(), lambda: decimal.setcontext(Context()),
]
for attempt in ATTEMPTS:
    try:
        attempt()
    except Exception:
        pass
decimal.InvalidOperation = decimal.DefaultContext = decimal.DecimalTuple = 7
try:
    decimal.DivisionByZero.__init__ = lambda self, *a: 1 / 0
except (TypeError, AttributeError):
    pass
for attempt in (lambda: Decimal(0) / 0, lambda: Decimal(1) / 0, lambda: Decimal(1).as_tuple(), lambda: Context(),
                lambda: Decimal("x")):
    try:
        attempt()
    except Exception:
        pass
decimal.setcontext(decimal.Context(traps=[]))
print("contained" if str(Decimal(1) / 8) == "0.125" else "ESCAPED")
