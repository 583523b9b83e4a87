# File names that are longer than a megabyte.
# option: --policy standard
import warnings

name = "\u4e2d" * 500_000 + "/" + "é" * 1_100_000
assert compile("1", name, "eval").co_filename == name
try:
    compile("1 1", name, "eval")
except SyntaxError as error:
    assert error.filename == name and str(error) == "invalid syntax (" + "é" * 1_100_000 + ", line 1)"
try:
    compile("1", name + "\0", "eval")
except ValueError as error:
    print(error)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    compile('"\\d"', name, "exec")
assert [warning.filename for warning in caught] == [name]
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        compile('"\\d"', name, "exec")
    except SyntaxError as error:
        assert error.filename == name
print("ok")
#> embedded null character
#> ok
