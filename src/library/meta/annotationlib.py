# annotationlib: annotations as values, as forward references, as source text (PEP 649, PEP 749).
#
# Text is evaluated with the guest's own eval. Where the policy gives it none, names, attributes,
# subscripts, `|` and literals are worked out here, by what the guest may do itself.
"""Helpers for introspecting and wrapping annotations."""

from _typing import (_class_annotations, _class_names, _guest_builtin, _guest_globals, _names_of,
                     _split_annotation, _with_names)
from keyword import iskeyword as _is_keyword
from types import ModuleType as _Module

__all__ = ["Format", "ForwardRef", "call_annotate_function", "call_evaluate_function",
           "get_annotate_from_class_namespace", "get_annotations", "annotations_to_string",
           "type_repr"]

_VALUE, _FAKE_GLOBALS, _FORWARDREF, _STRING = 1, 2, 3, 4


def __getattr__(name):
    # The enumeration is made when somebody asks for it: the library itself needs only the numbers.
    if name != "Format":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from enum import IntEnum
    global Format
    members = {"VALUE": _VALUE, "VALUE_WITH_FAKE_GLOBALS": _FAKE_GLOBALS, "FORWARDREF": _FORWARDREF,
               "STRING": _STRING}
    Format = IntEnum(name, members, module=__name__)
    return Format


def _show(text):
    return f"Forward reference must be an expression -- got {text!r}"


# --- evaluating text without eval

_CONSTANTS = {"None": None, "True": True, "False": False}


class _Reader:
    # Reads the expressions that annotations are made of and computes them at once.
    def __init__(self, text, lookup):
        self.text = text
        self.lookup = lookup
        self.tokens = _split_annotation(text)
        self.at = 0
        self.depth = 0

    def fail(self):
        raise SyntaxError(_show(self.text))

    def take(self, token):
        if self.tokens[self.at] != token:
            return False
        self.at += 1
        return True

    def close(self, token):
        if not self.take(token):
            self.fail()

    def whole(self):
        value = self.items("")
        if self.tokens[self.at] != "":
            self.fail()
        return value

    def items(self, closing):
        # One expression, or a tuple of several.
        values = []
        is_tuple = False
        while self.tokens[self.at] != closing:
            if self.take("*"):
                values.extend(self.union())
                is_tuple = True
            else:
                values.append(self.union())
            if not self.take(","):
                break
            is_tuple = True
        if is_tuple:
            return tuple(values)
        if not values:
            return () if closing == ")" else self.fail()
        return values[0]

    def union(self):
        value = self.postfix()
        while self.take("|"):
            value = value | self.postfix()
        return value

    def postfix(self):
        self.depth += 1
        if self.depth > 100:
            raise RecursionError("maximum recursion depth exceeded in a forward reference")
        value = self.atom()
        while True:
            token = self.tokens[self.at]
            if token == "[":
                self.at += 1
                index = self.items("]")
                self.close("]")
                value = value[index]
            elif token == ".":
                name = self.tokens[self.at + 1]
                if not name.isidentifier():
                    self.fail()
                self.at += 2
                value = getattr(value, name)
            else:
                self.depth -= 1
                return value

    def atom(self):
        token = self.tokens[self.at]
        if token == "":
            self.fail()
        self.at += 1
        if token.isidentifier():
            if token in _CONSTANTS:
                return _CONSTANTS[token]
            return self.fail() if _is_keyword(token) else self.lookup(token)
        if token == "[":
            values = []
            while self.tokens[self.at] != "]":
                values.append(self.union())
                if not self.take(","):
                    break
            self.close("]")
            return values
        if token == "(":
            value = self.items(")")
            self.close(")")
            return value
        if token == "...":
            return ...
        if token[0] in ("'", '"') and len(token) > 1:
            return token[1:-1]
        is_negative = token == "-"
        if is_negative:
            token = self.tokens[self.at]
            self.at += 1
        if not token.isdecimal():
            self.fail()
        return -int(token) if is_negative else int(token)


# --- evaluating text

def _as_expression(text):
    # A starred item is no expression of its own. eval() would accept an indentation.
    if text[:1] in ("", " ", "\t", "\n"):
        raise SyntaxError(_show(text))
    return f"({text},)[0]" if text.startswith("*") else text


def _refuse(name):
    raise NameError(f"name {name!r} is not defined", name=name)


def _find(name, globals, locals):
    # In these mappings, then in the builtins of the guest.
    if name in locals:
        return locals[name]
    if name in globals:
        return globals[name]
    found = _guest_builtin(name)
    return _refuse(name) if found is None else found


def _evaluate(text, globals, locals):
    if (evaluate := _guest_builtin("eval")) is None:
        return _read(text, globals, locals)
    try:
        return evaluate(_as_expression(text), globals, locals)
    except SyntaxError:
        raise SyntaxError(_show(text)) from None


