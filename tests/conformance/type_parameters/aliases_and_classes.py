# Type aliases, generic functions and classes.
# option: --policy standard
import types, typing
from typing import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
type A=int
type B[T,*Ts,**P]=dict[T,P]|None
T,Ts,P=B.__type_params__
t(lambda:A)
t(lambda:A.__value__)
t(lambda:A.__name__)
t(lambda:A.__type_params__)
t(lambda:A.__parameters__)
t(lambda:A.__module__)
t(lambda:B.__parameters__)
t(lambda:B.__type_params__)
t(lambda:B[int,str,[int]])
t(lambda:A[int])
t(lambda:B[int])
t(lambda: type(B[int]))
t(lambda:A.evaluate_value)
t(lambda:A.evaluate_value(1))
t(lambda: A|None)
t(lambda:isinstance(1,A))
t(lambda: A())
t(lambda: A.foo)
t(lambda: setattr(A,'x',1))
t(lambda: setattr(A,'__name__',1))
t(lambda: setattr(A,'__value__',1))
t(lambda: hash(A)==hash(A))
t(lambda: A==A)
t(lambda: A.__reduce__())
t(lambda: iter(A))
t(lambda: list(A))
t(lambda: type('X',(A,),{}))
t(lambda: (*A,))
t(lambda:A.__unpacked__)
t(lambda: type(A.__doc__))
t(lambda: TypeAliasType('X',int))
t(lambda: TypeAliasType(3,int))
t(lambda: TypeAliasType('X',int,type_params=3))
t(lambda: TypeAliasType('X',list[T],type_params=(T,)))
t(lambda: TypeAliasType('X',int,type_params=(3,)))
t(lambda: TypeAliasType('X',int,type_params=(T,T)))
t(lambda: TypeAliasType('X',int).__module__)
t(lambda: TypeAliasType('X',int).evaluate_value)
U=TypeVar('U'); D=TypeVar('D',default=int)
t(lambda: TypeAliasType('X',int,type_params=(D,U)))
type R=list[R]
t(lambda:R.__value__)
type E=1/0
t(lambda:E.__value__)
t(lambda:E.__value__)
type LATE=undefined_name
t(lambda:LATE.__value__)
undefined_name=3
t(lambda:LATE.__value__)
undefined_name=4
t(lambda:LATE.__value__)
class K:
    type X=int
    Y=str
    type Z=Y
    type W[Y]=Y
    def m[Q:Y](self,a:Q)->Y: pass
    __priv=5
    type V=__priv
    class I[Y]: z=Y
t(lambda:K.X)
t(lambda: K.X.__module__)
t(lambda: K.X.__qualname__)
t(lambda:K.Z.__value__)
t(lambda:K.W.__value__)
t(lambda:K.m.__type_params__[0].__bound__)
t(lambda:K.m.__annotations__)
t(lambda:K.V.__value__)
t(lambda:K.I.z)
t(lambda: K.m.__qualname__)
t(lambda:K.I.__qualname__)
def f[T](x:T)->T:
    def g[S](y:S,z:T): pass
    return g
g=f(1)
t(lambda:g.__annotations__)
t(lambda:g.__qualname__)
t(lambda:f.__type_params__)
t(lambda:(lambda:0).__type_params__)
t(lambda: g.__type_params__)
class C[T]: 
    def m(self): return T
    @classmethod
    def n(cls): return __class__
class F[T,*Ts,**P](dict[T,int]): x:T
class H(C[int]): pass
t(lambda:C)
t(lambda:C.__bases__)
t(lambda:C.__orig_bases__)
t(lambda:C.__type_params__)
t(lambda:C.__parameters__)
t(lambda:C[int])
t(lambda:C().m())
t(lambda:C.n())
t(lambda:F.__bases__)
t(lambda:F.__orig_bases__)
t(lambda:F.__mro__)
t(lambda:F[int,str,bool,[int,str]])
t(lambda:F.__annotations__)
t(lambda:H.__orig_bases__)
t(lambda:H.__bases__)
t(lambda:H.__parameters__)
t(lambda:H.__type_params__)
t(lambda:H[int])
t(lambda:C[int]())
t(lambda:C[int]().__orig_class__)
t(lambda:C[int,str])
t(lambda:C[()])
t(lambda: C[C.__type_params__[0]])
t(lambda: C[int]==C[int])
t(lambda: hash(C[int])==hash(C[int]))
t(lambda: isinstance(C(),C[int]))
t(lambda: issubclass(C,C[int]))
t(lambda: C[int].m)
t(lambda: C[int].__origin__)
t(lambda: C[int].__args__)
t(lambda: C[int].__parameters__)
t(lambda: C[int].__module__)
t(lambda: C[int].__name__)
t(lambda:C[int]|None)
t(lambda:C['x'])
t(lambda:C[None])
t(lambda:C[3])
t(lambda: C[...])
t(lambda: C[list[int]])
t(lambda: type(C[int]))
t(lambda:C[int].__mro_entries__((C[int],)))
t(lambda:C[int].foo)
t(lambda: C[int][str])
t(lambda: dict[C.__type_params__[0],int])
t(lambda: C[int].n())
t(lambda:C[int].__bases__)
C[int].zzz=3
t(lambda:C.zzz)
def chk(s):
    try: exec(s,{}); print('ok')
    except BaseException as e: print(type(e).__name__, e)
