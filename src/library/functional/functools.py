# functools: the part written in Python. partial, reduce, cmp_to_key and the cache are native
# (functools.cpp, functional/partial.cpp).
#
# Attributes that the caller names are read with getattr(), which has the rights of a guest, never with
# the dot, which may read guarded names here.
"""Functions on functions: partial calls, caches, dispatch by class."""

from operator import itemgetter as _itemgetter
from _abc import is_quietly_below as _is_quietly_below, mappingproxy as _MappingProxy

__all__ = ['update_wrapper', 'wraps', 'WRAPPER_ASSIGNMENTS', 'WRAPPER_UPDATES', 'total_ordering',
           'cache', 'cmp_to_key', 'lru_cache', 'reduce', 'partial', 'partialmethod',
           'singledispatch', 'singledispatchmethod', 'cached_property', 'Placeholder']

WRAPPER_ASSIGNMENTS = ('__module__', '__name__', '__qualname__', '__doc__', '__annotate__',
                       '__type_params__')
WRAPPER_UPDATES = ('__dict__',)

_Function = type(lambda: None)
_GenericAlias = type(list[int])


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
            mine, entries = _namespace(wrapper), _entries(wrapped)
        else:
            mine, entries = getattr(wrapper, name), getattr(wrapped, name, {})
        mine.update(entries)
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """A decorator that applies update_wrapper() to the function it decorates."""
    return partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)


# --- total_ordering: each operator out of another one, and == where that is not enough


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


# --- caches


def _with_cache(function, maxsize, typed):
    caching = _lru_cache_wrapper(function, maxsize, typed, _CacheInfo)
    caching.cache_parameters = lambda: dict(maxsize=maxsize, typed=typed)
    return update_wrapper(caching, function)


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


# --- what caches tell


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


# --- cached_property

_MISSING = object()


class cached_property:
    """A property that is computed once and then kept in the instance."""

    def __init__(self, func):
        self.__doc__, self.__module__ = func.__doc__, func.__module__
        self.func, self.attrname = func, None

    def __set_name__(self, owner, name):
        known = self.attrname
        if known is not None and name != known:
            raise TypeError('Cannot assign the same cached_property to two different names '
                            f'({known!r} and {name!r}).')
        self.attrname = name if known is None else known

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        name = self.attrname
        if name is None:
            raise TypeError(
                'Cannot use cached_property instance without calling __set_name__ on it.')
        value = _cached_value(instance, name, self.func)
        return self._get_elsewhere(instance, name) if value is NotImplemented else value

    def _get_elsewhere(self, instance, name):
        # From classes and other objects that have a namespace of another kind.
        place = f'{type(instance).__name__!r} instance'
        try:
            namespace = _namespace(instance)
        except AttributeError:
            raise TypeError(f"No '__dict__' attribute on {place} to cache {name!r} property.") from None
        value = namespace.get(name, _MISSING)
        if value is not _MISSING:
            return value
        value = self.func(instance)
        try:
            namespace[name] = value
        except TypeError:
            raise TypeError(f"The '__dict__' attribute on {place} does not support item assignment "
                            f'for caching {name!r} property.') from None
        return value

    __class_getitem__ = classmethod(_GenericAlias)


# --- partialmethod: the arguments are merged by partial objects

class partialmethod:
    """Like partial, but for methods: the object comes before the arguments."""

    # What the method of a function without a binding of its own calls, with the object first, and how many of the
    # arguments are Placeholders. Made when it is first needed.
    _whole = None

    def __init__(self, func, /, *args, **keywords):
        if isinstance(func, partialmethod):
            merged = partial(partial(_call, *func.args, **func.keywords), *args, **keywords)
            func, args, keywords = func.func, merged.args, merged.keywords
        elif not callable(func) and not hasattr(func, '__get__'):
            raise TypeError(f'the first argument {func!r} must be a callable or a descriptor')
        elif (args and args[-1] is Placeholder) or (
                keywords and [value for value in keywords.values() if value is Placeholder]):
            partial(_call, *args, **keywords)  # refuses a Placeholder in these places
        self.func, self.args, self.keywords = func, args, keywords

    def __repr__(self):
        shown = [repr(part) for part in (self.func, *self.args)]
        shown += [f'{name}={value!r}' for name, value in self.keywords.items()]
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join(shown)})"

    def _make_unbound_method(self):
        if self._whole is None:
            object_place = (Placeholder,) if self.args else ()
            self._whole = (partial(_call, self.func, *object_place, *self.args, **self.keywords),
                           sum(value is Placeholder for value in self.args))
        call, places = self._whole

        def _method(cls_or_self, /, *args, **keywords):
            if len(args) < places:
                raise TypeError("missing positional arguments in 'partialmethod' call; "
                                f'expected at least {places}, got {len(args)}')
            return call(cls_or_self, *args, **keywords)

        _method.__partialmethod__ = self
        _method.__isabstractmethod__ = self.__isabstractmethod__
        return _method

    def __get__(self, obj, cls=None):
        # What binds in its own way is bound before it gets the arguments.
        bound = func = self.func
        if not isinstance(func, partial) and (bind := getattr(func, '__get__', None)) is not None:
            bound = bind(obj, cls)
        if bound is func:
            return self._make_unbound_method().__get__(obj, cls)
        method = partial(bound, *self.args, **self.keywords)
        try:
            method.__self__ = bound.__self__
        except AttributeError:
            pass
        return method

    __isabstractmethod__ = property(lambda self: getattr(self.func, '__isabstractmethod__', False))
    __class_getitem__ = classmethod(_GenericAlias)


