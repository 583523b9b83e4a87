# option: --policy standard
"""New syntax: PEP 695 generics, type aliases, t-strings, except without parentheses, annotations, match."""
import annotationlib
from string.templatelib import Interpolation, Template
from typing import (Callable, Protocol, Self, TypeVar, assert_never, get_type_hints, overload, override,
                    runtime_checkable)

type Pair[T] = tuple[T, T]
type Tree[K: (str, int), *Ts, **P] = dict[K, Tree[K, *Ts, P]] | Callable[P, tuple[*Ts]]
type Late = list[NotYet]


class Stack[T: object = int]:
    items: list[T]
    later: Undefined | None

    def __init__(self, *items: T) -> None:
        self.items = [*items]

    def push(self, item: T, /) -> Self:
        self.items.append(item)
        return self

    def pop(self) -> T:
        return self.items.pop()

    def map[U](self, f: Callable[[T], U]) -> "Stack[U]":
        return Stack(*map(f, self.items))

    def __repr__(self):
        return f"{type(self).__name__}{tuple(self.items)}"


class Sized[T](Protocol):
    def __len__(self) -> int: ...


class IntStack(Stack[int]):
    @override
    def push(self, item, /):
        return super().push(int(item))


print(Stack[int], Stack.__type_params__, Pair[int], Pair.__value__, Tree.__type_params__, Stack(1, 2).map(str),
      IntStack().push("3").push(4.7), IntStack.__orig_bases__, Stack.push.__annotations__)
for broken in (lambda: Late.__value__, lambda: Stack.__annotations__,
               lambda: annotationlib.get_annotations(Stack, format=annotationlib.Format.FORWARDREF),
               lambda: annotationlib.get_annotations(Stack, format=annotationlib.Format.STRING),
               lambda: Stack.map.__type_params__[0].__bound__, lambda: Stack.__type_params__[0].__default__):
    try:
        print(broken())
    except NameError as e:
        print(type(e).__name__, e)


def first[T](items: list[T], default: T | None = None) -> T | None:
    return items[0] if items else default


print(first([1]), first.__type_params__, first.__annotations__, first([]))


def html(template: Template) -> str:
    parts = []
    for part in template:
        match part:
            case str():
                parts.append(part)
            case Interpolation(value, expression, conversion, spec):
                if conversion:
                    value = {"r": repr, "s": str, "a": ascii}[conversion](value)
                if isinstance(value, Template):
                    value = html(value)
                elif callable(value):
                    value = value()
                else:
                    value = format(value, spec).replace("<", "&lt;")
                parts.append(f"[{expression}:{value}]")
    return "".join(parts)


name, price = "<Bob>", 3.14159
t = t"Hello {name!r:>10}, pay {price:.2f} or {t'{price + 1:.0f}'} {(lambda: 5)} {{x}} {price=}"
print(html(t), t.strings, t.values[:2], [i.expression for i in t.interpolations], sep="\n")
print((t"a{1}" + t"b{2}").strings, type(t"").__name__, t"{name}" == t"{name}", repr(t"x{price:.1f}"))


def parse(text):
    try:
        return int(text)
    except ValueError, TypeError:
        return None
    finally:
        pass


print([parse(x) for x in ("1", "x", None, [])])


class Shape:
    __match_args__ = ("kind", "size")

    def __init__(self, kind, *size, **extra):
        self.kind, self.size, self.extra = kind, size, extra


def describe(x):
    match x:
        case None | False | True as b:
            return f"constant {b}"
        case int(n) | float(n) if n > 100:
            return f"big {n}"
        case int() | float():
            return "number"
        case "" | b"":
            return "empty text"
        case str(s) if s.isdigit():
            return f"digits {s}"
        case [] | ():
            return "empty"
        case [x] | (x, _) if x == "one":
            return "starts with one"
        case [int(a), *_, int(b)]:
            return f"ints {a}..{b}"
        case [[a, b], {"k": [c, *d]}]:
            return f"nested {a}{b}{c}{d}"
        case {"type": "point", "at": (x, y), **rest}:
            return f"point {x},{y} {rest}"
        case {1: _, -2.5: v} | {"": v}:
            return f"keys {v}"
        case Shape("circle", (r,)):
            return f"circle {r}"
        case Shape(kind="box" | "cube" as k, size=[w, *_], extra={"color": c}):
            return f"{k} {w} {c}"
        case Shape():
            return "some shape"
        case complex(real=0, imag=i):
            return f"imaginary {i}"
        case {}:
            return "mapping"
        case type():
            return "class"
        case _:
            return "other"


