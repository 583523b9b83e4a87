# _tokenize: the tokens of source text, for the module tokenize.
#
# The text comes line by line. What goes beyond a line (a string in triple quotes, a line that a
# backslash continues, a replacement field of an f-string) asks for more lines while it is read.
# _modes has the f-strings, and the fields within them, that are open at the place.
import re
import token as _kinds

_find_blank = re.compile("[ \t\f]*").match
_find_name = re.compile(r"\w+").match
_find_comment = re.compile("#[^\n]*").match
_find_prefix = re.compile("(?:[rR][fFtTbB]?|[fFtTbB][rR]?|[uU])?(\"\"\"|'''|\"|')").match
_find_number = re.compile(r"""
    0[xX](?:_?[0-9a-fA-F])+ | 0[bB](?:_?[01])+ | 0[oO](?:_?[0-7])+ |
    (?: [0-9](?:_?[0-9])*\.(?:[0-9](?:_?[0-9])*)? | \.[0-9](?:_?[0-9])* | [0-9](?:_?[0-9])* )
    (?:[eE][-+]?[0-9](?:_?[0-9])*)? [jJ]?""", re.VERBOSE).match
_operators = sorted(_kinds.EXACT_TOKEN_TYPES, key=len, reverse=True)
_find_operator = re.compile("|".join(map(re.escape, _operators))).match
_BASES = {"0x": "hexadecimal", "0o": "octal", "0b": "binary"}
_CLOSING = {")": "(", "]": "[", "}": "{"}


class _Text:
    # An f-string or t-string that is open.
    def __init__(self, prefix, quote, place):
        self.quote = quote
        self.is_raw = "r" in prefix.lower()
        self.is_template = "t" in prefix.lower()
        self.place = place
        self.kinds = ((_kinds.TSTRING_START, _kinds.TSTRING_MIDDLE, _kinds.TSTRING_END)
                      if self.is_template else
                      (_kinds.FSTRING_START, _kinds.FSTRING_MIDDLE, _kinds.FSTRING_END))
        self.is_format = False  # in a format specification, which ends with the field


class _Field:
    # A replacement field: an expression up to its closing brace.
    def __init__(self, depth):
        self.depth = depth  # of brackets, outside it


