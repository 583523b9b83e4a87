# _signature: the parameters of any callable, as objects (PEP 362); offered by inspect.
"""Signatures of callables."""

import enum
import functools
import re
import types
from annotationlib import ForwardRef, get_annotations
from collections import OrderedDict
from itertools import chain
from keyword import iskeyword

_CO_VARARGS, _CO_VARKEYWORDS = 4, 8
# What natives answer for asks as the guest does: `_ask` reads nothing that the guest may not.
_ask = getattr


class _void:
    """Told from None: an argument that was not given."""


class _empty:
    __module__ = "inspect"


class _ParameterKind(enum.IntEnum):
    __module__ = "inspect"

    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = (
        "positional-only", "positional or keyword", "variadic positional", "keyword-only",
        "variadic keyword")

    def __new__(cls, description):
        place = len(cls.__members__)
        member = int.__new__(cls, place)
        member.description = description
        member._value_ = place
        return member

    def __str__(self):
        return self.name


(_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD, _VAR_POSITIONAL, _KEYWORD_ONLY,
 _VAR_KEYWORD) = _KINDS = tuple(_ParameterKind)
_POSITIONAL = (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD)
_VARIADIC = (_VAR_POSITIONAL, _VAR_KEYWORD)
_NAMED = (_KEYWORD_ONLY, _VAR_KEYWORD)


def formatannotation(annotation, base_module=None, *, quote_annotation_strings=True):
    if isinstance(annotation, str) and not quote_annotation_strings:
        return annotation
    if getattr(annotation, "__module__", None) == "typing":
        return re.sub(r"[\w\.]+", lambda match: match[0].removeprefix("typing."), repr(annotation))
    if isinstance(annotation, ForwardRef):
        return annotation.__forward_arg__
    if not isinstance(annotation, type) or isinstance(annotation, types.GenericAlias):
        return repr(annotation)
    module, name = annotation.__module__, annotation.__qualname__
    return name if module in ("builtins", base_module) else f"{module}.{name}"


def unwrap(func, *, stop=None):
    """What is under func when all __wrapped__ are followed, or where stop says so."""
    passed = {}
    found = func
    while hasattr(found, "__wrapped__") and not isinstance(found, type):
        if stop and stop(found):
            break
        passed[id(found)] = found
        found = found.__wrapped__
        if id(found) in passed or len(passed) >= 1000:
            raise ValueError(f"wrapper loop when unwrapping {func!r}")
    return found


class _Record:
    # What Parameter, BoundArguments and Signature have in common. Each has facts, by which records
    # of a family are compared, and a way to make it again: a call, and then fields that are set.
    __slots__ = ()
    _set_later = ()

    def __eq__(self, other):
        if isinstance(other, self._family):
            return self is other or self._facts() == other._facts()
        return NotImplemented

    def __reduce__(self):
        return type(self), self._call(), {name: getattr(self, name) for name in self._set_later}

    def __setstate__(self, state):
        for name in self._set_later:
            setattr(self, name, state[name])

    def _changed(self, changes):
        given = {name: value for name, value in changes.items() if value is not _void}
        return {name: given.get(name, getattr(self, name)) for name in changes}


