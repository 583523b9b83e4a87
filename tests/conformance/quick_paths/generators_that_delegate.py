# Values pass through chains of `yield from` and await, whoever asks for them, and send() resumes at once.
# option: --policy standard
import asyncio
import sys
import types


def outcome(action, *arguments):
    try:
        return action(*arguments)
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


def echo(name, count):
    received = []
    for i in range(count):
        received.append((yield f"{name}{i}"))
    return received


def through(inner, before=(), after=()):
    yield from before
    result = yield from inner
    yield from after
    return result


# --- every level passes on what it gets
chain = through(through(through(echo("a", 3), "xy"), after=[1, 2]), before=["first"], after=("last",))
print(next(chain), next(chain), chain.send(None), next(chain), outcome(chain.send, 1), chain.send(2), chain.send(3))
print(next(chain), next(chain), outcome(next, chain), outcome(chain.send, 5), outcome(next, chain))


def deep(n):
    if n:
        got = yield from deep(n - 1)
        return got + 1
    got = yield "bottom"
    return got


for depth in (0, 1, 2, 50, 300):
    generator = deep(depth)
    print(depth, next(generator), outcome(generator.send, 1000))


def walk(depth):
    if depth:
        yield from walk(depth - 1)
        yield depth
        yield from walk(depth - 1)


print(sum(walk(10)), list(walk(3)), [*walk(2)], tuple(x for x in walk(3) if x > 1), max(walk(6)), dict.fromkeys(walk(3)))
a, b, *rest = walk(3)
print(a, b, rest, sorted(walk(3), key=lambda n: -n), 2 in walk(3), "".join(map(str, walk(3))))

# --- what an outer one shows while an inner one runs
links = []


def looking():
    for _ in range(2):
        links.append((outer.gi_running, outer.gi_yieldfrom is None, outcome(next, outer), outcome(outer.send, 1)))
        yield


outer = through(through(looking()))
next(outer)
print(type(outer.gi_yieldfrom).__name__, outer.gi_yieldfrom.gi_yieldfrom.__name__, outer.gi_running)
next(outer)
print(links, outcome(next, outer), outer.gi_yieldfrom)

# --- others take from the middle, end it, or throw into it
inner = echo("i", 4)
middle = through(inner)
top = through(middle, after=["after"])
print(next(top), next(inner), next(middle), next(top), outcome(next, inner), next(top), outcome(next, top))
inner = echo("i", 4)
middle = through(inner)
top = through(middle, after=["after"])
print(next(top), inner.close(), next(top), outcome(next, top))
inner = echo("i", 4)
top = through(through(inner))
print(next(top), outcome(inner.throw, KeyError("k")), outcome(next, top), outcome(next, top))


def guarded(label):
    while True:
        try:
            yield from echo(label, 2)
        except ValueError as error:
            yield f"{label} caught {error}"
        finally:
            yield f"{label} done"


top = through(through(guarded("g")))
print(next(top), top.throw(ValueError("one")), next(top), next(top), next(top), next(top), outcome(top.throw, KeyError("two")),
      outcome(next, top), outcome(next, top))

# --- exceptions that are being handled belong to the frame that handles them
def handling(name):
    try:
        raise LookupError(name)
    except LookupError:
        yield sys.exception().args
        yield from showing(name)
        yield sys.exception().args


def showing(name):
    yield sys.exception().args
    try:
        raise ArithmeticError(name)
    except ArithmeticError as error:
        yield (sys.exception().args, error.__context__.args)


for generator in (through(through(handling("n"))), handling("m")):
    try:
        raise KeyError("own")
    except KeyError:
        for value in generator:
            print(value, sys.exception())
print(sys.exception())


def failing(n):
    yield n
    if n == 3:
        raise OSError("at the bottom")
    yield from failing(n + 1)


generator = through(failing(0))
print(next(generator), next(generator), next(generator), next(generator))
try:
    next(generator)
except OSError as error:
    frames, traceback = [], error.__traceback__
    while traceback:
        frames.append(traceback.tb_frame.f_code.co_name)
        traceback = traceback.tb_next
    print(frames, error)

# --- iterators that are no generators, at every level
class Steps:
    def __init__(self, count):
        self.count = count

    def __iter__(self):
        return self

    def __next__(self):
        if self.count == 0:
            raise StopIteration("returned")
        self.count -= 1
        return self.count

    def send(self, value):
        return f"sent {value}"


top = through(through(Steps(3)))
print(next(top), top.send("x"), next(top), next(top), outcome(next, top))
print(list(through(through(iter([1, 2])))), list(through(range(3))), list(through("ab", "c", {"d": 1})))


class Own:
    def __iter__(self):
        yield from echo("own", 2)


