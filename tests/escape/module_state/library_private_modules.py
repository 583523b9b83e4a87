# Modules that built-in modules use and the policy does not open are not visible to guests: not as
# attributes, not by import, not in sys.modules, not by import *.
# option: --allow-import=collections,functools,string,contextlib,json,random,copy
# expect-strict: contained
# expect-standard: contained
import collections, contextlib, copy, functools, json, json.decoder, random, string

try:
    (lambda: 0).__globals__
    guarded = False
except AttributeError:
    guarded = True

allowed = {"collections", "functools", "string", "contextlib", "json", "random", "copy"}
module_type = type(collections)
leaks = []


def look(holder, depth=0):
    for name in dir(holder):
        try:
            value = getattr(holder, name)
        except AttributeError:
            continue
        if type(value) is module_type and value.__name__.split(".")[0] not in allowed:
            leaks.append((holder.__name__, name))


if guarded:
    for module in (collections, contextlib, copy, functools, json, json.decoder, json.encoder, random, string):
        look(module)
    for attempt in ("collections._wrappers", "json.decoder.re", "contextlib._sys", "random._math"):
        first, _, rest = attempt.partition(".")
        value = {"collections": collections, "json": json, "contextlib": contextlib, "random": random}[first]
        try:
            for part in rest.split("."): value = getattr(value, part)
        except AttributeError:
            continue
        if type(value) is module_type: leaks.append(attempt)
    for reader in (object.__getattribute__, module_type.__getattribute__, lambda m,
                   n: super(module_type, m).__getattribute__(n), lambda m, n: "{0.%s}" % n and getattr(m, n)):
        for module, name in ((contextlib, "_sys"), (json.decoder, "re"), (json.encoder, "re"), (random, "_math")):
            try:
                value = reader(module, name)
            except AttributeError:
                continue
            if type(value) is module_type: leaks.append((module.__name__, name, "reader"))
    match contextlib:
        case object(_sys=m): leaks.append("match")
    try:
        from contextlib import _sys
        leaks.append("from import")
    except ImportError:
        pass
    try:
        import collections._wrappers
        leaks.append("import")
    except ImportError:
        pass
    class Taker:
        def __setattr__(self, name, value):
            leaks.append(name) if type(value) is module_type and value.__name__ not in allowed else None
        @property
        def __dict__(self):
            class D:
                def update(self, entries):
                    for value in entries.values():
                        if type(value) is module_type and value.__name__ not in allowed: leaks.append(
                            "update_wrapper")
            return D()
    try:
        functools.update_wrapper(Taker(), contextlib)
        functools.update_wrapper(Taker(), contextlib, assigned=("_sys",))
    except AttributeError:
        pass
    functools.update_wrapper(lambda: 0, contextlib, assigned=("_sys",))
print("ESCAPED" if leaks else "contained", *leaks, sep=" " if leaks else "")
