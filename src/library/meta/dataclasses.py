# Data classes (PEP 557).
#
# The methods that are added to a class (__init__, __repr__, __eq__ and others) are compiled from
# text, so that they are as fast as written ones. The text consists of phrases of this
# file and of field names, each an exact str that is an identifier and no keyword (_checked_name);
# types, defaults and everything else that a class may contain come in as variables. Fields of bases
# are objects of the program: they are read once, into a _Plan, and what the text says comes from the
# plan alone. The compiled code is a guest's code: it has no right that its class would not have.

import keyword as _keyword
from _dataclasses import (_call_next, _create, _define, _is_of_host, _is_open,
                          _move_class_cell, _set_field)
from _typing import _caller_module
from types import (FunctionType as _FunctionType, GenericAlias as _GenericAlias,
                   MappingProxyType as _MappingProxyType,
                   MemberDescriptorType as _MemberDescriptorType)

__all__ = ["dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING",
           "fields", "asdict", "astuple", "make_dataclass", "replace", "is_dataclass"]


class FrozenInstanceError(AttributeError):
    pass


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return "<factory>"


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


class _FIELD_BASE:
    __slots__ = ("name",)

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_HAS_DEFAULT_FACTORY = _HAS_DEFAULT_FACTORY_CLASS()
MISSING = _MISSING_TYPE()
KW_ONLY = _KW_ONLY_TYPE()
_FIELD = _FIELD_BASE("_FIELD")
_FIELD_CLASSVAR = _FIELD_BASE("_FIELD_CLASSVAR")
_FIELD_INITVAR = _FIELD_BASE("_FIELD_INITVAR")
_EMPTY_METADATA = _MappingProxyType({})
# Fields whose text is being made: their types may refer to them.
_shown_fields = set()
_ModuleType = type(_keyword)
_FIELDS = "__dataclass_fields__"
_PARAMS = "__dataclass_params__"
_POST_INIT_NAME = "__post_init__"


class InitVar:
    __slots__ = ("type",)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        if isinstance(self.type, type) and not isinstance(self.type, _GenericAlias):
            type_name = self.type.__name__
        else:
            type_name = repr(self.type)
        return f"dataclasses.InitVar[{type_name}]"

    def __class_getitem__(cls, type):
        return InitVar(type)


class Field:
    __slots__ = ("name", "type", "default", "default_factory", "repr", "hash", "init", "compare",
                 "metadata", "kw_only", "doc", "_field_type")

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only,
                 doc):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = _EMPTY_METADATA if metadata is None else _MappingProxyType(metadata)
        self.kw_only = kw_only
        self.doc = doc
        self._field_type = None

    def __repr__(self):
        if id(self) in _shown_fields:
            return "..."
        _shown_fields.add(id(self))
        try:
            return self._text()
        finally:
            _shown_fields.discard(id(self))

    def _text(self):
        return ("Field("
                f"name={self.name!r},"
                f"type={self.type!r},"
                f"default={self.default!r},"
                f"default_factory={self.default_factory!r},"
                f"init={self.init!r},"
                f"repr={self.repr!r},"
                f"hash={self.hash!r},"
                f"compare={self.compare!r},"
                f"metadata={self.metadata!r},"
                f"kw_only={self.kw_only!r},"
                f"doc={self.doc!r},"
                f"_field_type={self._field_type}"
                ")")

    def __set_name__(self, owner, name):
        # PEP 487: a default that is a descriptor wants to know its name.
        function = getattr(type(self.default), "__set_name__", None)
        if function:
            function(self.default, owner, name)

    __class_getitem__ = classmethod(_GenericAlias)


