# Enumerations (PEP 435, PEP 663).
#
# Every plain name in the body of an enumeration is a member, and the members are its only instances.
# 1. EnumDict, the namespace of the class statement, tells members from other names and gives auto() its numbers.
# 2. EnumType puts a _Roster in the place of each run of members in the namespace. Python calls its __set_name__() as
#    soon as the class exists, so __init_subclass__() sees all members. It makes them.
# 3. EnumType puts the methods back that a mixed-in data type would hide.
# A class finds members by name (_member_map_) and by value: _find() is the only place that searches values.
#
# The native module _enum reads other classes, so this module needs no right to do that.
#
# The metaclass does not name the classes that are made of it: a class is what its bases say.
#
# Why this file is long: it is one module of the language, whose docstrings are part of it.

import builtins as _builtins
from _enum import (_body_of, _combined_flag, _data_repr, _data_types, _extended, _is_descriptor, _keep_reduction,
                   _member_of, _name_kind, _owns, _public_attributes, _shadowed)
from _typing import _caller_module
from types import DynamicClassAttribute as _DynamicClassAttribute, MappingProxyType as _MappingProxyType

__all__ = """EnumType EnumMeta EnumDict Enum IntEnum StrEnum Flag IntFlag ReprEnum auto unique property verify member
    nonmember FlagBoundary STRICT CONFORM EJECT KEEP global_flag_repr global_enum_repr global_str global_enum EnumCheck
    CONTINUOUS NAMED_FLAGS UNIQUE pickle_by_global_name pickle_by_enum_name""".split()

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


# --- what is a member, and what is not

class _Marked:
    def __init__(self, value):
        self.value = value


class member(_Marked):
    """Marks what shall become a member."""


class nonmember(_Marked):
    """Marks what shall not become a member."""


# --- attributes that give way to members

class _NotSet:
    def __repr__(self):
        return "<not set>"


_not_set = _NotSet()


class property(_DynamicClassAttribute):
    """A property of members that leaves the name free for a member."""

    # What the class has under the name: the member. And what reads the attribute of a member that has no getter.
    member = _reader = None

    def __get__(self, instance, ownerclass=None):
        getter = self.fget
        if instance is None:
            found = self.member
        elif getter is not None:
            return getter(instance)
        elif self._reader is not None:
            return self._reader(instance)
        else:
            found = ownerclass._member_map_.get(self.name)
        if found is None:
            raise AttributeError("%r has no attribute %r" % (ownerclass, self.name))
        return found

    def _change(self, function, verb, *arguments):
        if function is None:
            raise AttributeError("<enum %r> cannot %s attribute %r" % (self.clsname, verb, self.name))
        return function(*arguments)

    def __delete__(self, instance):
        return self._change(self.fdel, "delete", instance)

    def __set__(self, instance, value):
        return self._change(self.fset, "set", instance, value)

    def __set_name__(self, ownerclass, name):
        self.clsname, self.name = ownerclass.__name__, name


# --- the metaclass

# What every enumeration keeps of its members, and what it begins with.
_REGISTERS = {"_member_names_": list, "_member_map_": dict, "_value2member_map_": dict, "_hashable_values_": list,
              "_unhashable_values_": list, "_unhashable_values_map_": dict}


_REFUSED = {"mro", ""}


def _add_registers(names, new_member, use_args, member_type, value_repr):
    for name, kind in _REGISTERS.items():
        names[name] = kind()
    names |= {"_new_member_": new_member, "_use_args_": use_args, "_member_type_": member_type,
              "_value_repr_": value_repr}


def _take_members(classdict):
    """Return what the class gets of a namespace, and the order of members that it asks for.

    A _Roster takes the place of each run of members, so members and descriptors learn their names in the body's order.
    """
    for key in (*classdict.pop("_ignore_", ()), "_ignore_"):
        classdict.pop(key, None)
    members = {name: classdict[name] for name in classdict._member_names}
    refused = members.keys() & _REFUSED
    if refused:
        raise ValueError("invalid enum member name(s) " + ",".join(map(repr, refused)))
    names, roster = {}, None
    for name, value in classdict.items():
        if name not in members:
            names[name] = value
            roster = None
        elif roster is None:
            roster = names[name] = _Roster(name, value)
        else:
            roster.values[name] = value
    generate = names.get("_generate_next_value_")
    if generate is not None and type(generate) is not staticmethod:
        names["_generate_next_value_"] = staticmethod(generate)
    return names, names.pop("_order_", None)


def _is_any_flag(bases):
    return _makes_flag or _Flag is not None and any(isinstance(base, type) and issubclass(base, _Flag)
                                                   for base in bases)


