# Async generators (PEP 525): asend, athrow, aclose, ag_running, states, errors.
# stderr: ignore
# option: --policy standard --enable eval
class Pause:
    def __init__(self, value=None):
        self.value = value

    def __await__(self):
        return (yield self.value)


def run(coroutine):
    """All that it yields, then its result or error."""
    out = []
    try:
        while True:
            out.append(coroutine.send(None))
    except StopIteration as stop:
        out.append(("value", stop.value))
    except BaseException as error:
        out.append((type(error).__name__, str(error), repr(error.__cause__)))
    return out


def step(awaitable, sent=None):
    try:
        return "item", awaitable.send(sent)
    except BaseException as error:
        return type(error).__name__, *error.args


async def simple():
    got = yield 1
    while got is not None:
        got = yield ("got", got)
    await Pause("waiting")
    yield 3


g = simple()
print(type(g).__name__, g.__aiter__() is g, repr(g)[:32], g.__name__, g.__qualname__)
print(g.ag_running, g.ag_suspended, g.ag_await)
print(run(g.asend(None)), run(g.asend("a")), run(g.asend("b")), g.ag_suspended)
s = g.__anext__()
print(type(s).__name__, s.send(None), g.ag_running, g.ag_suspended, type(g.ag_await).__name__)
print(step(g.asend(None)), step(g.__anext__()), step(g.aclose()), step(g.athrow(ValueError)))
print(step(s), g.ag_running)
print(step(s), step(s))
print(run(g.__anext__()), run(g.__anext__()), run(g.asend(5)))
print(hasattr(g, "__iter__"), hasattr(g, "__next__"), hasattr(g, "send"))
print(run(simple().asend(3)))
print(step(g.asend(None)))
print(iter(s) is s, s.__await__() is s)


# athrow
async def catching():
    while True:
        try:
            yield "ready"
        except ValueError as error:
            yield "caught", str(error)
        except KeyError:
            await Pause("in handler")
            yield "key"
        except LookupError:
            return


g = catching()
print(run(g.athrow(ValueError("unstarted"))), run(g.__anext__()))
g = catching()
print(run(g.__anext__()), run(g.athrow(ValueError("v"))), run(g.__anext__()))
print(run(g.athrow(KeyError)), run(g.__anext__()))
print(run(g.athrow(IndexError)), run(g.athrow(ValueError)), run(g.__anext__()))
g = catching()
run(g.__anext__())
print(run(g.athrow(TypeError("lost"))), run(g.__anext__()), run(g.athrow(ValueError("x"))))
g = catching()
run(g.__anext__())
print(run(g.athrow(3)), run(g.athrow(int)))
t = g.athrow(ValueError)
print(type(t).__name__, step(t, 5))


# aclose
async def closing(log, how):
    try:
        yield 1
        yield 2
    except GeneratorExit:
        log.append("exit")
        if how == "yield":
            yield 3
        if how == "await":
            log.append(await Pause("closing"))
        if how == "raise":
            raise ValueError("close")
        if how == "return":
            return
        raise
    finally:
        log.append("finally")


for how in ("", "yield", "await", "raise", "return"):
    log = []
    g = closing(log, how)
    print(run(g.__anext__()), run(g.aclose()), log, run(g.__anext__()), run(g.aclose()))
g = closing([], "")
print(run(g.aclose()), run(g.__anext__()), run(g.asend(1)), run(g.athrow(ValueError("closed"))))
c = g.aclose()
print(step(c), step(c), type(c).__name__)


# return, StopAsyncIteration, StopIteration, GeneratorExit raised within
async def ends(what):
    yield 1
    if what:
        raise what


for what in (None, StopAsyncIteration(1), StopIteration(2), GeneratorExit(3), ValueError(4)):
    g = ends(what)
    print(run(g.__anext__()), run(g.__anext__()), run(g.__anext__()), run(g.aclose()))


# the step objects
async def waits():
    try:
        value = await Pause("first")
        yield value
    except KeyError as error:
        yield "handled", error.args
    await Pause("second")


g = waits()
s = g.__anext__()
print(s.send(None), step(s, "sent"))
g = waits()
s = g.__anext__()
print(next(s))
try:
    s.throw(KeyError("k"))
except StopIteration as stop:
    print(stop.value)
s = g.__anext__()
print(next(s), s.close(), s.close(), step(s), g.ag_running)
print(run(g.__anext__()))
g = waits()
s = g.__anext__()
try:
    s.throw(ValueError("unstarted step"))
except ValueError as error:
    print(error, run(g.__anext__()))
s = g.asend(None)
print(s.close(), step(s), step(g.athrow(ValueError)), g.aclose().close())
s = g.aclose()
try:
    s.throw(KeyError("thrown"))
except BaseException as error:
    print(type(error).__name__, error)


# delegating by hand
async def chain(*sources):
    for source in sources:
        async for item in source:
            yield item


async def collect(source):
    return [item async for item in source]


