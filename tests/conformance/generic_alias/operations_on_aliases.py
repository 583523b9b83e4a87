# generic alias: operations on aliases.
# option: --policy standard
import types
A = list[int]
class G:
    def __class_getitem__(cls, item): return ('item', cls.__name__, item)
class H(list[int]): pass
class N: pass


for line in r"""
A, dict[str, int], tuple[int, ...], tuple[()], list['fwd'], type[int], set[list[int]], list[int][str] if 0 else 0
A.__origin__, A.__args__, A.__parameters__, type(A), A.__mro_entries__(()), A.__unpacked__
A == list[int]
A == list[str]
hash(A) == hash(list[int])
A is list[int]
A != 5
A == list
A(), A((1, 2)), type(A()), dict[str, int](a=1), tuple[int]('ab')
isinstance([], A)
issubclass(list, A)
isinstance(A, type), isinstance(A, types.GenericAlias), callable(A)
list[int][str]
int[str]
N[int]
[][int]
A[0] if 0 else A.append, A.__name__, A.__qualname__, A.__doc__ == list.__doc__, A.__module__, A.__class__
A.nothing
setattr(A, 'x', 1)
setattr(A, '__origin__', 1)
G[int], G[1, 2], G[()], G['a':'b']
H.__bases__, H.__orig_bases__, H.__mro__[1], H([1])
types.GenericAlias(int, (str,)), types.GenericAlias(N, str).__args__, types.GenericAlias(list, ())
types.GenericAlias()
types.GenericAlias(list)
list[int] | None, None | list[int], list[int] | dict[str, int], int | list[int]
list[int] | 5
(int | str)
(int | str | None)
int | int
(int | str) == (str | int)
hash(int | str) == hash(str | int)
type(int | str)
(int | str).__args__
(int | None).__args__
isinstance(1, int | str)
isinstance(None, int | None)
issubclass(bool, int | str)
isinstance(1.0, int | str)
isinstance(1, int | list[int])
int | 5
int | 'x'
5 | int
(int | str)()
(int | str).nothing
(int | str)[int]
int | None | type(None), bool | int | bool, type(None) | None
list(tuple[int, str]) if 0 else [*list[int]], [*tuple[int, ...]], (*list[int],)[0].__unpacked__, tuple[*tuple[int, str]]
list[int].copy, list[int].__len__([1]), list[*()] if 0 else 0
type('T', (list[int],), {})
types.new_class('T', (list[int],)).__mro__[1]
repr(list[N]), repr(list[[int, str]]), repr(dict[..., None]), repr(list[1, 'a'])
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> A, dict[str, int], tuple[int, ...], tuple[()], list['fwd'], type[int], set[list[int]], list[int][str] if 0 else 0 -> (list[int], dict[str, int], tuple[int, ...], tuple[()], list['fwd'], type[int], set[list[int]], 0)
#> A.__origin__, A.__args__, A.__parameters__, type(A), A.__mro_entries__(()), A.__unpacked__ -> (<class 'list'>, (<class 'int'>,), (), <class 'types.GenericAlias'>, (<class 'list'>,), False)
#> A == list[int] -> True
#> A == list[str] -> False
#> hash(A) == hash(list[int]) -> True
#> A is list[int] -> False
#> A != 5 -> True
#> A == list -> False
#> A(), A((1, 2)), type(A()), dict[str, int](a=1), tuple[int]('ab') -> ([], [1, 2], <class 'list'>, {'a': 1}, ('a', 'b'))
#> isinstance([], A) !! TypeError isinstance() argument 2 cannot be a parameterized generic
#> issubclass(list, A) !! TypeError issubclass() argument 2 cannot be a parameterized generic
#> isinstance(A, type), isinstance(A, types.GenericAlias), callable(A) -> (False, True, True)
#> list[int][str] !! TypeError list[int] is not a generic class
#> int[str] !! TypeError type 'int' is not subscriptable
#> N[int] !! TypeError type 'N' is not subscriptable
#> [][int] !! TypeError list indices must be integers or slices, not type
#> A[0] if 0 else A.append, A.__name__, A.__qualname__, A.__doc__ == list.__doc__, A.__module__, A.__class__ -> (<method 'append' of 'list' objects>, 'list', 'list', True, 'builtins', <class 'types.GenericAlias'>)
#> A.nothing !! AttributeError type object 'list' has no attribute 'nothing'
#> setattr(A, 'x', 1) !! AttributeError 'types.GenericAlias' object has no attribute 'x' and no __dict__ for setting new attributes
#> setattr(A, '__origin__', 1) !! AttributeError readonly attribute
#> G[int], G[1, 2], G[()], G['a':'b'] -> (('item', 'G', <class 'int'>), ('item', 'G', (1, 2)), ('item', 'G', ()), ('item', 'G', slice('a', 'b', None)))
#> H.__bases__, H.__orig_bases__, H.__mro__[1], H([1]) -> ((<class 'list'>,), (list[int],), <class 'list'>, [1])
#> types.GenericAlias(int, (str,)), types.GenericAlias(N, str).__args__, types.GenericAlias(list, ()) -> (int[str], (<class 'str'>,), list[()])
#> types.GenericAlias() !! TypeError GenericAlias expected 2 arguments, got 0
#> types.GenericAlias(list) !! TypeError GenericAlias expected 2 arguments, got 1
#> list[int] | None, None | list[int], list[int] | dict[str, int], int | list[int] -> (list[int] | None, None | list[int], list[int] | dict[str, int], int | list[int])
#> list[int] | 5 !! TypeError unsupported operand type(s) for |: 'types.GenericAlias' and 'int'
#> (int | str) -> int | str
#> (int | str | None) -> int | str | None
#> int | int -> <class 'int'>
#> (int | str) == (str | int) -> True
#> hash(int | str) == hash(str | int) -> True
#> type(int | str) -> <class 'typing.Union'>
#> (int | str).__args__ -> (<class 'int'>, <class 'str'>)
#> (int | None).__args__ -> (<class 'int'>, <class 'NoneType'>)
#> isinstance(1, int | str) -> True
#> isinstance(None, int | None) -> True
#> issubclass(bool, int | str) -> True
#> isinstance(1.0, int | str) -> False
#> isinstance(1, int | list[int]) -> True
#> int | 5 !! TypeError unsupported operand type(s) for |: 'type' and 'int'
#> int | 'x' !! TypeError unsupported operand type(s) for |: 'type' and 'str'
#> 5 | int !! TypeError unsupported operand type(s) for |: 'int' and 'type'
#> (int | str)() !! TypeError 'typing.Union' object is not callable
#> (int | str).nothing !! AttributeError 'typing.Union' object has no attribute 'nothing'
#> (int | str)[int] !! TypeError int | str is not a generic class
#> int | None | type(None), bool | int | bool, type(None) | None -> (int | None, bool | int, <class 'NoneType'>)
#> list(tuple[int, str]) if 0 else [*list[int]], [*tuple[int, ...]], (*list[int],)[0].__unpacked__, tuple[*tuple[int, str]] -> ([*list[int]], [*tuple[int, ...]], True, tuple[*tuple[int, str]])
#> list[int].copy, list[int].__len__([1]), list[*()] if 0 else 0 -> (<method 'copy' of 'list' objects>, 1, 0)
#> type('T', (list[int],), {}) !! TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> types.new_class('T', (list[int],)).__mro__[1] -> <class 'list'>
#> repr(list[N]), repr(list[[int, str]]), repr(dict[..., None]), repr(list[1, 'a']) -> ('list[__main__.N]', 'list[[int, str]]', 'dict[..., None]', "list[1, 'a']")
