# string: constants, templates with $ and the formatter that programs can change.
#
# Attributes that a format names are read with getattr(), which has the rights of a guest: a format is no
# way around the policy.
"""A collection of string constants, and templates and formatting that can be changed."""

__all__ = """Formatter Template ascii_letters ascii_lowercase ascii_uppercase capwords digits hexdigits octdigits
printable punctuation whitespace""".split()

whitespace = " \t\n\r\v\f"
digits, octdigits, hexdigits = "0123456789", "01234567", "0123456789abcdefABCDEF"
ascii_lowercase, ascii_uppercase = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = f"{ascii_lowercase}{ascii_uppercase}"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = f"{digits}{ascii_letters}{punctuation}{whitespace}"


def capwords(s, sep=None):
    """Capitalize each word. Without a separator, runs of whitespace between words become a space."""
    joined = (sep or " ").join
    return joined([word.capitalize() for word in s.split(sep)])


# --- Template

class _DefaultPattern:
    # The pattern of a class that has none of its own. It is compiled when it is first used, because most programs that
    # import this module never do.
    def __get__(self, template, owner):
        if template is None and owner is not Template:
            return self  # __init_subclass__() is about to make one
        return _set_pattern(owner, _default_pattern(owner))


_NO_MAPPING = {}
_KINDS = "named", "braced", "escaped", "invalid"


def _default_pattern(owner):
    from re import escape
    sign, name = escape(owner.delimiter), owner.idpattern
    braced = f"{{(?P<braced>{owner.braceidpattern or name})}}"
    return f"{sign}(?:(?P<escaped>{sign})|(?P<named>{name})|{braced}|(?P<invalid>))"


def _set_pattern(owner, pattern):
    import re
    if owner.flags is None:
        owner.flags = re.IGNORECASE
    owner.pattern = re.compile(pattern, owner.flags | re.VERBOSE)
    return owner.pattern


class Template:
    """A text in which $name and ${name} are placeholders of values."""

    delimiter = "$"
    pattern = _DefaultPattern()
    flags = None  # re.IGNORECASE
    # Placeholders are ASCII identifiers, whatever the flags are.
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None

    def __init_subclass__(cls):
        super().__init_subclass__()
        # Errors in a pattern are reported where its class is defined.
        pattern = cls.pattern
        if pattern is super(cls, cls).pattern:
            # The base's, which may have another delimiter and other names.
            pattern = _default_pattern(cls)
        _set_pattern(cls, pattern)

    def __init__(self, template):
        self.template = template

    def _kind_of(self, match):
        # Patterns of the program may have other groups, too.
        kind = match.lastgroup
        if kind in _KINDS:
            return kind
        for kind in _KINDS:
            if match[kind] is not None:
                return kind
        raise ValueError("Unrecognized named group in pattern", self.pattern)

    def _fill(self, values, keywords, missing):
        """Return the text with its values. `missing` gets what is invalid or has no value."""
        if values is _NO_MAPPING:
            values = keywords
        elif keywords:
            from collections import ChainMap
            values = ChainMap(keywords, values)

        def fill(match):
            kind = self._kind_of(match)
            if kind == "escaped":
                return self.delimiter
            if kind == "invalid":
                return missing(self, match, None)
            try:
                return str(values[match[kind]])
            except KeyError as error:
                return missing(self, match, error)

        return self.pattern.sub(fill, self.template)

    def substitute(self, mapping=_NO_MAPPING, /, **kws):
        """Return the text with its values. Raises KeyError for a name without a value."""
        return self._fill(mapping, kws, _refuse)

    def safe_substitute(self, mapping=_NO_MAPPING, /, **kws):
        """Return the text with its values. Placeholders without a value stay."""
        return self._fill(mapping, kws, _keep)

    def get_identifiers(self):
        """Return a list of the names that have placeholders, each once."""
        names = {}
        for match in self.pattern.finditer(self.template):
            if (kind := self._kind_of(match)) in ("named", "braced"):
                names[match[kind]] = None
        return list(names)

    def is_valid(self):
        """Say whether substitute() finds no "$" that begins no placeholder."""
        return all([self._kind_of(match) != "invalid" for match in self.pattern.finditer(self.template)])


def _keep(template, match, error):
    return match.group()


def _refuse(template, match, error):
    if error is not None:
        raise error
    *_, line = before = template.template[:match.start("invalid")].splitlines(keepends=True) or [""]
    raise ValueError(f"Invalid placeholder in string: line {len(before)}, col {len(line) or 1}")


# --- Formatter


def _parse(text):
    # The pieces of a format string: literal text, field name, format specification, conversion.
    position = 0
    length = len(text)
    while position < length:
        start = position
        while position < length and text[position] not in '{}':
            position += 1
        literal = text[start:position]
        if position == length:
            yield literal, None, None, None
            return
        brace = text[position]
        if position + 1 < length and text[position + 1] == brace:
            yield literal + brace, None, None, None
            position += 2
            continue
        if brace == '}':
            raise ValueError("Single '}' encountered in format string")
        position += 1
        if position == length:
            raise ValueError("Single '{' encountered in format string")
        field, position = _field_end(text, position)
        name, specification, conversion = _split_field(field)
        yield literal, name, specification, conversion


