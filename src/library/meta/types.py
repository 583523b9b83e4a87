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
    resolved = resolve_bases(bases)
    meta, namespace, keywords = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace['__orig_bases__'] = bases
    return meta(name, resolved, namespace, **keywords)


def resolve_bases(bases):
    """The bases with each __mro_entries__ asked (PEP 560)."""
    resolved = []
    changed = False
    for base in bases:
        if isinstance(base, type) or not hasattr(base, "__mro_entries__"):
            resolved.append(base)
            continue
        entries = base.__mro_entries__(bases)
        if not isinstance(entries, tuple):
            raise TypeError("__mro_entries__ must return a tuple")
        resolved += entries
        changed = True
    return tuple(resolved) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    """What a class statement does first: (metaclass, namespace, keywords without metaclass)."""
    keywords = {} if kwds is None else dict(kwds)
    if 'metaclass' in keywords:
        meta = keywords.pop('metaclass')
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        meta = _most_derived(meta, bases)
    namespace = meta.__prepare__(name, bases, **keywords) if hasattr(meta, '__prepare__') else {}
    return meta, namespace, keywords


def _most_derived(meta, bases):
    for other in map(type, bases):
        if issubclass(other, meta):
            meta = other
        elif not issubclass(meta, other):
            raise TypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) "
                            "subclass of the metaclasses of all its bases")
    return meta


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
        store = self.fset
        if store is None:
            raise AttributeError("can't set attribute")
        store(instance, value)

    def __delete__(self, instance):
        remove = self.fdel
        if remove is None:
            raise AttributeError("can't delete attribute")
        remove(instance)

    def _changed(self, fget, fset, fdel, doc=None):
        made = type(self)(fget, fset, fdel, doc or self.__doc__)
        made.overwrite_doc = self.overwrite_doc
        return made

    def getter(self, fget):
        return self._changed(fget, self.fset, self.fdel, fget.__doc__ if self.overwrite_doc else None)

    def setter(self, fset):
        return self._changed(self.fget, fset, self.fdel)

    def deleter(self, fdel):
        return self._changed(self.fget, self.fset, fdel)


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
