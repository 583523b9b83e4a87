# classes: new init contract.
# option: --policy standard
class A:
    def __new__(cls, *a, **k):
        print('new', cls.__name__, a, k); return super().__new__(cls)
    def __init__(self, *a, **k): print('init', a, k)
class B(A):
    def __new__(cls, x): return x if isinstance(x, A) else super().__new__(cls, x)
class OnlyNew:
    def __new__(cls, a): return super().__new__(cls)
class OnlyInit:
    def __init__(self, a): self.a = a
class PassesOn:
    def __new__(cls, a): return super().__new__(cls, a)
class InitPassesOn:
    def __init__(self, a): super().__init__(a)
class Neither: pass
class BadInit:
    def __init__(self): return 5
class Gen:
    def __init__(self): yield 1
class Other:
    def __new__(cls): return 42
    def __init__(self): print('never')
class Up(str):
    def __new__(cls, s): return super().__new__(cls, s.upper())
class Tup(tuple):
    def __new__(cls, *a): return super().__new__(cls, a)
class L(list):
    def __init__(self, *a): super().__init__(a)
class I(int):
    def __init__(self, *a, extra=None): self.extra = extra


for line in r"""
type(A(1, k=2)).__name__
type(B(1)).__name__
type(B(A())).__name__
type(OnlyNew(1)).__name__
OnlyNew()
OnlyNew(1, 2)
OnlyInit(1).a
OnlyInit()
PassesOn(1)
InitPassesOn(1)
Neither(1)
Neither(k=1)
Neither().__init__(), object.__init__(Neither())
Neither().__init__(1)
object.__new__(Neither, 1)
object.__new__(OnlyInit, 1).__class__.__name__, object.__new__(OnlyInit).__class__.__name__
OnlyInit.__new__(OnlyInit).a
BadInit()
Gen()
Other()
Up('abc'), type(Up('x')).__name__, Tup(1, 2, 3), L(1, 2)
I(5), I('12'), I(5).extra
I('12', extra=3)
object.__new__(int)
object.__new__(str)
int.__new__(str)
int.__new__(bool)
int.__new__(5)
int.__new__()
list.__new__(dict)
object.__new__()
object.__new__(1)
object.__init__()
str.__new__(Up, 'low'), tuple.__new__(Tup, [1]), list.__new__(L), type(list.__new__(L, 1, 2)).__name__
type.__call__(A, 1).__class__.__name__
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> new A (1,) {'k': 2}
#> init (1,) {'k': 2}
#> type(A(1, k=2)).__name__ -> 'A'
#> new B (1,) {}
#> init (1,) {}
#> type(B(1)).__name__ -> 'B'
#> new A () {}
#> init () {}
#> type(B(A())).__name__ -> 'A'
#> type(OnlyNew(1)).__name__ -> 'OnlyNew'
#> OnlyNew() !! TypeError OnlyNew.__new__() missing 1 required positional argument: 'a'
#> OnlyNew(1, 2) !! TypeError OnlyNew.__new__() takes 2 positional arguments but 3 were given
#> OnlyInit(1).a -> 1
#> OnlyInit() !! TypeError OnlyInit.__init__() missing 1 required positional argument: 'a'
#> PassesOn(1) !! TypeError object.__new__() takes exactly one argument (the type to instantiate)
#> InitPassesOn(1) !! TypeError object.__init__() takes exactly one argument (the instance to initialize)
#> Neither(1) !! TypeError Neither() takes no arguments
#> Neither(k=1) !! TypeError Neither() takes no arguments
#> Neither().__init__(), object.__init__(Neither()) -> (None, None)
#> Neither().__init__(1) !! TypeError Neither.__init__() takes exactly one argument (the instance to initialize)
#> object.__new__(Neither, 1) !! TypeError Neither() takes no arguments
#> object.__new__(OnlyInit, 1).__class__.__name__, object.__new__(OnlyInit).__class__.__name__ -> ('OnlyInit', 'OnlyInit')
#> OnlyInit.__new__(OnlyInit).a !! AttributeError 'OnlyInit' object has no attribute 'a'
#> BadInit() !! TypeError __init__() should return None, not 'int'
#> Gen() !! TypeError __init__() should return None, not 'generator'
#> Other() -> 42
#> Up('abc'), type(Up('x')).__name__, Tup(1, 2, 3), L(1, 2) -> ('ABC', 'Up', (1, 2, 3), [1, 2])
#> I(5), I('12'), I(5).extra -> (5, 12, None)
#> I('12', extra=3) !! TypeError int() got an unexpected keyword argument 'extra'
#> object.__new__(int) !! TypeError object.__new__(int) is not safe, use int.__new__()
#> object.__new__(str) !! TypeError object.__new__(str) is not safe, use str.__new__()
#> int.__new__(str) !! TypeError int.__new__(str): str is not a subtype of int
#> int.__new__(bool) !! TypeError int.__new__(bool) is not safe, use bool.__new__()
#> int.__new__(5) !! TypeError int.__new__(X): X is not a type object (int)
#> int.__new__() !! TypeError int.__new__(): not enough arguments
#> list.__new__(dict) !! TypeError list.__new__(dict): dict is not a subtype of list
#> object.__new__() !! TypeError object.__new__(): not enough arguments
#> object.__new__(1) !! TypeError object.__new__(X): X is not a type object (int)
#> object.__init__() !! TypeError descriptor '__init__' of 'object' object needs an argument
#> str.__new__(Up, 'low'), tuple.__new__(Tup, [1]), list.__new__(L), type(list.__new__(L, 1, 2)).__name__ -> ('low', (1,), [], 'L')
#> new A (1,) {}
#> init (1,) {}
#> type.__call__(A, 1).__class__.__name__ -> 'A'
