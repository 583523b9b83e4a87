# hmac: RFC 2104 on the hash objects of hashlib, or on those of the program.
"""Digests of messages that only the holder of a key can make (RFC 2104)."""

import hashlib as _hashlib

__all__ = ["HMAC", "new", "digest", "compare_digest"]

# Tables for bytes.translate(): XOR with the opad and the ipad of the RFC.
trans_5C, trans_36 = (bytes(byte ^ pad for byte in range(256)) for pad in (0x5C, 0x36))


def compare_digest(a, b, /):
    """Return whether two digests are equal, in a time that depends on their lengths only."""
    if isinstance(a, str) and isinstance(b, str):
        if not (str.isascii(a) and str.isascii(b)):
            raise TypeError("comparing strings with non-ASCII characters is not supported")
        left, right = str.encode(a), str.encode(b)
    else:
        _check_buffers(a, b)
        left, right = _contents(a), _contents(b)
    # None of these steps over the bytes ends early. The leading 1 and 2 make the top byte of the XOR 3, so no
    # leading zeros are stripped from it, and equal values leave just the two bits of the 3.
    unequal = int.from_bytes(b"\1" + left) ^ int.from_bytes(b"\2" + right)
    return len(left) == len(right) and unequal.bit_count() == 2


def _check_buffers(a, b):
    others = [type(value).__name__ for value in (a, b) if not hasattr(type(value), "__buffer__")]
    if len(others) == 2:
        raise TypeError("unsupported operand types(s) or combination of types: '%s' and '%s'" % tuple(others))
    if others:
        raise TypeError(f"a bytes-like object is required, not '{others[0]}'")


def _contents(value):
    view = memoryview(value)
    if not view.c_contiguous:
        raise BufferError("memoryview: underlying buffer is not C-contiguous")
    return view.tobytes()


def _constructor_of(digestmod):
    if callable(digestmod):
        return digestmod
    if isinstance(digestmod, str):
        return lambda *data: _hashlib.new(digestmod, *data)
    return digestmod.new


def _checked_hash(make):
    made = make()
    if made.digest_size == 0:
        raise ValueError(f"unsupported hash type {made.name}")
    return made


def _plain(key):
    if not isinstance(key, (bytes, bytearray)):
        raise TypeError(f"key: expected bytes or bytearray, but got {type(key).__name__!r}")
    # A subclass may override the methods of bytes.
    return memoryview(key).tobytes()


def _start(make, inner, key, block_size):
    # Feeds the inner hash the first block of the RFC, and returns the outer hash, fed with its own.
    block = (make(key).digest() if len(key) > block_size else key).ljust(block_size, b"\0")
    outer = make()
    outer.update(block.translate(trans_5C))
    inner.update(block.translate(trans_36))
    return outer


class HMAC:
    """The digest of a message that is given piece by piece, under a key."""

    # The size of a block if the hash does not have one.
    blocksize = 64

    __slots__ = "block_size", "digest_size", "_message", "_envelope"

    def __init__(self, key, msg=None, digestmod=""):
        key = _plain(key)
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        make = _constructor_of(digestmod)
        self._message = _checked_hash(make)
        self.digest_size = self._message.digest_size
        self.block_size = self._choose_block_size()
        self._envelope = _start(make, self._message, key, self.block_size)
        if msg is not None:
            self.update(msg)

    def _choose_block_size(self):
        size = getattr(self._message, "block_size", None)
        if size is None:
            problem = f"No block_size attribute on given digest object; Assuming {self.blocksize}."
        elif size < 16:
            problem = f"block_size of {size} seems too small; using our default of {self.blocksize}."
        else:
            return size
        import warnings
        warnings.warn(problem, RuntimeWarning, stacklevel=3)
        return self.blocksize

    @property
    def name(self):
        """hmac- and the name of the hash."""
        return "hmac-" + self._message.name

    def update(self, msg):
        """Append bytes to the message."""
        self._message.update(msg)

    def copy(self):
        """Return a copy, to which other bytes can be appended."""
        twin = object.__new__(type(self))
        twin.block_size, twin.digest_size = self.block_size, self.digest_size
        twin._message, twin._envelope = self._message.copy(), self._envelope.copy()
        return twin

    def _sealed(self):
        envelope = self._envelope.copy()
        envelope.update(self._message.digest())
        return envelope

    def digest(self):
        """Return the digest of the message so far as bytes."""
        return self._sealed().digest()

    def hexdigest(self):
        """Return the digest of the message so far as hexadecimal digits."""
        return self._sealed().hexdigest()


def new(key, msg=None, digestmod=""):
    """Return an HMAC that begins with the bytes msg."""
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    """Return the digest of a whole message, for which a hash without block_size is taken to have blocks of 64 bytes."""
    key, make = _plain(key), _constructor_of(digest)
    message = _checked_hash(make)
    envelope = _start(make, message, key, getattr(message, "block_size", 64))
    message.update(msg)
    envelope.update(message.digest())
    return envelope.digest()