# --- singledispatch: the implementation for the class that comes first in a resolution order into
# which the registered abstract classes are merged


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
    merged = []
    for typ in types:
        # Classes between cls and typ tell in which order cls has typ and others.
        orders = [[each for each in sub.__mro__ if id(each) in type_set] for sub in typ.__subclasses__()
                  if id(sub) not in bases and issubclass(cls, sub)]
        if not orders:
            merged.append(typ)
        for order in sorted(orders, key=len, reverse=True):
            merged.extend(each for each in order if not any(each is known for known in merged))
    # Where the policy guards bases, no hook of the program is asked about them.
    return _c3_mro(cls, merged, issubclass if hasattr(cls, '__bases__') else _is_below_by_itself(cls))


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


def _classes_in(target):
    """The classes that a class or a union stands for, or None."""
    if _is_class(target):
        return target,
    if isinstance(target, _Union) and all(map(_is_class, target.__args__)):
        return target.__args__


def _first_annotation(function):
    # The (name, value) of the first annotation; None if there is none. Only names and text that need it are left to
    # typing, which most programs never load.
    owner = function
    try:
        if not getattr(owner, '__annotations__', None) and isinstance(owner, (classmethod, staticmethod)):
            owner = owner.__wrapped__
        first = next(iter(getattr(owner, '__annotations__', {}).items()), None)
    except NameError:
        first = None, ''
    if first is None or not isinstance(first[1], str):
        return first
    from annotationlib import Format
    from typing import get_type_hints
    return next(iter(get_type_hints(function, format=Format.FORWARDREF).items()))


def _classes_of_function(function):
    """The classes that a function is for, according to its first annotation."""
    annotation = _first_annotation(function)
    if annotation is None:
        raise TypeError(f'Invalid first argument to `register()`: {function!r}. '
                        'Use either `@register(some_class)` or plain `@register` '
                        'on an annotated function.')
    name, value = annotation
    classes = _classes_in(type(None) if value is None else value)
    if classes is not None:
        return classes
    problem = 'not all arguments are classes' if isinstance(value, _Union) else 'is not a class'
    if hasattr(value, '__forward_arg__'):
        problem = 'is an unresolved forward reference'
    raise TypeError(f'Invalid annotation for {name!r}. {value!r} {problem}.')


def singledispatch(func):
    """A function with an implementation for each class of its first argument."""
    registry = {object: func}
    chosen = {}
    # Abstract classes may get subclasses at any time. Once there is one here, no choice is kept.
    is_settled = True
    refusal = f"{getattr(func, '__name__', 'singledispatch function')} requires at least 1 positional argument"

    def dispatch(cls):
        """The implementation for the class."""
        choice = chosen.get(cls)
        if choice is None:
            choice = registry.get(cls)
            if choice is None:
                choice = _find_impl(cls, registry)
            if is_settled:
                chosen[cls] = choice
        return choice

    def register(cls, func=None):
        """Register an implementation for the class, or use as a decorator."""
        nonlocal is_settled
        classes = _classes_in(cls)
        if func is None:
            if classes is not None:
                return partial(register, cls)
            classes, func = _classes_of_function(cls), cls
        elif classes is None:
            raise TypeError(f'Invalid first argument to `register()`. {cls!r} is not a class or union type.')
        for each in classes:
            registry[each] = func
            if hasattr(each, '__abstractmethods__'):
                is_settled = False
        chosen.clear()
        return func

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(refusal)
        choice = chosen.get(args[0].__class__)
        if choice is None:
            choice = dispatch(args[0].__class__)
        return choice(*args, **kw) if kw else choice(*args)

    for name, value in (('dispatch', dispatch), ('register', register),
                        ('registry', _MappingProxy(registry)), ('_clear_cache', chosen.clear)):
        setattr(wrapper, name, value)
    return update_wrapper(wrapper, func)


# --- singledispatchmethod

class singledispatchmethod:
    """singledispatch for methods: by the class of the first argument after the object."""

    def __init__(self, func):
        if not (callable(func) or hasattr(func, '__get__')):
            raise TypeError(f'{func!r} is not callable or a descriptor')
        self.dispatcher, self.func = singledispatch(func), func

    def __repr__(self):
        return f'<single dispatch method descriptor {_name_of(self.func)}>'

    def register(self, cls, method=None):
        """Register an implementation for the class, or use as a decorator."""
        return self.dispatcher.register(cls, method)

    def __get__(self, obj, cls=None):
        return _singledispatchmethod_get(self, obj, cls)

    __isabstractmethod__ = property(lambda self: getattr(self.func, '__isabstractmethod__', False))


def _name_of(function):
    return getattr(function, '__qualname__', None) or getattr(function, '__name__', '?')


class _singledispatchmethod_get:
    # A singledispatchmethod that has been read from an object or a class.

    def __init__(self, unbound, obj, cls):
        self._unbound = unbound
        self._where = obj, cls
        for name in ('__module__', '__doc__'):
            try:
                setattr(self, name, getattr(unbound.func, name))
            except AttributeError:
                pass

    def __repr__(self):
        obj, _ = self._where
        name = _name_of(self.__wrapped__)
        return f'<single dispatch method {name}>' if obj is None else (
            f'<bound single dispatch method {name} of {obj!r}>')

    def __call__(self, /, *args, **kwargs):
        if not args:
            name = getattr(self.__wrapped__, '__name__', 'singledispatchmethod method')
            raise TypeError(f'{name} requires at least 1 positional argument')
        implementation = self._unbound.dispatcher.dispatch(args[0].__class__)
        return implementation.__get__(*self._where)(*args, **kwargs)

    def __getattr__(self, name):
        if name in ('__name__', '__qualname__', '__annotations__', '__type_params__', '__isabstractmethod__'):
            return getattr(self.__wrapped__, name)
        raise AttributeError

    @property
    def __wrapped__(self):
        return self._unbound.func

    @property
    def register(self):
        return self._unbound.register
