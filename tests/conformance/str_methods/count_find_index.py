# Searching: find, rfind, index, rindex, count with start and end.
text = "banana bandana"
for part in ("an", "ana", "", "b", "na", "x", "banana bandana", "banana bandana!", "a", " "):
    print(repr(part), text.find(part), text.rfind(part), text.count(part), part in text, text.startswith(part),
          text.endswith(part))
for start, end in ((0, 5), (1, None), (-6, None), (-6, -1), (3, 3), (20, 30), (None, 4), (5, 2), (-100, 100), (14,
    14), (15, 15)):
    print(start, end, text.find("an", start, end), text.rfind("an", start, end), text.count("an", start, end),
          text.find("", start, end), text.rfind("", start, end), text.count("", start, end))
print(text.index("nd"), text.rindex("an"), "aaaa".count("aa"), "abc".count(""), "".count(""), "".find(""),
      "abc".find("", 3), "abc".find("", 4))
wide = "naïve café 😀 naïve"
print(wide.find("ï"), wide.rfind("ï"), wide.find("😀"), wide.find("é 😀"), wide.count("naïve"), wide.find("e"),
      "abc".find("é"), "café".find("😀"), wide.index("v", 5))
for bad in (lambda: text.index("x"), lambda: text.rindex("an", 12), lambda: text.find(1), lambda: text.count(),
            lambda: text.index("a", "b"), lambda: text.find(None), lambda: text.find("a", 1.5),
            lambda: text.find("a", 0, 1, 2), lambda: 5 in text, lambda: None in "a", lambda: b"a" in "a"):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
needle = "ab" * 20 + "c"
hay = "ab" * 200 + "c" + "ab" * 30
print(hay.find(needle), hay.rfind(needle),
      hay.count("abab"), ("a" * 1000 + "b").find("a" * 50 + "b"), ("x" * 500).count("xx"))

#> 'an' 1 11 4 True False False
#> 'ana' 1 11 2 True False True
#> '' 0 14 15 True True True
#> 'b' 0 7 2 True True False
#> 'na' 2 12 3 True False True
#> 'x' -1 -1 0 False False False
#> 'banana bandana' 0 0 1 True True True
#> 'banana bandana!' -1 -1 0 False False False
#> 'a' 1 13 6 True False True
#> ' ' 6 6 1 True False False
#> 0 5 1 3 2 0 5 6
#> 1 None 1 11 4 1 14 14
#> -6 None 8 11 2 8 14 7
#> -6 -1 8 11 2 8 13 6
#> 3 3 -1 -1 0 3 3 1
#> 20 30 -1 -1 0 -1 -1 0
#> None 4 1 1 1 0 4 5
#> 5 2 -1 -1 0 -1 -1 0
#> -100 100 1 11 4 0 14 15
#> 14 14 -1 -1 0 14 14 1
#> 15 15 -1 -1 0 -1 -1 0
#> 9 11 2 4 1 0 3 -1
#> 2 15 11 9 2 4 -1 -1 16
#> ValueError substring not found
#> ValueError substring not found
#> TypeError find() argument 1 must be str, not int
#> TypeError count expected at least 1 argument, got 0
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError find() argument 1 must be str, not None
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError find expected at most 3 arguments, got 4
#> TypeError 'in <string>' requires string as left operand, not int
#> TypeError 'in <string>' requires string as left operand, not NoneType
#> TypeError 'in <string>' requires string as left operand, not bytes
#> 360 360 115 950 250
