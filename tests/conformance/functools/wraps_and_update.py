# functools: wraps and update.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import wraps, update_wrapper, WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES, cmp_to_key
def base(a: int, b=2, *, c) -> str: "base doc"; return "base"
base.tag = "t"
def outer(): pass
update_wrapper(outer, base)
print(outer.__name__, outer.__qualname__, outer.__doc__, outer.tag, outer.__wrapped__ is base, outer.__annotations__,
      outer.__dict__.keys())
def partial_copy(): "own"
partial_copy.own = 1
update_wrapper(partial_copy, base, assigned=("__name__",), updated=())
print(partial_copy.__name__, partial_copy.__doc__, partial_copy.__dict__.keys())
class NoName:
    def __call__(self): return 1
n = NoName()
w = update_wrapper(lambda: 0, n); print(w.__name__, w.__wrapped__ is n, w.__doc__)
t(lambda: update_wrapper(lambda: 0, n, updated=("nothing",)).__name__)
t(lambda: update_wrapper(lambda: 0, base, assigned=("nothing",), updated=("nothing",)))
t(lambda: update_wrapper(5, base))
@wraps(base)
def one(): return "one"
@wraps(one)
def two(): return "two"
print(two.__name__, two.__wrapped__ is one, two.__wrapped__.__wrapped__ is base, two())
class Deco:
    def __init__(self, f): update_wrapper(self, f)
    def __call__(self): return self.__name__, self.__doc__
print(Deco(base)(), vars(Deco(base)).keys())
print(WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES)
k = cmp_to_key(lambda a, b: len(a) - len(b))
print(sorted(["ccc", "a", "bb", "d"], key=k), k("a") < k("bb"), k("a") == k("b"), k("a") >= k("b"),
      k("a") != k("bb"), min("aaa", "b", key=k))
t(lambda: sorted([1, 2], key=cmp_to_key(lambda a, b: "x")))
t(lambda: sorted([1, 2], key=cmp_to_key(lambda a, b: 1 / 0)))
t(lambda: sorted([1, 2], key=cmp_to_key(lambda a: 0)))
t(lambda: sorted([2, 1], key=cmp_to_key(lambda a, b: a - b + 0.5)))
t(lambda: k("a") < "a"); t(lambda: k("a").missing)

#> base base base doc t True {'a': <class 'int'>, 'return': <class 'str'>} dict_keys(['tag', '__wrapped__'])
#> base own dict_keys(['own', '__wrapped__'])
#> <lambda> True None
#> AttributeError 'function' object has no attribute 'nothing'
#> AttributeError 'function' object has no attribute 'nothing'
#> AttributeError 'int' object has no attribute '__module__' and no __dict__ for setting new attributes
#> base True True two
#> ('base', 'base doc') dict_keys(['__module__', '__name__', '__qualname__', '__doc__', '__annotate__', '__type_params__', 'tag', '__wrapped__'])
#> ('__module__', '__name__', '__qualname__', '__doc__', '__annotate__', '__type_params__') ('__dict__',)
#> ['a', 'd', 'bb', 'ccc'] True True True True b
#> TypeError '<' not supported between instances of 'str' and 'int'
#> ZeroDivisionError division by zero
#> TypeError <lambda>.<locals>.<lambda>() takes 1 positional argument but 2 were given
#> [1, 2]
#> TypeError other argument must be K instance
#> AttributeError 'functools.KeyWrapper' object has no attribute 'missing'
