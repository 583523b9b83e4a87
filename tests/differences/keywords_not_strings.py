# Keywords that are not strings are refused before a built-in function is called.
# cpython: Some built-in functions (str.format, type calls) ignore keywords that they do not know, so that
# cpython: `"{}".format(1, **{2: 3})` works.
# reason: All calls use the same mechanism, which names keywords by strings.
for call in (lambda: "{}".format(1, **{2: 3}), lambda: object(**{2: 3}), lambda: len(**{2: 3})):
    try:
        print(call())
    except TypeError as e:
        print(e)

#> keywords must be strings
#> keywords must be strings
#> keywords must be strings
