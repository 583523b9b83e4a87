# Which operand's method is called first, for arithmetic and comparison, as logged calls show.
class Log:
    def __init__(self, name):
        self.name = name

    def answer(self, op, other):
        print(self.name, op, getattr(other, "name", other))
        return NotImplemented

    def __add__(self, o):
        return self.answer("add", o)

    def __radd__(self, o):
        return self.answer("radd", o)

    def __iadd__(self, o):
        return self.answer("iadd", o)

    def __lt__(self, o):
        return self.answer("lt", o)

    def __gt__(self, o):
        return self.answer("gt", o)

    def __eq__(self, o):
        return self.answer("eq", o)

    def __ne__(self, o):
        return self.answer("ne", o)

    __hash__ = None


class Child(Log):
    def __radd__(self, o):
        return self.answer("child radd", o)

    def __gt__(self, o):
        return self.answer("child gt", o)


class Silent(Log):
    pass


a, b, c, s = Log("a"), Log("b"), Child("c"), Silent("s")
for left, right in ((a, b), (a, c), (c, a), (a, s), (a, 1), (1, a), (a, "x"), ([], a)):
    for action in (lambda: left + right, lambda: left < right):
        try:
            action()
        except TypeError as error:
            print(error)
print(f"{a == b = }")
print(f"{a == c = }")
print(f"{a != b = }")
print(f"{1 == a = }")
print(f"{a != 1 = }")
x = a
try:
    x += b
except TypeError as error:
    print(error)
x = 5
try:
    x += c
except TypeError as error:
    print(error)


class Power:
    def __pow__(self, e, m=None):
        print("pow", e, m)
        return NotImplemented

    def __rpow__(self, b, m=None):
        print("rpow", b, m)
        return "rpow"


print(2 ** Power())
for bad in (lambda: Power() ** 2, lambda: pow(Power(), 2, 3), lambda: pow(2, 3, Power())):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> a add b
#> unsupported operand type(s) for +: 'Log' and 'Log'
#> a lt b
#> b gt a
#> '<' not supported between instances of 'Log' and 'Log'
#> c child radd a
#> a add c
#> unsupported operand type(s) for +: 'Log' and 'Child'
#> c child gt a
#> a lt c
#> '<' not supported between instances of 'Log' and 'Child'
#> c add a
#> a radd c
#> unsupported operand type(s) for +: 'Child' and 'Log'
#> c lt a
#> a gt c
#> '<' not supported between instances of 'Child' and 'Log'
#> a add s
#> s radd a
#> unsupported operand type(s) for +: 'Log' and 'Silent'
#> s gt a
#> a lt s
#> '<' not supported between instances of 'Log' and 'Silent'
#> a add 1
#> unsupported operand type(s) for +: 'Log' and 'int'
#> a lt 1
#> '<' not supported between instances of 'Log' and 'int'
#> a radd 1
#> unsupported operand type(s) for +: 'int' and 'Log'
#> a gt 1
#> '<' not supported between instances of 'int' and 'Log'
#> a add x
#> unsupported operand type(s) for +: 'Log' and 'str'
#> a lt x
#> '<' not supported between instances of 'Log' and 'str'
#> a radd []
#> can only concatenate list (not "Log") to list
#> a gt []
#> '<' not supported between instances of 'list' and 'Log'
#> a eq b
#> b eq a
#> a == b = False
#> c eq a
#> a eq c
#> a == c = False
#> a ne b
#> b ne a
#> a != b = True
#> a eq 1
#> 1 == a = False
#> a ne 1
#> a != 1 = True
#> a iadd b
#> a add b
#> unsupported operand type(s) for +=: 'Log' and 'Log'
#> c child radd 5
#> unsupported operand type(s) for +=: 'int' and 'Child'
#> rpow 2 None
#> rpow
#> pow 2 None
#> unsupported operand type(s) for ** or pow(): 'Power' and 'int'
#> pow 2 3
#> unsupported operand type(s) for ** or pow(): 'Power', 'int', 'int'
#> unsupported operand type(s) for ** or pow(): 'int', 'int', 'Power'
