# Pools of threads within pools, that shut down within themselves, with initializers that fail; futures that are
# completed twice, by others, within their own callbacks, and that wait for themselves.
# option: --allow-import concurrent.futures,threading,time
# expect-strict: contained
# expect-standard: contained
import concurrent.futures as futures
import threading
import time

log = []


def nest(depth):
    if depth == 0:
        return threading.current_thread().name != ""
    with futures.ThreadPoolExecutor(2) as pool:
        return all(pool.map(nest, [depth - 1] * 2))


log.append(nest(4))


def attempt(action):
    try:
        log.append(bool(action()) or True)
    except Exception as error:
        log.append(type(error).__name__)


class Work:
    def __call__(self, *arguments):
        attempt(lambda: pool.shutdown(wait=False))
        attempt(lambda: pool.submit(print))
        attempt(lambda: pool._work_queue.put(None))
        attempt(lambda: pool._threads.clear())
        return self

    def __del__(self):
        attempt(lambda: pool.submit(time.sleep, 0))


for workers in (1, 3):
    pool = futures.ThreadPoolExecutor(workers)
    found = [pool.submit(Work()) for _ in range(4)]
    futures.wait(found, timeout=0.1)
for initializer in (lambda: 1 / 0, lambda: pool.shutdown(wait=False), lambda: pool.submit(print), 5):
    try:
        pool = futures.ThreadPoolExecutor(2, initializer=initializer)
        attempt(lambda: pool.submit(time.sleep, 0).result(0.05))
        attempt(lambda: list(pool.map(str, range(3), timeout=0.05)))
    except TypeError as error:
        log.append(type(error).__name__)
for workers in (0, -1, 2**70, "2", 1.5, None, True):
    attempt(lambda: futures.ThreadPoolExecutor(workers).submit(int).result(0.05))
future = futures.Future()
future.add_done_callback(lambda one: one.add_done_callback(lambda other: other.set_result(2)))
future.add_done_callback(lambda one: one.set_exception(KeyError()))
for action in (future.set_running_or_notify_cancel, lambda: future.set_result(future), lambda: future.set_result(1),
               lambda: future.set_exception(None), future.cancel, future.set_running_or_notify_cancel,
               lambda: future.result() is future, lambda: futures.wait([future, future]), lambda: futures.wait([5]),
               lambda: list(futures.as_completed([future] * 5)), lambda: setattr(future, "_state", "FINISHED?"),
               future.result,
               lambda: future.result(timeout=0.001), lambda: setattr(future, "_condition", threading.Lock()),
               lambda: future.result(0.001)):
    attempt(action)
pool = futures.ThreadPoolExecutor(1)
itself = []
itself.append(pool.submit(lambda: itself[0].result(timeout=0.01)))
attempt(itself[0].result)
generator = pool.map(lambda number: number, iter(lambda: log.append("asked") or len(log) % 50, 0))
attempt(lambda: next(generator))
pool.shutdown(cancel_futures=True)
attempt(lambda: pool.map(print, [1]))
for kind in ("ProcessPoolExecutor", "InterpreterPoolExecutor"):
    try:
        getattr(futures, kind)().submit(print)
        log.append("ESCAPED")
    except (AttributeError, ImportError, NotImplementedError, OSError):
        pass
print("contained" if log[0] is True and len(log) > 40 and "ESCAPED" not in log else f"ESCAPED {log}")