print(list(through(Own())), [*through(through(Own()))])

# --- send()
generator = echo("s", 5)
print(outcome(generator.send, 1), generator.send(None), generator.send("a"), outcome(generator.send), outcome(generator.send, 1, 2))
send = generator.send
print(send("b"), send(value) if (value := "c") else "", outcome(send, "d"), outcome(send, "e"), outcome(send, None))


def totals():
    total = 0
    while True:
        total += yield total


adder = totals()
next(adder)
for i in range(100):
    last = adder.send(i)
print(last, outcome(adder.send, "text"), outcome(adder.send, 1))


def asking_itself():
    yield outcome(me.send, None)
    yield outcome(me.send, 1)


me = asking_itself()
print(next(me), me.send(0))


def large():
    a, b, c, d, e, f, g, h = range(8)
    names = {}
    for i in range(3):
        names[i] = a + b + c + (yield d + e + f + g + h)
        del b
        b = 5
    return names


generator = large()
print(next(generator), generator.send(100), generator.send(200), outcome(generator.send, 300))

# --- coroutines
@types.coroutine
def pause(value):
    return (yield value)


async def level(n):
    if n:
        return await level(n - 1) + 1
    return await pause("paused") + await pause("again")


class Awaitable:
    def __await__(self):
        return (yield from through(echo("w", 2)))


async def awaiting():
    return [await Awaitable(), await level(3)]


coroutine = awaiting()
print(coroutine.send(None), coroutine.send(1), coroutine.send(2), coroutine.send(3), outcome(coroutine.send, 4), outcome(coroutine.send, 5))


async def numbers(count):
    for i in range(count):
        await asyncio.sleep(0)
        yield i * await level_of(i)


async def level_of(i):
    await asyncio.sleep(0)
    return i


async def main():
    found = [x async for x in numbers(4)]
    gathered = await asyncio.gather(*(level_of(i) for i in range(5)))
    waiting = level_of(1)
    task = asyncio.ensure_future(waiting)
    await asyncio.sleep(0)
    twice = None
    try:
        await waiting
    except RuntimeError as error:
        twice = str(error)
    return found, gathered, await task, twice


print(asyncio.run(main()))

#> first x y a0 a1 a2 1
#> 2 last StopIteration: [1, 2, 3] StopIteration:  StopIteration: 
#> 0 bottom StopIteration: 1000
#> 1 bottom StopIteration: 1001
#> 2 bottom StopIteration: 1002
#> 50 bottom StopIteration: 1050
#> 300 bottom StopIteration: 1300
#> 2036 [1, 2, 1, 3, 1, 2, 1] [1, 2, 1] (2, 3, 2) 6 {1: None, 2: None, 3: None}
#> 1 2 [1, 3, 1, 2, 1] [3, 2, 2, 1, 1, 1, 1] True 1213121
#> generator looking False
#> [(True, True, 'ValueError: generator already executing', 'ValueError: generator already executing'), (True, True, 'ValueError: generator already executing', 'ValueError: generator already executing')] StopIteration:  None
#> i0 i1 i2 i3 StopIteration: [None, None, None, None] after StopIteration: 
#> i0 None after StopIteration: 
#> i0 KeyError: 'k' StopIteration:  StopIteration: 
#> g0 g caught one g done g0 g1 g done KeyError: 'two' StopIteration:  StopIteration: 
#> ('n',) 'own'
#> ('n',) 'own'
#> (('n',), ('n',)) 'own'
#> ('n',) 'own'
#> ('m',) 'own'
#> ('m',) 'own'
#> (('m',), ('m',)) 'own'
#> ('m',) 'own'
#> None
#> 0 1 2 3
#> ['<module>', 'through', 'failing', 'failing', 'failing', 'failing'] at the bottom
#> 2 sent x 1 0 StopIteration: returned
#> [1, 2] [0, 1, 2] ['c', 'a', 'b', 'd']
#> ['own0', 'own1'] ['own0', 'own1']
#> TypeError: can't send non-None value to a just-started generator s0 s1 TypeError: generator.send() takes exactly one argument (0 given) TypeError: generator.send() takes exactly one argument (2 given)
#> s2 s3 s4 StopIteration: ['a', 'b', 'c', 'd', 'e'] StopIteration: 
#> 4950 TypeError: unsupported operand type(s) for +=: 'int' and 'str' StopIteration: 
#> ValueError: generator already executing ValueError: generator already executing
#> 25 25 25 StopIteration: {0: 103, 1: 207, 2: 307}
#> w0 w1 paused again StopIteration: [[1, 2], 10] RuntimeError: cannot reuse already awaited coroutine
#> ([0, 1, 4, 9], [0, 1, 2, 3, 4], 1, 'coroutine is being awaited already')
