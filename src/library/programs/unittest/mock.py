# unittest.mock: objects that take the place of others in tests, and remember how they were used.
# unittest.mock_calls has the calls that they remember. unittest.mock_patching puts them in place of attributes.
#
# Why this file is long: mocks make mocks of all other kinds, so that each class needs the others.
"""Mocks: objects that record how they are used."""

import functools
from types import FunctionType, MethodType

from unittest.mock_calls import (ANY, DEFAULT, _Call, _CallList, _Sentinel, _SentinelObject, call,
                                 format_call, sentinel)
from unittest.mock_attributes import found_in as _found_in, held_by as _held_by, is_async as _is_async

__all__ = ("Mock", "MagicMock", "patch", "sentinel", "DEFAULT", "ANY", "call", "create_autospec",
           "AsyncMock", "ThreadingMock", "FILTER_DIR", "NonCallableMock", "NonCallableMagicMock",
           "mock_open", "PropertyMock", "seal")

FILTER_DIR = True
FunctionTypes = (FunctionType, MethodType)
_missing = sentinel.MISSING
_deleted = sentinel.DELETED
_timeout_unset = sentinel.TIMEOUT_UNSET


# --- late: wrong specifications

class InvalidSpecError(Exception):
    """A mock was given another mock as its spec."""


# --- late: names of special methods

def _is_magic(name):
    return f"__{name[2:-2]}__" == name


_numerics = "add sub mul matmul truediv floordiv mod lshift rshift and xor or pow"
_inplace = " ".join(["i" + name for name in _numerics.split()])
_right = " ".join(["r" + name for name in _numerics.split()])
_magics = {f"__{name}__" for name in (
    "lt gt le ge eq ne getitem setitem delitem len contains str sizeof enter exit divmod rdivmod neg "
    "pos abs invert complex int float index round trunc floor ceil bool next fspath aiter hash iter "
    + " ".join([_numerics, _inplace, _right])).split()}
# Supported, but made only when a program sets them.
_non_defaults = {f"__{name}__" for name in (
    "get set delete reversed missing reduce reduce_ex getinitargs getnewargs getstate setstate "
    "getformat repr dir subclasses format getnewargs_ex").split()}
_all_sync_magics = _magics | _non_defaults
_async_method_magics = {"__aenter__", "__aexit__", "__anext__"}
_async_magics = _async_method_magics | {"__aiter__"}
_all_magics = _all_sync_magics | _async_magics
_unsupported_magics = {"__getattr__", "__setattr__", "__init__", "__new__", "__prepare__",
                       "__instancecheck__", "__subclasscheck__", "__del__"}
_return_values = {"__lt__": NotImplemented, "__gt__": NotImplemented, "__le__": NotImplemented,
                  "__ge__": NotImplemented, "__int__": 1, "__contains__": False, "__len__": 0,
                  "__exit__": False, "__complex__": 1j, "__float__": 1.0, "__bool__": True,
                  "__index__": 1, "__aexit__": False}
# Attributes that are set as those of any object, through the properties of mocks.
_allowed_names = {"return_value", "_mock_return_value", "side_effect", "_mock_side_effect",
                  "_mock_parent", "_mock_new_parent", "_mock_name", "_mock_new_name", "called",
                  "call_count", "call_args", "call_args_list", "mock_calls", "await_count",
                  "await_args", "await_args_list"}
_ATTRIB_DENY_LIST = frozenset({"not_called", "called", "called_once", "called_with",
                               "called_once_with", "has_calls", "any_call"})


# --- what objects are, and their signatures

def _is_list(obj):
    return type(obj) in (list, tuple)


def _is_exception(obj):
    return (isinstance(obj, BaseException)
            or isinstance(obj, type) and issubclass(obj, BaseException))


def _is_instance_mock(obj):
    return issubclass(type(obj), NonCallableMock)


def _is_async_function(obj):
    from inspect import iscoroutinefunction
    return iscoroutinefunction(obj)


def _is_async_obj(obj):
    if _is_instance_mock(obj) and not isinstance(obj, AsyncMock):
        return False
    from inspect import isawaitable
    return _is_async_function(getattr(obj, "__func__", obj)) or isawaitable(obj)


def _extract_mock(obj):
    # A function that stands for a mock has it as an attribute.
    if isinstance(obj, FunctionTypes) and hasattr(obj, "mock"):
        return obj.mock
    return obj


def _callable(obj):
    if isinstance(obj, type):
        return True
    if isinstance(obj, (staticmethod, classmethod, MethodType)):
        return _callable(obj.__func__)
    return getattr(obj, "__call__", None) is not None


def _instance_callable(obj):
    """Whether an object, or an instance if it is a class, can be called."""
    if not isinstance(obj, type):
        return getattr(obj, "__call__", None) is not None
    return _found_in(obj, "__call__") is not None


def _try_iter(obj):
    if obj is None or _is_exception(obj) or _callable(obj):
        return obj
    try:
        return iter(obj)
    except TypeError:
        return obj  # assigning to the side effect of a function fails later, when it is called


def _get_signature_object(spec, as_instance, eat_self):
    """What would be called and its signature; None if there is none."""
    from inspect import signature
    if isinstance(spec, type) and not as_instance:
        spec = spec.__init__
        eat_self = True
    elif isinstance(spec, (classmethod, staticmethod)):
        eat_self = eat_self or isinstance(spec, classmethod)
        spec = spec.__func__
    elif not isinstance(spec, FunctionTypes):
        try:
            spec = spec.__call__
        except AttributeError:
            return None
    try:
        return spec, signature(functools.partial(spec, None) if eat_self else spec)
    except ValueError:
        return None


