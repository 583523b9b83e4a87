# unittest.mock: objects that take the place of others in tests, and remember how they were used.
# unittest.mock_calls has the calls that they remember. unittest.mock_patching puts mocks in the place of attributes.
#
# A mock has two objects beside it. Its _State says what it is: what it belongs to, its children, its specification. Its
# _Results say what calls return and which calls there were. A function that stands for a mock (create_autospec) has
# the attributes of _Results itself and is the results of that mock, so that both show the same.
#
# Each mock has a class of its own, because special methods are looked up there. The classes of MagicMocks share the
# descriptors _MAGICS, each of which makes the mock of a special method when it is first used.
#
# Why this file is long: mocks make mocks of all other kinds, so that each class needs the others.
"""Mocks: objects that record how they are used."""

import functools
from types import FunctionType, MethodType

from unittest.mock_calls import ANY, DEFAULT, _Call, _CallList, call, format_call, made_call as _made_call, sentinel
from unittest.mock_attributes import found_in as _found_in, held_by as _held_by, is_async as _is_async

__all__ = """Mock MagicMock patch sentinel DEFAULT ANY call create_autospec AsyncMock ThreadingMock FILTER_DIR
NonCallableMock NonCallableMagicMock mock_open PropertyMock seal""".split()

FILTER_DIR = True
FunctionTypes = (FunctionType, MethodType)


# --- wrong specifications

class InvalidSpecError(Exception):
    """A mock is to be specified by a mock."""


# --- names of special methods

def _dunder(names):
    return frozenset(f"__{name}__" for name in names.split())


def _is_magic(name):
    return name == f"__{name[2:-2]}__"


_NUMERIC = "add sub mul matmul truediv floordiv mod lshift rshift and xor or pow"
_AWAITED = _dunder("aenter aexit anext")
# Those that a MagicMock has from the beginning, and those that any mock has if a program sets them.
_DEFAULT_MAGICS = _AWAITED | _dunder(
    f"{_NUMERIC} i{_NUMERIC.replace(' ', ' i')} r{_NUMERIC.replace(' ', ' r')} divmod rdivmod lt gt le ge eq ne "
    "getitem setitem delitem len contains str sizeof enter exit neg pos abs invert complex int float index round trunc floor "
    "ceil bool next fspath aiter hash iter")
_magics = _DEFAULT_MAGICS - _AWAITED
_SYNC_MAGICS = _magics | _dunder(
    "get set delete reversed missing reduce reduce_ex getinitargs getnewargs getstate setstate getformat repr dir "
    "subclasses format getnewargs_ex")
_ALL_MAGICS = _SYNC_MAGICS | _AWAITED
_NEVER_SET = _dunder("getattr setattr init new prepare instancecheck subclasscheck del")

# What special methods return: a value, or a function of the mock that they belong to.
_FIXED_RESULTS = dict.fromkeys(_dunder("lt gt le ge"), NotImplemented) | {
    "__bool__": True, "__int__": 1, "__index__": 1, "__float__": 1.0, "__complex__": 1j, "__len__": 0,
    "__contains__": False, "__exit__": False, "__aexit__": False}


def _path_of(mock):
    return f"{type(mock).__name__}/{mock._extract_mock_name()}/{id(mock)}"


_RESULTS_OF_MOCK = {"__hash__": object.__hash__, "__str__": object.__str__, "__sizeof__": object.__sizeof__,
                    "__fspath__": _path_of}


def _comparing(if_same):
    def effect(mock, method, other):
        return if_same if mock is other else NotImplemented
    return effect


def _iterating(mock, method):
    return iter(())


def _async_iterating(mock, method):
    return _AsyncIterator(())


# The effects of those whose results depend on their arguments: called unless a program sets a return value.
_EFFECTS = {"__eq__": (_comparing(True), None), "__ne__": (_comparing(False), None), "__iter__": (_iterating, iter)}
_EFFECTS["__aiter__"] = _async_iterating, lambda value: _AsyncIterator(value)


def _prepare_magic(mock, method, name):
    """Give the mock of a special method what it returns unless a program says otherwise."""
    if name in _FIXED_RESULTS:
        method.return_value = _FIXED_RESULTS[name]
    elif name in _RESULTS_OF_MOCK:
        method.return_value = _RESULTS_OF_MOCK[name](mock)
    elif name in _EFFECTS:
        usual, convert = _EFFECTS[name]

        def effect(*args):
            given = method._mock_state.results.return_value
            if given is DEFAULT:
                return usual(mock, method, *args)
            return given if convert is None else convert(given)
        method.side_effect = effect


# --- what objects are

def _is_exception(obj):
    kind = obj if isinstance(obj, type) else type(obj)
    return issubclass(kind, BaseException)


def _is_list(obj):
    return type(obj) is list or type(obj) is tuple


def _is_instance_mock(obj):
    # Not isinstance(), because mocks pass for instances of what they are specified by.
    return issubclass(type(obj), NonCallableMock)


def _behind(obj):
    """Return the mock that a function stands for, or the object itself."""
    return getattr(obj, "mock", obj) if isinstance(obj, FunctionTypes) else obj


def _is_async_function(obj):
    from inspect import iscoroutinefunction
    return iscoroutinefunction(obj)


def _is_async_obj(obj):
    if _is_instance_mock(obj):
        return issubclass(type(obj), AsyncMock)
    from inspect import isawaitable
    return _is_async_function(getattr(obj, "__func__", obj)) or isawaitable(obj)


def _callable(obj):
    while isinstance(obj, (MethodType, classmethod, staticmethod)):
        obj = obj.__func__
    return isinstance(obj, type) or getattr(obj, "__call__", None) is not None


