# Async generators whose items `async for` and `await` take directly, and those that need more.
# option: --policy standard
import sys


class Pause:
    """Yields its values to the caller of send(), and returns what was sent."""

    def __init__(self, *values):
        self.values = values

    def __await__(self):
        sent = []
        for value in self.values:
            sent.append((yield value))
        return sent


def drive(coroutine, answers=()):
    """Runs a coroutine: what it yields, then what it returns or raises."""
    answers = list(answers)
    seen = []
    answer = None
    try:
        while True:
            seen.append(coroutine.send(answer))
            answer = answers.pop(0) if answers else None
    except StopIteration as stop:
        return seen, stop.value
    except BaseException as error:
        return seen, f"{type(error).__name__}: {error}"


async def count(n):
    for i in range(n):
        yield i


async def pausing(n):
    for i in range(n):
        sent = await Pause(f"before {i}", f"again {i}")
        yield i, sent
        await Pause(f"after {i}")


async def gather(source):
    return [item async for item in source]


print(drive(gather(count(4))))
print(drive(gather(pausing(2)), "abcdefgh"))


class Tree:
    def __init__(self, left, value, right):
        self.left, self.value, self.right = left, value, right

    async def __aiter__(self):
        if self.left:
            async for item in self.left:
                yield item
        yield self.value
        if self.right:
            async for item in self.right:
                yield item


def tree(first, last):
    if first >= last:
        return None
    middle = (first + last) // 2
    return Tree(tree(first, middle), middle, tree(middle + 1, last))


print(drive(gather(tree(0, 40))) == ([], list(range(40))))


async def echo():
    got = []
    while len(got) < 4:
        got.append((yield len(got)))
    yield got


async def send_values():
    generator = echo()
    answers = [await generator.asend(None)]
    for value in ("a", None, "b", 3):
        answers.append(await generator.asend(value))
    try:
        await generator.asend(None)
    except StopAsyncIteration as error:
        answers.append(repr(error))
    try:
        await generator.asend("late")
    except StopAsyncIteration as error:
        answers.append(repr(error))
    return answers


print(drive(send_values()))


async def steps_in_wrong_order():
    generator = pausing(3)
    first = generator.__anext__()
    second = generator.__anext__()
    iterator = first.__await__()
    print("first", iterator.send(None))
    for attempt in (second, generator.asend(None), generator.athrow(KeyError), generator.aclose()):
        print(drive(attempt))
    try:
        iterator.send("x")
        iterator.send("y")
    except StopIteration as stop:
        print("ended", stop.value)
    for attempt in (first, second):
        print(drive(attempt))
    third = generator.__anext__()
    print(drive(third, "ijk"))
    print(drive(third))
    print(drive(generator.aclose()), drive(generator.__anext__()))


print(drive(steps_in_wrong_order()))


async def starts_with_a_value():
    generator = count(2)
    try:
        await generator.asend("too early")
    except TypeError as error:
        print(error)
    return [item async for item in generator]


print(drive(starts_with_a_value()))


async def fails(at):
    for i in range(5):
        if i == at:
            raise LookupError(f"at {i}")
        yield i


async def keeps_handling():
    try:
        raise KeyError("handled")
    except KeyError:
        for i in range(3):
            yield i, type(sys.exception()).__name__
    yield "none", sys.exception()


async def handling_around():
    seen = []
    try:
        raise ValueError("around")
    except ValueError as around:
        async for item in keeps_handling():
            seen.append((item, sys.exception() is around))
    async for item in keeps_handling():
        seen.append((item, sys.exception()))
    return seen


print(drive(gather(fails(3))))
print(drive(handling_around()))


async def closes_itself():
    generator = None

    async def own():
        yield 1
        try:
            await generator.__anext__()
        except RuntimeError as error:
            yield str(error)
        yield 3

    generator = own()
    return [item async for item in generator]


print(drive(closes_itself()))


async def leaves_early():
    generator = fails(9)
    async for item in generator:
        if item == 2:
            break
    rest = [item async for item in generator]
    again = [item async for item in generator]
    return rest, again, generator.ag_running, generator.ag_frame


