# Chained comparisons evaluate each operand once and stop at the first false link.
def v(x):
    print("v", x)
    return x


print(v(1) < v(2) < v(3))
print(v(3) < v(2) < v(1))
print(v(1) < v(5) > v(2) == v(2) != v(3) in v([3]))
print(v(1) == v(1) is not v(None))
print(1 < 2 < 3 < 4, 1 < 2 < 2, 1 <= 1 <= 1, 5 > 4 > 3 > 3, 1 == 1.0 == True, 0 == False is False, "a" < "b" < "c", 1 < 3 in [3, 4], 1 in [1] == True, (1 in [1]) == True, not 1 < 2 < 3, 1 < 2 and 2 < 1, 3 > 2 == True)


class Cmp:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        print("lt", self.n, other.n)
        return [] if self.n > 5 else f"lt{self.n}"

    def __eq__(self, other):
        return "eq"


print(Cmp(1) < Cmp(2) < Cmp(3), Cmp(9) < Cmp(2) < Cmp(3), Cmp(1) < Cmp(2) == 5)
x = 5
print(0 < x < 10, 0 < x < 5, 0 < x <= 5 < 6, x == 5 != 6, x is x is x, x in (5,) in [(5,)], not 0 < x, [i for i in range(10) if 2 < i < 6], 1 if 0 < x < 3 else 2)
try:
    1 < 2 < "a"
except TypeError as error:
    print(error)
try:
    print(2 < 1 < "a")
except TypeError as error:
    print(error)
while 0 < x < 8:
    x += 1
print(x, 0 < x > 3 > -1, None is None is not False)

#> v 1
#> v 2
#> v 3
#> True
#> v 3
#> v 2
#> False
#> v 1
#> v 5
#> v 2
#> v 2
#> v 3
#> v [3]
#> True
#> v 1
#> v 1
#> v None
#> True
#> True False True False True True True True False True False False False
#> lt 1 2
#> lt 2 3
#> lt 9 2
#> lt 1 2
#> lt2 [] eq
#> True False True True True True False [3, 4, 5] 2
#> '<' not supported between instances of 'int' and 'str'
#> False
#> 8 True True
