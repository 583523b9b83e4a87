# codecs: the encodings that strings know, as functions and as incremental coders. There are no files,
# so open() does not exist, and no codecs can be registered.
"""Python Codec Registry, API and helpers."""

__all__ = ["encode", "decode", "lookup", "getencoder", "getdecoder", "getincrementalencoder",
           "getincrementaldecoder", "CodecInfo", "Codec", "IncrementalEncoder",
           "IncrementalDecoder", "iterencode", "iterdecode", "BOM", "BOM_BE", "BOM_LE", "BOM_UTF8",
           "BOM_UTF16", "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE",
           "BOM_UTF32_BE"]

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_LE = BOM_UTF16_LE = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = b"\xfe\xff"
BOM_UTF32_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = b"\x00\x00\xfe\xff"
BOM = BOM_UTF16 = BOM_UTF16_LE
BOM_UTF32 = BOM_UTF32_LE


def _rot13(text):
    out = []
    for char in text:
        if "a" <= char <= "z":
            char = chr((ord(char) - 84) % 26 + 97)
        elif "A" <= char <= "Z":
            char = chr((ord(char) - 52) % 26 + 65)
        out.append(char)
    return "".join(out)


def _transform(encoding):
    # Codecs from bytes to bytes or text to text: (encode, decode), or None.
    name = encoding.lower().replace("-", "_").removesuffix("_codec")
    if name in ("rot13", "rot_13"):
        return _rot13, _rot13
    if name == "hex":
        import binascii
        return binascii.b2a_hex, binascii.a2b_hex
    if name in ("base64", "base_64"):
        import base64
        return base64.encodebytes, base64.decodebytes
    return None


def encode(obj, encoding="utf-8", errors="strict"):
    """Encodes obj using the codec registered for encoding."""
    pair = _transform(encoding)
    if pair is not None:
        return pair[0](obj)
    if not isinstance(obj, str):
        raise TypeError(f"encoding with '{encoding}' codec failed: encode() argument 1 must be "
                        f"str, not {type(obj).__name__}")
    return str.encode(obj, encoding, errors)


def decode(obj, encoding="utf-8", errors="strict"):
    """Decodes obj using the codec registered for encoding."""
    pair = _transform(encoding)
    if pair is not None:
        return pair[1](obj)
    "".encode(encoding)  # for no bytes, str() does not look it up
    return str(_binary(obj), encoding, errors)


def _binary(obj):
    try:
        return memoryview(obj).tobytes()
    except TypeError:
        raise TypeError("a bytes-like object is required, not "
                        f"'{type(obj).__name__}'") from None


class Codec:
    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class CodecInfo(tuple):
    """Codec details when looking up the codec registry"""

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None,
                incrementalencoder=None, incrementaldecoder=None, name=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name = name
        self.encode = encode
        self.decode = decode
        self.incrementalencoder = incrementalencoder
        self.incrementaldecoder = incrementaldecoder
        self.streamreader = streamreader
        self.streamwriter = streamwriter
        return self

    def __repr__(self):
        return (f"<{self.__class__.__module__}.{self.__class__.__qualname__} object for encoding "
                f"{self.name} at {id(self):#x}>")


class IncrementalEncoder:
    """Encodes text piece by piece."""

    def __init__(self, errors="strict"):
        self.errors = errors
        self.buffer = ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Resets the encoder to the initial state."""

    def getstate(self):
        return 0

    def setstate(self, state):
        pass


class IncrementalDecoder:
    """Decodes bytes piece by piece; what is cut off at the end of a piece waits for the next."""

    def __init__(self, errors="strict"):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Resets the decoder to the initial state."""

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        pass


def _incomplete(data, encoding):
    # How many bytes at the end are the start of a character.
    if encoding == "utf-8":
        for cut in range(1, min(3, len(data)) + 1):
            lead = data[-cut]
            if lead & 0xC0 != 0x80:
                if lead < 0xC2 or lead > 0xF4 or cut >= (2 if lead < 0xE0 else
                                                         3 if lead < 0xF0 else 4):
                    return 0
                try:
                    str(data[len(data) - cut:], "utf-8")
                except UnicodeDecodeError as reason:
                    # An invalid second byte is an error already.
                    return cut if reason.reason == "unexpected end of data" else 0
                return 0
        return 0
    if encoding in ("utf-32-le", "utf-32-be"):
        return len(data) % 4
    if encoding in ("utf-16-le", "utf-16-be"):
        cut = len(data) % 2
        whole = data[:len(data) - cut]
        if len(whole) >= 2:
            high = whole[-1] if encoding == "utf-16-le" else whole[-2]
            if 0xD8 <= high <= 0xDB:
                cut += 2
        return cut
    return 0


