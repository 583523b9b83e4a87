# shlex: splitting rules.
# option: --policy standard
def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)
import shlex
for s in ("a b c", "a 'b c' d", 'a "b\\"c" d', "a\\ b", "a # c", "", "  ", "'a''b'", 'a"b"c', "''", "a\nb", "\\",
          "'a", '"a', "a;b", "$x", '"\\n"', "'\\n'", "é ü"):
    t(lambda: (s, shlex.split(s)))
    t(lambda: (s, shlex.split(s, comments=True, posix=False)))
for s in ("", "abc", "a b", "it's", "$x", "a/b.c-d_e", "é", "a\nb", "~", "{}", "@%+=:,"):
    print(repr(s), shlex.quote(s), shlex.split(shlex.quote(s)) == [s])
print(shlex.join(["a", "b c", "d'e"]), list(shlex.shlex("a && b || c; d | e > f", punctuation_chars=True)),
      list(shlex.shlex("a.b-c 'd'")), list(shlex.shlex("x=1", posix=True)))
t(lambda: shlex.split(None))
t(lambda: shlex.quote(5))
t(lambda: shlex.join([1]))

#> ('a b c', ['a', 'b', 'c'])
#> ('a b c', ['a', 'b', 'c'])
#> ("a 'b c' d", ['a', 'b c', 'd'])
#> ("a 'b c' d", ['a', "'b c'", 'd'])
#> ('a "b\\"c" d', ['a', 'b"c', 'd'])
#> ('a "b\\"c" d', ['a', '"b\\"', 'c"', 'd'])
#> ('a\\ b', ['a b'])
#> ('a\\ b', ['a\\', 'b'])
#> ('a # c', ['a', '#', 'c'])
#> ('a # c', ['a'])
#> ('', [])
#> ('', [])
#> ('  ', [])
#> ('  ', [])
#> ("'a''b'", ['ab'])
#> ("'a''b'", ["'a'", "'b'"])
#> ('a"b"c', ['abc'])
#> ('a"b"c', ['a"b"c'])
#> ("''", [''])
#> ("''", ["''"])
#> ('a\nb', ['a', 'b'])
#> ('a\nb', ['a', 'b'])
#> ValueError No escaped character
#> ('\\', ['\\'])
#> ValueError No closing quotation
#> ValueError No closing quotation
#> ValueError No closing quotation
#> ValueError No closing quotation
#> ('a;b', ['a;b'])
#> ('a;b', ['a;b'])
#> ('$x', ['$x'])
#> ('$x', ['$x'])
#> ('"\\n"', ['\\n'])
#> ('"\\n"', ['"\\n"'])
#> ("'\\n'", ['\\n'])
#> ("'\\n'", ["'\\n'"])
#> ('\xe9 \xfc', ['\xe9', '\xfc'])
#> ('\xe9 \xfc', ['\xe9', '\xfc'])
#> '' '' True
#> 'abc' abc True
#> 'a b' 'a b' True
#> "it's" 'it'"'"'s' True
#> '$x' '$x' True
#> 'a/b.c-d_e' a/b.c-d_e True
#> 'é' 'é' True
#> 'a\nb' 'a
#> b' True
#> '~' '~' True
#> '{}' '{}' True
#> '@%+=:,' @%+=:, True
#> a 'b c' 'd'"'"'e' ['a', '&&', 'b', '||', 'c', ';', 'd', '|', 'e', '>', 'f'] ['a', '.', 'b', '-', 'c', "'d'"] ['x', '=', '1']
#> ValueError s argument must not be None
#> TypeError expected string object, got 'int'
#> TypeError expected string object, got 'int'
