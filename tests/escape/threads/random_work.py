# Five threads do random things of the language, and wait at random places within them.
# option: --allow-import threading,random,gc,asyncio,weakref --max-time 60
# expect-strict: contained
# expect-standard: contained
import asyncio
import gc
import random
import threading
import weakref

chance = random.Random(7)
event = threading.Event()
lock = threading.RLock()
semaphore = threading.Semaphore(2)
wrong = []
done = 0


def wait(value=None):
    which = chance.randrange(8)
    if which == 0:
        event.wait(0.001)
    elif which == 1:
        with lock:
            event.wait(0.0005)
    elif which == 2:
        with semaphore:
            event.wait(0.0002)
    elif which == 3:
        thread = threading.Thread(target=work, args=(1,))
        thread.start()
        thread.join(0.01)
    elif which == 4:
        gc.collect()
    return value


class Waits:
    def __init__(self, number):
        self.number = wait(number)

    def __lt__(self, other):
        return wait(self.number < other.number)

    def __add__(self, other):
        return wait(self.number + other.number)

    def __eq__(self, other):
        return wait(self.number == other.number)

    def __hash__(self):
        return wait(self.number % 3)

    def __enter__(self):
        return wait(self)

    def __exit__(self, *error):
        return wait(True)

    def __repr__(self):
        return wait(f"W{self.number}")


class Dies:
    def __init__(self):
        self.itself = self

    def __del__(self):
        wait()


def numbers(count):
    try:
        for number in range(count):
            if (yield wait(number)):
                wait()
    finally:
        wait()


def delegate():
    return (yield from numbers(2))


def deepen(level, *rest, **more):
    if level:
        result = deepen(level - 1, *rest, **more)
        assert (rest, more) == ((1, 2), {"three": 3})
        return result
    return wait(7)


def handle():
    try:
        try:
            raise KeyError(wait(1))
        finally:
            wait()
    except KeyError as error:
        wait()
        return error.args[0], error.__context__


def suppress():
    with Waits(1) as entered:
        raise IndexError
    return entered.number


def make_class():
    class Made(Waits):
        wait()

        def twice(self):
            return super().__hash__() * 2

    return Made(4).twice()


def drop():
    generator = numbers(3)
    next(generator)
    generator.send(1)
    Dies()
    reference = weakref.ref(Waits(1), lambda _: wait())
    return reference and wait(5)


async def items():
    for number in range(2):
        yield wait(number)
        await asyncio.sleep(0)


async def main():
    return [wait(number) async for number in items()]


def match():
    match [Waits(1), Waits(2)]:
        case [Waits(number=first), Waits(number=second)] if wait(first) == 1:
            return second


ACTIONS = [
    (lambda: sorted([Waits(3), Waits(1), Waits(2)])[0].number, 1),
           (lambda: sorted([1, 2, 3], key=lambda x: wait(-x)), [3, 2, 1]),
    (lambda: list(numbers(3)), [0, 1, 2]), (lambda: [*delegate()], [0, 1]), (lambda: Waits(1) + Waits(2), 3),
    (lambda: {Waits(n): n for n in range(4)}[Waits(2)], 2), (lambda: len({Waits(1), Waits(1), Waits(2)}), 2),
           (handle, (1, None)),
    (suppress, 1), (make_class, 2), (drop, 5), (lambda: deepen(chance.randrange(60), 1, 2, three=3), 7),
    (lambda: repr([Waits(1), {2: Waits(2)}]), "[W1, {2: W2}]"),
           (lambda: [[j for j in numbers(2)] for i in numbers(2)], [[0, 1]] * 2),
    (lambda: max(Waits(1), Waits(4), Waits(2)).number, 4), (match, 2), (lambda: asyncio.run(main()), [0, 1]),
    (lambda: (lambda a, b=2, *c, d, **e: wait((a, b, c, d, e)))(*numbers(3), d=Waits(4) + Waits(1), z=1),
     (0, 1, (2,), 5, {"z": 1}))]


def work(count):
    global done
    for _ in range(count):
        action, expected = chance.choice(ACTIONS)
        try:
            found = action()
        except RuntimeError:  # a deadlock of threads within natives, a loop within a loop, the depth
            continue
        done += 1
        if found != expected:
            wrong.append((found, expected))


threads = [threading.Thread(target=work, args=(20,)) for _ in range(5)]
for each in (*[thread.start for thread in threads], lambda: work(20), *[thread.join for thread in threads], gc.collect):
    try:
        each()
    except RuntimeError:
        pass
print("contained" if not wrong and done > 20 else f"ESCAPED {wrong[:3]} {done}")
