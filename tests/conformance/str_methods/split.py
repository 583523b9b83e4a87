# split and rsplit, by whitespace and by separator, with limits.
for text in ("a b c", "  a  b ", "", "   ", "a,b,,c,", ",", "abc", "a\tb\nc\r\nd\x0be\x1cf\u2003g\xa0h", "a, b, c"):
    print(repr(text), text.split(), text.rsplit(), text.split(","), text.rsplit(","), text.split(", "))
for limit in (-1, 0, 1, 2, 3, 10):
    print(limit, "a b  c d".split(None, limit), "a b  c d".rsplit(None, limit), "1,2,,3".split(",", limit),
          "1,2,,3".rsplit(",", limit), " x  y ".split(maxsplit=limit), " x  y ".rsplit(maxsplit=limit))
print("aXXbXXXc".split("XX"), "aXXbXXXc".rsplit("XX"), "aXXbXXXc".split("XX", 1), "abab".split("ab"),
      "é–ü–z".split("–"), "a😀b".split("😀"), "x".split("é"))
print("a b".split(sep=" "), "a-b-c".split(sep="-", maxsplit=1), "a-b-c".rsplit("-", maxsplit=1), " a".split(" "),
      "  ".split(" "))
for bad in (lambda: "a".split(""), lambda: "a".rsplit(""), lambda: "a".split(1), lambda: "a".split(",", "1"),
            lambda: "a".split(b","), lambda: "a".split(None, None), lambda: "a".split(",", 1, 2),
            lambda: "a".split(limit=1)):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
words = ("the quick brown fox " * 50).split()
print(len(words), words[-1], " ".join(words) == ("the quick brown fox " * 50).strip())

#> 'a b c' ['a', 'b', 'c'] ['a', 'b', 'c'] ['a b c'] ['a b c'] ['a b c']
#> '  a  b ' ['a', 'b'] ['a', 'b'] ['  a  b '] ['  a  b '] ['  a  b ']
#> '' [] [] [''] [''] ['']
#> '   ' [] [] ['   '] ['   '] ['   ']
#> 'a,b,,c,' ['a,b,,c,'] ['a,b,,c,'] ['a', 'b', '', 'c', ''] ['a', 'b', '', 'c', ''] ['a,b,,c,']
#> ',' [','] [','] ['', ''] ['', ''] [',']
#> 'abc' ['abc'] ['abc'] ['abc'] ['abc'] ['abc']
#> 'a\tb\nc\r\nd\x0be\x1cf\u2003g\xa0h' ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] ['a\tb\nc\r\nd\x0be\x1cf\u2003g\xa0h'] ['a\tb\nc\r\nd\x0be\x1cf\u2003g\xa0h'] ['a\tb\nc\r\nd\x0be\x1cf\u2003g\xa0h']
#> 'a, b, c' ['a,', 'b,', 'c'] ['a,', 'b,', 'c'] ['a', ' b', ' c'] ['a', ' b', ' c'] ['a', 'b', 'c']
#> -1 ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd'] ['1', '2', '', '3'] ['1', '2', '', '3'] ['x', 'y'] ['x', 'y']
#> 0 ['a b  c d'] ['a b  c d'] ['1,2,,3'] ['1,2,,3'] ['x  y '] [' x  y']
#> 1 ['a', 'b  c d'] ['a b  c', 'd'] ['1', '2,,3'] ['1,2,', '3'] ['x', 'y '] [' x', 'y']
#> 2 ['a', 'b', 'c d'] ['a b', 'c', 'd'] ['1', '2', ',3'] ['1,2', '', '3'] ['x', 'y'] ['x', 'y']
#> 3 ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd'] ['1', '2', '', '3'] ['1', '2', '', '3'] ['x', 'y'] ['x', 'y']
#> 10 ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd'] ['1', '2', '', '3'] ['1', '2', '', '3'] ['x', 'y'] ['x', 'y']
#> ['a', 'b', 'Xc'] ['a', 'bX', 'c'] ['a', 'bXXXc'] ['', '', ''] ['é', 'ü', 'z'] ['a', 'b'] ['x']
#> ['a', 'b'] ['a', 'b-c'] ['a-b', 'c'] ['', 'a'] ['', '', '']
#> ValueError empty separator
#> ValueError empty separator
#> TypeError must be str or None, not int
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError must be str or None, not bytes
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError split() takes at most 2 arguments (3 given)
#> TypeError split() got an unexpected keyword argument 'limit'
#> 200 fox True
