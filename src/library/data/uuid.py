# uuid: identifiers of 128 bits. Random ones come from the run's seed. Versions 1 and 6 are missing, because they would
# reveal the host's network card.
"""Universally unique identifiers (RFC 9562)."""

__all__ = ["UUID", "SafeUUID", "uuid3", "uuid4", "uuid5", "uuid7", "uuid8", "NAMESPACE_DNS",
           "NAMESPACE_URL", "NAMESPACE_OID", "NAMESPACE_X500", "NIL", "MAX", "RESERVED_NCS",
           "RFC_4122", "RESERVED_MICROSOFT", "RESERVED_FUTURE"]

RESERVED_NCS = "reserved for NCS compatibility"
RFC_4122 = "specified in RFC 4122"
RESERVED_MICROSOFT = "reserved for Microsoft compatibility"
RESERVED_FUTURE = "reserved for future definition"


# --- sources of new identifiers

import random as _random
import time as _time


# --- UUID

from enum import Enum
from struct import Struct as _Struct


class SafeUUID(Enum):
    """Whether no other process could get the same identifier at the time."""
    safe = 0
    unsafe = -1
    unknown = None


# The parameters and properties of UUID hide these types.
int_, bytes_ = int, bytes

# The fields from the most significant one: (bits below the field, bits of the field).
_FIELDS = {"time_low": (96, 32), "time_mid": (80, 16), "time_hi_version": (64, 16),
           "clock_seq_hi_variant": (56, 8), "clock_seq_low": (48, 8), "node": (0, 48)}

# By the three bits that follow the version and its field.
_VARIANTS = (RESERVED_NCS,) * 4 + (RFC_4122,) * 2 + (RESERVED_MICROSOFT, RESERVED_FUTURE)


def _field(name):
    below, width = _FIELDS[name]
    mask = (1 << width) - 1
    return property(lambda self: self.int >> below & mask, doc=f"The {width} bits of {name}.")


def _plain(number):
    # An instance of a subclass of int could return different values from one operation to the next.
    return int_.__index__(number) if isinstance(number, int_) else number


def _stamp(number, version):
    # The version is the top nibble of time_hi_version, and the variant 10 the top bits of clock_seq_hi_variant.
    return number & ~(0xF << 76 | 0b11 << 62) | version << 76 | 0b10 << 62


def _parse_hex(text):
    for prefix in ("urn:", "uuid:"):
        text = text.replace(prefix, "")
    digits = text.strip("{}").replace("-", "")
    if len(digits) != 32:
        raise ValueError("badly formed hexadecimal UUID string")
    return int_(digits, 16)


def _checked_bytes(data, parameter):
    if len(data) != 16:
        raise ValueError(f"{parameter} is not a 16-char string")
    if not isinstance(data, bytes_):
        raise AssertionError(repr(data))
    return memoryview(data).tobytes()


def _parse_bytes(data):
    return int_.from_bytes(_checked_bytes(data, "bytes"))


def _parse_bytes_le(data):
    return int_.from_bytes(_BIG.pack(*_LITTLE.unpack(_checked_bytes(data, "bytes_le"))))


def _join_fields(values):
    if len(values) != 6:
        raise ValueError("fields is not a 6-tuple")
    number = 0
    for position, (value, (below, width)) in enumerate(zip(values, _FIELDS.values()), 1):
        value = _plain(value)
        if not 0 <= value < 1 << width:
            article = "an" if width == 8 else "a"
            raise ValueError(f"field {position} out of range (need {article} {width}-bit value)")
        number |= value << below
    return number