class Parameter(_Record):
    """One parameter: its name, kind, default and annotation."""

    __module__ = "inspect"

    __slots__ = ("_name", "_kind", "_default", "_annotation")
    _set_later = ("_default", "_annotation")

    empty = _empty
    (POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY,
     VAR_KEYWORD) = _ParameterKind

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        if type(kind) is not _ParameterKind:
            if kind not in _KINDS:
                raise ValueError(f"value {kind!r} is not a valid Parameter.kind")
            kind = _ParameterKind(kind)
        if default is not _empty and kind in _VARIADIC:
            raise ValueError(f"{kind.description} parameters cannot have default values")
        if name is _empty:
            raise ValueError("name is a required attribute for Parameter")
        if not isinstance(name, str):
            raise TypeError(f"name must be a str, not a {type(name).__name__}")
        if name[:1] == "." and name[1:].isdigit():
            # What a comprehension iterates over.
            if kind != _POSITIONAL_OR_KEYWORD:
                raise ValueError("implicit arguments must be passed as positional or keyword "
                                 f"arguments, not {kind.description}")
            kind = _POSITIONAL_ONLY
            name = "implicit" + name[1:]
        if not name.isidentifier() or (iskeyword(name) and kind is not _POSITIONAL_ONLY):
            raise ValueError(f"{name!r} is not a valid parameter name")
        self._kind = kind
        self._name = name
        self._annotation = annotation
        self._default = default

    @property
    def name(self):
        return self._name

    @property
    def kind(self):
        return self._kind

    @property
    def default(self):
        return self._default

    @property
    def annotation(self):
        return self._annotation

    def _call(self):
        return self._name, self._kind

    def replace(self, *, name=_void, kind=_void, annotation=_void, default=_void):
        """A Parameter with some parts changed."""
        return type(self)(**self._changed({"name": name, "kind": kind, "annotation": annotation,
                                           "default": default}))

    __replace__ = replace

    def _format(self, quote_annotation_strings):
        text = self._name
        equals = "="
        if self._annotation is not _empty:
            shown = formatannotation(self._annotation,
                                     quote_annotation_strings=quote_annotation_strings)
            text = f"{text}: {shown}"
            equals = " = "
        if self._default is not _empty:
            text = f"{text}{equals}{self._default!r}"
        if self._kind == _VAR_POSITIONAL:
            return "*" + text
        if self._kind == _VAR_KEYWORD:
            return "**" + text
        return text

    def __str__(self):
        return self._format(True)

    def __repr__(self):
        return f'<{self.__class__.__name__} "{self}">'

    def _facts(self):
        return self._name, self._kind, self._annotation, self._default

    def __hash__(self):
        return hash(self._facts())


Parameter._family = Parameter


class BoundArguments(_Record):
    """Result of `Signature.bind` call: arguments by the names of parameters."""

    __module__ = "inspect"

    __slots__ = ("__weakref__", "_signature", "arguments")

    def __init__(self, signature, arguments):
        self._signature, self.arguments = signature, arguments

    @property
    def signature(self):
        return self._signature

    def _facts(self):
        return self._signature, self.arguments

    _call = _facts

    def _split(self):
        # Positional arguments end at the first parameter that has none.
        positional = []
        named = {}
        by_name = False
        for name, parameter in self._signature.parameters.items():
            kind = parameter.kind
            if kind in _NAMED or (not by_name and name not in self.arguments):
                by_name = True
            if name not in self.arguments:
                continue
            value = self.arguments[name]
            if not by_name:
                if kind == _VAR_POSITIONAL:
                    positional.extend(value)
                else:
                    positional.append(value)
            elif kind == _VAR_KEYWORD:
                named.update(value)
            else:
                named[name] = value
        return tuple(positional), named

    @property
    def args(self):
        return self._split()[0]

    @property
    def kwargs(self):
        return self._split()[1]

    def apply_defaults(self):
        """Add what was not passed: defaults, () for *args and {} for **kwargs."""
        complete = {}
        for name, parameter in self._signature.parameters.items():
            if name in self.arguments:
                complete[name] = self.arguments[name]
            elif parameter.default is not _empty:
                complete[name] = parameter.default
            elif parameter.kind is _VAR_POSITIONAL:
                complete[name] = ()
            elif parameter.kind is _VAR_KEYWORD:
                complete[name] = {}
        self.arguments = complete

    def __repr__(self):
        inside = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"<{self.__class__.__name__} ({inside})>"


BoundArguments._family = BoundArguments


def _checked(parameters):
    found = OrderedDict()
    highest = _POSITIONAL_ONLY
    seen_default = False
    variadic = set()
    for parameter in parameters:
        kind = parameter.kind
        name = parameter.name
        if kind in _VARIADIC:
            if kind in variadic:
                raise ValueError(f"more than one {kind.description} parameter")
            variadic.add(kind)
        if kind < highest:
            raise ValueError(f"wrong parameter order: {highest.description} parameter before "
                             f"{kind.description} parameter")
        highest = kind
        if kind in _POSITIONAL:
            if parameter.default is not _empty:
                seen_default = True
            elif seen_default:
                raise ValueError("non-default argument follows default argument")
        if name in found:
            raise ValueError(f"duplicate parameter name: {name!r}")
        found[name] = parameter
    return found


