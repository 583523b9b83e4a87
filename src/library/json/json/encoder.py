# json.encoder: JSONEncoder. A whole document is written natively. One that is asked for in pieces is walked
# here, with a stack of the containers that are open: each is a generator of its own pieces, which stops at
# every value that is a container itself and goes on when that one is done.
from _json import encode as _encode, encode_basestring, encode_basestring_ascii
import sys as _sys

c_encode_basestring = py_encode_basestring = encode_basestring
c_encode_basestring_ascii = py_encode_basestring_ascii = encode_basestring_ascii

INFINITY = float('inf')


class JSONEncoder:
    """Encodes Python values as JSON; override default() for values of other types."""

    key_separator, item_separator = ': ', ', '

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
                 sort_keys=False, indent=None, separators=None, default=None):
        self.skipkeys, self.sort_keys, self.indent = skipkeys, sort_keys, indent
        self.allow_nan, self.ensure_ascii = allow_nan, ensure_ascii
        self.check_circular = check_circular
        if default is not None:
            self.default = default
        if separators is not None:
            item, key = separators
            self.item_separator, self.key_separator = item, key
        elif indent is not None:
            # What follows is a line break.
            self.item_separator = ','

    def default(self, o):
        """Returns what is written instead of a value of another type; here: raises TypeError."""
        kind = o.__class__.__name__
        raise TypeError(f'Object of type {kind} is not JSON serializable')

    def encode(self, o):
        """Returns the JSON text of a value."""
        if isinstance(o, str):
            return (encode_basestring_ascii if self.ensure_ascii else encode_basestring)(o)
        return ''.join(self.iterencode(o, _one_shot=True))

    def iterencode(self, o, _one_shot=False):
        """Returns an iterator of the pieces of the JSON text of a value."""
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent *= ' '
        if not _one_shot:
            return _Walk(self, indent).pieces(o)
        whole = _encode(o, self.default, self.skipkeys, self.ensure_ascii, self.check_circular,
                        self.allow_nan, self.sort_keys, indent, self.item_separator,
                        self.key_separator)
        return iter((whole,))


# --- documents in pieces


_WORDS = {None: 'null', True: 'true', False: 'false'}


class _Open:
    # A container on the way to the value that is being written.
    __slots__ = 'owner', 'steps', 'note'

    def __init__(self, owner):
        self.owner = owner
        self.note = None  # what an exception in the present value says about this place


class _Walk:
    # One document, with the settings that the encoder had when it was asked.

    def __init__(self, encoder, indent):
        self.replace = encoder.default
        self.quote = encode_basestring_ascii if encoder.ensure_ascii else encode_basestring
        self.indent = indent
        self.between, self.after_key = encoder.item_separator, encoder.key_separator
        self.skips, self.sorts = encoder.skipkeys, encoder.sort_keys
        self.takes_nan = encoder.allow_nan
        self.inside = {} if encoder.check_circular else None  # by identity
        self.stack = []

    def pieces(self, top):
        text = self.simple(top)
        if text is not None:
            yield text
            return
        stack = self.stack
        limit = _sys.getrecursionlimit()
        stack.append(self.open(top, 0))
        try:
            while stack:
                for piece in stack[-1].steps:
                    if type(piece) is _Open:
                        if len(stack) >= limit:
                            raise RecursionError('maximum recursion depth exceeded')
                        stack.append(piece)
                        break
                    yield piece
                else:
                    stack.pop()
        except GeneratorExit:
            raise
        except BaseException as error:
            for place in reversed(stack):
                if place.note is not None:
                    error.add_note(f'when serializing {place.note}')
            raise

    def simple(self, value):
        # The text of what has no parts; None for everything else.
        if isinstance(value, str):
            return self.quote(value)
        if value is None or value is True or value is False:
            return _WORDS[value]
        if isinstance(value, int):
            return int.__repr__(value)
        return self.number(value) if isinstance(value, float) else None

    def number(self, value):
        if value - value == 0:
            return float.__repr__(value)
        if self.takes_nan:
            return 'NaN' if value != value else 'Infinity' if value > 0 else '-Infinity'
        raise ValueError(f'Out of range float values are not JSON compliant: {value!r}')

    def open(self, value, depth):
        place = _Open(value)
        if isinstance(value, dict):
            steps = self.members if value else self.nothing
        elif isinstance(value, (list, tuple)):
            steps = self.elements if value else self.nothing
        else:
            steps = self.replacement
        place.steps = steps(place, depth)
        return place

    def enter(self, value):
        if self.inside is not None:
            if id(value) in self.inside:
                raise ValueError('Circular reference detected')
            self.inside[id(value)] = value

    def leave(self, value):
        if self.inside is not None:
            del self.inside[id(value)]

    def line(self, depth):
        return '' if self.indent is None else '\n' + self.indent * depth

    def nothing(self, place, depth):
        yield '{}' if isinstance(place.owner, dict) else '[]'

    def elements(self, place, depth):
        array = place.owner
        self.enter(array)
        lead = '[' + self.line(depth + 1)
        kind = type(array).__name__
        for index, value in enumerate(array):
            place.note = f'{kind} item {index}'
            if (text := self.simple(value)) is None:
                yield lead
                yield self.open(value, depth + 1)
            else:
                yield lead + text
            place.note = None
            if index == 0:
                lead = self.between + self.line(depth + 1)
        if self.indent is not None:
            yield self.line(depth)
        yield ']'
        self.leave(array)

    def members(self, place, depth):
        table = place.owner
        self.enter(table)
        kind = type(table).__name__
        yield '{'
        lead = None if self.indent is None else self.line(depth + 1)
        is_empty = True
        for key, value in sorted(table.items()) if self.sorts else table.items():
            name = self.name(key)
            if name is None:
                continue
            if lead is not None:
                yield lead
            if is_empty:
                is_empty = False
                lead = self.between + self.line(depth + 1)
            yield self.quote(name)
            yield self.after_key
            place.note = _Member(kind, key)
            text = self.simple(value)
            yield self.open(value, depth + 1) if text is None else text
            place.note = None
        if self.indent is not None and not is_empty:
            yield self.line(depth)
        yield '}'
        self.leave(table)

    def name(self, key):
        # The text of a key before it is quoted; None for one that is left out.
        if isinstance(key, str):
            return key
        text = self.simple(key)
        if text is None and not self.skips:
            raise TypeError('keys must be str, int, float, bool or None, '
                            f'not {key.__class__.__name__}')
        return text

    def replacement(self, place, depth):
        value = place.owner
        self.enter(value)
        instead = self.replace(value)
        place.note = f'{type(value).__name__} object'
        text = self.simple(instead)
        yield self.open(instead, depth) if text is None else text
        place.note = None
        self.leave(value)


class _Member:
    # The place of a value in a dict. The key is shown only if somebody asks.
    __slots__ = 'kind', 'key'

    def __init__(self, kind, key):
        self.kind, self.key = kind, key

    def __format__(self, spec):
        return f'{self.kind} item {self.key!r}'
