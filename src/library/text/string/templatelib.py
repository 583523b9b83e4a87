# string.templatelib: the types of template strings (PEP 750), which are native.
"""Support for template string literals (t-strings)."""

_template = t"{0}"
Template = type(_template)
Interpolation = type(_template.interpolations[0])
del _template


def convert(obj, /, conversion):
    """Convert *obj* using formatted string literal semantics."""
    if conversion is None:
        return obj
    if conversion == 'r':
        return repr(obj)
    if conversion == 's':
        return str(obj)
    if conversion == 'a':
        return ascii(obj)
    raise ValueError(f'invalid conversion specifier: {conversion}')


def _template_unpickle(strings, interpolations):
    parts = []
    for string, interpolation in zip(strings, interpolations):
        parts.append(string)
        parts.append(interpolation)
    return Template(*parts, strings[-1])
