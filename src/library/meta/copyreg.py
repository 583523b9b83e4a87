# How classes that cannot say it themselves are copied: a table of functions by class. The makers
# __newobj__ and __newobj_ex__ are native (copyreg.cpp).

__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]

dispatch_table = {}


def _check_callable(value, what):
    if not callable(value):
        raise TypeError(what + " must be callable")


def constructor(object):
    _check_callable(object, "constructors")


def pickle(ob_type, pickle_function, constructor_ob=None):
    _check_callable(pickle_function, "reduction functions")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


# The codes that stand for (module, name) in a pickle: two tables that are each other's inverse, and
# the objects that were found by them.
_extension_registry, _inverted_registry, _extension_cache = {}, {}, {}
clear_extension_cache = _extension_cache.clear


def add_extension(module, name, code):
    """Let `code` stand for the object of that name in pickles."""
    pair, code = (module, name), int(code)
    if code <= 0 or code >> 31:
        raise ValueError("code out of range")
    by_pair, by_code = _extension_registry.setdefault(pair, code), _inverted_registry.get(code, pair)
    if by_pair != code:
        raise ValueError(f"key {pair} is already registered with code {by_pair}")
    if by_code != pair:
        del _extension_registry[pair]
        raise ValueError(f"code {code} is already in use for key {by_code}")
    _inverted_registry[code] = pair


def remove_extension(module, name, code):
    """Undo add_extension(); for tests only."""
    pair = module, name
    if (code, pair) not in _inverted_registry.items():
        raise ValueError(f"key {pair} is not registered with code {code}")
    for table, key in (_extension_registry, pair), (_inverted_registry, code), (_extension_cache, code):
        table.pop(key, None)


def _reconstructor(kind, base, state):
    # What pickles of protocols 0 and 1 call: an instance of the class, made by its first base in C.
    given = () if base is object else (state,)
    made = base.__new__(kind, *given)
    if given and base.__init__ != object.__init__:
        base.__init__(made, *given)
    return made


def pickle_super(proxy):
    parts = proxy.__thisclass__, proxy.__self__
    return super, parts


def pickle_complex(number):
    parts = number.real, number.imag
    return complex, parts


dispatch_table[complex] = pickle_complex


def pickle_union(obj):
    from operator import getitem
    return getitem, (type(obj), obj.__args__)


pickle(type(int | str), pickle_union)
