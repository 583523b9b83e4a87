# hashlib: hash objects around the native digests of _hash. The state of a digest is a bytearray.
"""Digests of data by many algorithms, all used alike."""

import _hash

algorithms_guaranteed = {"md5", "sha1", "sha224", "sha256", "sha384", "sha512", "blake2b",
                         "blake2s", "sha3_224", "sha3_256", "sha3_384", "sha3_512", "shake_128",
                         "shake_256"}
algorithms_available = set(algorithms_guaranteed)

__all__ = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "blake2b", "blake2s", "sha3_224",
           "sha3_256", "sha3_384", "sha3_512", "shake_128", "shake_256", "new",
           "algorithms_guaranteed", "algorithms_available", "pbkdf2_hmac", "file_digest"]

_SIZES = {"md5": (16, 64), "sha1": (20, 64), "sha224": (28, 64), "sha256": (32, 64),
          "sha384": (48, 128), "sha512": (64, 128), "sha3_224": (28, 144), "sha3_256": (32, 136),
          "sha3_384": (48, 104), "sha3_512": (64, 72), "shake_128": (0, 168),
          "shake_256": (0, 136)}


class HASH:
    """Computes the digest of data that may come in pieces."""

    __module__ = "_hashlib"
    __slots__ = ("name", "digest_size", "block_size", "_state")

    def update(self, obj, /):
        """Add more data."""
        _hash.update(self._state, obj)

    def digest(self):
        """Return the digest of the data so far."""
        return _hash.finish(self._state)

    def hexdigest(self):
        """Return the digest of the data so far, in hexadecimal digits."""
        return _hash.finish(self._state).hex()

    def copy(self):
        """Return a copy of the hash object."""
        other = type(self).__new__(type(self))
        other.name = self.name
        other.digest_size = self.digest_size
        other.block_size = self.block_size
        other._state = self._state[:]
        return other

    def __repr__(self):
        return f"<{self.name} {type(self).__module__}.{type(self).__name__} object @ {id(self):#x}>"


class HASHXOF(HASH):
    """A hash whose digest is as long as one asks for."""

    __module__ = "_hashlib"
    __slots__ = ()

    def digest(self, length):
        return _hash.finish(self._state, length)

    def hexdigest(self, length):
        return _hash.finish(self._state, length).hex()


def _make(name, data):
    sizes = _SIZES[name]
    made = HASHXOF() if sizes[0] == 0 else HASH()
    made.name = name
    made.digest_size, made.block_size = sizes
    made._state = _hash.start(name)
    if data is not None:
        _hash.update(made._state, data)
    return made


def md5(data=b"", *, usedforsecurity=True, string=None):
    """Begin an MD5 digest of the data."""
    return _make("md5", data if string is None else string)


