# str format: replacement field errors.
# option: --policy standard
class A:
    x = [1, {'k': 'v'}]
    def __format__(self, spec): return f'<{spec}>'
    def __getitem__(self, key): return (type(key).__name__, key)
    def __repr__(self): return 'A()'
a = A()


for line in r"""
'{0.x[0]} {0.x[1][k]} {0[3]} {0[a b]} {0[-1]} {0[ 1]}'.format(a)
'{:{}}'.format(a, 'in')
'{:{w}.{p}}'.format(3.14159, w=8, p=2)
'{!r:>6}'.format(a)
'{!s:5}|'.format('x')
'{!a}'.format('é')
'{:{:{}}}'.format(1, 2, 3)
'{} {0}'.format(1)
'{0} {}'.format(1)
'{'.format()
'}'.format()
'{{}} {{{}}} }}{{'.format(1)
'{!x}'.format(1)
'{!}'.format(1)
'{!r'.format(1)
'{!rr}'.format(1)
'{0!r }'.format(1)
'{a'.format(a=1)
'{a.}'.format(a=1)
'{a[}'.format(a=1)
'{a[]}'.format(a=[1])
'{a[0}'.format(a=[1])
'{a[0]x}'.format(a=[1])
'{a.b.c}'.format(a=1)
'{0[x]}'.format([1])
'{0[5]}'.format([1])
'{0[x]}'.format({})
'{5}'.format(1)
'{}{}'.format(1)
'{x}'.format(1)
'{x}'.format_map({})
'{}'.format_map([1])
'{0}'.format_map([1])
'{99999999999999999999}'.format(1)
'{-1}'.format(1)
'{ }'.format(1)
'{ x }'.format(**{' x ': 5})
'{:}}'.format(1)
'{:{}'.format(1, 2)
'{0:{{}}}'.format(1)
'{.x}'.format(a), '{[q]}'.format(a), '{.x[0]}{.x}'.format(a, a)
'{:d}'.format('x')
'{:s}'.format(1)
'{0:x}{0:o}{0:b}{0!r}'.format(9), '{:,}'.format(1e6), '{:%}'.format(1)
str.format('{}', 1), str.format('{}')
str.format()
''.format(1, x=2), '{x}{x!r}'.format(x='s'), '{a}{b}'.format(**{'a': 1, 'b': 2})
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> '{0.x[0]} {0.x[1][k]} {0[3]} {0[a b]} {0[-1]} {0[ 1]}'.format(a) -> "1 v ('int', 3) ('str', 'a b') ('str', '-1') ('str', ' 1')"
#> '{:{}}'.format(a, 'in') -> '<in>'
#> '{:{w}.{p}}'.format(3.14159, w=8, p=2) -> '     3.1'
#> '{!r:>6}'.format(a) -> '   A()'
#> '{!s:5}|'.format('x') -> 'x    |'
#> '{!a}'.format('é') -> "'\\xe9'"
#> '{:{:{}}}'.format(1, 2, 3) !! ValueError Max string recursion exceeded
#> '{} {0}'.format(1) !! ValueError cannot switch from automatic field numbering to manual field specification
#> '{0} {}'.format(1) !! ValueError cannot switch from manual field specification to automatic field numbering
#> '{'.format() !! ValueError Single '{' encountered in format string
#> '}'.format() !! ValueError Single '}' encountered in format string
#> '{{}} {{{}}} }}{{'.format(1) -> '{} {1} }{'
#> '{!x}'.format(1) !! ValueError Unknown conversion specifier x
#> '{!}'.format(1) !! ValueError unmatched '{' in format spec
#> '{!r'.format(1) !! ValueError unmatched '{' in format spec
#> '{!rr}'.format(1) !! ValueError expected ':' after conversion specifier
#> '{0!r }'.format(1) !! ValueError expected ':' after conversion specifier
#> '{a'.format(a=1) !! ValueError expected '}' before end of string
#> '{a.}'.format(a=1) !! ValueError Empty attribute in format string
#> '{a[}'.format(a=1) !! ValueError expected '}' before end of string
#> '{a[]}'.format(a=[1]) !! ValueError Empty attribute in format string
#> '{a[0}'.format(a=[1]) !! ValueError expected '}' before end of string
#> '{a[0]x}'.format(a=[1]) !! ValueError Only '.' or '[' may follow ']' in format field specifier
#> '{a.b.c}'.format(a=1) !! AttributeError 'int' object has no attribute 'b'
#> '{0[x]}'.format([1]) !! TypeError list indices must be integers or slices, not str
#> '{0[5]}'.format([1]) !! IndexError list index out of range
#> '{0[x]}'.format({}) !! KeyError 'x'
#> '{5}'.format(1) !! IndexError Replacement index 5 out of range for positional args tuple
#> '{}{}'.format(1) !! IndexError Replacement index 1 out of range for positional args tuple
#> '{x}'.format(1) !! KeyError 'x'
#> '{x}'.format_map({}) !! KeyError 'x'
#> '{}'.format_map([1]) !! ValueError Format string contains positional fields
#> '{0}'.format_map([1]) !! ValueError Format string contains positional fields
#> '{99999999999999999999}'.format(1) !! ValueError Too many decimal digits in format string
#> '{-1}'.format(1) !! KeyError '-1'
#> '{ }'.format(1) !! KeyError ' '
#> '{ x }'.format(**{' x ': 5}) -> '5'
#> '{:}}'.format(1) !! ValueError Single '}' encountered in format string
#> '{:{}'.format(1, 2) !! ValueError unmatched '{' in format spec
#> '{0:{{}}}'.format(1) !! ValueError Invalid format specifier '{}' for object of type 'int'
#> '{.x}'.format(a), '{[q]}'.format(a), '{.x[0]}{.x}'.format(a, a) -> ("[1, {'k': 'v'}]", "('str', 'q')", "1[1, {'k': 'v'}]")
#> '{:d}'.format('x') !! ValueError Unknown format code 'd' for object of type 'str'
#> '{:s}'.format(1) !! ValueError Unknown format code 's' for object of type 'int'
#> '{0:x}{0:o}{0:b}{0!r}'.format(9), '{:,}'.format(1e6), '{:%}'.format(1) -> ('91110019', '1,000,000.0', '100.000000%')
#> str.format('{}', 1), str.format('{}') !! IndexError Replacement index 0 out of range for positional args tuple
#> str.format() !! TypeError unbound method str.format() needs an argument
#> ''.format(1, x=2), '{x}{x!r}'.format(x='s'), '{a}{b}'.format(**{'a': 1, 'b': 2}) -> ('', "s's'", '12')
