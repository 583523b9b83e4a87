# template strings: interpolation objects.
# option: --policy standard
# exit: 0
from string.templatelib import Template, Interpolation, convert
x, w = 3.14159, 8
t = t'a{x:{w}.2f}b{x!r}{"q"}c'
class O:
    def __iter__(self): return iter('z')


for line in r"""
t.strings, t.values, [(i.value, i.expression, i.conversion, i.format_spec) for i in t.interpolations], len(list(t))
[type(p).__name__ for p in t], [p for p in t''], list(t'plain'), list(t'{x}')[0].value, t'{x}{x}'.strings
repr(t'{x}'), repr(t'a'), repr(t'{x!r:>5}z'), str(t'') == repr(t'')
t'a' + t'{x}b', t'a{x}' + t'{w}', (t'a' 'b' t'{w}').strings if 0 else 0
t'a' + 'b'
'b' + t'a'
t'a' + 5
t'a' == t'a', hash(t'a') is not None, t'{x}' is t'{x}', bool(t'')
t'a' < t'b'
len(t'a')
t'a'[0]
Template('a', Interpolation(1, 'x'), 'b', 'c').strings
Template().strings
Template(Interpolation(1), Interpolation(2)).strings
Template('a', 'b').strings
Template(Interpolation(5, 'e', 'r', '>3')).values
Template(5)
Template('a', 5)
Template(a=1)
Interpolation(1, 'e', 's', 'f'), Interpolation(1), Interpolation(value=1, expression='q', format_spec='z')
Interpolation()
Interpolation(1, 2)
Interpolation(1, 'a', 'x')
Interpolation(1, 'a', 5)
Interpolation(1, 'a', None, 5)
setattr(t, 'strings', ())
setattr(t.interpolations[0], 'value', 1)
setattr(t, 'new', 1)
convert(1, 'r'), convert('é', 'a'), convert(1, 's'), convert(1, None)
convert(1, 'z')
type('T', (Template,), {})
type('I', (Interpolation,), {})
Interpolation.__match_args__, Template.__doc__ is not None, type(iter(t)).__name__
t'{x=}'.strings, t'{x = !s}'.strings, t'{x=}'.interpolations[0].conversion, t'{ x }'.interpolations[0].expression, t'{x=:.1f}'.interpolations[0].conversion, t'{x=:.1f}'.interpolations[0].format_spec
t'{{}}{x}'.strings, rt'\n{w}\d'.strings, T'{w}'.values, t'{"a" + "b"}'.values, t'{[i for i in range(3)]}'.values, t'{(lambda: 5)()}'.values, t'{t"{x}"}'.values[0].values, t'{f"{w}"}'.values
t'{1/0}'
t'{nope}'
eval("t'{}'")
eval("t'{x!z}'")
eval("t'{x'")
eval("t'}'")
eval("t'a' 'b'")
eval("'a' t'b'")
eval("t'a' f'b'")
eval("bt'a'")
eval("ut'a'")
eval("ft'a'")
eval("t'a' t'{x}' t'b'").strings
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> t.strings, t.values, [(i.value, i.expression, i.conversion, i.format_spec) for i in t.interpolations], len(list(t)) -> (('a', 'b', '', 'c'), (3.14159, 3.14159, 'q'), [(3.14159, 'x', None, '8.2f'), (3.14159, 'x', 'r', ''), ('q', '"q"', None, '')], 6)
#> [type(p).__name__ for p in t], [p for p in t''], list(t'plain'), list(t'{x}')[0].value, t'{x}{x}'.strings -> (['str', 'Interpolation', 'str', 'Interpolation', 'Interpolation', 'str'], [], ['plain'], 3.14159, ('', '', ''))
#> repr(t'{x}'), repr(t'a'), repr(t'{x!r:>5}z'), str(t'') == repr(t'') -> ("Template(strings=('', ''), interpolations=(Interpolation(3.14159, 'x', None, ''),))", "Template(strings=('a',), interpolations=())", "Template(strings=('', 'z'), interpolations=(Interpolation(3.14159, 'x', 'r', '>5'),))", True)
#> t'a' + t'{x}b', t'a{x}' + t'{w}', (t'a' 'b' t'{w}').strings if 0 else 0 !! SyntaxError cannot mix t-string literals with string or bytes literals (<string>, line 1)
#> t'a' + 'b' !! TypeError can only concatenate string.templatelib.Template (not "str") to string.templatelib.Template
#> 'b' + t'a' !! TypeError can only concatenate str (not "string.templatelib.Template") to str
#> t'a' + 5 !! TypeError can only concatenate string.templatelib.Template (not "int") to string.templatelib.Template
#> t'a' == t'a', hash(t'a') is not None, t'{x}' is t'{x}', bool(t'') -> (False, True, False, True)
#> t'a' < t'b' !! TypeError '<' not supported between instances of 'string.templatelib.Template' and 'string.templatelib.Template'
#> len(t'a') !! TypeError object of type 'string.templatelib.Template' has no len()
#> t'a'[0] !! TypeError 'string.templatelib.Template' object is not subscriptable
#> Template('a', Interpolation(1, 'x'), 'b', 'c').strings -> ('a', 'bc')
#> Template().strings -> ('',)
#> Template(Interpolation(1), Interpolation(2)).strings -> ('', '', '')
#> Template('a', 'b').strings -> ('ab',)
#> Template(Interpolation(5, 'e', 'r', '>3')).values -> (5,)
#> Template(5) !! TypeError Template.__new__ *args need to be of type 'str' or 'Interpolation', got int
#> Template('a', 5) !! TypeError Template.__new__ *args need to be of type 'str' or 'Interpolation', got int
#> Template(a=1) !! TypeError Template.__new__ only accepts *args arguments
#> Interpolation(1, 'e', 's', 'f'), Interpolation(1), Interpolation(value=1, expression='q', format_spec='z') -> (Interpolation(1, 'e', 's', 'f'), Interpolation(1, '', None, ''), Interpolation(1, 'q', None, 'z'))
#> Interpolation() !! TypeError Interpolation() missing required argument 'value' (pos 1)
#> Interpolation(1, 2) !! TypeError Interpolation() argument 'expression' must be str, not int
#> Interpolation(1, 'a', 'x') !! ValueError Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'
#> Interpolation(1, 'a', 5) !! TypeError Interpolation() argument 'conversion' must be str, not int
#> Interpolation(1, 'a', None, 5) !! TypeError Interpolation() argument 'format_spec' must be str, not int
#> setattr(t, 'strings', ()) !! AttributeError readonly attribute
#> setattr(t.interpolations[0], 'value', 1) !! AttributeError readonly attribute
#> setattr(t, 'new', 1) !! AttributeError 'string.templatelib.Template' object has no attribute 'new' and no __dict__ for setting new attributes
#> convert(1, 'r'), convert('é', 'a'), convert(1, 's'), convert(1, None) -> ('1', "'\\xe9'", '1', 1)
#> convert(1, 'z') !! ValueError invalid conversion specifier: z
#> type('T', (Template,), {}) !! TypeError type 'string.templatelib.Template' is not an acceptable base type
#> type('I', (Interpolation,), {}) !! TypeError type 'string.templatelib.Interpolation' is not an acceptable base type
#> Interpolation.__match_args__, Template.__doc__ is not None, type(iter(t)).__name__ -> (('value', 'expression', 'conversion', 'format_spec'), True, 'TemplateIter')
#> t'{x=}'.strings, t'{x = !s}'.strings, t'{x=}'.interpolations[0].conversion, t'{ x }'.interpolations[0].expression, t'{x=:.1f}'.interpolations[0].conversion, t'{x=:.1f}'.interpolations[0].format_spec -> (('x=', ''), ('x = ', ''), 'r', ' x', None, '.1f')
#> t'{{}}{x}'.strings, rt'\n{w}\d'.strings, T'{w}'.values, t'{"a" + "b"}'.values, t'{[i for i in range(3)]}'.values, t'{(lambda: 5)()}'.values, t'{t"{x}"}'.values[0].values, t'{f"{w}"}'.values -> (('{}', ''), ('\\n', '\\d'), (8,), ('ab',), ([0, 1, 2],), (5,), (3.14159,), ('8',))
#> t'{1/0}' !! ZeroDivisionError division by zero
#> t'{nope}' !! NameError name 'nope' is not defined
#> eval("t'{}'") !! SyntaxError t-string: valid expression required before '}' (<string>, line 1)
#> eval("t'{x!z}'") !! SyntaxError t-string: invalid conversion character 'z': expected 's', 'r', or 'a' (<string>, line 1)
#> eval("t'{x'") !! SyntaxError t-string: expecting '}' (<string>, line 1)
#> eval("t'}'") !! SyntaxError t-string: single '}' is not allowed (<string>, line 1)
#> eval("t'a' 'b'") !! SyntaxError cannot mix t-string literals with string or bytes literals (<string>, line 1)
#> eval("'a' t'b'") !! SyntaxError cannot mix t-string literals with string or bytes literals (<string>, line 1)
#> eval("t'a' f'b'") !! SyntaxError cannot mix t-string literals with string or bytes literals (<string>, line 1)
#> eval("bt'a'") !! SyntaxError 'b' and 't' prefixes are incompatible (<string>, line 1)
#> eval("ut'a'") !! SyntaxError 'u' and 't' prefixes are incompatible (<string>, line 1)
#> eval("ft'a'") !! SyntaxError 'f' and 't' prefixes are incompatible (<string>, line 1)
#> eval("t'a' t'{x}' t'b'").strings -> ('a', 'b')
#! <string>:1: SyntaxWarning: 'string.templatelib.Template' object is not subscriptable; perhaps you missed a comma?