def _copy_func_details(func, funcopy):
    for name in ("__name__", "__doc__", "__text_signature__", "__module__", "__defaults__",
                 "__kwdefaults__"):
        try:
            setattr(funcopy, name, getattr(func, name))
        except AttributeError:
            pass


def _check_signature(func, mock, skipfirst, instance=False):
    found = _get_signature_object(func, instance, skipfirst)
    if found is not None:
        kind = type(mock)
        kind._mock_check_sig, kind.__signature__ = _checker_of(*found), found[1]


def _checker_of(func, signature):
    def checksig(self, /, *args, **kwargs):
        signature.bind(*args, **kwargs)
    _copy_func_details(func, checksig)
    return checksig


def _set_signature(mock, original, is_async_mock=False):
    # A function with the name and the signature of the original that calls the mock.
    found = _get_signature_object(original, False, isinstance(original, type))
    if found is None:
        return mock
    func, signature = found
    if is_async_mock:
        async def funcopy(*args, **kwargs):
            signature.bind(*args, **kwargs)
            return await mock(*args, **kwargs)
    else:
        def funcopy(*args, **kwargs):
            signature.bind(*args, **kwargs)
            return mock(*args, **kwargs)
    _copy_func_details(func, funcopy)
    name = original.__name__
    funcopy.__name__ = funcopy.__qualname__ = name if name.isidentifier() else "funcopy"
    _setup_func(funcopy, mock, signature)
    if is_async_mock:
        _setup_async_func(funcopy)
    return funcopy


def _forward(funcopy, names):
    for name in names:
        def method(*args, _name=name, **kwargs):
            return getattr(funcopy.mock, _name)(*args, **kwargs)
        method.__name__ = method.__qualname__ = name
        setattr(funcopy, name, method)


def _setup_func(funcopy, mock, signature):
    funcopy.mock = mock
    funcopy.called, funcopy.call_count, funcopy.call_args = False, 0, None
    for calls in ("call_args_list", "method_calls", "mock_calls"):
        setattr(funcopy, calls, _CallList())
    for shared in ("_mock_children", "return_value", "side_effect"):
        setattr(funcopy, shared, getattr(mock, shared))

    def reset_mock():
        funcopy.method_calls = _CallList()
        funcopy.mock_calls = _CallList()
        mock.reset_mock()
        result = funcopy.return_value
        if _is_instance_mock(result) and result is not mock:
            result.reset_mock()

    _forward(funcopy, ("assert_called_with", "assert_called_once_with", "assert_has_calls",
                       "assert_any_call", "assert_called", "assert_not_called",
                       "assert_called_once"))
    funcopy.reset_mock = reset_mock
    funcopy.__signature__ = signature
    mock._mock_delegate = funcopy


def _setup_async_func(funcopy):
    funcopy.await_count = 0
    funcopy.await_args = None
    funcopy.await_args_list = _CallList()
    _forward(funcopy, ("assert_awaited", "assert_awaited_once", "assert_awaited_with",
                       "assert_awaited_once_with", "assert_any_await", "assert_has_awaits",
                       "assert_not_awaited"))


def _check_and_set_parent(parent, value, name, new_name):
    """Makes a mock the child of another, unless it has a name or a parent already."""
    value = _extract_mock(value)
    if not _is_instance_mock(value):
        return False
    if (value._mock_name or value._mock_new_name or value._mock_parent is not None
            or value._mock_new_parent is not None):
        return False
    ancestor = parent
    while ancestor is not None and ancestor is not value:
        ancestor = ancestor._mock_new_parent
    if ancestor is not None:
        return False  # a circle
    if name:
        value._mock_name, value._mock_parent = name, parent
    if new_name:
        value._mock_new_name, value._mock_new_parent = new_name, parent
    return True


# --- late: what mocks are made of

class _MockIter:
    def __init__(self, obj):
        self.obj = iter(obj)

    def __next__(self):
        return next(self.obj)


class _AnyComparer(list):
    """A list whose items are compared part by part, what is searched for first: ANY may be in both."""

    def __contains__(self, item):
        for each in self:
            assert len(item) == len(each)
            if all(expected == actual for expected, actual in zip(item, each)):
                return True
        return False


def _delegating_property(name):
    own_name = "_mock_" + name

    def get(self):
        delegate = self._mock_delegate
        return getattr(self, own_name) if delegate is None else getattr(delegate, name)

    def set(self, value):
        delegate = self._mock_delegate
        if delegate is None:
            self.__dict__[own_name] = value
        else:
            setattr(delegate, name, value)
    return property(get, set)


def _check_spec_arg_typos(kwargs_to_check):
    for typo in ("autospect", "auto_spec", "set_spec"):
        if typo in kwargs_to_check:
            raise RuntimeError(f"{typo!r} might be a typo; use unsafe=True if this is intended")


class Base:
    _mock_return_value = DEFAULT
    _mock_side_effect = None

    def __init__(self, /, *args, **kwargs):
        pass


# --- late: mocks

