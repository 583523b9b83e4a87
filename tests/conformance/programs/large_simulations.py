# option: --policy standard
"""Simulation: game of life, bank with transactions, event queue, state machine by generators, elevator."""
import heapq
import itertools
from collections import Counter, deque
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum, auto
from functools import lru_cache, partial, reduce


class Life:
    def __init__(self, text):
        self.cells = {(x, y) for y, row in enumerate(text.splitlines()) for x, c in enumerate(row) if c == "#"}

    def step(self):
        near = Counter((x + dx, y + dy) for x, y in self.cells for dx,
                       dy in itertools.product((-1, 0, 1), repeat=2) if dx or dy)
        self.cells = {cell for cell, n in near.items() if n == 3 or (n == 2 and cell in self.cells)}
        return self

    def __str__(self):
        if not self.cells:
            return "(empty)"
        xs, ys = zip(*self.cells)
        return "\n".join("".join(".#"[(x, y) in self.cells] for x in range(min(xs), max(xs) + 1)) for y
                         in range(min(ys), max(ys) + 1))


life = Life(".#.\n..#\n###")
for _ in range(4):
    print(life, len(life.cells), sep="\n")
    life.step()


class InsufficientFunds(Exception):
    def __init__(self, account, missing):
        self.account, self.missing = account, missing
        super().__init__(account.name, missing)

    def __str__(self):
        return f"{self.account.name} lacks {self.missing}"


@dataclass
class Account:
    name: str
    balance: int = 0
    history: list = field(default_factory=list, repr=False)

    def __iadd__(self, amount):
        if self.balance + amount < 0:
            raise InsufficientFunds(self, -(self.balance + amount))
        self.balance += amount
        self.history.append(amount)
        return self


class Bank(dict):
    def __missing__(self, name):
        self[name] = account = Account(name)
        return account

    @contextmanager
    def transaction(self, *names):
        saved = {n: (self[n].balance, len(self[n].history)) for n in names}
        try:
            yield [self[n] for n in names]
        except InsufficientFunds as error:
            for n, (balance, length) in saved.items():
                self[n].balance = balance
                del self[n].history[length:]
            error.add_note(f"rolled back {', '.join(names)}")
            raise

    def move(self, a, b, amount):
        with self.transaction(a, b) as (x, y):
            y += amount
            x += -amount


bank = Bank()
bank["ann"] += 100
bank.move("ann", "bob", 30)
try:
    bank.move("bob", "cy", 31)
except InsufficientFunds as e:
    print(e, e.args[1:], e.__notes__)
print(bank, [a.history for a in bank.values()], sum(a.balance for a in bank.values()))
errors = []
for a, b, n in [("ann", "bob", 500), ("bob", "ann", 5), ("zed", "ann", 1)]:
    try:
        bank.move(a, b, n)
    except InsufficientFunds as e:
        errors.append(e)
try:
    raise ExceptionGroup("night run", errors + [ExceptionGroup("inner", [OSError(2, "gone"), KeyError("k")])])
except* InsufficientFunds as group:
    print(group.message, [str(e) for e in group.exceptions])
except* LookupError as group:
    print(repr(group), group.derive([ValueError(1)]))
except* OSError as group:
    print(group.exceptions[0].exceptions[0].strerror, group.split(OSError)[1])


class Priority(IntEnum):
    LOW = 3
    NORMAL = 2
    HIGH = auto()


class Kind(StrEnum):
    START = auto()
    STOP = auto()


@dataclass(order=True)
class Event:
    at: float
    priority: Priority
    n: int = field(default_factory=itertools.count().__next__)
    action: object = field(compare=False, default=None)


class Simulation:
    def __init__(self):
        self.now, self.queue, self.log = 0.0, [], []

    def after(self, delay, action, priority=Priority.NORMAL):
        heapq.heappush(self.queue, Event(self.now + delay, priority, action=action))

    def process(self, generator):
        def resume(value=None):
            try:
                delay = generator.send(value)
            except StopIteration as stop:
                self.log.append((self.now, "done", stop.value))
            except ValueError as e:
                self.log.append((self.now, "error", str(e)))
            else:
                self.after(delay, lambda: resume(self.now))
        resume()

    def run(self, until=float("inf")):
        while self.queue and self.queue[0].at <= until:
            event = heapq.heappop(self.queue)
            self.now = event.at
            event.action()
        return self


def car(sim, name, trips):
    for trip in range(trips):
        now = yield 1.5 * (trip + 1)
        sim.log.append((now, name, trip))
        if name == "bad" and trip:
            raise ValueError(f"{name} broke")
    return name


sim = Simulation()
for name, n in (("a", 3), ("bad", 3), ("c", 1)):
    sim.process(car(sim, name, n))
