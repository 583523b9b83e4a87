# Classes and functions claim names of modules and of things that they are not, and change what they claim while they
# are packed. What is packed by its name is the same thing when it is found, or is refused.
# option: --allow-import pickle,io,sys,json,copy
# expect-strict: contained
# expect-standard: contained
import copy
import io
import json
import pickle
import sys


class Meta(type):
    names = []
    modules = []

    def __getattribute__(cls, name):
        if name == "__qualname__" and Meta.names:
            return Meta.names.pop()
        if name == "__module__" and Meta.modules:
            return Meta.modules.pop()
        if name in ("__reduce__", "__reduce_ex__", "__copy__", "__deepcopy__"):
            return lambda *arguments: "loads"
        return type.__getattribute__(cls, name)


class Claims(metaclass=Meta):
    pass


class Same:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = None

    def __reduce__(self):
        return name


def function():
    pass


class Module:
    def __getattr__(self, name):
        return json if name in ("os", "evil") else function


packed = []
tried = 0
for module in ("os", "builtins", "sys", "json", "pickle", "__main__", "none", "", "json.codecs", "_thread", 5, None,
               "a\nb", "\udc80"):
    for name in ("open", "eval", "loads", "codecs", "Claims", "Box.x", "<lambda>", "", "a\nb", "__dict__", 5, None,
                 "\udc80"):
        for thing in (function, Claims, Same(), lambda: 1, type("T", (), {})):
            try:
                thing.__module__ = module
                thing.__qualname__ = thing.__name__ = name
            except (TypeError, AttributeError):
                Meta.names[:], Meta.modules[:] = [name] * 3, [module] * 3
            for protocol in (0, 2, 4):
                tried += 1
                try:
                    data = pickle.dumps(thing, protocol)
                except Exception:
                    continue
                try:
                    value = pickle.loads(data)
                except Exception:
                    continue
                if value is not thing and not isinstance(thing, Same):
                    packed.append((module, name, thing, value))
            try:
                copy.copy(thing)
                copy.deepcopy(thing)
            except Exception:
                pass
# Modules that the program puts into sys.modules are its own; they stand for no module of the run's library.
sys.modules["os"] = sys.modules["evil"] = Module()
found = []
for module in ("os", "evil"):
    for name in ("system", "os"):
        try:
            value = pickle.loads(b"c" + f"{module}\n{name}\n.".encode())
            if value not in (function, json):
                found.append(value)
        except (ImportError, AttributeError):
            pass
sys.modules["json"] = None
try:
    pickle.loads(b"cjson\nloads\n.")
    found.append("json")
except ImportError:
    pass
print("contained" if tried == 14 * 13 * 15 and not packed and not found else f"ESCAPED {tried} {packed[:3]} {found}")
