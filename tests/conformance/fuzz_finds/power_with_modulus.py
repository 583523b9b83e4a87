# __pow__ and __rpow__ of ints with a modulus return NotImplemented for other types; pow() reports the error.
def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


for value in (2, True, 1.5, 1j, "a", None, frozenset({1})):
    t(lambda: (5).__pow__(value, 3))
    t(lambda: (5).__pow__(3, value))
    t(lambda: (5).__rpow__(value, 3))
    t(lambda: (2.5).__pow__(value, 3))
    t(lambda: (1j).__pow__(value, 3))
    t(lambda: pow(5, value, 3))
    t(lambda: pow(value, 5, 3))
    t(lambda: pow(5, 3, value))

#> 1
#> 1
#> 2
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError complex modulo
#> 1
#> 2
#> 1
#> 2
#> 0
#> 1
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError complex modulo
#> 2
#> 1
#> 0
#> NotImplemented
#> NotImplemented
#> NotImplemented
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError complex modulo
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> NotImplemented
#> NotImplemented
#> NotImplemented
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError complex modulo
#> ValueError complex modulo
#> ValueError complex modulo
#> ValueError complex modulo
#> NotImplemented
#> NotImplemented
#> NotImplemented
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> NotImplemented
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'str', 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'str', 'int', 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'int', 'str'
#> NotImplemented
#> 125
#> NotImplemented
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> NotImplemented
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'NoneType', 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'NoneType', 'int', 'int'
#> 125
#> NotImplemented
#> NotImplemented
#> NotImplemented
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> NotImplemented
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'frozenset', 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'frozenset', 'int', 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'int', 'frozenset'