print(run(collect(chain(simple(), waits(), chain(simple())))))


async def finally_runs():
    try:
        for i in range(10):
            yield i
    finally:
        await Pause("cleanup")
        print("cleaned")


async def early():
    g = finally_runs()
    async for x in g:
        if x == 2:
            break
    await g.aclose()
    return x


print(run(early()))


# a generator that drives itself
async def selfish():
    yield 1
    yield step(me.__anext__())
    try:
        await me.__anext__()
    except RuntimeError as error:
        yield str(error)


me = selfish()
print(run(collect(me)))


def running():
    async def g():
        yield me2.ag_running
        yield 2

    return g()


me2 = running()
print(run(collect(me2)), me2.ag_running)

# names, closures, class scope, yield expressions
async def expressions(n):
    total = 0
    while total < n:
        total += (yield total) or 1
    else:
        yield "done"


print(run(collect(expressions(3))))
for source in ("async def f():\n yield 1\n return 2", "async def f():\n yield from x",
               "async def f():\n return (yield)", "async def f():\n yield\n return",
               "async def f():\n await (yield await (yield))"):
    try:
        compile(source, "s", "exec")
        print("fine")
    except SyntaxError as error:
        print(error.msg)

#> async_generator True <async_generator object simple a simple simple
#> False False None
#> [('value', 1)] [('value', ('got', 'a'))] [('value', ('got', 'b'))] True
#> async_generator_asend waiting True True generator
#> ('RuntimeError', 'anext(): asynchronous generator is already running') ('RuntimeError', 'anext(): asynchronous generator is already running') ('RuntimeError', 'aclose(): asynchronous generator is already running') ('RuntimeError', 'athrow(): asynchronous generator is already running')
#> ('StopIteration', 3) False
#> ('RuntimeError', 'cannot reuse already awaited __anext__()/asend()') ('RuntimeError', 'cannot reuse already awaited __anext__()/asend()')
#> [('StopAsyncIteration', '', 'None')] [('StopAsyncIteration', '', 'None')] [('StopAsyncIteration', '', 'None')]
#> False False False
#> [('TypeError', "can't send non-None value to a just-started async generator", 'None')]
#> ('StopAsyncIteration',)
#> True True
#> [('ValueError', 'unstarted', 'None')] [('StopAsyncIteration', '', 'None')]
#> [('value', 'ready')] [('value', ('caught', 'v'))] [('value', 'ready')]
#> ['in handler', ('value', 'key')] [('value', 'ready')]
#> [('StopAsyncIteration', '', 'None')] [('value', None)] [('StopAsyncIteration', '', 'None')]
#> [('TypeError', 'lost', 'None')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('TypeError', 'exceptions must be classes or instances deriving from BaseException, not int', 'None')] [('TypeError', 'exceptions must be classes or instances deriving from BaseException, not type', 'None')]
#> async_generator_athrow ('RuntimeError', "can't send non-None value to a just-started coroutine")
#> [('value', 1)] [('value', None)] ['exit', 'finally'] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('RuntimeError', 'async generator ignored GeneratorExit', 'None')] ['exit', 'finally'] [('GeneratorExit', '', 'None')] [('value', None)]
#> [('value', 1)] ['closing', ('value', None)] ['exit', None, 'finally'] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('ValueError', 'close', 'None')] ['exit', 'finally'] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('value', None)] ['exit', 'finally'] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', None)] [('StopAsyncIteration', '', 'None')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> ('StopIteration',) ('RuntimeError', 'cannot reuse already awaited aclose()/athrow()') async_generator_athrow
#> [('value', 1)] [('StopAsyncIteration', '', 'None')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('RuntimeError', 'async generator raised StopAsyncIteration', 'StopAsyncIteration(1)')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('RuntimeError', 'async generator raised StopIteration', 'StopIteration(2)')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('GeneratorExit', '3', 'None')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> [('value', 1)] [('ValueError', '4', 'None')] [('StopAsyncIteration', '', 'None')] [('value', None)]
#> first ('StopIteration', 'sent')
#> first
#> ('handled', ('k',))
#> second None None ('RuntimeError', 'cannot reuse already awaited __anext__()/asend()') False
#> [('StopAsyncIteration', '', 'None')]
#> unstarted step [('StopAsyncIteration', '', 'None')]
#> None ('RuntimeError', 'cannot reuse already awaited __anext__()/asend()') ('StopIteration',) None
#> KeyError 'thrown'
#> ['waiting', 'first', 'second', 'waiting', ('value', [1, 3, None, 1, 3])]
#> cleaned
#> ['cleanup', ('value', 2)]
#> [('value', [1, ('RuntimeError', 'anext(): asynchronous generator is already running'), 'anext(): asynchronous generator is already running'])]
#> [('value', [True, 2])] False
#> [('value', [0, 1, 2, 'done'])]
#> 'return' with value in async generator
#> 'yield from' inside async function
#> 'return' with value in async generator
#> fine
#> fine
