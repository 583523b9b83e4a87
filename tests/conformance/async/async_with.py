# async with: enter and exit are awaited; suppression, several managers, ways out, errors.
# stderr: ignore
class Pause:
    def __await__(self):
        yield


def run(coroutine):
    steps = 0
    try:
        while True:
            coroutine.send(None)
            steps += 1
    except StopIteration as stop:
        return stop.value, steps
    except Exception as error:
        return type(error).__name__, str(error), repr(error.__cause__), repr(error.__context__)


class Manager:
    def __init__(self, name, suppress=False):
        self.name, self.suppress = name, suppress

    async def __aenter__(self):
        print("entering", self.name)
        await Pause()
        print("entered", self.name)
        return self.name

    async def __aexit__(self, kind, error, traceback):
        print("leaving", self.name, kind and kind.__name__, error, traceback is not None)
        await Pause()
        print("left", self.name)
        return self.suppress


async def plain():
    async with Manager("a") as a, Manager("b") as (b,):
        print("body", a, b)
        await Pause()
    return "done"


print(run(plain()))


async def raising(suppress):
    async with Manager("r", suppress):
        await Pause()
        1 / 0
    return "after"


print(run(raising(False)))
print(run(raising(True)))


async def nested_suppression():
    async with Manager("outer", True):
        async with Manager("inner", False) as target:
            raise KeyError(target)
    return "suppressed"


print(run(nested_suppression()))


async def ways_out(how):
    for i in range(2):
        async with Manager(i):
            if how == "return":
                return "returned"
            if how == "break":
                break
            if how == "continue":
                continue
    return how


for how in ("return", "break", "continue"):
    print(run(ways_out(how)))


async def exit_raises():
    class Bad(Manager):
        async def __aexit__(self, *a):
            raise RuntimeError("exit")

    async with Bad("bad"):
        raise KeyError("body")


print(run(exit_raises()))


async def enter_raises():
    class Bad(Manager):
        async def __aenter__(self):
            raise RuntimeError("enter")

    async with Manager("first"), Bad("bad"):
        print("never")


print(run(enter_raises()))


async def truth():
    class Truth:
        def __bool__(self):
            print("bool")
            return True

    class M:
        async def __aenter__(self):
            return self

        async def __aexit__(self, *a):
            return Truth()

    async with M() as m:
        1 / 0
    return type(m).__name__


print(run(truth()))


async def mixed():
    class Sync:
        def __enter__(self):
            print("sync enter")

        def __exit__(self, *a):
            print("sync exit")

    with Sync():
        async with Manager("m"):
            with Sync():
                await Pause()
    return "mixed"


print(run(mixed()))


async def targets():
    box = {}
    async with Manager("x") as box["k"]:
        pass
    async with (Manager("p") as p, Manager("q") as q,):
        pass
    return box, p, q


print(run(targets()))


# --- errors
class NoMethods:
    pass


class OnlyEnter:
    async def __aenter__(self):
        pass


class OnlyExit:
    async def __aexit__(self, *a):
        pass


class Sync:
    def __enter__(self):
        pass

    def __exit__(self, *a):
        pass


class BadEnter(OnlyExit):
    def __aenter__(self):
        return 7


class BadExit(OnlyEnter):
    def __aexit__(self, *a):
        return "no"


class BadAwait(OnlyExit):
    def __aenter__(self):
        return NotIterator()


class NotIterator:
    def __await__(self):
        return 5


async def use(manager, fail=False):
    async with manager:
        if fail:
            1 / 0


for manager in (NoMethods(), OnlyEnter(), OnlyExit(), Sync(), BadEnter(), BadExit(), BadAwait(), 3):
    print(type(manager).__name__, run(use(manager)))
print(run(use(BadExit(), True)))


async def sync_with():
    with Manager("m"):
        pass


print(run(sync_with()))

