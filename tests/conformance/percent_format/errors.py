# Errors of printf-style formatting.
class Indexed:
    def __index__(self):
        return 10


class Inted:
    def __int__(self):
        return 20


cases = [("%d", "a"), ("%d", None), ("%d %d", (1,)), ("%d", (1, 2)), ("%d", ()), ("%s", ()), ("%z", 1), ("%",
    1), ("abc %", ()), ("%(a)s", 5), ("%(a)s", {}), ("%(a", {"a": 1}), ("%x", 1.5), ("%x", "a"), ("%c", "ab"), ("%c",
        -1), ("%c", 0x110000), ("%c", 1.5), ("%f", "a"), ("%e", None), ("no fields", 1), ("no fields", (1,)),
         ("no fields", [1]), ("no fields", {}), ("%*d", (1.5, 2)), ("%.*f", ("a", 2)), ("%5", 1), ("%(a)d",
             {"a": "x"}), ("%d", Indexed()), ("%d", Inted()), ("%x", Indexed()), ("%x", Inted()), ("%f",
                 Indexed()), ("%d", float("nan")), ("%d", float("inf")), ("%i", []), ("%s %s", "ab"), ("%(a)s %s",
                     {"a": 1}), ("%s %(a)s", {"a": 1}), ("%s", {"a": 1}), ("%99999999999999999999d",
                         1), ("%.99999999999999999999f", 1.0), ("%é", 1), ("%c", b"a"), ("%u", "z"), ("%o", 2.0)]
for text, argument in cases:
    try:
        print(repr(text), repr(text % argument))
    except Exception as error:
        print(repr(text), "->", type(error).__name__, error)
x = "%s-%s"
x %= (1, 2)
print(x)

#> '%d' -> TypeError %d format: a real number is required, not str
#> '%d' -> TypeError %d format: a real number is required, not NoneType
#> '%d %d' -> TypeError not enough arguments for format string
#> '%d' -> TypeError not all arguments converted during string formatting
#> '%d' -> TypeError not enough arguments for format string
#> '%s' -> TypeError not enough arguments for format string
#> '%z' -> ValueError unsupported format character 'z' (0x7a) at index 1
#> '%' -> ValueError incomplete format
#> 'abc %' -> ValueError incomplete format
#> '%(a)s' -> TypeError format requires a mapping
#> '%(a)s' -> KeyError 'a'
#> '%(a' -> ValueError incomplete format key
#> '%x' -> TypeError %x format: an integer is required, not float
#> '%x' -> TypeError %x format: an integer is required, not str
#> '%c' -> TypeError %c requires an int or a unicode character, not a string of length 2
#> '%c' -> OverflowError %c arg not in range(0x110000)
#> '%c' -> OverflowError %c arg not in range(0x110000)
#> '%c' -> TypeError %c requires an int or a unicode character, not float
#> '%f' -> TypeError must be real number, not str
#> '%e' -> TypeError must be real number, not NoneType
#> 'no fields' -> TypeError not all arguments converted during string formatting
#> 'no fields' -> TypeError not all arguments converted during string formatting
#> 'no fields' 'no fields'
#> 'no fields' 'no fields'
#> '%*d' -> TypeError * wants int
#> '%.*f' -> TypeError * wants int
#> '%5' -> ValueError incomplete format
#> '%(a)d' -> TypeError %d format: a real number is required, not str
#> '%d' '10'
#> '%d' '20'
#> '%x' 'a'
#> '%x' -> TypeError %x format: an integer is required, not Inted
#> '%f' '10.000000'
#> '%d' -> ValueError cannot convert float NaN to integer
#> '%d' -> OverflowError cannot convert float infinity to integer
#> '%i' -> TypeError %i format: a real number is required, not list
#> '%s %s' -> TypeError not enough arguments for format string
#> '%(a)s %s' -> TypeError not enough arguments for format string
#> '%s %(a)s' "{'a': 1} 1"
#> '%s' "{'a': 1}"
#> '%99999999999999999999d' -> ValueError width too big
#> '%.99999999999999999999f' -> ValueError precision too big
#> '%é' -> ValueError unsupported format character '?' (0xe9) at index 1
#> '%c' -> TypeError %c requires an int or a unicode character, not bytes
#> '%u' -> TypeError %u format: a real number is required, not str
#> '%o' -> TypeError %o format: an integer is required, not float
#> 1-2
