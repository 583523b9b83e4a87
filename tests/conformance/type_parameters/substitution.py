# Defaults and substitution of type parameters.
# option: --policy standard
from typing import *
import typing

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
class C[A,B,D=int]: pass
A,B,D=C.__type_params__
for al in (C, tuple[A,B,D], C[A,B,D], Union[A,B,D]):
    for n in range(5):
        if n != 2: t(lambda: al[(int,)*n])
class V[A,*Ts,B]: pass
A2,Ts,B2=V.__type_params__
for al in (V, tuple[A2,*Ts,B2], V[A2,*Ts,B2]):
    for n in range(5): t(lambda: al[(int,)*n])
class W[*Us=*tuple[int,str]]: pass
t(lambda:W[()])
t(lambda:W[int])
t(lambda:W.__type_params__[0].__default__); 
class Q[A,**P]: pass
A3,P=Q.__type_params__
t(lambda:Q[int,[str]])
t(lambda:Q[int,str])
t(lambda:Q[int,...])
t(lambda:Q[int,P])
t(lambda:Q[int])
t(lambda: Q[int,[]])
t(lambda:Q[int,(str,)])
t(lambda:Q[int,[str],3])
class Z[**P]: pass
P1,=Z.__type_params__
t(lambda:Z[int,str])
t(lambda:Z[[int,str]])
t(lambda:Z[int])
t(lambda:Z[...])
t(lambda:Z[()])
t(lambda:Z[P1])
t(lambda:Z[P1][int,str])
t(lambda:Z[P1][[int,str]])
t(lambda:Z[int,str].__args__)
t(lambda:Q[A3,P][int,[A3]].__parameters__)
t(lambda:Z[Concatenate[int,P1]])
t(lambda:list[P1])
t(lambda:list[P1][int])
t(lambda:list[P1][[int]])
t(lambda:list[P1][int,str])
t(lambda:list[P1][3])
class DP[**P=[int]]: pass
t(lambda:DP[()])
t(lambda: DP.__type_params__[0].__default__)
class DD[T=int,U=T]: pass
t(lambda:DD[()])
t(lambda:DD[str])
t(lambda:DD.__type_params__[1].__default__)
t(lambda: ParamSpec('P',bound=int))
t(lambda: ParamSpec('P',covariant=True))
t(lambda: ParamSpec('P',covariant=True,contravariant=True))
t(lambda: ParamSpec('P',default=[int]))
t(lambda: ParamSpec('P',default=3).__default__)
t(lambda: TypeVarTuple('Ts',default=int).__default__)
Pl=ParamSpec('Pl'); Tl=TypeVarTuple('Tl')
t(lambda:Pl)
t(lambda:Tl)
t(lambda:Pl.args)
t(lambda:Pl.kwargs)
t(lambda:Pl.args==Pl.args)
t(lambda:Pl.args is Pl.args)
t(lambda:Pl.args==Pl.kwargs)
t(lambda:hash(Pl.args))
t(lambda:Pl.args.__mro_entries__(()))
t(lambda:ParamSpecArgs(3))
t(lambda:ParamSpecArgs(Pl))
t(lambda:Tl.__mro_entries__(()))
t(lambda:Pl.__mro_entries__(()))
t(lambda:ParamSpec('P',covariant=True))
t(lambda:Pl.__infer_variance__)
t(lambda:P.__infer_variance__)
t(lambda:P)
t(lambda:Pl.__module__)
t(lambda:Pl|None)
t(lambda:Pl.__default__)
t(lambda:Pl.has_default())
t(lambda:Pl.evaluate_default)
t(lambda:Tl.evaluate_default)
t(lambda:Tl.__typing_prepare_subst__(tuple[Tl],(int,)))
t(lambda: D.__typing_prepare_subst__(C,(1,2)))
t(lambda: D.__typing_prepare_subst__(C,(1,)))
t(lambda: D.__typing_prepare_subst__(C,()))
t(lambda: A.__typing_prepare_subst__(C,()))
t(lambda:Pl.__typing_prepare_subst__(Z[Pl],(int,str)))
t(lambda:Pl.__typing_prepare_subst__(Q[A,Pl],(int,)))
t(lambda: TypeVar('T',default=3).__default__)
t(lambda: TypeVar('T',default=None).__default__)
t(lambda: TypeVar('T',default=NoDefault).has_default())
t(lambda: TypeVar('T',bound=None).__bound__)
t(lambda: TypeVar('T',bound='X').__bound__)
t(lambda: TypeVar('T','X',int).__constraints__)
t(lambda: TypeVar('T',(1,2),int).__constraints__)
t(lambda: TypeVar('T',bound=(1,2)).__bound__)
t(lambda: TypeVar('T',Generic,int))
t(lambda: TypeVar('T',ClassVar,int))
t(lambda: A.__typing_subst__((1,2)))
t(lambda: A.__typing_subst__('x'))
t(lambda: A.__typing_subst__(Generic))
t(lambda:A.__typing_subst__(Unpack[Ts]))
t(lambda:A.__typing_subst__(next(iter(tuple[int]))))
t(lambda: NoDefault.__reduce__())
t(lambda: bool(NoDefault))
t(lambda:type(type(NoDefault).__doc__))
t(lambda:NoDefault.foo)
t(lambda:type('X',(type(NoDefault),),{}))
t(lambda: type(TypeVar('T',bound=int).evaluate_bound))
t(lambda: repr(TypeVar('T',default=None).evaluate_default))
t(lambda: TypeVar('T',int,str).evaluate_constraints)
t(lambda: TypeVar('T',int,str).evaluate_constraints(4))
t(lambda: TypeVar('T',int,str).evaluate_constraints('x'))
t(lambda: TypeVar('T',bound=list[int]).evaluate_bound(4))
t(lambda:type(TypeVar('T',bound=int).evaluate_bound)())

