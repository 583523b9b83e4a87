# json.encoder: JSONEncoder. Whole documents are written natively, those that are handed out in
# pieces (iterencode, dump) by the generator below.
from _json import encode as _encode, encode_basestring, encode_basestring_ascii

py_encode_basestring = c_encode_basestring = encode_basestring
py_encode_basestring_ascii = c_encode_basestring_ascii = encode_basestring_ascii

INFINITY = float('inf')


class JSONEncoder:
    """Encodes Python values as JSON; override default() for values of other types."""

    item_separator = ', '
    key_separator = ': '

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
                 sort_keys=False, indent=None, separators=None, default=None):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ','
        if default is not None:
            self.default = default

    def default(self, o):
        """What to write instead of a value that is no JSON; the base raises TypeError."""
        raise TypeError(f'Object of type {o.__class__.__name__} is not JSON serializable')

    def encode(self, o):
        """The JSON text of a value."""
        if isinstance(o, str):
            if self.ensure_ascii:
                return encode_basestring_ascii(o)
            return encode_basestring(o)
        chunks = self.iterencode(o, _one_shot=True)
        if not isinstance(chunks, (list, tuple)):
            chunks = list(chunks)
        return ''.join(chunks)

    def iterencode(self, o, _one_shot=False):
        """The same text in pieces, made as they are asked for."""
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent = ' ' * indent
        if _one_shot:
            return (_encode(o, self.default, self.skipkeys, self.ensure_ascii, self.check_circular,
                            self.allow_nan, self.sort_keys, indent, self.item_separator,
                            self.key_separator),)
        markers = {} if self.check_circular else None
        encoder = encode_basestring_ascii if self.ensure_ascii else encode_basestring

        def floatstr(o, allow_nan=self.allow_nan):
            if o != o:
                text = 'NaN'
            elif o == INFINITY:
                text = 'Infinity'
            elif o == -INFINITY:
                text = '-Infinity'
            else:
                return float.__repr__(o)
            if not allow_nan:
                raise ValueError("Out of range float values are not JSON compliant: " + repr(o))
            return text

        return _make_iterencode(markers, self.default, encoder, indent, floatstr,
                                self.key_separator, self.item_separator, self.sort_keys,
                                self.skipkeys)(o, 0)


def _make_iterencode(markers, default, encoder, indent, floatstr, key_separator, item_separator,
                     sort_keys, skipkeys):

    def enter(o):
        if markers is None:
            return None
        marker = id(o)
        if marker in markers:
            raise ValueError("Circular reference detected")
        markers[marker] = o
        return marker

    def leave(marker):
        if marker is not None:
            del markers[marker]

    def scalar(o):
        if isinstance(o, str):
            return encoder(o)
        if o is None:
            return 'null'
        if o is True:
            return 'true'
        if o is False:
            return 'false'
        if isinstance(o, int):
            return int.__repr__(o)
        if isinstance(o, float):
            return floatstr(o)
        return None

    def line(level):
        return '' if indent is None else '\n' + indent * level

    def iterate_list(lst, level):
        if not lst:
            yield '[]'
            return
        marker = enter(lst)
        level += 1
        newline = line(level)
        before = '[' + newline
        separator = item_separator + newline
        for i, value in enumerate(lst):
            if i:
                before = separator
            try:
                text = scalar(value)
                if text is not None:
                    yield before + text
                else:
                    yield before
                    yield from iterate(value, level)
            except GeneratorExit:
                raise
            except BaseException as exc:
                exc.add_note(f'when serializing {type(lst).__name__} item {i}')
                raise
        if indent is not None:
            yield line(level - 1)
        yield ']'
        leave(marker)

    def key_text(key):
        if isinstance(key, str):
            return key
        if isinstance(key, float):
            return floatstr(key)
        text = scalar(key)
        if text is None and not skipkeys:
            raise TypeError(f'keys must be str, int, float, bool or None, '
                            f'not {key.__class__.__name__}')
        return text

    def iterate_dict(dct, level):
        if not dct:
            yield '{}'
            return
        marker = enter(dct)
        yield '{'
        level += 1
        newline = line(level)
        separator = item_separator + newline
        first = True
        items = sorted(dct.items()) if sort_keys else dct.items()
        for key, value in items:
            text = key_text(key)
            if text is None:
                continue
            if first:
                first = False
                if indent is not None:
                    yield newline
            else:
                yield separator
            yield encoder(text)
            yield key_separator
            try:
                text = scalar(value)
                if text is not None:
                    yield text
                else:
                    yield from iterate(value, level)
            except GeneratorExit:
                raise
            except BaseException as exc:
                exc.add_note(f'when serializing {type(dct).__name__} item {key!r}')
                raise
        if not first and indent is not None:
            yield line(level - 1)
        yield '}'
        leave(marker)

    def iterate(o, level):
        text = scalar(o)
        if text is not None:
            yield text
        elif isinstance(o, (list, tuple)):
            yield from iterate_list(o, level)
        elif isinstance(o, dict):
            yield from iterate_dict(o, level)
        else:
            marker = enter(o)
            value = default(o)
            try:
                yield from iterate(value, level)
            except GeneratorExit:
                raise
            except BaseException as exc:
                exc.add_note(f'when serializing {type(o).__name__} object')
                raise
            leave(marker)

    return iterate
