# option: --policy standard
# Calls that leave out parameters: defaults of every number, changed defaults, errors, deep calls.


def outcome(function, *arguments, **named):
    try: return function(*arguments, **named)
    except Exception as error: return f"{type(error).__name__}: {error}"


def none(): return "none"
def one(a=1): return a
def two(a, b=2): return a, b
def three(a, b=[], c=None): b.append(a); return a, len(b), c
def starred(a, b=2, *rest): return a, b, rest
def keyed(a, b=2, *, c=3): return a, b, c
def both(a=1, b=2, **named): return a, b, named
def only(a, /, b=5): return a, b
def temporaries(a, b=2):
    x = y = z = None
    c = [a, b, x, y, z]
    d = c + c
    return d, locals().keys() == {"a", "b", "x", "y", "z", "c", "d"}


print(none(), one(), one(5), two(1), two(1, 3), two(1, b=4), three(1))
print(three(2), three(3, [9]), three(4, [1], 5), only(1), only(1, 2))
print(starred(1), starred(1, 3, 4), keyed(1), keyed(1, 5), keyed(1, c=6), both(), both(7))
print(both(c=8), temporaries(1), temporaries(1, 3))
for call in (lambda: two(), lambda: two(1, 2, 3), lambda: one(1, 2), lambda: three(),
             lambda: only(), lambda: only(a=1), lambda: none(1)):
    print(outcome(call))


class C:
    def method(self, a, b="b", c="c"): return a, b, c
    def __init__(self, x=1, y=2): self.x, self.y = x, y
    def __call__(self, a, b=7): return a, b
    @classmethod
    def of(cls, a=1, b=2): return cls.__name__, a, b
    @staticmethod
    def static(a, b=3): return a, b


c = C(5)
print(c.x, c.y, c.method(1), c.method(1, 2), c.method(1, 2, 3), C.method(c, 1), c(1))
print(c(1, 2), C.of(), C.of(9), c.static(1), C.static(1, 2))
print(outcome(lambda: c.method()), outcome(lambda: c.method(1, 2, 3, 4)), outcome(lambda: C.method()), C().x)
print(C(1, 9).y)
bound = c.method
print(bound(4), bound(4, 5), (lambda a, b=2: (a, b))(1), [f() for f in [lambda i=i: i for i in range(3)]])

two.__defaults__ = ("changed",)
print(two(1))
two.__defaults__ = ("first", "second")
print(two(), two(1))
two.__defaults__ = None
print(outcome(lambda: two(1)))
two.__defaults__ = ("one", "two", "three")
print(outcome(lambda: two()), outcome(lambda: two(1)), outcome(lambda: two(1, 2)))


def deep(n, low=0): return low if n == 0 else deep(n - 1) + 1


print(deep(500))
def endless(n, step=1): return endless(n + step)
try: endless(0)
except RecursionError as error: print(type(error).__name__)


def generator(a, b=2): yield from (a, b)
async def coroutine(a, b=2): return a, b


print(list(generator(1)), list(generator(1, 5)))
try: coroutine(1).send(None)
except StopIteration as stop: print(stop.value)
def nested(a, b=1):
    def inner(c, d=4): return a, b, c, d
    return inner
print(nested(1)(3), nested(1, 2)(3, 5))
kept = [[i] for i in range(3)]
def late(a, b=kept): return [junk for junk in ([0] * 50 for _ in range(200))] and b
print(late(1) is kept, late(1, 2))

#> none 1 5 (1, 2) (1, 3) (1, 4) (1, 1, None)
#> (2, 2, None) (3, 2, None) (4, 2, 5) (1, 5) (1, 2)
#> (1, 2, ()) (1, 3, (4,)) (1, 2, 3) (1, 5, 3) (1, 2, 6) (1, 2, {}) (7, 2, {})
#> (1, 2, {'c': 8}) ([1, 2, None, None, None, 1, 2, None, None, None], True) ([1, 3, None, None, None, 1, 3, None, None, None], True)
#> TypeError: two() missing 1 required positional argument: 'a'
#> TypeError: two() takes from 1 to 2 positional arguments but 3 were given
#> TypeError: one() takes from 0 to 1 positional arguments but 2 were given
#> TypeError: three() missing 1 required positional argument: 'a'
#> TypeError: only() missing 1 required positional argument: 'a'
#> TypeError: only() got some positional-only arguments passed as keyword arguments: 'a'
#> TypeError: none() takes 0 positional arguments but 1 was given
#> 5 2 (1, 'b', 'c') (1, 2, 'c') (1, 2, 3) (1, 'b', 'c') (1, 7)
#> (1, 2) ('C', 1, 2) ('C', 9, 2) (1, 3) (1, 2)
#> TypeError: C.method() missing 1 required positional argument: 'a' TypeError: C.method() takes from 2 to 4 positional arguments but 5 were given TypeError: C.method() missing 2 required positional arguments: 'self' and 'a' 1
#> 9
#> (4, 'b', 'c') (4, 5, 'c') (1, 2) [0, 1, 2]
#> (1, 'changed')
#> ('first', 'second') (1, 'second')
#> TypeError: two() missing 1 required positional argument: 'b'
#> ('two', 'three') (1, 'three') (1, 2)
#> 500
#> RecursionError
#> [1, 2] [1, 5]
#> (1, 2)
#> (1, 1, 3, 4) (1, 2, 3, 5)
#> True 2
