# Packages, relative imports and submodules from a module path.
# option: --policy standard --module-path ../../modules
import pkg.sub.deep as deep, pkg
from pkg import other, sub
from pkg.other import *

print(pkg.f(), deep.z, other.y, y, sub.__name__, pkg.__package__, deep.__package__, deep.__name__)
for source in ("nothing.here", "pkg.other.more", "pkg.absent"):
    try:
        __import__(source)
    except ImportError as e:
        print(type(e).__name__, e, e.name)
try:
    from pkg import absent
except ImportError as e:
    print(type(e).__name__, str(e).split("(")[0], e.name)
import sys
print([name for name in sorted(sys.modules) if name.startswith("pkg")])
sys.modules["gone"] = None
try:
    import gone
except ImportError as e:
    print(type(e).__name__, e)

#> (2, 3) 3 2 2 pkg.sub pkg pkg.sub pkg.sub.deep
#> ModuleNotFoundError No module named 'nothing' nothing
#> ModuleNotFoundError No module named 'pkg.other.more'; 'pkg.other' is not a package pkg.other.more
#> ModuleNotFoundError No module named 'pkg.absent' pkg.absent
#> ImportError cannot import name 'absent' from 'pkg'  pkg
#> ['pkg', 'pkg.other', 'pkg.sub', 'pkg.sub.deep']
#> ModuleNotFoundError import of gone halted; None in sys.modules
