# Sets: displays, constructor, methods. Printed through sorted, or with small ints.
print(set(), {1}, {1, 1, 1}, set([3, 1, 2, 3]), {3, 1, 2}, {*range(5)}, {10, 5, 0}, set("aaa"), sorted(set("hello")),
      {1.0, 1, True}, len({1, 2}), {0, -0.0}, type({1}), type({}), {7, 8, 9, 15, 16, 1})
s = {1, 2}
print(s.add(3), s, s.add(1), s, s.discard(9), s.discard(1), s, s.remove(2), s, s.pop(), s, s.clear(), s)
s = {1, 2, 3, 4}
print(s | {9}, s & {2, 3, 10}, s - {1}, s ^ {4, 5}, s.union([5], (6,)), s.intersection([1, 2], {2}),
      s.difference([1], [2]), s.symmetric_difference([4, 5]), s.union(), s.copy() == s, s.copy() is s)
print(f"{ {1} < s = }")
print(f"{s <= s = }")
print(f"{s < s = }")
print(f"{s > {1, 2} = }")
print(f"{s >= {5} = }")
print(f"{s == {4, 3, 2, 1} = }")
print(f"{s != {1} = }")
print(f"{s.issubset(range(10)) = }")
print(f"{s.issuperset([1]) = }")
print(f"{s.isdisjoint({7}) = }")
print(f"{s.isdisjoint([1]) = }")
print(f"{3 in s = }")
print(f"{9 not in s = }")
print(f"{set() < {1} = }")
print(f"{ {1} < {2} = }")
print(f"{ {1} > {2} = }")
t = s
t |= {7}; print(t, s is t)
t &= {1, 7, 2}; print(t)
t -= {1}; print(t)
t ^= {7, 8}; print(t)
t.update([10], {11}, range(2)); print(sorted(t))
t.intersection_update(range(10)); print(sorted(t))
t.difference_update([0], [1]); print(sorted(t))
t.symmetric_difference_update([2, 3]); print(sorted(t))
print(bool(set()), bool({0}), {(1, 2)}, {None}, {"a"}, {frozenset({1})}, [x for x in {5}], sum({1, 2, 3}),
      max({1, 5}), sorted({"b", "a"}))
for bad in (lambda: set().pop(), lambda: {1}.remove(5), lambda: {1}.remove("x"), lambda: {[]}, lambda: {{}},
            lambda: set(5), lambda: {1} | [2], lambda: {1} + {2}, lambda: hash({1}), lambda: t[0], lambda: {1} < [1],
            lambda: {1}.union(5), lambda: {1}.add([]), lambda: set([[]]), lambda: {1} & 5, lambda: set(1, 2),
            lambda: {1}.add(), lambda: {{1}}, lambda: {1}.remove([]), lambda: [1] - {1}, lambda: {1} < 5,
            lambda: set().foo):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print({1} in [{1}], {1} in {frozenset({1})}, {frozenset({1}): "x"}.get(frozenset([1])))

#> set() {1} {1} {1, 2, 3} {1, 2, 3} {0, 1, 2, 3, 4} {0, 10, 5} {'a'} ['e', 'h', 'l', 'o'] {1.0} 2 {0} <class 'set'> <class 'dict'> {16, 1, 7, 8, 9, 15}
#> None set() None set() None None set() None set() 3 set() None set()
#> {1, 2, 3, 4, 9} {2, 3} {2, 3, 4} {1, 2, 3, 5} {1, 2, 3, 4, 5, 6} {2} {3, 4} {1, 2, 3, 5} {1, 2, 3, 4} True False
#>  {1} < s = True
#> s <= s = True
#> s < s = False
#> s > {1, 2} = True
#> s >= {5} = False
#> s == {4, 3, 2, 1} = True
#> s != {1} = True
#> s.issubset(range(10)) = True
#> s.issuperset([1]) = True
#> s.isdisjoint({7}) = True
#> s.isdisjoint([1]) = False
#> 3 in s = True
#> 9 not in s = True
#> set() < {1} = True
#>  {1} < {2} = False
#>  {1} > {2} = False
#> {1, 2, 3, 4, 7} True
#> {1, 2, 7}
#> {2, 7}
#> {8, 2}
#> [0, 1, 2, 8, 10, 11]
#> [0, 1, 2, 8]
#> [2, 8]
#> [3, 8]
#> False True {(1, 2)} {None} {'a'} {frozenset({1})} [5] 6 5 ['a', 'b']
#> KeyError 'pop from an empty set'
#> KeyError 5
#> KeyError 'x'
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'dict' as a set element (unhashable type: 'dict')
#> TypeError 'int' object is not iterable
#> TypeError unsupported operand type(s) for |: 'set' and 'list'
#> TypeError unsupported operand type(s) for +: 'set' and 'set'
#> TypeError unhashable type: 'set'
#> TypeError 'set' object is not subscriptable
#> TypeError '<' not supported between instances of 'set' and 'list'
#> TypeError 'int' object is not iterable
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError unsupported operand type(s) for &: 'set' and 'int'
#> TypeError set expected at most 1 argument, got 2
#> TypeError set.add() takes exactly one argument (0 given)
#> TypeError cannot use 'set' as a set element (unhashable type: 'set')
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> TypeError unsupported operand type(s) for -: 'list' and 'set'
#> TypeError '<' not supported between instances of 'set' and 'int'
#> AttributeError 'set' object has no attribute 'foo'
#> True True x
