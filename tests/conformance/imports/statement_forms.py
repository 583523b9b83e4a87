# imports: statement forms.
# option: --policy standard
import sys as system, math as m
import collections.abc
import collections.abc as cabc
from math import pi as PI, floor
from collections import (OrderedDict, deque as dq,)
def inner():
    import json
    from math import sqrt as root
    return json.__name__, root(4), 'json' in globals()
class C:
    import math
    from math import ceil as up


for line in r"""
inner(), C.math.pi == PI, C.up(1.5), cabc.Mapping is collections.abc.Mapping, m.__name__, dq([1]), floor(1.5)
exec('import nope')
exec('import math.nope')
exec('import math.nope.deeper')
exec('from math import nope')
exec('from math import sqr')
exec('from nope import x')
exec('from . import x')
exec('from .a import x')
exec('from .. import x', {'__name__': 'pkg', '__package__': ''})
exec('from collections.abc import *', ns := {}), 'Mapping' in ns, '_x' in ns
exec('import collections.abc as q', ns)
ns['q'].__name__
exec('import collections.abc', ns)
ns['collections'].__name__
__import__('math').pi == PI
__import__('collections.abc').__name__
__import__('collections.abc', fromlist=['x']).__name__
__import__('')
__import__(5)
__import__('nope')
__import__('math', level=-1)
__import__()
m.nothing
setattr(m, 'own', 5), m.own, delattr(m, 'own')
m.own
repr(m).startswith("<module 'math'"), type(m).__name__, m.__doc__ is not None, m.__package__
import_error if 0 else ImportError('m', name='n').name
type(m)('new').__name__, type(m)('new', 'doc').__doc__, type(m)('n').__dict__['__name__'], type(m)('n').__spec__
type(m)()
type(m)(5)
type(m)('n').missing
dir(type(m)('n'))
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> inner(), C.math.pi == PI, C.up(1.5), cabc.Mapping is collections.abc.Mapping, m.__name__, dq([1]), floor(1.5) -> (('json', 2.0, False), True, 2, True, 'math', deque([1]), 1)
#> exec('import nope') !! ModuleNotFoundError No module named 'nope'
#> exec('import math.nope') !! ModuleNotFoundError No module named 'math.nope'; 'math' is not a package
#> exec('import math.nope.deeper') !! ModuleNotFoundError No module named 'math.nope'; 'math' is not a package
#> exec('from math import nope') !! ImportError cannot import name 'nope' from 'math' (unknown location)
#> exec('from math import sqr') !! ImportError cannot import name 'sqr' from 'math' (unknown location)
#> exec('from nope import x') !! ModuleNotFoundError No module named 'nope'
#> exec('from . import x') !! ImportError attempted relative import with no known parent package
#> exec('from .a import x') !! ImportError attempted relative import with no known parent package
#> exec('from .. import x', {'__name__': 'pkg', '__package__': ''}) !! ImportError attempted relative import with no known parent package
#> exec('from collections.abc import *', ns := {}), 'Mapping' in ns, '_x' in ns -> (None, True, False)
#> exec('import collections.abc as q', ns) -> None
#> ns['q'].__name__ -> 'collections.abc'
#> exec('import collections.abc', ns) -> None
#> ns['collections'].__name__ -> 'collections'
#> __import__('math').pi == PI -> True
#> __import__('collections.abc').__name__ -> 'collections'
#> __import__('collections.abc', fromlist=['x']).__name__ -> 'collections.abc'
#> __import__('') !! ValueError Empty module name
#> __import__(5) !! TypeError module name must be a string
#> __import__('nope') !! ModuleNotFoundError No module named 'nope'
#> __import__('math', level=-1) !! ValueError level must be >= 0
#> __import__() !! TypeError __import__() missing required argument 'name' (pos 1)
#> m.nothing !! AttributeError module 'math' has no attribute 'nothing'
#> setattr(m, 'own', 5), m.own, delattr(m, 'own') -> (None, 5, None)
#> m.own !! AttributeError module 'math' has no attribute 'own'
#> repr(m).startswith("<module 'math'"), type(m).__name__, m.__doc__ is not None, m.__package__ -> (True, 'module', True, '')
#> import_error if 0 else ImportError('m', name='n').name -> 'n'
#> type(m)('new').__name__, type(m)('new', 'doc').__doc__, type(m)('n').__dict__['__name__'], type(m)('n').__spec__ -> ('new', 'doc', 'n', None)
#> type(m)() !! TypeError module() missing required argument 'name' (pos 1)
#> type(m)(5) !! TypeError module() argument 'name' must be str, not int
#> type(m)('n').missing !! AttributeError module 'n' has no attribute 'missing'
#> dir(type(m)('n')) -> ['__doc__', '__loader__', '__name__', '__package__', '__spec__']
