# functions: function attributes assignment.
# option: --policy standard
def f(a, b=1, *c, d=2, **e): "doc"; return a, b, d
def g(x): return x
def closure():
    v = 1
    def inner(): return v
    return inner
h = closure()
def drop(o, n): delattr(o, n); return getattr(o, n)
def put(o, n, v): setattr(o, n, v); return getattr(o, n)


for line in r"""
f.__defaults__
f.__kwdefaults__
f.__name__
f.__qualname__
f.__doc__
f.__annotations__
f.__closure__
f.__dict__
f.__module__
f.__type_params__
f.__code__.co_argcount
f.__code__.co_kwonlyargcount
f.__code__.co_posonlyargcount
f.__code__.co_varnames
f.__code__.co_name
f.__code__.co_flags & 12
put(f, '__defaults__', (7, 8)), f(), put(f, '__kwdefaults__', {'d': 9}), f()
put(f, '__defaults__', [1])
put(f, '__kwdefaults__', 5)
put(f, '__defaults__', None), put(f, '__kwdefaults__', None)
f(1, 2)
put(f, '__name__', 'new'), f.__qualname__, repr(f).startswith('<function f at')
put(f, '__name__', 1)
put(f, '__qualname__', 'Q'), repr(f).startswith('<function Q at')
put(f, '__qualname__', 1)
put(f, '__doc__', 5), drop(f, '__doc__')
put(f, '__annotations__', {'a': 1}), put(f, '__annotations__', None)
put(f, '__annotations__', 5)
put(f, '__code__', 5)
put(g, '__code__', h.__code__)
put(g, '__code__', (lambda x: x * 100).__code__) is not None, g(2), g.__name__
put(f, '__closure__', ())
put(f, '__globals__', {})
put(f, '__dict__', {'z': 1}), f.z, put(f, 'y', 2), f.__dict__
put(f, '__dict__', 5)
drop(f, '__dict__')
drop(f, '__name__')
drop(f, '__code__')
drop(f, 'nope')
f.nope
h.__closure__[0].cell_contents
put(h.__closure__[0], 'cell_contents', 5)
h()
h.__code__.co_freevars
closure.__code__.co_cellvars
h.__qualname__
type(h.__closure__[0])().cell_contents
type(h.__closure__[0])(3).cell_contents
type(h.__closure__[0])(1) == type(h.__closure__[0])(1)
type(h.__closure__[0])(1) < type(h.__closure__[0])(2)
type('X', (type(f),), {})
(lambda: 0).__name__
(lambda: 0).__qualname__
f.__get__(5).__self__
f.__get__(None, int) is f
f.__call__(1, 2, d=3) if 0 else 0
len.__name__
len.__qualname__
len.__module__
[].append.__name__
[].append.__qualname__
list.append.__qualname__
str.maketrans.__qualname__
put(len, 'x', 1)
put([].append, 'x', 1)
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> f.__defaults__ -> (1,)
#> f.__kwdefaults__ -> {'d': 2}
#> f.__name__ -> 'f'
#> f.__qualname__ -> 'f'
#> f.__doc__ -> 'doc'
#> f.__annotations__ -> {}
#> f.__closure__ -> None
#> f.__dict__ -> {}
#> f.__module__ -> '__main__'
#> f.__type_params__ -> ()
#> f.__code__.co_argcount -> 2
#> f.__code__.co_kwonlyargcount -> 1
#> f.__code__.co_posonlyargcount -> 0
#> f.__code__.co_varnames -> ('a', 'b', 'd', 'c', 'e')
#> f.__code__.co_name -> 'f'
#> f.__code__.co_flags & 12 -> 12
#> put(f, '__defaults__', (7, 8)), f(), put(f, '__kwdefaults__', {'d': 9}), f() -> ((7, 8), (7, 8, 2), {'d': 9}, (7, 8, 9))
#> put(f, '__defaults__', [1]) !! TypeError __defaults__ must be set to a tuple object
#> put(f, '__kwdefaults__', 5) !! TypeError __kwdefaults__ must be set to a dict object
#> put(f, '__defaults__', None), put(f, '__kwdefaults__', None) -> (None, None)
#> f(1, 2) !! TypeError f() missing 1 required keyword-only argument: 'd'
#> put(f, '__name__', 'new'), f.__qualname__, repr(f).startswith('<function f at') -> ('new', 'f', True)
#> put(f, '__name__', 1) !! TypeError __name__ must be set to a string object
#> put(f, '__qualname__', 'Q'), repr(f).startswith('<function Q at') -> ('Q', True)
#> put(f, '__qualname__', 1) !! TypeError __qualname__ must be set to a string object
#> put(f, '__doc__', 5), drop(f, '__doc__') -> (5, None)
#> put(f, '__annotations__', {'a': 1}), put(f, '__annotations__', None) -> ({'a': 1}, {})
#> put(f, '__annotations__', 5) !! TypeError __annotations__ must be set to a dict object
#> put(f, '__code__', 5) !! TypeError __code__ must be set to a code object
#> put(g, '__code__', h.__code__) !! ValueError g() requires a code object with 0 free vars, not 1
#> put(g, '__code__', (lambda x: x * 100).__code__) is not None, g(2), g.__name__ -> (True, 200, 'g')
#> put(f, '__closure__', ()) !! AttributeError readonly attribute
#> put(f, '__globals__', {}) !! AttributeError readonly attribute
#> put(f, '__dict__', {'z': 1}), f.z, put(f, 'y', 2), f.__dict__ -> ({'z': 1, 'y': 2}, 1, 2, {'z': 1, 'y': 2})
#> put(f, '__dict__', 5) !! TypeError __dict__ must be set to a dictionary, not a 'int'
#> drop(f, '__dict__') !! TypeError cannot delete __dict__
#> drop(f, '__name__') !! TypeError __name__ must be set to a string object
#> drop(f, '__code__') !! TypeError __code__ must be set to a code object
#> drop(f, 'nope') !! AttributeError 'function' object has no attribute 'nope'
#> f.nope !! AttributeError 'function' object has no attribute 'nope'
#> h.__closure__[0].cell_contents -> 1
#> put(h.__closure__[0], 'cell_contents', 5) -> 5
#> h() -> 5
#> h.__code__.co_freevars -> ('v',)
#> closure.__code__.co_cellvars -> ('v',)
#> h.__qualname__ -> 'closure.<locals>.inner'
#> type(h.__closure__[0])().cell_contents !! ValueError Cell is empty
#> type(h.__closure__[0])(3).cell_contents -> 3
#> type(h.__closure__[0])(1) == type(h.__closure__[0])(1) -> True
#> type(h.__closure__[0])(1) < type(h.__closure__[0])(2) -> True
#> type('X', (type(f),), {}) !! TypeError type 'function' is not an acceptable base type
#> (lambda: 0).__name__ -> '<lambda>'
#> (lambda: 0).__qualname__ -> '<lambda>'
#> f.__get__(5).__self__ -> 5
#> f.__get__(None, int) is f -> True
#> f.__call__(1, 2, d=3) if 0 else 0 -> 0
#> len.__name__ -> 'len'
#> len.__qualname__ -> 'len'
#> len.__module__ -> 'builtins'
#> [].append.__name__ -> 'append'
#> [].append.__qualname__ -> 'list.append'
#> list.append.__qualname__ -> 'list.append'
#> str.maketrans.__qualname__ -> 'str.maketrans'
#> put(len, 'x', 1) !! AttributeError 'builtin_function_or_method' object has no attribute 'x' and no __dict__ for setting new attributes
#> put([].append, 'x', 1) !! AttributeError 'builtin_function_or_method' object has no attribute 'x' and no __dict__ for setting new attributes
