# Dict, set and generator comprehensions.
print({x: x * x for x in range(4)}, {x % 3 for x in range(10)}, {k: v for k, v in zip("ab", (1, 2))},
      {v: k for k, v in {"a": 1, "b": 2}.items()}, {x: y for x in range(2) for y in range(3)},
      {x for x in "hello" if x > "h"} == {"l", "o"}, {i: {j: i * j for j in range(2)} for i in range(2)},
      {len(w): w for w in ("a", "bb", "c")}, {**{i: i for i in range(2)}, 5: 5},
      {(x, y): x + y for x in (1, 2) for y in (3,)}, {k.upper(): [v] * 2 for k, v in {"q": 1}.items()},
      {x: None for x in ()}, {frozenset([x]) for x in (1, 1)})
print(sum(x * x for x in range(5)), max((len(w), w) for w in ("aa", "b")), dict((x, str(x)) for x in range(2)),
      tuple(x for x in "ab"), sorted(-x for x in (1, 2)), any(x > 2 for x in range(4)), all(x for x in [1, 0, 1]),
      ",".join(str(x) for x in range(3)), list(x for x in (y for y in range(3)) if x), set(x // 2 for x in range(6)),
      min((abs(x), x) for x in (-2, 1)), next(x for x in range(10) if x > 4),
      list((x, y) for x in range(2) for y in "ab"))


def order():
    def k(x):
        print("key", x, end=" ")
        return x

    def v(x):
        print("value", x, end=" ")
        return x
    return {k(i): v(-i) for i in range(2)}


print(order())
x = 1
g = (x + i for i in range(3))
x = 100
print(list(g))
items = [1, 2, 3]
g = (i for i in items)
items.append(4)
print(list(g))
items = [1, 2]
g = (i * j for i in items for j in items)
items = [10]
print(list(g))
words = "the cat and the dog and the bird".split()
print({w: words.count(w) for w in words}, {w[0]: [v for v in words if v[0] == w[0]] for w in words},
      sorted({w for w in words}), {i: w for i, w in enumerate(words) if i % 2})
for bad in (lambda: {x for x in [[]]}, lambda: {[]: 1 for _ in "a"}, lambda: {x: y for x, y in [1]},
            lambda: {x for x in None}, lambda: sum(x for x in ["a"]), lambda: dict(x for x in range(2))):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


def many():
    a, b = 2, 3
    return {a * i: [b + j for j in range(i)] for i in range(3)}, {a + b + c for c
        in range(3)}, (lambda: {a: b for _ in "x"})(), [{k: v for k in range(a)} for v in range(b)]


print(many())

#> {0: 0, 1: 1, 2: 4, 3: 9} {0, 1, 2} {'a': 1, 'b': 2} {1: 'a', 2: 'b'} {0: 2, 1: 2} True {0: {0: 0, 1: 0}, 1: {0: 0, 1: 1}} {1: 'c', 2: 'bb'} {0: 0, 1: 1, 5: 5} {(1, 3): 4, (2, 3): 5} {'Q': [1, 1]} {} {frozenset({1})}
#> 30 (2, 'aa') {0: '0', 1: '1'} ('a', 'b') [-2, -1] True False 0,1,2 [1, 2] {0, 1, 2} (1, 1) 5 [(0, 'a'), (0, 'b'), (1, 'a'), (1, 'b')]
#> key 0 value 0 key 1 value -1 {0: 0, 1: -1}
#> [100, 101, 102]
#> [1, 2, 3, 4]
#> [10, 20]
#> {'the': 3, 'cat': 1, 'and': 2, 'dog': 1, 'bird': 1} {'t': ['the', 'the', 'the'], 'c': ['cat'], 'a': ['and', 'and'], 'd': ['dog'], 'b': ['bird']} ['and', 'bird', 'cat', 'dog', 'the'] {1: 'cat', 3: 'the', 5: 'and', 7: 'bird'}
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError cannot unpack non-iterable int object
#> TypeError 'NoneType' object is not iterable
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> TypeError object is not iterable
#> ({0: [], 2: [3], 4: [3, 4]}, {5, 6, 7}, {2: 3}, [{0: 0, 1: 0}, {0: 1, 1: 1}, {0: 2, 1: 2}])
