# A program that may compile no text writes a module and imports it, by every way that runs a file.
# option: --enable files --disable eval --allow-import importlib,importlib.util,importlib.machinery,sys,types
# expect-strict: contained
# expect-standard: contained
import importlib
import importlib.machinery
import importlib.util
import os
import sys
import types

ran = []
sys.ran = ran
with open("evil.py", "w") as file:
    file.write("import sys\nsys.ran.append(__name__)\n")
os.makedirs("pack")
with open("pack/__init__.py", "w") as file:
    file.write("import sys\nsys.ran.append(__name__)\n")
sys.path += ["/guest", "", ".", os.getcwd()]


def attempt(action):
    try:
        action()
    except (ImportError, AttributeError, NameError, PermissionError):
        pass


def load(loader):
    loader.exec_module(types.ModuleType("evil"))


def reload_as_evil():
    module = types.ModuleType("evil")
    sys.modules["evil"] = module
    try:
        importlib.reload(module)
    finally:
        del sys.modules["evil"]


def inside(package):
    package.__path__ = ["/guest"]
    sys.modules["made"] = package
    importlib.import_module("made.evil")


attempt(lambda: importlib.import_module("evil"))
attempt(lambda: importlib.import_module("pack"))
attempt(lambda: importlib.import_module("pack.evil"))
attempt(lambda: load(importlib.machinery.SourceFileLoader("evil", "/guest/evil.py")))
attempt(lambda: load(importlib.util.spec_from_file_location("evil", "/guest/evil.py").loader))
attempt(lambda: importlib.machinery.SourceFileLoader("evil", "/guest/evil.py").get_code("evil"))
attempt(reload_as_evil)
attempt(lambda: inside(types.ModuleType("made")))
attempt(lambda: importlib.import_module("os.evil"))
if importlib.util.find_spec("evil") is not None:
    ran.append("spec")
print("ESCAPED" if ran else "contained", *ran)
