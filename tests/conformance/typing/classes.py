# NamedTuple, TypedDict, NewType and the marks of typing.
# option: --policy standard
import typing
from typing import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

class E(NamedTuple):
    """doc"""
    name: str
    id: int = 3
    def m(self): return self.id
t(lambda: E('a'))
t(lambda: E('a', 4).m())
t(lambda: E._fields)
t(lambda: E._field_defaults)
t(lambda: E.__annotations__)
t(lambda: E.__mro__)
t(lambda: E.__doc__)
t(lambda: E())
t(lambda: E('a')._replace(id=9)._asdict())
t(lambda: E.__module__)
F = NamedTuple('F', [('x', int), ('y', 'str')])
t(lambda: F(1, 2))
t(lambda: F.__annotations__)
t(lambda: NamedTuple('G', [('x', 3, 4)]))
t(lambda: NamedTuple('G', [('x', 3)]))
def define(text):
    try:
        exec(text, globals())
        print('ok')
    except Exception as e:
        print(type(e).__name__, e)
define('class G1(NamedTuple):\n x: int = 1\n y: int')
define('class G2(NamedTuple, E): pass')
define('class G3(NamedTuple):\n _fields: int')
define('class G4(NamedTuple):\n x: int\n def __new__(cls): pass')
define('class G5(NamedTuple):\n def f(self): return super()')
define('class G6[T](NamedTuple):\n x: T\nprint(G6(1), G6[int], G6[int](2), G6.__parameters__)')
define('class G7(NamedTuple): pass\nprint(G7())')
t(lambda: isinstance(E('a'), tuple))
class M(TypedDict):
    name: str
    year: 'int'
class N(M, total=False):
    extra: Required[int]
    other: NotRequired[str]
    ro: ReadOnly[int]
t(lambda: M(name='x', year=1))
t(lambda: M.__annotations__)
t(lambda: N.__annotations__)
t(lambda: sorted(N.__required_keys__))
t(lambda: sorted(N.__optional_keys__))
t(lambda: sorted(N.__readonly_keys__))
t(lambda: sorted(N.__mutable_keys__))
t(lambda: (M.__total__, N.__total__))
t(lambda: N.__mro__)
t(lambda: N.__orig_bases__)
t(lambda: N.__bases__)
t(lambda: isinstance({}, M))
t(lambda: issubclass(dict, M))
t(lambda: type(M(name='x')))
t(lambda: is_typeddict(M))
t(lambda: is_typeddict(dict))
t(lambda: is_typeddict(TypedDict))
A = TypedDict('A', {'in': int, 'b': str}, total=False)
t(lambda: A)
t(lambda: A.__annotations__)
t(lambda: A.__module__)
t(lambda: A(**{'in': 3}))
t(lambda: TypedDict('B', {'x': (1, 2)}))
t(lambda: TypedDict('B', x=int))
define('class T1(TypedDict, dict): pass')
define('class T2(M, list): pass')
define('class T3[T](TypedDict):\n x: T\nprint(T3[int], T3.__parameters__, T3(x=1), T3.__mro__)')
define('class T4(TypedDict, metaclass=type): pass')
t(lambda: get_type_hints(M))
t(lambda: get_type_hints(N))
t(lambda: get_type_hints(N, include_extras=True))
t(lambda: get_type_hints(E))
U = NewType('U', int)
t(lambda: U)
t(lambda: U(3))
t(lambda: U.__name__)
t(lambda: U.__supertype__)
t(lambda: U.__module__)
t(lambda: isinstance(3, U))
t(lambda: U | None)
t(lambda: 'x' | U)
t(lambda: List[U])
define('class V(U): pass')
t(lambda: NewType('a.b', int))
t(lambda: NewType('a.b', int).__name__)
t(lambda: NewType())
@overload
def o(x: int) -> int: ...
@overload
def o(x: str) -> str: ...
def o(x): return x
t(lambda: o(3))
t(lambda: len(get_overloads(o)))
t(lambda: [f.__annotations__ for f in get_overloads(o)])
t(lambda: overload(o)(3))
clear_overloads()
t(lambda: get_overloads(o))
@final
class Fin:
    @override
    def m(self): pass
