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

__all__ = """dataclass field Field FrozenInstanceError InitVar KW_ONLY MISSING fields asdict astuple make_dataclass
    replace is_dataclass""".split()

# The options of dataclass(), in the order in which their text shows them, and what a Field says of itself.
_OPTIONS = tuple("init repr eq order unsafe_hash frozen match_args kw_only slots weakref_slot".split())
_PARTS = tuple("name type default default_factory init repr hash compare metadata kw_only doc _field_type".split())
_FIELDS, _PARAMS, _POST_INIT_NAME = "__dataclass_fields__", "__dataclass_params__", "__post_init__"


def _show_parts(obj, names):
    return ",".join([f"{name}={getattr(obj, name)!r}" for name in names])


class FrozenInstanceError(AttributeError):
    pass


# --- values that mean something else than themselves

class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return "<factory>"


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


class _FieldKind:
    __slots__ = ("name",)

    def __repr__(self):
        return self.name

    def __init__(self, name):
        self.name = name


_HAS_DEFAULT_FACTORY, MISSING, KW_ONLY = _HAS_DEFAULT_FACTORY_CLASS(), _MISSING_TYPE(), _KW_ONLY_TYPE()
_FIELD, _FIELD_CLASSVAR, _FIELD_INITVAR = map(_FieldKind, ("_FIELD", "_FIELD_CLASSVAR", "_FIELD_INITVAR"))
_EMPTY_METADATA = _MappingProxyType({})
# Fields whose text is being made: their types may refer to them.
_shown_fields = set()
_ModuleType = type(_keyword)


class InitVar:
    """The type of a parameter of __init__() that is passed on to __post_init__() and not kept."""

    __slots__ = ("type",)

    def __class_getitem__(cls, type):
        return InitVar(type)

    def __repr__(self):
        kind = self.type
        is_class = isinstance(kind, type) and not isinstance(kind, _GenericAlias)
        return f"dataclasses.InitVar[{kind.__name__ if is_class else repr(kind)}]"

    def __init__(self, type):
        self.type = type


class Field:
    """What a data class knows of one field."""

    __slots__ = ("name", "type", "default", "default_factory", "repr", "hash", "init", "compare", "metadata", "kw_only",
                 "doc", "_field_type")

    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only, doc):
        self.name = self.type = self._field_type = None
        self.default, self.default_factory, self.doc = default, default_factory, doc
        self.repr, self.hash, self.compare = repr, hash, compare
        self.init, self.kw_only = init, kw_only
        self.metadata = _EMPTY_METADATA if metadata is None else _MappingProxyType(metadata)

    def __set_name__(self, owner, name):
        # PEP 487: a default that is a descriptor wants to know its name.
        function = getattr(type(self.default), "__set_name__", None)
        if function:
            function(self.default, owner, name)

    def __repr__(self):
        if id(self) in _shown_fields:
            return "..."
        _shown_fields.add(id(self))
        try:
            return f"Field({_show_parts(self, _PARTS)})"
        finally:
            _shown_fields.discard(id(self))


class _DataclassParams:
    __slots__ = _OPTIONS

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
        self.frozen, self.unsafe_hash = frozen, unsafe_hash
        self.slots, self.weakref_slot = slots, weakref_slot
        self.init, self.repr, self.eq, self.order = init, repr, eq, order
        self.match_args, self.kw_only = match_args, kw_only

    def __repr__(self):
        return f"_DataclassParams({_show_parts(self, _OPTIONS)})"


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
          kw_only=MISSING, doc=None):
    """How one field differs from the others; give at most one of default and default_factory."""
    if not (default is MISSING or default_factory is MISSING):
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

    __slots__ = tuple(name for name in _PARTS if name != "metadata")

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


def _field_of(cls, name, annotation, kw_only):
    """Return the Field of an annotated name; `kw_only` holds for those that do not say."""
    value = getattr(cls, name, MISSING)
    if isinstance(value, Field):
        made = value
    else:
        # The descriptor of a slot is no default.
        made = field(default=MISSING if isinstance(value, _MemberDescriptorType) else value)
    kind = _FIELD
    if _kind_of(cls, annotation, _is_classvar):
        kind = _FIELD_CLASSVAR
    elif _kind_of(cls, annotation, _is_initvar):
        kind = _FIELD_INITVAR
    made.name, made.type, made._field_type = name, annotation, kind
    if kind is not _FIELD and made.default_factory is not MISSING:
        raise TypeError(f"field {name} cannot have a default factory")
    if kind is not _FIELD_CLASSVAR:
        made.kw_only = kw_only if made.kw_only is MISSING else made.kw_only
    elif made.kw_only is not MISSING:
        raise TypeError(f"field {name} is a ClassVar but specifies kw_only")
    if kind is _FIELD and made.default.__class__.__hash__ is None:
        given = type(made.default)
        raise ValueError(f"mutable default {given} for field {name} is not allowed: use default_factory")
    return made


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

