# The six comparisons: reflection, NotImplemented, any return value, identity fallback, subclass priority.
class R:
    def __init__(self, name):
        self.name = name

    def __lt__(self, o):
        return f"{self.name} lt"

    def __gt__(self, o):
        return f"{self.name} gt"

    def __le__(self, o):
        return NotImplemented

    def __ge__(self, o):
        return f"{self.name} ge"

    def __eq__(self, o):
        return NotImplemented


a, b = R("a"), R("b")
print(a < b, a > b, a <= b, a >= b, a == b, a != b, a == a, a != a, 5 < a, 5 > a, 5 <= a, a < None, [] < a, "x" > a)
try:
    print(5 >= a)
except TypeError as error:
    print(error)


class Sub(R):
    def __gt__(self, o):
        return f"{self.name} sub gt"

    def __eq__(self, o):
        return f"{self.name} sub eq"

    __hash__ = None


s = Sub("s")
print(a < s, s < a, a == s, s == a, a != s, s != 5)


class Only:
    def __lt__(self, o):
        return True


o, p = Only(), Only()
print(o < p, o > p, sorted([3, 1]), max([o, p]) is o, min([o, p]) is p)
for bad in (lambda: o <= p, lambda: o >= 1, lambda: object() < object(), lambda: R < R, lambda: None < None,
            lambda: (1, 2) < (1, None), lambda: [1] < "a", lambda: {} < {}, lambda: 1 < [], lambda: len < len,
            lambda: 1 < "1" < 2):
    try:
        print(bad())
    except TypeError as error:
        print(error)


class Raises:
    def __eq__(self, o):
        raise ValueError("eq raised")

    __hash__ = object.__hash__


r = Raises()
for bad in (lambda: r == 1, lambda: 1 == r, lambda: r != 1, lambda: r in [1], lambda: [r] == [1],
            lambda: [1, 2].index(r), lambda: (r,) == (5,), lambda: r in [r], lambda: [r] == [r],
            lambda: {1: r} == {1: 2}, lambda: [1].count(r), lambda: [1].remove(r)):
    try:
        print(bad())
    except ValueError as error:
        print(error)
print(f"{None == None = }")
print(f"{None != 0 = }")
print(f"{... == ... = }")
print(f"{NotImplemented == NotImplemented = }")
print(f"{R == R = }")
print(f"{len == len = }")
print(f"{len != max = }")
print(f"{int == int = }")
print(f"{int != float = }")
print(f"{a.__eq__(1) = }")
print(f"{a.__ne__(1) = }")
print(f"{(1).__eq__("1") = }")
print(f"{(1).__lt__(2.5) = }")
print(f"{"a".__eq__("a") = }")
print(f"{[].__eq__([]) = }")
print(f"{object.__eq__(a, a) = }")
print(f"{object.__eq__(a, b) = }")

#> a lt a gt b ge a ge False True True False a gt a lt a ge a lt a gt a lt
#> '>=' not supported between instances of 'int' and 'R'
#> s sub gt s lt s sub eq s sub eq False False
#> True True [1, 3] False True
#> '<=' not supported between instances of 'Only' and 'Only'
#> '>=' not supported between instances of 'Only' and 'int'
#> '<' not supported between instances of 'object' and 'object'
#> '<' not supported between instances of 'type' and 'type'
#> '<' not supported between instances of 'NoneType' and 'NoneType'
#> '<' not supported between instances of 'int' and 'NoneType'
#> '<' not supported between instances of 'list' and 'str'
#> '<' not supported between instances of 'dict' and 'dict'
#> '<' not supported between instances of 'int' and 'list'
#> '<' not supported between instances of 'builtin_function_or_method' and 'builtin_function_or_method'
#> '<' not supported between instances of 'int' and 'str'
#> eq raised
#> eq raised
#> eq raised
#> eq raised
#> eq raised
#> eq raised
#> eq raised
#> True
#> True
#> eq raised
#> eq raised
#> eq raised
#> None == None = True
#> None != 0 = True
#> ... == ... = True
#> NotImplemented == NotImplemented = True
#> R == R = True
#> len == len = True
#> len != max = True
#> int == int = True
#> int != float = True
#> a.__eq__(1) = NotImplemented
#> a.__ne__(1) = NotImplemented
#> (1).__eq__("1") = NotImplemented
#> (1).__lt__(2.5) = NotImplemented
#> "a".__eq__("a") = True
#> [].__eq__([]) = True
#> object.__eq__(a, a) = True
#> object.__eq__(a, b) = NotImplemented
