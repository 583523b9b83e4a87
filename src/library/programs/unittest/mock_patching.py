# unittest.mock_patching: replaces attributes and items by mocks for a while, and restores them.
# It reads, sets and deletes attributes, and imports modules, only as the program itself could.
"""patch() and its relatives."""

import builtins
import contextlib
import functools
import sys
from types import ModuleType

from unittest.mock_calls import DEFAULT
from unittest.mock_attributes import held_by as _held_by
from unittest.mock import (AsyncMock, InvalidSpecError, MagicMock, NonCallableMagicMock,
                           NonCallableMock, _check_spec_arg_typos, _instance_callable,
                           _is_async_function, _is_async_obj, _is_instance_mock, _is_list,
                           create_autospec)

# Built-in functions of CPython that are patched though a run does not have them.
_ABSENT_BUILTINS = {"open", "input", "eval", "exec", "compile", "breakpoint", "globals", "locals",
                    "vars", "exit", "quit", "help"}
# Attributes that are there again, with another value, when they have been deleted.
_DEFAULTED = ("__doc__", "__module__", "__defaults__", "__annotations__", "__kwdefaults__")


def _import(name):
    # As the program itself would import it, so what is closed to it stays closed.
    return builtins.__import__(name)


def _resolve_name(name):
    """The object that a dotted name stands for: modules as far as they go, then attributes."""
    first, *rest = name.split(".")
    found = _import(first)
    path = first
    for part in rest:
        path += f".{part}"
        try:
            found = getattr(found, part)
        except AttributeError:
            if not isinstance(found, ModuleType):
                raise
            try:
                _import(path)
            except ModuleNotFoundError as error:
                if error.name != path:
                    raise
            found = getattr(found, part)
    return found


def _get_target(target):
    try:
        holder, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}")
    return functools.partial(_resolve_name, holder), attribute


def _is_started(patcher):
    return getattr(patcher, "_exit_stack", None) is not None


class _Decorator:
    # A patcher around functions, coroutine functions and the tests of a class.
    def __call__(self, func):
        if isinstance(func, type):
            return self.decorate_class(func)
        if _is_async_function(func):
            return self.decorate_async_callable(func)
        return self.decorate_callable(func)

    def _decorate_tests(self, klass, decorator):
        for name in dir(klass):
            if name.startswith(patch.TEST_PREFIX):
                value = getattr(klass, name)
                if hasattr(value, "__call__"):
                    setattr(klass, name, decorator()(value))
        return klass

    def start(self):
        """Patch now, until stop()."""
        result = self.__enter__()
        _patch._active_patches.append(self)
        return result

    def stop(self):
        """Undo what start() did."""
        try:
            _patch._active_patches.remove(self)
        except ValueError:
            return None  # it has not been started, or is stopped already
        return self.__exit__(None, None, None)