class TokenizerIter:
    """An iterator over the tokens of lines."""

    def __init__(self, readline, *, encoding=None, extra_tokens=False):
        self._readline = readline
        self._encoding = encoding
        self._extra = extra_tokens
        self._tokens = self._read()

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._tokens)

    def _next_line(self):
        try:
            line = self._readline()
        except StopIteration:
            line = ""
        if isinstance(line, (bytes, bytearray)):
            line = bytes(line).decode(self._encoding or "utf-8")
        if line:
            self._row += 1
        self._line = line
        self._at = 0
        return line

    def _fail(self, message, place=None, kind=SyntaxError):
        row, column = place or (self._row, self._at)
        raise kind(message, ("<string>", row, column + 1, self._line, row, column + 1))

    def _one(self, kind, text):
        # A token within the line, at the place.
        start = self._row, self._at
        self._at += len(text)
        if not self._extra and kind == _kinds.OP:
            kind = _kinds.EXACT_TOKEN_TYPES.get(text, kind)
        return kind, text, start, (self._row, self._at), self._line

    def _read(self):
        self._row = 0
        self._line = ""
        self._indents = [(0, 0)]  # with tabs as eight columns, and as one
        self._brackets = []
        self._modes = []
        is_new = True
        while self._next_line():
            if is_new and not self._brackets:
                yield from self._begin_line()
            yield from self._rest_of_line()
            is_new = not self._brackets and not self._modes and not self._ends_with_backslash
        if self._brackets or self._ends_with_backslash:
            self._fail_at_end()
        if self._needs_newline:
            end = self._last_end
            yield _kinds.NEWLINE, "", end, (end[0], end[1] + 1), self._last_line
        last = self._row + 1, 0
        for _ in self._indents[1:]:
            yield _kinds.DEDENT, "", last, last, ""
        yield _kinds.ENDMARKER, "", last, last, ""

    def _fail_at_end(self):
        column = len(self._last_line) if self._modes else -1
        self._fail("unexpected EOF in multi-line statement", (max(1, self._row), column))

    _needs_newline = False
    _ends_with_backslash = False
    _last_end = (0, 0)
    _last_line = ""

    def _begin_line(self):
        # INDENT and DEDENT.
        line = self._line
        column = narrow = at = 0
        while at < len(line) and line[at] in " \t\f":
            if line[at] == "\f":
                column = narrow = 0
            else:
                column = column + 1 if line[at] == " " else (column // 8 + 1) * 8
                narrow += 1
            at += 1
        self._at = at
        if at == len(line) or line[at] in "#\r\n" or line.startswith("\\\n", at):
            return
        if (column > self._indents[-1][0]) != (narrow > self._indents[-1][1]):
            self._fail_for_tabs()
        if column > self._indents[-1][0]:
            if len(self._indents) >= 100:
                self._fail("too many levels of indentation", kind=IndentationError)
            self._indents.append((column, narrow))
            yield _kinds.INDENT, line[:at], (self._row, 0), (self._row, at), line
        while column < self._indents[-1][0]:
            self._indents.pop()
            if column > self._indents[-1][0]:
                self._fail("unindent does not match any outer indentation level",
                           kind=IndentationError)
            yield _kinds.DEDENT, "", (self._row, at), (self._row, at), line
        if narrow != self._indents[-1][1]:
            self._fail_for_tabs()

    def _fail_for_tabs(self):
        raise TabError("inconsistent use of tabs and spaces in indentation",
                       ("<string>", self._row, len(self._line), self._line, self._row,
                        len(self._line)))

    def _rest_of_line(self):
        self._ends_with_backslash = False
        while True:
            if self._modes and isinstance(self._modes[-1], _Text):
                yield from self._text_part()
                continue
            line = self._line
            self._at = _find_blank(line, self._at).end()
            at = self._at
            if at >= len(line):
                # The last line has no newline.
                return
            character = line[at]
            if character == "#":
                comment = _find_comment(line, at)[0].rstrip("\r")
                made = self._one(_kinds.COMMENT, comment)
                if self._extra:
                    yield made
                if self._at >= len(line):
                    if not self._needs_newline and self._extra:
                        yield _kinds.NL, "", (self._row, self._at), (self._row, self._at + 1), line
                    self._last_end, self._last_line = (self._row, self._at), line
                    return
            elif character == "\n" or line.startswith("\r\n", at):
                yield from self._end_line()
                return
            elif character == "\\":
                if line[at + 1:].lstrip("\r") != "\n":
                    if at + 1 >= len(line):
                        self._fail_at_end()
                    self._fail("unexpected character after line continuation character")
                if not self._next_line():
                    self._fail_at_end()
            else:
                yield from self._token(character)

    def _end_line(self):
        is_within = self._brackets or self._modes
        if self._needs_newline and not is_within:
            self._needs_newline = False
            yield self._one(_kinds.NEWLINE, self._line[self._at:])
        elif self._extra:
            yield self._one(_kinds.NL, self._line[self._at:])

    def _token(self, character):
        line, at = self._line, self._at
        prefix = _find_prefix(line, at)
        if prefix is not None:
            yield from self._string(prefix)
        elif character.isdigit() and character.isascii() or (
                character == "." and line[at + 1:at + 2].isascii() and line[at + 1:at + 2].isdigit()):
            yield self._number()
        elif character == "_" or character.isidentifier():
            yield self._one(_kinds.NAME, _find_name(line, at)[0])
        else:
            yield from self._operator()
        self._needs_newline = True
        self._last_end, self._last_line = (self._row, self._at), self._line

    def _number(self):
        found = _find_number(self._line, self._at)
        text = found[0]
        after = self._line[found.end():found.end() + 1]
        base = _BASES.get(text[:2].lower()) or _BASES.get((text + after).lower(), "decimal")
        if base != "decimal" and after.isdigit():
            self._at += len(text)
            self._fail(f"invalid digit '{after}' in {base} literal")
        made = self._one(_kinds.NUMBER, text)
        is_part = after == "_" or (base != "decimal" and after.lower() in ("x", "o", "b") and after)
        if is_part or (not self._extra and after.isidentifier() and not re.match(
                "and|else|for|if|in|is|not|or", self._line[found.end():])):
            self._fail(f"invalid {base} literal")
        return made

    def _operator(self):
        line, at = self._line, self._at
        found = _find_operator(line, at)
        mode = self._modes[-1] if self._modes else None
        is_outermost = mode is not None and len(self._brackets) == mode.depth + 1
        if found is None:
            character = line[at]
            if (character == "!" and mode is not None) or (self._extra and character.isascii()):
                yield self._one(_kinds.OP, character)
                return
            if self._extra:
                yield self._one(_kinds.NAME, character)
                return
            self._fail(f"invalid character '{character}' (U+{ord(character):04X})"
                       if not character.isascii() else "invalid syntax")
        text = found[0]
        if is_outermost and text[0] == ":" and text != "::":
            text = ":"
        place = self._row, at
        if text in "([{":
            if len(self._brackets) >= 200:
                self._fail("too many nested parentheses")
            self._brackets.append((text, *place))
        elif text in ")]}":
            bracket, row, _ = self._brackets.pop() if self._brackets else (None, 0, 0)
            if bracket is None and not self._extra:
                self._fail(f"unmatched '{text}'")
            if bracket != _CLOSING[text] and not self._extra:
                where = "" if row == self._row else f" on line {row}"
                self._fail(f"closing parenthesis '{text}' does not match opening parenthesis "
                           f"'{bracket}'{where}")
        yield self._one(_kinds.OP, text)
        if is_outermost and text == "}":
            self._modes.pop()
        elif is_outermost and text == ":":
            outer = self._modes[-2]
            inner = _Text("", outer.quote, outer.place)
            inner.kinds = outer.kinds
            inner.is_raw = outer.is_raw
            inner.is_format = True
            self._modes.append(inner)

    def _string(self, prefix):
        letters = prefix[0][:-len(prefix[1])]
        quote = prefix[1]
        start = self._row, self._at
        if set(letters.lower()) & {"f", "t"}:
            text = _Text(letters, quote, start)
            made = self._one(text.kinds[0], prefix[0])
            self._modes.append(text)
            yield made
            return
        lines = self._line
        at = prefix.end()
        first_line = self._line
        while True:
            line = self._line
            end = self._end_of_string(line, at, quote)
            if end >= 0:
                break
            if len(quote) == 1 and not line.endswith("\\\n"):
                self._at = start[1]
                if any(isinstance(mode, _Text) and mode.quote == quote for mode in self._modes):
                    self._fail("f-string: expecting '}'", start)
                self._fail(f"unterminated string literal (detected at line {self._row}); "
                           "perhaps you escaped the end quote" if "\\" + quote in line[at:] else
                           f"unterminated string literal (detected at line {self._row})", start)
            if not self._next_line():
                kind = "triple-quoted string" if len(quote) == 3 else "string"
                self._line = first_line
                self._fail(f"unterminated {kind} literal (detected at line {self._row})", start)
            lines += self._line
            at = 0
        self._at = end
        before = len(lines) - len(self._line)
        yield _kinds.STRING, lines[start[1]:before + end], start, (self._row, end), lines

    def _end_of_string(self, line, at, quote):
        while at < len(line):
            character = line[at]
            if character == "\\":
                at += 2
            elif line.startswith(quote, at):
                return at + len(quote)
            elif character == "\n" and len(quote) == 1:
                return -1
            else:
                at += 1
        return -1

    def _text_part(self):
        # The literal text of an f-string up to the next field or its end.
        text = self._modes[-1]
        start = self._row, self._at
        parts = []
        lines = self._line
        while True:
            line, at = self._line, self._at
            if at >= len(line):
                if not self._next_line():
                    kind = "t-string" if text.is_template else "f-string"
                    triple = "triple-quoted " if len(text.quote) == 3 else ""
                    self._fail(f"unterminated {triple}{kind} literal "
                               f"(detected at line {self._row})", text.place)
                lines += self._line
                continue
            character = line[at]
            if character == "\\":
                width = 2
                if line.startswith("\\N{", at) and not text.is_raw and "}" in line[at:]:
                    width = line.index("}", at) + 1 - at
                elif line[at + 1:at + 2] in "{}":
                    width = 1
                parts.append(line[at:at + width])
                self._at += width
            elif text.is_format and character in "{}":
                break
            elif not text.is_format and line.startswith(text.quote, at):
                break
            elif text.is_format and len(text.quote) == 1 and character in (text.quote, "\n"):
                self._fail("f-string: expecting '}'")
            elif line.startswith(("{{", "}}"), at):
                parts.append(character)
                end = self._row, self._at + 1
                # A doubled brace ends a token, which shows one brace.
                self._at += 2
                yield text.kinds[1], "".join(parts), start, end, lines
                parts = []
                start = self._row, self._at
                lines = self._line
            elif character == "{":
                break
            elif character == "}":
                self._fail("f-string: single '}' is not allowed")
            elif character == "\n" and len(text.quote) == 1:
                self._fail(f"unterminated f-string literal (detected at line {self._row})",
                           text.place)
            else:
                parts.append(character)
                self._at += 1
        if parts or (text.is_format and self._line[self._at] == "}"):
            yield text.kinds[1], "".join(parts), start, (self._row, self._at), lines
        if self._line[self._at] == "{":
            depth = len(self._brackets)
            self._brackets.append(("{", self._row, self._at))
            self._modes.append(_Field(depth))
            yield self._one(_kinds.OP, "{")
        elif text.is_format:
            # The brace ends the field, too.
            self._modes.pop()
            self._brackets.pop()
            yield self._one(_kinds.OP, "}")
            self._modes.pop()
        else:
            yield self._one(text.kinds[2], text.quote)
            self._modes.pop()
        self._needs_newline = True
        self._last_end, self._last_line = (self._row, self._at), self._line
