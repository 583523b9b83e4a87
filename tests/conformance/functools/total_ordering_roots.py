# functools: total ordering roots.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import total_ordering
def make(root, body):
    ns = {"__init__": lambda self, v: setattr(self, "v", v), "__eq__": lambda self,
          o: self.v == o.v if type(o) is type(self) else NotImplemented, root: body, "__hash__": None}
    return total_ordering(type("T" + root.strip("_"), (), ns))
def guard(op): return lambda self, o: op(self.v, o.v) if type(o) is type(self) else NotImplemented
for root, op in [("__lt__", lambda a, b: a < b), ("__le__", lambda a, b: a <= b), ("__gt__", lambda a,
    b: a > b), ("__ge__", lambda a, b: a >= b)]:
    T = make(root, guard(op))
    for a, b in [(1, 2), (2, 2), (3, 2)]:
        x, y = T(a), T(b)
        results = {"<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y, "==": x == y, "!=": x != y}
        print(root, a, b, results)
    t(lambda: T(1) < 1); t(lambda: T(1) >= "a")
    print(sorted(n for n in T.__dict__ if n in ("__lt__", "__le__", "__gt__", "__ge__")), T.__lt__(T(1), 5),
          T.__ge__(T(1), 5))
    print([z.v for z in sorted([T(3), T(1), T(2)])], max(T(4), T(9)).v)
@total_ordering
class Own:
    def __lt__(self, o): return "lt"
    def __ge__(self, o): return "ge"
    def __eq__(self, o): return False
print(Own() < 1, Own() >= 1, Own() > 1, Own() <= 1)
class Base:
    def __lt__(self, o): return True
@total_ordering
class Sub(Base): pass
print(Sub() < 1, Sub() >= 1, Sub() > Sub(), Sub() <= Sub(), Sub.__ge__.__name__, Sub.__le__.__name__)
t(lambda: total_ordering(object)); t(lambda: total_ordering(int)); t(lambda: total_ordering(5))

#> __lt__ 1 2 {'<': True, '<=': True, '>': False, '>=': False, '==': False, '!=': True}
#> __lt__ 2 2 {'<': False, '<=': True, '>': False, '>=': True, '==': True, '!=': False}
#> __lt__ 3 2 {'<': False, '<=': False, '>': True, '>=': True, '==': False, '!=': True}
#> TypeError '<' not supported between instances of 'Tlt' and 'int'
#> TypeError '>=' not supported between instances of 'Tlt' and 'str'
#> ['__ge__', '__gt__', '__le__', '__lt__'] NotImplemented NotImplemented
#> [1, 2, 3] 9
#> __le__ 1 2 {'<': True, '<=': True, '>': False, '>=': False, '==': False, '!=': True}
#> __le__ 2 2 {'<': False, '<=': True, '>': False, '>=': True, '==': True, '!=': False}
#> __le__ 3 2 {'<': False, '<=': False, '>': True, '>=': True, '==': False, '!=': True}
#> TypeError '<' not supported between instances of 'Tle' and 'int'
#> TypeError '>=' not supported between instances of 'Tle' and 'str'
#> ['__ge__', '__gt__', '__le__', '__lt__'] NotImplemented NotImplemented
#> [1, 2, 3] 9
#> __gt__ 1 2 {'<': True, '<=': True, '>': False, '>=': False, '==': False, '!=': True}
#> __gt__ 2 2 {'<': False, '<=': True, '>': False, '>=': True, '==': True, '!=': False}
#> __gt__ 3 2 {'<': False, '<=': False, '>': True, '>=': True, '==': False, '!=': True}
#> TypeError '<' not supported between instances of 'Tgt' and 'int'
#> TypeError '>=' not supported between instances of 'Tgt' and 'str'
#> ['__ge__', '__gt__', '__le__', '__lt__'] NotImplemented NotImplemented
#> [1, 2, 3] 9
#> __ge__ 1 2 {'<': True, '<=': True, '>': False, '>=': False, '==': False, '!=': True}
#> __ge__ 2 2 {'<': False, '<=': True, '>': False, '>=': True, '==': True, '!=': False}
#> __ge__ 3 2 {'<': False, '<=': False, '>': True, '>=': True, '==': False, '!=': True}
#> TypeError '<' not supported between instances of 'Tge' and 'int'
#> TypeError '>=' not supported between instances of 'Tge' and 'str'
#> ['__ge__', '__gt__', '__le__', '__lt__'] NotImplemented NotImplemented
#> [1, 2, 3] 9
#> lt ge False lt
#> True False False True __ge__ __le__
#> ValueError must define at least one ordering operation: < > <= >=
#> <class 'int'>
#> 5
