# hmac: keyed hashing on the hash objects of hashlib. Digests are compared in constant time.
"""Keyed digests (RFC 2104)."""

import hashlib as _hashlib

__all__ = ["HMAC", "new", "digest", "compare_digest"]

trans_5C = bytes(x ^ 0x5C for x in range(256))
trans_36 = bytes(x ^ 0x36 for x in range(256))


def compare_digest(a, b, /):
    """Return 'a == b'."""
    if isinstance(a, str) and isinstance(b, str):
        if not (a.isascii() and b.isascii()):
            raise TypeError("comparing strings with non-ASCII characters is not supported")
        return str.__eq__(a, b)
    try:
        return memoryview(a).tobytes() == memoryview(b).tobytes()
    except TypeError as reason:
        if not str(reason).startswith("memoryview: "):
            raise
    for value in (a, b):
        try:
            memoryview(value)
        except TypeError:
            raise TypeError("a bytes-like object is required, not "
                            f"'{type(value).__name__}'") from None


def _maker(digestmod):
    if callable(digestmod):
        return digestmod
    if isinstance(digestmod, str):
        return lambda data=b"": _hashlib.new(digestmod, data)
    return lambda data=b"": digestmod.new(data)


def _block_size_of(inner, assumed):
    size = getattr(inner, "block_size", None)
    if size is not None and size >= 16:
        return size
    import warnings
    if size is None:
        text = f"No block_size attribute on given digest object; Assuming {assumed}."
    else:
        text = f"block_size of {size} seems too small; using our default of {assumed}."
    warnings.warn(text, RuntimeWarning, 3)
    return assumed


class HMAC:
    """A digest in the making that needs the key."""

    blocksize = 64

    def __init__(self, key, msg=None, digestmod=""):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError("key: expected bytes or bytearray, but got " + repr(type(key).__name__))
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        make = _maker(digestmod)
        self._outer = make()
        self._inner = make()
        self.digest_size = self._inner.digest_size
        block_size = _block_size_of(self._inner, self.blocksize)
        if self._inner.digest_size == 0:
            raise ValueError("unsupported hash type " + self._inner.name)
        if len(key) > block_size:
            key = make(key).digest()
        self.block_size = block_size
        key = bytes(key).ljust(block_size, b"\0")
        self._outer.update(key.translate(trans_5C))
        self._inner.update(key.translate(trans_36))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        return f"hmac-{self._inner.name}"

    def update(self, msg):
        """Add data."""
        self._inner.update(msg)

    def copy(self):
        """A copy that goes its own way."""
        other = self.__class__.__new__(self.__class__)
        other.digest_size = self.digest_size
        other.block_size = self.block_size
        other._inner = self._inner.copy()
        other._outer = self._outer.copy()
        return other

    def _current(self):
        outer = self._outer.copy()
        outer.update(self._inner.digest())
        return outer

    def digest(self):
        """The digest of the data so far, in bytes."""
        return self._current().digest()

    def hexdigest(self):
        """The digest of the data so far, in hex digits."""
        return self._current().hexdigest()


def new(key, msg=None, digestmod=""):
    """An HMAC with this key, fed with msg."""
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    """The digest of one message."""
    return HMAC(key, msg, digest).digest()
