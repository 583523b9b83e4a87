# str() and repr() of objects, and the protocol behind them.
class Both:
    def __str__(self):
        return "as str"

    def __repr__(self):
        return "as repr"


class OnlyRepr:
    def __repr__(self):
        return "only repr é"


class BadStr:
    def __str__(self):
        return 5


class BadRepr:
    def __repr__(self):
        return None


class Sub(str):
    pass


print(str(), repr(str()), str(5), str(None), str([1, "a"]), str("a"), str(b"ab"), str(1.0), str((1,)), str({}),
      str(object=7), str(str), str(len))
print(str(Both()), repr(Both()), [Both()], {1: Both()}, str(OnlyRepr()), ascii(OnlyRepr()), f"{Both()}",
      f"{Both()!r}", "%s %r" % (Both(), Both()), str(Both))
print(type(str(Sub("x"))), Sub("x") == "x", repr(Sub("x")), type(Sub("x") + "y"), type(Sub("x").upper()),
      type(Sub("x")[:]), hash(Sub("x")) == hash("x"), {Sub("k"): 1}["k"], isinstance(Sub(), str), Sub(b"a", "ascii"))
for bad in (lambda: str(BadStr()), lambda: repr(BadRepr()), lambda: str(BadRepr()), lambda: [BadRepr()].__repr__(),
            lambda: str(5, "ascii"), lambda: str("a", "ascii"), lambda: str(b"a", 5), lambda: str(1, 2, 3, 4),
            lambda: f"{BadStr()}", lambda: "%s" % BadStr(), lambda: ascii(BadRepr()), lambda: str(b"\xff", "utf-8"),
            lambda: str(errors="x", object=3)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#>  '' 5 None [1, 'a'] a b'ab' 1.0 (1,) {} 7 <class 'str'> <built-in function len>
#> as str as repr [as repr] {1: as repr} only repr é only repr \xe9 as str as repr as str as repr <class '__main__.Both'>
#> <class 'str'> True 'x' <class 'str'> <class 'str'> <class 'str'> True 1 True a
#> TypeError __str__ returned non-string (type int)
#> TypeError __repr__ returned non-string (type NoneType)
#> TypeError __str__ returned non-string (type NoneType)
#> TypeError __repr__ returned non-string (type NoneType)
#> TypeError decoding to str: need a bytes-like object, int found
#> TypeError decoding str is not supported
#> TypeError str() argument 'encoding' must be str, not int
#> TypeError str expected at most 3 arguments, got 4
#> TypeError __str__ returned non-string (type int)
#> TypeError __str__ returned non-string (type int)
#> TypeError __repr__ returned non-string (type NoneType)
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> TypeError decoding to str: need a bytes-like object, int found
