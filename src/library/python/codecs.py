# codecs: the encodings that strings know, as functions and as incremental coders; codecs and handlers
# of errors that the guest registers, for the run. There are no files, so open() does not exist.
"""Python Codec Registry, API and helpers."""

__all__ = ["register", "register_error", "lookup_error", "strict_errors", "ignore_errors",
           "replace_errors", "xmlcharrefreplace_errors", "backslashreplace_errors",
           "namereplace_errors", "encode", "decode", "lookup", "getencoder", "getdecoder",
           "getincrementalencoder", "getincrementaldecoder", "CodecInfo", "Codec",
           "IncrementalEncoder", "IncrementalDecoder", "iterencode", "iterdecode", "BOM", "BOM_BE",
           "BOM_LE", "BOM_UTF8", "BOM_UTF16", "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32",
           "BOM_UTF32_LE", "BOM_UTF32_BE"]

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


# --- registered codecs

_native_is_built_in, _native_keep_search, _native_registered = (_is_built_in, _keep_search,
                                                                _registered_error)
del _is_built_in, _keep_search, _registered_error

_searches = []
_found = {}  # by normalized name


def _normalized(encoding):
    # Lower case, with one underscore for each run of what is neither a letter, a digit nor a point.
    out = []
    gap = False
    for char in encoding:
        if char.isascii() and (char.isalnum() or char == "."):
            if gap and out:
                out.append("_")
            gap = False
            out.append(char.lower())
        else:
            gap = True
    return "".join(out)


def _search(encoding):
    """What the search functions know of an encoding that is not built in."""
    name = _normalized(encoding)
    info = _found.get(name)
    if info is not None:
        return info
    for search in list(_searches):
        info = search(name)
        if info is None:
            continue
        if not isinstance(info, tuple) or len(info) != 4:
            raise TypeError("codec search functions must return 4-tuples")
        _found[name] = info
        return info
    raise LookupError(f"unknown encoding: {encoding}")


def register(search_function, /):
    """Register a codec search function."""
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)
    _native_keep_search(_search)


def unregister(search_function, /):
    """Unregister a codec search function and clear the registry's cache."""
    if search_function in _searches:
        _searches.remove(search_function)
        _found.clear()


def _registered(encoding):
    # None for the encodings that are built in.
    return None if _native_is_built_in(encoding) else _search(encoding)


def _convert(function, obj, errors, refusal):
    # "strict" is what codecs do when they are told nothing.
    result = function(obj) if errors == "strict" else function(obj, errors)
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(refusal)
    return result[0]


# --- handlers of errors

def _range_of(exc):
    # Where the error is, within the object.
    size = len(exc.object)
    start = max(0, min(exc.start, size - 1))
    return start, max(start, min(max(exc.end, 1), size))


def _refuse(exc):
    raise TypeError(f"don't know how to handle {type(exc).__name__} in error callback")


def strict_errors(exception, /):
    """Implements the 'strict' error handling, which raises a UnicodeError on coding errors."""
    if isinstance(exception, Exception):
        raise exception
    raise TypeError("codec must pass exception instance")


def ignore_errors(exception, /):
    """Implements the 'ignore' error handling, which ignores malformed data and continues."""
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        _refuse(exception)
    return "", _range_of(exception)[1]


def replace_errors(exception, /):
    """Implements the 'replace' error handling, which replaces malformed data with a replacement marker."""
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        _refuse(exception)
    start, end = _range_of(exception)
    if isinstance(exception, UnicodeDecodeError):
        return "\ufffd", end
    mark = "?" if isinstance(exception, UnicodeEncodeError) else "\ufffd"
    return mark * (end - start), end


def xmlcharrefreplace_errors(exception, /):
    """Implements the 'xmlcharrefreplace' error handling, which replaces an unencodable character with
the appropriate XML character reference."""
    if not isinstance(exception, UnicodeEncodeError):
        _refuse(exception)
    start, end = _range_of(exception)
    return "".join([f"&#{ord(char)};" for char in exception.object[start:end]]), end


def backslashreplace_errors(exception, /):
    """Implements the 'backslashreplace' error handling, which replaces malformed data with a
backslashed escape sequence."""
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        _refuse(exception)
    start, end = _range_of(exception)
    part = exception.object[start:end]
    if isinstance(exception, UnicodeDecodeError):
        return "".join([f"\\x{byte:02x}" for byte in part]), end
    return str.encode(part, "ascii", "backslashreplace").decode("ascii"), end


