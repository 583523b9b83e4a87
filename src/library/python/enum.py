# Enumerations (PEP 435, PEP 663).
#
# Receives a class body in which every plain name is a member; hands on a class whose members are
# its only instances. EnumType does the work in four steps: EnumDict tells members from the rest as
# the body runs, __new__ of the metaclass replaces them by _Proposal, whose __set_name__ makes the
# member as soon as the class exists (so that __init_subclass__ sees them all), and afterwards the
# methods that a mixed-in data type would shadow are put back.
#
# Flags, and what else most programs do without, are made when they are first asked for
# (_enum_flags.py).
#
# Why this file is long: it is one module of the language, whose docstrings are part of it.

import builtins as _builtins
from _typing import _caller_module
from types import DynamicClassAttribute as _DynamicClassAttribute, MappingProxyType as _MappingProxyType

__all__ = [
    "EnumType", "EnumMeta", "EnumDict",
    "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum",
    "auto", "unique", "property", "verify", "member", "nonmember",
    "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP",
    "global_flag_repr", "global_enum_repr", "global_str", "global_enum",
    "EnumCheck", "CONTINUOUS", "NAMED_FLAGS", "UNIQUE",
    "pickle_by_global_name", "pickle_by_enum_name",
]

# Named in the metaclass before they exist.
Enum = ReprEnum = None

# The class Flag and the boundary EJECT, as soon as they are made; whether Flag is just being made.
_Flag = _EJECT = None
_makes_flag = False

_LATE = frozenset((
    "Flag", "IntFlag", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP",
    "EnumCheck", "CONTINUOUS", "NAMED_FLAGS", "UNIQUE", "verify",
    "global_flag_repr", "global_enum_repr", "global_str", "global_enum", "show_flag_values",
    "_simple_enum",
))


def __getattr__(name):
    if name in _LATE and name not in globals():
        import _enum_flags
        _enum_flags.publish(_LATE)
        return globals()[name]
    raise AttributeError("module 'enum' has no attribute %r" % name)


def __dir__():
    return sorted(_LATE.union(globals()))


def _is_flag_class(cls):
    return _Flag is not None and issubclass(cls, _Flag)


class nonmember(object):
    """
    Protects item from becoming an Enum member during class creation.
    """

    def __init__(self, value):
        self.value = value


class member(object):
    """
    Forces item to become an Enum member during class creation.
    """

    def __init__(self, value):
        self.value = value


# --- names and bits

def _is_descriptor(obj):
    return hasattr(obj, "__get__") or hasattr(obj, "__set__") or hasattr(obj, "__delete__")