def _instance_callable(obj):
    """Say whether an object, or the instances of a class, can be called."""
    if isinstance(obj, type):
        return _found_in(obj, "__call__") is not None
    return getattr(obj, "__call__", None) is not None


# --- signatures

def _signature_of(spec, as_instance, without_first):
    """Return the function that a call of a specification reaches, and its signature. Returns None if it has none."""
    from inspect import signature
    function = spec
    if isinstance(spec, type) and not as_instance:
        function, without_first = spec.__init__, True
    elif isinstance(spec, (staticmethod, classmethod)):
        function, without_first = spec.__func__, without_first or isinstance(spec, classmethod)
    elif not isinstance(spec, FunctionTypes):
        function = getattr(spec, "__call__", None)
    if function is None:
        return None
    try:
        return function, signature(functools.partial(function, None) if without_first else function)
    except ValueError:
        return None


def _give_signature(mock, spec, without_first, as_instance=False):
    """Let a mock take only the arguments that the specification takes."""
    if found := _signature_of(spec, as_instance, without_first):
        mock._mock_state.checked = type(mock).__signature__ = found[1]


# --- functions that stand for mocks

_FOR_CALLS = ("assert_called_with assert_called_once_with assert_has_calls assert_any_call assert_called "
              "assert_not_called assert_called_once").split()
_FOR_AWAITS = ("assert_awaited assert_awaited_once assert_awaited_with assert_awaited_once_with assert_any_await "
               "assert_has_awaits assert_not_awaited").split()


def _function_for(mock, original, is_async):
    """Return a function with the name and signature of the original that calls the mock."""
    found = _signature_of(original, False, isinstance(original, type))
    if found is None:
        return mock
    source, signature = found
    check = signature.bind
    if is_async:
        async def function(*args, **kwargs):
            check(*args, **kwargs)
            return await mock(*args, **kwargs)
    else:
        def function(*args, **kwargs):
            check(*args, **kwargs)
            return mock(*args, **kwargs)
    for name in "__doc__ __text_signature__ __module__ __defaults__ __kwdefaults__".split():
        try:
            setattr(function, name, getattr(source, name))
        except AttributeError:
            pass
    name = original.__name__
    function.__name__ = function.__qualname__ = name if name.isidentifier() else "funcopy"
    function.__signature__ = signature
    function.mock, function._mock_children = mock, mock._mock_state.children
    function.method_calls = _CallList()
    function.return_value, function.side_effect = mock.return_value, mock.side_effect
    _forget(function)
    if is_async:
        AsyncMockMixin._forget_awaits(function)
    for name in _FOR_CALLS + (_FOR_AWAITS if is_async else []):
        setattr(function, name, _forwarder(function, name))

    def reset_mock():
        function.method_calls = _CallList()
        mock.reset_mock()
        value = function.return_value
        if value is not mock and _is_instance_mock(value):
            value.reset_mock()

    function.reset_mock = reset_mock
    mock._mock_state.results = function
    return function


def _forwarder(function, name):
    def forward(*args, **kwargs):
        return getattr(function.mock, name)(*args, **kwargs)
    forward.__name__ = forward.__qualname__ = name
    return forward


# --- what mocks are made of

class _State:
    """What a mock is."""

    # What it belongs to. `step` is its name there: an attribute, a special method, or "()" for what a call returns. It
    # is in method_calls there if `is_attribute` is true. `name` is shown, and may be without a parent.
    parent = step = name = None
    is_attribute = is_sealed = is_unsafe = False
    # What it is made by: an object to pass calls to, a signature to check calls by, and the specification, which is
    # the names of attributes (None for all), the class to pass for and the signature of calls.
    wraps = checked = None
    methods = spec_class = signature = None
    is_closed = False  # no attributes but those of the specification can be set
    asyncs = magics = frozenset()

    def __init__(self, **given):
        vars(self).update(given)
        self.children = {}
        self.method_calls = _CallList()

    def path(self):
        """Return the name of the mock, after the names of what it belongs to."""
        steps, state = [], self
        while state.parent is not None:
            if state.step:
                steps.append(state.step if state.step == "()" else f".{state.step}")
            state = state.parent._mock_state
        return (state.name or "mock") + "".join(reversed(steps))

    def belong(self, parent, step, is_attribute):
        self.parent, self.step, self.is_attribute = parent, step, is_attribute
        if is_attribute:
            self.name = step


class _Results:
    """What a mock returns, and its calls."""

    return_value, side_effect = DEFAULT, None


def _forget(results):
    results.called, results.call_count, results.call_args = False, 0, None
    results.call_args_list, results.mock_calls = _CallList(), _CallList()


def _result(name):
    def get(self):
        return getattr(self._mock_state.results, name)

    def set(self, value):
        setattr(self._mock_state.results, name, value)
    return property(get, set)


def _of_state(name):
    return property(lambda self: getattr(self._mock_state, name))


class _Deleted:
    """In the place of a child that a program deleted."""


class _SpecState:
    """In the place of a child that create_autospec() makes when it is first asked for."""

    def __init__(self, spec, *others):
        self.spec, self.others = spec, others


def _adopt(parent, value, step, is_attribute):
    """Make a mock belong to another, unless it has a name, belongs to one, or the other belongs to it."""
    inner = _behind(value)
    if not _is_instance_mock(inner):
        return False
    state = inner._mock_state
    if state.name or state.step or state.parent is not None:
        return False
    above = parent
    while above is not None:
        if above is inner:
            return False
        above = above._mock_state.parent
    state.belong(parent, step, is_attribute)
    return True


def _check_for_typos(names):
    for typo in ("autospect", "auto_spec", "set_spec"):
        if typo in names:
            raise RuntimeError(f"{typo!r} might be a typo; use unsafe=True if this is intended")


class Base:
    """The class of all kinds of mocks."""

    def __init__(self, /, *args, **kwargs):
        pass


