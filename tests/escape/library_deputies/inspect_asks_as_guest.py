# inspect returns only what the guest may read itself: base classes, subclasses, globals, code, closures,
# frames stay guarded; so do the contents of the library's modules.
# option: --allow-import inspect,functools
# expect-strict: contained
# expect-standard: contained
import functools
import inspect


class Mine:
    def method(self):
        return 1


def strict():
    try:
        Mine.__mro__
    except AttributeError:
        return True
    return False


attempts = [
    lambda: inspect.getmro(Mine),
    lambda: inspect.getclasstree([Mine]),
    lambda: inspect.classify_class_attrs(Mine),
    lambda: inspect.getattr_static(Mine, "__mro__"),
    lambda: inspect.getattr_static(Mine.method, "__globals__"),
    lambda: inspect.getclosurevars(Mine.method),
    lambda: inspect.getgeneratorlocals((x for x in [1])),
    lambda: inspect.getargvalues((x for x in [1])),
]
if strict():
    for number, attempt in enumerate(attempts):
        try:
            print("ESCAPED", number, attempt())
        except AttributeError:
            pass
    names = {name for name, _ in inspect.getmembers(Mine) + inspect.getmembers(Mine.method)}
    names |= {name for name, _ in inspect.getmembers(functools.wraps)}
    for name in ("__mro__", "__base__", "__subclasses__", "__globals__", "__code__", "__closure__"):
        if name in names:
            print("ESCAPED member", name)
if inspect.currentframe() is not None or inspect.stack():
    print("ESCAPED frames")
for thing in (functools.wraps, functools, inspect.signature, inspect):
    try:
        print("ESCAPED source", inspect.getsource(thing)[:20])
    except (OSError, TypeError):
        pass
for name in ("_traceback", "_typing", "sys", "builtins"):
    found = getattr(inspect, name, None)
    if found is not None and name.startswith("_"):
        print("ESCAPED", name)
    for inner in ("_getframe", "open", "eval"):
        if name != "sys" and inner in ("open", "eval") and hasattr(found, inner):
            print("ESCAPED", name, inner)
print("contained")
