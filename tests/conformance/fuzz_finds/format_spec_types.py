# format() names None itself, other wrong arguments by their type.
for spec in (None, 2, b"d", ["d"]):
    try:
        format(1, spec)
    except TypeError as error:
        print(error)

#> format() argument 2 must be str, not None
#> format() argument 2 must be str, not int
#> format() argument 2 must be str, not bytes
#> format() argument 2 must be str, not list
