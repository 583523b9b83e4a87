"""Messages between the host and a worker: frames of JSON, with values as tagged lists.

Either side may be hostile after a fault, so a frame has a bounded size and a bounded number of items, a value a bounded
depth, and nothing but data is made of it.
"""

import base64
import binascii
import json
import math
import struct

from hognose._engine import GuestObject
from hognose._errors import ConversionError, GuestError
from hognose._values import KIND, Cut, EnumMember, Opaque, put_together, take_apart

MOST_BYTES = 32 << 20
MOST_ITEMS = 2_000_000
_DEEPEST = 200
_MOST_EQUAL_HASHES = 1000
_HEADER = struct.Struct(">I")
_NAMES = {number: name for name, number in vars(KIND).items()}


class ProtocolError(Exception):
    """The other side sent what it must not send."""


# --- frames

def send(channel, message):
    """Sends a dict of plain JSON. ConversionError if it is too large."""
    data = json.dumps(message, separators=(",", ":")).encode("ascii")
    if len(data) > MOST_BYTES or data.count(b",") + data.count(b"[") > MOST_ITEMS:
        raise ConversionError("the values are too large for a sandbox in a process of its own")
    channel.sendall(_HEADER.pack(len(data)) + data)


def receive(read):
    """The next message. `read(n)` returns exactly n bytes."""
    size, = _HEADER.unpack(read(_HEADER.size))
    if size > MOST_BYTES:
        raise ProtocolError("a message is too large")
    data = read(size)
    if data.count(b",") + data.count(b"[") + data.count(b"{") > MOST_ITEMS:
        raise ProtocolError("a message has too many items")
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        raise ProtocolError("a message is not JSON") from None
    if type(message) is not dict:
        raise ProtocolError("a message is not an object")
    return message


# --- values

_CONTAINERS = {list: "l", tuple: "t", set: "s", frozenset: "f"}
_MAKE = {tag: kind for kind, tag in _CONTAINERS.items()}


def encode(value, depth=0):
    """A value as JSON. ConversionError if it is not data."""
    kind = type(value)
    if value is None or kind is bool or kind is str or kind is float:
        return value
    if kind is int:
        return value if -1 << 63 <= value < 1 << 63 else ["i", hex(value)]
    if depth > _DEEPEST:
        raise ConversionError("a value is cyclic or nested too deeply to be passed to a sandbox")
    if kind in _CONTAINERS:
        return [_CONTAINERS[kind], *[encode(item, depth + 1) for item in value]]
    if kind is dict:
        items = ["d"]
        for key, item in value.items():
            items += encode(key, depth + 1), encode(item, depth + 1)
        return items
    if kind is bytes or kind is bytearray:
        return ["b" if kind is bytes else "y", base64.b64encode(value).decode("ascii")]
    if kind is complex:
        return ["c", value.real, value.imag]
    if value is ...:
        return ["e"]
    if isinstance(value, GuestObject):  # of a worker: the host has its text alone
        return ["k", "Opaque", value.text, ["t"]]
    if isinstance(value, (Opaque, Cut)):
        return ["k", "Opaque" if kind is Opaque else "Cut", value.text if kind is Opaque else value.reason, ["t"]]
    parts = take_apart(value)
    if parts[0] is None:  # another value in its place
        return encode(parts[1], depth + 1)
    number, text, parts = parts
    if number == KIND.Object:
        raise ConversionError("an object of the host cannot be passed to a sandbox in a process of its own")
    if isinstance(value, GuestError):
        text = value.type_name
    return ["k", _NAMES[number], encode(text), encode(parts if isinstance(parts, dict) else tuple(parts), depth + 1)]


def decode(data, depth=0):
    """The value of what encode() returned. ProtocolError or ConversionError for anything else."""
    kind = type(data)
    if data is None or kind is bool or kind is str or kind is int or kind is float:
        return data
    if kind is not list or not data or depth > _DEEPEST + 8:
        raise ProtocolError("this is no value")
    tag, *items = data
    try:
        if tag == "d":
            values = [decode(item, depth + 1) for item in items]
            return dict(zip(_of_many_hashes(values[::2]), values[1::2], strict=True))
        if type(tag) is str and tag in _MAKE:
            values = [decode(item, depth + 1) for item in items]
            return _MAKE[tag](values if tag in ("l", "t") else _of_many_hashes(values))
        if tag == "i":
            text, = items
            return int(text, 16)
        if tag in ("b", "y"):
            text, = items
            made = base64.b64decode(text, validate=True)
            return made if tag == "b" else bytearray(made)
        if tag == "c":
            real, imaginary = items
            return complex(float(real), float(imaginary))
        if tag == "e" and not items:
            return ...
        if tag == "k":
            name, text, parts = items
            if name not in vars(KIND) or name == "Object":
                raise ProtocolError("there is no such kind of value")
            return put_together(getattr(KIND, name), decode(text, depth + 1), decode(parts, depth + 1))
    except ProtocolError:
        raise
    except ConversionError:
        raise
    except (ValueError, TypeError, KeyError, StopIteration, ArithmeticError, AttributeError, binascii.Error,
            RecursionError) as error:
        raise ProtocolError(f"a value is malformed: {error}") from None
    raise ProtocolError("this is no value")


def _of_many_hashes(keys):
    """The keys, which a dict or set would take the square of their number to hold if their hashes were all the same."""
    if len(keys) > _MOST_EQUAL_HASHES:
        hashes = sorted(map(hash, keys))
        if sum(first == second for first, second in zip(hashes, hashes[1:])) > _MOST_EQUAL_HASHES:
            raise ProtocolError("too many keys have the same hash")
    return keys


def text(value, most=MOST_BYTES):
    if type(value) is not str or len(value) > most:
        raise ProtocolError("a text is expected")
    return value


def optional_text(value):
    return None if value is None else text(value)


def number(value):
    if type(value) not in (int, float) or not math.isfinite(value) or abs(value) > 1e18:
        raise ProtocolError("a number is expected")
    return value
