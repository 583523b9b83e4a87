# abs()
class A:
    def __abs__(self):
        return "custom"


class Sub(int):
    pass


print(abs(5), abs(-5), abs(0), abs(-0.0), abs(-2.5), abs(True), abs(-(2 ** 100)), abs(float("-inf")),
      abs(float("nan")), abs(A()), type(abs(Sub(-3))), type(abs(True)), abs(-(2 ** 49)), abs(-(2 ** 50)),
      abs(-(2 ** 63)))
for bad in (lambda: abs("a"), lambda: abs(), lambda: abs(1, 2), lambda: abs([]), lambda: abs(None), lambda: abs(x=1)):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> 5 5 0 0.0 2.5 1 1267650600228229401496703205376 inf nan custom <class 'int'> <class 'int'> 562949953421312 1125899906842624 9223372036854775808
#> bad operand type for abs(): 'str'
#> abs() takes exactly one argument (0 given)
#> abs() takes exactly one argument (2 given)
#> bad operand type for abs(): 'list'
#> bad operand type for abs(): 'NoneType'
#> abs() takes no keyword arguments
