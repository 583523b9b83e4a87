# A calculator language: tokenizer, precedence-climbing parser to a tree, evaluator, printer, derivative.


class CalculatorError(Exception):
    """An error with a position in the source line."""

    def __init__(self, message, position=None):
        super().__init__(message)
        self.position = position


class Token:
    __slots__ = ("kind", "text", "position")

    def __init__(self, kind, text, position):
        self.kind, self.text, self.position = kind, text, position

    def __repr__(self):
        return f"{self.kind}:{self.text}@{self.position}"


def tokenize(line):
    position = 0
    while position < len(line):
        char = line[position]
        start = position
        if char.isspace():
            position += 1
            continue
        if char.isdigit() or char == "." and line[position + 1:position + 2].isdigit():
            while position < len(line) and (line[position].isdigit() or line[position] == "."):
                position += 1
            text = line[start:position]
            if text.count(".") > 1:
                raise CalculatorError(f"malformed number {text}", start)
            yield Token("number", text, start)
        elif char.isalpha() or char == "_":
            while position < len(line) and (line[position].isalnum() or line[position] == "_"):
                position += 1
            yield Token("name", line[start:position], start)
        elif line[position:position + 2] in ("==", "<=", ">=", "**"):
            position += 2
            yield Token("op", line[start:position], start)
        elif char in "+-*/%()=<>,;":
            position += 1
            yield Token("op", char, start)
        else:
            raise CalculatorError(f"unexpected character {char!r}", position)
    yield Token("end", "", len(line))


class Node:
    def simplify(self):
        return self


class Number(Node):
    def __init__(self, value):
        self.value = value

    def evaluate(self, env):
        return self.value

    def derive(self, name):
        return Number(0)

    def __str__(self):
        return str(self.value)


class Variable(Node):
    def __init__(self, name, position):
        self.name, self.position = name, position

    def evaluate(self, env):
        try:
            return env[self.name]
        except KeyError:
            raise CalculatorError(f"unknown name {self.name}", self.position) from None

    def derive(self, name):
        return Number(int(self.name == name))

    def __str__(self):
        return self.name


class Binary(Node):
    OPERATORS = {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "/": lambda a, b: a / b if a % b else a // b,
        "%": lambda a, b: a % b,
        "**": lambda a, b: a ** b,
        "==": lambda a, b: int(a == b),
        "<": lambda a, b: int(a < b),
        ">": lambda a, b: int(a > b),
        "<=": lambda a, b: int(a <= b),
        ">=": lambda a, b: int(a >= b),
    }

    def __init__(self, op, left, right, position=None):
        self.op, self.left, self.right, self.position = op, left, right, position

    def evaluate(self, env):
        left, right = self.left.evaluate(env), self.right.evaluate(env)
        try:
            return self.OPERATORS[self.op](left, right)
        except ArithmeticError as error:
            raise CalculatorError(f"{type(error).__name__}", self.position) from error

    def derive(self, name):
        left, right = self.left, self.right
        dl, dr = left.derive(name), right.derive(name)
        if self.op in "+-":
            result = Binary(self.op, dl, dr)
        elif self.op == "*":
            result = Binary("+", Binary("*", dl, right), Binary("*", left, dr))
        elif self.op == "/":
            top = Binary("-", Binary("*", dl, right), Binary("*", left, dr))
            result = Binary("/", top, Binary("**", right, Number(2)))
        elif self.op == "**" and isinstance(right, Number):
            power = Binary("**", left, Number(right.value - 1))
            result = Binary("*", Binary("*", Number(right.value), power), dl)
        else:
            raise CalculatorError(f"cannot derive {self.op}", self.position)
        return result.simplify()

    def simplify(self):
        left, right = self.left.simplify(), self.right.simplify()
        values = [n.value if isinstance(n, Number) else None for n in (left, right)]
        if None not in values and not (self.op in "/%" and values[1] == 0):
            return Number(self.OPERATORS[self.op](*values))
        if self.op == "+" and 0 in values:
            return left if values[1] == 0 else right
        if self.op == "*" and 0 in values:
            return Number(0)
        if self.op == "*" and 1 in values:
            return left if values[1] == 1 else right
        if self.op in ("-", "/", "**") and values[1] == (0 if self.op == "-" else 1):
            return left
        return Binary(self.op, left, right, self.position)

    def __str__(self):
        return f"({self.left} {self.op} {self.right})"


