# str format: string specification matrix.
# option: --policy standard
for spec in ['', 's', '10', '<10', '>10', '^10', '*^10', '.2', '10.2', '010', '>010', 's<5s', '0<5', '.0', 'é^9',
             '😀<8']:
    print(repr(spec), [format(v, spec) for v in ('', 'a', 'abc', 'éß', 'long text here')])
for spec in ['d', '=10', '+', ' ', ',', '_', '#', 'z', 'x', '.', '.x', '5.', '-5', '<', '<<<', '0=5', '%', 'ss',
             '!r']:
    try:
        print(repr(spec), repr(format('abc', spec)))
    except Exception as error:
        print(repr(spec), type(error).__name__, error)
for value in [None, [], {}, (), object, print, Ellipsis, b'x', range(2), type(None), 1j, {1}]:
    for spec in ['', '5', 's']:
        try:
            print(type(value).__name__, repr(spec), format(value, spec))
        except Exception as error:
            print(type(value).__name__, repr(spec), type(error).__name__, error)

#> '' ['', 'a', 'abc', 'éß', 'long text here']
#> 's' ['', 'a', 'abc', 'éß', 'long text here']
#> '10' ['          ', 'a         ', 'abc       ', 'éß        ', 'long text here']
#> '<10' ['          ', 'a         ', 'abc       ', 'éß        ', 'long text here']
#> '>10' ['          ', '         a', '       abc', '        éß', 'long text here']
#> '^10' ['          ', '    a     ', '   abc    ', '    éß    ', 'long text here']
#> '*^10' ['**********', '****a*****', '***abc****', '****éß****', 'long text here']
#> '.2' ['', 'a', 'ab', 'éß', 'lo']
#> '10.2' ['          ', 'a         ', 'ab        ', 'éß        ', 'lo        ']
#> '010' ['0000000000', 'a000000000', 'abc0000000', 'éß00000000', 'long text here']
#> '>010' ['0000000000', '000000000a', '0000000abc', '00000000éß', 'long text here']
#> 's<5s' ['sssss', 'assss', 'abcss', 'éßsss', 'long text here']
#> '0<5' ['00000', 'a0000', 'abc00', 'éß000', 'long text here']
#> '.0' ['', '', '', '', '']
#> 'é^9' ['ééééééééé', 'ééééaéééé', 'éééabcééé', 'ééééßéééé', 'long text here']
#> '😀<8' ['😀😀😀😀😀😀😀😀', 'a😀😀😀😀😀😀😀', 'abc😀😀😀😀😀', 'éß😀😀😀😀😀😀', 'long text here']
#> 'd' ValueError Unknown format code 'd' for object of type 'str'
#> '=10' ValueError '=' alignment not allowed in string format specifier
#> '+' ValueError Sign not allowed in string format specifier
#> ' ' ValueError Space not allowed in string format specifier
#> ',' ValueError Cannot specify ',' with 's'.
#> '_' ValueError Cannot specify '_' with 's'.
#> '#' ValueError Alternate form (#) not allowed in string format specifier
#> 'z' ValueError Negative zero coercion (z) not allowed in string format specifier
#> 'x' ValueError Unknown format code 'x' for object of type 'str'
#> '.' ValueError Format specifier missing precision
#> '.x' ValueError Format specifier missing precision
#> '5.' ValueError Format specifier missing precision
#> '-5' ValueError Sign not allowed in string format specifier
#> '<' 'abc'
#> '<<<' ValueError Unknown format code '<' for object of type 'str'
#> '0=5' ValueError '=' alignment not allowed in string format specifier
#> '%' ValueError Unknown format code '%' for object of type 'str'
#> 'ss' ValueError Invalid format specifier 'ss' for object of type 'str'
#> '!r' ValueError Invalid format specifier '!r' for object of type 'str'
#> NoneType '' None
#> NoneType '5' TypeError unsupported format string passed to NoneType.__format__
#> NoneType 's' TypeError unsupported format string passed to NoneType.__format__
#> list '' []
#> list '5' TypeError unsupported format string passed to list.__format__
#> list 's' TypeError unsupported format string passed to list.__format__
#> dict '' {}
#> dict '5' TypeError unsupported format string passed to dict.__format__
#> dict 's' TypeError unsupported format string passed to dict.__format__
#> tuple '' ()
#> tuple '5' TypeError unsupported format string passed to tuple.__format__
#> tuple 's' TypeError unsupported format string passed to tuple.__format__
#> type '' <class 'object'>
#> type '5' TypeError unsupported format string passed to type.__format__
#> type 's' TypeError unsupported format string passed to type.__format__
#> builtin_function_or_method '' <built-in function print>
#> builtin_function_or_method '5' TypeError unsupported format string passed to builtin_function_or_method.__format__
#> builtin_function_or_method 's' TypeError unsupported format string passed to builtin_function_or_method.__format__
#> ellipsis '' Ellipsis
#> ellipsis '5' TypeError unsupported format string passed to ellipsis.__format__
#> ellipsis 's' TypeError unsupported format string passed to ellipsis.__format__
#> bytes '' b'x'
#> bytes '5' TypeError unsupported format string passed to bytes.__format__
#> bytes 's' TypeError unsupported format string passed to bytes.__format__
#> range '' range(0, 2)
#> range '5' TypeError unsupported format string passed to range.__format__
#> range 's' TypeError unsupported format string passed to range.__format__
#> type '' <class 'NoneType'>
#> type '5' TypeError unsupported format string passed to type.__format__
#> type 's' TypeError unsupported format string passed to type.__format__
#> complex '' 1j
#> complex '5'    1j
#> complex 's' ValueError Unknown format code 's' for object of type 'complex'
#> set '' {1}
#> set '5' TypeError unsupported format string passed to set.__format__
#> set 's' TypeError unsupported format string passed to set.__format__
