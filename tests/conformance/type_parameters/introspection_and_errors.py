# type parameters: introspection and errors.
# option: --policy standard
from typing import TypeVar, ParamSpec, TypeVarTuple, TypeAliasType
def f[T, *Ts, **P](x: T) -> T: return x
class C[T: int, U: (str, bytes), V = list[int]]: attr: T
class D[T](C[T, str]): 
    def m[W](self, w: W) -> T: return W, T
type A[T] = dict[T, list[A]]
type Bad = undefined_name
type Lazy[T: not_there = nor_this] = T
T, U, V = C.__type_params__


for line in r"""
f.__type_params__, f(1), f.__annotations__, [type(p).__name__ for p in f.__type_params__]
T.__name__
T.__bound__
T.__constraints__
U.__bound__
U.__constraints__
V.__default__
V.has_default()
T.has_default()
T.__default__
T.__covariant__
T.__contravariant__
T.__infer_variance__
repr(T)
repr(f.__type_params__[1])
repr(f.__type_params__[2])
T.__module__
C.__parameters__
C.__orig_bases__
C.__mro__[1].__name__
C[int, str].__args__
C[int, str, float].__args__
C[int, str]
C[int]
C[int, str, float, bool]
C[()]
D.__orig_bases__, D.__parameters__, D[int].__origin__, D().m(1)[1] is D.__type_params__[0], D.m.__type_params__
A, A.__name__, A.__type_params__, A.__value__, A[int], A[int].__args__, A[int].__origin__ is A, type(A), A.__module__
A[int, str].__args__
Bad.__value__
Lazy.__type_params__[0].__bound__
Lazy.__type_params__[0].__default__
Lazy.__value__
Bad, Lazy, Bad == Bad, Bad | int, int | A[str]
Bad[int]
A()
isinstance(1, A)
setattr(A, '__value__', 1)
setattr(A, 'x', 1)
setattr(T, '__name__', 'x')
type('X', (T,), {})
type('X', (TypeVar,), {})
T(), T
T | int, T | None, list[T][int], dict[T, U][int, str], (T | list[T])[int], T[int] if 0 else 0
TypeVar('X', int)
TypeVar('X', int, str, bound=int)
TypeVar('X', covariant=True, contravariant=True)
TypeVar('X', bound=int).__bound__
TypeVar('X', default=3).__default__
TypeVar(name='N').__name__
repr(TypeVar('X'))
repr(TypeVar('X', covariant=True))
repr(TypeVar('X', contravariant=True))
TypeVar(5)
ParamSpec('P').args, ParamSpec('P').kwargs, ParamSpec('P').args.__origin__, TypeVarTuple('Ts'), [*TypeVarTuple('Ts')]
TypeAliasType('X', int), TypeAliasType('X', int).__value__, TypeAliasType('X', list[T], type_params=(T,))[int]
TypeAliasType('X', int, type_params=[T])
exec('def f[T, T](): pass')
exec('class C[T, *T]: pass')
exec('def f[T = int, U](): pass')
exec('def f[T: (yield)](): pass')
exec('def f[T](x=(T := 1)): pass')
exec('type X = (yield)')
exec('type X[T: (a := 1)] = T')
exec('def f[*T: int](): pass')
exec('def f[**P: int](): pass')
exec('def f[](): pass')
exec('class C[T](T := 1): pass')
exec('type X[T] = await x')
exec('type 5 = int')
exec('type x.y = int')
exec('type = 5; type += 1; print(type)')
exec('def f[T]():\n  nonlocal T')
exec('class C[T]:\n  T = 5\n  print(T)')
exec('class C[__T]:\n  print(__T)')
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> f.__type_params__, f(1), f.__annotations__, [type(p).__name__ for p in f.__type_params__] -> ((T, Ts, P), 1, {'x': T, 'return': T}, ['TypeVar', 'TypeVarTuple', 'ParamSpec'])
#> T.__name__ -> 'T'
#> T.__bound__ -> <class 'int'>
#> T.__constraints__ -> ()
#> U.__bound__ -> None
#> U.__constraints__ -> (<class 'str'>, <class 'bytes'>)
#> V.__default__ -> list[int]
#> V.has_default() -> True
#> T.has_default() -> False
#> T.__default__ -> typing.NoDefault
#> T.__covariant__ -> False
#> T.__contravariant__ -> False
#> T.__infer_variance__ -> True
#> repr(T) -> 'T'
#> repr(f.__type_params__[1]) -> 'Ts'
#> repr(f.__type_params__[2]) -> 'P'
#> T.__module__ -> 'typing'
#> C.__parameters__ -> (T, U, V)
#> C.__orig_bases__ -> (typing.Generic[T, U, V],)
#> C.__mro__[1].__name__ -> 'Generic'
#> C[int, str].__args__ -> (<class 'int'>, <class 'str'>, list[int])
#> C[int, str, float].__args__ -> (<class 'int'>, <class 'str'>, <class 'float'>)
#> C[int, str] -> __main__.C[int, str, list[int]]
#> C[int] !! TypeError Too few arguments for <class '__main__.C'>; actual 1, expected at least 2
#> C[int, str, float, bool] !! TypeError Too many arguments for <class '__main__.C'>; actual 4, expected 3
#> C[()] !! TypeError Too few arguments for <class '__main__.C'>; actual 0, expected at least 1
#> D.__orig_bases__, D.__parameters__, D[int].__origin__, D().m(1)[1] is D.__type_params__[0], D.m.__type_params__ -> ((__main__.C[T, str, list[int]], typing.Generic[T]), (T,), <class '__main__.D'>, True, (W,))
#> A, A.__name__, A.__type_params__, A.__value__, A[int], A[int].__args__, A[int].__origin__ is A, type(A), A.__module__ -> (A, 'A', (T,), dict[T, list[A]], A[int], (<class 'int'>,), True, <class 'typing.TypeAliasType'>, '__main__')
#> A[int, str].__args__ -> (<class 'int'>, <class 'str'>)
#> Bad.__value__ !! NameError name 'undefined_name' is not defined
#> Lazy.__type_params__[0].__bound__ !! NameError name 'not_there' is not defined
#> Lazy.__type_params__[0].__default__ !! NameError name 'nor_this' is not defined
#> Lazy.__value__ -> T
#> Bad, Lazy, Bad == Bad, Bad | int, int | A[str] -> (Bad, Lazy, True, Bad | int, int | A[str])
#> Bad[int] !! TypeError Only generic type aliases are subscriptable
#> A() !! TypeError 'typing.TypeAliasType' object is not callable
#> isinstance(1, A) !! TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> setattr(A, '__value__', 1) !! AttributeError attribute '__value__' of 'typing.TypeAliasType' objects is not writable
#> setattr(A, 'x', 1) !! AttributeError 'typing.TypeAliasType' object has no attribute 'x' and no __dict__ for setting new attributes
#> setattr(T, '__name__', 'x') !! AttributeError readonly attribute
#> type('X', (T,), {}) !! TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> type('X', (TypeVar,), {}) !! TypeError type 'typing.TypeVar' is not an acceptable base type
#> T(), T !! TypeError 'typing.TypeVar' object is not callable
#> T | int, T | None, list[T][int], dict[T, U][int, str], (T | list[T])[int], T[int] if 0 else 0 -> (T | int, T | None, list[int], dict[int, str], int | list[int], 0)
#> TypeVar('X', int) !! TypeError A single constraint is not allowed
#> TypeVar('X', int, str, bound=int) !! TypeError Constraints cannot be combined with bound=...
#> TypeVar('X', covariant=True, contravariant=True) !! ValueError Bivariant types are not supported.
#> TypeVar('X', bound=int).__bound__ -> <class 'int'>
#> TypeVar('X', default=3).__default__ -> 3
#> TypeVar(name='N').__name__ -> 'N'
#> repr(TypeVar('X')) -> '~X'
#> repr(TypeVar('X', covariant=True)) -> '+X'
#> repr(TypeVar('X', contravariant=True)) -> '-X'
#> TypeVar(5) !! TypeError typevar() argument 'name' must be str, not int
#> ParamSpec('P').args, ParamSpec('P').kwargs, ParamSpec('P').args.__origin__, TypeVarTuple('Ts'), [*TypeVarTuple('Ts')] -> (P.args, P.kwargs, ~P, Ts, [typing.Unpack[Ts]])
#> TypeAliasType('X', int), TypeAliasType('X', int).__value__, TypeAliasType('X', list[T], type_params=(T,))[int] -> (X, <class 'int'>, X[int])
#> TypeAliasType('X', int, type_params=[T]) !! TypeError type_params must be a tuple
#> exec('def f[T, T](): pass') !! SyntaxError duplicate type parameter 'T' (<string>, line 1)
#> exec('class C[T, *T]: pass') !! SyntaxError duplicate type parameter 'T' (<string>, line 1)
#> exec('def f[T = int, U](): pass') !! SyntaxError non-default type parameter 'U' follows default type parameter (<string>, line 1)
#> exec('def f[T: (yield)](): pass') !! SyntaxError yield expression cannot be used within a TypeVar bound (<string>, line 1)
#> exec('def f[T](x=(T := 1)): pass') -> None
#> exec('type X = (yield)') !! SyntaxError yield expression cannot be used within a type alias (<string>, line 1)
#> exec('type X[T: (a := 1)] = T') !! SyntaxError named expression cannot be used within a TypeVar bound (<string>, line 1)
#> exec('def f[*T: int](): pass') !! SyntaxError cannot use bound with TypeVarTuple (<string>, line 1)
#> exec('def f[**P: int](): pass') !! SyntaxError cannot use bound with ParamSpec (<string>, line 1)
#> exec('def f[](): pass') !! SyntaxError Type parameter list cannot be empty (<string>, line 1)
#> exec('class C[T](T := 1): pass') !! SyntaxError named expression cannot be used within the definition of a generic (<string>, line 1)
#> exec('type X[T] = await x') !! SyntaxError await expression cannot be used within a type alias (<string>, line 1)
#> exec('type 5 = int') !! SyntaxError invalid syntax (<string>, line 1)
#> exec('type x.y = int') !! SyntaxError invalid syntax (<string>, line 1)
#> 6
#> exec('type = 5; type += 1; print(type)') -> None
#! Traceback (most recent call last):
#!   File "introspection_and_errors.py", line 92, in <module>
#!     print(line, "->", repr(eval(line)))
#!                            ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#!   File "<string>", line 2
#! SyntaxError: nonlocal binding not allowed for type parameter 'T'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "introspection_and_errors.py", line 94, in <module>
#!     print(line, "!!", type(error).__name__, error)
#!                       ~~~~^^^^^^^
#! TypeError: 'int' object is not callable