class Signature(_Record):
    """The parameters of a callable and what it returns."""

    __module__ = "inspect"

    __slots__ = ("_parameters", "_return_annotation")
    _set_later = ("_return_annotation",)

    empty, _parameter_cls, _bound_arguments_cls = _empty, Parameter, BoundArguments

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        if parameters is None:
            parameters = OrderedDict()
        elif __validate_parameters__:
            parameters = _checked(parameters)
        else:
            parameters = OrderedDict((each.name, each) for each in parameters)
        self._return_annotation = return_annotation
        self._parameters = types.MappingProxyType(parameters)

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False,
                      annotation_format=1):
        """The Signature of a callable."""
        options = {"globals": globals, "locals": locals, "eval_str": eval_str,
                   "format": annotation_format}
        return _of_callable(cls, obj, follow_wrapped, options)

    def replace(self, *, parameters=_void, return_annotation=_void):
        """A Signature with some parts changed."""
        changed = self._changed({"parameters": parameters, "return_annotation": return_annotation})
        if parameters is _void:
            changed["parameters"] = self.parameters.values()
        return type(self)(**changed)

    __replace__ = replace

    def _call(self):
        return (tuple(self._parameters.values()),)

    @property
    def parameters(self):
        return self._parameters

    @property
    def return_annotation(self):
        return self._return_annotation

    def _facts(self):
        # The order of keyword-only parameters is of no meaning.
        ordered = tuple(p for p in self.parameters.values() if p.kind != _KEYWORD_ONLY)
        named = {p.name: p for p in self.parameters.values() if p.kind == _KEYWORD_ONLY}
        return ordered, named, self.return_annotation

    def __hash__(self):
        ordered, named, returned = self._facts()
        return hash((ordered, frozenset(named.values()), returned))

    def _bind_positional(self, args, kwargs, parameters, partial):
        # Fills positional arguments; gives them, the parameter where they ended (or None), and the
        # positional-only parameters that were given by name.
        bound = {}
        by_name = []
        values = iter(args)
        for value in values:
            parameter = next(parameters, None)
            if parameter is None or parameter.kind in _NAMED:
                raise TypeError("too many positional arguments")
            if parameter.kind == _VAR_POSITIONAL:
                bound[parameter.name] = (value, *values)
                return bound, None, by_name
            if parameter.name in kwargs and parameter.kind != _POSITIONAL_ONLY:
                raise TypeError(f"multiple values for argument {parameter.name!r}")
            bound[parameter.name] = value
        for parameter in parameters:
            if parameter.kind == _VAR_POSITIONAL:
                return bound, None, by_name
            if parameter.name in kwargs:
                if parameter.kind != _POSITIONAL_ONLY:
                    return bound, parameter, by_name
                if parameter.default is _empty:
                    raise TypeError("missing a required positional-only argument: "
                                    f"{parameter.name!r}")
                by_name.append(parameter)
                continue
            if parameter.kind == _VAR_KEYWORD or parameter.default is not _empty or partial:
                return bound, parameter, by_name
            kind = " keyword-only" if parameter.kind == _KEYWORD_ONLY else ""
            raise TypeError(f"missing a required{kind} argument: {parameter.name!r}")
        return bound, None, by_name

    def _bind(self, partial, args, kwargs):
        parameters = iter(self.parameters.values())
        bound, waiting, by_name = self._bind_positional(args, kwargs, parameters, partial)
        rest = None
        for parameter in chain(() if waiting is None else (waiting,), parameters):
            name = parameter.name
            if parameter.kind == _VAR_KEYWORD:
                rest = parameter
            elif parameter.kind == _VAR_POSITIONAL:
                continue
            elif name in kwargs and parameter.kind != _POSITIONAL_ONLY:
                bound[name] = kwargs.pop(name)
            elif name in kwargs:
                by_name.append(parameter)
            elif not partial and parameter.default is _empty:
                raise TypeError(f"missing a required argument: {name!r}")
        if kwargs:
            if rest is not None:
                bound[rest.name] = kwargs
            elif by_name:
                names = ", ".join(parameter.name for parameter in by_name)
                raise TypeError("got some positional-only arguments passed as keyword arguments: "
                                f"{names!r}")
            else:
                raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
        return self._bound_arguments_cls(self, bound)

    def bind(self, /, *args, **kwargs):
        """Arguments by the names of parameters. TypeError if they do not fit."""
        return self._bind(False, args, kwargs)

    def bind_partial(self, /, *args, **kwargs):
        """As bind(), but arguments may be missing."""
        return self._bind(True, args, kwargs)

    def __repr__(self):
        return f"<{self.__class__.__name__} {self}>"

    def __str__(self):
        return self.format()

    def format(self, *, max_width=None, quote_annotation_strings=True):
        """The signature as text, one parameter a line if it is longer than max_width."""
        items = []
        after_slash = after_star = False
        for parameter in self.parameters.values():
            kind = parameter.kind
            if kind == _POSITIONAL_ONLY:
                after_slash = True
            elif after_slash:
                items.append("/")
                after_slash = False
            if kind == _KEYWORD_ONLY and not after_star:
                items.append("*")
            after_star = after_star or kind in (_VAR_POSITIONAL, _KEYWORD_ONLY)
            items.append(parameter._format(quote_annotation_strings))
        if after_slash:
            items.append("/")
        text = "({})".format(", ".join(items))
        if max_width is not None and len(text) > max_width:
            text = "(\n    {}\n)".format(",\n    ".join(items))
        if self.return_annotation is not _empty:
            returned = formatannotation(self.return_annotation,
                                        quote_annotation_strings=quote_annotation_strings)
            text += f" -> {returned}"
        return text


