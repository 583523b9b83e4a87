# functools: reduce calls.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import reduce
t(lambda: reduce(lambda a, b: (a, b), "abcd"))
t(lambda: reduce(lambda a, b: [a, b], "abcd", None))
t(lambda: reduce(lambda a, b: a - b, [10, 3, 2]))
t(lambda: reduce(lambda a, b: a - b, iter([10]), 1))
t(lambda: reduce(None, [1]))
t(lambda: reduce(None, [], 4))
t(lambda: reduce(None, [1, 2]))
t(lambda: reduce(lambda a: a, [1, 2]))
t(lambda: reduce(lambda a, b: a + b, [1, "x"]))
t(lambda: reduce(lambda a, b: 1 / 0, [1, 2]))
t(lambda: reduce(lambda a, b: a | b, [{1}, {2}, {3}]))
t(lambda: reduce(lambda d, k: d[k], ["a", "b"], {"a": {"b": 7}}))
t(lambda: reduce(lambda d, k: d[k], ["a", "c"], {"a": {"b": 7}}))
t(lambda: reduce(lambda a, b: a, {}, initial={}))
t(lambda: reduce(function=max, iterable=[1]))
t(lambda: reduce(max, [1], 2, 3))
t(lambda: reduce(max, [1], 2, initial=3))
t(lambda: reduce(max, None, 2))
class Bad:
    def __iter__(self): raise KeyError("iter")
class Half:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i
t(lambda: reduce(max, Bad(), 2))
t(lambda: reduce(lambda a, b: a * 10 + b, Half()))
def gen():
    yield 1
    raise RuntimeError("in generator")
t(lambda: reduce(max, gen()))
t(lambda: reduce(lambda f, g: lambda x: g(f(x)), [abs, str, len])(-1234))

#> ((('a', 'b'), 'c'), 'd')
#> [[[[None, 'a'], 'b'], 'c'], 'd']
#> 5
#> -9
#> 1
#> 4
#> TypeError 'NoneType' object is not callable
#> TypeError <lambda>.<locals>.<lambda>() takes 1 positional argument but 2 were given
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> ZeroDivisionError division by zero
#> {1, 2, 3}
#> 7
#> KeyError 'c'
#> {}
#> TypeError reduce() takes at least 2 positional arguments (0 given)
#> TypeError reduce() takes at most 3 arguments (4 given)
#> TypeError reduce() takes at most 3 arguments (4 given)
#> TypeError reduce() arg 2 must support iteration
#> KeyError 'iter'
#> 123
#> RuntimeError in generator
#> 4
