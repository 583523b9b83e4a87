# except*: which clause gets which part.
# option: --policy standard
def show(e):
    if isinstance(e, BaseExceptionGroup):
        return f"{type(e).__name__}({e.message!r}, [{', '.join(map(show, e.exceptions))}])"
    return repr(e)


def run(exception):
    log = []
    try:
        try:
            if exception is not None:
                raise exception
            log.append("body")
        except* TypeError as e:
            log.append("T " + show(e))
        except* (ValueError, KeyError) as e:
            log.append("V " + show(e))
        except* OSError:
            log.append("O")
        else:
            log.append("else")
        finally:
            log.append("finally")
    except BaseException as e:
        log.append("out " + show(e))
    try:
        e
    except NameError:
        pass
    else:
        log.append("e is bound")
    print(*log, sep="; ")


run(None)
run(ValueError(1))
run(TypeError("t"))
run(IndexError("not matched"))
run(ExceptionGroup("g", [ValueError(1), TypeError(2)]))
run(ExceptionGroup("g", [ValueError(1), IndexError(2), KeyError(3)]))
run(ExceptionGroup("outer", [TypeError(0), ExceptionGroup("inner", [TypeError(1), IndexError(2), ValueError(3)]),
                             ExceptionGroup("rest", [ZeroDivisionError()])]))
run(BaseExceptionGroup("b", [KeyboardInterrupt(), ValueError(1)]))
run(KeyboardInterrupt())
run(ExceptionGroup("o", [FileNotFoundError(2, "x")]))


def reraise(exception, action):
    try:
        try:
            raise exception
        except* ValueError as e:
            if action == "bare":
                raise
            elif action == "same":
                raise e
            elif action == "new":
                raise IndexError("new")
            elif action == "from":
                raise IndexError("new") from e
            elif action == "group":
                raise ExceptionGroup("fresh", [IndexError(1)])
        except* TypeError as e:
            raise KeyError("from type")
    except BaseException as e:
        print(action, show(e), "| context", e.__context__ and show(e.__context__), "| cause",
              e.__cause__ and show(e.__cause__))
        if isinstance(e, BaseExceptionGroup):
            for sub in e.exceptions:
                print("   ", show(sub), "| context", sub.__context__ and show(sub.__context__))


for action in "bare", "same", "new", "from", "group", "nothing":
    for make in (lambda: ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(3)]),
                 lambda: ExceptionGroup("eg", [ValueError(1), ExceptionGroup("in", [ValueError(2), OSError(3)])]),
                 lambda: ValueError("naked")):
        reraise(make(), action)

# what is being handled
import sys


def handled():
    e = sys.exception()
    return e and show(e)


try:
    raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
except* ValueError:
    print(handled())
    try:
        raise KeyError
    except KeyError:
        print(handled())
    print(handled())
except* TypeError:
    print(handled())
print(handled())
try:
    raise ValueError("outer")
except ValueError:
    try:
        raise TypeError("inner")
    except* TypeError as group:
        print(handled(), show(group.exceptions[0].__context__), group.__context__)
    print(handled())

# errors in the clauses' classes
for bad in (int, 3, ExceptionGroup, (ValueError, BaseExceptionGroup), (ValueError, "x"), "undefined", (), None):
    try:
        try:
            raise ExceptionGroup("g", [ValueError(1)])
        except* bad:
            print("caught")
    except TypeError as e:
        print("TypeError", e, show(e.__context__))
    except ExceptionGroup as e:
        print("not caught", show(e))


class MyGroup(ExceptionGroup):
    def __new__(cls, message, exceptions, code=0):
        self = super().__new__(cls, message, exceptions)
        self.code = code
        return self

    def derive(self, exceptions):
        return MyGroup(self.message, exceptions, self.code)


try:
    try:
        g = MyGroup("mine", [ValueError(1), TypeError(2), OSError(3)], 7)
        g.add_note("a note")
        raise g
    except* ValueError as e:
        print(type(e).__name__, e.code, e.__notes__, show(e))
    except* TypeError as e:
        raise
except ExceptionGroup as e:
    print(type(e).__name__, e.code, e.__notes__, show(e), show(e.exceptions[0]))


class OddSplit(ExceptionGroup):
    answer = None

    def split(self, condition):
        return self.answer