def _field_end(text, start):
    depth = 1
    position = start
    in_brackets = False
    in_name = True
    while position < len(text):
        character = text[position]
        if in_name and character == '[':
            in_brackets = True
        elif in_name and character == ']':
            in_brackets = False
        elif in_brackets:
            pass
        elif character in '!:':
            in_name = False
        elif character == '{':
            if in_name:
                raise ValueError("unexpected '{' in field name")
            depth += 1
        elif character == '}':
            depth -= 1
            if depth == 0:
                return text[start:position], position + 1
        position += 1
    raise ValueError("expected '}' before end of string")


def _split_field(field):
    in_brackets = False
    for position, character in enumerate(field):
        if character == '[':
            in_brackets = True
        elif character == ']':
            in_brackets = False
        elif in_brackets:
            continue
        elif character == ':':
            return field[:position], field[position + 1:], None
        elif character == '!':
            rest = field[position + 1:]
            if not rest:
                raise ValueError("unmatched '{' in format spec")
            if len(rest) > 1 and rest[1] != ':':
                raise ValueError("expected ':' after conversion specifier")
            return field[:position], rest[2:], rest[0]
    return field, '', None


def _split_name(name):
    # 'a.b[c]' as 'a' and the pairs (True, 'b'), (False, 'c').
    end = 0
    while end < len(name) and name[end] not in '.[':
        end += 1
    first, steps = name[:end], []
    while end < len(name):
        if name[end] == '.':
            start = end = end + 1
            while end < len(name) and name[end] not in '.[':
                end += 1
            if start == end:
                raise ValueError('Empty attribute in format string')
            steps.append((True, name[start:end]))
        elif name[end] == '[':
            close = name.find(']', end)
            if close < 0:
                raise ValueError("Missing ']' in format string")
            key = name[end + 1:close]
            if not key:
                raise ValueError('Empty attribute in format string')
            steps.append((False, int(key) if key.isdecimal() else key))
            end = close + 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
    return (int(first) if first.isdecimal() else first), steps


class _Numbering:
    """The numbers of the fields of a format, which are all in the text or are all counted."""

    def __init__(self):
        self.counted, self.are_written = 0, False

    def number(self, name):
        """Return the name of a field with its number, if it has one."""
        start = name[:1]
        if start in ("", ".", "["):
            if self.are_written:
                raise ValueError("cannot switch from manual field specification to automatic field numbering")
            name = f"{self.counted}{name}"
            self.counted += 1
        elif start.isdecimal() and isinstance(_split_name(name)[0], int):
            if self.counted:
                raise ValueError("cannot switch from automatic field numbering to manual field specification")
            self.are_written = True
        return name


class Formatter:
    """What str.format() does, in steps that subclasses may change."""

    def format(self, format_string, /, *args, **kwargs):
        """Return the text with the arguments in the places of its fields."""
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        """Return the text with the arguments, which are a tuple and a dictionary, in the places of its fields."""
        used = set()
        text = self._vformat(format_string, args, kwargs, used, 2, _Numbering())
        self.check_unused_args(used, args, kwargs)
        return text

    def _vformat(self, text, args, kwargs, used, levels, numbering=None):
        if levels < 0:
            raise ValueError("Max string recursion exceeded")
        parts = []
        for literal, name, spec, conversion in self.parse(text):
            parts.append(literal)
            if name is not None:
                value, key = self.get_field(numbering.number(name), args, kwargs)
                used.add(key)
                value = self.convert_field(value, conversion)
                if spec or levels == 0:
                    # A format specification may have fields, too.
                    spec = self._vformat(spec, args, kwargs, used, levels - 1, numbering)
                parts.append(self.format_field(value, spec))
        return "".join(parts)

    def parse(self, format_string):
        """Yield (literal text, field name, format specification, conversion) for each field."""
        return _parse(format_string)

    def get_field(self, field_name, args, kwargs):
        """Return the value of a field, with its attributes and indexes, and the key of the argument."""
        key, steps = _split_name(field_name)
        value = self.get_value(key, args, kwargs)
        for is_attribute, step in steps:
            # getattr() reads as the guest would.
            value = getattr(value, step) if is_attribute else value[step]
        return value, key

    def get_value(self, key, args, kwargs):
        """Return the argument of a number or name."""
        return (args if isinstance(key, int) else kwargs)[key]

    def convert_field(self, value, conversion):
        """Return a value converted by str(), repr() or ascii(), or as it is."""
        if conversion is None:
            return value
        if conversion in _CONVERSIONS:
            return _CONVERSIONS[conversion](value)
        raise ValueError(f"Unknown conversion specifier {conversion!s}")

    def format_field(self, value, format_spec):
        """Return the text of a value."""
        return format(value, format_spec)

    def check_unused_args(self, used_args, args, kwargs):
        """Subclasses may raise an exception here, if the keys in used_args are not those of all arguments."""


_CONVERSIONS = {"s": str, "r": repr, "a": ascii}