#> TypeError Too few arguments for <class '__main__.C'>; actual 0, expected at least 1
#> TypeError Too few arguments for <class '__main__.C'>; actual 1, expected at least 2
#> __main__.C[int, int, int]
#> TypeError Too many arguments for <class '__main__.C'>; actual 4, expected 3
#> TypeError Too few arguments for tuple[A, B, D]; actual 0, expected at least 1
#> TypeError Too few arguments for tuple[A, B, D]; actual 1, expected at least 2
#> tuple[int, int, int]
#> TypeError Too many arguments for tuple[A, B, D]; actual 4, expected 3
#> TypeError Too few arguments for __main__.C[A, B, D]; actual 0, expected at least 1
#> TypeError Too few arguments for __main__.C[A, B, D]; actual 1, expected at least 2
#> __main__.C[int, int, int]
#> TypeError Too many arguments for __main__.C[A, B, D]; actual 4, expected 3
#> TypeError Too few arguments for A | B | D; actual 0, expected at least 1
#> TypeError Too few arguments for A | B | D; actual 1, expected at least 2
#> <class 'int'>
#> TypeError Too many arguments for A | B | D; actual 4, expected 3
#> TypeError Too few arguments for <class '__main__.V'>; actual 0, expected at least 1
#> TypeError Too few arguments for <class '__main__.V'>; actual 1, expected at least 2
#> __main__.V[int, int]
#> __main__.V[int, int, int]
#> __main__.V[int, int, int, int]
#> TypeError Too few arguments for tuple[A, typing.Unpack[Ts], B]; actual 0, expected at least 1
#> TypeError Too few arguments for tuple[A, typing.Unpack[Ts], B]; actual 1, expected at least 2
#> tuple[int, int]
#> tuple[int, int, int]
#> tuple[int, int, int, int]
#> TypeError Too few arguments for __main__.V[A, typing.Unpack[Ts], B]; actual 0, expected at least 1
#> TypeError Too few arguments for __main__.V[A, typing.Unpack[Ts], B]; actual 1, expected at least 2
#> __main__.V[int, int]
#> __main__.V[int, int, int]
#> __main__.V[int, int, int, int]
#> __main__.W[int, str]
#> __main__.W[int]
#> *tuple[int, str]
#> __main__.Q[int, [str]]
#> __main__.Q[int, str]
#> __main__.Q[int, ...]
#> __main__.Q[int, P]
#> TypeError Too few arguments for <class '__main__.Q'>
#> __main__.Q[int, []]
#> __main__.Q[int, [str]]
#> TypeError Too many arguments for <class '__main__.Q'>; actual 3, expected 2
#> __main__.Z[[int, str]]
#> __main__.Z[[int, str]]
#> __main__.Z[[int]]
#> __main__.Z[...]
#> TypeError Too few arguments for <class '__main__.Z'>
#> __main__.Z[P]
#> __main__.Z[[int, str]]
#> __main__.Z[[int, str]]
#> ((<class 'int'>, <class 'str'>),)
#> (A,)
#> __main__.Z[typing.Concatenate[int, P]]
#> list[P]
#> list[(<class 'int'>,)]
#> list[(<class 'int'>,)]
#> list[(<class 'int'>, <class 'str'>)]
#> list[(3,)]
#> __main__.DP[[int]]
#> [<class 'int'>]
#> __main__.DD[int, T]
#> __main__.DD[str, T]
#> T
#> ~P
#> +P
#> ValueError Bivariant types are not supported.
#> ~P
#> 3
#> <class 'int'>
#> ~Pl
#> Tl
#> Pl.args
#> Pl.kwargs
#> True
#> False
#> False
#> TypeError unhashable type: 'typing.ParamSpecArgs'
#> TypeError Cannot subclass an instance of ParamSpecArgs
#> 3.args
#> Pl.args
#> TypeError Cannot subclass an instance of TypeVarTuple
#> TypeError Cannot subclass an instance of ParamSpec
#> +P
#> False
#> True
#> P
#> '__main__'
#> ~Pl | None
#> typing.NoDefault
#> False
#> <constevaluator typing.NoDefault>
#> <constevaluator typing.NoDefault>
#> ((<class 'int'>,),)
#> (1, 2, <class 'int'>)
#> TypeError Too few arguments for <class '__main__.C'>; actual 1, expected at least 3
#> TypeError Too few arguments for <class '__main__.C'>; actual 0, expected at least 3
#> TypeError Too few arguments for <class '__main__.C'>; actual 0, expected at least 1
#> ((<class 'int'>, <class 'str'>),)
#> TypeError Too few arguments for __main__.Q[A, ~Pl]
#> 3
#> None
#> False
#> None
#> ForwardRef('X')
#> ('X', <class 'int'>)
#> ((1, 2), <class 'int'>)
#> TypeError Bound must be a type. Got (1, 2).
#> ~T
#> ~T
#> TypeError Parameters to generic types must be types. Got (1, 2).
#> ForwardRef('x')
#> TypeError Plain <class 'typing.Generic'> is not valid as type argument
#> TypeError typing.Unpack[Ts] is not valid as type argument
#> TypeError *tuple[int] is not valid as type argument
#> 'NoDefault'
#> True
#> <class 'str'>
#> AttributeError 'NoDefaultType' object has no attribute 'foo'
#> TypeError type 'NoDefaultType' is not an acceptable base type
#> <class '_typing._ConstEvaluator'>
#> '<constevaluator None>'
#> <constevaluator (<class 'int'>, <class 'str'>)>
#> '(int, str)'
#> TypeError 'str' object cannot be interpreted as an integer
#> 'list[int]'
#> TypeError cannot create '_typing._ConstEvaluator' instances
