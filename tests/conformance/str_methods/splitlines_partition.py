# splitlines with every line boundary; partition and rpartition.
for text in ("", "\n", "a\nb", "a\nb\n", "a\r\nb\rc\n\rd", "a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i", "\n\n",
             "no end\n", "\r\n", "a\r"):
    print(ascii(text), ascii(text.splitlines()), ascii(text.splitlines(True)), ascii(text.splitlines(keepends=True)),
          ascii(text.splitlines(False)))
for text in ("a=b=c", "=", "abc", "", "==", "a=", "=b", "é=😀"):
    print(repr(text), text.partition("="), text.rpartition("="), text.partition("=="))
print("a--b--c".partition("--"), "a--b--c".rpartition("--"), "aaa".partition("aa"), "aaa".rpartition("aa"))
print("key: value: more".partition(": "), " x ".partition(" "), " x ".rpartition(" "))
for bad in (lambda: "a".partition(""), lambda: "a".rpartition(""), lambda: "a".partition(1), lambda: "a".partition(),
            lambda: "a".splitlines(1, 2), lambda: "a".partition(None)):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

#> '' [] [] [] []
#> '\n' [''] ['\n'] ['\n'] ['']
#> 'a\nb' ['a', 'b'] ['a\n', 'b'] ['a\n', 'b'] ['a', 'b']
#> 'a\nb\n' ['a', 'b'] ['a\n', 'b\n'] ['a\n', 'b\n'] ['a', 'b']
#> 'a\r\nb\rc\n\rd' ['a', 'b', 'c', '', 'd'] ['a\r\n', 'b\r', 'c\n', '\r', 'd'] ['a\r\n', 'b\r', 'c\n', '\r', 'd'] ['a', 'b', 'c', '', 'd']
#> 'a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i' ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] ['a\x0b', 'b\x0c', 'c\x1c', 'd\x1d', 'e\x1e', 'f\x85', 'g\u2028', 'h\u2029', 'i'] ['a\x0b', 'b\x0c', 'c\x1c', 'd\x1d', 'e\x1e', 'f\x85', 'g\u2028', 'h\u2029', 'i'] ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
#> '\n\n' ['', ''] ['\n', '\n'] ['\n', '\n'] ['', '']
#> 'no end\n' ['no end'] ['no end\n'] ['no end\n'] ['no end']
#> '\r\n' [''] ['\r\n'] ['\r\n'] ['']
#> 'a\r' ['a'] ['a\r'] ['a\r'] ['a']
#> 'a=b=c' ('a', '=', 'b=c') ('a=b', '=', 'c') ('a=b=c', '', '')
#> '=' ('', '=', '') ('', '=', '') ('=', '', '')
#> 'abc' ('abc', '', '') ('', '', 'abc') ('abc', '', '')
#> '' ('', '', '') ('', '', '') ('', '', '')
#> '==' ('', '=', '=') ('=', '=', '') ('', '==', '')
#> 'a=' ('a', '=', '') ('a', '=', '') ('a=', '', '')
#> '=b' ('', '=', 'b') ('', '=', 'b') ('=b', '', '')
#> 'é=😀' ('é', '=', '😀') ('é', '=', '😀') ('é=😀', '', '')
#> ('a', '--', 'b--c') ('a--b', '--', 'c') ('', 'aa', 'a') ('a', 'aa', '')
#> ('key', ': ', 'value: more') ('', ' ', 'x ') (' x', ' ', '')
#> ValueError empty separator
#> ValueError empty separator
#> TypeError must be str, not int
#> TypeError str.partition() takes exactly one argument (0 given)
#> TypeError splitlines() takes at most 1 argument (2 given)
#> TypeError must be str, not NoneType
