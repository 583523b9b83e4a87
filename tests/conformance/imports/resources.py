# option: --policy standard --enable files
# importlib.resources: files beside the modules of packages that are files.
import importlib.resources as resources
import importlib.resources.abc as abc
import os
import pathlib
import sys
import tempfile
import warnings

BEFORE = set(sys.modules), sys.path[:], os.getcwd()
folder = tempfile.mkdtemp()
sys.path.insert(0, folder)
warnings.simplefilter("ignore", DeprecationWarning)


def write(path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(text)


def show(*values):
    print(*[str(value).replace(folder, "HERE") for value in values])


def attempt(action, *arguments, **keywords):
    try:
        return action(*arguments, **keywords)
    except OSError as error:
        return type(error).__name__
    except Exception as error:
        return f"{type(error).__name__}: {error}"


write("pack/__init__.py", b"")
write("pack/inner.py", b"from importlib.resources import files\ndef own():\n    return files()\n")
write("pack/text.txt", "caf\xe9\n".encode())
write("pack/data/numbers.bin", b"0110")
write("only/one.txt", b"1")
write("single.py", b"")
write("beside.txt", b"beside")
import only
import pack
import pack.inner
import single

print(resources.__all__)
for anchor in "pack", pack, pack.inner, "pack.inner", single, "only", only, "pack.data", "missing":
    show(anchor if isinstance(anchor, str) else anchor.__name__, attempt(resources.files, anchor))
show(pack.inner.own(), attempt(resources.files, 5))
show(sorted(place.name for place in resources.files("pack").iterdir()))
show(isinstance(resources.files("pack"), pathlib.Path), isinstance(resources.files("pack"), abc.Traversable))

PATHS = (("text.txt",), ("data",), ("none",), ("data/numbers.bin",), ("data", "numbers.bin"), (), ("../beside.txt",), ("/none",))
for function in (resources.read_binary, resources.is_resource, resources.read_text):
    for path in PATHS:
        show(function.__name__, path, attempt(function, "pack", *path))
show(attempt(resources.read_text, "pack", "data", "numbers.bin", encoding="latin-1").encode())
show(attempt(resources.read_text, "pack", "text.txt", encoding="ascii", errors="replace"))
show(attempt(resources.read_text, "pack", "text.txt", "ascii"))
with resources.open_binary("pack", "text.txt") as file:
    show(file.read())
with resources.open_text("pack", "text.txt") as file:
    show(file.read(), file.encoding)
with resources.path("pack", "text.txt") as path:
    show(path, type(path) is type(pathlib.Path()))
with resources.as_file(resources.files("pack") / "data") as path:
    show(path, [place.name for place in path.iterdir()])
show(sorted(resources.contents("pack")), sorted(resources.contents("pack", "data")))

print("a package of a folder only")
place = resources.files("only")
show(place, place.name, place.is_dir(), place.is_file(), [child.name for child in place.iterdir()])
show(place / "one.txt", place.joinpath("none", "x"), attempt(place.open), resources.read_text("only", "one.txt"))

print("a module that is no file")
place = resources.files(sys)
show(place.is_dir(), list(place.iterdir()), attempt(resources.read_binary, sys, "x"), resources.is_resource(sys, "x"))


print("a folder of the program")


class Tree:
    def __init__(self, name, inside):
        self.name, self.inside = name, inside

    def iterdir(self):
        return (Tree(*item) for item in self.inside.items())

    def is_dir(self):
        return isinstance(self.inside, dict)

    def is_file(self):
        return not self.is_dir()

    def open(self, mode="r", **options):
        import io
        return io.BytesIO(self.inside) if mode == "rb" else io.StringIO(self.inside.decode())

    joinpath = abc.Traversable.joinpath
    __truediv__ = abc.Traversable.__truediv__
    read_bytes = abc.Traversable.read_bytes
    read_text = abc.Traversable.read_text


tree = Tree("root", {"a.txt": b"A", "sub": {"b.txt": b"B"}})
show(isinstance(tree, abc.Traversable), tree.joinpath("sub/b.txt").read_text(), (tree / "a.txt").read_bytes())
show(attempt(tree.joinpath, "sub", "none"))
with resources.as_file(tree) as path:
    show(path.name, sorted(str(place.relative_to(path)) for place in path.rglob("*")), (path / "sub" / "b.txt").read_text())
with resources.as_file(tree / "a.txt") as path:
    show(path.read_text(), path.exists())
show(path.exists())
show(sorted(abc.TraversableResources.__abstractmethods__), sorted(abc.ResourceReader.__abstractmethods__), abc.TraversalError.__mro__[1])

for name in set(sys.modules) - BEFORE[0]:
    del sys.modules[name]
sys.path[:] = BEFORE[1]
os.chdir(BEFORE[2])

#> ['Package', 'Anchor', 'ResourceReader', 'as_file', 'files', 'contents', 'is_resource', 'open_binary', 'open_text', 'path', 'read_binary', 'read_text']
#> pack HERE/pack
#> pack HERE/pack
#> pack.inner HERE/pack
#> pack.inner HERE/pack
#> single HERE
#> only MultiplexedPath('HERE/only')
#> only MultiplexedPath('HERE/only')
#> pack.data MultiplexedPath('HERE/pack/data')
#> missing ModuleNotFoundError: No module named 'missing'
#> HERE/pack AttributeError: 'int' object has no attribute '__spec__'
#> ['__init__.py', 'data', 'inner.py', 'text.txt']
#> True True
#> read_binary ('text.txt',) b'caf\xc3\xa9\n'
#> read_binary ('data',) IsADirectoryError
#> read_binary ('none',) FileNotFoundError
#> read_binary ('data/numbers.bin',) b'0110'
#> read_binary ('data', 'numbers.bin') b'0110'
#> read_binary () IsADirectoryError
#> read_binary ('../beside.txt',) b'beside'
#> read_binary ('/none',) FileNotFoundError
#> is_resource ('text.txt',) True
#> is_resource ('data',) False
#> is_resource ('none',) False
#> is_resource ('data/numbers.bin',) True
#> is_resource ('data', 'numbers.bin') True
#> is_resource () False
#> is_resource ('../beside.txt',) True
#> is_resource ('/none',) False
#> read_text ('text.txt',) café
#>
#> read_text ('data',) IsADirectoryError
#> read_text ('none',) FileNotFoundError
#> read_text ('data/numbers.bin',) 0110
#> read_text ('data', 'numbers.bin') TypeError: 'encoding' argument required with multiple path names
#> read_text () IsADirectoryError
#> read_text ('../beside.txt',) beside
#> read_text ('/none',) FileNotFoundError
#> b'0110'
#> caf��
#>
#> TypeError: 'encoding' argument required with multiple path names
#> b'caf\xc3\xa9\n'
#> café
#>  utf-8
#> HERE/pack/text.txt True
#> HERE/pack/data ['numbers.bin']
#> ['__init__.py', 'data', 'inner.py', 'text.txt'] ['numbers.bin']
#> a package of a folder only
#> MultiplexedPath('HERE/only') only True False ['one.txt']
#> HERE/only/one.txt HERE/only/none/x FileNotFoundError 1
#> a module that is no file
#> False [] FileNotFoundError False
#> a folder of the program
#> True B b'A'
#> TraversalError: ('Target not found during traversal.', 'none', [])
#> root ['a.txt', 'sub', 'sub/b.txt'] B
#> A True
#> False
#> ['files'] ['contents', 'is_resource', 'open_resource', 'resource_path'] <class 'Exception'>
