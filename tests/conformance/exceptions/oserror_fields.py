# python: 3.11
# The fields of OSError, and how subclasses pass arguments on.
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


def fields(*arguments, kind=OSError):
    def get():
        error = kind(*arguments)
        return type(error).__name__, error.args, error.errno, error.strerror, error.filename, error.filename2, str(
            error), repr(error)
    return get


show("keyword", lambda: OSError(2, "x", a=1))
for arguments in ((), (1,), (2, "no"), (2, "no", "f"), (2, "no", "f", None, "g"), (2, "no", None), (2, "no", None,
    None, "g"),
                  (1, 2, 3, 4, 5, 6), ("x", "y"), (2, "no", "f", 5), (True, "yes"), (None, None), (2, "no", 5), (2.0,
                      "float")):
    show(arguments, fields(*arguments))
    show(arguments, fields(*arguments, kind=FileNotFoundError))


def written(*arguments):
    error = BlockingIOError(*arguments)
    return type(error).__name__, error.args, error.filename, str(error), error.characters_written


show("written", lambda: written(11, "x", 5))
show("written", lambda: written(11, "x", True))
show("written", lambda: written(11, "x", "f"))
show("written", lambda: written(11, "x"))
show("written", lambda: written(11, "x", 2**80))
show("written", lambda: written(11, "x", 1.5))
show("written", lambda: OSError().characters_written)
show("written", lambda: assign(OSError(), "characters_written", "x"))
show("written", lambda: assign(OSError(), "characters_written", 2**80))
show("written", lambda: assign(OSError(), "characters_written", 12))
show("written", lambda: delete(OSError(), "characters_written"))
show("written", lambda: delete(BlockingIOError(11, "x", 5), "characters_written"))


class OwnInit(OSError):
    def __init__(self, a):
        self.a = a


class PassesOn(OSError):
    def __init__(self, *arguments):
        super().__init__(2, "z", "k")
        self.a = arguments


class OwnNew(OSError):
    def __new__(cls, *arguments):
        return super().__new__(cls, 2, "z", "k")


class Both(OSError):
    def __new__(cls, *arguments):
        return super().__new__(cls, *arguments)

    def __init__(self, *arguments):
        pass


show("own init", lambda: (OwnInit(5).args, OwnInit(5).a, str(OwnInit(5))))
show("own init", lambda: OwnInit(2, 3))
show("passes on", lambda: (PassesOn(5).args, PassesOn(5).a, str(PassesOn(5)), PassesOn().errno))
show("own new", lambda: (OwnNew(5).args, str(OwnNew(5)), type(OwnNew(5))))
show("both", lambda: (Both(2, "a", "b").args, str(Both(2, "a", "b")), type(Both(2, "a"))))
show("init again", lambda: (lambda e: (e.__init__(5, 6), e.args, e.errno))(OSError(1, 2)))
error = OSError(2, "a", "b")
for name in ("errno", "strerror", "filename", "filename2"):
    show(name, lambda: assign(error, name, [name]))
    show("str", lambda: str(error))
for name in ("filename2", "strerror", "filename", "errno"):
    show(name, lambda: delete(error, name))
    show("str", lambda: str(error))

