# Methods of float.
for value in (0.0, 0.5, -2.75, 3.0, 1e300, 0.1, 5e-324, -0.0):
    print(value, value.is_integer(), value.as_integer_ratio(), value.hex(), float.fromhex(value.hex()) == value)
print((2.5).real, (2.5).imag, (2.5).conjugate(), abs(-2.5),
      divmod(7.5, 2), (-7.5).__abs__(), (7.9).__trunc__(), (-7.9).__trunc__())
print((2.5).__floor__(), (-2.5).__ceil__(), (2.5).__int__(), (0.0).__bool__(),
      float.__add__(1.5, 2), (1.5).__add__("a"))
for text in ("0x1p0", "-0x1.8p1", "0x.8", "1.8", "0x1p-1074", "inf", "-nan", "0x1.fffffffffffffp1023", "  0xA.8p0 "):
    print(text, float.fromhex(text))
for bad in (lambda: float("inf").as_integer_ratio(), lambda: float("nan").as_integer_ratio(),
            lambda: float.fromhex("xyz"), lambda: float.fromhex("0x1p5000"), lambda: (1.5).upper()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(float("inf").hex(), float("nan").hex(), float.hex(1.0), float("inf").is_integer())

#> 0.0 True (0, 1) 0x0.0p+0 True
#> 0.5 False (1, 2) 0x1.0000000000000p-1 True
#> -2.75 False (-11, 4) -0x1.6000000000000p+1 True
#> 3.0 True (3, 1) 0x1.8000000000000p+1 True
#> 1e+300 True (1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160, 1) 0x1.7e43c8800759cp+996 True
#> 0.1 False (3602879701896397, 36028797018963968) 0x1.999999999999ap-4 True
#> 5e-324 False (1, 202402253307310618352495346718917307049556649764142118356901358027430339567995346891960383701437124495187077864316811911389808737385793476867013399940738509921517424276566361364466907742093216341239767678472745068562007483424692698618103355649159556340810056512358769552333414615230502532186327508646006263307707741093494784) 0x0.0000000000001p-1022 True
#> -0.0 True (0, 1) -0x0.0p+0 True
#> 2.5 0.0 2.5 2.5 (3.0, 1.5) 7.5 7 -7
#> 2 -2 2 False 3.5 NotImplemented
#> 0x1p0 1.0
#> -0x1.8p1 -3.0
#> 0x.8 0.5
#> 1.8 1.5
#> 0x1p-1074 5e-324
#> inf inf
#> -nan nan
#> 0x1.fffffffffffffp1023 1.7976931348623157e+308
#>   0xA.8p0  10.5
#> OverflowError cannot convert Infinity to integer ratio
#> ValueError cannot convert NaN to integer ratio
#> ValueError invalid hexadecimal floating-point string
#> OverflowError hexadecimal value too large to represent as a float
#> AttributeError 'float' object has no attribute 'upper'
#> inf nan 0x1.0000000000000p+0 False