# --- mocks

# Attributes that belong to the results and not to the mock.
_PROPERTIES = frozenset("return_value side_effect called call_count call_args call_args_list mock_calls method_calls "
                        "await_count await_args await_args_list".split())
_LOOK_LIKE_ASSERTIONS = frozenset("not_called called called_once called_with called_once_with has_calls "
                                  "any_call".split())


class NonCallableMock(Base):
    """A Mock that cannot be called."""

    def __new__(cls, /, *args, **kwargs):
        spec = kwargs.get("spec_set")
        if spec is None:
            spec = kwargs.get("spec", args[0] if args else None)
        bases, own = (cls,), {"__doc__": cls.__doc__, "_mock_kind": cls}
        if spec is None:
            if issubclass(cls, MagicMixin):
                own |= _MAGICS
        elif not issubclass(cls, AsyncMockMixin) and _is_async_obj(spec):
            bases = AsyncMockMixin, cls
        kind = type(cls.__name__, bases, own)
        mock = kind._mock_owner = super().__new__(kind)
        return mock

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, *, unsafe=False, _new_name=None,
                 _new_parent=None, _spec_as_instance=False, _eat_self=None, **kwargs):
        self.__dict__["_mock_state"] = state = _State(name=name, step=_new_name, wraps=wraps, is_unsafe=unsafe)
        state.parent, state.is_attribute = (_new_parent, False) if parent is None else (parent, True)
        if spec is None and spec_set is None and issubclass(type(self), MagicMixin):
            state.magics = _DEFAULT_MAGICS
        state.results = _Results()
        _forget(state.results)
        without_first = parent is not None if _eat_self is None else _eat_self
        chosen = spec if spec_set is None else spec_set
        self._mock_add_spec(chosen, spec_set is not None, _spec_as_instance, without_first)
        if kwargs:
            self.configure_mock(**kwargs)

    _mock_parent = property(lambda self: self._mock_state.parent if self._mock_state.is_attribute else None)
    _mock_name, _mock_methods, _mock_children, method_calls = map(
        _of_state, ("name", "methods", "children", "method_calls"))
    called, call_count, call_args, call_args_list, mock_calls = map(
        _result, ("called", "call_count", "call_args", "call_args_list", "mock_calls"))

    @method_calls.setter
    def method_calls(self, value):
        self._mock_state.method_calls = value

    @property
    def __class__(self):
        spec_class = self._mock_state.spec_class
        return type(self) if spec_class is None else spec_class

    # Specifications

    def mock_add_spec(self, spec, spec_set=False):
        """Let the mock have only the attributes of a specification. With spec_set, no others can be set."""
        self._mock_add_spec(spec, closed=spec_set)
        if spec is None and issubclass(type(self), MagicMixin):
            self._mock_set_magics()

    def _mock_add_spec(self, spec, closed, as_instance=False, without_first=False):
        if _is_instance_mock(spec):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        state = self._mock_state
        state.spec_class = state.signature = None
        state.asyncs, state.is_closed, state.methods = frozenset(), closed, spec
        if spec is None:
            return
        if not _is_list(spec):
            state.methods = names = dir(spec)
            state.spec_class = spec if isinstance(spec, type) else type(spec)
            found = _signature_of(spec, as_instance, without_first)
            state.signature = found and found[1]
            state.asyncs = frozenset([name for name in names if _is_async(spec, name)])
        if issubclass(type(self), MagicMixin):
            self._mock_set_magics()

    # What calls do

    @property
    def return_value(self):
        """What calls return. It is a mock if the program does not set it."""
        state = self._mock_state
        value = state.results.return_value
        if value is DEFAULT and state.wraps is None:
            value = self._get_child_mock(_new_parent=self, _new_name="()")
            self.return_value = value
        return value

    @return_value.setter
    def return_value(self, value):
        results = self._mock_state.results
        results.return_value = value
        if type(results) is _Results:
            _adopt(self, value, "()", False)

    @property
    def side_effect(self):
        """What calls do: a function to call, an exception to raise or an iterator of results. None for nothing."""
        results = self._mock_state.results
        # The function of a mock may have got something that is iterable.
        effect = results.side_effect = _as_effect(results.side_effect)
        return effect

    @side_effect.setter
    def side_effect(self, value):
        self._mock_state.results.side_effect = _as_effect(value)

    def configure_mock(self, /, **kwargs):
        """Set attributes. Dotted names are attributes of children."""
        # The children are set before their attributes.
        for path in sorted(kwargs, key=lambda path: path.count(".")):
            holder, _, name = path.rpartition(".")
            target = functools.reduce(getattr, holder.split("."), self) if holder else self
            setattr(target, name, kwargs[path])

    def attach_mock(self, mock, attribute):
        """Set an attribute to a mock that may have a name, and remember its calls here from now on."""
        inner = _behind(mock)
        if _is_instance_mock(inner):
            inner._mock_state.belong(None, None, False)
            inner._mock_state.name = None
        else:
            inner._mock_parent = None  # refused by what takes no attributes
        setattr(self, attribute, mock)

    def reset_mock(self, visited=None, *, return_value: bool = False, side_effect: bool = False):
        """Forget the calls of this mock and its children, and what calls return or do if that is asked for."""
        visited = set() if visited is None else visited
        if id(self) in visited:
            return
        visited.add(id(self))
        state = self._mock_state
        results = state.results
        _forget(results)
        state.method_calls = _CallList()
        if return_value:
            results.return_value = DEFAULT
        if side_effect:
            results.side_effect = None
        for child in list(state.children.values()):
            if child is not _Deleted and type(child) is not _SpecState:
                _behind(child).reset_mock(visited, return_value=return_value, side_effect=side_effect)
        value = results.return_value
        if value is not self and _is_instance_mock(value):
            value.reset_mock(visited)

    # Attributes

    def __getattr__(self, name):
        if name == "_mock_state":
            raise AttributeError(name)  # it is not made yet
        state = self._mock_state
        problem = _no_attribute(state, name)
        if problem is not None:
            raise AttributeError(problem)
        child = state.children.get(name)
        if child is None:
            wrapped = None if state.wraps is None else getattr(state.wraps, name)
            child = self._get_child_mock(parent=self, _new_parent=self, name=name, _new_name=name, wraps=wrapped)
        elif type(child) is _SpecState:
            child = _specified_child(self, name, child)
        else:
            return child
        state.children[name] = child
        return child

    def _get_child_mock(self, /, **kw):
        """Make the mock of an attribute or result. Subclasses may choose another class."""
        state, kind = self._mock_state, type(self)
        if state.is_sealed:
            raise AttributeError(f"{state.path()}.{kw['name'] if 'name' in kw else 'return_value'}")
        step = kw.get("_new_name")
        if step in state.asyncs or step in _AWAITED and issubclass(kind, MagicMock):
            chosen = AsyncMock
        elif issubclass(kind, AsyncMockMixin):
            is_sync = step in _SYNC_MAGICS or state.methods and step in state.methods
            chosen = MagicMock if is_sync else AsyncMock
        elif issubclass(kind, CallableMixin):
            chosen = kind._mock_kind
        else:
            chosen = MagicMock if issubclass(kind, MagicMixin) else Mock
        return chosen(**kw)

    def __setattr__(self, name, value):
        if name in _PROPERTIES:
            return super().__setattr__(name, value)
        state = self._mock_state
        if problem := _cannot_set(self, state, name):
            raise AttributeError(problem)
        if name == "__class__":
            state.spec_class = value
            return None
        if name in _ALL_MAGICS:
            value = self._set_magic(name, value)
        elif _adopt(self, value, name, True):
            state.children[name] = value
        if state.is_sealed and not hasattr(self, name):
            raise AttributeError(f"Cannot set {state.path()}.{name}")
        if isinstance(value, PropertyMock):
            # Here it is an ordinary attribute. It works if the program sets it on a class.
            self.__dict__[name] = value
            return None
        return super().__setattr__(name, value)

    def _set_magic(self, name, value):
        """Set a special method. Returns what is then the attribute of the mock."""
        state, kind = self._mock_state, type(self)
        state.magics |= {name}
        if _is_instance_mock(value):
            _adopt(self, value, name, False)
            state.children[name] = value
            setattr(kind, name, value)
            return value

        def method(self, /, *args, **kwargs):
            return value(self, *args, **kwargs)
        method.__name__ = name
        setattr(kind, name, method)
        return lambda *args, **kwargs: value(self, *args, **kwargs)

    def __delattr__(self, name):
        state, own = self._mock_state, name in self.__dict__
        if name in state.magics:
            state.magics -= {name}
            delattr(type(self), name)
            if not own:
                return  # the program has never asked for it
        if own:
            super().__delattr__(name)
        elif state.children.get(name) is _Deleted:
            raise AttributeError(name)
        state.children[name] = _Deleted

    def __dir__(self):
        if not FILTER_DIR:
            return object.__dir__(self)
        state = self._mock_state
        public = [name for name in dir(type(self)) if not name.startswith("_")]
        own = [name for name in self.__dict__ if _is_magic(name) or not name.startswith("_")]
        children = [name for name, child in state.children.items() if child is not _Deleted]
        return sorted({*public, *own, *children, *(state.methods or ())})

    # Texts

    def _extract_mock_name(self):
        return self._mock_state.path()

    def __repr__(self):
        state, path = self._mock_state, self._extract_mock_name()
        words = [type(self).__name__]
        if path != "mock":
            words.append(f"name={path!r}")
        if state.spec_class is not None:
            words.append(f"{'spec_set' if state.is_closed else 'spec'}={state.spec_class.__name__!r}")
        words.append(f"id='{id(self)}'")
        return f"<{' '.join(words)}>"

    def _text_of_call(self, args, kwargs):
        return format_call(self._mock_state.name or "mock", args, kwargs)

    # Assertions

    def assert_called(self):
        """Fail unless there was a call."""
        if not self.call_count:
            raise AssertionError(f"{_expected(self)} have been called.")

    def assert_not_called(self):
        """Fail if there was a call."""
        if self.call_count:
            raise AssertionError(f"{_expected(self)} not have been called.{_times_called(self)}")

    def assert_called_once(self):
        """Fail unless there was exactly one call."""
        if self.call_count != 1:
            raise AssertionError(f"{_expected(self)} have been called once.{_times_called(self)}")

    def assert_called_once_with(self, /, *args, **kwargs):
        """Fail unless there was exactly one call, with these arguments."""
        if self.call_count != 1:
            raise AssertionError(f"{_expected(self)} be called once.{_times_called(self)}")
        self.assert_called_with(*args, **kwargs)

    def assert_called_with(self, /, *args, **kwargs):
        """Fail unless the last call had these arguments."""
        if self.call_args is None:
            text = self._text_of_call(args, kwargs)
            raise AssertionError(f"expected call not found.\nExpected: {text}\n  Actual: not called.")
        _assert_last(self, "call", self.call_args, args, kwargs)

    def assert_any_call(self, /, *args, **kwargs):
        """Fail unless one of the calls had these arguments."""
        _assert_any(self, "call", self.call_args_list, args, kwargs)

    def assert_has_calls(self, calls, any_order=False):
        """Fail unless these calls are in mock_calls, one after the other or, with any_order, anywhere."""
        made, actual = self.mock_calls, f"  Actual: {_safe_repr(self.mock_calls)}"
        missing, others, cause = _compare(self, "Calls", calls, made, any_order, actual)
        if missing:
            raise AssertionError(f"{self._mock_state.name or 'mock'!r} does not contain all of {tuple(missing)!r} in "
                                 f"its call list, found {others!r} instead") from cause


