# strip, lstrip, rstrip, removeprefix, removesuffix.
for text in ("  abc  ", "\t\nabc\x0b\x0c ", "", "   ", "abc", "\u2003\xa0abc\u3000", "xxabcxx", "abcabc"):
    print(repr(text), repr(text.strip()), repr(text.lstrip()), repr(text.rstrip()), repr(text.strip("x")),
          repr(text.strip("ab c")), repr(text.lstrip("abc ")), repr(text.rstrip("cx ")))
print("www.example.com".strip("cmowz."), "mississippi".rstrip("ipz"), "áéa".strip("á"), "áéa".strip("aé"),
      "😀a😀".strip("😀"), "abc".strip(""), "abc".strip(None), "--a--".strip("-"))
for prefix in ("", "ab", "abc", "abcd", "b", "bc", "abcabc", "é"):
    print(repr(prefix), "abcabc".removeprefix(prefix), "abcabc".removesuffix(prefix), "abbc".removesuffix(prefix))
print("TestHook".removeprefix("Test"), "BaseTestCase".removeprefix("Test"), "MiscTests".removesuffix("Tests"),
      "aaa".removeprefix("a"), "aaa".removesuffix("aa"))
for bad in (lambda: "a".strip(1), lambda: "a".strip(b"a"), lambda: "a".strip("a", "b"), lambda: "a".removeprefix(1),
            lambda: "a".removesuffix(), lambda: "a".removeprefix(None), lambda: "a".lstrip(["a"]),
            lambda: "a".strip(chars="a")):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> '  abc  ' 'abc' 'abc  ' '  abc' '  abc  ' '' '' '  ab'
#> '\t\nabc\x0b\x0c ' 'abc' 'abc\x0b\x0c ' '\t\nabc' '\t\nabc\x0b\x0c ' '\t\nabc\x0b\x0c' '\t\nabc\x0b\x0c ' '\t\nabc\x0b\x0c'
#> '' '' '' '' '' '' '' ''
#> '   ' '' '' '' '   ' '' '' ''
#> 'abc' 'abc' 'abc' 'abc' 'abc' '' '' 'ab'
#> '\u2003\xa0abc\u3000' 'abc' 'abc\u3000' '\u2003\xa0abc' '\u2003\xa0abc\u3000' '\u2003\xa0abc\u3000' '\u2003\xa0abc\u3000' '\u2003\xa0abc\u3000'
#> 'xxabcxx' 'xxabcxx' 'xxabcxx' 'xxabcxx' 'abc' 'xxabcxx' 'xxabcxx' 'xxab'
#> 'abcabc' 'abcabc' 'abcabc' 'abcabc' 'abcabc' '' '' 'abcab'
#> example mississ éa á a abc abc a
#> '' abcabc abcabc abbc
#> 'ab' cabc abcabc abbc
#> 'abc' abc abc abbc
#> 'abcd' abcabc abcabc abbc
#> 'b' abcabc abcabc abbc
#> 'bc' abcabc abca ab
#> 'abcabc'   abbc
#> 'é' abcabc abcabc abbc
#> Hook BaseTestCase Misc aa a
#> strip arg must be None or str
#> strip arg must be None or str
#> strip expected at most 1 argument, got 2
#> removeprefix() argument must be str, not int
#> str.removesuffix() takes exactly one argument (0 given)
#> removeprefix() argument must be str, not None
#> lstrip arg must be None or str
#> str.strip() takes no keyword arguments
