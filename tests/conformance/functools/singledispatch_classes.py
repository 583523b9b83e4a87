# functools: singledispatch classes.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, re.sub(" at 0x[0-9a-f]+", "", str(e)))
import re
from functools import singledispatch
from collections.abc import Sequence, Sized, Iterable, Mapping, Callable, Hashable
@singledispatch
def f(x, *rest, **kw): "doc"; return "object", rest, kw
class A: pass
class B(A): pass
class C: pass
class D(B, C): pass
f.register(A, lambda x, *r, **k: "A"); f.register(C, lambda x, *r, **k: "C")
print(f(A()), f(B()), f(C()), f(D()), f(object(), 1, k=2))
f.register(Sized, lambda x: "Sized"); print(f([]), f(""), f({}), f(1))
f.register(Sequence, lambda x: "Sequence"); print(f([]), f(""), f({}), f(()), f(range(2)), f(b""))
f.register(list, lambda x: "list"); print(f([]), f(type("L", (list,), {})()))
f.register(type(None), lambda x: "None"); print(f(None))
f.register(int | float, lambda x: "number"); print(f(1), f(1.5), f(True), f(1j))
@f.register
def by_name(x: complex): return "complex"
print(f(1j), by_name.__name__, f.dispatch(complex) is by_name, f.dispatch(bool)(1))
@f.register(dict)
@f.register(set)
def both(x): return "dict or set"
print(f({}), f(set()), f(frozenset()))
print(f.__name__, f.__doc__, f.__wrapped__(1), len(f.registry), sorted(k.__name__ for k in f.registry)[:4])
t(lambda: f()); t(lambda: f.register("int")); t(lambda: f.register(int, 5)(1)); t(lambda: f.register(list[int], len))
def noann(x): return 1
t(lambda: f.register(noann))
def badann(x: "nothing_there"): return 1
def notclass(x: 5): return 1
t(lambda: f.register(notclass))
def generic(x: list[int]): return 1
t(lambda: f.register(generic))
@singledispatch
def amb(x): return "object"
amb.register(Iterable, lambda x: "Iterable"); amb.register(Hashable, lambda x: "Hashable")
class Both:
    def __iter__(self): return iter(())
    __hash__ = object.__hash__
t(lambda: amb(Both()))
class Listed(Iterable):
    def __iter__(self): return iter(())
t(lambda: amb(Listed()))
t(lambda: f.registry.__setitem__(int, 1)); t(lambda: singledispatch())

#> A A C A ('object', (1,), {'k': 2})
#> Sized Sized Sized ('object', (), {})
#> Sequence Sequence Sized Sequence Sequence Sequence
#> list list
#> None
#> number number number ('object', (), {})
#> complex by_name True number
#> dict or set dict or set Sized
#> f doc ('object', (), {}) 12 ['A', 'C', 'NoneType', 'Sequence']
#> TypeError f requires at least 1 positional argument
#> TypeError Invalid first argument to `register()`: 'int'. Use either `@register(some_class)` or plain `@register` on an annotated function.
#> TypeError 'int' object is not callable
#> TypeError Invalid first argument to `register()`. list[int] is not a class or union type.
#> TypeError Invalid first argument to `register()`: <function noann>. Use either `@register(some_class)` or plain `@register` on an annotated function.
#> TypeError Invalid annotation for 'x'. 5 is not a class.
#> TypeError Invalid annotation for 'x'. list[int] is not a class.
#> Iterable
#> Iterable
#> AttributeError 'mappingproxy' object has no attribute '__setitem__'
#> TypeError singledispatch() missing 1 required positional argument: 'func'
