# option: --policy standard --enable files
# python: 3.11
"""Count words of many files in a pool of threads: map, as_completed, errors, callbacks and a summary."""
import os
import re
import tempfile
import threading
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, as_completed, wait
from pathlib import Path

WORDS = "the quick brown fox jumps over a lazy dog while seven wizards box".split()


class Progress:
    def __init__(self, total):
        self.total, self.done, self.failed = total, 0, 0
        self.lock = threading.Lock()

    def __call__(self, future):
        with self.lock:
            self.done += 1
            self.failed += future.exception() is not None

    def __str__(self):
        return f"{self.done}/{self.total}, {self.failed} failed"


def make_files(folder, count):
    for number in range(count):
        text = " ".join(WORDS[(number * step + step // 3) % len(WORDS)] for step in range(200 + number))
        (folder / f"text{number:02}.txt").write_text(text + "\n", encoding="ascii")
    (folder / "text98.txt").write_bytes(b"caf\xe9 au lait\n")
    (folder / "text99.txt").mkdir()


def count_words(path):
    with open(path, encoding="utf-8") as file:
        return Counter(re.findall(r"\w+", file.read()))


def lines_of(path, results=threading.local()):
    results.count = getattr(results, "count", 0) + 1
    return path.name, path.read_text(errors="replace").count("\n")


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    make_files(folder, 20)
    paths = sorted(folder.glob("*.txt"))
    progress = Progress(len(paths))
    total, failures = Counter(), {}
    with ThreadPoolExecutor(max_workers=4, thread_name_prefix="counter") as pool:
        futures = {pool.submit(count_words, path): path for path in paths}
        for future in futures:
            future.add_done_callback(progress)
        for future in as_completed(futures):
            path = futures[future]
            try:
                total += future.result()
            except (OSError, UnicodeDecodeError) as error:
                failures[path.name] = type(error).__name__
    print(progress)
    print(sorted(failures.items()))
    print(total.total(), total.most_common(3), sum(total[word] for word in ("dog", "fox")))

    with ThreadPoolExecutor(3) as pool:
        files = [path for path in paths if path.is_file()]
        print(sum(lines for _, lines in pool.map(lines_of, files)), [n for n, _ in pool.map(lines_of, files)][-1])
        results = pool.map(count_words, paths[-3:])
        try:
            print(sum(counts.total() for counts in results))
        except UnicodeDecodeError as error:
            print(error.encoding, error.start, error.object[error.start:error.end])

    gate = threading.Event()
    with ThreadPoolExecutor(2) as pool:
        blocked = pool.submit(gate.wait)
        quick = pool.submit(count_words, paths[0])
        done, waiting = wait([blocked, quick], return_when=FIRST_COMPLETED)
        print(done == {quick}, waiting == {blocked}, blocked.running(), quick.done())
        busy = pool.submit(gate.wait)
        late = pool.submit(count_words, paths[1])
        print(late.cancel(), late.cancelled(), blocked.cancel())
        gate.set()
        print(blocked.result(timeout=5), busy.result())
    try:
        pool.submit(print)
    except RuntimeError as error:
        print(error)

    with open(folder / "summary.tsv", "w") as file:
        for word, count in sorted(total.items(), key=lambda item: (-item[1], item[0])):
            print(word, count, f"{count / total.total():.3%}", sep="\t", file=file)
    print((folder / "summary.tsv").read_text().expandtabs(8), end="")

#> 22/22, 2 failed
#> [('text98.txt', 'UnicodeDecodeError'), ('text99.txt', 'IsADirectoryError')]
#> 4190 [('the', 443), ('jumps', 433), ('dog', 422)] 714
#> 21 text98.txt
#> utf-8 3 b'\xe9'
#> True True True True
#> True True False
#> True True
#> cannot schedule new futures after shutdown
#> the     443     10.573%
#> jumps   433     10.334%
#> dog     422     10.072%
#> over    293     6.993%
#> fox     292     6.969%
#> quick   290     6.921%
#> wizards 290     6.921%
#> brown   289     6.897%
#> while   289     6.897%
#> a       288     6.874%
#> seven   288     6.874%
#> lazy    287     6.850%
#> box     286     6.826%
