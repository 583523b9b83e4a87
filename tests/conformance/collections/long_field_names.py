# Field names of named tuples that are longer than a megabyte.
# option: --policy standard
import collections

first, second = "a" * 1_100_000, "é" * 600_000
Long = collections.namedtuple("Long", [first, second, "x"])
long = Long(1, **{second: 2, "x": 3})
assert long == (1, 2, 3) and long._fields == (first, second, "x")
assert getattr(long, first) == 1 and getattr(long, second) == 2 and long.x == 3
try:
    Long(1, x=3)
except TypeError as error:
    print(str(error)[:60], str(error).endswith(second + "'"))
#> Long.__new__() missing 1 required positional argument: 'éééé True
