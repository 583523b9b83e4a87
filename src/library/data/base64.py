# base64: bytes as text in alphabets of 64, 32, 16 and 85 characters. Base64 itself is native
# (binascii).
"""Bytes as text of 16, 32, 64 or 85 characters (RFC 4648), and back."""

import binascii

__all__ = ["encode", "decode", "encodebytes", "decodebytes", "b64encode", "b64decode", "b32encode",
           "b32decode", "b32hexencode", "b32hexdecode", "b16encode", "b16decode", "b85encode",
           "b85decode", "a85encode", "a85decode", "z85encode", "z85decode", "standard_b64encode",
           "standard_b64decode", "urlsafe_b64encode", "urlsafe_b64decode"]

MAXLINESIZE = 76
MAXBINSIZE = MAXLINESIZE // 4 * 3


def _decoded(data):
    # What is to be decoded may be a string too.
    if isinstance(data, str):
        try:
            return data.encode("ascii")
        except UnicodeEncodeError:
            raise ValueError("string argument should contain only ASCII characters")
    if isinstance(data, (bytes, bytearray)):
        return data
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError("argument should be a bytes-like object or ASCII string, not "
                        f"{data.__class__.__name__!r}") from None


def _binary(data):
    return data if isinstance(data, (bytes, bytearray)) else memoryview(data).tobytes()


def _counted(characters, count):
    # What the caller wants instead of so many digits of the alphabet.
    assert len(characters) == count, repr(characters)
    return characters


def b64encode(s, altchars=None):
    """Base64 of s; altchars stand for + and /."""
    encoded = binascii.b2a_base64(s, newline=False)
    if altchars is None:
        return encoded
    return encoded.translate(bytes.maketrans(b"+/", _counted(altchars, 2)))


def b64decode(s, altchars=None, validate=False):
    """The bytes that Base64 text stands for; altchars stand for + and /."""
    text = _decoded(s)
    if altchars is not None:
        text = text.translate(bytes.maketrans(_counted(_decoded(altchars), 2), b"+/"))
    return binascii.a2b_base64(text, strict_mode=validate)


def standard_b64encode(s):
    """Base64 of s with + and /."""
    return b64encode(s)


def standard_b64decode(s):
    """The bytes of Base64 text with + and /."""
    return b64decode(s)


_to_urlsafe = bytes.maketrans(b"+/", b"-_")
_from_urlsafe = bytes.maketrans(b"-_", b"+/")


def urlsafe_b64encode(s):
    """Base64 of s with - and _."""
    return b64encode(s).translate(_to_urlsafe)


def urlsafe_b64decode(s):
    """The bytes of Base64 text with - and _."""
    return b64decode(_decoded(s).translate(_from_urlsafe))


# --- base 32: five bytes are eight digits

_b32alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_b32hexalphabet = b"0123456789ABCDEFGHIJKLMNOPQRSTUV"
# For the bytes of an incomplete last group: how many of its digits are padding.
_b32padding = {1: 6, 2: 4, 3: 3, 4: 1}


def _b32encode(alphabet, s):
    s = _binary(s)
    leftover = len(s) % 5
    if leftover:
        s = s + bytes(5 - leftover)
    out = bytearray()
    for i in range(0, len(s), 5):
        group = int.from_bytes(s[i:i + 5], "big")
        for shift in (35, 30, 25, 20, 15, 10, 5, 0):
            out.append(alphabet[group >> shift & 31])
    if leftover:
        padding = _b32padding[leftover]
        out[-padding:] = b"=" * padding
    return bytes(out)


def _b32decode(alphabet, s, casefold=False, map01=None):
    s = _decoded(s)
    if len(s) % 8:
        raise binascii.Error("Incorrect padding")
    if map01 is not None:
        s = s.translate(bytes.maketrans(b"01", b"O" + _counted(_decoded(map01), 1)))
    if casefold:
        s = s.upper()
    digits = s.rstrip(b"=")
    if digits.translate(None, alphabet):
        raise binascii.Error("Non-base32 digit found")
    padding = len(s) - len(digits)
    if padding and padding not in _b32padding.values():
        raise binascii.Error("Incorrect padding")
    # They all are one number, which int() reads in the digits of base32hex; the bits behind its last
    # whole byte belong to no byte.
    number = int(b"0" + digits.translate(bytes.maketrans(alphabet, _b32hexalphabet)), 32)
    size, rest = divmod(5 * len(digits), 8)
    return (number >> rest).to_bytes(size, "big")


def b32encode(s):
    """Encode the bytes-like objects using base32 and return a bytes object."""
    return _b32encode(_b32alphabet, s)


def b32decode(s, casefold=False, map01=None):
    """The bytes that Base32 text stands for."""
    return _b32decode(_b32alphabet, s, casefold, map01)


def b32hexencode(s):
    """Encode the bytes-like objects using base32hex and return a bytes object."""
    return _b32encode(_b32hexalphabet, s)


def b32hexdecode(s, casefold=False):
    """The bytes that text in the extended hex alphabet stands for."""
    return _b32decode(_b32hexalphabet, s, casefold)


def b16encode(s):
    """Base16 of s: two upper-case hex digits a byte."""
    return binascii.hexlify(s).upper()


def b16decode(s, casefold=False):
    """The bytes that hex digits stand for; lower case only with casefold."""
    s = _decoded(s)
    if casefold:
        s = s.upper()
    if s.translate(None, delete=b"0123456789ABCDEF"):
        raise binascii.Error("Non-base16 digit found")
    return binascii.unhexlify(s)


