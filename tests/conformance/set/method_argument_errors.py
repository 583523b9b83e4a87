# set: method argument errors.
# option: --policy standard
s = {1, 2, 3}
class L(set): pass


for line in r"""
s.add(), 1
s.add([])
s.add(1, 2)
s.remove(9)
s.remove([])
s.remove({1})
s.discard(9), s.discard({1}), {frozenset([1])}.__contains__({1}), {frozenset([1])} - {frozenset([1])}
s.discard([])
[] in s
set().pop()
{5}.pop(), len({5})
s.pop(1)
set(5)
set(1, 2)
set(a=1)
set([[]])
set('hello') == set('olleh'), set({1: 2}), set(range(3)), set(None or ())
s | [1]
s & [1]
s - (1,)
s ^ 'a'
[1] | s
s.union([4], (5,), {6: 0})
s.intersection([1, 2], {2})
s.difference([1], [2])
s.symmetric_difference([3, 4])
s.union()
s.intersection()
s.difference()
s.union(5)
s.symmetric_difference()
s.symmetric_difference([1], [2])
s.intersection([[]])
s.difference([[]])
s.update(5)
(x := {1}, x.update([2], 'a', {3: 4}), len(x))[-1]
(x := {1, 2}, x.difference_update([1]), x)[-1]
(x := {1, 2}, x.intersection_update([2, 3]), x)[-1]
(x := {1, 2}, x.symmetric_difference_update([2, 3]), x)[-1]
s.issubset([1, 2, 3, 4])
s.issuperset([1])
s.isdisjoint([9])
s.issubset(range(5))
s <= {1, 2, 3}
s < {1, 2, 3}
s >= {1}
s > set()
s <= [1, 2, 3]
s.issubset(5)
s.isdisjoint(5)
s == frozenset(s)
frozenset(s) == s
{1} | frozenset([2])
frozenset([1]) | {2}
s != [1, 2, 3]
hash(frozenset([1, 2])) == hash(frozenset([2, 1]))
hash(s)
{s}
{{}: 1}
{[]}
frozenset([1]).add(2)
frozenset([1]).x
frozenset() is frozenset(), frozenset(f := frozenset([1])) is f, f.copy() is f, f | f == f
s[0]
s + s
s * 2
-s
s < 5
len(s), bool(set()), sorted(s, reverse=True), sum(s), max(s), min(s), any(s), list(map(str, s)), [*s], {*s, 9}
repr(set()), repr(frozenset()), repr({1}), repr(frozenset({1})), repr(L([1])), str({'a'}), f'{ {1} }'
s.__and__([1])
s.__or__(5)
s.__contains__(1)
s.__len__()
s.__eq__([1])
s.__sub__({1})
s.__rsub__({1, 7})
s.__ixor__({1, 8})
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> s.add(), 1 !! TypeError set.add() takes exactly one argument (0 given)
#> s.add([]) !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> s.add(1, 2) !! TypeError set.add() takes exactly one argument (2 given)
#> s.remove(9) !! KeyError 9
#> s.remove([]) !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> s.remove({1}) !! KeyError {1}
#> s.discard(9), s.discard({1}), {frozenset([1])}.__contains__({1}), {frozenset([1])} - {frozenset([1])} -> (None, None, True, set())
#> s.discard([]) !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> [] in s !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> set().pop() !! KeyError 'pop from an empty set'
#> {5}.pop(), len({5}) -> (5, 1)
#> s.pop(1) !! TypeError set.pop() takes no arguments (1 given)
#> set(5) !! TypeError 'int' object is not iterable
#> set(1, 2) !! TypeError set expected at most 1 argument, got 2
#> set(a=1) !! TypeError set() takes no keyword arguments
#> set([[]]) !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> set('hello') == set('olleh'), set({1: 2}), set(range(3)), set(None or ()) -> (True, {1}, {0, 1, 2}, set())
#> s | [1] !! TypeError unsupported operand type(s) for |: 'set' and 'list'
#> s & [1] !! TypeError unsupported operand type(s) for &: 'set' and 'list'
#> s - (1,) !! TypeError unsupported operand type(s) for -: 'set' and 'tuple'
#> s ^ 'a' !! TypeError unsupported operand type(s) for ^: 'set' and 'str'
#> [1] | s !! TypeError unsupported operand type(s) for |: 'list' and 'set'
#> s.union([4], (5,), {6: 0}) -> {1, 2, 3, 4, 5, 6}
#> s.intersection([1, 2], {2}) -> {2}
#> s.difference([1], [2]) -> {3}
#> s.symmetric_difference([3, 4]) -> {1, 2, 4}
#> s.union() -> {1, 2, 3}
#> s.intersection() -> {1, 2, 3}
#> s.difference() -> {1, 2, 3}
#> s.union(5) !! TypeError 'int' object is not iterable
#> s.symmetric_difference() !! TypeError set.symmetric_difference() takes exactly one argument (0 given)
#> s.symmetric_difference([1], [2]) !! TypeError set.symmetric_difference() takes exactly one argument (2 given)
#> s.intersection([[]]) !! TypeError unhashable type: 'list'
#> s.difference([[]]) !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> s.update(5) !! TypeError 'int' object is not iterable
#> (x := {1}, x.update([2], 'a', {3: 4}), len(x))[-1] -> 4
#> (x := {1, 2}, x.difference_update([1]), x)[-1] -> {2}
#> (x := {1, 2}, x.intersection_update([2, 3]), x)[-1] -> {2}
#> (x := {1, 2}, x.symmetric_difference_update([2, 3]), x)[-1] -> {1, 3}
#> s.issubset([1, 2, 3, 4]) -> True
#> s.issuperset([1]) -> True
#> s.isdisjoint([9]) -> True
#> s.issubset(range(5)) -> True
#> s <= {1, 2, 3} -> True
#> s < {1, 2, 3} -> False
#> s >= {1} -> True
#> s > set() -> True
#> s <= [1, 2, 3] !! TypeError '<=' not supported between instances of 'set' and 'list'
#> s.issubset(5) !! TypeError 'int' object is not iterable
#> s.isdisjoint(5) !! TypeError 'int' object is not iterable
#> s == frozenset(s) -> True
#> frozenset(s) == s -> True
#> {1} | frozenset([2]) -> {1, 2}
#> frozenset([1]) | {2} -> frozenset({1, 2})
#> s != [1, 2, 3] -> True
#> hash(frozenset([1, 2])) == hash(frozenset([2, 1])) -> True
#> hash(s) !! TypeError unhashable type: 'set'
#> {s} !! TypeError cannot use 'set' as a set element (unhashable type: 'set')
#> {{}: 1} !! TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> {[]} !! TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> frozenset([1]).add(2) !! AttributeError 'frozenset' object has no attribute 'add'
#> frozenset([1]).x !! AttributeError 'frozenset' object has no attribute 'x'
#> frozenset() is frozenset(), frozenset(f := frozenset([1])) is f, f.copy() is f, f | f == f -> (False, True, True, True)
#> s[0] !! TypeError 'set' object is not subscriptable
#> s + s !! TypeError unsupported operand type(s) for +: 'set' and 'set'
#> s * 2 !! TypeError unsupported operand type(s) for *: 'set' and 'int'
#> -s !! TypeError bad operand type for unary -: 'set'
#> s < 5 !! TypeError '<' not supported between instances of 'set' and 'int'
#> len(s), bool(set()), sorted(s, reverse=True), sum(s), max(s), min(s), any(s), list(map(str, s)), [*s], {*s, 9} -> (3, False, [3, 2, 1], 6, 3, 1, True, ['1', '2', '3'], [1, 2, 3], {1, 2, 3, 9})
#> repr(set()), repr(frozenset()), repr({1}), repr(frozenset({1})), repr(L([1])), str({'a'}), f'{ {1} }' -> ('set()', 'frozenset()', '{1}', 'frozenset({1})', 'L({1})', "{'a'}", '{1}')
#> s.__and__([1]) -> NotImplemented
#> s.__or__(5) -> NotImplemented
#> s.__contains__(1) -> True
#> s.__len__() -> 3
#> s.__eq__([1]) -> NotImplemented
#> s.__sub__({1}) -> {2, 3}
#> s.__rsub__({1, 7}) -> {7}
#> s.__ixor__({1, 8}) -> {8, 2, 3}
