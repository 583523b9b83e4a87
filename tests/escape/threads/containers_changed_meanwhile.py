# Dicts, sets, lists and buffers are changed by one thread while a native of another waits in the middle.
# option: --allow-import threading
# expect-strict: contained
# expect-standard: contained
import threading

event = threading.Event()
log = []
table = {}
items = set()
row = list(range(20))
buffer = bytearray(b"abc" * 10)


class Key:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return 7

    def __eq__(self, other):
        event.wait(0.0005)
        return self.number == other.number

    def __index__(self):
        event.wait(0.0005)
        return 2


def attempt(action):
    try:
        action()
    except (RuntimeError, BufferError, ValueError, IndexError, KeyError) as error:
        log.append(type(error).__name__)


def use(first):
    for number in range(6):
        attempt(lambda: table.__setitem__(Key(number + first), number))
        attempt(lambda: items.add(Key(number)))
        attempt(lambda: table.pop(Key(number), None))
        attempt(lambda: items.intersection([Key(number)]))
        attempt(lambda: row.sort(key=lambda item: event.wait(0.0001)))
        attempt(lambda: buffer.__setitem__(Key(0), Key(0)))
        attempt(lambda: row.index(Key(number)))
    with memoryview(buffer) as view:
        event.wait(0.001)
        bytes(view)


def change():
    for _ in range(20):
        table.clear()
        items.clear()
        row.clear()
        attempt(buffer.clear)
        event.wait(0.0005)
        table.update({Key(1): 1, Key(2): 2})
        items.update([Key(3), Key(4)])
        row.extend(range(5))
        attempt(lambda: buffer.extend(b"x" * 10))


threads = [threading.Thread(target=use, args=(number,)) for number in range(2)] + [threading.Thread(target=change)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("contained")
