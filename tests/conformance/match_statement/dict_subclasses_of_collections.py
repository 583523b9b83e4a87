# match statement: dict subclasses of collections.
# option: --policy standard
from collections import OrderedDict, defaultdict, Counter, ChainMap, UserDict
import types
class D(dict): pass
class O(OrderedDict): pass
for v in (OrderedDict(k=5), defaultdict(list, k=5), Counter('k'), ChainMap({'k': 5}), UserDict(k=5), D(k=5), O(k=5),
          types.MappingProxyType({'k': 5})):
    match v:
        case {'k': x, 'missing': _}: print('never')
        case {'k': x, **rest}: print(type(v).__name__, x, rest)
        case {}: print('empty', v)
        case _: print(type(v).__name__, 'no mapping')
d = defaultdict(list)
match d:
    case {'q': x}: print('made')
    case _: print('not made', len(d))

#> OrderedDict 5 {}
#> defaultdict 5 {}
#> Counter 1 {}
#> ChainMap 5 {}
#> UserDict 5 {}
#> D 5 {}
#> O 5 {}
#> mappingproxy 5 {}
#> not made 0
