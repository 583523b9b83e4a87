# The same through __bases__.
# expect-strict: AttributeError: __bases__
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


judge([c.__name__ for c in ().__class__.__bases__[0].__subclasses__()])
