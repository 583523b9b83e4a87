# format()
print(format(5), format(5, "03"), format("a", ">3"), format(2.5, ".2f"), format(None), format([1, 2]), format(True),
      format(1000000, ","), format(255, "#x"), format("x", ""), format(0.00001234), format(1e16), format({}),
      format(b"x"), format(-5, "05"), format(3, "e"), format(-1.5, "+.0f"), format(65, "c"), format(0.5, "%"))


class C:
    def __format__(self, spec):
        return f"C[{spec}]"


class S(str):
    def __format__(self, spec):
        return "S" + super().__format__(spec)


print(format(C()), format(C(), "anything {} goes"), format(S("x"), ">4"), f"{S('y'):<3}|",
      "{:{}}".format(C(), "nested"), format(C(), format_spec="kw") if False else format(C(), "positional"))
for bad in (lambda: format(), lambda: format(1, 2), lambda: format([], "x"), lambda: format(5, "zz"),
            lambda: format("a", "d"), lambda: format(1, "", 3), lambda: format(None, "s"),
            lambda: format(object(), "1")):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> 5 005   a 2.50 None [1, 2] True 1,000,000 0xff x 1.234e-05 1e+16 {} b'x' -0005 3.000000e+00 -2 A 50.000000%
#> C[] C[anything {} goes] S   x Sy  | C[nested] C[positional]
#> TypeError format expected at least 1 argument, got 0
#> TypeError format() argument 2 must be str, not int
#> TypeError unsupported format string passed to list.__format__
#> ValueError Unknown format code 'z' for object of type 'int'
#> ValueError Unknown format code 'd' for object of type 'str'
#> TypeError format expected at most 2 arguments, got 3
#> TypeError unsupported format string passed to NoneType.__format__
#> TypeError unsupported format string passed to object.__format__
