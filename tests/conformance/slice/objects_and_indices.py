# slice: objects and indices.
# option: --policy standard
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, slice(5), slice(None), repr(slice("a", [], {})))
for args in ((1, 10, 2), (None, None, -1), (-3, None, None), (5, 2, -1), (None, -1, None), (100, None, -1), (0, 0,
    1), (-100, 100, 3)):
    print(args, slice(*args).indices(7), list(range(7))[slice(*args)], "abcdefg"[slice(*args)])
print(slice(1, 2) == slice(1, 2), slice(1, 2) != slice(1, 3), slice(1) < slice(2),
      hash(slice(1, 2)) == hash(slice(1, 2)), {slice(0, 1): "v"}[slice(0, 1)])
for action in (lambda: slice(), lambda: slice(1, 2, 3, 4), lambda: slice(1, 2, 0).indices(5),
               lambda: slice(1).indices(-1), lambda: slice("a").indices(5), lambda: [1, 2][1:2:0], lambda: [1][1.0:],
               lambda: slice(1.5).indices(3), lambda: setattr(s, "start", 3), lambda: hash(slice([], 1))):
    try:
        print(action())
    except Exception as e:
        print(type(e).__name__, e)
class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
print(list(range(10))[I(2):I(8):I(3)], slice(I(1), I(5)).indices(3), "hello"[I(-3):])
class G:
    def __getitem__(self, key): return key
    def __setitem__(self, key, value): print("set", key, value)
    def __delitem__(self, key): print("del", key)
g = G()
print(g[1], g[1:2], g[::], g[1:2, 3], g[...], g[:, 1::2], g[()], g[1,], g[*[1, 2]], g[1:2, *"ab"], g["a":"b"])
g[1:2] = 3
g[:] = g[::2]
del g[0], g[1:], g[:, ::-1]
x = list(range(10))
x[2:5] = "ab"
print(x)
x[::3] = [0] * len(x[::3])
print(x)
x[5:2] = [7, 7]
print(x)
x[:0] = (1, 2)
x[len(x):] = [8]
print(x)
for statement in ("x[::2] = [1]", "x[1:2] = 5", "x[0:4:0] = []", "del x[::0]", "x['a':] = []"):
    try:
        exec(statement)
    except Exception as e:
        print(statement, type(e).__name__, e)
del x[::2]
print(x)
x[::-1] = x[:]
print(x)
x *= 2
del x[-3:]
del x[::-2]
print(x, bytes(range(5))[::-1], (1, 2, 3)[-2:], "añ€😀"[::-1], "añ€😀"[1:3], range(10)[2:8:2], range(10)[::-3])
print(slice.__mro__[0].__name__, slice(1, 2).__reduce__(), slice(2, 1, None).__class__)

#> slice(1, 10, 2) 1 10 2 slice(None, 5, None) slice(None, None, None) slice('a', [], {})
#> (1, 10, 2) (1, 7, 2) [1, 3, 5] bdf
#> (None, None, -1) (6, -1, -1) [6, 5, 4, 3, 2, 1, 0] gfedcba
#> (-3, None, None) (4, 7, 1) [4, 5, 6] efg
#> (5, 2, -1) (5, 2, -1) [5, 4, 3] fed
#> (None, -1, None) (0, 6, 1) [0, 1, 2, 3, 4, 5] abcdef
#> (100, None, -1) (6, -1, -1) [6, 5, 4, 3, 2, 1, 0] gfedcba
#> (0, 0, 1) (0, 0, 1) [] 
#> (-100, 100, 3) (0, 7, 3) [0, 3, 6] adg
#> True True True True v
#> TypeError slice expected at least 1 argument, got 0
#> TypeError slice expected at most 3 arguments, got 4
#> ValueError slice step cannot be zero
#> ValueError length should not be negative
#> TypeError slice indices must be integers or None or have an __index__ method
#> ValueError slice step cannot be zero
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> AttributeError readonly attribute
#> TypeError unhashable type: 'list'
#> [2, 5] (1, 3, 1) llo
#> 1 slice(1, 2, None) slice(None, None, None) (slice(1, 2, None), 3) Ellipsis (slice(None, None, None), slice(1, None, 2)) () (1,) (1, 2) (slice(1, 2, None), 'a', 'b') slice('a', 'b', None)
#> set slice(1, 2, None) 3
#> set slice(None, None, None) slice(None, None, 2)
#> del 0
#> del slice(1, None, None)
#> del (slice(None, None, None), slice(None, None, -1))
#> [0, 1, 'a', 'b', 5, 6, 7, 8, 9]
#> [0, 1, 'a', 0, 5, 6, 0, 8, 9]
#> [0, 1, 'a', 0, 5, 7, 7, 6, 0, 8, 9]
#> [1, 2, 0, 1, 'a', 0, 5, 7, 7, 6, 0, 8, 9, 8]
#> x[::2] = [1] ValueError attempt to assign sequence of size 1 to extended slice of size 7
#> x[1:2] = 5 TypeError must assign iterable to extended slice
#> x[0:4:0] = [] ValueError slice step cannot be zero
#> del x[::0] ValueError slice step cannot be zero
#> x['a':] = [] TypeError slice indices must be integers or None or have an __index__ method
#> [2, 1, 0, 7, 6, 8, 8]
#> [8, 8, 6, 7, 0, 1, 2]
#> [8, 7, 1, 8, 6] b'\x04\x03\x02\x01\x00' (2, 3) 😀€ña ñ€ range(2, 8, 2) range(9, -1, -3)
#> slice (<class 'slice'>, (1, 2, None)) <class 'slice'>