chk('class X[T](Generic[T]): pass')
chk('from typing import Generic\nclass X[T](Generic[T]): pass')
chk('from typing import Generic,TypeVar\nclass X[T](Generic): pass')
chk('from typing import *\nS=TypeVar("S")\nclass X[T](list[S]): pass')
chk('from typing import *\nS=TypeVar("S")\nclass X(Generic): pass')
chk('from typing import *\nS=TypeVar("S");U=TypeVar("U")\nclass X(list[S],Generic[U]): pass')
chk('from typing import *\nS=TypeVar("S")\nclass X(Generic[S,S]): pass')
chk('from typing import *\nS=TypeVar("S")\nclass X(Generic[int]): pass')
chk('from typing import *\nclass X(Generic[()]): pass')
chk('from typing import *\nX=Generic[()]')
chk('class X:pass\nX[int]')
chk('class X(list[int]):pass\nX[int]')
chk('from typing import *\nS=TypeVar("S")\nclass X(list[S]):pass\nprint(X[int],X.__parameters__ if hasattr(X,"__parameters__") else None)')
chk('from typing import *\nclass X(Protocol): pass\nX()')
chk('from typing import *\nclass X[T](Protocol): pass\nprint(X.__bases__,X.__orig_bases__,X.__mro__)')

#> A
#> <class 'int'>
#> 'A'
#> ()
#> ()
#> '__main__'
#> (T, typing.Unpack[Ts], P)
#> (T, Ts, P)
#> B[int, str, [int]]
#> TypeError Only generic type aliases are subscriptable
#> B[int]
#> <class 'types.GenericAlias'>
#> <function A
#> <class 'int'>
#> A | None
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> TypeError 'typing.TypeAliasType' object is not callable
#> AttributeError 'typing.TypeAliasType' object has no attribute 'foo'
#> AttributeError 'typing.TypeAliasType' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
#> AttributeError attribute '__value__' of 'typing.TypeAliasType' objects is not writable
#> True
#> True
#> 'A'
#> <tuple_iterator object
#> [typing.Unpack[A]]
#> TypeError metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> (typing.Unpack[A],)
#> AttributeError 'typing.TypeAliasType' object has no attribute '__unpacked__'
#> <class 'str'>
#> X
#> TypeError typealias() argument 'name' must be str, not int
#> TypeError type_params must be a tuple
#> X
#> TypeError Expected a type param, got 3
#> X
#> '__main__'
#> <constevaluator <class 'int'>>
#> TypeError non-default type parameter '~U' follows default type parameter
#> list[R]
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> NameError name 'undefined_name' is not defined
#> 3
#> 3
#> X
#> '__main__'
#> AttributeError 'typing.TypeAliasType' object has no attribute '__qualname__'
#> <class 'str'>
#> <class 'str'>
#> <class 'str'>
#> {'a': Q, 'return': <class 'str'>}
#> 5
#> Y
#> 'K.m'
#> 'K.I'
#> {'y': S, 'z': T}
#> 'f.<locals>.g'
#> (T,)
#> ()
#> (S,)
#> <class '__main__.C'>
#> (<class 'typing.Generic'>,)
#> (typing.Generic[T],)
#> (T,)
#> (T,)
#> __main__.C[int]
#> T
#> <class '__main__.C'>
#> (<class 'dict'>, <class 'typing.Generic'>)
#> (dict[T, int], typing.Generic[T, typing.Unpack[Ts], P])
#> (<class '__main__.F'>, <class 'dict'>, <class 'typing.Generic'>, <class 'object'>)
#> __main__.F[int, str, bool, [int, str]]
#> {'x': T}
#> (__main__.C[int],)
#> (<class '__main__.C'>,)
#> ()
#> ()
#> TypeError <class '__main__.H'> is not a generic class
#> <__main__.C object
#> __main__.C[int]
#> TypeError Too many arguments for <class '__main__.C'>; actual 2, expected 1
#> TypeError Too few arguments for <class '__main__.C'>; actual 0, expected at least 1
#> __main__.C[T]
#> True
#> True
#> TypeError Subscripted generics cannot be used with class and instance checks
#> TypeError Subscripted generics cannot be used with class and instance checks
#> <function C.m
#> <class '__main__.C'>
#> (<class 'int'>,)
#> ()
#> '__main__'
#> 'C'
#> __main__.C[int] | None
#> __main__.C[ForwardRef('x')]
#> __main__.C[NoneType]
#> __main__.C[3]
#> __main__.C[...]
#> __main__.C[list[int]]
#> <class 'typing._GenericAlias'>
#> (<class '__main__.C'>,)
#> AttributeError type object 'C' has no attribute 'foo'
#> TypeError __main__.C[int] is not a generic class
#> dict[T, int]
#> <class '__main__.C'>
#> AttributeError __bases__
#> 3
#> NameError name 'Generic' is not defined
#> TypeError Cannot inherit from Generic[...] multiple times.
#> TypeError duplicate base class Generic
#> TypeError Some type variables (~S) are not listed in Generic[T]
#> TypeError Cannot inherit from plain Generic
#> TypeError Some type variables (~S) are not listed in Generic[~U]
#> TypeError Parameters to Generic[...] must all be unique
#> TypeError Parameters to Generic[...] must all be type variables or parameter specification variables.
#> TypeError Parameter list to Generic[...] cannot be empty
#> TypeError Parameter list to Generic[...] cannot be empty
#> TypeError type 'X' is not subscriptable
#> ok
#> X[int] None
#> ok
#> TypeError Protocols cannot be instantiated
#> (<class 'typing.Protocol'>,) (<class 'typing.Protocol'>, typing.Generic[T]) (<class 'X'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>)
#> ok
