# What enum has for flags: Flag, IntFlag, their boundaries; checks of enumerations; enumerations as
# global names.
#
# Receives the module enum, which imports this one when somebody asks for one of these names; hands
# them on as its own.

import enum as _enum
from enum import Enum, ReprEnum, StrEnum, auto, bin
from enum import _is_single_bit

# Classes and functions say that they are of enum.
__name__ = "enum"


def publish(names):
    """Makes the names attributes of enum."""
    _enum.__dict__.update({name: globals()[name] for name in names})


def _iter_bits_lsb(number):
    original = number
    if isinstance(number, Enum):
        number = number.value
    if number < 0:
        raise ValueError("%r is not a positive integer" % (original,))
    while number:
        bit = number & (~number + 1)
        yield bit
        number ^= bit


def show_flag_values(value):
    return list(_iter_bits_lsb(value))


class FlagBoundary(StrEnum):
    """
    control how out of range values are handled
    "strict" -> error is raised             [default for Flag]
    "conform" -> extra bits are discarded
    "eject" -> lose flag status
    "keep" -> keep flag status and all bits [default for IntFlag]
    """

    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


_enum._makes_flag = True


class Flag(Enum, boundary=STRICT):
    """
    Support for flags
    """

    # Not repr itself: a policy may take that from guests.
    @staticmethod
    def _numeric_repr_(value):
        return repr(value)

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """
        Generate the next value when not given.

        name: the name of the member
        start: the initial start value or None
        count: the number of existing members
        last_values: the last value assigned or None
        """
        if not last_values:
            return start if start is not None else 1
        last_value = max(last_values)
        try:
            return 2 ** last_value.bit_length()
        except Exception:
            raise TypeError("invalid flag value %r" % last_value) from None

    @classmethod
    def _iter_member_by_value_(cls, value):
        """
        Extract all members from the value in definition (i.e. increasing value) order.
        """
        for bit in _iter_bits_lsb(value & cls._flag_mask_):
            yield cls._value2member_map_.get(bit)

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        """
        Extract all members from the value in definition order.
        """
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
        if cls._member_type_ is object:
            pseudo = object.__new__(cls)
        else:
            pseudo = cls._member_type_.__new__(cls, value)
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
        """
        Returns True if self has at least the same flags set as other.
        """
        if not isinstance(other, self.__class__):
            raise TypeError("unsupported operand type(s) for 'in': %r and %r"
                            % (type(other).__qualname__, self.__class__.__qualname__))
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        """
        Returns flags in definition order.
        """
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        cls_name = self.__class__.__name__
        value_repr = self.__class__._value_repr_ or repr
        if self._name_ is None:
            return "<%s: %s>" % (cls_name, value_repr(self._value_))
        return "<%s.%s: %s>" % (cls_name, self._name_, value_repr(self._value_))

    def __str__(self):
        cls_name = self.__class__.__name__
        if self._name_ is None:
            return "%s(%r)" % (cls_name, self._value_)
        return "%s.%s" % (cls_name, self._name_)

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


_enum._makes_flag = False
_enum._Flag, _enum._EJECT = Flag, EJECT


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """
    Support for integer-based Flags
    """


# --- enumerations whose members are also global names

def _module_name(cls):
    return cls.__module__.split(".")[-1]


def global_enum_repr(self):
    """
    use module.enum_name instead of class.enum_name

    the module is the last module in case of a multi-module name
    """
    return "%s.%s" % (_module_name(self.__class__), self._name_)


def global_flag_repr(self):
    """
    use module.flag_name instead of class.flag_name

    the module is the last module in case of a multi-module name
    """
    module = _module_name(self.__class__)
    cls_name = self.__class__.__name__
    if self._name_ is None:
        return "%s.%s(%r)" % (module, cls_name, self._value_)
    if _is_single_bit(self._value_):
        return "%s.%s" % (module, self._name_)
    if self._boundary_ is not FlagBoundary.KEEP:
        return "|".join(["%s.%s" % (module, name) for name in self.name.split("|")])
    names = []
    for name in self._name_.split("|"):
        names.append(name if name[0].isdigit() else "%s.%s" % (module, name))
    return "|".join(names)


def global_str(self):
    """
    use enum_name instead of class.enum_name
    """
    if self._name_ is None:
        return "%s(%r)" % (self.__class__.__name__, self._value_)
    return self._name_


def global_enum(cls, update_str=False):
    """
    decorator that makes the repr() of an enum member reference its module
    instead of its class; also exports all members to the enum's module's
    global namespace
    """
    import sys
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    module = sys.modules.get(cls.__module__)
    if module is not None:
        for name, each in cls.__members__.items():
            setattr(module, name, each)
    return cls


def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    """
    Class decorator that converts a normal class into an :class:`Enum`.
    """

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


@_simple_enum(StrEnum)
class EnumCheck:
    """
    various conditions to check an enumeration for
    """

    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """
    Check an enumeration for various constraints. (see EnumCheck)
    """

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
        duplicates = []
        for name, each in enumeration.__members__.items():
            if name != each.name:
                duplicates.append((name, each.name))
        if duplicates:
            details = ", ".join(["%s -> %s" % pair for pair in duplicates])
            raise ValueError("aliases found in %r: %s" % (enumeration, details))

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
        missing_names = []
        missing_value = 0
        for name, alias in enumeration._member_map_.items():
            if name in member_names:
                continue
            if alias.value < 0:
                continue
            values = list(_iter_bits_lsb(alias.value))
            missed = [value for value in values if value not in member_values]
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
