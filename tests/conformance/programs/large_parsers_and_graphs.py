# option: --policy standard
"""Parsers and graphs: INI, arithmetic by recursive descent with error recovery, Dijkstra, topological order, tries, LRU, bitsets."""
import bisect
import heapq
import io
import operator
import re
import sys
from collections import OrderedDict, defaultdict, deque, UserDict, UserList, UserString
from functools import cache, cmp_to_key, partialmethod, total_ordering
from graphlib import CycleError, TopologicalSorter
from itertools import count, cycle, islice, repeat, takewhile


class ParseError(SyntaxError):
    pass


class Config(UserDict):
    LINE = re.compile(r"(?x) ^ \s* (?: \[ (?P<section> [^]]+ ) \] | (?P<key> [\w.]+ ) \s* = \s* (?P<value> .*? ) | (?P<comment> [#;] .* )? ) \s* $")

    def __init__(self, text):
        super().__init__()
        section = "main"
        for number, line in enumerate(text.splitlines(), 1):
            m = self.LINE.match(line)
            if m is None:
                raise ParseError("cannot parse", ("config.ini", number, len(line) - len(line.lstrip()) + 1,
                    line + "\n"))
            if m["section"]:
                section = m["section"].strip()
            elif m["key"]:
                self.setdefault(section, {})[m["key"]] = self.convert(m["value"])

    @staticmethod
    def convert(value):
        for kind in (int, float):
            try:
                return kind(value)
            except ValueError:
                pass
        match value.lower():
            case "yes" | "true" | "on":
                return True
            case "no" | "false" | "off":
                return False
            case v if "," in v:
                return [Config.convert(p.strip()) for p in value.split(",")]
        return value.strip("'\"")


print(Config("a = 1\n[net]\nhost = 'example'\nports = 80, 443,x\n; note\ndebug = on\n[net]\nrate=1.5e3\n").data)
try:
    Config("ok = 1\n   what is this?\n")
except ParseError as e:
    print(e, e.filename, e.lineno, e.offset, repr(e.text), e.msg)


@total_ordering
class Version:
    def __init__(self, text):
        head, _, self.tag = text.partition("-")
        self.parts = tuple(map(int, head.split(".")))

    def key(self):
        return self.parts, self.tag == "", self.tag

    def __eq__(self, other):
        return self.key() == other.key() if isinstance(other, Version) else NotImplemented

    def __lt__(self, other):
        return self.key() < other.key() if isinstance(other, Version) else NotImplemented

    def __repr__(self):
        return ".".join(map(str, self.parts)) + ("-" + self.tag if self.tag else "")


versions = [*map(Version, "1.0 1.10 1.9 1.0-rc1 2.0-beta 1.0-rc2".split())]
print(sorted(versions), max(versions), Version("1.0") >= Version("1.0-x"),
      sorted(versions, key=cmp_to_key(lambda a, b: (a > b) - (a < b)), reverse=True)[:2])
try:
    Version("1") < 1
except TypeError as e:
    print(e)


class Graph:
    def __init__(self, edges):
        self.edges = defaultdict(dict)
        for a, b, w in edges:
            self.edges[a][b] = w
            self.edges[b].setdefault(a, w)

    def dijkstra(self, start):
        best, queue, back = {start: 0}, [(0, start)], {}
        while queue:
            d, node = heapq.heappop(queue)
            if d > best[node]:
                continue
            for other, w in self.edges[node].items():
                if (n := d + w) < best.get(other, float("inf")):
                    best[other], back[other] = n, node
                    heapq.heappush(queue, (n, other))
        return best, back

    def path(self, a, b):
        back = self.dijkstra(a)[1]
        return [*reversed([b, *iter(lambda: back.get(b), None)])] if False else self._walk(back, a, b)

    def _walk(self, back, a, b):
        path = [b]
        while path[-1] != a:
            path.append(back[path[-1]])
        return path[::-1]

    def components(self):
        seen = set()
        for node in self.edges:
            if node not in seen:
                todo, group = deque([node]), []
                while todo:
                    if (n := todo.popleft()) not in seen:
                        seen.add(n)
                        group.append(n)
                        todo.extend(self.edges[n])
                yield sorted(group)


g = Graph([("a", "b", 7), ("a", "c", 3), ("c", "b", 1), ("b", "d", 2), ("x", "y", 1)])
print(g.dijkstra("a")[0], g.path("a", "d"), [*g.components()])
print([*TopologicalSorter({"d": {"b", "c"}, "b": {"a"}, "c": {"a"}}).static_order()][::3])
try:
    TopologicalSorter({1: [2], 2: [3], 3: [1]}).prepare()
except CycleError as e:
    print(e.args[0], sorted(e.args[1])[0])


