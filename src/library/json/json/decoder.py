# json.decoder: JSONDecoder, the settings of a reader with the native scanner that has them.
from _json import JSONDecodeError, read_document as _read_document, scanstring
from json import scanner

__all__ = ['JSONDecoder', 'JSONDecodeError']

c_scanstring = py_scanstring = scanstring

NegInf, NaN, PosInf = map(float, ('-inf', 'nan', 'inf'))


class JSONDecoder:
    """Decodes JSON documents to Python values: objects to dict, arrays to list."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
                 strict=True, object_pairs_hook=None):
        self.strict = strict
        self.object_pairs_hook, self.object_hook = object_pairs_hook, object_hook
        self.parse_float, self.parse_int = parse_float or float, parse_int or int
        self.parse_constant = parse_constant or float  # reads the names of the three constants
        # The scanner has the settings of this moment.
        self.scan_once = scanner.make_scanner(self)

    def decode(self, s):
        """Returns the value of a str that is one JSON document."""
        return _read_document(self.raw_decode, s)

    def raw_decode(self, s, idx=0):
        """Returns the value of the document that begins at idx, and the index of its end."""
        try:
            return self.scan_once(s, idx)
        except StopIteration as nothing:
            raise JSONDecodeError("Expecting value", s, nothing.value) from None