Signature._family = Signature


# --- where signatures come from

_CONSTANTS = {"None": None, "True": True, "False": False}


def _default_from_text(text):
    # ValueError: a default that is no value, as with CPython's natives.
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text.lstrip("-").isdigit():
        return int(text)
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1].replace("\\n", "\n")
    raise ValueError


def _split_items(text):
    # At commas outside of quotes and brackets.
    items = []
    start = depth = 0
    quote = None
    for i, c in enumerate(text):
        if quote is not None:
            quote = None if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in "([{<":
            depth += 1
        elif c in ")]}>":
            depth -= 1
        elif c == "," and depth == 0:
            items.append(text[start:i].strip())
            start = i + 1
    items.append(text[start:].strip())
    return [item for item in items if item]


def _from_text(cls, obj, text, is_bound):
    parameters = []
    kind = _POSITIONAL_OR_KEYWORD
    for item in _split_items(text[text.index("(") + 1:text.rindex(")")]):
        if item == "/":
            parameters = [p.replace(kind=_POSITIONAL_ONLY) for p in parameters]
        elif item == "*":
            kind = _KEYWORD_ONLY
        elif item.startswith("**"):
            parameters.append(cls._parameter_cls(item[2:], _VAR_KEYWORD))
        elif item.startswith("*"):
            parameters.append(cls._parameter_cls(item[1:], _VAR_POSITIONAL))
            kind = _KEYWORD_ONLY
        else:
            name, equals, default = item.partition("=")
            name = name.strip()
            if is_bound:
                is_bound = False
                continue
            if name.startswith("$"):
                name = name[1:]
                parameters.append(cls._parameter_cls(name, _POSITIONAL_ONLY))
                continue
            try:
                default = _default_from_text(default.strip()) if equals else _empty
            except ValueError:
                kind = "builtin type" if isinstance(obj, type) else "builtin"
                raise ValueError(f"no signature found for {kind} {obj!r}") from None
            parameters.append(cls._parameter_cls(name, kind, default=default))
    # Natives may have a parameter without a default after one that has: it may be left out too.
    return cls(parameters, __validate_parameters__=False)


