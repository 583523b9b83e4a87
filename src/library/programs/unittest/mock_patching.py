# unittest.mock_patching: replaces attributes and items by mocks for a while, and restores them.
# It reads, sets and deletes attributes, and imports modules, only as the program itself could.
#
# A _Replacement says what comes into the place of an attribute, and makes it. A _patch knows the place, and what was
# there. Both kinds of patches, _patch and _patch_dict, are context managers, and decorators by their base _Patcher.
"""patch() and its relatives."""

import builtins
import contextlib
import functools
from importlib import import_module as _import
from types import ModuleType

from unittest.mock_calls import DEFAULT
from unittest.mock_attributes import held_by as _held_by
from unittest.mock import (AsyncMock, InvalidSpecError, MagicMock, NonCallableMagicMock, NonCallableMock,
                           _check_for_typos, _instance_callable, _is_async_function, _is_async_obj, _is_instance_mock,
                           _is_list, create_autospec)

# Built-in functions of CPython that programs patch though a run may not have them.
_ABSENT_BUILTINS = frozenset("breakpoint compile eval exec exit globals help input locals open quit vars".split())
# Attributes that a function or class has again, with another value, when they are deleted.
_NEVER_GONE = "__doc__", "__module__", "__defaults__", "__annotations__", "__kwdefaults__"


def _resolve_name(name):
    """Return the object of a dotted name: modules as far as there are modules, then attributes."""
    path, _, rest = name.partition(".")
    found = _import(path)
    while rest:
        part, _, rest = rest.partition(".")
        path = f"{path}.{part}"
        if isinstance(found, ModuleType) and not hasattr(found, part):
            try:
                _import(path)
            except ModuleNotFoundError as error:
                if error.name != path:
                    raise
        found = getattr(found, part)
    return found


def _get_target(target):
    """Return a function that finds the object whose attribute a dotted name is, and the name of the attribute."""
    try:
        holder, dot, attribute = target.rpartition(".")
        if not dot:
            raise ValueError
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}")
    return functools.partial(_resolve_name, holder), attribute


class _Patcher:
    """What patches do as decorators, and between start() and stop()."""

    def __call__(self, func):
        if not isinstance(func, type):
            return self._around(func)
        for name in dir(func):
            if name.startswith(patch.TEST_PREFIX) and hasattr(test := getattr(func, name), "__call__"):
                # Each test has a patch of its own.
                setattr(func, name, self.copy()(test))
        return func

    def _around(self, func):
        @contextlib.contextmanager
        def entered(args, keywords):
            with self:
                yield args, keywords
        return _wrapper(func, entered)

    def start(self):
        """Replace now, until stop(). Returns what a with statement gets."""
        entered = self.__enter__()
        patch._active.append(self)
        return entered

    def stop(self):
        """Restore what start() replaced."""
        if self in patch._active:
            patch._active.remove(self)
            return self.__exit__(None, None, None)
        return None


def _wrapper(func, entered):
    if _is_async_function(func):
        async def patched(*args, **keywords):
            with entered(args, keywords) as (args, keywords):
                return await func(*args, **keywords)
    else:
        def patched(*args, **keywords):
            with entered(args, keywords) as (args, keywords):
                return func(*args, **keywords)
    return functools.update_wrapper(patched, func)


