# functools: partial state.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import partial, Placeholder as _
import copy
def f(*a, **k): return a, sorted(k.items())
p = partial(f, 1, x=2)
q = copy.copy(p)
print(q(3), q.args, q.keywords, q.func is f)
print(p(x=5), p(x=5, y=6), p.keywords, partial(p, x=9, y=8)(), partial(p)().__class__)
p.keywords["z"] = 0
print(p())
print(partial(partial(partial(f, 1), 2), 3).args, partial(partial(f, a=1), b=2).keywords,
      partial(partial(f)).func is f)
class P(partial): pass
pp = P(P(f, 1), 2)
print(type(pp).__name__, pp.args, pp.func is f, pp())
pn = partial(partial.__new__(partial, f, 1), 2)
print(pn.args)
print(repr(partial(len)), repr(partial(int, "1", base=2)), repr(P(len, [])).split(".")[-1][:2])
class HasCall:
    def __call__(self, *a): return "called", a
print(partial(HasCall(), 1)(2), partial(str.upper)("a"), partial(str.replace, "banana", "a")("o"),
      partial(dict, a=1)(b=2))
class M:
    met = partial(f, "m")
    def m2(self, *a): return a
m = M()
print(M.met(1), partial(m.m2, 1)(2), partial(M.m2, m, 1)(2))
print(partial(f, _, 1)(0), partial(f, _, _, 3)(1, 2, 4), partial(f, _, 1, _, 3)(0, 2),
      partial(partial(f, _, _, 3), _, 9)(5))
t(lambda: partial(f, _, _, 3)(1))
t(lambda: partial(f, 1, _))
t(lambda: partial(partial(f, _, 2), _))
t(lambda: partial(f, x=_))
t(lambda: partial(None))
t(lambda: partial(len)())
t(lambda: partial(len, [])([]))
t(lambda: delattr(p, "func"))
t(lambda: setattr(p, "args", ()))
p.label = "here"
print(p.__dict__, copy.copy(p).label, copy.deepcopy(partial(f, [1])).args)
t(lambda: type("Sub", (type(_),), {}))

#> ((1, 3), [('x', 2)]) (1,) {'x': 2} True
#> ((1,), [('x', 5)]) ((1,), [('x', 5), ('y', 6)]) {'x': 2} ((1,), [('x', 9), ('y', 8)]) <class 'tuple'>
#> ((1,), [('x', 2), ('z', 0)])
#> (1, 2, 3) {'a': 1, 'b': 2} True
#> P (1, 2) True ((1, 2), [])
#> (1, 2)
#> functools.partial(<built-in function len>) functools.partial(<class 'int'>, '1', base=2) P(
#> ('called', (1, 2)) A bonono {'a': 1, 'b': 2}
#> (('m', 1), []) (1, 2) (1, 2)
#> ((0, 1), []) ((1, 2, 3, 4), []) ((0, 1, 2, 3), []) ((5, 9, 3), [])
#> TypeError missing positional arguments in 'partial' call; expected at least 2, got 1
#> TypeError trailing Placeholders are not allowed
#> TypeError trailing Placeholders are not allowed
#> TypeError Placeholder cannot be passed as a keyword argument
#> TypeError the first argument must be callable
#> TypeError len() takes exactly one argument (0 given)
#> TypeError len() takes exactly one argument (2 given)
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> {'label': 'here'} here ([1],)
#> TypeError type 'functools._PlaceholderType' is not an acceptable base type
