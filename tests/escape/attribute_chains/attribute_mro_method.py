# The same through the method mro of a class.
# expect-strict: AttributeError: __subclasses__ | AttributeError: mro
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close", "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


judge([c.__name__ for c in type("").mro()[-1].__subclasses__()])
