# codecs: the encodings that strings know, as functions, as incremental coders and around streams in memory; codecs
# and handlers of errors that the guest registers, for the run.
"""What encodes and decodes: the registry of codecs and the classes to build them with."""

from _codec_streams import (EncodedFile, StreamReader, StreamReaderWriter, StreamRecoder,
                            StreamWriter, _TextReader, _TextWriter)

__all__ = ["register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM_UTF8", "BOM_UTF16",
           "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE", "BOM_UTF32_BE",
           "CodecInfo", "Codec", "IncrementalEncoder", "IncrementalDecoder", "StreamReader",
           "StreamWriter", "StreamReaderWriter", "StreamRecoder", "getencoder", "getdecoder",
           "getincrementalencoder", "getincrementaldecoder", "getreader", "getwriter", "encode",
           "decode", "iterencode", "iterdecode", "strict_errors", "ignore_errors",
           "replace_errors", "xmlcharrefreplace_errors", "backslashreplace_errors",
           "namereplace_errors", "register_error", "lookup_error"]

BOM_UTF32_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = b"\x00\x00\xfe\xff"
BOM_LE = BOM_UTF16_LE = BOM_UTF32_LE[:2]
BOM_BE = BOM_UTF16_BE = BOM_UTF32_BE[2:]
BOM_UTF8 = b"\xef\xbb\xbf"
BOM = BOM_UTF16 = BOM_UTF16_LE
BOM_UTF32 = BOM_UTF32_LE


def _rot13(text):
    letters = "abcdefghijklmnopqrstuvwxyz"
    turned = letters[13:] + letters[:13]
    return str.translate(text, str.maketrans(letters + letters.upper(), turned + turned.upper()))


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
    """Forget a search function, and with it all codecs that have been found so far."""
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
    """Return what the encoder of the encoding makes of obj."""
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
    """Return what the decoder of the encoding makes of obj."""
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
    """What a search function gives: the coders, readers and writers of one encoding."""

    # Whether str.encode() and bytes.decode() take it.
    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None,
                incrementalencoder=None, incrementaldecoder=None, name=None, *,
                _is_text_encoding=None):
        info = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        info.encode, info.decode, info.streamreader, info.streamwriter = info
        info.incrementalencoder, info.incrementaldecoder = incrementalencoder, incrementaldecoder
        info.name = name
        if _is_text_encoding is not None:
            info._is_text_encoding = _is_text_encoding
        return info

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
        """Forget what came before."""

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
        """Forget what came before."""

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        pass


def _step(coder, operation, piece, final):
    # An operation of a coder on what waits and the next piece; what it leaves waits.
    whole = coder.buffer + piece
    result, used = operation(whole, coder.errors, final)
    coder.buffer = whole[used:]
    return result


class BufferedIncrementalEncoder(IncrementalEncoder):
    """Encodes text piece by piece; what the codec does not take yet waits for the next piece."""

    # IncrementalEncoder.__init__() makes the buffer.

    def encode(self, input, final=False):
        return _step(self, self._buffer_encode, input, final)

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def setstate(self, state):
        self.buffer = state or ""

    def getstate(self):
        return self.buffer or 0

    def reset(self):
        IncrementalEncoder.reset(self)
        self.buffer = ""


class BufferedIncrementalDecoder(IncrementalDecoder):
    """Decodes bytes piece by piece; what the codec does not take yet waits for the next piece."""

    def __init__(self, errors="strict"):
        self.buffer = b""
        IncrementalDecoder.__init__(self, errors)

    def decode(self, input, final=False):
        # As _step(), without another call.
        whole = self.buffer + input
        text, used = self._buffer_decode(whole, self.errors, final)
        self.buffer = whole[used:]
        return text

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def setstate(self, state):
        self.buffer = state[0]

    def getstate(self):
        return self.buffer, 0

    def reset(self):
        IncrementalDecoder.reset(self)
        self.buffer = b""


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
    if encoding == "utf-7":
        # Of a run of base64 that does not end CPython takes nothing.
        start = data.find(b"+")
        while start >= 0:
            end = start + 1
            while end < len(data) and data[end] in _BASE64:
                end += 1
            if end == len(data):
                return end - start
            start = data.find(b"+", end)
        return 0
    return 0


_BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


# --- names of encodings

# Spellings without punctuation, by the name of the encoding.
_NAMES = {spelling: name for name, spellings in {
    "ascii": "ascii usascii 646", "cp1252": "cp1252 windows1252", "iso8859-1": "8859 iso88591 l1 latin latin1",
    "utf-7": "utf7", "utf-8": "cp65001 u8 utf utf8", "utf-8-sig": "utf8sig", "utf-16": "u16 utf16",
    "utf-16-be": "utf16be", "utf-16-le": "utf16le", "utf-32": "u32 utf32", "utf-32-be": "utf32be",
    "utf-32-le": "utf32le"}.items() for spelling in spellings.split()}
_PUNCTUATION = str.maketrans("", "", "-_ ")


def _canonical(encoding):
    name = encoding.lower()
    return _NAMES.get(name.translate(_PUNCTUATION)) or name.replace("_", "-")


