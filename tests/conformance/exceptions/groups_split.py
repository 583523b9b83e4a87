# split, subgroup and derive of exception groups.
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


group = ExceptionGroup("o", [ValueError(1), ExceptionGroup("i", [KeyError(2), TypeError(3)]), KeyError(4)])
group.add_note("n")
group.__cause__ = OSError("cause")
group.__context__ = OSError("context")
single = ExceptionGroup("msg", (ValueError(1),))
for matcher in (ValueError, TypeError, KeyError, (TypeError, ValueError), (), ExceptionGroup, Exception,
                BaseException,
                lambda e: isinstance(e, ValueError), lambda e: isinstance(e, ExceptionGroup), lambda e: 0,
                lambda e: "yes", len,
                5, (5,), int, [ValueError], (ValueError, int), None):
    show("split", lambda: group.split(matcher))
    show("subgroup", lambda: group.subgroup(matcher))
    show("single", lambda: single.split(matcher))
show("same", lambda: (group.subgroup(ExceptionGroup) is group, group.subgroup(lambda e: True) is group))
match, rest = group.split(KeyError)
for part in (match, rest, match.exceptions[0]):
    print(part.message, part.exceptions, getattr(part, "__notes__", "none"), part.__cause__, part.__context__,
          part.__suppress_context__)
print(match.__notes__ is group.__notes__, match.exceptions[1] is group.exceptions[2])
show("raises", lambda: group.subgroup(lambda e: 1 / 0))
show("derive", lambda: single.derive([KeyError(1)]))
show("derive", lambda: single.derive([KeyboardInterrupt()]))
show("derive", lambda: single.derive(5))
show("derive", lambda: single.derive())
show("derive", lambda: type("Own", (ExceptionGroup,), {})("a", [KeyError()]).derive([KeyError()]))


class Wrong(ExceptionGroup):
    def derive(self, members):
        return 5


class Right(ExceptionGroup):
    def derive(self, members):
        return Right(self.message + "!", members)


show("wrong", lambda: Wrong("a", [ValueError(), KeyError()]).split(KeyError))
show("right", lambda: Right("a", [ValueError(), Right("b", [KeyError(), ValueError()])]).split(KeyError))
for notes in ("abc", 5, (1, 2), {1: 2}, None):
    group.__notes__ = notes
    show("notes", lambda: getattr(group.split(KeyError)[0], "__notes__", "none"))
deep = ValueError("deep")
for level in range(50):
    deep = ExceptionGroup(str(level), [deep])
match, rest = deep.split(ValueError)
while isinstance(match, ExceptionGroup):
    last, (match,) = match.message, match.exceptions
print(last, match, rest)

#> split => (ExceptionGroup('o', [ValueError(1)]), ExceptionGroup('o', [ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]))
#> subgroup => ExceptionGroup('o', [ValueError(1)])
#> single => (ExceptionGroup('msg', [ValueError(1)]), None)
#> split => (ExceptionGroup('o', [ExceptionGroup('i', [TypeError(3)])]), ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2)]), KeyError(4)]))
#> subgroup => ExceptionGroup('o', [ExceptionGroup('i', [TypeError(3)])])
#> single => (None, ExceptionGroup('msg', [ValueError(1)]))
#> split => (ExceptionGroup('o', [ExceptionGroup('i', [KeyError(2)]), KeyError(4)]), ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [TypeError(3)])]))
#> subgroup => ExceptionGroup('o', [ExceptionGroup('i', [KeyError(2)]), KeyError(4)])
#> single => (None, ExceptionGroup('msg', [ValueError(1)]))
#> split => (ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [TypeError(3)])]), ExceptionGroup('o', [ExceptionGroup('i', [KeyError(2)]), KeyError(4)]))
#> subgroup => ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [TypeError(3)])])
#> single => (ExceptionGroup('msg', [ValueError(1)]), None)
#> split => (None, ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]))
#> subgroup => None
#> single => (None, ExceptionGroup('msg', [ValueError(1)]))
#> split => (ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]), None)
#> subgroup => ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)])
#> single => (ExceptionGroup('msg', (ValueError(1),)), None)
#> split => (ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]), None)
#> subgroup => ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)])
#> single => (ExceptionGroup('msg', (ValueError(1),)), None)
#> split => (ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]), None)
#> subgroup => ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)])
#> single => (ExceptionGroup('msg', (ValueError(1),)), None)
#> split => (ExceptionGroup('o', [ValueError(1)]), ExceptionGroup('o', [ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]))
#> subgroup => ExceptionGroup('o', [ValueError(1)])
#> single => (ExceptionGroup('msg', [ValueError(1)]), None)
#> split => (ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]), None)
#> subgroup => ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)])
#> single => (ExceptionGroup('msg', (ValueError(1),)), None)
#> split => (None, ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]))
#> subgroup => None
#> single => (None, ExceptionGroup('msg', [ValueError(1)]))
#> split => (ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)]), None)
#> subgroup => ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [KeyError(2), TypeError(3)]), KeyError(4)])
#> single => (ExceptionGroup('msg', (ValueError(1),)), None)
#> split !! TypeError object of type 'ExceptionGroup' has no len()
#> subgroup !! TypeError object of type 'ExceptionGroup' has no len()
#> single !! TypeError object of type 'ExceptionGroup' has no len()
#> split !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> subgroup !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> single !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> split !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> subgroup !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> single !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> split !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> subgroup !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> single !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> split !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> subgroup !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> single !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> split !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> subgroup !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> single !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> split !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> subgroup !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> single !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> same => (True, True)
#> o (ExceptionGroup('i', [KeyError(2)]), KeyError(4)) ['n'] cause context True
#> o (ValueError(1), ExceptionGroup('i', [TypeError(3)])) ['n'] cause context True
#> i (KeyError(2),) none None None True
#> False True
#> raises !! ZeroDivisionError division by zero
#> derive => ExceptionGroup('msg', [KeyError(1)])
#> derive => BaseExceptionGroup('msg', [KeyboardInterrupt()])
#> derive !! TypeError second argument (exceptions) must be a sequence
#> derive !! TypeError BaseExceptionGroup.derive() takes exactly one argument (0 given)
#> derive => ExceptionGroup('a', [KeyError()])
#> wrong !! TypeError derive must return an instance of BaseExceptionGroup
#> right => (Right('a!', [Right('b!', [KeyError()])]), Right('a!', [ValueError(), Right('b!', [ValueError()])]))
#> notes => ['a', 'b', 'c']
#> notes => 'none'
#> notes => [1, 2]
#> notes => 'none'
#> notes => 'none'
#> 0 deep None