print(drive(leaves_early()))


async def many_registers(n):
    a = b = c = d = e = f = g = h = 0
    for i in range(n):
        a, b, c, d, e, f, g, h = b + 1, c + 1, d + 1, e + 1, f + 1, g + 1, h + 1, i
        yield a + b, [c, d], (yield_list := [e, f, g, h])
        assert yield_list == [e, f, g, h]


print(drive(gather(many_registers(3))))


async def nested(depth):
    if depth == 0:
        yield await Pause("bottom")
        return
    async for item in nested(depth - 1):
        yield item
    yield depth


print(drive(gather(nested(5)), ["sent"]))


async def thrown_into():
    seen = []

    async def stubborn():
        for i in range(6):
            try:
                yield i
            except KeyError as error:
                seen.append(repr(error))
                await Pause("in except")

    generator = stubborn()
    async for item in generator:
        seen.append(item)
        if item % 2:
            seen.append(await generator.athrow(KeyError(item)))
    return seen


print(drive(thrown_into()))


class Mixed:
    """An asynchronous iterator whose next items are steps of two generators by turns."""

    def __init__(self):
        self.sources = [count(2), pausing(2)]
        self.turn = 0

    def __aiter__(self):
        return self

    def __anext__(self):
        self.turn += 1
        return self.sources[self.turn % 2].__anext__()


print(drive(gather(Mixed())))
first = []
sys.set_asyncgen_hooks(firstiter=first.append)
hooked = count(3)
print(drive(gather(hooked)), first == [hooked])
sys.set_asyncgen_hooks(firstiter=lambda generator: 1 // 0)
print(drive(gather(count(2))))
refused = count(2)
print(drive(gather(refused)), drive(gather(refused)))

#> ([], [0, 1, 2, 3])
#> (['before 0', 'again 0', 'after 0', 'before 1', 'again 1', 'after 1'], [(0, ['a', 'b']), (1, ['d', 'e'])])
#> True
#> ([], [0, 1, 2, 3, ['a', None, 'b', 3], 'StopAsyncIteration()', 'StopAsyncIteration()'])
#> first before 0
#> ([], 'RuntimeError: anext(): asynchronous generator is already running')
#> ([], 'RuntimeError: anext(): asynchronous generator is already running')
#> ([], 'RuntimeError: athrow(): asynchronous generator is already running')
#> ([], 'RuntimeError: aclose(): asynchronous generator is already running')
#> ended (0, ['x', 'y'])
#> ([], 'RuntimeError: cannot reuse already awaited __anext__()/asend()')
#> ([], 'RuntimeError: cannot reuse already awaited __anext__()/asend()')
#> (['after 0', 'before 1', 'again 1'], (1, ['j', 'k']))
#> ([], 'RuntimeError: cannot reuse already awaited __anext__()/asend()')
#> ([], None) ([], 'StopAsyncIteration: ')
#> ([], None)
#> can't send non-None value to a just-started async generator
#> ([], [0, 1])
#> ([], 'LookupError: at 3')
#> ([], [((0, 'KeyError'), True), ((1, 'KeyError'), True), ((2, 'KeyError'), True), (('none', ValueError('around')), True), ((0, 'KeyError'), None), ((1, 'KeyError'), None), ((2, 'KeyError'), None), (('none', None), None)])
#> ([], [1, 'anext(): asynchronous generator is already running', 3])
#> ([], ([3, 4], [], False, None))
#> ([], [(2, [1, 1], [1, 1, 1, 0]), (4, [2, 2], [2, 2, 1, 1]), (6, [3, 3], [3, 2, 2, 2])])
#> (['bottom'], [['sent'], 1, 2, 3, 4, 5])
#> (['in except', 'in except', 'in except'], 'StopAsyncIteration: ')
#> (['before 0', 'again 0', 'after 0', 'before 1', 'again 1', 'after 1'], [(0, [None, None]), 0, (1, [None, None]), 1])
#> ([], [0, 1, 2]) True
#> ([], 'ZeroDivisionError: division by zero')
#> ([], 'ZeroDivisionError: division by zero') ([], [0, 1])
