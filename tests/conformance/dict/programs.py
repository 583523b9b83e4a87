# Programs on dictionaries: inverting, grouping, nested defaults, merging, diffing, counting, memo.
def invert(d):
    out = {}
    for k, v in d.items():
        out.setdefault(v, []).append(k)
    return out


def deep_merge(a, b):
    out = dict(a)
    for k, v in b.items():
        out[k] = deep_merge(out[k], v) if isinstance(v, dict) and isinstance(out.get(k), dict) else v
    return out


def diff(a, b):
    return {"added": sorted(b.keys() - a.keys()), "removed": sorted(a.keys() - b.keys()),
            "changed": {k: (a[k], b[k]) for k in a if k in b and a[k] != b[k]}}


def path(d, dotted, default=None):
    for part in dotted.split("."):
        if not isinstance(d, dict) or part not in d:
            return default
        d = d[part]
    return d


def put(d, dotted, value):
    *parents, last = dotted.split(".")
    for p in parents:
        d = d.setdefault(p, {})
    d[last] = value


scores = {"ann": 3, "bob": 5, "cat": 3, "dan": 1}
print(invert(scores), max(scores, key=scores.get), sorted(scores, key=lambda k: (-scores[k], k)),
      sum(scores.values()) / len(scores), {k: v for k, v in scores.items() if v > 2},
      dict(sorted(scores.items(), key=lambda p: p[1])), min(scores.items(), key=lambda p: p[1]))
a = {"x": {"y": 1, "z": 2}, "w": 3}
b = {"x": {"y": 10, "q": 5}, "v": 4}
print(deep_merge(a, b), a, diff(a, b), path(a, "x.y"), path(a, "x.nope", "none"), path(a, "w.deeper"))
tree = {}
for i, p in enumerate(("a.b.c", "a.b.d", "a.e", "f")):
    put(tree, p, i)
print(tree)
letters = {}
for ch in "abracadabra":
    letters[ch] = letters.get(ch, 0) + 1
print(letters, sorted(letters.items(), key=lambda p: (-p[1], p[0])), "".join(k * v for k, v in letters.items()))
table = {(r, c): r * c for r in range(4) for c in range(4)}
print(sum(v for (r, c), v in table.items() if r == c), [table[k] for k in sorted(table,
    key=lambda k: (-k[1], k[0]))][:5], len({v for v in table.values()}))
inventory = {}
for op, name, n in (("add", "nut", 5), ("add", "bolt", 2), ("take", "nut", 3), ("take", "bolt", 9), ("take", "gear",
    1)):
    have = inventory.get(name, 0)
    if op == "add":
        inventory[name] = have + n
    elif n > have:
        print(f"short of {name}: {have} < {n}")
    else:
        inventory[name] -= n
print(inventory, [*inventory.items()], {**inventory, "nut": None}, inventory | {"cog": 1})
state = {"count": 0}
actions = {"inc": lambda s: {**s, "count": s["count"] + 1}, "double": lambda s: {**s, "count": s["count"] * 2},
           "name": lambda s: s | {"name": f"n{s['count']}"}}
for action in ("inc", "double", "inc", "name", "nothing"):
    state = actions.get(action, lambda s: s)(state)
print(state)

#> {3: ['ann', 'cat'], 5: ['bob'], 1: ['dan']} bob ['bob', 'ann', 'cat', 'dan'] 3.0 {'ann': 3, 'bob': 5, 'cat': 3} {'dan': 1, 'ann': 3, 'cat': 3, 'bob': 5} ('dan', 1)
#> {'x': {'y': 10, 'z': 2, 'q': 5}, 'w': 3, 'v': 4} {'x': {'y': 1, 'z': 2}, 'w': 3} {'added': ['v'], 'removed': ['w'], 'changed': {'x': ({'y': 1, 'z': 2}, {'y': 10, 'q': 5})}} 1 none None
#> {'a': {'b': {'c': 0, 'd': 1}, 'e': 2}, 'f': 3}
#> {'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1} [('a', 5), ('b', 2), ('r', 2), ('c', 1), ('d', 1)] aaaaabbrrcd
#> 14 [0, 3, 6, 9, 0] 7
#> short of bolt: 2 < 9
#> short of gear: 0 < 1
#> {'nut': 2, 'bolt': 2} [('nut', 2), ('bolt', 2)] {'nut': None, 'bolt': 2} {'nut': 2, 'bolt': 2, 'cog': 1}
#> {'count': 3, 'name': 'n3'}
