# iterators: how they are copied.
# option: --policy standard
import copy

for make in (lambda: iter([1, 2, 3]), lambda: iter((1, 2, 3)), lambda: iter("abc"), lambda: iter(b"abc"),
             lambda: iter(range(3)),
             lambda: reversed([1, 2, 3]), lambda: enumerate("abc", 5), lambda: zip("abc", [1, 2, 3]),
             lambda: map(str, [1, 2, 3]),
             lambda: filter(None, [1, 2, 3]), lambda: iter({"a": 1, "b": 2}), lambda: iter({5})):
    it = make()
    next(it)
    print(type(it).__name__, it.__reduce__()[0].__name__)
    other = copy.copy(it)
    print(list(it), list(other))

#> list_iterator iter
#> [2, 3] [2, 3]
#> tuple_iterator iter
#> [2, 3] [2, 3]
#> str_ascii_iterator iter
#> ['b', 'c'] ['b', 'c']
#> bytes_iterator iter
#> [98, 99] [98, 99]
#> range_iterator iter
#> [1, 2] [1, 2]
#> list_reverseiterator reversed
#> [2, 1] [2, 1]
#> enumerate enumerate
#> [(6, 'b'), (7, 'c')] []
#> zip zip
#> [('b', 2), ('c', 3)] []
#> map map
#> ['2', '3'] []
#> filter filter
#> [2, 3] []
#> dict_keyiterator iter
#> ['b'] ['b']
#> set_iterator iter
#> [] []
