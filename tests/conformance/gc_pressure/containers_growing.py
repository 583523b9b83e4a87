# Containers that grow, shrink, copy and merge while others are created.
lists = [[] for _ in range(10)]
for i in range(400):
    target = lists[i % 10]
    target.append([i, str(i)])
    if i % 7 == 0:
        target.insert(0, (i,))
    if i % 11 == 0 and len(target) > 2:
        del target[1:3]
    if i % 13 == 0:
        lists[(i + 3) % 10] = target[::2] + [{"i": i}]
    if i % 17 == 0:
        target.extend([i] * 3)
        target[1:1] = [[i]] * 2
    if i % 29 == 0:
        target.reverse()
print([len(l) for l in lists], lists[4][:3], lists[7][-2:])
d = {}
for i in range(500):
    d[str(i % 90)] = [i]
    if i % 3 == 0:
        d.pop(str(i % 45), None)
    if i % 50 == 0:
        d = {k: v + [i] if isinstance(v, list) else v for k, v in d.items()}
    if i % 60 == 0:
        d = {**d, "extra" + str(i): {i: d.copy()}}
        d["extra" + str(i)] = len(d["extra" + str(i)][i])
print(len(d), sorted(d.items(), key=lambda p: p[0])[:3], [k for k in d if k.startswith("extra")])
s = set()
for i in range(300):
    s.add((i % 40, str(i % 7)))
    if i % 10 == 0:
        s = {x for x in s if x[0] % 3} | {(i, "new")}
    if i % 25 == 0:
        s -= set(list(sorted(s))[:5])
print(len(s), sorted(s)[:4], sorted(s)[-1])
t = ()
for i in range(60):
    t = t + ((i, t[-2:]),) if i % 2 else (*t[-3:], [i])
print(len(t), t[-1], repr(t)[:50])
queue, seen = [(0, ())], 0
while queue:
    n, path = queue.pop(0)
    seen += 1
    if n < 6:
        queue += [(n + 1, path + (k,)) for k in range(2)]
print(seen, path)
objects = []
for i in range(100):
    C = type("C" + str(i % 3), (list,), {"tag": [i], "get": lambda self: self.tag[0] + len(self)})
    o = C(range(i % 5))
    o.extra = {"o": [o]}
    objects.append(o)
    if len(objects) > 20:
        del objects[::2]
print([o.get() for o in objects], objects[-1].extra["o"][0] is objects[-1], type(objects[-1]).__name__)

#> [7, 15, 17, 6, 13, 15, 20, 9, 15, 21] [(364,), [374], [374]] [[387, '387'], [397, '397']]
#> 84 [('1', [451]), ('10', [460]), ('11', [461])] ['extra0', 'extra60', 'extra120', 'extra180', 'extra240', 'extra300', 'extra360', 'extra420', 'extra480']
#> 158 [(1, '1'), (2, '2'), (4, '4'), (5, '5')] (290, 'new')
#> 5 (59, ((57, ((55, ((53, ((51, ((49, ((47, ((45, ((43, ((41, ((39, ((37, ((35, ((33, ((31, ((29, ((27, ((25, ((23, ((21, ((19, ((17, ((15, ((13, ((11, ((9, ((7, ((5, ((3, ((1, ([0],)), [2])), [4])), [6])), [8])), [10])), [12])), [14])), [16])), [18])), [20])), [22])), [24])), [26])), [28])), [30])), [32])), [34])), [36])), [38])), [40])), [42])), [44])), [46])), [48])), [50])), [52])), [54])), [56])), [58])) ((55, ((53, ((51, ((49, ((47, ((45, ((43, ((41, ((
#> 127 (1, 1, 1, 1, 1, 1)
#> [63, 70, 79, 82, 85, 91, 90, 94, 98, 97, 101, 103] True C0
