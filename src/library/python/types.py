# types: names for the types that the interpreter uses without naming them, and making classes at run
# time.
"""The types that have no name among the builtins, and how classes come about at run time."""

from _typing import (
    GenericAlias, SimpleNamespace, Union as UnionType, _mark_iterable_coroutine,
    async_generator as AsyncGeneratorType, cell as CellType, code as CodeType,
    coroutine as CoroutineType, frame as FrameType, function as FunctionType,
    generator as GeneratorType, getset_descriptor as GetSetDescriptorType,
    mappingproxy as MappingProxyType, member_descriptor as MemberDescriptorType,
    method as MethodType, module as ModuleType, traceback as TracebackType)

__all__ = ['AsyncGeneratorType', 'BuiltinFunctionType', 'BuiltinMethodType', 'CellType',
           'ClassMethodDescriptorType', 'CodeType', 'CoroutineType', 'EllipsisType', 'FrameType',
           'FunctionType', 'GeneratorType', 'GenericAlias', 'GetSetDescriptorType', 'LambdaType',
           'MappingProxyType', 'MemberDescriptorType', 'MethodDescriptorType', 'MethodType',
           'MethodWrapperType', 'ModuleType', 'NoneType', 'NotImplementedType',
           'SimpleNamespace', 'TracebackType', 'UnionType', 'WrapperDescriptorType', 'new_class',
           'resolve_bases', 'prepare_class', 'get_original_bases', 'DynamicClassAttribute',
           'coroutine']


LambdaType = FunctionType
BuiltinFunctionType = type(len)
BuiltinMethodType = BuiltinFunctionType
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__['fromkeys'])
EllipsisType = type(Ellipsis)
NoneType = type(None)
NotImplementedType = type(NotImplemented)


# --- late: making classes at run time

def new_class(name, bases=(), kwds=None, exec_body=None):
    """Make a class as a class statement does; exec_body fills its namespace."""
    resolved_bases = resolve_bases(bases)
    meta, ns, kwds = prepare_class(name, resolved_bases, kwds)
    if exec_body is not None:
        exec_body(ns)
    if resolved_bases is not bases:
        ns['__orig_bases__'] = bases
    return meta(name, resolved_bases, ns, **kwds)


def resolve_bases(bases):
    """The bases with each __mro_entries__ asked (PEP 560)."""
    new_bases = list(bases)
    updated = False
    shift = 0
    for i, base in enumerate(bases):
        if isinstance(base, type):
            continue
        if not hasattr(base, "__mro_entries__"):
            continue
        new_base = base.__mro_entries__(bases)
        updated = True
        if not isinstance(new_base, tuple):
            raise TypeError("__mro_entries__ must return a tuple")
        new_bases[i + shift:i + shift + 1] = new_base
        shift += len(new_base) - 1
    return tuple(new_bases) if updated else bases


def prepare_class(name, bases=(), kwds=None):
    """What a class statement does first: (metaclass, namespace, keywords without metaclass)."""
    kwds = {} if kwds is None else dict(kwds)
    if 'metaclass' in kwds:
        meta = kwds.pop('metaclass')
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        meta = _calculate_meta(meta, bases)
    if hasattr(meta, '__prepare__'):
        ns = meta.__prepare__(name, bases, **kwds)
    else:
        ns = {}
    return meta, ns, kwds


def _calculate_meta(meta, bases):
    # The most derived metaclass.
    winner = meta
    for base in bases:
        base_meta = type(base)
        if issubclass(winner, base_meta):
            continue
        if issubclass(base_meta, winner):
            winner = base_meta
            continue
        raise TypeError("metaclass conflict: "
                        "the metaclass of a derived class "
                        "must be a (non-strict) subclass "
                        "of the metaclasses of all its bases")
    return winner


def get_original_bases(cls, /):
    """Return the class's "original" bases prior to modification by `__mro_entries__`."""
    # getattr() asks as the guest would: the policy may keep __bases__ from it.
    if isinstance(cls, type):
        original = cls.__dict__.get("__orig_bases__")
        return original if original is not None else getattr(cls, "__bases__")
    raise TypeError(f"Expected an instance of type, not {type(cls).__name__!r}")


# --- late: DynamicClassAttribute

class DynamicClassAttribute:
    """A property for instances; asked of the class it is left to __getattr__ of the metaclass."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget = fget
        self.fset = fset
        self.fdel = fdel
        self.__doc__ = doc or fget.__doc__
        self.overwrite_doc = doc is None
        self.__isabstractmethod__ = bool(getattr(fget, '__isabstractmethod__', False))

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.__isabstractmethod__:
                return self
            raise AttributeError()
        if self.fget is None:
            raise AttributeError("unreadable attribute")
        return self.fget(instance)

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError("can't set attribute")
        self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError("can't delete attribute")
        self.fdel(instance)

    def getter(self, fget):
        fdoc = fget.__doc__ if self.overwrite_doc else None
        result = type(self)(fget, self.fset, self.fdel, fdoc or self.__doc__)
        result.overwrite_doc = self.overwrite_doc
        return result

    def setter(self, fset):
        result = type(self)(self.fget, fset, self.fdel, self.__doc__)
        result.overwrite_doc = self.overwrite_doc
        return result

    def deleter(self, fdel):
        result = type(self)(self.fget, self.fset, fdel, self.__doc__)
        result.overwrite_doc = self.overwrite_doc
        return result


# --- late: coroutine()

_ITERABLE_COROUTINE = 0x100
_COROUTINE = 0x80


def coroutine(func):
    """Let the generators of a function be awaited."""
    if not callable(func):
        raise TypeError('types.coroutine() expects a callable')
    if type(func) is FunctionType and func.__code__.co_flags & (_COROUTINE | _ITERABLE_COROUTINE):
        return func
    from functools import wraps

    @wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        if type(made) is GeneratorType:
            return _mark_iterable_coroutine(made)
        return made

    return wrapped
