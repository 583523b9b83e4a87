# format_map, __format__ of user classes, format() builtin.
class Money:
    def __init__(self, cents):
        self.cents = cents

    def __format__(self, spec):
        if spec == "":
            return f"{self.cents / 100:.2f}"
        return f"<{spec}:{self.cents}>"


class Default(dict):
    def __missing__(self, key):
        return f"[{key}]"


class Plain:
    def __str__(self):
        return "plain"


m = Money(1250)
print("{} {:abc} {:{}}".format(m, m, m, "dyn"), f"{m} {m:x y z} {m!s:.3}" [:20], format(m), format(m, "q"),
      "{:>10}|".format(str(Plain())))
print("{a} {b}".format_map({"a": 1, "b": 2}), "{x} {y.real}".format_map(Default(y=3)),
      "{x[0]}".format_map(Default(x="z")))
print(format(5), format(5, ""), format("s", ">4"), format(None), format([1]), format(Plain()), f"{Plain()}",
      format(True, "d"), format(True), f"{True:>6}", format(3.0, "g"))


class WrongFormat:
    def __format__(self, spec):
        return 5


class Recorder:
    def __format__(self, spec):
        return repr(spec)


print(f"{Recorder():}", f"{Recorder():a:b}", f"{Recorder():{1}{2}}", f"{Recorder(): x }",
      "{:{{}}}".format(Recorder()) if False else "", f"{Recorder():{'a' + 'b'}}", f"{Recorder():!r}")
for bad in (lambda: format(WrongFormat()), lambda: f"{WrongFormat()}", lambda: format(Plain(), "x"),
            lambda: format(5, 6), lambda: format(), lambda: "{a}".format_map(5), lambda: "{}".format_map({}),
            lambda: "{a}".format_map({}), lambda: f"{None:>5}", lambda: format([], "5"), lambda: format(object, "d"),
            lambda: format(1, 2, 3)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> 12.50 <abc:1250> <dyn:1250> 12.50 <x y z:1250> < 12.50 <q:1250>      plain|
#> 1 2 [x] 3 z
#> 5 5    s None [1] plain plain 1 True      1 3
#> '' 'a:b' '12' ' x '  'ab' '!r'
#> TypeError __format__ must return a str, not int
#> TypeError __format__ must return a str, not int
#> TypeError unsupported format string passed to Plain.__format__
#> TypeError format() argument 2 must be str, not int
#> TypeError format expected at least 1 argument, got 0
#> TypeError 'int' object is not subscriptable
#> ValueError Format string contains positional fields
#> KeyError 'a'
#> TypeError unsupported format string passed to NoneType.__format__
#> TypeError unsupported format string passed to list.__format__
#> TypeError unsupported format string passed to type.__format__
#> TypeError format expected at most 2 arguments, got 3
