"""The names that a program uses and does not define, found in its tokens.

A call of a name that is defined in a way that is not seen here costs nothing: the program's own definition replaces the
host's.
"""

import builtins
import keyword
import tokenize

from hognose._tokens import tokens_of

_BUILTINS = frozenset(dir(builtins))


def free_names(code):
    """(names that are called, names that are read); neither defined by the program nor builtins."""
    called, read, bound = set(), {}, set(_BUILTINS)
    line = []
    for token in tokens_of(code) or ():
        if token.type in (tokenize.NEWLINE, tokenize.ENDMARKER):
            _scan(line, called, read, bound)
            line = []
        elif token.type in (tokenize.NAME, tokenize.OP):
            line.append(token.string)
    return ({name for name in called - bound if not name.startswith("__")},
            [name for name in read if name not in bound and not name.startswith("__")])


def _is_name(text):
    return text.isidentifier() and not keyword.iskeyword(text)


def _scan(line, called, read, bound):
    """A logical line: its names and operators."""
    depth, first = 0, line[0] if line else ""
    for i, text in enumerate(line):
        previous, following = line[i - 1] if i else "", line[i + 1] if i + 1 < len(line) else ""
        if text in ("(", "[", "{"):
            depth += 1
        elif text in (")", "]", "}"):
            depth -= 1
        elif depth == 0 and (text == "=" or len(text) in (2, 3) and text.endswith("=") and text not in _COMPARISONS):
            bound.update(filter(_is_name, line[:i]))
        elif text == "lambda":
            bound.update(filter(_is_name, line[i + 1:_end(line, i, ":")]))
        elif text == "for":
            bound.update(filter(_is_name, line[i + 1:_end(line, i, "in")]))
        elif not _is_name(text) or previous == ".":
            continue
        elif previous in ("def", "class", "as", "global", "nonlocal", "type") or following == ":=":
            bound.add(text)
        elif first in ("import", "from", "case"):
            bound.add(text)
        elif first in ("def", "async") and depth == 1 and previous in ("(", ",", "*", "**"):
            bound.add(text)  # a parameter; in an `async for` or `async with` it may be an argument
        elif depth == 0 and i == 0 and following == ":" and text not in ("match", "case"):
            bound.add(text)
        elif depth > 0 and following == "=":
            continue  # a keyword argument
        elif not (i == 0 and text in ("match", "type") and following and (_is_name(following) or following in "([{*-")
                  and line[-1] == ":"):
            read[text] = None
            if following == "(":
                called.add(text)


_COMPARISONS = ("==", "!=", "<=", ">=")


def _end(line, start, word):
    return line.index(word, start) if word in line[start:] else len(line)
