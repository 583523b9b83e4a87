# next() and send() with generators: values, ends, defaults, errors, states, what is handled meanwhile.
# option: --policy standard
import sys
import traceback


def count(n):
    total = 0
    for i in range(n):
        got = yield i, total
        total += got or 0
    return 'end of %d' % n


def step(generator):
    return next(generator)


def step_or(generator, default):
    return next(generator, default)


def send(generator, value):
    return generator.send(value)


for _ in range(3):
    g = count(3)
    try:
        while True:
            print(step(g), end=' ')
    except StopIteration as stop:
        print(stop.value, stop.args)
    try:
        step(g)
    except StopIteration as stop:
        print(stop.value, stop.args)
    g = count(2)
    print([step_or(g, 'default') for _ in range(4)])
    g = count(3)
    print(send(g, None), send(g, 5), send(g, 7), end=' ')
    try:
        send(g, 1)
    except StopIteration as stop:
        print(stop.value)
    try:
        send(g, 1)
    except StopIteration as stop:
        print(stop.value)
    try:
        send(count(1), 1)
    except TypeError as error:
        print(error)
    print(step_or(count(0), None), step_or(iter([]), 3), step_or(iter([4]), 3))


def running():
    try:
        next(me)
    except ValueError as error:
        print(error)
    try:
        me.send(None)
    except ValueError as error:
        print(error)
    try:
        next(me, 1)
    except ValueError as error:
        print(error)
    yield 1


me = running()
print(next(me), next(me, 'done'))


def failing():
    yield 1
    raise KeyError('inside')


def stopping():
    yield 1
    next(iter(()))


for make in failing, stopping:
    for use in step, lambda g: step_or(g, 'default'), lambda g: send(g, None):
        g = make()
        print(use(g), end=' ')
        try:
            print(use(g))
        except Exception as error:
            print(type(error).__name__, error, type(error.__cause__).__name__,
                  [frame.name for frame in traceback.extract_tb(error.__traceback__)])


def handling():
    try:
        raise ValueError('own')
    except ValueError:
        yield repr(sys.exception())
        yield repr(sys.exception())
    yield repr(sys.exception())


g = handling()
try:
    raise KeyError('outer')
except KeyError:
    print(step(g), repr(sys.exception()))
    print(send(g, 1), repr(sys.exception()))
    print(step_or(g, 0), repr(sys.exception()))
print(step_or(g, 'ended'), sys.exception())


def outer():
    result = yield from count(2)
    print('result', result)
    got = yield 'after'
    print('got', got)
    return 9


g = outer()
print(step(g), send(g, 3), step(g), end=' ')
try:
    send(g, 'last')
except StopIteration as stop:
    print(stop.value)


def nested(n):
    if n:
        yield next(nested(n - 1)) + 1
    yield 0


print(next(nested(100)))


def closing():
    try:
        yield 1
        yield 2
    finally:
        print('closed')


g = closing()
print(step(g))
del g
g = closing()
print(step(g), g.close(), step_or(g, 'closed already'))
g = count(3)
bound, ask = g.send, g.__next__
print(bound(None), ask(), bound(4))


class Stops:
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration('custom')


try:
    next(Stops())
except StopIteration as stop:
    print(stop.value)
print(next(Stops(), 'default'), max(next(count(2)), (0, 5)))
for bad in (lambda: next(), lambda: next(1), lambda: next(count(1), 1, 2), lambda: count(1).send(),
            lambda: count(1).send(1, 2)):
    try:
        bad()
    except TypeError as error:
        print(error)


async def coroutine():
    return 5


c = coroutine()
try:
    c.send(None)
except StopIteration as stop:
    print(stop.value)
g = count(2)
next(g)
print(g.gi_running, g.gi_frame.f_lineno > 0, g.gi_suspended)

#> (0, 0) (1, 0) (2, 0) end of 3 ('end of 3',)
#> None ()
#> [(0, 0), (1, 0), 'default', 'default']
#> (0, 0) (1, 5) (2, 12) end of 3
#> None
#> can't send non-None value to a just-started generator
#> None 3 4
#> (0, 0) (1, 0) (2, 0) end of 3 ('end of 3',)
#> None ()
#> [(0, 0), (1, 0), 'default', 'default']
#> (0, 0) (1, 5) (2, 12) end of 3
#> None
#> can't send non-None value to a just-started generator
#> None 3 4
#> (0, 0) (1, 0) (2, 0) end of 3 ('end of 3',)
#> None ()
#> [(0, 0), (1, 0), 'default', 'default']
#> (0, 0) (1, 5) (2, 12) end of 3
#> None
#> can't send non-None value to a just-started generator
#> None 3 4
#> generator already executing
#> generator already executing
#> generator already executing
#> 1 done
#> 1 KeyError 'inside' NoneType ['<module>', 'step', 'failing']
#> 1 KeyError 'inside' NoneType ['<module>', '<lambda>', 'step_or', 'failing']
#> 1 KeyError 'inside' NoneType ['<module>', '<lambda>', 'send', 'failing']
#> 1 RuntimeError generator raised StopIteration StopIteration ['<module>', 'step']
#> 1 RuntimeError generator raised StopIteration StopIteration ['<module>', '<lambda>', 'step_or']
#> 1 RuntimeError generator raised StopIteration StopIteration ['<module>', '<lambda>', 'send']
#> ValueError('own') KeyError('outer')
#> ValueError('own') KeyError('outer')
#> KeyError('outer') KeyError('outer')
#> ended None
#> result end of 2
#> (0, 0) (1, 3) after got last
#> 9
#> 100
#> 1
#> closed
#> closed
#> 1 None closed already
#> (0, 0) (1, 0) (2, 4)
#> custom
#> default (0, 5)
#> next expected at least 1 argument, got 0
#> 'int' object is not an iterator
#> next expected at most 2 arguments, got 3
#> generator.send() takes exactly one argument (0 given)
#> generator.send() takes exactly one argument (2 given)
#> 5
#> False True True
