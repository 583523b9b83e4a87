# tomllib: TOML 1.0 as data. The parser is a module of its own, imported for the first document.
"""Parses TOML."""

__all__ = ('loads', 'load', 'TOMLDecodeError')


class _Omitted:
    """Stands for an argument that was left out, while free arguments are but deprecated."""


class TOMLDecodeError(ValueError):
    """The document is not valid TOML.

    msg is the message without the place, doc the document, pos the index where parsing failed, and
    lineno and colno are its line and column, from 1.
    """

    def __init__(self, msg=_Omitted, doc=_Omitted, pos=_Omitted, *args):
        if args or not (isinstance(msg, str) and isinstance(doc, str) and isinstance(pos, int)):
            import warnings
            warnings.warn("Free-form arguments for TOMLDecodeError are deprecated. Please set "
                          "'msg' (str), 'doc' (str) and 'pos' (int) arguments only.",
                          DeprecationWarning, stacklevel=2)
            given = [x for x in (msg, doc, pos) if x is not _Omitted]
            ValueError.__init__(self, *given, *args)
            return
        lineno = doc.count('\n', 0, pos) + 1
        colno = pos + 1 if lineno == 1 else pos - doc.rindex('\n', 0, pos)
        place = f'line {lineno}, column {colno}' if pos < len(doc) else 'end of document'
        ValueError.__init__(self, f'{msg} (at {place})')
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno, self.colno = lineno, colno


def load(fp, /, *, parse_float=float):
    """The data of a document that a binary file holds."""
    content = fp.read()
    try:
        text = content.decode()
    except AttributeError:
        raise TypeError("File must be opened in binary mode, "
                        "e.g. use `open('foo.toml', 'rb')`") from None
    return loads(text, parse_float=parse_float)


def loads(s, /, *, parse_float=float):
    """The data of a document. parse_float makes numbers of the texts of floats."""
    try:
        text = s.replace('\r\n', '\n')
    except (AttributeError, TypeError):
        raise TypeError(f"Expected str object, not '{type(s).__qualname__}'") from None
    from tomllib._parser import Parser
    return Parser(text, parse_float).document()
