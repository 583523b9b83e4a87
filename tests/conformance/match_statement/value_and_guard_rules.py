# match statement: value and guard rules.
# option: --policy standard
class P:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y
class BadArgs: __match_args__ = ['x']
class BadItem: __match_args__ = (1,)
class NoArgs: pass
class Dup:
    __match_args__ = ('x', 'x')
    x = 1
class S:
    A, B = 1, 'two'
    class T: C = None
class Str(str): pass
from collections import deque, OrderedDict, defaultdict
def m(v):
    match v:
        case S.A: return 'S.A'
        case S.B: return 'S.B'
        case S.T.C: return 'S.T.C'
        case -2 | 2.5 | -1j | 3 + 4j | b'by' | 'a' 'b': return 'literal'
        case True: return 'never: equals 1'
        case False: return 'False'
        case [] | {'only': []}: return 'empty'
        case [x] if x > 5: return 'big', x
        case [1, *_, last] if last: return 'last', last
        case [_, [_, *inner], *rest]: return inner, rest
        case {'k': v, **rest} if not rest: return 'just k', v
        case {'k': v, 'j': (w, _)}: return v, w
        case {1: one, 2: two, **others}: return one, two, others
        case str(s) if s.isupper(): return 'upper', s
        case str() as s: return 'str', s
        case P(x=0) | P(0, _): return 'zero'
        case P(x, y) as p if x == y: return 'eq', p.x
        case P(P(a, _), (b, *_)): return a, b
        case int(n) | float(n) if n > 100: return 'number', n
        case (int() | float()) as q: return 'small', q
        case {}: return 'mapping'
        case [*all_]: return 'sequence', all_
    return 'nothing'
def cls(v, which):
    match v:
        case BadArgs(1) if False: pass
        case _ if which == 1:
            match v:
                case BadArgs(_): return 1
        case _ if which == 2:
            match v:
                case BadItem(_): return 1
        case _ if which == 3:
            match v:
                case NoArgs(_): return 1
        case _ if which == 4:
            match v:
                case Dup(a, b): return a, b
        case _ if which == 5:
            match v:
                case P(1, 2, 3): return 1
        case _ if which == 6:
            match v:
                case P(1, x=1): return 1
        case _ if which == 7:
            match v:
                case 5: return 0
                case v.real(): return 1
        case _ if which == 8:
            match v:
                case int(1, 2): return 1
        case _ if which == 9:
            match v:
                case {'a': _, **r}: return r
    return 'fell through'
def bind(v):
    match v:
        case [a, b, 3]: pass
        case {'k': c, 'z': 1}: pass
        case _: d = 1
    return sorted(locals().items(), key=str)


for line in r"""
m(1), m(1.0), m(True), m('two'), m(None), m(-2), m(2.5), m(-1j), m(3 + 4j), m(b'by'), m('ab'), m(0), m(False)
m([])
m(())
m({'only': ()})
m([6])
m([5])
m([1, 2, 3])
m([1, 0])
m([9, [8, 7, 6], 5])
m(deque([6]))
m(range(1, 4))
m('x')
m(b'x')
m(bytearray(b'x'))
m({1})
m(iter([1]))
m(memoryview(b'\x09'))
m({'k': 1}), m({'k': 1, 'j': (2, 3)}), m({'k': 1, 'j': (2,)}), m({1: 'a', 2: 'b', 3: 'c'}), m({}), m({'a': 1})
m('UP')
m(Str('low'))
m(Str('ab'))
m(P(0, 5))
m(P(2, 2))
m(P(P(1, 2), [3, 4]))
m(P(1, 2))
m(101)
m(99.5)
m(object)
m(lambda: 0)
[cls(BadArgs(), 0), cls(BadItem(), 0)] if 0 else cls(1, 0)
cls(BadArgs(), 1)
cls(BadItem(), 2)
cls(NoArgs(), 3)
cls(Dup(), 4)
cls(P(1, 2), 5)
cls(P(1, 2), 6)
cls(6, 7)
cls(6, 8)
cls({'a': 1, 'b': 2}, 9), cls({}, 9)
bind([1, 2, 3])
bind([1, 2, 4])
bind({'k': 1, 'z': 2})
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> m(1), m(1.0), m(True), m('two'), m(None), m(-2), m(2.5), m(-1j), m(3 + 4j), m(b'by'), m('ab'), m(0), m(False) -> ('S.A', 'S.A', 'S.A', 'S.B', 'S.T.C', 'literal', 'literal', 'literal', 'literal', 'literal', 'literal', ('small', 0), 'False')
#> m([]) -> 'empty'
#> m(()) -> 'empty'
#> m({'only': ()}) -> 'empty'
#> m([6]) -> ('big', 6)
#> m([5]) -> ('sequence', [5])
#> m([1, 2, 3]) -> ('last', 3)
#> m([1, 0]) -> ('sequence', [1, 0])
#> m([9, [8, 7, 6], 5]) -> ([7, 6], [5])
#> m(deque([6])) -> ('big', 6)
#> m(range(1, 4)) -> ('last', 3)
#> m('x') -> ('str', 'x')
#> m(b'x') -> 'nothing'
#> m(bytearray(b'x')) -> 'nothing'
#> m({1}) -> 'nothing'
#> m(iter([1])) -> 'nothing'
#> m(memoryview(b'\x09')) -> ('big', 9)
#> m({'k': 1}), m({'k': 1, 'j': (2, 3)}), m({'k': 1, 'j': (2,)}), m({1: 'a', 2: 'b', 3: 'c'}), m({}), m({'a': 1}) -> (('just k', 1), (1, 2), 'mapping', ('a', 'b', {3: 'c'}), 'mapping', 'mapping')
#> m('UP') -> ('upper', 'UP')
#> m(Str('low')) -> ('str', 'low')
#> m(Str('ab')) -> 'literal'
#> m(P(0, 5)) -> 'zero'
#> m(P(2, 2)) -> ('eq', 2)
#> m(P(P(1, 2), [3, 4])) -> (1, 3)
#> m(P(1, 2)) -> 'nothing'
#> m(101) -> ('number', 101)
#> m(99.5) -> ('small', 99.5)
#> m(object) -> 'nothing'
#> m(lambda: 0) -> 'nothing'
#> [cls(BadArgs(), 0), cls(BadItem(), 0)] if 0 else cls(1, 0) -> 'fell through'
#> cls(BadArgs(), 1) !! TypeError BadArgs.__match_args__ must be a tuple (got list)
#> cls(BadItem(), 2) !! TypeError __match_args__ elements must be strings (got int)
#> cls(NoArgs(), 3) !! TypeError NoArgs() accepts 0 positional sub-patterns (1 given)
#> cls(Dup(), 4) !! TypeError Dup() got multiple sub-patterns for attribute 'x'
#> cls(P(1, 2), 5) !! TypeError P() accepts 2 positional sub-patterns (3 given)
#> cls(P(1, 2), 6) !! TypeError P() got multiple sub-patterns for attribute 'x'
#> cls(6, 7) !! TypeError called match pattern must be a class
#> cls(6, 8) !! TypeError int() accepts 1 positional sub-pattern (2 given)
#> cls({'a': 1, 'b': 2}, 9), cls({}, 9) -> ({'b': 2}, 'fell through')
#> bind([1, 2, 3]) -> [('a', 1), ('b', 2), ('v', [1, 2, 3])]
#> bind([1, 2, 4]) -> [('d', 1), ('v', [1, 2, 4])]
#> bind({'k': 1, 'z': 2}) -> [('d', 1), ('v', {'k': 1, 'z': 2})]
