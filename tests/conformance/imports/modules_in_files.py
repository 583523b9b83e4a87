# option: --policy standard --enable files
# Modules that are files: what an import finds in the folders of sys.path, and what the modules are.
import importlib
import importlib.util
import os
import sys
import tempfile
import traceback

BEFORE = set(sys.modules), sys.path[:], os.getcwd()
folder = tempfile.mkdtemp()
sys.path.insert(0, folder)


def write(path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())
    importlib.invalidate_caches()


def show(*values):
    print(*[str(value).replace(folder, "HERE") for value in values])


def attempt(action):
    try:
        return action()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


write("plain.py", "'a docstring'\nvalue = 2\ndef divide():\n    return value / (lambda: 0)()\n")
write("pack/__init__.py", "from . import inner\nfrom .inner import name\n")
write("pack/inner.py", "from . import inner\nimport plain\nname = __name__ + '!'\n")
write("pack/deep/__init__.py", "")
write("pack/deep/leaf.py", "from ..inner import name as upper\nfrom .. import inner\n")
write("folder_only/part.py", "x = 1\n")
import folder_only
import folder_only.part
import pack
import pack.deep.leaf
import plain

for module in plain, pack, pack.inner, pack.deep, pack.deep.leaf, folder_only.part:
    show(module, module.__name__, module.__file__, module.__package__, list(getattr(module, "__path__", ["none"])))
show(folder_only.__name__, folder_only.__package__, list(folder_only.__path__), getattr(folder_only, "__file__", None))
show(plain.__doc__, pack.name, pack.deep.leaf.upper, pack.deep.leaf.inner is pack.inner, sys.modules["plain"] is plain)

print("errors")
write("wrong.py", "value = = 3\n")
write("late.py", "def f():\n    pass\n\nawait f\n")
write("fails.py", "import plain\nplain.divide()\n")
write("ring_a.py", "import ring_b\nfrom ring_b import b\na = 1\n")
write("ring_b.py", "from ring_a import a\nb = 1\n")
for name in "wrong", "late":
    try:
        importlib.import_module(name)
    except SyntaxError as error:
        show(error.msg, error.text, error.lineno, error.offset, error.filename)
for name in "wrong", "fails":
    try:
        __import__(name)
    except Exception:
        show(traceback.format_exc())
    show(name in sys.modules)
for name in "ring_a", "plain.sub", "pack.missing", "pack/inner", "pack..inner", "missing", "..plain", "x" * 300:
    try:
        show(importlib.import_module(name))
    except Exception as error:
        show(type(error).__name__, str(error)[:100], getattr(error, "name", None) == name, getattr(error, "path", None))
show("ring_a" in sys.modules, "ring_b" in sys.modules)
for text in "from plain import missing", "from pack import missing", "import pack.deep.missing as m":
    show(attempt(lambda: exec(text)))

print("texts")
write("latin.py", b"# -*- coding: latin-1 -*-\ntext = '\xe9'\n")
write("marked.py", b"\xef\xbb\xbftext = '\xc3\xa9'\r\nmore = 1\r\n")
write("bad_bytes.py", b"text = '\xe9'\n")
write("null.py", b"text = '\0'\n")
write("empty.py", "")
for name in "latin", "marked", "bad_bytes", "null", "empty":
    module = attempt(lambda: importlib.import_module(name))
    show(name, getattr(module, "text", module))

print("changes")
write("plain.py", "value = 3\n# longer\n")
show(importlib.reload(plain).value, hasattr(plain, "divide"))
del sys.modules["plain"]
import plain as again
show(again is plain, again.value)
os.remove(os.path.join(folder, "plain.py"))
importlib.invalidate_caches()
show(attempt(lambda: importlib.reload(again)))

