# hash(): equal values have equal hashes; unhashable types; values of small ints.
print([hash(i) for i in (0, 1, 2, -1, -2, 100, True, False)], hash(1) == hash(1.0) == hash(True), hash("a") == hash("a"), hash(()) == hash(()), hash((1, 2)) == hash((1.0, 2)), hash(None) == hash(None), hash(b"a") == hash(b"a"), hash(frozenset([1, 2])) == hash(frozenset([2, 1])), hash(2 ** 70) == hash(float(2 ** 70)), hash(0.0) == hash(-0.0), hash("x") == hash("y"), hash(int) == hash(int), hash(len) == hash(len), type(hash("s")), hash(range(3)) == hash(range(0, 3)))


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
for bad in (lambda: hash([]), lambda: hash({}), lambda: hash(set()), lambda: hash(([],)), lambda: hash(), lambda: hash(1, 2), lambda: hash(slice([], 1)), lambda: hash({}.keys()), lambda: hash((1, {2})), lambda: hash(bytes) and hash([1])):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> [0, 1, 2, -2, -2, 100, 1, 0] True True True True True True True True True False True True <class 'int'> True
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
