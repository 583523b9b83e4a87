# Objects that wrap one of their kind, 400,000 deep: operations that follow the wrappers raise RecursionError.
# option: --allow-import types,typing,functools,weakref --policy standard
# expect: ok
# output: property __isabstractmethod__ RecursionError
# output: property __name__ RecursionError
# output: classmethod __isabstractmethod__ RecursionError
# output: classmethod __annotations__ RecursionError
# output: classmethod __annotate__ RecursionError
# output: staticmethod __isabstractmethod__ RecursionError
# output: staticmethod __annotations__ RecursionError
# output: staticmethod call RecursionError
# output: mappingproxy item ended
# output: mappingproxy length ended
# output: mappingproxy iter ended
# output: mappingproxy contains ended
# output: mappingproxy or ended
# output: mappingproxy keys ended
# output: mappingproxy truth ended
# output: mappingproxy hash ended
# output: alias module RecursionError
# output: alias attribute RecursionError
# output: alias name RecursionError
# output: alias call RecursionError
# output: alias iter no error
# output: cycle RecursionError
# output: set RecursionError
# output: delete RecursionError
# output: end
import types
import typing

DEPTH = 400_000


def nest(value, step):
    for _ in range(DEPTH):
        value = step(value)
    return value


def attempt(name, action):
    try:
        action()
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")


deep = nest(len, property)
attempt("property __isabstractmethod__", lambda: deep.__isabstractmethod__)
attempt("property __name__", lambda: deep.__name__)
for kind in (classmethod, staticmethod):
    wrapped = nest(len, kind)
    attempt(kind.__name__ + " __isabstractmethod__", lambda: wrapped.__isabstractmethod__)
    attempt(kind.__name__ + " __annotations__", lambda: wrapped.__annotations__)
    if kind is classmethod:
        attempt(kind.__name__ + " __annotate__", lambda: wrapped.__annotate__)
attempt("staticmethod call", lambda: wrapped(()))
view = nest({"x": 1}, types.MappingProxyType)
for name, action in (
    ("item", lambda: view["x"]),
    ("length", lambda: len(view)),
    ("iter", lambda: iter(view)),
    ("contains", lambda: "x" in view),
    ("or", lambda: view | view),
    ("keys", lambda: view.keys()),
    ("truth", lambda: bool(view)),
    ("hash", lambda: hash(view)),
):
    # Compilers turn some of these into loops, which reach the dict: a number, or an unhashable object.
    try:
        action()
    except (RecursionError, TypeError):
        pass
    print("mappingproxy", name, "ended")
kind = type(typing.List[int])
alias = nest(list, lambda value: kind(value, (int,)))
for name, action in (
    ("module", lambda: alias.__module__),
    ("attribute", lambda: alias.append),
    ("name", lambda: alias.__name__),
    ("call", lambda: alias()),
    ("iter", lambda: iter(alias)),
):
    attempt("alias " + name, action)
own = property()
own.__init__(own)
attempt("cycle", lambda: own.__isabstractmethod__)
# The message of the error names the property by the object that it wraps.
attempt("set", lambda: deep.__set__(1, 1))
attempt("delete", lambda: deep.__delete__(1))
print("end")
