# Natives and functions that natives call with as many arguments as 16 bits count, one less and one more.
# option: --policy standard
import functools
import itertools


def count(*values):
    return len(values)


def count_all(first=0, *values, **named):
    return first, len(values), len(named)


for number in (254, 255, 256, 65_534, 65_535, 65_536):
    columns = [[1]] * number
    for function in (max, min, zip, itertools.chain, dict, len, isinstance, "{}".format, count, count_all):
        try:
            result = list(map(function, *columns))[0]
            print(number, result if isinstance(result, (int, tuple, str)) else type(result).__name__)
        except TypeError as error:
            print(number, error)
    most = functools.partial(max, *range(number - 1))
    print(most(-1), most(number), [*itertools.starmap(max, [range(number)])])

#> 254 1
#> 254 1
#> 254 'int' object is not iterable
#> 254 chain
#> 254 dict expected at most 1 argument, got 254
#> 254 len() takes exactly one argument (254 given)
#> 254 isinstance expected 2 arguments, got 254
#> 254 1
#> 254 254
#> 254 (1, 253, 0)
#> 252 254 [253]
#> 255 1
#> 255 1
#> 255 'int' object is not iterable
#> 255 chain
#> 255 dict expected at most 1 argument, got 255
#> 255 len() takes exactly one argument (255 given)
#> 255 isinstance expected 2 arguments, got 255
#> 255 1
#> 255 255
#> 255 (1, 254, 0)
#> 253 255 [254]
#> 256 1
#> 256 1
#> 256 'int' object is not iterable
#> 256 chain
#> 256 dict expected at most 1 argument, got 256
#> 256 len() takes exactly one argument (256 given)
#> 256 isinstance expected 2 arguments, got 256
#> 256 1
#> 256 256
#> 256 (1, 255, 0)
#> 254 256 [255]
#> 65534 1
#> 65534 1
#> 65534 'int' object is not iterable
#> 65534 chain
#> 65534 dict expected at most 1 argument, got 65534
#> 65534 len() takes exactly one argument (65534 given)
#> 65534 isinstance expected 2 arguments, got 65534
#> 65534 1
#> 65534 65534
#> 65534 (1, 65533, 0)
#> 65532 65534 [65533]
#> 65535 1
#> 65535 1
#> 65535 'int' object is not iterable
#> 65535 chain
#> 65535 dict expected at most 1 argument, got 65535
#> 65535 len() takes exactly one argument (65535 given)
#> 65535 isinstance expected 2 arguments, got 65535
#> 65535 1
#> 65535 65535
#> 65535 (1, 65534, 0)
#> 65533 65535 [65534]
#> 65536 1
#> 65536 1
#> 65536 'int' object is not iterable
#> 65536 chain
#> 65536 dict expected at most 1 argument, got 65536
#> 65536 len() takes exactly one argument (65536 given)
#> 65536 isinstance expected 2 arguments, got 65536
#> 65536 1
#> 65536 65536
#> 65536 (1, 65535, 0)
#> 65534 65536 [65535]
