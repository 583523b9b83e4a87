# annotationlib: annotations as values, as forward references, as source text (PEP 649, PEP 749).
#
# Text is evaluated with the guest's own eval. Where the policy gives it none, names, attributes,
# subscripts, `|` and literals are worked out here, by what the guest may do itself.
"""Helpers for introspecting and wrapping annotations."""

from _typing import _class_names, _guest_builtin, _guest_globals, _with_names, _names_of

__all__ = ["Format", "ForwardRef", "call_annotate_function", "call_evaluate_function",
           "get_annotate_from_class_namespace", "get_annotations", "annotations_to_string",
           "type_repr"]

_VALUE, _FAKE_GLOBALS, _FORWARDREF, _STRING = 1, 2, 3, 4


def __getattr__(name):
    # The enumeration is made when somebody asks for it: the library itself needs only the numbers.
    if name == "Format":
        import enum

        class Format(enum.IntEnum):
            VALUE = 1
            VALUE_WITH_FAKE_GLOBALS = 2
            FORWARDREF = 3
            STRING = 4

        Format.__qualname__ = "Format"
        globals()["Format"] = Format
        return Format
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _show(text):
    return f"Forward reference must be an expression -- got {text!r}"


# --- evaluating text without eval

_CLOSING = {"[": "]", "(": ")"}


class _Reader:
    # Reads the expressions that annotations are made of and computes them at once.
    def __init__(self, text, lookup):
        self.text = text
        self.lookup = lookup
        self.at = 0
        self.depth = 0

    def fail(self):
        raise SyntaxError(_show(self.text))

    def peek(self):
        text = self.text
        while self.at < len(text) and text[self.at] in " \t\n\r\f\\":
            self.at += 1
        return text[self.at:self.at + 1]

    def take(self, token):
        if self.peek() == "" or not self.text.startswith(token, self.at):
            return False
        self.at += len(token)
        return True

    def whole(self):
        value = self.items("")
        if self.peek() != "":
            self.fail()
        return value

    def items(self, closing):
        # One expression, or a tuple of several.
        values = []
        is_tuple = False
        while True:
            if self.peek() == closing and closing != "":
                break
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
            start = self.peek()
            if start == "." and not self.text.startswith("...", self.at):
                self.at += 1
                value = getattr(value, self.name())
            elif start == "[":
                self.at += 1
                index = self.items("]")
                if not self.take("]"):
                    self.fail()
                value = value[index]
            else:
                self.depth -= 1
                return value

    def name(self):
        self.peek()
        start = self.at
        text = self.text
        while self.at < len(text) and (text[self.at].isalnum() or text[self.at] == "_"):
            self.at += 1
        word = text[start:self.at]
        if not word.isidentifier():
            self.fail()
        return word

    def atom(self):
        start = self.peek()
        if self.take("..."):
            return ...
        if start in ("(", "["):
            self.at += 1
            if start == "[":
                values = []
                while self.peek() != "]":
                    values.append(self.union())
                    if not self.take(","):
                        break
                value = values
            else:
                value = self.items(")")
            if not self.take(_CLOSING[start]):
                self.fail()
            return value
        if start in ("'", '"'):
            end = self.text.find(start, self.at + 1)
            literal = self.text[self.at + 1:end]
            if end < 0 or "\\" in literal:
                self.fail()
            self.at = end + 1
            return literal
        negative = self.take("-")
        start = self.peek()
        if start.isdigit():
            digits = self.at
            while self.peek_digit():
                self.at += 1
            number = int(self.text[digits:self.at])
            return -number if negative else number
        if negative or start == "":
            self.fail()
        word = self.name()
        if word in ("None", "True", "False"):
            return {"None": None, "True": True, "False": False}[word]
        import keyword
        if keyword.iskeyword(word):
            self.fail()
        return self.lookup(word)

    def peek_digit(self):
        return self.at < len(self.text) and self.text[self.at].isdigit()


def _as_expression(text):
    # A starred item is no expression of its own. eval() would accept an indentation.
    if text[:1] in ("", " ", "\t", "\n"):
        raise SyntaxError(_show(text))
    return f"({text},)[0]" if text.startswith("*") else text


def _evaluate_text(text, globals, locals):
    guest_eval = _guest_builtin("eval")
    if guest_eval is not None:
        try:
            return guest_eval(_as_expression(text), globals, locals)
        except SyntaxError:
            raise SyntaxError(_show(text)) from None

    def lookup(name):
        if name.startswith("__") and name.endswith("__"):
            raise NameError(f"name {name!r} is not defined", name=name)
        if name in locals:
            return locals[name]
        if name in globals:
            return globals[name]
        value = _guest_builtin(name)
        if value is None:
            raise NameError(f"name {name!r} is not defined", name=name)
        return value

    _as_expression(text)
    if not text.startswith("*"):
        return _Reader(text, lookup).whole()
    items = _Reader(text[1:], lookup).whole()
    if not hasattr(items, "__iter__"):
        raise TypeError(f"Value after * must be an iterable, not {type(items).__name__}")
    [value] = items
    return value


