# textwrap: dedent and indent: blank lines, tabs beside spaces, other white space, arguments that are not strings.
# option: --policy standard
from textwrap import dedent, indent


def show(function, *arguments, **keywords):
    try:
        print(ascii(function(*arguments, **keywords)))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


TEXTS = [
    '', ' ', '\n', '  \n\t\n', 'a', '  a', '  a\n  b', '  a\n    b\n', '    a\n  b\n', '  a\n\tb', '\ta\n\tb',
    ' \ta\n \t b\n \tc',
    '  a\n\n  b\n', '  a\n \n  b', '  a\n      \n  b', '\n  a', '  a\n   \x0b\n  b', '\x0b a\n\x0b b',
    '  \x0c a\n  b', '\u2003a\n\u2003b',
    '  a\r\n  b\r\n', '  a\r  b', '   a\n  b\n c', 'a\n  b', '  é\n  日本', '\t\ta\n\t b', '  \\\n  "', '  a  \n  b  ',
    '\u00a0 a\n\u00a0 b',
]
for text in TEXTS:
    show(dedent, text)
    show(indent, text, '> ')
    show(indent, text, '\t', lambda line: True)
    show(indent, text, '--', str.strip)
    show(indent, text, '--', lambda line: line.startswith(' '))

for wrong in (5, None, b'  a', ['  a'], object, 2.5):
    show(dedent, wrong)
    show(indent, wrong, '> ')
show(indent, 'a\n', 5)
show(indent, 'a\n', '>', predicate=5)
show(indent, 'a\n')
show(indent, b' a\nb', b'> ')


class Text(str):
    pass


class Odd:
    class Inner:
        pass


print(type(dedent(Text('  a'))).__name__, type(indent(Text('a'), Text('b'))).__name__)
show(dedent, Odd.Inner())

