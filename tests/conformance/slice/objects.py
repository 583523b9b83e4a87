# slice objects and user classes that receive them.
class Show:
    def __getitem__(self, key):
        return key

    def __setitem__(self, key, value):
        print("set", key, value)

    def __delitem__(self, key):
        print("del", key)


s = Show()
print(s[1], s[1:2], s[1:2:3], s[:], s[::], s[::2], s[:5], s[5:], s[1, 2], s[1:2, 3], s[...], s[()], s["a":"b"],
      s[None], s[:, :], s[1,], s[-1:-2:-3], s[1.5:], s[*[1, 2]])
s[1:2] = 5
s[...] = 6
s[1, ::2] = 7
s[0] += [1] if False else (3,) if False else 0 if isinstance(s[0], str) else 1
del s[1:], s[2]
print(slice(5), slice(1, 2), slice(1, 2, 3), slice(None), slice(1, 5) == slice(1, 5), slice(1, 2) != slice(1, 3),
      slice(1, 2) < slice(1, 3), slice("a", "b").start, slice(3).stop, slice(1, 2, 3).step)
for start, stop, step in ((None, None, None), (1, 5, 2), (-3, None, None), (None, -3, None), (None, None, -1), (10,
    0, -3), (20, -20, -2), (-1, -5, None), (5, 2, 1)):
    print(slice(start, stop, step).indices(10), slice(start, stop, step).indices(0),
          slice(start, stop, step).indices(3))
print(hash(slice(1, 2)) == hash(slice(1, 2)), {slice(1): 1}[slice(1)], isinstance(slice(1), slice),
      list(range(10))[slice(2, 8, 3)], "abcdef"[slice(-2, None)])


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


print([0, 1, 2, 3][Index(1):Index(3)], "hello"[Index(-2)], (1, 2, 3)[::Index(-1)],
      slice(Index(1), Index(9)).indices(Index(5)))
for bad in (lambda: slice(), lambda: slice(1, 2, 3, 4), lambda: slice(1, 2, 0).indices(5),
            lambda: slice(1).indices(-1), lambda: slice("a").indices(5), lambda: setattr(slice(1), "start", 2),
            lambda: slice(1) < 5, lambda: hash(slice([])), lambda: slice(start=1), lambda: slice(1.5).indices(3)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> 1 slice(1, 2, None) slice(1, 2, 3) slice(None, None, None) slice(None, None, None) slice(None, None, 2) slice(None, 5, None) slice(5, None, None) (1, 2) (slice(1, 2, None), 3) Ellipsis () slice('a', 'b', None) None (slice(None, None, None), slice(None, None, None)) (1,) slice(-1, -2, -3) slice(1.5, None, None) (1, 2)
#> set slice(1, 2, None) 5
#> set Ellipsis 6
#> set (1, slice(None, None, 2)) 7
#> set 0 1
#> del slice(1, None, None)
#> del 2
#> slice(None, 5, None) slice(1, 2, None) slice(1, 2, 3) slice(None, None, None) True True True a 3 3
#> (0, 10, 1) (0, 0, 1) (0, 3, 1)
#> (1, 5, 2) (0, 0, 2) (1, 3, 2)
#> (7, 10, 1) (0, 0, 1) (0, 3, 1)
#> (0, 7, 1) (0, 0, 1) (0, 0, 1)
#> (9, -1, -1) (-1, -1, -1) (2, -1, -1)
#> (9, 0, -3) (-1, -1, -3) (2, 0, -3)
#> (9, -1, -2) (-1, -1, -2) (2, -1, -2)
#> (9, 5, 1) (0, 0, 1) (2, 0, 1)
#> (5, 2, 1) (0, 0, 1) (3, 2, 1)
#> True 1 True [2, 5] ef
#> [1, 2] l (3, 2, 1) (1, 5, 1)
#> TypeError slice expected at least 1 argument, got 0
#> TypeError slice expected at most 3 arguments, got 4
#> ValueError slice step cannot be zero
#> ValueError length should not be negative
#> TypeError slice indices must be integers or None or have an __index__ method
#> AttributeError readonly attribute
#> TypeError '<' not supported between instances of 'slice' and 'int'
#> TypeError unhashable type: 'list'
#> TypeError slice() takes no keyword arguments
#> TypeError slice indices must be integers or None or have an __index__ method