class _patch(_Decorator):
    attribute_name = None
    _active_patches = []

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable,
                 kwargs, *, unsafe=False):
        if new_callable is not None:
            if new is not DEFAULT:
                raise ValueError("Cannot use 'new' and 'new_callable' together")
            if autospec is not None:
                raise ValueError("Cannot use 'autospec' and 'new_callable' together")
        if not unsafe:
            _check_spec_arg_typos(kwargs)
        for name, value in (("spec", spec), ("spec_set", spec_set)):
            if _is_instance_mock(value):
                raise InvalidSpecError(f"Cannot spec attr {attribute!r} as the {name} has already "
                                       f"been mocked out. [{name}={value!r}]")
        self.getter = getter
        self.attribute = attribute
        self.new = new
        self.new_callable = new_callable
        self.spec = spec
        self.create = create
        self.has_local = False
        self.spec_set = spec_set
        self.autospec = autospec
        self.kwargs = kwargs
        self.additional_patchers = []
        self._exit_stack = None

    def copy(self):
        patcher = _patch(self.getter, self.attribute, self.new, self.spec, self.create,
                         self.spec_set, self.autospec, self.new_callable, self.kwargs)
        patcher.attribute_name = self.attribute_name
        patcher.additional_patchers = [each.copy() for each in self.additional_patchers]
        return patcher

    def decorate_class(self, klass):
        return self._decorate_tests(klass, self.copy)

    @contextlib.contextmanager
    def decoration_helper(self, patched, args, keywargs):
        with contextlib.ExitStack() as stack:
            for patching in patched.patchings:
                made = stack.enter_context(patching)
                if patching.attribute_name is not None:
                    keywargs |= made
                elif patching.new is DEFAULT:
                    args += (made,)
            yield args, keywargs

    def decorate_callable(self, func):
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func

        @functools.wraps(func)
        def patched(*args, **keywords):
            with self.decoration_helper(patched, args, keywords) as (args, keywords):
                return func(*args, **keywords)

        patched.patchings = [self]
        return patched

    def decorate_async_callable(self, func):
        patchings = getattr(func, "patchings", None)
        if patchings is not None:
            patchings.append(self)
            return func

        @functools.wraps(func)
        async def patched(*args, **keywords):
            with self.decoration_helper(patched, args, keywords) as (args, keywords):
                return await func(*args, **keywords)

        patched.patchings = [self]
        return patched

    def get_original(self):
        """What is there now, and whether the target itself holds it."""
        target = self.target
        name = self.attribute
        try:
            original = getattr(target, "__dict__")[name]
            local = True
        except (AttributeError, KeyError):
            # Not held by the target, or not for the program to see how: then it is put back as what
            # it was, with what the program can see.
            original = getattr(target, name, DEFAULT)
            how = None if original is DEFAULT else _held_by(target, name)
            local = how is not None
            if how == "static":
                original = staticmethod(original)
            elif how == "class":
                original = classmethod(getattr(original, "__func__", original))
        if isinstance(target, ModuleType) and (name in _ABSENT_BUILTINS or name in dir(builtins)):
            self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError(f"{target} does not have the attribute {name!r}")
        return original, local

    def __enter__(self):
        if _is_started(self):
            raise RuntimeError("Patch is already started")
        spec = None if self.spec is False else self.spec
        spec_set = None if self.spec_set is False else self.spec_set
        autospec = None if self.autospec is False else self.autospec
        self.target = self.getter()
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set not in (True, None):
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        original, local = self.get_original()
        new = self.new
        if new is DEFAULT and autospec is None:
            new = self._make_mock(original, spec, spec_set)
        elif autospec is not None:
            new = self._make_autospec(original, autospec, spec_set)
        elif self.kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.temp_original = original
        self.is_local = local
        self._exit_stack = contextlib.ExitStack()
        try:
            setattr(self.target, self.attribute, new)
            if self.attribute_name is None:
                return new
            made = {self.attribute_name: new} if self.new is DEFAULT else {}
            for patching in self.additional_patchers:
                entered = self._exit_stack.enter_context(patching)
                made |= entered if patching.new is DEFAULT else {}
            return made
        except BaseException:
            if not self.__exit__(*sys.exc_info()):
                raise

    def _make_mock(self, original, spec, spec_set):
        inherit = False
        if spec is True:
            spec = original
            if spec_set is True:
                spec, spec_set = None, original
        elif spec is not None:
            if spec_set is True:
                spec, spec_set = None, spec
        elif spec_set is True:
            spec_set = original
        model = spec if spec_set is None else spec_set
        if model is not None:
            if original is DEFAULT:
                raise TypeError("Can't use 'spec' with create=True")
            inherit = isinstance(original, type)
        klass = AsyncMock if spec is None and _is_async_obj(original) else MagicMock
        kwargs = {}
        if self.new_callable is not None:
            klass = self.new_callable
        elif model is not None:
            if _is_list(model):
                is_callable = "__call__" in model
            else:
                is_callable = callable(model)
            if _is_async_obj(model):
                klass = AsyncMock
            elif not is_callable:
                klass = NonCallableMagicMock
        if spec is not None:
            kwargs["spec"] = spec
        if spec_set is not None:
            kwargs["spec_set"] = spec_set
        if isinstance(klass, type) and issubclass(klass, NonCallableMock) and self.attribute:
            kwargs["name"] = self.attribute
        kwargs.update(self.kwargs)
        new = klass(**kwargs)
        if inherit and _is_instance_mock(new):
            # The instances of a class are mocks by its spec too.
            if not _is_list(model) and not _instance_callable(model):
                klass = NonCallableMagicMock
            kwargs.pop("name")
            new.return_value = klass(_new_parent=new, _new_name="()", **kwargs)
        return new

    def _make_autospec(self, original, autospec, spec_set):
        if self.new is not DEFAULT:
            raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
        if original is DEFAULT:
            raise TypeError("Can't use 'autospec' with create=True")
        if autospec is True:
            autospec = original
        name, target = self.attribute, self.target
        if _is_instance_mock(target):
            raise InvalidSpecError(f"Cannot autospec attr {name!r} as the patch target has already "
                                   f"been mocked out. [target={target!r}, attr={autospec!r}]")
        if _is_instance_mock(autospec):
            target_name = getattr(target, "__name__", target)
            raise InvalidSpecError(f"Cannot autospec attr {name!r} from target {target_name!r} as it "
                                   f"has already been mocked out. [target={target!r}, "
                                   f"attr={autospec!r}]")
        return create_autospec(autospec, spec_set=bool(spec_set), _name=name, **self.kwargs)

    def __exit__(self, *exc_info):
        if not _is_started(self):
            return
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and (not hasattr(self.target, self.attribute)
                                    or self.attribute in _DEFAULTED):
                setattr(self.target, self.attribute, self.temp_original)
        del self.temp_original, self.is_local, self.target
        stack, self._exit_stack = self._exit_stack, None
        return stack.__exit__(*exc_info)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None,
                  autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    """Put a mock, or new, in place of one attribute of target."""
    if type(target) is str:
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    return _patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable,
                  kwargs, unsafe=unsafe)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None,
                    new_callable=None, **kwargs):
    """Put mocks, or what the keywords hold, in place of several attributes of target."""
    if type(target) is str:
        getter = functools.partial(_resolve_name, target)
    else:
        def getter():
            return target
    if not kwargs:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    patchers = []
    for attribute, new in kwargs.items():
        patcher = _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, {})
        patcher.attribute_name = attribute
        patchers.append(patcher)
    first, *rest = patchers
    first.additional_patchers += rest
    return first


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None,
          new_callable=None, *, unsafe=False, **kwargs):
    """Put a mock, or new, in place of what target names, for as long as a function or a with block runs."""
    getter, attribute = _get_target(target)
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs,
                  unsafe=unsafe)