class _Replacement:
    """What comes into the place of an attribute."""

    def __init__(self, new, spec, create, spec_set, autospec, new_callable, options, unsafe=False):
        for other, name in ((new is not DEFAULT, "new"), (autospec is not None, "autospec")):
            if new_callable is not None and other:
                raise ValueError(f"Cannot use {name!r} and 'new_callable' together")
        if not unsafe:
            _check_for_typos(options)
        self.new, self.create, self.new_callable, self.options = new, create, new_callable, options
        given = spec, spec_set, autospec
        self.spec, self.spec_set, self.autospec = (None if each is False else each for each in given)

    def check(self, attribute):
        for name, value in (("spec", self.spec), ("spec_set", self.spec_set)):
            if _is_instance_mock(value):
                raise InvalidSpecError(f"Cannot spec attr {attribute!r} as the {name} has already been mocked out. "
                                       f"[{name}={value!r}]")

    def check_combination(self):
        if self.autospec is not None and self.spec is not None:
            raise TypeError("Can't specify spec and autospec")
        if self.spec_set not in (None, True) and not (self.spec is None and self.autospec is None):
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")

    def make(self, target, attribute, original):
        """Return what replaces an attribute of the target."""
        if self.autospec is not None:
            return self._autospec(target, attribute, original)
        if self.new is DEFAULT:
            return self._mock(attribute, original)
        if self.options:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        return self.new

    def _specification(self, original):
        """Return the keyword of the specification, and the specification. It is the original if it is only True."""
        if self.spec is None and self.spec_set is None:
            return None, None
        if original is DEFAULT:
            raise TypeError("Can't use 'spec' with create=True")
        model = self.spec_set if self.spec is None else self.spec
        return "spec" if self.spec_set is None else "spec_set", original if model is True else model

    def _mock(self, attribute, original):
        keyword, model = self._specification(original)
        if self.new_callable is not None:
            klass = self.new_callable
        elif keyword is None:
            klass = AsyncMock if _is_async_obj(original) else MagicMock
        elif _is_async_obj(model):
            klass = AsyncMock
        else:
            can_be_called = "__call__" in model if _is_list(model) else callable(model)
            klass = MagicMock if can_be_called else NonCallableMagicMock
        options = {} if keyword is None else {keyword: model}
        if attribute and isinstance(klass, type) and issubclass(klass, NonCallableMock):
            options["name"] = attribute
        options |= self.options
        mock = klass(**options)
        if keyword is not None and isinstance(original, type) and _is_instance_mock(mock):
            # The instances of a class are specified, too.
            options.pop("name", None)
            if not (_is_list(model) or _instance_callable(model)):
                klass = NonCallableMagicMock
            mock.return_value = klass(_new_parent=mock, _new_name="()", **options)
        return mock

    def _autospec(self, target, attribute, original):
        if self.new is not DEFAULT:
            raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
        if original is DEFAULT:
            raise TypeError("Can't use 'autospec' with create=True")
        spec = original if self.autospec is True else self.autospec
        if _is_instance_mock(target):
            raise InvalidSpecError(f"Cannot autospec attr {attribute!r} as the patch target has already been mocked "
                                   f"out. [target={target!r}, attr={spec!r}]")
        if _is_instance_mock(spec):
            name = getattr(target, "__name__", target)
            raise InvalidSpecError(f"Cannot autospec attr {attribute!r} from target {name!r} as it has already been "
                                   f"mocked out. [target={target!r}, attr={spec!r}]")
        return create_autospec(spec, spec_set=bool(self.spec_set), _name=attribute, **self.options)


