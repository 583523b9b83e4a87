# string: constants, templates with $ and the formatter that programs can change.
#
# Attributes that a format names are read with getattr(), which has the rights of a guest: a format is no
# way around the policy.
"""A collection of string constants, and templates and formatting that can be changed."""

__all__ = ["ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits",
           "octdigits", "printable", "punctuation", "whitespace", "Formatter", "Template"]

digits = '0123456789'
octdigits = digits[:8]
ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz'
ascii_uppercase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
ascii_letters = ascii_lowercase + ascii_uppercase
hexdigits = digits + ascii_lowercase[:6] + ascii_uppercase[:6]
whitespace = ' \t\n\r\v\f'
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    """Split into words, capitalize each, and join them again."""
    return (sep or ' ').join(map(str.capitalize, s.split(sep)))


# --- Template

_no_mapping = {}


class _TemplatePattern:
    # The pattern is made when it is first used: most programs that import this module never do.
    def __get__(self, instance, cls=None):
        if cls is None:
            return self
        return cls._compile_pattern()


_lazy_pattern = _TemplatePattern()


class Template:
    """A text in which $name and ${name} stand for values."""

    delimiter = '$'
    # ASCII letters only, whatever the flags say: the placeholders are identifiers.
    idpattern = r'(?a:[_a-z][_a-z0-9]*)'
    braceidpattern = None
    flags = None  # re.IGNORECASE
    pattern = _lazy_pattern

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._compile_pattern()

    @classmethod
    def _compile_pattern(cls):
        import re
        pattern = cls.__dict__.get('pattern', _lazy_pattern)
        if pattern is _lazy_pattern:
            delimiter = re.escape(cls.delimiter)
            name = cls.idpattern
            braced = cls.braceidpattern or cls.idpattern
            pattern = fr"""
            {delimiter}(?:
              (?P<escaped>{delimiter})  |   # Escape sequence of two delimiters
              (?P<named>{name})       |   # delimiter and a Python identifier
              {{(?P<braced>{braced})}} |   # delimiter and a braced identifier
              (?P<invalid>)             # Other ill-formed delimiter exprs
            )
            """
        if cls.flags is None:
            cls.flags = re.IGNORECASE
        compiled = cls.pattern = re.compile(pattern, cls.flags | re.VERBOSE)
        return compiled

    def __init__(self, template):
        self.template = template

    def _invalid(self, match):
        start = match.start('invalid')
        lines = self.template[:start].splitlines(keepends=True)
        if lines:
            column = start - len(''.join(lines[:-1]))
            line = len(lines)
        else:
            column = line = 1
        raise ValueError(f'Invalid placeholder in string: line {line}, col {column}')

    def _filled(self, mapping, keywords, leave):
        # The text with its values; leave: what has no value, or is no placeholder, stays as it is.
        if mapping is _no_mapping:
            mapping = keywords
        elif keywords:
            from collections import ChainMap
            mapping = ChainMap(keywords, mapping)

        def filling(match):
            name = match.group('named') or match.group('braced')
            if name is not None:
                try:
                    return str(mapping[name])
                except KeyError:
                    if leave:
                        return match.group()
                    raise
            if match.group('escaped') is not None:
                return self.delimiter
            if match.group('invalid') is not None:
                if leave:
                    return match.group()
                self._invalid(match)
            raise ValueError('Unrecognized named group in pattern', self.pattern)
        return self.pattern.sub(filling, self.template)

    def substitute(self, mapping=_no_mapping, /, **kws):
        return self._filled(mapping, kws, False)

    def safe_substitute(self, mapping=_no_mapping, /, **kws):
        return self._filled(mapping, kws, True)

    def is_valid(self):
        for match in self.pattern.finditer(self.template):
            if match.group('invalid') is not None:
                return False
            if (match.group('named') is None and match.group('braced') is None
                    and match.group('escaped') is None):
                raise ValueError('Unrecognized named group in pattern', self.pattern)
        return True

    def get_identifiers(self):
        names = []
        for match in self.pattern.finditer(self.template):
            name = match.group('named') or match.group('braced')
            if name is not None:
                if name not in names:
                    names.append(name)
            elif match.group('invalid') is None and match.group('escaped') is None:
                raise ValueError('Unrecognized named group in pattern', self.pattern)
        return names


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
                raise ValueError('end of string while looking for conversion specifier')
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


def _numbered(name, index):
    # A name, by number if it says none, and the number of the next one: False once the numbers are
    # those of the text.
    first, _ = _split_name(name)
    if first == '':
        if index is False:
            raise ValueError('cannot switch from manual field '
                             'specification to automatic field numbering')
        return str(index) + name, index + 1
    if not isinstance(first, int):
        return name, index
    if index:
        raise ValueError('cannot switch from automatic field '
                         'numbering to manual field specification')
    return name, False


_conversions = (('s', str), ('r', repr), ('a', ascii))


class Formatter:

    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        text, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return text

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth,
                 auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError('Max string recursion exceeded')
        parts = []
        for literal, name, spec, conversion in self.parse(format_string):
            if literal:
                parts.append(literal)
            if name is None:
                continue
            name, auto_arg_index = _numbered(name, auto_arg_index)
            value, key = self.get_field(name, args, kwargs)
            used_args.add(key)
            value = self.convert_field(value, conversion)
            spec, auto_arg_index = self._vformat(
                spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index)
            parts.append(self.format_field(value, spec))
        return ''.join(parts), auto_arg_index

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        for letter, text_of in _conversions:
            if conversion == letter:
                return text_of(value)
        raise ValueError(f'Unknown conversion specifier {conversion!s}')

    def parse(self, format_string):
        return _parse(format_string)

    def get_field(self, field_name, args, kwargs):
        first, rest = _split_name(field_name)
        obj = self.get_value(first, args, kwargs)
        for is_attribute, name in rest:
            # getattr() reads as the guest would.
            obj = getattr(obj, name) if is_attribute else obj[name]
        return obj, first
