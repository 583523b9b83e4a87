# Conditions, queues, barriers, timers and thread-locals are made of locks, numbers and functions of the program that
# lie: they say that they are held, acquire nothing, release twice, wait within comparisons, and start threads.
# option: --allow-import threading,queue,time
# expect-strict: contained
# expect-standard: contained
import queue
import threading
import time


class Lock:
    def __init__(self, answer=True, owned=True):
        self.answer, self.owned = answer, owned

    def acquire(self, *arguments, **keywords):
        return self.answer

    def release(self, *arguments):
        if self.answer is None:
            raise RuntimeError("not held")

    def _is_owned(self):
        return self.owned

    def _release_save(self):
        return threading.Lock()

    def _acquire_restore(self, state):
        state.release()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return True


class Number:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        time.sleep(0.0001)
        return self.value

    def _compare(self, other):
        time.sleep(0.0001)
        return bool(self.value)

    __lt__ = __gt__ = __le__ = __ge__ = __eq__ = _compare

    def __sub__(self, other):
        return self

    __add__ = __radd__ = __rsub__ = __sub__


def attempt(action):
    global tried
    tried += 1
    done.clear()

    def work():
        try:
            action()
        except Exception:
            pass
        done.set()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(0.01)


tried = 0
done = threading.Event()
for lock in (Lock(), Lock(False), Lock(None), Lock(True, False), Lock(5, "yes"), threading.RLock(), threading.Lock(),
             5, None):
    for action in (lambda: condition.wait(0.001), lambda: condition.notify(5), lambda: condition.notify_all(),
                   lambda: condition.wait_for(lambda: condition.notify_all(), 0.001), lambda: condition.__enter__(),
                   lambda: condition.__exit__(), lambda: condition.acquire(5, 6, 7), lambda: condition.release(),
                   lambda: condition._waiters.append(Lock()), lambda: condition._waiters.clear(),
                   lambda: condition.notify(Number(3)), lambda: condition.wait(Number(1))):
        try:
            condition = threading.Condition(lock)
        except Exception:
            continue
        attempt(action)
        attempt(lambda: condition.notify_all())
for made, use in ((queue.Queue(Number(1)),
                   lambda made: (made.put(1, timeout=0.001), made.put(2, timeout=0.001), made.get(timeout=0.001))),
                  (queue.PriorityQueue(3), lambda made: [made.put(Number(n), timeout=0.001) for n in range(5)]),
                  (queue.LifoQueue(-1), lambda made: (made.queue.clear(), made.put(1), made.queue.clear(),
                                                      made.get(timeout=0.001))),
                  (queue.Queue(), lambda made: (setattr(made, "mutex", Lock()), made.put(1), made.get(timeout=0.001))),
                  (queue.Queue(), lambda made: (setattr(made, "queue", None), made.put(1))),
                  (queue.Queue(), lambda made: (setattr(made, "unfinished_tasks", -5), made.task_done(), made.join())),
                  (queue.SimpleQueue(), lambda made: [made.get(timeout=value)
                                                      for value in (0.001, -1, Number(1), 10**30)]),
                  (threading.Semaphore(1),
                   lambda made: (setattr(made, "_value", Number(1)), made.acquire(timeout=0.001),
                                 made.release(Number(2)))),
                  (threading.Barrier(2, action=lambda: 1 / 0), lambda made: made.wait(0.001)),
                  (threading.Barrier(1, action=lambda: made.wait(0.001)),
                   lambda made: (made.wait(0.001), made.abort(), made.reset())),
                  (threading.Event(), lambda made: (setattr(made, "_cond", Lock()), made.wait(0.001), made.set())),
                  (threading.Timer(Number(0), lambda: made.start()),
                   lambda made: (made.start(), made.start(), made.cancel())),
                  (threading.Thread(), lambda made: (made.start(), made.join(0.001), made.start(), made.__init__(),
                                                     made.start())),
                  (threading.Thread(target=Number(1)),
                   lambda made: (made.run(), setattr(made, "_started", Lock()), made.start())),
                  (threading.Thread(target=lambda: made.join()), lambda made: (made.start(), made.join(0.001))),
                  (threading.current_thread(), lambda made: (made.join(), made.start(), made.run()))):
    for _ in range(3):
        attempt(lambda: use(made))


class Local(threading.local):
    def __init__(self, *arguments):
        self.seen = 1
        local.other = self
        time.sleep(0.0001)

    def __getattr__(self, name):
        return local if name == "again" else time.sleep(0.0001)

    def __del__(self):
        local.late = self


local = threading.local()
local = Local()
for _ in range(5):
    attempt(lambda: (local.seen, local.again, setattr(local, "itself", local), delattr(local, "seen"),
                     local.__dict__.clear()))
threading.excepthook = lambda arguments: threading.Thread(target=lambda: 1 / 0).start() if tried < 400 else None
threading.Thread(target=lambda: 1 / 0).start()
tried += 1000
print("contained" if tried == 1125 and threading.current_thread() is threading.main_thread() else f"ESCAPED {tried}")
