# Text in annotations under the strict policy, which has no eval(): evaluated by get_type_hints.
# option: --allow-import typing
from typing import *

def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)

T = TypeVar('T')
class Node:
    next: 'Optional[Node]'
    kids: 'list[Node]'
    other: "dict[str, tuple[int, ...]] | None"
    cb: 'Callable[[int, str], Node]'
    lit: 'Literal["a", -1, None, True]'
    deep: 'Tuple[()]'
    class Inner: pass
    inner: 'Node.Inner'
    here: 'Inner'
def f(a: 'Node', *b: 'int | str | None', c: 'Annotated[int, "x"]' = 1) -> 'Node': pass
def g[S](x: 'S', y: 'list[S]') -> 'T': pass
t(lambda: get_type_hints(Node))
t(lambda: get_type_hints(f))
t(lambda: get_type_hints(f, include_extras=True))
t(lambda: get_type_hints(g))
def bad(text):
    def h(a: 'int'): pass
    h.__annotations__ = {'a': text}
    t(lambda: get_type_hints(h))
for text in ('nope', 'Node.nope', '1 +', '', 'int]', 'list[', 'if', '*int', 'Node.Inner', '"Node"', 'None', '...',
             '(int)', 'list[int,]', 'int,', ' int', '"open', "'a', 'b", '-5', '5', '5x', 'int . real', '....', '-',
             'dict[str, int][str]', "Union[int, 'Node']"):
    bad(text)

#> {'next': __main__.Node | None, 'kids': list[__main__.Node], 'other': dict[str, tuple[int, ...]] | None, 'cb': typing.Callable[[int, str], __main__.Node], 'lit': typing.Literal['a', -1, None, True], 'deep': typing.Tuple[()], 'inner': <class '__main__.Node.Inner'>, 'here': <class '__main__.Node.Inner'>}
#> {'a': <class '__main__.Node'>, 'b': int | str | None, 'c': <class 'int'>, 'return': <class '__main__.Node'>}
#> {'a': <class '__main__.Node'>, 'b': int | str | None, 'c': typing.Annotated[int, 'x'], 'return': <class '__main__.Node'>}
#> {'x': S, 'y': list[S], 'return': ~T}
#> NameError name 'nope' is not defined
#> AttributeError type object 'Node' has no attribute 'nope'
#> SyntaxError Forward reference must be an expression -- got '1 +'
#> SyntaxError Forward reference must be an expression -- got ''
#> SyntaxError Forward reference must be an expression -- got 'int]'
#> SyntaxError Forward reference must be an expression -- got 'list['
#> SyntaxError Forward reference must be an expression -- got 'if'
#> TypeError Value after * must be an iterable, not type
#> {'a': <class '__main__.Node.Inner'>}
#> {'a': <class '__main__.Node'>}
#> {'a': <class 'NoneType'>}
#> {'a': Ellipsis}
#> {'a': <class 'int'>}
#> {'a': list[int]}
#> {'a': (<class 'int'>,)}
#> SyntaxError Forward reference must be an expression -- got ' int'
#> SyntaxError Forward reference must be an expression -- got '"open'
#> SyntaxError Forward reference must be an expression -- got "'a', 'b"
#> {'a': -5}
#> {'a': 5}
#> SyntaxError Forward reference must be an expression -- got '5x'
#> {'a': <attribute 'real' of 'int' objects>}
#> SyntaxError Forward reference must be an expression -- got '....'
#> SyntaxError Forward reference must be an expression -- got '-'
#> TypeError dict[str, int] is not a generic class
#> {'a': int | __main__.Node}
