# abc: abstract base classes. What such a class remembers and how it decides is native (_abc); here are the
# names and the metaclass by which programs reach that.
"""Abstract base classes (PEP 3119)."""

import _abc
from _abc import get_cache_token


def abstractmethod(funcobj):
    """Mark a method that subclasses must define before they can have instances."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class ABCMeta(type):
    """The metaclass of abstract base classes, which other classes may join by register()."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        return _abc.enroll(super().__new__(mcls, name, bases, namespace, **kwargs))

    def register(cls, subclass):
        """Make subclass, and what derives from it, count as derived from this class.

        Returns subclass, so that this is a decorator, too.
        """
        return _abc.register(cls, subclass)

    def __instancecheck__(cls, instance):
        return _abc.has_instance(cls, instance)

    def __subclasscheck__(cls, subclass):
        return _abc.has_subclass(cls, subclass)

    # For people who look for an error, as they know it.

    def _dump_registry(cls, file=None):
        print('Class:', f'{cls.__module__}.{cls.__qualname__}', file=file)
        print(_abc.describe(cls), file=file)

    def _abc_registry_clear(cls):
        _abc.forget_registered(cls)

    def _abc_caches_clear(cls):
        _abc.forget_answers(cls)


class ABC(metaclass=ABCMeta):
    """A base whose metaclass is ABCMeta."""

    __slots__ = ()


def update_abstractmethods(cls):
    """Find out again which methods of cls are abstract; returns cls."""
    if hasattr(cls, '__abstractmethods__'):
        _abc.find_abstract_methods(cls)
    return cls


# The older spellings: each stands for the kind of method and abstractmethod in one.

class abstractproperty(property):
    """A property that is abstract. Old: property over abstractmethod does the same."""
    __isabstractmethod__ = True


class abstractclassmethod(classmethod):
    """A classmethod that is abstract. Old: classmethod over abstractmethod does the same."""
    __isabstractmethod__ = True

    def __init__(self, callable):
        classmethod.__init__(self, abstractmethod(callable))


class abstractstaticmethod(staticmethod):
    """A staticmethod that is abstract. Old: staticmethod over abstractmethod does the same."""
    __isabstractmethod__ = True

    def __init__(self, callable):
        staticmethod.__init__(self, abstractmethod(callable))
