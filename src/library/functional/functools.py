# functools: the part written in Python. partial, reduce, cmp_to_key and the cache are native
# (functools.cpp, functional/partial.cpp).
#
# Attributes that the caller names are read with getattr(), which has the rights of a guest, never with
# the dot, which may read guarded names here.
"""Functions on functions: partial calls, caches, dispatch by class."""

__all__ = ['update_wrapper', 'wraps', 'WRAPPER_ASSIGNMENTS', 'WRAPPER_UPDATES', 'total_ordering',
           'cache', 'cmp_to_key', 'lru_cache', 'reduce', 'partial', 'partialmethod',
           'singledispatch', 'singledispatchmethod', 'cached_property', 'Placeholder']

WRAPPER_ASSIGNMENTS = ('__module__', '__name__', '__qualname__', '__doc__', '__annotate__',
                       '__type_params__')
WRAPPER_UPDATES = ('__dict__',)

_Function = type(lambda: None)
_MappingProxy = type(object.__dict__)


def _entries(wrapped):
    # What a function holds is copied here, without what a guest may not read of it; other namespaces
    # are read as a guest reads them.
    if type(wrapped) is _Function:
        return {name: value for name, value in wrapped.__dict__.items() if hasattr(wrapped, name)}
    return getattr(wrapped, '__dict__', {})


def _namespace(wrapper):
    return wrapper.__dict__ if type(wrapper) is _Function else getattr(wrapper, '__dict__')


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """Make a wrapper function look like the function it wraps."""
    for name in assigned:
        try:
            value = getattr(wrapped, name)
        except AttributeError:
            pass
        else:
            setattr(wrapper, name, value)
    for name in updated:
        if name == '__dict__' and type(name) is str:
            _namespace(wrapper).update(_entries(wrapped))
        else:
            getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """A decorator that applies update_wrapper() to the function it decorates."""
    return partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)


# --- late: total_ordering: each operator out of another one, and == where that is not enough


def _gt_from_lt(self, other):
    answer = type(self).__lt__(self, other)
    return answer if answer is NotImplemented else not answer and self != other


def _le_from_lt(self, other):
    answer = type(self).__lt__(self, other)
    return answer if answer is NotImplemented else answer or self == other


def _ge_from_lt(self, other):
    answer = type(self).__lt__(self, other)
    return answer if answer is NotImplemented else not answer


def _ge_from_le(self, other):
    answer = type(self).__le__(self, other)
    return answer if answer is NotImplemented else not answer or self == other


def _lt_from_le(self, other):
    answer = type(self).__le__(self, other)
    return answer if answer is NotImplemented else answer and self != other


def _gt_from_le(self, other):
    answer = type(self).__le__(self, other)
    return answer if answer is NotImplemented else not answer


def _lt_from_gt(self, other):
    answer = type(self).__gt__(self, other)
    return answer if answer is NotImplemented else not answer and self != other


def _ge_from_gt(self, other):
    answer = type(self).__gt__(self, other)
    return answer if answer is NotImplemented else answer or self == other


def _le_from_gt(self, other):
    answer = type(self).__gt__(self, other)
    return answer if answer is NotImplemented else not answer


def _le_from_ge(self, other):
    answer = type(self).__ge__(self, other)
    return answer if answer is NotImplemented else not answer or self == other


def _gt_from_ge(self, other):
    answer = type(self).__ge__(self, other)
    return answer if answer is NotImplemented else answer and self != other


def _lt_from_ge(self, other):
    answer = type(self).__ge__(self, other)
    return answer if answer is NotImplemented else not answer


_convert = {
    '__lt__': {'__gt__': _gt_from_lt, '__le__': _le_from_lt, '__ge__': _ge_from_lt},
    '__le__': {'__ge__': _ge_from_le, '__lt__': _lt_from_le, '__gt__': _gt_from_le},
    '__gt__': {'__lt__': _lt_from_gt, '__ge__': _ge_from_gt, '__le__': _le_from_gt},
    '__ge__': {'__le__': _le_from_ge, '__gt__': _gt_from_ge, '__lt__': _lt_from_ge},
}


