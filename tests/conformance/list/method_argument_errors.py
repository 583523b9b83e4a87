# list: method argument errors.
# option: --policy standard
# exit: 0
l = [3, 1, 2]
class Ix:
    def __index__(self): return 1
class Eq:
    def __eq__(self, o): return True


for line in r"""
l.append(), 1
l.insert(1)
l.insert('a', 1)
l.insert(1.5, 2)
(x := [1, 2], x.insert(-1, 'a'), x.insert(100, 'z'), x.insert(-100, 'f'), x.insert(Ix(), 'i'), x)[-1]
l.pop(5), 1
l.pop(-4)
l.pop('a')
[].pop()
l.pop(1, 2)
(x := [1, 2, 3], x.pop(Ix()), x.pop(-1), x)
l.remove(9)
l.remove()
l.index(9)
l.index(1, 2)
l.index(1, 0, 1)
l.index(1, -2), l.index(2, -1, 100), [1, 2, 1].index(1, 1), [0, Eq()].index('any'), [Eq()].count(5)
l.index()
l.index(1, 'a')
l.count(), 1
l.extend(5)
l.extend(None)
(x := [1], x.extend('ab'), x.extend({2: 3}), x.extend(x), x)[-1]
l.sort(1)
l.sort(key=5)
l.sort(reverse='x')
l.sort(reverse=None) if 0 else sorted(l, reverse=2)
l.sort(foo=1)
[1, 'a'].sort()
[None, None].sort()
sorted(5)
sorted()
sorted([1], lambda x: x)
sorted(l, key=None, reverse=False), sorted(l, key=lambda v: -v), sorted('bA', key=str.lower)
l.reverse(1)
l.copy() is l, l.copy() == l, l * 0, 2 * l, l * -1, l * True
l * 1.5
l * 'a'
l + (1,)
(1,) + l
l += 5 if 0 else l.__iadd__(5)
l.__iadd__('xy'), l.clear(), l
list(5)
list(1, 2)
list(x=1)
[1, 2, 3]['a']
[1, 2, 3][1.0]
[1, 2, 3][None]
[1, 2, 3][10]
[1, 2, 3][10**30]
[1, 2, 3][Ix()]
[1, 2, 3][True]
[1, 2, 3][::-1]
[1, 2, 3][10:]
[1, 2, 3][-10:2]
[1, 2, 3][10**30:]
[1, 2, 3][:Ix()]
[1, 2, 3][::0]
[1, 2, 3]['a':]
[1, 2, 3][1, 2]
[].__setitem__(0, 1)
[1].__delitem__(1)
[1, 2, 3, 4].__setitem__(slice(0, 4, 2), [1])
[1].__setitem__(slice(0, 1), 5)
(x := [1, 2, 3, 4], x.__setitem__(slice(1, 3), 'abc'), x.__delitem__(slice(None, None, 2)), x)[-1]
[1, [2, [3]]] == [1, [2, [3]]]
[1] < [1, 0]
[] < [0]
[2] > [1, 9]
[1, 2] != [1, 2]
[1] < (1,)
(r := [1], r.append(r), repr(r))[-1]
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> l.append(), 1 !! TypeError list.append() takes exactly one argument (0 given)
#> l.insert(1) !! TypeError insert expected 2 arguments, got 1
#> l.insert('a', 1) !! TypeError 'str' object cannot be interpreted as an integer
#> l.insert(1.5, 2) !! TypeError 'float' object cannot be interpreted as an integer
#> (x := [1, 2], x.insert(-1, 'a'), x.insert(100, 'z'), x.insert(-100, 'f'), x.insert(Ix(), 'i'), x)[-1] -> ['f', 'i', 1, 'a', 2, 'z']
#> l.pop(5), 1 !! IndexError pop index out of range
#> l.pop(-4) !! IndexError pop index out of range
#> l.pop('a') !! TypeError 'str' object cannot be interpreted as an integer
#> [].pop() !! IndexError pop from empty list
#> l.pop(1, 2) !! TypeError pop expected at most 1 argument, got 2
#> (x := [1, 2, 3], x.pop(Ix()), x.pop(-1), x) -> ([1], 2, 3, [1])
#> l.remove(9) !! ValueError list.remove(x): x not in list
#> l.remove() !! TypeError list.remove() takes exactly one argument (0 given)
#> l.index(9) !! ValueError list.index(x): x not in list
#> l.index(1, 2) !! ValueError list.index(x): x not in list
#> l.index(1, 0, 1) !! ValueError list.index(x): x not in list
#> l.index(1, -2), l.index(2, -1, 100), [1, 2, 1].index(1, 1), [0, Eq()].index('any'), [Eq()].count(5) -> (1, 2, 2, 1, 1)
#> l.index() !! TypeError index expected at least 1 argument, got 0
#> l.index(1, 'a') !! TypeError slice indices must be integers or have an __index__ method
#> l.count(), 1 !! TypeError list.count() takes exactly one argument (0 given)
#> l.extend(5) !! TypeError 'int' object is not iterable
#> l.extend(None) !! TypeError 'NoneType' object is not iterable
#> (x := [1], x.extend('ab'), x.extend({2: 3}), x.extend(x), x)[-1] -> [1, 'a', 'b', 2, 1, 'a', 'b', 2]
#> l.sort(1) !! TypeError sort() takes no positional arguments
#> l.sort(key=5) !! TypeError 'int' object is not callable
#> l.sort(reverse='x') -> None
#> l.sort(reverse=None) if 0 else sorted(l, reverse=2) -> [3, 2, 1]
#> l.sort(foo=1) !! TypeError sort() got an unexpected keyword argument 'foo'
#> [1, 'a'].sort() !! TypeError '<' not supported between instances of 'str' and 'int'
#> [None, None].sort() !! TypeError '<' not supported between instances of 'NoneType' and 'NoneType'
#> sorted(5) !! TypeError 'int' object is not iterable
#> sorted() !! TypeError sorted expected 1 argument, got 0
#> sorted([1], lambda x: x) !! TypeError sorted expected 1 argument, got 2
#> sorted(l, key=None, reverse=False), sorted(l, key=lambda v: -v), sorted('bA', key=str.lower) -> ([1, 2, 3], [3, 2, 1], ['A', 'b'])
#> l.reverse(1) !! TypeError list.reverse() takes no arguments (1 given)
#> l.copy() is l, l.copy() == l, l * 0, 2 * l, l * -1, l * True -> (False, True, [], [3, 2, 1, 3, 2, 1], [], [3, 2, 1])
#> l * 1.5 !! TypeError can't multiply sequence by non-int of type 'float'
#> l * 'a' !! TypeError can't multiply sequence by non-int of type 'str'
#> l + (1,) !! TypeError can only concatenate list (not "tuple") to list
#> (1,) + l !! TypeError can only concatenate tuple (not "list") to tuple
#> l += 5 if 0 else l.__iadd__(5) !! SyntaxError invalid syntax (<string>, line 1)
#> l.__iadd__('xy'), l.clear(), l -> ([], None, [])
#> list(5) !! TypeError 'int' object is not iterable
#> list(1, 2) !! TypeError list expected at most 1 argument, got 2
#> list(x=1) !! TypeError list() takes no keyword arguments
#> [1, 2, 3]['a'] !! TypeError list indices must be integers or slices, not str
#> [1, 2, 3][1.0] !! TypeError list indices must be integers or slices, not float
#> [1, 2, 3][None] !! TypeError list indices must be integers or slices, not NoneType
#> [1, 2, 3][10] !! IndexError list index out of range
#> [1, 2, 3][10**30] !! IndexError cannot fit 'int' into an index-sized integer
#> [1, 2, 3][Ix()] -> 2
#> [1, 2, 3][True] -> 2
#> [1, 2, 3][::-1] -> [3, 2, 1]
#> [1, 2, 3][10:] -> []
#> [1, 2, 3][-10:2] -> [1, 2]
#> [1, 2, 3][10**30:] -> []
#> [1, 2, 3][:Ix()] -> [1]
#> [1, 2, 3][::0] !! ValueError slice step cannot be zero
#> [1, 2, 3]['a':] !! TypeError slice indices must be integers or None or have an __index__ method
#> [1, 2, 3][1, 2] !! TypeError list indices must be integers or slices, not tuple
#> [].__setitem__(0, 1) !! IndexError list assignment index out of range
#> [1].__delitem__(1) !! IndexError list assignment index out of range
#> [1, 2, 3, 4].__setitem__(slice(0, 4, 2), [1]) !! ValueError attempt to assign sequence of size 1 to extended slice of size 2
#> [1].__setitem__(slice(0, 1), 5) !! TypeError must assign iterable to extended slice
#> (x := [1, 2, 3, 4], x.__setitem__(slice(1, 3), 'abc'), x.__delitem__(slice(None, None, 2)), x)[-1] -> ['a', 'c']
#> [1, [2, [3]]] == [1, [2, [3]]] -> True
#> [1] < [1, 0] -> True
#> [] < [0] -> True
#> [2] > [1, 9] -> True
#> [1, 2] != [1, 2] -> False
#> [1] < (1,) !! TypeError '<' not supported between instances of 'list' and 'tuple'
#> (r := [1], r.append(r), repr(r))[-1] -> '[1, [...]]'
#! <string>:1: SyntaxWarning: list indices must be integers or slices, not str; perhaps you missed a comma?
#! <string>:1: SyntaxWarning: list indices must be integers or slices, not float; perhaps you missed a comma?
#! <string>:1: SyntaxWarning: list indices must be integers or slices, not NoneType; perhaps you missed a comma?
#! <string>:1: SyntaxWarning: list indices must be integers or slices, not tuple; perhaps you missed a comma?