def _as_effect(value):
    if value is None or _is_exception(value) or _callable(value):
        return value
    try:
        return iter(value)
    except TypeError:
        return value  # a call will fail


def _no_attribute(state, name):
    """Return why a mock has no attribute of a name, or None if it has."""
    listed = state.methods is not None and name in state.methods
    if _is_magic(name):
        if state.methods is None:
            return name
        if name in _ALL_MAGICS:
            listed = False
    if state.methods is not None and not listed:
        return f"Mock object has no attribute {name!r}"
    looks_wrong = name.startswith(("assert", "assret", "asert", "aseert", "assrt")) or name in _LOOK_LIKE_ASSERTIONS
    if looks_wrong and not listed and not state.is_unsafe:
        return (f"{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.")
    return name if state.children.get(name) is _Deleted else None


def _cannot_set(mock, state, name):
    """Return why an attribute of a mock cannot be set, or None."""
    is_missing = state.methods is not None and name not in state.methods
    if is_missing and state.is_closed and name not in mock.__dict__:
        return f"Mock object has no attribute '{name}'"
    if name in _NEVER_SET:
        return f"Attempting to set unsupported magic method {name!r}."
    return f"Mock object has no attribute '{name}'" if is_missing and name in _ALL_MAGICS else None


def _specified_child(mock, name, deferred):
    try:
        return create_autospec(deferred.spec, *deferred.others)
    except InvalidSpecError:
        what, target = deferred.spec, mock._mock_state.name or mock
        raise InvalidSpecError(f"Cannot autospec attr {name!r} from target {target!r} as it has already been mocked "
                               f"out. [target={mock!r}, attr={what!r}]")


