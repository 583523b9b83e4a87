# Odd but valid statements.
a = b = c = [1]
print(a is c)
(a), [b] = 1, [2]
a, = b,
print(a, b)
for x, in ((1,), (2,)): print(x, end=" ")
for [y, z] in ([1, 2],): print(y, z)
i = 0
x = [10, 20, 30]
i = x[i] = 1
print(i, x)
x[0], x[1:], i = 5, [6], 7
print(x, i)
(lambda: print("called"))()
[print(n, end=",") for n in range(3)]
print()
1 if print("side") else 2
print("a"), print("b")
not print("c")
x = 1,
print(x)
x = (yield_ for yield_ in (1, 2))
print(*x)
def f(a, b=1, *, c, **d): return locals_(a, b, c, d)
locals_ = lambda *v: v
print(f(1, c=2, e=3))
class K(object, ): pass
class L(): pass
print(K.__name__, L.__name__)
try: raise ValueError
except (ValueError, ): print("caught")
try:
    raise KeyError("x")
except (KeyError, IndexError) as e: print(repr(e))
else: print("else")
finally: print("finally")
print([*range(3)], {*"a"}, {**{}}, *(), (*[1],))
print({1: 2, }, {1, }, [1, ], (1, ), f(1, 2, c=3, ))
assert 1; assert (1), "message"
if 0: x
elif 1: print("elif")
print(1 if 1 else 2, [1 if 0 else 2], (lambda: 0 or 1)(), *[i for i in (1,)])
del x, [y], (z)
print("x" not in "abc", not "x" in "abc")
r = range(10)[2:8][::2]
print(list(r), r[-1], r[0])
while 1:
    if 1: break
else: print("never")
print("%s %s" % ("a", "b"), "%(k)s" % {"k": 1}, "{}".format(1), f"{1}")
global made_here
made_here = 1
print(made_here)

#> True
#> 2 2
#> 1 2 1 2
#> 1 [10, 1, 30]
#> [5, 6] 7
#> called
#> 0,1,2,
#> side
#> a
#> b
#> c
#> (1,)
#> 1 2
#> (1, 1, 2, {'e': 3})
#> K L
#> caught
#> KeyError('x')
#> finally
#> [0, 1, 2] {'a'} {} (1,)
#> {1: 2} {1} [1] (1,) (1, 2, 3, {})
#> elif
#> 1 [2] 1 1
#> True True
#> [2, 4, 6] 6 2
#> a b 1 1 1
#> 1
