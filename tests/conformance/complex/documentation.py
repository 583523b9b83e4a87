# complex: documentation.
# option: --policy standard
for t in (int, float, complex, bool, str, list, dict, set, range, tuple):
    print(t.__name__, '--' in t.__doc__, t.__doc__.split('\n')[0] != '')

#> int False True
#> float False True
#> complex False True
#> bool False True
#> str False True
#> list False True
#> dict False True
#> set False True
#> range False True
#> tuple False True
