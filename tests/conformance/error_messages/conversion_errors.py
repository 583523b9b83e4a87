# Messages of failed conversions between types.
values = ["", "abc", "1.5", " ", b"x", None, [1], {}, object, 1j.imag, "nan", "1_", "\u0661x", (1,), float("inf"),
          float("nan"), -1, 10 ** 400, "0x1g"]
for name, kind in (("int", int), ("float", float), ("bytes", bytes), ("list", list), ("dict", dict), ("chr",
    chr), ("ord", ord), ("range", range), ("set", set), ("enumerate", enumerate), ("bin", bin)):
    seen = []
    for v in values:
        if kind is list and isinstance(v, str) or kind in (bytes, range) and isinstance(v, int):
            continue
        try:
            kind(v)
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            if text not in seen:
                seen.append(text)
    for text in seen:
        print(name, "|", text)

#> int | ValueError: invalid literal for int() with base 10: ''
#> int | ValueError: invalid literal for int() with base 10: 'abc'
#> int | ValueError: invalid literal for int() with base 10: '1.5'
#> int | ValueError: invalid literal for int() with base 10: ' '
#> int | ValueError: invalid literal for int() with base 10: b'x'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'dict'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'type'
#> int | ValueError: invalid literal for int() with base 10: 'nan'
#> int | ValueError: invalid literal for int() with base 10: '1_'
#> int | ValueError: invalid literal for int() with base 10: '١x'
#> int | TypeError: int() argument must be a string, a bytes-like object or a real number, not 'tuple'
#> int | OverflowError: cannot convert float infinity to integer
#> int | ValueError: cannot convert float NaN to integer
#> int | ValueError: invalid literal for int() with base 10: '0x1g'
#> float | ValueError: could not convert string to float: ''
#> float | ValueError: could not convert string to float: 'abc'
#> float | ValueError: could not convert string to float: ' '
#> float | ValueError: could not convert string to float: b'x'
#> float | TypeError: float() argument must be a string or a real number, not 'NoneType'
#> float | TypeError: float() argument must be a string or a real number, not 'list'
#> float | TypeError: float() argument must be a string or a real number, not 'dict'
#> float | TypeError: float() argument must be a string or a real number, not 'type'
#> float | ValueError: could not convert string to float: '1_'
#> float | ValueError: could not convert string to float: '١x'
#> float | TypeError: float() argument must be a string or a real number, not 'tuple'
#> float | OverflowError: int too large to convert to float
#> float | ValueError: could not convert string to float: '0x1g'
#> bytes | TypeError: string argument without an encoding
#> bytes | TypeError: cannot convert 'NoneType' object to bytes
#> bytes | TypeError: cannot convert 'type' object to bytes
#> bytes | TypeError: cannot convert 'float' object to bytes
#> list | TypeError: 'NoneType' object is not iterable
#> list | TypeError: 'type' object is not iterable
#> list | TypeError: 'float' object is not iterable
#> list | TypeError: 'int' object is not iterable
#> dict | ValueError: dictionary update sequence element #0 has length 1; 2 is required
#> dict | TypeError: object is not iterable
#> dict | TypeError: 'NoneType' object is not iterable
#> dict | TypeError: 'type' object is not iterable
#> dict | TypeError: 'float' object is not iterable
#> dict | TypeError: 'int' object is not iterable
#> chr | TypeError: 'str' object cannot be interpreted as an integer
#> chr | TypeError: 'bytes' object cannot be interpreted as an integer
#> chr | TypeError: 'NoneType' object cannot be interpreted as an integer
#> chr | TypeError: 'list' object cannot be interpreted as an integer
#> chr | TypeError: 'dict' object cannot be interpreted as an integer
#> chr | TypeError: 'type' object cannot be interpreted as an integer
#> chr | TypeError: 'float' object cannot be interpreted as an integer
#> chr | TypeError: 'tuple' object cannot be interpreted as an integer
#> chr | ValueError: chr() arg not in range(0x110000)
#> ord | TypeError: ord() expected a character, but string of length 0 found
#> ord | TypeError: ord() expected a character, but string of length 3 found
#> ord | TypeError: ord() expected string of length 1, but NoneType found
#> ord | TypeError: ord() expected string of length 1, but list found
#> ord | TypeError: ord() expected string of length 1, but dict found
#> ord | TypeError: ord() expected string of length 1, but type found
#> ord | TypeError: ord() expected string of length 1, but float found
#> ord | TypeError: ord() expected a character, but string of length 2 found
#> ord | TypeError: ord() expected string of length 1, but tuple found
#> ord | TypeError: ord() expected string of length 1, but int found
#> ord | TypeError: ord() expected a character, but string of length 4 found
#> range | TypeError: 'str' object cannot be interpreted as an integer
#> range | TypeError: 'bytes' object cannot be interpreted as an integer
#> range | TypeError: 'NoneType' object cannot be interpreted as an integer
#> range | TypeError: 'list' object cannot be interpreted as an integer
#> range | TypeError: 'dict' object cannot be interpreted as an integer
#> range | TypeError: 'type' object cannot be interpreted as an integer
#> range | TypeError: 'float' object cannot be interpreted as an integer
#> range | TypeError: 'tuple' object cannot be interpreted as an integer
#> set | TypeError: 'NoneType' object is not iterable
#> set | TypeError: 'type' object is not iterable
#> set | TypeError: 'float' object is not iterable
#> set | TypeError: 'int' object is not iterable
#> enumerate | TypeError: 'NoneType' object is not iterable
#> enumerate | TypeError: 'type' object is not iterable
#> enumerate | TypeError: 'float' object is not iterable
#> enumerate | TypeError: 'int' object is not iterable
#> bin | TypeError: 'str' object cannot be interpreted as an integer
#> bin | TypeError: 'bytes' object cannot be interpreted as an integer
#> bin | TypeError: 'NoneType' object cannot be interpreted as an integer
#> bin | TypeError: 'list' object cannot be interpreted as an integer
#> bin | TypeError: 'dict' object cannot be interpreted as an integer
#> bin | TypeError: 'type' object cannot be interpreted as an integer
#> bin | TypeError: 'float' object cannot be interpreted as an integer
#> bin | TypeError: 'tuple' object cannot be interpreted as an integer
