# csv: tables as text. Ordinary lines and rows are native (csv.cpp); what needs states is here.
"""CSV parsing and writing."""

import re
from io import StringIO

__all__ = ["QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "QUOTE_STRINGS",
           "QUOTE_NOTNULL", "Error", "Dialect", "excel", "excel_tab", "field_size_limit", "reader",
           "writer", "register_dialect", "get_dialect", "list_dialects", "Sniffer",
           "unregister_dialect", "DictReader", "DictWriter", "unix_dialect"]

QUOTE_MINIMAL = 0
QUOTE_ALL = 1
QUOTE_NONNUMERIC = 2
QUOTE_NONE = 3
QUOTE_STRINGS = 4
QUOTE_NOTNULL = 5
_QUOTINGS = range(6)


# --- Error

class Error(Exception):
    __module__ = "_csv"


# --- the limit of fields

_limit = [128 * 1024]


def field_size_limit(*new_limit):
    """Sets an upper limit on parsed fields."""
    if len(new_limit) > 1:
        raise TypeError(f"field_size_limit expected at most 1 argument, got {len(new_limit)}")
    old = _limit[0]
    for limit in new_limit:
        if not isinstance(limit, int):
            raise TypeError("limit must be an integer")
        _limit[0] = limit
    return old


# --- dialects, checked

class _Format:
    # What reader and writer know of a dialect, checked.
    __module__ = "_csv"
    __slots__ = ("delimiter", "doublequote", "escapechar", "lineterminator", "quotechar",
                 "quoting", "skipinitialspace", "strict")

    def __setattr__(self, name, value, /):
        _refuse_change(name)

    def __delattr__(self, name, /):
        _refuse_change(name)

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'Dialect' instances")


def _refuse_change(name):
    if name in ("doublequote", "skipinitialspace", "strict"):
        raise AttributeError("readonly attribute")
    if name in _Format.__slots__:
        raise AttributeError(f"attribute '{name}' of '_csv.Dialect' objects is not writable")
    raise AttributeError(f"'_csv.Dialect' object has no attribute '{name}' and no __dict__ "
                         "for setting new attributes")


_Format.__name__ = _Format.__qualname__ = "Dialect"
# The slots write into instances of this class only, whatever __setattr__ says.
_slots = [(name, getattr(_Format, name).__set__) for name in _Format.__slots__]


class _Draft:
    # A _Format that is not checked yet.
    pass


def _check_type(name, value, optional=False):
    if value is None and optional:
        return None
    if not isinstance(value, str):
        kinds = "a unicode character or None" if optional else "a unicode character"
        raise TypeError(f'"{name}" must be {kinds}, not {type(value).__name__}')
    if len(value) != 1:
        kinds = "a unicode character or None" if optional else "a unicode character"
        raise TypeError(f'"{name}" must be {kinds}, not a string of length {len(value)}')
    return value