t(lambda: (Fin.__final__, Fin.m.__override__))
t(lambda: final(3))
t(lambda: cast(int, 'x'))
t(lambda: assert_type(3, str))
t(lambda: assert_never('x'))
t(lambda: assert_never('x' * 200))
t(lambda: no_type_check(lambda x: x)(3))
@no_type_check
def ntc(a: 'whatever!') -> 'what': pass
t(lambda: get_type_hints(ntc))
@dataclass_transform(kw_only_default=True)
def deco(x): return x
t(lambda: deco.__dataclass_transform__)
t(lambda: TYPE_CHECKING)
class Any2(Any): pass
t(lambda: isinstance(3, Any2))
t(lambda: ForwardRef('x'))
t(lambda: ForwardRef('x', module='m') == ForwardRef('x'))
t(lambda: typing.evaluate_forward_ref(ForwardRef('int')))
t(lambda: typing.evaluate_forward_ref(ForwardRef('List[int]'), globals=globals()))
def hints(a: 'int', b: 'List[Q]', c: Optional['Q'] = None, *d: Annotated[int, 1], **e: 'Union[int, str]') -> 'Q': pass
class Q: 
    x: 'Q'
    y: ClassVar['int']
    z: Annotated['Q', 5]
    def m(self, o: 'Q') -> 'Self': pass
class Q2(Q):
    w: 'list[Q2]'
t(lambda: get_type_hints(hints))
t(lambda: get_type_hints(hints, include_extras=True))
t(lambda: get_type_hints(Q))
t(lambda: get_type_hints(Q, include_extras=True))
t(lambda: get_type_hints(Q2))
t(lambda: get_type_hints(Q.m))
t(lambda: get_type_hints(Q().m))
def bad(a: 'nope'): pass
t(lambda: get_type_hints(bad))
t(lambda: get_type_hints(bad, {'nope': int}))
t(lambda: get_type_hints(bad, None, {'nope': str}))
t(lambda: get_type_hints(3))
t(lambda: get_type_hints(len))
t(lambda: get_type_hints(typing))
def gen[T](a: 'T', b: T) -> 'list[T]': pass
t(lambda: get_type_hints(gen))
class Gen[T]:
    a: 'T'
    b: 'dict[str, T]'
t(lambda: get_type_hints(Gen))
def syntax(a: '1 +'): pass
t(lambda: get_type_hints(syntax))
def none(a: None, b: 'None' = None): pass
t(lambda: get_type_hints(none))
def nested(a: list['Q'], b: tuple['int', ...], c: Callable[['int'], 'Q'], d: 'list["int"]'): pass
t(lambda: get_type_hints(nested))

