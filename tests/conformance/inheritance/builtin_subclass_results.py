# inheritance: builtin subclass results.
# option: --policy standard
class I(int): pass
class S(str): pass
class L(list): pass
class T(tuple): pass
class D(dict): pass
class F(float): pass
class B(bytes): pass
class X(set): pass
class Z(frozenset): pass
class BA(bytearray): pass
n = lambda v: type(v).__name__


for line in r"""
n(I(1) + I(2))
n(I(1) << 1)
n(-I(1))
n(+I(1))
n(abs(I(1)))
n(int(I(1)))
n(round(I(1)))
n(I(1).__index__())
n(I(5) if I(5) else 0)
n(S('a') + 'b')
n(S('a') * 2)
n(S('a').upper())
n(S('a').strip())
n(S('ab')[0:])
n(S('a').replace('b', 'c'))
n(str(S('a')))
n(S('a').join(['x']))
n(S('%s') % 'a')
n(S('{}').format(1))
n(S('a').split()[0])
n(S('a').partition('a')[1])
n(L([1]) + [2]), n(L([1]) * 2), n(L([1])[:]), n(L([1]).copy()), n(sorted(L([1]))), n(list(L([1]))), n([0] + L([1]))
n(T((1,)) + (2,)), n(T((1,)) * 1), n(T((1,))[:]), n(tuple(T((1,)))), n(() + T((1,))), n(T(T((1,))))
n(D(a=1).copy()), n(D(a=1) | {}), n({} | D(a=1)), n(D.fromkeys('a')), n(dict(D()))
n(F(1) + 1), n(-F(1)), n(abs(F(1))), n(float(F(1))), n(F(1).conjugate()), n(F.fromhex('1')), n(round(F(1.5), 1))
n(B(b'a') + b'b')
n(B(b'a')[:])
n(B(b'a').upper())
n(bytes(B(b'a')))
n(B.fromhex('00'))
n(B(b'a').replace(b'x', b'y'))
n(B(b'a').strip())
n(B(b'a') * 1)
n(BA(b'a') + b'b'), n(BA(b'a')[:]), n(BA(b'a').copy()), n(BA.fromhex('00')), n(BA(b'a').upper())
n(X([1]) | {2})
n(X([1]).copy())
n(X([1]) & {1})
n(X([1]).union([2]))
n({1} | X([1]))
n(X([1]) - {1})
n(X([1]) ^ {1})
n(Z([1]) | {2}), n(Z([1]).copy()), n(frozenset(Z([1]))), n(Z(Z([1]))), n({1} | Z([1])), n(Z([1]).difference())
repr(I(1))
repr(S('a'))
repr(L([1]))
repr(T((1,)))
repr(D(a=1))
repr(F(1))
repr(B(b'a'))
repr(X([1]))
repr(Z([1]))
repr(BA(b'a'))
repr(X())
repr(Z())
repr(T())
I(1) == 1
S('a') == 'a'
L([1]) == [1]
T((1,)) == (1,)
hash(I(5)) == 5
hash(S('a')) == hash('a')
{S('a'): 1}['a']
{I(1), 1}
[1, 2][I(1)]
I(3).__dict__
(i := I(3), setattr(i, 'x', 1), i.x)[2]
S('a').__class__.__mro__[1]
I.from_bytes(b'\1')
I('ff', 16)
n(I('7'))
L.__init__(L(), (1,))
L.__new__(L)
L('ab')
D([('a', 1)], b=2)
T('ab')
Z('a')
X('a')
sum([I(1), I(2)])
''.join([S('a'), S('b')])
max(F(1), 2)
isinstance(I(1), int)
issubclass(I, int)
int.__subclasscheck__(I)
I.__base__
type(I(1)) is int
I(1).real.__class__
n(I(1).numerator)
n(I(True).conjugate())
(l := L([1]), l.__iadd__([2]), l)[2], (l2 := L([1]), l2.__imul__(2), n(l2))[2]
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> n(I(1) + I(2)) -> 'int'
#> n(I(1) << 1) -> 'int'
#> n(-I(1)) -> 'int'
#> n(+I(1)) -> 'int'
#> n(abs(I(1))) -> 'int'
#> n(int(I(1))) -> 'int'
#> n(round(I(1))) -> 'int'
#> n(I(1).__index__()) -> 'int'
#> n(I(5) if I(5) else 0) -> 'I'
#> n(S('a') + 'b') -> 'str'
#> n(S('a') * 2) -> 'str'
#> n(S('a').upper()) -> 'str'
#> n(S('a').strip()) -> 'str'
#> n(S('ab')[0:]) -> 'str'
#> n(S('a').replace('b', 'c')) -> 'str'
#> n(str(S('a'))) -> 'str'
#> n(S('a').join(['x'])) -> 'str'
#> n(S('%s') % 'a') -> 'str'
#> n(S('{}').format(1)) -> 'str'
#> n(S('a').split()[0]) -> 'str'
#> n(S('a').partition('a')[1]) -> 'str'
#> n(L([1]) + [2]), n(L([1]) * 2), n(L([1])[:]), n(L([1]).copy()), n(sorted(L([1]))), n(list(L([1]))), n([0] + L([1])) -> ('list', 'list', 'list', 'list', 'list', 'list', 'list')
#> n(T((1,)) + (2,)), n(T((1,)) * 1), n(T((1,))[:]), n(tuple(T((1,)))), n(() + T((1,))), n(T(T((1,)))) -> ('tuple', 'tuple', 'tuple', 'tuple', 'tuple', 'T')
#> n(D(a=1).copy()), n(D(a=1) | {}), n({} | D(a=1)), n(D.fromkeys('a')), n(dict(D())) -> ('dict', 'dict', 'dict', 'D', 'dict')
#> n(F(1) + 1), n(-F(1)), n(abs(F(1))), n(float(F(1))), n(F(1).conjugate()), n(F.fromhex('1')), n(round(F(1.5), 1)) -> ('float', 'float', 'float', 'float', 'float', 'F', 'float')
#> n(B(b'a') + b'b') -> 'bytes'
#> n(B(b'a')[:]) -> 'bytes'
#> n(B(b'a').upper()) -> 'bytes'
#> n(bytes(B(b'a'))) -> 'bytes'
#> n(B.fromhex('00')) -> 'B'
#> n(B(b'a').replace(b'x', b'y')) -> 'bytes'
#> n(B(b'a').strip()) -> 'bytes'
#> n(B(b'a') * 1) -> 'bytes'
#> n(BA(b'a') + b'b'), n(BA(b'a')[:]), n(BA(b'a').copy()), n(BA.fromhex('00')), n(BA(b'a').upper()) -> ('bytearray', 'bytearray', 'bytearray', 'BA', 'bytearray')
#> n(X([1]) | {2}) -> 'set'
#> n(X([1]).copy()) -> 'set'
#> n(X([1]) & {1}) -> 'set'
#> n(X([1]).union([2])) -> 'set'
#> n({1} | X([1])) -> 'set'
#> n(X([1]) - {1}) -> 'set'
#> n(X([1]) ^ {1}) -> 'set'
#> n(Z([1]) | {2}), n(Z([1]).copy()), n(frozenset(Z([1]))), n(Z(Z([1]))), n({1} | Z([1])), n(Z([1]).difference()) -> ('frozenset', 'frozenset', 'frozenset', 'Z', 'set', 'frozenset')
#> repr(I(1)) -> '1'
#> repr(S('a')) -> "'a'"
#> repr(L([1])) -> '[1]'
#> repr(T((1,))) -> '(1,)'
#> repr(D(a=1)) -> "{'a': 1}"
#> repr(F(1)) -> '1.0'
#> repr(B(b'a')) -> "b'a'"
#> repr(X([1])) -> 'X({1})'
#> repr(Z([1])) -> 'Z({1})'
#> repr(BA(b'a')) -> "BA(b'a')"
#> repr(X()) -> 'X()'
#> repr(Z()) -> 'Z()'
#> repr(T()) -> '()'
#> I(1) == 1 -> True
#> S('a') == 'a' -> True
#> L([1]) == [1] -> True
#> T((1,)) == (1,) -> True
#> hash(I(5)) == 5 -> True
#> hash(S('a')) == hash('a') -> True
#> {S('a'): 1}['a'] -> 1
#> {I(1), 1} -> {1}
#> [1, 2][I(1)] -> 2
#> I(3).__dict__ -> {}
#> (i := I(3), setattr(i, 'x', 1), i.x)[2] -> 1
#> S('a').__class__.__mro__[1] -> <class 'str'>
#> I.from_bytes(b'\1') -> 1
#> I('ff', 16) -> 255
#> n(I('7')) -> 'I'
#> L.__init__(L(), (1,)) -> None
#> L.__new__(L) -> []
#> L('ab') -> ['a', 'b']
#> D([('a', 1)], b=2) -> {'a': 1, 'b': 2}
#> T('ab') -> ('a', 'b')
#> Z('a') -> Z({'a'})
#> X('a') -> X({'a'})
#> sum([I(1), I(2)]) -> 3
#> ''.join([S('a'), S('b')]) -> 'ab'
#> max(F(1), 2) -> 2
#> isinstance(I(1), int) -> True
#> issubclass(I, int) -> True
#> int.__subclasscheck__(I) -> True
#> I.__base__ -> <class 'int'>
#> type(I(1)) is int -> False
#> I(1).real.__class__ -> <class 'int'>
#> n(I(1).numerator) -> 'int'
#> n(I(True).conjugate()) -> 'int'
#> (l := L([1]), l.__iadd__([2]), l)[2], (l2 := L([1]), l2.__imul__(2), n(l2))[2] -> ([1, 2], 'L')
