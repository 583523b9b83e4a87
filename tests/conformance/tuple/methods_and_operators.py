# tuple: methods and operators.
# option: --policy standard
# exit: 0
t = (1, 2, 3, 2)
print(t.count(2), t.index(2), t.index(2, 2), t.index(3, -3, -1), t + (4,), t * 2, 2 * t, () * 5, t * 0, t * -1)
for action in (lambda: t.index(9), lambda: t.index(1, 1), lambda: t + [1], lambda: t * 1.5, lambda: t[10],
               lambda: t["a"], lambda: t < [1], lambda: t < (1, "a"), lambda: hash(([],)), lambda: tuple(5),
               lambda: tuple(1, 2), lambda: t.index(), lambda: t.count(1, 2)):
    try:
        print(action())
    except Exception as e:
        print(type(e).__name__, e)
for statement in ("t[0] = 1", "del t[0]", "t[0:1] = ()", "t.x = 1", "t += [1]"):
    try:
        exec(statement)
    except Exception as e:
        print(statement, type(e).__name__, e)
u = t
u += (5,)
print(f"{u = }")
print(f"{t = }")
print(f"{u is t = }")
print(f"{t[:] is t = }")
print(f"{tuple(t) is t = }")
print(f"{() is tuple() = }")
print(f"{t + () is t = }")
print(f"{(1, 2) < (1, 3) = }")
print(f"{(1,) < (1, 0) = }")
print(f"{() < (0,) = }")
print(f"{(2,) > (1, 9) = }")
print(f"{(1, 2) == (1.0, 2.0) = }")
print(f"{(1, 2) != [1, 2] = }")
print(f"{(1, [2]) == (1, [2]) = }")
print(sorted([(2, "b"), (1, "z"), (2, "a")]), max((1, 5), (1, 4)), min([(0,), ()]))
print(hash((1, 2)) == hash((1, 2)), {(1, 2): "a"}[1, 2], (1,), (1, (2, (3,))), repr(()), str((1, "a", None)),
      bool(()), bool((0,)))
nested = ([],)
nested[0].append(nested)
print(nested, 1 in t, 9 not in t, float("nan") in (float("nan"),), None in (None,))
nan = float("nan")
print((nan,) == (nan,), (nan,) < (nan,), len(t), list(reversed(t)), t[::-1], t[1:3], t[-1], t[-2:])
class T(tuple):
    def __new__(cls, *items): return super().__new__(cls, items)
    def __repr__(self): return "T" + super().__repr__()
    def __getitem__(self, i): return ("item", super().__getitem__(i))
s = T(1, 2)
print(s, s[0], s + (3,), type(s + (3,)).__name__, s * 2, s == (1, 2), hash(s) == hash((1, 2)), list(s), tuple(s),
      s[:], isinstance(s, tuple))
s.attr = 5
print(s.attr, T.__mro__, tuple.__new__(T, [7]), T.count(s, 1))
try:
    tuple.__new__(int, [1])
except TypeError as e:
    print(e)
print(tuple("ab"), tuple({1: 2}), tuple(range(3)), tuple(i for i in "xy"), tuple([1]) is not None, (*"ab",),
      divmod(7, 2), (1).__divmod__(0.5))
print(t.__contains__(1), t.__add__((1,)), t.__mul__(2), t.__rmul__(0), t.__len__(), t.__getnewargs__(),
      t.__eq__([1]), t.__lt__(5), t.__hash__() == hash(t))

#> 2 1 3 2 (1, 2, 3, 2, 4) (1, 2, 3, 2, 1, 2, 3, 2) (1, 2, 3, 2, 1, 2, 3, 2) () () ()
#> ValueError tuple.index(x): x not in tuple
#> ValueError tuple.index(x): x not in tuple
#> TypeError can only concatenate tuple (not "list") to tuple
#> TypeError can't multiply sequence by non-int of type 'float'
#> IndexError tuple index out of range
#> TypeError tuple indices must be integers or slices, not str
#> TypeError '<' not supported between instances of 'tuple' and 'list'
#> TypeError '<' not supported between instances of 'int' and 'str'
#> TypeError unhashable type: 'list'
#> TypeError 'int' object is not iterable
#> TypeError tuple expected at most 1 argument, got 2
#> TypeError index expected at least 1 argument, got 0
#> TypeError tuple.count() takes exactly one argument (2 given)
#> t[0] = 1 TypeError 'tuple' object does not support item assignment
#> del t[0] TypeError 'tuple' object doesn't support item deletion
#> t[0:1] = () TypeError 'tuple' object does not support item assignment
#> t.x = 1 AttributeError 'tuple' object has no attribute 'x' and no __dict__ for setting new attributes
#> t += [1] TypeError can only concatenate tuple (not "list") to tuple
#> u = (1, 2, 3, 2, 5)
#> t = (1, 2, 3, 2)
#> u is t = False
#> t[:] is t = True
#> tuple(t) is t = True
#> () is tuple() = True
#> t + () is t = True
#> (1, 2) < (1, 3) = True
#> (1,) < (1, 0) = True
#> () < (0,) = True
#> (2,) > (1, 9) = True
#> (1, 2) == (1.0, 2.0) = True
#> (1, 2) != [1, 2] = True
#> (1, [2]) == (1, [2]) = True
#> [(1, 'z'), (2, 'a'), (2, 'b')] (1, 5) ()
#> True a (1,) (1, (2, (3,))) () (1, 'a', None) False True
#> ([(...)],) True True False True
#> True False 4 [2, 3, 2, 1] (2, 3, 2, 1) (2, 3) 2 (3, 2)
#> T(1, 2) ('item', 1) (1, 2, 3) tuple (1, 2, 1, 2) True True [1, 2] (1, 2) ('item', (1, 2)) True
#> 5 (<class '__main__.T'>, <class 'tuple'>, <class 'object'>) T(7,) 1
#> tuple.__new__(int): int is not a subtype of tuple
#> ('a', 'b') (1,) (0, 1, 2) ('x', 'y') True ('a', 'b') (3, 1) NotImplemented
#> True (1, 2, 3, 2, 1) (1, 2, 3, 2, 1, 2, 3, 2) () 4 ((1, 2, 3, 2),) NotImplemented NotImplemented True
#! methods_and_operators.py:25: SyntaxWarning: "is" with 'tuple' literal. Did you mean "=="?
#!   print(f"{() is tuple() = }")
