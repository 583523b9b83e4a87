# Files of the program take the places of library modules, and loaders run them in modules of the library.
# option: --enable files --enable eval --allow-import importlib,importlib.util,importlib.machinery,json,sys,math,types
# expect-strict: contained
# expect-standard: contained
import importlib
import importlib.machinery
import importlib.util
import json
import math
import os
import sys
import types

wrong = []
sys.wrong = wrong
EVIL = "import sys\nif {condition}:\n    sys.wrong.append(__name__)\n"


def write(path, condition="True"):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as file:
        file.write(EVIL.format(condition=condition))


def attempt(action):
    try:
        return action()
    except (ImportError, AttributeError, TypeError, ValueError, OSError):
        return None


# Modules of the library come first, in the library's own imports, too.
for name in "math", "_json", "_thread", "decimal", "re", "functools", "posix", "gc", "builtins":
    write(name + ".py")
    attempt(lambda: importlib.import_module(name))
json.dumps({"a": [1.5, None]})
# The rights of the library go by its own text, not by a name.
GUARDED = "getattr((lambda: 0), '__glo' + 'bals__', None) is not None and getattr(__import__('sys'), 'is_strict', True)"
standard = attempt(lambda: (lambda: 0).__globals__) is not None
sys.is_strict = not standard
for name in "dataclasses", "asyncio", "os":
    path = f"other/{name}.py"
    write(path, GUARDED)
    module = types.ModuleType(name)
    attempt(lambda: importlib.machinery.SourceFileLoader(name, path).exec_module(module))
# A loader runs no text in a module of the library.
for module in math, json, sys, importlib:
    write("run.py")
    attempt(lambda: importlib.machinery.SourceFileLoader(module.__name__, "run.py").exec_module(module))
    attempt(lambda: importlib.util.spec_from_file_location("x", "/guest/run.py").loader.exec_module(module))
# A submodule of a package of the library is the program's, and opens nothing in the package.
write("json_more/more.py", GUARDED)
path = attempt(lambda: json.__path__)
if path is not None:
    path.append("/guest/json_more")
attempt(lambda: importlib.import_module("json.more"))


class Lies(str):
    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Named(types.ModuleType):
    @property
    def __name__(self):
        return "gc"


for name in Lies("gc"), Lies("evil"):
    found = attempt(lambda: importlib.import_module(name))
    if found is not None and hasattr(found, "get_objects") and not standard:
        wrong.append("gc")
attempt(lambda: importlib.machinery.SourceFileLoader("x", Lies("run.py")).exec_module(5))
attempt(lambda: importlib.machinery.SourceFileLoader("x", 5).exec_module(types.ModuleType("x")))
print("ESCAPED" if wrong else "contained", *wrong)
