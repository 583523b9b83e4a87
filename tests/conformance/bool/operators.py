# option: --policy standard
# bool is a subclass of int; and/or return operands; not returns a bool.
print(True, False, repr(True), str(False), int(True), True + True, True * 5, -True, True / 2, False ** 0)
print(True & False, True | False, True ^ True, True & 1, True | 2, type(True & True), type(True & 1))
print(f"{True == 1 = }")
print(f"{False == 0 = }")
print(f"{True is True = }")
print(f"{True == 1.0 = }")
print(f"{True > False = }")
print(f"{hash(True) = }")
print(f"{hash(False) = }")
print(isinstance(True, int), issubclass(bool, int), type(True), bool.__mro__ if False else bool.__name__)
print(f"{not 0 = }")
print(f"{not 1 = }")
print(f"{not "" = }")
print(f"{not "a" = }")
print(f"{not [] = }")
print(f"{not [0] = }")
print(f"{not None = }")
print(f"{not not 5 = }")
print(0 or "x", 1 or "x", 0 and "x", 1 and "x", "" or [] or {}, 1 and 2 and 3, 1 and 0 and 3, None or 0)
print(f"{bool() = }")
print(f"{bool(0) = }")
print(f"{bool(0.0) = }")
print(f"{bool("") = }")
print(f"{bool(" ") = }")
print(f"{bool("False") = }")
print(f"{bool([]) = }")
print(f"{bool([[]]) = }")
print(f"{bool(None) = }")
print(f"{bool({}) = }")
print(f"{bool({0}) = }")
print(f"{bool(range(0)) = }")
print(f"{bool(range(1)) = }")
print(["no", "yes"][True], sum([True, False, True]), {True: "t", False: "f"}[1], "ab"[True], [1, 2, 3][False:True])


def loud(value):
    print("evaluated", value)
    return value


print(loud(0) or loud(2) or loud(3))
print(loud(1) and loud(0) and loud(3))
print(not loud(0) and loud(5) or loud(6))
for bad in (lambda: bool(1, 2), lambda: bool(x=1), lambda: type("B", (bool,), {})):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> True False True False 1 2 5 -1 0.5 1
#> False True False 1 3 <class 'bool'> <class 'int'>
#> True == 1 = True
#> False == 0 = True
#> True is True = True
#> True == 1.0 = True
#> True > False = True
#> hash(True) = 1
#> hash(False) = 0
#> True True <class 'bool'> bool
#> not 0 = True
#> not 1 = False
#> not "" = True
#> not "a" = False
#> not [] = True
#> not [0] = False
#> not None = True
#> not not 5 = True
#> x 1 0 x {} 3 0 0
#> bool() = False
#> bool(0) = False
#> bool(0.0) = False
#> bool("") = False
#> bool(" ") = True
#> bool("False") = True
#> bool([]) = False
#> bool([[]]) = True
#> bool(None) = False
#> bool({}) = False
#> bool({0}) = True
#> bool(range(0)) = False
#> bool(range(1)) = True
#> yes 2 t b [1]
#> evaluated 0
#> evaluated 2
#> 2
#> evaluated 1
#> evaluated 0
#> 0
#> evaluated 0
#> evaluated 5
#> 5
#> bool expected at most 1 argument, got 2
#> bool() takes no keyword arguments
#> type 'bool' is not an acceptable base type
