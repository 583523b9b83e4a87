# types.GenericAlias: list[int] and its operations.
# option: --policy standard
import types, typing
from typing import *
from types import GenericAlias
import copy, weakref

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
T=TypeVar('T'); S=TypeVar('S'); Ts=TypeVarTuple('Ts'); P=ParamSpec('P')
L=list
t(lambda: GenericAlias())
t(lambda: GenericAlias(int))
t(lambda: GenericAlias(int,3))
t(lambda: GenericAlias(int,(3,)))
t(lambda: GenericAlias(int, [3]))
t(lambda:GenericAlias(3,4))
t(lambda: GenericAlias(origin=list,args=int))
print("--repr")
t(lambda: list[int, str])
t(lambda: list[()])
t(lambda: tuple[()])
t(lambda: list[None])
t(lambda: list[...])
t(lambda: tuple[int,...])
t(lambda: list['a'])
t(lambda: list[T])
t(lambda: list[[int,str]])
t(lambda: list[[T,[T]]])
t(lambda: list[type(None)])
t(lambda:list[list[int]])
t(lambda: list[int|str])
t(lambda: list[1:2])
t(lambda: list[GenericAlias])
t(lambda: list[t])
t(lambda: str(dict[str,int]))
t(lambda: dict[int, str].__args__)
t(lambda: dict[T, list[T]].__parameters__)
t(lambda: dict[T, list[S]].__parameters__)
t(lambda: list[int].__origin__)
t(lambda: list[int].__unpacked__)
t(lambda: list[int].__typing_unpacked_tuple_args__)
t(lambda: (*tuple[int,...],)); x=(*tuple[int,str],)[0]
t(lambda:x.__unpacked__)
t(lambda:x.__typing_unpacked_tuple_args__)
t(lambda: type(iter(list[int])))
t(lambda: next(iter(list[int])))
t(lambda: list(iter(list[int])))
print("--subst")
t(lambda: dict[T,S][int])
t(lambda: dict[T,S][int,str])
t(lambda: dict[T,T][int])
t(lambda: dict[T,list[S]][int,str])
t(lambda: list[int][int])
t(lambda: dict[T,S][int,str,bool])
t(lambda: list[T][T])
t(lambda: list[T]['x'])
t(lambda: list[T][None])
t(lambda: list[T][3])
t(lambda: list[T][...])
t(lambda: list[T][()])
t(lambda: list[T][int,]) 
t(lambda: list[T|None][int])
t(lambda: tuple[*Ts])
t(lambda: tuple[*Ts][int,str])
t(lambda: tuple[*Ts][()])
t(lambda: tuple[T,*Ts][int])
t(lambda: tuple[T,*Ts,S][int])
t(lambda: tuple[T,*Ts,S][int,bool,str,bytes])
t(lambda: tuple[*Ts][*tuple[int,...]])
t(lambda: tuple[T,*tuple[int,...]].__parameters__)
t(lambda: tuple[T,*tuple[int,...]][str])
t(lambda: list[[T,S]].__parameters__)
t(lambda: list[[T,S]][int,str])
t(lambda: tuple[Ts])
t(lambda: tuple[Ts][int])
t(lambda: tuple[*Ts,*Ts])
t(lambda: tuple[*Ts,*Ts][int])
t(lambda: tuple[T, S][*tuple[int,str]])
t(lambda: tuple[T, S][*tuple[int,...]])
print("--cmp")
t(lambda: list[int]==list[int])
t(lambda: list[int]==list[str])
t(lambda: list[int]!=list[int])
t(lambda: list[int] is list[int])
t(lambda: list[int]==list)
t(lambda: hash(list[int])==hash(list[int]))
t(lambda: hash(list[[]]))
t(lambda: list[int]<list[int])
t(lambda: tuple[int]==(*tuple[int],)[0])
t(lambda: {list[int]:1}[list[int]])
t(lambda: list[[]]==list[[]])
print("--attr")
t(lambda: list[int].__name__)
t(lambda: list[int].append)
t(lambda: list[int].__class__)
t(lambda: list[int].__module__)
t(lambda: list[int].__doc__ == list.__doc__)
t(lambda: list[int].foo)
t(lambda: list[int].__dict__ is list.__dict__)
t(lambda: list[int].__bases__)
t(lambda: list[int].__qualname__)
t(lambda: list[int].__mro__)
t(lambda: list[int].mro())
t(lambda: list[int].__len__)
t(lambda: list[int].__copy__)
t(lambda: list[int].__call__)
t(lambda: list[int].__reduce__())
t(lambda: (*tuple[int],)[0].__reduce__())
t(lambda: list[int].__slots__)
t(lambda: list[int].__init__)
t(lambda: type(list[int].__getitem__))
t(lambda: list[int].__hash__)
t(lambda: list[int].__subclasscheck__)
def setit(o,n,v): setattr(o,n,v)
t(lambda: setit(list[int],'x',1))
t(lambda: setit(list[int],'__origin__',1))
t(lambda: setit(list[int],'__args__',1))
t(lambda: setit(list[int],'__parameters__',1))
t(lambda: setit(list[int],'__name__',1))
t(lambda: delattr(list[int],'x'))
t(lambda: delattr(list[int],'__args__'))
t(lambda: dict[str,int].fromkeys('ab'))
t(lambda: [m for m in dir(list[int]) if m not in dir(list)])
print("--call")
t(lambda: list[int]())
t(lambda: list[int]('abc'))
t(lambda: dict[str,int](a=1))
t(lambda: type(list[int]('abc')))
class G:
    __class_getitem__=classmethod(GenericAlias)
    def __init__(s,*a,**k): s.a=a
