# Keys of a mapping pattern that are equal are duplicates, including negative zero.
# option: --policy standard
for keys in ("0: _, -0: _", "0.0: _, -0: _", "-0.0: _, 0: _", "0j: _, -0: _", "1: _, -1: _"):
    try:
        compile("match x:\n case {%s}: pass" % keys, "?", "exec")
        print("fine")
    except SyntaxError as error:
        print(error.msg)

#> mapping pattern checks duplicate key (0)
#> mapping pattern checks duplicate key (0)
#> mapping pattern checks duplicate key (0)
#> mapping pattern checks duplicate key (0)
#> fine
