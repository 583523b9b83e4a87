# Tuples: displays, constructor, operators, methods, immutability.
print((), (1,), (1, 2), 1, (1, (2, (3,))), tuple(), tuple("ab"), tuple([1, 2]), tuple({3: 4}),
      tuple(x for x in range(3)), (1,) * 3, () * 5, (1, 2) + (3,), 3 * (0,), (*"ab", 1), (1,)[0])
t = 1, "two", 3.0
a, b, c = t
print(t, a, b, c, len(t), t[0], t[-1], t[::-1], t[1:], t[:], t[:] is t, tuple(t) is t, "two" in t, t.count(1),
      t.index("two"), hash(t) == hash((1, "two", 3.0)), t == (1, "two", 3), t != [1, "two", 3.0])
print(f"{(1, 2) < (1, 3) = }")
print(f"{(1,) < (1, 0) = }")
print(f"{() < (0,) = }")
print(f"{(2,) > (1, 9) = }")
print(f"{(1, "a") < (2, None) = }")
print(f"{((1,), 2) < ((1,), 3) = }")
print(f"{max((3, 1), (2, 9)) = }")
print(f"{sorted([(2, "b"), (1, "z"), (2, "a")]) = }")
print(f"{(1, 2) == (1.0, 2.0) = }")
print(f"{(float("nan"),) == (float("nan"),) = }")
print({(1, 2): "a"}[(1, 2)], {(1, 2): "a"}[1, 2], {(): 0}[()], bool(()), bool((0,)),
      sum((1, 2, 3)), (1, 2, 3).index(3, 1), (1, 1, 2).count(1), str((1, "a", None)),
      repr(("it's",)), (("nested", [1]),), type(()))
for bad in (lambda: (1, 2)[2], lambda: t["a"], lambda: t[1.5], lambda: (1,) + [2], lambda: (1,) + 2,
            lambda: (1, 2) < (1, "a"), lambda: (1,) < [1], lambda: hash(([],)), lambda: {([],): 1},
            lambda: (1,).index(5), lambda: t.append(1), lambda: tuple(5), lambda: tuple(1, 2), lambda: (1,) * "a",
            lambda: t[::0], lambda: (1,).index(1, 5), lambda: t.__setitem__, lambda: (1,) - (1,), lambda: tuple(x=1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
try:
    t[0] = 5
except TypeError as error:
    print(error)
try:
    del t[0]
except TypeError as error:
    print(error)
cycle = ([],)
cycle[0].append(cycle)
print(cycle)

#> () (1,) (1, 2) 1 (1, (2, (3,))) () ('a', 'b') (1, 2) (3,) (0, 1, 2) (1, 1, 1) () (1, 2, 3) (0, 0, 0) ('a', 'b', 1) 1
#> (1, 'two', 3.0) 1 two 3.0 3 1 3.0 (3.0, 'two', 1) ('two', 3.0) (1, 'two', 3.0) True True True 1 1 True True True
#> (1, 2) < (1, 3) = True
#> (1,) < (1, 0) = True
#> () < (0,) = True
#> (2,) > (1, 9) = True
#> (1, "a") < (2, None) = True
#> ((1,), 2) < ((1,), 3) = True
#> max((3, 1), (2, 9)) = (3, 1)
#> sorted([(2, "b"), (1, "z"), (2, "a")]) = [(1, 'z'), (2, 'a'), (2, 'b')]
#> (1, 2) == (1.0, 2.0) = True
#> (float("nan"),) == (float("nan"),) = False
#> a a 0 False True 6 2 2 (1, 'a', None) ("it's",) (('nested', [1]),) <class 'tuple'>
#> IndexError tuple index out of range
#> TypeError tuple indices must be integers or slices, not str
#> TypeError tuple indices must be integers or slices, not float
#> TypeError can only concatenate tuple (not "list") to tuple
#> TypeError can only concatenate tuple (not "int") to tuple
#> TypeError '<' not supported between instances of 'int' and 'str'
#> TypeError '<' not supported between instances of 'tuple' and 'list'
#> TypeError unhashable type: 'list'
#> TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> ValueError tuple.index(x): x not in tuple
#> AttributeError 'tuple' object has no attribute 'append'
#> TypeError 'int' object is not iterable
#> TypeError tuple expected at most 1 argument, got 2
#> TypeError can't multiply sequence by non-int of type 'str'
#> ValueError slice step cannot be zero
#> ValueError tuple.index(x): x not in tuple
#> AttributeError 'tuple' object has no attribute '__setitem__'
#> TypeError unsupported operand type(s) for -: 'tuple' and 'tuple'
#> TypeError tuple() takes no keyword arguments
#> 'tuple' object does not support item assignment
#> 'tuple' object doesn't support item deletion
#> ([(...)],)
