# programs: lru cache by hand.
# option: --policy standard
from collections import OrderedDict
class LRU:
    def __init__(self, size):
        self.size, self.items, self.hits, self.misses = size, OrderedDict(), 0, 0
    def get(self, key, make):
        if key in self.items:
            self.hits += 1
            self.items.move_to_end(key)
            return self.items[key]
        self.misses += 1
        value = self.items[key] = make(key)
        if len(self.items) > self.size:
            old, _ = self.items.popitem(last=False)
            print("dropped", old)
        return value
    def __len__(self): return len(self.items)
    def __contains__(self, key): return key in self.items
    def __iter__(self): return iter(self.items)
cache = LRU(3)
for key in "abacadbea":
    cache.get(key, str.upper)
    print(key, list(cache), cache.hits, cache.misses)
print(len(cache), "a" in cache, "b" in cache)
def memoize(size):
    def decorate(f):
        cache = LRU(size)
        def wrapper(*args):
            return cache.get(args, lambda key: f(*key))
        wrapper.cache = cache
        return wrapper
    return decorate
@memoize(100)
def ways(n, coins=(1, 2, 5)):
    if n == 0: return 1
    if n < 0 or not coins: return 0
    return ways(n - coins[0], coins) + ways(n, coins[1:])
print(ways(20), ways.cache.hits > 0, len(ways.cache))

#> a ['a'] 0 1
#> b ['a', 'b'] 0 2
#> a ['b', 'a'] 1 2
#> c ['b', 'a', 'c'] 1 3
#> a ['b', 'c', 'a'] 2 3
#> dropped b
#> d ['c', 'a', 'd'] 2 4
#> dropped c
#> b ['a', 'd', 'b'] 2 5
#> dropped a
#> e ['d', 'b', 'e'] 2 6
#> dropped d
#> a ['b', 'e', 'a'] 2 7
#> 3 True True
#> 29 True 88
