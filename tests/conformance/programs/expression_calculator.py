# programs: expression calculator.
# option: --policy standard
import re
TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|(.))")
def tokens(text):
    for number, symbol in TOKEN.findall(text):
        yield float(number) if "." in number else int(number) if number else symbol
    yield None
class Parser:
    def __init__(self, text):
        self.tokens = tokens(text)
        self.next()
    def next(self):
        previous, self.token = getattr(self, "token", None), next(self.tokens)
        return previous
    def expression(self):
        value = self.term()
        while self.token in ("+", "-"):
            value = value + self.term() if self.next() == "+" else value - self.term()
        return value
    def term(self):
        value = self.factor()
        while self.token in ("*", "/", "%"):
            match self.next():
                case "*": value *= self.factor()
                case "/": value /= self.factor()
                case "%": value %= self.factor()
        return value
    def factor(self):
        if self.token == "-":
            self.next()
            return -self.factor()
        base = self.atom()
        if self.token == "^":
            self.next()
            return base ** self.factor()
        return base
    def atom(self):
        if isinstance(self.token, (int, float)):
            return self.next()
        if self.token == "(":
            self.next()
            value = self.expression()
            if self.next() != ")":
                raise SyntaxError("')' expected")
            return value
        raise SyntaxError(f"unexpected {self.token!r}")
def calculate(text):
    parser = Parser(text)
    value = parser.expression()
    if parser.token is not None:
        raise SyntaxError(f"unexpected {parser.token!r}")
    return value
for text in ("1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "7 % 4 - 10 / 4", "1.5 * (2 - -3)", "1 +", "(1",
             "2 3", "1 / 0", "", "a + 1"):
    try:
        print(f"{text} = {calculate(text)}")
    except (SyntaxError, ZeroDivisionError) as error:
        print(f"{text!r}: {type(error).__name__}: {error}")

#> 1 + 2 * 3 = 7
#> (1 + 2) * 3 = 9
#> 2 ^ 3 ^ 2 = 512
#> -2 ^ 2 = -4
#> 7 % 4 - 10 / 4 = 0.5
#> 1.5 * (2 - -3) = 7.5
#> '1 +': SyntaxError: unexpected None
#! Traceback (most recent call last):
#!   File "expression_calculator.py", line 57, in <module>
#!     print(f"{text} = {calculate(text)}")
#!                       ~~~~~~~~~^^^^^^
#!   File "expression_calculator.py", line 50, in calculate
#!     value = parser.expression()
#!   File "expression_calculator.py", line 17, in expression
#!     value = self.term()
#!   File "expression_calculator.py", line 22, in term
#!     value = self.factor()
#!   File "expression_calculator.py", line 33, in factor
#!     base = self.atom()
#!   File "expression_calculator.py", line 44, in atom
#!     if self.next() != ")":
#!        ~~~~~~~~~^^
#!   File "expression_calculator.py", line 14, in next
#!     previous, self.token = getattr(self, "token", None), next(self.tokens)
#!                                                          ~~~~^^^^^^^^^^^^^
#! StopIteration
