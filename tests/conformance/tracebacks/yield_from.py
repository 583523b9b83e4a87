# Frames of delegating generators.
def inner():
    yield 1
    raise KeyError("inner")


def middle():
    yield from inner()


def outer():
    yield from middle()


print(list(outer()))

#! Traceback (most recent call last):
#!   File "yield_from.py", line 15, in <module>
#!     print(list(outer()))
#!           ~~~~^^^^^^^^^
#!   File "yield_from.py", line 12, in outer
#!     yield from middle()
#!   File "yield_from.py", line 8, in middle
#!     yield from inner()
#!   File "yield_from.py", line 4, in inner
#!     raise KeyError("inner")
#! KeyError: 'inner'
