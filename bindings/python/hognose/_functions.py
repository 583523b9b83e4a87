"""Python functions as functions of a guest: their signatures, and the call with what the guest passed."""

import collections.abc
import inspect
import types
import typing

from hognose._engine import GuestFunction

# Annotations that the engine checks before the call. An int has no bound here, so int is left to the function.
_CHECKED = {bool: "bool", float: "float", complex: "complex", str: "str", bytes: "bytes", list: "list",
            tuple: "tuple", dict: "dict", set: "set", frozenset: "frozenset", type(None): "None", None: "None",
            collections.abc.Callable: "callable", callable: "callable", GuestFunction: "callable"}
_MOST_PARAMETERS = 12
_KINDS = inspect.Parameter


def annotation_text(kind, classes={}):
    """The text of an annotation for the engine, or "" if the engine cannot check it. `classes`: the exposed ones."""
    if isinstance(kind, type) and kind in classes:
        return classes[kind].name
    if kind is None or kind is callable or isinstance(kind, type) and kind in _CHECKED:
        return _CHECKED[kind]
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        texts = [annotation_text(part, classes) for part in typing.get_args(kind)]
        return " | ".join(texts) if all(texts) else ""
    return _CHECKED[origin] if origin is not None and origin in _CHECKED else ""


def _is_literal(value):
    return value is None or type(value) in (bool, int) and abs(value) < 2 ** 63


def signature_text(name, function, classes={}):
    """The function's signature as the engine reads it, and the kinds of its parameters."""
    try:
        signature = inspect.signature(function, eval_str=True)
    except NameError:
        signature = inspect.signature(function)
    parameters = list(signature.parameters.values())
    if len(parameters) > _MOST_PARAMETERS:
        raise ValueError(f"{name}() has more than {_MOST_PARAMETERS} parameters")
    pieces, kinds = [], []
    for i, parameter in enumerate(parameters):
        previous = parameters[i - 1].kind if i else None
        if previous is _KINDS.POSITIONAL_ONLY and parameter.kind is not _KINDS.POSITIONAL_ONLY:
            pieces.append("/")
        if parameter.kind is _KINDS.KEYWORD_ONLY and previous not in (_KINDS.KEYWORD_ONLY, _KINDS.VAR_POSITIONAL):
            pieces.append("*")
        stars = {_KINDS.VAR_POSITIONAL: "*", _KINDS.VAR_KEYWORD: "**"}.get(parameter.kind, "")
        text = stars + parameter.name
        annotation = annotation_text(parameter.annotation, classes)
        if annotation:
            text += ": " + annotation
        if parameter.default is not _KINDS.empty:
            default = repr(parameter.default) if _is_literal(parameter.default) else "None"
            text += (" = " if annotation else "=") + default
        pieces.append(text)
        kinds.append((parameter.name, parameter.kind))
    if parameters and parameters[-1].kind is _KINDS.POSITIONAL_ONLY:
        pieces.append("/")
    return f"{name}({', '.join(pieces)})", kinds


def method_signature(name, method, is_bound):
    """The same for a method, whose first parameter the guest's object takes."""
    try:
        text, kinds = signature_text(name, method)
    except (TypeError, ValueError) as error:
        if "more than" in str(error):
            raise
        # A function in C may have no signature that can be read.
        named = [] if name.startswith("__") else [("keywords", _KINDS.VAR_KEYWORD)]
        kinds = [("arguments", _KINDS.VAR_POSITIONAL), *named]
        return f"{name}(self, *arguments{', **keywords' if named else ''})", kinds
    parameters = text[len(name) + 1:-1]
    if not is_bound:
        if not kinds or kinds[0][1] not in (_KINDS.POSITIONAL_ONLY, _KINDS.POSITIONAL_OR_KEYWORD):
            raise ValueError(f"{name}() has no parameter for the object")
        kinds = kinds[1:]
        parameters = parameters.partition(",")[2].strip()
        if parameters == "/" or parameters.startswith("/,"):  # the object was the only such parameter
            parameters = parameters[1:].lstrip(", ")
    if len(kinds) == _MOST_PARAMETERS:
        raise ValueError(f"{name}() has more than {_MOST_PARAMETERS - 1} parameters")
    return f"{name}(self{', ' if parameters else ''}{parameters})", kinds


def adapted_method(name, kinds):
    """A call of the method of that name for the engine, with the object and the list `given` of bind()."""
    is_special = name.startswith("__") and name.endswith("__")

    def call(self, given):
        arguments, keywords = bind(kinds, given)
        if is_special:
            return getattr(type(self), name)(self, *arguments, **keywords)
        return getattr(self, name)(*arguments, **keywords)

    return call


def kinds_of_text(signature):
    """The kinds of the parameters of a signature as text."""
    import ast
    parameters = ast.parse(f"def {signature}: pass").body[0].args
    kinds = [(argument.arg, _KINDS.POSITIONAL_ONLY) for argument in parameters.posonlyargs]
    kinds += [(argument.arg, _KINDS.POSITIONAL_OR_KEYWORD) for argument in parameters.args]
    if parameters.vararg:
        kinds.append((parameters.vararg.arg, _KINDS.VAR_POSITIONAL))
    kinds += [(argument.arg, _KINDS.KEYWORD_ONLY) for argument in parameters.kwonlyargs]
    if parameters.kwarg:
        kinds.append((parameters.kwarg.arg, _KINDS.VAR_KEYWORD))
    return kinds


def bind(kinds, given):
    """(arguments, keywords) for the function. Each item of `given` is a tuple of one value, or None for a default."""
    arguments, keywords, has_gap = [], {}, False
    for (name, kind), value in zip(kinds, given):
        if kind is _KINDS.VAR_POSITIONAL:
            arguments.extend(value[0] if value else ())
        elif kind is _KINDS.VAR_KEYWORD:
            keywords.update(value[0] if value else {})
        elif value is None:
            has_gap = True
        elif kind is _KINDS.KEYWORD_ONLY or has_gap and kind is _KINDS.POSITIONAL_OR_KEYWORD:
            keywords[name] = value[0]
        else:
            arguments.append(value[0])
    return arguments, keywords


def is_positional(kinds):
    """Whether all parameters may be passed by position, one for each."""
    return all(kind in (_KINDS.POSITIONAL_ONLY, _KINDS.POSITIONAL_OR_KEYWORD) for _, kind in kinds)


def adapted(function, kinds):
    """The function for the engine, which calls it with the list `given` of bind()."""
    def call(given):
        arguments, keywords = bind(kinds, given)
        return function(*arguments, **keywords)

    return call