# --- texts in pieces

# Encodings whose texts begin with a mark: the marks, each with the encoding of what follows; the first
# is what the machine writes.
_MARKS = {"utf-16": ((BOM_UTF16_LE, "utf-16-le"), (BOM_UTF16_BE, "utf-16-be")),
          "utf-32": ((BOM_UTF32_LE, "utf-32-le"), (BOM_UTF32_BE, "utf-32-be")),
          "utf-8-sig": ((BOM_UTF8, "utf-8"),)}
_PIECEWISE = ("utf-8", "utf-7", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le",
              "utf-32-be", "utf-8-sig")


def _decode_piece(data, encoding, errors, final):
    """The text of the whole characters that the data begins with, of how many bytes they are, and the
encoding of what follows."""
    name = encoding
    marks = _MARKS.get(name)
    if marks is None:
        size = len(data) if final else len(data) - _incomplete(data, name)
        return str(data[:size], name, errors), size, name
    mark_size = len(marks[0][0])
    if len(data) < mark_size:
        # CPython says nothing of what is no whole mark at the end of UTF-8.
        if BOM_UTF8.startswith(data) if name == "utf-8-sig" else not final:
            return "", 0, name
    found = [order for mark, order in marks if data.startswith(mark)]
    if name == "utf-8-sig":
        # Errors are where they are behind the mark.
        skipped = mark_size if found else 0
        size = len(data) if final else len(data) - _incomplete(data, "utf-8")
        return str(data[skipped:size], "utf-8", errors), size, "utf-8"
    if not found and len(data) >= mark_size:
        raise UnicodeDecodeError(name, data, 0, mark_size, "Stream does not start with BOM")
    size = len(data) if final else len(data) - _incomplete(data, found[0])
    return str(data[:size], name, errors), size, found[0] if found else name


def _encode_piece(text, encoding, errors, is_marked):
    """The bytes of a piece of text, without a mark if there was one before."""
    if is_marked and encoding in _MARKS:
        encoding = _MARKS[encoding][0][1]
    return str.encode(text, encoding, errors)


class _TextEncoder(IncrementalEncoder):
    # The incremental encoder of the encoding `_name`.
    _is_marked = False

    def encode(self, input, final=False):
        data = _encode_piece(input, self._name, self.errors, self._is_marked)
        self._is_marked = True
        return data

    def reset(self):
        self._is_marked = False

    def getstate(self):
        if self._name not in _MARKS or self._is_marked:
            return 0
        return 1 if self._name == "utf-8-sig" else 2

    def setstate(self, state):
        self._is_marked = not state


class _TextDecoder(IncrementalDecoder):
    # That of an encoding of single bytes.
    def decode(self, input, final=False):
        return str(_binary(input), self._name, self.errors)


class _PieceDecoder(BufferedIncrementalDecoder):
    # That of an encoding whose characters may be cut in two.
    def __init__(self, errors="strict"):
        BufferedIncrementalDecoder.__init__(self, errors)
        self._encoding = self._name

    def _buffer_decode(self, input, errors, final):
        text, used, self._encoding = _decode_piece(input, self._encoding, errors, final)
        return text, used

    def reset(self):
        BufferedIncrementalDecoder.reset(self)
        self._encoding = self._name

    def getstate(self):
        # Before the mark 2, or 1 where it says nothing; behind it whether the order is not the machine's.
        marks = _MARKS.get(self._name)
        if marks is None:
            return self.buffer, 0
        if self._encoding == self._name:
            return self.buffer, len(marks)
        return self.buffer, int(self._encoding != marks[0][1])

    def setstate(self, state):
        self.buffer, order = state
        marks = _MARKS.get(self._name)
        if marks is not None:
            self._encoding = self._name if order == len(marks) else marks[order][1]


def _functions_codec(name, encode, decode):
    # A codec of two functions that know no pieces.
    class Codec_(Codec):
        def encode(self, input, errors="strict"):
            return encode(input), len(input)

        def decode(self, input, errors="strict"):
            return decode(input), len(input)

    class Encoder(IncrementalEncoder):
        def encode(self, input, final=False):
            return encode(input)

    class Decoder(IncrementalDecoder):
        def decode(self, input, final=False):
            return decode(input)

    kind = str if name == "rot-13" else bytes
    codec = Codec_()
    return CodecInfo(codec.encode, codec.decode,
                     type("StreamReader", (Codec_, StreamReader), {"charbuffertype": kind}),
                     type("StreamWriter", (Codec_, StreamWriter), {}), Encoder, Decoder, name,
                     _is_text_encoding=False)


def _text_codec(name, encoding):
    def encode_text(input, errors="strict"):
        return str.encode(input, encoding, errors), len(input)

    def decode_bytes(input, errors="strict"):
        data = _binary(input)
        return str(data, encoding, errors), len(data)

    def class_of(kind, base):
        return type(kind, (base,), {"_name": name})

    decoder = _PieceDecoder if name in _PIECEWISE else _TextDecoder
    return CodecInfo(encode_text, decode_bytes, class_of("StreamReader", _TextReader),
                     class_of("StreamWriter", _TextWriter),
                     class_of("IncrementalEncoder", _TextEncoder),
                     class_of("IncrementalDecoder", decoder), name)


