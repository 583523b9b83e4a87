# Which exception is being handled in generators and coroutines: their own, otherwise the resumer's.
# stderr: ignore
# option: --policy standard
import sys


def now():
    return repr(sys.exception())


def gen():
    yield now()
    try:
        raise ValueError("own")
    except ValueError:
        yield now()
        yield now()
    yield now()


g = gen()
print(next(g))
try:
    raise KeyError("outer")
except KeyError:
    print(next(g), now())
print(next(g), now())
try:
    raise IndexError("other")
except IndexError:
    print(next(g), now())
print(now())


# the same exception as that of the resumer
def same():
    try:
        yield 1
    except ValueError:
        yield now()
        try:
            raise
        except ValueError as error:
            yield "raised again " + repr(error)
    yield now()


g = same()
next(g)
try:
    raise ValueError("shared")
except ValueError as error:
    print(g.throw(error), now())
print(next(g))
print(next(g), now())


# entered under one resumer, left under another
def crossing():
    try:
        1 / 0
    except ZeroDivisionError:
        yield now()
    yield now()
    try:
        raise
    except BaseException as error:
        yield repr(error)


g = crossing()
try:
    raise KeyError("first")
except KeyError:
    print(next(g))
try:
    raise IndexError("second")
except IndexError:
    print(next(g), now())
    print(next(g))
print(now())


class Pause:
    def __await__(self):
        yield now()


async def inner():
    try:
        raise KeyError("inner")
    except KeyError as error:
        await Pause()
        raise ValueError("new") from None


async def outer():
    try:
        raise OSError("outer")
    except OSError:
        try:
            await inner()
        except ValueError as error:
            return repr(error.__context__), repr(error.__context__.__context__), now()


c = outer()
print(c.send(None))
try:
    raise LookupError("resumer")
except LookupError:
    try:
        c.send(None)
    except StopIteration as stop:
        print(stop.value)


# context of exceptions raised in a generator: the one handled there, otherwise the resumer's
def raising():
    yield
    raise ValueError("from generator")


g = raising()
next(g)
try:
    raise KeyError("handled outside")
except KeyError:
    try:
        next(g)
    except ValueError as error:
        print(repr(error.__context__))


# exceptions from throw() get no context from outside
def thrown():
    try:
        yield
    except ValueError as error:
        yield repr(error.__context__)
    try:
        raise TypeError("own")
    except TypeError:
        try:
            yield
        except ValueError as error:
            yield repr(error.__context__)


g = thrown()
next(g)
try:
    raise KeyError("outside")
except KeyError:
    print(g.throw(ValueError("thrown")))
next(g)
print(g.throw(ValueError("thrown again")))


def delegating():
    try:
        raise OSError("delegating")
    except OSError:
        yield from gen()
        yield now()


print(list(delegating()))


def finalizing():
    try:
        yield
    finally:
        print("finally", now())


g = finalizing()
next(g)
g.close()
try:
    raise RuntimeError("while closing")
except RuntimeError:
    g = finalizing()
    next(g)
    g.close()
    print(now())


async def agen():
    try:
        yield now()
    except ValueError:
        yield now()
    yield now()


async def use():
    g = agen()
    try:
        raise KeyError("use")
    except KeyError:
        print(await anext(g))
        print(await g.athrow(ValueError("into agen")), now())
    print(await anext(g), now())


try:
    use().send(None)
except StopIteration:
    print("done", now())


def recursion(n):
    if n == 0:
        yield now()
        return
    try:
        raise ValueError(n)
    except ValueError:
        yield from recursion(n - 1)
        yield now()


try:
    raise KeyError("bottom")
except KeyError:
    print(list(recursion(3)))
print(sys.exc_info())



# an exception from throw() passes delegating generators: each adds what it handles
def innermost(how):
    try:
        yield
    except ValueError as error:
        if how == "new":
            raise TypeError("new")
        raise


def handling(how):
    try:
        raise KeyError("handling")
    except KeyError:
        yield from innermost(how)


def around(how):
    try:
        raise OSError("around")
    except OSError:
        yield from handling(how)


def contexts(error):
    out = []
    while error is not None:
        out.append(repr(error))
        error = error.__context__
    return out


class Plain:
    def __iter__(self):
        return self

    def __next__(self):
        return 1


class Throwing(Plain):
    def throw(self, error):
        raise IndexError("by throw")


def over(iterable):
    try:
        raise KeyError("over")
    except KeyError:
        yield from iterable


for how in ("same", "new"):
    g = around(how)
    next(g)
    try:
        g.throw(ValueError("thrown"))
    except Exception as error:
        print(contexts(error))
for iterable in (Plain(), Throwing()):
    g = over(iterable)
    next(g)
    try:
        g.throw(ValueError("thrown"))
    except Exception as error:
        print(contexts(error))



# throw() runs the innermost alone; send() also runs those that delegate
def watching():
    try:
        yield
    except ValueError:
        pass
    yield now()
    yield now()


def holding():
    try:
        raise KeyError("held")
    except KeyError:
        yield from watching()


g = holding()
next(g)
print(g.throw(ValueError), next(g))
g = holding()
next(g)
try:
    raise OSError("thrower")
except OSError:
    print(g.throw(ValueError), next(g))

#> None
#> ValueError('own') KeyError('outer')
#> ValueError('own') None
#> IndexError('other') IndexError('other')
#> None
#> ValueError('shared') ValueError('shared')
#> raised again ValueError('shared')
#> None None
#> ZeroDivisionError('division by zero')
#> IndexError('second') IndexError('second')
#> IndexError('second')
#> None
#> KeyError('inner')
#> ("KeyError('inner')", "OSError('outer')", "ValueError('new')")
#> KeyError('handled outside')
#> None
#> TypeError('own')
#> ["OSError('delegating')", "ValueError('own')", "ValueError('own')", "OSError('delegating')", "OSError('delegating')"]
#> finally GeneratorExit()
#> finally GeneratorExit()
#> RuntimeError('while closing')
#> KeyError('use')
#> ValueError('into agen') KeyError('use')
#> None None
#> done StopIteration()
#> ['ValueError(1)', 'ValueError(1)', 'ValueError(2)', 'ValueError(3)']
#> (None, None, None)
#> ["ValueError('thrown')", "OSError('around')"]
#> ["TypeError('new')", "OSError('around')"]
#> ["ValueError('thrown')", "KeyError('over')"]
#> ["IndexError('by throw')", "KeyError('over')"]
#> None KeyError('held')
#> OSError('thrower') KeyError('held')
