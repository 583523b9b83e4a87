# importlib gets strings, modules and packages that lie; it imports and runs again only what the program may import.
# option: --allow-import importlib,importlib.util,types,sys,math
# expect-strict: contained
# expect-standard: contained
import importlib
import importlib.util
import sys
import types


class Lies(str):
    def lstrip(self, *rest):
        return "gc"

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return "_threads"

    def startswith(self, *rest):
        return False

    def rpartition(self, *rest):
        return "", "", "_threads"

    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Named(types.ModuleType):
    @property
    def __name__(self):
        return "_thread"


class Object:
    __name__ = "math"
    __path__ = ["/etc"]
    __package__ = "_thread"


CLOSED = ("_thread", "_threads", "_importing", "_descriptors", "posix", "../host", "/etc/passwd", "host/../x", "x\0y",
          "_thread.lock")
reached = []


def attempt(action):
    try:
        found = action()
    except (ImportError, AttributeError, TypeError, ValueError, KeyError, UnicodeError):
        return
    for name in ("go_on", "run_again", "lock", "fork", "open", "read", "start_new_thread"):
        if hasattr(found, name):
            reached.append((found, name))


for name in CLOSED:
    attempt(lambda: importlib.import_module(name))
    attempt(lambda: importlib.import_module(Lies(name)))
    attempt(lambda: importlib.import_module("." + name, Object.__package__))
    attempt(lambda: importlib.import_module("." + name, Lies("math")))
    try:
        if importlib.util.find_spec(name) is not None:
            reached.append(("spec", name))
    except (ImportError, ValueError, AttributeError):
        pass
    for module in (types.ModuleType(name), Named(name)):
        sys.modules[name] = module
        attempt(lambda: importlib.reload(module))
        del sys.modules[name]
for lie in (Object, Object(), 5, None, importlib, sys):
    attempt(lambda: importlib.reload(lie))
    for name in ("sys", "builtins"):
        try:
            setattr(importlib, name, lie)
        except AttributeError:
            pass
    attempt(lambda: importlib.import_module("_threads"))
    attempt(lambda: importlib.reload(types.ModuleType("_threads")))
print("contained" if not reached else "ESCAPED", *reached)
