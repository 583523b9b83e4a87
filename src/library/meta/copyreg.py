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


# The codes that stand for (module, name) in a pickle.
_extension_registry = {}
_inverted_registry = {}
_extension_cache = {}


def add_extension(module, name, code):
    """Let `code` stand for the object of that name in pickles."""
    code = int(code)
    if not 1 <= code <= 0x7FFFFFFF:
        raise ValueError("code out of range")
    key = module, name
    known = _extension_registry.get(key)
    if known == code and _inverted_registry.get(code) == key:
        return
    if known is not None:
        raise ValueError(f"key {key} is already registered with code {known}")
    if code in _inverted_registry:
        raise ValueError(f"code {code} is already in use for key {_inverted_registry[code]}")
    _extension_registry[key] = code
    _inverted_registry[code] = key


def remove_extension(module, name, code):
    """Undo add_extension(); for tests only."""
    key = module, name
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError(f"key {key} is not registered with code {code}")
    del _extension_registry[key]
    del _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    _extension_cache.clear()


def pickle_union(obj):
    import functools, operator
    return functools.reduce, (operator.or_, obj.__args__)


pickle(type(int | str), pickle_union)
