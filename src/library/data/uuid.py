# uuid: identifiers of 128 bits. Random ones come from the run's seed; those of a machine and its clock
# (versions 1, 2 and 6) are not made, as there is no machine to be seen.
"""Identifiers of 128 bits (RFC 9562)."""

__all__ = ["UUID", "SafeUUID", "uuid3", "uuid4", "uuid5", "uuid7", "uuid8", "NAMESPACE_DNS",
           "NAMESPACE_URL", "NAMESPACE_OID", "NAMESPACE_X500", "NIL", "MAX", "RESERVED_NCS",
           "RFC_4122", "RESERVED_MICROSOFT", "RESERVED_FUTURE"]

RESERVED_NCS, RFC_4122, RESERVED_MICROSOFT, RESERVED_FUTURE = [
    "reserved for NCS compatibility", "specified in RFC 4122",
    "reserved for Microsoft compatibility", "reserved for future definition"]


# --- late: where new ones come from

import random as _random
import time as _time


# --- late: UUID

from enum import Enum


class SafeUUID(Enum):
    safe = 0
    unsafe = -1
    unknown = None


class UUID:
    """One identifier, given as hex digits, bytes, fields or an int."""

    __slots__ = ("int", "is_safe", "__weakref__")

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None,
                 *, is_safe=SafeUUID.unknown):
        if [hex, bytes, bytes_le, fields, int].count(None) != 4:
            raise TypeError("one of the hex, bytes, bytes_le, fields, or int arguments must be "
                            "given")
        if int is not None:
            pass
        elif hex is not None:
            hex = hex.replace("urn:", "").replace("uuid:", "")
            hex = hex.strip("{}").replace("-", "")
            if len(hex) != 32:
                raise ValueError("badly formed hexadecimal UUID string")
            int = int_(hex, 16)
        elif bytes_le is not None:
            if len(bytes_le) != 16:
                raise ValueError("bytes_le is not a 16-char string")
            bytes = (bytes_le[4 - 1::-1] + bytes_le[6 - 1:4 - 1:-1] + bytes_le[8 - 1:6 - 1:-1]
                     + bytes_le[8:])
            int = int_.from_bytes(bytes)
        elif bytes is not None:
            if len(bytes) != 16:
                raise ValueError("bytes is not a 16-char string")
            assert isinstance(bytes, bytes_), repr(bytes)
            int = int_.from_bytes(bytes)
        elif fields is not None:
            if len(fields) != 6:
                raise ValueError("fields is not a 6-tuple")
            sizes = (32, 16, 16, 8, 8, 48)
            for number, (field, size) in enumerate(zip(fields, sizes), 1):
                if not 0 <= field < 1 << size:
                    raise ValueError(f"field {number} out of range (need a {size}-bit value)")
            time_low, time_mid, time_hi_version, clock_high, clock_low, node = fields
            int = (time_low << 96 | time_mid << 80 | time_hi_version << 64
                   | clock_high << 56 | clock_low << 48 | node)
        if not 0 <= int < 1 << 128:
            raise ValueError("int is out of range (need a 128-bit value)")
        if version is not None:
            if not 1 <= version <= 8:
                raise ValueError("illegal version number")
            int &= ~(0xC000 << 48)
            int |= 0x8000 << 48
            int &= ~(0xF000 << 64)
            int |= version << 76
        _set_int(self, int)
        _set_is_safe(self, is_safe)

    def __setattr__(self, name, value):
        raise TypeError("UUID objects are immutable")

    def __getstate__(self):
        state = {"int": self.int}
        if self.is_safe != SafeUUID.unknown:
            state["is_safe"] = self.is_safe.value
        return state

    def __setstate__(self, state):
        _set_int(self, state["int"])
        _set_is_safe(self, SafeUUID(state["is_safe"]) if "is_safe" in state else SafeUUID.unknown)

    def __eq__(self, other):
        if isinstance(other, UUID):
            return self.int == other.int
        return NotImplemented

    def __lt__(self, other):
        return self.int < other.int if isinstance(other, UUID) else NotImplemented

    def __gt__(self, other):
        return self.int > other.int if isinstance(other, UUID) else NotImplemented

    def __le__(self, other):
        return self.int <= other.int if isinstance(other, UUID) else NotImplemented

    def __ge__(self, other):
        return self.int >= other.int if isinstance(other, UUID) else NotImplemented

    def __hash__(self):
        return hash(self.int)

    def __int__(self):
        return self.int

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __str__(self):
        x = self.hex
        return f"{x[:8]}-{x[8:12]}-{x[12:16]}-{x[16:20]}-{x[20:]}"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    @property
    def bytes(self):
        return self.int.to_bytes(16)

    @property
    def bytes_le(self):
        bytes = self.bytes
        return (bytes[4 - 1::-1] + bytes[6 - 1:4 - 1:-1] + bytes[8 - 1:6 - 1:-1] + bytes[8:])

    @property
    def fields(self):
        return (self.time_low, self.time_mid, self.time_hi_version, self.clock_seq_hi_variant,
                self.clock_seq_low, self.node)

    @property
    def time_low(self):
        return self.int >> 96

    @property
    def time_mid(self):
        return (self.int >> 80) & 0xFFFF

    @property
    def time_hi_version(self):
        return (self.int >> 64) & 0xFFFF

    @property
    def clock_seq_hi_variant(self):
        return (self.int >> 56) & 0xFF

    @property
    def clock_seq_low(self):
        return (self.int >> 48) & 0xFF

    @property
    def time(self):
        version = self.version
        if version == 6:
            return (self.time_low << 28) + (self.time_mid << 12) + (self.time_hi_version & 0x0FFF)
        if version == 7:
            return self.int >> 80
        return (self.time_hi_version & 0x0FFF) << 48 | self.time_mid << 32 | self.time_low

    @property
    def clock_seq(self):
        return (self.clock_seq_hi_variant & 0x3F) << 8 | self.clock_seq_low

    @property
    def node(self):
        return self.int & 0xFFFFFFFFFFFF

    @property
    def hex(self):
        return "%032x" % self.int

    @property
    def urn(self):
        return "urn:uuid:" + str(self)

    @property
    def variant(self):
        if not self.int & 0x8000 << 48:
            return RESERVED_NCS
        if not self.int & 0x4000 << 48:
            return RFC_4122
        return RESERVED_FUTURE if self.int & 0x2000 << 48 else RESERVED_MICROSOFT

    @property
    def version(self):
        if self.variant == RFC_4122:
            return (self.int >> 76) & 0xF
        return None


