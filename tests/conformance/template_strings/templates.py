# Template strings and the types of string.templatelib.
# option: --policy standard
from string.templatelib import Template, Interpolation, convert
import string.templatelib as tl
import copy
import types

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
x=3; name='W'
a=t'hello {name!r:>{x}} and {x=} {x = !s:5}end'
t(lambda:a)
t(lambda:a.strings)
t(lambda:a.interpolations)
t(lambda:a.values)
t(lambda:list(a))
t(lambda:t'')
t(lambda:list(t''))
t(lambda:t''.strings)
t(lambda: t'{x}{x}'.strings)
t(lambda:list(t'{x}{x}'))
t(lambda: t'a' t'b{x}')
t(lambda:t'a'+t'b')
t(lambda:t'a'+'b')
t(lambda:'a'+t'b')
t(lambda:(t'a{x}b'+t'c{x}d'))
t(lambda:t'a'==t'a')
t(lambda:t'a'+3)
t(lambda:Template)
t(lambda:Template.__module__)
t(lambda:Template('a','b'))
t(lambda:Template('a',Interpolation(1),'b'))
t(lambda:Template(Interpolation(1),Interpolation(2)))
t(lambda:Template())
t(lambda:Template(3))
t(lambda:Template(a=1))
t(lambda:Template('a','b').strings)
t(lambda:Interpolation())
t(lambda:Interpolation(1))
t(lambda:Interpolation(1,'e'))
t(lambda:Interpolation(1,'e','r','x'))
t(lambda:Interpolation(1,'e','z'))
t(lambda:Interpolation(1,3))
t(lambda:Interpolation(1,'e',3))
t(lambda:Interpolation(1,'e',None,3))
t(lambda:Interpolation(value=1,expression='q',conversion='a',format_spec='f'))
t(lambda:Interpolation(1,2,3,4,5))
t(lambda: Interpolation.__match_args__)
t(lambda:Template.__match_args__)
i=a.interpolations[0]
t(lambda:(i.value,i.expression,i.conversion,i.format_spec))
t(lambda:setattr(i,'value',3))
t(lambda:setattr(i,'zz',3))
t(lambda:setattr(a,'strings',3))
t(lambda:setattr(a,'values',3))
t(lambda:a.foo)
t(lambda:i==i)
t(lambda:Interpolation(1)==Interpolation(1))
t(lambda:type('X',(Template,),{}))
t(lambda:type('X',(Interpolation,),{}))
t(lambda:Interpolation[int])
t(lambda:Template[int])
t(lambda:iter(a))
t(lambda:next(iter(a)))
t(lambda:type(iter(a)).__name__+type(iter(a)).__module__)
t(lambda:len(a))
t(lambda:a[0])
t(lambda:str(a))
t(lambda:f'{a}')
t(lambda:f'{a:x}')
t(lambda:'x' in a)
t(lambda: a*2)
t(lambda:hash(a)==hash(a))
t(lambda: iter(iter(a)) )
match i:
    case Interpolation(v,e,c,s): print(v,e,c,s)
t(lambda:convert(3,'r'))
t(lambda:convert('x','r'))
t(lambda:convert('é','a'))
t(lambda:convert(3,'s'))
t(lambda:convert(3,None))
t(lambda:convert(3,'z'))

t(lambda:rt'\n{x}'.strings)
t(lambda:tr"\d".strings)
t(lambda:t'{{}}{x}'.strings)
t(lambda:t'''
a{
x
}'''.interpolations); t(lambda: t'{x+1}'.interpolations[0].expression); t(
    lambda:t'{ x }'.interpolations[0].expression); t(lambda:t'{x:{x}{x}}'.interpolations[0].format_spec); t(
        lambda:t'{x!r:{"a"!r}}'.interpolations[0].format_spec); t(lambda:t'{t"{x}"}'.interpolations[0].value); t(
            lambda:t'{f"{x}"}'.interpolations[0]); t(lambda:f'{t"{x}"}'); t(
                lambda: t'{(lambda: 3)()}'.interpolations[0]); t(lambda:t'{x,}'.interpolations[0]); t(
                    lambda:t'{x:=5}'.interpolations[0]); t(lambda:t'{(y:=5)}'.interpolations[0])