# --- what assertions compare

def _expected(mock):
    return f"Expected '{mock._mock_state.name or 'mock'}' to"


def _times_called(mock):
    calls = f"\nCalls: {_safe_repr(mock.mock_calls)}." if mock.mock_calls else ""
    return f" Called {mock.call_count} times.{calls}"


def _safe_repr(obj):
    from unittest.util import safe_repr
    return safe_repr(obj)


def _normal(mock, made):
    """
    Return what is equal for all forms of a call that give the same arguments, if its signature is known. Returns the
    TypeError if the call does not fit the signature.
    """
    state = mock._mock_state
    path = made[0] if isinstance(made, tuple) and len(made) > 2 else ""
    signature = _signature_below(state, path) if path else state.signature
    if signature is None:
        return made
    name, args, kwargs = ("", *made) if len(made) == 2 else made
    try:
        bound = signature.bind(*args, **kwargs)
    except TypeError as error:
        return error.with_traceback(None)
    # Names are compared as arguments here, because a call without a name equals one with any name.
    return _made_call("", (name, bound.args, bound.kwargs), {})


def _signature_below(state, path):
    """Return the signature of a child by the path of a call, as in "child().grandchild"."""
    signature = None
    for step in path.replace("()", "").split("."):
        child = _behind(state.children.get(step))
        if not _is_instance_mock(child):
            break
        state = child._mock_state
        signature = state.signature
    return signature


def _assert_last(mock, what, last, args, kwargs):
    expected = _normal(mock, _made_call(args, kwargs))
    if _normal(mock, last) == expected:
        return
    cause = expected if isinstance(expected, Exception) else None
    raise AssertionError(f"expected {what} not found.\nExpected: {mock._text_of_call(args, kwargs)}\n"
                         f"  Actual: {mock._text_of_call(*last)}") from cause


def _assert_any(mock, what, made, args, kwargs):
    expected = _normal(mock, _made_call(args, kwargs))
    cause = expected if isinstance(expected, Exception) else None
    # The parts of what is expected are asked first, because they may equal everything.
    if cause is None and any(_agree(expected, _normal(mock, each)) for each in made):
        return
    raise AssertionError(f"{mock._text_of_call(args, kwargs)} {what} not found") from cause


def _agree(expected, actual):
    if isinstance(actual, Exception):
        return False
    return len(expected) == len(actual) and all(ours == theirs for ours, theirs in zip(expected, actual))


def _compare(mock, what, calls, made, any_order, actual):
    """
    Raise AssertionError unless the calls are among those made, one after the other. With any_order, return those that
    were not made, those made beside them, and why that may be.
    """
    expected = [_normal(mock, each) for each in calls]
    errors = [each if isinstance(each, Exception) else None for each in expected]
    cause = next(filter(None, errors), None)
    others = _CallList(_normal(mock, each) for each in made)
    if any_order:
        missing = []
        for each in expected:
            if each in others:
                others.remove(each)
            else:
                missing.append(each)
        return missing, list(others), cause
    if expected not in others:
        problem = f"{what} not found." if cause is None else (
            f"Error processing expected {what.lower()}.\nErrors: {errors}")
        raise AssertionError(f"{problem}\nExpected: {_CallList(calls)}\n{actual}") from cause
    return (), (), cause


# --- mocks that can be called