def _format(dialect, options):
    for name in options:
        if name not in _Format.__slots__:
            raise TypeError(f"this function got an unexpected keyword argument '{name}'")
    if isinstance(dialect, str):
        dialect = get_dialect(dialect)
    if isinstance(dialect, _Format) and not options:
        return dialect

    def option(name, default):
        if name in options:
            return options[name]
        return default if dialect is None else getattr(dialect, name, default)

    made = _Draft()
    made.delimiter = _check_type("delimiter", option("delimiter", ","))
    made.doublequote = bool(option("doublequote", True))
    made.escapechar = _check_type("escapechar", option("escapechar", None), True)
    made.lineterminator = option("lineterminator", "\r\n")
    if not isinstance(made.lineterminator, str):
        raise TypeError('"lineterminator" must be a string, not '
                        f"{type(made.lineterminator).__name__}")
    quotechar = option("quotechar", '"')
    made.quotechar = _check_type("quotechar", quotechar, True)
    made.quoting = option("quoting", QUOTE_MINIMAL)
    if not isinstance(made.quoting, int) or isinstance(made.quoting, bool):
        raise TypeError(f'"quoting" must be an integer, not {type(made.quoting).__name__}')
    if made.quoting not in _QUOTINGS:
        raise TypeError('bad "quoting" value')
    made.skipinitialspace = bool(option("skipinitialspace", False))
    made.strict = bool(option("strict", False))
    if made.quotechar is None and made.quoting != QUOTE_NONE:
        if "quoting" in options or getattr(dialect, "quoting", 0):
            raise TypeError("quotechar must be set if quoting enabled")
        made.quoting = QUOTE_NONE
    for name in ("delimiter", "escapechar", "quotechar"):
        if getattr(made, name) in ("\n", "\r"):
            raise ValueError(f"bad {name} value")
    if made.delimiter == " " and made.skipinitialspace:
        raise ValueError("bad delimiter value")
    if made.delimiter in (made.escapechar, made.quotechar):
        other = "escapechar" if made.delimiter == made.escapechar else "quotechar"
        raise ValueError(f"bad delimiter or {other} value")
    if made.escapechar is not None and made.escapechar == made.quotechar:
        raise ValueError("bad escapechar or quotechar value")
    checked = _Format()
    for name, store in _slots:
        store(checked, getattr(made, name))
    return checked


# --- Dialect

class Dialect:
    """Describe a CSV dialect."""

    _name = ""
    _valid = False
    delimiter = lineterminator = quotechar = escapechar = None
    quoting = doublequote = skipinitialspace = None

    def __init__(self):
        if self.__class__ != Dialect:
            self._valid = True
        try:
            _format(self, {})
        except TypeError as reason:
            raise Error(str(reason)) from None


# --- dialects by name

class excel(Dialect):
    """As Excel writes: commas, quotes where needed, lines that end in CR LF."""
    delimiter = ","
    lineterminator = "\r\n"
    skipinitialspace = False
    quoting = QUOTE_MINIMAL
    quotechar = '"'
    doublequote = True


class excel_tab(excel):
    """As excel, with tabs."""
    delimiter = "\t"


class unix_dialect(Dialect):
    """Commas, everything quoted, lines that end in LF."""
    delimiter = ","
    lineterminator = "\n"
    skipinitialspace = False
    quoting = QUOTE_ALL
    quotechar = '"'
    doublequote = True


_dialects = {}


def register_dialect(name, dialect=None, **fmtparams):
    """Makes a dialect known: readers and writers find it by the name."""
    if not isinstance(name, str):
        raise TypeError("dialect name must be a string")
    _dialects[name] = _format(dialect, fmtparams)


def unregister_dialect(name):
    """Makes a name unknown again."""
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name):
    """The dialect of that name."""
    try:
        return _dialects[name]
    except KeyError:
        raise Error("unknown dialect") from None


def list_dialects():
    """The names that are known, as a list."""
    return list(_dialects)


register_dialect("excel", excel)
register_dialect("excel-tab", excel_tab)
register_dialect("unix", unix_dialect)


# --- reading

# The states of the reader.
(_START_RECORD, _START_FIELD, _ESCAPED, _IN_FIELD, _IN_QUOTED, _ESCAPED_IN_QUOTED,
 _QUOTE_IN_QUOTED, _EAT_NEWLINE, _AFTER_ESCAPED_NEWLINE) = range(9)