def total_ordering(cls):
    """A class decorator that supplies the ordering methods that are missing."""
    own = [name for name in _convert if getattr(cls, name, None) is not getattr(object, name, None)]
    if not own:
        raise ValueError('must define at least one ordering operation: < > <= >=')
    # The operator that the table names first is preferred to those behind it.
    for name, function in _convert[own[0]].items():
        if name not in own:
            function.__name__ = name
            setattr(cls, name, function)
    return cls


# --- late: caches


def _with_cache(function, maxsize, typed):
    wrapper = _lru_cache_wrapper(function, maxsize, typed, _CacheInfo)
    wrapper.cache_parameters = lambda: {'maxsize': maxsize, 'typed': typed}
    return update_wrapper(wrapper, function)


def lru_cache(maxsize=128, typed=False):
    """A decorator that remembers the results of the most recent calls."""
    is_size = maxsize is None or isinstance(maxsize, int)
    if not is_size and callable(maxsize) and isinstance(typed, bool):
        # Used without parentheses: the function came as maxsize.
        return _with_cache(maxsize, 128, typed)
    if not is_size:
        raise TypeError('Expected first argument to be an integer, a callable, or None')
    if maxsize is not None and maxsize < 0:
        maxsize = 0

    def decorating_function(user_function):
        return _with_cache(user_function, maxsize, typed)

    return decorating_function


def cache(user_function, /):
    """lru_cache(maxsize=None): an unbounded cache."""
    return lru_cache(maxsize=None)(user_function)


# --- late: what caches tell

from operator import itemgetter as _itemgetter


class _CacheInfo(tuple):
    __slots__ = ()
    _fields = __match_args__ = ('hits', 'misses', 'maxsize', 'currsize')
    hits = property(_itemgetter(0))
    misses = property(_itemgetter(1))
    maxsize = property(_itemgetter(2))
    currsize = property(_itemgetter(3))

    def __new__(_cls, hits, misses, maxsize, currsize):
        return tuple.__new__(_cls, (hits, misses, maxsize, currsize))

    def __repr__(self):
        return 'CacheInfo(hits=%r, misses=%r, maxsize=%r, currsize=%r)' % self

    def _asdict(self):
        return dict(zip(self._fields, self))

    def _replace(self, /, **changes):
        return _CacheInfo(**(self._asdict() | changes))


_CacheInfo.__name__ = _CacheInfo.__qualname__ = 'CacheInfo'


# --- late: cached_property

_MISSING = object()


class cached_property:
    """A property that is computed once and then kept in the instance."""

    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__
        self.__module__ = func.__module__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError('Cannot assign the same cached_property to two different names '
                            f'({self.attrname!r} and {name!r}).')

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError(
                'Cannot use cached_property instance without calling __set_name__ on it.')
        value = _own_value(instance, self.attrname, _MISSING)
        if value is _MISSING:
            value = self.func(instance)
            _keep_value(instance, self.attrname, value)
            return value
        if value is not NotImplemented:
            return value
        # Classes and other objects that have a namespace of another kind.
        try:
            cache = _namespace(instance)
        except AttributeError:
            raise TypeError(f"No '__dict__' attribute on {type(instance).__name__!r} instance "
                            f'to cache {self.attrname!r} property.') from None
        value = cache.get(self.attrname, _MISSING)
        if value is _MISSING:
            value = self.func(instance)
            try:
                cache[self.attrname] = value
            except TypeError:
                raise TypeError(
                    f"The '__dict__' attribute on {type(instance).__name__!r} instance does not "
                    f'support item assignment for caching {self.attrname!r} property.') from None
        return value

    @classmethod
    def __class_getitem__(cls, item):
        return _GenericAlias(cls, item)


# --- late: aliases

_GenericAlias = type(list[int])


# --- late: partialmethod


