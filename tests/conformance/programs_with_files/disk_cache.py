# option: --policy standard --enable files
"""A decorator that caches results on disk with pickle, expiry, a size limit and statistics."""
import functools
import hashlib
import inspect
import json
import os
import pickle
import tempfile
import time
from collections import OrderedDict, namedtuple
from pathlib import Path
from unittest import mock

Info = namedtuple("Info", "hits misses expired evicted size")
MISSING = object()


class DiskCache:
    def __init__(self, folder, limit=1000, max_age=None):
        self.folder = Path(folder)
        self.folder.mkdir(exist_ok=True)
        self.limit, self.max_age = limit, max_age
        self.hits = self.misses = self.expired = self.evicted = 0
        self._index_path = self.folder / "index.json"
        try:
            self._index = OrderedDict(json.loads(self._index_path.read_text()))
        except FileNotFoundError:
            self._index = OrderedDict()

    def _save(self):
        self._index_path.write_text(json.dumps(list(self._index.items())))

    def _path(self, key):
        return self.folder / f"{key}.pickle"

    def get(self, key):
        entry = self._index.get(key)
        if entry is None:
            self.misses += 1
            return MISSING
        if self.max_age is not None and time.time() - entry["time"] > self.max_age:
            self.expired += 1
            self.misses += 1
            self.remove(key)
            return MISSING
        try:
            value = pickle.loads(self._path(key).read_bytes())
        except (OSError, pickle.UnpicklingError, EOFError):
            print("dropping a broken entry")
            self.remove(key)
            self.misses += 1
            return MISSING
        self.hits += 1
        self._index.move_to_end(key)
        return value

    def put(self, key, value):
        data = pickle.dumps(value, protocol=4)
        self._path(key).write_bytes(data)
        self._index[key] = {"size": len(data), "time": time.time()}
        self._index.move_to_end(key)
        while self.size > self.limit and len(self._index) > 1:
            oldest = next(iter(self._index))
            self.remove(oldest)
            self.evicted += 1
        self._save()

    def remove(self, key):
        del self._index[key]
        self._path(key).unlink(missing_ok=True)

    @property
    def size(self):
        return sum(entry["size"] for entry in self._index.values())

    def info(self):
        return Info(self.hits, self.misses, self.expired, self.evicted, len(self._index))

    def __call__(self, function):
        signature = inspect.signature(function)

        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            text = f"{function.__qualname__}{sorted(bound.arguments.items())!r}"
            key = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
            value = self.get(key)
            if value is MISSING:
                value = function(*args, **kwargs)
                self.put(key, value)
            return value

        wrapper.cache = self
        return wrapper


class Clock:
    def __init__(self):
        self.now = 1_700_000_000.0

    def __call__(self):
        self.now += 1
        return self.now


def main():
    calls = []
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder, mock.patch("time.time", clock):
        cache = DiskCache(os.path.join(folder, "cache"), limit=700, max_age=60)

        @cache
        def primes(below, *, first=2):
            """The primes below a number."""
            calls.append(below)
            sieve = bytearray([1]) * below
            for i in range(2, int(below ** 0.5) + 1):
                if sieve[i]:
                    sieve[i * i::i] = bytes(len(range(i * i, below, i)))
            return [i for i in range(first, below) if sieve[i]]

        print(primes(30), primes(below=30), primes(30, first=2), calls)
        print(primes.__name__, primes.__doc__, primes.__wrapped__ is not primes, inspect.signature(primes))
        print(cache.info())
        for below in (100, 200, 300, 100, 400):
            primes(below)
        print(calls, cache.info(), cache.size <= 700)
        clock.now += 100
        print(len(primes(400)), cache.info())

        again = DiskCache(os.path.join(folder, "cache"), limit=700)
        print(again.info(), again.size == cache.size)
        newest = next(reversed(again._index))
        path = again._path(newest)
        path.write_bytes(path.read_bytes()[:20])
        print(again.get(newest) is MISSING, again.info(), path.exists())
        print(sorted(path.suffix for path in (Path(folder) / "cache").iterdir()))
        try:
            primes(1, 2)
        except TypeError as error:
            print(error)
        try:
            cache.put("lambda", lambda: 0)
        except (pickle.PicklingError, AttributeError) as error:
            print("cannot be kept:", "lambda" in str(error))


main()

#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] [30]
#> primes The primes below a number. True (below, *, first=2)
#> Info(hits=2, misses=1, expired=0, evicted=0, size=1)
#> [30, 100, 200, 300, 400] Info(hits=3, misses=5, expired=0, evicted=0, size=5) True
#> 78 Info(hits=3, misses=6, expired=1, evicted=0, size=5)
#> Info(hits=0, misses=0, expired=0, evicted=0, size=5) True
#> dropping a broken entry
#> True Info(hits=0, misses=1, expired=0, evicted=0, size=4) False
#> ['.json', '.pickle', '.pickle', '.pickle', '.pickle']
#> too many positional arguments
#> cannot be kept: True
