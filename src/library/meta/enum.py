# Enumerations (PEP 435, PEP 663).
#
# Every plain name in the body of an enumeration is a member, and the members are its only instances.
# EnumType does the work in four steps: EnumDict separates members from the rest while the body runs, __new__ of the metaclass replaces them by _Proposal, whose __set_name__ makes the
# member as soon as the class exists (so that __init_subclass__ sees them all), and afterwards the
# methods that a mixed-in data type would shadow are put back.
#
# Flags, and what else most programs do without, are made when they are first asked for
# (machine/late_names.h). So the metaclass does not name them: a class is what its bases say.
#
# Why this file is long: it is one module of the language, whose docstrings are part of it.

import builtins as _builtins
from _dataclasses import _define, _is_open
from _typing import _caller_module
from types import DynamicClassAttribute as _DynamicClassAttribute, MappingProxyType as _MappingProxyType

__all__ = [
    "EnumType", "EnumMeta", "EnumDict",
    "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum", "auto", "unique", "property",
    "verify", "member", "nonmember", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP",
    "global_flag_repr", "global_enum_repr", "global_str", "global_enum", "EnumCheck",
    "CONTINUOUS", "NAMED_FLAGS", "UNIQUE",
    "pickle_by_global_name", "pickle_by_enum_name",
]

# Named in the metaclass before it exists.
Enum = None

# What the metaclass has to know of classes that may not be made yet. Flag is a flag before it has a
# name.
_ReprEnum = _Flag = _EJECT = None
_makes_flag = False


def _note_repr_enum(repr_enum):
    global _ReprEnum
    _ReprEnum = repr_enum


def _note_flags(makes_flag, flag, eject):
    global _makes_flag, _Flag, _EJECT
    _makes_flag, _Flag, _EJECT = makes_flag, flag, eject


def _is_flag_class(cls):
    return _Flag is not None and issubclass(cls, _Flag)


# --- late: what is a member, and what is not

class nonmember(object):
    """Marks what shall not become a member."""

    def __init__(self, value):
        self.value = value


class member(object):
    """Marks what shall become a member."""

    def __init__(self, value):
        self.value = value


# --- names and bits

def _is_descriptor(obj):
    return hasattr(obj, "__get__") or hasattr(obj, "__set__") or hasattr(obj, "__delete__")