_NAMES = {"utf8": "utf-8", "u8": "utf-8", "utf": "utf-8", "cp65001": "utf-8",
          "utf16": "utf-16", "u16": "utf-16", "utf32": "utf-32", "u32": "utf-32",
          "utf16le": "utf-16-le", "utf16be": "utf-16-be", "utf32le": "utf-32-le",
          "utf32be": "utf-32-be", "utf8sig": "utf-8-sig", "ascii": "ascii", "usascii": "ascii",
          "646": "ascii", "latin1": "iso8859-1", "latin": "iso8859-1", "l1": "iso8859-1",
          "iso88591": "iso8859-1", "8859": "iso8859-1", "cp1252": "cp1252",
          "windows1252": "cp1252", "utf7": "utf-7"}


def _canonical(encoding):
    plain = encoding.lower().replace("-", "").replace("_", "").replace(" ", "")
    return _NAMES.get(plain, encoding.lower().replace("_", "-"))


def lookup(encoding):
    """Looks up a codec tuple in the Python codec registry and returns a CodecInfo object."""
    if not isinstance(encoding, str):
        raise TypeError("lookup() argument must be str, not " + type(encoding).__name__)
    pair = _transform(encoding)
    if pair is not None:
        def encode_one(input, errors="strict"):
            return pair[0](input), len(input)

        def decode_one(input, errors="strict"):
            return pair[1](input), len(input)

        return CodecInfo(encode_one, decode_one, name=encoding.lower())
    "".encode(encoding)
    name = _canonical(encoding)

    def encode_text(input, errors="strict"):
        return str.encode(input, encoding, errors), len(input)

    def decode_bytes(input, errors="strict"):
        data = _binary(input)
        return str(data, encoding, errors), len(data)

    class Encoder(IncrementalEncoder):
        _started = False

        def encode(self, input, final=False):
            # A mark of the byte order comes once.
            if self._started and name in ("utf-16", "utf-32"):
                return str.encode(input, name + "-le", self.errors)
            if self._started and name == "utf-8-sig":
                return str.encode(input, "utf-8", self.errors)
            self._started = True
            return str.encode(input, encoding, self.errors)

        def reset(self):
            self._started = False

    class Decoder(IncrementalDecoder):
        def __init__(self, errors="strict"):
            super().__init__(errors)
            self.reset()

        def decode(self, input, final=False):
            data = self._waiting + _binary(input)
            self._waiting = b""
            encoding = self._encoding
            if encoding in ("utf-16", "utf-32", "utf-8-sig"):
                marks = {"utf-16": ((BOM_UTF16_LE, "utf-16-le"), (BOM_UTF16_BE, "utf-16-be")),
                         "utf-32": ((BOM_UTF32_LE, "utf-32-le"), (BOM_UTF32_BE, "utf-32-be")),
                         "utf-8-sig": ((BOM_UTF8, "utf-8"),)}[encoding]
                size = len(marks[0][0])
                if len(data) < size and not final:
                    self._waiting = data
                    return ""
                plain = "utf-8" if encoding == "utf-8-sig" else encoding + "-le"
                for mark, order in marks:
                    if data.startswith(mark):
                        data = data[size:]
                        plain = order
                        break
                self._encoding = encoding = plain
            if final:
                return str(data, encoding, self.errors)
            cut = _incomplete(data, encoding)
            if cut:
                self._waiting = data[len(data) - cut:]
                data = data[:len(data) - cut]
            return str(data, encoding, self.errors)

        def reset(self):
            self._waiting = b""
            self._encoding = name

        def getstate(self):
            return self._waiting, 0

        def setstate(self, state):
            self._waiting = state[0]

    return CodecInfo(encode_text, decode_bytes, incrementalencoder=Encoder,
                     incrementaldecoder=Decoder, name=name)


def getencoder(encoding):
    """Lookup up the codec for the given encoding and return its encoder function."""
    return lookup(encoding).encode


def getdecoder(encoding):
    """Lookup up the codec for the given encoding and return its decoder function."""
    return lookup(encoding).decode


def getincrementalencoder(encoding):
    """Lookup up the codec for the given encoding and return its IncrementalEncoder class."""
    encoder = lookup(encoding).incrementalencoder
    if encoder is None:
        raise LookupError(encoding)
    return encoder


def getincrementaldecoder(encoding):
    """Lookup up the codec for the given encoding and return its IncrementalDecoder class."""
    decoder = lookup(encoding).incrementaldecoder
    if decoder is None:
        raise LookupError(encoding)
    return decoder


def iterencode(iterator, encoding, errors="strict", **kwargs):
    """Encodes the input strings from the iterator using an IncrementalEncoder."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for input in iterator:
        output = encoder.encode(input)
        if output:
            yield output
    output = encoder.encode("", True)
    if output:
        yield output


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    """Decodes the input strings from the iterator using an IncrementalDecoder."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for input in iterator:
        output = decoder.decode(input)
        if output:
            yield output
    output = decoder.decode(b"", True)
    if output:
        yield output
