# operator: in place and protocols.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import operator as o
for n in "add sub mul truediv floordiv mod pow lshift rshift and_ or_ xor lt le eq ne ge gt is_ is_not".split():
    t(lambda: (n, getattr(o, n)(7, 2)))
    t(lambda: (n, getattr(o, n)("a", 1)))
l = [1]
print(o.iadd(l, [2]) is l, l, o.imul(l, 2), o.iadd(1, 2), o.isub(5, 3), o.ior({1}, {2}), o.ixor(5, 1), o.iand(6, 3),
      o.ilshift(1, 3), o.irshift(8, 1), o.ifloordiv(7, 2), o.itruediv(7, 2), o.imod(7, 4), o.ipow(2, 5),
      o.iconcat([1], [2]))
t(lambda: o.iadd(1, "a"))
t(lambda: o.iconcat(1, 2))
t(lambda: o.imatmul(1, 2))
t(lambda: o.matmul(1, 2))
print(o.neg(3), o.pos(-3), o.inv(5), o.invert(5), o.not_([]), o.truth("a"), o.abs(-4), o.index(True))
t(lambda: o.neg("a"))
t(lambda: o.invert(1.5))
t(lambda: o.index(1.0))
t(lambda: o.abs([]))
t(lambda: o.add(1))
t(lambda: o.add(1, 2, 3))
print(o.concat([1], [2]), o.concat("a", "b"), o.contains([1], 1), o.countOf([1, 1, 2], 1), o.indexOf("abc", "b"),
      o.getitem([5], 0), o.length_hint([1, 2]), o.length_hint(5), o.length_hint(iter([1, 2])), o.length_hint(5, 9))
t(lambda: o.concat(1, 2))
t(lambda: o.concat([1], (2,)))
t(lambda: o.contains(5, 1))
t(lambda: o.indexOf([1], 2))
t(lambda: o.countOf(5, 1))
t(lambda: o.length_hint([], "a"))
t(lambda: o.getitem([], 0))
t(lambda: o.getitem({}, 1))
d = {}
o.setitem(d, 1, 2)
print(d)
o.delitem(d, 1)
print(d)
t(lambda: o.delitem(d, 1))
t(lambda: o.setitem((), 0, 1))
t(lambda: o.delitem("a", 0))
print(o.call(max, 1, 2), o.call(dict, a=1), o.is_none(None), o.is_not_none(None))
t(lambda: o.call())
t(lambda: o.call(5))
class Hint:
    def __init__(self, v): self.v = v
    def __length_hint__(self):
        if isinstance(self.v, Exception): raise self.v
        return self.v
for v in (3, 0, -1, "a", NotImplemented, TypeError("te"), ValueError("ve")): t(lambda: o.length_hint(Hint(v), 7))
class I:
    def __iadd__(self, x): return "iadd", x
    def __add__(self, x): return "add", x
    def __contains__(self, x): return []
    def __index__(self): return 4
    def __bool__(self): return False
print(o.iadd(I(), 1), o.add(I(), 1), o.contains(I(), 1), o.index(I()), o.not_(I()), [0, 1, 2, 3, 4][I()],
      o.__add__ is o.add or o.__add__(1, 2), o.__name__, o.add.__name__)
print(f"{o._compare_digest(b"a", b"a") if hasattr(o, "_compare_digest") else True = }")
print(f"{o.lt(1, 2.5) = }")
print(f"{o.eq(float("nan"), float("nan")) = }")
print(f"{o.is_(None, None) = }")
print(f"{o.ne([], ()) = }")
print(f"{o.pow(2, -1) = }")
print(f"{o.floordiv(-7, 2) = }")
print(f"{o.mod(-7, 2) = }")
print(f"{o.mod("%s", 5) = }")
print(f"{o.mul("ab", 2) = }")
t(lambda: o.pow(0, -1))
t(lambda: o.floordiv(1, 0))
t(lambda: o.lshift(1, -1))
t(lambda: o.lt(1, "a"))