#> E(name='a', id=3)
#> 4
#> ('name', 'id')
#> {'id': 3}
#> {'name': <class 'str'>, 'id': <class 'int'>}
#> (<class '__main__.E'>, <class 'tuple'>, <class 'object'>)
#> 'doc'
#> TypeError E.__new__() missing 1 required positional argument: 'name'
#> {'name': 'a', 'id': 9}
#> '__main__'
#> F(x=1, y=2)
#> {'x': <class 'int'>, 'y': ForwardRef('str')}
#> ValueError too many values to unpack (expected 2, got 3)
#> <class '__main__.G'>
#> TypeError Non-default namedtuple field y cannot follow default field x
#> TypeError can only inherit from a NamedTuple type and Generic
#> ValueError Field names cannot start with an underscore: '_fields'
#> AttributeError Cannot overwrite NamedTuple attribute __new__
#> TypeError uses of super() and __class__ are unsupported in methods of NamedTuple subclasses
#> G6(x=1) __main__.G6[int] G6(x=2) (T,)
#> ok
#> G7()
#> ok
#> True
#> {'name': 'x', 'year': 1}
#> {'name': <class 'str'>, 'year': ForwardRef('int', module='__main__')}
#> {'name': <class 'str'>, 'year': ForwardRef('int', module='__main__'), 'extra': typing.Required[int], 'other': typing.NotRequired[str], 'ro': typing.ReadOnly[int]}
#> ['extra', 'name', 'year']
#> ['other', 'ro']
#> ['ro']
#> ['extra', 'name', 'other', 'year']
#> (True, False)
#> (<class '__main__.N'>, <class 'dict'>, <class 'object'>)
#> (<class '__main__.M'>,)
#> (<class 'dict'>,)
#> TypeError TypedDict does not support instance and class checks
#> TypeError TypedDict does not support instance and class checks
#> <class 'dict'>
#> True
#> False
#> False
#> <class '__main__.A'>
#> {'in': <class 'int'>, 'b': <class 'str'>}
#> '__main__'
#> {'in': 3}
#> TypeError TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type Got (1, 2).
#> TypeError TypedDict() got an unexpected keyword argument 'x'
#> TypeError cannot inherit from both a TypedDict type and a non-TypedDict base class
#> TypeError cannot inherit from both a TypedDict type and a non-TypedDict base class
#> __main__.T3[int] (T,) {'x': 1} (<class '__main__.T3'>, <class 'typing.Generic'>, <class 'dict'>, <class 'object'>)
#> ok
#> ok
#> {'name': <class 'str'>, 'year': <class 'int'>}
#> {'name': <class 'str'>, 'year': <class 'int'>, 'extra': <class 'int'>, 'other': <class 'str'>, 'ro': <class 'int'>}
#> {'name': <class 'str'>, 'year': <class 'int'>, 'extra': typing.Required[int], 'other': typing.NotRequired[str], 'ro': typing.ReadOnly[int]}
#> {'name': <class 'str'>, 'id': <class 'int'>}
#> __main__.U
#> 3
#> 'U'
#> <class 'int'>
#> '__main__'
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> __main__.U | None
#> ForwardRef('x') | __main__.U
#> typing.List[__main__.U]
#> TypeError Cannot subclass an instance of NewType. Perhaps you were looking for: `V = NewType('V', U)`
#> __main__.a.b
#> 'b'
#> TypeError NewType.__init__() missing 2 required positional arguments: 'name' and 'tp'
#> 3
#> 2
#> [{'x': <class 'int'>, 'return': <class 'int'>}, {'x': <class 'str'>, 'return': <class 'str'>}]
#> NotImplementedError You should not call an overloaded function. A series of @overload-decorated functions outside a stub module should always be followed by an implementation that is not @overload-ed.
#> []
#> (True, True)
#> 3
#> 'x'
#> 3
#> AssertionError Expected code to be unreachable, but got: 'x'
#> AssertionError Expected code to be unreachable, but got: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...
#> 3
#> {}
#> {'eq_default': True, 'order_default': False, 'kw_only_default': True, 'frozen_default': False, 'field_specifiers': (), 'kwargs': {}}
#> False
#> False
#> ForwardRef('x')
#> False
#> <class 'int'>
#> typing.List[int]
#> {'a': <class 'int'>, 'b': typing.List[__main__.Q], 'c': __main__.Q | None, 'd': <class 'int'>, 'e': int | str, 'return': <class '__main__.Q'>}
#> {'a': <class 'int'>, 'b': typing.List[__main__.Q], 'c': __main__.Q | None, 'd': typing.Annotated[int, 1], 'e': int | str, 'return': <class '__main__.Q'>}
#> {'x': <class '__main__.Q'>, 'y': typing.ClassVar[int], 'z': <class '__main__.Q'>}
#> {'x': <class '__main__.Q'>, 'y': typing.ClassVar[int], 'z': typing.Annotated[__main__.Q, 5]}
#> {'x': <class '__main__.Q'>, 'y': typing.ClassVar[int], 'z': <class '__main__.Q'>, 'w': list[__main__.Q2]}
#> {'o': <class '__main__.Q'>, 'return': typing.Self}
#> {'o': <class '__main__.Q'>, 'return': typing.Self}
#> NameError name 'nope' is not defined
#> {'a': <class 'int'>}
#> {'a': <class 'str'>}
#> TypeError 3 does not have annotations
#> {}
#> {}
#> {'a': T, 'b': T, 'return': list[T]}
#> {'a': T, 'b': dict[str, T]}
#> SyntaxError Forward reference must be an expression -- got '1 +'
#> {'a': <class 'NoneType'>, 'b': <class 'NoneType'>}
#> {'a': list[__main__.Q], 'b': tuple[int, ...], 'c': typing.Callable[[int], __main__.Q], 'd': list[int]}
