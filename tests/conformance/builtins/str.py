# str() as a constructor in programs: digits, joining, conversion chains.
print(str(12) + str(3.5) + str(True) + str(None) + str([1]) + str("x"), "".join(str(i) for i in range(12)),
      str(2 ** 80)[::-1], sum(int(c) for c in str(987654321)), str(1e100), str(-0.0), str(b"a"), str(...), str(int),
      str(0.1 + 0.2), str(()), str({"a": (1,)}), len(str(10 ** 50)), [str(x) for x in (1, "1", 1.0)], str(range(2)),
      str(ValueError("msg")), str(KeyError("k")), str(type(None)))


class Temp:
    def __init__(self, d):
        self.d = d

    def __str__(self):
        return f"{self.d}°"

    def __repr__(self):
        return f"Temp({self.d})"


t = Temp(20)
print(t, str(t), [t], f"{t} {t!r} {t!s:>5}", "%s %r" % (t, t), "{} {!r}".format(t, t), " ".join(map(str, [t, t])),
      str([t]), str({1: t}), str(t) + "!", sorted([str(Temp(9)), str(Temp(10))]))


def is_palindrome(n):
    s = str(n)
    return s == s[::-1]


print([n for n in range(100, 200) if is_palindrome(n)], str(12345).zfill(8), str(7).rjust(3, "."), int(str(1) * 5),
      str(str(str(1))), str("é").encode(), str(True).lower(), str(1.50), str(1_000))

#> 123.5TrueNone[1]x 01234567891011 6716074719264169185298021 45 1e+100 -0.0 b'a' Ellipsis <class 'int'> 0.30000000000000004 () {'a': (1,)} 51 ['1', '1', '1.0'] range(0, 2) msg 'k' <class 'NoneType'>
#> 20° 20° [Temp(20)] 20° Temp(20)   20° 20° Temp(20) 20° Temp(20) 20° 20° [Temp(20)] {1: Temp(20)} 20°! ['10°', '9°']
#> [101, 111, 121, 131, 141, 151, 161, 171, 181, 191] 00012345 ..7 11111 1 b'\xc3\xa9' true 1.5 1000
