# A recursive-descent calculator with variables, functions, errors and pretty printing.
class ParseError(Exception):
    def __init__(self, message, position):
        super().__init__(f"{message} at {position}")
        self.position = position


class Parser:
    FUNCTIONS = {"max": max, "min": min, "abs": abs, "sqrt": lambda x: x ** 0.5}
    LEVELS = [{"+": lambda a, b: a + b, "-": lambda a, b: a - b},
              {"*": lambda a, b: a * b, "/": lambda a, b: a / b, "%": lambda a, b: a % b}]

    def __init__(self, variables=None):
        self.variables = variables or {}

    def parse(self, text):
        self.text, self.at = text, 0
        value = self.level(0)
        if self.peek():
            raise ParseError(f"unexpected {self.peek()!r}", self.at)
        return value

    def peek(self):
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at:self.at + 1]

    def take(self, expected):
        if self.peek() != expected:
            raise ParseError(f"expected {expected!r}", self.at)
        self.at += 1

    def level(self, n):
        if n == len(self.LEVELS):
            return self.unary()
        left = self.level(n + 1)
        while (op := self.peek()) and op in self.LEVELS[n]:
            self.at += 1
            left = self.LEVELS[n][op](left, self.level(n + 1))
        return left

    def unary(self):
        if self.peek() == "-":
            self.at += 1
            return -self.unary()
        base = self.atom()
        if self.peek() == "^":
            self.at += 1
            return base ** self.unary()
        return base

    def atom(self):
        c = self.peek()
        start = self.at
        if c == "(":
            self.at += 1
            value = self.level(0)
            self.take(")")
            return value
        if c.isdigit() or c == ".":
            while self.at < len(self.text) and (self.text[self.at].isdigit() or self.text[self.at] == "."):
                self.at += 1
            number = self.text[start:self.at]
            return float(number) if "." in number else int(number)
        if c.isalpha():
            while self.at < len(self.text) and self.text[self.at].isalnum():
                self.at += 1
            name = self.text[start:self.at]
            if self.peek() == "(":
                return self.call(name, start)
            if name not in self.variables:
                raise ParseError(f"unknown variable {name!r}", start)
            return self.variables[name]
        raise ParseError("unexpected end" if not c else f"unexpected {c!r}", self.at)

    def call(self, name, start):
        if name not in self.FUNCTIONS:
            raise ParseError(f"unknown function {name!r}", start)
        self.take("(")
        args = []
        while self.peek() != ")":
            args.append(self.level(0))
            if self.peek() == ",":
                self.at += 1
        self.take(")")
        return self.FUNCTIONS[name](*args)


p = Parser({"x": 3, "y2": -1.5})
for text in ("1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "10 / 4 - 1", "10 % 4 * 2", "x * x - y2",
             "max(1, x, 2) + min(4, 5)", "sqrt(16) + abs(-3)", "((((1))))", "1.5 + .5", "2 ^ 100", "1 +", "1 2",
             "(1", "z + 1", "foo(1)", "", "1 / 0", "3 $ 4", "max(1, )", "--5", "2 * -3"):
    try:
        print(f"{text:<28} = {p.parse(text)}")
    except ParseError as e:
        print(f"{text:<28} ! {e}\n{'':>{e.position}}^")
    except (ArithmeticError, TypeError) as e:
        print(f"{text:<28} ! {type(e).__name__}: {e}")

#> 1 + 2 * 3                    = 7
#> (1 + 2) * 3                  = 9
#> 2 ^ 3 ^ 2                    = 512
#> -2 ^ 2                       = -4
#> 10 / 4 - 1                   = 1.5
#> 10 % 4 * 2                   = 4
#> x * x - y2                   = 10.5
#> max(1, x, 2) + min(4, 5)     = 7
#> sqrt(16) + abs(-3)           = 7.0
#> ((((1))))                    = 1
#> 1.5 + .5                     = 2.0
#> 2 ^ 100                      = 1267650600228229401496703205376
#> 1 +                          ! unexpected end at 3
#>    ^
#> 1 2                          ! unexpected '2' at 2
#>   ^
#> (1                           ! expected ')' at 2
#>   ^
#> z + 1                        ! unknown variable 'z' at 0
#> ^
#> foo(1)                       ! unknown function 'foo' at 0
#> ^
#>                              ! unexpected end at 0
#> ^
#> 1 / 0                        ! ZeroDivisionError: division by zero
#> 3 $ 4                        ! unexpected '$' at 2
#>   ^
#> max(1, )                     ! TypeError: 'int' object is not iterable
#> --5                          = 5
#> 2 * -3                       = -6
