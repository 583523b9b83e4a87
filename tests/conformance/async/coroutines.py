# Coroutine objects: send, throw, close, their states, attributes and errors; driving them by hand.
# stderr: ignore
class Suspend:
    def __init__(self, value):
        self.value = value

    def __await__(self):
        return (yield self.value)


def drive(coroutine, *sent):
    out = []
    sent = [None, *sent]
    try:
        for value in sent:
            out.append(coroutine.send(value))
    except StopIteration as stop:
        out.append(("returned", stop.value))
    except BaseException as error:
        out.append((type(error).__name__, str(error)))
    return out


def attempt(action, *arguments):
    try:
        return action(*arguments)
    except BaseException as error:
        return type(error).__name__, str(error), repr(error.__cause__)


async def plain(x):
    "A docstring."
    return x * 2


async def outer(x):
    first = await plain(x)
    second = await Suspend(("asks", first))
    third = await Suspend("again")
    return first, second, third


print(drive(plain(4)))
print(drive(outer(1), "a", "b"))
print(drive(outer(1), "a"))
c = plain(1)
print(type(c).__name__, type(c) is type(plain(2)), plain.__doc__, plain.__name__)
print(c.__name__, c.__qualname__, c.cr_running, c.cr_suspended, c.cr_await, c.cr_origin)
print(repr(c).startswith("<coroutine object plain at 0x"))
c.__name__ = "other"
c.__qualname__ = "an.other"
print(c.__name__, repr(c)[:26])
print(attempt(setattr, c, "__name__", 3), attempt(setattr, c, "__qualname__", 3))
print(attempt(iter, c), attempt(next, c), attempt(list, c))
print(hasattr(c, "__iter__"), hasattr(c, "__next__"), hasattr(c, "__await__"))
print(attempt(c.send, 1))
print(attempt(c.send, None))
print(attempt(c.send, None), attempt(c.throw, ValueError), c.close())
print(c.cr_await, c.cr_running, c.cr_suspended)

# suspended
c = outer(3)
print(c.send(None), c.cr_suspended, c.cr_running, type(c.cr_await).__name__)
print(attempt(drive, outer(1)))
print(c.close(), c.cr_suspended, attempt(c.send, None))


# throw
async def catcher():
    log = []
    try:
        await Suspend(1)
    except ValueError as error:
        log.append(repr(error))
    try:
        await Suspend(2)
    finally:
        log.append("finally")
        print(log)


async def through():
    try:
        return await catcher()
    except KeyError as error:
        return "caught", error


c = through()
print(c.send(None), c.throw(ValueError("in")), attempt(c.throw, KeyError("out")))
c = through()
print(c.send(None), c.throw(ValueError), attempt(c.throw, TypeError("lost")))
print(attempt(plain(1).throw, ValueError("early")))
print(attempt(plain(1).throw, 3))
print(attempt(plain(1).throw, int))


# close
async def stubborn():
    try:
        await Suspend(1)
    except GeneratorExit:
        await Suspend(2)


c = stubborn()
c.send(None)
print(attempt(c.close))


async def tidy():
    try:
        await Suspend(1)
    finally:
        print("tidied")


async def around():
    try:
        await tidy()
    finally:
        print("around")


c = around()
c.send(None)
print(c.close(), c.close())
c = tidy()
print(c.close())


async def returns_on_close():
    try:
        await Suspend(1)
    except GeneratorExit:
        return 9


c = returns_on_close()
c.send(None)
print(c.close())


# StopIteration and StopAsyncIteration
async def stops(what):
    raise what


print(attempt(stops(StopIteration(3)).send, None))
print(attempt(stops(StopAsyncIteration(3)).send, None))


# awaited twice, awaited by itself
async def twice():
    c = plain(1)
    await c
    await c


print(drive(twice()))


async def suspended():
    await Suspend("s")


async def shared(c):
    await c


c = suspended()
a, b = shared(c), shared(c)
print(a.send(None), attempt(b.send, None), attempt(a.send, None))


async def itself():
    await me


me = itself()
print(attempt(me.send, None))


async def reenter():
    me.send(None)


me = reenter()
print(attempt(me.send, None))


# the wrapper that __await__() returns
c = outer(5)
w = c.__await__()
print(type(w).__name__, iter(w) is w, next(w), w.send("s"), attempt(w.send, "t"))
print(attempt(w.send, None), attempt(next, w), w.close())
w = through().__await__()
print(next(w), w.throw(ValueError("w")), attempt(w.throw, KeyError("x")))


class Delegating:
    def __init__(self, c):
        self.c = c

    def __await__(self):
        return self.c.__await__()


async def by_wrapper():
    return await Delegating(outer(6))


print(drive(by_wrapper(), "p", "q"))


class Ending:
    def __await__(self):
        return iter([1, 2])


