# Comparison, concatenation, containment and in-place operators of lists.
print([1, 2] == [1, 2], [1, 2] == [1.0, 2.0], [1] == (1,), [] == [], [1, 2] != [2, 1], [1, 2] < [1, 3], [1] < [1, 0], [] < [0], [2] > [1, 9], ["a"] < ["b"], [1, "a"] < [2, 3], [[1], [2]] < [[1], [3]], [1, 2] <= [1, 2])
print([1] + [2], [] + [], 1 in [1, 2], 3 not in [1], [1] in [[1]], None in [None], "a" in ["A"], 1.0 in [1], True in [1], [1, 2, 3].__contains__(2), [1].__len__(), [1].__add__([2]), [1].__mul__(2), [1].__eq__(5), [2].__lt__([3]))
a = [1]
b = a
a += [2]
print(a, b, a is b)
a = a + [3]
print(a, b, a is b)
b *= 3
print(b)
b += b
print(b, len(b))


class Equal:
    def __eq__(self, other):
        return True


print([Equal()] == [5], 5 in [Equal()], [Equal()].index("x"), [1, Equal()].count(1), [object()] == [object()])
for bad in (lambda: [1] < [None], lambda: [1] < (1,), lambda: [1] + (1,), lambda: [1] + 1, lambda: (1,) + [1], lambda: [1] - [1], lambda: [1] * [1], lambda: {[1]: 2}, lambda: hash([]), lambda: [1] < 5, lambda: [[1]] < [["a"]], lambda: -[1], lambda: [1] / 2, lambda: 1 + [1], lambda: [1] | [2]):
    try:
        print(bad())
    except TypeError as error:
        print(error)
try:
    a += 5
except TypeError as error:
    print(error, a)

#> True True False True True True True True True True True True True
#> [1, 2] [] True True True True False True True True 1 [1, 2] [1, 1] NotImplemented True
#> [1, 2] [1, 2] True
#> [1, 2, 3] [1, 2] False
#> [1, 2, 1, 2, 1, 2]
#> [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2] 12
#> True True 0 2 False
#> '<' not supported between instances of 'int' and 'NoneType'
#> '<' not supported between instances of 'list' and 'tuple'
#> can only concatenate list (not "tuple") to list
#> can only concatenate list (not "int") to list
#> can only concatenate tuple (not "list") to tuple
#> unsupported operand type(s) for -: 'list' and 'list'
#> can't multiply sequence by non-int of type 'list'
#> cannot use 'list' as a dict key (unhashable type: 'list')
#> unhashable type: 'list'
#> '<' not supported between instances of 'list' and 'int'
#> '<' not supported between instances of 'int' and 'str'
#> bad operand type for unary -: 'list'
#> unsupported operand type(s) for /: 'list' and 'int'
#> unsupported operand type(s) for +: 'int' and 'list'
#> unsupported operand type(s) for |: 'list' and 'list'
#> 'int' object is not iterable [1, 2, 3]
