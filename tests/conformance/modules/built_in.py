# option: --policy standard
# Built-in modules as objects: import forms, attributes, sys.modules.
import sys
import itertools as it, collections.abc
from collections import deque as dq, Counter
from functools import *
import collections as c2
print(it.__name__, it.__package__ == '', collections.__name__, collections.abc.__name__, dq is collections.deque,
      c2 is collections)
print('itertools' in sys.modules, sys.modules['collections'] is collections,
      sys.modules['collections.abc'] is collections.abc)
print(reduce(lambda a, b: a + b, [1, 2]), partial(int)('3'), 'lru_cache' in globals(), '_CacheInfo' in globals())
try: import collections.nothing
except ModuleNotFoundError as e: print(e, e.name)
try: from itertools import nothing
except ImportError as e: print(str(e).split(' (')[0], e.name)
try: import no_such_module
except ModuleNotFoundError as e: print(e, e.name)
try: itertools
except NameError as e: print(e)
try: it.nothing
except AttributeError as e: print(e, e.name, e.obj is it)
it.added = 1; print(it.added); del it.added
it.chain = 5; import itertools; print(itertools.chain, list(itertools.repeat(1, 2)))
del sys.modules['itertools']; import itertools as again; print(again.chain == 5 or again is not it)
sys.modules['fake'] = type(sys)('fake', 'doc'); import fake; print(fake, fake.__doc__)
sys.modules['none'] = None
try: import none
except ModuleNotFoundError as e: print(e)
class Lie: chain = 'lie'
sys.modules['heapq'] = Lie; from heapq import chain; print(chain); del sys.modules['heapq']
print(Counter('abca').most_common(1), type(it), type(it).__name__, isinstance(it, type(sys)))
for m in ('collections', 'itertools', 'functools', 'operator'):
    print(m, __import__(m).__name__, __import__(m) is sys.modules[m])
print(__import__('collections.abc').__name__, __import__('collections.abc', fromlist=['Mapping']).__name__)

#> itertools True collections collections.abc True True
#> True True True
#> 3 3 True False
#> No module named 'collections.nothing' collections.nothing
#> cannot import name 'nothing' from 'itertools' itertools
#> No module named 'no_such_module' no_such_module
#> name 'itertools' is not defined
#> module 'itertools' has no attribute 'nothing' nothing True
#> 1
#> 5 [1, 1]
#> True
#> <module 'fake'> doc
#> import of none halted; None in sys.modules
#> lie
#> [('a', 2)] <class 'module'> module True
#> collections collections True
#> itertools itertools True
#> functools functools True
#> operator operator True
#> collections collections.abc
