# json.decoder: JSONDecoder, whose scanner is native. Programs may subclass it, as in CPython.
from _json import JSONDecodeError, scanstring
from json import scanner

__all__ = ['JSONDecoder', 'JSONDecodeError']

c_scanstring = py_scanstring = scanstring

NaN = float('nan')
PosInf = float('inf')
NegInf = float('-inf')

_CONSTANTS = {'-Infinity': NegInf, 'Infinity': PosInf, 'NaN': NaN}


def _skip_space(s, idx):
    length = len(s)
    while idx < length and s[idx] in ' \t\n\r':
        idx += 1
    return idx


class JSONDecoder:
    """Decodes JSON documents to Python values: objects to dict, arrays to list."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
                 strict=True, object_pairs_hook=None):
        self.parse_constant = parse_constant or _CONSTANTS.__getitem__
        self.parse_int = parse_int or int
        self.parse_float = parse_float or float
        self.object_hook = object_hook
        self.object_pairs_hook = object_pairs_hook
        self.strict = strict
        self.memo = {}
        self.scan_once = scanner.make_scanner(self)

    def decode(self, s):
        """The value of a str that contains one JSON document."""
        obj, end = self.raw_decode(s, idx=_skip_space(s, 0))
        end = _skip_space(s, end)
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return obj

    def raw_decode(self, s, idx=0):
        """The value of the document that begins at idx, and the index of its end."""
        try:
            obj, end = self.scan_once(s, idx)
        except StopIteration as err:
            raise JSONDecodeError("Expecting value", s, err.value) from None
        return obj, end