for OddSplit.answer in 3, (1,), [1, 2], (None, None), (None, None, 3):
    try:
        try:
            raise OddSplit("odd", [ValueError(1)])
        except* TypeError:
            print("caught")
    except TypeError as e:
        print("TypeError", e)
    except ExceptionGroup as e:
        print("passed", show(e))
    else:
        print("swallowed")


def nested():
    try:
        try:
            raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
        except* ValueError as e:
            try:
                raise ExceptionGroup("h", [KeyError(3)])
            except* KeyError as e:
                print("inner", show(e))
            print("e" in locals())
    except* TypeError as e:
        print("outer", show(e))
        return_value = 5
    return return_value


print(nested())


def generator():
    try:
        yield 1
    except* ValueError as e:
        yield show(e)
    yield 3


g = generator()
print(next(g), g.throw(ValueError("thrown")), next(g))


def loop():
    for i in range(3):
        try:
            if i == 1:
                continue
            if i == 2:
                break
            raise ValueError(i)
        except* ValueError as e:
            for j in range(3):
                if j == 1:
                    break
            print("handled", i, j)
        finally:
            print("finally", i)


loop()


def closure():
    try:
        raise ValueError(1)
    except* ValueError as e:
        get = lambda: e
        print(show(get()))
    try:
        get()
    except NameError as error:
        print(error)


closure()