class _DataclassParams:
    __slots__ = ("init", "repr", "eq", "order", "unsafe_hash", "frozen", "match_args", "kw_only",
                 "slots", "weakref_slot")

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots,
                 weakref_slot):
        self.init = init
        self.repr = repr
        self.eq = eq
        self.order = order
        self.unsafe_hash = unsafe_hash
        self.frozen = frozen
        self.match_args = match_args
        self.kw_only = kw_only
        self.slots = slots
        self.weakref_slot = weakref_slot

    def __repr__(self):
        return "_DataclassParams(%s)" % ",".join(
            [f"{name}={getattr(self, name)!r}" for name in self.__slots__])


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None,
          compare=True, metadata=None, kw_only=MISSING, doc=None):
    """How one field differs from the others; give at most one of default and default_factory."""
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only, doc)


# --- fields

def _checked_name(name):
    if type(name) is not str or not name.isidentifier():
        raise TypeError(f"Field names must be valid identifiers: {name!r}")
    if _keyword.iskeyword(name):
        raise TypeError(f"Field names must not be keywords: {name!r}")
    if name.startswith("__dataclass_"):
        # They would stand for variables of the methods.
        raise TypeError(f"Field names must not begin with '__dataclass_': {name!r}")
    return name


class _Plan:
    """What the methods are made of for one field: its attributes, each read once."""

    __slots__ = ("name", "type", "default", "default_factory", "init", "repr", "hash", "compare",
                 "kw_only", "doc", "_field_type")

    def __init__(self, f):
        self.name = _checked_name(f.name)
        self.type = f.type
        self.default = f.default
        self.default_factory = f.default_factory
        self.init = bool(f.init)
        self.repr = bool(f.repr)
        self.compare = bool(f.compare)
        self.hash = self.compare if f.hash is None else bool(f.hash)
        self.kw_only = bool(f.kw_only)
        self.doc = getattr(f, "doc", None)
        self._field_type = f._field_type


def _is_classvar(annotation):
    if type(annotation).__module__ != "typing":
        return False
    import typing
    return (annotation is typing.ClassVar
            or getattr(annotation, "__origin__", None) is typing.ClassVar)


def _is_initvar(annotation):
    return annotation is InitVar or type(annotation) is InitVar


def _is_kw_only(annotation):
    return annotation is KW_ONLY


def _named_type(cls, text):
    # "module.Name" or "Name" at the start of a textual annotation: what it means in the module of
    # the class, or None.
    words = text.lstrip()
    end = 0
    while end < len(words) and (words[end].isalnum() or words[end] == "_"):
        end += 1
    first, rest = words[:end], words[end:].lstrip()
    # The module's attributes are read as the program reads them.
    import sys
    home = sys.modules.get(cls.__module__)
    if type(home) is not _ModuleType:
        return None
    if not rest.startswith("."):
        return getattr(home, first, None)
    rest = rest[1:].lstrip()
    end = 0
    while end < len(rest) and (rest[end].isalnum() or rest[end] == "_"):
        end += 1
    module = getattr(home, first, None)
    if type(module) is not _ModuleType:
        return None
    return getattr(module, rest[:end], None)


def _kind_of(cls, annotation, is_kind):
    if is_kind(annotation):
        return True
    return isinstance(annotation, str) and is_kind(_named_type(cls, annotation))


def _get_field(cls, a_name, a_type, default_kw_only):
    default = getattr(cls, a_name, MISSING)
    if isinstance(default, Field):
        f = default
    else:
        if isinstance(default, _MemberDescriptorType):
            # A field of __slots__.
            default = MISSING
        f = field(default=default)
    f.name = a_name
    f.type = a_type
    f._field_type = _FIELD
    if _kind_of(cls, a_type, _is_classvar):
        f._field_type = _FIELD_CLASSVAR
    elif _kind_of(cls, a_type, _is_initvar):
        f._field_type = _FIELD_INITVAR
    if f._field_type is not _FIELD and f.default_factory is not MISSING:
        raise TypeError(f"field {f.name} cannot have a default factory")
    if f._field_type is not _FIELD_CLASSVAR:
        if f.kw_only is MISSING:
            f.kw_only = default_kw_only
    elif f.kw_only is not MISSING:
        raise TypeError(f"field {f.name} is a ClassVar but specifies kw_only")
    if f._field_type is _FIELD and f.default.__class__.__hash__ is None:
        raise ValueError(f"mutable default {type(f.default)} for field {f.name} is not allowed: "
                         "use default_factory")
    return f