for s in ["t'a' 'b'","'a' t'b'","t'a' f'b'","t'{}'","t'{x!q}'","t'{x'","t'}'","bt''","ut''","ft''","t'{!r}'",
          "t'{x!}'","b'a' t'b'","t'{a b}'", "t'{*x}'", "t'{yield}'","t'{x!r }'","case = t'a'",
          "match 1:\n case t'a': pass", "t'' = 3", "x: t'a'"]:
    t(lambda: eval(compile(s,'f','exec' if ':' in s and 'match' in s else 'exec'),{}))
t(lambda:copy.copy(a))
t(lambda:a.__reduce__())
t(lambda:i.__reduce__())
t(lambda: Template('a').__add__(3))
t(lambda: t'{1/0}')
t(lambda: t'{undefinedx}')
t(lambda: type(Template.__doc__))
t(lambda: type(Interpolation.__doc__))
t(lambda:type(t'a'.strings))
t(lambda: (t'{x!r:>{w}}') )
t(lambda: Template('a',Interpolation(1),Interpolation(2,'x'),'c').strings)
t(lambda: (t'a'+t'{x}').strings)

#> Template(strings=('hello ', ' and x=', ' x = ', 'end'), interpolations=(Interpolation('W', 'name', 'r', '>3'), Interpolation(3, 'x', 'r', ''), Interpolation(3, 'x', 's', '5')))
#> ('hello ', ' and x=', ' x = ', 'end')
#> (Interpolation('W', 'name', 'r', '>3'), Interpolation(3, 'x', 'r', ''), Interpolation(3, 'x', 's', '5'))
#> ('W', 3, 3)
#> ['hello ', Interpolation('W', 'name', 'r', '>3'), ' and x=', Interpolation(3, 'x', 'r', ''), ' x = ', Interpolation(3, 'x', 's', '5'), 'end']
#> Template(strings=('',), interpolations=())
#> []
#> ('',)
#> ('', '', '')
#> [Interpolation(3, 'x', None, ''), Interpolation(3, 'x', None, '')]
#> Template(strings=('ab', ''), interpolations=(Interpolation(3, 'x', None, ''),))
#> Template(strings=('ab',), interpolations=())
#> TypeError can only concatenate string.templatelib.Template (not "str") to string.templatelib.Template
#> TypeError can only concatenate str (not "string.templatelib.Template") to str
#> Template(strings=('a', 'bc', 'd'), interpolations=(Interpolation(3, 'x', None, ''), Interpolation(3, 'x', None, '')))
#> False
#> TypeError can only concatenate string.templatelib.Template (not "int") to string.templatelib.Template
#> <class 'string.templatelib.Template'>
#> 'string.templatelib'
#> Template(strings=('ab',), interpolations=())
#> Template(strings=('a', 'b'), interpolations=(Interpolation(1, '', None, ''),))
#> Template(strings=('', '', ''), interpolations=(Interpolation(1, '', None, ''), Interpolation(2, '', None, '')))
#> Template(strings=('',), interpolations=())
#> TypeError Template.__new__ *args need to be of type 'str' or 'Interpolation', got int
#> TypeError Template.__new__ only accepts *args arguments
#> ('ab',)
#> TypeError Interpolation() missing required argument 'value' (pos 1)
#> Interpolation(1, '', None, '')
#> Interpolation(1, 'e', None, '')
#> Interpolation(1, 'e', 'r', 'x')
#> ValueError Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'
#> TypeError Interpolation() argument 'expression' must be str, not int
#> TypeError Interpolation() argument 'conversion' must be str, not int
#> TypeError Interpolation() argument 'format_spec' must be str, not int
#> Interpolation(1, 'q', 'a', 'f')
#> TypeError Interpolation() takes at most 4 arguments (5 given)
#> ('value', 'expression', 'conversion', 'format_spec')
#> AttributeError type object 'string.templatelib.Template' has no attribute '__match_args__'
#> ('W', 'name', 'r', '>3')
#> AttributeError readonly attribute
#> AttributeError 'string.templatelib.Interpolation' object has no attribute 'zz' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
#> AttributeError attribute 'values' of 'string.templatelib.Template' objects is not writable
#> AttributeError 'string.templatelib.Template' object has no attribute 'foo'
#> True
#> False
#> TypeError type 'string.templatelib.Template' is not an acceptable base type
#> TypeError type 'string.templatelib.Interpolation' is not an acceptable base type
#> string.templatelib.Interpolation[int]
#> string.templatelib.Template[int]
#> <string.templatelib.TemplateIter object
#> 'hello '
#> 'TemplateIterstring.templatelib'
#> TypeError object of type 'string.templatelib.Template' has no len()
#> TypeError 'string.templatelib.Template' object is not subscriptable
#> "Template(strings=('hello ', ' and x=', ' x = ', 'end'), interpolations=(Interpolation('W', 'name', 'r', '>3'), Interpolation(3, 'x', 'r', ''), Interpolation(3, 'x', 's', '5')))"
#> "Template(strings=('hello ', ' and x=', ' x = ', 'end'), interpolations=(Interpolation('W', 'name', 'r', '>3'), Interpolation(3, 'x', 'r', ''), Interpolation(3, 'x', 's', '5')))"
#> TypeError unsupported format string passed to string.templatelib.Template.__format__
#> False
#> TypeError unsupported operand type(s) for *: 'string.templatelib.Template' and 'int'
#> True
#> <string.templatelib.TemplateIter object
#> W name r >3
#> '3'
#> "'x'"
#> "'\\xe9'"
#> '3'
#> 3
#> ValueError invalid conversion specifier: z
#> ('\\n', '')
#> ('\\d',)
#> ('{}', '')
#> (Interpolation(3, '\nx', None, ''),)
#> 'x+1'
#> ' x'
#> '33'
#> "'a'"
#> Template(strings=('', ''), interpolations=(Interpolation(3, 'x', None, ''),))
#> Interpolation('3', 'f"{x}"', None, '')
#> "Template(strings=('', ''), interpolations=(Interpolation(3, 'x', None, ''),))"
#> Interpolation(3, '(lambda: 3)()', None, '')
#> Interpolation((3,), 'x,', None, '')
#> Interpolation(3, 'x', None, '=5')
#> Interpolation(5, '(y:=5)', None, '')
#> SyntaxError cannot mix t-string literals with string or bytes literals (f, line 1)
#> SyntaxError cannot mix t-string literals with string or bytes literals (f, line 1)
#> SyntaxError cannot mix t-string literals with string or bytes literals (f, line 1)
#> SyntaxError t-string: valid expression required before '}' (f, line 1)
#> SyntaxError t-string: invalid conversion character 'q': expected 's', 'r', or 'a' (f, line 1)
#> SyntaxError t-string: expecting '}' (f, line 1)
#> SyntaxError t-string: single '}' is not allowed (f, line 1)
#> SyntaxError 'b' and 't' prefixes are incompatible (f, line 1)
#> SyntaxError 'u' and 't' prefixes are incompatible (f, line 1)
#> SyntaxError 'f' and 't' prefixes are incompatible (f, line 1)
#> SyntaxError t-string: valid expression required before '!' (f, line 1)
#> SyntaxError t-string: missing conversion character (f, line 1)
#> SyntaxError cannot mix t-string literals with string or bytes literals (f, line 1)
#> SyntaxError invalid syntax. Perhaps you forgot a comma? (f, line 1)
#> SyntaxError can't use starred expression here (f, line 1)
#> SyntaxError 'yield' outside function (f, line 1)
#> NameError name 'x' is not defined
#> None
#> SyntaxError patterns may only match literals and attribute lookups (f, line 2)
#> SyntaxError cannot assign to t-string expression here. Maybe you meant '==' instead of '='? (f, line 1)
#> None
#> Template(strings=('hello ', ' and x=', ' x = ', 'end'), interpolations=(Interpolation('W', 'name', 'r', '>3'), Interpolation(3, 'x', 'r', ''), Interpolation(3, 'x', 's', '5')))
#> (<function _template_unpickle
#> (<class 'string.templatelib.Interpolation'>, ('W', 'name', 'r', '>3'))
#> TypeError can only concatenate string.templatelib.Template (not "int") to string.templatelib.Template
#> ZeroDivisionError division by zero
#> NameError name 'undefinedx' is not defined
#> <class 'str'>
#> <class 'str'>
#> <class 'tuple'>
#> NameError name 'w' is not defined
#> ('a', '', 'c')
#> ('a', '')
