# How classes that cannot say it themselves are copied: a table of functions by class. The makers
# __newobj__ and __newobj_ex__ are native (copyreg.cpp).

__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]

dispatch_table = {}


def constructor(object):
    if not callable(object):
        raise TypeError("constructors must be callable")


def pickle(ob_type, pickle_function, constructor_ob=None):
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def _refuse_extensions(*arguments):
    raise NotImplementedError("there is no pickle to extend")


add_extension = remove_extension = clear_extension_cache = _refuse_extensions


def pickle_union(obj):
    import functools, operator
    return functools.reduce, (operator.or_, obj.__args__)


pickle(type(int | str), pickle_union)
