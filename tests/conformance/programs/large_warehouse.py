# option: --policy standard
"""Inventory: descriptors, dataclasses, enums, exceptions with notes, formatted reports."""
from __future__ import annotations

import enum
import functools
import itertools
import operator
import re
from collections import Counter, defaultdict, deque, namedtuple
from dataclasses import KW_ONLY, InitVar, asdict, astuple, dataclass, field, fields, replace
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable


class Validated:
    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        try:
            return obj.__dict__[self.slot]
        except KeyError:
            raise AttributeError(f"{owner.__name__}.{self.name} is not set") from None

    def __set__(self, obj, value):
        obj.__dict__[self.slot] = self.check(value)

    def check(self, value):
        return value


class Positive(Validated):
    def __init__(self, kind=float):
        self.kind = kind

    def check(self, value):
        value = self.kind(value)
        if value < 0:
            error = ValueError(f"{self.name} must not be negative: {value!r}")
            error.add_note("given by the caller")
            raise error
        return value


class Pattern(Validated):
    def __init__(self, pattern):
        self.pattern = re.compile(pattern)

    def check(self, value):
        if not self.pattern.fullmatch(value):
            raise ValueError(f"{self.name}: {value!r} does not match {self.pattern.pattern!r}")
        return value


class Category(enum.Enum):
    TOOL = "tool"
    FOOD = "food"
    TOY = "toy"

    @classmethod
    def _missing_(cls, value):
        if isinstance(value, str):
            for member in cls:
                if member.value.startswith(value.lower()):
                    return member
        return None

    @property
    def tax(self):
        return {self.TOOL: 0.19, self.FOOD: 0.07}.get(self, 0.16)


class Flags(enum.Flag):
    FRAGILE = enum.auto()
    HEAVY = enum.auto()
    COLD = enum.auto()
    DELICATE = FRAGILE | COLD


class Item:
    sku = Pattern(r"[A-Z]{2}-\d{3}")
    price = Positive()
    count = Positive(int)

    def __init__(self, sku, price, count, category, flags=Flags(0)):
        self.sku, self.price, self.count = sku, price, count
        self.category = Category(category)
        self.flags = flags

    def __repr__(self):
        return f"{type(self).__name__}({self.sku!r}, {self.price:.2f}, {self.count})"

    def __format__(self, spec):
        if spec == "long":
            return f"{self.sku:<8}{self.category.name:^6}{self.price:>10,.2f} x{self.count:03d}"
        return format(str(self), spec)

    @functools.cached_property
    def total(self):
        print(f"(computing {self.sku})")
        return self.price * self.count


@dataclass(order=True)
class Line:
    sort_index: float = field(init=False, repr=False)
    name: str
    amount: float = 0.0
    tags: list[str] = field(default_factory=list, compare=False)
    _: KW_ONLY
    scale: InitVar[float] = 1.0
    count: ClassVar[int] = 0

    def __post_init__(self, scale):
        self.amount *= scale
        self.sort_index = -self.amount
        type(self).count += 1


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 0

    def __add__(self, other):
        if not isinstance(other, Point):
            return NotImplemented
        return replace(self, x=self.x + other.x, y=self.y + other.y)


class Stock:
    def __init__(self, items=()):
        self._items = {}
        for item in items:
            self += item

    def __iadd__(self, item):
        if item.sku in self._items:
            raise KeyError(item.sku)
        self._items[item.sku] = item
        return self

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        yield from self._items.values()

    def __contains__(self, key):
        return key in self._items or key in self._items.values()

    def __getitem__(self, key):
        match key:
            case str():
                return self._items[key]
            case int() | slice():
                return list(self)[key]
            case Category():
                return [item for item in self if item.category is key]
            case _:
                raise TypeError(f"bad key {key!r}")

    def grouped(self):
        key = operator.attrgetter("category.name")
        return {name: list(group) for name, group in itertools.groupby(sorted(self, key=key), key)}


stock = Stock([Item("AB-123", 9.99, 10, "tool"), Item("CD-456", "2.5", "200", "fo", Flags.COLD),
               Item("EF-789", 1234.5, 1, "toy", Flags.DELICATE)])
for item in stock:
    print(f"{item:long}|{item!r:>30}|{item.flags!r}|{item.category.tax:.0%}")
print(len(stock), "AB-123" in stock, stock[-1], stock[:2], stock[Category.FOOD], stock.grouped())
print(stock[0].total, stock[0].total, vars(stock[0]))
for bad in (lambda: Item("AB123", 1, 1, "tool"), lambda: Item("AB-123", -1, 1, "tool"),
            lambda: Item("AB-123", 1, "x", "tool"), lambda: Item("AB-123", 1, 1, "car"), lambda: stock[1.5],
            lambda: stock["x"],
            lambda: Item.sku.__get__(Item.__new__(Item), Item), lambda: setattr(Point(1), "x", 2),
            lambda: Point(1) + 1, lambda: Line(), lambda: Point(1) < Point(2), lambda: Stock([stock[0], stock[0]])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error, getattr(error, "__notes__", None), type(error.__cause__).__name__,
              type(error.__context__).__name__)
