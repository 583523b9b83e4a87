# The parser of TOML documents: one pass, in time linear in the text.
#
# Two trees grow side by side: the data, and the state of the names (Name), because a table may be opened
# once and a value never.

import re

from tomllib import TOMLDecodeError

_CONTROL = r'\x00-\x08\x0a-\x1f\x7f'               # all but tabs
_CONTROL_OR_QUOTE = _CONTROL + r'"\\'
_LINES_CONTROL = r'\x00-\x08\x0b-\x1f\x7f'         # all but tabs and line ends
_LINES_CONTROL_OR_QUOTE = _LINES_CONTROL + r'"\\'
_TIME = r'([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6})[0-9]*)?'

_blanks = re.compile(r'[ \t]*').match
_blank_lines = re.compile(r'[ \t\n]*').match
_blanks_and_comment = re.compile(rf'[ \t]*(#[^{_CONTROL}]*)?').match
_blanks_and_comments = re.compile(rf'(?:[ \t\n]+|(#[^{_CONTROL}]*))*').match
_bare_key = re.compile(r'([A-Za-z0-9_-]+)[ \t]*').match
_basic_run = re.compile(rf'[^{_CONTROL_OR_QUOTE}]*').match
_basic_lines_run = re.compile(rf'[^{_LINES_CONTROL_OR_QUOTE}]*').match
_find_control = re.compile(f'[{_CONTROL}]').search
_find_lines_control = re.compile(f'[{_LINES_CONTROL}]').search
_number_or_time = re.compile(rf'''
    ([0-9]{{4}})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])               # 1 to 3
    (?: [Tt ] {_TIME} (?: ([Zz]) | ([+-])([01][0-9]|2[0-3]):([0-5][0-9]) )? )?  # 4 to 7, 8, 9 to 11
  | {_TIME}                                                             # 12 to 15
  | 0 (?: x[0-9A-Fa-f](?:_?[0-9A-Fa-f])* | b[01](?:_?[01])* | o[0-7](?:_?[0-7])* )
  | [+-]? (?: 0 | [1-9](?:_?[0-9])* )
    ( (?: \.[0-9](?:_?[0-9])* )? (?: [eE][+-]?[0-9](?:_?[0-9])* )? )    # 16
'''.replace('[Tt ]', r'[Tt\ ]'), re.VERBOSE).match

_ESCAPES = {'b': '\b', 't': '\t', 'n': '\n', 'f': '\f', 'r': '\r', '"': '"', '\\': '\\'}
_HEX_DIGITS = frozenset('0123456789abcdefABCDEF')


class Name:
    # What is remembered of a name: whether its table was opened (so it cannot be again), whether it
    # is an inline value (which never changes), and the names below it.
    __slots__ = ('opened', 'frozen', 'below')

    def __init__(self):
        self.opened = False
        self.frozen = False
        self.below = {}

    def at(self, part):
        name = self.below.get(part)
        if name is None:
            name = self.below[part] = Name()
        return name


def _is_frozen(name, key):
    for part in key:
        name = name.below.get(part)
        if name is None:
            return False
        if name.frozen:
            return True
    return False


class _Occupied(Exception):
    # There is something else than a table where one is wanted.
    pass


def _table_at(table, key, through_arrays=True):
    for part in key:
        below = table.setdefault(part, {})
        if isinstance(below, list) and through_arrays:
            below = below[-1]
        if not isinstance(below, dict):
            raise _Occupied
        table = below
    return table


