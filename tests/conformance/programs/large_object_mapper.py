# option: --policy standard
"""Metaprogramming: an ORM, plugins, proxies, context-sensitive decorators, inspection of what was made."""
import contextlib
import functools
import types
import weakref
from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence, Set
from typing import (Any, Generic, Literal, NamedTuple, Optional, TypedDict, TypeVar, Union, get_args, get_origin,
                    get_type_hints, overload)


class Column:
    order = 0

    def __init__(self, kind, *, primary=False, default=None, nullable=True):
        self.kind, self.primary, self.default, self.nullable = kind, primary, default, nullable
        Column.order += 1
        self.index = Column.order

    def __set_name__(self, owner, name):
        if name.startswith("_"):
            raise TypeError(f"bad column name {name!r} in {owner.__qualname__}")
        self.name = name

    def __get__(self, row, model):
        return self if row is None else row._values.get(self.name, self.default)

    def __set__(self, row, value):
        if value is None and not self.nullable:
            raise ValueError(f"{self.name} is required")
        if value is not None and not isinstance(value, self.kind):
            raise TypeError(f"{self.name}: {value!r} is no {self.kind.__name__}")
        row._values[self.name] = value
        row._dirty.add(self.name)

    def __delete__(self, row):
        row._values.pop(self.name, None)

    def _compare(op):
        def compare(self, other):
            return Condition(self, op, other)
        return compare

    __eq__, __ne__, __lt__, __gt__ = map(_compare, ("==", "!=", "<", ">"))
    __hash__ = object.__hash__
    del _compare


class Condition(NamedTuple):
    left: Any
    op: str
    right: Any

    def __and__(self, other):
        return Condition(self, "and", other)

    def __or__(self, other):
        return Condition(self, "or", other)

    def __invert__(self):
        return Condition(self, "not", None)

    def __call__(self, row):
        match self:
            case (Column() as c, op, value):
                mine = c.__get__(row, type(row))
                return {"==": lambda: mine == value, "!=": lambda: mine != value, "<": lambda: mine < value,
                        ">": lambda: mine > value}[op]()
            case (a, "and", b):
                return a(row) and b(row)
            case (a, "or", b):
                return a(row) or b(row)
            case (a, "not", None):
                return not a(row)

    def __str__(self):
        show = lambda x: x.name if isinstance(x, Column) else f"({x})" if isinstance(x, Condition) else repr(x)
        return f"not {show(self.left)}" if self.op == "not" else f"{show(self.left)} {self.op} {show(self.right)}"


class Namespace(dict):
    def __setitem__(self, key, value):
        if key in self and isinstance(self[key], Column):
            raise TypeError(f"column {key!r} defined twice")
        super().__setitem__(key, value)

    def __missing__(self, key):
        kinds = {"Int": int, "Str": str, "Float": float}
        if key in kinds:
            return functools.partial(Column, kinds[key])
        raise KeyError(key)


class Model(type):
    tables = weakref.WeakValueDictionary()

    @classmethod
    def __prepare__(mcs, name, bases, **kwargs):
        return Namespace()

    def __new__(mcs, name, bases, ns, *, table=None):
        cls = super().__new__(mcs, name, bases, dict(ns))
        inherited = {k: v for base in reversed(cls.__mro__) for k, v in vars(base).items() if isinstance(v, Column)}
        cls._columns = dict(sorted(inherited.items(), key=lambda kv: kv[1].index))
        cls._rows = []
        mcs.tables[table or name.lower()] = cls
        return cls

    def __init__(cls, name, bases, ns, **kwargs):
        super().__init__(name, bases, ns)

    def __len__(cls):
        return len(cls._rows)

    def __iter__(cls):
        return iter(list(cls._rows))

    def __contains__(cls, row):
        return any(row is r for r in cls._rows)

    def __repr__(cls):
        return f"<model {cls.__name__}({', '.join(cls._columns)})>"

    def where(cls, condition):
        return [row for row in cls if condition(row)]


class Base(metaclass=Model):
    def __init__(self, **values):
        self._values, self._dirty = {}, set()
        unknown = values.keys() - self._columns.keys()
        if unknown:
            raise TypeError(f"unknown columns: {', '.join(sorted(unknown))}")
        for name, column in self._columns.items():
            setattr(self, name, values.get(name, column.default))
        type(self)._rows.append(self)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self._values.items())})"

    def __getattr__(self, name):
        if name.startswith("get_") and name[4:] in self._columns:
            return lambda: getattr(self, name[4:])
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)


class User(Base, table="people"):
    id = Int(primary=True, nullable=False)
    name = Str(default="anon")
    score = Float(default=0.0)


class Admin(User):
    level = Int(default=1)


for values in ({"id": 1, "name": "ann", "score": 2.5}, {"id": 2, "score": 9.0}, {"name": "x"}, {"id": "3"},
               {"id": 4, "nope": 1}):
    try:
        print(User(**values))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
a = Admin(id=7, name="root", score=5.0, level=3)
print(User, Admin, len(User), a in Admin, a in User, a.get_level(), dict(sorted(Model.tables.items())))
query = (User.score > 1.0) & ~(User.name == "anon") | (User.id == 2)
print(query, User.where(query), a._dirty == {"id", "name", "score", "level"}, hash(User.id) is not None)
del a.name
print(a.name, a)
for bad in (lambda: a.get_nothing(), lambda: a.levle, lambda: setattr(a, "id", None),
            lambda: type("Bad", (Base,), {"_x": Column(int)}),
            lambda: exec("class Twice(Base):\n    x = Int()\n    x = 5"),
            lambda: exec("class Y(Base):\n    y = Nope()")):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e, getattr(e, "__notes__", []))


