"""Values that are data made of other data, between Python and the engine.

The shapes are those of HostValue::Kind in include/hognose/value.h. The extension converts plain data and calls
take_apart() and put_together() for the rest.
"""

import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import keyword
import types
import uuid

from hognose import _engine
from hognose._errors import ConversionError, GuestError
from hognose._host import Exposed

# Whose arrays and tables cross as data (hognose._tables).
PACKAGES = frozenset({"numpy", "pandas", "pyarrow"})
KIND = types.SimpleNamespace(**_engine.KINDS)


@dataclasses.dataclass(frozen=True)
class Opaque:
    """A guest's object that cannot leave the sandbox. `text` is its repr, which the guest chose."""

    text: str


@dataclasses.dataclass(frozen=True)
class Cut:
    """Stands for a part of a value that was left out. `reason` is "cycle" or "too large"."""

    reason: str


@dataclasses.dataclass(frozen=True)
class EnumMember:
    """A member of an enumeration that the guest defined: the name of the class, the member's name and value."""

    enum: str
    name: str
    value: object


def hexadecimal(number):
    return hex(number)


def int_of_digits(text):
    """int(text) without CPython's limit on the number of digits."""
    sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
    return sign * _int_of_many(digits)


def _int_of_many(digits):
    if len(digits) <= 4000:
        return int(digits)
    half = len(digits) // 2
    return _int_of_many(digits[:half]) * 10 ** (len(digits) - half) + _int_of_many(digits[half:])


# --- to the guest

def _time_parts(value):
    return (value.hour, value.minute, value.second, value.microsecond, value.fold, value.tzinfo)


def _zone_parts(zone):
    # The name of a timezone without one is derived from its offset.
    offset = zone.utcoffset(None)
    name = zone.tzname(None)
    return (offset, None if name == datetime.timezone(offset).tzname(None) else name)


def _exception_parts(error):
    parts = {"args": error.args}
    notes = getattr(error, "__notes__", None)
    if notes:
        parts["notes"] = list(notes)
    if error.__cause__ is not None:
        parts["cause"] = error.__cause__
    return parts


# (class, function that returns (kind, text, parts)), for instances of subclasses, too.
_TAKE = [
    (Exposed, lambda v: (KIND.Object, v.object, v.exposed_class)),
    (enum.Enum, lambda v: (KIND.EnumMember, type(v).__name__, {v.name: v.value})),
    (datetime.datetime, lambda v: (KIND.DateTime, "", (v.year, v.month, v.day, *_time_parts(v)))),
    (datetime.date, lambda v: (KIND.Date, "", (v.year, v.month, v.day))),
    (datetime.time, lambda v: (KIND.Time, "", _time_parts(v))),
    (datetime.timedelta, lambda v: (KIND.TimeDelta, "", (v.days, v.seconds, v.microseconds))),
    (datetime.timezone, lambda v: (KIND.TimeZone, "", _zone_parts(v))),
    (decimal.Decimal, lambda v: (KIND.Decimal, str(v), ())),
    (fractions.Fraction, lambda v: (KIND.Fraction, "", (v.numerator, v.denominator))),
    (uuid.UUID, lambda v: (KIND.Uuid, v.bytes, ())),
    (range, lambda v: (KIND.Range, "", (v.start, v.stop, v.step))),
    (BaseException, lambda v: (KIND.Exception, type(v).__name__, _exception_parts(v))),
    (EnumMember, lambda v: (KIND.EnumMember, v.enum, {v.name: v.value})),
]


def take_apart(value):
    """(kind, text, parts) of a value, or (None, value) for one that is to cross in its place."""
    if type(value).__module__.partition(".")[0] in PACKAGES:
        from hognose._tables import plain
        return None, plain(value)
    for kind, take in _TAKE:
        if isinstance(value, kind):
            return take(value)
    if isinstance(value, tuple) and hasattr(type(value), "_fields"):
        return KIND.NamedTuple, type(value).__name__, dict(zip(type(value)._fields, value))
    if dataclasses.is_dataclass(value) and not isinstance(value, (type, Opaque, Cut)):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        return KIND.Dataclass, type(value).__name__, fields
    raise ConversionError(f"a value of type {type(value).__qualname__} cannot be passed to a sandbox")


# --- from the guest

@functools.lru_cache(maxsize=256)
def _named_tuple(name, fields):
    return collections.namedtuple(name, fields, rename=True)


@functools.lru_cache(maxsize=256)
def _dataclass(name, fields):
    return dataclasses.make_dataclass(name, fields, unsafe_hash=True)


def _record(make, name, fields):
    names = tuple(fields)
    if not all(isinstance(n, str) and n.isidentifier() and not keyword.iskeyword(n) for n in (name, *names)):
        return dict(fields)
    return make(name, names)(*fields.values())


def _exception(name, parts):
    import builtins
    kind = getattr(builtins, name, None)
    arguments = parts.get("args", ())
    error = None
    if isinstance(kind, type) and issubclass(kind, Exception):
        try:
            error = kind(*arguments)
        except Exception:
            error = None
    if error is None:
        error = GuestError(name, arguments)
    for note in parts.get("notes", ()):
        if isinstance(note, str) and hasattr(error, "add_note"):
            error.add_note(note)
    cause = parts.get("cause")
    error.__cause__ = cause if isinstance(cause, BaseException) else None
    return error


def _time(items):
    *numbers, fold, zone = items
    return datetime.time(*numbers, tzinfo=_zone(zone), fold=fold)


def _datetime(items):
    *numbers, fold, zone = items
    return datetime.datetime(*numbers, tzinfo=_zone(zone), fold=fold)


def _zone(zone):
    if zone is None or isinstance(zone, datetime.tzinfo):
        return zone
    raise ConversionError(f"a time zone that the guest defined cannot leave the sandbox: {zone}")


def _timezone(items):
    offset, name = items
    return datetime.timezone(offset) if name is None else datetime.timezone(offset, name)


def _fraction(numerator, denominator):
    # The host would look for a common divisor, which takes time with the square of the size.
    if max(numerator.bit_length(), denominator.bit_length()) > 300_000:
        raise ConversionError("the fraction is too large to leave the sandbox")
    return fractions.Fraction(numerator, denominator)


_PUT = {
    KIND.Range: lambda text, items: range(*items),
    KIND.Date: lambda text, items: datetime.date(*items),
    KIND.Time: lambda text, items: _time(items),
    KIND.DateTime: lambda text, items: _datetime(items),
    KIND.TimeDelta: lambda text, items: datetime.timedelta(*items),
    KIND.TimeZone: lambda text, items: _timezone(items),
    KIND.Decimal: lambda text, items: decimal.Decimal(text),
    KIND.Fraction: lambda text, items: _fraction(*items),
    KIND.Uuid: lambda text, items: uuid.UUID(bytes=text),
    KIND.NamedTuple: lambda text, fields: _record(_named_tuple, text, fields),
    KIND.Dataclass: lambda text, fields: _record(_dataclass, text, fields),
    KIND.EnumMember: lambda text, fields: EnumMember(text, *next(iter(fields.items()))),
    KIND.Exception: _exception,
    KIND.Opaque: lambda text, items: Opaque(text),
    KIND.Cut: lambda text, items: Cut(text),
}


def put_together(kind, text, parts):
    return _PUT[kind](text, parts)
