# classmethod staticmethod: wrapped attributes.
# option: --policy standard
import functools
def f(x: int, y=2) -> str:
    "doc f"
    return (x, y)
f.mark = 1
cm, sm = classmethod(f), staticmethod(f)
class A:
    cm, sm = cm, sm
    @classmethod
    def who(cls, *a): return cls.__name__, a
    @staticmethod
    def st(*a, **k): return a, k
    part = classmethod(functools.partial(lambda *a: a[1:], 0))
    lenstat = staticmethod(len)
    lencls = classmethod(repr)
    nested = classmethod(staticmethod(lambda: 'inner'))
class B(A):
    @classmethod
    def who(cls, *a): return ('B',) + super().who(*a)
    @staticmethod
    def st(*a): return 'B', A.st(*a)
class Meta(type):
    def who(cls): return 'meta', cls.__name__
class C(metaclass=Meta): pass


for line in r"""
cm.__name__, cm.__doc__, cm.__qualname__, cm.__module__, cm.__wrapped__ is f, cm.__func__ is f, cm.mark
sm.__name__, sm.__doc__, sm.__wrapped__ is f, sm.__func__ is f, sm.mark
cm.__isabstractmethod__, sm.__isabstractmethod__
sm(1), sm(1, y=5)
cm(1)
callable(cm), callable(sm)
repr(cm).startswith('<classmethod(<function f at'), repr(sm).startswith('<staticmethod(<function f at')
A.cm(5)[1], A().cm(y=6)[1], A.sm(7), A().sm(8)
A.who(1), A().who(2), B.who(3), B().who(4)
A.st(1, k=2), B.st(1), B().st()
A.who.__self__, A().who.__self__, B.who.__func__ is B.__dict__['who'].__func__
A.who == A.who
A.who is A.who
A.who == B.who
A.st is A.st
A().st is A.st
A.lenstat([1]), A().lenstat('abc')
A.lencls()
A.part(1, 2)
A.nested()
C.who(), hasattr(C(), 'who')
cm.__get__(None, int)(1)
cm.__get__(5)()
sm.__get__(None)(1, 2), sm.__get__(5, int)(3)
sm.__get__()
classmethod()
staticmethod()
classmethod(1, 2)
staticmethod(f, x=1)
classmethod(5).__get__(None, int)
staticmethod(5).__get__(None, int)
staticmethod(5)()
classmethod(5).__name__
setattr(cm, 'new', 3), cm.new, sorted(cm.__dict__)[-1]
setattr(cm, '__func__', 1)
type('X', (classmethod,), {})(f).__get__(None, int)('a')[0]
A.who.__name__, A.who.__qualname__, A.who.__doc__, A.who.mark
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> cm.__name__, cm.__doc__, cm.__qualname__, cm.__module__, cm.__wrapped__ is f, cm.__func__ is f, cm.mark !! AttributeError 'classmethod' object has no attribute 'mark'
#> sm.__name__, sm.__doc__, sm.__wrapped__ is f, sm.__func__ is f, sm.mark !! AttributeError 'staticmethod' object has no attribute 'mark'
#> cm.__isabstractmethod__, sm.__isabstractmethod__ -> (False, False)
#> sm(1), sm(1, y=5) -> ((1, 2), (1, 5))
#> cm(1) !! TypeError 'classmethod' object is not callable
#> callable(cm), callable(sm) -> (False, True)
#> repr(cm).startswith('<classmethod(<function f at'), repr(sm).startswith('<staticmethod(<function f at') -> (True, True)
#> A.cm(5)[1], A().cm(y=6)[1], A.sm(7), A().sm(8) -> (5, 6, (7, 2), (8, 2))
#> A.who(1), A().who(2), B.who(3), B().who(4) -> (('A', (1,)), ('A', (2,)), ('B', 'B', (3,)), ('B', 'B', (4,)))
#> A.st(1, k=2), B.st(1), B().st() -> (((1,), {'k': 2}), ('B', ((1,), {})), ('B', ((), {})))
#> A.who.__self__, A().who.__self__, B.who.__func__ is B.__dict__['who'].__func__ -> (<class '__main__.A'>, <class '__main__.A'>, True)
#> A.who == A.who -> True
#> A.who is A.who -> False
#> A.who == B.who -> False
#> A.st is A.st -> True
#> A().st is A.st -> True
#> A.lenstat([1]), A().lenstat('abc') -> (1, 3)
#> A.lencls() -> "<class '__main__.A'>"
#> A.part(1, 2) -> (<class '__main__.A'>, 1, 2)
#> A.nested() !! TypeError A.<lambda>() takes 0 positional arguments but 1 was given
#> C.who(), hasattr(C(), 'who') -> (('meta', 'C'), False)
#> cm.__get__(None, int)(1) -> (<class 'int'>, 1)
#> cm.__get__(5)() -> (<class 'int'>, 2)
#> sm.__get__(None)(1, 2), sm.__get__(5, int)(3) !! TypeError __get__(None, None) is invalid
#> sm.__get__() !! TypeError __get__ expected at least 1 argument, got 0
#> classmethod() !! TypeError classmethod expected 1 argument, got 0
#> staticmethod() !! TypeError staticmethod expected 1 argument, got 0
#> classmethod(1, 2) !! TypeError classmethod expected 1 argument, got 2
#> staticmethod(f, x=1) !! TypeError staticmethod() takes no keyword arguments
#> classmethod(5).__get__(None, int) -> <bound method ? of <class 'int'>>
#> staticmethod(5).__get__(None, int) -> 5
#> staticmethod(5)() !! TypeError 'int' object is not callable
#> classmethod(5).__name__ !! AttributeError 'classmethod' object has no attribute '__name__'
#> setattr(cm, 'new', 3), cm.new, sorted(cm.__dict__)[-1] -> (None, 3, 'new')
#> setattr(cm, '__func__', 1) !! AttributeError readonly attribute
#> type('X', (classmethod,), {})(f).__get__(None, int)('a')[0] -> <class 'int'>
#> A.who.__name__, A.who.__qualname__, A.who.__doc__, A.who.mark !! AttributeError 'function' object has no attribute 'mark'
