# repr, hash and == of generic aliases and unions nested 400,000 deep.
# expect: ok
# output: list repr RecursionError
# output: list hash RecursionError
# output: list eq RecursionError
# output: list parameters RecursionError
def check(kind, value, other):
    for name, action in (("repr", lambda: repr(value)), ("hash", lambda: hash(value)),
                         ("eq", lambda: value == other), ("parameters", lambda: value.__parameters__)):
        if kind == "union" and name in ("eq", "parameters"):
            continue
        try:
            action()
            print(kind, name, "no error")
        except RecursionError:
            print(kind, name, "RecursionError")


def nest(make):
    value = int
    for _ in range(400_000):
        value = make(value)
    return value


check("list", nest(lambda x: list[x]), nest(lambda x: list[x]))
