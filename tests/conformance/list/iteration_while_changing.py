# A for loop over a list that changes uses the index.
a = [1, 2, 3, 4, 5]
for x in a:
    if x % 2:
        a.remove(x)
print(a)
a = [1, 2]
for x in a:
    if len(a) < 8:
        a.append(x * 10)
print(a)
a = [1, 2, 3]
for i, x in enumerate(a):
    a[i] = x * x
    if i == 0:
        a.pop()
print(a)
a = list(range(6))
it = iter(a)
print(next(it), next(it))
del a[3:]
print(list(it), list(it))
a.append(99)
print(list(it), next(it, "done"))
a = [1, 2, 3]
r = reversed(a)
print(next(r))
a.append(4)
print(list(r))
a = [1, 2, 3]
it = iter(a)
a.clear()
print(list(it))
b = [3, 1, 2]
print([b.pop() for _ in b[:]], b)
c = [1, 2, 3, 4]
print([c.pop(0) for x in c], c)
d = [0]
for x in d:
    if x < 5:
        d.append(x + 1)
print(d, [x for x in d if d.count(x) == 1])

#> [2, 4]
#> [1, 2, 10, 20, 100, 200, 1000, 2000]
#> [1, 4]
#> 0 1
#> [2] []
#> [] done
#> 3
#> [2, 1]
#> []
#> [2, 1, 3] []
#> [1, 2] [3, 4]
#> [0, 1, 2, 3, 4, 5] [0, 1, 2, 3, 4, 5]