def _restore_methods(cls, member_type, first_enum):
    """Undo what a data type does to the looks of members."""
    if first_enum is None:
        return
    for name in "__repr__", "__str__", "__format__":
        if not _owns(cls, name):
            found = getattr(cls, name)
            if found in (getattr(member_type, name), getattr(object, name)):
                setattr(cls, name, getattr(first_enum, name))
    _keep_reduction(cls, member_type, first_enum)


def _show_as_data(cls, member_type):
    # For those that extend ReprEnum directly.
    if member_type is object:
        raise TypeError("ReprEnum subclasses must be mixed with a data type (i.e. int, str, float, etc.)")
    if not _owns(cls, "__format__"):
        cls.__format__ = member_type.__format__
    if not _owns(cls, "__str__"):
        own = member_type.__str__
        cls.__str__ = member_type.__repr__ if own is object.__str__ else own


def _check_order(cls, order):
    if isinstance(order, str):
        order = order.replace(",", " ").split()
    names = cls._member_names_
    order = [name for name in order if name in names or name not in cls._member_map_]
    if names != order:
        raise TypeError("member order does not match _order_:\n  %r\n  %r" % (names, order))


class EnumType(type):
    """The metaclass of enumerations."""

    # --- making a class

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        if Enum is None:
            return {}  # Enum itself has no members
        metacls._check_for_existing_members_(cls, bases)
        names = EnumDict(cls)
        first_enum = metacls._get_mixins_(cls, bases)[1]
        if first_enum is not None:
            names["_generate_next_value_"] = getattr(first_enum, "_generate_next_value_", None)
        return names

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        if _simple:
            return super().__new__(metacls, cls, bases, classdict, **kwds)
        if Enum is None:
            _add_registers(classdict, classdict["__new__"], False, object, None)
            return super().__new__(metacls, cls, bases, classdict)
        if not isinstance(classdict, EnumDict):
            plain, classdict = classdict, metacls.__prepare__(cls, bases)
            classdict.update(plain)
        names, order = _take_members(classdict)
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        new_member, has_own_new, use_args = metacls._find_new_(names, member_type, first_enum)
        _add_registers(names, new_member, use_args, member_type, metacls._find_data_repr_(cls, bases))
        is_flag = _is_any_flag(bases)
        if is_flag:
            names |= {"_boundary_": boundary or getattr(first_enum, "_boundary_", None), "_flag_mask_": 0,
                      "_singles_mask_": 0, "_all_bits_": 0, "_inverted_": None}
        # Enum.__new__() asks for this name, too.
        making = "_%s__in_progress" % cls
        names[making] = True
        try:
            made = super().__new__(metacls, cls, bases, names, **kwds)
        except Exception as error:
            # A note about __set_name__ would say nothing to the user.
            if hasattr(error, "__notes__"):
                del error.__notes__
            raise
        delattr(made, making)
        if _ReprEnum is not None and _ReprEnum in bases:
            _show_as_data(made, member_type)
        _restore_methods(made, member_type, first_enum)
        if is_flag and _is_flag_class(made):
            for name in _FLAG_OPERATORS:
                if not _owns(made, name):
                    setattr(made, name, getattr(_Flag, name))
        if has_own_new:
            made.__new_member__ = new_member
        made.__new__ = Enum.__new__
        if is_flag:
            values = [made._member_map_[name]._value_ for name in made._member_names_]
            if sorted(values) != values:
                made._iter_member_ = made._iter_member_by_def_
        if order is not None:
            _check_order(made, order)
        return made

    def __init__(cls, *args, **kwds):
        super().__init__(*args)

    @classmethod
    def _check_for_existing_members_(mcls, class_name, bases):
        closed = _extended(bases, EnumType)
        if closed is not None:
            raise TypeError("<enum %r> cannot extend %r" % (class_name, closed))

    @classmethod
    def _find_data_repr_(mcls, class_name, bases):
        return _data_repr(bases, EnumType, _dataclass_repr)

    @classmethod
    def _find_data_type_(mcls, class_name, bases):
        found = set(_data_types(bases, EnumType))
        if len(found) > 1:
            raise TypeError("too many data types for %r: %r" % (class_name, found))
        return found.pop() if found else None

    @classmethod
    def _get_mixins_(mcls, class_name, bases):
        if bases and not isinstance(bases[-1], EnumType):
            form = "`EnumName([mixin_type, ...] [data_type,] enum_type)`"
            raise TypeError("new enumerations should be created as " + form)
        return (mcls._find_data_type_(class_name, bases) or object, bases[-1]) if bases else (object, Enum)

    @classmethod
    def _find_new_(mcls, classdict, member_type, first_enum):
        # (what makes members, whether it is the class's own, whether it takes the value)
        own = classdict.get("__new__")
        plain = [object.__new__] if Enum is None else [object.__new__, Enum.__new__]
        new = own
        if new is None:
            candidates = (getattr(base, name, None) for name in ("__new_member__", "__new__")
                          for base in (member_type, first_enum))
            new = next((each for each in candidates if each not in (None, None.__new__, *plain)), object.__new__)
        if first_enum is None:
            return new, False, False
        return new, own is not None, new not in plain

    def _add_member_(cls, name, member):
        bound = cls._member_map_.get(name)
        if bound is None:
            hidden = _shadowed(cls, name, _DynamicClassAttribute)
            setattr(cls, name, member if hidden is None else _share_name(cls, name, member, *hidden))
            cls._member_map_[name] = member
        elif bound is not member:
            raise NameError("%r is already bound: %r" % (name, bound))

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        bases = (cls,) if type is None else (type, cls)
        metacls = cls.__class__
        first_enum = cls._get_mixins_(class_name, bases)[1]
        namespace = metacls.__prepare__(class_name, bases)
        for name, value in _named_values(names, first_enum, start):
            namespace[name] = value
        facts = {"__module__": _caller_module() if module is None else module, "__qualname__": qualname}
        for name, value in facts.items():
            if value is not None:
                namespace[name] = value
        return metacls.__new__(metacls, class_name, bases, namespace, boundary=boundary)

    def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
        from enum import KEEP, global_enum
        chosen = [] if source is None else [(key, source[key]) for key in source.keys() if filter(key)]
        try:
            chosen.sort(key=lambda item: item[::-1])
        except TypeError:  # values without an order
            chosen.sort(key=lambda item: item[0])
        converted = cls(name, chosen, module=module, boundary=boundary or KEEP)
        return global_enum(converted) if as_global else converted

    # --- the class as a container, and as a function

    def __call__(cls, value, names=_not_set, *values, module=None, qualname=None, type=None, start=1, boundary=None):
        """Find the member with this value; with names, make a new enumeration."""
        if names is _not_set:
            known = _member_of(cls, value, _find_member)
            if known is not None:
                return known
        if cls._member_map_:
            # Several arguments are the parts of one value.
            return cls.__new__(cls, value if names is _not_set else (value, names, *values))
        if names is _not_set:
            if type is None:
                raise TypeError("%s has no members; specify `names=()` if you meant to create a new, empty, enum" % cls)
            names = None
        options = {"module": module, "qualname": qualname, "type": type, "start": start, "boundary": boundary}
        return cls._create_(class_name=value, names=names, **options)

    def __bool__(cls):
        return True

    def __len__(cls):
        return len(cls._member_names_)

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        members = cls._member_map_
        return (members[name] for name in cls._member_names_)

    def __reversed__(cls):
        members = cls._member_map_
        return (members[name] for name in reversed(cls._member_names_))

    def __contains__(cls, value):
        """Whether it is a member, or the value of one. For flags, the bits of several members are one, too."""
        if isinstance(value, cls):
            return True
        if _is_flag_class(cls):
            try:
                if isinstance(cls._missing_(value), cls):
                    return True
            except ValueError:
                pass
        return _find(cls, value) is not None or value in cls._unhashable_values_

    @_builtins.property
    def __members__(cls):
        """A read-only mapping of all names to members, aliases among them."""
        return _MappingProxyType(cls._member_map_)

    # --- attributes

    def __setattr__(cls, name, value):
        if name in getattr(cls, "_member_map_", ()):
            raise AttributeError("cannot reassign member %r" % (name,))
        super().__setattr__(name, value)

    def __delattr__(cls, attr):
        if attr in cls._member_map_:
            raise AttributeError("%r cannot delete member %r." % (cls.__name__, attr))
        super().__delattr__(attr)

    def __dir__(cls):
        names = set(cls._member_names_)
        names.update(f"__{word}__" for word in ("class contains doc getitem iter len members module name "
                                                "qualname").split())
        mixed_in = cls._member_type_
        if mixed_in is not object:
            names.update(dir(mixed_in))
        if cls._new_member_ is not object.__new__:
            names.add("__new__")
        if cls.__init_subclass__ is not object.__init_subclass__:
            names.add("__init_subclass__")
        return sorted(names)

    def __repr__(cls):
        return "<%s %r>" % ("flag" if _is_flag_class(cls) else "enum", cls.__name__)

    @_builtins.property
    def __signature__(cls):
        from inspect import signature
        return signature(_as_lookup if cls._member_names_ else _as_factory)