class Call(Node):
    def __init__(self, name, arguments, position):
        self.name, self.arguments, self.position = name, arguments, position

    def evaluate(self, env):
        function = env.get(self.name)
        if not callable(function):
            raise CalculatorError(f"{self.name} is not a function", self.position)
        try:
            return function(*[a.evaluate(env) for a in self.arguments])
        except TypeError as error:
            raise CalculatorError(str(error).replace("<lambda>()", self.name), self.position)

    def derive(self, name):
        raise CalculatorError(f"cannot derive {self.name}()", self.position)

    def __str__(self):
        return f"{self.name}({', '.join(map(str, self.arguments))})"


class Parser:
    LEVELS = {"==": 1, "<": 1, ">": 1, "<=": 1, ">=": 1, "+": 2, "-": 2, "*": 3, "/": 3, "%": 3, "**": 5}

    def __init__(self, line):
        self.tokens = list(tokenize(line))
        self.index = 0

    @property
    def token(self):
        return self.tokens[self.index]

    def advance(self, text=None):
        token = self.token
        if text is not None and token.text != text:
            raise CalculatorError(f"expected {text!r} but found {token.text or 'the end'!r}", token.position)
        self.index += 1
        return token

    def parse(self):
        tree = self.expression(1)
        if self.token.kind != "end":
            raise CalculatorError(f"unexpected {self.token.text!r}", self.token.position)
        return tree

    def expression(self, level):
        left = self.operand()
        while self.token.kind == "op" and self.LEVELS.get(self.token.text, 0) >= level:
            op = self.advance()
            strength = self.LEVELS[op.text]
            right = self.expression(strength if op.text == "**" else strength + 1)
            left = Binary(op.text, left, right, op.position)
        return left

    def operand(self):
        token = self.advance()
        if token.kind == "number":
            return Number(float(token.text) if "." in token.text else int(token.text))
        if token.text == "(":
            inner = self.expression(1)
            self.advance(")")
            return inner
        if token.text == "-":
            return Binary("-", Number(0), self.expression(4), token.position)
        if token.kind == "name":
            if self.token.text != "(":
                return Variable(token.text, token.position)
            self.advance("(")
            arguments = []
            while self.token.text != ")":
                arguments.append(self.expression(1))
                if self.token.text != ")":
                    self.advance(",")
            self.advance(")")
            return Call(token.text, arguments, token.position)
        raise CalculatorError(f"unexpected {token.text or 'end'!r}", token.position)


class Session:
    def __init__(self):
        self.env = {"pi": 3.14159265, "max": max, "min": min, "abs": abs, "sqrt": lambda x: x ** 0.5}

    def run(self, line):
        name, equals, rest = line.partition("=")
        if line.startswith("d/d"):
            variable, _, expression = line[3:].partition(" ")
            return str(Parser(expression).parse().derive(variable))
        if equals and name.strip().isidentifier() and not rest.startswith("="):
            self.env[name.strip()] = value = Parser(rest).parse().evaluate(self.env)
            return f"{name.strip()} = {value}"
        return self.show(Parser(line).parse().evaluate(self.env))

    @staticmethod
    def show(value):
        return f"{value:.6g}" if isinstance(value, float) else str(value)


LINES = """1 + 2 * 3
(1 + 2) * 3 - -4
2 ** 3 ** 2
7 / 2 + 8 / 2
x = 12 % 5
x * x + 1
radius = 2.5
pi * radius ** 2
max(1, x, sqrt(81)) + abs(-7)
2 ** 100
x < 3 == 1
d/dx x ** 3 + 2 * x ** 2 - 5 * x + 7
d/dt (t + 1) / t
1 + * 2
(1 + 2
3 $ 4
1.2.3
unknown + 1
10 / (5 - 5)
sqrt()
pi(3)
d/dx sqrt(x)"""


def main():
    session = Session()
    for line in LINES.splitlines():
        try:
            print(f"> {line}\n{session.run(line)}")
        except CalculatorError as error:
            if error.position is not None:
                print("  " + " " * error.position + "^")
            print("error:", error)
    print(Parser("a+b*-c**2").parse())
    print(list(tokenize("f(x) <= 10")))


main()
