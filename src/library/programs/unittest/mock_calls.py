# unittest.mock_calls: the calls that mocks remember, and sentinels.
#
# A call is a tuple of arguments and keywords, after a name if it is the call of a child. The object `call` makes such
# tuples as a program writes them (call.child(1).grandchild(2)): then _mock_path is their text, and _mock_parent the
# call that they belong to. Calls that mocks record have neither, so that they are made without __init__().
"""Calls of mocks, and sentinels."""


class _SentinelObject:
    __module__ = "unittest.mock"  # pickles find sentinels there

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "sentinel." + self.name

    __reduce__ = __repr__


class _Sentinel:
    __module__ = "unittest.mock"

    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError  # an object that has it passes for a class
        return vars(self).setdefault(name, _SentinelObject(name))

    def __reduce__(self):
        return "sentinel"


class _ANY:
    """Equals everything."""

    def __repr__(self):
        return "<ANY>"

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return not self == other


ANY = _ANY()
sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT


def format_call(name, args, kwargs):
    """Return the text of a call."""
    return f"{name}({', '.join([*map(repr, args), *(f'{key}={value!r}' for key, value in kwargs.items())])})"


class _CallList(list):
    """Calls. A list is in it if its items are, one after the other."""

    def __contains__(self, value):
        if isinstance(value, list):
            ends = range(len(value), len(self) + 1)
            return any(self[end - len(value):end] == value for end in ends)
        return super().__contains__(value)

    def __repr__(self):
        from pprint import pformat
        return pformat(list(self))


def _parts(value):
    """Return the name (None if it has none), arguments and keywords of a sequence from which parts may be missing."""
    match [*value]:
        case [name, args, kwargs]:
            return name, args, kwargs
        case [str(name), tuple(args)]:
            return name, args, {}
        case [str(name), kwargs]:
            return name, (), kwargs
        case [args, kwargs]:
            return None, args, kwargs
        case [str(name)]:
            return name, (), {}
        case [tuple(args)]:
            return None, args, {}
        case [kwargs]:
            return None, (), kwargs
    return None, (), {}


# What a program asks of a call by these names are calls, too, not the attributes of tuples.
_OF_TUPLES = frozenset(f"__{name}__" for name in (
    "add class_getitem contains doc eq ge getattribute getitem getnewargs gt hash iter le len lt mul ne new repr "
    "rmul").split()) | {"count", "index"}


class _Call(tuple):
    _mock_path = _mock_parent = None
    _mock_is_made = True

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        given, args, kwargs = _parts(value)
        if two:
            return super().__new__(cls, [args, kwargs])
        return super().__new__(cls, [name if given is None else given, args, kwargs])

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        vars(self).update(_mock_path=name, _mock_parent=parent, _mock_is_made=from_kall)

    # How a program writes a call

    def __getattribute__(self, name):
        if name not in _OF_TUPLES:
            return super().__getattribute__(name)
        raise AttributeError

    def __getattr__(self, name):
        path = self._mock_path
        if path is not None:
            return _Call(name=f"{path}.{name}", parent=self, from_kall=False)
        return _Call(name=name, from_kall=False)

    def __call__(self, /, *args, **kwargs):
        path = self._mock_path
        if path is None:
            return _Call(["", args, kwargs], name="()")
        return _Call([path, args, kwargs], name=f"{path}()", parent=self)

    def call_list(self):
        """Return this call and those that it belongs to, the outermost first."""
        found, each = _CallList(), self
        while each is not None:
            if each._mock_is_made:
                found.insert(0, each)
            each = each._mock_parent
        return found

    # What a call is

    args = property(lambda self: self[-2])
    kwargs = property(lambda self: self[-1])

    def __eq__(self, other):
        try:
            length = len(other)
        except TypeError:
            return NotImplemented
        if length > 3:
            return False
        parent, its_parent = self._mock_parent, getattr(other, "_mock_parent", None)
        if parent and its_parent and parent != its_parent:
            return False
        name, *rest = self if len(self) == 3 else ("", *self)
        its_name, *its_rest = other if length == 3 else _parts(other)
        return (not name or (its_name or "") == name) and its_rest == rest

    __ne__ = object.__ne__

    def __repr__(self):
        path = self._mock_path or "call"
        if self._mock_is_made:
            path = self[0] if len(self) == 3 else ""
            path = f"call.{path}" if path and not path.startswith("()") else f"call{path}"
            return format_call(path, *self[-2:])
        return f"call{path}" if path.startswith("()") else path


call = _Call(from_kall=False)


def made_call(*parts):
    """Return the call of a mock: (args, kwargs), or (name, args, kwargs)."""
    return tuple.__new__(_Call, parts)
