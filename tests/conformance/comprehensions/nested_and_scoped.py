# comprehensions: nested and scoped.
# option: --policy standard
print([(x, y) for x in range(3) for y in range(x)], [[y for y in range(x)] for x in range(4)])
print({x: {y: x * y for y in range(2)} for x in range(2)}, {x % 3 for x in range(10)},
      sorted({(a, b) for a in "ab" for b in "cd"}))
print([x for x in range(20) if x % 2 if x % 3], [x if x % 2 else -x for x in range(5)], [*(i for i in range(3)), 9])
print(list(x * y for x in range(3) for y in [10, 20] if x), sum(i * i for i in range(5)),
      dict(zip("ab", (i for i in range(2)))))
x = "outer"
print([x for x in range(3)], x)
def f(n):
    return [lambda: (i, n) for i in range(2)]
print([g() for g in f(5)])
class C:
    items = [1, 2, 3]
    doubled = [i * 2 for i in items]
    try:
        bad = [i * len(items) for i in doubled]
    except NameError as e:
        bad = str(e)
    size = 2
    pairs = list((a, b) for a, b in zip(items, doubled))
print(C.doubled, C.bad, C.pairs)
def first(it):
    print("first evaluated")
    return it
gen = (print("body", i) or i for i in first([1, 2]))
print("made")
print(list(gen))
try:
    broken = (i for i in 5)
except TypeError as e:
    print(e)
late = (1 // i for i in [1, 0])
print(next(late))
try:
    next(late)
except ZeroDivisionError as e:
    print(e)
print(list(late))
print([(a, *b) for a, *b in ["abc", (1, 2)]], [d["k"] for d in [{"k": 1}]], [t[0] for t[0] in [[1], [2]]]
      if (t := [0]) else 0, t)
matrix = [[1, 2, 3], [4, 5, 6]]
print([[row[i] for row in matrix] for i in range(3)], [cell for row in matrix for cell in row if cell % 2 == 0])
print({**{k: v for k, v in [("a", 1)]}, "b": 2}, [*{i for i in [1, 1]}], {i: i for i in "aba"})
def shadow(list=list):
    return list(i for i in (list for list in "ab"))
print(shadow())
def deep():
    a = 1
    return [[(a, b, c) for c in [b + 1]] for b in [a + 1]]
print(deep(), [i for i in range(5) if (lambda j: j % 2)(i)], [[i for i in range(i)] for i in range(3)])
def loc():
    y = 1
    return [sorted(k for k in locals() if not k.startswith(".")) for z in [0]][0]
print(loc())

#> [(1, 0), (2, 0), (2, 1)] [[], [0], [0, 1], [0, 1, 2]]
#> {0: {0: 0, 1: 0}, 1: {0: 0, 1: 1}} {0, 1, 2} [('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd')]
#> [1, 5, 7, 11, 13, 17, 19] [0, 1, -2, 3, -4] [0, 1, 2, 9]
#> [10, 20, 20, 40] 30 {'a': 0, 'b': 1}
#> [0, 1, 2] outer
#> [(1, 5), (1, 5)]
#> [2, 4, 6] name 'items' is not defined [(1, 2), (2, 4), (3, 6)]
#> first evaluated
#> made
#> body 1
#> body 2
#> [1, 2]
#> 'int' object is not iterable
#> 1
#> division by zero
#> []
#> [('a', 'b', 'c'), (1, 2)] [1] [[1], [2]] [[2]]
#> [[1, 4], [2, 5], [3, 6]] [2, 4, 6]
#> {'a': 1, 'b': 2} [1] {'a': 'a', 'b': 'b'}
#> ['a', 'b']
#> [[(1, 2, 3)]] [1, 3] [[], [0], [0, 1]]
#> ['y', 'z']
