# str.format, format_map and % with random formats, good and bad, and random arguments.
seed = 2024


def rnd(n):
    global seed
    seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
    return (seed >> 33) % n

class A:
    x = 5
    def __init__(self): self.y = [1, {"k": "v", "0": 3}]
    def __format__(self, spec): return "A(" + spec + ")"
    def __str__(self): return "strA"
    def __repr__(self): return "reprA\u3042"
    def __getitem__(self, k): return "item" + repr(k)
class I:
    def __index__(self): return 77
    def __repr__(self): return "I()"
class F:
    def __float__(self): return 2.5
    def __repr__(self): return "F()"
class T:
    def __int__(self): return 9
    def __repr__(self): return "T()"
class S(str):
    def __str__(self): return "S-" + str.__str__(self)
PIECES = ["{", "}", "{{", "}}", "{}", "{0}", "{1}", "{a}", "{b.x}", "{b.y[1][k]}", "{b.y[1][0]}", "{b[zz]}",
          "{b[3]}", "!", "!r", "!s", "!a", "!x", "!}", ":", ":>10", ":{}", ":{0}", ":{a:{b}}", ".", "[", "]", "x",
          "0", "é", "\u3042", "{0!r:^12}", "{:*<{}}", "{0.real}", "{2[0]}", "{3}", "{99}", "{999999999999999999999}",
          "{a.}", "{a[]}", "{a[0]x}", "{٣}", "{-1}", "{ 0}", "{b!a:>20}", "{c:,}", "{c:_x}", "{d:.3f}", "{d!s:.3}",
          "{:}", "{!r}", "{!r:}", "{0!", "{0:", "{0!r", "{a", "{a.b", "{a[", "{0[a]"]
VALUES = [0, -5, 12345678901234567890, "str", "é😀", 2.5, None, True, A(), [1, 2], (3, 4), {"k": 1, "0": 2}, I(), F(),
          T(), S("sub"), b"by", 65, 0x1f600, -0.0, float("inf"), 10**30]
def v(): return VALUES[rnd(len(VALUES))]
def show(f):
    try: r = f()
    except Exception as e: r = (type(e).__name__, str(e))
    return ascii(r)
def piece(): return PIECES[rnd(len(PIECES))]
PCT = ["%", "%%", "%s", "%r", "%a", "%d", "%i", "%u", "%x", "%X", "%o", "%c", "%f", "%e", "%g", "%G", "%F", "%E",
       "%b", "%y", "%é", "%(k)s", "%(0)d", "%(zz)s", "%(k", "%(k(a)b)s", "%5s", "%-7s|", "%.2s", "%05d", "%+d",
       "% d", "%#x", "%#o", "%08.3f", "%-08d|", "%+.3e", "%*d", "%-*d|", "%.*f", "%*s", "%5%", "%ld", "%hd", "%Lf",
       "%.0f", "%#.0f", "%10.4d", "%.3x", "%#10X", "%010x", "%c%c", "%3c", "%-3c|", "%03c", "abc", "é", "\u3042",
       " ", "%.10r", "%99999999999999999999d", "%.99999999999d", "%5", "%-", "%.", "%*", "%#", "% 5", "%l"]
for i in range(150):
    f = "".join([piece() for _ in range(1 + rnd(4))])
    args = [v() for _ in range(rnd(4))]
    kw = {"a": v(), "b": A(), "c": v(), "d": v()}
    print(ascii(f), show(lambda: f.format(*args, **kw)), show(lambda: f.format_map(kw)))
    p = "".join([PCT[rnd(len(PCT))] for _ in range(1 + rnd(3))])
    k = rnd(5)
    if k == 0: a = v()
    elif k == 1: a = {"k": v(), "0": v(), "k(a)b": 5}
    else: a = tuple([v() for _ in range(rnd(5))])
    print(ascii(p), ascii(a) if not isinstance(a, A) else "", show(lambda: p % a))

