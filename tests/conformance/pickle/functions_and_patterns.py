# option: --policy standard --enable files
# Methods, functions of native modules, caches, patterns, unions and signatures survive pickling.
import bisect
import functools
import heapq
import inspect
import operator
import pickle
import re
import struct
import typing
from unittest import mock


class Counter:
    __slots__ = ("total",)

    def __init__(self):
        self.total = 0

    def add(self, number=1):
        self.total += number
        return self.total

    @classmethod
    def make(cls):
        return cls()


@functools.lru_cache
def double(number):
    return 2 * number


counter = Counter()
again = pickle.loads(pickle.dumps(counter.add))
print(again(), again(3), counter.total, counter.add.__reduce__()[1][1])
for value in (Counter.make, Counter.total, str.join, str.__add__, "a".__add__, double, double.__wrapped__):
    reduced = value.__reduce__() if not inspect.isfunction(value) else value.__name__
    print(reduced if isinstance(reduced, str) else (reduced[0].__name__, reduced[1]))
print(pickle.loads(pickle.dumps("a".__add__))("b"), pickle.loads(pickle.dumps(double)) is double)
print(pickle.loads(pickle.dumps(str.join)) is str.join, pickle.loads(pickle.dumps(Counter.make))().total)
double.__qualname__ = "other"
print(double.__reduce__())

for function in (bisect.bisect_left, bisect.insort, functools.reduce, functools.cmp_to_key, heapq.heappush,
                 heapq.heapify, operator.or_, operator.getitem, struct.pack, struct.Struct, re.compile):
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        if pickle.loads(pickle.dumps(function, protocol)) is not function:
            print("another", function, protocol)
print(pickle.loads(b"\x80\x04\x8c\x09_operator\x8c\x03add\x93.")(1, 2))

for pattern in re.compile("(a)b", re.IGNORECASE), re.compile(b"x*", re.MULTILINE):
    made = pickle.loads(pickle.dumps(pattern))
    print(made == pattern, made)

for value in (int | str, typing.Optional[int], typing.Callable[[int], str], typing.Callable[..., int],
              typing.Callable[[], None], typing.Literal[1], typing.Annotated[int, 1], typing.ClassVar[int]):
    print(value, pickle.loads(pickle.dumps(value)) == value)


def greet(name: str, /, *words, loud=False) -> str:
    return name


signature = inspect.signature(greet)
print(pickle.loads(pickle.dumps(signature)) == signature, inspect.Signature, inspect.Parameter)
bound = signature.bind("a", 1, loud=True)
print(pickle.loads(pickle.dumps(bound)) == bound)
print(pickle.loads(pickle.dumps(mock.sentinel.one)) is mock.sentinel.one, mock.sentinel.one.__module__)

#> 1 4 0 add
#> ('getattr', (<class '__main__.Counter'>, 'make'))
#> ('getattr', (<class '__main__.Counter'>, 'total'))
#> ('getattr', (<class 'str'>, 'join'))
#> ('getattr', (<class 'str'>, '__add__'))
#> ('getattr', ('a', '__add__'))
#> double
#> double
#> ab True
#> True 0
#> other
#> 3
#> True re.compile('(a)b', re.IGNORECASE)
#> True re.compile(b'x*', re.MULTILINE)
#> int | str True
#> int | None True
#> typing.Callable[[int], str] True
#> typing.Callable[..., int] True
#> typing.Callable[[], NoneType] True
#> typing.Literal[1] True
#> typing.Annotated[int, 1] True
#> typing.ClassVar[int] True
#> True <class 'inspect.Signature'> <class 'inspect.Parameter'>
#> True
#> True unittest.mock