def _read(text, globals, locals):
    # Without eval().
    def find(name):
        is_special = name.startswith("__") and name.endswith("__")
        return _refuse(name) if is_special else _find(name, globals, locals)

    _as_expression(text)
    if not text.startswith("*"):
        return _Reader(text, find).whole()
    items = _Reader(text[1:], find).whole()
    if not hasattr(items, "__iter__"):
        raise TypeError(f"Value after * must be an iterable, not {type(items).__name__}")
    [value] = items
    return value


# --- references

class ForwardRef:
    """A type that is known by its text only, until evaluate() looks it up.

    The text belongs to an owner (a class, function or module), or to the module with that name.
    """

    __slots__ = ("__weakref__", "__owner__", "__forward_arg__", "__forward_module__",
                 "__forward_is_class__", "__forward_is_argument__")

    def __init__(self, arg, *, module=None, owner=None, is_argument=True, is_class=False):
        if isinstance(arg, str):
            self.__owner__, self.__forward_module__, self.__forward_arg__ = owner, module, arg
            self.__forward_is_argument__, self.__forward_is_class__ = is_argument, is_class
        else:
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")

    def __init_subclass__(cls, /, **kwds):
        raise TypeError("Cannot subclass ForwardRef")

    def _identity(self):
        return (self.__forward_arg__, self.__forward_module__, self.__forward_is_class__,
                self.__owner__)

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__, self.__forward_is_class__,
                     self.__owner__))

    def __eq__(self, other):
        if type(other) is not ForwardRef:
            return NotImplemented
        return other is self or self._identity() == other._identity()

    def __repr__(self):
        shown = {"module": self.__forward_module__, "is_class": self.__forward_is_class__ or None,
                 "owner": self.__owner__}
        more = [f", {name}={value!r}" for name, value in shown.items() if value is not None]
        return f"ForwardRef({self.__forward_arg__!r}{''.join(more)})"

    def _names_for(self, globals, locals, type_params, owner):
        # Where names are looked up: what is not given is that of the owner.
        if owner is None:
            owner = self.__owner__
        if globals is None:
            holder = self.__forward_module__
            if holder is None:
                holder = owner.__module__ if isinstance(owner, type) else owner
            globals = _guest_globals(holder)
        if locals is None:
            locals = _class_names(owner) if isinstance(owner, type) else {}
        if type_params is None and owner is not None:
            type_params = getattr(owner, "__type_params__", None)
        if type_params:
            locals = {each.__name__: each for each in type_params} | dict(locals)
        return globals, locals

    def evaluate(self, *, globals=None, locals=None, type_params=None, owner=None, format=_VALUE):
        """Return the type, or for Format.STRING the text.

        It is an error if a name is missing, except for Format.FORWARDREF, which returns the
        reference itself then.
        """
        text = self.__forward_arg__
        if format == _STRING:
            return text
        if format not in (_VALUE, _FORWARDREF):
            raise NotImplementedError(format)
        try:
            globals, locals = self._names_for(globals, locals, type_params, owner)
            if text.isidentifier() and not text.startswith("__") and not _is_keyword(text):
                return _find(text, globals, locals)
            return _evaluate(text, globals, locals)
        except Exception:
            if format == _VALUE:
                raise
            return self

    @property
    def __forward_code__(self):
        compile = _guest_builtin("compile")
        if compile is None:
            raise NotImplementedError("this run has no compile()")
        try:
            return compile(_as_expression(self.__forward_arg__), "<string>", "eval")
        except SyntaxError:
            raise SyntaxError(_show(self.__forward_arg__)) from None

    def __or__(self, other):
        return _union_of(self, other)

    def __ror__(self, other):
        return _union_of(other, self)


def _union_of(*types):
    from _typing import Union
    return Union[types]


# --- names that are not there: what stands for them while annotations are computed

class _Text:
    # Every operation on it makes the source text of that operation.
    __slots__ = ("_text", "_strength")

    def __init__(self, text, strength=9):
        self._text = text
        self._strength = strength  # of the operator that binds least, 9: none

    def __getitem__(self, item):
        if isinstance(item, tuple) and item:
            inner = ", ".join(_text_of(each) for each in item) + ("," if len(item) == 1 else "")
        else:
            inner = _text_of(item)
        return _Text(f"{_text_of(self, 9)}[{inner}]")

    def __getattr__(self, name):
        is_special = name.startswith("__") and name.endswith("__")
        return object.__getattribute__(self, name) if is_special else _Text(f"{_text_of(self, 9)}.{name}")

    def __call__(self, *args, **kwargs):
        given = [_text_of(arg) for arg in args]
        given += [f"{name}={_text_of(value)}" for name, value in kwargs.items()]
        return _Text(f"{_text_of(self, 9)}({', '.join(given)})")

    def __iter__(self):
        yield _Text("*" + _text_of(self, 9))

    def __format__(self, spec):
        raise TypeError("Cannot stringify annotation containing string formatting")

    def __neg__(self):
        return _Text("-" + _text_of(self, 8), 7)

    def __pos__(self):
        return _Text("+" + _text_of(self, 8), 7)

    def __invert__(self):
        return _Text("~" + _text_of(self, 8), 7)

    def __hash__(self):
        return hash(self._text)