t(lambda: G[int](1).__orig_class__)
t(lambda: G[int].__mro_entries__((G[int],)))
t(lambda: G[int])
t(lambda: repr(G[int]))
class D(G[int]): pass
t(lambda: D.__bases__)
t(lambda: D.__orig_bases__)
t(lambda: D[str])
class E(list[int]): pass
t(lambda: E.__mro__)
t(lambda: E.__orig_bases__)
print("--isinst")
t(lambda: isinstance([], list[int]))
t(lambda: isinstance(list[int], type))
t(lambda: isinstance(list[int], GenericAlias))
t(lambda: issubclass(list, list[int]))
t(lambda: issubclass(list[int], list))
t(lambda: isinstance(1,(int,list[int])))
t(lambda: isinstance([],(int,list[int])))
t(lambda: type('X',(list[int],),{}))
t(lambda: list[int].__instancecheck__([]))
t(lambda: types.resolve_bases((list[int],)))
t(lambda: list[int]|str)
t(lambda: list[int]|None)
t(lambda: None|list[int])
t(lambda: list[int]|3)
t(lambda: list[int]|'x')
t(lambda: 3|list[int])
t(lambda: list[int]&str)
t(lambda: copy.copy(list[int]))
t(lambda: copy.deepcopy(list[int])); 
t(lambda: type[int])
t(lambda: int[int])
t(lambda: str[int])
t(lambda: object[int])
for n,v in sorted(vars(__import__("builtins")).items()):
    if isinstance(v,type) and '__class_getitem__' in vars(v): print(n, vars(v)['__class_getitem__'], end=' ')
print()
for n,v in sorted(vars(types).items()):
    if isinstance(v,type) and '__class_getitem__' in vars(v): print(n, end=' ')
print()
t(lambda: list.__class_getitem__)
t(lambda: list.__class_getitem__())
t(lambda: list.__class_getitem__(int))
t(lambda: list.__class_getitem__(1,2))
t(lambda: [].__class_getitem__(int))
t(lambda: E[int])
t(lambda: BaseExceptionGroup[int])
t(lambda: slice[int])
t(lambda:enumerate[int])
t(lambda: [1][int])
t(lambda: type[int])
t(lambda: type(E)[int])
class M(type): pass
class MM(metaclass=M): pass
t(lambda: MM[int])
t(lambda: M[int])
t(lambda: bool[int])