# The slots write into instances of this class only, whatever __setattr__ says.
_set_int = UUID.int.__set__
_set_is_safe = UUID.is_safe.__set__


# The names that properties and parameters of UUID hide.
int_ = int
bytes_ = bytes


# --- late: making them

def _named(namespace, name, hash, version):
    if isinstance(name, str):
        name = bytes(name, "utf-8")
    return UUID(bytes=hash(namespace.bytes + name).digest()[:16], version=version)


def uuid3(namespace, name):
    """The identifier of a name within a namespace, by MD5."""
    from hashlib import md5
    return _named(namespace, name, md5, 3)


def uuid4():
    """A random identifier."""
    return UUID(int=_random.SystemRandom().getrandbits(128), version=4)


def uuid5(namespace, name):
    """The identifier of a name within a namespace, by SHA-1."""
    from hashlib import sha1
    return _named(namespace, name, sha1, 5)


def uuid7():
    """Generate a UUID from a Unix timestamp in milliseconds and random bits."""
    milliseconds = _time.time_ns() // 1_000_000
    low = _random.SystemRandom().getrandbits(80)
    return UUID(int=(milliseconds & 0xFFFFFFFFFFFF) << 80 | low, version=7)


def uuid8(a=None, b=None, c=None):
    """Generate a UUID from three custom blocks."""
    draw = _random.SystemRandom().getrandbits
    a = draw(48) if a is None else a
    b = draw(12) if b is None else b
    c = draw(62) if c is None else c
    value = (a & 0xFFFFFFFFFFFF) << 80 | (b & 0xFFF) << 64 | c & 0x3FFFFFFFFFFFFFFF
    return UUID(int=value, version=8)


# --- late: well-known ones

NAMESPACE_DNS = UUID("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_URL = UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_OID = UUID("6ba7b812-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_X500 = UUID("6ba7b814-9dad-11d1-80b4-00c04fd430c8")
NIL = UUID("00000000-0000-0000-0000-000000000000")
MAX = UUID("ffffffff-ffff-ffff-ffff-ffffffffffff")