class _Reader:
    __module__ = "_csv"

    def __init__(self, iterable, dialect, options):
        self._lines = iter(iterable)
        self.dialect = dialect = _format(dialect, options)
        self.line_num = 0
        self._delimiter = dialect.delimiter
        self._quotechar = dialect.quotechar if dialect.quoting != QUOTE_NONE else None
        # Whether _split_line() knows the dialect.
        self._is_plain = (dialect.escapechar is None and not dialect.skipinitialspace
                          and (dialect.doublequote or self._quotechar is None)
                          and dialect.quoting in (QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONE))

    def __iter__(self):
        return self

    def _save(self, fields, field, is_unquoted):
        quoting = self.dialect.quoting
        if is_unquoted:
            if quoting == QUOTE_NOTNULL and not field:
                fields.append(None)
                return
            if quoting == QUOTE_STRINGS and not field:
                fields.append(None)
                return
            if quoting in (QUOTE_NONNUMERIC, QUOTE_STRINGS) and field:
                fields.append(float(field))
                return
        fields.append(field)

    def __next__(self):
        line = None
        if self._is_plain:
            line = next(self._lines)
            if isinstance(line, str):
                plain = _split_line(line, self._delimiter, self._quotechar, _limit[0])
                if plain is not None:
                    self.line_num += 1
                    return plain
        dialect = self.dialect
        delimiter = self._delimiter
        quotechar = self._quotechar
        escapechar = dialect.escapechar
        fields = []
        parts = []
        size = 0
        unquoted = True
        state = _START_RECORD
        while True:
            try:
                if line is None:
                    line = next(self._lines)
            except StopIteration:
                if size or state == _IN_QUOTED or parts:
                    if dialect.strict:
                        raise Error("unexpected end of data") from None
                    self._save(fields, "".join(parts), unquoted)
                    return fields
                if state not in (_START_RECORD,) and fields:
                    self._save(fields, "".join(parts), unquoted)
                    return fields
                raise
            if not isinstance(line, str):
                raise Error("iterator should return strings, not "
                            f"{type(line).__name__} (the file should be opened in text mode)")
            self.line_num += 1
            for char in line:
                if state == _START_RECORD:
                    if char in "\r\n":
                        state = _EAT_NEWLINE
                        continue
                    state = _START_FIELD
                if state == _START_FIELD:
                    unquoted = True
                    if char in "\r\n":
                        self._save(fields, "", True)
                        state = _EAT_NEWLINE
                    elif char == quotechar:
                        unquoted = False
                        state = _IN_QUOTED
                    elif char == escapechar:
                        state = _ESCAPED
                    elif char == " " and dialect.skipinitialspace:
                        pass
                    elif char == delimiter:
                        self._save(fields, "", True)
                    else:
                        parts.append(char)
                        size += 1
                        state = _IN_FIELD
                elif state == _ESCAPED:
                    if char in "\r\n":
                        parts.append(char)
                        size += 1
                        state = _AFTER_ESCAPED_NEWLINE
                        continue
                    parts.append(char)
                    size += 1
                    state = _IN_FIELD
                elif state == _IN_FIELD or state == _AFTER_ESCAPED_NEWLINE:
                    if char in "\r\n":
                        self._save(fields, "".join(parts), unquoted)
                        parts.clear()
                        size = 0
                        state = _EAT_NEWLINE
                    elif char == escapechar:
                        state = _ESCAPED
                    elif char == delimiter:
                        self._save(fields, "".join(parts), unquoted)
                        parts.clear()
                        size = 0
                        state = _START_FIELD
                    else:
                        # After an escaped line end the record goes on over the next one too.
                        parts.append(char)
                        size += 1
                elif state == _IN_QUOTED:
                    if char == escapechar:
                        state = _ESCAPED_IN_QUOTED
                    elif char == quotechar:
                        state = _QUOTE_IN_QUOTED if dialect.doublequote else _IN_FIELD
                    else:
                        parts.append(char)
                        size += 1
                elif state == _ESCAPED_IN_QUOTED:
                    parts.append(char)
                    size += 1
                    state = _IN_QUOTED
                elif state == _QUOTE_IN_QUOTED:
                    if char == quotechar:
                        parts.append(char)
                        size += 1
                        state = _IN_QUOTED
                    elif char == delimiter:
                        self._save(fields, "".join(parts), unquoted)
                        parts.clear()
                        size = 0
                        state = _START_FIELD
                    elif char in "\r\n":
                        self._save(fields, "".join(parts), unquoted)
                        parts.clear()
                        size = 0
                        state = _EAT_NEWLINE
                    elif not dialect.strict:
                        parts.append(char)
                        size += 1
                        state = _IN_FIELD
                    else:
                        raise Error(f"'{delimiter}' expected after '{quotechar}'")
                elif char not in "\r\n":
                    raise Error("new-line character seen in unquoted field - "
                                "do you need to open the file with newline=''?")
                if size > _limit[0]:
                    raise Error(f"field larger than field limit ({_limit[0]})")
            line = None
            # The end of what the iterator gave is the end of the line.
            if state == _START_RECORD or state == _EAT_NEWLINE:
                return fields
            if state == _START_FIELD:
                self._save(fields, "", True)
                return fields
            if state == _ESCAPED:
                parts.append("\n")
                size += 1
                state = _IN_FIELD
            elif state == _ESCAPED_IN_QUOTED:
                parts.append("\n")
                size += 1
                state = _IN_QUOTED
            elif state == _IN_FIELD or state == _QUOTE_IN_QUOTED:
                self._save(fields, "".join(parts), unquoted)
                return fields