def _own_annotations(cls):
    try:
        return cls.__annotations__
    except NameError:
        import annotationlib
        return annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF)


# --- the text of the methods

class _Methods:
    """Collects methods, with the variables they use, and compiles them together."""

    def __init__(self):
        self.lines = []
        self.names = []
        self.variables = {}
        self.annotations = {}
        self.refusals = {}

    def add(self, name, parameters, body, variables=None, annotations=None, refusal=None):
        self.names.append(name)
        self.lines.append(f"  def {name}({', '.join(parameters)}):")
        self.lines.extend("    " + line for line in body)
        if variables:
            self.variables.update(variables)
        if annotations is not None:
            self.annotations[name] = annotations
        self.refusals[name] = refusal

    def wrap(self, name, parameters, inner, body, variables):
        # A method that calls another one of its name as __dataclass_wrapped__().
        self.lines.append(f"  def {name}({', '.join(parameters)}):")
        self.lines.extend("    " + line for line in inner)
        self.lines.append(f"  __dataclass_wrapped__ = {name}")
        self.add(name, parameters, body, variables)
        self.lines.append(f"  {name}.__wrapped__ = __dataclass_wrapped__")

    def add_to(self, cls):
        if not self.names:
            return
        # CPython gives the function this name, and pprint asks for it.
        text = "\n".join([f"def __create_fn__({', '.join(self.variables)}):", *self.lines,
                          f"  return ({', '.join(self.names)},)"])
        create = _create(text, {"__name__": cls.__module__})
        for name, function in zip(self.names, create(**self.variables)):
            function.__qualname__ = f"{cls.__qualname__}.{name}"
            if name in self.annotations:
                function.__annotations__ = self.annotations[name]
            if _set_new_attribute(cls, name, function):
                refusal = self.refusals[name]
                if refusal is not None:
                    raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}"
                                    + refusal)


def _set_new_attribute(cls, name, value):
    # Whether the class has one of its own, which stays.
    if name in cls.__dict__:
        return True
    # The builtin setattr asks the policy as a guest, who may define these in a class body only.
    if name in ("__setattr__", "__delattr__"):
        _define(cls, name, value)
    else:
        setattr(cls, name, value)
    return False


def _fields_in_init_order(all_fields):
    return (tuple(f for f in all_fields if f.init and not f.kw_only),
            tuple(f for f in all_fields if f.init and f.kw_only))


def _assignment(self_name, name, value, frozen):
    if frozen:
        return f"__dataclass_set__(__dataclass_cls__, {self_name}, {name!r}, {value})"
    return f"{self_name}.{name} = {value}"


def _add_init(methods, cls, all_fields, std_fields, kw_only_fields, frozen, has_post_init, slots):
    seen_default = None
    for f in std_fields:
        if f.default is not MISSING or f.default_factory is not MISSING:
            seen_default = f
        elif seen_default:
            raise TypeError(f"non-default argument {f.name!r} follows default argument "
                            f"{seen_default.name!r}")
    names = {f.name for f in all_fields}
    self_name = "__dataclass_self__" if "self" in names else "self"
    variables = {"__dataclass_HAS_DEFAULT_FACTORY__": _HAS_DEFAULT_FACTORY}
    if frozen:
        variables["__dataclass_cls__"] = cls
        variables["__dataclass_set__"] = _set_field

    def parameter(f):
        if f.default is not MISSING:
            return f"{f.name}=__dataclass_dflt_{f.name}__"
        if f.default_factory is not MISSING:
            return f"{f.name}=__dataclass_HAS_DEFAULT_FACTORY__"
        return f.name

    body = []
    for f in all_fields:
        default = f"__dataclass_dflt_{f.name}__"
        value = None
        if f.default_factory is not MISSING:
            variables[default] = f.default_factory
            if f.init:
                value = (f"{default}() if {f.name} is __dataclass_HAS_DEFAULT_FACTORY__ "
                         f"else {f.name}")
            else:
                value = f"{default}()"
        elif f.init:
            if f.default is not MISSING:
                variables[default] = f.default
            value = f.name
        elif slots and f.default is not MISSING:
            variables[default] = f.default
            value = default
        if value is not None and f._field_type is not _FIELD_INITVAR:
            body.append(_assignment(self_name, f.name, value, frozen))
    if has_post_init:
        arguments = ", ".join(f.name for f in all_fields if f._field_type is _FIELD_INITVAR)
        body.append(f"{self_name}.{_POST_INIT_NAME}({arguments})")
    parameters = [self_name, *map(parameter, std_fields)]
    if kw_only_fields:
        parameters += ["*", *map(parameter, kw_only_fields)]
    annotations = {f.name: f.type for f in std_fields + kw_only_fields}
    annotations["return"] = None
    methods.add("__init__", parameters, body or ["pass"], variables, annotations)