def trace(fn=None, /, *, level=0):
    if fn is None:
        return functools.partial(trace, level=level)

    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        print(" " * level + f"{fn.__qualname__}({', '.join([*map(repr, args), *(f'{k}={v!r}' for k, v in kwargs.items())])})")
        return fn(*args, **kwargs)
    wrapper.calls = 0
    return wrapper


class Service:
    @trace(level=2)
    def run(self, x: int, *, fast: bool = False) -> "list[int]":
        """Runs."""
        return [x] * (2 if fast else 1)

    @classmethod
    @trace
    def make(cls):
        return cls()

    @staticmethod
    @trace
    def helper(a, b=2, /, *c, d, **e): ...

    def __repr__(self):
        return "Service"


s = Service.make()
print(s.run(3, fast=True), Service.run.calls, Service.run.__wrapped__.__name__, Service.run.__doc__,
      get_type_hints(Service.run), s.helper(1, d=4))


class Proxy:
    __slots__ = ("_target", "_log")

    def __init__(self, target):
        object.__setattr__(self, "_target", target)
        object.__setattr__(self, "_log", [])

    def __getattribute__(self, name):
        if name in ("_target", "_log"):
            return object.__getattribute__(self, name)
        self._log.append(name)
        return getattr(self._target, name)

    def __setattr__(self, name, value):
        self._log.append(name + "=")
        setattr(self._target, name, value)

    def __getitem__(self, key):
        return self._target[key]

    def __len__(self):
        return len(self._target)


p = Proxy([3, 1, 2])
p.sort()
print(p.index(3), p[0], len(p), p._log, p.__class__, type(p).__name__, isinstance(p, list))


class Frozen(Mapping):
    def __init__(self, *args, **kwargs):
        self._d = dict(*args, **kwargs)

    def __getitem__(self, key):
        return self._d[key]

    def __iter__(self):
        return iter(self._d)

    def __len__(self):
        return len(self._d)

    def __hash__(self):
        return hash(frozenset(self.items()))


f = Frozen(a=1, b=2)
print(dict(f), "a" in f, f.get("z", 0), f == {"a": 1, "b": 2}, list(f.items()), f.keys() & {"a"},
      isinstance(f, Mapping), {f: 1}[Frozen(b=2, a=1)], {**f})
T = TypeVar("T", bound="Comparable")


class Box(Generic[T]):
    def __class_getitem__(cls, item):
        return super().__class_getitem__(item)


class Movie(TypedDict, total=False):
    title: str
    year: int


print(Box[int], get_origin(dict[str, int]), get_args(Union[int, Optional[str]]), Movie(title="x"),
      Movie.__optional_keys__ == {"title", "year"}, list[int] | None, Literal["a", 1], Callable[[int], str],
      isinstance([], Iterable), isinstance((), Sequence), issubclass(set, Set))
Dyn = types.new_class("Dyn", (Base,), {"table": "d"}, lambda ns: ns.update(k=Column(int, default=9)))
print(Dyn().k, Dyn, types.SimpleNamespace(a=1, b=[2]),
      types.MappingProxyType({"x": 1}), (lambda: 0).__code__.co_name, (lambda a, *b, c=1: 0).__kwdefaults__)

#> User(id=1, name='ann', score=2.5)
#> User(id=2, name='anon', score=9.0)
#> ValueError id is required
#> TypeError id: '3' is no int
#> TypeError unknown columns: nope
#> <model User(id, name, score)> <model Admin(id, name, score, level)> 2 True False 3 {'admin': <model Admin(id, name, score, level)>, 'base': <model Base()>, 'people': <model User(id, name, score)>}
#> ((score > 1.0) and (not (name == 'anon'))) or (id == 2) [User(id=1, name='ann', score=2.5), User(id=2, name='anon', score=9.0)] True True
#> anon Admin(id=7, score=5.0, level=3)
#> AttributeError 'Admin' object has no attribute 'get_nothing' []
#> AttributeError 'Admin' object has no attribute 'levle' []
#> ValueError id is required []
#> TypeError bad column name '_x' in Bad ["Error calling __set_name__ on 'Column' instance '_x' in 'Bad'"]
#> TypeError column 'x' defined twice []
#> NameError name 'Nope' is not defined []
#> Service.make(<class '__main__.Service'>)
#>   Service.run(Service, 3, fast=True)
#> Service.helper(1, d=4)
#> [3, 3] 1 run Runs. {'x': <class 'int'>, 'fast': <class 'bool'>, 'return': list[int]} None
#> 2 1 3 ['sort', 'index', '__class__', '__class__'] <class 'list'> Proxy True
#> {'a': 1, 'b': 2} True 0 True [('a', 1), ('b', 2)] {'a'} True 1 {'a': 1, 'b': 2}
#> __main__.Box[int] <class 'dict'> (<class 'int'>, <class 'str'>, <class 'NoneType'>) {'title': 'x'} True list[int] | None typing.Literal['a', 1] collections.abc.Callable[[int], str] True True True
#> 9 <model Dyn(k)> namespace(a=1, b=[2]) {'x': 1} <lambda> {'c': 1}