#> ''
#> ''
#> ''
#> ''
#> ''
#> ''
#> ' '
#> '\t '
#> ' '
#> '-- '
#> '\n'
#> '\n'
#> '\t\n'
#> '\n'
#> '\n'
#> '\n\n'
#> '  \n\t\n'
#> '\t  \n\t\t\n'
#> '  \n\t\n'
#> '--  \n\t\n'
#> 'a'
#> '> a'
#> '\ta'
#> '--a'
#> 'a'
#> 'a'
#> '>   a'
#> '\t  a'
#> '--  a'
#> '--  a'
#> 'a\nb'
#> '>   a\n>   b'
#> '\t  a\n\t  b'
#> '--  a\n--  b'
#> '--  a\n--  b'
#> 'a\n  b\n'
#> '>   a\n>     b\n'
#> '\t  a\n\t    b\n'
#> '--  a\n--    b\n'
#> '--  a\n--    b\n'
#> '  a\nb\n'
#> '>     a\n>   b\n'
#> '\t    a\n\t  b\n'
#> '--    a\n--  b\n'
#> '--    a\n--  b\n'
#> '  a\n\tb'
#> '>   a\n> \tb'
#> '\t  a\n\t\tb'
#> '--  a\n--\tb'
#> '--  a\n\tb'
#> 'a\nb'
#> '> \ta\n> \tb'
#> '\t\ta\n\t\tb'
#> '--\ta\n--\tb'
#> '\ta\n\tb'
#> 'a\n b\nc'
#> '>  \ta\n>  \t b\n>  \tc'
#> '\t \ta\n\t \t b\n\t \tc'
#> '-- \ta\n-- \t b\n-- \tc'
#> '-- \ta\n-- \t b\n-- \tc'
#> 'a\n\nb\n'
#> '>   a\n\n>   b\n'
#> '\t  a\n\t\n\t  b\n'
#> '--  a\n\n--  b\n'
#> '--  a\n\n--  b\n'
#> 'a\n\nb'
#> '>   a\n \n>   b'
#> '\t  a\n\t \n\t  b'
#> '--  a\n \n--  b'
#> '--  a\n-- \n--  b'
#> 'a\n\nb'
#> '>   a\n      \n>   b'
#> '\t  a\n\t      \n\t  b'
#> '--  a\n      \n--  b'
#> '--  a\n--      \n--  b'
#> '\na'
#> '\n>   a'
#> '\t\n\t  a'
#> '\n--  a'
#> '\n--  a'
#> 'a\n\nb'
#> '>   a\n   \x0b\n>   b'
#> '\t  a\n\t   \x0b\t\n\t  b'
#> '--  a\n   \x0b\n--  b'
#> '--  a\n--   \x0b\n--  b'
#> '\x0b a\n\x0b b'
#> '\x0b>  a\n\x0b>  b'
#> '\t\x0b\t a\n\t\x0b\t b'
#> '\x0b-- a\n\x0b-- b'
#> '\x0b-- a\n\x0b-- b'
#> '\x0c a\nb'
#> '  \x0c>  a\n>   b'
#> '\t  \x0c\t a\n\t  b'
#> '  \x0c-- a\n--  b'
#> '--  \x0c-- a\n--  b'
#> '\u2003a\n\u2003b'
#> '> \u2003a\n> \u2003b'
#> '\t\u2003a\n\t\u2003b'
#> '--\u2003a\n--\u2003b'
#> '\u2003a\n\u2003b'
#> 'a\r\nb\r\n'
#> '>   a\r\n>   b\r\n'
#> '\t  a\r\n\t  b\r\n'
#> '--  a\r\n--  b\r\n'
#> '--  a\r\n--  b\r\n'
#> 'a\r  b'
#> '>   a\r>   b'
#> '\t  a\r\t  b'
#> '--  a\r--  b'
#> '--  a\r--  b'
#> '  a\n b\nc'
#> '>    a\n>   b\n>  c'
#> '\t   a\n\t  b\n\t c'
#> '--   a\n--  b\n-- c'
#> '--   a\n--  b\n-- c'
#> 'a\n  b'
#> '> a\n>   b'
#> '\ta\n\t  b'
#> '--a\n--  b'
#> 'a\n--  b'
#> '\xe9\n\u65e5\u672c'
#> '>   \xe9\n>   \u65e5\u672c'
#> '\t  \xe9\n\t  \u65e5\u672c'
#> '--  \xe9\n--  \u65e5\u672c'
#> '--  \xe9\n--  \u65e5\u672c'
#> '\ta\n b'
#> '> \t\ta\n> \t b'
#> '\t\t\ta\n\t\t b'
#> '--\t\ta\n--\t b'
#> '\t\ta\n\t b'
#> '\\\n"'
#> '>   \\\n>   "'
#> '\t  \\\n\t  "'
#> '--  \\\n--  "'
#> '--  \\\n--  "'
#> 'a  \nb  '
#> '>   a  \n>   b  '
#> '\t  a  \n\t  b  '
#> '--  a  \n--  b  '
#> '--  a  \n--  b  '
#> '\xa0 a\n\xa0 b'
#> '> \xa0 a\n> \xa0 b'
#> '\t\xa0 a\n\t\xa0 b'
#> '--\xa0 a\n--\xa0 b'
#> '\xa0 a\n\xa0 b'
#> TypeError: expected str object, not 'int'
#> AttributeError: 'int' object has no attribute 'splitlines'
#> TypeError: expected str object, not 'NoneType'
#> AttributeError: 'NoneType' object has no attribute 'splitlines'
#> TypeError: expected str object, not 'bytes'
#> TypeError: sequence item 1: expected str instance, bytes found
#> TypeError: expected str object, not 'list'
#> AttributeError: 'list' object has no attribute 'splitlines'
#> TypeError: expected str object, not 'type'
#> AttributeError: type object 'object' has no attribute 'splitlines'
#> TypeError: expected str object, not 'float'
#> AttributeError: 'float' object has no attribute 'splitlines'
#> TypeError: sequence item 0: expected str instance, int found
#> TypeError: 'int' object is not callable
#> TypeError: indent() missing 1 required positional argument: 'prefix'
#> TypeError: sequence item 0: expected str instance, bytes found
#> str str
#> TypeError: expected str object, not 'Odd.Inner'