for x in (None, True, 5, 500.0, "", "42",
          "x", [], ["one"], ("one", 2), [1, 2, 3], [1, "x"], [[1, 2], {"k": [3, 4, 5], "z": 0}],
          {"type": "point", "at": [1, 2], "z": 3}, {1: 0, -2.5: "v"}, {"": 1}, Shape("circle", 2),
          Shape("cube", 1, 2, color="red"), Shape("x"), 3j, 1 + 3j, {}, {"a": 1}, int, {1, 2}, b"", range(3),
          bytearray(b"ab")):
    print(describe(x), end="; ")
print()
a, (b, *c), *d = 1, "xyz", 4, 5
print(a, b, c, d, [*d, *"ab"], {**{"a": 1}, "b": 2, **dict(c=3)}, (lambda *a, k=1, **kw: (a, k, kw))(*d, **{"z": 26}))
print((n := 10) + n, [y := 1, y**2],
      {k: v for k, v in zip("ab", range(2))}, [(i, j) for i in range(3) if i for j in range(i)], not (1 < 2 < 3 > 2),
      1 if [] else 2)
x = [1, 2, 3, 4, 5]
x[1:3] = "abc"
del x[::2]
x[-1:] += [9] * 2
print(x, x[::-1], 0b101 | 0o17 ^ 0xFF, 1_000_000, 1e3, 5 // -2, -5 % 3, divmod(-7, 2), 2**-1, 7 & ~2, 3 << 4,
      "a" "b" f"{1}" rf"\d{2}", b"\x41" b"B", ..., 3.0.is_integer(), 10 .bit_length())
global_count = 0


def counter():
    count = 0

    def up(by=1):
        nonlocal count
        global global_count
        count += by
        global_count += 1
        return count
    return up


c1, c2 = counter(), counter()
print(c1(), c1(5), c2(), global_count, c1.__closure__[0].cell_contents, c1.__code__.co_freevars)
for i in range(5):
    if i == 1:
        continue
    if i == 3:
        break
else:
    print("no break")
while True:
    try:
        raise KeyError(i)
    except KeyError as e:
        print(e.args, "e" in dir())
        break
    finally:
        print("finally", "e" in dir())
with open_ if False else __import__("contextlib").nullcontext(5) as (five), __import__("contextlib").nullcontext([1,
    2]) as [p, q]:
    print(five, p, q)
assert (lambda: (yield))().__name__ == "<lambda>", "generator"

#> __main__.Stack[int] (T,) Pair[int] tuple[T, T] (K, Ts, P) Stack('1', '2') IntStack(3, 4) (__main__.Stack[int],) {'item': T, 'return': typing.Self}
#> NameError name 'NotYet' is not defined
#> NameError name 'Undefined' is not defined
#> {'items': list[T], 'later': ForwardRef('Undefined | None', is_class=True, owner=<class '__main__.Stack'>)}
#> {'items': 'list[T]', 'later': 'Undefined | None'}
#> None
#> <class 'int'>
#> 1 (T,) {'items': list[T], 'default': T | None, 'return': T | None} None
#> Hello [name:   '&lt;Bob>'], pay [price:3.14] or [t'{price + 1:.0f}':[price + 1:4]] [(lambda: 5):5] {x} price=[price:3.14159]
#> ('Hello ', ', pay ', ' or ', ' ', ' {x} price=', '')
#> ('<Bob>', 3.14159)
#> ['name', 'price', "t'{price + 1:.0f}'", '(lambda: 5)', 'price']
#> ('a', 'b', '') Template False Template(strings=('x', ''), interpolations=(Interpolation(3.14159, 'price', None, '.1f'),))
#> [1, None, None, None]
#> constant None; constant True; number; big 500.0; empty text; digits 42; other; empty; starts with one; starts with one; ints 1..3; other; nested 123[4, 5]; point 1,2 {'z': 3}; keys v; keys 1; circle 2; cube 1 red; some shape; imaginary 3.0; other; mapping; mapping; class; other; empty text; ints 0..2; other; 
#> 1 x ['y', 'z'] [4, 5] [4, 5, 'a', 'b'] {'a': 1, 'b': 2, 'c': 3} ((4, 5), 1, {'z': 26})
#> 20 [1, 1] {'a': 0, 'b': 1} [(1, 0), (2, 0), (2, 1)] False 2
#> ['a', 'c', 5, 9, 9] [9, 9, 5, 'c', 'a'] 245 1000000 1000.0 -3 1 (-4, 1) 0.5 5 48 ab1\d2 b'AB' Ellipsis True 4
#> 1 6 1 3 6 ('count',)
#> (3,) True
#> finally False
#> 5 1 2
