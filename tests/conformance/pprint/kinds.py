# option: --policy standard
# Every kind of container that pprint knows, its subclasses, and recursive containers.
import collections
import dataclasses
import pprint
import re
import types


class Words(list):
    pass


class Shy(list):
    def __repr__(self):
        return "Shy" + list.__repr__(self)


class Tally(collections.Counter):
    pass


class Space(types.SimpleNamespace):
    pass


@dataclasses.dataclass
class Point:
    horizontal: object
    vertical: object = 0
    hidden: object = dataclasses.field(default=None, repr=False)


@dataclasses.dataclass
class Quiet(Point):
    def __repr__(self):
        return f"Quiet({'.' * 60})"


@dataclasses.dataclass(repr=False)
class Plain:
    value: object = 1


class Derived(Point):
    pass


Pair = collections.namedtuple("Pair", "left right")
words = ["alpha", "beta", "gamma", "delta"]
values = [
    collections.OrderedDict.fromkeys(words, 1), collections.OrderedDict(),
    collections.defaultdict(list, a=words, b=words),
    collections.defaultdict(None), collections.Counter("abracadabra"), Tally(words), collections.Counter(),
    collections.ChainMap({"a": words}, {"b": words}), collections.ChainMap(), collections.deque(words),
    collections.deque(words, 9), collections.deque(), collections.UserDict({"a": words, "b": 2}),
    collections.UserList(words),
    collections.UserString("some words in a text of its own kind"), types.MappingProxyType({"a": words, "b": 2}),
    types.SimpleNamespace(first=words, second=2), Space(first=words, second=2), set(words), frozenset(words),
    Words(words),
    Shy(words), Pair(words, words), Point(words, Point(1, 2)), Derived(words), Quiet(1), {"view": {1: 2}.keys()},
    {"a": 1, "b": words}.items(), dict.fromkeys(words, ...), 12345678901234567890, 1.5, [1j, True, None],
]
for value in values:
    for options in ({"width": 30}, {"width": 20, "indent": 3, "compact": True}, {"width": 12, "sort_dicts": False}):
        print(type(value).__name__, options)
        pprint.pprint([value], **options)
        pprint.pprint(value, **options)
print("Plain object" in pprint.pformat([Plain()] * 3, width=10))


def without_ids(text):
    return re.sub(r"id=\d+", "id=...", text)


loop = [1]
loop.append(loop)
ring = {"a": {}}
ring["a"]["b"] = ring
point = Point(1)
point.vertical = [point]
space = types.SimpleNamespace(name="x" * 30)
space.own = space
for value in (loop, ring, (loop, ring), point, space, [loop, loop]):
    for width in (80, 10):
        print(without_ids(pprint.pformat(value, width=width)))
    print(without_ids(pprint.saferepr(value)), pprint.isreadable(value), pprint.isrecursive(value))
for value in (1, "a", [1, 2.5], {"a": (1,)}, object(), [object()], int, Words(words), Shy([1]), {1: {2: print}}):
    print(pprint.isreadable(value), pprint.isrecursive(value))
print(pprint.PrettyPrinter(depth=1).format([[1]], {}, 1, 0),
      pprint.PrettyPrinter().format({"b": 1, "a": (2,)}, {}, 0, 0))

