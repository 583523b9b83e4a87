# Unpacking in assignment: nested targets, starred, swaps, targets of every kind, order of evaluation.
a, b = 1, 2
(c, d), e = (3, 4), 5
[f, [g, h]] = "f", ["g", "h"]
i, = [9]
[j] = (8,)
(k) = 7
() = []
[] = ()
print(a, b, c, d, e, f, g, h, i, j, k)
a, b = b, a
a, b, c = c, a, b
print(a, b, c)
first, *rest = [1, 2, 3]
*init, last = "abc"
head, *middle, tail = range(6)
x, *empty = [1]
*all_items, = (1, 2)
(m, *n), *o = [(1, 2, 3), 4, 5]
[p, *[q, *r]] = 1, 2, 3, 4
print(first, rest, init, last, head, middle, tail, x, empty, all_items, m, n, o, p, q, r)


class Box:
    pass


box, data = Box(), [0] * 5
box.x, data[0], (box.y, data[1:3]) = 1, 2, (3, [4, 5])
print(box.x, box.y, data)
box.first, *box.rest = "xyz"
data[-1], *data[1:2] = 7, 8, 9
print(box.first, box.rest, data)
i = 0
i, data[i] = 1, "index is one"
print(data)
u = v = w = []
u.append(1)
print(v, w)
s = t = 1, 2
(s1, t1) = z = s
print(s1, t1, z, s is z)
k1, k2 = {"one": 1, "two": 2}
g1, g2 = (n * n for n in (3, 4))
print(k1, k2, g1, g2, *"ab", sep="-")
for (aa, bb), *cc in [((1, 2), 3, 4), ("xy", 5)]:
    print(aa, bb, cc)
print([x + y for x, y in [(1, 2), (3, 4)]],
      {k: v for k, (v, _) in {"a": (1, 2)}.items()}, [a for a, *b in ["xyz", "pq"]])
chain = [1, 2, 3]
chain[0], chain = 5, chain
print(chain)

#> 1 2 3 4 5 f g h 9 8 7
#> 3 2 1
#> 1 [2, 3] ['a', 'b'] c 0 [1, 2, 3, 4] 5 1 [] [1, 2] 1 [2, 3] [4, 5] 1 2 [3, 4]
#> 1 3 [2, 4, 5, 0, 0]
#> x ['y', 'z'] [2, 8, 9, 5, 0, 7]
#> [2, 'index is one', 9, 5, 0, 7]
#> [1] [1]
#> 1 2 (1, 2) True
#> one-two-9-16-a-b
#> 1 2 [3, 4]
#> x y [5]
#> [3, 7] {'a': 1} ['x', 'p']
#> [5, 2, 3]