class NonCallableMock(Base):
    """A Mock that cannot be called."""

    def __new__(cls, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None,
                _new_name="", _new_parent=None, _spec_as_instance=False, _eat_self=None,
                unsafe=False, **kwargs):
        # Each mock has a class of its own, because special methods are looked up there.
        bases = (cls,)
        if not issubclass(cls, AsyncMockMixin):
            spec = spec_set or spec
            if spec is not None and _is_async_obj(spec):
                bases = (AsyncMockMixin, cls)
        own = {"__doc__": cls.__doc__, "_mock_made_of": cls, "_mock_own_magics": set()}
        return super().__new__(type(cls.__name__, bases, own))

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None,
                 _spec_state=None, _new_name="", _new_parent=None, _spec_as_instance=False,
                 _eat_self=None, unsafe=False, **kwargs):
        own = self.__dict__
        own["_mock_parent"], own["_mock_name"], own["_mock_new_name"] = parent, name, _new_name
        own["_mock_new_parent"] = parent if _new_parent is None else _new_parent
        own["_mock_sealed"] = False
        if spec_set is not None:
            spec, spec_set = spec_set, True
        self._mock_add_spec(spec, spec_set, _spec_as_instance,
                            parent is not None if _eat_self is None else _eat_self)
        own["_mock_children"], own["_mock_wraps"], own["_mock_delegate"] = {}, wraps, None
        own["_mock_called"], own["_mock_call_args"], own["_mock_call_count"] = False, None, 0
        for calls in ("_mock_call_args_list", "_mock_mock_calls", "method_calls"):
            own[calls] = _CallList()
        own["_mock_unsafe"] = unsafe
        if kwargs:
            self.configure_mock(**kwargs)
        super().__init__(spec, wraps, name, spec_set, parent, _spec_state)

    def attach_mock(self, mock, attribute):
        """Make a mock an attribute of this one, which then records its calls, too."""
        inner = _extract_mock(mock)
        inner._mock_parent = inner._mock_new_parent = None
        inner._mock_name, inner._mock_new_name = "", None
        setattr(self, attribute, mock)

    def mock_add_spec(self, spec, spec_set=False):
        """Add a spec to a mock. If `spec_set` is True then only its attributes can be set."""
        self._mock_add_spec(spec, spec_set)

    def _mock_add_spec(self, spec, spec_set, _spec_as_instance=False, _eat_self=False):
        if _is_instance_mock(spec):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        own = self.__dict__
        own["_spec_class"] = None
        own["_spec_signature"] = None
        own["_spec_asyncs"] = []
        if spec is not None and not _is_list(spec):
            own["_spec_class"] = spec if isinstance(spec, type) else type(spec)
            found = _get_signature_object(spec, _spec_as_instance, _eat_self)
            own["_spec_signature"] = found and found[1]
            names = dir(spec)
            own["_spec_asyncs"] = [name for name in names if _is_async(spec, name)]
            spec = names
        own["_spec_set"] = spec_set
        own["_mock_methods"] = spec

    def _mock_extend_spec_methods(self, spec_methods):
        self.__dict__["_mock_methods"] = [*(self.__dict__.get("_mock_methods") or ()), *spec_methods]

    @property
    def return_value(self):
        """What calls give."""
        delegate = self._mock_delegate
        value = self._mock_return_value if delegate is None else delegate.return_value
        if value is DEFAULT and self._mock_wraps is None:
            value = self._get_child_mock(_new_parent=self, _new_name="()")
            self.return_value = value
        return value

    @return_value.setter
    def return_value(self, value):
        if self._mock_delegate is not None:
            self._mock_delegate.return_value = value
        else:
            self._mock_return_value = value
            _check_and_set_parent(self, value, None, "()")

    @property
    def __class__(self):
        return type(self) if self._spec_class is None else self._spec_class

    called, call_count, call_args, call_args_list, mock_calls = map(
        _delegating_property, ("called", "call_count", "call_args", "call_args_list", "mock_calls"))

    @property
    def side_effect(self):
        delegate = self._mock_delegate
        if delegate is None:
            return self._mock_side_effect
        effect = delegate.side_effect
        if (effect is not None and not callable(effect) and not isinstance(effect, _MockIter)
                and not _is_exception(effect)):
            effect = delegate.side_effect = _MockIter(effect)
        return effect

    @side_effect.setter
    def side_effect(self, value):
        effect = _try_iter(value)
        if self._mock_delegate is not None:
            self._mock_delegate.side_effect = effect
        else:
            self._mock_side_effect = effect

    def reset_mock(self, visited=None, *, return_value: bool = False, side_effect: bool = False):
        """Forget the calls, here and in all children."""
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        self.called, self.call_count, self.call_args = False, 0, None
        for calls in ("call_args_list", "method_calls", "mock_calls"):
            setattr(self, calls, _CallList())
        if side_effect:
            self._mock_side_effect = None
        if return_value:
            self._mock_return_value = DEFAULT
        for child in self._mock_children.values():
            if child is not _deleted and not isinstance(child, _SpecState):
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)
        value = self._mock_return_value
        if _is_instance_mock(value) and value is not self:
            value.reset_mock(visited)

    def configure_mock(self, /, **kwargs):
        """Set attributes, those of children by dotted names."""
        for path, value in sorted(kwargs.items(), key=lambda item: item[0].count(".")):
            *parents, name = path.split(".")
            obj = self
            for parent in parents:
                obj = getattr(obj, parent)
            setattr(obj, name, value)

    def __getattr__(self, name):
        if name in ("_mock_methods", "_mock_unsafe"):
            raise AttributeError(name)  # of a mock that is not initialised yet
        if self._mock_methods is not None:
            if name not in self._mock_methods or name in _all_magics:
                raise AttributeError(f"Mock object has no attribute {name!r}")
        elif _is_magic(name):
            raise AttributeError(name)
        if not self._mock_unsafe and (not self._mock_methods or name not in self._mock_methods):
            if (name.startswith(("assert", "assret", "asert", "aseert", "assrt"))
                    or name in _ATTRIB_DENY_LIST):
                raise AttributeError(f"{name!r} is not a valid assertion. Use a spec for the mock if "
                                     f"{name!r} is meant to be an attribute.")
        children = self._mock_children
        child = children.get(name)
        if child is _deleted:
            raise AttributeError(name)
        if child is None:
            wraps = None
            if self._mock_wraps is not None:
                wraps = getattr(self._mock_wraps, name)
            child = self._get_child_mock(parent=self, name=name, wraps=wraps, _new_name=name,
                                         _new_parent=self)
            children[name] = child
        elif isinstance(child, _SpecState):
            try:
                child = create_autospec(child.spec, child.spec_set, child.instance, child.parent,
                                        child.name)
            except InvalidSpecError:
                target = self.__dict__["_mock_name"] or self
                raise InvalidSpecError(
                    f"Cannot autospec attr {name!r} from target {target!r} as it has already been "
                    f"mocked out. [target={self!r}, attr={child.spec!r}]")
            children[name] = child
        return child

    def _extract_mock_name(self):
        names = [self._mock_new_name]
        parent = self._mock_new_parent
        last = self
        dot = "" if names == ["()"] else "."
        while parent is not None:
            last = parent
            names.append(parent._mock_new_name + dot)
            dot = "" if parent._mock_new_name == "()" else "."
            parent = parent._mock_new_parent
        names.reverse()
        first = last._mock_name or "mock"
        if len(names) > 1 and names[1] not in ("()", "()."):
            first += "."
        names[0] = first
        return "".join(names)

    def __repr__(self):
        name = self._extract_mock_name()
        text = type(self).__name__
        if name not in ("mock", "mock."):
            text += f" name={name!r}"
        if self._spec_class is not None:
            text += f" {'spec_set' if self._spec_set else 'spec'}={self._spec_class.__name__!r}"
        return f"<{text} id='{id(self)}'>"

    def __dir__(self):
        if not FILTER_DIR:
            return object.__dir__(self)
        names = set(self._mock_methods or ())
        names.update([name for name in dir(type(self)) if not name.startswith("_")])
        names.update([name for name in self.__dict__
                      if not name.startswith("_") or _is_magic(name)])
        names.update([name for name, child in self._mock_children.items()
                      if child is not _deleted])
        return sorted(names)

    def __setattr__(self, name, value):
        if name in _allowed_names:
            return super().__setattr__(name, value)
        methods = self._mock_methods
        if (self._spec_set and methods is not None and name not in methods
                and name not in self.__dict__):
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if name in _unsupported_magics:
            raise AttributeError(f"Attempting to set unsupported magic method {name!r}.")
        if name in _all_magics:
            if methods is not None and name not in methods:
                raise AttributeError(f"Mock object has no attribute '{name}'")
            value = self._set_magic(name, value)
        elif name == "__class__":
            self.__dict__["_spec_class"] = value
            return
        elif _check_and_set_parent(self, value, name, name):
            self._mock_children[name] = value
        if self._mock_sealed and not hasattr(self, name):
            raise AttributeError(f"Cannot set {self._extract_mock_name()}.{name}")
        if isinstance(value, PropertyMock):
            self.__dict__[name] = value
            return
        return super().__setattr__(name, value)

    def _set_magic(self, name, value):
        type(self)._mock_own_magics.add(name)
        if _is_instance_mock(value):
            _check_and_set_parent(self, value, None, name)
            setattr(type(self), name, value)
            self._mock_children[name] = value
            return value

        def method(self, /, *args, **kwargs):
            return value(self, *args, **kwargs)
        method.__name__ = name
        setattr(type(self), name, method)
        return lambda *args, **kwargs: value(self, *args, **kwargs)

    def __delattr__(self, name):
        if name in _all_magics and name in type(self)._mock_own_magics:
            type(self)._mock_own_magics.discard(name)
            delattr(type(self), name)
            if name not in self.__dict__:
                return  # it was never asked for
        child = self._mock_children.get(name, _missing)
        if name in self.__dict__:
            super().__delattr__(name)
        elif child is _deleted:
            raise AttributeError(name)
        if child is not _missing:
            del self._mock_children[name]
        self._mock_children[name] = _deleted

    def _format_mock_call_signature(self, args, kwargs):
        return format_call(self._mock_name or "mock", args, kwargs)

    def _format_mock_failure_message(self, args, kwargs, action="call"):
        expected = self._format_mock_call_signature(args, kwargs)
        last = self.await_args if action == "await" else self.call_args
        actual = self._format_mock_call_signature(*last)
        return f"expected {action} not found.\nExpected: {expected}\n  Actual: {actual}"

    def _get_call_signature_from_name(self, name):
        """The signature of a child by the name of a call, as in "foo().bar"."""
        if not name:
            return self._spec_signature
        children, signature = self._mock_children, None
        for part in name.replace("()", "").split("."):
            child = _extract_mock(children.get(part))
            if child is None or isinstance(child, _SpecState):
                break
            children, signature = child._mock_children, child._spec_signature
        return signature

    def _call_matcher(self, _call):
        """
        The call bound to the signature of the spec, so that arguments by place and by name are the
        same; what binding it raised if it does not fit.
        """
        if isinstance(_call, tuple) and len(_call) > 2:
            signature = self._get_call_signature_from_name(_call[0])
        else:
            signature = self._spec_signature
        if signature is None:
            return _call
        name, args, kwargs = ("", *_call) if len(_call) == 2 else _call
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as error:
            return error.with_traceback(None)
        return call(name, bound.args, bound.kwargs)

    def _name_or_mock(self):
        return self._mock_name or "mock"

    def assert_not_called(self):
        """Fail if there was a call."""
        if self.call_count != 0:
            raise AssertionError(f"Expected '{self._name_or_mock()}' to not have been called. "
                                 f"Called {self.call_count} times.{self._calls_repr()}")

    def assert_called(self):
        """Fail unless there was a call."""
        if self.call_count == 0:
            raise AssertionError(f"Expected '{self._name_or_mock()}' to have been called.")

    def assert_called_once(self):
        """Fail unless there was one call."""
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._name_or_mock()}' to have been called once. "
                                 f"Called {self.call_count} times.{self._calls_repr()}")

    def assert_called_with(self, /, *args, **kwargs):
        """Fail unless the last call had these arguments."""
        if self.call_args is None:
            expected = self._format_mock_call_signature(args, kwargs)
            raise AssertionError("expected call not found.\n"
                                 f"Expected: {expected}\n  Actual: not called.")
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        if self._call_matcher(self.call_args) != expected:
            cause = expected if isinstance(expected, Exception) else None
            raise AssertionError(self._format_mock_failure_message(args, kwargs)) from cause

    def assert_called_once_with(self, /, *args, **kwargs):
        """Fail unless there was one call, with these arguments."""
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._name_or_mock()}' to be called once. "
                                 f"Called {self.call_count} times.{self._calls_repr()}")
        return self.assert_called_with(*args, **kwargs)

    def assert_has_calls(self, calls, any_order=False):
        """Fail unless these calls are in mock_calls, one after the other or, with any_order, anywhere."""
        expected = [self._call_matcher(each) for each in calls]
        cause = next((each for each in expected if isinstance(each, Exception)), None)
        made = [self._call_matcher(each) for each in self.mock_calls]
        if not any_order:
            if expected not in _CallList(made):
                problem = _problem_of("calls", expected, cause)
                actual = self._calls_repr().removeprefix("\nCalls: ").removesuffix(".") or "[]"
                raise AssertionError(f"{problem}\nExpected: {_CallList(calls)}\n"
                                     f"  Actual: {actual}") from cause
            return
        missing, made = _without(expected, made)
        if missing:
            raise AssertionError(f"{self._name_or_mock()!r} does not contain all of "
                                 f"{tuple(missing)!r} in its call list, found {made!r} "
                                 "instead") from cause

    def assert_any_call(self, /, *args, **kwargs):
        """Fail unless some call had these arguments."""
        _assert_any(self, "call", self.call_args_list, args, kwargs)

    def _get_child_mock(self, /, **kw):
        """Make the mock of an attribute or result; subclasses may choose another class."""
        if self._mock_sealed:
            attribute = f".{kw['name']}" if "name" in kw else "()"
            raise AttributeError(self._extract_mock_name() + attribute)
        name, kind = kw.get("_new_name"), type(self)
        if name in self.__dict__["_spec_asyncs"] or (name in _async_method_magics
                                                     and issubclass(kind, MagicMock)):
            klass = AsyncMock
        elif issubclass(kind, AsyncMockMixin):
            is_sync = name in _all_sync_magics or self._mock_methods and name in self._mock_methods
            klass = MagicMock if is_sync else AsyncMock
        elif issubclass(kind, CallableMixin):
            klass = kind._mock_made_of
        elif issubclass(kind, NonCallableMagicMock):
            klass = MagicMock
        else:
            klass = Mock
        return klass(**kw)

    def _calls_repr(self):
        return f"\nCalls: {_safe_repr(self.mock_calls)}." if self.mock_calls else ""