#> OrderedDict {'width': 30}
#> [OrderedDict([('alpha', 1),
#>               ('beta', 1),
#>               ('gamma', 1),
#>               ('delta', 1)])]
#> OrderedDict([('alpha', 1),
#>              ('beta', 1),
#>              ('gamma', 1),
#>              ('delta', 1)])
#> OrderedDict {'width': 20, 'indent': 3, 'compact': True}
#> [  OrderedDict([  (  'alpha',
#>                      1),
#>                   (  'beta',
#>                      1),
#>                   (  'gamma',
#>                      1),
#>                   (  'delta',
#>                      1)])]
#> OrderedDict([  (  'alpha',
#>                   1),
#>                (  'beta',
#>                   1),
#>                (  'gamma',
#>                   1),
#>                (  'delta',
#>                   1)])
#> OrderedDict {'width': 12, 'sort_dicts': False}
#> [OrderedDict([('alpha',
#>                1),
#>               ('beta',
#>                1),
#>               ('gamma',
#>                1),
#>               ('delta',
#>                1)])]
#> OrderedDict([('alpha',
#>               1),
#>              ('beta',
#>               1),
#>              ('gamma',
#>               1),
#>              ('delta',
#>               1)])
#> OrderedDict {'width': 30}
#> [OrderedDict()]
#> OrderedDict()
#> OrderedDict {'width': 20, 'indent': 3, 'compact': True}
#> [OrderedDict()]
#> OrderedDict()
#> OrderedDict {'width': 12, 'sort_dicts': False}
#> [OrderedDict()]
#> OrderedDict()
#> defaultdict {'width': 30}
#> [defaultdict(<class 'list'>,
#>              {'a': ['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>               'b': ['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta']})]
#> defaultdict(<class 'list'>,
#>             {'a': ['alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta'],
#>              'b': ['alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta']})
#> defaultdict {'width': 20, 'indent': 3, 'compact': True}
#> [  defaultdict(<class 'list'>,
#>                {  'a': [  'alpha',
#>                           'beta',
#>                           'gamma',
#>                           'delta'],
#>                   'b': [  'alpha',
#>                           'beta',
#>                           'gamma',
#>                           'delta']})]
#> defaultdict(<class 'list'>,
#>             {  'a': [  'alpha',
#>                        'beta',
#>                        'gamma',
#>                        'delta'],
#>                'b': [  'alpha',
#>                        'beta',
#>                        'gamma',
#>                        'delta']})
#> defaultdict {'width': 12, 'sort_dicts': False}
#> [defaultdict(<class 'list'>,
#>              {'a': ['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>               'b': ['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta']})]
#> defaultdict(<class 'list'>,
#>             {'a': ['alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta'],
#>              'b': ['alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta']})
#> defaultdict {'width': 30}
#> [defaultdict(None, {})]
#> defaultdict(None, {})
#> defaultdict {'width': 20, 'indent': 3, 'compact': True}
#> [  defaultdict(None, {})]
#> defaultdict(None, {})
#> defaultdict {'width': 12, 'sort_dicts': False}
#> [defaultdict(None, {})]
#> defaultdict(None, {})
#> Counter {'width': 30}
#> [Counter({'a': 5,
#>           'b': 2,
#>           'r': 2,
#>           'c': 1,
#>           'd': 1})]
#> Counter({'a': 5,
#>          'b': 2,
#>          'r': 2,
#>          'c': 1,
#>          'd': 1})
#> Counter {'width': 20, 'indent': 3, 'compact': True}
#> [  Counter({  'a': 5,
#>               'b': 2,
#>               'r': 2,
#>               'c': 1,
#>               'd': 1})]
#> Counter({  'a': 5,
#>            'b': 2,
#>            'r': 2,
#>            'c': 1,
#>            'd': 1})
#> Counter {'width': 12, 'sort_dicts': False}
#> [Counter({'a': 5,
#>           'b': 2,
#>           'r': 2,
#>           'c': 1,
#>           'd': 1})]
#> Counter({'a': 5,
#>          'b': 2,
#>          'r': 2,
#>          'c': 1,
#>          'd': 1})
#> Tally {'width': 30}
#> [Tally({'alpha': 1,
#>         'beta': 1,
#>         'gamma': 1,
#>         'delta': 1})]
#> Tally({'alpha': 1,
#>        'beta': 1,
#>        'gamma': 1,
#>        'delta': 1})
#> Tally {'width': 20, 'indent': 3, 'compact': True}
#> [  Tally({  'alpha': 1,
#>             'beta': 1,
#>             'gamma': 1,
#>             'delta': 1})]
#> Tally({  'alpha': 1,
#>          'beta': 1,
#>          'gamma': 1,
#>          'delta': 1})
#> Tally {'width': 12, 'sort_dicts': False}
#> [Tally({'alpha': 1,
#>         'beta': 1,
#>         'gamma': 1,
#>         'delta': 1})]
#> Tally({'alpha': 1,
#>        'beta': 1,
#>        'gamma': 1,
#>        'delta': 1})
#> Counter {'width': 30}
#> [Counter()]
#> Counter()
#> Counter {'width': 20, 'indent': 3, 'compact': True}
#> [Counter()]
#> Counter()
#> Counter {'width': 12, 'sort_dicts': False}
#> [Counter()]
#> Counter()
#> ChainMap {'width': 30}
#> [ChainMap({'a': ['alpha',
#>                  'beta',
#>                  'gamma',
#>                  'delta']},
#>           {'b': ['alpha',
#>                  'beta',
#>                  'gamma',
#>                  'delta']})]
#> ChainMap({'a': ['alpha',
#>                 'beta',
#>                 'gamma',
#>                 'delta']},
#>          {'b': ['alpha',
#>                 'beta',
#>                 'gamma',
#>                 'delta']})
#> ChainMap {'width': 20, 'indent': 3, 'compact': True}
#> [  ChainMap({  'a': [  'alpha',
#>                        'beta',
#>                        'gamma',
#>                        'delta']},
#>             {  'b': [  'alpha',
#>                        'beta',
#>                        'gamma',
#>                        'delta']})]
#> ChainMap({  'a': [  'alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta']},
#>          {  'b': [  'alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta']})
#> ChainMap {'width': 12, 'sort_dicts': False}
#> [ChainMap({'a': ['alpha',
#>                  'beta',
#>                  'gamma',
#>                  'delta']},
#>           {'b': ['alpha',
#>                  'beta',
#>                  'gamma',
#>                  'delta']})]
#> ChainMap({'a': ['alpha',
#>                 'beta',
#>                 'gamma',
#>                 'delta']},
#>          {'b': ['alpha',
#>                 'beta',
#>                 'gamma',
#>                 'delta']})
#> ChainMap {'width': 30}
#> [ChainMap({})]
#> ChainMap({})
#> ChainMap {'width': 20, 'indent': 3, 'compact': True}
#> [ChainMap({})]
#> ChainMap({})
#> ChainMap {'width': 12, 'sort_dicts': False}
#> [ChainMap({})]
#> ChainMap({})
#> deque {'width': 30}
#> [deque(['alpha',
#>         'beta',
#>         'gamma',
#>         'delta'])]
#> deque(['alpha',
#>        'beta',
#>        'gamma',
#>        'delta'])
#> deque {'width': 20, 'indent': 3, 'compact': True}
#> [  deque([  'alpha',
#>             'beta',
#>             'gamma',
#>             'delta'])]
#> deque([  'alpha',
#>          'beta',
#>          'gamma',
#>          'delta'])
#> deque {'width': 12, 'sort_dicts': False}
#> [deque(['alpha',
#>         'beta',
#>         'gamma',
#>         'delta'])]
#> deque(['alpha',
#>        'beta',
#>        'gamma',
#>        'delta'])
#> deque {'width': 30}
#> [deque(['alpha',
#>         'beta',
#>         'gamma',
#>         'delta'],
#>        maxlen=9)]
#> deque(['alpha',
#>        'beta',
#>        'gamma',
#>        'delta'],
#>       maxlen=9)
#> deque {'width': 20, 'indent': 3, 'compact': True}
#> [  deque([  'alpha',
#>             'beta',
#>             'gamma',
#>             'delta'],
#>          maxlen=9)]
#> deque([  'alpha',
#>          'beta',
#>          'gamma',
#>          'delta'],
#>       maxlen=9)
#> deque {'width': 12, 'sort_dicts': False}
#> [deque(['alpha',
#>         'beta',
#>         'gamma',
#>         'delta'],
#>        maxlen=9)]
#> deque(['alpha',
#>        'beta',
#>        'gamma',
#>        'delta'],
#>       maxlen=9)
#> deque {'width': 30}
#> [deque([])]
#> deque([])
#> deque {'width': 20, 'indent': 3, 'compact': True}
#> [deque([])]
#> deque([])
#> deque {'width': 12, 'sort_dicts': False}
#> [deque([])]
#> deque([])
#> UserDict {'width': 30}
#> [{'a': ['alpha',
#>         'beta',
#>         'gamma',
#>         'delta'],
#>   'b': 2}]
#> {'a': ['alpha',
#>        'beta',
#>        'gamma',
#>        'delta'],
#>  'b': 2}
#> UserDict {'width': 20, 'indent': 3, 'compact': True}
#> [  {  'a': [  'alpha',
#>               'beta',
#>               'gamma',
#>               'delta'],
#>       'b': 2}]
#> {  'a': [  'alpha',
#>            'beta',
#>            'gamma',
#>            'delta'],
#>    'b': 2}
#> UserDict {'width': 12, 'sort_dicts': False}
#> [{'a': ['alpha',
#>         'beta',
#>         'gamma',
#>         'delta'],
#>   'b': 2}]
#> {'a': ['alpha',
#>        'beta',
#>        'gamma',
#>        'delta'],
#>  'b': 2}
#> UserList {'width': 30}
#> [['alpha',
#>   'beta',
#>   'gamma',
#>   'delta']]
#> ['alpha',
#>  'beta',
#>  'gamma',
#>  'delta']
#> UserList {'width': 20, 'indent': 3, 'compact': True}
#> [  [  'alpha',
#>       'beta',
#>       'gamma',
#>       'delta']]
#> [  'alpha', 'beta',
#>    'gamma',
#>    'delta']
#> UserList {'width': 12, 'sort_dicts': False}
#> [['alpha',
#>   'beta',
#>   'gamma',
#>   'delta']]
#> ['alpha',
#>  'beta',
#>  'gamma',
#>  'delta']
#> UserString {'width': 30}
#> ['some words in a text of '
#>  'its own kind']
#> ('some words in a text of '
#>  'its own kind')
#> UserString {'width': 20, 'indent': 3, 'compact': True}
#> [  'some words in '
#>    'a text of its '
#>    'own kind']
#> ('some words in a '
#>  'text of its own '
#>  'kind')
#> UserString {'width': 12, 'sort_dicts': False}
#> ['some '
#>  'words in '
#>  'a text '
#>  'of its '
#>  'own kind']
#> ('some '
#>  'words in '
#>  'a text '
#>  'of its '
#>  'own kind')
#> mappingproxy {'width': 30}
#> [mappingproxy({'a': ['alpha',
#>                      'beta',
#>                      'gamma',
#>                      'delta'],
#>                'b': 2})]
#> mappingproxy({'a': ['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>               'b': 2})
#> mappingproxy {'width': 20, 'indent': 3, 'compact': True}
#> [  mappingproxy({  'a': [  'alpha',
#>                            'beta',
#>                            'gamma',
#>                            'delta'],
#>                    'b': 2})]
#> mappingproxy({  'a': [  'alpha',
#>                         'beta',
#>                         'gamma',
#>                         'delta'],
#>                 'b': 2})
#> mappingproxy {'width': 12, 'sort_dicts': False}
#> [mappingproxy({'a': ['alpha',
#>                      'beta',
#>                      'gamma',
#>                      'delta'],
#>                'b': 2})]
#> mappingproxy({'a': ['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>               'b': 2})
#> SimpleNamespace {'width': 30}
#> [namespace(first=['alpha',
#>                   'beta',
#>                   'gamma',
#>                   'delta'],
#>            second=2)]
#> namespace(first=['alpha',
#>                  'beta',
#>                  'gamma',
#>                  'delta'],
#>           second=2)
#> SimpleNamespace {'width': 20, 'indent': 3, 'compact': True}
#> [  namespace(first=[  'alpha',
#>                       'beta',
#>                       'gamma',
#>                       'delta'],
#>              second=2)]
#> namespace(first=[  'alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta'],
#>           second=2)
#> SimpleNamespace {'width': 12, 'sort_dicts': False}
#> [namespace(first=['alpha',
#>                   'beta',
#>                   'gamma',
#>                   'delta'],
#>            second=2)]
#> namespace(first=['alpha',
#>                  'beta',
#>                  'gamma',
#>                  'delta'],
#>           second=2)
#> Space {'width': 30}
#> [Space(first=['alpha',
#>               'beta',
#>               'gamma',
#>               'delta'],
#>        second=2)]
#> Space(first=['alpha',
#>              'beta',
#>              'gamma',
#>              'delta'],
#>       second=2)
#> Space {'width': 20, 'indent': 3, 'compact': True}
#> [  Space(first=[  'alpha',
#>                   'beta',
#>                   'gamma',
#>                   'delta'],
#>          second=2)]
#> Space(first=[  'alpha',
#>                'beta',
#>                'gamma',
#>                'delta'],
#>       second=2)
#> Space {'width': 12, 'sort_dicts': False}
#> [Space(first=['alpha',
#>               'beta',
#>               'gamma',
#>               'delta'],
#>        second=2)]
#> Space(first=['alpha',
#>              'beta',
#>              'gamma',
#>              'delta'],
#>       second=2)
#> set {'width': 30}
#> [{'alpha',
#>   'beta',
#>   'delta',
#>   'gamma'}]
#> {'alpha',
#>  'beta',
#>  'delta',
#>  'gamma'}
#> set {'width': 20, 'indent': 3, 'compact': True}
#> [  {  'alpha',
#>       'beta',
#>       'delta',
#>       'gamma'}]
#> {  'alpha', 'beta',
#>    'delta',
#>    'gamma'}
#> set {'width': 12, 'sort_dicts': False}
#> [{'alpha',
#>   'beta',
#>   'delta',
#>   'gamma'}]
#> {'alpha',
#>  'beta',
#>  'delta',
#>  'gamma'}
#> frozenset {'width': 30}
#> [frozenset({'alpha',
#>             'beta',
#>             'delta',
#>             'gamma'})]
#> frozenset({'alpha',
#>            'beta',
#>            'delta',
#>            'gamma'})
#> frozenset {'width': 20, 'indent': 3, 'compact': True}
#> [  frozenset({  'alpha',
#>                 'beta',
#>                 'delta',
#>                 'gamma'})]
#> frozenset({  'alpha',
#>              'beta',
#>              'delta',
#>              'gamma'})
#> frozenset {'width': 12, 'sort_dicts': False}
#> [frozenset({'alpha',
#>             'beta',
#>             'delta',
#>             'gamma'})]
#> frozenset({'alpha',
#>            'beta',
#>            'delta',
#>            'gamma'})
#> Words {'width': 30}
#> [['alpha',
#>   'beta',
#>   'gamma',
#>   'delta']]
#> ['alpha',
#>  'beta',
#>  'gamma',
#>  'delta']
#> Words {'width': 20, 'indent': 3, 'compact': True}
#> [  [  'alpha',
#>       'beta',
#>       'gamma',
#>       'delta']]
#> [  'alpha', 'beta',
#>    'gamma',
#>    'delta']
#> Words {'width': 12, 'sort_dicts': False}
#> [['alpha',
#>   'beta',
#>   'gamma',
#>   'delta']]
#> ['alpha',
#>  'beta',
#>  'gamma',
#>  'delta']
#> Shy {'width': 30}
#> [Shy['alpha', 'beta', 'gamma', 'delta']]
#> Shy['alpha', 'beta', 'gamma', 'delta']
#> Shy {'width': 20, 'indent': 3, 'compact': True}
#> [  Shy['alpha', 'beta', 'gamma', 'delta']]
#> Shy['alpha', 'beta', 'gamma', 'delta']
#> Shy {'width': 12, 'sort_dicts': False}
#> [Shy['alpha', 'beta', 'gamma', 'delta']]
#> Shy['alpha', 'beta', 'gamma', 'delta']
#> Pair {'width': 30}
#> [Pair(left=['alpha', 'beta', 'gamma', 'delta'], right=['alpha', 'beta', 'gamma', 'delta'])]
#> Pair(left=['alpha', 'beta', 'gamma', 'delta'], right=['alpha', 'beta', 'gamma', 'delta'])
#> Pair {'width': 20, 'indent': 3, 'compact': True}
#> [  Pair(left=['alpha', 'beta', 'gamma', 'delta'], right=['alpha', 'beta', 'gamma', 'delta'])]
#> Pair(left=['alpha', 'beta', 'gamma', 'delta'], right=['alpha', 'beta', 'gamma', 'delta'])
#> Pair {'width': 12, 'sort_dicts': False}
#> [Pair(left=['alpha', 'beta', 'gamma', 'delta'], right=['alpha', 'beta', 'gamma', 'delta'])]
#> Pair(left=['alpha', 'beta', 'gamma', 'delta'], right=['alpha', 'beta', 'gamma', 'delta'])
#> Point {'width': 30}
#> [Point(horizontal=['alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta'],
#>        vertical=Point(horizontal=1,
#>                       vertical=2))]
#> Point(horizontal=['alpha',
#>                   'beta',
#>                   'gamma',
#>                   'delta'],
#>       vertical=Point(horizontal=1,
#>                      vertical=2))
#> Point {'width': 20, 'indent': 3, 'compact': True}
#> [  Point(horizontal=[  'alpha',
#>                        'beta',
#>                        'gamma',
#>                        'delta'],
#>          vertical=Point(horizontal=1,
#>                         vertical=2))]
#> Point(horizontal=[  'alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>       vertical=Point(horizontal=1,
#>                      vertical=2))
#> Point {'width': 12, 'sort_dicts': False}
#> [Point(horizontal=['alpha',
#>                    'beta',
#>                    'gamma',
#>                    'delta'],
#>        vertical=Point(horizontal=1,
#>                       vertical=2))]
#> Point(horizontal=['alpha',
#>                   'beta',
#>                   'gamma',
#>                   'delta'],
#>       vertical=Point(horizontal=1,
#>                      vertical=2))
#> Derived {'width': 30}
#> [Derived(horizontal=['alpha',
#>                      'beta',
#>                      'gamma',
#>                      'delta'],
#>          vertical=0)]
#> Derived(horizontal=['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>         vertical=0)
#> Derived {'width': 20, 'indent': 3, 'compact': True}
#> [  Derived(horizontal=[  'alpha',
#>                          'beta',
#>                          'gamma',
#>                          'delta'],
#>            vertical=0)]
#> Derived(horizontal=[  'alpha',
#>                       'beta',
#>                       'gamma',
#>                       'delta'],
#>         vertical=0)
#> Derived {'width': 12, 'sort_dicts': False}
#> [Derived(horizontal=['alpha',
#>                      'beta',
#>                      'gamma',
#>                      'delta'],
#>          vertical=0)]
#> Derived(horizontal=['alpha',
#>                     'beta',
#>                     'gamma',
#>                     'delta'],
#>         vertical=0)
#> Quiet {'width': 30}
#> [Quiet(............................................................)]
#> Quiet(............................................................)
#> Quiet {'width': 20, 'indent': 3, 'compact': True}
#> [  Quiet(............................................................)]
#> Quiet(............................................................)
#> Quiet {'width': 12, 'sort_dicts': False}
#> [Quiet(............................................................)]
#> Quiet(............................................................)
#> dict {'width': 30}
#> [{'view': dict_keys([1])}]
#> {'view': dict_keys([1])}
#> dict {'width': 20, 'indent': 3, 'compact': True}
#> [  {  'view': dict_keys([1])}]
#> {  'view': dict_keys([1])}
#> dict {'width': 12, 'sort_dicts': False}
#> [{'view': dict_keys([1])}]
#> {'view': dict_keys([1])}
#> dict_items {'width': 30}
#> [dict_items([('a', 1), ('b', ['alpha', 'beta', 'gamma', 'delta'])])]
#> dict_items([('a', 1), ('b', ['alpha', 'beta', 'gamma', 'delta'])])
#> dict_items {'width': 20, 'indent': 3, 'compact': True}
#> [  dict_items([('a', 1), ('b', ['alpha', 'beta', 'gamma', 'delta'])])]
#> dict_items([('a', 1), ('b', ['alpha', 'beta', 'gamma', 'delta'])])
#> dict_items {'width': 12, 'sort_dicts': False}
#> [dict_items([('a', 1), ('b', ['alpha', 'beta', 'gamma', 'delta'])])]
#> dict_items([('a', 1), ('b', ['alpha', 'beta', 'gamma', 'delta'])])
#> dict {'width': 30}
#> [{'alpha': Ellipsis,
#>   'beta': Ellipsis,
#>   'delta': Ellipsis,
#>   'gamma': Ellipsis}]
#> {'alpha': Ellipsis,
#>  'beta': Ellipsis,
#>  'delta': Ellipsis,
#>  'gamma': Ellipsis}
#> dict {'width': 20, 'indent': 3, 'compact': True}
#> [  {  'alpha': Ellipsis,
#>       'beta': Ellipsis,
#>       'delta': Ellipsis,
#>       'gamma': Ellipsis}]
#> {  'alpha': Ellipsis,
#>    'beta': Ellipsis,
#>    'delta': Ellipsis,
#>    'gamma': Ellipsis}
#> dict {'width': 12, 'sort_dicts': False}
#> [{'alpha': Ellipsis,
#>   'beta': Ellipsis,
#>   'gamma': Ellipsis,
#>   'delta': Ellipsis}]
#> {'alpha': Ellipsis,
#>  'beta': Ellipsis,
#>  'gamma': Ellipsis,
#>  'delta': Ellipsis}
#> int {'width': 30}
#> [12345678901234567890]
#> 12345678901234567890
#> int {'width': 20, 'indent': 3, 'compact': True}
#> [  12345678901234567890]
#> 12345678901234567890
#> int {'width': 12, 'sort_dicts': False}
#> [12345678901234567890]
#> 12345678901234567890
#> float {'width': 30}
#> [1.5]
#> 1.5
#> float {'width': 20, 'indent': 3, 'compact': True}
#> [1.5]
#> 1.5
#> float {'width': 12, 'sort_dicts': False}
#> [1.5]
#> 1.5
#> list {'width': 30}
#> [[1j, True, None]]
#> [1j, True, None]
#> list {'width': 20, 'indent': 3, 'compact': True}
#> [[1j, True, None]]
#> [1j, True, None]
#> list {'width': 12, 'sort_dicts': False}
#> [[1j,
#>   True,
#>   None]]
#> [1j,
#>  True,
#>  None]
#> True
#> [1, <Recursion on list with id=...>]
#> [1,
#>  <Recursion on list with id=...>]
#> [1, <Recursion on list with id=...>] False True
#> {'a': {'b': <Recursion on dict with id=...>}}
#> {'a': {'b': <Recursion on dict with id=...>}}
#> {'a': {'b': <Recursion on dict with id=...>}} False True
#> ([1, <Recursion on list with id=...>],
#>  {'a': {'b': <Recursion on dict with id=...>}})
#> ([1,
#>   <Recursion on list with id=...>],
#>  {'a': {'b': <Recursion on dict with id=...>}})
#> ([1, <Recursion on list with id=...>], {'a': {'b': <Recursion on dict with id=...>}}) False True
#> Point(horizontal=1, vertical=[...])
#> Point(horizontal=1,
#>       vertical=[<Recursion on Point with id=...>])
#> Point(horizontal=1, vertical=[...]) True False
#> namespace(name='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', own=namespace(...))
#> namespace(name='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
#>           own=...)
#> namespace(name='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', own=namespace(...)) True False
#> [[1, <Recursion on list with id=...>],
#>  [1, <Recursion on list with id=...>]]
#> [[1,
#>   <Recursion on list with id=...>],
#>  [1,
#>   <Recursion on list with id=...>]]
#> [[1, <Recursion on list with id=...>], [1, <Recursion on list with id=...>]] False True
#> True False
#> True False
#> True False
#> True False
#> False False
#> False False
#> False False
#> True False
#> True False
#> False False
#> ('[[...]]', False, False) ("{'a': (2,), 'b': 1}", True, False)
