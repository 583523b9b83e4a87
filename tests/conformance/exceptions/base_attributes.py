# Attributes of every exception, and which of them can be assigned.
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


class Own(Exception):
    pass


show("keyword", lambda: ValueError(x=1))
show("keyword of a subclass", lambda: Own(1, x=1))
show("new with keyword", lambda: BaseException.__new__(Own, 1, x=2).args)
show("new without class", lambda: BaseException.__new__())
show("new of int", lambda: BaseException.__new__(int))
show("new of a base", lambda: ValueError.__new__(Exception))
show("init again", lambda: (lambda e: (e.__init__(5, 6), e.args))(ValueError(1)))
show("init of another", lambda: OSError.__init__(ValueError(), 1))
error = ValueError(1)
show("delete args", lambda: delete(error, "args"))
show("assign args", lambda: assign(error, "args", 5))
show("assign args", lambda: assign(error, "args", "ab"))
for name in ("__traceback__", "__cause__", "__context__", "__suppress_context__"):
    show("delete " + name, lambda: delete(error, name))
    show("assign " + name, lambda: assign(error, name, 5))
    show("assign None " + name, lambda: assign(error, name, None))
    show("get " + name, lambda: getattr(error, name))
cause = KeyError("cause")
show("cause", lambda: (assign(error, "__cause__", cause), error.__suppress_context__))
show("context", lambda: assign(error, "__context__", cause))
show("suppress", lambda: assign(error, "__suppress_context__", False))
show("with_traceback", lambda: error.with_traceback(5))
show("with_traceback", lambda: error.with_traceback(None) is error)
show("with_traceback", lambda: error.with_traceback())
show("add_note", lambda: error.add_note(5))
show("add_note", lambda: error.add_note())
show("add_note", lambda: (error.add_note("a"), error.add_note("b"), error.__notes__))
error.__notes__ = 5
show("add_note to 5", lambda: error.add_note("x"))
error.extra = 1
show("extra", lambda: (error.extra, sorted(error.__dict__)))
for kind in (StopIteration, SystemExit):
    name = "value" if kind is StopIteration else "code"
    for arguments in ((), (1,), (1, 2), (None,)):
        show(kind.__name__, lambda: (kind(*arguments), getattr(kind(*arguments), name)))
    show("assign", lambda: assign(kind(1), name, 7))
    show("delete", lambda: delete(kind(1), name))
    show("keyword", lambda: kind(value=2))
show("ImportError", lambda: ImportError("a", foo=1))
show("ImportError", lambda: ImportError("a", nam=1))
show("ModuleNotFoundError", lambda: ModuleNotFoundError("a", foo=1))
for error in (ImportError(), ImportError("a"), ImportError("a", "b"), ImportError(5),
              ImportError("a", name="n", path="p", name_from="f")):
    show("ImportError", lambda: (error, str(error), error.args, error.msg, error.name, error.path, error.name_from))
show("AttributeError", lambda: AttributeError("a", foo=1))
show("AttributeError", lambda: (lambda e: (e, e.name, e.obj, e.args))(AttributeError("a", name=1, obj=2)))
show("AttributeError", lambda: (lambda e: (e, e.name, e.obj, e.args))(AttributeError()))
show("NameError", lambda: NameError("a", nam=1))
show("UnboundLocalError", lambda: UnboundLocalError("a", foo=1))
show("NameError", lambda: (NameError("a", name=1).name, NameError("a").name))
show("KeyError", lambda: [str(KeyError()), str(KeyError("a")), str(KeyError(1, 2)), str(KeyError(""))])
show("subclass of NameError", lambda: type("N", (NameError,), {})("a", name="x").name)

#> keyword !! TypeError ValueError() takes no keyword arguments
#> keyword of a subclass !! TypeError Own() takes no keyword arguments
#> new with keyword => (1,)
#> new without class !! TypeError BaseException.__new__(): not enough arguments
#> new of int !! TypeError BaseException.__new__(int): int is not a subtype of BaseException
#> new of a base !! TypeError ValueError.__new__(Exception): Exception is not a subtype of ValueError
#> init again => (None, (5, 6))
#> init of another !! TypeError descriptor '__init__' requires a 'OSError' object but received a 'ValueError'
#> delete args !! TypeError args may not be deleted
#> assign args !! TypeError 'int' object is not iterable
#> assign args => ('a', 'b')
#> delete __traceback__ !! TypeError __traceback__ may not be deleted
#> assign __traceback__ !! TypeError __traceback__ must be a traceback or None
#> assign None __traceback__ => None
#> get __traceback__ => None
#> delete __cause__ !! TypeError __cause__ may not be deleted
#> assign __cause__ !! TypeError exception cause must be None or derive from BaseException
#> assign None __cause__ => None
#> get __cause__ => None
#> delete __context__ !! TypeError __context__ may not be deleted
#> assign __context__ !! TypeError exception context must be None or derive from BaseException
#> assign None __context__ => None
#> get __context__ => None
#> delete __suppress_context__ !! TypeError can't delete numeric/char attribute
#> assign __suppress_context__ !! TypeError attribute value type must be bool
#> assign None __suppress_context__ !! TypeError attribute value type must be bool
#> get __suppress_context__ => True
#> cause => (KeyError('cause'), True)
#> context => KeyError('cause')
#> suppress => False
#> with_traceback !! TypeError __traceback__ must be a traceback or None
#> with_traceback => True
#> with_traceback !! TypeError BaseException.with_traceback() takes exactly one argument (0 given)
#> add_note !! TypeError add_note() argument must be str, not int
#> add_note !! TypeError BaseException.add_note() takes exactly one argument (0 given)
#> add_note => (None, None, ['a', 'b'])
#> add_note to 5 !! TypeError Cannot add note: __notes__ is not a list
#> extra => (1, ['__notes__', 'extra'])
#> StopIteration => (StopIteration(), None)
#> StopIteration => (StopIteration(1), 1)
#> StopIteration => (StopIteration(1, 2), 1)
#> StopIteration => (StopIteration(None), None)
#> assign => 7
#> delete => None
#> keyword !! TypeError StopIteration() takes no keyword arguments
#> SystemExit => (SystemExit(), None)
#> SystemExit => (SystemExit(1), 1)
#> SystemExit => (SystemExit(1, 2), (1, 2))
#> SystemExit => (SystemExit(None), None)
#> assign => 7
#> delete => None
#> keyword !! TypeError SystemExit() takes no keyword arguments
#> ImportError !! TypeError ImportError() got an unexpected keyword argument 'foo'
#> ImportError !! TypeError ImportError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
#> ModuleNotFoundError !! TypeError ImportError() got an unexpected keyword argument 'foo'
#> ImportError => (ImportError(), '', (), None, None, None, None)
#> ImportError => (ImportError('a'), 'a', ('a',), 'a', None, None, None)
#> ImportError => (ImportError('a', 'b'), "('a', 'b')", ('a', 'b'), None, None, None, None)
#> ImportError => (ImportError(5), '5', (5,), 5, None, None, None)
#> ImportError => (ImportError('a'), 'a', ('a',), 'a', 'n', 'p', 'f')
#> AttributeError !! TypeError AttributeError() got an unexpected keyword argument 'foo'
#> AttributeError => (AttributeError('a'), 1, 2, ('a',))
#> AttributeError => (AttributeError(), None, None, ())
#> NameError !! TypeError NameError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
#> UnboundLocalError !! TypeError NameError() got an unexpected keyword argument 'foo'
#> NameError => (1, None)
#> KeyError => ['', "'a'", '(1, 2)', "''"]
#> subclass of NameError => 'x'
