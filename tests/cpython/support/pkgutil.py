# pkgutil for CPython's own tests: finding an object by its name.
import sys


def resolve_name(name):
    path, colon, attributes = name.partition(":")
    if not colon:
        parts = name.split(".")
        __import__(parts[0])
        found = sys.modules[parts[0]]
        at = parts[0]
        for part in parts[1:]:
            at += "." + part
            try:
                __import__(at)
            except ImportError:
                pass
            found = getattr(found, part)
        return found
    __import__(path)
    found = sys.modules[path]
    for part in attributes.split(".") if attributes else ():
        found = getattr(found, part)
    return found