class CallableMixin(Base):
    """What mocks have that can be called."""

    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None,
                 parent=None, **kwargs):
        super().__init__(spec, wraps, name, spec_set, parent, **kwargs)
        results = self._mock_state.results
        if return_value is not DEFAULT:
            results.return_value = return_value
        if side_effect is not None:
            self.side_effect = side_effect

    def __call__(self, /, *args, **kwargs):
        if (checked := self._mock_state.checked) is not None:
            checked.bind(*args, **kwargs)
        self._increment_mock_call(*args, **kwargs)
        return self._mock_call(*args, **kwargs)

    def _increment_mock_call(self, /, *args, **kwargs):
        state = self._mock_state
        results = state.results
        results.called = True
        results.call_count += 1
        results.call_args = made = _made_call(args, kwargs)
        results.call_args_list.append(made)
        results.mock_calls.append(_made_call("", args, kwargs))
        if state.parent is not None:
            _tell_parents(state, args, kwargs)

    def _mock_call(self, /, *args, **kwargs):
        return self._execute_mock_call(*args, **kwargs)

    def _execute_mock_call(self, /, *args, **kwargs):
        result = _run(self.side_effect, args, kwargs)
        return _without_effect(self, args, kwargs) if result is DEFAULT else result


def _tell_parents(state, args, kwargs):
    """Record a call in all mocks that its mock belongs to, each time with the path from there."""
    path, method = state.step or "", state.name
    in_methods = state.is_attribute
    dot = "" if path == "()" else "."
    while (parent := state.parent) is not None:
        state = parent._mock_state
        if in_methods:
            state.method_calls.append(_made_call(method, args, kwargs))
            in_methods = state.is_attribute
            method = f"{state.name}.{method}"
        state.results.mock_calls.append(_made_call(path, args, kwargs))
        if state.step:
            path = f"{state.step}{dot}{path}"
            dot = "" if state.step == "()" else "."


def _run(effect, args, kwargs):
    """Return what an effect returns, or the next of its results. Raises the exception that it is."""
    if effect is None:
        return DEFAULT
    if _is_exception(effect):
        raise effect
    if _callable(effect):
        return effect(*args, **kwargs)
    if _is_exception(result := next(effect)):
        raise result
    return result


def _without_effect(mock, args, kwargs):
    state = mock._mock_state
    if state.wraps is None or state.results.return_value is not DEFAULT:
        return mock.return_value
    return state.wraps(*args, **kwargs)


class Mock(CallableMixin, NonCallableMock):
    """
    An object whose attributes and results are mocks, too, and that remembers how it was used.

    spec: an object, or a list of names. The mock has its attributes only, and passes for an instance of its class.
    spec_set: the same, and no other attributes can be set.
    return_value: what calls return.
    side_effect: what calls do: a function to call, an exception to raise, or an iterable of results.
    wraps: an object that calls and attributes are passed to.
    name: a name for texts.
    unsafe: whether there may be attributes that look like misspelt assertions.

    Other keywords are attributes to set, with dots for those of children.
    """


# --- mocks with special methods

class MagicProxy(Base):
    """In the class of a MagicMock: makes the mock of a special method when it is first used."""

    def __init__(self, name):
        self.name = name

    def __get__(self, obj, owner=None):
        return self.create_mock(owner._mock_owner if obj is None else obj)

    def create_mock(self, parent):
        """Make the special method of a mock."""
        name = self.name
        method = parent._get_child_mock(name=name, _new_name=name, _new_parent=parent)
        setattr(parent, name, method)
        _prepare_magic(parent, method, name)
        return method


_MAGICS = {name: MagicProxy(name) for name in sorted(_DEFAULT_MAGICS)}


