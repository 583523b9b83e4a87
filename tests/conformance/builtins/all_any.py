# all() and any(): short circuit, empty iterables, results are bools.
def loud(values):
    for v in values:
        print("take", v)
        yield v


print(f"{all([]) = }")
print(f"{any([]) = }")
print(f"{all([1, "a", [0]]) = }")
print(f"{any([0, "", None]) = }")
print(f"{all([1, 0]) = }")
print(f"{any([0, 5]) = }")
print(f"{all({}) = }")
print(f"{any({0: 1}) = }")
print(f"{all("abc") = }")
print(f"{any(range(1)) = }")
print(f"{all(x < 5 for x in range(5)) = }")
print(f"{any(x > 5 for x in range(5)) = }")
print(f"{all([[]]) = }")
print(f"{any([[]]) = }")
print(f"{all(iter([])) = }")
print(all(loud([1, 0, 2])))
print(any(loud([0, 3, 2])))


class Truth:
    def __bool__(self):
        raise ValueError("no truth")


for bad in (lambda: all(5), lambda: any(None), lambda: all(), lambda: any(1, 2), lambda: all([1, Truth()]),
            lambda: any([Truth()]), lambda: all([0, Truth()]), lambda: any([1, Truth()]),
            lambda: all(1 / x for x in (1, 0))):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> all([]) = True
#> any([]) = False
#> all([1, "a", [0]]) = True
#> any([0, "", None]) = False
#> all([1, 0]) = False
#> any([0, 5]) = True
#> all({}) = True
#> any({0: 1}) = False
#> all("abc") = True
#> any(range(1)) = False
#> all(x < 5 for x in range(5)) = True
#> any(x > 5 for x in range(5)) = False
#> all([[]]) = False
#> any([[]]) = False
#> all(iter([])) = True
#> take 1
#> take 0
#> False
#> take 0
#> take 3
#> True
#> TypeError 'int' object is not iterable
#> TypeError 'NoneType' object is not iterable
#> TypeError all() takes exactly one argument (0 given)
#> TypeError any() takes exactly one argument (2 given)
#> ValueError no truth
#> ValueError no truth
#> False
#> True
#> ZeroDivisionError division by zero
