# Source that compile() accepts as one interactive statement, and how it must end.
# option: --policy standard
def t(s):
    try: compile(s,'<single>','single'); print('ok')
    except SyntaxError as e: print(repr(s), e.msg)
for s in ('1\n2','def f(): pass','a = 13\nb = 187','del x\ndel y','f()\ng()','f()\n# blah\nblah()',
          'f()\nxy # blah\nblah()','x = 5 # comment\n', '1 + 2','\n1 + 2','1 + 2\n','1 + 2\n\n','1 + 2\t\t\n',
          '1 + 2 #hello','1 + 2\n# foo\n','1\n\n# x\n','x = 1;y=2\n','if x:\n   f(x)', 'if x:\n   f(x)\n',
          'class C:\n   x=1\n','class C:\n  x=1\n\n# foo\n', "pass\\\n", "a = '''x\n'''\n"):
    t(s)
def t(s):
    try: compile(s,'<single>','single'); print(repr(s), 'ok')
    except SyntaxError as e: print(repr(s), e.msg, e.lineno, e.offset)
for s in ('def f(): pass\n','def f(): pass\n\n','def f(): pass','if x: pass','if x: pass\n','if x: pass\n# c',
          'if x:\n  pass','if x:\n  pass\n','if x:\n  pass\n\n','if x: pass\nelse: pass','if x: pass\nelse: pass\n',
          'if x: pass\nelse:\n  pass','class C: x=1','for i in x: pass # c\n','with a: pass;','1\n   ','1\n   # c',
          '1\n\t\n','1\n   \n  2','if x:\n  pass\n   ','@d\ndef f(): pass','@d\ndef f(): pass\n',
          'while 1: pass; pass\n\n\n','match x:\n case 1: pass','match x:\n case 1: pass\n',
          'try: pass\nfinally: pass','async def f(): pass\n   '):
    t(s)

#> '1\n2' multiple statements found while compiling a single statement
#> 'def f(): pass' invalid syntax
#> 'a = 13\nb = 187' multiple statements found while compiling a single statement
#> 'del x\ndel y' multiple statements found while compiling a single statement
#> 'f()\ng()' multiple statements found while compiling a single statement
#> 'f()\n# blah\nblah()' multiple statements found while compiling a single statement
#> 'f()\nxy # blah\nblah()' multiple statements found while compiling a single statement
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> ok
#> 'pass\\\n' unexpected EOF while parsing
#> ok
#> 'def f(): pass\n' ok
#> 'def f(): pass\n\n' ok
#> 'def f(): pass' invalid syntax 1 0
#> 'if x: pass' invalid syntax 1 0
#> 'if x: pass\n' ok
#> 'if x: pass\n# c' ok
#> 'if x:\n  pass' ok
#> 'if x:\n  pass\n' ok
#> 'if x:\n  pass\n\n' ok
#> 'if x: pass\nelse: pass' invalid syntax 2 0
#> 'if x: pass\nelse: pass\n' ok
#> 'if x: pass\nelse:\n  pass' ok
#> 'class C: x=1' invalid syntax 1 0
#> 'for i in x: pass # c\n' ok
#> 'with a: pass;' invalid syntax 1 0
#> '1\n   ' ok
#> '1\n   # c' ok
#> '1\n\t\n' ok
#> '1\n   \n  2' multiple statements found while compiling a single statement 1 2
#> 'if x:\n  pass\n   ' unexpected indent 3 3
#> '@d\ndef f(): pass' invalid syntax 2 0
#> '@d\ndef f(): pass\n' ok
#> 'while 1: pass; pass\n\n\n' ok
#> 'match x:\n case 1: pass' ok
#> 'match x:\n case 1: pass\n' ok
#> 'try: pass\nfinally: pass' invalid syntax 2 0
#> 'async def f(): pass\n   ' unexpected indent 2 3
