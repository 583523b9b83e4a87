# fstrings: conversion and nesting.
# option: --policy standard
# exit: 0
x, s, w, p, d = 3.14159, 'té', 10, 3, {'k': [1, 2], "q": 'v'}
class F:
    def __format__(self, spec): return 'F[' + spec + ']'
    def __repr__(self): return 'RF'
    def __str__(self): return 'SF'
f = F()


for line in r"""
f'{x:{w}.{p}}|{x!r:>{w}}|{x:{"<"}{w}}|{s!a}|{s!r}|{s!s}'
f'{f}{f!r}{f!s}{f!a}', f'{f:abc}', f'{f!r:5}|', f'{f:{f}}', f'{f:{f!r}}', f'{f:{{}}}' if 0 else ''
f'{{}}{{{x:.1f}}}', f'}}{{', f'{ {1: 2}[1] }', f'{ {1, }}', f'{(lambda a: a * 2)(4)}', f'{[i for i in range(3)]}'
f'{x = }', f'{x=}', f'{x = :.2f}', f'{x=!s}', f'{s=}', f'{s=!s:>5}', f'{ x }', f'{x+1=}', f'{d["k"]=}', f'{  w  =  }'
f'{"a" "b"}', f'{"nested " + f"{"deep " + f"{w}"}"}', f'{f"{f"{f"{1}"}"}"}', f'{d['k'][0]}', f"{d["q"]}"
f'{w if w > 5 else p}'
f'{w > 5 and "y" or "n"}'
f'{not w}'
f'{-w}'
f'{w:>{p}}'
f'{(w := 4)}'
w
f'{w:=5}'
f'{w:=+5}'
f'{1,}', f'{1, 2}', f'{*[1, 2],}', f'{[*"ab"]}', f'{()}', f'{{"a"}}', f'{1if 1else 2}'
f'{x!r}' 'plain' f'{w}' rf'\d{w}' 'end', f'' '', f'\x41{w}\n', rf'{w}\n', fr'{s}\{s}', F'{w}' Rf'\{w}'
f'{w:\x3e6}', f'{w:\n>4}', f'{s:\u00e9>5}', f'\N{BULLET}{w}', f'{"\n"}', f'{'\\'}'
f'''{
w
+ 1
}''' if 1 else 0
f'{x:%}', f'{w:x}', f'{w:#b}', f'{10**9:,}', f'{None}', f'{...}', f'{True:>5}', f'{b"x"}', f'{1e3}'
f'{None:5}'
f'{[]:s}'
f'{undefined_name}'
f'{1/0}'
f'{x:q}'
f'{s:d}'
f'{x:{w}.{p}.}'
eval("f'{'")
eval("f'}'")
eval("f'{}'")
eval("f'{ }'")
eval("f'{!r}'")
eval("f'{x!z}'")
eval("f'{x!}'")
eval("f'{x!r:{'")
eval("f'{a b}'")
eval("f'{x:{y:{z}}}'")
eval("f'{lambda x: 1}'")
eval("f'{x'")
eval("f'{x!r }'")
eval("f'{x =! r}'")
eval("f'{=}'")
eval("f'{*a}'")
eval("f'{**a}'")
eval("f'{x;y}'")
eval("f'{)}'")
eval("f'{(}'")
eval("f'{yield}'")
eval("f'{# comment}'")
eval("f'{x:'")
eval("bf'x'")
eval("f'x' b'y'")
eval("f'{1 = 2}'")
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> f'{x:{w}.{p}}|{x!r:>{w}}|{x:{"<"}{w}}|{s!a}|{s!r}|{s!s}' -> "      3.14|   3.14159|3.14159   |'t\\xe9'|'té'|té"
#> f'{f}{f!r}{f!s}{f!a}', f'{f:abc}', f'{f!r:5}|', f'{f:{f}}', f'{f:{f!r}}', f'{f:{{}}}' if 0 else '' -> ('F[]RFSFRF', 'F[abc]', 'RF   |', 'F[F[]]', 'F[RF]', '')
#> f'{{}}{{{x:.1f}}}', f'}}{{', f'{ {1: 2}[1] }', f'{ {1, }}', f'{(lambda a: a * 2)(4)}', f'{[i for i in range(3)]}' -> ('{}{3.1}', '}{', '2', '{1}', '8', '[0, 1, 2]')
#> f'{x = }', f'{x=}', f'{x = :.2f}', f'{x=!s}', f'{s=}', f'{s=!s:>5}', f'{ x }', f'{x+1=}', f'{d["k"]=}', f'{  w  =  }' -> ('x = 3.14159', 'x=3.14159', 'x = 3.14', 'x=3.14159', "s='té'", 's=   té', '3.14159', 'x+1=4.14159', 'd["k"]=[1, 2]', '  w  =  10')
#> f'{"a" "b"}', f'{"nested " + f"{"deep " + f"{w}"}"}', f'{f"{f"{f"{1}"}"}"}', f'{d['k'][0]}', f"{d["q"]}" -> ('ab', 'nested deep 10', '1', '1', 'v')
#> f'{w if w > 5 else p}' -> '10'
#> f'{w > 5 and "y" or "n"}' -> 'y'
#> f'{not w}' -> 'False'
#> f'{-w}' -> '-10'
#> f'{w:>{p}}' -> ' 10'
#> f'{(w := 4)}' -> '4'
#> w -> 4
#> f'{w:=5}' -> '    4'
#> f'{w:=+5}' -> '+   4'
#> f'{1,}', f'{1, 2}', f'{*[1, 2],}', f'{[*"ab"]}', f'{()}', f'{{"a"}}', f'{1if 1else 2}' -> ('(1,)', '(1, 2)', '(1, 2)', "['a', 'b']", '()', '{"a"}', '1')
#> f'{x!r}' 'plain' f'{w}' rf'\d{w}' 'end', f'' '', f'\x41{w}\n', rf'{w}\n', fr'{s}\{s}', F'{w}' Rf'\{w}' -> ('3.14159plain4\\d4end', '', 'A4\n', '4\\n', 'té\\té', '4\\4')
#> f'{w:\x3e6}', f'{w:\n>4}', f'{s:\u00e9>5}', f'\N{BULLET}{w}', f'{"\n"}', f'{'\\'}' -> ('     4', '\n\n\n4', 'ééété', '•4', '\n', '\\')
#> f'''{ !! SyntaxError '{' was never closed (<string>, line 1)
#> w -> 4
#> + 1 -> 1
#> }''' if 1 else 0 !! SyntaxError unmatched '}' (<string>, line 1)
#> f'{x:%}', f'{w:x}', f'{w:#b}', f'{10**9:,}', f'{None}', f'{...}', f'{True:>5}', f'{b"x"}', f'{1e3}' -> ('314.159000%', '4', '0b100', '1,000,000,000', 'None', 'Ellipsis', '    1', "b'x'", '1000.0')
#> f'{None:5}' !! TypeError unsupported format string passed to NoneType.__format__
#> f'{[]:s}' !! TypeError unsupported format string passed to list.__format__
#> f'{undefined_name}' !! NameError name 'undefined_name' is not defined
#> f'{1/0}' !! ZeroDivisionError division by zero
#> f'{x:q}' !! ValueError Unknown format code 'q' for object of type 'float'
#> f'{s:d}' !! ValueError Unknown format code 'd' for object of type 'str'
#> f'{x:{w}.{p}.}' !! ValueError Unknown format code '.' for object of type 'float'
#> eval("f'{'") !! SyntaxError f-string: expecting '}' (<string>, line 1)
#> eval("f'}'") !! SyntaxError f-string: single '}' is not allowed (<string>, line 1)
#> eval("f'{}'") !! SyntaxError f-string: valid expression required before '}' (<string>, line 1)
#> eval("f'{ }'") !! SyntaxError f-string: valid expression required before '}' (<string>, line 1)
#> eval("f'{!r}'") !! SyntaxError f-string: valid expression required before '!' (<string>, line 1)
#> eval("f'{x!z}'") !! SyntaxError f-string: invalid conversion character 'z': expected 's', 'r', or 'a' (<string>, line 1)
#> eval("f'{x!}'") !! SyntaxError f-string: missing conversion character (<string>, line 1)
#> eval("f'{x!r:{'") !! SyntaxError f-string: expecting '}' (<string>, line 1)
#> eval("f'{a b}'") !! SyntaxError invalid syntax. Perhaps you forgot a comma? (<string>, line 1)
#> eval("f'{x:{y:{z}}}'") !! NameError name 'y' is not defined
#> eval("f'{lambda x: 1}'") !! SyntaxError f-string: lambda expressions are not allowed without parentheses (<string>, line 1)
#> eval("f'{x'") !! SyntaxError f-string: expecting '}' (<string>, line 1)
#> eval("f'{x!r }'") -> '3.14159'
#> eval("f'{x =! r}'") !! SyntaxError f-string: conversion type must come right after the exclamation mark (<string>, line 1)
#> eval("f'{=}'") !! SyntaxError f-string: valid expression required before '=' (<string>, line 1)
#> eval("f'{*a}'") !! SyntaxError can't use starred expression here (<string>, line 1)
#> eval("f'{**a}'") !! SyntaxError f-string: expecting a valid expression after '{' (<string>, line 1)
#> eval("f'{x;y}'") !! SyntaxError f-string: expecting '=', or '!', or ':', or '}' (<string>, line 1)
#> eval("f'{)}'") !! SyntaxError f-string: unmatched ')' (<string>, line 1)
#> eval("f'{(}'") !! SyntaxError closing parenthesis '}' does not match opening parenthesis '(' (<string>, line 1)
#> eval("f'{yield}'") !! SyntaxError 'yield' outside function (<string>, line 1)
#> eval("f'{# comment}'") !! SyntaxError '{' was never closed (<string>, line 1)
#> eval("f'{x:'") !! SyntaxError f-string: expecting '}', or format specs (<string>, line 1)
#> eval("bf'x'") !! SyntaxError 'b' and 'f' prefixes are incompatible (<string>, line 1)
#> eval("f'x' b'y'") !! SyntaxError cannot mix bytes and nonbytes literals (<string>, line 1)
#> eval("f'{1 = 2}'") !! SyntaxError f-string: expecting '!', or ':', or '}' (<string>, line 1)
#! <string>:1: SyntaxWarning: invalid decimal literal
#! <string>:1: SyntaxWarning: invalid decimal literal
