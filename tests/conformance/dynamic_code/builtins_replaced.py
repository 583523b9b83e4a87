# Statements that call builtins, import and class, and replacements of these builtins by guests.
# option: --policy standard
import builtins

real_import = builtins.__import__
real_build = builtins.__build_class__


def hook(name, globals=None, locals=None, fromlist=(), level=0):
    print("import", name, type(globals).__name__, locals is None or type(locals).__name__, fromlist, level)
    return real_import(name, globals, locals, fromlist, level)


builtins.__import__ = hook
import math
from math import floor, ceil as c
import math as m


def f():
    from math import sqrt
    import sys as s
    return sqrt


f()


class A:
    import math


exec("import math", {}, {})
exec("from math import pi\nprint(pi)")
try:
    from . import x
except ImportError as e:
    print(type(e).__name__, e)
builtins.__import__ = lambda *a: 5
import anything

print(anything)
import a.b

print(a)
try:
    import a.b as ab
except (ImportError, AttributeError) as e:
    print(type(e).__name__, e)
try:
    from anything import thing
except ImportError as e:
    print(type(e).__name__, e)
del builtins.__import__
try:
    import math
except ImportError as e:
    print(type(e).__name__, e)
builtins.__import__ = real_import
import math


def build(func, name, *bases, **keywords):
    print("class", name, bases, sorted(keywords), func.__name__)
    return real_build(func, name, *bases, **keywords)


builtins.__build_class__ = build


class B(A, metaclass=type):
    x = 1


bases = (A,)


class C(*bases, **{"metaclass": type}):
    y = 2


print(B.x, C.y, B.__mro__[1] is A)
builtins.__build_class__ = lambda *a, **k: (a[1:], k)


class D(1, 2, k=3):
    pass


print(D)
del builtins.__build_class__
try:

    class E:
        pass

except NameError as e:
    print(type(e).__name__, e)
builtins.__build_class__ = real_build
for bad in ((), (1,), (f,), (f, 1), (1, "x")):
    try:
        real_build(*bad)
    except TypeError as e:
        print(e)
for arguments in (
    (), (1,), ("",), ("math", None, None, (), -1), ("x", None, None, (), 1), ("x", {}, None, (), 1),
    ("x", 1, None, (), 1), ("x", {"__package__": ""}, None, (), 1),
    ("x", {"__package__": 5}, None, (), 1), ("x", {"__package__": "a.b", "__name__": "q"}, None, (), 4),
    ("math", 1, 1, 0, 0), ("no_such_module",), ("math.nothing",), ("math", None, None, ("pi",), 0),
):
    try:
        print(__import__(*arguments).__name__)
    except (TypeError, ValueError, ImportError, KeyError) as e:
        print(type(e).__name__, e)
builtins.extra_name = 12
print(extra_name, eval("extra_name", {}))
del builtins.extra_name
try:
    extra_name
except NameError as e:
    print(e)
builtins.len = lambda x: "replaced"
print(len([]))

#> import math dict dict None 0
#> import math dict dict ('floor', 'ceil') 0
#> import math dict dict None 0
#> import math dict True ('sqrt',) 0
#> import sys dict True None 0
#> import math dict dict None 0
#> import math dict dict None 0
#> import math dict dict ('pi',) 0
#> 3.141592653589793
#> import  dict dict ('x',) 1
#> ImportError attempted relative import with no known parent package
#> 5
#> 5
#> ImportError cannot import name 'b' from '<unknown module name>' (unknown location)
#> ImportError cannot import name 'thing' from '<unknown module name>' (unknown location)
#> ImportError __import__ not found
#> class B (<class '__main__.A'>,) ['metaclass'] B
#> class C (<class '__main__.A'>,) ['metaclass'] C
#> 1 2 True
#> (('D', 1, 2), {'k': 3})
#> NameError __build_class__ not found
#> __build_class__: not enough arguments
#> __build_class__: not enough arguments
#> __build_class__: not enough arguments
#> __build_class__: name is not a string
#> __build_class__: func must be a function
#> TypeError __import__() missing required argument 'name' (pos 1)
#> TypeError module name must be a string
#> ValueError Empty module name
#> ValueError level must be >= 0
#> TypeError globals must be a dict
#> KeyError "'__name__' not in globals"
#> TypeError globals must be a dict
#> ImportError attempted relative import with no known parent package
#> TypeError package must be a string
#> ImportError attempted relative import beyond top-level package
#> math
#> ModuleNotFoundError No module named 'no_such_module'
#> ModuleNotFoundError No module named 'math.nothing'; 'math' is not a package
#> math
#> 12 12
#> name 'extra_name' is not defined
#> replaced
