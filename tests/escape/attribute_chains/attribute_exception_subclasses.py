# __subclasses__ reached from an exception.
# expect-strict: AttributeError: __
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


try:
    1 / 0
except ZeroDivisionError as error:
    judge([c.__name__ for c in error.__class__.__mro__[-1].__subclasses__()])