def sha1(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA-1 digest of the data."""
    return _make("sha1", data if string is None else string)


def sha224(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA-224 digest of the data."""
    return _make("sha224", data if string is None else string)


def sha256(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA-256 digest of the data."""
    return _make("sha256", data if string is None else string)


def sha384(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA-384 digest of the data."""
    return _make("sha384", data if string is None else string)


def sha512(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA-512 digest of the data."""
    return _make("sha512", data if string is None else string)


def sha3_224(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA3-224 digest of the data."""
    return _make("sha3_224", data if string is None else string)


def sha3_256(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA3-256 digest of the data."""
    return _make("sha3_256", data if string is None else string)


def sha3_384(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA3-384 digest of the data."""
    return _make("sha3_384", data if string is None else string)


def sha3_512(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHA3-512 digest of the data."""
    return _make("sha3_512", data if string is None else string)


def shake_128(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHAKE128 digest of the data. Its length is an argument of digest() and hexdigest()."""
    return _make("shake_128", data if string is None else string)


def shake_256(data=b"", *, usedforsecurity=True, string=None):
    """Begin a SHAKE256 digest of the data. Its length is an argument of digest() and hexdigest()."""
    return _make("shake_256", data if string is None else string)


class _Blake2:
    __slots__ = ("digest_size", "_state")

    def __new__(cls, data=b"", /, *, digest_size=None, key=b"", salt=b"", person=b"", fanout=1,
                depth=1, leaf_size=0, node_offset=0, node_depth=0, inner_size=0, last_node=False,
                usedforsecurity=True, string=None):
        largest = cls.MAX_DIGEST_SIZE
        if digest_size is None:
            digest_size = largest
        if not 1 <= digest_size <= largest:
            raise ValueError(f"digest_size for B{cls._NAME[1:]} must be between 1 and "
                             f"{largest} bytes, here it is {digest_size}")
        if len(salt) > cls.SALT_SIZE:
            raise ValueError(f"maximum salt length is {cls.SALT_SIZE} bytes")
        if len(person) > cls.PERSON_SIZE:
            raise ValueError(f"maximum person length is {cls.PERSON_SIZE} bytes")
        if not 0 <= fanout <= 255:
            raise ValueError("fanout must be between 0 and 255")
        if not 1 <= depth <= 255:
            raise ValueError("depth must be between 1 and 255")
        if not 0 <= leaf_size < 1 << 32:
            raise OverflowError("Python int too large for C unsigned long")
        if node_offset < 0:
            raise ValueError("Cannot convert negative int")
        if node_offset >= 1 << 64:
            raise OverflowError("Python int too large for C unsigned long long")
        if largest == 32 and node_offset >= 1 << 48:
            raise OverflowError("node_offset is too large")
        if not 0 <= node_depth <= 255:
            raise ValueError("node_depth must be between 0 and 255")
        if not 0 <= inner_size <= largest:
            raise ValueError(f"inner_size must be between 0 and is {largest}")
        if len(key) > cls.MAX_KEY_SIZE:
            raise ValueError(f"maximum key length is {cls.MAX_KEY_SIZE} bytes")
        self = super().__new__(cls)
        self.digest_size = digest_size
        self._state = _hash.blake2(cls._NAME, digest_size, key, salt, person, fanout, depth,
                                   leaf_size, node_offset, node_depth, inner_size, last_node)
        _hash.update(self._state, data if string is None else string)
        return self

    @property
    def name(self):
        return self._NAME

    @property
    def block_size(self):
        return 2 * self.MAX_DIGEST_SIZE

    def update(self, data, /):
        """Add more data."""
        _hash.update(self._state, data)

    def digest(self):
        """Return the digest of the data so far."""
        return _hash.finish(self._state)

    def hexdigest(self):
        """Return the digest of the data so far, in hexadecimal digits."""
        return _hash.finish(self._state).hex()

    def copy(self):
        """Return a copy of the hash object."""
        other = object.__new__(type(self))
        other.digest_size = self.digest_size
        other._state = self._state[:]
        return other


class blake2b(_Blake2):
    """Return a new BLAKE2b hash object."""

    __module__ = "_blake2"
    __slots__ = ()
    _NAME = "blake2b"
    MAX_DIGEST_SIZE = 64
    MAX_KEY_SIZE = 64
    SALT_SIZE = 16
    PERSON_SIZE = 16


class blake2s(_Blake2):
    """Return a new BLAKE2s hash object."""

    __module__ = "_blake2"
    __slots__ = ()
    _NAME = "blake2s"
    MAX_DIGEST_SIZE = 32
    MAX_KEY_SIZE = 32
    SALT_SIZE = 8
    PERSON_SIZE = 8


def _canonical(name):
    # OpenSSL knows some under other names.
    if not isinstance(name, str):
        raise TypeError("new() argument 'name' must be str, not " + type(name).__name__)
    lowered = name.lower().replace("-", "_")
    if lowered.startswith("sha_"):
        lowered = "sha" + lowered[4:]
    if lowered not in algorithms_guaranteed:
        raise ValueError("unsupported hash type " + name)
    return lowered


def new(name, data=b"", *, usedforsecurity=True, **kwargs):
    """A hash object of the algorithm with this name, fed with data."""
    name = _canonical(name)
    if name == "blake2b":
        return blake2b(data, **kwargs)
    if name == "blake2s":
        return blake2s(data, **kwargs)
    return _make(name, kwargs.pop("string", data))


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """A key made from a password (PBKDF2, RFC 8018)."""
    return _hash.pbkdf2(_canonical(hash_name), password, salt, iterations, dklen)


def file_digest(fileobj, digest, /, *, _bufsize=2 ** 18):
    """A hash object fed with what fileobj still holds."""
    digestobj = new(digest) if isinstance(digest, str) else digest()
    if hasattr(fileobj, "getbuffer"):
        digestobj.update(fileobj.getbuffer())
        return digestobj
    if not (hasattr(fileobj, "readinto") and hasattr(fileobj, "readable")
            and fileobj.readable()):
        raise ValueError(f"'{fileobj!r}' is not a file-like object in binary reading mode.")
    buffer = bytearray(_bufsize)
    view = memoryview(buffer)
    while size := fileobj.readinto(buffer):
        digestobj.update(view[:size])
    return digestobj
