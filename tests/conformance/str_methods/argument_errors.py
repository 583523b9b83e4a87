# str methods: argument errors.
# option: --policy standard
s = 'abcabc'


for line in r"""
s.find('c')
s.find('c', 3)
s.find('c', -1, 100)
s.find('')
s.find('', 10)
s.find('', 6)
s.rfind('')
s.find('z')
s.find('b', None, None)
s.find()
s.find(1)
s.find('a', 'b')
s.find('a', 1, 2, 3)
s.index('z')
s.rindex('z')
s.index('b', 2), s.rindex('b'), s.count('bc'), s.count(''), s.count('', 10), s.count('a', 1), ''.count('')
s.count()
s.count(5)
s.split('b')
s.split('b', 1)
s.split('b', maxsplit=1)
s.split(None, 1)
s.split(sep='c')
s.rsplit('b', 1)
' a  b '.split()
' a  b '.split(' ')
''.split()
''.split('x')
'a,b'.split(',', 0)
' a b '.split(None, 0)
' a b c '.rsplit(None, 1)
s.split('')
s.split(1)
s.split('a', 'b')
s.split('a', 1, 2)
s.split(foo=1)
s.replace('a'), 1
s.replace('a', 1)
s.replace('a', 'x', 1)
s.replace('', '-')
s.replace('', '-', 2)
s.replace('a', '')
s.replace('a', 'x', count=1)
s.replace('a', 'x', -1)
s.replace('z', 'q') is s
''.replace('', 'x')
''.replace('', 'x', 0)
s.replace('a', 'x', 'y')
s.startswith('a')
s.startswith(('x', 'ab'))
s.startswith('b', 1)
s.startswith('', 6)
s.startswith('', 7)
s.startswith(())
s.endswith('bc', 0, 3)
s.endswith(('c', 'z'), -1)
s.startswith(1)
s.startswith(['a'])
s.startswith(('x', 1))
s.startswith(('a', 1))
s.endswith()
s.join([1])
s.join(['a', None])
s.join(5)
s.join()
','.join('abc')
','.join({'x': 1})
','.join([])
''.join(('a',))
'-'.join(c for c in 'ab')
','.join([str])  if 0 else 0
s.strip('ac'), s.lstrip('ab'), s.rstrip('c'), s.strip(None), ' \t\n\x0b\x1c\u2003x '.strip(), 'xx'.strip('x')
s.strip(1)
s.strip('a', 'b')
s.center(10)
s.center(10, '*')
s.center(9, '.')
s.ljust(8, '-')
s.rjust(8, '-')
s.center(2)
'a'.center(4, 'é')
'-5'.zfill(5)
'+5'.zfill(4)
'--5'.zfill(6)
''.zfill(2)
'ab'.zfill(1)
s.center('a')
s.center(10, 'ab')
s.center(10, '')
s.center(10, 1)
s.zfill('a')
s.zfill(5.0)
s.partition('b'), s.rpartition('b'), s.partition('z'), s.rpartition('z')
s.partition('')
s.partition(1)
s.removeprefix('ab'), s.removesuffix('bc'), s.removeprefix('z') is s, s.removeprefix(''), ''.removesuffix('')
s.removeprefix(1)
s.removeprefix(('a',))
s.translate({97: 'X', 98: None, 99: 100})
s.translate({})
s.translate(str.maketrans('ab', 'xy', 'c'))
s.translate(str.maketrans({'a': 'long', 98: None}))
s.translate('z' * 200)
s.translate(5)
s.translate({97: 1.5})
s.translate({97: -1})
s.translate({97: 0x110000})
str.maketrans('a', 'bc')
str.maketrans('a')
str.maketrans({'ab': 1})
str.maketrans({1.5: 1})
str.maketrans('a', 'b', 1)
str.maketrans(1, 2)
s.expandtabs(4)
'a\tb\tc'.expandtabs(4)
'a\tb\n\tc'.expandtabs()
'\t'.expandtabs(0)
'a\tb'.expandtabs(-1)
'a\tb'.expandtabs(tabsize=2)
'a\t'.expandtabs('x')
'a\r\nb\rc\x0bd\x85e\u2028f'.splitlines()
'a\nb\n'.splitlines(True)
''.splitlines()
'\n'.splitlines(keepends=True)
'a\n\nb'.splitlines()
'a'.splitlines('x', 2)
s * 2.0
s + 1
1 + s
s + b'x'
s * -1, 2 * s, s * True, s[True], s[-1:], s[::-2], 'b' in s, '' in s, s[10:], s[2:1]
1 in s
s['a']
s[1.0]
s[10]
s[::0]
s < 1
s.nothing
s.__setitem__(0, 'x')
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> s.find('c') -> 2
#> s.find('c', 3) -> 5
#> s.find('c', -1, 100) -> 5
#> s.find('') -> 0
#> s.find('', 10) -> -1
#> s.find('', 6) -> 6
#> s.rfind('') -> 6
#> s.find('z') -> -1
#> s.find('b', None, None) -> 1
#> s.find() !! TypeError find expected at least 1 argument, got 0
#> s.find(1) !! TypeError find() argument 1 must be str, not int
#> s.find('a', 'b') !! TypeError slice indices must be integers or None or have an __index__ method
#> s.find('a', 1, 2, 3) !! TypeError find expected at most 3 arguments, got 4
#> s.index('z') !! ValueError substring not found
#> s.rindex('z') !! ValueError substring not found
#> s.index('b', 2), s.rindex('b'), s.count('bc'), s.count(''), s.count('', 10), s.count('a', 1), ''.count('') -> (4, 4, 2, 7, 0, 1, 1)
#> s.count() !! TypeError count expected at least 1 argument, got 0
#> s.count(5) !! TypeError count() argument 1 must be str, not int
#> s.split('b') -> ['a', 'ca', 'c']
#> s.split('b', 1) -> ['a', 'cabc']
#> s.split('b', maxsplit=1) -> ['a', 'cabc']
#> s.split(None, 1) -> ['abcabc']
#> s.split(sep='c') -> ['ab', 'ab', '']
#> s.rsplit('b', 1) -> ['abca', 'c']
#> ' a  b '.split() -> ['a', 'b']
#> ' a  b '.split(' ') -> ['', 'a', '', 'b', '']
#> ''.split() -> []
#> ''.split('x') -> ['']
#> 'a,b'.split(',', 0) -> ['a,b']
#> ' a b '.split(None, 0) -> ['a b ']
#> ' a b c '.rsplit(None, 1) -> [' a b', 'c']
#> s.split('') !! ValueError empty separator
#> s.split(1) !! TypeError must be str or None, not int
#> s.split('a', 'b') !! TypeError 'str' object cannot be interpreted as an integer
#> s.split('a', 1, 2) !! TypeError split() takes at most 2 arguments (3 given)
#> s.split(foo=1) !! TypeError split() got an unexpected keyword argument 'foo'
#> s.replace('a'), 1 !! TypeError replace() takes at least 2 positional arguments (1 given)
#> s.replace('a', 1) !! TypeError replace() argument 2 must be str, not int
#> s.replace('a', 'x', 1) -> 'xbcabc'
#> s.replace('', '-') -> '-a-b-c-a-b-c-'
#> s.replace('', '-', 2) -> '-a-bcabc'
#> s.replace('a', '') -> 'bcbc'
#> s.replace('a', 'x', count=1) -> 'xbcabc'
#> s.replace('a', 'x', -1) -> 'xbcxbc'
#> s.replace('z', 'q') is s -> True
#> ''.replace('', 'x') -> 'x'
#> ''.replace('', 'x', 0) -> ''
#> s.replace('a', 'x', 'y') !! TypeError 'str' object cannot be interpreted as an integer
#> s.startswith('a') -> True
#> s.startswith(('x', 'ab')) -> True
#> s.startswith('b', 1) -> True
#> s.startswith('', 6) -> True
#> s.startswith('', 7) -> False
#> s.startswith(()) -> False
#> s.endswith('bc', 0, 3) -> True
#> s.endswith(('c', 'z'), -1) -> True
#> s.startswith(1) !! TypeError startswith first arg must be str or a tuple of str, not int
#> s.startswith(['a']) !! TypeError startswith first arg must be str or a tuple of str, not list
#> s.startswith(('x', 1)) !! TypeError tuple for startswith must only contain str, not int
#> s.startswith(('a', 1)) -> True
#> s.endswith() !! TypeError endswith expected at least 1 argument, got 0
#> s.join([1]) !! TypeError sequence item 0: expected str instance, int found
#> s.join(['a', None]) !! TypeError sequence item 1: expected str instance, NoneType found
#> s.join(5) !! TypeError can only join an iterable
#> s.join() !! TypeError str.join() takes exactly one argument (0 given)
#> ','.join('abc') -> 'a,b,c'
#> ','.join({'x': 1}) -> 'x'
#> ','.join([]) -> ''
#> ''.join(('a',)) -> 'a'
#> '-'.join(c for c in 'ab') -> 'a-b'
#> ','.join([str])  if 0 else 0 -> 0
#> s.strip('ac'), s.lstrip('ab'), s.rstrip('c'), s.strip(None), ' \t\n\x0b\x1c\u2003x '.strip(), 'xx'.strip('x') -> ('bcab', 'cabc', 'abcab', 'abcabc', 'x', '')
#> s.strip(1) !! TypeError strip arg must be None or str
#> s.strip('a', 'b') !! TypeError strip expected at most 1 argument, got 2
#> s.center(10) -> '  abcabc  '
#> s.center(10, '*') -> '**abcabc**'
#> s.center(9, '.') -> '..abcabc.'
#> s.ljust(8, '-') -> 'abcabc--'
#> s.rjust(8, '-') -> '--abcabc'
#> s.center(2) -> 'abcabc'
#> 'a'.center(4, 'é') -> 'éaéé'
#> '-5'.zfill(5) -> '-0005'
#> '+5'.zfill(4) -> '+005'
#> '--5'.zfill(6) -> '-000-5'
#> ''.zfill(2) -> '00'
#> 'ab'.zfill(1) -> 'ab'
#> s.center('a') !! TypeError 'str' object cannot be interpreted as an integer
#> s.center(10, 'ab') !! TypeError The fill character must be exactly one character long
#> s.center(10, '') !! TypeError The fill character must be exactly one character long
#> s.center(10, 1) !! TypeError The fill character must be a unicode character, not int
#> s.zfill('a') !! TypeError 'str' object cannot be interpreted as an integer
#> s.zfill(5.0) !! TypeError 'float' object cannot be interpreted as an integer
#> s.partition('b'), s.rpartition('b'), s.partition('z'), s.rpartition('z') -> (('a', 'b', 'cabc'), ('abca', 'b', 'c'), ('abcabc', '', ''), ('', '', 'abcabc'))
#> s.partition('') !! ValueError empty separator
#> s.partition(1) !! TypeError must be str, not int
#> s.removeprefix('ab'), s.removesuffix('bc'), s.removeprefix('z') is s, s.removeprefix(''), ''.removesuffix('') -> ('cabc', 'abca', True, 'abcabc', '')
#> s.removeprefix(1) !! TypeError removeprefix() argument must be str, not int
#> s.removeprefix(('a',)) !! TypeError removeprefix() argument must be str, not tuple
#> s.translate({97: 'X', 98: None, 99: 100}) -> 'XdXd'
#> s.translate({}) -> 'abcabc'
#> s.translate(str.maketrans('ab', 'xy', 'c')) -> 'xyxy'
#> s.translate(str.maketrans({'a': 'long', 98: None})) -> 'longclongc'
#> s.translate('z' * 200) -> 'zzzzzz'
#> s.translate(5) !! TypeError 'int' object is not subscriptable
#> s.translate({97: 1.5}) !! TypeError character mapping must return integer, None or str
#> s.translate({97: -1}) !! ValueError character mapping must be in range(0x110000)
#> s.translate({97: 0x110000}) !! ValueError character mapping must be in range(0x110000)
#> str.maketrans('a', 'bc') !! ValueError the first two maketrans arguments must have equal length
#> str.maketrans('a') !! TypeError if you give only one argument to maketrans it must be a dict
#> str.maketrans({'ab': 1}) !! ValueError string keys in translate table must be of length 1
#> str.maketrans({1.5: 1}) !! TypeError keys in translate table must be strings or integers
#> str.maketrans('a', 'b', 1) !! TypeError maketrans() argument 3 must be str, not int
#> str.maketrans(1, 2) !! TypeError maketrans() argument 2 must be str, not int
#> s.expandtabs(4) -> 'abcabc'
#> 'a\tb\tc'.expandtabs(4) -> 'a   b   c'
#> 'a\tb\n\tc'.expandtabs() -> 'a       b\n        c'
#> '\t'.expandtabs(0) -> ''
#> 'a\tb'.expandtabs(-1) -> 'ab'
#> 'a\tb'.expandtabs(tabsize=2) -> 'a b'
#> 'a\t'.expandtabs('x') !! TypeError 'str' object cannot be interpreted as an integer
#> 'a\r\nb\rc\x0bd\x85e\u2028f'.splitlines() -> ['a', 'b', 'c', 'd', 'e', 'f']
#> 'a\nb\n'.splitlines(True) -> ['a\n', 'b\n']
#> ''.splitlines() -> []
#> '\n'.splitlines(keepends=True) -> ['\n']
#> 'a\n\nb'.splitlines() -> ['a', '', 'b']
#> 'a'.splitlines('x', 2) !! TypeError splitlines() takes at most 1 argument (2 given)
#> s * 2.0 !! TypeError can't multiply sequence by non-int of type 'float'
#> s + 1 !! TypeError can only concatenate str (not "int") to str
#> 1 + s !! TypeError unsupported operand type(s) for +: 'int' and 'str'
#> s + b'x' !! TypeError can only concatenate str (not "bytes") to str
#> s * -1, 2 * s, s * True, s[True], s[-1:], s[::-2], 'b' in s, '' in s, s[10:], s[2:1] -> ('', 'abcabcabcabc', 'abcabc', 'b', 'c', 'cab', True, True, '', '')
#> 1 in s !! TypeError 'in <string>' requires string as left operand, not int
#> s['a'] !! TypeError string indices must be integers, not 'str'
#> s[1.0] !! TypeError string indices must be integers, not 'float'
#> s[10] !! IndexError string index out of range
#> s[::0] !! ValueError slice step cannot be zero
#> s < 1 !! TypeError '<' not supported between instances of 'str' and 'int'
#> s.nothing !! AttributeError 'str' object has no attribute 'nothing'
#> s.__setitem__(0, 'x') !! AttributeError 'str' object has no attribute '__setitem__'
