# hash(): equal values have equal hashes; unhashable types; values of small ints.
print(f"{[hash(i) for i in (0, 1, 2, -1, -2, 100, True, False)] = }")
print(f"{hash(1) == hash(1.0) == hash(True) = }")
print(f"{hash("a") == hash("a") = }")
print(f"{hash(()) == hash(()) = }")
print(f"{hash((1, 2)) == hash((1.0, 2)) = }")
print(f"{hash(None) == hash(None) = }")
print(f"{hash(b"a") == hash(b"a") = }")
print(f"{hash(frozenset([1, 2])) == hash(frozenset([2, 1])) = }")
print(f"{hash(2 ** 70) == hash(float(2 ** 70)) = }")
print(f"{hash(0.0) == hash(-0.0) = }")
print(f"{hash("x") == hash("y") = }")
print(f"{hash(int) == hash(int) = }")
print(f"{hash(len) == hash(len) = }")
print(f"{type(hash("s")) = }")
print(f"{hash(range(3)) == hash(range(0, 3)) = }")


class C:
    pass


class H:
    def __hash__(self):
        return 42


class HBool:
    def __hash__(self):
        return True


c = C()
print(hash(c) == hash(c), hash(H()), hash(HBool()), hash(C) == hash(C), hash(c.__init__) == hash(c.__init__))
for bad in (lambda: hash([]), lambda: hash({}), lambda: hash(set()), lambda: hash(([],)), lambda: hash(),
            lambda: hash(1, 2), lambda: hash(slice([], 1)), lambda: hash({}.keys()), lambda: hash((1, {2})),
            lambda: hash(bytes) and hash([1])):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [hash(i) for i in (0, 1, 2, -1, -2, 100, True, False)] = [0, 1, 2, -2, -2, 100, 1, 0]
#> hash(1) == hash(1.0) == hash(True) = True
#> hash("a") == hash("a") = True
#> hash(()) == hash(()) = True
#> hash((1, 2)) == hash((1.0, 2)) = True
#> hash(None) == hash(None) = True
#> hash(b"a") == hash(b"a") = True
#> hash(frozenset([1, 2])) == hash(frozenset([2, 1])) = True
#> hash(2 ** 70) == hash(float(2 ** 70)) = True
#> hash(0.0) == hash(-0.0) = True
#> hash("x") == hash("y") = False
#> hash(int) == hash(int) = True
#> hash(len) == hash(len) = True
#> type(hash("s")) = <class 'int'>
#> hash(range(3)) == hash(range(0, 3)) = True
#> True 42 1 True True
#> unhashable type: 'list'
#> unhashable type: 'dict'
#> unhashable type: 'set'
#> unhashable type: 'list'
#> hash() takes exactly one argument (0 given)
#> hash() takes exactly one argument (2 given)
#> unhashable type: 'list'
#> unhashable type: 'dict_keys'
#> unhashable type: 'set'
#> unhashable type: 'list'
