# collections: ChainMap, UserDict, UserList, UserString, the classes that stand on collections.abc.
#
# Imported by collections when one of them is asked for: most programs ask for none, and the abstract
# classes cost more than all the rest of the module.
#
# A method that hands its arguments on and does nothing more is a row of a table, by what becomes of the result. Methods
# that do more are written in the classes.
"""The classes of collections that stand on collections.abc."""

from collections.abc import Mapping, MutableMapping, MutableSequence, Sequence
from sys import maxsize as _maxsize


# --- ChainMap

# The ChainMaps that are being printed.
_shown = []


def _not_in_first(key):
    return KeyError(f'Key not found in the first mapping: {key!r}')


class ChainMap(MutableMapping):
    """Several mappings as one: lookups search them in turn, writes go to the first."""

    def __init__(self, *maps):
        self.maps = [*maps] if maps else [{}]

    def __getitem__(self, key):
        for each in self.maps:
            try:
                return each[key]
            except KeyError:
                continue
        return self.__missing__(key)

    def __missing__(self, key):
        raise KeyError(key)

    def __contains__(self, key):
        for each in self.maps:
            if key in each:
                return True
        return False

    def get(self, key, default=None):
        if key in self:
            default = self[key]
        return default

    def __iter__(self):
        # The last mapping first: a key has the place where the search ends that begins at the end.
        order = {}
        for each in self.maps[::-1]:
            order |= dict.fromkeys(each)
        return iter(order)

    def __len__(self):
        return len(set().union(*self.maps))

    def __bool__(self):
        return any(self.maps)

    def __repr__(self):
        if any(shown is self for shown in _shown):
            return '...'
        _shown.append(self)
        try:
            return f'{self.__class__.__name__}({", ".join(map(repr, self.maps))})'
        finally:
            _shown.pop()

    def __setitem__(self, key, value):
        first = self.maps[0]
        first[key] = value

    def __delitem__(self, key):
        first = self.maps[0]
        try:
            del first[key]
        except KeyError:
            raise _not_in_first(key)

    def pop(self, key, *args):
        """Take key out of the first mapping."""
        first = self.maps[0]
        try:
            return first.pop(key, *args)
        except KeyError:
            raise _not_in_first(key)

    def popitem(self):
        """Take a pair out of the first mapping."""
        first = self.maps[0]
        try:
            return first.popitem()
        except KeyError:
            raise KeyError('No keys found in the first mapping.')

    def clear(self):
        """Empty the first mapping."""
        first = self.maps[0]
        first.clear()

    def __ior__(self, other):
        first = self.maps[0]
        first.update(other)
        return self

    @property
    def parents(self):
        """The chain without its first mapping."""
        others = self.maps[1:]
        return self.__class__(*others)

    def new_child(self, m=None, **kwargs):
        """A chain with one more mapping in front."""
        if m is not None and kwargs:
            m.update(kwargs)
        return self.__class__(kwargs if m is None else m, *self.maps)

    def copy(self):
        """A chain whose first mapping is a copy and whose others are shared."""
        first, *others = self.maps
        return self.__class__(first.copy(), *others)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, value=None, /):
        """A chain of one dict that gives each key the same value."""
        only = dict.fromkeys(iterable, value)
        return cls(only)

    def __or__(self, other):
        if isinstance(other, Mapping):
            chain = self.copy()
            chain.maps[0].update(other)
            return chain
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, Mapping):
            merged = dict(other)
            for each in self.maps[::-1]:
                merged.update(each)
            return self.__class__(merged)
        return NotImplemented


# --- tables of methods. What a wrapper holds is in data.

def _with_table(name, bases, namespace, methods):
    """Make a class that has the methods of a table, too."""
    place = name + '.'
    for each, method in methods.items():
        method.__name__ = each
        method.__qualname__ = place + each
        namespace[each] = method
    return type(bases[0])(name, bases, namespace)


# --- UserDict, UserList, UserString: the object does the work, the class can be changed


def _dict_of(other):
    # The dict that another operand is or wraps, or None. The exact type comes first, here and below, because a
    # question to an abstract class takes much longer.
    if type(other) is dict:
        return other
    if isinstance(other, UserDict):
        return other.data
    return other if isinstance(other, dict) else None