async def iterators():
    return [await Ending(), await Delegating(plain(8))]


print(drive(iterators(), None, None))


# nested functions, closures, defaults, methods
class Box:
    def __init__(self, v):
        self.v = v

    async def get(self, *extra, k=1, **rest):
        return self.v, extra, k, rest

    @classmethod
    async def make(cls, v):
        return cls(v)

    @staticmethod
    async def nothing():
        pass


async def uses():
    box = await Box.make(3)
    base = 10

    async def inner(x):
        nonlocal base
        base += x
        return base

    return await box.get(1, 2, k=3, z=4), await Box.nothing(), await inner(5), base


print(drive(uses()))
print(drive((lambda: plain(21))()))


# exceptions keep their context through await
async def fails():
    raise KeyError("inner")


async def wraps():
    try:
        await fails()
    except KeyError as error:
        await Suspend("handling")
        raise ValueError("outer") from error


c = wraps()
c.send(None)
try:
    c.send(None)
except ValueError as error:
    print(repr(error.__cause__), repr(error.__context__), error.__suppress_context__)


async def context():
    try:
        1 / 0
    except ZeroDivisionError:
        await Suspend("suspended while handling")
        raise


c = context()
print(c.send(None))
try:
    raise LookupError("outside")
except LookupError:
    print(attempt(c.send, None))

#> [('returned', 8)]
#> [('asks', 2), 'again', ('returned', (2, 'a', 'b'))]
#> [('asks', 2), 'again']
#> coroutine True A docstring. plain
#> plain plain False False None None
#> True
#> other <coroutine object an.other
#> ('TypeError', '__name__ must be set to a string object', 'None') ('TypeError', '__qualname__ must be set to a string object', 'None')
#> ('TypeError', "'coroutine' object is not iterable", 'None') ('TypeError', "'coroutine' object is not an iterator", 'None') ('TypeError', "'coroutine' object is not iterable", 'None')
#> False False True
#> ('TypeError', "can't send non-None value to a just-started coroutine", 'None')
#> ('StopIteration', '2', 'None')
#> ('RuntimeError', 'cannot reuse already awaited coroutine', 'None') ('RuntimeError', 'cannot reuse already awaited coroutine', 'None') None
#> None False False
#> ('asks', 6) True False generator
#> [('asks', 2)]
#> None False ('RuntimeError', 'cannot reuse already awaited coroutine', 'None')
#> ["ValueError('in')", 'finally']
#> 1 2 ('StopIteration', "('caught', KeyError('out'))", 'None')
#> ['ValueError()', 'finally']
#> 1 2 ('TypeError', 'lost', 'None')
#> ('ValueError', 'early', 'None')
#> ('TypeError', 'exceptions must be classes or instances deriving from BaseException, not int', 'None')
#> ('TypeError', 'exceptions must be classes or instances deriving from BaseException, not type', 'None')
#> ('RuntimeError', 'coroutine ignored GeneratorExit', 'None')
#> tidied
#> around
#> None None
#> None
#> 9
#> ('RuntimeError', 'coroutine raised StopIteration', 'StopIteration(3)')
#> ('StopAsyncIteration', '3', 'None')
#> [('RuntimeError', 'cannot reuse already awaited coroutine')]
#> s ('RuntimeError', 'coroutine is being awaited already', 'None') ('StopIteration', '', 'None')
#> ('ValueError', 'coroutine already executing', 'None')
#> ('ValueError', 'coroutine already executing', 'None')
#> coroutine_wrapper True ('asks', 10) again ('StopIteration', "(10, 's', 't')", 'None')
#> ('RuntimeError', 'cannot reuse already awaited coroutine', 'None') ('RuntimeError', 'cannot reuse already awaited coroutine', 'None') None
#> ["ValueError('w')", 'finally']
#> 1 2 ('StopIteration', "('caught', KeyError('x'))", 'None')
#> [('asks', 12), 'again', ('returned', (12, 'p', 'q'))]
#> [1, 2, ('returned', [None, 16])]
#> [('returned', ((3, (1, 2), 3, {'z': 4}), None, 15, 15))]
#> [('returned', 42)]
#> KeyError('inner') KeyError('inner') True
#> suspended while handling
#> ('ZeroDivisionError', 'division by zero', 'None')
#! coroutines.py:47: RuntimeWarning: coroutine 'plain' was never awaited
#!   print(type(c).__name__, type(c) is type(plain(2)), plain.__doc__, plain.__name__)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! coroutines.py:94: RuntimeWarning: coroutine 'plain' was never awaited
#!   print(attempt(plain(1).throw, 3))
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! coroutines.py:95: RuntimeWarning: coroutine 'plain' was never awaited
#!   print(attempt(plain(1).throw, int))
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
