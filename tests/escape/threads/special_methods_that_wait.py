# Instructions push frames of special methods; these wait, and the chains go on elsewhere on the stacks.
# option: --allow-import threading
# expect-strict: contained
# expect-standard: contained
import threading

event = threading.Event()
results = []


def wait(value):
    event.wait(0.0005)
    return value


class Waits:
    def __init__(self, *numbers, **more):
        event.wait(0.0005)
        self.numbers = numbers
        self.steps = 0

    def __add__(self, other):
        return wait(NotImplemented)

    def __radd__(self, other):
        return wait(5)

    def __eq__(self, other):
        return wait(1)

    def __lt__(self, other):
        return wait([1])

    def __contains__(self, item):
        return wait("yes")

    def __len__(self):
        return wait(3)

    def __getitem__(self, index):
        return wait(index)

    def __bool__(self):
        return wait(True)

    def __iter__(self):
        return wait(self)

    def __next__(self):
        self.steps += 1
        if wait(self.steps) > 3:
            raise StopIteration
        return self.steps

    def __enter__(self):
        return wait(self)

    def __exit__(self, *error):
        return wait(True)

    def __call__(self, *arguments):
        return wait(len(arguments))

    def __format__(self, text):
        return wait(text)

    def __hash__(self):
        return wait(4)

    def __index__(self):
        return wait(1)


def at_depth(depth, function):
    one, two = depth, [depth]
    if depth:
        result = at_depth(depth - 1, function)
        assert (one, two) == (depth, [depth])
        return result
    return function()


def work():
    left, right = Waits(1, 2), Waits(*[3], more=4)
    result = [1 + right, left == right, 3 in left, 4 not in left, len(left), left[2], f"{left:x}", left(1, 2),
              [10, 20][left],
              {left: 1}[right], [item for item in Waits()], (*Waits(), 9),
              {number: item for number, item in enumerate(Waits())}]
    if left < right and not left != right:
        result.append("less")
    with left:
        raise KeyError
    head, *tail = Waits()
    result.append((head, tail, left.numbers, right.numbers))
    results.append(result)


threads = [threading.Thread(target=at_depth, args=(depth * 7, work)) for depth in range(5)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("contained" if len(results) == 5 and all(result == results[0] for result in results) else f"ESCAPED {results}")