def _is_dunder(name):
    return (len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_")


def _is_sunder(name):
    return len(name) > 2 and name[0] == name[-1] == "_" and name[1] != "_" and name[-2] != "_"


def _inherited_new(member_type, first_enum):
    # The method that makes members, if the class has none of its own.
    plain = (None, None.__new__, object.__new__, None if Enum is None else Enum.__new__)
    for name in "__new_member__", "__new__":
        for base in member_type, first_enum:
            new = getattr(base, name, None)
            if new not in plain:
                return new
    return object.__new__


def _is_internal_class(cls_name, obj):
    # A class that was defined within the body of the enumeration.
    if not isinstance(obj, type):
        return False
    return getattr(obj, "__qualname__", "").endswith(cls_name + "." + obj.__name__)


def _is_private(cls_name, name):
    start = "_%s__" % (cls_name,)
    return (len(name) > len(start) and name.startswith(start) and name[len(start)] != "_"
            and (name[-1] != "_" or name[-2] != "_"))


def _is_single_bit(number):
    return number != 0 and number & (number - 1) == 0


class _NotSet:
    def __repr__(self):
        return "<not set>"


_not_set = _NotSet()


class property(_DynamicClassAttribute):
    """A property of members that leaves the name free for a member."""

    member = None
    _attr_type = None
    _cls_type = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.member is not None:
                return self.member
            raise AttributeError("%r has no attribute %r" % (ownerclass, self.name))
        if self.fget is not None:
            return self.fget(instance)
        if self._attr_type == "attr":
            return getattr(self._cls_type, self.name)
        if self._attr_type == "desc":
            return getattr(instance._value_, self.name)
        try:
            return ownerclass._member_map_[self.name]
        except KeyError:
            raise AttributeError("%r has no attribute %r" % (ownerclass, self.name)) from None

    def __set__(self, instance, value):
        if self.fset is not None:
            return self.fset(instance, value)
        raise AttributeError("<enum %r> cannot set attribute %r" % (self.clsname, self.name))

    def __delete__(self, instance):
        if self.fdel is not None:
            return self.fdel(instance)
        raise AttributeError("<enum %r> cannot delete attribute %r" % (self.clsname, self.name))

    def __set_name__(self, ownerclass, name):
        self.name = name
        self.clsname = ownerclass.__name__


# --- members

def _with_members(names, new_member, use_args, member_type, value_repr):
    # What every enumeration keeps of its members.
    names["_new_member_"] = new_member
    names["_use_args_"] = use_args
    names["_member_names_"] = []
    names["_member_map_"] = {}
    names["_value2member_map_"] = {}
    names["_hashable_values_"] = []
    names["_unhashable_values_"] = []
    names["_unhashable_values_map_"] = {}
    names["_member_type_"] = member_type
    names["_value_repr_"] = value_repr
    return names


class EnumType(type):
    """The metaclass of enumerations."""

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        if Enum is None:
            return {}  # Enum itself has no members
        metacls._check_for_existing_members_(cls, bases)
        enum_dict = EnumDict(cls)
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        if first_enum is not None:
            enum_dict["_generate_next_value_"] = getattr(first_enum, "_generate_next_value_", None)
        return enum_dict

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        if _simple:
            return super().__new__(metacls, cls, bases, classdict, **kwds)
        if Enum is None:
            return super().__new__(metacls, cls, bases, _with_members(
                classdict, classdict["__new__"], False, object, None))
        if not isinstance(classdict, EnumDict):
            given = classdict
            classdict = metacls.__prepare__(cls, bases)
            classdict.update(given)
        classdict.setdefault("_ignore_", []).append("_ignore_")
        for key in classdict["_ignore_"]:
            classdict.pop(key, None)
        member_names = classdict._member_names
        invalid = set(member_names) & {"mro", ""}
        if invalid:
            raise ValueError("invalid enum member name(s) %s"
                             % ",".join(repr(name) for name in invalid))
        order = classdict.pop("_order_", None)
        names = dict(classdict.items())
        generate = names.get("_generate_next_value_")
        if generate is not None and type(generate) is not staticmethod:
            names["_generate_next_value_"] = staticmethod(generate)

        member_type, first_enum = metacls._get_mixins_(cls, bases)
        new_member, save_new, use_args = metacls._find_new_(names, member_type, first_enum)
        for name in member_names:
            names[name] = _Proposal(names[name])
        _with_members(names, new_member, use_args, member_type,
                      metacls._find_data_repr_(cls, bases))
        may_be_flag = _makes_flag or _Flag is not None and any(
            isinstance(base, type) and issubclass(base, _Flag) for base in bases)
        if may_be_flag:
            names["_boundary_"] = boundary or getattr(first_enum, "_boundary_", None)
            names["_flag_mask_"] = 0
            names["_singles_mask_"] = 0
            names["_all_bits_"] = 0
            names["_inverted_"] = None
        try:
            names["_%s__in_progress" % cls] = True
            enum_class = super().__new__(metacls, cls, bases, names, **kwds)
            names["_%s__in_progress" % cls] = False
            type.__delattr__(enum_class, "_%s__in_progress" % cls)
        except Exception as error:
            # A note about __set_name__ would say nothing to the user.
            if hasattr(error, "__notes__"):
                del error.__notes__
            raise
        # What __init_subclass__ changed, in a dict that no metaclass of the program was given.
        names = {**names, **enum_class.__dict__}

        if _ReprEnum is not None and _ReprEnum in bases:
            if member_type is object:
                raise TypeError("ReprEnum subclasses must be mixed with a data type (i.e."
                                " int, str, float, etc.)")
            if "__format__" not in names:
                enum_class.__format__ = names["__format__"] = member_type.__format__
            if "__str__" not in names:
                method = member_type.__str__
                if method is object.__str__:
                    method = member_type.__repr__
                enum_class.__str__ = names["__str__"] = method
        if first_enum is not None:
            for name in ("__repr__", "__str__", "__format__"):
                if name not in names:
                    found = getattr(enum_class, name)
                    if found in (getattr(member_type, name), getattr(object, name)):
                        setattr(enum_class, name, getattr(first_enum, name))
            if "__reduce_ex__" not in names:
                found = enum_class.__reduce_ex__
                # By identity: a guest's == must not be handed what it may not read.
                is_plain = found is member_type.__reduce_ex__ or found is object.__reduce_ex__
                # A metaclass of the program may have given a class that the host made.
                if is_plain and _is_open(enum_class):
                    _define(enum_class, "__reduce_ex__", first_enum.__reduce_ex__)
        if _is_flag_class(enum_class):
            for name in ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__",
                         "__invert__"):
                if name not in names:
                    setattr(enum_class, name, getattr(_Flag, name))
        if Enum is not None:
            if save_new:
                enum_class.__new_member__ = new_member
            enum_class.__new__ = Enum.__new__
        if may_be_flag:
            values = [each._value_ for each in enum_class]
            if values != sorted(values):
                enum_class._iter_member_ = enum_class._iter_member_by_def_
        if order is not None:
            if isinstance(order, str):
                order = order.replace(",", " ").split()
            aliases = set(enum_class._member_map_) - set(enum_class._member_names_)
            order = [name for name in order if name not in aliases]
            if order != enum_class._member_names_:
                raise TypeError("member order does not match _order_:\n  %r\n  %r"
                                % (enum_class._member_names_, order))
        return enum_class

    def __init__(cls, *args, **kwds):
        super().__init__(*args)

    def __bool__(cls):
        return True

    def __call__(cls, value, names=_not_set, *values, module=None, qualname=None, type=None,
                 start=1, boundary=None):
        """Find the member with this value; with names, make a new enumeration."""
        if cls._member_map_:
            # Members exist: a lookup. More arguments than one are the parts of one value.
            if names is not _not_set:
                value = (value, names) + values
            return cls.__new__(cls, value)
        if names is _not_set and type is None:
            # There is nothing to look up, and no names to make members of.
            raise TypeError(
                f"{cls} has no members; specify `names=()` if you meant to create a new, empty,"
                " enum")
        return cls._create_(class_name=value, names=None if names is _not_set else names,
                            module=module, qualname=qualname, type=type, start=start,
                            boundary=boundary)

    def __contains__(cls, value):
        """Return True if `value` is in `cls`.

        `value` is in `cls` if:
        1) `value` is a member of `cls`, or
        2) `value` is the value of one of the `cls`'s members.
        3) `value` is a pseudo-member (flags)
        """
        if isinstance(value, cls):
            return True
        if _is_flag_class(cls):
            try:
                result = cls._missing_(value)
                return isinstance(result, cls)
            except ValueError:
                pass
        return value in cls._unhashable_values_ or _in_hashable(cls, value)

    def __delattr__(cls, attr):
        if attr in cls._member_map_:
            raise AttributeError("%r cannot delete member %r." % (cls.__name__, attr))
        super().__delattr__(attr)

    def __dir__(cls):
        names = {"__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__",
                 "__members__", "__module__", "__name__", "__qualname__", *cls._member_names_}
        if cls.__init_subclass__ is not object.__init_subclass__:
            names.add("__init_subclass__")
        if cls._new_member_ is not object.__new__:
            names.add("__new__")
        mixed_in = cls._member_type_
        return sorted(names if mixed_in is object else names.union(dir(mixed_in)))

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return (cls._member_map_[name] for name in cls._member_names_)

    def __len__(cls):
        return len(cls._member_names_)

    @_builtins.property
    def __members__(cls):
        """A read-only mapping of all names to members, aliases among them."""
        return _MappingProxyType(cls._member_map_)

    def __repr__(cls):
        if _is_flag_class(cls):
            return "<flag %r>" % cls.__name__
        return "<enum %r>" % cls.__name__

    def __reversed__(cls):
        return (cls._member_map_[name] for name in reversed(cls._member_names_))

    def __setattr__(cls, name, value):
        member_map = cls.__dict__.get("_member_map_", {})
        if name in member_map:
            raise AttributeError("cannot reassign member %r" % (name,))
        super().__setattr__(name, value)

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1,
                 boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        _, first_enum = cls._get_mixins_(class_name, bases)
        body = metacls.__prepare__(class_name, bases)
        for name, value in _named_values(names, first_enum, start):
            body[name] = value
        if module is None:
            module = _caller_module()
        if module is not None:
            body["__module__"] = module
        if qualname is not None:
            body["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, body, boundary=boundary)

    def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
        source = source if source is not None else {}
        members = [(key, source[key]) for key in source.keys() if filter(key)]
        try:
            members.sort(key=lambda pair: (pair[1], pair[0]))
        except TypeError:
            members.sort(key=lambda pair: pair[0])
        from enum import KEEP, global_enum
        made = cls(name, members, module=module, boundary=boundary or KEEP)
        return global_enum(made) if as_global else made

    @classmethod
    def _check_for_existing_members_(mcls, class_name, bases):
        for chain in bases:
            for base in _order_of(chain):
                if isinstance(base, EnumType) and base._member_names_:
                    raise TypeError("<enum %r> cannot extend %r" % (class_name, base))

    @classmethod
    def _get_mixins_(mcls, class_name, bases):
        if not bases:
            return object, Enum
        first_enum = bases[-1]
        if not isinstance(first_enum, EnumType):
            raise TypeError("new enumerations should be created as "
                            "`EnumName([mixin_type, ...] [data_type,] enum_type)`")
        return mcls._find_data_type_(class_name, bases) or object, first_enum

    @classmethod
    def _find_data_repr_(mcls, class_name, bases):
        for chain in bases:
            for base in _order_of(chain):
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    return base._value_repr_
                if "__repr__" in base.__dict__:
                    # A dataclass's own repr would name the members' fields twice.
                    parameters = base.__dict__.get("__dataclass_params__")
                    if parameters is not None and parameters.repr:
                        return _dataclass_repr
                    return base.__dict__["__repr__"]
        return None

    @classmethod
    def _find_data_type_(mcls, class_name, bases):
        data_types = set()
        for chain in bases:
            candidate = None
            for base in _order_of(chain):
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    if base._member_type_ is not object:
                        data_types.add(base._member_type_)
                        break
                elif "__new__" in base.__dict__ or "__dataclass_fields__" in base.__dict__:
                    data_types.add(candidate or base)
                    break
                else:
                    candidate = candidate or base
        if len(data_types) > 1:
            raise TypeError("too many data types for %r: %r" % (class_name, data_types))
        return data_types.pop() if data_types else None

    @classmethod
    def _find_new_(mcls, classdict, member_type, first_enum):
        own = classdict.get("__new__", None)
        new = _inherited_new(member_type, first_enum) if own is None else own
        if first_enum is None:
            return new, False, False
        return new, own is not None, new not in (Enum.__new__, object.__new__)

    def _add_member_(cls, name, member):
        # A property of the same name in a base gives way on the class, not on members.
        if name in cls._member_map_ and cls._member_map_[name] is not member:
            raise NameError("%r is already bound: %r" % (name, cls._member_map_[name]))
        found_descriptor = None
        descriptor_type = None
        class_type = None
        for base in _order_of(cls)[1:]:
            attribute = base.__dict__.get(name)
            if attribute is None:
                continue
            if isinstance(attribute, (property, _DynamicClassAttribute)):
                found_descriptor = attribute
                class_type = base
                descriptor_type = "enum"
                break
            if _is_descriptor(attribute):
                found_descriptor = attribute
                descriptor_type = descriptor_type or "desc"
                class_type = class_type or base
                continue
            descriptor_type = "attr"
            class_type = base
        if found_descriptor:
            redirect = property()
            redirect.member = member
            redirect.__set_name__(cls, name)
            if descriptor_type in ("enum", "desc"):
                redirect.fget = getattr(found_descriptor, "fget", None)
                redirect._get = getattr(found_descriptor, "__get__", None)
                redirect.fset = getattr(found_descriptor, "fset", None)
                redirect.fdel = getattr(found_descriptor, "fdel", None)
            redirect._attr_type = descriptor_type
            redirect._cls_type = class_type
            type.__setattr__(cls, name, redirect)
        else:
            type.__setattr__(cls, name, member)
        cls._member_map_[name] = member

    @_builtins.property
    def __signature__(cls):
        from inspect import Parameter, Signature
        if cls._member_names_:
            return Signature([Parameter("values", Parameter.VAR_POSITIONAL)])
        return Signature([
            Parameter("new_class_name", Parameter.POSITIONAL_ONLY),
            Parameter("names", Parameter.POSITIONAL_OR_KEYWORD),
            Parameter("module", Parameter.KEYWORD_ONLY, default=None),
            Parameter("qualname", Parameter.KEYWORD_ONLY, default=None),
            Parameter("type", Parameter.KEYWORD_ONLY, default=None),
            Parameter("start", Parameter.KEYWORD_ONLY, default=1),
            Parameter("boundary", Parameter.KEYWORD_ONLY, default=None),
        ])


EnumMeta = EnumType


def _order_of(cls):
    return cls.__mro__


def _in_hashable(cls, value):
    try:
        return value in cls._value2member_map_
    except TypeError:
        return False


def _dataclass_repr(self):
    fields = self.__dataclass_fields__
    return ", ".join(["%s=%r" % (name, getattr(self, name)) for name in fields
                      if fields[name].repr])


class Enum(metaclass=EnumType):
    """A class whose attributes are its only instances: E.NAME, E(value) and E['NAME'] give the member."""

    def __new__(cls, value):
        # Members are made by EnumType; this is the lookup.
        if type(value) is cls:
            return value
        try:
            return cls._value2member_map_[value]
        except KeyError:
            pass
        except TypeError:
            for name, values in cls._unhashable_values_map_.items():
                if value in values:
                    return cls[name]
            for name, each in cls._member_map_.items():
                if value == each._value_:
                    return cls[name]
        if not cls._member_map_:
            if getattr(cls, "_%s__in_progress" % cls.__name__, False):
                raise TypeError("do not use `super().__new__; call the appropriate __new__"
                                " directly") from None
            raise TypeError("%r has no members defined" % cls)
        result = error = None
        try:
            result = cls._missing_(value)
        except Exception as raised:
            error = raised
        if isinstance(result, cls) or (_is_flag_class(cls) and cls._boundary_ is _EJECT
                                       and isinstance(result, int)):
            return result
        try:
            raise _refusal(cls, value, result, error)
        finally:
            error = None  # no cycle by way of the traceback

    def __init__(self, *args, **kwds):
        pass

    def _add_alias_(self, name):
        self.__class__._add_member_(name, self)

    def _add_value_alias_(self, value):
        cls = self.__class__
        try:
            if value in cls._value2member_map_:
                if cls._value2member_map_[value] is not self:
                    raise ValueError("%r is already bound: %r"
                                     % (value, cls._value2member_map_[value]))
                return
        except TypeError:
            for each in cls._member_map_.values():
                if each._value_ == value:
                    if each is not self:
                        raise ValueError("%r is already bound: %r" % (value, each))
                    return
        try:
            cls._value2member_map_.setdefault(value, self)
            cls._hashable_values_.append(value)
        except TypeError:
            cls._unhashable_values_.append(value)
            cls._unhashable_values_map_.setdefault(self.name, []).append(value)

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of auto(): one more than the highest so far."""
        if not last_values:
            return start
        try:
            last_value = sorted(last_values).pop()
        except TypeError:
            raise TypeError("unable to sort non-numeric values") from None
        try:
            return last_value + 1
        except TypeError:
            raise TypeError("unable to increment %r" % (last_value,)) from None

    @classmethod
    def _missing_(cls, value):
        return None

    def __repr__(self):
        value_repr = self.__class__._value_repr_ or repr
        return "<%s.%s: %s>" % (self.__class__.__name__, self._name_, value_repr(self._value_))

    def __str__(self):
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __dir__(self):
        """
        Returns public methods and other interesting attributes.
        """
        interesting = set()
        if self.__class__._member_type_ is not object:
            interesting = set(object.__dir__(self))
        for name in getattr(self, "__dict__", []):
            if name[0] != "_" and name not in self._member_map_:
                interesting.add(name)
        for cls in _order_of(self.__class__):
            for name, attribute in cls.__dict__.items():
                if name[0] == "_":
                    continue
                if isinstance(attribute, property):
                    # One that only stands for a member is no attribute of members.
                    if attribute.fget is not None or name not in self._member_map_:
                        interesting.add(name)
                    else:
                        interesting.discard(name)
                elif name not in self._member_map_:
                    interesting.add(name)
        return sorted(set(["__class__", "__doc__", "__eq__", "__hash__", "__module__"])
                      | interesting)

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __deepcopy__(self, memo):
        return self

    def __copy__(self):
        return self

    @property
    def name(self):
        """What the member is called."""
        return self._name_

    @property
    def value(self):
        """What the member stands for."""
        return self._value_


def pickle_by_global_name(self, proto):
    return self.name


_reduce_ex_by_global_name = pickle_by_global_name


def pickle_by_enum_name(self, proto):
    return getattr, (self.__class__, self._name_)


# --- late: auto()

class _AutoNull:
    def __repr__(self):
        return "_auto_null"


_auto_null = _AutoNull()


class auto:
    """Stands for the value that _generate_next_value_() finds."""

    def __init__(self, value=_auto_null):
        self.value = value

    def __repr__(self):
        return "auto(%r)" % self.value


# --- late: members, in the body of the class and after it

class _Proposal:
    """Becomes a member when the class exists."""

    def __init__(self, value):
        self.value = value

    def __set_name__(self, enum_class, member_name):
        delattr(enum_class, member_name)
        made = self._make(enum_class)
        value = made._value_
        made._name_ = member_name
        made.__objclass__ = enum_class
        made.__init__(*self._arguments)
        made._sort_order_ = len(enum_class._member_names_)

        is_flag = _is_flag_class(enum_class)
        if is_flag and isinstance(value, int):
            enum_class._flag_mask_ |= value
            if _is_single_bit(value):
                enum_class._singles_mask_ |= value
            enum_class._all_bits_ = 2 ** ((enum_class._flag_mask_).bit_length()) - 1

        known = self._known(enum_class, value)
        if known is not None:
            made = known
        elif not is_flag or not isinstance(value, int) or (
                _is_single_bit(value) or (enum_class._member_type_ is not object
                                          and not is_flag)):
            enum_class._member_names_.append(member_name)
        enum_class._add_member_(member_name, made)
        self._remember(enum_class, made, value)

    def _make(self, enum_class):
        value = self.value
        args = value if isinstance(value, tuple) else (value,)
        if enum_class._member_type_ is tuple:
            args = (args,)  # the tuple is one argument
        self._arguments = args
        made = enum_class._new_member_(enum_class, *(args if enum_class._use_args_ else ()))
        if hasattr(made, "_value_"):
            return made
        base = enum_class._member_type_
        if base is object:
            made._value_ = value
            return made
        try:
            made._value_ = base(*args)
        except Exception as error:
            raise TypeError("_value_ not set in __new__, unable to create it") from error
        return made

    def _known(self, enum_class, value):
        # The member of which this is another name.
        try:
            return enum_class._value2member_map_.get(value)
        except TypeError:
            for name, other in enum_class._member_map_.items():
                if other._value_ == value:
                    return other
        return None

    def _remember(self, enum_class, made, value):
        try:
            enum_class._value2member_map_.setdefault(value, made)
            if value not in enum_class._hashable_values_:
                enum_class._hashable_values_.append(value)
        except TypeError:
            enum_class._unhashable_values_.append(value)
            enum_class._unhashable_values_map_.setdefault(made.name, []).append(value)


class EnumDict(dict):
    """The namespace of an enumeration while its class statement runs."""

    _settable = frozenset((
        "_order_", "_generate_next_value_", "_numeric_repr_", "_missing_", "_ignore_",
        "_iter_member_", "_iter_member_by_value_", "_iter_member_by_def_",
        "_add_alias_", "_add_value_alias_", "_use_args_", "_member_type_", "_new_member_",
    ))

    def __init__(self, cls_name=None):
        super().__init__()
        self._member_names = {}  # in order
        self._last_values = []
        self._ignore = []
        self._auto_called = False
        self._cls_name = cls_name

    def __setitem__(self, key, value):
        if self._cls_name is not None and _is_private(self._cls_name, key):
            pass
        elif _is_sunder(key):
            value = self._set_sunder(key, value)
        elif _is_dunder(key):
            key = "_order_" if key == "__order__" else key
        elif key in self._member_names:
            raise TypeError("%r already defined as %r" % (key, self[key]))
        elif key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif _is_descriptor(value):
            pass
        elif self._cls_name is not None and _is_internal_class(self._cls_name, value):
            pass
        else:
            if key in self:
                raise TypeError("%r already defined as %r" % (key, self[key]))
            value = self._value_of_member(key, value)
            self._member_names[key] = None
        super().__setitem__(key, value)

    def _set_sunder(self, key, value):
        if key not in self._settable:
            raise ValueError("_sunder_ names, such as %r, are reserved for future Enum use"
                             % (key,))
        if key == "_generate_next_value_":
            if self._auto_called:
                raise TypeError("_generate_next_value_ must be defined before members")
            function = value.__func__ if isinstance(value, staticmethod) else value
            self._generate_next_value = function
        elif key == "_ignore_":
            if isinstance(value, str):
                value = value.replace(",", " ").split()
            else:
                value = list(value)
            self._ignore = value
            already = set(value) & set(self._member_names)
            if already:
                raise ValueError("_ignore_ cannot specify already set names: %r" % (already,))
        return value

    def _value_of_member(self, key, value):
        if isinstance(value, member):
            value = value.value
        if isinstance(value, auto):
            return self._value_of_auto(key, value)
        if isinstance(value, tuple) and any(isinstance(part, auto) for part in value):
            parts = [self._value_of_auto(key, part) if isinstance(part, auto) else part
                     for part in value]
            kind = type(value)
            try:
                return kind(parts)
            except TypeError:
                return kind(*parts)  # a named tuple
        self._last_values.append(value)
        return value

    def _value_of_auto(self, key, given):
        if given.value is _auto_null:
            given.value = self._generate_next_value(key, 1, len(self._member_names),
                                                    self._last_values[:])
            self._auto_called = True
        self._last_values.append(given.value)
        return given.value

    @_builtins.property
    def member_names(self):
        return list(self._member_names)

    def update(self, members, *more_members):
        try:
            for name in members.keys():
                self[name] = members[name]
        except AttributeError:
            for name, value in members:
                self[name] = value
        for name, value in more_members:
            self[name] = value


_EnumDict = EnumDict


# --- late: the functional form

def _named_values(names, first_enum, start):
    # What the functional form is given: names, which are numbered; names with values; or nothing.
    if isinstance(names, str):
        names = names.replace(",", " ").split()
    if not (isinstance(names, (tuple, list)) and names and isinstance(names[0], str)):
        return ((item, names[item]) if isinstance(item, str) else item
                for item in (() if names is None else names))
    values, pairs = [], []
    for name in names:
        values.append(first_enum._generate_next_value_(name, start, len(values), values[:]))
        pairs.append((name, values[-1]))
    return pairs


# --- late: values without a member

def _refusal(cls, value, result, error):
    # What to raise for a value without a member; _missing_() gave the result or raised the error.
    refusal = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
    if error is None:
        if result is None:
            return refusal
        error = TypeError("error in %s._missing_: returned %r instead of None or a valid member"
                          % (cls.__name__, result))
    if not isinstance(error, ValueError):
        error.__context__ = refusal
    return error


# --- late: unique()

def _told_aliases(enumeration):
    return ", ".join(["%s -> %s" % (name, each.name)
                      for name, each in enumeration.__members__.items() if name != each.name])


def unique(enumeration):
    """Refuse an enumeration with aliases."""
    aliases = _told_aliases(enumeration)
    if aliases:
        raise ValueError("duplicate values found in %r: %s" % (enumeration, aliases))
    return enumeration


# --- late: ReprEnum

class ReprEnum(Enum):
    """An Enum whose members look as such in repr() only."""


_note_repr_enum(ReprEnum)


# --- late: IntEnum

class IntEnum(int, ReprEnum):
    """An Enum whose members are ints."""


# --- late: StrEnum

class StrEnum(str, ReprEnum):
    """An Enum whose members are strings."""

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError("too many arguments for str(): %r" % (values,))
        if len(values) == 1 and not isinstance(values[0], str):
            raise TypeError("%r is not a string" % (values[0],))
        if len(values) >= 2 and not isinstance(values[1], str):
            raise TypeError("encoding must be a string, not %r" % (values[1],))
        if len(values) == 3 and not isinstance(values[2], str):
            raise TypeError("errors must be a string, not %r" % (values[2]))
        value = str(*values)
        made = str.__new__(cls, value)
        made._value_ = value
        return made

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The name in lower case."""
        return name.lower()


# --- late: flags

class FlagBoundary(StrEnum):
    """What becomes of bits that no member has: an error, cut off, a plain int, or kept."""

    STRICT, CONFORM, EJECT, KEEP = auto(), auto(), auto(), auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


_note_flags(True, None, None)


class Flag(Enum, boundary=STRICT):
    """An Enum whose members are bits, to be combined by | & ^ and ~."""

    # Not repr itself: a policy may take that from guests.
    @staticmethod
    def _numeric_repr_(value):
        return repr(value)

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of auto(): the next power of two."""
        if not last_values:
            return start if start is not None else 1
        last_value = max(last_values)
        try:
            return 2 ** last_value.bit_length()
        except Exception:
            raise TypeError("invalid flag value %r" % last_value) from None

    @classmethod
    def _iter_member_by_value_(cls, value):
        for bit in _iter_bits_lsb(value & cls._flag_mask_):
            yield cls._value2member_map_.get(bit)

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        yield from sorted(cls._iter_member_by_value_(value), key=lambda each: each._sort_order_)

    @classmethod
    def _missing_(cls, value):
        """
        Return a member (real or pseudo) matching the value, or, by boundary, something else.
        """
        if not isinstance(value, int):
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        flag_mask = cls._flag_mask_
        singles_mask = cls._singles_mask_
        all_bits = cls._all_bits_
        negative = None
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ flag_mask):
            if cls._boundary_ is STRICT:
                most = max(value.bit_length(), flag_mask.bit_length())
                raise ValueError("%r invalid value %r\n    given %s\n  allowed %s"
                                 % (cls, value, bin(value, most), bin(flag_mask, most)))
            if cls._boundary_ is CONFORM:
                value = value & flag_mask
            elif cls._boundary_ is EJECT:
                return value
            elif cls._boundary_ is KEEP:
                if value < 0:
                    value = max(all_bits + 1, 2 ** (value.bit_length())) + value
            else:
                raise ValueError("%r unknown flag boundary %r" % (cls, cls._boundary_))
        if value < 0:
            negative = value
            value = all_bits + 1 + value
        unknown = value & ~flag_mask
        aliases = value & ~singles_mask
        member_value = value & singles_mask
        if unknown and cls._boundary_ is not KEEP:
            raise ValueError("%s(%r) -->  unknown values %r [%s]"
                             % (cls.__name__, value, unknown, bin(unknown)))
        base = cls._member_type_
        pseudo = base.__new__(cls) if base is object else base.__new__(cls, value)
        if not hasattr(pseudo, "_value_"):
            pseudo._value_ = value
        if member_value or aliases:
            members = []
            combined = 0
            for each in cls._iter_member_(member_value):
                members.append(each)
                combined |= each._value_
            if aliases:
                value = member_value | aliases
                for name, each in cls._member_map_.items():
                    if each not in members and each._value_ and each._value_ & value == each._value_:
                        members.append(each)
                        combined |= each._value_
            unknown = value ^ combined
            pseudo._name_ = "|".join([each._name_ for each in members])
            if not combined:
                pseudo._name_ = None
            elif unknown and cls._boundary_ is STRICT:
                raise ValueError("%r: no members with value %r" % (cls, unknown))
            elif unknown:
                pseudo._name_ += "|%s" % cls._numeric_repr_(unknown)
        else:
            pseudo._name_ = None
        # The same object the next time.
        pseudo = cls._value2member_map_.setdefault(value, pseudo)
        if negative is not None:
            cls._value2member_map_[negative] = pseudo
        return pseudo

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError("unsupported operand type(s) for 'in': %r and %r"
                            % (type(other).__qualname__, self.__class__.__qualname__))
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        cls = self.__class__
        shown = cls.__name__ if self._name_ is None else "%s.%s" % (cls.__name__, self._name_)
        return "<%s: %s>" % (shown, (cls._value_repr_ or repr)(self._value_))

    def __str__(self):
        shown = "(%r)" % (self._value_,) if self._name_ is None else ".%s" % self._name_
        return self.__class__.__name__ + shown

    def __bool__(self):
        return bool(self._value_)

    def _get_value(self, flag):
        if isinstance(flag, self.__class__):
            return flag._value_
        if self._member_type_ is not object and isinstance(flag, self._member_type_):
            return flag
        return NotImplemented

    def __or__(self, other):
        other_value = self._get_value(other)
        if other_value is NotImplemented:
            return NotImplemented
        for flag in self, other:
            if self._get_value(flag) is None:
                raise TypeError(f"'{flag}' cannot be combined with other flags with |")
        return self.__class__(self._value_ | other_value)

    def __and__(self, other):
        other_value = self._get_value(other)
        if other_value is NotImplemented:
            return NotImplemented
        for flag in self, other:
            if self._get_value(flag) is None:
                raise TypeError(f"'{flag}' cannot be combined with other flags with &")
        return self.__class__(self._value_ & other_value)

    def __xor__(self, other):
        other_value = self._get_value(other)
        if other_value is NotImplemented:
            return NotImplemented
        for flag in self, other:
            if self._get_value(flag) is None:
                raise TypeError(f"'{flag}' cannot be combined with other flags with ^")
        return self.__class__(self._value_ ^ other_value)

    def __invert__(self):
        if self._get_value(self) is None:
            raise TypeError(f"'{self}' cannot be inverted")
        if self._inverted_ is None:
            if self._boundary_ in (EJECT, KEEP):
                self._inverted_ = self.__class__(~self._value_)
            else:
                self._inverted_ = self.__class__(self._singles_mask_ & ~self._value_)
        return self._inverted_

    __rand__ = __and__
    __ror__ = __or__
    __rxor__ = __xor__


_note_flags(False, Flag, EJECT)


# --- late: flags that are integers

class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """A Flag whose members are ints."""


# --- late: bits

def bin(number, max_bits=None):
    """The digits of a number in base two, with its sign as the first of them."""
    number = number.__index__()
    sign = "1" if number < 0 else "0"
    above = 1 << number.bit_length()
    digits = _builtins.bin(number % above + above)[3:]
    if max_bits is not None and len(digits) < max_bits:
        digits = sign * (max_bits - len(digits)) + digits
    return "0b%s %s" % (sign, digits)


def _iter_bits_lsb(number):
    left = number.value if isinstance(number, Enum) else number
    if left < 0:
        raise ValueError("%r is not a positive integer" % (number,))
    while left:
        yield left & -left
        left &= left - 1


def show_flag_values(value):
    return list(_iter_bits_lsb(value))


# --- late: enumerations whose members are also global names

def _module_name(cls):
    return cls.__module__.split(".")[-1]


def global_enum_repr(self):
    """The repr of a member by its module."""
    return "%s.%s" % (_module_name(self.__class__), self._name_)


def global_flag_repr(self):
    """The repr of a flag by its module."""
    module = _module_name(self.__class__)
    cls_name = self.__class__.__name__
    if self._name_ is None:
        return "%s.%s(%r)" % (module, cls_name, self._value_)
    if _is_single_bit(self._value_):
        return "%s.%s" % (module, self._name_)
    # The bits without a name that a flag may keep are told as a number.
    keeps = self._boundary_ is FlagBoundary.KEEP
    return "|".join([name if keeps and name[0].isdigit() else "%s.%s" % (module, name)
                     for name in (self._name_ if keeps else self.name).split("|")])


def global_str(self):
    """A member by its name alone."""
    if self._name_ is None:
        return "%s(%r)" % (self.__class__.__name__, self._value_)
    return self._name_


def global_enum(cls, update_str=False):
    """Put the members into their module and let them look as its constants."""
    import sys
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    module = sys.modules.get(cls.__module__)
    if module is not None:
        for name, each in cls.__members__.items():
            setattr(module, name, each)
    return cls


# --- late: enumerations out of ordinary classes

def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    def convert(cls):
        names = {}
        for name, value in cls.__dict__.items():
            if name not in ("__dict__", "__weakref__"):
                names[name] = value
        classdict = etype.__class__.__prepare__(cls.__name__, (etype,))
        for name, value in names.items():
            classdict[name] = value
        return etype.__class__.__new__(etype.__class__, cls.__name__, (etype,), classdict,
                                       boundary=boundary)

    return convert


# --- late: checks of enumerations

@_simple_enum(StrEnum)
class EnumCheck:
    """What verify() can look at."""

    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """Refuse an enumeration that breaks one of these EnumChecks."""

    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        cls_name = enumeration.__name__
        is_flag = issubclass(enumeration, Flag)
        if not is_flag and not issubclass(enumeration, Enum):
            raise TypeError("the 'verify' decorator only works with Enum and Flag")
        for check in self.checks:
            if check is UNIQUE:
                self._check_unique(enumeration)
            elif check is CONTINUOUS:
                self._check_continuous(enumeration, cls_name, is_flag)
            elif check is NAMED_FLAGS:
                self._check_named_flags(enumeration, cls_name)
        return enumeration

    def _check_unique(self, enumeration):
        aliases = _told_aliases(enumeration)
        if aliases:
            raise ValueError("aliases found in %r: %s" % (enumeration, aliases))

    def _check_continuous(self, enumeration, cls_name, is_flag):
        values = set(each.value for each in enumeration)
        if len(values) < 2:
            return
        low, high = min(values), max(values)
        missing = []
        if is_flag:
            for bit in range(low.bit_length() - 1, high.bit_length()):
                if 2 ** bit not in values:
                    missing.append(2 ** bit)
        else:
            for number in range(low + 1, high):
                if number not in values:
                    missing.append(number)
        if missing:
            raise ValueError(("invalid %s %r: missing values %s"
                              % ("flag" if is_flag else "enum", cls_name,
                                 ", ".join(str(number) for number in missing)))[:256])

    def _check_named_flags(self, enumeration, cls_name):
        member_names = enumeration._member_names_
        member_values = [each.value for each in enumeration]
        missing_value = 0
        missing_names = []
        for name, alias in enumeration._member_map_.items():
            if name in member_names or alias.value < 0:
                continue
            missed = [bit for bit in _iter_bits_lsb(alias.value) if bit not in member_values]
            if missed:
                missing_names.append(name)
                for value in missed:
                    missing_value |= value
        if missing_names:
            if len(missing_names) == 1:
                alias = "alias %s is missing" % missing_names[0]
            else:
                alias = "aliases %s and %s are missing" % (", ".join(missing_names[:-1]),
                                                           missing_names[-1])
            if _is_single_bit(missing_value):
                value = "value 0x%x" % missing_value
            else:
                value = "combined values of 0x%x" % missing_value
            raise ValueError("invalid Flag %r: %s %s [use enum.show_flag_values(value) for"
                             " details]" % (cls_name, alias, value))
