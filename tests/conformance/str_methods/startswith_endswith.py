# startswith and endswith with tuples and slices.
text = "prefix-body-suffix"
print(text.startswith("pre"), text.startswith(("x", "pre")), text.startswith(()), text.startswith(""), text.startswith("body", 7), text.startswith("body", 7, 10), text.startswith("body", 7, 11), text.startswith("body", -11))
print(text.endswith("fix"), text.endswith(("a", "fix")), text.endswith("body", 0, 11), text.endswith("", 100), text.endswith("", 18), text.startswith("", 19), text.startswith("", 18), text.startswith("", 5, 3))
print(text.endswith("suffix", -6), text.endswith("suffix", -5), "é".startswith("é"), "abc".endswith("é"), "a".startswith("ab"), "".startswith(""), "".endswith(("", "a")), text.startswith("p", None, None), text.endswith(("x",), 0, -1))
for bad in (lambda: text.startswith(1), lambda: text.startswith(("a", 1)), lambda: text.startswith(["pre"]), lambda: text.endswith(None), lambda: text.startswith("p", "0"), lambda: text.startswith(), lambda: text.endswith(b"x"), lambda: text.endswith(("a", b"x")), lambda: text.startswith(("pre", 1))):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> True True False True True False True True
#> True True True False True False True False
#> True False True False False True True True False
#> startswith first arg must be str or a tuple of str, not int
#> tuple for startswith must only contain str, not int
#> startswith first arg must be str or a tuple of str, not list
#> endswith first arg must be str or a tuple of str, not NoneType
#> slice indices must be integers or None or have an __index__ method
#> startswith expected at least 1 argument, got 0
#> endswith first arg must be str or a tuple of str, not bytes
#> tuple for endswith must only contain str, not bytes
#> True
