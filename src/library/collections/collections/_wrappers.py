# collections: ChainMap, UserDict, UserList, UserString, the classes that stand on collections.abc.
#
# Imported by collections when one of them is asked for: most programs ask for none, and the abstract
# classes cost more than all the rest of the module.
"""The classes of collections that stand on collections.abc."""

from collections.abc import Mapping, MutableMapping, MutableSequence, Sequence
from sys import maxsize as _maxsize

# The ChainMaps that are being printed.
_shown = []


# --- ChainMap


class ChainMap(MutableMapping):
    """Several mappings as one: lookups search them in turn, writes go to the first."""

    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __len__(self):
        return len(set().union(*self.maps))

    def __iter__(self):
        keys = {}
        for mapping in map(dict.fromkeys, reversed(self.maps)):
            keys |= mapping
        return iter(keys)

    def __contains__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return True
        return False

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

    @classmethod
    def fromkeys(cls, iterable, value=None, /):
        """A chain of one dict that gives each key the same value."""
        return cls(dict.fromkeys(iterable, value))

    def copy(self):
        """A chain whose first mapping is a copy and whose others are shared."""
        return self.__class__(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        """A chain with one more mapping in front."""
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return self.__class__(m, *self.maps)

    @property
    def parents(self):
        """The chain without its first mapping."""
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f'Key not found in the first mapping: {key!r}')

    def popitem(self):
        """Take a pair out of the first mapping."""
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError('No keys found in the first mapping.')

    def pop(self, key, *args):
        """Take key out of the first mapping."""
        try:
            return self.maps[0].pop(key, *args)
        except KeyError:
            raise KeyError(f'Key not found in the first mapping: {key!r}')

    def clear(self):
        """Empty the first mapping."""
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        result = self.copy()
        result.maps[0].update(other)
        return result

    def __ror__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        merged = dict(other)
        for mapping in reversed(self.maps):
            merged.update(mapping)
        return self.__class__(merged)


# --- UserDict, UserList, UserString: the object does the work, the class can be changed


def _dict_of(other):
    # The dict that another operand is or wraps, or None.
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

    def __iter__(self):
        return iter(self.data)

    def __len__(self):
        return len(self.data)

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
        return self[key] if key in self else default

    def __or__(self, other):
        added = _dict_of(other)
        return NotImplemented if added is None else self.__class__(self.data | added)

    def __ror__(self, other):
        first = _dict_of(other)
        return NotImplemented if first is None else self.__class__(first | self.data)

    def __ior__(self, other):
        self.data |= other.data if isinstance(other, UserDict) else other
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
    return other.data if isinstance(other, UserList) else other


def _as_list(other):
    other = _inner(other)
    return other if isinstance(other, list) else list(other)


class UserList(MutableSequence):
    """A list in Python, to be subclassed: what it holds is in data."""

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(_inner(initlist))

    def __contains__(self, item):
        return item in self.data

    def __len__(self):
        return len(self.data)

    def __repr__(self):
        return repr(self.data)

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

    def append(self, item):
        self.data.append(item)

    def extend(self, other):
        self.data.extend(_inner(other))

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def reverse(self):
        self.data.reverse()

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *args):
        return self.data.index(item, *args)


def _bare(other):
    # The string that a UserString wraps; every other operand is its own.
    return other.data if isinstance(other, UserString) else other


def _as_string(other):
    other = _bare(other)
    return other if isinstance(other, str) else str(other)


class UserString(Sequence):

    def __init__(self, seq):
        self.data = seq.data[:] if isinstance(seq, UserString) else _as_string(seq)

    def __getnewargs__(self):
        return (self.data[:],)

    def __contains__(self, char):
        return _bare(char) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    # What other types make of it.

    def __complex__(self):
        return complex(self.data)

    def __float__(self):
        return float(self.data)

    def __hash__(self):
        return hash(self.data)

    def __int__(self):
        return int(self.data)

    def __repr__(self):
        return repr(self.data)

    def __str__(self):
        return str(self.data)

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

    def __mod__(self, args):
        return self.__class__(self.data % args)

    def __rmod__(self, template):
        return self.__class__(str(template) % self)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    # Methods that tell something of the string. Those without arguments follow the class.

    def count(self, sub, start=0, end=_maxsize):
        return self.data.count(_bare(sub), start, end)

    def find(self, sub, start=0, end=_maxsize):
        return self.data.find(_bare(sub), start, end)

    def rfind(self, sub, start=0, end=_maxsize):
        return self.data.rfind(_bare(sub), start, end)

    def index(self, sub, start=0, end=_maxsize):
        return self.data.index(sub, start, end)

    def rindex(self, sub, start=0, end=_maxsize):
        return self.data.rindex(sub, start, end)

    def startswith(self, prefix, start=0, end=_maxsize):
        return self.data.startswith(prefix, start, end)

    def endswith(self, suffix, start=0, end=_maxsize):
        return self.data.endswith(suffix, start, end)

    def partition(self, sep):
        return self.data.partition(sep)

    def rpartition(self, sep):
        return self.data.rpartition(sep)

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    # Methods that make a string of it.

    maketrans = str.maketrans

    def format(self, /, *args, **kwds):
        return self.data.format(*args, **kwds)

    def format_map(self, mapping):
        return self.data.format_map(mapping)

    def join(self, seq):
        return self.data.join(seq)

    # Methods that make one of the same class of it.

    def strip(self, chars=None):
        return self.__class__(self.data.strip(chars))

    def lstrip(self, chars=None):
        return self.__class__(self.data.lstrip(chars))

    def rstrip(self, chars=None):
        return self.__class__(self.data.rstrip(chars))

    def removeprefix(self, prefix, /):
        return self.__class__(self.data.removeprefix(_bare(prefix)))

    def removesuffix(self, suffix, /):
        return self.__class__(self.data.removesuffix(_bare(suffix)))

    def replace(self, old, new, maxsplit=-1):
        return self.__class__(self.data.replace(_bare(old), _bare(new), maxsplit))

    def translate(self, *args):
        return self.__class__(self.data.translate(*args))

    def expandtabs(self, tabsize=8):
        return self.__class__(self.data.expandtabs(tabsize))

    def zfill(self, width):
        return self.__class__(self.data.zfill(width))

    def rjust(self, width, *args):
        return self.__class__(self.data.rjust(width, *args))

    def ljust(self, width, *args):
        return self.__class__(self.data.ljust(width, *args))

    def center(self, width, *args):
        return self.__class__(self.data.center(width, *args))


def _telling(name):
    def method(self):
        return getattr(self.data, name)()
    return method


def _making(name):
    def method(self):
        return self.__class__(getattr(self.data, name)())
    return method


for _maker, _names in (
        (_telling, 'isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable'
                   ' isspace istitle isupper'),
        (_making, 'capitalize casefold lower swapcase title upper')):
    for _name in _names.split():
        _method = _maker(_name)
        _method.__name__ = _name
        _method.__qualname__ = f'UserString.{_name}'
        setattr(UserString, _name, _method)
del _maker, _names, _name, _method

for _class in (ChainMap, UserDict, UserList, UserString):
    _class.__module__ = 'collections'
