# STACK_GLOBAL and GLOBAL with dotted names, names that are no text, names of modules with spaces, zero bytes and dots,
# and the names that Python 2 had, lead to nothing that the program could not import and read itself.
# option: --allow-import pickle,json,math,io,importlib
# expect-strict: contained
# expect-standard: contained
import importlib
import io
import json
import math
import pickle


class Box:
    inner = json


def text(value):
    data = value.encode("utf-8", "surrogatepass")
    return b"X" + len(data).to_bytes(4, "little") + data


MODULES = ("__main__", "builtins", "__builtin__", "json", "math", "pickle", "copy_reg", "os", "nt", "posix", "sys",
           "_io",
           "importlib._bootstrap", "builtins ", " builtins", "builtins\0", "json.", ".json", "json..decoder", "",
           "\udc80",
           "__builtin__.os", "__main__.Box", "commands", "exceptions", "whichdb", "_winreg", "UserDict", "itertools",
           "Queue",
           "_threads", "_importing", "_descriptors", "_policy", "subprocess", "ctypes", "gc", "marshal", "_pickle")
NAMES = ("open", "eval", "exec", "compile", "__import__", "globals", "system", "popen", "getattr.__self__.open",
         "Box.inner.codecs",
         "Box.inner.__loader__", "Box.__init__.__globals__", "Box.__class__.__base__.__subclasses__",
         "loads.__globals__",
         "Box.inner.decoder.scanner", "__dict__", "__spec__.loader", "__loader__", "__builtins__", "Box.inner.__dict__",
         "sin.__self__", "sys", "sys.modules", "io", "io.open", "Box..inner", ".Box", "Box.", "", "\udc80", "Box\0",
         "_Unpickler.dispatch", "Unpickler.load.__globals__", "_getattribute.__globals__", "whichmodule.__code__",
         "Box.__reduce_ex__.__self__.__mro__", "Box.<locals>.x", "<locals>", "type.mro", "object.__subclasses__")
reached = []


def is_open(module, name, value):
    """Whether the program itself can read the name, and finds the same."""
    try:
        found = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, TypeError, ValueError):
        return False
    return found is value or found == value


# The names that Python 2 had, as pickles of that time have them.
OLD = {"__builtin__": "builtins", "copy_reg": "copyreg", "UserDict": "collections", "Queue": "queue"}
tried = 0
for module in MODULES:
    for name in NAMES:
        for code in (b"\x80\x04" + text(module) + text(name) + b"\x93.",
                     b"\x80\x02c" + (module + "\n" + name + "\n.").encode("utf-8", "surrogatepass"),
                     b"\x80\x04" + text(module) + b"2N0" + text(name) + b"\x93.",
                     b"(" + text(module) + text(name) + b"i.",
                     text(module) + b"N" + text(name) + b"\x93.", b"K\x01" + text(name) + b"\x93.",
                     text(module) + b"B\x01\0\0\0x\x93."):
            tried += 1
            try:
                value = pickle.loads(code)
            except Exception:
                continue
            if not is_open(module, name, value) and not is_open(OLD.get(module, module), name, value):
                reached.append((module, name, value))


class Lies(str):
    def split(self, *arguments):
        return ["Box", "__mro__"]

    def partition(self, *arguments):
        return "Box", ".", "__mro__"

    __eq__ = lambda self, other: True
    __hash__ = str.__hash__


for module in ("__main__", Lies("__main__"), Lies("os"), Lies("builtins")):
    for name in (Lies("Box"), Lies("Box.__mro__"), Lies("open"), Lies("__mro__")):
        tried += 1
        try:
            value = pickle.Unpickler(io.BytesIO()).find_class(module, name)
        except Exception:
            continue
        if value is not Box and not is_open("__main__", "Box.__mro__", value):
            reached.append((module, name, value))
print("contained" if tried == 39 * 40 * 7 + 16 and not reached else f"ESCAPED {tried} {reached[:5]}")