def _add_repr(methods, shown):
    text = ", ".join(f"{f.name}={{self.{f.name}!r}}" for f in shown)
    methods.wrap("__repr__", ["self"], [
        f"return f\"{{self.__class__.__qualname__}}({text})\"",
    ], [
        "key = __dataclass_id__(self)",
        "if key in __dataclass_in_repr__:",
        "  return '...'",
        "__dataclass_in_repr__.add(key)",
        "try:",
        "  return __dataclass_wrapped__(self)",
        "finally:",
        "  __dataclass_in_repr__.discard(key)",
    ], {"__dataclass_in_repr__": set(), "__dataclass_id__": id})


def _tuple_text(name, chosen):
    if not chosen:
        return "()"
    return "(%s,)" % ",".join(f"{name}.{f.name}" for f in chosen)


def _add_eq(methods, compared):
    terms = " and ".join(f"self.{f.name}==other.{f.name}" for f in compared) or "True"
    methods.add("__eq__", ["self", "other"], [
        "if self is other:",
        "  return True",
        "if other.__class__ is self.__class__:",
        f"  return {terms}",
        "return NotImplemented",
    ])


def _add_order(methods, compared):
    left, right = _tuple_text("self", compared), _tuple_text("other", compared)
    for name, op in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
        methods.add(name, ["self", "other"], [
            "if other.__class__ is self.__class__:",
            f"  return {left}{op}{right}",
            "return NotImplemented",
        ], refusal=" Consider using functools.total_ordering")


def _add_frozen(methods, cls, all_fields):
    names = frozenset(f.name for f in all_fields)
    variables = {"__dataclass_cls__": cls, "__dataclass_names__": names, "__dataclass_type__": type,
                 "__dataclass_next__": _call_next,
                 "__dataclass_FrozenInstanceError__": FrozenInstanceError}
    test = "if __dataclass_type__(self) is __dataclass_cls__ or name in __dataclass_names__:"
    methods.add("__setattr__", ["self", "name", "value"], [
        test,
        "  raise __dataclass_FrozenInstanceError__(f\"cannot assign to field {name!r}\")",
        "__dataclass_next__(__dataclass_cls__, self, name, value)",
    ], variables, refusal="")
    methods.add("__delattr__", ["self", "name"], [
        test,
        "  raise __dataclass_FrozenInstanceError__(f\"cannot delete field {name!r}\")",
        "__dataclass_next__(__dataclass_cls__, self, name)",
    ], variables, refusal="")


def _add_hash(methods, hashed):
    methods.add("__hash__", ["self"],
                [f"return __dataclass_hash__({_tuple_text('self', hashed)})"],
                {"__dataclass_hash__": hash}, refusal="")


# --- signatures, for the docstring

def _text_of_annotation(annotation):
    if isinstance(annotation, str):
        return repr(annotation)
    if getattr(annotation, "__module__", None) == "typing":
        return repr(annotation).replace("typing.", "")
    if isinstance(annotation, _GenericAlias):
        return str(annotation)
    if isinstance(annotation, type):
        if annotation.__module__ == "builtins":
            return annotation.__qualname__
        return f"{annotation.__module__}.{annotation.__qualname__}"
    return repr(annotation)


