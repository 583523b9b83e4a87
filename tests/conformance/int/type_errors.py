# Operators between int and unsuitable types name both operands.
operators = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "//": lambda a, b: a // b, "%": lambda a, b: a % b, "**": lambda a, b: a ** b, "<<": lambda a, b: a << b,
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "@": lambda a, b: a @ b,
    "<": lambda a, b: a < b, ">=": lambda a, b: a >= b, "in": lambda a, b: a in b,
}
for name, function in operators.items():
    for left, right in ((1, "a"), (1, None), (None, 1), (1, []), ({}, 1), (1, 2.5 if name in "<<&|^@" else ())):
        try:
            print(name, function(left, right))
        except TypeError as error:
            print(name, error)
for function in (lambda: -"a", lambda: +None, lambda: ~[], lambda: -{}, lambda: abs("x"), lambda: not_there):
    try:
        function()
    except Exception as error:
        print(type(error).__name__, error)
x = 1
try:
    x += "a"
except TypeError as error:
    print(error)
try:
    x **= None
except TypeError as error:
    print(error)
try:
    x <<= 1.5
except TypeError as error:
    print(error)

#> + unsupported operand type(s) for +: 'int' and 'str'
#> + unsupported operand type(s) for +: 'int' and 'NoneType'
#> + unsupported operand type(s) for +: 'NoneType' and 'int'
#> + unsupported operand type(s) for +: 'int' and 'list'
#> + unsupported operand type(s) for +: 'dict' and 'int'
#> + unsupported operand type(s) for +: 'int' and 'tuple'
#> - unsupported operand type(s) for -: 'int' and 'str'
#> - unsupported operand type(s) for -: 'int' and 'NoneType'
#> - unsupported operand type(s) for -: 'NoneType' and 'int'
#> - unsupported operand type(s) for -: 'int' and 'list'
#> - unsupported operand type(s) for -: 'dict' and 'int'
#> - unsupported operand type(s) for -: 'int' and 'tuple'
#> * a
#> * unsupported operand type(s) for *: 'int' and 'NoneType'
#> * unsupported operand type(s) for *: 'NoneType' and 'int'
#> * []
#> * unsupported operand type(s) for *: 'dict' and 'int'
#> * ()
#> / unsupported operand type(s) for /: 'int' and 'str'
#> / unsupported operand type(s) for /: 'int' and 'NoneType'
#> / unsupported operand type(s) for /: 'NoneType' and 'int'
#> / unsupported operand type(s) for /: 'int' and 'list'
#> / unsupported operand type(s) for /: 'dict' and 'int'
#> / unsupported operand type(s) for /: 'int' and 'tuple'
#> // unsupported operand type(s) for //: 'int' and 'str'
#> // unsupported operand type(s) for //: 'int' and 'NoneType'
#> // unsupported operand type(s) for //: 'NoneType' and 'int'
#> // unsupported operand type(s) for //: 'int' and 'list'
#> // unsupported operand type(s) for //: 'dict' and 'int'
#> // unsupported operand type(s) for //: 'int' and 'tuple'
#> % unsupported operand type(s) for %: 'int' and 'str'
#> % unsupported operand type(s) for %: 'int' and 'NoneType'
#> % unsupported operand type(s) for %: 'NoneType' and 'int'
#> % unsupported operand type(s) for %: 'int' and 'list'
#> % unsupported operand type(s) for %: 'dict' and 'int'
#> % unsupported operand type(s) for %: 'int' and 'tuple'
#> ** unsupported operand type(s) for ** or pow(): 'int' and 'str'
#> ** unsupported operand type(s) for ** or pow(): 'int' and 'NoneType'
#> ** unsupported operand type(s) for ** or pow(): 'NoneType' and 'int'
#> ** unsupported operand type(s) for ** or pow(): 'int' and 'list'
#> ** unsupported operand type(s) for ** or pow(): 'dict' and 'int'
#> ** unsupported operand type(s) for ** or pow(): 'int' and 'tuple'
#> << unsupported operand type(s) for <<: 'int' and 'str'
#> << unsupported operand type(s) for <<: 'int' and 'NoneType'
#> << unsupported operand type(s) for <<: 'NoneType' and 'int'
#> << unsupported operand type(s) for <<: 'int' and 'list'
#> << unsupported operand type(s) for <<: 'dict' and 'int'
#> << unsupported operand type(s) for <<: 'int' and 'float'
#> & unsupported operand type(s) for &: 'int' and 'str'
#> & unsupported operand type(s) for &: 'int' and 'NoneType'
#> & unsupported operand type(s) for &: 'NoneType' and 'int'
#> & unsupported operand type(s) for &: 'int' and 'list'
#> & unsupported operand type(s) for &: 'dict' and 'int'
#> & unsupported operand type(s) for &: 'int' and 'float'
#> | unsupported operand type(s) for |: 'int' and 'str'
#> | unsupported operand type(s) for |: 'int' and 'NoneType'
#> | unsupported operand type(s) for |: 'NoneType' and 'int'
#> | unsupported operand type(s) for |: 'int' and 'list'
#> | unsupported operand type(s) for |: 'dict' and 'int'
#> | unsupported operand type(s) for |: 'int' and 'float'
#> ^ unsupported operand type(s) for ^: 'int' and 'str'
#> ^ unsupported operand type(s) for ^: 'int' and 'NoneType'
#> ^ unsupported operand type(s) for ^: 'NoneType' and 'int'
#> ^ unsupported operand type(s) for ^: 'int' and 'list'
#> ^ unsupported operand type(s) for ^: 'dict' and 'int'
#> ^ unsupported operand type(s) for ^: 'int' and 'float'
#> @ unsupported operand type(s) for @: 'int' and 'str'
#> @ unsupported operand type(s) for @: 'int' and 'NoneType'
#> @ unsupported operand type(s) for @: 'NoneType' and 'int'
#> @ unsupported operand type(s) for @: 'int' and 'list'
#> @ unsupported operand type(s) for @: 'dict' and 'int'
#> @ unsupported operand type(s) for @: 'int' and 'float'
#> < '<' not supported between instances of 'int' and 'str'
#> < '<' not supported between instances of 'int' and 'NoneType'
#> < '<' not supported between instances of 'NoneType' and 'int'
#> < '<' not supported between instances of 'int' and 'list'
#> < '<' not supported between instances of 'dict' and 'int'
#> < True
#> >= '>=' not supported between instances of 'int' and 'str'
#> >= '>=' not supported between instances of 'int' and 'NoneType'
#> >= '>=' not supported between instances of 'NoneType' and 'int'
#> >= '>=' not supported between instances of 'int' and 'list'
#> >= '>=' not supported between instances of 'dict' and 'int'
#> >= '>=' not supported between instances of 'int' and 'tuple'
#> in 'in <string>' requires string as left operand, not int
#> in argument of type 'NoneType' is not a container or iterable
#> in argument of type 'int' is not a container or iterable
#> in False
#> in argument of type 'int' is not a container or iterable
#> in False
#> TypeError bad operand type for unary -: 'str'
#> TypeError bad operand type for unary +: 'NoneType'
#> TypeError bad operand type for unary ~: 'list'
#> TypeError bad operand type for unary -: 'dict'
#> TypeError bad operand type for abs(): 'str'
#> NameError name 'not_there' is not defined
#> unsupported operand type(s) for +=: 'int' and 'str'
#> unsupported operand type(s) for **=: 'int' and 'NoneType'
#> unsupported operand type(s) for <<=: 'int' and 'float'
