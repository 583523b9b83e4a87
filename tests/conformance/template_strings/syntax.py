# The syntax of template strings: prefixes, quotes, nesting, self-documenting fields, positions.
# option: --policy standard
from string.templatelib import Template, Interpolation, convert
import string.templatelib as templatelib

def show(template):
    print(template.strings, [(i.value, i.expression, i.conversion, i.format_spec) for i in template.interpolations])

a, b, width, s = 1, 'two', 10, [1, 2]
show(t"")
show(t"plain")
show(t"{a}")
show(t"{a}{b}")
show(t"x{a}y{b}z")
show(T"{a!r}" rt"\d{b!s}" Rt'\n' tR'{a!a}')
show(t"{{{a}}}")
show(t"{a:>{width}}")
show(t"{a!r:^{width}.{a}}")
show(t"{a=}")
show(t"{ a = }")
show(t"{a=!s}")
show(t"{a=:5}")
show(t"{a+1=!r:>{width}}")
show(t"{'q' + "double" + b!r}")
show(t"{s[0]:{s[1]}}")
show(t'''
{
  a
}
{b:
}
''')
show(t"{a  }")
show(t"{ (a, b) }")
show(t"{a if b else s}")
show(t"{(lambda x: x)(a)}")
show(t"{[x for x in s]!s}")
show(t"{dict(k=1)['k']}")
show(t"{t'{b}'.strings}")
show(t"{f'{b}'}")
show(t"{a!r:{f'{a}'}}")
show(t"{'{'}{'}'}")
show(t"\N{LATIN SMALL LETTER A}\x41\u0042{a}\t")
show(rt"\N{a}\x41{a}")
show(t"é{b}€😀")
show(t"{(y := 5)}{y}")
show(t"{a,}{*s,}")
show(t"{a == 1}{a != 2}{a <= 3}{a >= 0}")
show(t"{a:%H:%M}")
show(t"{a::}")
show(t"{a!r:}")
def g():
    show(t"{(yield 1)} {(yield)}")
it = g()
next(it)
it.send('sent')
try:
    it.send('again')
except StopIteration:
    pass
class Fmt:
    def __format__(self, spec):
        print('format called', spec)
        return 'F'
    def __repr__(self):
        return 'Fmt()'
show(t"{Fmt()}")
show(t"{Fmt():x}")
show(t"{a:{Fmt():y}}")
def order(n):
    print('eval', n)
    return n
show(t"{order(1):{order(2)}}{order(3)!r}")
def render(template):
    parts = []
    for item in template:
        match item:
            case str() as text: parts.append(text.upper())
            case Interpolation(value, _, conversion, spec): parts.append(format(convert(value, conversion), spec))
    return ''.join(parts)
print(render(t"value: {a:03} {b!r:>8} end"))
parts = t"a{a}b" + t"c{b}"
print(parts.values, list(parts), len(list(parts + t"")))
print(Template(*parts) is not parts, Template(*parts).strings == parts.strings)
print([type(x).__name__ for x in t"{a}x{b}"])
for text in ('t"{}"', 't"{ }"', 't"{!r}"', 't"{a!}"', 't"{a!x}"', 't"{a!rr}"', 't"{a"', 't"}"', 't"{a:{b"',
             't"{a b}"', 't"{*a}"', 't"{a!r b}"',
             't"a" "b"', '"a" t"b"', 't"a" f"b"', 'f"a" t"b"', 'b"a" t"b"', 'ut"a"', 'bt"a"', 'ft"a"', 'tt"a"',
             't"{lambda x: 1}"', 't"{a:{b:{c:{d}}}}"',
             't"a" = 1', 'for t"a" in x: pass', 'del t"a"', 't"{a:=1}" := 2', 'def f(t"a"): pass',
             'match 1:\n case t"a": pass', 't"{\\n}"', 't"{#}"', "t'{a['x']}'",
             't"{a\n}"', 't"', "t'''{a", 't"{a!}:"', 't"{a:!r}"', 'x: t"{a}" = 1', 'import t"a"', 't"{if}"',
             't"{a=b}"', 't"{yield}"', 't"{await x}"', 't"\\N{nope}"', 't"{1_}"'):
    try:
        compile(text, 'f', 'exec')
        print(text, 'ok')
    except SyntaxError as e:
        print(repr(text), e.msg, e.lineno, e.offset)
try:
    t"{a} {1 / 0} {b}"
except ZeroDivisionError as e:
    print(e)
long = eval('t"' + ''.join('{a}x' for _ in range(200)) + '"')
print(len(long.strings), len(long.interpolations), len(long.values))

