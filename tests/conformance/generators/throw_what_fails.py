# If creating the exception raises, that exception is thrown into the generator instead.
# option: --policy standard
class Odd(Exception):
    def __new__(cls, *args):
        return 5


class Failing(Exception):
    def __init__(self, *args):
        raise KeyError("init")


def catching():
    try:
        yield 1
    except Exception as error:
        print("inside", type(error).__name__, error)
        yield 2


def plain():
    yield


for kind in (Odd, Failing):
    generator = catching()
    next(generator)
    print(generator.throw(kind))
    generator = plain()
    try:
        generator.throw(kind)
    except Exception as error:
        print(type(error).__name__)
    print(list(generator))


# A close() that cannot be looked up counts as missing.
class Broken:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def __getattr__(self, name):
        return 1 / 0


def delegating():
    yield from Broken()


import sys
sys.unraisablehook = lambda told: print(told.exc_type.__name__, "unraisable")
generator = delegating()
next(generator)
generator.close()
print(list(generator))

#> inside TypeError calling <class '__main__.Odd'> should have returned an instance of BaseException, not int
#> 2
#> TypeError
#> []
#> inside KeyError 'init'
#> 2
#> KeyError
#> []
#> ZeroDivisionError unraisable
#> []
