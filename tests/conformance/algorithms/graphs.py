# Breadth and depth first search, Dijkstra with a hand-made heap, topological order, components, cycles.
class Heap:
    def __init__(self):
        self.a = []

    def push(self, x):
        a = self.a
        a.append(x)
        i = len(a) - 1
        while i and a[i] < a[(i - 1) // 2]:
            a[i], a[(i - 1) // 2] = a[(i - 1) // 2], a[i]
            i = (i - 1) // 2

    def pop(self):
        a = self.a
        top, last = a[0], a.pop()
        if a:
            a[0] = last
            i = 0
            while (c := 2 * i + 1) < len(a):
                if c + 1 < len(a) and a[c + 1] < a[c]:
                    c += 1
                if a[i] <= a[c]:
                    break
                a[i], a[c] = a[c], a[i]
                i = c
        return top

    def __bool__(self):
        return bool(self.a)


graph = {"a": {"b": 7, "c": 9, "f": 14}, "b": {"c": 10, "d": 15}, "c": {"d": 11, "f": 2}, "d": {"e": 6}, "e": {},
         "f": {"e": 9}, "x": {"y": 1}, "y": {}}


def dijkstra(start):
    dist, back, heap = {start: 0}, {}, Heap()
    heap.push((0, start))
    while heap:
        d, node = heap.pop()
        if d > dist[node]:
            continue
        for to, w in graph[node].items():
            if d + w < dist.get(to, float("inf")):
                dist[to], back[to] = d + w, node
                heap.push((d + w, to))
    return dist, back


def path(back, end):
    out = [end]
    while out[-1] in back:
        out.append(back[out[-1]])
    return "->".join(reversed(out))


def bfs(start):
    seen, queue = [start], [start]
    while queue:
        for to in graph[queue.pop(0)]:
            if to not in seen:
                seen.append(to)
                queue.append(to)
    return seen


def dfs(node, seen=None):
    seen = [] if seen is None else seen
    if node not in seen:
        seen.append(node)
        for to in sorted(graph[node]):
            dfs(to, seen)
    return seen


def topological(edges):
    order, state = [], {}

    def visit(n, trail):
        if state.get(n) == "done":
            return
        if state.get(n) == "open":
            raise ValueError("cycle: " + " ".join(trail[trail.index(n):] + [n]))
        state[n] = "open"
        for m in edges.get(n, ()):
            visit(m, trail + [n])
        state[n] = "done"
        order.append(n)
    for n in edges:
        visit(n, [])
    return order[::-1]


def components(nodes, edges):
    parent = {n: n for n in nodes}

    def find(n):
        while parent[n] != n:
            parent[n] = parent[parent[n]]
            n = parent[n]
        return n
    for a, b in edges:
        parent[find(a)] = find(b)
    groups = {}
    for n in nodes:
        groups.setdefault(find(n), []).append(n)
    return sorted(groups.values())


dist, back = dijkstra("a")
print(dist, path(back, "e"), bfs("a"), dfs("a"), dfs("x"))
print(topological({"shirt": ["tie"], "tie": ["jacket"], "trousers": ["shoes", "belt"], "belt": ["jacket"],
                   "socks": ["shoes"]}))
try:
    topological({"a": ["b"], "b": ["c"], "c": ["a"]})
except ValueError as e:
    print(e)
print(components(range(8), [(0, 1), (2, 3), (1, 4), (5, 6), (6, 5)]))
floyd = {(i, j): 0 if i == j else graph[i].get(j, 10 ** 9) for i in graph for j in graph}
for k in graph:
    for i in graph:
        for j in graph:
            floyd[i, j] = min(floyd[i, j], floyd[i, k] + floyd[k, j])
print([floyd["a", n] for n in graph if floyd["a", n] < 10 ** 9], all(floyd["a", n] == d for n, d in dist.items()))

#> {'a': 0, 'b': 7, 'c': 9, 'f': 11, 'd': 20, 'e': 20} a->c->f->e ['a', 'b', 'c', 'f', 'd', 'e'] ['a', 'b', 'c', 'd', 'e', 'f'] ['x', 'y']
#> ['socks', 'trousers', 'belt', 'shoes', 'shirt', 'tie', 'jacket']
#> cycle: a b c a
#> [[0, 1, 4], [2, 3], [5, 6], [7]]
#> [0, 7, 9, 20, 20, 11] True
