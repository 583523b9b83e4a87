# pprint: texts of nested containers, broken into lines where they are wider than allowed.
#
# The methods that programs override have CPython's names and arguments: format(), _format(), _repr() and
# the functions in _dispatch.
"""Prints data of any depth readably."""

__all__ = ["pprint", "pformat", "isreadable", "isrecursive", "saferepr", "PrettyPrinter", "pp"]


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True,
           underscore_numbers=False):
    """Print data readably on a stream, sys.stdout by default."""
    PrettyPrinter(indent, width, depth, stream, compact=compact, sort_dicts=sort_dicts,
                  underscore_numbers=underscore_numbers).pprint(object)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True,
            underscore_numbers=False):
    """Data as readable text."""
    return PrettyPrinter(indent, width, depth, compact=compact, sort_dicts=sort_dicts,
                         underscore_numbers=underscore_numbers).pformat(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    """As pprint(), with the keys of dicts in their order."""
    pprint(object, *args, sort_dicts=sort_dicts, **kwargs)


def saferepr(object):
    """The repr of an object, with a mark where it contains itself."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[0]


def isreadable(object):
    """Whether eval() could read what saferepr() gives."""
    return PrettyPrinter().isreadable(object)


def isrecursive(object):
    """Whether an object contains itself."""
    return PrettyPrinter().isrecursive(object)


# --- late: streams in memory

from io import StringIO as _StringIO


# --- late: words of texts

import re as _re

_words = _re.compile(r"\S*\s*").findall


# --- late: dataclasses

from dataclasses import fields as _fields


# --- late: classes whose text is written in Python

_WRITTEN_IN_PYTHON = {"Counter.__repr__": "_pprint_counter",
                      "ChainMap.__repr__": "_pprint_chain_map",
                      "UserDict.__repr__": "_pprint_user_dict",
                      "UserList.__repr__": "_pprint_user_list",
                      "UserString.__repr__": "_pprint_user_string"}


def _function_of(representation):
    # They are not made until somebody asks for them, so they are known by name first.
    name = getattr(representation, "__qualname__", None)
    if type(name) is not str or name not in _WRITTEN_IN_PYTHON:
        return None
    cls = getattr(_collections, name.partition(".")[0])
    return getattr(PrettyPrinter, _WRITTEN_IN_PYTHON[name]) if representation is cls.__repr__ else None


# --- late: order

class _safe_key:
    # Orders what cannot be compared by the names of its types, and by chance.
    __slots__ = ("obj",)

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        try:
            return self.obj < other.obj
        except TypeError:
            return (str(type(self.obj)), id(self.obj)) < (str(type(other.obj)), id(other.obj))


def _safe_tuple(item):
    return _safe_key(item[0]), _safe_key(item[1])


# --- late: bytes

def _wrap_bytes_repr(object, width, allowance):
    piece = b""
    last = len(object) // 4 * 4
    for start in range(0, len(object), 4):
        if start == last:
            width -= allowance
        part = object[start:start + 4]
        if len(repr(piece + part)) <= width:
            piece += part
            continue
        if piece:
            yield repr(piece)
        piece = part
    if piece:
        yield repr(piece)


# --- late: printers

import collections as _collections
import sys as _sys
import types as _types

_END = object()
_SCALARS = frozenset({str, bytes, bytearray, float, complex, bool, type(None)})


def _recursion(object):
    return f"<Recursion on {type(object).__name__} with id={id(object)}>"


def _with_end(items):
    # Yields the items, and with each whether it is the last one.
    items = iter(items)
    item = next(items, _END)
    while item is not _END:
        following = next(items, _END)
        yield item, following is _END
        item = following


class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False,
                 sort_dicts=True, underscore_numbers=False):
        """Lines of width, indent a level, down to depth; stream is sys.stdout by default."""
        indent, width = int(indent), int(width)
        if indent < 0:
            raise ValueError("indent must be >= 0")
        if depth is not None and depth <= 0:
            raise ValueError("depth must be > 0")
        if not width:
            raise ValueError("width must be != 0")
        self._depth = depth
        self._indent_per_level = indent
        self._width = width
        self._stream = _sys.stdout if stream is None else stream
        self._compact = bool(compact)
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers

    def pprint(self, object):
        if self._stream is not None:
            self._format(object, self._stream, 0, 0, {}, 0)
            self._stream.write("\n")

    def pformat(self, object):
        self._format(object, lines := _StringIO(), 0, 0, {}, 0)
        return lines.getvalue()

    def isrecursive(self, object):
        return self.format(object, {}, 0, 0)[2]

    def isreadable(self, object):
        readable, recursive = self.format(object, {}, 0, 0)[1:]
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """(text, whether eval() can read it, whether it is recursive). To be overridden."""
        return self._safe_repr(object, context, maxlevels, level)

    # Texts of one line.

    def _repr(self, object, context, level):
        text, _, _ = self.format(object, context.copy(), self._depth, level)
        return text

    def _safe_repr(self, object, context, maxlevels, level):
        kind = type(object)
        if kind in _SCALARS or kind is int and not self._underscore_numbers:
            return repr(object), True, False
        representation = getattr(kind, "__repr__", None)
        if representation is int.__repr__ and issubclass(kind, int):
            return f"{object:_d}" if self._underscore_numbers else repr(object), True, False
        is_dict = representation is dict.__repr__ and issubclass(kind, dict)
        if is_dict:
            start, end = "{}"
        elif representation is list.__repr__ and issubclass(kind, list):
            start, end = "[]"
        elif representation is tuple.__repr__ and issubclass(kind, tuple):
            start, end = "(", ",)" if len(object) == 1 else ")"
        else:
            text = repr(object)
            return text, text and not text.startswith("<"), False
        if not object:
            return start + end, True, False
        own = id(object)
        if maxlevels and level >= maxlevels:
            return f"{start}...{end}", False, own in context
        if own in context:
            return _recursion(object), False, True
        context[own] = 1
        level += 1
        readable = True
        recursive = False

        def text_of(item):
            nonlocal readable, recursive
            text, is_readable, is_recursive = self.format(item, context, maxlevels, level)
            readable = readable and is_readable
            if is_recursive:
                recursive = True
            return text

        if is_dict:
            items = sorted(object.items(), key=_safe_tuple) if self._sort_dicts else object.items()
            parts = [f"{text_of(key)}: {text_of(value)}" for key, value in items]
        else:
            parts = [text_of(item) for item in object]
        del context[own]
        return f"{start}{', '.join(parts)}{end}", readable, recursive

    # Texts of several lines: `indent` columns are taken at the left, `allowance` at the right.

    def _format(self, object, stream, indent, allowance, context, level):
        key = id(object)
        if key in context:
            stream.write(_recursion(object))
            return
        text = self._repr(object, context, level)
        if len(text) > self._width - indent - allowance:
            representation = type(object).__repr__
            function = self._dispatch.get(representation) or _function_of(representation)
            if function is None and self._is_dataclass(object, representation):
                function = PrettyPrinter._pprint_dataclass
            if function is not None:
                context[key] = 1
                function(self, object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
        stream.write(text)

    def _is_dataclass(self, object, representation):
        # Whether the text is that which dataclasses made.
        if not hasattr(type(object), "__dataclass_fields__"):
            return False
        try:
            return (not isinstance(object, type) and object.__dataclass_params__.repr
                    and "__dataclass_in_repr__" in representation.__code__.co_freevars)
        except AttributeError:
            return False

    def _format_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        new_line = ",\n" + " " * indent
        delimiter = ""
        room = full = self._width - indent + 1
        for item, is_last in _with_end(items):
            if self._compact:
                text = self._repr(item, context, level)
                needed = len(text) + 2 + (allowance if is_last else 0)
                if needed > room:
                    room = full
                    delimiter = delimiter and new_line
                if needed <= room:
                    room -= needed
                    stream.write(delimiter)
                    stream.write(text)
                    delimiter = ", "
                    continue
            stream.write(delimiter)
            delimiter = new_line
            self._format(item, stream, indent, allowance if is_last else 1, context, level)

    def _format_dict_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        left = len(items)
        for key, value in items:
            left -= 1
            text = self._repr(key, context, level)
            stream.write(text)
            stream.write(": ")
            self._format(value, stream, indent + len(text) + 2, 1 if left else allowance, context,
                         level)
            if left:
                stream.write(",\n" + " " * indent)

    def _format_namespace_items(self, items, stream, indent, allowance, context, level):
        left = len(items)
        for name, value in items:
            left -= 1
            stream.write(name)
            stream.write("=")
            if id(value) in context:
                stream.write("...")  # as the text that dataclasses make
            else:
                self._format(value, stream, indent + len(name) + 1, 1 if left else allowance,
                             context, level)
            if left:
                stream.write(",\n" + " " * indent)

    # What writes objects of one kind, by their __repr__. Objects without items are written on one line.

    def _pprint_dict(self, object, stream, indent, allowance, context, level):
        stream.write("{")
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        if len(object):
            items = sorted(object.items(), key=_safe_tuple) if self._sort_dicts else object.items()
            self._format_dict_items(items, stream, indent, allowance + 1, context, level)
        stream.write("}")

    def _pprint_ordered_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        self._format(list(object.items()), stream, indent + len(name) + 1, allowance + 1, context,
                     level)
        stream.write(")")

    def _pprint_default_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        factory = self._repr(object.default_factory, context, level)
        name = object.__class__.__name__
        indent += len(name) + 1
        stream.write(f"{name}({factory},\n{' ' * indent}")
        self._pprint_dict(object, stream, indent, allowance + 1, context, level)
        stream.write(")")

    def _pprint_counter(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "({")
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        self._format_dict_items(object.most_common(), stream, indent + len(name) + 1, allowance + 2,
                                context, level)
        stream.write("})")

    def _pprint_chain_map(self, object, stream, indent, allowance, context, level):
        left = len(object.maps)
        if not left:
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        indent += len(name) + 1
        for mapping in object.maps:
            left -= 1
            self._format(mapping, stream, indent, 1 if left else allowance + 1, context, level)
            stream.write(",\n" + " " * indent if left else ")")

    def _pprint_mappingproxy(self, object, stream, indent, allowance, context, level):
        stream.write("mappingproxy(")
        self._format(object.copy(), stream, indent + 13, allowance + 1, context, level)
        stream.write(")")

    def _pprint_list(self, object, stream, indent, allowance, context, level):
        stream.write("[")
        self._format_items(object, stream, indent, allowance + 1, context, level)
        stream.write("]")

    def _pprint_tuple(self, object, stream, indent, allowance, context, level):
        stream.write("(")
        end = ",)" if len(object) == 1 else ")"
        self._format_items(object, stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _pprint_set(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        start, end = "{", "}"
        if object.__class__ is not set:
            start, end = object.__class__.__name__ + "({", "})"
        stream.write(start)
        self._format_items(sorted(object, key=_safe_key), stream, indent + len(start) - 1,
                           allowance + len(end), context, level)
        stream.write(end)

    def _pprint_deque(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "([")
        indent += len(name) + 1
        if object.maxlen is None:
            self._format_items(object, stream, indent, allowance + 2, context, level)
            stream.write("])")
            return
        self._format_items(object, stream, indent, 2, context, level)
        stream.write(f"],\n{' ' * indent}maxlen={self._repr(object.maxlen, context, level)})")

    def _pprint_str(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        if level == 1:
            # Parentheses come around it.
            indent += 1
            allowance += 1
        width = self._width - indent
        lines = object.splitlines(True)
        pieces = []
        for number, line in enumerate(lines, 1):
            right = allowance if number == len(lines) else 0
            text = repr(line)
            if len(text) <= width - right:
                pieces.append(text)
                continue
            words = _words(line)[:-1]  # the last match is empty
            piece = ""
            for place, word in enumerate(words, 1):
                room = width - right if place == len(words) else width
                if len(repr(piece + word)) <= room:
                    piece += word
                    continue
                if piece:
                    pieces.append(repr(piece))
                piece = word
            if piece:
                pieces.append(repr(piece))
        if len(pieces) == 1:
            stream.write(text)
            return
        lines = ("\n" + " " * indent).join(pieces)
        stream.write(f"({lines})" if level == 1 else lines)

    def _pprint_bytes(self, object, stream, indent, allowance, context, level):
        if len(object) <= 4:
            stream.write(repr(object))
            return
        in_parentheses = level == 1
        if in_parentheses:
            indent += 1
            allowance += 1
            stream.write("(")
        pieces = _wrap_bytes_repr(object, self._width - indent, allowance)
        stream.write(("\n" + " " * indent).join(pieces))
        if in_parentheses:
            stream.write(")")

    def _pprint_bytearray(self, object, stream, indent, allowance, context, level):
        stream.write("bytearray(")
        self._pprint_bytes(bytes(object), stream, indent + 10, allowance + 1, context, level + 1)
        stream.write(")")

    def _pprint_simplenamespace(self, object, stream, indent, allowance, context, level):
        is_plain = type(object) is _types.SimpleNamespace
        name = "namespace" if is_plain else object.__class__.__name__
        stream.write(name + "(")
        self._format_namespace_items(object.__dict__.items(), stream, indent + len(name) + 1,
                                     allowance, context, level)
        stream.write(")")

    def _pprint_dataclass(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        items = [(field.name, getattr(object, field.name)) for field in _fields(object)
                 if field.repr]
        stream.write(name + "(")
        self._format_namespace_items(items, stream, indent + len(name) + 1, allowance, context,
                                     level)
        stream.write(")")

    def _pprint_user_dict(self, object, stream, indent, allowance, context, level):
        self._format(object.data, stream, indent, allowance, context, level - 1)

    _pprint_user_list = _pprint_user_string = _pprint_user_dict

    _dispatch = {
        dict.__repr__: _pprint_dict,
        _collections.OrderedDict.__repr__: _pprint_ordered_dict,
        list.__repr__: _pprint_list,
        tuple.__repr__: _pprint_tuple,
        set.__repr__: _pprint_set,
        frozenset.__repr__: _pprint_set,
        str.__repr__: _pprint_str,
        bytes.__repr__: _pprint_bytes,
        bytearray.__repr__: _pprint_bytearray,
        _types.MappingProxyType.__repr__: _pprint_mappingproxy,
        _types.SimpleNamespace.__repr__: _pprint_simplenamespace,
        _collections.defaultdict.__repr__: _pprint_default_dict,
        _collections.deque.__repr__: _pprint_deque,
    }