lines = [Line("a", 3, scale=2), Line("b", 9, ["x"]), Line("c", 1)]
print(sorted(lines), Line.count, asdict(lines[1]), astuple(lines[0]), [f.name for f in fields(Line)], max(lines))
print(Point(1, 2) + Point(3), hash(Point(1, 2)) == hash(Point(1, 2)), {Point(1): "a"}[Point(1, 0)], Point.__slots__,
      Point.__match_args__)
print(Flags.DELICATE in Flags(7), Flags.COLD | Flags.HEAVY, ~Flags.HEAVY, list(Flags.DELICATE), Flags(0),
      bool(Flags(0)), Flags["COLD"].value)
print(Category("tool"), Category["TOY"], list(Category), Category.TOOL.name, Category("F"), repr(Category.FOOD),
      Category.__members__.keys())
counts = Counter(word for item in stock for word in item.sku)
print(counts.most_common(3), sum(counts.values()), counts - Counter("ABC-"), +Counter(a=-1, b=2))
Sale = namedtuple("Sale", "sku n at", defaults=[0])
sales = [Sale("AB-123", 2), Sale("CD-456", 5, at=3), Sale._make(["AB-123", 1, 9])]
by_sku = defaultdict(lambda: deque(maxlen=2))
for sale in sales:
    by_sku[sale.sku].append(sale._replace(n=sale.n * 10))
print(dict(by_sku), Sale._fields, sales[0]._asdict())

#> AB-123   TOOL       9.99 x010|      Item('AB-123', 9.99, 10)|<Flags: 0>|19%
#> CD-456   FOOD       2.50 x200|     Item('CD-456', 2.50, 200)|<Flags.COLD: 4>|7%
#> EF-789   TOY    1,234.50 x001|    Item('EF-789', 1234.50, 1)|<Flags.DELICATE: 5>|16%
#> 3 True Item('EF-789', 1234.50, 1) [Item('AB-123', 9.99, 10), Item('CD-456', 2.50, 200)] [Item('CD-456', 2.50, 200)] {'FOOD': [Item('CD-456', 2.50, 200)], 'TOOL': [Item('AB-123', 9.99, 10)], 'TOY': [Item('EF-789', 1234.50, 1)]}
#> (computing AB-123)
#> 99.9 99.9 {'_sku': 'AB-123', '_price': 9.99, '_count': 10, 'category': <Category.TOOL: 'tool'>, 'flags': <Flags: 0>, 'total': 99.9}
#> ValueError sku: 'AB123' does not match '[A-Z]{2}-\\d{3}' None NoneType NoneType
#> ValueError price must not be negative: -1.0 ['given by the caller'] NoneType NoneType
#> ValueError invalid literal for int() with base 10: 'x' None NoneType NoneType
#> ValueError 'car' is not a valid Category None NoneType NoneType
#> TypeError bad key 1.5 None NoneType NoneType
#> KeyError 'x' None NoneType NoneType
#> AttributeError Item.sku is not set None NoneType KeyError
#> FrozenInstanceError cannot assign to field 'x' None NoneType NoneType
#> TypeError unsupported operand type(s) for +: 'Point' and 'int' None NoneType NoneType
#> TypeError Line.__init__() missing 1 required positional argument: 'name' None NoneType NoneType
#> TypeError '<' not supported between instances of 'Point' and 'Point' None NoneType NoneType
#> KeyError 'AB-123' None NoneType NoneType
#> [Line(name='b', amount=9.0, tags=['x']), Line(name='a', amount=6, tags=[]), Line(name='c', amount=1.0, tags=[])] 3 {'sort_index': -9.0, 'name': 'b', 'amount': 9.0, 'tags': ['x']} (-6, 'a', 6, []) ['sort_index', 'name', 'amount', 'tags'] Line(name='c', amount=1.0, tags=[])
#> Point(x=4, y=2) True a ('x', 'y') ('x', 'y')
#> True Flags.HEAVY|COLD Flags.DELICATE [<Flags.FRAGILE: 1>, <Flags.COLD: 4>] Flags(0) False 4
#> Category.TOOL Category.TOY [<Category.TOOL: 'tool'>, <Category.FOOD: 'food'>, <Category.TOY: 'toy'>] TOOL Category.FOOD <Category.FOOD: 'food'> dict_keys(['TOOL', 'FOOD', 'TOY'])
#> [('-', 3), ('A', 1), ('B', 1)] 18 Counter({'-': 2, '1': 1, '2': 1, '3': 1, 'D': 1, '4': 1, '5': 1, '6': 1, 'E': 1, 'F': 1, '7': 1, '8': 1, '9': 1}) Counter({'b': 2})
#> {'AB-123': deque([Sale(sku='AB-123', n=20, at=0), Sale(sku='AB-123', n=10, at=9)], maxlen=2), 'CD-456': deque([Sale(sku='CD-456', n=50, at=3)], maxlen=2)} ('sku', 'n', 'at') {'sku': 'AB-123', 'n': 2, 'at': 0}