_built_in = {}  # by normalized name


def lookup(encoding):
    """Return the CodecInfo of an encoding; LookupError if it is not known."""
    if not isinstance(encoding, str):
        raise TypeError("lookup() argument must be str, not " + type(encoding).__name__)
    spelt = _normalized(encoding)
    info = _built_in.get(spelt)
    if info is not None:
        return info
    pair = _transform(encoding)
    if pair is not None:
        name = spelt.removesuffix("_codec").replace("_", "")
        info = _functions_codec("rot-13" if name == "rot13" else name, *pair)
    else:
        registered = _registered(encoding)
        if registered is not None:
            return registered
        info = _text_codec(_canonical(encoding), encoding)
    _built_in[spelt] = info
    return info


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


# --- the parts of a codec

def _getter(name, part, document):
    def function(encoding):
        found = getattr(lookup(encoding), part)
        if found is None and part.startswith("incremental"):
            raise LookupError(encoding)
        return found
    function.__name__ = function.__qualname__ = name
    function.__doc__ = document
    return function


getencoder = _getter("getencoder", "encode", "The function that encodes in this encoding.")
getdecoder = _getter("getdecoder", "decode", "The function that decodes this encoding.")
getreader = _getter("getreader", "streamreader", "The StreamReader class of this encoding.")
getwriter = _getter("getwriter", "streamwriter", "The StreamWriter class of this encoding.")
getincrementalencoder = _getter("getincrementalencoder", "incrementalencoder",
                                "The IncrementalEncoder class of this encoding; LookupError where it has none.")
getincrementaldecoder = _getter("getincrementaldecoder", "incrementaldecoder",
                                "The IncrementalDecoder class of this encoding; LookupError where it has none.")


# --- pieces from an iterator

def iterencode(iterator, encoding, errors="strict", **kwargs):
    """Encode strings one after the other, yielding what comes out."""
    encode = getincrementalencoder(encoding)(errors, **kwargs).encode
    for part in iterator:
        if encoded := encode(part):
            yield encoded
    if encoded := encode("", True):
        yield encoded


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    """Decode pieces of bytes one after the other, yielding what comes out."""
    decode = getincrementaldecoder(encoding)(errors, **kwargs).decode
    for part in iterator:
        if decoded := decode(part):
            yield decoded
    if decoded := decode(b"", True):
        yield decoded


# --- tables of codecs

def make_identity_dict(rng):
    """A dict of each element under itself."""
    return {i: i for i in rng}


def make_encoding_map(decoding_map):
    """The inverse of a table: what several entries map to has no place to go and maps to None."""
    result = {}
    for key, value in decoding_map.items():
        result[value] = None if value in result else key
    return result


# --- escapes in bytes

_ESCAPES = {b"a": 7, b"b": 8, b"t": 9, b"n": 10, b"v": 11, b"f": 12, b"r": 13, b"'": 39, b'"': 34, b"\\": 92}


def escape_decode(data, errors=None, /):
    """Replace the escapes of a bytes literal: (bytes, how many were read)."""
    import re
    data = data.encode() if isinstance(data, str) else bytes(memoryview(data))

    def replacement(found):
        octal, hexadecimal, other = found.groups()
        if octal is not None:
            return bytes([int(octal, 8) & 0xFF])
        if hexadecimal is not None:
            if len(hexadecimal) == 2:
                return bytes([int(hexadecimal, 16)])
            if errors in (None, "strict"):
                raise ValueError(f"invalid \\x escape at position {found.start()}")
            if errors not in ("replace", "ignore"):
                raise ValueError(f"decoding error; unknown error handling code: {errors}")
            return b"?" if errors == "replace" else b""
        if other == b"\n":
            return b""
        if not other:
            raise ValueError("Trailing \\ in string")
        return bytes([_ESCAPES[other]]) if other in _ESCAPES else found[0]

    pattern = rb"\\(?:([0-7]{1,3})|x([0-9a-fA-F]{0,2})|(.?))"
    return re.sub(pattern, replacement, data, flags=re.DOTALL), len(data)


def escape_encode(data, errors=None, /):
    """Write bytes as in a literal, without the quotes: (bytes, how many were read)."""
    if not isinstance(data, bytes):
        raise TypeError(f"escape_encode() argument 1 must be bytes, not {type(data).__name__}")
    text = repr(data + b'"')[2:-2]  # the quote has it written between single ones
    return text.encode(), len(data)


# --- open

def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    """Open a file of the run; with an encoding, return it within a StreamReaderWriter."""
    import builtins
    from warnings import warn
    warn("codecs.open() is deprecated. Use open() instead.", DeprecationWarning, stacklevel=2)
    if encoding is None:
        return builtins.open(filename, mode, buffering)
    file = builtins.open(filename, mode if "b" in mode else mode + "b", buffering)
    try:
        info = lookup(encoding)
        stream = StreamReaderWriter(file, info.streamreader, info.streamwriter, errors)
        stream.encoding = encoding
        return stream
    except:
        file.close()
        raise