def _is_dunder(name):
    return (len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_")


def _is_sunder(name):
    return len(name) > 2 and name[0] == name[-1] == "_" and name[1] != "_" and name[-2] != "_"


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


def bin(number, max_bits=None):
    """
    Like built-in bin(), except negative values are represented in
    twos-complement, and the leading bit always indicates sign
    (0=positive, 1=negative).
    """
    number = number.__index__()
    ceiling = 2 ** number.bit_length()
    if number >= 0:
        text = _builtins.bin(number + ceiling).replace("1", "0", 1)
    else:
        text = _builtins.bin(~number ^ (ceiling - 1) + ceiling)
    sign = text[:3]
    digits = text[3:]
    if max_bits is not None and len(digits) < max_bits:
        digits = (sign[-1] * max_bits + digits)[-max_bits:]
    return "%s %s" % (sign, digits)


class _NotSet:
    def __repr__(self):
        return "<not set>"


class _AutoNull:
    def __repr__(self):
        return "_auto_null"


_not_set = _NotSet()
_auto_null = _AutoNull()


class auto:
    """
    Instances are replaced with an appropriate value in Enum class suites.
    """

    def __init__(self, value=_auto_null):
        self.value = value

    def __repr__(self):
        return "auto(%r)" % self.value


class property(_DynamicClassAttribute):
    """
    This is a descriptor, used to define attributes that act differently
    when accessed through an enum member and through an enum class.
    Instance access is the same as property(), but access to an attribute
    through the enum class will instead look in the class' _member_map_ for
    a corresponding enum member.
    """

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
        if not enum_class._use_args_:
            made = enum_class._new_member_(enum_class)
        else:
            made = enum_class._new_member_(enum_class, *args)
        if not hasattr(made, "_value_"):
            if enum_class._member_type_ is object:
                made._value_ = value
            else:
                try:
                    made._value_ = enum_class._member_type_(*args)
                except Exception as error:
                    new = TypeError("_value_ not set in __new__, unable to create it")
                    new.__cause__ = error
                    raise new
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
    """
    Track enum member order and ensure member names are not reused.

    EnumType will use the names found in self._member_names as the
    enumeration member names.
    """

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
            if key == "__order__":
                key = "_order_"
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
    """
    Metaclass for Enum
    """

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
        # What __init_subclass__ changed.
        names.update(enum_class.__dict__)

        if ReprEnum is not None and ReprEnum in bases:
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
                if found is member_type.__reduce_ex__ or found is object.__reduce_ex__:
                    enum_class.__reduce_ex__ = first_enum.__reduce_ex__
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
        """
        classes/types should always be True.
        """
        return True

    def __call__(cls, value, names=_not_set, *values, module=None, qualname=None, type=None,
                 start=1, boundary=None):
        """
        Either returns an existing member, or creates a new enum class.
        """
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
        interesting = set([
            "__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__",
            "__members__", "__module__", "__name__", "__qualname__",
        ] + cls._member_names_)
        if cls._new_member_ is not object.__new__:
            interesting.add("__new__")
        if cls.__init_subclass__ is not object.__init_subclass__:
            interesting.add("__init_subclass__")
        if cls._member_type_ is object:
            return sorted(interesting)
        return sorted(set(dir(cls._member_type_)) | interesting)

    def __getitem__(cls, name):
        """
        Return the member matching `name`.
        """
        return cls._member_map_[name]

    def __iter__(cls):
        """
        Return members in definition order.
        """
        return (cls._member_map_[name] for name in cls._member_names_)

    def __len__(cls):
        """
        Return the number of members (no aliases)
        """
        return len(cls._member_names_)

    @_builtins.property
    def __members__(cls):
        """
        Returns a mapping of member name->value.

        This mapping lists all enum members, including aliases. Note that this
        is a read-only view of the internal mapping.
        """
        return _MappingProxyType(cls._member_map_)

    def __repr__(cls):
        if _is_flag_class(cls):
            return "<flag %r>" % cls.__name__
        return "<enum %r>" % cls.__name__

    def __reversed__(cls):
        """
        Return members in reverse definition order.
        """
        return (cls._member_map_[name] for name in reversed(cls._member_names_))

    def __setattr__(cls, name, value):
        """
        Block attempts to reassign Enum members.

        A simple assignment to the class namespace only changes one of the
        several possible ways to get an Enum member from the Enum class,
        resulting in an inconsistent Enumeration.
        """
        member_map = cls.__dict__.get("_member_map_", {})
        if name in member_map:
            raise AttributeError("cannot reassign member %r" % (name,))
        super().__setattr__(name, value)

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1,
                 boundary=None):
        """
        Convenience method to create a new Enum class.
        """
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        _, first_enum = cls._get_mixins_(class_name, bases)
        classdict = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            original, names = names, []
            last_values = []
            for count, name in enumerate(original):
                value = first_enum._generate_next_value_(name, start, count, last_values[:])
                last_values.append(value)
                names.append((name, value))
        if names is None:
            names = ()
        for item in names:
            if isinstance(item, str):
                member_name, member_value = item, names[item]
            else:
                member_name, member_value = item
            classdict[member_name] = member_value
        if module is None:
            module = _caller_module()
        if module is not None:
            classdict["__module__"] = module
        if qualname is not None:
            classdict["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, classdict, boundary=boundary)

    def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
        """
        Create a new Enum subclass that replaces a collection of global constants
        """
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
        """
        Returns the type for creating enum members, and the first inherited
        enum class.
        """
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
        """
        Returns the __new__ to be used for creating the enum members.
        """
        new = classdict.get("__new__", None)
        save_new = first_enum is not None and new is not None
        if new is None:
            for method in ("__new_member__", "__new__"):
                for possible in (member_type, first_enum):
                    target = getattr(possible, method, None)
                    if target not in (None, None.__new__, object.__new__,
                                      None if Enum is None else Enum.__new__):
                        new = target
                        break
                if new is not None:
                    break
            else:
                new = object.__new__
        use_args = first_enum is not None and new not in (Enum.__new__, object.__new__)
        return new, save_new, use_args

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
    """
    Create a collection of name/value pairs.

    Example enumeration:

    >>> class Color(Enum):
    ...     RED = 1
    ...     BLUE = 2
    ...     GREEN = 3

    Access them by:

    - attribute access:

      >>> Color.RED
      <Color.RED: 1>

    - value lookup:

      >>> Color(1)
      <Color.RED: 1>

    - name lookup:

      >>> Color['RED']
      <Color.RED: 1>

    Enumerations can be iterated over, and know how many members they have:

    >>> len(Color)
    3

    >>> list(Color)
    [<Color.RED: 1>, <Color.BLUE: 2>, <Color.GREEN: 3>]

    Methods can be added to enumerations, and members can have their own
    attributes -- see the documentation for details.
    """

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
        try:
            error = None
            result = cls._missing_(value)
        except Exception as raised:
            error = raised
            result = None
        try:
            if isinstance(result, cls):
                return result
            if _is_flag_class(cls) and cls._boundary_ is _EJECT and isinstance(result, int):
                return result
            invalid = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
            if result is None and error is None:
                raise invalid
            if error is None:
                error = TypeError("error in %s._missing_: returned %r instead of None or a valid"
                                  " member" % (cls.__name__, result))
            if not isinstance(error, ValueError):
                error.__context__ = invalid
            raise error
        finally:
            # No cycles by way of the traceback.
            error = None
            invalid = None

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
        """
        Generate the next value when not given.

        name: the name of the member
        start: the initial start value or None
        count: the number of existing members
        last_values: the list of values assigned
        """
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
        """The name of the Enum member."""
        return self._name_

    @property
    def value(self):
        """The value of the Enum member."""
        return self._value_


class ReprEnum(Enum):
    """
    Only changes the repr(), leaving str() and format() to the mixed-in type.
    """


class IntEnum(int, ReprEnum):
    """
    Enum where members are also (and must be) ints
    """


class StrEnum(str, ReprEnum):
    """
    Enum where members are also (and must be) strings
    """

    def __new__(cls, *values):
        "values must already be of type `str`"
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
        """
        Return the lower-cased version of the member name.
        """
        return name.lower()


def pickle_by_global_name(self, proto):
    return self.name


_reduce_ex_by_global_name = pickle_by_global_name


def pickle_by_enum_name(self, proto):
    return getattr, (self.__class__, self._name_)


def unique(enumeration):
    """
    Class decorator for enumerations ensuring unique member values.
    """
    duplicates = []
    for name, each in enumeration.__members__.items():
        if name != each.name:
            duplicates.append((name, each.name))
    if duplicates:
        details = ", ".join(["%s -> %s" % pair for pair in duplicates])
        raise ValueError("duplicate values found in %r: %s" % (enumeration, details))
    return enumeration