def _text_of_signature(cls, std_fields, kw_only_fields):
    def show(f):
        text = f"{f.name}: {_text_of_annotation(f.type)}"
        if f.default is not MISSING:
            return f"{text} = {f.default!r}"
        if f.default_factory is not MISSING:
            return f"{text} = <factory>"
        return text

    parts = [show(f) for f in std_fields]
    if kw_only_fields:
        parts += ["*", *map(show, kw_only_fields)]
    return f"{cls.__name__}({', '.join(parts)})"


# --- the decorator

def _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots,
                   weakref_slot):
    fields = {}
    cls.__module__  # what is no class is refused by this, as in CPython
    setattr(cls, _PARAMS, _DataclassParams(init, repr, eq, order, unsafe_hash, frozen, match_args,
                                           kw_only, slots, weakref_slot))
    any_frozen_base = False
    all_frozen_bases = None
    for base in cls.__mro__[-1:0:-1]:
        base_fields = getattr(base, _FIELDS, None)
        if base_fields is None:
            continue
        for f in base_fields.values():
            name = f.name
            fields[_checked_name(name)] = f
        base_is_frozen = getattr(base, _PARAMS).frozen
        any_frozen_base = any_frozen_base or base_is_frozen
        all_frozen_bases = (all_frozen_bases is not False) and base_is_frozen

    annotations = dict(_own_annotations(cls))
    own_fields = []
    kw_only_seen = False
    for name, type in annotations.items():
        if _kind_of(cls, type, _is_kw_only):
            if kw_only_seen:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            kw_only_seen = True
            kw_only = True
        else:
            name = _checked_name(name)
            own_fields.append((name, _get_field(cls, name, type, kw_only)))
    for name, f in own_fields:
        fields[name] = f
        # The class attribute is the default, not the Field.
        if isinstance(getattr(cls, name, None), Field):
            if f.default is MISSING:
                delattr(cls, name)
            else:
                setattr(cls, name, f.default)
    names = {name for name, f in own_fields}
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in names:
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if all_frozen_bases is not None:
        if any_frozen_base and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if all_frozen_bases is False and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    setattr(cls, _FIELDS, fields)

    # __hash__ = None comes with __eq__ and says nothing of its own.
    class_hash = cls.__dict__.get("__hash__", MISSING)
    has_explicit_hash = not (class_hash is MISSING
                             or (class_hash is None and "__eq__" in cls.__dict__))
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    plans = [_Plan(f) for f in fields.values()]
    init_fields = [f for f in plans if f._field_type is not _FIELD_CLASSVAR]
    std_fields, kw_only_fields = _fields_in_init_order(init_fields)
    field_list = [f for f in plans if f._field_type is _FIELD]
    compared = [f for f in field_list if f.compare]

    methods = _Methods()
    if init:
        _add_init(methods, cls, init_fields, std_fields, kw_only_fields, frozen,
                  hasattr(cls, _POST_INIT_NAME), slots)
    _set_new_attribute(cls, "__replace__", _replace)
    if repr:
        _add_repr(methods, [f for f in field_list if f.repr])
    if eq:
        _add_eq(methods, compared)
    if order:
        _add_order(methods, compared)
    if frozen:
        _add_frozen(methods, cls, field_list)
    removes_hash = False
    if unsafe_hash:
        if has_explicit_hash:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        adds_hash = True
    else:
        adds_hash = eq and frozen and not has_explicit_hash
        removes_hash = eq and not frozen and not has_explicit_hash
    if adds_hash:
        if class_hash is None:
            delattr(cls, "__hash__")
        _add_hash(methods, [f for f in field_list if f.hash])
    methods.add_to(cls)
    if removes_hash:
        cls.__hash__ = None
    if not getattr(cls, "__doc__"):
        cls.__doc__ = _text_of_signature(cls, std_fields, kw_only_fields)
    if match_args:
        _set_new_attribute(cls, "__match_args__", tuple(f.name for f in std_fields))
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")
    if slots:
        cls = _add_slots(cls, frozen, weakref_slot, field_list)
    if hasattr(cls, "__abstractmethods__"):
        import abc
        abc.update_abstractmethods(cls)
    return cls


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False,
              frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    """Give a class the methods that follow from its annotated fields, as the options say."""
    def wrap(cls):
        return _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only,
                              slots, weakref_slot)

    if cls is None:
        return wrap
    return wrap(cls)


