# append, extend, insert, pop, remove, clear, copy, reverse.
a = [3, 1]
print(a.append(2), a, a.extend([5, 4]), a, a.insert(1, 9), a, a.insert(100, 8), a, a.insert(-1, 7), a,
      a.insert(-100, 0), a)
print(a.pop(), a.pop(0), a.pop(-2), a, a.remove(9), a, a.reverse(), a, a.copy() == a, a.copy() is a)
a.extend("xy"); a.extend(range(2)); a.extend(a); print(a, len(a))
a.extend(i for i in (1, 2)); a += (7, 8); a += "z"; print(a)
print(a.count(1), a.index("x"), a.index(1, 3), a.index(7, -5), a.index(1, -6, -1))
a.clear(); print(a, a.clear())
b = [1, 1.0, True, 2]
b.remove(1.0); print(b)
b *= 2; print(b)
b[len(b):] = [5]; print(b)
for bad in (lambda: [].pop(), lambda: [1].pop(1), lambda: [1].pop(-2), lambda: [1].remove(2), lambda: [1].index(2),
            lambda: [1].pop("a"), lambda: [1].insert("a", 1), lambda: [].extend(5), lambda: [].append(),
            lambda: [].append(1, 2), lambda: [1].index(1, 1), lambda: [].insert(1), lambda: [].extend(None),
            lambda: [1].pop(1.0), lambda: [].foo(), lambda: [].append(x=1), lambda: [].clear(1),
            lambda: [1].index(1, None), lambda: [].pop(10 ** 30)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> None [0, 3, 9, 1, 2, 5, 4, 7, 8] None [0, 3, 9, 1, 2, 5, 4, 7, 8] None [0, 3, 9, 1, 2, 5, 4, 7, 8] None [0, 3, 9, 1, 2, 5, 4, 7, 8] None [0, 3, 9, 1, 2, 5, 4, 7, 8] None [0, 3, 9, 1, 2, 5, 4, 7, 8]
#> 8 0 4 [7, 5, 2, 1, 3] None [7, 5, 2, 1, 3] None [7, 5, 2, 1, 3] True False
#> [7, 5, 2, 1, 3, 'x', 'y', 0, 1, 7, 5, 2, 1, 3, 'x', 'y', 0, 1] 18
#> [7, 5, 2, 1, 3, 'x', 'y', 0, 1, 7, 5, 2, 1, 3, 'x', 'y', 0, 1, 1, 2, 7, 8, 'z']
#> 5 5 3 20 17
#> [] None
#> [1.0, True, 2]
#> [1.0, True, 2, 1.0, True, 2]
#> [1.0, True, 2, 1.0, True, 2, 5]
#> IndexError pop from empty list
#> IndexError pop index out of range
#> IndexError pop index out of range
#> ValueError list.remove(x): x not in list
#> ValueError list.index(x): x not in list
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> TypeError list.append() takes exactly one argument (0 given)
#> TypeError list.append() takes exactly one argument (2 given)
#> ValueError list.index(x): x not in list
#> TypeError insert expected 2 arguments, got 1
#> TypeError 'NoneType' object is not iterable
#> TypeError 'float' object cannot be interpreted as an integer
#> AttributeError 'list' object has no attribute 'foo'
#> TypeError list.append() takes no keyword arguments
#> TypeError list.clear() takes no arguments (1 given)
#> TypeError slice indices must be integers or have an __index__ method
#> OverflowError Python int too large to convert to C ssize_t
