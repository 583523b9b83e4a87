# Texts that are joined and formatted, around the length from which they are not short, in all widths.
def join(a, b):
    c = a
    c += b
    return a + b, c, f'{a}{b}', f'<{a}|{b}>'


widths = ('', 'a', 'bc', 'def', 'ghijklm', 'n' * 8, 'o' * 15, 'p' * 31, 'q' * 60, 'r' * 63, 's' * 64, 't' * 200,
          '\xe9', '\xe9' * 40, '\u20ac', '\u20ac' * 9, '\U0001f600', 'ab\0cd', '\ud800')
total = 0
for a in widths:
    for b in widths:
        plus, grown, both, marked = join(a, b)
        parts = [a, b]
        assert plus == grown == both == ''.join(parts), (a, b)
        assert len(plus) == len(a) + len(b) and plus.isascii() == (a.isascii() and b.isascii())
        assert marked == '<%s|%s>' % (a, b) and hash(plus) == hash(''.join(parts))
        assert {plus: 1}[''.join(parts)] == 1
        total += len(marked)
print(total)


def with_constants(text):
    return text + 'xy', 'xy' + text, text + '', '' + text


for text in ('', 'a', 'n' * 61, 'n' * 62, 'n' * 63, '\u20ac'):
    print([ascii(joined) for joined in with_constants(text)])


def numbers(n):
    return f'{n}', f'{n!s}', f'{n!r}', f'{n:>6}', f'<{n}>', f'{n}{n}'


for n in (0, 7, -7, 10, -10, 12345, 2**49, -2**49, 2**50, 2**63, -2**63, 10**30, True, 1.5, None):
    print(numbers(n) if n is not None else f'{n}')


class Text(str):
    def __add__(self, other):
        return 'added'

    def __radd__(self, other):
        return 'reflected'

    def __str__(self):
        return 'str of it'


text = Text('a')
for _ in range(3):
    print(text + 'b', 'b' + text, f'{text}', f'{text}b', 'b' + str(text))
grown = []
text = ''
for i in range(200):
    text += str(i)
    grown.append(text)
print(sum(map(len, grown)), grown[40], grown[0] is not grown[1])
for a, b in ((1, 'a'), ('a', 1), ('a', None), ('a', b'a')):
    try:
        a + b
    except TypeError as error:
        print(error)

#> 20539
#> ["'xy'", "'xy'", "''", "''"]
#> ["'axy'", "'xya'", "'a'", "'a'"]
#> ["'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnxy'", "'xynnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'", "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'", "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'"]
#> ["'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnxy'", "'xynnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'", "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'", "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'"]
#> ["'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnxy'", "'xynnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'", "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'", "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'"]
#> ["'\\u20acxy'", "'xy\\u20ac'", "'\\u20ac'", "'\\u20ac'"]
#> ('0', '0', '0', '     0', '<0>', '00')
#> ('7', '7', '7', '     7', '<7>', '77')
#> ('-7', '-7', '-7', '    -7', '<-7>', '-7-7')
#> ('10', '10', '10', '    10', '<10>', '1010')
#> ('-10', '-10', '-10', '   -10', '<-10>', '-10-10')
#> ('12345', '12345', '12345', ' 12345', '<12345>', '1234512345')
#> ('562949953421312', '562949953421312', '562949953421312', '562949953421312', '<562949953421312>', '562949953421312562949953421312')
#> ('-562949953421312', '-562949953421312', '-562949953421312', '-562949953421312', '<-562949953421312>', '-562949953421312-562949953421312')
#> ('1125899906842624', '1125899906842624', '1125899906842624', '1125899906842624', '<1125899906842624>', '11258999068426241125899906842624')
#> ('9223372036854775808', '9223372036854775808', '9223372036854775808', '9223372036854775808', '<9223372036854775808>', '92233720368547758089223372036854775808')
#> ('-9223372036854775808', '-9223372036854775808', '-9223372036854775808', '-9223372036854775808', '<-9223372036854775808>', '-9223372036854775808-9223372036854775808')
#> ('1000000000000000000000000000000', '1000000000000000000000000000000', '1000000000000000000000000000000', '1000000000000000000000000000000', '<1000000000000000000000000000000>', '10000000000000000000000000000001000000000000000000000000000000')
#> ('True', 'True', 'True', '     1', '<True>', 'TrueTrue')
#> ('1.5', '1.5', '1.5', '   1.5', '<1.5>', '1.51.5')
#> None
#> added reflected str of it str of itb bstr of it
#> added reflected str of it str of itb bstr of it
#> added reflected str of it str of itb bstr of it
#> 43295 012345678910111213141516171819202122232425262728293031323334353637383940 True
#> unsupported operand type(s) for +: 'int' and 'str'
#> can only concatenate str (not "int") to str
#> can only concatenate str (not "NoneType") to str
#> can only concatenate str (not "bytes") to str
