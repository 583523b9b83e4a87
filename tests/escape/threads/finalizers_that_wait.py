# Objects die while threads are chosen, begin and end. Their finalizers wait, start threads and take locks.
# option: --allow-import threading,gc
# expect-strict: contained
# expect-standard: contained
import gc
import threading

event = threading.Event()
lock = threading.Lock()
log = []


class Dies:
    def __init__(self, action):
        self.action = action
        self.itself = self

    def __del__(self):
        self.action()
        log.append(threading.get_ident())


class Local(threading.local):
    def __init__(self):
        event.wait(0.001)
        self.number = threading.get_ident()


def take():
    if lock.acquire(timeout=0.001):
        lock.release()


def start():
    threading.Thread(target=event.wait, args=(0.001,)).start()


def join():
    thread = threading.Thread(target=lambda: log.append(0))
    thread.start()
    thread.join(0.01)


local = Local()
actions = [take, start, join, lambda: event.wait(0.001)]


def work(first):
    local.dies = Dies(actions[first % 4])
    assert local.number == threading.get_ident()
    for step in range(3):
        Dies(actions[(first + step) % 4])
        with lock:
            event.wait(0.001)
    assert local.number == threading.get_ident()
    log.append("worked")


threads = [threading.Thread(target=work, args=(first,)) for first in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
gc.collect()
print("contained" if log.count("worked") == 4 else f"ESCAPED {log}")
