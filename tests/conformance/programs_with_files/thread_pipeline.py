# option: --policy standard --enable files
# python: 3.11
"""A pipeline of worker threads: read files, count words, merge, with a progress monitor."""
import queue
import string
import tempfile
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed, wait, FIRST_EXCEPTION
from pathlib import Path

WORDS = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor".split()
STOP = object()


def make_files(folder, count):
    for i in range(count):
        words = [WORDS[(i * 7 + j * j) % len(WORDS)] for j in range(40 + i)]
        (folder / f"text{i:02}.txt").write_text(" ".join(words).capitalize() + ".\n" * (i % 3 + 1))


class Worker(threading.Thread):
    def __init__(self, inbox, outbox, monitor, number):
        super().__init__(name=f"worker-{number}", daemon=True)
        self.inbox, self.outbox, self.monitor = inbox, outbox, monitor

    def run(self):
        while (path := self.inbox.get()) is not STOP:
            try:
                text = path.read_text()
                words = (word.strip(string.punctuation).lower() for word in text.split())
                self.outbox.put((path.name, Counter(filter(None, words))))
                self.monitor.done(path.stat().st_size)
            finally:
                self.inbox.task_done()
        self.inbox.task_done()


class Monitor:
    def __init__(self, total):
        self._lock = threading.Lock()
        self._finished = threading.Event()
        self.total, self.files, self.bytes = total, 0, 0

    def done(self, size):
        with self._lock:
            self.files += 1
            self.bytes += size
            if self.files == self.total:
                self._finished.set()

    def wait(self, timeout=None):
        return self._finished.wait(timeout)


def with_threads(paths):
    inbox, outbox = queue.Queue(maxsize=4), queue.SimpleQueue()
    monitor = Monitor(len(paths))
    workers = [Worker(inbox, outbox, monitor, n) for n in range(3)]
    for worker in workers:
        worker.start()
    for path in paths:
        inbox.put(path)
    print("finished in time:", monitor.wait(timeout=10))
    for _ in workers:
        inbox.put(STOP)
    inbox.join()
    for worker in workers:
        worker.join()
    results = {}
    while not outbox.empty():
        name, counts = outbox.get_nowait()
        results[name] = counts
    print(monitor.files, "files,", monitor.bytes, "bytes,", any(worker.is_alive() for worker in workers))
    return results


def count(path):
    if path.stem.endswith("5"):
        raise ValueError(f"will not read {path.name}")
    return Counter(path.read_text().lower().replace(".", "").split())


def with_executor(paths):
    good, bad = {}, []
    with ThreadPoolExecutor(max_workers=4, thread_name_prefix="count") as pool:
        futures = {pool.submit(count, path): path for path in paths}
        for future in as_completed(futures):
            try:
                good[futures[future].name] = future.result()
            except ValueError as error:
                bad.append(str(error))
        lengths = list(pool.map(lambda path: len(path.read_bytes()), paths, timeout=5))
        cancelled = pool.submit(pow, 2, 10)
        done, pending = wait([cancelled], return_when=FIRST_EXCEPTION)
    print(sorted(bad), sum(lengths), {f.result() for f in done}, pending)
    return good


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        make_files(folder, 12)
        paths = sorted(folder.iterdir())
        results = with_threads(paths)
        total = sum(results.values(), Counter())
        print(len(results), total.total(), total.most_common(4))
        good = with_executor(paths)
        print(all(good[name] == results[name] for name in good), len(good))

    barrier = threading.Barrier(3, action=lambda: print("all arrived"))
    local, seen = threading.local(), []

    def visit(name):
        local.name = name
        barrier.wait()
        seen.append(local.name)

    threads = [threading.Thread(target=visit, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(sorted(seen), hasattr(local, "name"))

    errors = []
    threading.excepthook = lambda args: errors.append((args.exc_type.__name__, str(args.exc_value), args.thread.name))
    failing = threading.Thread(target=lambda: 1 / 0, name="failing")
    failing.start()
    failing.join()
    print(errors)


main()

#> finished in time: True
#> 12 files, 3558 bytes, False
#> 12 546 [('do', 48), ('consectetur', 48), ('lorem', 46), ('elit', 46)]
#> ['will not read text05.txt'] 3558 {1024} set()
#> True 11
#> all arrived
#> ['a', 'b', 'c'] False
#> [('ZeroDivisionError', 'division by zero', 'failing')]
