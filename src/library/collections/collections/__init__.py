# collections: named tuples and Counter. deque, defaultdict, OrderedDict and the counting are native
# (deque.cpp, default_dict.cpp, ordered_dict.cpp, collections.cpp).
#
# The classes on top of collections.abc are in collections._wrappers, which is imported on first use
# (machine/late_names.h).
"""Container datatypes beyond the built-in ones: tuples with names, counters, rings, ordered dicts."""

from keyword import iskeyword as _iskeyword
from operator import add as _sum, itemgetter as _itemgetter, sub as _difference
from sys import intern as _intern
from itertools import chain as _chain, repeat as _repeat, starmap as _starmap

__all__ = [
    'ChainMap',
    'Counter',
    'OrderedDict',
    'UserDict',
    'UserList',
    'UserString',
    'defaultdict',
    'deque',
    'namedtuple',
]


# --- the abstract classes

from collections import abc


# --- the classes on top of them

from collections._wrappers import ChainMap, UserDict, UserList, UserString


# --- what is a mapping

def _is_mapping(value):
    if isinstance(value, dict):
        return True
    if isinstance(value, (str, list, tuple)):
        return False
    from collections.abc import Mapping
    return isinstance(value, Mapping)


# --- namedtuple


def _as_names(field_names, rename):
    """The names of the fields as strings, with _0, _1, ... for those that cannot be names if `rename` says so."""
    names = field_names.replace(',', ' ').split() if isinstance(field_names, str) else field_names
    names = [str(name) for name in names]
    if not rename:
        return names
    earlier = set()
    for index, name in enumerate(names):
        is_usable = name.isidentifier() and name[0] != '_' and not _iskeyword(name) and name not in earlier
        earlier.add(name)
        if not is_usable:
            names[index] = f'_{index}'
    return names


def _refuse_bad_names(typename, names, rename):
    for name in (typename, *names):
        if type(name) is not str:
            raise TypeError('Type names and field names must be strings')
        problem = 'cannot be a keyword' if _iskeyword(name) else None
        if not name.isidentifier():
            problem = 'must be valid identifiers'
        if problem:
            raise ValueError(f'Type names and field names {problem}: {name!r}')
    earlier = set()
    for name in names:
        if name[0] == '_' and not rename:
            raise ValueError(f'Field names cannot start with an underscore: {name!r}')
        if name in earlier:
            raise ValueError(f'Encountered duplicate field name: {name!r}')
        earlier.add(name)


def _namedtuple_methods(typename, field_names, format_text):
    # Functions of each class of its own: their names say whose they are.
    count = len(field_names)
    tuple_new = tuple.__new__

    def _make(cls, iterable):
        result = tuple_new(cls, iterable)
        if len(result) != count:
            raise TypeError(f'Expected {count} arguments, got {len(result)}')
        return result

    def _replace(self, /, **kwds):
        # Taking out what is known leaves what is not.
        changed = self._make(_with_changes(field_names, self, kwds))
        if not kwds:
            return changed
        raise TypeError(f'Got unexpected field names: {list(kwds)!r}')

    def __repr__(self):
        return self.__class__.__name__ + format_text % self

    def _asdict(self):
        return _paired(self._fields, self)

    def __getnewargs__(self):
        return tuple(self)

    methods = {}
    for method in (_make, _replace, __repr__, _asdict, __getnewargs__):
        methods[method.__name__] = method
        method.__qualname__ = f'{typename}.{method.__name__}'
    _make.__doc__ = f'Make a new {typename} object from a sequence or iterable'
    _replace.__doc__ = f'Return a new {typename} object replacing specified fields with new values'
    methods.update(_make=classmethod(_make), __replace__=_replace)
    return methods


