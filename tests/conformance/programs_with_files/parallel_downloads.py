# option: --policy standard --enable files
# python: 3.11
# Fetches pages with a pool of threads, retries what fails, and writes the results.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

PAGES = {f"page{number}": "x" * number * 10 for number in range(12)}
tries = {}


class Unavailable(Exception):
    pass


def fetch(name):
    tries[name] = tries.get(name, 0) + 1
    time.sleep(0.01)
    if name.endswith(("3", "7")) and tries[name] < 3:
        raise Unavailable(name)
    return PAGES[name]


def with_retries(name, count=3):
    for attempt in range(count):
        try:
            return fetch(name)
        except Unavailable:
            time.sleep(0.01 * 2 ** attempt)
    raise Unavailable(name)


sizes = {}
with ThreadPoolExecutor(max_workers=4) as pool:
    jobs = {pool.submit(with_retries, name): name for name in PAGES}
    for job in as_completed(jobs):
        text = job.result()
        sizes[jobs[job]] = len(text)
        Path(jobs[job] + ".html").write_text(text)
print(json.dumps(sizes, sort_keys=True))
print({name: count for name, count in sorted(tries.items()) if count > 1}, len(list(Path(".").glob("*.html"))))

os.chdir(START)

#> {"page0": 0, "page1": 10, "page10": 100, "page11": 110, "page2": 20, "page3": 30, "page4": 40, "page5": 50, "page6": 60, "page7": 70, "page8": 80, "page9": 90}
#> {'page3': 3, 'page7': 3} 12
