# The same through __mro__.
# expect-strict: AttributeError: __mro__
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


judge([c.__name__ for c in "".__class__.__mro__[-1].__subclasses__()])