class ForwardRef:
    """Wrapper that holds a forward reference.

    Constructor arguments:
    * arg: a string representing the code to be evaluated.
    * module: the module where the forward reference was created.
      Must be a string, not a module object.
    * owner: The owning object (module, class, or function).
    * is_argument: Does nothing, retained for compatibility.
    * is_class: True if the forward reference was created in class scope.
    """

    __slots__ = ("__forward_arg__", "__forward_is_argument__", "__forward_is_class__",
                 "__forward_module__", "__owner__", "_names", "__weakref__")

    def __init__(self, arg, *, module=None, owner=None, is_argument=True, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        self.__forward_arg__ = arg
        self.__forward_is_argument__ = is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module
        self.__owner__ = owner
        self._names = None

    def __init_subclass__(cls, /, *args, **kwds):
        raise TypeError("Cannot subclass ForwardRef")

    def evaluate(self, *, globals=None, locals=None, type_params=None, owner=None, format=_VALUE):
        """Evaluate the forward reference and return the value.

        If the forward reference cannot be evaluated, raise an exception.
        """
        if format == _STRING:
            return self.__forward_arg__
        if format not in (_VALUE, _FORWARDREF):
            raise NotImplementedError(format)
        try:
            return self._evaluate(globals, locals, type_params, owner)
        except Exception:
            if format == _FORWARDREF:
                return self
            raise

    @property
    def __forward_code__(self):
        compile = _guest_builtin("compile")
        if compile is None:
            raise NotImplementedError("this run has no compile()")
        try:
            return compile(_as_expression(self.__forward_arg__), "<string>", "eval")
        except SyntaxError:
            raise SyntaxError(_show(self.__forward_arg__)) from None

    def _evaluate(self, globals, locals, type_params, owner):
        if owner is None:
            owner = self.__owner__
        if globals is None and self.__forward_module__ is not None:
            globals = _guest_globals(self.__forward_module__)
        if globals is None:
            globals = _guest_globals(owner.__module__ if isinstance(owner, type) else owner)
        if locals is None:
            locals = _class_names(owner) if isinstance(owner, type) else {}
        if type_params is None and owner is not None:
            type_params = getattr(owner, "__type_params__", None)
        if type_params or self._names:
            locals = {**{param.__name__: param for param in type_params or ()},
                      **(self._names or {}), **locals}
        arg = self.__forward_arg__
        if arg.isidentifier() and not arg.startswith("__"):
            import keyword
            if not keyword.iskeyword(arg):
                if arg in locals:
                    return locals[arg]
                if arg in globals:
                    return globals[arg]
                value = _guest_builtin(arg)
                if value is None:
                    raise NameError(f"name {arg!r} is not defined", name=arg)
                return value
        return _evaluate_text(arg, globals, locals)

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return (self.__forward_arg__ == other.__forward_arg__
                and self.__forward_module__ == other.__forward_module__
                and self.__forward_is_class__ == other.__forward_is_class__
                and self.__owner__ == other.__owner__)

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__, self.__forward_is_class__,
                     self.__owner__))

    def __or__(self, other):
        from _typing import Union
        return Union[self, other]

    def __ror__(self, other):
        from _typing import Union
        return Union[other, self]

    def __repr__(self):
        extra = []
        if self.__forward_module__ is not None:
            extra.append(f", module={self.__forward_module__!r}")
        if self.__forward_is_class__:
            extra.append(", is_class=True")
        if self.__owner__ is not None:
            extra.append(f", owner={self.__owner__!r}")
        return f"ForwardRef({self.__forward_arg__!r}{''.join(extra)})"