#> '{a.}x{}' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%b%ld' (2.5, 'sub', F(), None) ('ValueError', "unsupported format character 'b' (0x62) at index 1")
#> '{0:{}' ('ValueError', "unmatched '{' in format spec") ('ValueError', "unmatched '{' in format spec")
#> '%#10X%\xe9%a' () ('TypeError', 'not enough arguments for format string')
#> '{!r:}{0!r:^12}' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%d' (None, reprA\u3042) ('TypeError', '%d format: a real number is required, not NoneType')
#> '{-1}{:}' ('KeyError', "'-1'") ('KeyError', "'-1'")
#> '%x%X%F' ([1, 2], inf) ('TypeError', '%x format: an integer is required, not list')
#> '!s{d:.3f}{}' ('TypeError', 'unsupported format string passed to dict.__format__') ('TypeError', 'unsupported format string passed to dict.__format__')
#> '%(k' (-0.0, True, inf) ('TypeError', 'format requires a mapping')
#> '{99}:' ('IndexError', 'Replacement index 99 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%c%.2s' {'k': T(), '0': (3, 4), 'k(a)b': 5} ('TypeError', '%c requires an int or a unicode character, not dict')
#> '!a{b.y[1][0]}{:*<{}}' ('KeyError', '0') ('KeyError', '0')
#> '\u3042%5%\xe9' {'k': [1, 2], '0': T(), 'k(a)b': 5} ('ValueError', "unsupported format character '%' (0x25) at index 3")
#> '{0:' ('ValueError', "unmatched '{' in format spec") ('ValueError', "unmatched '{' in format spec")
#> ' '  ' '
#> '{a}{3}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%(zz)s' 'sub' ('TypeError', 'format requires a mapping')
#> '{ 0}' ('KeyError', "' 0'") ('KeyError', "' 0'")
#> '%.3x%g' (True, F(), 128512, I()) ('TypeError', 'not all arguments converted during string formatting')
#> ':{}{c:_x}{c:,}}' ('TypeError', 'unsupported format string passed to bytes.__format__') ('ValueError', 'Format string contains positional fields')
#> '%r%E' -0.0 ('TypeError', 'not enough arguments for format string')
#> '\xe9{a[{}' ('ValueError', "expected '}' before end of string") ('ValueError', "expected '}' before end of string")
#> '%03cabc' (128512,) '  \U0001f600abc'
#> '{c:_x}' '1_f600' '1_f600'
#> '%y%03c ' () ('TypeError', 'not enough arguments for format string')
#> '{}]{0!r' ('ValueError', "unmatched '{' in format spec") ('ValueError', 'Format string contains positional fields')
#> '%(k%E' {'k': 'sub', '0': 128512, 'k(a)b': 5} ('ValueError', 'incomplete format key')
#> '!r:{}:{' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%%(0)d' 'sub' ('TypeError', 'not all arguments converted during string formatting')
#> '{b.y[1][0]}{\u0663}' ('KeyError', '0') ('KeyError', '0')
#> '%10.4d%(k(a)b)s%hd' {'k': reprA\u3042, '0': reprA\u3042, 'k(a)b': 5} ('TypeError', '%d format: a real number is required, not dict')
#> '{}{c:,}' "{'k': 1, '0': 2}inf" ('ValueError', 'Format string contains positional fields')
#> '%-abc' ('sub', F(), None, 128512) ('TypeError', 'not all arguments converted during string formatting')
#> '{d:.3f}:>10.{{' 'A(.3f):>10.{' 'A(.3f):>10.{'
#> '%x%ld%99999999999999999999d' (65, I(), reprA\u3042) ('ValueError', 'width too big')
#> '{b.y[1][0]}{99}{a{b!a:>20}' ('KeyError', '0') ('KeyError', '0')
#> '%010x%#10X' {'k': 65, '0': F(), 'k(a)b': 5} ('TypeError', '%x format: an integer is required, not dict')
#> '{0!r:^12}.{0!' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%(k(a)b)s' {'k': b'by', '0': 1000000000000000000000000000000, 'k(a)b': 5} '5'
#> '{c:_x}' '0' '0'
#> '%-08d|%%%010x' (1000000000000000000000000000000, b'by', inf, None) ('TypeError', '%x format: an integer is required, not bytes')
#> '{{{2[0]}!a!r' ('IndexError', 'Replacement index 2 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%05d%(k(a)b)s' {'k': 'str', '0': 128512, 'k(a)b': 5} ('TypeError', '%d format: a real number is required, not dict')
#> '{3}{a.}{a.b.' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%Lf%5%-' ('str',) ('TypeError', 'must be real number, not str')
#> ':{0}:{a:{b}}' ('TypeError', 'unsupported format string passed to list.__format__') ('ValueError', 'Format string contains positional fields')
#> '%.%#x ' () ('TypeError', 'not enough arguments for format string')
#> '{1}' ('IndexError', 'Replacement index 1 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%c%c%ld%i' () ('TypeError', 'not enough arguments for format string')
#> ':{a:{b}}{a' ('TypeError', 'unsupported format string passed to tuple.__format__') ('TypeError', 'unsupported format string passed to tuple.__format__')
#> 'abc%3c%.' () ('TypeError', 'not enough arguments for format string')
#> ':{0}{!r}{d!s:.3}!x' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%%g' {'k': 0, '0': F(), 'k(a)b': 5} '%g'
#> '{3}{a.}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%5s%a%05d' I() ('TypeError', 'not enough arguments for format string')
#> '{a[{}' ('ValueError', "expected '}' before end of string") ('ValueError', "expected '}' before end of string")
#> '%#o' {'k': inf, '0': 65, 'k(a)b': 5} ('TypeError', '%o format: an integer is required, not dict')
#> '{b.y[1][k]}{99}' ('IndexError', 'Replacement index 99 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%%y' {'k': b'by', '0': 65, 'k(a)b': 5} '%y'
#> '{}{d:.3f}' '-0.0128512.000' ('ValueError', 'Format string contains positional fields')
#> '%ld%.2s%hd' (None, 128512, '\xe9\U0001f600') ('TypeError', '%d format: a real number is required, not NoneType')
#> 'x0{0[a]{a[' ('ValueError', "unexpected '{' in field name") ('ValueError', "unexpected '{' in field name")
#> '\xe9%99999999999999999999d' I() ('ValueError', 'width too big')
#> '{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '%e' (1000000000000000000000000000000, 128512) ('TypeError', 'not all arguments converted during string formatting')
#> '!{b[3]}{a}{b[3]}' '!item3A()item3' '!item3A()item3'
#> '%.99999999999d%s%5s' {'k': T(), '0': 65, 'k(a)b': 5} ('ValueError', 'precision too big')
#> ':{a:{b}}' ('ValueError', "Invalid format specifier 'A()' for object of type 'str'") ('ValueError', "Invalid format specifier 'A()' for object of type 'str'")
#> '%(zz)s' 0 ('TypeError', 'format requires a mapping')
#> '{ 0}{a.}' ('KeyError', "' 0'") ('KeyError', "' 0'")
#> '\u3042' () '\u3042'
#> '{-1}{d:.3f}' ('KeyError', "'-1'") ('KeyError', "'-1'")
#> '%*d%u' (True,) ('TypeError', 'not enough arguments for format string')
#> '{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '\xe9%d' {'k': 1, '0': 2} ('TypeError', '%d format: a real number is required, not dict')
#> '{a[]}' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%y%(k)s%e' {'k': 'str', '0': None, 'k(a)b': 5} ('ValueError', "unsupported format character 'y' (0x79) at index 1")
#> '{!r:}{b.x}{999999999999999999999}' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Format string contains positional fields')
#> '%.2s%#' ('str',) ('ValueError', 'incomplete format')
#> '{1}{3}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%G' (I(),) '77'
#> '{999999999999999999999}{d!s:.3}{:}' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Too many decimal digits in format string')
#> '%+.3e%-%b' 0 ('TypeError', 'not enough arguments for format string')
#> '{a}{a.b{:}x' ('ValueError', "unexpected '{' in field name") ('ValueError', "unexpected '{' in field name")
#> '%#o%E%u' () ('TypeError', 'not enough arguments for format string')
#> '{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '%g%.' (0, inf, (3, 4)) ('ValueError', 'incomplete format')
#> '.' '.' '.'
#> '%i' ('\xe9\U0001f600', [1, 2]) ('TypeError', '%i format: a real number is required, not str')
#> '{0!r:^12}' '    inf     ' ('ValueError', 'Format string contains positional fields')
#> '%.%\xe9' () ('TypeError', 'not enough arguments for format string')
#> '!}' ('ValueError', "Single '}' encountered in format string") ('ValueError', "Single '}' encountered in format string")
#> '%G' (True, 128512, F(), -0.0) ('TypeError', 'not all arguments converted during string formatting')
#> '{a}{1}{!r}!s' ('IndexError', 'Replacement index 1 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%.3x' None ('TypeError', '%x format: an integer is required, not NoneType')
#> '{:}0' 'inf0' ('ValueError', 'Format string contains positional fields')
#> '%o' {'k': '\xe9\U0001f600', '0': reprA\u3042, 'k(a)b': 5} ('TypeError', '%o format: an integer is required, not dict')
#> '{b[zz]}!r{b[zz]}:{0}' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%Lf' ('sub', 1000000000000000000000000000000) ('TypeError', 'must be real number, not S')
#> '\xe9' '\xe9' '\xe9'
#> '%10.4d%(k)s' (-5, T()) ('TypeError', 'format requires a mapping')
#> ':{}' ':12345678901234567890' ('ValueError', 'Format string contains positional fields')
#> '%10.4d' () ('TypeError', 'not enough arguments for format string')
#> '{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '%*s%*d' (0, (3, 4)) ('TypeError', 'not enough arguments for format string')
#> '{d:.3f}{0!r.{a[0]x}' ('ValueError', "expected ':' after conversion specifier") ('ValueError', "expected ':' after conversion specifier")
#> '%5%%i' {'k': T(), '0': 128512, 'k(a)b': 5} ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '{999999999999999999999}{!r}{}' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Too many decimal digits in format string')
#> '%-7s|%*s' ('str', 'str', -5) ('TypeError', '* wants int')
#> '{999999999999999999999}:{0}!x{0!r' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Too many decimal digits in format string')
#> '%.0f\xe9%(k)s' (-5,) ('TypeError', 'format requires a mapping')
#> '{b.x}{a}' '5str' '5str'
#> '%F' -0.0 '-0.000000'
#> '{{{0!r:^12}{0.real}{a.}' ('AttributeError', "'T' object has no attribute 'real'") ('ValueError', 'Format string contains positional fields')
#> '%(k)s%.*f' {'k': 128512, '0': inf, 'k(a)b': 5} ('TypeError', 'not enough arguments for format string')
#> '!' '!' '!'
#> '%d' {'k': reprA\u3042, '0': 1000000000000000000000000000000, 'k(a)b': 5} ('TypeError', '%d format: a real number is required, not dict')
#> '0{a[]}:>10{b.y[1][0]}' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%b%X' -5 ('ValueError', "unsupported format character 'b' (0x62) at index 1")
#> '{c:,}!}' ('TypeError', 'unsupported format string passed to bytes.__format__') ('TypeError', 'unsupported format string passed to bytes.__format__')
#> '%o' {'k': reprA\u3042, '0': {'k': 1, '0': 2}, 'k(a)b': 5} ('TypeError', '%o format: an integer is required, not dict')
#> '{0[a]{}' ('ValueError', "unexpected '{' in field name") ('ValueError', "unexpected '{' in field name")
#> '%5s' True ' True'
#> '{:*<{}}[' ('ValueError', "Invalid format specifier '*<S-sub' for object of type 'str'") ('ValueError', 'Format string contains positional fields')
#> '%.*f' (12345678901234567890, -0.0) ('OverflowError', 'Python int too large to convert to C int')
#> '{0[a]{}' ('ValueError', "unexpected '{' in field name") ('ValueError', "unexpected '{' in field name")
#> '%010x' (None, '\xe9\U0001f600', 0) ('TypeError', '%x format: an integer is required, not NoneType')
#> '{999999999999999999999}!a' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Too many decimal digits in format string')
#> '%g' (inf,) 'inf'
#> 'x{d!s:.3}{:*<{}}x' ('ValueError', "Invalid format specifier '*<S-sub' for object of type 'int'") ('ValueError', 'Format string contains positional fields')
#> '%(k(a)b)s%3c%l' ((3, 4), 1000000000000000000000000000000, inf, T()) ('TypeError', 'format requires a mapping')
#> '{!r}' 'None' ('ValueError', 'Format string contains positional fields')
#> '%(k(a)b)s%(0)d' F() ('TypeError', 'format requires a mapping')
#> '{b.y[1][0]}:{0}' ('KeyError', '0') ('KeyError', '0')
#> '%+d%.10r%*s' (True, True) ('TypeError', 'not enough arguments for format string')
#> '{0}{c:,}' ('TypeError', 'unsupported format string passed to F.__format__') ('ValueError', 'Format string contains positional fields')
#> '%c%c%l%*' inf ('TypeError', '%c requires an int or a unicode character, not float')
#> ':>10\xe9{b!a:>20}}' ('ValueError', "Single '}' encountered in format string") ('ValueError', "Single '}' encountered in format string")
#> '%(k(a)b)s%a' True ('TypeError', 'format requires a mapping')
#> '{:*<{}}{b[zz]}{0.real}' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%*s%.2s%08.3f' (b'by',) ('TypeError', '* wants int')
#> '\xe9{!r}{0}' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%-%99999999999999999999d' (inf,) ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '{}{b.y[1][k]}{d:.3f}' 'Truev2.500' ('ValueError', 'Format string contains positional fields')
#> '%#10X' ([1, 2], '\xe9\U0001f600', 12345678901234567890, I()) ('TypeError', '%X format: an integer is required, not list')
#> '{b!a:>20}' '         reprA\\u3042' '         reprA\\u3042'
#> '%c%y%05d' {'k': reprA\u3042, '0': 12345678901234567890, 'k(a)b': 5} ('TypeError', '%c requires an int or a unicode character, not dict')
#> '{0!r:^12}{d:.3f}{!r}' ('TypeError', 'unsupported format string passed to NoneType.__format__') ('ValueError', 'Format string contains positional fields')
#> '%+d%#o%08.3f' {'k': None, '0': (3, 4), 'k(a)b': 5} ('TypeError', '%d format: a real number is required, not dict')
#> ']{a.}{!r}' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%ld%.' ('str', T(), F()) ('TypeError', '%d format: a real number is required, not str')
#> '{999999999999999999999}{b.x}{0!r' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Too many decimal digits in format string')
#> '%\xe9%E' True ('ValueError', "unsupported format character '?' (0xe9) at index 1")
#> '}}:{}{3}' ('ValueError', 'cannot switch from automatic field numbering to manual field specification') ('ValueError', 'Format string contains positional fields')
#> '\xe9'  '\xe9'
#> '0{0}{0!r!x' ('ValueError', "expected ':' after conversion specifier") ('ValueError', 'Format string contains positional fields')
#> '%5%*%X' () ('TypeError', 'not enough arguments for format string')
#> '\xe9{3}}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%F%y%s' I() ('TypeError', 'not enough arguments for format string')
#> '!}}}{a}' ('ValueError', "Single '}' encountered in format string") ('ValueError', "Single '}' encountered in format string")
#> '%Lf' (1000000000000000000000000000000,) '1000000000000000019884624838656.000000'
#> '{3}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%+d%s%\xe9' 2.5 ('TypeError', 'not enough arguments for format string')
#> '{0[a][\xe9' ('ValueError', "expected '}' before end of string") ('ValueError', "expected '}' before end of string")
#> '% 5%+d' (T(), (3, 4), (3, 4)) ('ValueError', "unsupported format character '%' (0x25) at index 3")
#> '!x{\u0663}{0:{a[0]x}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%10.4d%+.3e' (-0.0,) ('TypeError', 'not enough arguments for format string')
#> '{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '%.99999999999d%o%-3c|' (I(), F()) ('ValueError', 'precision too big')
#> '{0!r' ('ValueError', "unmatched '{' in format spec") ('ValueError', "unmatched '{' in format spec")
#> '%5s%+.3e%010x' (b'by', inf, 128512, 'sub') ('TypeError', 'not all arguments converted during string formatting')
#> '{b[zz]}' "item'zz'" "item'zz'"
#> '%010x' (0, None, '\xe9\U0001f600', 65) ('TypeError', 'not all arguments converted during string formatting')
#> '{0.real}:{0}{b.y[1][0]}' ('AttributeError', "'NoneType' object has no attribute 'real'") ('ValueError', 'Format string contains positional fields')
#> '%X%-%o' {'k': 0, '0': 0, 'k(a)b': 5} ('TypeError', '%X format: an integer is required, not dict')
#> '{b.x}{a[]}' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%X% d' (F(), T(), -0.0) ('TypeError', '%X format: an integer is required, not F')
#> '!x:>10' '!x:>10' '!x:>10'
#> '%E%a' ((3, 4), 1000000000000000000000000000000, 12345678901234567890, {'k': 1, '0': 2}) ('TypeError', 'must be real number, not tuple')
#> '{a[]}:{0}\u3042' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%u' () ('TypeError', 'not enough arguments for format string')
#> '{b!a:>20}{0.real}' '         reprA\\u304212345678901234567890' ('ValueError', 'Format string contains positional fields')
#> '%%E' (I(), 2.5) ('TypeError', 'not all arguments converted during string formatting')
#> '{b[zz]}{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '% d' (inf, [1, 2], None) ('OverflowError', 'cannot convert float infinity to integer')
#> '[0' '[0' '[0'
#> '%F%X' (1000000000000000000000000000000,) ('TypeError', 'not enough arguments for format string')
#> '{!r:}{999999999999999999999}' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%-3c|%g%X' I() ('TypeError', 'not enough arguments for format string')
#> '{3}{99}{!r}' ('IndexError', 'Replacement index 3 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%X' () ('TypeError', 'not enough arguments for format string')
#> '{2[0]}{{1}{' ('IndexError', 'Replacement index 2 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%i%08.3f' {'k': 65, '0': inf, 'k(a)b': 5} ('TypeError', '%i format: a real number is required, not dict')
#> '0{d:.3f}' '00.000' '00.000'
#> '%*' ('\xe9\U0001f600', {'k': 1, '0': 2}) ('TypeError', '* wants int')
#> '{b!a:>20}{0.real}{b!a:>20}:' ('AttributeError', "'T' object has no attribute 'real'") ('ValueError', 'Format string contains positional fields')
#> '%G%b' (reprA\u3042,) ('TypeError', 'must be real number, not A')
#> '{c:_x}{}{c:,}' ('TypeError', 'unsupported format string passed to I.__format__') ('TypeError', 'unsupported format string passed to I.__format__')
#> '%010x%f'  ('TypeError', '%x format: an integer is required, not A')
#> '{99}{' ('IndexError', 'Replacement index 99 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> 'abc ' {'k': 1000000000000000000000000000000, '0': 'sub', 'k(a)b': 5} 'abc '
#> '{c:,}{b!a:>20}' ('TypeError', 'unsupported format string passed to dict.__format__') ('TypeError', 'unsupported format string passed to dict.__format__')
#> '%X%010x' -0.0 ('TypeError', '%X format: an integer is required, not float')
#> '{:*<{}}' ('ValueError', "Invalid format specifier '*<A()' for object of type 'int'") ('ValueError', 'Format string contains positional fields')
#> '%#10X%.3x' (T(), 0) ('TypeError', '%X format: an integer is required, not T')
#> '{c:_x}!s{0}{:}' ('ValueError', "Unknown format code 'x' for object of type 'float'") ('ValueError', "Unknown format code 'x' for object of type 'float'")
#> '%o%(k%s' 'sub' ('TypeError', '%o format: an integer is required, not S')
#> 'x{b.y[1][0]}' ('KeyError', '0') ('KeyError', '0')
#> '%g' {'k': [1, 2], '0': b'by', 'k(a)b': 5} ('TypeError', 'must be real number, not dict')
#> '{b.y[1][0]}!s' ('KeyError', '0') ('KeyError', '0')
#> '%g' (I(), 1000000000000000000000000000000, -5) ('TypeError', 'not all arguments converted during string formatting')
#> '{0.real}:{0}{!r:}{0.real}' ('ValueError', 'cannot switch from manual field specification to automatic field numbering') ('ValueError', 'Format string contains positional fields')
#> '%hd' (I(), reprA\u3042) ('TypeError', 'not all arguments converted during string formatting')
#> '{0!r!' ('ValueError', "expected ':' after conversion specifier") ('ValueError', "expected ':' after conversion specifier")
#> '%5s' {'k': '\xe9\U0001f600', '0': 'str', 'k(a)b': 5} "{'k': '\xe9\U0001f600', '0': 'str', 'k(a)b': 5}"
#> '{c:,}{b[zz]}{0.real}' "1,000,000,000,000,000,000,000,000,000,000item'zz'128512" ('ValueError', 'Format string contains positional fields')
#> '%\xe9%-3c|' () ('TypeError', 'not enough arguments for format string')
#> '\u3042{a}' '\u30422.5' '\u30422.5'
#> '%+.3e%99999999999999999999d%g' (2.5, 12345678901234567890, [1, 2]) ('ValueError', 'width too big')
#> '{b.y[1][k]}' 'v' 'v'
#> '%(zz)s%.99999999999d' (2.5, (3, 4), True) ('TypeError', 'format requires a mapping')
#> '{1}\u3042' ('IndexError', 'Replacement index 1 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '% d' (inf,) ('OverflowError', 'cannot convert float infinity to integer')
#> '{99}{:}{0!r{0.real}' ('IndexError', 'Replacement index 99 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%03c' {'k': I(), '0': T(), 'k(a)b': 5} ('TypeError', '%c requires an int or a unicode character, not dict')
#> '{ 0}!}' ('KeyError', "' 0'") ('KeyError', "' 0'")
#> '%(zz)s' {'k': 'str', '0': 'str', 'k(a)b': 5} ('KeyError', "'zz'")
#> ']' ']' ']'
#> '%r%g%.2s' (None, 1000000000000000000000000000000, 'sub', True) ('TypeError', 'not all arguments converted during string formatting')
#> '{b!a:>20}' '         reprA\\u3042' '         reprA\\u3042'
#> '%.10r' (None, b'by', 2.5) ('TypeError', 'not all arguments converted during string formatting')
#> ':{0}{2[0]}{0!' ('IndexError', 'Replacement index 2 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%#%f' 'sub' ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '{:*<{}}{!r}{d:.3f}{0}' ('TypeError', 'unsupported format string passed to T.__format__') ('ValueError', 'Format string contains positional fields')
#> '%X% 5' (True,) ('ValueError', 'incomplete format')
#> '{a[0]x}\xe9' ('TypeError', "'I' object is not subscriptable") ('TypeError', "'I' object is not subscriptable")
#> '%a%#' (128512, I(), b'by', 0) ('ValueError', 'incomplete format')
#> '{99}{0[a]{}' ('IndexError', 'Replacement index 99 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%#10X' 128512 '   0X1F600'
#> ']{!r}{b!a:>20}{a.b' ('ValueError', "expected '}' before end of string") ('ValueError', 'Format string contains positional fields')
#> '%l%*s' (0,) ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '{0[a]{a.b]:{}' ('ValueError', "unexpected '{' in field name") ('ValueError', "unexpected '{' in field name")
#> '%r%Lf' () ('TypeError', 'not enough arguments for format string')
#> '{c:,}' ('TypeError', 'unsupported format string passed to NoneType.__format__') ('TypeError', 'unsupported format string passed to NoneType.__format__')
#> '%b%(k(a)b)s' (128512, b'by') ('ValueError', "unsupported format character 'b' (0x62) at index 1")
#> '{99}{b.x}{a[]}' ('IndexError', 'Replacement index 99 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '\xe9' {'k': -0.0, '0': 0, 'k(a)b': 5} '\xe9'
#> '.!a{0:' ('ValueError', "unmatched '{' in format spec") ('ValueError', "unmatched '{' in format spec")
#> '\u3042%08.3f%.0f' () ('TypeError', 'not enough arguments for format string')
#> '{:}{d:.3f}{:*<{}}{3}' ('TypeError', 'unsupported format string passed to tuple.__format__') ('ValueError', 'Format string contains positional fields')
#> '%ld%s' {'k': 128512, '0': b'by', 'k(a)b': 5} ('TypeError', '%d format: a real number is required, not dict')
#> '{d:.3f}{3}' ('TypeError', 'unsupported format string passed to bytes.__format__') ('TypeError', 'unsupported format string passed to bytes.__format__')
#> '%ld' ('\xe9\U0001f600', 'sub', [1, 2], 'sub') ('TypeError', '%d format: a real number is required, not str')
#> '{1}{0!r]{c:,}' ('ValueError', "expected ':' after conversion specifier") ('ValueError', 'Format string contains positional fields')
#> '%5%f' ('\xe9\U0001f600', b'by', -0.0, 128512) ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '!}{a' ('ValueError', "Single '}' encountered in format string") ('ValueError', "Single '}' encountered in format string")
#> '%a' () ('TypeError', 'not enough arguments for format string')
#> ':\xe9{a[0]x}{}' ('ValueError', "Only '.' or '[' may follow ']' in format field specifier") ('ValueError', "Only '.' or '[' may follow ']' in format field specifier")
#> '%#10X%-3c|' (12345678901234567890,) ('TypeError', 'not enough arguments for format string')
#> '{!r}{a[0]x}!}0' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%5s%#x%08.3f' {'k': -0.0, '0': b'by', 'k(a)b': 5} ('TypeError', 'not enough arguments for format string')
#> '{1}{b[zz]}' "(3, 4)item'zz'" ('ValueError', 'Format string contains positional fields')
#> '%10.4d%.99999999999d%.10r' (-5, b'by', reprA\u3042) ('ValueError', 'precision too big')
#> '{a!r:{}' ('ValueError', "unmatched '{' in format spec") ('ValueError', "unmatched '{' in format spec")
#> '%g%(0)d' {'k': inf, '0': 1000000000000000000000000000000, 'k(a)b': 5} ('TypeError', 'must be real number, not dict')
#> '{:*<{}}.' ('TypeError', 'unsupported format string passed to NoneType.__format__') ('ValueError', 'Format string contains positional fields')
#> '%.99999999999d%*' (F(), True) ('ValueError', 'precision too big')
#> '{a.b{b.y[1][k]}\u3042' ('ValueError', "unexpected '{' in field name") ('ValueError', "unexpected '{' in field name")
#> '%y%(k)s' (1000000000000000000000000000000, 128512) ('ValueError', "unsupported format character 'y' (0x79) at index 1")
#> '{!r:}' 'T()' ('ValueError', 'Format string contains positional fields')
#> '%i%Lf%#10X' () ('TypeError', 'not enough arguments for format string')
#> '{b[3]}{a.}' ('ValueError', 'Empty attribute in format string') ('ValueError', 'Empty attribute in format string')
#> '%#.0f%*' {'k': True, '0': reprA\u3042, 'k(a)b': 5} ('TypeError', 'must be real number, not dict')
#> '{0!r:^12}{b.y[1][k]}' '    F()     v' ('ValueError', 'Format string contains positional fields')
#> '%+.3e%-7s|%.2s' {'k': b'by', '0': True, 'k(a)b': 5} ('TypeError', 'must be real number, not dict')
#> ':>10{0!' ('ValueError', 'end of string while looking for conversion specifier') ('ValueError', 'end of string while looking for conversion specifier')
#> '% 5%c%#.0f' (True, -5, 65, 'str') ('ValueError', "unsupported format character '%' (0x25) at index 3")
#> '{c:_x}{b.y[1][k]}0' ('ValueError', "Unknown format code 'x' for object of type 'float'") ('ValueError', "Unknown format code 'x' for object of type 'float'")
#> '%5%%-7s|' {'k': -0.0, '0': 'sub', 'k(a)b': 5} ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '{-1}{d:.3f}{!r}' ('KeyError', "'-1'") ('KeyError', "'-1'")
#> '%+d%10.4d' ('\xe9\U0001f600', inf, 128512) ('TypeError', '%d format: a real number is required, not str')
#> '{ 0}{a[]}0' ('KeyError', "' 0'") ('KeyError', "' 0'")
#> '%5%%F%l' {'k': 'sub', '0': {'k': 1, '0': 2}, 'k(a)b': 5} ('ValueError', "unsupported format character '%' (0x25) at index 2")
#> '{999999999999999999999}' ('ValueError', 'Too many decimal digits in format string') ('ValueError', 'Too many decimal digits in format string')
#> '%-7s|%.*f' (True, None, 1000000000000000000000000000000, 128512) ('TypeError', '* wants int')
#> '{b.y[1][k]}' 'v' 'v'
#> '%.' () ('ValueError', 'incomplete format')
#> '!s:{0}' ('IndexError', 'Replacement index 0 out of range for positional args tuple') ('ValueError', 'Format string contains positional fields')
#> '%hd%-*d|' (-0.0,) ('TypeError', 'not enough arguments for format string')
#> '{ 0}' ('KeyError', "' 0'") ('KeyError', "' 0'")
#> '%y%G%(k(a)b)s' () ('TypeError', 'not enough arguments for format string')
#> ':{}:{}{0}{0[a]' ('ValueError', 'cannot switch from automatic field numbering to manual field specification') ('ValueError', 'Format string contains positional fields')
#> 'abc' 'sub' ('TypeError', 'not all arguments converted during string formatting')
#> '!{ 0}' ('KeyError', "' 0'") ('KeyError', "' 0'")
#> '%.' ((3, 4), None, 0) ('ValueError', 'incomplete format')
#> '{}' '\xe9\U0001f600' ('ValueError', 'Format string contains positional fields')
#> '%#10X' {'k': reprA\u3042, '0': inf, 'k(a)b': 5} ('TypeError', '%X format: an integer is required, not dict')
#> '!a' '!a' '!a'
#> '%Xabc' (I(), 12345678901234567890, 12345678901234567890) ('TypeError', 'not all arguments converted during string formatting')