_Reader.__name__ = _Reader.__qualname__ = "reader"


def reader(iterable, /, dialect=None, **fmtparams):
    """Return a reader object that will process lines from the given iterable."""
    return _Reader(iterable, dialect, fmtparams)


# --- writing

class _Writer:
    __module__ = "_csv"

    def __init__(self, fileobj, dialect, options):
        write = getattr(fileobj, "write", None)
        if not callable(write):
            raise TypeError('argument 1 must have a "write" method')
        self._write = write
        self.dialect = _format(dialect, options)
        dialect = self.dialect
        # What makes quotes necessary.
        self._special = {dialect.delimiter, "\n", "\r", *dialect.lineterminator}
        for char in (dialect.quotechar, dialect.escapechar):
            if char is not None:
                self._special.add(char)
        # Whether _join_row() knows the dialect.
        self._is_plain = (dialect.quoting in (QUOTE_MINIMAL, QUOTE_ALL) and dialect.doublequote
                          and not dialect.skipinitialspace)

    def _field(self, value, count):
        dialect = self.dialect
        quoting = dialect.quoting
        if isinstance(value, str):
            text = value
            quoted = quoting in (QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_STRINGS, QUOTE_NOTNULL)
        elif value is None:
            text = ""
            quoted = quoting in (QUOTE_ALL, QUOTE_NONNUMERIC)
            if quoting in (QUOTE_STRINGS, QUOTE_NOTNULL) and count == 1:
                raise Error("single empty field record must be quoted")
        else:
            text = str(value)
            number = hasattr(type(value), "__float__") or hasattr(type(value), "__index__")
            quoted = quoting in (QUOTE_ALL, QUOTE_NOTNULL) or (
                quoting == QUOTE_NONNUMERIC and not number)
        if not self._special.isdisjoint(text):
            quotechar = dialect.quotechar
            escapechar = dialect.escapechar
            out = []
            for char in text:
                if char in self._special:
                    escape = False
                    if quoting == QUOTE_NONE:
                        escape = True
                    elif char == quotechar:
                        if dialect.doublequote:
                            out.append(quotechar)
                            quoted = True
                        else:
                            escape = True
                    elif char == escapechar:
                        escape = True
                    else:
                        quoted = True
                    if escape:
                        if escapechar is None:
                            raise Error("need to escape, but no escapechar set")
                        out.append(escapechar)
                out.append(char)
            text = "".join(out)
        elif (quoting != QUOTE_NONE and dialect.delimiter == " " and dialect.skipinitialspace
              and not text):
            quoted = True
        if not text and not quoted and count == 1:
            if quoting == QUOTE_NONE or (value is None
                                         and quoting in (QUOTE_STRINGS, QUOTE_NOTNULL)):
                raise Error("single empty field record must be quoted")
            quoted = True
        return f"{dialect.quotechar}{text}{dialect.quotechar}" if quoted else text

    def writerow(self, row, /):
        """Writes the fields of one row and returns what write() returned."""
        try:
            values = list(row)
        except TypeError:
            raise Error(f"iterable expected, not {type(row).__name__}") from None
        if self._is_plain:
            dialect = self.dialect
            line = _join_row(values, dialect.delimiter, dialect.quotechar, dialect.escapechar,
                             dialect.lineterminator, dialect.quoting == QUOTE_ALL)
            if line is not None:
                return self._write(line)
        count = len(values)
        line = self.dialect.delimiter.join([self._field(value, count) for value in values])
        return self._write(line + self.dialect.lineterminator)

    def writerows(self, rows, /):
        """Writes rows, one after the other."""
        for row in rows:
            self.writerow(row)