def _make_new_of_many(typename, field_names, defaults):
    # More fields than a function can have parameters: they are bound here.
    count = len(field_names)
    tuple_new = tuple.__new__
    field_defaults = dict(zip(field_names[count - len(defaults):], defaults))

    def __new__(_cls, /, *args, **kwargs):
        if len(args) == count and not kwargs:
            return tuple_new(_cls, args)
        if len(args) > count:
            raise TypeError(f'{typename}.__new__() takes {count + 1} positional arguments '
                            f'but {len(args) + 1} were given')
        values = dict(zip(field_names, args))
        for name, value in kwargs.items():
            if name in values:
                raise TypeError(f'{typename}.__new__() got multiple values for argument {name!r}')
            if name not in field_names:
                raise TypeError(f'{typename}.__new__() got an unexpected keyword argument {name!r}')
            values[name] = value
        for name in field_names:
            if name not in values:
                if name not in field_defaults:
                    raise TypeError(f'{typename}.__new__() missing a required argument: {name!r}')
                values[name] = field_defaults[name]
        return tuple_new(_cls, [values[name] for name in field_names])

    __new__.__qualname__ = f'{typename}.__new__'
    __new__.__defaults__ = None
    return __new__


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """Make a class of tuples whose places have names."""
    names = _as_names(field_names, rename)
    typename = _intern(str(typename))
    _refuse_bad_names(typename, names, rename)
    defaults = () if defaults is None else tuple(defaults)
    first_default = len(names) - len(defaults)
    if first_default < 0:
        raise TypeError('Got more default values than field names')
    field_names = tuple(map(_intern, names))
    format_text = '(' + ', '.join(f'{name}=%r' for name in field_names) + ')'

    make_new = _make_new if len(field_names) <= 200 else _make_new_of_many
    new = make_new(typename, field_names, defaults)
    # Written as the fields of a tuple: with a comma behind a single one.
    written = f'{typename}({", ".join(field_names)}{"," * (len(field_names) == 1)})'
    new.__doc__ = 'Create new instance of ' + written
    namespace = _namedtuple_methods(typename, field_names, format_text)
    namespace.update(__slots__=(), __match_args__=field_names, _fields=field_names, __new__=new,
                     _field_defaults=dict(zip(field_names[first_default:], defaults)),
                     __doc__=written)
    for index, name in enumerate(field_names):
        namespace[name] = _tuplegetter(index, _intern(f'Alias for field number {index}'))
    # The class belongs to the module of the caller, as class statements do.
    if module is None:
        module = _calling_module()
    if module is not None:
        namespace['__module__'] = module
    return type(typename, (tuple,), namespace)


# --- Counter


def _larger(first, second):
    return second if first < second else first


def _smaller(first, second):
    return first if first < second else second


def _positive(pairs):
    # A Counter of the pairs whose count is above zero.
    result = Counter()
    for element, count in pairs:
        if count > 0:
            result[element] = count
    return result


def _reader(counter):
    # Called with a key and 0: what counter[key] is, which only subclasses can change.
    return counter.get if type(counter) is Counter else lambda key, _: counter[key]


def _highest_first(counter):
    try:
        return dict(counter.most_common())
    except TypeError:
        # Counts that cannot be compared.
        return dict(counter)


def _add_counts(counter, counts):
    if not _is_mapping(counts):
        _count_elements(counter, counts)
    elif counter:
        known = counter.get
        for element, count in counts.items():
            counter[element] = count + known(element, 0)
    else:
        super(Counter, counter).update(counts)


def _take_counts(counter, counts):
    known = counter.get
    if not _is_mapping(counts):
        for element in counts:
            counter[element] = known(element, 0) - 1
    else:
        for element, count in counts.items():
            counter[element] = known(element, 0) - count


def _changing(change, name, document):
    def method(self, iterable=None, /, **kwds):
        if iterable is not None:
            change(self, iterable)
        if kwds:
            getattr(self, name)(kwds)
    method.__name__, method.__qualname__, method.__doc__ = name, f'Counter.{name}', document
    return method


