# Errors of unpacking.
class Iter:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        for i in range(self.n):
            print("yield", i)
            yield i


def assign2(value):
    a, b = value
    return a, b


def assign3(value):
    a, b, c = value


def star2(value):
    a, b, *c = value
    return a, b, c


def star_end(value):
    *a, b, c = value


def nested(value):
    (a, b), c = value


def zero(value):
    () = value


for function, value in ((assign2, (1,)), (assign2, (1, 2, 3)), (assign2, ()), (assign2, "a"), (assign2,
    "abc"), (assign2, 5), (assign2, None), (assign2, {1}), (assign3, [1, 2]), (assign3, range(5)), (assign2,
        range(10 ** 9)), (star2, (1,)), (star2, ()), (star_end, [1]), (star_end,
            7), (nested, (1, 2)), (nested, ((1,), 2)), (nested, ((1, 2, 3), 4)), (zero, (1,)), (zero, 3), (assign2,
                {}), (assign2, Iter(1)), (assign2, Iter(4)), (star2, Iter(1)), (assign2, len), (star2,
                    1.5), (assign2, {"a": 1, "b": 2, "c": 3}), (assign2, b"abc"), (assign2, iter([1, 2, 3]))):
    try:
        print(function(value))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


class BadIter:
    def __iter__(self):
        raise KeyError("from iter")


class NotIter:
    def __iter__(self):
        return 5


for value in (BadIter(), NotIter()):
    try:
        a, b = value
    except Exception as error:
        print(type(error).__name__, error)
a = "kept"
try:
    a, b = 1, 2, 3
except ValueError:
    print(a)
target = [0]
try:
    target[0], target[5] = 1, 2
except IndexError as error:
    print(error, target)
for item in ([(1, 2), (3,)], [5]):
    try:
        for x, y in item:
            print(x, y)
    except (ValueError, TypeError) as error:
        print(error)

#> ValueError not enough values to unpack (expected 2, got 1)
#> ValueError too many values to unpack (expected 2, got 3)
#> ValueError not enough values to unpack (expected 2, got 0)
#> ValueError not enough values to unpack (expected 2, got 1)
#> ValueError too many values to unpack (expected 2)
#> TypeError cannot unpack non-iterable int object
#> TypeError cannot unpack non-iterable NoneType object
#> ValueError not enough values to unpack (expected 2, got 1)
#> ValueError not enough values to unpack (expected 3, got 2)
#> ValueError too many values to unpack (expected 3)
#> ValueError too many values to unpack (expected 2)
#> ValueError not enough values to unpack (expected at least 2, got 1)
#> ValueError not enough values to unpack (expected at least 2, got 0)
#> ValueError not enough values to unpack (expected at least 2, got 1)
#> TypeError cannot unpack non-iterable int object
#> TypeError cannot unpack non-iterable int object
#> ValueError not enough values to unpack (expected 2, got 1)
#> ValueError too many values to unpack (expected 2, got 3)
#> ValueError too many values to unpack (expected 0, got 1)
#> TypeError cannot unpack non-iterable int object
#> ValueError not enough values to unpack (expected 2, got 0)
#> yield 0
#> ValueError not enough values to unpack (expected 2, got 1)
#> yield 0
#> yield 1
#> yield 2
#> ValueError too many values to unpack (expected 2)
#> yield 0
#> ValueError not enough values to unpack (expected at least 2, got 1)
#> TypeError cannot unpack non-iterable builtin_function_or_method object
#> TypeError cannot unpack non-iterable float object
#> ValueError too many values to unpack (expected 2, got 3)
#> ValueError too many values to unpack (expected 2)
#> ValueError too many values to unpack (expected 2)
#> KeyError 'from iter'
#> TypeError iter() returned non-iterator of type 'int'
#> kept
#> list assignment index out of range [1]
#> 1 2
#> not enough values to unpack (expected 2, got 1)
#> cannot unpack non-iterable int object