def namereplace_errors(exception, /):
    """Implements the 'namereplace' error handling, which replaces an unencodable character with a
\\N{...} escape sequence."""
    if not isinstance(exception, UnicodeEncodeError):
        _refuse(exception)
    start, end = _range_of(exception)
    part = exception.object[start:end]
    return str.encode(part, "ascii", "namereplace").decode("ascii"), end


# The unit in which each encoding keeps surrogates, for "surrogatepass".
_SURROGATE_UNITS = {"utf-8": 3, "utf-16-le": 2, "utf-16-be": 2, "utf-32-le": 4, "utf-32-be": 4}


def _surrogatepass(exception, /):
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError)):
        _refuse(exception)
    encoding = _canonical(exception.encoding)
    if encoding in ("utf-16", "utf-32"):
        encoding += "-le"
    if encoding not in _SURROGATE_UNITS:
        raise exception
    start, end = _range_of(exception)
    if isinstance(exception, UnicodeEncodeError):
        part = exception.object[start:end]
        if any(not "\ud800" <= char <= "\udfff" for char in part):
            raise exception
        return str.encode(part, encoding, "surrogatepass"), end
    unit = exception.object[start:start + _SURROGATE_UNITS[encoding]]
    try:
        char = str(unit, encoding, "surrogatepass")
    except UnicodeDecodeError:
        raise exception from None
    if len(char) != 1 or not "\ud800" <= char <= "\udfff":
        raise exception
    return char, start + len(unit)


def _surrogateescape(exception, /):
    if not isinstance(exception, (UnicodeEncodeError, UnicodeDecodeError)):
        _refuse(exception)
    start, end = _range_of(exception)
    part = exception.object[start:end]
    if isinstance(exception, UnicodeEncodeError):
        if any(not "\udc80" <= char <= "\udcff" for char in part):
            raise exception
        return bytes([ord(char) - 0xDC00 for char in part]), end
    escaped = []
    for byte in part[:4]:
        if byte < 128:
            break
        escaped.append(chr(0xDC00 + byte))
    if not escaped:
        raise exception
    return "".join(escaped), start + len(escaped)


_surrogatepass.__name__ = "surrogatepass"
_surrogateescape.__name__ = "surrogateescape"
_HANDLERS = {"strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors,
             "xmlcharrefreplace": xmlcharrefreplace_errors,
             "backslashreplace": backslashreplace_errors, "namereplace": namereplace_errors,
             "surrogatepass": _surrogatepass, "surrogateescape": _surrogateescape}


def lookup_error(name, /):
    """Return the error handler registered under that name; LookupError if there is none."""
    handler = _native_registered(name)
    if handler is None:
        handler = _HANDLERS.get(name)
    if handler is None:
        raise LookupError(f"unknown error handler name '{name}'")
    return handler


def _handled(exception, errors, size, kinds):
    # What the handler wants written, and the position to go on.
    result = lookup_error(errors)(exception)
    if (not isinstance(result, tuple) or len(result) != 2 or not isinstance(result[0], kinds)):
        what = "encoding error handler must return (str/bytes, int) tuple"
        if kinds is str:
            what = "decoding error handler must return (str, int) tuple"
        raise TypeError(what)
    text, position = result
    position = position.__index__()
    if position < 0:
        position += size
    if not 0 <= position <= size:
        raise IndexError(f"position {position} from error handler out of bounds")
    return text, position


# --- codecs of the guest's tables

def charmap_build(map, /):
    """The table of charmap_encode() for that of charmap_decode()."""
    return {ord(char): byte for byte, char in enumerate(map[:256]) if char != "\ufffe"}


def _mapped(char, mapping):
    # The bytes of a character; None: it has none.
    try:
        value = mapping[ord(char)]
    except LookupError:
        return None
    if value is None or isinstance(value, bytes):
        return value
    if not isinstance(value, int):
        raise TypeError("character mapping must return integer, bytes or None, not "
                        f"{type(value).__name__}")
    if not 0 <= value < 256:
        raise TypeError("character mapping must be in range(256)")
    return value.to_bytes()


