# Asynchronous comprehensions (PEP 530): list, set, dict, generator; nesting; await within.
# stderr: ignore
# option: --policy standard --enable eval
class Pause:
    def __await__(self):
        yield


def run(coroutine):
    try:
        while True:
            coroutine.send(None)
    except StopIteration as stop:
        return stop.value
    except Exception as error:
        return type(error).__name__, str(error)


async def agen(n):
    for i in range(n):
        await Pause()
        yield i


async def double(x):
    await Pause()
    return x * 2


async def is_even(x):
    await Pause()
    return x % 2 == 0


async def all_kinds():
    out = []
    out.append([x async for x in agen(3)])
    out.append({x % 2 async for x in agen(5)})
    out.append({x: await double(x) async for x in agen(3)})
    out.append([await double(x) for x in range(3)])
    out.append([x for x in range(6) if await is_even(x)])
    out.append([x async for x in agen(6) if await is_even(x) if x > 1])
    out.append([(x, y) async for x in agen(2) for y in range(2)])
    out.append([(x, y) for x in range(2) async for y in agen(2)])
    out.append([(x, y) async for x in agen(3) async for y in agen(x)])
    out.append([[y async for y in agen(x)] for x in range(3)])
    out.append([[y async for y in agen(x)] async for x in agen(3)])
    out.append([a + b async for a, b in pairs()])
    out.append(sum([x async for x in agen(4)]))
    out.append([f async for f in agen(2)] + [await double(5)])
    out.append([z := x async for x in agen(3)])
    out.append(z)
    out.append([lambda: x async for x in agen(2)][0]())
    out.append([(await double(x), y) for x in range(2) if await is_even(x) for y in await listed(x)])
    return out


async def pairs():
    yield 1, 2
    yield 3, 4


async def listed(x):
    return [x, x + 1]


for item in run(all_kinds()):
    print(item)


# generator expressions that await are async generators, wherever they are
def sync_function():
    return (x async for x in agen(3))


def sync_awaiting():
    return (await double(x) for x in range(3))


async def expressions():
    g = (x async for x in agen(2))
    h = (await double(x) for x in range(2))
    i = ([y async for y in agen(x)] for x in range(2))
    j = (x for x in [await double(4)])
    print(type(g).__name__, type(h).__name__, type(i).__name__, type(j).__name__)
    print([x async for x in g], [x async for x in h], [x async for x in i], list(j))
    print([x async for x in sync_function()], [x async for x in sync_awaiting()])
    nested = ((x, y) async for x in agen(2) for y in range(2) if await is_even(y))
    print([p async for p in nested])
    try:
        list(g)
    except TypeError as error:
        print(error)
    closure = 10
    print([x async for x in (v + closure async for v in agen(2))])


run(expressions())
g = (await x for x in [])
print(type(g).__name__, g.__name__, repr(g)[:37])


class Bad:
    pass


async def bad(over):
    return [x async for x in over]


def bad_expression(over):
    return (x async for x in over)


print(run(bad([1])), run(bad(Bad())))
try:
    bad_expression([1])
except TypeError as error:
    print(error)


async def raising():
    async def broken():
        yield 1
        raise ValueError("broken")

    try:
        return [x async for x in broken()]
    except ValueError as error:
        return "caught", str(error)


print(run(raising()))


async def scopes():
    x = "outer"
    inner = [x async for x in agen(2)]
    return x, inner


print(run(scopes()))

for source in ("[x async for x in y]", "def f(): return [x async for x in y]", "[await x for x in y]",
               "def f(): return [await x for x in y]", "async def f(): return lambda: [x async for x in y]",
               "class C: z = [x async for x in y]", "def f(): return {await x: 1 for x in y}",
               "async def f(): return [(yield x) async for x in y]",
               "async def f(): (x async for x in await y)", "def f(): (x for x in await y)",
               "(x async for x in y)", "(await x for x in y)", "def f(): ([y async for y in x] for x in z)",
               "async def f(): class C: x = [y async for y in z]"):
    try:
        compile(source, "s", "exec")
        print("fine", source)
    except SyntaxError as error:
        print(error.msg)

#> [0, 1, 2]
#> {0, 1}
#> {0: 0, 1: 2, 2: 4}
#> [0, 2, 4]
#> [0, 2, 4]
#> [2, 4]
#> [(0, 0), (0, 1), (1, 0), (1, 1)]
#> [(0, 0), (0, 1), (1, 0), (1, 1)]
#> [(1, 0), (2, 0), (2, 1)]
#> [[], [0], [0, 1]]
#> [[], [0], [0, 1]]
#> [3, 7]
#> 6
#> [0, 1, 10]
#> [0, 1, 2]
#> 2
#> 1
#> [(0, 0), (0, 1)]
#> async_generator async_generator async_generator generator
#> [0, 1] [0, 2] [[], [0]] [8]
#> [0, 1, 2] [0, 2, 4]
#> [(0, 0), (1, 0)]
#> 'async_generator' object is not iterable
#> [10, 11]
#> async_generator <genexpr> <async_generator object <genexpr> at 
#> ('TypeError', "'async for' requires an object with __aiter__ method, got list") ('TypeError', "'async for' requires an object with __aiter__ method, got Bad")
#> 'async for' requires an object with __aiter__ method, got list
#> ('caught', 'broken')
#> ('outer', [0, 1])
#> asynchronous comprehension outside of an asynchronous function
#> asynchronous comprehension outside of an asynchronous function
#> asynchronous comprehension outside of an asynchronous function
#> asynchronous comprehension outside of an asynchronous function
#> asynchronous comprehension outside of an asynchronous function
#> asynchronous comprehension outside of an asynchronous function
#> asynchronous comprehension outside of an asynchronous function
#> 'yield' inside list comprehension
#> fine async def f(): (x async for x in await y)
#> 'await' outside async function
#> fine (x async for x in y)
#> fine (await x for x in y)
#> fine def f(): ([y async for y in x] for x in z)
#> invalid syntax
