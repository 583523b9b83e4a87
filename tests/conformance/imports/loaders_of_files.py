# option: --policy standard --enable files
# Modules made of a file that the program names: specs, loaders, module_from_spec.
import importlib.machinery
import importlib.util
import os
import sys
import tempfile

BEFORE = set(sys.modules), sys.path[:], os.getcwd()
folder = tempfile.mkdtemp()
sys.path.insert(0, folder)


def show(*values):
    print(*[str(value).replace(folder, "HERE") for value in values])


def attempt(action):
    try:
        return action()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def write(path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    importlib.invalidate_caches()
    return path


def describe(spec):
    if spec is None:
        return None
    return (spec.name, type(spec.loader).__name__, spec.origin, spec.has_location, spec.parent,
            spec.submodule_search_locations and list(spec.submodule_search_locations))


plain = write("plain.py", "value = __name__\n")
package = write("pack/__init__.py", "import sys\nvalue = [__name__, __package__, __path__]\n")
write("pack/inner.py", "x = 1\n")
for name in "plain", "pack", "pack.inner", "pack.none", "none", "sys":
    show(name, describe(importlib.util.find_spec(name))[:1] if name == "sys" else describe(importlib.util.find_spec(name)))
show(attempt(lambda: importlib.util.find_spec("plain.sub")))

for name, path in (("other", plain), ("q", package), ("text", folder + "/a.txt"), ("gone", folder + "/gone.py")):
    show(describe(importlib.util.spec_from_file_location(name, path)))
spec = importlib.util.spec_from_file_location("other", plain)
module = importlib.util.module_from_spec(spec)
show(module, module.__file__, hasattr(module, "value"), "other" in sys.modules)
spec.loader.exec_module(module)
show(module.value)
spec = importlib.util.spec_from_file_location("q", package, submodule_search_locations=[folder + "/pack"])
module = importlib.util.module_from_spec(spec)
sys.modules["q"] = module
spec.loader.exec_module(module)
show(module.value)
import q.inner
show(q.inner, q.inner.x)
gone = importlib.util.spec_from_file_location("gone", folder + "/gone.py")
show(attempt(lambda: gone.loader.exec_module(importlib.util.module_from_spec(gone))).replace("44", "2"))

loader_of_other = importlib.machinery.SourceFileLoader("other", plain)
a_folder = importlib.machinery.SourceFileLoader("q", folder + "/pack")
show(attempt(lambda: a_folder.exec_module(module)).replace("31", "21"), attempt(lambda: loader_of_other.exec_module(module)))

loader = importlib.machinery.SourceFileLoader("plain", plain)
show(loader.name, loader.path, loader.get_filename("plain"), loader.is_package("plain"), loader.get_data(plain))
show(loader.get_source("plain"), loader.get_code("plain").co_filename, loader.create_module(spec))
show(attempt(lambda: loader.get_filename("other")), attempt(lambda: loader.is_package("other")))
show(loader == importlib.machinery.SourceFileLoader("plain", plain), loader == importlib.machinery.SourceFileLoader("p", plain))
names = {}
exec(loader.get_code("plain"), names)
show(names["value"], importlib.machinery.SOURCE_SUFFIXES)


class Table:
    """A loader of the program: a module from a table."""

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module.answer = 42


made = importlib.util.spec_from_loader("made", Table())
module = importlib.util.module_from_spec(made)
made.loader.exec_module(module)
show(module.__name__, module.answer, made.origin, made.parent, attempt(lambda: module.__file__))

for name in set(sys.modules) - BEFORE[0]:
    del sys.modules[name]
sys.path[:] = BEFORE[1]
os.chdir(BEFORE[2])

#> plain ('plain', 'SourceFileLoader', 'HERE/plain.py', True, '', None)
#> pack ('pack', 'SourceFileLoader', 'HERE/pack/__init__.py', True, 'pack', ['HERE/pack'])
#> pack.inner ('pack.inner', 'SourceFileLoader', 'HERE/pack/inner.py', True, 'pack', None)
#> pack.none None
#> none None
#> sys ('sys',)
#> ModuleNotFoundError: __path__ attribute not found on 'plain' while trying to find 'plain.sub'
#> ('other', 'SourceFileLoader', 'HERE/plain.py', True, '', None)
#> ('q', 'SourceFileLoader', 'HERE/pack/__init__.py', True, 'q', ['HERE/pack'])
#> None
#> ('gone', 'SourceFileLoader', 'HERE/gone.py', True, '', None)
#> <module 'other' from 'HERE/plain.py'> HERE/plain.py False False
#> other
#> ['q', 'q', ['HERE/pack']]
#> <module 'q.inner' from 'HERE/pack/inner.py'> 1
#> FileNotFoundError: [Errno 2] No such file or directory: 'HERE/gone.py'
#> IsADirectoryError: [Errno 21] Is a directory: 'HERE/pack' ImportError: loader for other cannot handle q
#> plain HERE/plain.py HERE/plain.py False b'value = __name__\n'
#> value = __name__
#>  HERE/plain.py None
#> ImportError: loader for plain cannot handle other ImportError: loader for plain cannot handle other
#> True False
#> builtins ['.py']
#> made 42 None  AttributeError: module 'made' has no attribute '__file__'