class Parser:
    __slots__ = ('text', 'place', 'parse_float', 'root', 'names')

    def __init__(self, text, parse_float):
        self.text = text
        self.place = 0
        self.parse_float = parse_float
        self.root = {}
        self.names = Name()

    def error(self, message, place=None):
        return TOMLDecodeError(message, self.text, self.place if place is None else place)

    def skip_blanks(self):
        self.place = _blanks(self.text, self.place).end()

    # --- statements

    def document(self):
        text = self.text
        header = []                            # the key of the table that is open
        table, name = self.root, self.names    # that table, and what is remembered of it
        waiting = []                           # names that count as opened from the next header on
        while True:
            self.place = _blank_lines(text, self.place).end()
            char = text[self.place:self.place + 1]
            if char == '[':
                for opened in waiting:
                    opened.opened = True
                waiting.clear()
                if text.startswith('[[', self.place):
                    header, table, name = self.array_header()
                else:
                    header, table, name = self.table_header()
            elif _bare_key(text, self.place) or (char and char in '"\''):
                self.assignment(header, table, name, waiting)
            elif char and char != '#':
                raise self.error('Invalid statement')
            match = _blanks_and_comment(text, self.place)
            self.place = match.end()
            char = text[self.place:self.place + 1]
            if not char:
                return self.root
            if char != '\n':
                if match[1]:
                    raise self.error(f'Found invalid character {char!r}')
                raise self.error('Expected newline or end of document after a statement')
            self.place += 1

    def table_header(self):
        self.place += 1
        self.skip_blanks()
        key = self.key()
        frozen = _is_frozen(self.names, key)
        name = self.names
        for part in key:
            name = name.at(part)
        if name.opened or frozen:
            raise self.error(f'Cannot declare {tuple(key)} twice')
        name.opened = True
        try:
            table = _table_at(self.root, key)
        except _Occupied:
            raise self.error('Cannot overwrite a value') from None
        if not self.text.startswith(']', self.place):
            raise self.error("Expected ']' at the end of a table declaration")
        self.place += 1
        return key, table, name

    def array_header(self):
        self.place += 2
        self.skip_blanks()
        key = self.key()
        if _is_frozen(self.names, key):
            raise self.error(f'Cannot mutate immutable namespace {tuple(key)}')
        name = self.names
        *parents, last = key
        for part in parents:
            name = name.at(part)
        # What was remembered below belonged to the item before.
        item_name = name.below[last] = Name()
        item_name.opened = True
        try:
            parent = _table_at(self.root, parents)
            array = parent.setdefault(last, [])
            if not isinstance(array, list):
                raise _Occupied
        except _Occupied:
            raise self.error('Cannot overwrite a value') from None
        table = {}
        array.append(table)
        if not self.text.startswith(']]', self.place):
            raise self.error("Expected ']]' at the end of an array declaration")
        self.place += 2
        return key, table, item_name

    def assignment(self, header, table, name, waiting):
        key = self.key()
        self.skip_equals_sign()
        value = self.value()
        *parents, last = key
        frozen = False
        for i, part in enumerate(parents, 1):
            name = name.at(part)
            if name.opened:
                raise self.error(f'Cannot redefine namespace {(*header, *key[:i])}')
            frozen = frozen or name.frozen
            waiting.append(name)
        if frozen:
            raise self.error(f'Cannot mutate immutable namespace {(*header, *parents)}')
        try:
            table = _table_at(table, parents)
        except _Occupied:
            raise self.error('Cannot overwrite a value') from None
        if last in table:
            raise self.error('Cannot overwrite a value')
        if isinstance(value, (dict, list)):
            name.at(last).frozen = True
        table[last] = value

    # --- keys and values

    def key(self):
        text = self.text
        parts = []
        while True:
            if match := _bare_key(text, self.place):
                parts.append(match[1])
                self.place = match.end()
            else:
                char = text[self.place:self.place + 1]
                if char == "'":
                    parts.append(self.literal_string())
                elif char == '"':
                    parts.append(self.basic_string())
                else:
                    raise self.error('Invalid initial character for a key part')
                self.skip_blanks()
            if not text.startswith('.', self.place):
                return parts
            self.place = _blanks(text, self.place + 1).end()

    def skip_equals_sign(self):
        if not self.text.startswith('=', self.place):
            raise self.error("Expected '=' after a key in a key/value pair")
        self.place = _blanks(self.text, self.place + 1).end()

    def value(self):
        text, place = self.text, self.place
        char = text[place:place + 1]
        if char == '"':
            if text.startswith('"""', place):
                return self.basic_lines()
            return self.basic_string()
        if char == "'":
            if text.startswith("'''", place):
                return self.literal_lines()
            return self.literal_string()
        if char == '[':
            return self.array()
        if char == '{':
            return self.inline_table()
        if char == 't' and text.startswith('true', place):
            self.place += 4
            return True
        if char == 'f' and text.startswith('false', place):
            self.place += 5
            return False
        if match := _number_or_time(text, place):
            return self.number_or_time(match)
        for size in (3, 4):
            special = text[place:place + size]
            if special[-3:] in ('inf', 'nan') and special[:-3] in ('', '+', '-'):
                self.place += size
                return self.float(special)
        raise self.error('Invalid value')

    def float(self, text):
        value = self.parse_float(text)
        if isinstance(value, (dict, list)):
            raise ValueError('parse_float must not return dicts or lists')
        return value

    def number_or_time(self, match):
        year, month, day, *clock = match.groups()
        if year or clock[8]:
            try:
                value = _moment(year, month, day, clock)
            except ValueError as error:
                raise self.error('Invalid date or datetime') from error
            self.place = match.end()
            return value
        self.place = match.end()
        return self.float(match[0]) if match[16] else int(match[0], 0)

    def skip_blanks_and_comments(self):
        match = _blanks_and_comments(self.text, self.place)
        self.place = match.end()
        if match.end(1) == self.place < len(self.text):
            raise self.error(f'Found invalid character {self.text[self.place]!r}')

    def array(self):
        text = self.text
        items = []
        self.place += 1
        while True:
            self.skip_blanks_and_comments()
            if text.startswith(']', self.place):
                break
            items.append(self.value())
            self.skip_blanks_and_comments()
            if text.startswith(']', self.place):
                break
            if not text.startswith(',', self.place):
                raise self.error('Unclosed array')
            self.place += 1
        self.place += 1
        return items

    def inline_table(self):
        text = self.text
        root = {}
        names = Name()
        self.place += 1
        self.skip_blanks()
        if text.startswith('}', self.place):
            self.place += 1
            return root
        while True:
            key = self.key()
            self.skip_equals_sign()
            value = self.value()
            *parents, last = key
            if _is_frozen(names, key):
                raise self.error(f'Cannot mutate immutable namespace {tuple(key)}')
            try:
                table = _table_at(root, parents, through_arrays=False)
            except _Occupied:
                raise self.error('Cannot overwrite a value') from None
            if last in table:
                raise self.error(f'Duplicate inline table key {last!r}')
            table[last] = value
            self.skip_blanks()
            if text.startswith('}', self.place):
                self.place += 1
                return root
            if not text.startswith(',', self.place):
                raise self.error('Unclosed inline table')
            if isinstance(value, (dict, list)):
                name = names
                for part in key:
                    name = name.at(part)
                name.frozen = True
            self.place = _blanks(text, self.place + 1).end()

    # --- strings

    def literal(self, start, end_mark, find_control):
        end = self.text.find(end_mark, start)
        if end < 0:
            raise self.error(f'Expected {end_mark!r}', len(self.text))
        if match := find_control(self.text, start, end):
            raise self.error(f'Found invalid character {match[0]!r}', match.start())
        self.place = end + len(end_mark)
        return self.text[start:end]

    def literal_string(self):
        return self.literal(self.place + 1, "'", _find_control)

    def literal_lines(self):
        start = self.place + 3
        start += self.text.startswith('\n', start)
        return self.literal(start, "'''", _find_lines_control) + self.quotes_after("'")

    def basic_lines(self):
        self.place += 3
        self.place += self.text.startswith('\n', self.place)
        return self.basic('"""', _basic_lines_run) + self.quotes_after('"')

    def basic_string(self):
        self.place += 1
        return self.basic('"', _basic_run)

    def quotes_after(self, quote):
        # One or two that belong to the text in front of the three that end it.
        start = self.place
        while self.place < start + 2 and self.text.startswith(quote, self.place):
            self.place += 1
        return self.text[start:self.place]

    def basic(self, end_mark, run):
        text = self.text
        pieces = []
        while True:
            start = self.place
            self.place = run(text, start).end()
            pieces.append(text[start:self.place])
            char = text[self.place:self.place + 1]
            if char == '\\':
                pieces.append(self.escape(end_mark == '"""'))
            elif text.startswith(end_mark, self.place):
                self.place += len(end_mark)
                return ''.join(pieces)
            elif char == '"':
                pieces.append(char)
                self.place += 1
            elif not char:
                raise self.error('Unterminated string')
            else:
                raise self.error(f'Illegal character {char!r}')

    def escape(self, in_lines):
        text = self.text
        char = text[self.place + 1:self.place + 2]
        self.place += 2
        if char in _ESCAPES:
            return _ESCAPES[char]
        if char == 'u' or char == 'U':
            size = 4 if char == 'u' else 8
            digits = text[self.place:self.place + size]
            if len(digits) != size or not _HEX_DIGITS.issuperset(digits):
                raise self.error('Invalid hex value')
            self.place += size
            code = int(digits, 16)
            if code > 0x10ffff or 0xd800 <= code <= 0xdfff:
                raise self.error('Escaped character is not a Unicode scalar value')
            return chr(code)
        if in_lines and char and char in ' \t\n':
            # A line that goes on: white space up to the next text does not count.
            if char != '\n':
                self.skip_blanks()
                if self.place == len(text):
                    return ''
                if text[self.place] != '\n':
                    raise self.error("Unescaped '\\' in a string")
            self.place = _blank_lines(text, self.place).end()
            return ''
        raise self.error("Unescaped '\\' in a string")


def _moment(year, month, day, clock):
    # A date, a datetime or a time of the texts that _number_or_time finds.
    from datetime import date, datetime, time, timedelta, timezone
    hour, minute, second, fraction = clock[0:4] if year else clock[8:12]
    if not hour:
        return date(int(year), int(month), int(day))
    clock_time = time(int(hour), int(minute), int(second), int((fraction or '0').ljust(6, '0')))
    if not year:
        return clock_time
    utc, sign, hours, minutes = clock[4:8]
    if utc:
        zone = timezone.utc
    elif sign:
        offset = timedelta(hours=int(hours), minutes=int(minutes))
        zone = timezone(offset if sign == '+' else -offset)
    else:
        zone = None
    return datetime.combine(date(int(year), int(month), int(day)), clock_time, zone)
