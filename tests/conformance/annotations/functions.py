# Annotations of functions are computed when they are read.
# option: --policy standard
def f(a: int, /, b: str = 1, *args: *tuple, c: "x", **kw: 3) -> undefined: pass
print(f.__annotate__.__qualname__, f.__annotate__.__name__)
undefined = 5
try: print(f.__annotate__(3))
except NotImplementedError as e: print("NIE", e, repr(e))
for bad in (0, -1, "x", None, 1.0, True, 2, 4):
    try: print(bad, f.__annotate__(bad))
    except BaseException as e: print(bad, repr(e))
try: f.__annotate__(format=1)
except TypeError as e: print(e)
try: f.__annotate__()
except TypeError as e: print(e)
args = (1,)
tuple = (int,)
print(f.__annotations__)
print(f.__annotations__ is f.__annotations__)
f.__annotations__["z"] = 1
print(f.__annotations__, f.__annotate__ is None)
f.__annotations__ = {}
print(f.__annotate__, f.__annotations__)
try: f.__annotations__ = 3
except TypeError as e: print(e)
f.__annotations__ = None
print(f.__annotations__)
def g(): pass
print(g.__annotate__, g.__annotations__)
g.__annotate__ = lambda fmt: {"fmt": fmt}
print(g.__annotations__)
for bad in (3, "x"):
    try: g.__annotate__ = bad
    except TypeError as e: print(e)
try: del g.__annotate__
except TypeError as e: print(e)
g.__annotate__ = None
print(g.__annotations__)
g.__annotate__ = lambda fmt: 3
try: print(g.__annotations__)
except TypeError as e: print(e)
del g.__annotations__
print(g.__annotate__)


def generator(a: int) -> "iterator":
    yield a


print(generator.__annotations__)
print((lambda: 1).__annotations__, (lambda: 1).__annotate__)


def outer(T):
    def inner(a: T, b: [T for _ in range(2)], c: (lambda: T)) -> (x for x in [T]):
        pass
    T += 1
    return inner


notes = outer(1).__annotations__
print(notes["a"], notes["b"], notes["c"](), list(notes["return"]))

#> __annotate__ __annotate__
#> NIE  NotImplementedError()
#> 0 TypeError('cannot unpack non-iterable type object')
#> -1 TypeError('cannot unpack non-iterable type object')
#> x TypeError("'>' not supported between instances of 'str' and 'int'")
#> None TypeError("'>' not supported between instances of 'NoneType' and 'int'")
#> 1.0 TypeError('cannot unpack non-iterable type object')
#> True TypeError('cannot unpack non-iterable type object')
#> 2 TypeError('cannot unpack non-iterable type object')
#> 4 NotImplementedError()
#> __annotate__() got some positional-only arguments passed as keyword arguments: 'format'
#> __annotate__() missing 1 required positional argument: 'format'
#> {'b': <class 'str'>, 'a': <class 'int'>, 'args': <class 'int'>, 'c': 'x', 'kw': 3, 'return': 5}
#> True
#> {'b': <class 'str'>, 'a': <class 'int'>, 'args': <class 'int'>, 'c': 'x', 'kw': 3, 'return': 5, 'z': 1} False
#> None {}
#> __annotations__ must be set to a dict object
#> {}
#> None {}
#> {'fmt': 1}
#> __annotate__ must be callable or None
#> __annotate__ must be callable or None
#> __annotate__ cannot be deleted
#> {'fmt': 1}
#> __annotate__ returned non-dict of type 'int'
#> None
#> {'a': <class 'int'>, 'return': 'iterator'}
#> {} None
#> 2 [2, 2] 2 [2]