class UserDict(MutableMapping):

    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        for given in (dict, kwargs or None):
            if given is not None:
                self.update(given)

    def __contains__(self, key):
        return key in self.data

    def __len__(self):
        return len(self.data)

    def __iter__(self):
        return iter(self.data)

    def __repr__(self):
        return repr(self.data)

    def __getitem__(self, key):
        data = self.data
        if key in data:
            return data[key]
        missing = getattr(self.__class__, '__missing__', None)
        if missing is None:
            raise KeyError(key)
        return missing(self, key)

    def __delitem__(self, key):
        del self.data[key]

    def __setitem__(self, key, item):
        self.data[key] = item

    def get(self, key, default=None):
        if key in self:
            default = self[key]
        return default

    def __or__(self, other):
        added = _dict_of(other)
        return NotImplemented if added is None else self.__class__(self.data | added)

    def __ror__(self, other):
        first = _dict_of(other)
        return NotImplemented if first is None else self.__class__(first | self.data)

    def __ior__(self, other):
        given = _dict_of(other)
        self.data |= other if given is None else given
        return self

    def __copy__(self):
        return _copy_of(self, self.__dict__['data'].copy())

    def copy(self):
        if self.__class__ is UserDict:
            return UserDict(self.data.copy())
        # The class may do more than copy when it stores: it gets the items one by one.
        data, self.data = self.data, {}
        try:
            copied = self.__copy__()
        finally:
            self.data = data
        copied.update(self)
        return copied

    @classmethod
    def fromkeys(cls, iterable, value=None):
        result = cls()
        for key in iterable:
            result[key] = value
        return result


def _copy_of(wrapper, data):
    # An object with the same attributes but with data of its own.
    cls = wrapper.__class__
    copied = cls.__new__(cls)
    copied.__dict__.update(wrapper.__dict__, data=data)
    return copied


def _inner(other):
    # What a UserList wraps; every other operand is its own.
    return other.data if type(other) is not list and isinstance(other, UserList) else other


def _as_list(other):
    other = _inner(other)
    return other if isinstance(other, list) else list(other)


_LIST_METHODS = {
    'append': lambda self, item: self.data.append(item),
    'clear': lambda self: self.data.clear(),
    'count': lambda self, item: self.data.count(item),
    'index': lambda self, item, *args: self.data.index(item, *args),
    'pop': lambda self, i=-1: self.data.pop(i),
    'remove': lambda self, item: self.data.remove(item),
    'reverse': lambda self: self.data.reverse(),
    'sort': lambda self, /, *args, **kwds: self.data.sort(*args, **kwds)}


class UserList(MutableSequence, metaclass=_with_table, methods=_LIST_METHODS):
    """A list in Python, to be subclassed: what it holds is in data."""

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(_inner(initlist))

    def __repr__(self):
        return repr(self.data)

    def __len__(self):
        return len(self.data)

    def __contains__(self, item):
        return item in self.data

    def __eq__(self, other):
        return self.data == _inner(other)

    def __lt__(self, other):
        return self.data < _inner(other)

    def __le__(self, other):
        return self.data <= _inner(other)

    def __gt__(self, other):
        return self.data > _inner(other)

    def __ge__(self, other):
        return self.data >= _inner(other)

    def __getitem__(self, i):
        found = self.data[i]
        return self.__class__(found) if isinstance(i, slice) else found

    def __delitem__(self, i):
        del self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __add__(self, other):
        return self.__class__(self.data + _as_list(other))

    def __radd__(self, other):
        return self.__class__(_as_list(other) + self.data)

    def __iadd__(self, other):
        self.data += _as_list(other)
        return self

    def __imul__(self, n):
        self.data *= n
        return self

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __copy__(self):
        return _copy_of(self, self.__dict__['data'][:])

    def copy(self):
        return self.__class__(self)

    def extend(self, other):
        self.data.extend(_inner(other))

    def insert(self, i, item):
        self.data.insert(i, item)


def _bare(other):
    # The string that a UserString wraps; every other operand is its own.
    return other.data if type(other) is not str and isinstance(other, UserString) else other


def _as_string(other):
    other = _bare(other)
    return other if isinstance(other, str) else str(other)