class _patch(_Patcher):
    """Replaces an attribute."""

    attribute_name = None  # the keyword that gets the replacement, if it is one of patch.multiple()
    _entered = None

    def __init__(self, getter, attribute, *described, unsafe=False):
        self.described = described  # the arguments of _Replacement
        self.replacement = _Replacement(*described, unsafe=unsafe)
        self.replacement.check(attribute)
        self.getter, self.attribute = getter, attribute
        self.create, self.additional_patchers = self.replacement.create, []

    new = property(lambda self: self.replacement.new)

    def copy(self):
        """Return a patch of the same attribute that is not started."""
        made = _patch(self.getter, self.attribute, *self.described, unsafe=True)
        made.attribute_name = self.attribute_name
        made.additional_patchers += [each.copy() for each in self.additional_patchers]
        return made

    def _around(self, func):
        # A function that is patched already gets one more patch, and no more wrappers.
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func

        @contextlib.contextmanager
        def entered(args, keywords):
            with contextlib.ExitStack() as stack:
                for each in patched.patchings:
                    made = stack.enter_context(each)
                    if each.attribute_name is not None:
                        keywords.update(made)
                    elif each.new is DEFAULT:
                        args = (*args, made)
                yield args, keywords

        patched = _wrapper(func, entered)
        patched.patchings = [self]
        return patched

    def get_original(self):
        """Return what the attribute is now, and whether the target itself has it."""
        target, name = self.target, self.attribute
        try:
            found = getattr(target, "__dict__")[name], True
        except (AttributeError, KeyError):
            found = self._seen_original(target, name)
        if isinstance(target, ModuleType) and (name in _ABSENT_BUILTINS or name in dir(builtins)):
            self.create = True
        if found[0] is DEFAULT and not self.create:
            raise AttributeError(f"{target} does not have the attribute {name!r}")
        return found

    def _seen_original(self, target, name):
        # The target does not have it, or the program cannot read how. It is made again of what the program can read.
        seen = getattr(target, name, DEFAULT)
        how = None if seen is DEFAULT else _held_by(target, name)
        if how == "class":
            seen = classmethod(getattr(seen, "__func__", seen))
        return staticmethod(seen) if how == "static" else seen, how is not None

    def __enter__(self):
        if self._entered is not None:
            raise RuntimeError("Patch is already started")
        self.target = target = self.getter()
        self.replacement.check_combination()
        self.temp_original, self.is_local = self.get_original()
        new = self.replacement.make(target, self.attribute, self.temp_original)
        with contextlib.ExitStack() as stack:
            stack.callback(self._restore)
            setattr(target, self.attribute, new)
            result = new
            if self.attribute_name is not None:
                result = {self.attribute_name: new} if self.new is DEFAULT else {}
                for each in self.additional_patchers:
                    made = stack.enter_context(each)
                    if each.new is DEFAULT:
                        result.update(made)
            self._entered = stack.pop_all()
        return result

    def __exit__(self, *exc_info):
        entered, self._entered = self._entered, None
        return None if entered is None else entered.__exit__(*exc_info)

    def _restore(self):
        target, name, original = self.target, self.attribute, self.temp_original
        if self.is_local and original is not DEFAULT:
            setattr(target, name, original)
        else:
            delattr(target, name)
            if not self.create and (name in _NEVER_GONE or not hasattr(target, name)):
                setattr(target, name, original)
        del self.target, self.temp_original, self.is_local


class _patch_dict(_Patcher):
    """Changes a mapping, which then becomes what it was."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict, self.clear = in_dict, clear
        self.values = dict(values)
        self.values.update(kwargs)
        self._original = None

    def copy(self):
        """Return a patch of the same mapping that is not started."""
        return _patch_dict(self.in_dict, self.values, self.clear)

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _resolve_name(self.in_dict)
        mapping = self.in_dict
        copy = getattr(mapping, "copy", None)
        # A mapping may have items, and no methods.
        self._original = copy() if copy is not None else {key: mapping[key] for key in mapping}
        if self.clear:
            _clear(mapping)
        _fill(mapping, self.values)
        return mapping

    def __exit__(self, *exc_info):
        original, self._original = self._original, None
        if original is not None:
            _clear(self.in_dict)
            _fill(self.in_dict, original)
        return False


def _fill(mapping, values):
    if (update := getattr(mapping, "update", None)) is not None:
        update(values)
        return
    for key in values:
        mapping[key] = values[key]


def _clear(mapping):
    if (clear := getattr(mapping, "clear", None)) is not None:
        clear()
        return
    for key in list(mapping):
        del mapping[key]


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *,
          unsafe=False, **kwargs):
    """Replace what a dotted name stands for by a mock or by new, while a function or a with statement runs."""
    getter, attribute = _get_target(target)
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None,
                  new_callable=None, *, unsafe=False, **kwargs):
    """Replace an attribute of an object by a mock or by new, while a function or a with statement runs."""
    if type(target) is str:
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    getter = functools.partial(_unchanged, target)
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _unchanged(target):
    return target


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    """Replace several attributes by what the keywords say, which is DEFAULT for a mock."""
    getter = functools.partial(_resolve_name if type(target) is str else _unchanged, target)
    patchers = []
    for name, new in kwargs.items():
        patchers.append(_patch(getter, name, new, spec, create, spec_set, autospec, new_callable, {}))
        patchers[-1].attribute_name = name
    if not patchers:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    patchers[0].additional_patchers += patchers[1:]
    return patchers[0]


def _patch_stopall():
    """Restore all that start() replaced, the last first."""
    for each in patch._active[::-1]:
        each.stop()


patch.TEST_PREFIX = "test"
patch.dict = _patch_dict
patch.multiple = _patch_multiple
patch.object = _patch_object
patch.stopall = _patch_stopall
patch._active = []
