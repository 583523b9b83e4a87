# The class is named with its module, unless that is the program itself.
class Plain(Exception):
    class Nested(Exception):
        pass


def make(module, name=None):
    class Local(Exception):
        pass
    Local.__module__ = module
    if name:
        Local.__qualname__ = name
    return Local

