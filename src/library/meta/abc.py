# abc: abstract base classes (PEP 3119). Their registrations and abstract methods are native (_abc).
"""Abstract base classes (PEP 3119)."""

from _abc import (_abc_init, _abc_register, _abc_instancecheck, _abc_subclasscheck, _get_dump,
                  _reset_registry, _reset_caches, _update)

# How many registrations there were, for all abstract classes together.
_counter = [0]


def abstractmethod(funcobj):
    """Mark a method that subclasses must define before they can have instances."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    """A classmethod that is abstract. Old: classmethod over abstractmethod does the same."""

    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    """A staticmethod that is abstract. Old: staticmethod over abstractmethod does the same."""

    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractproperty(property):
    """A property that is abstract. Old: property over abstractmethod does the same."""

    __isabstractmethod__ = True


class ABCMeta(type):
    """The metaclass of abstract base classes, which other classes may join by register()."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        _abc_init(cls, _counter)
        return cls

    def register(cls, subclass):
        """Count subclass, and what derives from it, as derived from this class; give it back."""
        return _abc_register(cls, subclass)

    def __instancecheck__(cls, instance):
        return _abc_instancecheck(cls, instance)

    def __subclasscheck__(cls, subclass):
        return _abc_subclasscheck(cls, subclass)

    def _dump_registry(cls, file=None):
        print(f"Class: {cls.__module__}.{cls.__qualname__}", file=file)
        print(f"Inv. counter: {get_cache_token()}", file=file)
        *classes, version = _get_dump(cls)
        registry, cache, negative = ["{%s}" % text[1:-1] if text != "[]" else "set()"
                                     for text in classes]
        print(f"_abc_registry: {registry}", file=file)
        print(f"_abc_cache: {cache}", file=file)
        print(f"_abc_negative_cache: {negative}", file=file)
        print(f"_abc_negative_cache_version: {version}", file=file)

    def _abc_registry_clear(cls):
        _reset_registry(cls)

    def _abc_caches_clear(cls):
        _reset_caches(cls)


def get_cache_token():
    """An object that differs after every register()."""
    return _counter[0]


def update_abstractmethods(cls):
    """Find out again which methods of cls are abstract; give cls back."""
    if hasattr(cls, '__abstractmethods__'):
        _update(cls)
    return cls


class ABC(metaclass=ABCMeta):
    """A base whose metaclass is ABCMeta."""

    __slots__ = ()