def _text_of(value, strength=0):
    if type(value) is _Text:
        return value._text if value._strength >= strength else f"({value._text})"
    if type(value) is ForwardRef:
        return value.__forward_arg__
    if type(value) is tuple:
        return "(" + ", ".join(map(_text_of, value)) + ("," if len(value) == 1 else "") + ")"
    if type(value) is list:
        return "[" + ", ".join(map(_text_of, value)) + "]"
    if type(value) is dict:
        return "{" + ", ".join(f"{_text_of(k)}: {_text_of(v)}" for k, v in value.items()) + "}"
    if type(value) is set and value:
        return "{" + ", ".join(sorted(map(_text_of, value))) + "}"
    if type(value) is slice:
        parts = ["" if part is None else _text_of(part)
                 for part in (value.start, value.stop)]
        if value.step is not None:
            parts.append(_text_of(value.step))
        return ":".join(parts)
    return type_repr(value)


def _add_operators():
    def binary(symbol, strength):
        # Powers group from the right, all others from the left.
        left = strength + (symbol == "**")
        right = strength + (symbol != "**")

        def forward(self, other):
            return _Text(f"{_text_of(self, left)} {symbol} {_text_of(other, right)}", strength)

        def reflected(self, other):
            return _Text(f"{_text_of(other, left)} {symbol} {_text_of(self, right)}", strength)
        return forward, reflected

    # Each operator with its name and how strongly it binds.
    arithmetic = "or | 1 xor ^ 2 and & 3 lshift << 4 rshift >> 4 add + 5 sub - 5 mul * 6 truediv / 6 " \
                 "floordiv // 6 mod % 6 matmul @ 6 pow ** 8".split()
    for name, symbol, strength in zip(arithmetic[::3], arithmetic[1::3], arithmetic[2::3]):
        forward, reflected = binary(symbol, int(strength))
        setattr(_Text, f"__{name}__", forward)
        setattr(_Text, f"__r{name}__", reflected)
    comparisons = "lt < le <= gt > ge >= eq == ne !=".split()
    for name, symbol in zip(comparisons[::2], comparisons[1::2]):
        setattr(_Text, f"__{name}__", binary(symbol, 0)[0])


_add_operators()
_Text.__hash__ = lambda self: hash(self._text)


# --- computing annotations of which names are missing

def _as_references(value, owner, is_class):
    # What is computed of missing names, with forward references for them.
    if type(value) is _Text:
        return ForwardRef(value._text, owner=owner, is_class=is_class)
    if type(value) is list:
        return [_as_references(each, owner, is_class) for each in value]
    if type(value) in (set, frozenset):
        return type(value)(_as_references(each, owner, is_class) for each in value)
    if type(value) is dict:
        return {name: _as_references(each, owner, is_class) for name, each in value.items()}
    if type(value) is tuple:
        return tuple(_as_references(each, owner, is_class) for each in value)
    args = getattr(value, "__args__", None)
    if type(args) is tuple and any(_has_text(arg) for arg in args):
        origin = getattr(value, "__origin__", None)
        new = _as_references(args, owner, is_class)
        try:
            return origin[new if len(new) != 1 else new[0]]
        except TypeError:
            return value
    return value


def _has_text(value):
    if type(value) is _Text:
        return True
    if type(value) in (list, tuple):
        return any(map(_has_text, value))
    args = getattr(value, "__args__", None)
    return type(args) is tuple and any(map(_has_text, args))


def _compute(function, format, owner):
    if format == _STRING:
        # Every name is text, whether or not it has a value.
        names = {name: _Text(name) for name in _names_of(function)}
        result = _with_names(function, names, True)(_FAKE_GLOBALS)
        if type(result) is dict:
            return {name: value if isinstance(value, str) else _text_of(value)
                    for name, value in result.items()}
        return result if isinstance(result, str) else _text_of(result)
    # Each name that turns out to be missing is supplied, and all is computed again.
    names = {}
    is_class = isinstance(owner, type)
    for _ in range(len(_names_of(function)) + 1):
        try:
            result = (_with_names(function, names, False) if names else function)(_FAKE_GLOBALS)
            break
        except NameError as error:
            if error.name is None or error.name in names:
                raise
            names[error.name] = _Text(error.name)
    else:
        raise RuntimeError("the annotations cannot be computed")
    return _as_references(result, owner, is_class) if names else result


