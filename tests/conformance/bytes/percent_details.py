# Flags, widths, keys, conversions by special methods, and errors of bytes % values.
class Bytes:
    def __bytes__(self):
        return b"<B>"


class Wrong:
    def __bytes__(self):
        return "x"


class Index:
    def __index__(self):
        return 65


class Int:
    def __int__(self):
        return 7


class Float:
    def __float__(self):
        return 2.5


class Repr:
    def __repr__(self):
        return "r\xe9\u20ac"


class Mapping:
    def __getitem__(self, key):
        return key * 2


class Failing:
    def __index__(self):
        raise ValueError("index")

    def __float__(self):
        raise ValueError("float")


for value in (5, -5, 2 ** 70):
    print(b"%i|%u|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|%08.3d|%-+5d|%ld|%hd|%Ld" % ((value,) * 15))
for value in (171, -171):
    print(b"%x|%X|%#x|%#X|%o|%#o|%08x|%#08x|%.5x|%#.5x|%+x|% x" % ((value,) * 12))
print(b"%f|%.2f|%10.3f|%-10.3f|%010.3f|%+f|% f|%e|%E|%g|%G|%#g|%.0f|%#.0f" % ((1234.5678,) * 14))
print(b"%s|%b|%.2s|%5s|%-5s|%5.1s|%05s|%a|%r|%.3a|%10r" % (b"abc", Bytes(), b"abc", b"abc", b"abc", b"abc", b"abc",
    Repr(), "\U0001f600", Repr(), Repr()))
print(b"%c%c%c|%5c|%-5c|%05c" % (65, b"B", Index(), 66, 67, 68),
      b"%d %d %x %f %f" % (Int(), Index(), Index(), Float(), Index()))
print(b"%(a)d %(b(c))s %(a)05.1f %()s" % {b"a": 1, b"b(c)": b"x", b"": b"empty"}, b"%(ab)s" % Mapping(), b"x" % {},
      b"x" % [1], b"%%" % (), b"%*d|%-*d|%.*f" % (5, 1, 5, 2, 2, 1.2345))
cases = [(b"%d", "x"), (b"%d", b"x"), (b"%x", 3.7), (b"%o", None), (b"%x", Int()), (b"%d", Float()), (b"%d",
    Failing()), (b"%x", Failing()), (b"%f", "x"), (b"%f", 1j), (b"%f", Failing()), (b"%f", (10 ** 400,)), (b"%c",
        "A"), (b"%c", 256), (b"%c", -1), (b"%c", (2 ** 80,)), (b"%c", 1.5), (b"%c", b""), (b"%c", b"ab"), (b"%c",
            Failing()), (b"%s", "x"), (b"%s", None), (b"%s", Wrong()), (b"%b", [1]), (b"%5%", ()), (b"%5%",
                1), (b"%", ()), (b"%z", 1), (b"abc%\xe9", 1), (b"%y", ()), (b"%(a", {}), (b"%(a", 1), (b"%(a)",
                    {b"a": 1}), (b"%(a)d", {"a": 1}), (b"%(a)d", 1), (b"%(a)d", (1,)), (b"x",
                        1), (b"x", (1,)), (b"x", b"a"), (b"x", "a"), (b"%s %s",
                            b"a"), (b"%s", ()), (b"%s", (b"a", b"b")), (b"%*d", ("x", 1)), (b"%*d", (1.5,
                                1)), (b"%*d", (Index(), 1)), (b"%.*d", ("x", 1)), (b"%*d", (2 ** 70,
                                    1)), (b"%.*d", (2 ** 31, 1)), (b"%lld", 1), (b"%99999999999999999999d",
                                        1), (b"%.99999999999999999999d", 1), (b"%(x)s%s", {b"x": b"1"}), (b"%s%(x)s",
                                            {b"x": b"1"}), (b"%\x00", 1)]
for text, values in cases:
    try:
        print(text, text % values)
    except Exception as error:
        print(text, type(error).__name__, ascii(str(error)))