_Writer.__name__ = _Writer.__qualname__ = "writer"


def writer(fileobj, /, dialect=None, **fmtparams):
    """Return a writer object that will write user data on the given file object."""
    return _Writer(fileobj, dialect, fmtparams)


# --- DictReader

class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args,
                 **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self.reader = reader(f, dialect, *args, **kwds)
        self.line_num = 0
        self.dialect = dialect
        self.restkey, self.restval = restkey, restval
        self._fieldnames = fieldnames

    def __iter__(self):
        return self

    def _header(self):
        # The names of the columns, from the first line unless they were given. None at the end.
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        self.line_num = self.reader.line_num
        return self._fieldnames

    def _set_header(self, names):
        self._fieldnames = names

    fieldnames = property(_header, _set_header)

    def __next__(self):
        if not self.line_num:
            self._header()
        lines = self.reader
        row = next(lines)
        self.line_num = lines.line_num
        while row == []:
            row = next(lines)
        names = self.fieldnames
        entry = dict(zip(names, row))
        if len(names) < len(row):
            entry[self.restkey] = row[len(names):]
        else:
            for name in names[len(row):]:
                entry[name] = self.restval
        return entry


# --- DictWriter

class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args,
                 **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self.fieldnames = fieldnames
        self.restval = restval
        extrasaction = extrasaction.lower()
        if extrasaction not in ("raise", "ignore"):
            raise ValueError(f"extrasaction ({extrasaction}) must be 'raise' or 'ignore'")
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _values(self, entry):
        if self.extrasaction == "raise" and (extra := entry.keys() - self.fieldnames):
            raise ValueError("dict contains fields not in fieldnames: "
                             + ", ".join(map(repr, extra)))
        return (entry.get(name, self.restval) for name in self.fieldnames)

    def writerow(self, rowdict):
        values = self._values(rowdict)
        return self.writer.writerow(values)

    def writerows(self, rowdicts):
        rows = (self._values(entry) for entry in rowdicts)
        return self.writer.writerows(rows)


# --- Sniffer


def _kind_of(value):
    # Numbers are one kind, other texts of the same length another.
    try:
        complex(value)
    except (ValueError, OverflowError):
        return len(value)
    return complex


