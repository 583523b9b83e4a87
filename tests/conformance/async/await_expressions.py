# await wherever an expression is allowed, its errors, and objects that are not awaitable.
# stderr: ignore
# option: --policy standard
class Give:
    def __init__(self, *values):
        self.values = values

    def __await__(self):
        yield "pause"
        return self.values[0] if len(self.values) == 1 else self.values


def run(coroutine):
    pauses = 0
    try:
        while True:
            coroutine.send(None)
            pauses += 1
    except StopIteration as stop:
        return stop.value, pauses
    except Exception as error:
        return type(error).__name__, str(error), repr(error.__cause__), pauses


async def g(x):
    return await Give(x)


async def places(a, b):
    out = []
    out.append(await g(a) + await g(b) * await g(2))
    out.append(-await g(a))
    out.append((await g(a)) ** (await g(b)))
    out.append(await g(a) ** 2)
    out.append([await g(i) for i in (1, 2, 3)])
    out.append({await g(1), await g(1)})
    out.append({await g("k"): await g("v"), **await g({"z": 1})})
    out.append([*await g([1, 2]), await g(3)])
    out.append((await g([5, 6, 7]))[await g(1)])
    out.append((await g([5, 6, 7]))[await g(0) : await g(2)])
    out.append(await g(1) if await g(True) else await g(2))
    out.append(await g(0) or await g("or"))
    out.append(await g(0) and await g("and"))
    out.append(not await g(0))
    out.append(await g(1) < await g(2) < await g(3))
    out.append(await g(1) in await g([1]))
    out.append(f"{await g('f')!r:>{await g(6)}}|{await g(3.5):.2f}")
    out.append((lambda *args, **kw: (args, kw))(await g(1), *await g((2, 3)), k=await g(4)))
    out.append("a{}b".format(await g("c")))
    x = await g(1)
    x += await g(2)
    y = z = await g(3)
    (p, q), *rest = await g([(1, 2), 3, 4])
    out.append((x, y, z, p, q, rest))
    d = {}
    d[await g("key")] = await g("value")
    d[await g("key")] += await g("!")
    out.append(d)
    if (w := await g(7)) > 6:
        out.append(w)
    assert await g(True), await g("message")
    try:
        assert await g(False), await g("message")
    except AssertionError as error:
        out.append(str(error))
    while await g(len(out)) < 23:
        out.append("pad")
    for item in await g("ab"):
        out.append(item)
    with await g(Manager()) as m:
        out.append(m)
    try:
        raise await g(KeyError("raised"))
    except await g(KeyError) as error:
        out.append(repr(error))
    del d[await g("key")]
    out.append(d)
    match await g([1, 2]):
        case [1, n] if await g(n) == 2:
            out.append("matched")
    global made
    made = await g("global")
    return out


class Manager:
    def __enter__(self):
        return "entered"

    def __exit__(self, *a):
        return False


result, pauses = run(places(2, 3))
for item in result:
    print(item)
print(pauses, made)


async def order():
    log = []

    async def note(x):
        log.append(x)
        return x

    def take(*args, **kw):
        log.append("call")

    take(await note(1), await note(2), a=await note(3), b=await note(4))
    (await note("target"))
    [0, 1, 2][await note(0)]
    await note(await note(await note("nested")))
    return log


print(run(order()))


async def deco(f):
    return f


async def defines():
    @(lambda f: f)
    def inner(x=await Give(5), *, y=await Give(6)) -> int:
        return x, y

    class K(await Give(dict), metaclass=await Give(type)):
        z = 3

    return inner(), K.__bases__, K.z


print(run(defines()))


# --- errors
class NotIterator:
    def __await__(self):
        return 5


class GivesCoroutine:
    def __await__(self):
        return g(1)


class NoneAwait:
    __await__ = None


class Raises:
    def __await__(self):
        raise LookupError("no")


class Instance:
    pass


instance = Instance()
instance.__await__ = lambda: iter([])