class MagicMixin(Base):
    """What mocks have that have special methods."""

    def _mock_set_magics(self):
        """Have the special methods that the specification has, and no others."""
        state, kind = self._mock_state, type(self)
        usual = state.magics & _DEFAULT_MAGICS
        wanted = _DEFAULT_MAGICS if state.methods is None else _DEFAULT_MAGICS.intersection(state.methods)
        for name in usual - wanted:
            delattr(kind, name)
        for name in wanted - usual:
            setattr(kind, name, _MAGICS[name])
        state.magics = state.magics - usual | wanted


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A MagicMock that cannot be called."""


class MagicMock(MagicMixin, Mock):
    """A Mock with special methods. With a specification it has those that the specification has."""

    def reset_mock(self, /, *args, return_value: bool = False, **kwargs):
        # The special methods of mocks go on returning what Python needs of them.
        keeps = self._mock_state.name and _is_magic(self._mock_state.name)
        super().reset_mock(*args, return_value=return_value and not keeps, **kwargs)


# --- mocks of coroutine functions

class AsyncMagicMixin(MagicMixin):
    """What mocks have that have special methods for async."""


class _Code:
    """Passes for the code of a coroutine function without named parameters."""

    co_argcount = co_kwonlyargcount = co_posonlyargcount = 0
    co_varnames = ()
    co_flags = 0x80 | 0x04 | 0x08  # a coroutine, *args, **kwargs


def _like_a_coroutine_function():
    from inspect import markcoroutinefunction
    marked = Base()
    markcoroutinefunction(marked)
    return vars(marked) | {"__name__": "AsyncMock", "__code__": _Code(), "__defaults__": (), "__kwdefaults__": {},
                           "__annotations__": None}


_LIKE_A_COROUTINE_FUNCTION = _like_a_coroutine_function()


class AsyncMockMixin(Base):
    """What mocks of coroutine functions have."""

    def __init__(self, /, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._forget_awaits(self._mock_state.results)
        self.__dict__.update(_LIKE_A_COROUTINE_FUNCTION)

    @staticmethod
    def _forget_awaits(results):
        results.await_count, results.await_args, results.await_args_list = 0, None, _CallList()

    def reset_mock(self, /, *args, **kwargs):
        """Forget the awaits, too."""
        self._forget_awaits(self._mock_state.results)
        super().reset_mock(*args, **kwargs)

    await_count, await_args, await_args_list = map(_result, ("await_count", "await_args", "await_args_list"))

    async def _execute_mock_call(self, /, *args, **kwargs):
        results, effect = self._mock_state.results, self.side_effect
        results.await_count += 1
        results.await_args = made = _made_call(args, kwargs)
        results.await_args_list.append(made)
        try:
            result = _run(effect, args, kwargs)
        except StopIteration:
            if _is_exception(effect) or _callable(effect):
                raise
            # The results are used up. A coroutine cannot raise StopIteration.
            raise StopAsyncIteration
        if effect is not None and _callable(effect) and _is_async_function(effect):
            result = await result
        if result is not DEFAULT:
            return result
        wraps = self._mock_state.wraps
        passes_on = wraps is not None and results.return_value is DEFAULT
        result = _without_effect(self, args, kwargs)
        return await result if passes_on and _is_async_function(wraps) else result

    def assert_awaited(self):
        """Fail unless there was an await."""
        if not self.await_count:
            raise AssertionError(f"Expected {self._mock_state.name or 'mock'} to have been awaited.")

    def assert_not_awaited(self):
        """Fail if there was an await."""
        if count := self.await_count:
            name = self._mock_state.name or "mock"
            raise AssertionError(f"Expected {name} to not have been awaited. Awaited {count} times.")

    def assert_awaited_once(self):
        """Fail unless there was exactly one await."""
        if (count := self.await_count) != 1:
            name = self._mock_state.name or "mock"
            raise AssertionError(f"Expected {name} to have been awaited once. Awaited {count} times.")

    def assert_awaited_once_with(self, /, *args, **kwargs):
        """Fail unless there was exactly one await, with these arguments."""
        AsyncMockMixin.assert_awaited_once(self)
        self.assert_awaited_with(*args, **kwargs)

    def assert_awaited_with(self, /, *args, **kwargs):
        """Fail unless the last await had these arguments."""
        last = self.await_args
        if last is None:
            raise AssertionError(f"Expected await: {self._text_of_call(args, kwargs)}\nNot awaited")
        _assert_last(self, "await", last, args, kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        """Fail unless one of the awaits had these arguments."""
        _assert_any(self, "await", self.await_args_list, args, kwargs)

    def assert_has_awaits(self, calls, any_order=False):
        """Fail unless these calls are in await_args_list, one after the other or, with any_order, anywhere."""
        made = self.await_args_list
        missing, _, cause = _compare(self, "Awaits", calls, made, any_order, f"Actual: {made}")
        if missing:
            raise AssertionError(f"{tuple(missing)!r} not all found in await list") from cause


class AsyncMock(AsyncMockMixin, AsyncMagicMixin, Mock):
    """A Mock whose calls are awaited."""


# --- what they iterate with

class _AsyncIterator:
    def __init__(self, items):
        self.items = iter(items)

    def __aiter__(self):
        return self

    async def __anext__(self):
        item = next(self.items, self)
        if item is self:
            raise StopAsyncIteration
        return item


# --- mocks of properties

class PropertyMock(Mock):
    """A Mock to be set on a class. Reading the attribute calls it, and setting it calls it with the value."""

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, val):
        self(val)

    def _get_child_mock(self, /, **kw):
        # A child would be a property, too.
        return MagicMock(**kw)


# --- mocks for threads

_UNSET = object()


class ThreadingMixin(Base):
    """What mocks have whose calls can be waited for."""

    DEFAULT_TIMEOUT = None

    def __init__(self, /, *args, timeout=_UNSET, **kwargs):
        super().__init__(*args, **kwargs)
        self.__dict__["_mock_wait_timeout"] = self.DEFAULT_TIMEOUT if timeout is _UNSET else timeout

    def _get_child_mock(self, /, **kw):
        return super()._get_child_mock(**kw, timeout=self._mock_wait_timeout)

    def wait_until_called(self, *, timeout=_UNSET):
        """Wait for a call. Fails if there is none within the timeout, in seconds."""
        limit = self._mock_wait_timeout if timeout is _UNSET else timeout
        if not _wait_for(lambda: self.called, limit):
            raise AssertionError(f"{self._mock_state.name or 'mock'} was not called before timeout({limit}).")

    def wait_until_any_call_with(self, *args, **kwargs):
        """Wait for a call with these arguments. Fails if there is none within the timeout of the mock."""
        expected = _made_call(args, kwargs)
        if not _wait_for(lambda: expected in self.call_args_list, self._mock_wait_timeout):
            raise AssertionError(f"{self._text_of_call(args, kwargs)} call not found")


def _wait_for(condition, timeout):
    # Other threads of the run take their turns while this one sleeps.
    import time
    if condition():
        return True
    if timeout is None:
        import threading
        if threading.active_count() < 2:
            raise RuntimeError("waiting for a call for ever: there is no other thread that could make it")
    end = None if timeout is None else time.monotonic() + timeout
    while not condition():
        left = 0.01 if end is None else min(0.01, end - time.monotonic())
        if left <= 0:
            return False
        time.sleep(left)
    return True


class ThreadingMock(ThreadingMixin, MagicMixin, Mock):
    """A MagicMock whose calls other threads can wait for."""


# --- mocks with the signatures of something

def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **kwargs):
    """
    Return a mock with the attributes of spec, whose attributes have those of its attributes, and so on. Functions take
    the arguments that those of spec take. With instance, the mock is for an instance of the class spec.
    """
    if _is_instance_mock(spec):
        raise InvalidSpecError(f"Cannot autospec a Mock object. [object={spec!r}]")
    if not unsafe:
        _check_for_typos(kwargs)
    if _is_list(spec):
        spec = type(spec)  # as a specification, it would be a list of names
    is_type, is_function = isinstance(spec, type), isinstance(spec, FunctionTypes)
    is_async = is_function and _is_async_function(spec)
    if is_async and instance:
        raise RuntimeError("Instance can not be True when create_autospec is mocking an async function")
    name = kwargs.pop("name", _name)
    kind = type(spec)
    if not is_type and (hasattr(kind, "__set__") or hasattr(kind, "__delete__")):
        klass, options = MagicMock, {}  # nobody knows what a property will return
    else:
        klass, options = _class_for(spec, instance, is_type), _options_of(spec, spec_set, instance)
    klass, options = AsyncMock if is_async else klass, options | kwargs
    mock = klass(parent=_parent, name=name, _new_name=None if _parent is None else name, **options)
    fields = _fields_of(spec) if is_type and instance else {}
    if fields:
        mock._mock_state.methods = [*(mock._mock_state.methods or ()), *fields]
    if is_function:
        inner, mock = mock, _function_for(mock, spec, is_async)
    else:
        inner = mock
        _give_signature(mock, spec, is_type, instance)
    if _parent is not None and not instance:
        _parent._mock_state.children[name] = mock
    if is_type and not instance and "return_value" not in kwargs:
        mock.return_value = create_autospec(spec, spec_set, True, mock, "()", wraps=kwargs.get("wraps"))
    for entry in (*dir(spec), *fields):
        # The mock has the special methods that it needs.
        if not _is_magic(entry):
            _specify_child(mock, inner, entry, spec, spec_set, is_type, fields, kwargs.get("wraps"))
    return mock


def _options_of(spec, spec_set, instance):
    options = {}
    if spec_set:
        options["spec_set"] = spec
    elif spec is not None:
        options["spec"] = spec
    if instance and options:
        options["_spec_as_instance"] = True
    return options


def _class_for(spec, instance, is_type):
    can_be_called = _instance_callable(spec) if is_type and instance else _callable(spec)
    return MagicMock if can_be_called else NonCallableMagicMock


def _fields_of(spec):
    # Fields of a dataclass without a default are not attributes of the class.
    if not hasattr(spec, "__dataclass_fields__"):
        return {}
    from dataclasses import fields
    return {field.name: field.type for field in fields(spec)}


def _specify_child(mock, inner, entry, spec, spec_set, is_type, fields, wrapped):
    children = inner._mock_state.children
    try:
        original = getattr(spec, entry)
    except AttributeError:
        if entry not in fields:
            return
        original = fields[entry]
    if not isinstance(original, FunctionTypes):
        children[entry] = _SpecState(original, spec_set, entry in fields, inner, entry)
        return
    without_first = _takes_instance(spec, entry, is_type)
    options = {"spec_set" if spec_set else "spec": original, "_eat_self": without_first}
    klass = AsyncMock if _is_async_function(original) else MagicMock
    wraps = getattr(wrapped, entry, None) if wrapped is not None else None
    child = klass(parent=inner, name=entry, _new_name=entry, wraps=wraps, **options)
    children[entry] = child
    if wraps is None:
        child.return_value = klass()
    _give_signature(child, original, without_first)
    if mock is not inner:
        setattr(mock, entry, child)


def _takes_instance(spec, entry, is_type):
    """Say whether the first argument of a function that is an attribute of a specification is not given in calls."""
    if not isinstance(spec, type):
        if _held_by(spec, entry) is not None:
            return False
        spec = spec.__class__
    return is_type and _found_in(spec, entry) in ("function", None)


# --- mocks of open()

def _to_stream(read_data):
    import io
    return io.BytesIO(read_data) if isinstance(read_data, bytes) else io.StringIO(read_data)


def mock_open(mock=None, read_data=""):
    """A mock of open(), also within a with statement; read_data is what the file holds."""
    import io
    stream = _to_stream(read_data)

    def result_of(method, *args, **kwargs):
        if method.return_value is not None:
            return method.return_value
        return getattr(stream, method._mock_state.step)(*args, **kwargs)

    def read(*args, **kwargs):
        return result_of(handle.read, *args, **kwargs)

    def readlines(*args, **kwargs):
        return result_of(handle.readlines, *args, **kwargs)

    def lines():
        while handle.readline.return_value is not None:
            yield handle.readline.return_value
        yield from stream

    def readline_results():
        yield from lines()
        while True:
            yield stream.readline()

    def next_line():
        if handle.readline.return_value is not None:
            return handle.readline.return_value
        return next(stream)

    def leave(exctype, excinst, exctb):
        handle.close()

    if mock is None:
        mock = MagicMock(name="open", spec=["__call__", "__name__", "__self__", "__doc__"])
    handle = MagicMock(spec=sorted({*dir(io.TextIOWrapper), *dir(io.BytesIO)}))
    handle.__enter__.return_value = handle
    for name in ("write", "read", "readline", "readlines"):
        getattr(handle, name).return_value = None
    handle.read.side_effect = read
    handle.readlines.side_effect = readlines
    handle.readline.side_effect = first = readline_results()
    handle.__iter__.side_effect = lines
    handle.__next__.side_effect = next_line
    handle.__exit__.side_effect = leave
    made = [first]

    def reset_data(*args, **kwargs):
        nonlocal stream
        stream = _to_stream(read_data)
        if handle.readline.side_effect == made[0]:
            made[0] = readline_results()
            handle.readline.side_effect = made[0]
        return DEFAULT

    mock.side_effect = reset_data
    mock.return_value = handle
    return mock


# --- no more children

def seal(mock):
    """Make no more mocks for attributes and results of a mock, and of its children."""
    mock._mock_state.is_sealed = True
    for name in dir(mock):
        child = getattr(mock, name, None)
        if _is_instance_mock(child) and child._mock_state.parent is mock:
            if type(child._mock_state.children.get(name)) is not _SpecState:
                seal(child)


# --- mocks in the place of others

from unittest.mock_patching import (_get_target, _patch, _patch_dict, _patch_multiple, _patch_object,
                                    _patch_stopall, patch)