#> b'5|5|    5|5    |00005|+5| 5|005|     005|005     |00000005|+5   |5|5|5'
#> b'-5|-5|   -5|-5   |-0005|-5|-5|-005|    -005|-005    |-0000005|-5   |-5|-5|-5'
#> b'1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424|+1180591620717411303424| 1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424|+1180591620717411303424|1180591620717411303424|1180591620717411303424|1180591620717411303424'
#> b'ab|AB|0xab|0XAB|253|0o253|000000ab|0x0000ab|000ab|0x000ab|+ab| ab'
#> b'-ab|-AB|-0xab|-0XAB|-253|-0o253|-00000ab|-0x000ab|-000ab|-0x000ab|-ab|-ab'
#> b'1234.567800|1234.57|  1234.568|1234.568  |001234.568|+1234.567800| 1234.567800|1.234568e+03|1.234568E+03|1234.57|1234.57|1234.57|1235|1235.'
#> b"abc|<B>|ab|  abc|abc  |    a|  abc|r\\xe9\\u20ac|'\\U0001f600'|r\\x|r\\xe9\\u20ac"
#> b'ABA|    B|C    |    D' b'7 65 41 2.500000 65.000000'
#> b'1 x 001.0 empty' b'abab' b'x' b'x' b'%' b'    1|2    |1.23'
#> b'%d' TypeError '%d format: a real number is required, not str'
#> b'%d' TypeError '%d format: a real number is required, not bytes'
#> b'%x' TypeError '%x format: an integer is required, not float'
#> b'%o' TypeError '%o format: an integer is required, not NoneType'
#> b'%x' TypeError '%x format: an integer is required, not Int'
#> b'%d' TypeError '%d format: a real number is required, not Float'
#> b'%d' ValueError 'index'
#> b'%x' ValueError 'index'
#> b'%f' TypeError 'float argument required, not str'
#> b'%f' TypeError 'float argument required, not complex'
#> b'%f' TypeError 'float argument required, not Failing'
#> b'%f' TypeError 'float argument required, not int'
#> b'%c' TypeError '%c requires an integer in range(256) or a single byte, not str'
#> b'%c' OverflowError '%c arg not in range(256)'
#> b'%c' OverflowError '%c arg not in range(256)'
#> b'%c' OverflowError '%c arg not in range(256)'
#> b'%c' TypeError '%c requires an integer in range(256) or a single byte, not float'
#> b'%c' TypeError '%c requires an integer in range(256) or a single byte, not a bytes object of length 0'
#> b'%c' TypeError '%c requires an integer in range(256) or a single byte, not a bytes object of length 2'
#> b'%c' ValueError 'index'
#> b'%s' TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'str'"
#> b'%s' TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'NoneType'"
#> b'%s' TypeError '__bytes__ returned non-bytes (type str)'
#> b'%b' TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'list'"
#> b'%5%' TypeError 'not enough arguments for format string'
#> b'%5%' ValueError "unsupported format character '%' (0x25) at index 2"
#> b'%' ValueError 'incomplete format'
#> b'%z' ValueError "unsupported format character 'z' (0x7a) at index 1"
#> b'abc%\xe9' OverflowError 'character argument not in range(0x110000)'
#> b'%y' TypeError 'not enough arguments for format string'
#> b'%(a' ValueError 'incomplete format key'
#> b'%(a' TypeError 'format requires a mapping'
#> b'%(a)' ValueError 'incomplete format'
#> b'%(a)d' KeyError "b'a'"
#> b'%(a)d' TypeError 'format requires a mapping'
#> b'%(a)d' TypeError 'format requires a mapping'
#> b'x' TypeError 'not all arguments converted during bytes formatting'
#> b'x' TypeError 'not all arguments converted during bytes formatting'
#> b'x' TypeError 'not all arguments converted during bytes formatting'
#> b'x' TypeError 'not all arguments converted during bytes formatting'
#> b'%s %s' TypeError 'not enough arguments for format string'
#> b'%s' TypeError 'not enough arguments for format string'
#> b'%s' TypeError 'not all arguments converted during bytes formatting'
#> b'%*d' TypeError '* wants int'
#> b'%*d' TypeError '* wants int'
#> b'%*d' TypeError '* wants int'
#> b'%.*d' TypeError '* wants int'
#> b'%*d' OverflowError 'Python int too large to convert to C ssize_t'
#> b'%.*d' OverflowError 'Python int too large to convert to C int'
#> b'%lld' ValueError "unsupported format character 'l' (0x6c) at index 2"
#> b'%99999999999999999999d' ValueError 'width too big'
#> b'%.99999999999999999999d' ValueError 'prec too big'
#> b'%(x)s%s' TypeError 'not enough arguments for format string'
#> b'%s%(x)s' TypeError "%b requires a bytes-like object, or an object that implements __bytes__, not 'dict'"
#> b'%\x00' ValueError "unsupported format character '\x00' (0x0) at index 1"
