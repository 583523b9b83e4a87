# unittest.mock_calls: the calls that mocks remember, and sentinels.
# A call is a tuple of name, arguments and keywords that also knows the call it belongs to.
"""Calls of mocks, and sentinels."""


class _SentinelObject:
    # Where pickles find sentinels.
    __module__ = "unittest.mock"

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"

    def __reduce__(self):
        return f"sentinel.{self.name}"


class _Sentinel:
    __module__ = "unittest.mock"

    def __init__(self):
        self._sentinels = {}

    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError  # what asks for it wants to know a class
        made = self._sentinels
        if name not in made:
            made[name] = _SentinelObject(name)
        return made[name]

    def __reduce__(self):
        return "sentinel"


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT


class _ANY:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return "<ANY>"


ANY = _ANY()


def format_call(name, args, kwargs):
    parts = [repr(arg) for arg in args]
    parts += [f"{key}={value!r}" for key, value in kwargs.items()]
    return f"{name}({', '.join(parts)})"


class _CallList(list):
    def __contains__(self, value):
        # A list is in it if its calls are, one after the other.
        if not isinstance(value, list):
            return list.__contains__(self, value)
        length = len(value)
        return any(self[i:i + length] == value for i in range(len(self) - length + 1))

    def __repr__(self):
        import pprint
        return pprint.pformat(list(self))


# The methods of tuples are names of calls as all others are.
_OF_TUPLES = frozenset(
    "__add__ __class_getitem__ __contains__ __doc__ __eq__ __ge__ __getattribute__ __getitem__ "
    "__getnewargs__ __gt__ __hash__ __iter__ __le__ __len__ __lt__ __mul__ __ne__ __new__ __repr__ "
    "__rmul__ count index".split())


def _parts(value):
    """The name (None if there is none), arguments and keywords that a tuple stands for."""
    length = len(value)
    if length == 3:
        return value
    if length == 2:
        first, second = value
        if not isinstance(first, str):
            return None, first, second
        return (first, second, {}) if isinstance(second, tuple) else (first, (), second)
    if length == 1:
        only, = value
        if isinstance(only, str):
            return only, (), {}
        return (None, only, {}) if isinstance(only, tuple) else (None, (), only)
    return None, (), {}


class _Call(tuple):
    """One call of a mock: (args, kwargs) or (name, args, kwargs), of which empty parts may be missing."""

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        named, args, kwargs = _parts(value)
        if two:
            return tuple.__new__(cls, (args, kwargs))
        return tuple.__new__(cls, (name if named is None else named, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name = name
        self._mock_parent = parent
        self._mock_from_kall = from_kall

    def __eq__(self, other):
        try:
            length = len(other)
        except TypeError:
            return NotImplemented
        if length > 3:
            return False
        mine, theirs = getattr(self, "_mock_parent", None), getattr(other, "_mock_parent", None)
        if mine and theirs and mine != theirs:
            return False
        self_name, self_args, self_kwargs = ("", *self) if len(self) == 2 else self
        if length == 3:
            name, args, kwargs = other
        else:
            name, args, kwargs = _parts(other)
        if self_name and (name or "") != self_name:
            return False
        return (args, kwargs) == (self_args, self_kwargs)

    __ne__ = object.__ne__

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return _Call(("", args, kwargs), name="()")
        return _Call((self._mock_name, args, kwargs), name=self._mock_name + "()", parent=self)

    def __getattr__(self, attr):
        if self._mock_name is None:
            return _Call(name=attr, from_kall=False)
        return _Call(name=f"{self._mock_name}.{attr}", parent=self, from_kall=False)

    def __getattribute__(self, attr):
        if attr in _OF_TUPLES:
            raise AttributeError
        return tuple.__getattribute__(self, attr)

    @property
    def args(self):
        return self[-2]

    @property
    def kwargs(self):
        return self[-1]

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return f"call{name}" if name.startswith("()") else name
        name, args, kwargs = ("", *self) if len(self) == 2 else self
        if not name:
            name = "call"
        elif name.startswith("()"):
            name = f"call{name}"
        else:
            name = f"call.{name}"
        return format_call(name, args, kwargs)

    def call_list(self):
        """This call of calls as a list, the outermost first."""
        lineage = [self]
        while (parent := lineage[-1]._mock_parent) is not None:
            lineage.append(parent)
        return _CallList([each for each in reversed(lineage) if each._mock_from_kall])


call = _Call(from_kall=False)
