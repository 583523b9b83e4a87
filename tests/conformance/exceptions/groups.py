# Making exception groups.
def show(label, function):
    try:
        result = function()
        print(label, "=>", repr(result))
    except BaseException as error:
        print(label, "!!", type(error).__name__, error)


def assign(target, name, value):
    setattr(target, name, value)
    return getattr(target, name)


def delete(target, name):
    delattr(target, name)
    return getattr(target, name)


class Own(ExceptionGroup):
    pass


class OwnBase(BaseExceptionGroup):
    pass


class Indexable:
    def __getitem__(self, index):
        return [ValueError(0), KeyError(1)][index]


show("no arguments", lambda: BaseExceptionGroup())
show("one argument", lambda: ExceptionGroup("a"))
show("three arguments", lambda: BaseExceptionGroup("a", 1, 2))
show("message", lambda: BaseExceptionGroup(5, [ValueError()]))
for members in (5, [], [5], [ValueError], {ValueError()}, range(2), "xy", {}, {1: 2}, b"", (), None, Indexable()):
    show("members", lambda: BaseExceptionGroup("a", members).exceptions)
show("class", lambda: type(BaseExceptionGroup("a", [ValueError()])))
show("class", lambda: type(BaseExceptionGroup("a", [KeyboardInterrupt()])))
show("class", lambda: type(BaseExceptionGroup("a", [ExceptionGroup("b", [ValueError()])])))
show("class", lambda: type(BaseExceptionGroup("a", [BaseExceptionGroup("b", [SystemExit()])])))
show("base in plain", lambda: ExceptionGroup("a", [KeyboardInterrupt()]))
show("base in own", lambda: Own("a", [KeyboardInterrupt()]))
show("base in own", lambda: OwnBase("a", [KeyboardInterrupt()]))
show("plain in own", lambda: OwnBase("a", [ValueError()]))
show("keyword", lambda: ExceptionGroup("a", [ValueError()], x=1))
show("keyword", lambda: ExceptionGroup(message="a", exceptions=[ValueError()]))
members = [ValueError(1), TypeError(2)]
group = ExceptionGroup("msg", members)
show("group", lambda: (group, str(group), group.args, group.message, group.exceptions))
members.append(5)
show("later", lambda: (group, str(group), group.exceptions))
for name in ("message", "exceptions"):
    show(name, lambda: assign(group, name, 5))
    show(name, lambda: delete(group, name))
show("one", lambda: (str(ExceptionGroup("one", (ValueError(1),))), repr(ExceptionGroup("one", (ValueError(1),)))))
show("instances", lambda: (isinstance(group, Exception), issubclass(BaseExceptionGroup, Exception),
    issubclass(Own, Exception), issubclass(OwnBase, Exception)))
try:
    raise group
except Exception as caught:
    print("caught as Exception", caught is group)


class Fixed(ExceptionGroup):
    def __new__(cls, *arguments):
        return super().__new__(cls, "fixed", [ValueError(9)])

    def __init__(self, *arguments):
        pass


show("own new", lambda: (Fixed(5), Fixed(5).args, str(Fixed(5))))
show("two bases", lambda: type("Two", (ExceptionGroup, ValueError), {})("a", [KeyError()]))
show("layouts", lambda: type("Two", (ExceptionGroup, OSError), {}))
show("layouts", lambda: type("Two", (ImportError, OSError), {}))
show("order", lambda: type("Two", (Exception, ExceptionGroup), {}))

#> no arguments !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (0 given)
#> one argument !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (1 given)
#> three arguments !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (3 given)
#> message !! TypeError BaseExceptionGroup.__new__() argument 1 must be str, not int
#> members !! TypeError second argument (exceptions) must be a sequence
#> members !! ValueError second argument (exceptions) must be a non-empty sequence
#> members !! ValueError Item 0 of second argument (exceptions) is not an exception
#> members !! ValueError Item 0 of second argument (exceptions) is not an exception
#> members !! TypeError second argument (exceptions) must be a sequence
#> members !! ValueError Item 0 of second argument (exceptions) is not an exception
#> members !! ValueError Item 0 of second argument (exceptions) is not an exception
#> members !! TypeError second argument (exceptions) must be a sequence
#> members !! TypeError second argument (exceptions) must be a sequence
#> members !! ValueError second argument (exceptions) must be a non-empty sequence
#> members !! ValueError second argument (exceptions) must be a non-empty sequence
#> members !! TypeError second argument (exceptions) must be a sequence
#> members => (ValueError(0), KeyError(1))
#> class => <class 'ExceptionGroup'>
#> class => <class 'BaseExceptionGroup'>
#> class => <class 'ExceptionGroup'>
#> class => <class 'BaseExceptionGroup'>
#> base in plain !! TypeError Cannot nest BaseExceptions in an ExceptionGroup
#> base in own !! TypeError Cannot nest BaseExceptions in 'Own'
#> base in own => OwnBase('a', [KeyboardInterrupt()])
#> plain in own => OwnBase('a', [ValueError()])
#> keyword !! TypeError ExceptionGroup() takes no keyword arguments
#> keyword !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (0 given)
#> group => (ExceptionGroup('msg', [ValueError(1), TypeError(2)]), 'msg (2 sub-exceptions)', ('msg', [ValueError(1), TypeError(2)]), 'msg', (ValueError(1), TypeError(2)))
#> later => (ExceptionGroup('msg', [ValueError(1), TypeError(2), 5]), 'msg (2 sub-exceptions)', (ValueError(1), TypeError(2)))
#> message !! AttributeError readonly attribute
#> message !! AttributeError readonly attribute
#> exceptions !! AttributeError readonly attribute
#> exceptions !! AttributeError readonly attribute
#> one => ('one (1 sub-exception)', "ExceptionGroup('one', (ValueError(1),))")
#> instances => (True, False, True, False)
#> caught as Exception True
#> own new => (Fixed('fixed', [ValueError(9)]), ('fixed', [ValueError(9)]), 'fixed (1 sub-exception)')
#> two bases => Two('a', [KeyError()])
#> layouts !! TypeError multiple bases have instance lay-out conflict
#> layouts !! TypeError multiple bases have instance lay-out conflict
#> order !! TypeError Cannot create a consistent method resolution order (MRO) for bases Exception, ExceptionGroup
