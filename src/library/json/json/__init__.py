# json: the functions are native; here are the names that programs find beside them. The classes are in the
# modules decoder and encoder of the package, which the functions load when they need them.
"""Encoding and decoding of JSON (RFC 8259)."""

__version__ = '2.0.9'
__all__ = ['dump', 'dumps', 'load', 'loads', 'JSONDecoder', 'JSONDecodeError', 'JSONEncoder']

from _json import document_encoding as _document_encoding
from json import decoder, encoder

JSONDecodeError, JSONDecoder = decoder.JSONDecodeError, decoder.JSONDecoder
JSONEncoder = encoder.JSONEncoder


def detect_encoding(b):
    """Return the encoding of a document in bytes: a byte order mark tells, or where its zeros are."""
    return _document_encoding(b)
