# Strings that grow by short ones, and replacement fields of f-strings: plain, padded, converted, and those that only
# the protocol can format.


def grow(pieces, times):
    text = ""
    for i in range(times):
        text += pieces[i % len(pieces)]
    return text


for pieces in (["ab"], ["x"], [""], ["", "y"], ["a" * 63], ["b" * 64], ["c" * 65], ["é"], ["a", "€"], ["😀", "z"]):
    made = grow(pieces, 900)
    expected = "".join(pieces[i % len(pieces)] for i in range(900))
    print(len(made), made == expected, hash(made) == hash(expected), made.isascii(), made[-3:] == expected[-3:])

# Two strings that grow from the same one.
base = grow(["ab"], 1000)
left = base + "L"
right = base + "R"
left += "l"
right += "r"
again = base + "A"
print(base[-2:], left[-3:], right[-3:], again[-2:], len(base), len(left), len(right), len(again))
kept = []
text = grow(["0123456789"], 200)
for i in range(50):
    text += str(i)
    kept.append(text)
print([t[-2:] for t in kept[:3]], all(b.startswith(a) for a, b in zip(kept, kept[1:])), len(kept[-1]))
text += text
print(len(text), text[:5], text[-5:])
text = "x" * 2000
for _ in range(3):
    text = text + text[-5:] + "é"
print(len(text), text[-8:])
text = "head" + grow(["q"], 2000)
text = "-" + text
print(text[:6], len(text))

number, big, name, empty, wide = 7, 10**30, "name", "", "ünï€"
print(f"{number}{number:>5}|{number:<5}|{number:^5}|{number:05}|{number:5d}|")
print(f"{number:*^7}|{number:3}|{number:0}|{-number:05}|")
print(f"{name:>8}|{name:<8}|{name:^9}|{name:8}|{name:s}|{name:-^10s}|{empty:3}|{empty:>2}|{wide:>6}|{wide:é^9}|")
print(f"{number:>63}|{number:>64}|{name:>63}|{name:>70}|{number:1}|{name[0]:1}|{0:1}|")
print(f"{name!r:>8}|{name!s:>8}|{wide!a:>20}|{number!r:>4}|{number!s:<4}|{big:>40}|{big}|{True}|{True:>5}|{None}|")
print(f"{number:+}|{number:,}|{123456:,}|{number:x}|{number:#x}|{number:e}|{number:.2f}|{1.5:>8}|{1.5}|{number:c}|")
width, align = 6, ">"
print(f"{number:{width}}|{name:{align}{width}}|{number:{align}{width}d}|{name:{width}s}|")
for value, spec in ((number, "s"), (name, "d"), (name, "05"), (name, "=5"), (number, "5s"), (number, ">"), (name, "^"),
                    (None, ">5"), (number, "5.2")):
    try:
        print(repr(f"{value:{spec}}"))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


class Field:
    def __format__(self, spec):
        return f"<{spec}>"

    def __str__(self):
        return "str"


class Count(int):
    def __format__(self, spec):
        return f"count {int(self)} {spec}"


class Named(str):
    def __str__(self):
        return "other"


print(f"{Field()}{Field():>5}{Field()!s:>5}|{Count(3)}|{Count(3):>5}|{Named('n')}|{Named('n'):>8}|{Named('n')!s:>8}|")
print("".join(f"{i}{i * i:>{i}}" for i in range(12)), len(f"{'a' * 30}{'b' * 33}"), len(f"{'a' * 32}{'b' * 33}{1}"))

#> 1800 True True True True
#> 900 True True True True
#> 0 True True True True
#> 450 True True True True
#> 56700 True True True True
#> 57600 True True True True
#> 58500 True True True True
#> 900 True True False True
#> 900 True True False True
#> 900 True True False True
#> ab bLl bRr bA 2000 2002 2002 2001
#> ['90', '01', '12'] True 2090
#> 4180 01234 74849
#> 2018 ééxxxééé
#> -headq 2005
#> 7    7|7    |  7  |00007|    7|
#> ***7***|  7|7|-0007|
#>     name|name    |  name   |name    |name|---name---|   |  |  ünï€|ééünï€ééé|
#>                                                               7|                                                               7|                                                           name|                                                                  name|7|n|0|
#>   'name'|    name|   '\xfcn\xef\u20ac'|   7|7   |         1000000000000000000000000000000|1000000000000000000000000000000|True|    1|None|
#> +7|7|123,456|7|0x7|7.000000e+00|7.00|     1.5|1.5||
#>      7|  name|     7|name  |
#> ValueError Unknown format code 's' for object of type 'int'
#> ValueError Unknown format code 'd' for object of type 'str'
#> 'name0'
#> ValueError '=' alignment not allowed in string format specifier
#> ValueError Unknown format code 's' for object of type 'int'
#> '7'
#> 'name'
#> TypeError unsupported format string passed to NoneType.__format__
#> ValueError Precision not allowed in integer format specifier
#> <><>5>  str|count 3 |count 3 >5|other|       n|   other|
#> 00112 43  94  165   256    367     498      649       8110       10011        121 63 66