#> ('add', 9)
#> TypeError can only concatenate str (not "int") to str
#> ('sub', 5)
#> TypeError unsupported operand type(s) for -: 'str' and 'int'
#> ('mul', 14)
#> ('mul', 'a')
#> ('truediv', 3.5)
#> TypeError unsupported operand type(s) for /: 'str' and 'int'
#> ('floordiv', 3)
#> TypeError unsupported operand type(s) for //: 'str' and 'int'
#> ('mod', 1)
#> TypeError not all arguments converted during string formatting
#> ('pow', 49)
#> TypeError unsupported operand type(s) for ** or pow(): 'str' and 'int'
#> ('lshift', 28)
#> TypeError unsupported operand type(s) for <<: 'str' and 'int'
#> ('rshift', 1)
#> TypeError unsupported operand type(s) for >>: 'str' and 'int'
#> ('and_', 2)
#> TypeError unsupported operand type(s) for &: 'str' and 'int'
#> ('or_', 7)
#> TypeError unsupported operand type(s) for |: 'str' and 'int'
#> ('xor', 5)
#> TypeError unsupported operand type(s) for ^: 'str' and 'int'
#> ('lt', False)
#> TypeError '<' not supported between instances of 'str' and 'int'
#> ('le', False)
#> TypeError '<=' not supported between instances of 'str' and 'int'
#> ('eq', False)
#> ('eq', False)
#> ('ne', True)
#> ('ne', True)
#> ('ge', True)
#> TypeError '>=' not supported between instances of 'str' and 'int'
#> ('gt', True)
#> TypeError '>' not supported between instances of 'str' and 'int'
#> ('is_', False)
#> ('is_', False)
#> ('is_not', True)
#> ('is_not', True)
#> True [1, 2, 1, 2] [1, 2, 1, 2] 3 2 {1, 2} 4 2 8 4 3 3.5 3 32 [1, 2]
#> TypeError unsupported operand type(s) for +=: 'int' and 'str'
#> TypeError 'int' object can't be concatenated
#> TypeError unsupported operand type(s) for @=: 'int' and 'int'
#> TypeError unsupported operand type(s) for @: 'int' and 'int'
#> -3 -3 -6 -6 True True 4 1
#> TypeError bad operand type for unary -: 'str'
#> TypeError bad operand type for unary ~: 'float'
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError bad operand type for abs(): 'list'
#> TypeError add expected 2 arguments, got 1
#> TypeError add expected 2 arguments, got 3
#> [1, 2] ab True 2 1 5 2 0 2 9
#> TypeError 'int' object can't be concatenated
#> TypeError can only concatenate list (not "tuple") to list
#> TypeError argument of type 'int' is not a container or iterable
#> ValueError sequence.index(x): x not in sequence
#> TypeError argument of type 'int' is not iterable
#> TypeError 'str' object cannot be interpreted as an integer
#> IndexError list index out of range
#> KeyError 1
#> {1: 2}
#> {}
#> KeyError 1
#> TypeError 'tuple' object does not support item assignment
#> TypeError 'str' object doesn't support item deletion
#> 2 {'a': 1} True False
#> TypeError call expected at least 1 argument, got 0
#> TypeError 'int' object is not callable
#> 3
#> 0
#> ValueError __length_hint__() should return >= 0
#> TypeError __length_hint__ must be an integer, not str
#> 7
#> 7
#> ValueError ve
#> ('iadd', 1) ('add', 1) False 4 True 4 True operator add
#> o._compare_digest(b"a", b"a") if hasattr(o, "_compare_digest") else True = True
#> o.lt(1, 2.5) = True
#> o.eq(float("nan"), float("nan")) = False
#> o.is_(None, None) = True
#> o.ne([], ()) = True
#> o.pow(2, -1) = 0.5
#> o.floordiv(-7, 2) = -4
#> o.mod(-7, 2) = 1
#> o.mod("%s", 5) = '5'
#> o.mul("ab", 2) = 'abab'
#> ZeroDivisionError zero to a negative power
#> ZeroDivisionError division by zero
#> ValueError negative shift count
#> TypeError '<' not supported between instances of 'int' and 'str'