def _from_function(cls, func, options):
    code = func.__code__
    names = code.co_varnames
    only = code.co_posonlyargcount
    positional = code.co_argcount
    named = code.co_kwonlyargcount
    annotations = get_annotations(func, **options)
    defaults = func.__defaults__ or ()
    named_defaults = func.__kwdefaults__ or {}
    first_default = positional - len(defaults)
    make = cls._parameter_cls
    parameters = []
    for i, name in enumerate(names[:positional]):
        parameters.append(make(
            name, _POSITIONAL_ONLY if i < only else _POSITIONAL_OR_KEYWORD,
            annotation=annotations.get(name, _empty),
            default=defaults[i - first_default] if i >= first_default else _empty))
    last = positional + named
    if code.co_flags & _CO_VARARGS:
        name = names[last]
        parameters.append(make(name, _VAR_POSITIONAL, annotation=annotations.get(name, _empty)))
        last += 1
    for name in names[positional:positional + named]:
        parameters.append(make(name, _KEYWORD_ONLY, annotation=annotations.get(name, _empty),
                               default=named_defaults.get(name, _empty)))
    if code.co_flags & _CO_VARKEYWORDS:
        name = names[last]
        parameters.append(make(name, _VAR_KEYWORD, annotation=annotations.get(name, _empty)))
    return cls(parameters, return_annotation=annotations.get("return", _empty),
               __validate_parameters__=False)


def _without_first(signature):
    parameters = tuple(signature.parameters.values())
    if not parameters or parameters[0].kind in _NAMED:
        raise ValueError("invalid method signature")
    if parameters[0].kind in _POSITIONAL:
        parameters = parameters[1:]
    return signature.replace(parameters=parameters)


def _of_partial(wrapped, partial, extra=()):
    arguments = extra + tuple(partial.args or ())
    keywords = partial.keywords or {}
    placeholder = getattr(functools, "Placeholder", _void)
    try:
        bound = wrapped.bind_partial(*arguments, **keywords)
    except TypeError as error:
        raise ValueError(f"partial object {partial!r} has incorrect arguments") from error
    parameters = []
    late = []  # what can be given by name only from now on
    by_name = False
    for name, parameter in wrapped.parameters.items():
        kind = parameter.kind
        if name in bound.arguments:
            value = bound.arguments[name]
            if kind in _POSITIONAL and not (kind is _POSITIONAL_OR_KEYWORD and name in keywords):
                if value is placeholder:
                    parameters.append(parameter.replace(kind=_POSITIONAL_ONLY, default=_empty))
                continue
            if kind is _POSITIONAL_OR_KEYWORD:
                by_name = True
                parameter = parameter.replace(default=value)
            elif kind is _KEYWORD_ONLY:
                parameter = parameter.replace(default=value)
        if by_name:
            if kind is _VAR_POSITIONAL:
                continue
            if kind is _POSITIONAL_OR_KEYWORD:
                parameter = parameter.replace(kind=_KEYWORD_ONLY)
            late.append(parameter)
        else:
            parameters.append(parameter)
    return wrapped.replace(parameters=parameters + late)


def _of_partial_method(wrapped, method):
    signature = _of_partial(wrapped, method, (None,))
    first = next(iter(wrapped.parameters.values()))
    if first.kind is _VAR_POSITIONAL:
        return signature
    if tuple(method.args).count(getattr(functools, "Placeholder", _void)):
        first = first.replace(kind=_POSITIONAL_ONLY)
    return signature.replace(parameters=(first, *signature.parameters.values()))


_NATIVE_METHODS = (types.WrapperDescriptorType, types.MethodWrapperType,
                   types.ClassMethodDescriptorType, types.BuiltinFunctionType)
_NATIVES = _NATIVE_METHODS + (types.MethodDescriptorType,)


def _is_function_like(obj):
    if not callable(obj) or isinstance(obj, type):
        return False
    code = getattr(obj, "__code__", None)
    return (isinstance(getattr(obj, "__name__", None), str) and isinstance(code, types.CodeType)
            and isinstance(getattr(obj, "__defaults__", _void), (tuple, type(None)))
            and isinstance(getattr(obj, "__kwdefaults__", _void), (dict, type(None))))