# --- base 85: four bytes are five digits

def _b85encode(data, alphabet, pad=False, foldnuls=False, foldspaces=False):
    data = _binary(data)
    padding = -len(data) % 4
    if padding:
        data = data + bytes(padding)
    out = bytearray()
    last = b""
    for i in range(0, len(data), 4):
        word = int.from_bytes(data[i:i + 4], "big")
        if foldnuls and word == 0:
            last = b"z"
        elif foldspaces and word == 0x20202020:
            last = b"y"
        else:
            digits = bytearray()
            for _ in range(5):
                word, digit = divmod(word, 85)
                digits.append(alphabet[digit])
            digits.reverse()
            last = digits
        out += last
    if padding and not pad:
        if last == b"z":
            out[-1:] = bytes((alphabet[0],)) * 5
        del out[len(out) - padding:]
    return bytes(out)


_a85chars = bytes(range(33, 118))
_A85START = b"<~"
_A85END = b"~>"


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    """Ascii85 of b."""
    result = _b85encode(b, _a85chars, pad, True, foldspaces)
    if adobe:
        result = _A85START + result
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        chunks = [result[i:i + wrapcol] for i in range(0, len(result), wrapcol)]
        if adobe and len(chunks[-1]) + 2 > wrapcol:
            chunks.append(b"")
        result = b"\n".join(chunks)
    if adobe:
        result += _A85END
    return result


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b" \t\n\r\v"):
    """The bytes that Ascii85 text stands for."""
    b = _decoded(b)
    if adobe:
        if not b.endswith(_A85END):
            raise ValueError(f"Ascii85 encoded byte sequences must end with {_A85END!r}")
        b = b[2:-2] if b.startswith(_A85START) else b[:-2]
    out = bytearray()
    digits = []
    for byte in b + b"u" * 4:
        if 33 <= byte <= 117:
            digits.append(byte - 33)
            if len(digits) == 5:
                word = 0
                for digit in digits:
                    word = 85 * word + digit
                try:
                    out += word.to_bytes(4, "big")
                except OverflowError:
                    raise ValueError("Ascii85 overflow") from None
                digits.clear()
        elif byte == 122:
            if digits:
                raise ValueError("z inside Ascii85 5-tuple")
            out += b"\0\0\0\0"
        elif foldspaces and byte == 121:
            if digits:
                raise ValueError("y inside Ascii85 5-tuple")
            out += b"\x20\x20\x20\x20"
        elif byte not in ignorechars:
            raise ValueError(f"Non-Ascii85 digit found: {chr(byte)}")
    padding = 4 - len(digits)
    return bytes(out[:-padding] if padding else out)


_b85alphabet = (b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                b"abcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~")
_z85alphabet = (b"0123456789abcdefghijklmnopqrstuvwxyz"
                b"ABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#")


def _from_85(data, alphabet, name):
    data = _decoded(data)
    values = {digit: value for value, digit in enumerate(alphabet)}
    padding = -len(data) % 5
    data = bytes(data) + alphabet[84:85] * padding
    out = bytearray()
    for i in range(0, len(data), 5):
        word = 0
        for place, digit in enumerate(data[i:i + 5], i):
            value = values.get(digit)
            if value is None:
                raise ValueError(f"bad {name} character at position {place}")
            word = word * 85 + value
        if word >= 1 << 32:
            raise ValueError(f"{name} overflow in hunk starting at byte {i}")
        out += word.to_bytes(4, "big")
    return bytes(out[:-padding] if padding else out)


def b85encode(b, pad=False):
    """Base85 of b, as git writes it."""
    return _b85encode(b, _b85alphabet, pad)


def b85decode(b):
    """The bytes that Base85 text stands for."""
    return _from_85(b, _b85alphabet, "base85")


def z85encode(s):
    """Base85 of s in the alphabet of ZeroMQ."""
    return _b85encode(s, _z85alphabet)


def z85decode(s):
    """The bytes that text in the alphabet of ZeroMQ stands for."""
    return _from_85(s, _z85alphabet, "z85")


# --- lines, as in MIME

def encodebytes(s):
    """Base64 of s in lines of 76 characters."""
    _check_plain(s)
    return b"".join([binascii.b2a_base64(s[i:i + MAXBINSIZE])
                     for i in range(0, len(s), MAXBINSIZE)])


def decodebytes(s):
    """The bytes of Base64 text in lines."""
    _check_plain(s)
    return binascii.a2b_base64(s)


def _check_plain(s):
    try:
        view = memoryview(s)
    except TypeError as reason:
        raise TypeError(f"expected bytes-like object, not {s.__class__.__name__}") from reason
    if view.format not in ("c", "b", "B"):
        raise TypeError(f"expected single byte elements, not {view.format!r} from "
                        f"{s.__class__.__name__}")
    if view.ndim != 1:
        raise TypeError(f"expected 1-D data, not {view.ndim}-D data from {s.__class__.__name__}")


def encode(input, output):
    """Write the Base64 of one file into another."""
    while part := input.read(MAXBINSIZE):
        while len(part) < MAXBINSIZE and (more := input.read(MAXBINSIZE - len(part))):
            part += more
        output.write(binascii.b2a_base64(part))


def decode(input, output):
    """Write the bytes of a file of Base64 into another."""
    while line := input.readline():
        output.write(binascii.a2b_base64(line))
