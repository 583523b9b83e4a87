# Unions of types, written with | and as Union[...].
# option: --policy standard
import types, typing
from typing import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
T=TypeVar('T'); S=TypeVar('S'); Ts=TypeVarTuple('Ts'); P=ParamSpec('P')
U=int|str
t(lambda: U)
t(lambda: type(U))
t(lambda: types.UnionType is Union)
t(lambda: Union[int,str]==U)
t(lambda: U.__args__)
t(lambda: U.__parameters__)
t(lambda: U.__origin__)
t(lambda: int|int)
t(lambda: int|str|int)
t(lambda: int|None)
t(lambda: None|int)
t(lambda: None|None)
t(lambda: int|(str|None))
t(lambda: (int|str)|(str|bytes))
t(lambda: int|3)
t(lambda: 3|int)
t(lambda: int|'x')
t(lambda: 'x'|int)
t(lambda: U|'x')
t(lambda: U|3)
t(lambda: 'x'|U)
t(lambda: int|T)
t(lambda: T|int)
t(lambda: int|...)
t(lambda: int|())
t(lambda: int|[int])
t(lambda: hash(U)==hash(str|int))
t(lambda: U==(str|int))
t(lambda: U==(int|bytes))
t(lambda: U!=3)
t(lambda: U<U)
t(lambda: (int|list[[]])==(list[[]]|int))
t(lambda: hash(int|list[[]]))
t(lambda: (int|list[[]])|(int|list[[]]))
t(lambda: isinstance(1,U))
t(lambda: isinstance(1.0,U))
t(lambda: isinstance(None,int|None))
t(lambda: issubclass(bool,U))
t(lambda: issubclass(float,U))
t(lambda: issubclass(type(None),int|None))
t(lambda: isinstance(1,int|list[int]))
t(lambda: isinstance([],int|list[int]))
t(lambda: issubclass(int,int|list[int]))
t(lambda: issubclass(list,int|list[int]))
t(lambda: issubclass(1,U))
t(lambda: isinstance(1,(U,bytes)))
t(lambda: isinstance(1, str|T))
t(lambda: isinstance(1, int|T))
t(lambda: issubclass(float, int|T))
t(lambda: U.__instancecheck__(1))
t(lambda: isinstance(1, int|"x")) 
t(lambda: (T|None)[int])
t(lambda: (T|S)[int,str])
t(lambda: (T|S)[int,int])
t(lambda: (T|S)[int])
t(lambda: U[int])
t(lambda: (list[T]|None)[int])
t(lambda: (T|list[S]).__parameters__)
t(lambda: (T|None)[None])
t(lambda: (T|None)[int,str])
t(lambda: Union[int])
t(lambda: Union[()])
t(lambda: Union[int,None])
t(lambda: Union[int,'x'])
t(lambda: Union['x'])
t(lambda: Union['x',None])
t(lambda: Union[3])
t(lambda: Union[int,3])
t(lambda: Optional[int])
t(lambda: Optional[None])
t(lambda: Union())
t(lambda: type('C',(Union,),{}))
t(lambda: type('C',(U,),{}))
t(lambda: U())
t(lambda: U.foo)
t(lambda: setattr(U,'x',1))
t(lambda: U.__name__)
t(lambda: U.__qualname__)
t(lambda: U.__module__)
t(lambda: U.__doc__ == type(U).__doc__)
t(lambda: type(Union.__doc__))
t(lambda: setattr(U,'__args__',1))
t(lambda: U.__mro_entries__(()))
t(lambda: Union[int, list[int]])
t(lambda: Union[None])
t(lambda: Union[int,Any])
t(lambda: int|Any)
t(lambda: Union[Literal[1],Literal[1,2]])
t(lambda: typing.get_origin(U))
t(lambda: get_args(U))
t(lambda: Union)
t(lambda: Union[Union[int,str],bytes])
t(lambda: Union[int,str][int])
t(lambda: list[int]|list[int]|list[str])
t(lambda: Union[1:2])
t(lambda: Union[[int]])
t(lambda: type(Union).__name__)
t(lambda: U|None|U)
t(lambda: bool|int)
t(lambda: True|int)
t(lambda: int|True)
class A: pass
class M(type):
    def __or__(s,o): return 'M.or'
    def __ror__(s,o): return 'M.ror'
class B(metaclass=M): pass
t(lambda: A|int)
t(lambda: B|int)
t(lambda: int|B)
t(lambda: B|A)
t(lambda: type|type)
t(lambda: type.__or__(int,str))
t(lambda: type.__ror__(int,str))
t(lambda: type.__or__(3,str))
t(lambda: type.__or__(int,3))
X=int
X|=str
t(lambda: X)
match 3:
    case int()|str(): print('m')
try:
    try: raise ValueError
    except (ValueError|TypeError): pass
except TypeError as e: print(e)
def f(x: int|None=None)->"int|str": pass
t(lambda: f.__annotations__)
t(lambda: (int|str).__reduce__())
t(lambda: dir(U)[-15:])
t(lambda: repr(A|None))
t(lambda: (int|str).__or__(bytes))
t(lambda: U.__ror__)
t(lambda: U.__getitem__)
t(lambda: int|type(None)|NoneType) if False else None
t(lambda: eval("int|str", {'int':int,'str':str}))
t(lambda: NotImplemented|int)
t(lambda: int|NotImplemented)
t(lambda: int|ForwardRef('x'))
t(lambda: int|NewType('N',int))
t(lambda: int|Callable[[int],str])
t(lambda: int|TypeAliasType('TA', int))
t(lambda: {int|str: 1}[str|int])
type TA=int
t(lambda: TA|str)
t(lambda: str|TA)
t(lambda: TA|TA)
t(lambda: TA|3)
t(lambda: TA|None)

