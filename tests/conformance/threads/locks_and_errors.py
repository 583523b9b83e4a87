# option: --policy standard
# python: 3.11
# Locks within one thread, their errors, attributes of threads, threads that fail, and locals.
import threading


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


lock = threading.Lock()
print(lock.acquire(), lock.locked(), lock.acquire(False), lock.acquire(timeout=0.01), lock.release(), lock.locked())
print(attempt(lock.release), attempt(lock.acquire, False, 1))
with lock as value:
    print(value, repr(lock).split(" at ")[0])
again = threading.RLock()
print(again.acquire(), again.acquire(), again.release(), again.release(), attempt(again.release))
print(type(lock).__name__, isinstance(lock, type(threading.Lock())), repr(again).split(" at ")[0])

thread = threading.Thread(target=lambda: None)
print(thread.name, thread.daemon, thread.ident, thread.is_alive(), repr(thread))
print(attempt(thread.join), thread.start(), thread.join(), attempt(thread.start), thread.is_alive())
print(threading.current_thread().name, threading.main_thread() is threading.current_thread(), threading.get_ident() == threading.main_thread().ident)
print(attempt(threading.current_thread().join), attempt(threading.Thread, group=1))
caught = []
threading.excepthook = lambda info: caught.append((info.exc_type.__name__, str(info.exc_value), info.thread.name))
failing = threading.Thread(target=lambda: 1 / 0, name="failing")
failing.start()
failing.join()
threading.Thread(target=exit, name="leaving").start()
print(caught)


class Own(threading.local):
    number = 7

    def __init__(self, start):
        self.start = start

    @property
    def double(self):
        return self.start * 2

    @double.setter
    def double(self, value):
        self.start = value // 2


own = Own(3)
own.extra = "main"
seen = []


def look():
    seen.append((own.start, own.number, hasattr(own, "extra"), own.double, sorted(own.__dict__)))
    own.double = 10
    seen.append((own.start, own.__dict__))
    del own.start
    seen.append(hasattr(own, "start"))


other = threading.Thread(target=look)
other.start()
other.join()
print(seen, own.start, own.__dict__, attempt(setattr, own, "__dict__", {}))
print(attempt(threading.local, 1))
print(attempt(lambda: own.nothing).rpartition("'")[0].rpartition(" ")[2])


class Counting(threading.Thread):
    def __init__(self):
        super().__init__(daemon=True)
        self.total = 0

    def run(self):
        self.total = sum(range(10))


counting = Counting()
counting.start()
counting.join()
print(counting.total, counting.daemon)

#> True True False False None False
#> RuntimeError: release unlocked lock ValueError: can't specify a timeout for a non-blocking call
#> True <locked _thread.lock object
#> True True None None RuntimeError: cannot release un-acquired lock
#> lock True <unlocked _thread.RLock object owner=0 count=0
#> Thread-1 (<lambda>) False None False <Thread(Thread-1 (<lambda>), initial)>
#> RuntimeError: cannot join thread before it is started None None RuntimeError: threads can only be started once False
#> MainThread True True
#> RuntimeError: cannot join current thread AssertionError: group argument must be None for now
#> [('ZeroDivisionError', 'division by zero', 'failing'), ('SystemExit', 'None', 'leaving')]
#> [(3, 7, False, 6, ['start']), (5, {}), False] 3 {'start': 3, 'extra': 'main'} AttributeError: 'Own' object attribute '__dict__' is read-only
#> TypeError: Initialization arguments are not supported
#> 'nothing
#> 45 True
