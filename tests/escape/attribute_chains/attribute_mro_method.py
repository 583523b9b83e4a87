# The same through the method mro of a class.
# expect-strict: AttributeError: 'type' object has no attribute '__subclasses__' (blocked by policy 'strict': it lists every class below a
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


judge([c.__name__ for c in type("").mro()[-1].__subclasses__()])