#> keyword !! TypeError OSError() takes no keyword arguments
#> () => ('OSError', (), None, None, None, None, '', 'OSError()')
#> () => ('FileNotFoundError', (), None, None, None, None, '', 'FileNotFoundError()')
#> (1,) => ('OSError', (1,), None, None, None, None, '1', 'OSError(1)')
#> (1,) => ('FileNotFoundError', (1,), None, None, None, None, '1', 'FileNotFoundError(1)')
#> (2, 'no') => ('FileNotFoundError', (2, 'no'), 2, 'no', None, None, '[Errno 2] no', "FileNotFoundError(2, 'no')")
#> (2, 'no') => ('FileNotFoundError', (2, 'no'), 2, 'no', None, None, '[Errno 2] no', "FileNotFoundError(2, 'no')")
#> (2, 'no', 'f') => ('FileNotFoundError', (2, 'no'), 2, 'no', 'f', None, "[Errno 2] no: 'f'", "FileNotFoundError(2, 'no')")
#> (2, 'no', 'f') => ('FileNotFoundError', (2, 'no'), 2, 'no', 'f', None, "[Errno 2] no: 'f'", "FileNotFoundError(2, 'no')")
#> (2, 'no', 'f', None, 'g') => ('FileNotFoundError', (2, 'no'), 2, 'no', 'f', 'g', "[Errno 2] no: 'f' -> 'g'", "FileNotFoundError(2, 'no')")
#> (2, 'no', 'f', None, 'g') => ('FileNotFoundError', (2, 'no'), 2, 'no', 'f', 'g', "[Errno 2] no: 'f' -> 'g'", "FileNotFoundError(2, 'no')")
#> (2, 'no', None) => ('FileNotFoundError', (2, 'no', None), 2, 'no', None, None, '[Errno 2] no', "FileNotFoundError(2, 'no', None)")
#> (2, 'no', None) => ('FileNotFoundError', (2, 'no', None), 2, 'no', None, None, '[Errno 2] no', "FileNotFoundError(2, 'no', None)")
#> (2, 'no', None, None, 'g') => ('FileNotFoundError', (2, 'no', None, None, 'g'), 2, 'no', None, None, '[Errno 2] no', "FileNotFoundError(2, 'no', None, None, 'g')")
#> (2, 'no', None, None, 'g') => ('FileNotFoundError', (2, 'no', None, None, 'g'), 2, 'no', None, None, '[Errno 2] no', "FileNotFoundError(2, 'no', None, None, 'g')")
#> (1, 2, 3, 4, 5, 6) => ('OSError', (1, 2, 3, 4, 5, 6), None, None, None, None, '(1, 2, 3, 4, 5, 6)', 'OSError(1, 2, 3, 4, 5, 6)')
#> (1, 2, 3, 4, 5, 6) => ('FileNotFoundError', (1, 2, 3, 4, 5, 6), None, None, None, None, '(1, 2, 3, 4, 5, 6)', 'FileNotFoundError(1, 2, 3, 4, 5, 6)')
#> ('x', 'y') => ('OSError', ('x', 'y'), 'x', 'y', None, None, '[Errno x] y', "OSError('x', 'y')")
#> ('x', 'y') => ('FileNotFoundError', ('x', 'y'), 'x', 'y', None, None, '[Errno x] y', "FileNotFoundError('x', 'y')")
#> (2, 'no', 'f', 5) => ('FileNotFoundError', (2, 'no'), 2, 'no', 'f', None, "[Errno 2] no: 'f'", "FileNotFoundError(2, 'no')")
#> (2, 'no', 'f', 5) => ('FileNotFoundError', (2, 'no'), 2, 'no', 'f', None, "[Errno 2] no: 'f'", "FileNotFoundError(2, 'no')")
#> (True, 'yes') => ('PermissionError', (True, 'yes'), True, 'yes', None, None, '[Errno True] yes', "PermissionError(True, 'yes')")
#> (True, 'yes') => ('FileNotFoundError', (True, 'yes'), True, 'yes', None, None, '[Errno True] yes', "FileNotFoundError(True, 'yes')")
#> (None, None) => ('OSError', (None, None), None, None, None, None, '[Errno None] None', 'OSError(None, None)')
#> (None, None) => ('FileNotFoundError', (None, None), None, None, None, None, '[Errno None] None', 'FileNotFoundError(None, None)')
#> (2, 'no', 5) => ('FileNotFoundError', (2, 'no'), 2, 'no', 5, None, '[Errno 2] no: 5', "FileNotFoundError(2, 'no')")
#> (2, 'no', 5) => ('FileNotFoundError', (2, 'no'), 2, 'no', 5, None, '[Errno 2] no: 5', "FileNotFoundError(2, 'no')")
#> (2.0, 'float') => ('OSError', (2.0, 'float'), 2.0, 'float', None, None, '[Errno 2.0] float', "OSError(2.0, 'float')")
#> (2.0, 'float') => ('FileNotFoundError', (2.0, 'float'), 2.0, 'float', None, None, '[Errno 2.0] float', "FileNotFoundError(2.0, 'float')")
#> written => ('BlockingIOError', (11, 'x', 5), None, '[Errno 11] x', 5)
#> written => ('BlockingIOError', (11, 'x', True), None, '[Errno 11] x', 1)
#> written !! AttributeError characters_written
#> written !! AttributeError characters_written
#> written !! ValueError cannot fit 'int' into an index-sized integer
#> written !! TypeError 'float' object cannot be interpreted as an integer
#> written !! AttributeError characters_written
#> written !! TypeError 'str' object cannot be interpreted as an integer
#> written !! ValueError cannot fit 'int' into an index-sized integer
#> written => 12
#> written !! AttributeError characters_written
#> written !! AttributeError characters_written
#> own init => ((), 5, '')
#> own init !! TypeError OwnInit.__init__() takes 2 positional arguments but 3 were given
#> passes on => ((2, 'z'), (5,), "[Errno 2] z: 'k'", 2)
#> own new => ((2, 'z'), "[Errno 2] z: 'k'", <class '__main__.OwnNew'>)
#> both => ((2, 'a'), "[Errno 2] a: 'b'", <class '__main__.Both'>)
#> init again => (None, (1, 2), 1)
#> errno => ['errno']
#> str => "[Errno ['errno']] a: 'b'"
#> strerror => ['strerror']
#> str => "[Errno ['errno']] ['strerror']: 'b'"
#> filename => ['filename']
#> str => "[Errno ['errno']] ['strerror']: ['filename']"
#> filename2 => ['filename2']
#> str => "[Errno ['errno']] ['strerror']: ['filename'] -> ['filename2']"
#> filename2 => None
#> str => "[Errno ['errno']] ['strerror']: ['filename']"
#> strerror => None
#> str => "[Errno ['errno']] None: ['filename']"
#> filename => None
#> str => "(2, 'a')"
#> errno => None
#> str => "(2, 'a')"
