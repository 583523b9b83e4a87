# Built-in functions that take one item after another from a generator, which stays where it has yielded.
# option: --policy standard
import sys

log = []


def gen(n):
    try:
        for i in range(n):
            try:
                yield i
            finally:
                log.append(i)
    finally:
        log.append('end')


print(any((i > 3 for i in range(10))), all((i < 3 for i in range(10))), any(gen(0)), all((i for i in range(3))))
print(sum(gen(5)), log)
print(list(gen(20)) == list(range(20)), tuple(gen(3)), set(gen(40)) == set(range(40)), frozenset(gen(3)), sorted(gen(4), reverse=True), max(gen(5)), min(gen(5)))
print(''.join((str(i) for i in range(20))), sum((i * 0.5 for i in range(10)), 3), sum(([i] for i in range(3)), []))
g = gen(10)
print(next(g), any((x == 3 for x in g)), next(g), list(g), list(g))


# A generator that looks at itself.
def selfish():
    global G
    yield 1
    try:
        next(G)
    except ValueError as e:
        yield str(e)
    yield (G.gi_running, G.gi_frame is not None)


G = selfish()
print(list(G), G.gi_running, G.gi_frame)


# Exceptions of the generator.
def failing(n):
    for i in range(n):
        yield i
    raise KeyError(n)


for f in (list, sum, any, all, set, tuple, max, min, sorted):
    try:
        print(f(failing(5)))
    except KeyError as e:
        print(f.__name__, e, e.__context__)


# An exception that the generator handles while it yields.
def handling():
    try:
        1 / 0
    except ZeroDivisionError:
        yield 1
        yield sys.exception()
        yield 2
        yield 'a'


print([type(x).__name__ for x in list(handling())], sys.exception())
try:
    sum(handling())
except TypeError as e:
    print(e, repr(e.__context__))


def h2():
    try:
        1 / 0
    except ZeroDivisionError:
        yield 1
        yield []


try:
    print(set(h2()))
except TypeError as e:
    print(e, repr(e.__context__), sys.exception() is e)
print(sys.exception())


# A step that calls guest code, which takes the next item from the same generator.
class Add:

    def __init__(self, v):
        self.v = v

    def __radd__(self, o):
        try:
            return o + self.v + next(N, 100)
        except ValueError as e:
            return str(e)


def nn():
    yield 1
    yield 2
    yield Add(10)
    yield 5
    yield 6


N = nn()
print(sum(N))


class T:

    def __bool__(self):
        got.append(next(M, None))
        return False


got = []


def mm():
    yield 0
    yield False
    yield T()
    yield 7
    yield None
    yield T()
    yield 8


M = mm()
print(any(M), got)
print(sum((sum((j for j in range(i))) for i in range(30))), list((list((x for x in range(i))) for i in range(3))))


# Generators that delegate.
def chain(n):
    if n:
        yield from chain(n - 1)
    yield n


print(sum(chain(20)), list(chain(3)), max(chain(5)))
g = gen(10)
any((x == 2 for x in g))
g.close()
print(log[-2:], list(g))


# Parts: the rest is taken, sent to or closed afterwards.
def two():
    r = (yield 1)
    print('sent', r)
    r = (yield 0)
    print('sent', r)
    yield 5


g = two()
print(next(g))
print(sum(g))
g = two()
print(all(g))
try:
    print(g.send('x'))
except StopIteration:
    print('stop')


# Depth.
def deep(n):
    return sum((x for x in [n, deep(n - 1)])) if n else 0


print(deep(50))
print(max((x for x in [1.5, 2, float('nan'), 3.5]), default=0), min((x for x in []), default='none'), max((x for x in ['a', 'c', 'b'])), min((x for x in [3, 1, 2]), key=lambda v: -v))


def many():
    for i in range(100000):
        yield i


print(sum(many()), len(list(many())), len(set(many())), max(many()))
l = []


# The container changes meanwhile.
def grow():
    for i in range(10):
        l.append('x') if i % 3 == 0 else l.clear() if i == 7 else None
        yield i


l.extend(grow())
print(l)
s = set()


def grow2():
    for i in range(40):
        if i == 20:
            s.clear()
        if i % 5 == 0:
            s.add(-i)
        yield (i % 30)


s.update(grow2())
print(sorted(s))


async def agen():
    yield 1


def co():
    yield 1
    return 7


def outer():
    x = (yield from co())
    yield x


print(list(outer()), sum(outer()))

#> True False False False
#> 10 ['end', 0, 1, 2, 3, 4, 'end']
#> True (0, 1, 2) True frozenset({0, 1, 2}) [3, 2, 1, 0] 4 0
#> 012345678910111213141516171819 25.5 [0, 1, 2]
#> 0 True 4 [5, 6, 7, 8, 9] []
#> [1, 'generator already executing', (True, True)] False None
#> list 5 None
#> sum 5 None
#> True
#> False
#> set 5 None
#> tuple 5 None
#> max 5 None
#> min 5 None
#> sorted 5 None
#> ['int', 'ZeroDivisionError', 'int', 'str'] None
#> unsupported operand type(s) for +: 'int' and 'ZeroDivisionError' None
#> cannot use 'list' as a set element (unhashable type: 'list') None True
#> None
#> 24
#> False [7, 8]
#> 4060 [[], [0], [0, 1]]
#> 210 [0, 1, 2, 3] 5
#> [2, 'end'] []
#> 1
#> sent None
#> sent None
#> 5
#> sent None
#> False
#> sent x
#> 5
#> 1275
#> 3.5 none c 3
#> 4999950000 100000 100000 99999
#> [7, 8, 'x', 9]
#> [-35, -30, -25, -20, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
#> [1, 7] 8