EnumMeta = EnumType


# --- how the calls of an enumeration look

def _as_lookup(*values):
    pass


def _as_factory(new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
    pass


# --- a name that a member shares with an attribute of a base

def _share_name(cls, name, member, descriptor, is_property, hidden):
    """Return what shows the member on the class, and on members the attribute that a base has."""
    shared = property()
    shared.member = member
    shared.__set_name__(cls, name)
    if hidden is not None:
        shared._reader = lambda instance: getattr(hidden, name)
        return shared
    for part in "fget", "fset", "fdel":
        setattr(shared, part, getattr(descriptor, part, None))
    if not is_property:
        shared._reader = lambda instance: getattr(instance._value_, name)
    return shared


# --- the values of data classes

def _dataclass_repr(self):
    shown = [(name, getattr(self, name)) for name, field in self.__dataclass_fields__.items() if field.repr]
    return ", ".join("%s=%r" % pair for pair in shown)


# --- values

def _find(cls, value):
    """Return the member with the value, or None."""
    try:
        return cls._value2member_map_.get(value)
    except TypeError:
        pass  # it has no hash
    for name, values in cls._unhashable_values_map_.items():
        if value in values:
            return cls._member_map_[name]
    for each in cls._member_map_.values():
        if value == each._value_:
            return each
    return None


def _record(cls, value, member, name=None, is_new=True):
    """Let the value lead to the member. `name`: another name of it, or its first one while it is made."""
    try:
        cls._value2member_map_.setdefault(value, member)
        if is_new:
            cls._hashable_values_.append(value)
    except TypeError:
        cls._unhashable_values_.append(value)
        cls._unhashable_values_map_.setdefault(member._name_ if name is None else name, []).append(value)


# --- members

class Enum(metaclass=EnumType):
    """A class whose attributes are its only instances: E.NAME, E(value) and E['NAME'] give the member."""

    @classmethod
    def _missing_(cls, value):
        return None

    def __new__(cls, value):
        # EnumType makes the members. This finds them.
        if type(value) is cls:
            return value
        try:
            return cls._value2member_map_[value]
        except KeyError:
            found = None
        except TypeError:
            found = _find(cls, value)
        return _find_missing(cls, value) if found is None else found

    def __init__(self, *args, **kwds):
        pass

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of auto(): one more than the highest so far."""
        if last_values:
            try:
                highest = sorted(last_values)[-1]
            except TypeError:
                raise TypeError("unable to sort non-numeric values") from None
            try:
                return highest + 1
            except TypeError:
                raise TypeError("unable to increment %r" % (highest,)) from None
        return start

    def _add_value_alias_(self, value):
        cls = self.__class__
        known = _find(cls, value)
        if known is None:
            _record(cls, value, self)
        elif known is not self:
            raise ValueError("%r is already bound: %r" % (value, known))

    def _add_alias_(self, name):
        type(self)._add_member_(name, self)

    def __hash__(self):
        return hash(self._name_)

    def __str__(self):
        return f"{self.__class__.__name__}.{self._name_}"

    def __repr__(self):
        cls = self.__class__
        show = cls._value_repr_ or repr
        return f"<{cls.__name__}.{self._name_}: {show(self._value_)}>"

    def __format__(self, format_spec):
        text = str(self)
        return str.__format__(text, format_spec)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce_ex__(self, proto):
        return type(self), (self._value_,)

    def __dir__(self):
        members = self._member_map_
        names = set() if self.__class__._member_type_ is object else set(object.__dir__(self))
        names.update(name for name in getattr(self, "__dict__", ()) if name[0] != "_" and name not in members)
        for name, attribute in _public_attributes(self.__class__):
            # A property without a getter only stands for the member of the name.
            if name not in members or isinstance(attribute, property) and attribute.fget is not None:
                names.add(name)
            elif isinstance(attribute, property):
                names.discard(name)
        return sorted(names.union(f"__{word}__" for word in ("class", "doc", "eq", "hash", "module")))

    @property
    def value(self):
        """What the member stands for."""
        return self._value_

    @property
    def name(self):
        """What the member is called."""
        return self._name_


# What the members of most enumerations are found by.
_find_member = Enum.__new__


def pickle_by_enum_name(self, proto):
    return getattr, (self.__class__, self._name_)


def pickle_by_global_name(self, proto):
    return self.name


_reduce_ex_by_global_name = pickle_by_global_name


# --- auto()

class _AutoNull:
    def __repr__(self):
        return "_auto_null"


_auto_null = _AutoNull()


class auto:
    """Stands for the value that _generate_next_value_() finds."""

    def __repr__(self):
        return "auto(%r)" % self.value

    def __init__(self, value=_auto_null):
        self.value = value


# --- the body of the class, and the members that come of it

class _Roster:
    """Makes members that follow each other, when the class exists. Has the name of the first of them."""

    def __init__(self, name, value):
        self.values = {name: value}

    def __set_name__(self, cls, name):
        delattr(cls, name)
        is_flag = _is_flag_class(cls)
        if is_flag:
            self._bits, self._singles = cls._flag_mask_, cls._singles_mask_
        for name, value in self.values.items():
            self._enroll(cls, name, value, is_flag)
        if is_flag:
            cls._flag_mask_, cls._singles_mask_ = self._bits, self._singles
            cls._all_bits_ = (1 << self._bits.bit_length()) - 1

    def _enroll(self, cls, name, value, is_flag):
        data = cls._member_type_
        arguments = value if isinstance(value, tuple) else (value,)
        if data is tuple:
            arguments = (arguments,)  # the tuple is one argument
        made = cls._new_member_(cls, *arguments) if cls._use_args_ else cls._new_member_(cls)
        if hasattr(made, "_value_"):
            value = made._value_
        elif data is not object:
            try:
                value = data(*arguments)
            except Exception as error:
                raise TypeError("_value_ not set in __new__, unable to create it") from error
            made._value_ = value
        else:
            made._value_ = value
        made._name_ = name
        made.__objclass__ = cls
        made.__init__(*arguments)
        made._sort_order_ = len(cls._member_names_)
        # Only flags with one bit are canonical. Others are names of combinations.
        is_canonical = not is_flag
        if is_flag and isinstance(value, int):
            self._bits |= value
            is_canonical = _is_single_bit(value)
            if is_canonical:
                self._singles |= value
        known = _find(cls, value)
        if known is not None:
            made = known
        elif is_canonical:
            cls._member_names_.append(name)
        cls._add_member_(name, made)
        _record(cls, value, made, name, known is None)


def _is_single_bit(number):
    return number.bit_count() == 1 and number > 0


# What _name_kind() returns: how a name looks. The last is that of a name that the compiler made private to the class.
_PLAIN, _DUNDER, _SUNDER, _PRIVATE = range(4)

# What the body of an enumeration may set of the names that are kept for enumerations.
_SETTABLE = frozenset(f"_{words}_" for words in """order generate_next_value numeric_repr missing ignore iter_member
    iter_member_by_value iter_member_by_def add_alias add_value_alias use_args member_type new_member""".split())


class EnumDict(dict):
    """The namespace of an enumeration while its class statement runs."""

    _ignored = ()
    _counted = False

    def __init__(self, cls_name=None):
        super().__init__()
        self._cls_name = cls_name
        self._member_names, self._last_values = {}, []  # both in the order of the body

    @_builtins.property
    def member_names(self):
        return [*self._member_names]

    def update(self, members, *more_members):
        pairs = members
        if hasattr(members, "keys"):
            pairs = ((name, members[name]) for name in members.keys())
        for part in pairs, more_members:
            for name, value in part:
                self[name] = value

    def __setitem__(self, key, value):
        kind = _name_kind(key, self._cls_name)
        if kind == _PLAIN:
            value = self._set_plain(key, value)
        elif kind == _SUNDER:
            value = self._set_sunder(key, value)
        elif key == "__order__":
            key = "_order_"
        super().__setitem__(key, value)

    def _set_plain(self, key, value):
        is_taken = key in self
        if not is_taken or key not in self._member_names:
            if key in self._ignored:
                return value
            if isinstance(value, nonmember):
                return value.value
            if _is_descriptor(value) or _is_inner_class(self._cls_name, value):
                return value
        if is_taken:
            raise TypeError("%r already defined as %r" % (key, self[key]))
        if isinstance(value, member):
            value = value.value
        value = self._count(key, value)
        self._member_names[key] = None
        return value

    def _set_sunder(self, key, value):
        if key == "_ignore_":
            value = value.replace(",", " ").split() if isinstance(value, str) else [*value]
            self._ignored = value
            late = self._member_names.keys() & set(value)
            if late:
                raise ValueError("_ignore_ cannot specify already set names: %r" % (late,))
        elif key == "_generate_next_value_":
            if self._counted:
                raise TypeError("_generate_next_value_ must be defined before members")
            self._generate_next_value = value.__func__ if isinstance(value, staticmethod) else value
        elif key not in _SETTABLE:
            raise ValueError("_sunder_ names, such as %r, are reserved for future Enum use" % (key,))
        return value

    def _count(self, key, value):
        """Return the value with a number for each auto() in it, and note it."""
        if isinstance(value, auto):
            return self._next(key, value)
        if isinstance(value, tuple) and any(isinstance(part, auto) for part in value):
            parts = [self._next(key, part) if isinstance(part, auto) else part for part in value]
            try:
                return type(value)(parts)
            except TypeError:  # a named tuple
                return type(value)(*parts)
        self._last_values.append(value)
        return value

    def _next(self, key, place):
        if place.value is _auto_null:
            before = self._last_values[:]
            place.value = self._generate_next_value(key, 1, len(self._member_names), before)
            self._counted = True
        self._last_values.append(place.value)
        return place.value


_EnumDict = EnumDict


def _is_inner_class(cls_name, value):
    """Whether it is a class that the body of the enumeration defines."""
    if cls_name is None or not isinstance(value, type):
        return False
    return getattr(value, "__qualname__", "").endswith(f"{cls_name}.{value.__name__}")


# --- kinds of names, for programs that ask

def _is_dunder(name):
    return _name_kind(name, None) == _DUNDER


def _is_sunder(name):
    return _name_kind(name, None) == _SUNDER


def _is_private(cls_name, name):
    return _name_kind(name, cls_name) == _PRIVATE


# --- the functional form

def _named_values(names, first_enum, start):
    """Return pairs of names and values, from text, names, pairs, or a mapping."""
    if names is None:
        return []
    if isinstance(names, str):
        names = names.replace(",", " ").split()
    if not isinstance(names, (list, tuple)) or not names or not isinstance(names[0], str):
        return [(each, names[each]) if isinstance(each, str) else each for each in names]
    values = []
    for count, name in enumerate(names):
        values.append(first_enum._generate_next_value_(name, start, count, values[:]))
    return [*zip(names, values)]


# --- values without a member

def _find_missing(cls, value):
    """Return what _missing_() has for the value, or raise the error that a program expects."""
    if not cls._member_map_:
        if getattr(cls, "_%s__in_progress" % cls.__name__, False):
            raise TypeError("do not use `super().__new__; call the appropriate __new__ directly")
        raise TypeError("%r has no members defined" % cls)
    refusal = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
    found = None
    try:
        found = cls._missing_(value)
    except Exception as raised:
        error = raised
        if not isinstance(error, ValueError):
            error.__context__ = refusal
    else:
        if isinstance(found, cls) or _is_flag_class(cls) and cls._boundary_ is _EJECT and isinstance(found, int):
            return found
        error = refusal
        if found is not None:
            error = TypeError("error in %s._missing_: returned %r instead of None or a valid member"
                              % (cls.__name__, found))
            error.__context__ = refusal
    try:
        raise error
    finally:
        error = refusal = None  # no cycle by way of the traceback


# --- unique()

def _aliases_of(enumeration):
    pairs = enumeration.__members__.items()
    return ", ".join(f"{name} -> {each.name}" for name, each in pairs if name != each.name)


def unique(enumeration):
    """Refuse an enumeration with aliases."""
    aliases = _aliases_of(enumeration)
    if not aliases:
        return enumeration
    raise ValueError("duplicate values found in %r: %s" % (enumeration, aliases))


# --- ReprEnum

class ReprEnum(Enum):
    """An Enum whose members look as such in repr() only."""


_note_repr_enum(ReprEnum)


# --- StrEnum

# The parts of the value of a StrEnum, in order.
_STR_ARGUMENTS = "%r is not a string", "encoding must be a string, not %r", "errors must be a string, not %r"


class StrEnum(str, ReprEnum):
    """An Enum whose members are strings."""

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The name in lower case."""
        return name.lower()

    def __new__(cls, *values):
        if len(values) > len(_STR_ARGUMENTS):
            raise TypeError("too many arguments for str(): %r" % (values,))
        for place, (refusal, given) in enumerate(zip(_STR_ARGUMENTS, values)):
            # Before an encoding there are bytes.
            is_text = place > 0 or len(values) == 1
            if is_text and not isinstance(given, str):
                raise TypeError(refusal % (given,))
        text = str(*values)
        made = str.__new__(cls, text)
        made._value_ = text
        return made


# --- IntEnum

class IntEnum(int, ReprEnum):
    """An Enum whose members are ints."""


# --- flags

class FlagBoundary(StrEnum):
    """What becomes of bits that no member has: an error, cut off, a plain int, or kept."""

    STRICT, CONFORM, EJECT, KEEP = auto(), auto(), auto(), auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary

_FLAG_OPERATORS = [f"__{side}{word}__" for word in ("or", "and", "xor") for side in ("", "r")] + ["__invert__"]


def _make_operator(name, symbol, number, operate):
    """Return the method of flags that combines two of them by an operator. `number`: that of _combined_flag."""
    def combine(self, other):
        known = _combined_flag(self, other, number, EnumType)
        if known is not None:
            return known
        cls = self.__class__
        own, given = self._value_, other._value_ if type(other) is cls else self._get_value(other)
        if given is NotImplemented:
            return NotImplemented
        if own is None or given is None:
            raise TypeError(f"'{self if own is None else other}' cannot be combined with other flags with {symbol}")
        return cls(operate(own, given))

    combine.__name__, combine.__qualname__ = name, "Flag." + name
    return combine


_note_flags(True, None, None)


class Flag(Enum, boundary=STRICT):
    """An Enum whose members are bits, to be combined by | & ^ and ~."""

    __ror__ = __or__ = _make_operator("__or__", "|", 1, lambda left, right: left | right)
    __rand__ = __and__ = _make_operator("__and__", "&", 0, lambda left, right: left & right)
    __rxor__ = __xor__ = _make_operator("__xor__", "^", 2, lambda left, right: left ^ right)

    def __invert__(self):
        opposite = self._inverted_
        if opposite is None:
            if self._value_ is None:
                raise TypeError(f"'{self}' cannot be inverted")
            keeps_all = self._boundary_ in (KEEP, EJECT)
            opposite = ~self._value_ if keeps_all else ~self._value_ & self._singles_mask_
            opposite = self._inverted_ = self.__class__(opposite)
        return opposite

    def _get_value(self, flag):
        if isinstance(flag, self.__class__):
            return flag._value_
        data = self._member_type_
        return flag if data is not object and isinstance(flag, data) else NotImplemented

    def __bool__(self):
        return self._value_ != 0 if type(self._value_) is int else bool(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __iter__(self):
        return iter(self._iter_member_(self._value_))

    def __contains__(self, other):
        cls = self.__class__
        if isinstance(other, cls):
            bits = other._value_
            return bits == bits & self._value_
        kinds = type(other).__qualname__, cls.__qualname__
        raise TypeError("unsupported operand type(s) for 'in': %r and %r" % kinds)

    def __str__(self):
        name = self._name_
        return "%s(%r)" % (type(self).__name__, self._value_) if name is None else f"{type(self).__name__}.{name}"

    def __repr__(self):
        cls, name = self.__class__, self._name_
        value = (cls._value_repr_ or repr)(self._value_)
        return f"<{cls.__name__}: {value}>" if name is None else f"<{cls.__name__}.{name}: {value}>"

    # Not repr itself: a policy may take that from guests.
    @staticmethod
    def _numeric_repr_(value):
        return repr(value)

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of auto(): the next power of two."""
        if last_values:
            highest = max(last_values)
            try:
                return 1 << highest.bit_length()
            except Exception:
                raise TypeError("invalid flag value %r" % highest) from None
        return 1 if start is None else start

    @classmethod
    def _iter_member_by_value_(cls, value):
        found, left = [], value & cls._flag_mask_
        while left:
            lowest = left & -left
            left ^= lowest
            found.append(cls._value2member_map_.get(lowest))
        return iter(found)

    @classmethod
    def _iter_member_by_def_(cls, value):
        return iter(sorted(cls._iter_member_by_value_(value), key=_definition_order))

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _missing_(cls, value):
        """Make the flag of a combination, or do with strange bits what the boundary says."""
        if not isinstance(value, int):
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        most, boundary = cls._all_bits_, cls._boundary_
        if not -most - 1 <= value <= most or value & (most ^ cls._flag_mask_):
            if boundary is EJECT:
                return value
            value = _BOUNDARY_RULES.get(boundary, _refuse_boundary)(cls, value)
        negative = value if value < 0 else None
        if negative is not None:
            value += most + 1
        strange = value & ~cls._flag_mask_
        if strange and boundary is not KEEP:
            raise ValueError("%s(%r) -->  unknown values %r [%s]" % (cls.__name__, value, strange, bin(strange)))
        data = cls._member_type_
        made = data.__new__(cls) if data is object else data.__new__(cls, value)
        if not hasattr(made, "_value_"):
            made._value_ = value
        made._name_ = _combined_name(cls, value)
        # The same object the next time.
        made = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = made
        return made


_note_flags(False, Flag, EJECT)


def _definition_order(flag):
    return flag._sort_order_


def _combined_name(cls, value):
    """Return the names of the flags that have the bits of a value, and the other bits as a number."""
    singles = value & cls._singles_mask_
    parts = [*cls._iter_member_(singles)]
    if singles != value:
        for each in cls._member_map_.values():
            bits = each._value_
            if bits and bits & value == bits and each not in parts:
                parts.append(each)
    covered = 0
    for each in parts:
        covered |= each._value_
    if not covered:
        return None
    names = [each._name_ for each in parts]
    if covered != value:
        if cls._boundary_ is STRICT:
            raise ValueError("%r: no members with value %r" % (cls, value ^ covered))
        names.append(cls._numeric_repr_(value ^ covered))
    return "|".join(names)


def _refuse_bits(cls, value):
    mask = cls._flag_mask_
    width = max(each.bit_length() for each in (value, mask))
    shown = cls, value, bin(value, width), bin(mask, width)
    raise ValueError("%r invalid value %r\n    given %s\n  allowed %s" % shown)


def _refuse_boundary(cls, value):
    raise ValueError("%r unknown flag boundary %r" % (cls, cls._boundary_))


def _keep_bits(cls, value):
    # A negative value gets all bits up to its highest, and at least those of the members.
    return value if value >= 0 else value + max(cls._all_bits_ + 1, 1 << value.bit_length())


_BOUNDARY_RULES = {STRICT: _refuse_bits, CONFORM: lambda cls, value: value & cls._flag_mask_, KEEP: _keep_bits}


# --- flags that are integers

class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """A Flag whose members are ints."""


# --- bits

def bin(number, max_bits=None):
    """The digits of a number in base two, with its sign as the first of them."""
    number = number.__index__()
    width = number.bit_length()
    sign = "1" if number < 0 else "0"
    # In two's complement, as many digits as the number needs.
    digits = _builtins.format(number & (1 << width) - 1, "b").rjust(width, "0")
    return f"0b{sign} {digits.rjust(max_bits or 0, sign)}"


def _iter_bits_lsb(number):
    left = number.value if isinstance(number, Enum) else number
    if left < 0:
        raise ValueError("%r is not a positive integer" % (number,))
    while left:
        lowest = left & -left
        yield lowest
        left ^= lowest


def show_flag_values(value):
    return [*_iter_bits_lsb(value)]


# --- enumerations whose members are also global names

def _module_name(cls):
    return cls.__module__.rpartition(".")[2]


def global_enum_repr(self):
    """The repr of a member by its module."""
    return _module_name(self.__class__) + "." + self._name_


def global_flag_repr(self):
    """The repr of a flag by its module."""
    cls, name = self.__class__, self._name_
    module = _module_name(cls)
    if name is None:
        return f"{module}.{cls.__name__}({self._value_!r})"
    if _is_single_bit(self._value_):
        return f"{module}.{name}"
    # A flag that keeps bits without a name shows them as a number.
    keeps = self._boundary_ is KEEP
    parts = (name if keeps else self.name).split("|")
    return "|".join(part if keeps and part[0].isdigit() else f"{module}.{part}" for part in parts)


def global_str(self):
    """A member by its name alone."""
    name = self._name_
    return f"{self.__class__.__name__}({self._value_!r})" if name is None else name


def global_enum(cls, update_str=False):
    """Put the members into their module and let them look as its constants."""
    from sys import modules
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if update_str or not issubclass(cls, ReprEnum):
        cls.__str__ = global_str
    home = modules.get(cls.__module__)
    for name, each in () if home is None else cls.__members__.items():
        setattr(home, name, each)
    return cls


# --- enumerations out of ordinary classes

def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    metacls = type(etype)

    def convert(cls):
        body = metacls.__prepare__(cls.__name__, (etype,))
        body.update(_body_of(cls))
        return metacls.__new__(metacls, cls.__name__, (etype,), body, boundary=boundary)

    return convert


# --- checks of enumerations

class EnumCheck(StrEnum):
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
        name = enumeration.__name__
        if not issubclass(enumeration, Enum):
            raise TypeError("the 'verify' decorator only works with Enum and Flag")
        for check in self.checks:
            fault = _FAULT_FINDERS[check](enumeration, name) if check in _FAULT_FINDERS else None
            if fault:
                raise ValueError(fault)
        return enumeration


def _find_aliases(enumeration, cls_name):
    aliases = _aliases_of(enumeration)
    return aliases and "aliases found in %r: %s" % (enumeration, aliases)


def _find_gaps(enumeration, cls_name):
    values = {each.value for each in enumeration}
    if len(values) < 2:
        return None
    kind, low, high = "enum", min(values), max(values)
    expected = range(low + 1, high)
    if issubclass(enumeration, Flag):
        kind = "flag"
        expected = (1 << bit for bit in range(low.bit_length() - 1, high.bit_length()))
    gaps = ", ".join(str(number) for number in expected if number not in values)
    return gaps and ("invalid %s %r: missing values %s" % (kind, cls_name, gaps))[:256]


def _find_unnamed_bits(enumeration, cls_name):
    canonical = enumeration._member_names_
    named = [each.value for each in enumeration]
    aliases, unnamed = [], 0
    for name, each in enumeration._member_map_.items():
        if name not in canonical and each.value >= 0:
            missing = [bit for bit in _iter_bits_lsb(each.value) if bit not in named]
            aliases += [name] if missing else []
            unnamed |= sum(missing)
    if not aliases:
        return None
    *others, last = aliases
    subject = f"aliases {', '.join(others)} and {last} are" if others else f"alias {last} is"
    kind = "value" if _is_single_bit(unnamed) else "combined values of"
    return (f"invalid Flag {cls_name!r}: {subject} missing {kind} {unnamed:#x} [use "
            "enum.show_flag_values(value) for details]")


_FAULT_FINDERS = {UNIQUE: _find_aliases, CONTINUOUS: _find_gaps, NAMED_FLAGS: _find_unnamed_bits}