# --- __slots__

def _slots_of(cls):
    slots = cls.__dict__.get("__slots__")
    if slots is None:
        # A class without __slots__ has what its instances' attributes need.
        found = []
        if "__weakref__" in cls.__dict__:
            found.append("__weakref__")
        if "__dict__" in cls.__dict__:
            found.append("__dict__")
        return found
    if isinstance(slots, str):
        return [slots]
    if hasattr(slots, "__next__"):
        raise TypeError(f"Slots of '{cls.__name__}' cannot be determined")
    return list(slots)


def _parts_of(cls):
    # A metaclass of the program, and whoever made again a class that is not his own, gets what he
    # could read himself.
    import copyreg
    metaclass = type(cls)
    is_ours = all(copyreg._is_ours(metaclass, name) for name in ("__call__", "__new__", "__init__"))
    if (is_ours or _is_of_host(metaclass)) and _is_open(cls):
        return cls.__bases__, dict(cls.__dict__)
    return getattr(cls, "__bases__"), dict(getattr(cls, "__dict__"))


def _add_slots(cls, is_frozen, weakref_slot, field_list):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    bases, names = _parts_of(cls)
    field_names = tuple(f.name for f in field_list)
    defined = {f.name: f for f in field_list}
    inherited = {name for base in cls.__mro__[1:-1] for name in _slots_of(base)}
    docs = {}
    has_doc = False
    for name in (*field_names, *(("__weakref__",) if weakref_slot else ())):
        if name in inherited:
            continue
        doc = defined[name].doc if name in defined else None
        has_doc = has_doc or doc is not None
        docs[name] = doc
    names["__slots__"] = docs if has_doc else tuple(docs)
    for name in (*field_names, "__dict__", "__weakref__"):
        # Class attributes would be in the way of the slots.
        names.pop(name, None)
    qualname = cls.__qualname__
    made = type(cls)(cls.__name__, bases, names)
    made.__qualname__ = qualname
    if is_frozen:
        if "__getstate__" not in names:
            _define(made, "__getstate__", _dataclass_getstate)
        if "__setstate__" not in names:
            _define(made, "__setstate__", _dataclass_setstate)
    for value in made.__dict__.values():
        for function in _functions_in(value):
            _move_class_cell(function, cls, made)
    return made


def _functions_in(value):
    if isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    if isinstance(value, property):
        candidates = (value.fget, value.fset, value.fdel)
    else:
        candidates = (value,)
    for function in candidates:
        # Decorated functions say what they wrap.
        for _ in range(100):
            if not hasattr(function, "__wrapped__"):
                break
            function = function.__wrapped__
        if isinstance(function, _FunctionType):
            yield function


def _dataclass_getstate(self):
    return [getattr(self, f.name) for f in fields(self)]


def _dataclass_setstate(self, state):
    for f, value in zip(fields(self), state):
        _set_field(type(self), self, f.name, value)


# --- functions on data classes

def fields(class_or_instance):
    """The Fields of a dataclass or of an instance, in a tuple."""
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError("must be called with a dataclass type or instance") from None
    return tuple(f for f in found.values() if f._field_type is _FIELD)


def _is_dataclass_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    """Whether obj is, or is made by, a dataclass."""
    return hasattr(obj if isinstance(obj, type) else type(obj), _FIELDS)


def asdict(obj, *, dict_factory=dict):
    """The fields as a dict, with dataclasses inside turned too and everything else deeply copied."""
    if not _is_dataclass_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    return _asdict_inner(obj, dict_factory)


