# __dict__ of a class reaches unbound descriptors.
# expect-strict: AttributeError: __dict__
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


d = type.__dict__
getter = d["__subclasses__"]
judge([c.__name__ for c in getter(object)])
