# Literal, value, capture, wildcard, or and as patterns.

class Color:
    RED = 1
    GREEN = "green"


def kind(x):
    match x:
        case 0:
            return "zero"
        case -1 | -2:
            return "small negative"
        case 1.5:
            return "float"
        case 3 + 4j | -2j:
            return "complex"
        case "a" | "b" as letter:
            return f"letter {letter}"
        case b"bytes":
            return "bytes"
        case None:
            return "none"
        case True:
            return "true"
        case False:
            return "false"
        case Color.GREEN:
            return "green"
        case str(s) if len(s) > 5:
            return f"long {s}"
        case str():
            return "text"
        case int() | float() as n if n > 100:
            return f"large {n}"
        case other:
            return f"other {other!r}"


for value in [0, 0.0, False, True, 1, -1, -2, -3, 1.5, 3 + 4j, -2j, 2j, "a", "b", "c", b"bytes", b"",
              None, "green", "a long text", 101, 1e9, 1 << 80, [], Ellipsis]:
    print(repr(value), "->", kind(value))


class Equal:
    def __init__(self, answer):
        self.answer = answer

    def __eq__(self, other):
        print("eq", other)
        return self.answer


for answer in True, False, [], "yes":
    match Equal(answer):
        case 7:
            print("matched", answer)
        case Color.RED:
            print("never")
        case _:
            print("no match", answer)

# Captures are bound before the guard, and stay bound when it fails.
match 5:
    case x if x > 10:
        print("no")
    case y if (z := y + 1) == 6:
        print(x, y, z)

# Nothing is bound when the pattern fails.
first = second = "unset"
match [1, 2]:
    case [first, 3]:
        pass
    case [second, 2]:
        pass
print(first, second)

# The subject is evaluated once, even if a case assigns to its name.
x = [1, 2]
match x:
    case [x, 3]:
        print("no")
    case [x, y] if x > y:
        print("no")
    case [a, b]:
        print(a, b, x, y)


def local(x):
    match x:
        case [x, _] if x == 9:
            return "nine", x
        case [_, x]:
            return "second", x
        case {"x": x}:
            return "key", x
    return "none", x


print(local([9, 1]), local([1, 9]), local({"x": 4}), local(3))


def no_match():
    match 3:
        case 4:
            never = 1
    try:
        return never
    except UnboundLocalError as e:
        return e


print(no_match())


def closure(x):
    match x:
        case (a, *rest):
            return lambda: (a, rest)
        case {**kw}:
            return lambda: kw


print(closure((1, 2, 3))(), closure({"k": 1})())


def scopes():
    global glob
    local_value = None

    def inner():
        nonlocal local_value
        match (1, 2):
            case (glob_, local_value):
                pass
        match 7:
            case glob:
                return glob
    print(inner(), local_value)
    match 8:
        case glob:
            pass


scopes()
print(glob)


class Body:
    match (1, "two"):
        case (one, two):
            three = 3
    match 1:
        case __private:
            pass


print(Body.one, Body.two, Body.three, Body._Body__private)

# match, case and _ as names
match = {"case": 1}
match match:
    case {"case": case}:
        print(case)
_ = 5
match 6:
    case _:
        print(_)
match, = 1,
print(match)
# nested or patterns
match (1, (2, 3)):
    case ((1 as a) | (2 as a), (4, b) | (2, b)):
        print(a, b)
match [[1, 2], 3]:
    case [(1 | 2) as p, 3] | [[1, p], 3]:
        print(p)
# control flow out of cases
out = []
for i in range(6):
    match i:
        case 1:
            continue
        case 4:
            break
        case n:
            out.append(n)
else:
    out.append("else")
print(out)
match 1, 2:
    case a, b:
        print(a, b)
match 1,:
    case [a]:
        print(a)
match *[1, 2], 3:
    case 1, *r:
        print(r)
match lambda: 1:
    case f:
        print(f())

#> 0 -> zero
#> 0.0 -> zero
#> False -> zero
#> True -> true
#> 1 -> other 1
#> -1 -> small negative
#> -2 -> small negative
#> -3 -> other -3
#> 1.5 -> float
#> (3+4j) -> complex
#> (-0-2j) -> complex
#> 2j -> other 2j
#> 'a' -> letter a
#> 'b' -> letter b
#> 'c' -> text
#> b'bytes' -> bytes
#> b'' -> other b''
#> None -> none
#> 'green' -> green
#> 'a long text' -> long a long text
#> 101 -> large 101
#> 1000000000.0 -> large 1000000000.0
#> 1208925819614629174706176 -> large 1208925819614629174706176
#> [] -> other []
#> Ellipsis -> other Ellipsis
#> eq 7
#> matched True
#> eq 7
#> eq 1
#> no match False
#> eq 7
#> eq 1
#> no match []
#> eq 7
#> matched yes
#> 5 5 6
#> unset 1
#> 1 2 1 2
#> ('nine', 9) ('second', 9) ('key', 4) ('none', 3)
#> cannot access local variable 'never' where it is not associated with a value
#> (1, [2, 3]) {'k': 1}
#> 7 2
#> 8
#> 1 two 3 1
#> 1
#> 5
#> 1
#> 1 3
#> 2
#> [0, 2, 3]
#> 1 2
#> 1
#> [2, 3]
#> 1
