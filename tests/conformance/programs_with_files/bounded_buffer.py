# option: --policy standard --enable files
# python: 3.11
"""Producers and consumers with a bounded buffer of their own making, on condition variables and files."""
import os
import tempfile
import threading
from collections import deque


class Closed(Exception):
    pass


class Buffer:
    def __init__(self, size):
        self.items, self.size = deque(), size
        self.lock = threading.Lock()
        self.not_empty = threading.Condition(self.lock)
        self.not_full = threading.Condition(self.lock)
        self.is_closed = False
        self.highest = 0

    def put(self, item):
        with self.not_full:
            while len(self.items) >= self.size and not self.is_closed:
                self.not_full.wait()
            if self.is_closed:
                raise Closed
            self.items.append(item)
            self.highest = max(self.highest, len(self.items))
            self.not_empty.notify()

    def get(self, timeout=None):
        with self.not_empty:
            if not self.not_empty.wait_for(lambda: self.items or self.is_closed, timeout):
                raise TimeoutError
            if not self.items:
                raise Closed
            item = self.items.popleft()
            self.not_full.notify()
            return item

    def close(self):
        with self.lock:
            self.is_closed = True
            self.not_empty.notify_all()
            self.not_full.notify_all()

    def __iter__(self):
        while True:
            try:
                yield self.get()
            except Closed:
                return


def produce(buffer, path, barrier):
    barrier.wait()
    with open(path) as file:
        for number, line in enumerate(file, 1):
            buffer.put((os.path.basename(path), number, line.strip()))


def consume(buffer, path, totals, lock):
    taken = 0
    with open(path, "w") as out:
        for name, number, line in buffer:
            value = eval_sum(line)
            print(name, number, value, file=out)
            taken += 1
            with lock:
                totals[name] = totals.get(name, 0) + value
    return taken


def eval_sum(line):
    return sum(int(part) for part in line.replace("-", "+-").split("+") if part.strip())


home = os.getcwd()
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    expected = {}
    for producer in range(3):
        with open(f"in{producer}", "w") as file:
            for line in range(40):
                file.write(f"{line}+{producer * line}-{line % 7}\n")
                expected[f"in{producer}"] = expected.get(f"in{producer}", 0) + line + producer * line - line % 7
    buffer, totals, lock = Buffer(4), {}, threading.Lock()
    barrier = threading.Barrier(3, action=lambda: print("all producers begin"))
    producers = [threading.Thread(target=produce, args=(buffer, f"in{n}", barrier)) for n in range(3)]
    consumers = [threading.Thread(target=consume, args=(buffer, f"out{n}", totals, lock), name=f"consumer-{n}")
                 for n in range(2)]
    for thread in producers + consumers:
        thread.start()
    for thread in producers:
        thread.join()
    buffer.close()
    for thread in consumers:
        thread.join()
    print(totals == expected, buffer.highest <= 4, len(buffer.items), [thread.is_alive() for thread in consumers])
    rows = []
    for consumer in range(2):
        with open(f"out{consumer}") as file:
            rows += [line.split() for line in file]
    print(len(rows), len({(name, number) for name, number, _ in rows}))
    for name in sorted(expected):
        print(name, totals[name], sum(int(value) for other, _, value in rows if other == name))
    for attempt in (lambda: buffer.put(1), lambda: next(iter(buffer)), lambda: Buffer(1).get(timeout=0.01)):
        try:
            attempt()
        except (Closed, StopIteration, TimeoutError) as error:
            print(type(error).__name__)
    timer = threading.Timer(0.01, print, ["the timer"])
    timer.start()
    timer.join()
    local = threading.local()
    local.value = "main"
    other = threading.Thread(target=lambda: print(hasattr(local, "value")))
    other.start()
    other.join()
    semaphore = threading.BoundedSemaphore(2)
    print(semaphore.acquire(), semaphore.acquire(), semaphore.acquire(blocking=False))
    semaphore.release(2)
    try:
        semaphore.release()
    except ValueError as error:
        print(error)
    os.chdir(home)

#> all producers begin
#> True True 0 [False, False]
#> 120 120
#> in0 665 665
#> in1 1445 1445
#> in2 2225 2225
#> Closed
#> StopIteration
#> TimeoutError
#> the timer
#> False
#> True True False
#> Semaphore released too many times