#> TypeError GenericAlias expected 2 arguments, got 0
#> TypeError GenericAlias expected 2 arguments, got 1
#> int[3]
#> int[3]
#> int[[3]]
#> 3[4]
#> TypeError GenericAlias() takes no keyword arguments
#> --repr
#> list[int, str]
#> list[()]
#> tuple[()]
#> list[None]
#> list[...]
#> tuple[int, ...]
#> list['a']
#> list[~T]
#> list[[int, str]]
#> list[[~T, [~T]]]
#> list[None]
#> list[list[int]]
#> list[int | str]
#> list[slice(1, 2, None)]
#> list[<class 'types.GenericAlias'>]
#> list[__main__.t]
#> 'dict[str, int]'
#> (<class 'int'>, <class 'str'>)
#> (~T,)
#> (~T, ~S)
#> <class 'list'>
#> False
#> None
#> (*tuple[int, ...],)
#> True
#> (<class 'int'>, <class 'str'>)
#> <class 'generic_alias_iterator'>
#> *list[int]
#> [*list[int]]
#> --subst
#> TypeError Too few arguments for dict[~T, ~S]; actual 1, expected at least 2
#> dict[int, str]
#> dict[int, int]
#> dict[int, list[str]]
#> TypeError list[int] is not a generic class
#> TypeError Too many arguments for dict[~T, ~S]; actual 3, expected 2
#> list[~T]
#> list[ForwardRef('x')]
#> list[None]
#> list[3]
#> list[...]
#> TypeError Too few arguments for list[~T]; actual 0, expected at least 1
#> list[int]
#> list[int | None]
#> tuple[typing.Unpack[Ts]]
#> tuple[int, str]
#> tuple[()]
#> tuple[int]
#> TypeError Too few arguments for tuple[~T, typing.Unpack[Ts], ~S]; actual 1, expected at least 2
#> tuple[int, bool, str, bytes]
#> tuple[*tuple[int, ...]]
#> (~T,)
#> tuple[str, *tuple[int, ...]]
#> (~T, ~S)
#> list[[int, str]]
#> tuple[Ts]
#> TypeError Substitution of bare TypeVarTuple is not supported
#> tuple[typing.Unpack[Ts], typing.Unpack[Ts]]
#> tuple[int, int]
#> tuple[int, str]
#> TypeError Too few arguments for tuple[~T, ~S]; actual 1, expected at least 2
#> --cmp
#> True
#> False
#> False
#> False
#> False
#> True
#> TypeError unhashable type: 'list'
#> TypeError '<' not supported between instances of 'types.GenericAlias' and 'types.GenericAlias'
#> False
#> 1
#> True
#> --attr
#> 'list'
#> <method 'append' of 'list' objects>
#> <class 'types.GenericAlias'>
#> 'builtins'
#> True
#> AttributeError type object 'list' has no attribute 'foo'
#> False
#> AttributeError 'types.GenericAlias' object has no attribute '__bases__'
#> 'list'
#> (<class 'list'>, <class 'object'>)
#> [<class 'list'>, <class 'object'>]
#> <slot wrapper '__len__' of 'list' objects>
#> AttributeError 'types.GenericAlias' object has no attribute '__copy__'
#> <method-wrapper '__call__' of type object
#> (<class 'types.GenericAlias'>, (<class 'list'>, (<class 'int'>,)))
#> (<built-in function next>, (<generic_alias_iterator object
#> AttributeError type object 'list' has no attribute '__slots__'
#> <slot wrapper '__init__' of 'list' objects>
#> <class 'method_descriptor'>
#> None
#> <built-in method __subclasscheck__ of type object
#> AttributeError 'types.GenericAlias' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError attribute '__parameters__' of 'types.GenericAlias' objects is not writable
#> AttributeError 'types.GenericAlias' object has no attribute '__name__' and no __dict__ for setting new attributes
#> AttributeError 'types.GenericAlias' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
#> {'a': None, 'b': None}
#> ['__args__', '__mro_entries__', '__origin__', '__parameters__', '__typing_unpacked_tuple_args__', '__unpacked__']
#> --call
#> []
#> ['a', 'b', 'c']
#> {'a': 1}
#> <class 'list'>
#> __main__.G[int]
#> (<class '__main__.G'>,)
#> __main__.G[int]
#> '__main__.G[int]'
#> (<class '__main__.G'>,)
#> (__main__.G[int],)
#> __main__.D[str]
#> (<class '__main__.E'>, <class 'list'>, <class 'object'>)
#> (list[int],)
#> --isinst
#> TypeError isinstance() argument 2 cannot be a parameterized generic
#> False
#> True
#> TypeError issubclass() argument 2 cannot be a parameterized generic
#> TypeError issubclass() arg 1 must be a class
#> True
#> TypeError isinstance() argument 2 cannot be a parameterized generic
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> True
#> (<class 'list'>,)
#> list[int] | str
#> list[int] | None
#> None | list[int]
#> TypeError unsupported operand type(s) for |: 'types.GenericAlias' and 'int'
#> TypeError unsupported operand type(s) for |: 'types.GenericAlias' and 'str'
#> TypeError unsupported operand type(s) for |: 'int' and 'types.GenericAlias'
#> TypeError unsupported operand type(s) for &: 'types.GenericAlias' and 'type'
#> list[int]
#> list[int]
#> type[int]
#> TypeError type 'int' is not subscriptable
#> TypeError type 'str' is not subscriptable
#> TypeError type 'object' is not subscriptable
#> BaseExceptionGroup <method '__class_getitem__' of 'BaseExceptionGroup' objects> classmethod <method '__class_getitem__' of 'classmethod' objects> dict <method '__class_getitem__' of 'dict' objects> enumerate <method '__class_getitem__' of 'enumerate' objects> frozenset <method '__class_getitem__' of 'frozenset' objects> list <method '__class_getitem__' of 'list' objects> memoryview <method '__class_getitem__' of 'memoryview' objects> set <method '__class_getitem__' of 'set' objects> staticmethod <method '__class_getitem__' of 'staticmethod' objects> tuple <method '__class_getitem__' of 'tuple' objects> 
#> AsyncGeneratorType CoroutineType GeneratorType MappingProxyType UnionType 
#> <built-in method __class_getitem__ of type object
#> TypeError list.__class_getitem__() takes exactly one argument (0 given)
#> list[int]
#> TypeError list.__class_getitem__() takes exactly one argument (2 given)
#> list[int]
#> __main__.E[int]
#> BaseExceptionGroup[int]
#> TypeError type 'slice' is not subscriptable
#> enumerate[int]
#> TypeError list indices must be integers or slices, not type
#> type[int]
#> type[int]
#> TypeError type 'MM' is not subscriptable
#> TypeError type 'M' is not subscriptable
#> TypeError type 'bool' is not subscriptable
