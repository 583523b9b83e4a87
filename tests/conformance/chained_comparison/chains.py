# Chained comparisons evaluate each operand once and stop at the first false link.
def v(x):
    print("v", x)
    return x


print(v(1) < v(2) < v(3))
print(v(3) < v(2) < v(1))
print(v(1) < v(5) > v(2) == v(2) != v(3) in v([3]))
print(v(1) == v(1) is not v(None))
print(f"{1 < 2 < 3 < 4 = }")
print(f"{1 < 2 < 2 = }")
print(f"{1 <= 1 <= 1 = }")
print(f"{5 > 4 > 3 > 3 = }")
print(f"{1 == 1.0 == True = }")
print(f"{0 == False is False = }")
print(f"{"a" < "b" < "c" = }")
print(f"{1 < 3 in [3, 4] = }")
print(f"{1 in [1] == True = }")
print(f"{(1 in [1]) == True = }")
print(f"{not 1 < 2 < 3 = }")
print(f"{1 < 2 and 2 < 1 = }")
print(f"{3 > 2 == True = }")


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
print(f"{0 < x < 10 = }")
print(f"{0 < x < 5 = }")
print(f"{0 < x <= 5 < 6 = }")
print(f"{x == 5 != 6 = }")
print(f"{x is x is x = }")
print(f"{x in (5,) in [(5,)] = }")
print(f"{not 0 < x = }")
print(f"{[i for i in range(10) if 2 < i < 6] = }")
print(f"{1 if 0 < x < 3 else 2 = }")
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
#> 1 < 2 < 3 < 4 = True
#> 1 < 2 < 2 = False
#> 1 <= 1 <= 1 = True
#> 5 > 4 > 3 > 3 = False
#> 1 == 1.0 == True = True
#> 0 == False is False = True
#> "a" < "b" < "c" = True
#> 1 < 3 in [3, 4] = True
#> 1 in [1] == True = False
#> (1 in [1]) == True = True
#> not 1 < 2 < 3 = False
#> 1 < 2 and 2 < 1 = False
#> 3 > 2 == True = False
#> lt 1 2
#> lt 2 3
#> lt 9 2
#> lt 1 2
#> lt2 [] eq
#> 0 < x < 10 = True
#> 0 < x < 5 = False
#> 0 < x <= 5 < 6 = True
#> x == 5 != 6 = True
#> x is x is x = True
#> x in (5,) in [(5,)] = True
#> not 0 < x = False
#> [i for i in range(10) if 2 < i < 6] = [3, 4, 5]
#> 1 if 0 < x < 3 else 2 = 2
#> '<' not supported between instances of 'int' and 'str'
#> False
#> 8 True True
