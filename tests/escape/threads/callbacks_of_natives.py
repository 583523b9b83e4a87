# Natives call a function that waits; other threads run the same natives on the same objects meanwhile.
# option: --allow-import threading,functools,heapq,itertools,bisect,collections,re
# expect-strict: contained
# expect-standard: contained
import bisect
import collections
import functools
import heapq
import itertools
import re
import threading

event = threading.Event()
results = []


def wait(value=None):
    event.wait(0.0005)
    return value


class Item:
    def __init__(self, number):
        self.number = number

    def __lt__(self, other):
        return wait(self.number < other.number)

    def __eq__(self, other):
        return wait(self.number == other.number)

    def __hash__(self):
        return wait(self.number % 3)

    def __iter__(self):
        return wait(iter([self, self]))

    def __repr__(self):
        return wait(str(self.number))


shared = [Item(number) for number in (3, 1, 2, 5, 4)]


def work():
    heap = shared[:]
    heapq.heapify(heap)
    first, second = Item(7)
    ordered = collections.OrderedDict((key, 1) for key in shared)
    ordered.move_to_end(Item(3))
    results.append((
        [item.number for item in sorted(shared)], heapq.heappop(heap).number, bisect.bisect(sorted(shared), Item(3)),
        functools.reduce(lambda left, right: wait(left + right), range(5)),
                    len(list(itertools.groupby([1, 1, 2], key=wait))),
        list(itertools.accumulate([1, 2], lambda left, right: wait(left * right))),
                    list(map(wait, filter(wait, [1, 0, 2]))),
        len(dict.fromkeys(shared)), len(collections.Counter(shared)), shared.index(Item(4)), len({*shared} & {Item(1)}),
        max(shared).number, any(map(wait, [0, 1])), first is second, list(ordered)[-1].number, str(shared),
                    f"{shared!r:.4}",
        re.sub("[a-z]", lambda match: wait(match[0].upper()), "a1b"), len([*Item(1), *Item(2)]), min(*Item(8)).number))


threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("contained" if len(results) == 3 and results[0] == results[1] == results[2] else f"ESCAPED {results}")