#> int | str
#> <class 'typing.Union'>
#> True
#> True
#> (<class 'int'>, <class 'str'>)
#> ()
#> <class 'typing.Union'>
#> <class 'int'>
#> int | str
#> int | None
#> None | int
#> TypeError unsupported operand type(s) for |: 'NoneType' and 'NoneType'
#> int | str | None
#> int | str | bytes
#> TypeError unsupported operand type(s) for |: 'type' and 'int'
#> TypeError unsupported operand type(s) for |: 'int' and 'type'
#> TypeError unsupported operand type(s) for |: 'type' and 'str'
#> TypeError unsupported operand type(s) for |: 'str' and 'type'
#> int | str | ForwardRef('x')
#> int | str | 3
#> ForwardRef('x') | int | str
#> int | ~T
#> ~T | int
#> TypeError unsupported operand type(s) for |: 'type' and 'ellipsis'
#> TypeError unsupported operand type(s) for |: 'type' and 'tuple'
#> TypeError unsupported operand type(s) for |: 'type' and 'list'
#> True
#> True
#> False
#> True
#> TypeError '<' not supported between instances of 'typing.Union' and 'typing.Union'
#> True
#> TypeError unhashable type: 'list'
#> int | list[[]]
#> True
#> False
#> True
#> True
#> False
#> True
#> True
#> TypeError isinstance() argument 2 cannot be a parameterized generic
#> True
#> TypeError issubclass() argument 2 cannot be a parameterized generic
#> TypeError issubclass() arg 1 must be a class
#> True
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> True
#> TypeError issubclass() arg 2 must be a class, a tuple of classes, or a union
#> AttributeError 'typing.Union' object has no attribute '__instancecheck__'
#> TypeError unsupported operand type(s) for |: 'type' and 'str'
#> int | None
#> int | str
#> <class 'int'>
#> TypeError Too few arguments for ~T | ~S; actual 1, expected at least 2
#> TypeError int | str is not a generic class
#> list[int] | None
#> (~T, ~S)
#> <class 'NoneType'>
#> TypeError Too many arguments for ~T | None; actual 2, expected 1
#> <class 'int'>
#> TypeError Cannot take a Union of no types.
#> int | None
#> int | ForwardRef('x')
#> ForwardRef('x')
#> ForwardRef('x') | None
#> 3
#> int | 3
#> int | None
#> <class 'NoneType'>
#> TypeError cannot create 'typing.Union' instances
#> TypeError type 'typing.Union' is not an acceptable base type
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError 'typing.Union' object is not callable
#> AttributeError 'typing.Union' object has no attribute 'foo'
#> AttributeError 'typing.Union' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'Union'
#> 'Union'
#> 'typing'
#> True
#> <class 'str'>
#> AttributeError readonly attribute
#> TypeError Cannot subclass int | str
#> int | list[int]
#> <class 'NoneType'>
#> int | typing.Any
#> int | typing.Any
#> typing.Literal[1] | typing.Literal[1, 2]
#> <class 'typing.Union'>
#> (<class 'int'>, <class 'str'>)
#> <class 'typing.Union'>
#> int | str | bytes
#> TypeError int | str is not a generic class
#> list[int] | list[str]
#> slice(1, 2, None)
#> [<class 'int'>]
#> 'type'
#> int | str | None
#> bool | int
#> TypeError unsupported operand type(s) for |: 'bool' and 'type'
#> TypeError unsupported operand type(s) for |: 'type' and 'bool'
#> __main__.A | int
#> 'M.or'
#> 'M.ror'
#> 'M.or'
#> <class 'type'>
#> int | str
#> str | int
#> TypeError descriptor '__or__' requires a 'type' object but received a 'int'
#> NotImplemented
#> int | str
#> m
#> catching classes that do not inherit from BaseException is not allowed
#> {'x': int | None, 'return': 'int|str'}
#> TypeError cannot pickle 'Union' object
#> ['__name__', '__ne__', '__new__', '__or__', '__origin__', '__parameters__', '__qualname__', '__reduce__', '__reduce_ex__', '__repr__', '__ror__', '__setattr__', '__sizeof__', '__str__', '__subclasshook__']
#> '__main__.A | None'
#> int | str | bytes
#> <method-wrapper '__ror__' of typing.Union object
#> <method-wrapper '__getitem__' of typing.Union object
#> int | str
#> TypeError unsupported operand type(s) for |: 'NotImplementedType' and 'type'
#> TypeError unsupported operand type(s) for |: 'type' and 'NotImplementedType'
#> int | ForwardRef('x')
#> int | __main__.N
#> int | typing.Callable[[int], str]
#> int | TA
#> 1
#> TA | str
#> str | TA
#> TA
#> TypeError unsupported operand type(s) for |: 'typing.TypeAliasType' and 'int'
#> TA | None