def _inherited(cls):
    """Return the fields of the bases by name, and for each base that is a data class whether it is frozen."""
    fields, frozen = {}, []
    for base in cls.__mro__[:0:-1]:
        of_base = getattr(base, _FIELDS, None)
        if of_base is not None:
            for f in of_base.values():
                name = f.name
                fields[_checked_name(name)] = f
            frozen.append(getattr(base, _PARAMS).frozen)
    return fields, frozen


def _own(cls, kw_only):
    """Return the fields that the annotations of the class make, by name. Class attributes become the defaults."""
    found, marked = {}, False
    for name, annotation in dict(_own_annotations(cls)).items():
        if not _kind_of(cls, annotation, _is_kw_only):
            name = _checked_name(name)
            found[name] = _field_of(cls, name, annotation, kw_only or marked)
        elif marked:
            raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
        else:
            marked = True
    for name, f in found.items():
        if isinstance(getattr(cls, name, None), Field):
            if f.default is not MISSING:
                setattr(cls, name, f.default)
            else:
                delattr(cls, name)
    for name, value in cls.__dict__.items():
        if name not in found and isinstance(value, Field):
            raise TypeError(f"{name!r} is a field but has no type annotation")
    return found


def _check_frozen(frozen, of_bases):
    if not of_bases:
        return
    if any(of_bases) and not frozen:
        raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
    if frozen and not all(of_bases):
        raise TypeError("cannot inherit frozen dataclass from a non-frozen one")


def _treat_hash(methods, cls, params, hashed):
    """Add __hash__() or take it away, as the table in the documentation of `unsafe_hash` says."""
    own = cls.__dict__.get("__hash__", MISSING)
    # None comes with __eq__() and says nothing of its own.
    is_explicit = own is not MISSING and not (own is None and "__eq__" in cls.__dict__)
    if params.unsafe_hash and is_explicit:
        raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
    if params.unsafe_hash or params.eq and params.frozen and not is_explicit:
        if own is None:
            delattr(cls, "__hash__")
        _add_hash(methods, hashed)
    return params.eq and not (params.unsafe_hash or params.frozen or is_explicit)


def _process_class(cls, params):
    cls.__module__  # what is no class is refused by this, as in CPython
    setattr(cls, _PARAMS, params)
    fields, frozen_bases = _inherited(cls)
    fields.update(_own(cls, params.kw_only))
    _check_frozen(params.frozen, frozen_bases)
    setattr(cls, _FIELDS, fields)
    if params.order and not params.eq:
        raise ValueError("eq must be true if order is true")
    plans = [_Plan(f) for f in fields.values()]
    of_instance = [f for f in plans if f._field_type is _FIELD]
    compared = [f for f in of_instance if f.compare]
    init_fields = [f for f in plans if f._field_type is not _FIELD_CLASSVAR]
    std_fields, kw_only_fields = _fields_in_init_order(init_fields)

    methods = _Methods()
    if params.init:
        _add_init(methods, cls, init_fields, std_fields, kw_only_fields, params.frozen,
                  hasattr(cls, _POST_INIT_NAME), params.slots)
    _set_new_attribute(cls, "__replace__", _replace)
    if params.repr:
        _add_repr(methods, [f for f in of_instance if f.repr])
    if params.eq:
        _add_eq(methods, compared)
    if params.order:
        _add_order(methods, compared)
    if params.frozen:
        _add_frozen(methods, cls, of_instance)
    removes_hash = _treat_hash(methods, cls, params, [f for f in of_instance if f.hash])
    methods.add_to(cls)
    if removes_hash:
        cls.__hash__ = None
    if not getattr(cls, "__doc__"):
        cls.__doc__ = _text_of_signature(cls, std_fields, kw_only_fields)
    if params.match_args:
        _set_new_attribute(cls, "__match_args__", tuple(f.name for f in std_fields))
    if params.slots:
        cls = _add_slots(cls, params.frozen, params.weakref_slot, of_instance)
    elif params.weakref_slot:
        raise TypeError("weakref_slot is True but slots is False")
    if hasattr(cls, "__abstractmethods__"):
        from abc import update_abstractmethods
        update_abstractmethods(cls)
    return cls


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
              match_args=True, kw_only=False, slots=False, weakref_slot=False):
    """Give a class the methods that follow from its annotated fields, as the options say."""
    def decorate(cls):
        params = _DataclassParams(init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)
        return _process_class(cls, params)

    return decorate if cls is None else decorate(cls)


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


