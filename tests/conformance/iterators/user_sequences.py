# Linked lists, ring buffers, trees and lazy sequences with their own iterators.
class Linked:
    class Node:
        __slots__ = ("value", "next")

        def __init__(self, value, next):
            self.value, self.next = value, next

    def __init__(self, items=()):
        self.head, self.size = None, 0
        for x in reversed(list(items)):
            self.push(x)

    def push(self, x):
        self.head = self.Node(x, self.head)
        self.size += 1

    def __iter__(self):
        node = self.head
        while node is not None:
            yield node.value
            node = node.next

    def __len__(self):
        return self.size

    def __reversed__(self):
        return Linked(list(self)[::-1]).__iter__()

    def __eq__(self, other):
        return len(self) == len(other) and all(a == b for a, b in zip(self, other))


class Ring:
    def __init__(self, n):
        self.data, self.n, self.at = [], n, 0

    def add(self, x):
        if len(self.data) < self.n:
            self.data.append(x)
        else:
            self.data[self.at] = x
            self.at = (self.at + 1) % self.n

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[j] for j in range(*i.indices(len(self)))]
        if i < 0:
            i += len(self)
        if not 0 <= i < len(self):
            raise IndexError(i)
        return self.data[(self.at + i) % len(self.data)]


class Lazy:
    def __init__(self, f):
        self.f, self.cache = f, {}

    def __getitem__(self, i):
        if i not in self.cache:
            self.cache[i] = self.f(self, i)
        return self.cache[i]


class Search:
    def __init__(self):
        self.root = None

    def add(self, v):
        def place(node):
            if node is None:
                return [v, None, None]
            side = 1 if v < node[0] else 2
            node[side] = place(node[side])
            return node
        self.root = place(self.root)
        return self

    def __iter__(self):
        def walk(node):
            if node:
                yield from walk(node[1])
                yield node[0]
                yield from walk(node[2])
        return walk(self.root)


l = Linked("abc")
l.push("z")
print(list(l), len(l), list(reversed(l)), l == Linked("zabc"), l == Linked("zab"), "b" in l, max(l), [*enumerate(l)],
      "".join(l), sorted(l), bool(Linked()), Linked() == [])
r = Ring(3)
for i in range(5):
    r.add(i)
    print(list(r), end=" ")
print(r[-1], r[0:2], r[::-1], 3 in r, list(reversed(r)), r.data, sum(r), len(r))
fib = Lazy(lambda self, i: i if i < 2 else self[i - 1] + self[i - 2])
print(fib[50], len(fib.cache))
t = Search()
for v in (5, 2, 8, 1, 9, 3, 5):
    t.add(v)
print(list(t), [x for x in t if x > 4], dict.fromkeys(t))
try:
    r[3]
except IndexError as e:
    print("IndexError", e)
a, b, c = r
first, *others = l
print(a, b, c, first, others, list(zip(l, r, t)))

#> ['z', 'a', 'b', 'c'] 4 ['c', 'b', 'a', 'z'] True False True z [(0, 'z'), (1, 'a'), (2, 'b'), (3, 'c')] zabc ['a', 'b', 'c', 'z'] False True
#> [0] [0, 1] [0, 1, 2] [1, 2, 3] [2, 3, 4] 4 [2, 3] [4, 3, 2] True [4, 3, 2] [3, 4, 2] 9 3
#> 12586269025 51
#> [1, 2, 3, 5, 5, 8, 9] [5, 5, 8, 9] {1: None, 2: None, 3: None, 5: None, 8: None, 9: None}
#> IndexError 3
#> 2 3 4 z ['a', 'b', 'c'] [('z', 2, 1), ('a', 3, 2), ('b', 4, 3)]