sim.after(3, lambda: sim.log.append("high"), Priority.LOW)
print(*sim.run().log, sim.now, sep="\n")
print(list(Priority), Priority.HIGH, Priority(3) > Priority.HIGH, Kind.START, f"{Kind.STOP:>6}",
      Kind("stop") is Kind.STOP, repr(Kind.START), Priority.LOW + 1)


def machine():
    """A turnstile: yields its state and receives what happens."""
    state, count = "locked", 0
    while True:
        match (state, (yield state)):
            case ("locked", "coin"):
                state = "open"
            case ("open", "push"):
                state, count = "locked", count + 1
            case (_, "stop"):
                return count
            case (s, {"force": to}) if to != s:
                state = to
            case (_, [first, *rest]) if first == "many":
                for r in rest:
                    print("ignored", r)
            case (s, other):
                print(f"{other!r} has no effect on {s}")


def drive(inputs):
    m = machine()
    states = [next(m)]
    try:
        for item in inputs:
            states.append(m.send(item))
    except StopIteration as stop:
        return states, stop.value
    return states, None


print(drive(["push", "coin", "coin", "push", {"force": "open"}, ["many", 1, 2], "push", None, "stop", "never"]))


@lru_cache(maxsize=None)
def paths(x, y):
    return 1 if 0 in (x, y) else paths(x - 1, y) + paths(x, y - 1)


def hanoi(n, a="A", b="B", c="C"):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield f"{a}>{c}"
        yield from hanoi(n - 1, b, a, c)


def primes():
    found = {}
    for n in itertools.count(2):
        if n not in found:
            yield n
            found[n * n] = [n]
        else:
            for p in found.pop(n):
                found.setdefault(n + p, []).append(p)


def flatten(x, depth=-1):
    for item in x:
        if isinstance(item, (list, tuple)) and depth:
            yield from flatten(item, depth - 1)
        else:
            yield item


print(paths(16, 16), paths.cache_info(), " ".join(hanoi(3)),
      list(itertools.islice(primes(), 15)), [*flatten([1, [2, (3, [4])], "ab"])], [*flatten([[[1]], 2], 1)])
window = lambda it, n: zip(*(itertools.islice(t, i, None) for i, t in enumerate(itertools.tee(it, n))))
print([*window("abcd", 2)], [*itertools.pairwise([1, 4, 9])], [*itertools.batched("abcdefg",
    3)], [*itertools.zip_longest("ab", [1], fillvalue="-")], dict(itertools.groupby("aabbb", key=str.upper)).keys())
compose = lambda *fs: reduce(lambda f, g: lambda x: g(f(x)), fs)
print(compose(str.strip, str.title, partial(str.replace, "_".join, ) if False else str.swapcase)("  hello world "))
with ExitStack() as stack, suppress(ZeroDivisionError):
    for n in range(3):
        stack.callback(print, "leaving", n)
    1 / 0
print("after")

#> .#.
#> ..#
#> ###
#> 5
#> #.#
#> .##
#> .#.
#> 5
#> ..#
#> #.#
#> .##
#> 5
#> #..
#> .##
#> ##.
#> 5
#> bob lacks 1 (1,) ['rolled back bob, cy']
#> {'ann': Account(name='ann', balance=70), 'bob': Account(name='bob', balance=30), 'cy': Account(name='cy', balance=0)} [[100, -30], [30], []] 100
#> night run ['ann lacks 430', 'zed lacks 1']
#> ExceptionGroup('night run', [ExceptionGroup('inner', [KeyError('k')])]) night run (1 sub-exception)
#> gone None
#> (1.5, 'a', 0)
#> (1.5, 'bad', 0)
#> (1.5, 'c', 0)
#> (1.5, 'done', 'c')
#> high
#> (4.5, 'a', 1)
#> (4.5, 'bad', 1)
#> (4.5, 'error', 'bad broke')
#> (9.0, 'a', 2)
#> (9.0, 'done', 'a')
#> 9.0
#> [<Priority.LOW: 3>, <Priority.NORMAL: 2>, <Priority.HIGH: 4>] 4 False start   stop True <Kind.START: 'start'> 4
#> 'push' has no effect on locked
#> 'coin' has no effect on open
#> ignored 1
#> ignored 2
#> None has no effect on locked
#> (['locked', 'locked', 'open', 'open', 'locked', 'open', 'open', 'locked', 'locked'], 2)
#> 601080390 CacheInfo(hits=225, misses=288, maxsize=None, currsize=288) A>C A>B C>B A>C B>A B>C A>C [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] [1, 2, 3, 4, 'ab'] [[1], 2]
#> [('a', 'b'), ('b', 'c'), ('c', 'd')] [(1, 4), (4, 9)] [('a', 'b', 'c'), ('d', 'e', 'f'), ('g',)] [('a', 1), ('b', '-')] dict_keys(['A', 'B'])
#> hELLO wORLD
#> leaving 2
#> leaving 1
#> leaving 0
#> after
