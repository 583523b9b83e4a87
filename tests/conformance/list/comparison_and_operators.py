# Comparison, concatenation, containment and in-place operators of lists.
print(f"{[1, 2] == [1, 2] = }")
print(f"{[1, 2] == [1.0, 2.0] = }")
print(f"{[1] == (1,) = }")
print(f"{[] == [] = }")
print(f"{[1, 2] != [2, 1] = }")
print(f"{[1, 2] < [1, 3] = }")
print(f"{[1] < [1, 0] = }")
print(f"{[] < [0] = }")
print(f"{[2] > [1, 9] = }")
print(f"{["a"] < ["b"] = }")
print(f"{[1, "a"] < [2, 3] = }")
print(f"{[[1], [2]] < [[1], [3]] = }")
print(f"{[1, 2] <= [1, 2] = }")
print(f"{[1] + [2] = }")
print(f"{[] + [] = }")
print(f"{1 in [1, 2] = }")
print(f"{3 not in [1] = }")
print(f"{[1] in [[1]] = }")
print(f"{None in [None] = }")
print(f"{"a" in ["A"] = }")
print(f"{1.0 in [1] = }")
print(f"{True in [1] = }")
print(f"{[1, 2, 3].__contains__(2) = }")
print(f"{[1].__len__() = }")
print(f"{[1].__add__([2]) = }")
print(f"{[1].__mul__(2) = }")
print(f"{[1].__eq__(5) = }")
print(f"{[2].__lt__([3]) = }")
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
for bad in (lambda: [1] < [None], lambda: [1] < (1,), lambda: [1] + (1,), lambda: [1] + 1, lambda: (1,) + [1],
            lambda: [1] - [1], lambda: [1] * [1], lambda: {[1]: 2}, lambda: hash([]), lambda: [1] < 5,
            lambda: [[1]] < [["a"]], lambda: -[1], lambda: [1] / 2, lambda: 1 + [1], lambda: [1] | [2]):
    try:
        print(bad())
    except TypeError as error:
        print(error)
try:
    a += 5
except TypeError as error:
    print(error, a)

#> [1, 2] == [1, 2] = True
#> [1, 2] == [1.0, 2.0] = True
#> [1] == (1,) = False
#> [] == [] = True
#> [1, 2] != [2, 1] = True
#> [1, 2] < [1, 3] = True
#> [1] < [1, 0] = True
#> [] < [0] = True
#> [2] > [1, 9] = True
#> ["a"] < ["b"] = True
#> [1, "a"] < [2, 3] = True
#> [[1], [2]] < [[1], [3]] = True
#> [1, 2] <= [1, 2] = True
#> [1] + [2] = [1, 2]
#> [] + [] = []
#> 1 in [1, 2] = True
#> 3 not in [1] = True
#> [1] in [[1]] = True
#> None in [None] = True
#> "a" in ["A"] = False
#> 1.0 in [1] = True
#> True in [1] = True
#> [1, 2, 3].__contains__(2) = True
#> [1].__len__() = 1
#> [1].__add__([2]) = [1, 2]
#> [1].__mul__(2) = [1, 1]
#> [1].__eq__(5) = NotImplemented
#> [2].__lt__([3]) = True
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