# --- functions that compute annotations

def call_annotate_function(annotate, format, *, owner=None):
    """Return what a function like __annotate__ computes, in this format.

    Functions that the compiler makes know only the values. For the other formats, they are called
    with something else in place of the names that have no value yet.
    """
    if format == _FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    try:
        return annotate(format)
    except NotImplementedError:
        if format not in (_FORWARDREF, _STRING):
            raise ValueError(f"Invalid format: {format!r}") from None
        if type(annotate) is not type(_show):
            raise NotImplementedError(f"{annotate!r} does not support this format") from None
    try:
        return _compute(annotate, format, owner)
    except NotImplementedError:
        # It knows no format but VALUE.
        values = annotate(_VALUE)
        return annotations_to_string(values) if format == _STRING else values


def call_evaluate_function(evaluate, format, *, owner=None):
    """The same for functions that compute the value of a type alias, or a bound, the constraints or
    the default of a type parameter."""
    return call_annotate_function(evaluate, owner=owner, format=format)


def get_annotate_from_class_namespace(obj):
    """Return the function in the namespace of a class body that computes its annotations, or None."""
    names = [name for name in ("__annotate__", "__annotate_func__") if name in obj]
    return obj[names[0]] if names else None


# --- the annotations of an object: they are stored, or a function computes them

def _stored(obj, format):
    # Computes them, too, the first time.
    is_class = isinstance(obj, type)
    try:
        if is_class:
            found = _class_annotations(obj)
        else:
            found = getattr(obj, "__annotations__", None)
        if found is not None and not isinstance(found, dict):
            raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    except Exception as error:
        if format == _FORWARDREF or is_class and isinstance(error, AttributeError):
            return None
        raise
    return annotations_to_string(found) if format == _STRING and found is not None else found


def _computed(obj, format):
    annotate = getattr(obj, "__annotate__", None)
    if annotate is None:
        return None
    found = call_annotate_function(annotate, format, owner=obj)
    if isinstance(found, dict):
        return found
    raise ValueError(f"{obj!r}.__annotate__ returned a non-dict")


_SOURCES = {_VALUE: (_stored, _computed), _FORWARDREF: (_stored, _computed),
            _STRING: (_computed, _stored)}


def _refuse_format(format):
    if format == _FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    raise ValueError(f"Unsupported format {format!r}")


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=_VALUE):
    """The annotations of obj in this format, in a new dict; with eval_str, strings are evaluated.

    obj is whatever has __annotations__ or __annotate__; without them it has to be a class, module or
    callable.
    """
    if eval_str and format != _VALUE:
        raise ValueError("eval_str=True is only supported with format=Format.VALUE")
    for find in _SOURCES.get(format) or _refuse_format(format):
        if (found := find(obj, format)) is not None:
            break
    else:
        if not isinstance(obj, type) and not callable(obj):
            raise TypeError(f"{obj!r} does not have annotations")
        found = ()
    annotations = dict(found)
    if eval_str:
        names = None
        for name, tp in annotations.items():
            if isinstance(tp, str):
                names = names or _names_for(obj, globals, locals)
                annotations[name] = _evaluate(tp, *names)
    return annotations


def _names_for(obj, globals, locals):
    # The mappings that are given, else those of the function or class under all wrappers.
    if globals is None or locals is None:
        is_class = isinstance(obj, type)
        if not is_class and type(obj) is not _Module:
            obj = _unwrapped(obj)
        if globals is None:
            globals = _guest_globals(obj.__module__ if is_class else obj)
        if locals is None and is_class:
            locals = _class_names(obj)
    hidden = {each.__name__: each for each in getattr(obj, "__type_params__", ())}
    return globals, {**hidden, **(locals or {})}


def _unwrapped(obj):
    while True:
        if hasattr(obj, "__wrapped__"):
            obj = obj.__wrapped__
        elif hasattr(obj, "func") and hasattr(obj, "keywords"):  # functools.partial
            obj = obj.func
        else:
            return obj


# --- types as text

def type_repr(value):
    """Return how source text names a value: classes and functions by their qualified names, other
    values by repr()."""
    if not isinstance(value, type) and type(value) not in (type(_show), type(len)):
        return "..." if value is ... else repr(value)
    module = value.__module__
    return value.__qualname__ if module == "builtins" else f"{module}.{value.__qualname__}"


def annotations_to_string(annotations):
    """Return a dict like this one, with text for each type that is not text already."""
    texts = {}
    for name, tp in annotations.items():
        texts[name] = tp if isinstance(tp, str) else type_repr(tp)
    return texts
