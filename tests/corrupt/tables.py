# The tables of dicts, sets, deques and ordered dicts lie about sizes, masks and places.
import collections
word, field, kind, act = attempts(
    EDGES, [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48], ["dict", "entries", "index", "set", "slots", "deque", "ordered"],
    [lambda d: d["k5"], lambda d: d.get(5), lambda d: "k7" in d, lambda d: d.update(d), lambda d: d.pop("k3"),
     lambda d: d.__setitem__("new", 1), lambda d: d.add("new"), lambda d: list(d), lambda d: d.copy(), lambda d: d | d,
     lambda d: d.popitem(), lambda d: d.append(1), lambda d: d.rotate(3), lambda d: d.popleft(), lambda d: d[-1],
     lambda d: d.clear(), lambda d: sorted(d), lambda d: d.items() and list(d.items()), lambda d: d.discard("k1"),
     lambda d: d.move_to_end("k2", False), lambda d: list(reversed(d)), lambda d: [d.setdefault(i, i) for i in range(50)],
     lambda d: [d.add(i) for i in range(50)], lambda d: [d.append(i) for i in range(50)], lambda d: {**d}, lambda d: d == d.copy(),
     lambda d: d & d, lambda d: d.index("k4"), lambda d: d.remove("k4"), lambda d: d.insert(3, 3)])
keys = ["k%d" % i for i in range(12)]
thing = (set(keys) if kind in ("set", "slots") else collections.deque(keys) if kind == "deque"
         else collections.OrderedDict.fromkeys(keys) if kind == "ordered" else dict.fromkeys(keys))
place = id(thing)
if kind in ("entries", "slots"): place = r4(place + 8)
if kind == "index": place = r4(place + 12)
w4(place + field, word)
try: act(thing)
except Exception: pass