def plain_generator():
    yield 1


async def await_it(x):
    return await x


for value in (5, None, "s", [], Instance(), instance, NotIterator(), GivesCoroutine(), NoneAwait(),
              Raises(), plain_generator(), plain_generator, g, Instance):
    c = await_it(value)
    print(run(c))


def yields_from():
    yield from g(1)


try:
    next(yields_from())
except TypeError as error:
    print(error)


class Stops:
    def __await__(self):
        return self

    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration("by hand")


class Sendable(Stops):
    def __init__(self):
        self.got = []

    def __next__(self):
        self.got.append("next")
        return "n"

    def send(self, value):
        self.got.append(value)
        if value == "stop":
            raise StopIteration(self.got)
        return "s"

    def throw(self, error):
        self.got.append(error)
        return "t"

    def close(self):
        print("closed")


print(run(await_it(Stops())))
c = await_it(Sendable())
print(c.send(None), c.send("x"), c.throw(ValueError("v")))
try:
    c.send("stop")
except StopIteration as stop:
    print(stop.value)
c = await_it(Sendable())
c.send(None)
print(c.close())


class Bare:
    def __await__(self):
        return self

    def __next__(self):
        return "n"


c = await_it(Bare())
c.send(None)
try:
    c.send(5)
except AttributeError as error:
    print(error)
c = await_it(Bare())
c.send(None)
try:
    c.throw(KeyError("k"))
except KeyError as error:
    print(repr(error))
c = await_it(Bare())
c.send(None)
try:
    c.throw(StopIteration(12))
except StopIteration as stop:
    print("value", stop.value)

#> 8
#> -2
#> 8
#> 4
#> [1, 2, 3]
#> {1}
#> {'k': 'v', 'z': 1}
#> [1, 2, 3]
#> 6
#> [5, 6]
#> 1
#> or
#> 0
#> True
#> True
#> True
#>    'f'|3.50
#> ((1, 2, 3), {'k': 4})
#> acb
#> (3, 3, 3, 1, 2, [3, 4])
#> {}
#> 7
#> message
#> a
#> b
#> entered
#> KeyError('raised')
#> {}
#> matched
#> 61 global
#> ([1, 2, 3, 4, 'call', 'target', 0, 'nested', 'nested', 'nested'], 0)
#> (((5, 6), (<class 'dict'>,), 3), 4)
#> ('TypeError', "'int' object can't be awaited", 'None', 0)
#> ('TypeError', "'NoneType' object can't be awaited", 'None', 0)
#> ('TypeError', "'str' object can't be awaited", 'None', 0)
#> ('TypeError', "'list' object can't be awaited", 'None', 0)
#> ('TypeError', "'Instance' object can't be awaited", 'None', 0)
#> ('TypeError', "'Instance' object can't be awaited", 'None', 0)
#> ('TypeError', "__await__() returned non-iterator of type 'int'", 'None', 0)
#> ('TypeError', '__await__() returned a coroutine', 'None', 0)
#> ('TypeError', "'NoneType' object is not callable", 'None', 0)
#> ('LookupError', 'no', 'None', 0)
#> ('TypeError', "'generator' object can't be awaited", 'None', 0)
#> ('TypeError', "'function' object can't be awaited", 'None', 0)
#> ('TypeError', "'function' object can't be awaited", 'None', 0)
#> ('TypeError', "'type' object can't be awaited", 'None', 0)
#> cannot 'yield from' a coroutine object in a non-coroutine generator
#> ('by hand', 0)
#> n s t
#> ['next', 'x', ValueError('v'), 'stop']
#> closed
#> None
#> 'Bare' object has no attribute 'send'
#> KeyError('k')
#> value 12
#! await_expressions.py:170: RuntimeWarning: coroutine 'g' was never awaited
#!   return await x
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! await_expressions.py:180: RuntimeWarning: coroutine 'g' was never awaited
#!   yield from g(1)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
