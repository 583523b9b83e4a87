# Binary operators: forward, reflected, NotImplemented, priority of subclasses.
class Num:
    def __init__(self, v, log=None):
        self.v = v

    def __repr__(self):
        return f"{type(self).__name__}({self.v})"


names = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**",
         "lshift": "<<", "rshift": ">>", "and": "&", "or": "|", "xor": "^", "matmul": "@"}
for name, symbol in names.items():
    def forward(self, other, symbol=symbol):
        if isinstance(other, str):
            return NotImplemented
        return f"{self!r} {symbol} {other!r}"

    def reflected(self, other, symbol=symbol):
        if isinstance(other, float):
            return NotImplemented
        return f"{other!r} {symbol} reflected {self!r}"

    setattr(Num, f"__{name}__", forward)
    setattr(Num, f"__r{name}__", reflected)
n = Num(1)
actions = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
           "//": lambda a, b: a // b, "%": lambda a, b: a % b, "**": lambda a, b: a ** b, "<<": lambda a, b: a << b,
           ">>": lambda a, b: a >> b, "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b,
           "@": lambda a, b: a @ b}
for symbol, action in actions.items():
    print(action(n, 5), "|", action(5, n), "|", action(None, n), "|", action([], n) if symbol not in "+*" else "-")
    for left, right in ((n, "s"), (1.5, n)):
        try:
            print(action(left, right))
        except TypeError as error:
            print(error)


class Sub(Num):
    def __radd__(self, other):
        return f"Sub.__radd__ first with {other!r}"


class SubSame(Num):
    pass


print(Num(1) + Sub(2), Sub(1) + Num(2), Sub(1) + Sub(2), Num(1) + SubSame(2))
print(n.__add__("s"), (5).__add__(n), (5).__add__(2.5), (2.5).__add__(5), sum([n, 1]) if False else sum([n]),
      pow(n, 2), [1] + [2], "%s" % n)

#> Num(1) + 5 | 5 + reflected Num(1) | None + reflected Num(1) | -
#> unsupported operand type(s) for +: 'Num' and 'str'
#> unsupported operand type(s) for +: 'float' and 'Num'
#> Num(1) - 5 | 5 - reflected Num(1) | None - reflected Num(1) | [] - reflected Num(1)
#> unsupported operand type(s) for -: 'Num' and 'str'
#> unsupported operand type(s) for -: 'float' and 'Num'
#> Num(1) * 5 | 5 * reflected Num(1) | None * reflected Num(1) | -
#> can't multiply sequence by non-int of type 'Num'
#> unsupported operand type(s) for *: 'float' and 'Num'
#> Num(1) / 5 | 5 / reflected Num(1) | None / reflected Num(1) | [] / reflected Num(1)
#> unsupported operand type(s) for /: 'Num' and 'str'
#> unsupported operand type(s) for /: 'float' and 'Num'
#> Num(1) // 5 | 5 // reflected Num(1) | None // reflected Num(1) | [] // reflected Num(1)
#> unsupported operand type(s) for //: 'Num' and 'str'
#> unsupported operand type(s) for //: 'float' and 'Num'
#> Num(1) % 5 | 5 % reflected Num(1) | None % reflected Num(1) | [] % reflected Num(1)
#> unsupported operand type(s) for %: 'Num' and 'str'
#> unsupported operand type(s) for %: 'float' and 'Num'
#> Num(1) ** 5 | 5 ** reflected Num(1) | None ** reflected Num(1) | [] ** reflected Num(1)
#> unsupported operand type(s) for ** or pow(): 'Num' and 'str'
#> unsupported operand type(s) for ** or pow(): 'float' and 'Num'
#> Num(1) << 5 | 5 << reflected Num(1) | None << reflected Num(1) | [] << reflected Num(1)
#> unsupported operand type(s) for <<: 'Num' and 'str'
#> unsupported operand type(s) for <<: 'float' and 'Num'
#> Num(1) >> 5 | 5 >> reflected Num(1) | None >> reflected Num(1) | [] >> reflected Num(1)
#> unsupported operand type(s) for >>: 'Num' and 'str'
#> unsupported operand type(s) for >>: 'float' and 'Num'
#> Num(1) & 5 | 5 & reflected Num(1) | None & reflected Num(1) | [] & reflected Num(1)
#> unsupported operand type(s) for &: 'Num' and 'str'
#> unsupported operand type(s) for &: 'float' and 'Num'
#> Num(1) | 5 | 5 | reflected Num(1) | None | reflected Num(1) | [] | reflected Num(1)
#> unsupported operand type(s) for |: 'Num' and 'str'
#> unsupported operand type(s) for |: 'float' and 'Num'
#> Num(1) ^ 5 | 5 ^ reflected Num(1) | None ^ reflected Num(1) | [] ^ reflected Num(1)
#> unsupported operand type(s) for ^: 'Num' and 'str'
#> unsupported operand type(s) for ^: 'float' and 'Num'
#> Num(1) @ 5 | 5 @ reflected Num(1) | None @ reflected Num(1) | [] @ reflected Num(1)
#> unsupported operand type(s) for @: 'Num' and 'str'
#> unsupported operand type(s) for @: 'float' and 'Num'
#> Sub.__radd__ first with Num(1) Sub(1) + Num(2) Sub(1) + Sub(2) Num(1) + SubSame(2)
#> NotImplemented NotImplemented NotImplemented 7.5 0 + reflected Num(1) Num(1) ** 2 [1, 2] Num(1)
