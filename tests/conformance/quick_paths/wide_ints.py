# Ints around the borders of 50, 63, 64, 126 and 128 bits, and strings that are added.
# option: --policy standard

EDGES = sorted({sign * (base + delta)
                for base in (0, 1, 2**31, 2**32, 2**49, 2**50, 2**62, 2**63, 2**64, 2**125, 2**126, 2**127, 2**128)
                for delta in (-2, -1, 0, 1, 3) for sign in (1, -1)})


def same(x, y):
    """Checks the operators against each other, with the operands split so that other paths compute them."""
    bad = []
    total = x + y
    if total - y != x or total - x != y or y + x != total: bad.append("+-")
    product = x * y
    if y and (product // y != x or product % y != 0): bad.append("*//")
    if y:
        quotient, remainder = x // y, x % y
        if quotient * y + remainder != x or abs(remainder) >= abs(y): bad.append("//%")
        if remainder and (remainder < 0) != (y < 0): bad.append("sign")
        if divmod(x, y) != (quotient, remainder): bad.append("divmod")
    if (x & y) + (x | y) != total: bad.append("&|")
    if (x ^ y) != (x | y) - (x & y): bad.append("^")
    return bad


bad = [(x, y, same(x, y)) for x in EDGES for y in EDGES if same(x, y)]
print(len(EDGES), bad[:3])
print([x + 1 for x in EDGES][-6:], [x - 1 for x in EDGES][:6])
bad = [(x, n) for x in EDGES for n in (0, 1, 5, 13, 17, 31, 49, 62, 63, 64, 65, 100, 127, 128, 200)
       if (x << n) != x * 2**n or (x >> n) != x // 2**n]
print(bad)
for x in (2**49 - 1, 2**49, -2**49, -2**49 - 1, 2**64, -2**64, 2**127):
    print(x, x + 1, x - 1, x * 3, x << 3, x >> 3, -x, ~x, x ^ 255, x & 255, x | 7, x // 10, x % 10)
try: 2**60 % 0
except ZeroDivisionError as error: print(error)
try: 2**60 // 0
except ZeroDivisionError as error: print(error)
try: 2**60 << -1
except ValueError as error: print(error)
try: 2**60 >> -1
except ValueError as error: print(error)
print(type(2**60 + True), 2**60 * False, (2**60) + 0.5, True + True, 2**60 & True, -(2**60) | True)


class Number(int):
    def __add__(self, other): return "own"
    def __radd__(self, other): return "reflected"


print(Number(2**60) + 1, 1 + Number(2**60), 2**60 + Number(1), Number(2**60) - 1, Number(2**60) * 2)
print(2**60 ^ Number(3))
state, value, mask = 12345, 0x9E3779B97F4A7C15, (1 << 64) - 1
for _ in range(50):
    state = (state * 6364136223846793005 + 1442695040888963407) & mask
    value ^= (value << 13) & mask
    value ^= value >> 7
    value ^= (value << 17) & mask
    value += state
    value -= state // 3
    value %= 2**63
print(state, value, {state: 1}[state], state == int(str(state)))
x = 2**100
x += 1; x -= 2; x *= 2; x >>= 60; x <<= 20; x |= 5; x &= 2**61 - 1; x ^= 1
print(x)

a, b, wide, shared = "ab", "é", "\u20ac", "x" * 2000 + "y"
print(a + b, b + a, a + wide, wide + wide, a + "", "" + a, ("" + a) is a)
print((a + "") is a, len(shared + a), (shared + a)[-3:])
for n in (0, 1, 30, 31, 32, 33, 62, 63, 64, 65, 128):
    left = "l" * n
    joined = left + "r" * n
    print(n, len(joined), joined == "l" * n + "r" * n, (left + "é").isascii(), (left + "e").isascii())
    print(joined.count("l"))


class Text(str):
    def __add__(self, other): return "own +"
    def __radd__(self, other): return "own reflected +"


print(Text("a") + "b", "a" + Text("b"), type("a" + str(Text("b"))))
for bad in (1, None, b"x", ["y"]):
    try: "a" + bad
    except TypeError as error: print(error)
    try: bad + "a"
    except TypeError as error: print(error)
text = "s"
text += "t"; text += "\xe9"; text += "\u20ac"
print(text, text == "st\xe9\u20ac", hash(text) == hash("st" + "\xe9\u20ac"))

#> 119 []
#> [170141183460469231731687303715884105732, 340282366920938463463374607431768211455, 340282366920938463463374607431768211456, 340282366920938463463374607431768211457, 340282366920938463463374607431768211458, 340282366920938463463374607431768211460] [-340282366920938463463374607431768211460, -340282366920938463463374607431768211458, -340282366920938463463374607431768211457, -340282366920938463463374607431768211456, -340282366920938463463374607431768211455, -170141183460469231731687303715884105732]
#> []
#> 562949953421311 562949953421312 562949953421310 1688849860263933 4503599627370488 70368744177663 -562949953421311 -562949953421312 562949953421056 255 562949953421311 56294995342131 1
#> 562949953421312 562949953421313 562949953421311 1688849860263936 4503599627370496 70368744177664 -562949953421312 -562949953421313 562949953421567 0 562949953421319 56294995342131 2
#> -562949953421312 -562949953421311 -562949953421313 -1688849860263936 -4503599627370496 -70368744177664 562949953421312 562949953421311 -562949953421057 0 -562949953421305 -56294995342132 8
#> -562949953421313 -562949953421312 -562949953421314 -1688849860263939 -4503599627370504 -70368744177665 562949953421313 562949953421312 -562949953421568 255 -562949953421313 -56294995342132 7
#> 18446744073709551616 18446744073709551617 18446744073709551615 55340232221128654848 147573952589676412928 2305843009213693952 -18446744073709551616 -18446744073709551617 18446744073709551871 0 18446744073709551623 1844674407370955161 6
#> -18446744073709551616 -18446744073709551615 -18446744073709551617 -55340232221128654848 -147573952589676412928 -2305843009213693952 18446744073709551616 18446744073709551615 -18446744073709551361 0 -18446744073709551609 -1844674407370955162 4
#> 170141183460469231731687303715884105728 170141183460469231731687303715884105729 170141183460469231731687303715884105727 510423550381407695195061911147652317184 1361129467683753853853498429727072845824 21267647932558653966460912964485513216 -170141183460469231731687303715884105728 -170141183460469231731687303715884105729 170141183460469231731687303715884105983 0 170141183460469231731687303715884105735 17014118346046923173168730371588410572 8
#> division by zero
#> division by zero
#> negative shift count
#> negative shift count
#> <class 'int'> 0 1.152921504606847e+18 2 0 -1152921504606846975
#> own reflected reflected 1152921504606846975 2305843009213693952
#> 1152921504606846979
#> 13412285652831116611 6675481653737475201 1 True
#> 2305843009212645380
#> abé éab ab€ €€ ab ab True
#> True 2003 yab
#> 0 0 True False True
#> 0
#> 1 2 True False True
#> 1
#> 30 60 True False True
#> 30
#> 31 62 True False True
#> 31
#> 32 64 True False True
#> 32
#> 33 66 True False True
#> 33
#> 62 124 True False True
#> 62
#> 63 126 True False True
#> 63
#> 64 128 True False True
#> 64
#> 65 130 True False True
#> 65
#> 128 256 True False True
#> 128
#> own + own reflected + <class 'str'>
#> can only concatenate str (not "int") to str
#> unsupported operand type(s) for +: 'int' and 'str'
#> can only concatenate str (not "NoneType") to str
#> unsupported operand type(s) for +: 'NoneType' and 'str'
#> can only concatenate str (not "bytes") to str
#> can't concat str to bytes
#> can only concatenate str (not "list") to str
#> can only concatenate list (not "str") to list
#> sté€ True True