#> ('',) []
#> ('plain',) []
#> ('', '') [(1, 'a', None, '')]
#> ('', '', '') [(1, 'a', None, ''), ('two', 'b', None, '')]
#> ('x', 'y', 'z') [(1, 'a', None, ''), ('two', 'b', None, '')]
#> ('', '\\d', '\\n', '') [(1, 'a', 'r', ''), ('two', 'b', 's', ''), (1, 'a', 'a', '')]
#> ('{', '}') [(1, 'a', None, '')]
#> ('', '') [(1, 'a', None, '>10')]
#> ('', '') [(1, 'a', 'r', '^10.1')]
#> ('a=', '') [(1, 'a', 'r', '')]
#> (' a = ', '') [(1, ' a', 'r', '')]
#> ('a=', '') [(1, 'a', 's', '')]
#> ('a=', '') [(1, 'a', None, '5')]
#> ('a+1=', '') [(2, 'a+1', 'r', '>10')]
#> ('', '') [('qdoubletwo', '\'q\' + "double" + b', 'r', '')]
#> ('', '') [(1, 's[0]', None, '2')]
#> ('\n', '\n', '\n') [(1, '\n  a', None, ''), ('two', 'b', None, '\n')]
#> ('', '') [(1, 'a', None, '')]
#> ('', '') [((1, 'two'), ' (a, b)', None, '')]
#> ('', '') [(1, 'a if b else s', None, '')]
#> ('', '') [(1, '(lambda x: x)(a)', None, '')]
#> ('', '') [([1, 2], '[x for x in s]', 's', '')]
#> ('', '') [(1, "dict(k=1)['k']", None, '')]
#> ('', '') [(('', ''), "t'{b}'.strings", None, '')]
#> ('', '') [('two', "f'{b}'", None, '')]
#> ('', '') [(1, 'a', 'r', '1')]
#> ('', '', '') [('{', "'{'", None, ''), ('}', "'}'", None, '')]
#> ('aAB', '\t') [(1, 'a', None, '')]
#> ('\\N', '\\x41', '') [(1, 'a', None, ''), (1, 'a', None, '')]
#> ('é', '€😀') [('two', 'b', None, '')]
#> ('', '', '') [(5, '(y := 5)', None, ''), (5, 'y', None, '')]
#> ('', '', '') [((1,), 'a,', None, ''), ((1, 2), '*s,', None, '')]
#> ('', '', '', '', '') [(True, 'a == 1', None, ''), (True, 'a != 2', None, ''), (True, 'a <= 3', None, ''), (True, 'a >= 0', None, '')]
#> ('', '') [(1, 'a', None, '%H:%M')]
#> ('', '') [(1, 'a', None, ':')]
#> ('', '') [(1, 'a', 'r', '')]
#> ('', ' ', '') [('sent', '(yield 1)', None, ''), ('again', '(yield)', None, '')]
#> ('', '') [(Fmt(), 'Fmt()', None, '')]
#> ('', '') [(Fmt(), 'Fmt()', None, 'x')]
#> format called y
#> ('', '') [(1, 'a', None, 'F')]
#> eval 1
#> eval 2
#> eval 3
#> ('', '', '') [(1, 'order(1)', None, '2'), (3, 'order(3)', 'r', '')]
#> VALUE: 001    'two' END
#> (1, 'two') ['a', Interpolation(1, 'a', None, ''), 'bc', Interpolation('two', 'b', None, '')] 4
#> True True
#> ['Interpolation', 'str', 'Interpolation']
#> 't"{}"' t-string: valid expression required before '}' 1 4
#> 't"{ }"' t-string: valid expression required before '}' 1 5
#> 't"{!r}"' t-string: valid expression required before '!' 1 4
#> 't"{a!}"' t-string: missing conversion character 1 6
#> 't"{a!x}"' t-string: invalid conversion character 'x': expected 's', 'r', or 'a' 1 6
#> 't"{a!rr}"' t-string: invalid conversion character 'rr': expected 's', 'r', or 'a' 1 6
#> 't"{a"' t-string: expecting '}' 1 5
#> 't"}"' t-string: single '}' is not allowed 1 3
#> 't"{a:{b"' t-string: expecting '}' 1 7
#> 't"{a b}"' invalid syntax. Perhaps you forgot a comma? 1 4
#> 't"{*a}"' can't use starred expression here 1 4
#> 't"{a!r b}"' t-string: expecting ':' or '}' 1 8
#> 't"a" "b"' cannot mix t-string literals with string or bytes literals 1 1
#> '"a" t"b"' cannot mix t-string literals with string or bytes literals 1 1
#> 't"a" f"b"' cannot mix t-string literals with string or bytes literals 1 1
#> 'f"a" t"b"' cannot mix t-string literals with string or bytes literals 1 1
#> 'b"a" t"b"' cannot mix t-string literals with string or bytes literals 1 1
#> 'ut"a"' 'u' and 't' prefixes are incompatible 1 1
#> 'bt"a"' 'b' and 't' prefixes are incompatible 1 1
#> 'ft"a"' 'f' and 't' prefixes are incompatible 1 1
#> 'tt"a"' invalid syntax 1 3
#> 't"{lambda x: 1}"' t-string: lambda expressions are not allowed without parentheses 1 4
#> 't"{a:{b:{c:{d}}}}"' t-string: expressions nested too deeply 1 11
#> 't"a" = 1' cannot assign to t-string expression here. Maybe you meant '==' instead of '='? 1 1
#> 'for t"a" in x: pass' cannot assign to t-string expression 1 5
#> 'del t"a"' cannot delete t-string expression 1 5
#> 't"{a:=1}" := 2' cannot use assignment expressions with t-string expression 1 1
#> 'def f(t"a"): pass' invalid syntax 1 7
#> 'match 1:\n case t"a": pass' patterns may only match literals and attribute lookups 2 7
#> 't"{\\n}"' unexpected character after line continuation character 1 5
#> 't"{#}"' '{' was never closed 1 3
#> t'{a['x']}' ok
#> t"{a
#> }" ok
#> 't"' unterminated t-string literal (detected at line 1) 1 1
#> "t'''{a" '{' was never closed 1 5
#> 't"{a!}:"' t-string: missing conversion character 1 6
#> t"{a:!r}" ok
#> x: t"{a}" = 1 ok
#> 'import t"a"' invalid syntax 1 8
#> 't"{if}"' t-string: expecting a valid expression after '{' 1 4
#> 't"{a=b}"' t-string: expecting '!', or ':', or '}' 1 6
#> 't"{yield}"' 'yield' outside function 1 4
#> 't"{await x}"' 'await' outside function 1 4
#> 't"\\N{nope}"' (unicode error) 'unicodeescape' codec can't decode bytes in position 0-7: unknown Unicode character name 1 11
#> 't"{1_}"' invalid decimal literal 1 5
#> division by zero
#> 201 200 200
