# dynamic code: compile modes and scopes.
# option: --policy standard
g = {'__builtins__': {}}
def f():
    a = 1
    exec('a = 2; b = 3')
    return a, 'b' in locals()
class M(dict):
    def __missing__(self, k): return 'missing ' + k


for line in r"""
eval('1 +\n 2') if 0 else eval(' 1 + 2')
eval('\t1')
eval('(1\n+2)')
eval('1\n')
eval(b'"by"')
eval(bytearray(b'1'))
eval('')
eval('x = 1')
eval('1; 2')
eval('pass')
eval('1\n2')
eval(5)
eval('a', {'a': 1})
eval('a', {'a': 1}, {'a': 2})
eval('a', {}, {'a': 3})
eval('a + b', {'a': 1}, {'b': 2})
eval('zz', {}, M())
eval('a', 5)
eval('a', {}, 5)
eval('len', g)
eval('[x for x in y]', {'y': [1, 2]}), eval('(lambda: q)()', {'q': 5})
eval('(lambda: q)()', {}, {'q': 5})
eval('[q for _ in (1,)]', {}, {'q': 5})
exec('x = 1; y = x + 1', d := {}), sorted(d)[1:]
exec('def h(): return zz', e := {'zz': 9}), e['h']()
exec('class Q:\n  z = 5\n  w = [z for _ in "a"]', e2 := {})
exec('import nothing_here')
exec('return 1')
exec('x', {}, {'x': 1}), exec(''), exec('# only')
f()
compile('1', 'n', 'bad')
compile('1', 'n')
compile(1, 'n', 'exec')
compile('1\0', 'n', 'exec')
compile('x = 1\ny = 2', 'n', 'single')
compile('1', 'n', 'exec', 1 << 30)
eval(compile('1 + 1', 'n', 'eval'))
exec(compile('k = 3', 'n', 'exec'), d)
d['k']
eval(compile('k = 4', 'n', 'exec'), d)
d['k']
exec(compile('5', 'n', 'single')), exec(compile('None', 'n', 'single')), exec(compile('2', 'n', 'single'))
eval(compile('yield_ = 1', 'n', 'eval'))
eval('(yield)')
eval('await x')
eval('__name__', {}), eval('__name__', {'__name__': 'q'})
eval('undefined', {})
eval('1 +')
eval('(')
eval('"abc')
exec('if 1:\nx')
exec('x = 1\n  y = 2')
eval('locals()', {'a': 1}, {'b': 2}), sorted(eval('globals()', {'a': 1, '__builtins__': {'globals': globals}}))
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> eval('1 +\n 2') if 0 else eval(' 1 + 2') -> 3
#> eval('\t1') -> 1
#> eval('(1\n+2)') -> 3
#> eval('1\n') -> 1
#> eval(b'"by"') -> 'by'
#> eval(bytearray(b'1')) -> 1
#> eval('') !! SyntaxError invalid syntax (<string>, line 0)
#> eval('x = 1') !! SyntaxError invalid syntax (<string>, line 1)
#> eval('1; 2') !! SyntaxError invalid syntax (<string>, line 1)
#> eval('pass') !! SyntaxError invalid syntax (<string>, line 1)
#> eval('1\n2') !! SyntaxError invalid syntax (<string>, line 2)
#> eval(5) !! TypeError eval() arg 1 must be a string, bytes or code object
#> eval('a', {'a': 1}) -> 1
#> eval('a', {'a': 1}, {'a': 2}) -> 2
#> eval('a', {}, {'a': 3}) -> 3
#> eval('a + b', {'a': 1}, {'b': 2}) -> 3
#> eval('zz', {}, M()) -> 'missing zz'
#> eval('a', 5) !! TypeError globals must be a dict
#> eval('a', {}, 5) !! TypeError locals must be a mapping
#> eval('len', g) !! NameError name 'len' is not defined
#> eval('[x for x in y]', {'y': [1, 2]}), eval('(lambda: q)()', {'q': 5}) -> ([1, 2], 5)
#> eval('(lambda: q)()', {}, {'q': 5}) !! NameError name 'q' is not defined
#> eval('[q for _ in (1,)]', {}, {'q': 5}) -> [5]
#> exec('x = 1; y = x + 1', d := {}), sorted(d)[1:] -> (None, ['x', 'y'])
#> exec('def h(): return zz', e := {'zz': 9}), e['h']() -> (None, 9)
#> exec('class Q:\n  z = 5\n  w = [z for _ in "a"]', e2 := {}) !! NameError name 'z' is not defined
#> exec('import nothing_here') !! ModuleNotFoundError No module named 'nothing_here'
#> exec('return 1') !! SyntaxError 'return' outside function (<string>, line 1)
#> exec('x', {}, {'x': 1}), exec(''), exec('# only') -> (None, None, None)
#> f() -> (1, False)
#> compile('1', 'n', 'bad') !! ValueError compile() mode must be 'exec', 'eval' or 'single'
#> compile('1', 'n') !! TypeError compile() missing required argument 'mode' (pos 3)
#> compile(1, 'n', 'exec') !! TypeError compile() arg 1 must be a string, bytes or AST object
#> compile('1\0', 'n', 'exec') !! SyntaxError source code string cannot contain null bytes
#> compile('x = 1\ny = 2', 'n', 'single') !! SyntaxError multiple statements found while compiling a single statement (n, line 1)
#> compile('1', 'n', 'exec', 1 << 30) !! ValueError compile(): unrecognised flags
#> eval(compile('1 + 1', 'n', 'eval')) -> 2
#> exec(compile('k = 3', 'n', 'exec'), d) -> None
#> d['k'] -> 3
#> eval(compile('k = 4', 'n', 'exec'), d) -> None
#> d['k'] -> 4
#> 5
#> 2
#> exec(compile('5', 'n', 'single')), exec(compile('None', 'n', 'single')), exec(compile('2', 'n', 'single')) -> (None, None, None)
#> eval(compile('yield_ = 1', 'n', 'eval')) !! SyntaxError invalid syntax (n, line 1)
#> eval('(yield)') !! SyntaxError 'yield' outside function (<string>, line 1)
#> eval('await x') !! SyntaxError 'await' outside function (<string>, line 1)
#> eval('__name__', {}), eval('__name__', {'__name__': 'q'}) -> ('builtins', 'q')
#> eval('undefined', {}) !! NameError name 'undefined' is not defined
#> eval('1 +') !! SyntaxError invalid syntax (<string>, line 1)
#> eval('(') !! SyntaxError '(' was never closed (<string>, line 1)
#> eval('"abc') !! SyntaxError unterminated string literal (detected at line 1) (<string>, line 1)
#> exec('if 1:\nx') !! IndentationError expected an indented block after 'if' statement on line 1 (<string>, line 2)
#> exec('x = 1\n  y = 2') !! IndentationError unexpected indent (<string>, line 2)
#> eval('locals()', {'a': 1}, {'b': 2}), sorted(eval('globals()', {'a': 1, '__builtins__': {'globals': globals}})) -> ({'b': 2}, ['__builtins__', 'a'])