def charmap_encode(text, errors="strict", mapping=None, /):
    if mapping is None:
        return text.encode("latin-1", errors or "strict"), len(text)
    out = bytearray()
    position = 0
    while position < len(text):
        piece = _mapped(text[position], mapping)
        if piece is not None:
            out += piece
            position += 1
            continue
        end = position + 1
        while end < len(text) and _mapped(text[end], mapping) is None:
            end += 1
        error = UnicodeEncodeError("charmap", text, position, end, "character maps to <undefined>")
        answer, position = _handled(error, errors or "strict", len(text), (str, bytes))
        if isinstance(answer, bytes):
            out += answer
            continue
        for char in answer:
            piece = _mapped(char, mapping)
            if piece is None:
                raise error
            out += piece
    return bytes(out), len(text)


def _character(byte, mapping):
    # What a byte stands for; None: nothing.
    try:
        value = mapping[byte]
    except LookupError:
        return None
    if value is None or value == "\ufffe" or value == 0xFFFE:
        return None
    if isinstance(value, str):
        return value
    if not isinstance(value, int):
        raise TypeError("character mapping must return integer, None or str")
    if not 0 <= value <= 0x10FFFF:
        raise TypeError("character mapping must be in range(0x110000)")
    return chr(value)


def charmap_decode(data, errors="strict", mapping=None, /):
    data = _binary(data)
    size = len(data)
    if mapping is None:
        return str(data, "latin-1", errors or "strict"), size
    out = []
    position = 0
    while position < len(data):
        char = _character(data[position], mapping)
        if char is not None:
            out.append(char)
            position += 1
            continue
        error = UnicodeDecodeError("charmap", data, position, position + 1,
                                   "character maps to <undefined>")
        text, position = _handled(error, errors or "strict", len(data), str)
        out.append(text)
    return "".join(out), size


def encode(obj, encoding="utf-8", errors="strict"):
    """Encodes obj using the codec registered for encoding."""
    pair = _transform(encoding)
    if pair is not None:
        return pair[0](obj)
    registered = _registered(encoding)
    if registered is not None:
        return _convert(registered[0], obj, errors,
                        "encoder must return a tuple (object, integer)")
    if not isinstance(obj, str):
        raise TypeError(f"encoding with '{encoding}' codec failed: encode() argument 1 must be "
                        f"str, not {type(obj).__name__}")
    return str.encode(obj, encoding, errors)


def decode(obj, encoding="utf-8", errors="strict"):
    """Decodes obj using the codec registered for encoding."""
    pair = _transform(encoding)
    if pair is not None:
        return pair[1](obj)
    registered = _registered(encoding)  # for no bytes, str() does not look it up
    if registered is not None:
        return _convert(registered[1], obj, errors,
                        "decoder must return a tuple (object,integer)")
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

    # Whether str.encode() and bytes.decode() take it.
    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None,
                incrementalencoder=None, incrementaldecoder=None, name=None, *,
                _is_text_encoding=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name = name
        self.encode = encode
        self.decode = decode
        self.incrementalencoder = incrementalencoder
        self.incrementaldecoder = incrementaldecoder
        self.streamreader = streamreader
        self.streamwriter = streamwriter
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
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
    registered = _registered(encoding)
    if registered is not None:
        return registered
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


def _functions_of(encoding):
    # What CPython's module has by the name of the encoding: encoder and decoder of a codec.
    def encode_text(text, errors=None, /):
        return str.encode(text, encoding, errors or "strict"), len(text)

    def decode_bytes(data, errors=None, final=False, /):
        data = _binary(data)
        cut = 0 if final else _incomplete(data, encoding)
        return str(data[:len(data) - cut], encoding, errors or "strict"), len(data) - cut

    return encode_text, decode_bytes


utf_8_encode, utf_8_decode = _functions_of("utf-8")
utf_7_encode, utf_7_decode = _functions_of("utf-7")
utf_16_le_encode, utf_16_le_decode = _functions_of("utf-16-le")
utf_16_be_encode, utf_16_be_decode = _functions_of("utf-16-be")
utf_32_le_encode, utf_32_le_decode = _functions_of("utf-32-le")
utf_32_be_encode, utf_32_be_decode = _functions_of("utf-32-be")
latin_1_encode, latin_1_decode = _functions_of("latin-1")
ascii_encode, ascii_decode = _functions_of("ascii")
unicode_escape_encode, unicode_escape_decode = _functions_of("unicode-escape")
raw_unicode_escape_encode, raw_unicode_escape_decode = _functions_of("raw-unicode-escape")


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