class partialmethod:
    """Like partial, but for methods: the object comes before the arguments."""

    __slots__ = ('func', 'args', 'keywords', '__dict__')

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(type(func), '__get__'):
            raise TypeError(f'the first argument {func!r} must be a callable or a descriptor')
        if args and args[-1] is Placeholder:
            raise TypeError('trailing Placeholders are not allowed')
        for value in keywords.values():
            if value is Placeholder:
                raise TypeError('Placeholder cannot be passed as a keyword argument')
        if isinstance(func, partialmethod):
            if Placeholder in func.args:
                filler = iter(args)
                own = tuple(next(filler, Placeholder) if value is Placeholder else value
                            for value in func.args)
                args = own + tuple(filler)
            else:
                args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords

    def __repr__(self):
        parts = [repr(self.func)]
        parts.extend(map(repr, self.args))
        parts.extend(f'{name}={value!r}' for name, value in self.keywords.items())
        cls = type(self)
        return f"{cls.__module__}.{cls.__qualname__}({', '.join(parts)})"

    def _make_unbound_method(self):
        def _method(cls_or_self, /, *args, **keywords):
            keywords = {**self.keywords, **keywords}
            own = self.args
            places = own.count(Placeholder)
            if places:
                if len(args) < places:
                    raise TypeError("missing positional arguments in 'partialmethod' call; "
                                    f'expected at least {places}, got {len(args)}')
                filler = iter(args)
                own = tuple(next(filler) if value is Placeholder else value for value in own)
                args = args[places:]
            return self.func(cls_or_self, *own, *args, **keywords)
        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.__partialmethod__ = self
        return _method

    def __get__(self, obj, cls=None):
        get = getattr(self.func, '__get__', None)
        result = None
        if get is not None and not isinstance(self.func, partial):
            bound = get(obj, cls)
            if bound is not self.func:
                # Something that binds in its own way.
                result = partial(bound, *self.args, **self.keywords)
                try:
                    result.__self__ = bound.__self__
                except AttributeError:
                    pass
        if result is None:
            result = self._make_unbound_method().__get__(obj, cls)
        return result

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)

    @classmethod
    def __class_getitem__(cls, item):
        return _GenericAlias(cls, item)


# --- late: singledispatch: the implementation for the class that comes first in a resolution order into
# which the registered abstract classes are merged

from _abc import is_quietly_below as _is_quietly_below

_Union = type(int | str)


def _c3_merge(sequences):
    merged = []
    while sequences := [sequence for sequence in sequences if sequence]:
        # Next is the first class that comes behind no other one.
        behind = {id(each) for sequence in sequences for each in sequence[1:]}
        firsts = [sequence[0] for sequence in sequences if id(sequence[0]) not in behind]
        if not firsts:
            raise RuntimeError('Inconsistent hierarchy')
        merged.append(firsts[0])
        for sequence in sequences:
            if sequence[0] is firsts[0]:
                del sequence[0]
    return merged


def _c3_mro(cls, abcs=None, is_below=issubclass):
    bases = cls.__bases__
    # Abstract classes go before the first base that is a plain class.
    for boundary in range(len(bases), 0, -1):
        if hasattr(bases[boundary - 1], '__abstractmethods__'):
            break
    else:
        boundary = 0
    # Of the registered ones those belong here of which cls is the first subclass.
    here, above = [], []
    for base in abcs or ():
        is_here = is_below(cls, base) and not any(is_below(b, base) for b in bases)
        (here if is_here else above).append(base)
    groups = [list(bases[:boundary]), here, list(bases[boundary:])]
    orders = [_c3_mro(base, above, is_below) for group in groups for base in group]
    return _c3_merge([[cls], *orders, *groups])


def _compose_mro(cls, types):
    # Classes are compared by identity: == of a guest's metaclass must not be handed classes that
    # only __mro__ and __subclasses__ tell of.
    bases = {id(base) for base in cls.__mro__}

    # Only classes that say something about cls beyond what its own order says.
    types = [n for n in types if _is_class(n) and id(n) not in bases and issubclass(cls, n)]

    def is_strict_base(typ):
        return any(typ is not other and any(typ is base for base in other.__mro__)
                   for other in types)
    types = [n for n in types if not is_strict_base(n)]
    type_set = {id(typ) for typ in types}
    mro = []
    for typ in types:
        found = []
        for sub in typ.__subclasses__():
            if id(sub) not in bases and issubclass(cls, sub):
                found.append([s for s in sub.__mro__ if id(s) in type_set])
        if not found:
            mro.append(typ)
        for line in sorted(found, key=len, reverse=True):
            mro += [each for each in line if not any(each is known for known in mro)]
    # Where the policy guards bases, no hook of the program is asked about them.
    return _c3_mro(cls, mro, issubclass if hasattr(cls, '__bases__') else _is_below_by_itself(cls))


