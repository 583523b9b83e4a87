# Errors of str.format.
cases = [
    ("{", ()), ("}", ()), ("{}", ()), ("{0} {}", (1, 2)), ("{} {0}", (1,
        2)), ("{1}", (1,)), ("{a}", ()), ("{0.x}", (1,)), ("{0[x]}", ([1],)), ("{0[5]}", ([1],)), ("{0[a]}", ({},)),
    ("{!x}", (1,)), ("{!}", (1,)), ("{!rs}", (1,)), ("{0", (1,)), ("{0!r", (1,)), ("{0:", (1,)), ("{:d}", ("a",)), (
        "{:s}", (1,)), ("{:x}", (1.5,)), ("{:,}", ("a",)), ("{:.2d}", (1,)), ("{:q}", (1,)), ("{:d}", (1.0,)),
    ("{0[}", (1,)), ("{0[]}", ([1],)), ("{0.}", (1,)), ("{0[0}", ([1],)), ("{0]}", ([1],)), ("{0[0]x}", ([1],)), (
        "{a b}", ()), ("{:{}}", (1,)), ("{:{:{}}}", (1, 2,
            3)), ("{ 0}", (1,)), ("{-1}", (1,)), ("{:+}", ("a",)), ("{:=5}", ("a",)), ("{:05}", ("a",)), (
                "{:z}", ("a",)),
    ("{:#}", ("a",)), ("{: }", ("a",)), ("{:_}", ("a",)), ("{:5}", (None,)), ("{:5}", ([],)), ("{:}", ([1],)), (
        "{99999999999999999999}", ()), ("{:99999999999999999999}", (1,)), ("{:.99999999999999999999f}", (1.0,)), (
            "}{", ()), ("{0}}", (1,)), ("{{0}", (1,)), ("{:c}", (-1,)), ("{:c}", (0x110000,)), ("{:c}", ("a",)), (
                "{:<<5d}", ("a",)),
]
for text, arguments in cases:
    try:
        print(repr(text), repr(text.format(*arguments)))
    except Exception as error:
        print(repr(text), "->", type(error).__name__, error)

#> '{' -> ValueError Single '{' encountered in format string
#> '}' -> ValueError Single '}' encountered in format string
#> '{}' -> IndexError Replacement index 0 out of range for positional args tuple
#> '{0} {}' -> ValueError cannot switch from manual field specification to automatic field numbering
#> '{} {0}' -> ValueError cannot switch from automatic field numbering to manual field specification
#> '{1}' -> IndexError Replacement index 1 out of range for positional args tuple
#> '{a}' -> KeyError 'a'
#> '{0.x}' -> AttributeError 'int' object has no attribute 'x'
#> '{0[x]}' -> TypeError list indices must be integers or slices, not str
#> '{0[5]}' -> IndexError list index out of range
#> '{0[a]}' -> KeyError 'a'
#> '{!x}' -> ValueError Unknown conversion specifier x
#> '{!}' -> ValueError unmatched '{' in format spec
#> '{!rs}' -> ValueError expected ':' after conversion specifier
#> '{0' -> ValueError expected '}' before end of string
#> '{0!r' -> ValueError unmatched '{' in format spec
#> '{0:' -> ValueError unmatched '{' in format spec
#> '{:d}' -> ValueError Unknown format code 'd' for object of type 'str'
#> '{:s}' -> ValueError Unknown format code 's' for object of type 'int'
#> '{:x}' -> ValueError Unknown format code 'x' for object of type 'float'
#> '{:,}' -> ValueError Cannot specify ',' with 's'.
#> '{:.2d}' -> ValueError Precision not allowed in integer format specifier
#> '{:q}' -> ValueError Unknown format code 'q' for object of type 'int'
#> '{:d}' -> ValueError Unknown format code 'd' for object of type 'float'
#> '{0[}' -> ValueError expected '}' before end of string
#> '{0[]}' -> ValueError Empty attribute in format string
#> '{0.}' -> ValueError Empty attribute in format string
#> '{0[0}' -> ValueError expected '}' before end of string
#> '{0]}' -> KeyError '0]'
#> '{0[0]x}' -> ValueError Only '.' or '[' may follow ']' in format field specifier
#> '{a b}' -> KeyError 'a b'
#> '{:{}}' -> IndexError Replacement index 1 out of range for positional args tuple
#> '{:{:{}}}' -> ValueError Max string recursion exceeded
#> '{ 0}' -> KeyError ' 0'
#> '{-1}' -> KeyError '-1'
#> '{:+}' -> ValueError Sign not allowed in string format specifier
#> '{:=5}' -> ValueError '=' alignment not allowed in string format specifier
#> '{:05}' 'a0000'
#> '{:z}' -> ValueError Negative zero coercion (z) not allowed in string format specifier
#> '{:#}' -> ValueError Alternate form (#) not allowed in string format specifier
#> '{: }' -> ValueError Space not allowed in string format specifier
#> '{:_}' -> ValueError Cannot specify '_' with 's'.
#> '{:5}' -> TypeError unsupported format string passed to NoneType.__format__
#> '{:5}' -> TypeError unsupported format string passed to list.__format__
#> '{:}' '[1]'
#> '{99999999999999999999}' -> ValueError Too many decimal digits in format string
#> '{:99999999999999999999}' -> ValueError Too many decimal digits in format string
#> '{:.99999999999999999999f}' -> ValueError Too many decimal digits in format string
#> '}{' -> ValueError Single '}' encountered in format string
#> '{0}}' -> ValueError Single '}' encountered in format string
#> '{{0}' -> ValueError Single '}' encountered in format string
#> '{:c}' -> OverflowError %c arg not in range(0x110000)
#> '{:c}' -> OverflowError %c arg not in range(0x110000)
#> '{:c}' -> ValueError Unknown format code 'c' for object of type 'str'
#> '{:<<5d}' -> ValueError Unknown format code 'd' for object of type 'str'
