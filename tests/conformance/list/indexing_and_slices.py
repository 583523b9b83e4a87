# Reading, assigning and deleting items and slices.
a = list(range(10))
print(a[0], a[-1], a[2:5], a[:3], a[7:], a[::3], a[::-1], a[8:2:-2], a[-3:-1], a[5:2], a[100:], a[-100:2], a[:],
      a[True], a[slice(1, 3)], a[None:None:None])
a[0] = "first"; a[-1] = "last"; a[2:4] = ["two", "three", "extra"]; print(a)
a[1:1] = [0.5]; print(a)
a[:2] = []; print(a)
a[::2] = "vwxyz"; print(a)
a[-2:] = (); print(a)
a[5:2] = ["in"]; print(a)
a[:] = range(6); print(a)
a[4:1:-1] = "abc"; print(a)
a[100:] = [1]; a[-100:0] = [2]; print(a)
a[1:3] = a; print(a)
a[:] = a; print(a)
b = list(range(12))
del b[0]; del b[-1]; del b[2:4]; print(b)
del b[::2]; print(b)
del b[::-3]; print(b)
del b[5:1]; del b[10:]; del b[:1]; print(b)
del b[:]; print(b)
c = [1, 2, 3, 4]
for bad in ("c[4]", "c[-5]", "c['a']", "c[1.0]", "c[None]", "c[::0]", "c[1, 2]", "c[10**30]"):
    pass
for bad in (lambda: c[4], lambda: c[-5], lambda: c["a"], lambda: c[1.0], lambda: c[None], lambda: c[::0],
            lambda: c[1, 2], lambda: c[10 ** 30], lambda: c["a":], lambda: c.__setitem__(4, 0),
            lambda: c.__setitem__(slice(0, 2), 5), lambda: c.__setitem__(slice(0, 4, 2), [1]),
            lambda: c.__delitem__(9), lambda: c.__setitem__("x", 0), lambda: c.__delitem__("x"),
            lambda: c.__setitem__(slice(None, None, -1), [1, 2, 3]), lambda: c.__setitem__(slice(0, 1), None)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(c)

#> 0 9 [2, 3, 4] [0, 1, 2] [7, 8, 9] [0, 3, 6, 9] [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] [8, 6, 4] [7, 8] [] [] [0, 1] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] 1 [1, 2] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> ['first', 1, 'two', 'three', 'extra', 4, 5, 6, 7, 8, 'last']
#> ['first', 0.5, 1, 'two', 'three', 'extra', 4, 5, 6, 7, 8, 'last']
#> [1, 'two', 'three', 'extra', 4, 5, 6, 7, 8, 'last']
#> ['v', 'two', 'w', 'extra', 'x', 5, 'y', 7, 'z', 'last']
#> ['v', 'two', 'w', 'extra', 'x', 5, 'y', 7]
#> ['v', 'two', 'w', 'extra', 'x', 'in', 5, 'y', 7]
#> [0, 1, 2, 3, 4, 5]
#> [0, 1, 'c', 'b', 'a', 5]
#> [2, 0, 1, 'c', 'b', 'a', 5, 1]
#> [2, 2, 0, 1, 'c', 'b', 'a', 5, 1, 'c', 'b', 'a', 5, 1]
#> [2, 2, 0, 1, 'c', 'b', 'a', 5, 1, 'c', 'b', 'a', 5, 1]
#> [1, 2, 5, 6, 7, 8, 9, 10]
#> [2, 6, 8, 10]
#> [6, 8]
#> [8]
#> []
#> IndexError list index out of range
#> IndexError list index out of range
#> TypeError list indices must be integers or slices, not str
#> TypeError list indices must be integers or slices, not float
#> TypeError list indices must be integers or slices, not NoneType
#> ValueError slice step cannot be zero
#> TypeError list indices must be integers or slices, not tuple
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError slice indices must be integers or None or have an __index__ method
#> IndexError list assignment index out of range
#> TypeError must assign iterable to extended slice
#> ValueError attempt to assign sequence of size 1 to extended slice of size 2
#> IndexError list assignment index out of range
#> TypeError list indices must be integers or slices, not str
#> TypeError list indices must be integers or slices, not str
#> ValueError attempt to assign sequence of size 3 to extended slice of size 4
#> TypeError must assign iterable to extended slice
#> [1, 2, 3, 4]
