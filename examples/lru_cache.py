# Caches: a linked-list LRU, an LFU and one with expiry behind one interface, and a memoising decorator.


class CacheMiss(KeyError):
    pass


class Cache:
    """The interface: subclasses store, fetch and evict; this class counts and formats."""

    def __init__(self, capacity):
        if capacity < 1:
            raise ValueError("capacity must be positive")
        self.capacity = capacity
        self.hits = self.misses = self.evictions = 0

    def get(self, key, default=None):
        try:
            value = self._fetch(key)
        except CacheMiss:
            self.misses += 1
            return default
        self.hits += 1
        return value

    def put(self, key, value):
        if key not in self and len(self) >= self.capacity:
            self._evict()
            self.evictions += 1
        self._store(key, value)

    def __getitem__(self, key):
        return self._fetch(key)

    def __setitem__(self, key, value):
        self.put(key, value)

    @property
    def hit_rate(self):
        total = self.hits + self.misses
        return self.hits / total if total else 0.0

    def __repr__(self):
        items = ", ".join(f"{k!r}: {v!r}" for k, v in self)
        return f"{type(self).__name__}({self.capacity}, {{{items}}})"

    def report(self):
        return f"{type(self).__name__}: {self.hits} hits, {self.misses} misses, {self.evictions} evictions, rate {self.hit_rate:.1%}"


class LRUCache(Cache):
    """Evicts the least recently used entry; a doubly linked ring with a sentinel keeps the order."""

    class Link:
        __slots__ = "previous", "next", "key", "value"

        def __init__(self, key=None, value=None):
            self.key, self.value = key, value
            self.previous = self.next = self

    def __init__(self, capacity):
        super().__init__(capacity)
        self._ring = self.Link()
        self._links = {}

    def _unlink(self, link):
        link.previous.next, link.next.previous = link.next, link.previous

    def _append(self, link):
        last = self._ring.previous
        link.previous, link.next = last, self._ring
        last.next = self._ring.previous = link

    def _fetch(self, key):
        if key not in self._links:
            raise CacheMiss(key)
        link = self._links[key]
        self._unlink(link)
        self._append(link)
        return link.value

    def _store(self, key, value):
        if key in self._links:
            self._unlink(self._links[key])
        link = self._links[key] = self.Link(key, value)
        self._append(link)

    def _evict(self):
        oldest = self._ring.next
        self._unlink(oldest)
        del self._links[oldest.key]

    def __contains__(self, key):
        return key in self._links

    def __len__(self):
        return len(self._links)

    def __iter__(self):
        link = self._ring.next
        while link is not self._ring:
            yield link.key, link.value
            link = link.next


class LFUCache(Cache):
    """Evicts the least frequently used entry, the oldest of those."""

    def __init__(self, capacity):
        super().__init__(capacity)
        self._entries = {}
        self._clock = 0

    def _touch(self, key):
        self._clock += 1
        self._entries[key][1:] = [self._entries[key][1] + 1, self._clock]

    def _fetch(self, key):
        if key not in self._entries:
            raise CacheMiss(key)
        self._touch(key)
        return self._entries[key][0]

    def _store(self, key, value):
        self._entries.setdefault(key, [None, 0, 0])[0] = value
        self._touch(key)

    def _evict(self):
        del self._entries[min(self._entries, key=lambda k: self._entries[k][1:])]

    def __contains__(self, key):
        return key in self._entries

    def __len__(self):
        return len(self._entries)

    def __iter__(self):
        return ((k, e[0]) for k, e in self._entries.items())


class ExpiringCache(LRUCache):
    """An LRU cache whose entries also expire after a number of ticks of a clock function."""

    def __init__(self, capacity, lifetime, clock):
        super().__init__(capacity)
        self.lifetime, self.clock = lifetime, clock

    def _fetch(self, key):
        value, born = super()._fetch(key)
        if self.clock() - born > self.lifetime:
            self._unlink(self._links.pop(key))
            raise CacheMiss(key)
        return value

    def _store(self, key, value):
        super()._store(key, (value, self.clock()))


def cached(cache):
    def decorate(function):
        def wrapper(*args):
            marker = object()
            value = cache.get(args, marker)
            if value is marker:
                value = function(*args)
                cache.put(args, value)
            return value
        wrapper.cache = cache
        wrapper.__name__ = function.__name__
        return wrapper
    return decorate


def requests(count):
    state = 7
    for _ in range(count):
        state = (state * 48271) % 2147483647
        yield state % 5 if state % 3 else state % 40


lru = LRUCache(3)
for key, value in zip("abc", (1, 2, 3)):
    lru[key] = value
print(lru, lru.get("a"), lru)
lru["d"] = 4
print(lru, "b" in lru, lru.get("b", "gone"), len(lru))
try:
    lru["zzz"]
except KeyError as error:
    print(type(error).__name__, error)
for cache in (LRUCache(8), LFUCache(8), LRUCache(2), LFUCache(2)):
    for request in requests(3000):
        if cache.get(request) is None:
            cache.put(request, request * request)
    print(cache.capacity, cache.report())
ticks = iter(range(1000))
timed = ExpiringCache(4, lifetime=5, clock=lambda: next(ticks))
timed["x"] = "fresh"
print([timed.get("x", "stale") for _ in range(7)], len(timed))


@cached(LRUCache(1000))
def paths(rows, columns):
    return 1 if rows == 0 or columns == 0 else paths(rows - 1, columns) + paths(rows, columns - 1)


print(paths(16, 16), paths.cache.report(), paths.__name__)
try:
    LRUCache(0)
except ValueError as error:
    print("error:", error)