# closing a coroutine that is suspended in the body, in enter and in exit
for steps in (1, 2, 3):
    c = plain()
    for _ in range(steps):
        c.send(None)
    for attempt in range(3):
        try:
            print("closed", c.close())
        except RuntimeError as error:
            print(error)

#> entering a
#> entered a
#> entering b
#> entered b
#> body a b
#> leaving b None None False
#> left b
#> leaving a None None False
#> left a
#> ('done', 5)
#> entering r
#> entered r
#> leaving r ZeroDivisionError division by zero True
#> left r
#> ('ZeroDivisionError', 'division by zero', 'None', 'None')
#> entering r
#> entered r
#> leaving r ZeroDivisionError division by zero True
#> left r
#> ('after', 3)
#> entering outer
#> entered outer
#> entering inner
#> entered inner
#> leaving inner KeyError 'inner' True
#> left inner
#> leaving outer KeyError 'inner' True
#> left outer
#> ('suppressed', 4)
#> entering 0
#> entered 0
#> leaving 0 None None False
#> left 0
#> ('returned', 2)
#> entering 0
#> entered 0
#> leaving 0 None None False
#> left 0
#> ('break', 2)
#> entering 0
#> entered 0
#> leaving 0 None None False
#> left 0
#> entering 1
#> entered 1
#> leaving 1 None None False
#> left 1
#> ('continue', 4)
#> entering bad
#> entered bad
#> ('RuntimeError', 'exit', 'None', "KeyError('body')")
#> entering first
#> entered first
#> leaving first RuntimeError enter True
#> left first
#> ('RuntimeError', 'enter', 'None', 'None')
#> bool
#> ('M', 0)
#> sync enter
#> entering m
#> entered m
#> sync enter
#> sync exit
#> leaving m None None False
#> left m
#> sync exit
#> ('mixed', 3)
#> entering x
#> entered x
#> leaving x None None False
#> left x
#> entering p
#> entered p
#> entering q
#> entered q
#> leaving q None None False
#> left q
#> leaving p None None False
#> left p
#> (({'k': 'x'}, 'p', 'q'), 6)
#> NoMethods ('TypeError', "'NoMethods' object does not support the asynchronous context manager protocol (missed __aexit__ method)", 'None', 'None')
#> OnlyEnter ('TypeError', "'OnlyEnter' object does not support the asynchronous context manager protocol (missed __aexit__ method)", 'None', 'None')
#> OnlyExit ('TypeError', "'OnlyExit' object does not support the asynchronous context manager protocol (missed __aenter__ method)", 'None', 'None')
#> Sync ('TypeError', "'Sync' object does not support the asynchronous context manager protocol (missed __aexit__ method) but it supports the context manager protocol. Did you mean to use 'with'?", 'None', 'None')
#> BadEnter ('TypeError', "'async with' received an object from __aenter__ that does not implement __await__: int", 'None', 'None')
#> BadExit ('TypeError', "'async with' received an object from __aexit__ that does not implement __await__: str", 'None', 'None')
#> BadAwait ('TypeError', "__await__() returned non-iterator of type 'int'", 'None', 'None')
#> int ('TypeError', "'int' object does not support the asynchronous context manager protocol (missed __aexit__ method)", 'None', 'None')
#> ('TypeError', "'async with' received an object from __aexit__ that does not implement __await__: str", 'None', "ZeroDivisionError('division by zero')")
#> ('TypeError', "'Manager' object does not support the context manager protocol (missed __exit__ method) but it supports the asynchronous context manager protocol. Did you mean to use 'async with'?", 'None', 'None')
#> entering a
#> closed None
#> closed None
#> closed None
#> entering a
#> entered a
#> entering b
#> leaving a GeneratorExit  True
#> coroutine ignored GeneratorExit
#> closed None
#> closed None
#> entering a
#> entered a
#> entering b
#> entered b
#> body a b
#> leaving b GeneratorExit  True
#> coroutine ignored GeneratorExit
#> leaving a GeneratorExit  True
#> coroutine ignored GeneratorExit
#> closed None
