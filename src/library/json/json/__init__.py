# json: documents to values and back. The work is native (_json); here are the functions with their
# options, and the packages modules with the classes that guests derive from.
"""Encoding and decoding of JSON (RFC 8259)."""

__version__ = '2.0.9'
__all__ = ['dump', 'dumps', 'load', 'loads', 'JSONDecoder', 'JSONDecodeError', 'JSONEncoder']

from _json import dumps as _dumps, loads as _loads
from json.decoder import JSONDecoder, JSONDecodeError
from json.encoder import JSONEncoder

_default_encoder = JSONEncoder(skipkeys=False, ensure_ascii=True, check_circular=True,
                               allow_nan=True, indent=None, separators=None, default=None)
_default_decoder = JSONDecoder(object_hook=None, object_pairs_hook=None)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
         cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """Writes obj as JSON to fp, which has a write() method."""
    if (not skipkeys and ensure_ascii and check_circular and allow_nan and cls is None
            and indent is None and separators is None and default is None and not sort_keys
            and not kw):
        iterable = _default_encoder.iterencode(obj)
    else:
        if cls is None:
            cls = JSONEncoder
        iterable = cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
                       allow_nan=allow_nan, indent=indent, separators=separators, default=default,
                       sort_keys=sort_keys, **kw).iterencode(obj)
    for chunk in iterable:
        fp.write(chunk)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
          cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """The JSON text of obj."""
    if (not skipkeys and ensure_ascii and check_circular and allow_nan and cls is None
            and indent is None and separators is None and default is None and not sort_keys
            and not kw):
        return _dumps(obj)
    if cls is None:
        cls = JSONEncoder
    return cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
               allow_nan=allow_nan, indent=indent, separators=separators, default=default,
               sort_keys=sort_keys, **kw).encode(obj)


def detect_encoding(b):
    """The encoding of a document in bytes: a byte order mark tells, or where its zeros are."""
    starts = b.startswith
    if starts((b'\xff\xfe\x00\x00', b'\x00\x00\xfe\xff')):
        return 'utf-32'
    if starts((b'\xff\xfe', b'\xfe\xff')):
        return 'utf-16'
    if starts(b'\xef\xbb\xbf'):
        return 'utf-8-sig'
    if len(b) == 3 or len(b) < 2 or b[0] and b[1]:
        return 'utf-8'
    order = 'le' if b[0] else 'be'
    rest = b[1:2] if order == 'be' else b[2:4]
    return f'utf-16-{order}' if len(b) == 2 or any(rest) else f'utf-32-{order}'


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
         object_pairs_hook=None, **kw):
    """Returns the value of the document that fp.read() returns."""
    return loads(fp.read(), cls=cls, object_hook=object_hook, parse_float=parse_float,
                 parse_int=parse_int, parse_constant=parse_constant,
                 object_pairs_hook=object_pairs_hook, **kw)


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
          object_pairs_hook=None, **kw):
    """The value of a JSON document in str, bytes or bytearray."""
    if isinstance(s, str):
        if s.startswith('\ufeff'):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    else:
        if not isinstance(s, (bytes, bytearray)):
            raise TypeError(f'the JSON object must be str, bytes or bytearray, '
                            f'not {s.__class__.__name__}')
        s = s.decode(detect_encoding(s), 'surrogatepass')
    if (cls is None and object_hook is None and parse_int is None and parse_float is None
            and parse_constant is None and object_pairs_hook is None and not kw):
        return _loads(s)
    given = {'object_hook': object_hook, 'object_pairs_hook': object_pairs_hook,
             'parse_float': parse_float, 'parse_int': parse_int, 'parse_constant': parse_constant}
    kw.update((name, hook) for name, hook in given.items() if hook is not None)
    return (JSONDecoder if cls is None else cls)(**kw).decode(s)
