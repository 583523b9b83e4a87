# types: names for the types that the interpreter uses without naming them, and making classes at run
# time.
"""The types that have no name among the builtins, and how classes come about at run time."""

from _typing import (
    GenericAlias, SimpleNamespace, Union as UnionType, _is_coroutine_function, _mark_iterable_coroutine,
    _original_bases, async_generator as AsyncGeneratorType, cell as CellType,
    classmethod_descriptor as ClassMethodDescriptorType, code as CodeType, coroutine as CoroutineType,
    frame as FrameType, function as FunctionType, generator as GeneratorType,
    getset_descriptor as GetSetDescriptorType, mappingproxy as MappingProxyType,
    member_descriptor as MemberDescriptorType, method as MethodType, module as ModuleType,
    traceback as TracebackType)

# An object of each type that no native module names.
BuiltinFunctionType, MethodDescriptorType, WrapperDescriptorType, MethodWrapperType = map(
    type, (len, str.join, object.__init__, object().__str__))
NoneType, EllipsisType, NotImplementedType = map(type, (None, ..., NotImplemented))
# Types with two names.
LambdaType, BuiltinMethodType = FunctionType, BuiltinFunctionType

__all__ = """AsyncGeneratorType BuiltinFunctionType BuiltinMethodType CellType ClassMethodDescriptorType CodeType
    CoroutineType EllipsisType FrameType FunctionType GeneratorType GenericAlias GetSetDescriptorType LambdaType
    MappingProxyType MemberDescriptorType MethodDescriptorType MethodType MethodWrapperType ModuleType NoneType
    NotImplementedType SimpleNamespace TracebackType UnionType WrapperDescriptorType new_class resolve_bases
    prepare_class get_original_bases DynamicClassAttribute coroutine""".split()


# --- making classes at run time

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
    """The bases as the class statement gave them, before __mro_entries__ replaced any (PEP 560)."""
    if not isinstance(cls, type):
        raise TypeError(f"Expected an instance of type, not {type(cls).__name__!r}")
    original = _original_bases(cls)
    # getattr() reads as the guest would: the policy may keep __bases__ from it.
    return getattr(cls, "__bases__") if original is None else original


# --- DynamicClassAttribute

class DynamicClassAttribute:
    """A property for instances; asked of the class it is left to __getattr__ of the metaclass."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.overwrite_doc = doc is None
        self.__doc__ = doc or fget.__doc__
        self.__isabstractmethod__ = bool(getattr(fget, '__isabstractmethod__', False))
        self.fget, self.fset, self.fdel = fget, fset, fdel

    def _call(self, function, refusal, *arguments):
        if function is None:
            raise AttributeError(refusal)
        return function(*arguments)

    def __get__(self, instance, ownerclass=None):
        if instance is not None:
            return self._call(self.fget, "unreadable attribute", instance)
        if not self.__isabstractmethod__:
            raise AttributeError()
        return self

    def __set__(self, instance, value):
        self._call(self.fset, "can't set attribute", instance, value)

    def __delete__(self, instance):
        self._call(self.fdel, "can't delete attribute", instance)

    def _with(self, fget, fset, fdel, doc=None):
        copy = type(self)(fget, fset, fdel, doc or self.__doc__)
        copy.overwrite_doc = self.overwrite_doc
        return copy

    def getter(self, fget):
        return self._with(fget, self.fset, self.fdel, fget.__doc__ if self.overwrite_doc else None)

    def setter(self, fset):
        return self._with(self.fget, fset, self.fdel)

    def deleter(self, fdel):
        return self._with(self.fget, self.fset, fdel)


# --- coroutine()

def coroutine(func):
    """Let the generators of a function be awaited."""
    if not callable(func):
        raise TypeError('types.coroutine() expects a callable')
    if _is_coroutine_function(func):
        return func
    from functools import wraps

    @wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        return _mark_iterable_coroutine(made) if type(made) is GeneratorType else made

    return wrapped