class UUID:
    """An identifier, from hex digits, 16 bytes, 16 bytes whose first three fields are little-endian, six fields or an
    int. With a version, the bits of the version and of the variant are replaced.
    """

    __slots__ = ("int", "is_safe", "__weakref__")

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None,
                 *, is_safe=SafeUUID.unknown):
        given = [(parse, value)
                 for parse, value in ((_parse_hex, hex), (_parse_bytes, bytes), (_parse_bytes_le, bytes_le),
                                      (_join_fields, fields), (_plain, int))
                 if value is not None]
        if len(given) != 1:
            raise TypeError("one of the hex, bytes, bytes_le, fields, or int arguments must be given")
        parse, value = given[0]
        number = parse(value)
        if not 0 <= number < 1 << 128:
            raise ValueError("int is out of range (need a 128-bit value)")
        if version is not None:
            version = _plain(version)
            if not 1 <= version <= 8:
                raise ValueError("illegal version number")
            number = _stamp(number, version)
        _write_int(self, number)
        _write_is_safe(self, is_safe)

    def __setattr__(self, name, value):
        raise TypeError("UUID objects are immutable")

    def __getstate__(self):
        known = {} if self.is_safe is SafeUUID.unknown else {"is_safe": self.is_safe.value}
        return {"int": self.int} | known

    def __setstate__(self, state):
        _write_int(self, state["int"])
        # None is the value of SafeUUID.unknown.
        _write_is_safe(self, SafeUUID(state.get("is_safe")))

    def __hash__(self):
        return hash(self.int)

    def __eq__(self, other):
        return self.int == other.int if isinstance(other, UUID) else NotImplemented

    def __lt__(self, other):
        return self.int < other.int if isinstance(other, UUID) else NotImplemented

    def __le__(self, other):
        return self.int <= other.int if isinstance(other, UUID) else NotImplemented

    def __gt__(self, other):
        return self.int > other.int if isinstance(other, UUID) else NotImplemented

    def __ge__(self, other):
        return self.int >= other.int if isinstance(other, UUID) else NotImplemented

    def __int__(self):
        return self.int

    def __str__(self):
        low = self.int & 0xFFFF_FFFF_FFFF_FFFF
        high = self.int >> 64
        return f"{high >> 32:08x}-{high >> 16 & 0xFFFF:04x}-{high & 0xFFFF:04x}-{low >> 48:04x}-{low & (1 << 48) - 1:012x}"

    def __repr__(self):
        return f"{type(self).__name__}('{self}')"

    time_low, time_mid, time_hi_version, clock_seq_hi_variant, clock_seq_low, node = map(_field, _FIELDS)

    @property
    def fields(self):
        """The six fields, from the most significant one."""
        return tuple([getattr(self, name) for name in _FIELDS])

    @property
    def bytes(self):
        """The 16 bytes, big-endian."""
        return self.int.to_bytes(16)

    @property
    def bytes_le(self):
        """The 16 bytes, with time_low, time_mid and time_hi_version little-endian."""
        return _LITTLE.pack(*_BIG.unpack(self.bytes))

    @property
    def hex(self):
        """The 32 hexadecimal digits."""
        return format(self.int, "032x")

    @property
    def urn(self):
        """The identifier as a URN (RFC 9562, section 4)."""
        return f"urn:uuid:{self}"

    @property
    def variant(self):
        """Who specifies the layout: RFC_4122, RESERVED_NCS, RESERVED_MICROSOFT or RESERVED_FUTURE."""
        return _VARIANTS[self.int >> 61 & 0b111]

    @property
    def version(self):
        """The version within the variant RFC_4122, otherwise None."""
        return self.int >> 76 & 0xF if self.variant is RFC_4122 else None

    @property
    def time(self):
        """The timestamp: milliseconds since 1970 in version 7, otherwise 100 ns since October 15, 1582."""
        version, upper = self.version, self.int >> 80
        if version == 7:
            return upper
        lowest = self.time_hi_version & 0xFFF
        if version == 6:
            return upper << 12 | lowest
        # The fields go from the low part of the timestamp to the high part.
        return lowest << 48 | (upper & 0xFFFF) << 32 | upper >> 16

    @property
    def clock_seq(self):
        """The 14 bits of the clock sequence."""
        return self.int >> 48 & 0x3FFF


# These pass __setattr__ by, and write to instances of UUID only.
_write_int, _write_is_safe = UUID.int.__set__, UUID.is_safe.__set__


# --- byte orders


_BIG, _LITTLE = _Struct(">IHH8s"), _Struct("<IHH8s")


# --- versions

def _make(number, version):
    made = object.__new__(UUID)
    _write_int(made, _stamp(number, version))
    _write_is_safe(made, SafeUUID.unknown)
    return made


_random_bits = _random.SystemRandom().getrandbits


def _of_name(algorithm, version, namespace, name):
    data = namespace.bytes + (bytes_(name, "utf-8") if isinstance(name, str) else name)
    return _make(int_.from_bytes(algorithm(data).digest()[:16]), version)


class _Ticks:
    # The timestamps and counters of version 7 as numbers of 48 and 42 bits that only grow (RFC 9562, section 6.2,
    # method 1). A counter starts at random in the lower half of its range. One that overflows, and a clock that goes
    # back, continue in the timestamp.
    def __init__(self):
        self._last = 0

    def next(self):
        milliseconds = _time.time_ns() // 1_000_000
        if milliseconds > self._last >> 42:
            self._last = milliseconds << 42 | _random_bits(41)
        else:
            self._last += 1
        return self._last >> 42 & 0xFFFF_FFFF_FFFF, self._last & 0x3FF_FFFF_FFFF


_ticks = _Ticks()


def uuid3(namespace, name):
    """Return the identifier of a name within a namespace, by MD5."""
    from hashlib import md5
    return _of_name(md5, 3, namespace, name)


def uuid4():
    """Return a random identifier."""
    return _make(_random_bits(128), 4)


def uuid5(namespace, name):
    """Return the identifier of a name within a namespace, by SHA-1."""
    from hashlib import sha1
    return _of_name(sha1, 5, namespace, name)


def uuid7():
    """Return an identifier that sorts after all earlier ones of the run: 48 bits of milliseconds since 1970, a counter
    of 42 bits and 32 random bits.
    """
    milliseconds, counter = _ticks.next()
    return _make(milliseconds << 80 | counter >> 30 << 64 | (counter & 0x3FFF_FFFF) << 32 | _random_bits(32), 7)


def uuid8(a=None, b=None, c=None):
    """Return an identifier of custom blocks of 48, 12 and 62 bits, each random if it is not given."""
    number = 0
    for block, width, below in ((a, 48, 80), (b, 12, 64), (c, 62, 0)):
        bits = _random_bits(width) if block is None else block & (1 << width) - 1
        number |= bits << below
    return _make(number, 8)


# --- well-known identifiers

# RFC 9562, section 6.6.
NAMESPACE_DNS, NAMESPACE_URL, NAMESPACE_OID, NAMESPACE_X500 = (
    UUID(f"6ba7b8{last}-9dad-11d1-80b4-00c04fd430c8") for last in ("10", "11", "12", "14"))
NIL, MAX = UUID(int=0), UUID(int=(1 << 128) - 1)