def _algebra(name, symbol, combine):
    """Return the operator of counters that combines the counts of each element and keeps those above zero."""
    def operate(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        if (plain := _combined(Counter, self, other, symbol)) is not None:
            return plain
        result, known = Counter(), _reader(other)
        for key, count in self.items():
            if (both := combine(count, known(key, 0))) > 0:
                result[key] = both
        for key, count in other.items() if symbol != '&' else ():
            # An element that only the other one has.
            if key not in self and (count < 0 if symbol == '-' else count > 0):
                result[key] = 0 - count if symbol == '-' else count
        return result

    operate.__name__, operate.__qualname__ = name, f'Counter.{name}'
    return operate


class Counter(dict):
    """Dict subclass for counting hashable items: elements are the keys, counts the values."""

    def __init__(self, iterable=None, /, **kwds):
        super().__init__()
        self.update(iterable, **kwds)

    def __reduce__(self):
        return (self.__class__, (dict(self),))

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError(
            'Counter.fromkeys() is undefined.  Use Counter(iterable) instead.')

    def copy(self):
        """A Counter with the same counts."""
        return self.__class__(self)

    def __missing__(self, key):
        return 0

    def __delitem__(self, elem):
        # What is not there has the count 0 already.
        if elem in self:
            super().__delitem__(elem)

    update = _changing(_add_counts, 'update',
                       """Add counts: of the elements of an iterable, or those a mapping and keywords hold.""")
    subtract = _changing(_take_counts, 'subtract',
                         """Take counts away that are given as for update(). They may fall below zero.""")

    def elements(self):
        """Each element as often as it was counted."""
        return _chain.from_iterable(_starmap(_repeat, self.items()))

    def total(self):
        """How many there are in all."""
        return sum(self.values())

    def most_common(self, n=None):
        """The n pairs of element and count with the highest counts, or all of them."""
        if n is not None:
            from heapq import nlargest
            return nlargest(n, self.items(), key=_itemgetter(1))
        return sorted(self.items(), key=_itemgetter(1), reverse=True)

    def __repr__(self):
        return f'{self.__class__.__name__}({_highest_first(self) if self else ""})'

    def __eq__(self, other):
        if isinstance(other, Counter):
            return all(self[key] == other[key] for counter in (self, other) for key in counter)
        return NotImplemented

    def __ne__(self, other):
        return not self == other if isinstance(other, Counter) else NotImplemented

    def __le__(self, other):
        if isinstance(other, Counter):
            return all(self[key] <= other[key] for counter in (self, other) for key in counter)
        return NotImplemented

    def __lt__(self, other):
        return self <= other and self != other if isinstance(other, Counter) else NotImplemented

    def __ge__(self, other):
        if isinstance(other, Counter):
            return all(self[key] >= other[key] for counter in (self, other) for key in counter)
        return NotImplemented

    def __gt__(self, other):
        return self >= other and self != other if isinstance(other, Counter) else NotImplemented

    __add__ = _algebra('__add__', '+', _sum)
    __sub__ = _algebra('__sub__', '-', _difference)
    __or__ = _algebra('__or__', '|', _larger)
    __and__ = _algebra('__and__', '&', _smaller)

    def __pos__(self):
        """The positive counts only."""
        return _positive(self.items())

    def __neg__(self):
        """The negative counts only, with the sign flipped."""
        return _positive([(key, 0 - count) for key, count in self.items()])

    def _keep_positive(self):
        for element in [element for element, count in self.items() if not count > 0]:
            del self[element]
        return self

    def __iadd__(self, other):
        for element, count in other.items():
            self[element] += count
        return self._keep_positive()

    def __isub__(self, other):
        for element, count in other.items():
            self[element] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for element, count in other.items():
            if count > self[element]:
                self[element] = count
        return self._keep_positive()

    def __iand__(self, other):
        for element, count in self.items():
            if (most := other[element]) < count:
                self[element] = most
        return self._keep_positive()
