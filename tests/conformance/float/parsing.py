# float() of text, numbers and objects.
for text in ("1", "1.5", "-2.25", "+3.", ".5", "-.5e1", "1e5", "1E-5", "1e+5", " 7.0 \n", "1_000.5", "1_0e1_0",
             "inf", "-Inf",
             "+INFINITY", "nan", "-NaN", "0x10", "1__0", "_1.0", "1_.0", "1._0", "1e", "e5", ".", "", " ", "1.2.3",
             "1 2", "infin",
             "1e400", "-1e400", "1e-400", "0e999", "123456789" * 5, "0." + "0" * 30 + "1", "1\x00", "\u0661.\u0665",
             "1,5", "--1"):
    try:
        print(repr(text), float(text))
    except ValueError as error:
        print(error)
print(float(), float(5), float(True), float(2 ** 60), float(b"2.5"), float(-0), float("-0"), float(10 ** 22))


class Convertible:
    def __float__(self):
        return 2.5


class Indexable:
    def __index__(self):
        return 9


class Wrong:
    def __float__(self):
        return 3


print(float(Convertible()), float(Indexable()))
for bad in (lambda: float(Wrong()), lambda: float(None), lambda: float([]), lambda: float(b"x"), lambda: float(1, 2),
            lambda: float(x=1), lambda: float("a" * 10)):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(9007199254740993.0, 2.5e-324, 2.4e-324, 1.7976931348623158e308, float("1.7976931348623159e308"), 0.1e1,
      1_0.0_1, 1e0_5)
print(float("2.47032822920623272e-324"), float("2.47032822920623273e-324"), float("9007199254740992.9999999999"),
      float("6.9e-310"))

#> '1' 1.0
#> '1.5' 1.5
#> '-2.25' -2.25
#> '+3.' 3.0
#> '.5' 0.5
#> '-.5e1' -5.0
#> '1e5' 100000.0
#> '1E-5' 1e-05
#> '1e+5' 100000.0
#> ' 7.0 \n' 7.0
#> '1_000.5' 1000.5
#> '1_0e1_0' 100000000000.0
#> 'inf' inf
#> '-Inf' -inf
#> '+INFINITY' inf
#> 'nan' nan
#> '-NaN' nan
#> could not convert string to float: '0x10'
#> could not convert string to float: '1__0'
#> could not convert string to float: '_1.0'
#> could not convert string to float: '1_.0'
#> could not convert string to float: '1._0'
#> could not convert string to float: '1e'
#> could not convert string to float: 'e5'
#> could not convert string to float: '.'
#> could not convert string to float: ''
#> could not convert string to float: ' '
#> could not convert string to float: '1.2.3'
#> could not convert string to float: '1 2'
#> could not convert string to float: 'infin'
#> '1e400' inf
#> '-1e400' -inf
#> '1e-400' 0.0
#> '0e999' 0.0
#> '123456789123456789123456789123456789123456789' 1.2345678912345679e+44
#> '0.0000000000000000000000000000001' 1e-31
#> could not convert string to float: '1\x00'
#> '١.٥' 1.5
#> could not convert string to float: '1,5'
#> could not convert string to float: '--1'
#> 0.0 5.0 1.0 1.152921504606847e+18 2.5 0.0 -0.0 1e+22
#> 2.5 9.0
#> TypeError Wrong.__float__ returned non-float (type int)
#> TypeError float() argument must be a string or a real number, not 'NoneType'
#> TypeError float() argument must be a string or a real number, not 'list'
#> ValueError could not convert string to float: b'x'
#> TypeError float expected at most 1 argument, got 2
#> TypeError float() takes no keyword arguments
#> ValueError could not convert string to float: 'aaaaaaaaaa'
#> 9007199254740992.0 5e-324 0.0 1.7976931348623157e+308 inf 1.0 10.01 100000.0
#> 0.0 5e-324 9007199254740992.0 6.9e-310
