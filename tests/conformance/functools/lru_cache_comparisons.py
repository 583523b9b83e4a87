# functools: how often lru_cache compares keys that collide.
# option: --policy standard
from functools import lru_cache
log = []
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): log.append("hash"); return 1
    def __eq__(self, o): log.append("eq"); return self.v == o.v
@lru_cache
def one(k): return k.v
print(one(K(1)), one(K(1)), one(K(2)), log)

#> 1 1 2 ['hash', 'hash', 'eq', 'hash', 'eq', 'eq', 'eq']