print("places")
write("one/name.py", "place = 1")
write("two/name.py", "place = 2")
write("one/both/x.py", "")
write("two/both/y.py", "")
write("three/both.py", "place = 3")
os.chdir(folder)
sys.path[:] = [5, b"bytes", os.path.join(folder, "none"), "two//", os.path.join(folder, "one")]
import name
show(name.place, name.__file__.replace("//", "/"))
import both
show(sorted(path.replace("//", "/") for path in both.__path__))
import both.x
import both.y
sys.path.append(os.path.join(folder, "three"))
del sys.modules["both"]
import both
show(both.place)
sys.path[:] = [""]
import empty
del sys.modules["empty"]
import empty
show(empty.__file__)
sys.path.clear()
show(attempt(lambda: importlib.import_module("latin2")))

for name in set(sys.modules) - BEFORE[0]:
    del sys.modules[name]
sys.path[:] = BEFORE[1]
os.chdir(BEFORE[2])

#> <module 'plain' from 'HERE/plain.py'> plain HERE/plain.py  ['none']
#> <module 'pack' from 'HERE/pack/__init__.py'> pack HERE/pack/__init__.py pack ['HERE/pack']
#> <module 'pack.inner' from 'HERE/pack/inner.py'> pack.inner HERE/pack/inner.py pack ['none']
#> <module 'pack.deep' from 'HERE/pack/deep/__init__.py'> pack.deep HERE/pack/deep/__init__.py pack.deep ['HERE/pack/deep']
#> <module 'pack.deep.leaf' from 'HERE/pack/deep/leaf.py'> pack.deep.leaf HERE/pack/deep/leaf.py pack.deep ['none']
#> <module 'folder_only.part' from 'HERE/folder_only/part.py'> folder_only.part HERE/folder_only/part.py folder_only ['none']
#> folder_only folder_only ['HERE/folder_only'] None
#> a docstring pack.inner! pack.inner! True True
#> errors
#> invalid syntax value = = 3
#>  1 9 HERE/wrong.py
#> 'await' outside function await f
#>  4 1 HERE/late.py
#> Traceback (most recent call last):
#>   File "modules_in_files.py", line 64, in <module>
#>     __import__(name)
#>     ~~~~~~~~~~^^^^^^
#>   File "HERE/wrong.py", line 1
#>     value = = 3
#>             ^
#> SyntaxError: invalid syntax
#>
#> False
#> Traceback (most recent call last):
#>   File "modules_in_files.py", line 64, in <module>
#>     __import__(name)
#>     ~~~~~~~~~~^^^^^^
#>   File "HERE/fails.py", line 2, in <module>
#>     plain.divide()
#>     ~~~~~~~~~~~~^^
#>   File "HERE/plain.py", line 4, in divide
#>     return value / (lambda: 0)()
#>            ~~~~~~^~~~~~~~~~~~~~~
#> ZeroDivisionError: division by zero
#>
#> False
#> ImportError cannot import name 'a' from partially initialized module 'ring_a' (most likely due to a circular imp True HERE/ring_a.py
#> ModuleNotFoundError No module named 'plain.sub'; 'plain' is not a package True None
#> ModuleNotFoundError No module named 'pack.missing' True None
#> ModuleNotFoundError No module named 'pack/inner' True None
#> ModuleNotFoundError No module named 'pack.' False None
#> ModuleNotFoundError No module named 'missing' True None
#> TypeError the 'package' argument is required to perform a relative import for '..plain' False None
#> ModuleNotFoundError No module named 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx True None
#> False False
#> ImportError: cannot import name 'missing' from 'plain' (HERE/plain.py)
#> ImportError: cannot import name 'missing' from 'pack' (HERE/pack/__init__.py)
#> ModuleNotFoundError: No module named 'pack.deep.missing'
#> texts
#> latin é
#> marked é
#> bad_bytes SyntaxError: Non-UTF-8 code starting with '\xe9' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (bad_bytes.py, line 1)
#> null SyntaxError: source code string cannot contain null bytes
#> empty <module 'empty' from 'HERE/empty.py'>
#> changes
#> 3 True
#> False 3
#> ModuleNotFoundError: spec not found for the module 'plain'
#> places
#> 2 HERE/two/name.py
#> ['HERE/one/both', 'HERE/two/both']
#> 3
#> HERE/empty.py
#> ModuleNotFoundError: No module named 'latin2'
