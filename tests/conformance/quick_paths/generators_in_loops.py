# Generators that loops resume: what they keep, how they end, what they handle, how they fail.
# option: --policy standard
import sys


def count(n, start=0):
    i = start
    while i < n:
        got = yield i
        if got is not None: print("got", got)
        i += 1


print([x for x in count(5)], sum(count(10)), list(count(0)))
for x in count(3):
    for y in count(x, start=0):
        print((x, y), end=" ")
print()


def wide():
    a, b, c, d, e, f, g, h = range(8)
    for i in range(3):
        yield a + i
        a, b, c, d, e, f, g, h = b, c, d, e, f, g, h, a
    local = [a, b, c]
    yield local
    del local
    try: local
    except UnboundLocalError as error: yield str(error)


for x in wide(): print(x)


# One generator in several loops, and advanced from inside its own loop.
g = count(10)
for x in g:
    if x == 2: break
for x in g:
    if x == 3: print("next gives", next(g), "send gives", g.send("hello"))
    if x == 7: break
print(list(g), list(g))
for x in g: print("never")
else: print("finished")


def itself():
    for x in me:
        yield x


me = itself()
try:
    for x in me: print(x)
except ValueError as error: print(error)


# Exceptions that are being handled do not leak between the frames.
def handles():
    try:
        raise KeyError("inside")
    except KeyError:
        yield sys.exception()
        yield sys.exception()
    yield sys.exception()


def outside():
    try:
        raise ValueError("outside")
    except ValueError:
        for x in handles():
            print("inner", repr(x), "outer", repr(sys.exception()))
    print(sys.exception())


outside()
for x in handles(): print(repr(x), sys.exception())


def handled_around():
    yield repr(sys.exception())
    try: raise IndexError("own")
    except IndexError: yield repr(sys.exception())
    yield repr(sys.exception())


for value in handled_around(): print(value)
try: raise TypeError("t")
except TypeError:
    for value in handled_around(): print(value)


def fails(n):
    yield from range(n)
    raise RuntimeError("after " + str(n))


try:
    for x in fails(2): print(x)
except RuntimeError as error: print(error, error.__traceback__.tb_next.tb_lineno)
try:
    for x in fails(0): print(x)
except RuntimeError as error: print(error)


def stops():
    yield 1
    raise StopIteration("inner")


try:
    for x in stops(): print(x)
except RuntimeError as error: print(error, repr(error.__cause__))


def cleans_up():
    try:
        yield 1
        yield 2
    finally:
        print("cleanup")


for x in cleans_up(): break
for x in cleans_up(): print(x)


def recursive(depth):
    if depth:
        for x in recursive(depth - 1):
            yield x
    yield depth


print(list(recursive(60))[-3:], sum(1 for _ in recursive(200)))


def endless(depth):
    for x in endless(depth + 1):
        yield x


try: next(endless(0))
except RecursionError as error: print("RecursionError")
try:
    for x in endless(0): pass
except RecursionError as error: print("RecursionError")


# The loop variable of the generator's caller, and closures.
def pairs(items):
    def inner():
        for i in items:
            yield lambda: i
    return [f() for f in inner()]


print(pairs("abc"))
frames = (f for f in [1, 2, 3])
print(frames.gi_frame is not None, [x for x in frames], frames.gi_frame, frames.gi_running)


def looks():
    yield g2.gi_running
    yield g2.gi_frame.f_lineno


g2 = looks()
for x in g2: print(x)
print(g2.gi_running)


class Wraps:
    def __init__(self): self.inner = count(3)
    def __iter__(self): return self.inner


print([x for x in Wraps()])
print({x: y for x, y in zip(count(3), count(9, start=5))}, [*count(3)], (*count(2), *count(1)))

#> [0, 1, 2, 3, 4] 45 []
#> (1, 0) (2, 0) (2, 1) 
#> 0
#> 2
#> 4
#> [3, 4, 5]
#> cannot access local variable 'local' where it is not associated with a value
#> got hello
#> next gives 4 send gives 5
#> [8, 9] []
#> finished
#> generator already executing
#> inner KeyError('inside') outer ValueError('outside')
#> inner KeyError('inside') outer ValueError('outside')
#> inner ValueError('outside') outer ValueError('outside')
#> None
#> KeyError('inside') None
#> KeyError('inside') None
#> None None
#> None
#> IndexError('own')
#> None
#> TypeError('t')
#> IndexError('own')
#> TypeError('t')
#> 0
#> 1
#> after 2 97
#> after 0
#> 1
#> generator raised StopIteration StopIteration('inner')
#> cleanup
#> 1
#> 2
#> cleanup
#> [58, 59, 60] 201
#> RecursionError
#> RecursionError
#> ['a', 'b', 'c']
#> True [1, 2, 3] None False
#> True
#> 167
#> False
#> [0, 1, 2]
#> {0: 5, 1: 6, 2: 7} [0, 1, 2] (0, 1, 0)
