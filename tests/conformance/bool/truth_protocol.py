# __bool__ comes before __len__; what happens when they lie or raise.
class ByBool:
    def __init__(self, answer):
        self.answer = answer

    def __bool__(self):
        return self.answer

    def __len__(self):
        raise AssertionError("not asked")


class ByLen:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


class Plain:
    pass


print(f"{bool(ByBool(True)) = }")
print(f"{bool(ByBool(False)) = }")
print(f"{bool(ByLen(0)) = }")
print(f"{bool(ByLen(3)) = }")
print(f"{bool(Plain()) = }")
print(f"{bool(Plain) = }")
print(f"{bool(len) = }")
print("yes" if ByLen(0) else "no", ByLen(0) or "other", not ByBool(False), [x.n for x in map(ByLen, range(3)) if x])
while ByBool(False):
    print("never")
for value in (ByBool(1), ByBool(None), ByBool("x"), ByLen(-1), ByLen("a"), ByLen(1.5), ByLen(2 ** 100)):
    try:
        print(bool(value))
    except Exception as error:
        print(type(error).__name__, error)
for value in (ByBool(0), ByLen(-5)):
    try:
        if value:
            print("true")
        else:
            print("false")
    except Exception as error:
        print(type(error).__name__, error)


class NoBool:
    __bool__ = None


try:
    bool(NoBool())
except TypeError as error:
    print(error)
print(any([ByLen(0), ByLen(1)]), all([ByLen(0), ByLen(1)]), list(filter(None, [0, "", "a", ByLen(0) and 1, 3])))

#> bool(ByBool(True)) = True
#> bool(ByBool(False)) = False
#> bool(ByLen(0)) = False
#> bool(ByLen(3)) = True
#> bool(Plain()) = True
#> bool(Plain) = True
#> bool(len) = True
#> no other True [1, 2]
#> TypeError __bool__ should return bool, returned int
#> TypeError __bool__ should return bool, returned NoneType
#> TypeError __bool__ should return bool, returned str
#> ValueError __len__() should return >= 0
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> TypeError __bool__ should return bool, returned int
#> ValueError __len__() should return >= 0
#> 'NoBool' cannot be interpreted as a boolean
#> True False ['a', 3]
