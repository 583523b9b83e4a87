# Format specifications of str: fill, alignment, width, precision.
for spec in ("", "s", "10", "<10", ">10", "^10", "*<10", "*>10", "*^10", "0", "010", "010s", ".0", ".1", ".3", ".10",
             "10.2", "<10.2s", "é^9", "😀>6", "}<5", "<<5", ">>5", "^^5", "=<5", "5s", " <5", "05", "<05", "2"):
    try:
        print(spec, [format(text, spec) for text in ("", "abc", "héllo", "😀x")])
    except ValueError as error:
        print(spec, error)
for spec in ("=5", "+5", "-5", " 5", "#5", ",", "_", "d", "f", "x", "5.", ".", ".-1", "s5", "5 s", "abc", "%", "z",
             "\n"):
    try:
        print(repr(spec), format("abc", spec))
    except ValueError as error:
        print(repr(spec), error)
rows = [("apple", 1.5, 12), ("kiwi", 0.25, 1200), ("watermelon", 12.0, 3)]
for name, price, count in rows:
    print(f"{name:<12}|{price:>8.2f}|{count:^6d}|{price * count:>+12,.2f}|{name[:3]:_^7}|")
print(f"{'Total':=>20}", f"{'':-<20}", f"{'x':\t>3}", f"{'a':.<5}{'b':.>5}")

#>  ['', 'abc', 'héllo', '😀x']
#> s ['', 'abc', 'héllo', '😀x']
#> 10 ['          ', 'abc       ', 'héllo     ', '😀x        ']
#> <10 ['          ', 'abc       ', 'héllo     ', '😀x        ']
#> >10 ['          ', '       abc', '     héllo', '        😀x']
#> ^10 ['          ', '   abc    ', '  héllo   ', '    😀x    ']
#> *<10 ['**********', 'abc*******', 'héllo*****', '😀x********']
#> *>10 ['**********', '*******abc', '*****héllo', '********😀x']
#> *^10 ['**********', '***abc****', '**héllo***', '****😀x****']
#> 0 ['', 'abc', 'héllo', '😀x']
#> 010 ['0000000000', 'abc0000000', 'héllo00000', '😀x00000000']
#> 010s ['0000000000', 'abc0000000', 'héllo00000', '😀x00000000']
#> .0 ['', '', '', '']
#> .1 ['', 'a', 'h', '😀']
#> .3 ['', 'abc', 'hél', '😀x']
#> .10 ['', 'abc', 'héllo', '😀x']
#> 10.2 ['          ', 'ab        ', 'hé        ', '😀x        ']
#> <10.2s ['          ', 'ab        ', 'hé        ', '😀x        ']
#> é^9 ['ééééééééé', 'éééabcééé', 'ééhélloéé', 'ééé😀xéééé']
#> 😀>6 ['😀😀😀😀😀😀', '😀😀😀abc', '😀héllo', '😀😀😀😀😀x']
#> }<5 ['}}}}}', 'abc}}', 'héllo', '😀x}}}']
#> <<5 ['<<<<<', 'abc<<', 'héllo', '😀x<<<']
#> >>5 ['>>>>>', '>>abc', 'héllo', '>>>😀x']
#> ^^5 ['^^^^^', '^abc^', 'héllo', '^😀x^^']
#> =<5 ['=====', 'abc==', 'héllo', '😀x===']
#> 5s ['     ', 'abc  ', 'héllo', '😀x   ']
#>  <5 ['     ', 'abc  ', 'héllo', '😀x   ']
#> 05 ['00000', 'abc00', 'héllo', '😀x000']
#> <05 ['00000', 'abc00', 'héllo', '😀x000']
#> 2 ['  ', 'abc', 'héllo', '😀x']
#> '=5' '=' alignment not allowed in string format specifier
#> '+5' Sign not allowed in string format specifier
#> '-5' Sign not allowed in string format specifier
#> ' 5' Space not allowed in string format specifier
#> '#5' Alternate form (#) not allowed in string format specifier
#> ',' Cannot specify ',' with 's'.
#> '_' Cannot specify '_' with 's'.
#> 'd' Unknown format code 'd' for object of type 'str'
#> 'f' Unknown format code 'f' for object of type 'str'
#> 'x' Unknown format code 'x' for object of type 'str'
#> '5.' Format specifier missing precision
#> '.' Format specifier missing precision
#> '.-1' Format specifier missing precision
#> 's5' Invalid format specifier 's5' for object of type 'str'
#> '5 s' Invalid format specifier '5 s' for object of type 'str'
#> 'abc' Invalid format specifier 'abc' for object of type 'str'
#> '%' Unknown format code '%' for object of type 'str'
#> 'z' Negative zero coercion (z) not allowed in string format specifier
#> '\n' Unknown format code '\xa' for object of type 'str'
#> apple       |    1.50|  12  |      +18.00|__app__|
#> kiwi        |    0.25| 1200 |     +300.00|__kiw__|
#> watermelon  |   12.00|  3   |      +36.00|__wat__|
#> ===============Total -------------------- 		x a........b