# Methods that ask the string for something, or make something else of it.
_STRING_METHODS = {
    '__complex__': lambda self: complex(self.data),
    '__float__': lambda self: float(self.data),
    '__hash__': lambda self: hash(self.data),
    '__int__': lambda self: int(self.data),
    '__repr__': lambda self: repr(self.data),
    '__str__': lambda self: str(self.data),
    'isalnum': lambda self: self.data.isalnum(),
    'isalpha': lambda self: self.data.isalpha(),
    'isascii': lambda self: self.data.isascii(),
    'isdecimal': lambda self: self.data.isdecimal(),
    'isdigit': lambda self: self.data.isdigit(),
    'isidentifier': lambda self: self.data.isidentifier(),
    'islower': lambda self: self.data.islower(),
    'isnumeric': lambda self: self.data.isnumeric(),
    'isprintable': lambda self: self.data.isprintable(),
    'isspace': lambda self: self.data.isspace(),
    'istitle': lambda self: self.data.istitle(),
    'isupper': lambda self: self.data.isupper(),
    'count': lambda self, sub, start=0, end=_maxsize: self.data.count(_bare(sub), start, end),
    'find': lambda self, sub, start=0, end=_maxsize: self.data.find(_bare(sub), start, end),
    'index': lambda self, sub, start=0, end=_maxsize: self.data.index(_bare(sub), start, end),
    'rfind': lambda self, sub, start=0, end=_maxsize: self.data.rfind(_bare(sub), start, end),
    'rindex': lambda self, sub, start=0, end=_maxsize: self.data.rindex(_bare(sub), start, end),
    'startswith': lambda self, prefix, start=0, end=_maxsize: self.data.startswith(prefix, start, end),
    'endswith': lambda self, suffix, start=0, end=_maxsize: self.data.endswith(suffix, start, end),
    'partition': lambda self, sep: self.data.partition(sep),
    'rpartition': lambda self, sep: self.data.rpartition(sep),
    'split': lambda self, sep=None, maxsplit=-1: self.data.split(sep, maxsplit),
    'rsplit': lambda self, sep=None, maxsplit=-1: self.data.rsplit(sep, maxsplit),
    'splitlines': lambda self, keepends=False: self.data.splitlines(keepends),
    'format': lambda self, /, *args, **kwds: self.data.format(*args, **kwds),
    'format_map': lambda self, mapping: self.data.format_map(mapping),
    'join': lambda self, seq: self.data.join(seq),

    # Those that make a string of the same class.
    '__mod__': lambda self, args: self.__class__(self.data % args),
    'capitalize': lambda self: self.__class__(self.data.capitalize()),
    'casefold': lambda self: self.__class__(self.data.casefold()),
    'center': lambda self, width, *args: self.__class__(self.data.center(width, *args)),
    'expandtabs': lambda self, tabsize=8: self.__class__(self.data.expandtabs(tabsize)),
    'ljust': lambda self, width, *args: self.__class__(self.data.ljust(width, *args)),
    'lower': lambda self: self.__class__(self.data.lower()),
    'lstrip': lambda self, chars=None: self.__class__(self.data.lstrip(chars)),
    'removeprefix': lambda self, prefix, /: self.__class__(self.data.removeprefix(_bare(prefix))),
    'removesuffix': lambda self, suffix, /: self.__class__(self.data.removesuffix(_bare(suffix))),
    'replace': lambda self, old, new, maxsplit=-1: self.__class__(self.data.replace(_bare(old), _bare(new), maxsplit)),
    'rjust': lambda self, width, *args: self.__class__(self.data.rjust(width, *args)),
    'rstrip': lambda self, chars=None: self.__class__(self.data.rstrip(chars)),
    'strip': lambda self, chars=None: self.__class__(self.data.strip(chars)),
    'swapcase': lambda self: self.__class__(self.data.swapcase()),
    'title': lambda self: self.__class__(self.data.title()),
    'translate': lambda self, *args: self.__class__(self.data.translate(*args)),
    'upper': lambda self: self.__class__(self.data.upper()),
    'zfill': lambda self, width: self.__class__(self.data.zfill(width))}


class UserString(Sequence, metaclass=_with_table, methods=_STRING_METHODS):

    def __init__(self, seq):
        if type(seq) is not str:
            seq = seq.data[:] if isinstance(seq, UserString) else _as_string(seq)
        self.data = seq

    def __getnewargs__(self):
        return (self.data[:],)

    def __contains__(self, char):
        return _bare(char) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    def encode(self, encoding='utf-8', errors='strict'):
        return self.data.encode('utf-8' if encoding is None else encoding,
                                'strict' if errors is None else errors)

    # Operators.

    def __eq__(self, string):
        return self.data == _bare(string)

    def __lt__(self, string):
        return self.data < _bare(string)

    def __le__(self, string):
        return self.data <= _bare(string)

    def __gt__(self, string):
        return self.data > _bare(string)

    def __ge__(self, string):
        return self.data >= _bare(string)

    def __add__(self, other):
        return self.__class__(self.data + _as_string(other))

    def __radd__(self, other):
        return self.__class__(_as_string(other) + self.data)

    def __rmod__(self, template):
        return self.__class__(str(template) % self)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    maketrans = str.maketrans


for _class in (ChainMap, UserDict, UserList, UserString):
    _class.__module__ = 'collections'
