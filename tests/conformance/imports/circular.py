# Modules that import each other, fail, or replace themselves (reference 5.4).
# option: --policy standard --module-path ../../modules
import sys

try:
    import rings.first
except ImportError as e:
    print(type(e).__name__, str(e).rsplit("(", 1)[0], e.name, e.path is None, e.name_from)
print([name for name in sorted(sys.modules) if name.startswith("rings")])
try:
    import rings.third
except ImportError as e:
    print(e)
print(rings.third.early)
import rings.fifth

print(rings.fifth.ready)
for _ in range(2):
    try:
        import rings.failing
    except ValueError as e:
        print(e, "rings.failing" in sys.modules, hasattr(rings, "failing"))
try:
    import rings.broken
except SyntaxError as e:
    print(type(e).__name__, e.msg, e.lineno, e.offset, repr(e.text), e.filename.rsplit("/")[-1])
from rings import replaced
import rings.replaced as again

print(replaced.x, type(again).__name__)
try:
    from rings import nothing
except ImportError as e:
    print(str(e).rsplit("(", 1)[0], e.name, e.path.rsplit("/")[-1])
try:
    rings.nothing
except AttributeError as e:
    print(e)
try:
    from rings.fifth import nothing
except ImportError as e:
    print(str(e).rsplit("(", 1)[0])
try:
    import rings.fifth.deeper
except ImportError as e:
    print(type(e).__name__, e, e.name)
sys.modules["rings.none"] = None
for source in ("import rings.none", "from rings import none", "from rings.none import x"):
    try:
        exec(source)
    except ImportError as e:
        print(type(e).__name__, str(e).rsplit("(", 1)[0])
sys.modules["made"] = type(sys)("made")
import made

made.value = 3
from made import value

print(value, made.__name__, made.__doc__, made.__package__)
try:
    from made import nothing
except ImportError as e:
    print(e)
try:
    from math import nothing
except ImportError as e:
    print(str(e).split("(")[0])
sys.modules["odd"] = 5
import odd

print(odd)
from odd import real

print(real)
try:
    from odd import nothing
except ImportError as e:
    print(e)
del sys.modules["rings.fifth"]
import rings.fifth as fresh

print(fresh is sys.modules["rings.fifth"])

#> ImportError cannot import name 'other' from partially initialized module 'rings.first' (most likely due to a circular import)  rings.first False other
#> ['rings']
#> AttributeError partially initialized module 'rings.third' no attribute 'early' (most likely due to a circular import) early
#> 5
#> AttributeError cannot access submodule 'fifth' of module 'rings' (most likely due to a circular import)
#> rings.fifth False
#> True
#> while importing False False
#> while importing False False
#> SyntaxError invalid syntax 2 7 'def f(:\n' broken.py
#> 42 Other
#> cannot import name 'nothing' from 'rings'  rings __init__.py
#> module 'rings' has no attribute 'nothing'
#> cannot import name 'nothing' from 'rings.fifth' 
#> ModuleNotFoundError No module named 'rings.fifth.deeper'; 'rings.fifth' is not a package rings.fifth.deeper
#> ModuleNotFoundError import of rings.none halted; None in sys.modules
#> ModuleNotFoundError import of rings.none halted; None in sys.modules
#> ModuleNotFoundError import of rings.none halted; None in sys.modules
#> 3 made None None
#> cannot import name 'nothing' from 'made' (unknown location)
#> cannot import name 'nothing' from 'math' 
#> 5
#> 5
#> cannot import name 'nothing' from '<unknown module name>' (unknown location)
#> rings.fifth True
#> True