def _safe_repr(obj):
    from unittest.util import safe_repr
    return safe_repr(obj)


def _problem_of(what, expected, cause):
    if cause is None:
        return f"{what.capitalize()} not found."
    errors = [each if isinstance(each, Exception) else None for each in expected]
    return f"Error processing expected {what}.\nErrors: {errors}"


def _assert_any(mock, what, made, args, kwargs):
    expected = mock._call_matcher(_Call((args, kwargs), two=True))
    made = _AnyComparer([mock._call_matcher(each) for each in made])
    cause = expected if isinstance(expected, Exception) else None
    if cause or expected not in made:
        text = mock._format_mock_call_signature(args, kwargs)
        raise AssertionError(f"{text} {what} not found") from cause


def _without(expected, made):
    """Of the calls that are expected those that were not made, and those made that were not expected."""
    missing = []
    made = list(made)
    for each in expected:
        try:
            made.remove(each)
        except ValueError:
            missing.append(each)
    return missing, made


class CallableMixin(Base):
    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None,
                 spec_set=None, parent=None, _spec_state=None, _new_name="", _new_parent=None,
                 **kwargs):
        self.__dict__["_mock_return_value"] = return_value
        super().__init__(spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent,
                         **kwargs)
        self.side_effect = side_effect

    def _mock_check_sig(self, /, *args, **kwargs):
        # Replaced on the class of a mock that has the signature of something.
        pass

    def __call__(self, /, *args, **kwargs):
        for step in (self._mock_check_sig, self._increment_mock_call):
            step(*args, **kwargs)
        return self._mock_call(*args, **kwargs)

    def _mock_call(self, /, *args, **kwargs):
        return self._execute_mock_call(*args, **kwargs)

    def _increment_mock_call(self, /, *args, **kwargs):
        self.call_count += 1
        self.called = True
        self.call_args = call = _Call((args, kwargs), two=True)
        self.call_args_list.append(call)
        self.mock_calls.append(_Call(("", args, kwargs)))
        # All that this mock belongs to know of the call, each under the name that it has there.
        is_method = self._mock_parent is not None
        method_name = self._mock_name
        name = self._mock_new_name
        parent = self._mock_new_parent
        is_a_call = name == "()"
        while parent is not None:
            if is_method:
                parent.method_calls.append(_Call((method_name, args, kwargs)))
                is_method = parent._mock_parent is not None
                method_name = f"{parent._mock_name}.{method_name}" if is_method else None
            parent.mock_calls.append(_Call((name, args, kwargs)))
            if parent._mock_new_name:
                name = parent._mock_new_name + ("" if is_a_call else ".") + name
                is_a_call = parent._mock_new_name == "()"
            parent = parent._mock_new_parent

    def _execute_mock_call(self, /, *args, **kwargs):
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if _callable(effect):
                result = effect(*args, **kwargs)
            else:
                result = next(effect)
                if _is_exception(result):
                    raise result
            if result is not DEFAULT:
                return result
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        if self._mock_delegate and self._mock_delegate.return_value is not DEFAULT:
            return self._mock_delegate.return_value
        if self._mock_wraps is not None:
            return self._mock_wraps(*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """
    Create a new `Mock` object: its attributes and what its calls return are mocks too, and it
    remembers how it was used.

    * `spec`: a list of strings or an object whose attributes the mock has, and no others.
    * `spec_set`: likewise; others cannot even be set.
    * `side_effect`: a function to be called, an exception to be raised or an iterable of results.
    * `return_value`: what calls give.
    * `unsafe`: whether attributes whose names begin with "assert" may be asked for.
    * `wraps`: an object that calls and attributes are passed on to.
    * `name`: a name for the repr of the mock.

    Other keyword arguments are attributes to be set.
    """


# --- late: mocks with special methods

def _default_hash(mock):
    return object.__hash__(mock)


def _default_str(mock):
    return object.__str__(mock)


def _default_sizeof(mock):
    return object.__sizeof__(mock)


def _default_fspath(mock):
    return f"{type(mock).__name__}/{mock._extract_mock_name()}/{id(mock)}"


_calculate_return_value = {"__hash__": _default_hash, "__str__": _default_str,
                           "__sizeof__": _default_sizeof, "__fspath__": _default_fspath}


def _get_eq(self):
    def __eq__(other):
        value = self.__eq__._mock_return_value
        if value is not DEFAULT:
            return value
        return True if self is other else NotImplemented
    return __eq__


def _get_ne(self):
    def __ne__(other):
        value = self.__ne__._mock_return_value
        if value is not DEFAULT:
            return value
        return False if self is other else NotImplemented
    return __ne__


def _get_iter(self):
    def __iter__():
        value = self.__iter__._mock_return_value
        return iter([]) if value is DEFAULT else iter(value)
    return __iter__


def _get_async_iter(self):
    def __aiter__():
        value = self.__aiter__._mock_return_value
        return _AsyncIterator(iter([] if value is DEFAULT else value))
    return __aiter__


_side_effect_methods = {"__eq__": _get_eq, "__ne__": _get_ne, "__iter__": _get_iter,
                        "__aiter__": _get_async_iter}


def _set_return_value(mock, method, name):
    fixed = _return_values.get(name, DEFAULT)
    if fixed is not DEFAULT:
        method.return_value = fixed
    elif name in _calculate_return_value:
        method.return_value = _calculate_return_value[name](mock)
    elif name in _side_effect_methods:
        method.side_effect = _side_effect_methods[name](mock)


class MagicProxy(Base):
    # On the class of a mock until the special method is used.
    def __init__(self, name, parent):
        self.name = name
        self.parent = parent

    def create_mock(self):
        name, parent = self.name, self.parent
        mock = parent._get_child_mock(name=name, _new_name=name, _new_parent=parent)
        setattr(parent, name, mock)
        _set_return_value(parent, mock, name)
        return mock

    def __get__(self, obj, _type=None):
        return self.create_mock()


class MagicMixin(Base):
    def __init__(self, /, *args, **kw):
        # Before, so that they are there when the mock is made; after, when the spec is known.
        self._mock_set_magics()
        super().__init__(*args, **kw)
        self._mock_set_magics()

    def _mock_set_magics(self):
        wanted = _magics | _async_method_magics
        methods = getattr(self, "_mock_methods", None)
        if methods is not None:
            wanted = wanted.intersection(methods)
        own = type(self)
        there = own._mock_own_magics
        for name in [name for name in there if name not in wanted]:
            if name in _magics or name in _async_method_magics:
                delattr(own, name)
                there.discard(name)
        for name in wanted - there:
            setattr(own, name, MagicProxy(name, self))
        there.update(wanted)


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A MagicMock that cannot be called."""

    def mock_add_spec(self, spec, spec_set=False):
        """Add a spec to a mock. If `spec_set` is True then only its attributes can be set."""
        self._mock_add_spec(spec, spec_set)
        self._mock_set_magics()


class MagicMock(MagicMixin, Mock):
    """A Mock that has most of the magic methods or, with a spec, those the spec has."""

    def mock_add_spec(self, spec, spec_set=False):
        """Add a spec to a mock. If `spec_set` is True then only its attributes can be set."""
        self._mock_add_spec(spec, spec_set)
        self._mock_set_magics()

    def reset_mock(self, /, *args, return_value: bool = False, **kwargs):
        if return_value and self._mock_name and _is_magic(self._mock_name):
            return_value = False  # str() of a mock has to go on giving a string
        super().reset_mock(*args, return_value=return_value, **kwargs)


# --- late: mocks of async functions

class AsyncMagicMixin(MagicMixin):
    pass


class AsyncMockMixin(Base):
    await_count = _delegating_property("await_count")
    await_args = _delegating_property("await_args")
    await_args_list = _delegating_property("await_args_list")

    def __init__(self, /, *args, **kwargs):
        super().__init__(*args, **kwargs)
        from inspect import CO_COROUTINE, CO_VARARGS, CO_VARKEYWORDS, markcoroutinefunction
        own = self.__dict__
        own["_mock_await_count"] = 0
        own["_mock_await_args"] = None
        own["_mock_await_args_list"] = _CallList()
        # What asks whether this is a function that is async has to be told so.
        code = NonCallableMock(spec_set=["co_flags", "co_argcount", "co_kwonlyargcount",
                                         "co_posonlyargcount", "co_varnames"])
        code.__dict__.update({"co_argcount": 0, "co_kwonlyargcount": 0, "co_posonlyargcount": 0,
                              "co_varnames": (), "_spec_class": None,
                              "co_flags": CO_COROUTINE + CO_VARARGS + CO_VARKEYWORDS})
        own["__code__"] = code
        own["__name__"] = "AsyncMock"
        own["__defaults__"] = ()
        own["__kwdefaults__"] = {}
        own["__annotations__"] = None
        marked = _Marked()
        markcoroutinefunction(marked)
        own.update(marked.__dict__)

    async def _execute_mock_call(self, /, *args, **kwargs):
        self.await_count += 1
        self.await_args = awaited = _Call((args, kwargs), two=True)
        self.await_args_list.append(awaited)
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if _callable(effect):
                result = effect(*args, **kwargs)
                if _is_async_function(effect):
                    result = await result
            else:
                try:
                    result = next(effect)
                except StopIteration:
                    raise StopAsyncIteration  # a coroutine cannot raise the other
                if _is_exception(result):
                    raise result
            if result is not DEFAULT:
                return result
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        if self._mock_wraps is not None:
            result = self._mock_wraps(*args, **kwargs)
            return await result if _is_async_function(self._mock_wraps) else result
        return self.return_value

    def assert_awaited(self):
        """Fail unless it was awaited."""
        if self.await_count == 0:
            raise AssertionError(f"Expected {self._name_or_mock()} to have been awaited.")

    def _assert_one_await(self):
        if self.await_count != 1:
            raise AssertionError(f"Expected {self._name_or_mock()} to have been awaited once. "
                                 f"Awaited {self.await_count} times.")

    def assert_awaited_once(self):
        """Fail unless it was awaited once."""
        self._assert_one_await()

    def assert_awaited_with(self, /, *args, **kwargs):
        """Fail unless the last await had these arguments."""
        if self.await_args is None:
            expected = self._format_mock_call_signature(args, kwargs)
            raise AssertionError(f"Expected await: {expected}\nNot awaited")
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        if self._call_matcher(self.await_args) != expected:
            cause = expected if isinstance(expected, Exception) else None
            message = self._format_mock_failure_message(args, kwargs, action="await")
            raise AssertionError(message) from cause

    def assert_awaited_once_with(self, /, *args, **kwargs):
        """Fail unless it was awaited once, with these arguments."""
        self._assert_one_await()
        return self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        """Fail unless some await had these arguments."""
        _assert_any(self, "await", self.await_args_list, args, kwargs)

    def assert_has_awaits(self, calls, any_order=False):
        """Fail unless these calls are in await_args_list."""
        expected = [self._call_matcher(each) for each in calls]
        cause = next((each for each in expected if isinstance(each, Exception)), None)
        made = [self._call_matcher(each) for each in self.await_args_list]
        if not any_order:
            if expected not in _CallList(made):
                raise AssertionError(f"{_problem_of('awaits', expected, cause)}\n"
                                     f"Expected: {_CallList(calls)}\n"
                                     f"Actual: {self.await_args_list}") from cause
            return
        missing, _ = _without(expected, made)
        if missing:
            raise AssertionError(f"{tuple(missing)!r} not all found in await list") from cause

    def assert_not_awaited(self):
        """Fail if it was awaited."""
        if self.await_count != 0:
            raise AssertionError(f"Expected {self._name_or_mock()} to not have been awaited. "
                                 f"Awaited {self.await_count} times.")

    def reset_mock(self, /, *args, **kwargs):
        super().reset_mock(*args, **kwargs)
        self.await_count = 0
        self.await_args = None
        self.await_args_list = _CallList()


class _Marked:
    pass


class AsyncMock(AsyncMockMixin, AsyncMagicMixin, Mock):
    """A Mock whose calls are awaited."""


# --- late: what they iterate with

class _AsyncIterator:
    def __init__(self, iterator):
        self.iterator = iterator

    async def __anext__(self):
        try:
            return next(self.iterator)
        except StopIteration:
            pass
        raise StopAsyncIteration


# --- late: mocks of properties

class PropertyMock(Mock):
    """A Mock to be set on a class, where it sees its attribute being read and set."""

    def _get_child_mock(self, /, **kwargs):
        return MagicMock(**kwargs)

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, val):
        self(val)


# --- late: mocks for threads

class ThreadingMixin(Base):
    # There is one thread: nobody else calls the mock while somebody waits for that, so a call that is
    # not there yet will not come in time.
    DEFAULT_TIMEOUT = None

    def _get_child_mock(self, /, **kw):
        if isinstance(kw.get("parent"), ThreadingMixin):
            kw["timeout"] = kw["parent"]._mock_wait_timeout
        elif isinstance(kw.get("_new_parent"), ThreadingMixin):
            kw["timeout"] = kw["_new_parent"]._mock_wait_timeout
        return super()._get_child_mock(**kw)

    def __init__(self, *args, timeout=_timeout_unset, **kwargs):
        super().__init__(*args, **kwargs)
        if timeout is _timeout_unset:
            timeout = self.DEFAULT_TIMEOUT
        self.__dict__["_mock_wait_timeout"] = timeout

    def _wait_in_vain(self, timeout):
        if timeout is None:
            raise RuntimeError("waiting for a call for ever: there are no threads that could make it")
        import time
        time.sleep(timeout)

    def wait_until_called(self, *, timeout=_timeout_unset):
        """Wait until the mock object is called; AssertionError if it is not in time."""
        if timeout is _timeout_unset:
            timeout = self._mock_wait_timeout
        if not self.called:
            self._wait_in_vain(timeout)
            raise AssertionError(f"{self._name_or_mock()} was not called before timeout({timeout}).")

    def wait_until_any_call_with(self, *args, **kwargs):
        """Wait until the mock object is called with given args; AssertionError if it is not."""
        if _Call((args, kwargs), two=True) not in self.call_args_list:
            self._wait_in_vain(self._mock_wait_timeout)
            expected = self._format_mock_call_signature(args, kwargs)
            raise AssertionError(f"{expected} call not found")


class ThreadingMock(ThreadingMixin, MagicMixin, Mock):
    """A mock that can be waited for, in the one thread that there is."""


# --- late: mocks with the signatures of something

class _SpecState:
    # What the mock of an attribute is to be made of, when somebody asks for it.
    def __init__(self, spec, spec_set=False, parent=None, name=None, ids=None, instance=False):
        self.spec = spec
        self.ids = ids
        self.spec_set = spec_set
        self.parent = parent
        self.instance = instance
        self.name = name


def _must_skip(spec, entry, is_type):
    """Whether the first argument of an attribute of spec is the instance."""
    if not isinstance(spec, type):
        if _held_by(spec, entry) is not None:
            return False
        spec = spec.__class__
    how = _found_in(spec, entry)
    return is_type if how in ("function", None) else False


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False,
                    **kwargs):
    """A mock with the attributes of spec, at every depth; functions take the arguments those of spec take."""
    if _is_list(spec):
        spec = type(spec)  # a list of names cannot be told from an object that is a list
    is_type = isinstance(spec, type)
    if _is_instance_mock(spec):
        raise InvalidSpecError(f"Cannot autospec a Mock object. [object={spec!r}]")
    is_async_func = isinstance(spec, FunctionTypes) and _is_async_function(spec)
    fields = {}
    if is_type and instance and hasattr(spec, "__dataclass_fields__"):
        import dataclasses
        fields = {field.name: field.type for field in dataclasses.fields(spec)}
    if not unsafe:
        _check_spec_arg_typos(kwargs)
    if spec_set:
        _kwargs = {"spec_set": spec}
    else:
        _kwargs = {} if spec is None else {"spec": spec}  # None has no attributes to speak of
    if instance and _kwargs:
        _kwargs["_spec_as_instance"] = True
    _name = kwargs.pop("name", _name)
    _new_name = "" if _parent is None else _name
    _kwargs.update(kwargs)
    klass = MagicMock
    if type(spec) is not type and (hasattr(type(spec), "__set__")
                                   or hasattr(type(spec), "__delete__")) and not is_type:
        _kwargs = {}  # what a property gives is unknown
    elif is_type and instance and not _instance_callable(spec):
        klass = NonCallableMagicMock
    elif not _callable(spec):
        klass = NonCallableMagicMock
    if is_async_func:
        if instance:
            raise RuntimeError("Instance can not be True when create_autospec "
                               "is mocking an async function")
        klass = AsyncMock
    mock = klass(parent=_parent, _new_parent=_parent, _new_name=_new_name, name=_name, **_kwargs)
    if fields:
        mock._mock_extend_spec_methods(fields)
    if isinstance(spec, FunctionTypes):
        mock = _set_signature(mock, spec, is_async_func)
    else:
        _check_signature(spec, mock, is_type, instance)
    if _parent is not None and not instance:
        _parent._mock_children[_name] = mock
    wrapped = kwargs.get("wraps")
    if is_type and not instance and "return_value" not in kwargs:
        mock.return_value = create_autospec(spec, spec_set, instance=True, _name="()", _parent=mock,
                                            wraps=wrapped)
    _autospec_children(mock, spec, spec_set, is_type, fields, wrapped)
    return mock


def _autospec_children(mock, spec, spec_set, is_type, fields, wrapped):
    children = mock._mock_children
    parent = mock.mock if isinstance(spec, FunctionTypes) else mock
    for entry in [*dir(spec), *fields]:
        if _is_magic(entry):
            continue  # those that matter are made by MagicMock
        try:
            original = getattr(spec, entry)
        except AttributeError:
            if entry not in fields:
                continue
            original = fields[entry]
        child_kwargs = {"spec_set": original} if spec_set else {"spec": original}
        if not isinstance(original, FunctionTypes):
            children[entry] = _SpecState(original, spec_set, mock, entry, entry in fields)
            continue
        if wrapped is not None and hasattr(wrapped, entry):
            child_kwargs["wraps"] = getattr(wrapped, entry)
        skip_first = _must_skip(spec, entry, is_type)
        child_kwargs["_eat_self"] = skip_first
        klass = AsyncMock if _is_async_function(original) else MagicMock
        new = klass(parent=parent, name=entry, _new_name=entry, _new_parent=parent, **child_kwargs)
        children[entry] = new
        if "wraps" not in child_kwargs:
            new.return_value = klass()
        _check_signature(original, new, skip_first)
        if isinstance(spec, FunctionTypes):
            setattr(mock, entry, new)


# --- late: mocks of open()

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
        return getattr(stream, method._mock_new_name)(*args, **kwargs)

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


# --- late: no more children

def seal(mock):
    """
    Disable the automatic generation of child mocks: asking for attributes that the mock and its
    children do not have yet is an AttributeError.
    """
    mock._mock_sealed = True
    for name in dir(mock):
        child = getattr(mock, name, None)
        if (isinstance(child, NonCallableMock)
                and not isinstance(child._mock_children.get(name), _SpecState)
                and child._mock_new_parent is mock):
            seal(child)


# --- late: mocks in the place of others

from unittest.mock_patching import (_get_target, _patch, _patch_dict, _patch_multiple, _patch_object,
                                    _patch_stopall, patch)
