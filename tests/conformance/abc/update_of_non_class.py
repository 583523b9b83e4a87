# abc.update_abstractmethods() with an argument that is not a class.
# option: --allow-import abc
import abc


class Plain:
    pass


class Marked:
    __abstractmethods__ = ()


for value in (Plain(), 1, None, Plain, "text"):
    print(abc.update_abstractmethods(value) is value)
try:
    abc.update_abstractmethods(Marked())
except AttributeError as error:
    print(type(error).__name__, error)

#> True
#> True
#> True
#> True
#> True
#> AttributeError 'Marked' object has no attribute '__bases__'
