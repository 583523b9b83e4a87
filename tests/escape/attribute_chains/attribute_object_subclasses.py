# __subclasses__ of the builtin object.
# expect-strict: AttributeError: __subclasses__
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


seen, todo = [], [object]
while todo:
    for c in type.__subclasses__(todo.pop()):
        seen.append(c.__name__)
        if c is not type:
            todo.append(c)
judge(seen)