def _dataclass_setstate(self, state):
    for f, value in zip(fields(self), state):
        _set_field(type(self), self, f.name, value)


def _dataclass_getstate(self):
    return [getattr(self, f.name) for f in fields(self)]


# --- functions on data classes

def fields(class_or_instance):
    """The Fields of a dataclass or of an instance, in a tuple."""
    found = getattr(class_or_instance, _FIELDS, None)
    if found is None:
        raise TypeError("must be called with a dataclass type or instance")
    return tuple([f for f in found.values() if f._field_type is _FIELD])


def is_dataclass(obj):
    """Whether obj is, or is made by, a dataclass."""
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, _FIELDS)


def _require_instance(obj, caller):
    if not hasattr(type(obj), _FIELDS):
        raise TypeError(f"{caller}() should be called on dataclass instances")


def asdict(obj, *, dict_factory=dict):
    """The fields as a dict, with dataclasses inside turned too and everything else deeply copied."""
    _require_instance(obj, "asdict")
    return _convert(obj, dict_factory)


def astuple(obj, *, tuple_factory=tuple):
    """The values as a tuple, with dataclasses inside turned too and everything else deeply copied."""
    _require_instance(obj, "astuple")
    return _convert(obj, lambda pairs: tuple_factory([value for _, value in pairs]))


_atoms = frozenset({type(None), bool, int, float, str, complex, bytes, type(...),
                    type(NotImplemented), type, range, type(len), _FunctionType})


def _convert(obj, build):
    """Return a deep copy; for a data class, what build() makes of its pairs of names and values."""
    cls = type(obj)
    if cls in _atoms:
        return obj
    if cls is list:
        return [_convert(item, build) for item in obj]
    if cls is dict:
        return {_convert(key, build): _convert(value, build) for key, value in obj.items()}
    if hasattr(cls, _FIELDS):
        names = [f.name for f in fields(obj)]
        if build is dict:
            return {name: _convert(getattr(obj, name), dict) for name in names}
        return build([(name, _convert(getattr(obj, name), build)) for name in names])
    if issubclass(cls, (list, tuple)):
        items = [_convert(item, build) for item in obj]
        # A named tuple takes the items one by one.
        return cls(*items) if issubclass(cls, tuple) and hasattr(obj, "_fields") else cls(items)
    if issubclass(cls, dict):
        pairs = [(_convert(key, build), _convert(value, build)) for key, value in obj.items()]
        if not hasattr(cls, "default_factory"):
            return cls(pairs)
        made = cls(obj.default_factory)
        for key, value in pairs:
            made[key] = value
        return made
    from copy import deepcopy
    return deepcopy(obj)


def _described(item):
    """Return (name, type, default) of a field as make_dataclass() takes it; MISSING: it has no default."""
    if isinstance(item, str):
        from typing import Any
        return item, Any, MISSING
    size = len(item)
    if size == 3:
        return item
    if size == 2:
        name, kind = item
        return name, kind, MISSING
    raise TypeError(f"Invalid field: {item!r}")


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False,
                   unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False,
                   module=None, decorator=dataclass):
    """Make a dataclass of fields that are names, (name, type) or (name, type, Field)."""
    given = locals()
    annotations, body = {}, dict(() if namespace is None else namespace)
    for name, kind, default in map(_described, fields):
        if _checked_name(name) in annotations:
            raise TypeError(f"Field name duplicated: {name!r}")
        annotations[name] = kind
        if default is not MISSING:
            body[name] = default
    from types import new_class
    made = new_class(cls_name, bases, {}, lambda names: names.update(body))
    made.__annotations__ = annotations
    home = _caller_module() if module is None else module
    if home is not None:
        made.__module__ = home
    return decorator(made, **{name: given[name] for name in _OPTIONS})


def replace(obj, /, **changes):
    """An instance with some fields changed, made by its __init__."""
    _require_instance(obj, "replace")
    return _changed(obj, changes)


def _replace(self, /, **changes):
    return _changed(self, changes)


def _changed(self, changes):
    for f in getattr(self, _FIELDS).values():
        kind, name = f._field_type, f.name
        if kind is _FIELD_CLASSVAR or f.init and name in changes:
            continue
        if f.init:
            if kind is _FIELD_INITVAR and f.default is MISSING:
                raise TypeError(f"InitVar {name!r} must be specified with replace()")
            changes[name] = getattr(self, name)
        elif name in changes:
            raise TypeError(f"field {name} is declared with init=False, it cannot be specified with replace()")
    return self.__class__(**changes)