def _static(cls, name):
    # The attribute as it stands in the classes; None if there is none.
    for base in type.mro(cls) if cls is type else cls.__mro__:
        if name in base.__dict__:
            return base.__dict__[name]
    return None


def _own_method(cls, name, follow):
    method = _ask(cls, name, None) if name == "__new__" else _static(cls, name)
    if method is None:
        return None
    unwrapped = method
    if follow:
        unwrapped = unwrap(method, stop=lambda f: hasattr(f, "__signature__")
                           or isinstance(f, _NATIVES))
    if isinstance(method, _NATIVE_METHODS) or isinstance(unwrapped, _NATIVE_METHODS):
        return None
    return method if name == "__new__" else _bind_descriptor(method, cls)


def _bind_descriptor(descriptor, obj):
    if isinstance(descriptor, type):
        return descriptor
    get = getattr(type(descriptor), "__get__", None)
    return descriptor if get is None else get(descriptor, obj, type(obj))


def _of_class(cls, obj, follow, options):
    call = _own_method(type(obj), "__call__", follow)
    if call is not None:
        signature = _of_callable(cls, call, follow, options)
        # Bound to the metaclass here: what it takes first is the class.
        return signature
    new = _own_method(obj, "__new__", follow)
    init = _static(obj, "__init__")
    if isinstance(init, _NATIVE_METHODS) or isinstance(
            unwrap(init) if follow and init is not None else init, _NATIVE_METHODS):
        init = None
    for base in obj.__mro__:
        if new is not None and "__new__" in base.__dict__:
            return _without_first(_of_callable(cls, new, follow, options))
        if init is not None and "__init__" in base.__dict__:
            return _without_first(_of_callable(cls, _unbound(init), follow, options))
    for base in obj.__mro__[:-1]:
        text = getattr(base, "__text_signature__", None)
        if text and not hasattr(base, "__firstlineno__"):
            return _from_text(cls, base, text, False)
    if type not in obj.__mro__:
        if obj.__init__ is object.__init__ and obj.__new__ is object.__new__:
            return cls()
    raise ValueError(f"no signature found for builtin type {obj!r}")


def _unbound(method):
    return method.__func__ if isinstance(method, (staticmethod, classmethod)) else method


def _of_callable(cls, obj, follow, options):
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if isinstance(obj, types.MethodType):
        return _without_first(_of_callable(cls, obj.__func__, follow, options))
    if follow:
        obj = unwrap(obj, stop=lambda f: hasattr(f, "__signature__")
                     or isinstance(f, types.MethodType))
        if isinstance(obj, types.MethodType):
            return _of_callable(cls, obj, follow, options)
    given = getattr(obj, "__signature__", None)
    if given is not None:
        if not isinstance(given, Signature):
            raise TypeError(f"unexpected object {given!r} in __signature__ attribute")
        return given
    method = getattr(obj, "__partialmethod__", None)
    if isinstance(method, functools.partialmethod):
        return _of_partial_method(_of_callable(cls, method.func, follow, options), method)
    if isinstance(obj, functools.partial):
        return _of_partial(_of_callable(cls, obj.func, follow, options), obj)
    if isinstance(obj, types.FunctionType) or _is_function_like(obj):
        return _from_function(cls, obj, options)
    if isinstance(obj, _NATIVES):
        text = obj.__text_signature__
        if not text:
            raise ValueError(f"no signature found for builtin {obj!r}")
        is_bound = isinstance(obj, types.MethodWrapperType) or (
            isinstance(obj, types.BuiltinFunctionType)
            and not isinstance(obj.__self__, (types.ModuleType, type(None))))
        return _from_text(cls, obj, text, is_bound)
    if isinstance(obj, type):
        return _of_class(cls, obj, follow, options)
    call = _static(type(obj), "__call__")
    if call is not None:
        return _of_callable(cls, _bind_descriptor(call, obj), follow, options)
    raise ValueError(f"callable {obj!r} is not supported by signature")


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False,
              annotation_format=1):
    """The Signature of a callable."""
    return Signature.from_callable(obj, follow_wrapped=follow_wrapped, globals=globals,
                                   locals=locals, eval_str=eval_str,
                                   annotation_format=annotation_format)
