# Class patterns as a way to read a guarded attribute, by keyword and by __match_args__.
# expect-strict: contained
# expect-standard: contained

HOST = ("Popen", "FileIO", "BuiltinImporter", "FrozenImporter", "PathFinder", "SourceFileLoader", "_wrap_close",
        "socket", "CDLL", "zipimporter", "catch_warnings")


def judge(names):
    found = [n for n in names if n in HOST]
    print("ESCAPED" if found else "contained", *found, sep=" " if found else "")


class Any(type):
    __match_args__ = ("__sub" "classes__", "__mro__")

    def __instancecheck__(cls, instance):
        return True


class Reader(metaclass=Any):
    __match_args__ = ("__sub" "classes__", "__mro__")


names = []
match object:
    case Reader(subclasses):
        names += [c.__name__ for c in subclasses()]
match object:
    case Reader(__subclasses__=subclasses):
        names += [c.__name__ for c in subclasses()]
match object:
    case type(__subclasses__=subclasses):
        names += [c.__name__ for c in subclasses()]
judge(names)
