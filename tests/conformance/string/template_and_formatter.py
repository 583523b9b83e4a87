# option: --allow-import=*
import string
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
T=string.Template
t(lambda: T('$a ${b} $$').substitute(a=1,b=2))
t(lambda: T('$a').substitute())
t(lambda: T('$').substitute())
t(lambda: T('$a $c $').safe_substitute(a=1))
t(lambda: T('x\n y $').substitute())
t(lambda: T('$a ${b}').get_identifiers())
t(lambda: T('$ ').is_valid())
t(lambda: T.flags)
t(lambda: T.idpattern)
t(lambda: T('$A').substitute({'A':3}, A=4))
t(lambda: string.capwords('  a  b c '))
t(lambda: string.capwords('a-b',sep='-'))
F=string.Formatter()
t(lambda: F.format('{} {0}',1))
t(lambda: F.format('{0} {}',1))
t(lambda: F.format('{} {a!r:>5}',1,a='b'))
t(lambda: F.format('{0.real} {a[k]} {{}}',1,a={'k':2}))
t(lambda: F.format('{:{}}',3,5))
t(lambda: F.format('{'))
t(lambda: F.format('{a}'))
t(lambda: F.format())
t(lambda: list(F.parse('a{b!r:c}d')))
t(lambda: F.get_field('0.real',(5,),{}))
t(lambda: F.convert_field(1,'q'))
t(lambda: F.vformat('{0:{1}{1}}',(1,2),{}))
t(lambda: F.vformat('{0:{1:{2:{3}}}}',(1,2,3,4),{}))
t(lambda: string.punctuation+string.whitespace)
class T2(T):
    delimiter='%'
    idpattern='[a-z]+_[a-z]+'
t(lambda: T2('%% %not %with_under').substitute(with_under=5))
t(lambda: T2('%% %with_under').substitute(with_under=5))

#> '1 2 $'
#> KeyError 'a'
#> ValueError Invalid placeholder in string: line 1, col 1
#> '1 $c $'
#> ValueError Invalid placeholder in string: line 2, col 4
#> ['a', 'b']
#> False
#> re.IGNORECASE
#> '(?a:[_a-z][_a-z0-9]*)'
#> '4'
#> 'A B C'
#> 'A-B'
#> ValueError cannot switch from automatic field numbering to manual field specification
#> ValueError cannot switch from manual field specification to automatic field numbering
#> "1   'b'"
#> '1 2 {}'
#> '    3'
#> ValueError Single '{' encountered in format string
#> KeyError 'a'
#> TypeError Formatter.format() missing 1 required positional argument: 'format_string'
#> [('a', 'b', 'c', 'r'), ('d', None, None, None)]
#> (5, 0)
#> ValueError Unknown conversion specifier q
#> '                     1'
#> ValueError Max string recursion exceeded
#> '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \t\n\r\x0b\x0c'
#> ValueError Invalid placeholder in string: line 1, col 4
#> '% 5'
