# startswith and endswith with tuples and slices.
text = "prefix-body-suffix"
print(f"{text.startswith("pre") = }")
print(f"{text.startswith(("x", "pre")) = }")
print(f"{text.startswith(()) = }")
print(f"{text.startswith("") = }")
print(f"{text.startswith("body", 7) = }")
print(f"{text.startswith("body", 7, 10) = }")
print(f"{text.startswith("body", 7, 11) = }")
print(f"{text.startswith("body", -11) = }")
print(f"{text.endswith("fix") = }")
print(f"{text.endswith(("a", "fix")) = }")
print(f"{text.endswith("body", 0, 11) = }")
print(f"{text.endswith("", 100) = }")
print(f"{text.endswith("", 18) = }")
print(f"{text.startswith("", 19) = }")
print(f"{text.startswith("", 18) = }")
print(f"{text.startswith("", 5, 3) = }")
print(f"{text.endswith("suffix", -6) = }")
print(f"{text.endswith("suffix", -5) = }")
print(f"{"é".startswith("é") = }")
print(f"{"abc".endswith("é") = }")
print(f"{"a".startswith("ab") = }")
print(f"{"".startswith("") = }")
print(f"{"".endswith(("", "a")) = }")
print(f"{text.startswith("p", None, None) = }")
print(f"{text.endswith(("x",), 0, -1) = }")
for bad in (lambda: text.startswith(1), lambda: text.startswith(("a", 1)), lambda: text.startswith(["pre"]),
            lambda: text.endswith(None), lambda: text.startswith("p", "0"), lambda: text.startswith(),
            lambda: text.endswith(b"x"), lambda: text.endswith(("a", b"x")), lambda: text.startswith(("pre", 1))):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> text.startswith("pre") = True
#> text.startswith(("x", "pre")) = True
#> text.startswith(()) = False
#> text.startswith("") = True
#> text.startswith("body", 7) = True
#> text.startswith("body", 7, 10) = False
#> text.startswith("body", 7, 11) = True
#> text.startswith("body", -11) = True
#> text.endswith("fix") = True
#> text.endswith(("a", "fix")) = True
#> text.endswith("body", 0, 11) = True
#> text.endswith("", 100) = False
#> text.endswith("", 18) = True
#> text.startswith("", 19) = False
#> text.startswith("", 18) = True
#> text.startswith("", 5, 3) = False
#> text.endswith("suffix", -6) = True
#> text.endswith("suffix", -5) = False
#> "é".startswith("é") = True
#> "abc".endswith("é") = False
#> "a".startswith("ab") = False
#> "".startswith("") = True
#> "".endswith(("", "a")) = True
#> text.startswith("p", None, None) = True
#> text.endswith(("x",), 0, -1) = False
#> startswith first arg must be str or a tuple of str, not int
#> tuple for startswith must only contain str, not int
#> startswith first arg must be str or a tuple of str, not list
#> endswith first arg must be str or a tuple of str, not NoneType
#> slice indices must be integers or None or have an __index__ method
#> startswith expected at least 1 argument, got 0
#> endswith first arg must be str or a tuple of str, not bytes
#> tuple for endswith must only contain str, not bytes
#> True
