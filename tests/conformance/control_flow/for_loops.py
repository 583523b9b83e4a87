# for with else, break, continue, targets of every kind, iterables of every kind.
for x in [1, 2, 3]:
    if x == 2:
        break
else:
    print("no")
print(x)
for x in ():
    pass
else:
    print("else, x is still", x)
for i, (a, *b) in enumerate([(1, 2, 3), "xyz"]):
    print(i, a, b)
data = {}
for data["k"] in range(3):
    print(data, end=" ")
print()


class O:
    pass


o = O()
for o.attr in "ab":
    print(o.attr, end=" ")
cells = [0, 0]
for cells[1] in (5, 6):
    print(cells, end=" ")
print()
for c in "héy": print(c, end="-")
for k in {"a": 1, "b": 2}: print(k, end="-")
for b in b"ab": print(b, end="-")
for z in zip([1, 2], "xy"): print(z, end="-")
for r in reversed([1, 2]): print(r, end="-")
for g in (n * n for n in range(3)): print(g, end="-")
for f in frozenset([7]): print(f, end="-")
print()
for i in range(3):
    for j in range(3):
        if j == i:
            continue
        if i == 2:
            break
        print(i, j, end="; ")
    else:
        print("inner else", i, end="; ")
        continue
    print("inner broke", i)
found = [n for n in range(2, 30) if not any(n % d == 0 for d in range(2, n))]
print(found)
for n in range(10, 20):
    for d in range(2, n):
        if n % d == 0:
            break
    else:
        print("prime", n, end=" ")
print()


def early(items):
    for item in items:
        if item < 0:
            return "negative"
        if item > 100:
            break
    else:
        return "all"
    return "broke"


print(early([1]), early([-1]), early([1, 101, -1]), early([]))
for x in 1, 2, 3: print(x, end=",")
for x, in [(1,), (2,)]: print(x, end=",")
for [x, y] in [[1, 2]]: print(x, y)
for _ in range(2): pass
else: print("done", _)
for bad in (5, None, 1.5, len, object()):
    try:
        for q in bad:
            pass
    except TypeError as error:
        print(error)

#> 2
#> else, x is still 2
#> 0 1 [2, 3]
#> 1 x ['y', 'z']
#> {'k': 0} {'k': 1} {'k': 2} 
#> a b [0, 5] [0, 6] 
#> h-é-y-a-b-97-98-(1, 'x')-(2, 'y')-2-1-0-1-4-7-
#> 0 1; 0 2; inner else 0; 1 0; 1 2; inner else 1; inner broke 2
#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
#> prime 11 prime 13 prime 17 prime 19 
#> all negative broke all
#> 1,2,3,1,2,1 2
#> done 1
#> 'int' object is not iterable
#> 'NoneType' object is not iterable
#> 'float' object is not iterable
#> 'builtin_function_or_method' object is not iterable
#> 'object' object is not iterable