class Trie:
    __slots__ = ("next", "end")

    def __init__(self, words=()):
        self.next, self.end = {}, False
        for word in words:
            self |= word

    def __ior__(self, word):
        node = self
        for c in word:
            node = node.next.setdefault(c, Trie())
        node.end = True
        return self

    def __iter__(self, prefix=""):
        if self.end:
            yield prefix
        for c, node in sorted(self.next.items()):
            yield from node.__iter__(prefix + c)

    def __getitem__(self, prefix):
        node = self
        for c in prefix:
            try:
                node = node.next[c]
            except KeyError:
                raise KeyError(prefix) from None
        return [prefix + rest for rest in node]

    def __contains__(self, word):
        try:
            return word in self[word]
        except KeyError:
            return False


trie = Trie("car cart care cat dog do".split())
print(list(trie), trie["car"], "ca" in trie, "do" in trie, "zebra" in trie)


class LRU(OrderedDict):
    def __init__(self, size, /, *args, **kwargs):
        self.size = size
        super().__init__(*args, **kwargs)

    def __getitem__(self, key):
        self.move_to_end(key)
        return super().__getitem__(key)

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        while len(self) > self.size:
            print("evict", self.popitem(last=False))


lru = LRU(2, a=1)
lru["b"] = 2
lru["a"], lru["c"]  if "c" in lru else lru["a"]
lru["c"] = 3
print(lru, list(reversed(lru)), lru.size)


class Bits(int):
    def __new__(cls, *members):
        return super().__new__(cls, sum(1 << m for m in set(members)))

    def __iter__(self):
        return (i for i in range(self.bit_length()) if self >> i & 1)

    def __contains__(self, i):
        return bool(self >> i & 1)

    def __or__(self, other):
        return Bits(*self, *other)

    def __len__(self):
        return self.bit_count()

    def __repr__(self):
        return f"Bits{tuple(self)}"


b = Bits(1, 5) | Bits(2, 5)
print(b, len(b), 5 in b, b + 1, b == 38, f"{b:b}", sorted([Bits(9), Bits(0)]), hash(b), {38: "x"}[b], bool(Bits()),
      type(b & 6).__name__)
names = ["bob", "eve"]
bisect.insort(names, "carol")
print(names, bisect.bisect_left([1, 3, 3, 7], 3), bisect.bisect([1, 3, 3, 7], 3, key=lambda v: v),
      list(islice(cycle("ab"), 5)), list(takewhile(lambda n: n < 20, (n * n for n in count()))),
      list(map(pow, range(4), repeat(2))))


class Shout(UserString):
    def __add__(self, other):
        return type(self)(self.data.upper() + str(other))


class Evens(UserList):
    def append(self, item):
        if item % 2:
            raise ValueError(item)
        super().append(item)


e = Evens([2])
e.append(4)
print(Shout("hi") + "!", e + [6], e * 2, e[::-1], len(Shout("abc")), Shout("x") == "x", isinstance(e, list))


def edit_distance(a, b):
    @cache
    def go(i, j):
        if not i or not j:
            return i + j
        return min(go(i - 1, j) + 1, go(i, j - 1) + 1, go(i - 1, j - 1) + (a[i - 1] != b[j - 1]))
    return go(len(a), len(b))


def queens(n, row=0, columns=frozenset(), up=frozenset(), down=frozenset()):
    if row == n:
        yield ()
    for c in range(n):
        if not (c in columns or row + c in up or row - c in down):
            for rest in queens(n, row + 1, columns | {c}, up | {row + c}, down | {row - c}):
                yield c, *rest


print(edit_distance("kitten", "sitting"), next(queens(8)), sum(1 for _ in queens(6)))
out = io.StringIO()
print("to", "buffer", sep="-", end="!\n", file=out)
print(repr(out.getvalue()), file=sys.stdout)

#> {'main': {'a': 1}, 'net': {'host': 'example', 'ports': [80, 443, 'x'], 'debug': True, 'rate': 1500.0}}
#> cannot parse (config.ini, line 2) config.ini 2 4 '   what is this?\n' cannot parse
#> [1.0-rc1, 1.0-rc2, 1.0, 1.9, 1.10, 2.0-beta] 2.0-beta True [2.0-beta, 1.10]
#> '<' not supported between instances of 'Version' and 'int'
#> {'a': 0, 'b': 4, 'c': 3, 'd': 6} ['a', 'c', 'b', 'd'] [['a', 'b', 'c', 'd'], ['x', 'y']]
#> ['a', 'd']
#> nodes are in a cycle 1
#> ['car', 'care', 'cart', 'cat', 'do', 'dog'] ['car', 'care', 'cart'] False True False
#> evict ('b', 2)
#> LRU({'a': 1, 'c': 3}) ['c', 'a'] 2
#> Bits(1, 2, 5) 3 True 39 True 100110 [Bits(0,), Bits(9,)] 38 x False int
#> ['bob', 'carol', 'eve'] 1 3 ['a', 'b', 'a', 'b', 'a'] [0, 1, 4, 9, 16] [0, 1, 4, 9]
#> HI! [2, 4, 6] [2, 4, 2, 4] [4, 2] 3 True False
#> 3 (0, 4, 7, 5, 2, 6, 1, 3) 4
#> 'to-buffer!\n'