class _patch_dict(_Decorator):
    """Change a mapping for as long as a function or a with block runs, then make it as it was."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self._original = None
        self.clear = clear
        self.values = dict(values, **kwargs)
        self.in_dict = in_dict

    def decorate_callable(self, f):
        def patched(*args, **keywords):
            self._patch_dict()
            try:
                return f(*args, **keywords)
            finally:
                self._unpatch_dict()
        return functools.update_wrapper(patched, f)

    def decorate_async_callable(self, f):
        async def patched(*args, **keywords):
            self._patch_dict()
            try:
                return await f(*args, **keywords)
            finally:
                self._unpatch_dict()
        return functools.update_wrapper(patched, f)

    def decorate_class(self, klass):
        return self._decorate_tests(
            klass, lambda: _patch_dict(self.in_dict, self.values, self.clear))

    def __enter__(self):
        self._patch_dict()
        return self.in_dict

    def _patch_dict(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _resolve_name(self.in_dict)
        in_dict = self.in_dict
        try:
            original = in_dict.copy()
        except AttributeError:
            # A mapping without the methods of dictionaries, but with items.
            original = {key: in_dict[key] for key in in_dict}
        self._original = original
        if self.clear:
            _clear_dict(in_dict)
        _update_dict(in_dict, self.values)

    def _unpatch_dict(self):
        _clear_dict(self.in_dict)
        _update_dict(self.in_dict, self._original)

    def __exit__(self, *args):
        if self._original is not None:
            self._unpatch_dict()
            self._original = None
        return False


def _update_dict(in_dict, values):
    try:
        in_dict.update(values)
    except AttributeError:
        for key in values:
            in_dict[key] = values[key]


def _clear_dict(in_dict):
    try:
        in_dict.clear()
    except AttributeError:
        for key in list(in_dict):
            del in_dict[key]


def _patch_stopall():
    """Stop all active patches, the last one first."""
    for patcher in reversed(_patch._active_patches):
        patcher.stop()


patch.TEST_PREFIX = "test"
patch.dict = _patch_dict
patch.multiple = _patch_multiple
patch.object = _patch_object
patch.stopall = _patch_stopall
