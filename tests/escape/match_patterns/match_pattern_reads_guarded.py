# Under the strict policy a class pattern finds no guarded attribute, whichever way it names it.
# expect-strict: contained
# expect-standard: contained


class Named(type):
    def __instancecheck__(cls, instance):
        return True


class Reader(metaclass=Named):
    __match_args__ = ("__globals__",)


def function():
    pass


def read(subject):
    match subject:
        case Reader(value):
            return value
    match subject:
        case Reader(__globals__=value):
            return value


found = read(function)
print("ESCAPED" if found is not None and found.get("__loader__") is not None else "contained")
