# TypeVar, TypeVarTuple and ParamSpec as objects.
# option: --policy standard
import types, typing
from typing import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
T=TypeVar('T'); S=TypeVar('S'); Ts=TypeVarTuple('Ts'); P=ParamSpec('P')
print(type.__dict__.get('__or__'), type.__or__)
t(lambda: Generic())
t(lambda: Generic[int])
t(lambda: Generic[T])
t(lambda: type(Generic[T]))
t(lambda: TypeVar('T', int))
t(lambda: TypeVar('T', int, str, bound=int))
t(lambda: TypeVar('T', covariant=True, contravariant=True))
t(lambda: TypeVar('T', bound=3))
t(lambda: TypeVar('T', infer_variance=True, covariant=True))
t(lambda: TypeVar(3))
t(lambda: [TypeVar('T', covariant=True), TypeVar('T', contravariant=True), TypeVar('T', infer_variance=True)])
t(lambda: T.__module__)
t(lambda: TypeVar.__module__)
t(lambda: T.__bound__)
t(lambda: T.__default__)
t(lambda: T.__constraints__)
t(lambda: type(NoDefault))
t(lambda: type(NoDefault)())
t(lambda: type(NoDefault)(1))
t(lambda: type(NoDefault).__module__)
t(lambda: type(T.__bound__))
t(lambda: TypeVar('X', bound=int).evaluate_bound)
t(lambda: TypeVar('X', bound=int).evaluate_bound(1))
t(lambda: TypeVar('X', bound=int).evaluate_bound(4))
def f[X:int=bool, Y:(int,str)=int, *Z=(), **Q=[]](): pass
print(f.__type_params__, [type(x) for x in f.__type_params__])
X,Y,Z,Q=f.__type_params__
t(lambda: X.__module__)
t(lambda: X.__bound__)
t(lambda: X.__default__)
t(lambda: Y.__constraints__)
t(lambda: X.evaluate_bound)
t(lambda: X.evaluate_default)
t(lambda: Y.evaluate_constraints)
t(lambda: Y.evaluate_bound)
t(lambda: X.evaluate_bound.__qualname__)
t(lambda: X.evaluate_bound(1))
t(lambda: X.evaluate_bound())
t(lambda: X.evaluate_bound(3))
t(lambda: X.evaluate_bound(4))
t(lambda: X.__infer_variance__)
t(lambda: X.__covariant__)
t(lambda: Z.__name__)
t(lambda: Z.has_default())
t(lambda: list(Z))
t(lambda: Q.args)
t(lambda: Q.kwargs.__origin__)
t(lambda: Q.__bound__)
t(lambda: X.__mro_entries__(1))
t(lambda: isinstance(1, X))
t(lambda: X|int)
t(lambda: int|X)
t(lambda: X|None)
t(lambda: "a"|X)
t(lambda: Q|int)
t(lambda: Z|int)
t(lambda: X.__typing_subst__(3))
t(lambda: X.__typing_subst__(int))
t(lambda: Z.__typing_subst__(int))
t(lambda: Q.__typing_subst__(3))
t(lambda: Q.__typing_subst__([int]))
t(lambda: X.foo); X.foo=3
t(lambda: X.foo)
t(lambda: setattr(X,'__name__',3))
t(lambda:setattr(X,'__bound__',3))
t(lambda: X.__reduce__())
t(lambda: type("A",(TypeVar,),{}))

#> <slot wrapper '__or__' of 'type' objects> <slot wrapper '__or__' of 'type' objects>
#> <typing.Generic object
#> TypeError Parameters to Generic[...] must all be type variables or parameter specification variables.
#> typing.Generic[~T]
#> <class 'typing._GenericAlias'>
#> TypeError A single constraint is not allowed
#> TypeError Constraints cannot be combined with bound=...
#> ValueError Bivariant types are not supported.
#> ~T
#> ValueError Variance cannot be specified with infer_variance.
#> TypeError typevar() argument 'name' must be str, not int
#> [+T, -T, T]
#> '__main__'
#> 'typing'
#> None
#> typing.NoDefault
#> ()
#> <class 'NoDefaultType'>
#> typing.NoDefault
#> TypeError NoDefaultType takes no arguments
#> 'builtins'
#> <class 'NoneType'>
#> <constevaluator <class 'int'>>
#> <class 'int'>
#> 'int'
#> (X, Y, Z, Q) [<class 'typing.TypeVar'>, <class 'typing.TypeVar'>, <class 'typing.TypeVarTuple'>, <class 'typing.ParamSpec'>]
#> 'typing'
#> <class 'int'>
#> <class 'bool'>
#> (<class 'int'>, <class 'str'>)
#> <function X
#> <function X
#> <function Y
#> None
#> 'X'
#> <class 'int'>
#> <class 'int'>
#> NotImplementedError 
#> NotImplementedError 
#> True
#> False
#> 'Z'
#> True
#> [typing.Unpack[Z]]
#> Q.args
#> Q
#> None
#> TypeError Cannot subclass an instance of TypeVar
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> X | int
#> int | X
#> X | None
#> ForwardRef('a') | X
#> Q | int
#> TypeError unsupported operand type(s) for |: 'typing.TypeVarTuple' and 'type'
#> 3
#> <class 'int'>
#> TypeError Substitution of bare TypeVarTuple is not supported
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got 3
#> (<class 'int'>,)
#> AttributeError 'typing.TypeVar' object has no attribute 'foo'
#> 3
#> AttributeError readonly attribute
#> AttributeError attribute '__bound__' of 'typing.TypeVar' objects is not writable
#> 'X'
#> TypeError type 'typing.TypeVar' is not an acceptable base type
