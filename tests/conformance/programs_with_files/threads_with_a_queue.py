# option: --policy standard --enable files
# python: 3.11
# Workers take files from a queue, and a collector sums up what they found.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import queue
import threading
from collections import Counter
from pathlib import Path

for number in range(10):
    Path(f"part{number}.txt").write_text(" ".join(["spam", "egg", "ham"][word % 3] for word in range(number * 10)))
jobs, results = queue.Queue(), queue.Queue()


def work():
    while True:
        path = jobs.get()
        if path is None:
            jobs.task_done()
            return
        results.put(Counter(path.read_text().split()))
        jobs.task_done()


workers = [threading.Thread(target=work, name=f"worker-{number}") for number in range(3)]
for worker in workers:
    worker.start()
for path in sorted(Path(".").glob("part*.txt")):
    jobs.put(path)
for _ in workers:
    jobs.put(None)
jobs.join()
for worker in workers:
    worker.join()
total = Counter()
while not results.empty():
    total += results.get()
print(sorted(total.items()), threading.active_count())

os.chdir(START)

#> [('egg', 150), ('ham', 147), ('spam', 153)] 1
