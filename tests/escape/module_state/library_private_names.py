# The names that built-in modules use among themselves are not visible to guests under strict.
# option: --allow-import=*
# expect-strict: contained
# expect-standard: contained
import functools, dataclasses, contextlib, collections, types, typing, enum, annotationlib, copy, string

try:
    (lambda: 0).__globals__
    guarded = False
except AttributeError:
    guarded = True
found = []
if guarded:
    for module in (functools, dataclasses, contextlib, collections, types, typing, enum, annotationlib, copy, string):
        for name in ("_globals_of", "_find_impl", "_c3_mro", "_compose_mro", "_namespace", "_has_methods", "_sys",
                     "_scope_of", "_guest_globals", "_calling_module", "_MISSING", "_get_slots"):
            for read in (getattr, object.__getattribute__, type(functools).__getattribute__):
                try: found.append((module.__name__, name, read(module, name)))
                except AttributeError: pass
            if hasattr(module, name): found.append(name)
        match module:
            case object(_sys=x): found.append(x)
    try:
        from functools import _find_impl
        found.append(1)
    except ImportError: pass
    functools.singledispatch(lambda x: 1)(2)
    for _ in range(3):
        try: found.append(functools._find_impl)
        except AttributeError: pass
print("ESCAPED" if found else "contained", *found[:3], sep=" " if found else "")
