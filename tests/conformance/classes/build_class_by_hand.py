# __build_class__ called by hand: with functions that are not class bodies, and with a metaclass.
# option: --policy standard
def body(a=1, *rest, b=2, **named):
    local = 3
    print("runs", a, rest, b, named, locals())


made = __build_class__(body, "Made")
print(made, [name for name in vars(made) if not name.startswith("__")])
print(__build_class__(lambda: 5, "Small", int)(7) + 1)


def missing(a, b, *, c):
    print("does not run")


try:
    __build_class__(missing, "Missing")
except TypeError as error:
    print(error)


def steps():
    print("does not run")
    yield


print(__build_class__(steps, "Steps").__name__)


class Meta(type):
    @classmethod
    def __prepare__(cls, name, bases, **keywords):
        print("prepare", name, bases, keywords)
        return {"prepared": 1}

    def __new__(cls, name, bases, namespace, **keywords):
        print("new", name, bases, namespace, keywords)
        return super().__new__(cls, name, bases, namespace)

    def __init__(self, name, bases, namespace, **keywords):
        print("init", name)


print(__build_class__(body, "Other", made, metaclass=Meta, key=4).prepared)


def failing():
    raise LookupError("in the body")


try:
    __build_class__(failing, "Failing", metaclass=Meta)
except LookupError as error:
    print(error)
for arguments in ((), (body,), (len, "L"), (body, 3), (5, "F")):
    try:
        __build_class__(*arguments)
    except TypeError as error:
        print(error)

#> runs 1 () 2 {} {'a': 1, 'b': 2, 'rest': (), 'named': {}, 'local': 3}
#> <class '__main__.Made'> []
#> 8
#> missing() missing 2 required positional arguments: 'a' and 'b'
#> Steps
#> prepare Other (<class '__main__.Made'>,) {'key': 4}
#> runs 1 () 2 {} {'a': 1, 'b': 2, 'rest': (), 'named': {}, 'local': 3}
#> new Other (<class '__main__.Made'>,) {'prepared': 1} {'key': 4}
#> init Other
#> 1
#> prepare Failing () {}
#> in the body
#> __build_class__: not enough arguments
#> __build_class__: not enough arguments
#> __build_class__: func must be a function
#> __build_class__: name is not a string
#> __build_class__: func must be a function
