# int() of text: signs, whitespace, underscores, other digits, bases and error messages.
print(int("0"), int("12"), int("-12"), int("+7"), int("  42 \n"), int("1_000_000"), int("00012"))
print(int("ff", 16), int("0xff", 16), int("0XfF", 0), int("0b101", 0), int("0o17", 0), int("777", 8))
print(int("z", 36), int("Zz", 36), int("-0b11", 2), int("0b11", 2), int("1_0", 2), int("0_7", 8))
print(int("\u0663\u0664"), int("\uff11\uff12"), int("\u00a05\u2003"))
print(int(b"123"), int(b" -45 "), int(b"ff", 16), int("0", 0), int("00", 0), int("0_0", 0))
print(int("123456789012345678901234567890"), int("f" * 20, 16), int("-" + "1" * 40))
print(int("10", base=3), int("10", base=36))
cases = ["", " ", "+", "-", "1 2", "1__0", "_1", "1_", "0x10", "12a", "1.5", "1e3", "--1", "+-1",
         "\u00b2", "a\nb", "\x00", "1\x00", "'"]
for text in cases:
    try:
        print(int(text))
    except ValueError as error:
        print(error)
for text, base in (("012", 0), ("8", 8), ("2", 2), ("0x", 16), ("g", 16), ("1", 1), ("1", 37), ("1", -1),
                   ("0b2", 0), ("_1", 16), ("0x_f", 16), ("0x__f", 16)):
    try:
        print(text, base, int(text, base))
    except ValueError as error:
        print(error)
for bad in (lambda: int("1", "2"), lambda: int("1", 2.0), lambda: int(b"x"), lambda: int(base=10)):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> 0 12 -12 7 42 1000000 12
#> 255 255 255 5 15 511
#> 35 1295 -3 3 2 7
#> 34 12 5
#> 123 -45 255 0 0 0
#> 123456789012345678901234567890 1208925819614629174706175 -1111111111111111111111111111111111111111
#> 3 36
#> invalid literal for int() with base 10: ''
#> invalid literal for int() with base 10: ' '
#> invalid literal for int() with base 10: '+'
#> invalid literal for int() with base 10: '-'
#> invalid literal for int() with base 10: '1 2'
#> invalid literal for int() with base 10: '1__0'
#> invalid literal for int() with base 10: '_1'
#> invalid literal for int() with base 10: '1_'
#> invalid literal for int() with base 10: '0x10'
#> invalid literal for int() with base 10: '12a'
#> invalid literal for int() with base 10: '1.5'
#> invalid literal for int() with base 10: '1e3'
#> invalid literal for int() with base 10: '--1'
#> invalid literal for int() with base 10: '+-1'
#> invalid literal for int() with base 10: '²'
#> invalid literal for int() with base 10: 'a\nb'
#> invalid literal for int() with base 10: '\x00'
#> invalid literal for int() with base 10: '1\x00'
#> invalid literal for int() with base 10: "'"
#> invalid literal for int() with base 0: '012'
#> invalid literal for int() with base 8: '8'
#> invalid literal for int() with base 2: '2'
#> invalid literal for int() with base 16: '0x'
#> invalid literal for int() with base 16: 'g'
#> int() base must be >= 2 and <= 36, or 0
#> int() base must be >= 2 and <= 36, or 0
#> int() base must be >= 2 and <= 36, or 0
#> invalid literal for int() with base 0: '0b2'
#> invalid literal for int() with base 16: '_1'
#> 0x_f 16 15
#> invalid literal for int() with base 16: '0x__f'
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> ValueError invalid literal for int() with base 10: b'x'
#> TypeError int() missing string argument