class Sniffer:
    """Guesses the dialect of a sample: the delimiter by what is most regular in its lines."""

    def __init__(self):
        self.preferred = [",", "\t", ";", " ", ":"]

    def sniff(self, sample, delimiters=None):
        """A Dialect that fits the sample."""
        sample = sample.replace("\r\n", "\n").replace("\r", "\n")
        quotechar, doublequote, delimiter, skipinitialspace = self._by_quotes(sample, delimiters)
        if not delimiter:
            delimiter, skipinitialspace = self._by_frequency(sample, delimiters)
        if not delimiter:
            raise Error("Could not determine delimiter")

        class dialect(Dialect):
            _name = "sniffed"
            lineterminator = "\r\n"
            quoting = QUOTE_MINIMAL

        dialect.doublequote = doublequote
        dialect.delimiter = delimiter
        dialect.quotechar = quotechar or '"'
        dialect.skipinitialspace = skipinitialspace
        return dialect

    def _by_quotes(self, data, delimiters):
        # A quoted field between two delimiters tells all at once. It ends with the first quote that
        # is not doubled: looking further from each start would take the square of the sample.
        delim, space, quote = r"(?P<delim>[^\w\n\"'])", "(?P<space> ?)", r"(?P<quote>[\"'])"
        field = quote + "(?:(?!(?P=quote)).|(?P=quote){2})*+(?P=quote)"
        matches = []
        for pattern in (delim + space + field + "(?P=delim)", r"(?:^|\n)" + field + delim + space,
                        delim + space + field + r"(?:$|\n)", r"(?:^|\n)" + field + r"(?:$|\n)"):
            expression = re.compile(pattern, re.DOTALL | re.MULTILINE)
            matches = list(expression.finditer(data))
            if matches:
                break
        if not matches:
            return "", False, None, False
        quotes = {}
        found = {}
        spaces = 0
        for match in matches:
            quote = match.group("quote")
            quotes[quote] = quotes.get(quote, 0) + 1
            groups = match.groupdict()
            if "delim" not in groups:
                continue
            key = groups["delim"]
            if key and (delimiters is None or key in delimiters):
                found[key] = found.get(key, 0) + 1
            if groups.get("space"):
                spaces += 1
        quotechar = max(quotes, key=quotes.get)
        if not found:
            return quotechar, False, "", False
        delimiter = max(found, key=found.get)
        doublequote = self._doubles(data, quotechar, delimiter)
        return quotechar, doublequote, delimiter, found[delimiter] == spaces

    def _doubles(self, data, quote, delimiter):
        # Whether any whole field has two quotes within.
        edge = re.escape(delimiter)
        blanks = "" if delimiter == " " else " *+"
        fields = re.compile(f"(?:^|(?<={edge})){blanks}{quote}((?:[^{quote}]++|{quote}{quote})*+)"
                            f"{quote}(?:$|{edge})", re.MULTILINE)
        return any(quote * 2 in match[1] for match in fields.finditer(data))

    def _by_frequency(self, data, delimiters):
        lines = [line for line in data.split("\n") if line]
        if not lines:
            return "", False
        candidates = {}
        for code in range(127):
            char = chr(code)
            if char.isalnum() and delimiters is None or char in "\r\n":
                continue
            if delimiters is not None and char not in delimiters:
                continue
            counts = [line.count(char) for line in lines]
            common = max(set(counts), key=counts.count)
            if common == 0:
                continue
            share = counts.count(common) / len(counts)
            if share >= 0.9:
                candidates[char] = (share, common)
        if not candidates:
            return "", False
        best = None
        if len(candidates) == 1:
            best = next(iter(candidates))
        else:
            for char in self.preferred:
                if char in candidates:
                    best = char
                    break
            if best is None:
                best = max(candidates, key=lambda char: candidates[char])
        first = lines[0]
        return best, first.count(best) == first.count(best + " ")

    def has_header(self, sample):
        # Columns whose values all are numbers, or all as long, while the first line is not.
        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        columns = len(header)
        kinds = dict.fromkeys(range(columns))
        for number, row in enumerate(rows):
            if number > 20:
                break
            if len(row) != columns:
                continue
            for column, known in list(kinds.items()):
                kind = _kind_of(row[column])
                if known is None:
                    kinds[column] = kind
                elif kind != known:
                    del kinds[column]
        # A column whose first line is of another kind speaks for a header, another one against it.
        votes = [(len(header[column]) if isinstance(kind, int) else _kind_of(header[column])) != kind
                 for column, kind in kinds.items()]
        return votes.count(True) > votes.count(False)
