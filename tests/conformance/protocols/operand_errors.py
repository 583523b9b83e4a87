# The texts of unsupported operands, for every operator and many pairs of types.
class Plain:
    pass


operations = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "**": lambda a, b: a ** b,
    "@": lambda a, b: a @ b,
    "<<": lambda a, b: a << b,
    ">>": lambda a, b: a >> b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "divmod": divmod,
}


values = (1, 1.5, "a", [1], (1,), b"x", None, {}, {1}, Plain(), range(3))
for symbol, operation in operations.items():
    print("##", symbol)
    for left in values:
        for right in values:
            fresh = list(left) if isinstance(left, list) else left
            try:
                operation(fresh, right)
            except TypeError as error:
                print(type(left).__name__, type(right).__name__, error)
            except Exception as error:
                print(type(left).__name__, type(right).__name__, type(error).__name__)
print("## in place")
for right in values:
    for left in values:
        for symbol in ("+=", "*=", "-=", "**=", "|="):
            target = list(left) if isinstance(left, list) else set(left) if isinstance(left, set) else left
            try:
                if symbol == "+=":
                    target += right
                elif symbol == "*=":
                    target *= right
                elif symbol == "-=":
                    target -= right
                elif symbol == "**=":
                    target **= right
                else:
                    target |= right
            except TypeError as error:
                print(symbol, error)
print("## unary")
for value in ("a", [1], None, Plain(), {}):
    for action in (lambda v: -v, lambda v: +v, lambda v: ~v, abs):
        try:
            action(value)
        except TypeError as error:
            print(error)
print("## power with modulus")
for arguments in ((2, 3, "x"), (2.0, 3, 5), ("x", 3, 5), (Plain(), 3, 5), (2, Plain(), 5), (2, 3, 1.5), (2, 3, 0)):
    try:
        print(pow(*arguments))
    except (TypeError, ValueError) as error:
        print(error)