_atoms = frozenset({type(None), bool, int, float, str, complex, bytes, type(...),
                    type(NotImplemented), type, range, type(len), _FunctionType})


def _asdict_inner(obj, dict_factory):
    cls = type(obj)
    if cls in _atoms:
        return obj
    if hasattr(cls, _FIELDS):
        if dict_factory is dict:
            return {f.name: _asdict_inner(getattr(obj, f.name), dict) for f in fields(obj)}
        return dict_factory([(f.name, _asdict_inner(getattr(obj, f.name), dict_factory))
                             for f in fields(obj)])
    return _inner(obj, lambda item: _asdict_inner(item, dict_factory))


def astuple(obj, *, tuple_factory=tuple):
    """The values as a tuple, with dataclasses inside turned too and everything else deeply copied."""
    if not _is_dataclass_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    return _astuple_inner(obj, tuple_factory)


def _astuple_inner(obj, tuple_factory):
    cls = type(obj)
    if cls in _atoms:
        return obj
    if hasattr(cls, _FIELDS):
        return tuple_factory([_astuple_inner(getattr(obj, f.name), tuple_factory)
                              for f in fields(obj)])
    return _inner(obj, lambda item: _astuple_inner(item, tuple_factory))


def _inner(obj, convert):
    # Containers are rebuilt, everything else is copied.
    cls = type(obj)
    if cls is list:
        return [convert(item) for item in obj]
    if cls is dict:
        return {convert(key): convert(value) for key, value in obj.items()}
    if issubclass(cls, tuple):
        if hasattr(obj, "_fields"):
            return cls(*[convert(item) for item in obj])
        return cls([convert(item) for item in obj])
    if issubclass(cls, list):
        return cls([convert(item) for item in obj])
    if issubclass(cls, dict):
        if hasattr(cls, "default_factory"):
            made = cls(obj.default_factory)
            for key, value in obj.items():
                made[convert(key)] = convert(value)
            return made
        return cls([(convert(key), convert(value)) for key, value in obj.items()])
    import copy
    return copy.deepcopy(obj)


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True,
                   order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False,
                   slots=False, weakref_slot=False, module=None, decorator=dataclass):
    """Make a dataclass of fields that are names, (name, type) or (name, type, Field)."""
    namespace = {} if namespace is None else namespace
    annotations, defaults, seen = {}, {}, set()
    for item in fields:
        if isinstance(item, str):
            name = item
            import typing
            kind = typing.Any
        elif len(item) == 2:
            name, kind = item
        elif len(item) == 3:
            name, kind, defaults[name] = item
        else:
            raise TypeError(f"Invalid field: {item!r}")
        _checked_name(name)
        if name in seen:
            raise TypeError(f"Field name duplicated: {name!r}")
        seen.add(name)
        annotations[name] = kind

    import types

    def fill(names):
        names.update(namespace)
        names.update(defaults)

    cls = types.new_class(cls_name, bases, {}, fill)
    cls.__annotations__ = annotations
    if module is None:
        module = _caller_module()
    if module is not None:
        cls.__module__ = module
    return decorator(cls, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash,
                     frozen=frozen, match_args=match_args, kw_only=kw_only, slots=slots,
                     weakref_slot=weakref_slot)


def replace(obj, /, **changes):
    """An instance with some fields changed, made by its __init__."""
    if not _is_dataclass_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    return _replace(obj, **changes)


def _replace(self, /, **changes):
    for f in getattr(self, _FIELDS).values():
        if f._field_type is _FIELD_CLASSVAR:
            continue
        if not f.init:
            if f.name in changes:
                raise TypeError(f"field {f.name} is declared with init=False, it cannot be "
                                "specified with replace()")
            continue
        if f.name not in changes:
            if f._field_type is _FIELD_INITVAR and f.default is MISSING:
                raise TypeError(f"InitVar {f.name!r} must be specified with replace()")
            changes[f.name] = getattr(self, f.name)
    return self.__class__(**changes)
