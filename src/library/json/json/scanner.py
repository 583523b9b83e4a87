# json.scanner: the function that a JSONDecoder calls for the value at an index. The scanner itself is
# native.
from _json import scan

__all__ = ['make_scanner']


def make_scanner(context):
    """A function (string, idx) -> (value, end) with the settings that the decoder has now."""
    strict = context.strict
    object_hook = context.object_hook
    object_pairs_hook = context.object_pairs_hook
    # The defaults are what the native scanner does by itself.
    parse_float = None if context.parse_float is float else context.parse_float
    parse_int = None if context.parse_int is int else context.parse_int
    parse_constant = context.parse_constant

    def scan_once(string, idx):
        return scan(string, idx, strict, object_hook, object_pairs_hook, parse_float, parse_int,
                    parse_constant)

    return scan_once


c_make_scanner = py_make_scanner = make_scanner