#> body; else; finally
#> V ExceptionGroup('', [ValueError(1)]); finally
#> T ExceptionGroup('', [TypeError('t')]); finally
#> finally; out IndexError('not matched')
#> T ExceptionGroup('g', [TypeError(2)]); V ExceptionGroup('g', [ValueError(1)]); finally
#> V ExceptionGroup('g', [ValueError(1), KeyError(3)]); finally; out ExceptionGroup('g', [IndexError(2)])
#> T ExceptionGroup('outer', [TypeError(0), ExceptionGroup('inner', [TypeError(1)])]); V ExceptionGroup('outer', [ExceptionGroup('inner', [ValueError(3)])]); finally; out ExceptionGroup('outer', [ExceptionGroup('inner', [IndexError(2)]), ExceptionGroup('rest', [ZeroDivisionError()])])
#> V ExceptionGroup('b', [ValueError(1)]); finally; out BaseExceptionGroup('b', [KeyboardInterrupt()])
#> finally; out KeyboardInterrupt()
#> O; finally
#> bare ExceptionGroup('', [KeyError('from type'), ExceptionGroup('eg', [ValueError(1), OSError(3)])]) | context None | cause None
#>     KeyError('from type') | context ExceptionGroup('eg', [TypeError(2)])
#>     ExceptionGroup('eg', [ValueError(1), OSError(3)]) | context None
#> bare ExceptionGroup('eg', [ValueError(1), ExceptionGroup('in', [ValueError(2), OSError(3)])]) | context None | cause None
#>     ValueError(1) | context None
#>     ExceptionGroup('in', [ValueError(2), OSError(3)]) | context None
#> bare ExceptionGroup('', [ValueError('naked')]) | context None | cause None
#>     ValueError('naked') | context None
#> same ExceptionGroup('', [ExceptionGroup('eg', [ValueError(1)]), KeyError('from type'), ExceptionGroup('eg', [OSError(3)])]) | context None | cause None
#>     ExceptionGroup('eg', [ValueError(1)]) | context None
#>     KeyError('from type') | context ExceptionGroup('eg', [TypeError(2)])
#>     ExceptionGroup('eg', [OSError(3)]) | context None
#> same ExceptionGroup('', [ExceptionGroup('eg', [ValueError(1), ExceptionGroup('in', [ValueError(2)])]), ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])])]) | context None | cause None
#>     ExceptionGroup('eg', [ValueError(1), ExceptionGroup('in', [ValueError(2)])]) | context None
#>     ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])]) | context None
#> same ExceptionGroup('', [ValueError('naked')]) | context None | cause None
#>     ValueError('naked') | context None
#> new ExceptionGroup('', [IndexError('new'), KeyError('from type'), ExceptionGroup('eg', [OSError(3)])]) | context None | cause None
#>     IndexError('new') | context ExceptionGroup('eg', [ValueError(1)])
#>     KeyError('from type') | context ExceptionGroup('eg', [TypeError(2)])
#>     ExceptionGroup('eg', [OSError(3)]) | context None
#> new ExceptionGroup('', [IndexError('new'), ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])])]) | context None | cause None
#>     IndexError('new') | context ExceptionGroup('eg', [ValueError(1), ExceptionGroup('in', [ValueError(2)])])
#>     ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])]) | context None
#> new IndexError('new') | context ExceptionGroup('', [ValueError('naked')]) | cause None
#> from ExceptionGroup('', [IndexError('new'), KeyError('from type'), ExceptionGroup('eg', [OSError(3)])]) | context None | cause None
#>     IndexError('new') | context ExceptionGroup('eg', [ValueError(1)])
#>     KeyError('from type') | context ExceptionGroup('eg', [TypeError(2)])
#>     ExceptionGroup('eg', [OSError(3)]) | context None
#> from ExceptionGroup('', [IndexError('new'), ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])])]) | context None | cause None
#>     IndexError('new') | context ExceptionGroup('eg', [ValueError(1), ExceptionGroup('in', [ValueError(2)])])
#>     ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])]) | context None
#> from IndexError('new') | context ExceptionGroup('', [ValueError('naked')]) | cause ExceptionGroup('', [ValueError('naked')])
#> group ExceptionGroup('', [ExceptionGroup('fresh', [IndexError(1)]), KeyError('from type'), ExceptionGroup('eg', [OSError(3)])]) | context None | cause None
#>     ExceptionGroup('fresh', [IndexError(1)]) | context ExceptionGroup('eg', [ValueError(1)])
#>     KeyError('from type') | context ExceptionGroup('eg', [TypeError(2)])
#>     ExceptionGroup('eg', [OSError(3)]) | context None
#> group ExceptionGroup('', [ExceptionGroup('fresh', [IndexError(1)]), ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])])]) | context None | cause None
#>     ExceptionGroup('fresh', [IndexError(1)]) | context ExceptionGroup('eg', [ValueError(1), ExceptionGroup('in', [ValueError(2)])])
#>     ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])]) | context None
#> group ExceptionGroup('fresh', [IndexError(1)]) | context ExceptionGroup('', [ValueError('naked')]) | cause None
#>     IndexError(1) | context None
#> nothing ExceptionGroup('', [KeyError('from type'), ExceptionGroup('eg', [OSError(3)])]) | context None | cause None
#>     KeyError('from type') | context ExceptionGroup('eg', [TypeError(2)])
#>     ExceptionGroup('eg', [OSError(3)]) | context None
#> nothing ExceptionGroup('eg', [ExceptionGroup('in', [OSError(3)])]) | context None | cause None
#>     ExceptionGroup('in', [OSError(3)]) | context None
#> ExceptionGroup('g', [ValueError(1)])
#> KeyError()
#> ExceptionGroup('g', [ValueError(1)])
#> ExceptionGroup('g', [TypeError(2)])
#> None
#> ExceptionGroup('', [TypeError('inner')]) ValueError('outer') None
#> ValueError('outer')
#> TypeError catching classes that do not inherit from BaseException is not allowed ExceptionGroup('g', [ValueError(1)])
#> TypeError catching classes that do not inherit from BaseException is not allowed ExceptionGroup('g', [ValueError(1)])
#> TypeError catching ExceptionGroup with except* is not allowed. Use except instead. ExceptionGroup('g', [ValueError(1)])
#> TypeError catching ExceptionGroup with except* is not allowed. Use except instead. ExceptionGroup('g', [ValueError(1)])
#> TypeError catching classes that do not inherit from BaseException is not allowed ExceptionGroup('g', [ValueError(1)])
#> TypeError catching classes that do not inherit from BaseException is not allowed ExceptionGroup('g', [ValueError(1)])
#> not caught ExceptionGroup('g', [ValueError(1)])
#> TypeError catching classes that do not inherit from BaseException is not allowed ExceptionGroup('g', [ValueError(1)])
#> MyGroup 7 ['a note'] MyGroup('mine', [ValueError(1)])
#> MyGroup 7 ['a note'] MyGroup('mine', [TypeError(2), OSError(3)]) TypeError(2)
#> TypeError OddSplit.split must return a tuple, not int
#> TypeError OddSplit.split must return a 2-tuple, got tuple of size 1
#> TypeError OddSplit.split must return a tuple, not list
#> swallowed
#> swallowed
#> inner ExceptionGroup('h', [KeyError(3)])
#> False
#> outer ExceptionGroup('g', [TypeError(2)])
#> 5
#> 1 ExceptionGroup('', [ValueError('thrown')]) 3
#> handled 0 1
#> finally 0
#> finally 1
#> finally 2
#> ExceptionGroup('', [ValueError(1)])
#> cannot access free variable 'e' where it is not associated with a value in enclosing scope
