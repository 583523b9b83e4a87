# The builtins aiter and anext, with and without a default.
# stderr: ignore
class Pause:
    def __await__(self):
        return (yield "pause")


def run(coroutine):
    out = []
    try:
        while True:
            out.append(coroutine.send(None))
    except StopIteration as stop:
        return out, stop.value
    except BaseException as error:
        return out, type(error).__name__, str(error)


async def agen():
    yield 1
    await Pause()
    yield 2


async def use():
    it = aiter(agen())
    print(aiter(it) is it)
    print(await anext(it), await anext(it, "d"), await anext(it, "d"), await anext(it, None))
    try:
        await anext(it)
    except StopAsyncIteration as stop:
        print("end", stop.args)
    return "ok"


print(run(use()))
a = anext(agen(), 5)
print(type(a).__name__, type(anext(agen())).__name__, a.__await__() is a, iter(a) is a)
try:
    next(a)
except StopIteration as stop:
    print(stop.value)
g = agen()
run(anext(g))
a = anext(g, "default")
print(a.send(None))
try:
    a.throw(KeyError("thrown"))
except KeyError as error:
    print(repr(error))
print(run(anext(g, "default")))
a = anext(agen(), 1)
print(a.close())


class It:
    def __init__(self, result):
        self.result = result

    def __aiter__(self):
        return self

    def __anext__(self):
        if isinstance(self.result, Exception):
            raise self.result
        return self.result


class NoIt:
    def __aiter__(self):
        return 3


class Plain:
    pass


async def awaiting(*arguments):
    return await anext(*arguments)


async def seven():
    return 7


for result in (5, StopAsyncIteration(), KeyError("k")):
    print(run(awaiting(It(result))) if not isinstance(result, int) else "", run(awaiting(It(result), "d")))
print(run(awaiting(It(seven()))), run(awaiting(It(seven()), "d")), anext(It(5)))
for action in (lambda: aiter(3), lambda: aiter(NoIt()), lambda: aiter(Plain()), lambda: anext(3),
               lambda: anext(Plain(), 1), lambda: aiter(), lambda: anext(), lambda: anext(1, 2, 3),
               lambda: aiter(agen(), 1), lambda: aiter(x=1)):
    try:
        print(action())
    except TypeError as error:
        print(error)

#> True
#> 1 2 d None
#> end ()
#> (['pause'], 'ok')
#> anext_awaitable async_generator_asend True True
#> 1
#> pause
#> KeyError('thrown')
#> ([], 'default')
#> None
#>  ([], 'TypeError', "'int' object can't be awaited")
#> ([], 'StopAsyncIteration', '') ([], 'StopAsyncIteration', '')
#> ([], 'KeyError', "'k'") ([], 'KeyError', "'k'")
#> ([], 7) ([], 7) 5
#> 'int' object is not an async iterable
#> aiter() returned not an async iterator of type 'int'
#> 'Plain' object is not an async iterable
#> 'int' object is not an async iterator
#> 'Plain' object is not an async iterator
#> aiter() takes exactly one argument (0 given)
#> anext expected at least 1 argument, got 0
#> anext expected at most 2 arguments, got 3
#> aiter() takes exactly one argument (2 given)
#> aiter() takes no keyword arguments
#! aiter_anext.py:38: RuntimeWarning: coroutine method 'asend' of 'agen' was never awaited
#!   print(type(a).__name__, type(anext(agen())).__name__, a.__await__() is a, iter(a) is a)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