import sys as _sys
_Module = type(_sys)
del _sys


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
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return _Text(f"{_text_of(self, 9)}.{name}")

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

    for name, symbol, strength in (("or", "|", 1), ("xor", "^", 2), ("and", "&", 3),
                                   ("lshift", "<<", 4), ("rshift", ">>", 4), ("add", "+", 5),
                                   ("sub", "-", 5), ("mul", "*", 6), ("truediv", "/", 6),
                                   ("floordiv", "//", 6), ("mod", "%", 6), ("matmul", "@", 6),
                                   ("pow", "**", 8)):
        forward, reflected = binary(symbol, strength)
        setattr(_Text, f"__{name}__", forward)
        setattr(_Text, f"__r{name}__", reflected)
    for name, symbol in (("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">="), ("eq", "=="),
                         ("ne", "!=")):
        setattr(_Text, f"__{name}__", binary(symbol, 0)[0])


_add_operators()
_Text.__hash__ = lambda self: hash(self._text)


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


def call_evaluate_function(evaluate, format, *, owner=None):
    """Call an evaluate function. Evaluate functions are normally generated for
    the value of type aliases and the bounds, constraints, and defaults of
    type parameter objects.
    """
    return call_annotate_function(evaluate, format, owner=owner)


def call_annotate_function(annotate, format, *, owner=None):
    """Call an __annotate__ function. __annotate__ functions are normally
    generated by the compiler to defer the evaluation of annotations. They
    can be called with any of the format arguments in the Format enum, but
    compiler-generated __annotate__ functions only support the VALUE format.
    This function provides additional functionality to call __annotate__
    functions with the FORWARDREF and STRING formats.
    """
    if format == _FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    try:
        return annotate(format)
    except NotImplementedError:
        pass
    if format not in (_FORWARDREF, _STRING):
        raise ValueError(f"Invalid format: {format!r}")
    if type(annotate) is not type(_show):
        raise NotImplementedError(f"{annotate!r} does not support this format")
    try:
        return _compute(annotate, format, owner)
    except NotImplementedError:
        # It knows no format but VALUE.
        values = annotate(_VALUE)
        return annotations_to_string(values) if format == _STRING else values


def get_annotate_from_class_namespace(obj):
    """Retrieve the annotate function from a class namespace dictionary.

    Return None if the namespace does not contain an annotate function.
    This is useful in metaclass ``__new__`` methods to retrieve the annotate function.
    """
    try:
        return obj["__annotate__"]
    except KeyError:
        return obj.get("__annotate_func__", None)


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=_VALUE):
    """The annotations of obj in this format, in a new dict; with eval_str, strings are evaluated.

    obj is whatever has __annotations__ or __annotate__; without them it has to be a class, module or
    callable.
    """
    if eval_str and format != _VALUE:
        raise ValueError("eval_str=True is only supported with format=Format.VALUE")
    if format == _VALUE:
        ann = _get_dunder_annotations(obj)
        if ann is None:
            ann = _get_and_call_annotate(obj, format)
    elif format == _FORWARDREF:
        try:
            ann = _get_dunder_annotations(obj)
        except Exception:
            ann = _get_and_call_annotate(obj, format)
        if ann is None:
            ann = _get_and_call_annotate(obj, format)
    elif format == _STRING:
        ann = _get_and_call_annotate(obj, format)
        if ann is None:
            ann = _get_dunder_annotations(obj)
            if ann is not None:
                ann = annotations_to_string(ann)
    elif format == _FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    else:
        raise ValueError(f"Unsupported format {format!r}")
    if ann is None:
        if isinstance(obj, type) or callable(obj):
            return {}
        raise TypeError(f"{obj!r} does not have annotations")
    if not ann:
        return {}
    if not eval_str:
        return dict(ann)
    if globals is None or locals is None:
        own_globals, own_locals, obj = _scope_of(obj)
        globals = own_globals if globals is None else globals
        locals = own_locals if locals is None else locals
    if type_params := getattr(obj, "__type_params__", ()):
        locals = {**{param.__name__: param for param in type_params}, **(locals or {})}
    return {key: value if not isinstance(value, str)
            else _evaluate_text(value, globals or {}, locals or {})
            for key, value in ann.items()}


def _scope_of(obj):
    if isinstance(obj, type):
        return _guest_globals(obj.__module__), _class_names(obj), obj
    if type(obj) is _Module:
        return _guest_globals(obj), None, obj
    while True:
        if hasattr(obj, "__wrapped__"):
            obj = obj.__wrapped__
        elif hasattr(obj, "func") and hasattr(obj, "keywords"):  # functools.partial
            obj = obj.func
        else:
            break
    return _guest_globals(obj), None, obj


def type_repr(value):
    """Convert a Python value to a format suitable for use with the STRING format.

    This is intended as a helper for tools that support the STRING format but do
    not have access to the code that originally produced the annotations. It uses
    repr() for most objects.
    """
    if isinstance(value, type) or type(value) in (type(_show), type(len)):
        if value.__module__ == "builtins":
            return value.__qualname__
        return f"{value.__module__}.{value.__qualname__}"
    if value is ...:
        return "..."
    return repr(value)


def annotations_to_string(annotations):
    """Convert an annotation dict containing values to approximately the STRING format."""
    return {n: t if isinstance(t, str) else type_repr(t) for n, t in annotations.items()}


def _get_and_call_annotate(obj, format):
    annotate = getattr(obj, "__annotate__", None)
    if annotate is None:
        return None
    ann = call_annotate_function(annotate, format, owner=obj)
    if not isinstance(ann, dict):
        raise ValueError(f"{obj!r}.__annotate__ returned a non-dict")
    return ann


def _get_dunder_annotations(obj):
    if isinstance(obj, type):
        try:
            ann = type.__dict__["__annotations__"].__get__(obj)
        except AttributeError:
            return None
    else:
        ann = getattr(obj, "__annotations__", None)
    if ann is None:
        return None
    if not isinstance(ann, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    return ann
