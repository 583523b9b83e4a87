# classes: type attributes.
# option: --policy standard
class A:
    "doc of A"
    x: int = 1
    def f(self): "doc of f"
    class Inner:
        def g(self): pass
class B(A): pass
def make():
    class Local:
        def m(self): return lambda: 0
    return Local
L = make()
def setit(o, n, v):
    setattr(o, n, v); return getattr(o, n)
def drop(o, n):
    delattr(o, n); return 'deleted'


for line in r"""
A.__name__, A.__qualname__, A.__module__, A.__doc__, B.__doc__
A.Inner.__qualname__, A.Inner.g.__qualname__, A.f.__qualname__, A.f.__doc__
L.__name__, L.__qualname__, L.m.__qualname__, L().m().__qualname__, L().m().__name__
A.__bases__, B.__bases__, B.__base__, B.__mro__, object.__base__, object.__bases__
type(A), A.__class__, A().__class__, type(type)
A.__annotations__, B.__annotations__
A.__dict__['x'], 'x' in B.__dict__, type(A.__dict__), sorted(k for k in A.__dict__ if not k.startswith('__'))
A.__type_params__, A.__flags__ > 0
setit(A, '__name__', 'Renamed'), A, A.__qualname__
setit(A, '__name__', 5)
setit(A, '__name__', 'a\0b')
setit(A, '__qualname__', 'X.Y'), A, repr(A())[:16]
setit(A, '__qualname__', 3)
setit(A, '__module__', 'mod'), A
setit(A, '__doc__', 'new'), A.__doc__
drop(A, '__doc__')
drop(A, '__name__')
drop(A, '__module__')
drop(A, 'x'), hasattr(A, 'x'), hasattr(B, 'x')
drop(B, 'f')
drop(A, 'nope')
setit(int, 'x', 1)
drop(int, 'real')
setit(A, '__bases__', ())
setit(A, '__bases__', 5)
setit(B, '__bases__', (B,))
setit(B, '__bases__', (int,))
setit(A, '__mro__', ())
setit(A, '__dict__', {})
setit(A(), '__class__', 5)
setit(A(), '__class__', int)
A.__subclasses__(), B.__subclasses__(), B.mro()
A.nothing
A().nothing
B.Inner.nothing
type('T', (), {'__doc__': 'd'}).__doc__, type('T', (), {}).__doc__, type('T', (), {}).__module__
type('T', (B,), {'y': 1}).y, type('T', (), {'__qualname__': 'Q.T'}).__qualname__
type('T', (), {'__qualname__': 1})
type('T', [], {})
type('T', (), [])
type(1, (), {})
type('T', (1,), {})
type('T', (bool,), {})
type('T', (B, A), {}).__mro__[1:3], type('T', (object, A), {})
type('T', (A, A), {})
type('T', ())
type()
type('a\0b', (), {})
type('', (), {}).__name__
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> A.__name__, A.__qualname__, A.__module__, A.__doc__, B.__doc__ -> ('A', 'A', '__main__', 'doc of A', None)
#> A.Inner.__qualname__, A.Inner.g.__qualname__, A.f.__qualname__, A.f.__doc__ -> ('A.Inner', 'A.Inner.g', 'A.f', 'doc of f')
#> L.__name__, L.__qualname__, L.m.__qualname__, L().m().__qualname__, L().m().__name__ -> ('Local', 'make.<locals>.Local', 'make.<locals>.Local.m', 'make.<locals>.Local.m.<locals>.<lambda>', '<lambda>')
#> A.__bases__, B.__bases__, B.__base__, B.__mro__, object.__base__, object.__bases__ -> ((<class 'object'>,), (<class '__main__.A'>,), <class '__main__.A'>, (<class '__main__.B'>, <class '__main__.A'>, <class 'object'>), None, ())
#> type(A), A.__class__, A().__class__, type(type) -> (<class 'type'>, <class 'type'>, <class '__main__.A'>, <class 'type'>)
#> A.__annotations__, B.__annotations__ -> ({'x': <class 'int'>}, {})
#> A.__dict__['x'], 'x' in B.__dict__, type(A.__dict__), sorted(k for k in A.__dict__ if not k.startswith('__')) -> (1, False, <class 'mappingproxy'>, ['Inner', 'f', 'x'])
#> A.__type_params__, A.__flags__ > 0 -> ((), True)
#> setit(A, '__name__', 'Renamed'), A, A.__qualname__ -> ('Renamed', <class '__main__.A'>, 'A')
#> setit(A, '__name__', 5) !! TypeError can only assign string to Renamed.__name__, not 'int'
#> setit(A, '__name__', 'a\0b') !! ValueError type name must not contain null characters
#> setit(A, '__qualname__', 'X.Y'), A, repr(A())[:16] -> ('X.Y', <class '__main__.X.Y'>, '<__main__.X.Y ob')
#> setit(A, '__qualname__', 3) !! TypeError can only assign string to Renamed.__qualname__, not 'int'
#> setit(A, '__module__', 'mod'), A -> ('mod', <class 'mod.X.Y'>)
#> setit(A, '__doc__', 'new'), A.__doc__ -> ('new', 'new')
#> drop(A, '__doc__') !! TypeError cannot delete '__doc__' attribute of immutable type 'Renamed'
#> drop(A, '__name__') !! TypeError cannot delete '__name__' attribute of immutable type 'Renamed'
#> drop(A, '__module__') !! TypeError cannot delete '__module__' attribute of immutable type 'Renamed'
#> drop(A, 'x'), hasattr(A, 'x'), hasattr(B, 'x') -> ('deleted', False, False)
#> drop(B, 'f') !! AttributeError type object 'B' has no attribute 'f'
#> drop(A, 'nope') !! AttributeError type object 'Renamed' has no attribute 'nope'
#> setit(int, 'x', 1) !! TypeError cannot set 'x' attribute of immutable type 'int'
#> drop(int, 'real') !! TypeError cannot set 'real' attribute of immutable type 'int'
#> setit(A, '__bases__', ()) !! TypeError can only assign non-empty tuple to Renamed.__bases__, not ()
#> setit(A, '__bases__', 5) !! TypeError can only assign tuple to Renamed.__bases__, not int
#> setit(B, '__bases__', (B,)) !! TypeError a __bases__ item causes an inheritance cycle
#> setit(B, '__bases__', (int,)) !! TypeError __bases__ assignment: 'int' deallocator differs from 'Renamed'
#> setit(A, '__mro__', ()) !! AttributeError attribute '__mro__' of 'type' objects is not writable
#> setit(A, '__dict__', {}) !! AttributeError attribute '__dict__' of 'type' objects is not writable
#> setit(A(), '__class__', 5) !! TypeError __class__ must be set to a class, not 'int' object
#> setit(A(), '__class__', int) !! TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
#> A.__subclasses__(), B.__subclasses__(), B.mro() -> ([<class '__main__.B'>], [], [<class '__main__.B'>, <class 'mod.X.Y'>, <class 'object'>])
#> A.nothing !! AttributeError type object 'Renamed' has no attribute 'nothing'
#> A().nothing !! AttributeError 'Renamed' object has no attribute 'nothing'
#> B.Inner.nothing !! AttributeError type object 'Inner' has no attribute 'nothing'
#> type('T', (), {'__doc__': 'd'}).__doc__, type('T', (), {}).__doc__, type('T', (), {}).__module__ -> ('d', None, '__main__')
#> type('T', (B,), {'y': 1}).y, type('T', (), {'__qualname__': 'Q.T'}).__qualname__ -> (1, 'Q.T')
#> type('T', (), {'__qualname__': 1}) !! TypeError type __qualname__ must be a str, not int
#> type('T', [], {}) !! TypeError type.__new__() argument 2 must be tuple, not list
#> type('T', (), []) !! TypeError type.__new__() argument 3 must be dict, not list
#> type(1, (), {}) !! TypeError type.__new__() argument 1 must be str, not int
#> type('T', (1,), {}) !! TypeError metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> type('T', (bool,), {}) !! TypeError type 'bool' is not an acceptable base type
#> type('T', (B, A), {}).__mro__[1:3], type('T', (object, A), {}) !! TypeError Cannot create a consistent method resolution order (MRO) for bases object, Renamed
#> type('T', (A, A), {}) !! TypeError duplicate base class Renamed
#> type('T', ()) !! TypeError type() takes 1 or 3 arguments
#> type() !! TypeError type() takes 1 or 3 arguments
#> type('a\0b', (), {}) !! ValueError type name must not contain null characters
#> type('', (), {}).__name__ -> ''
