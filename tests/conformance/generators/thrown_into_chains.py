# Exceptions thrown into chains of generators, in which any link may catch them, and errors while
# throwing: the records pushed for the links are popped.
def leaf(log):
    while True:
        try:
            yield "leaf"
        except KeyError as error:
            log.append(("leaf", error.args))


def link(inner, log, catches=()):
    try:
        yield from inner
    except catches as error:
        log.append((type(error).__name__, error.args))
        yield "caught"


def chain(length, log, catching_at=None):
    inner = leaf(log)
    for i in range(length):
        inner = link(inner, log, (ValueError,) if i == catching_at else ())
    return inner


for length in (0, 1, 2, 10, 100):
    log = []
    top = chain(length, log, length // 2)
    print(next(top), top.throw(KeyError(length)), log[-1:])
    try:
        print(top.throw(ValueError(length)), log[-1:])
    except ValueError as error:
        print("ValueError", error)
    try:
        print(next(top))
    except StopIteration:
        print("StopIteration")


class Closing:
    """An iterator that fails when it is closed."""

    def __init__(self, error):
        self.error = error

    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def close(self):
        raise self.error


def delegating(iterator):
    try:
        yield from iterator
    except BaseException as error:
        print("seen", type(error).__name__, error.__traceback__.tb_lineno)
        yield "after"


for error in (KeyError(1), GeneratorExit(), RecursionError(2)):
    generator = delegating(Closing(error))
    next(generator)
    try:
        print(generator.throw(GeneratorExit))
        generator.close()
    except BaseException as raised:
        print(type(raised).__name__, raised)


def itself():
    while True:
        try:
            yield running.throw(KeyError)
        except ValueError as error:
            yield str(error)


running = itself()
print(next(running))


def outer():
    yield from running


other = outer()
print(next(other))
try:
    print(other.throw(KeyError("x")))
except KeyError as error:
    print("KeyError", error)

#> leaf leaf [('leaf', (0,))]
#> ValueError 0
#> StopIteration
#> leaf leaf [('leaf', (1,))]
#> caught [('ValueError', (1,))]
#> StopIteration
#> leaf leaf [('leaf', (2,))]
#> caught [('ValueError', (2,))]
#> StopIteration
#> leaf leaf [('leaf', (10,))]
#> caught [('ValueError', (10,))]
#> StopIteration
#> leaf leaf [('leaf', (100,))]
#> caught [('ValueError', (100,))]
#> StopIteration
#> seen KeyError 58
#> after
#> seen GeneratorExit 58
#> after
#> seen RecursionError 58
#> after
#> generator already executing
#> generator already executing
#> KeyError 'x'