def _is_below_by_itself(cls):
    # Of cls itself the program knows, and is asked.
    return lambda lower, upper: (issubclass if lower is cls else _is_quietly_below)(lower, upper)


def _is_class(typ):
    return issubclass(type(typ), type)


def _find_impl(cls, registry):
    # By identity, as above.
    known = {id(typ): function for typ, function in registry.items()}
    order = cls.__mro__
    match = None
    for typ in _compose_mro(cls, registry.keys()):
        if match is not None:
            # Two abstract classes of which neither comes before the other.
            if (id(typ) in known and not any(typ is base for base in order)
                    and not any(match is base for base in order)
                    and not issubclass(match, typ)):
                raise RuntimeError(f'Ambiguous dispatch: {match} or {typ}')
            break
        if id(typ) in known:
            match = typ
    return known.get(id(match))


def _is_valid_dispatch_type(cls):
    if _is_class(cls):
        return True
    return isinstance(cls, _Union) and all(_is_class(arg) for arg in cls.__args__)


def _is_abstract(cls):
    return hasattr(cls, '__abstractmethods__')


def singledispatch(func):
    """A function with an implementation for each class of its first argument."""
    registry = {}
    found = {}
    has_abstract = False
    name = getattr(func, '__name__', 'singledispatch function')

    def dispatch(cls):
        """The implementation for the class."""
        if not has_abstract:
            try:
                return found[cls]
            except KeyError:
                pass
        try:
            implementation = registry[cls]
        except KeyError:
            implementation = _find_impl(cls, registry)
        found[cls] = implementation
        return implementation

    def register(cls, func=None):
        """Register an implementation for the class, or use as a decorator."""
        nonlocal has_abstract
        if _is_valid_dispatch_type(cls):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f'Invalid first argument to `register()`. '
                                f'{cls!r} is not a class or union type.')
            annotations = getattr(cls, '__annotations__', {})
            if not annotations and isinstance(cls, (classmethod, staticmethod)):
                annotations = getattr(cls.__wrapped__, '__annotations__', {})
            if not annotations:
                raise TypeError(f'Invalid first argument to `register()`: {cls!r}. '
                                f'Use either `@register(some_class)` or plain `@register` '
                                f'on an annotated function.')
            func = cls
            argument, cls = next(iter(annotations.items()))
            if isinstance(cls, str):
                from typing import get_type_hints
                argument, cls = next(iter(get_type_hints(func).items()))
            if not _is_valid_dispatch_type(cls):
                if isinstance(cls, _Union):
                    raise TypeError(f'Invalid annotation for {argument!r}. '
                                    f'{cls!r} not all arguments are classes.')
                raise TypeError(f'Invalid annotation for {argument!r}. '
                                f'{cls!r} is not a class.')
        for typ in cls.__args__ if isinstance(cls, _Union) else (cls,):
            registry[typ] = func
            # Abstract classes may get subclasses at any time: then nothing is remembered.
            has_abstract = has_abstract or _is_abstract(typ)
        found.clear()
        return func

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(f'{name} requires at least 1 positional argument')
        return dispatch(args[0].__class__)(*args, **kw)

    registry[object] = func
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = _MappingProxy(registry)
    wrapper._clear_cache = found.clear
    update_wrapper(wrapper, func)
    return wrapper


class singledispatchmethod:
    """singledispatch for methods: by the class of the first argument after the object."""

    def __init__(self, func):
        if not callable(func) and not hasattr(func, '__get__'):
            raise TypeError(f'{func!r} is not callable or a descriptor')
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        """Register an implementation for the class, or use as a decorator."""
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        dispatch = self.dispatcher.dispatch
        name = getattr(self.func, '__name__', 'singledispatchmethod method')

        def _method(*args, **kwargs):
            if not args:
                raise TypeError(f'{name} requires at least 1 positional argument')
            return dispatch(args[0].__class__).__get__(obj, cls)(*args, **kwargs)
        _method.register = self.register
        _method.__isabstractmethod__ = self.__isabstractmethod__
        return update_wrapper(_method, self.func)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)
