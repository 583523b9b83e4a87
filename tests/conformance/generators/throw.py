# throw: handled, unhandled, before the start, after the end, replaced exceptions.
def worker():
    while True:
        try:
            x = yield "ready"
            print("got", x)
        except ValueError as e:
            print("handled", e)
            yield "recovered"
        except KeyError:
            return "returned from handler"
        finally:
            print("finally")


g = worker()
print(next(g), g.throw(ValueError("one")), next(g), g.send(5), g.throw(ValueError), next(g))
try:
    g.throw(KeyError("k"))
except StopIteration as e:
    print("stop", e.value)
g = worker()
try:
    g.throw(ValueError("before start"))
except ValueError as e:
    print("not started:", e)
print(next(g, "finished now"))
g = worker()
next(g)
try:
    g.throw(TypeError("unhandled"))
except TypeError as e:
    print("unhandled:", e)
print(next(g, "finished"))
try:
    g.throw(IndexError("after end"))
except IndexError as e:
    print(e)


def replace():
    try:
        yield 1
    except ValueError:
        raise KeyError("replacement")


g = replace()
next(g)
try:
    g.throw(ValueError("orig"))
except KeyError as e:
    print(e, repr(e.__context__))


def chain():
    try:
        yield 1
    except ValueError as e:
        raise KeyError("explicit") from e


g = chain()
next(g)
try:
    g.throw(ValueError("cause"))
except KeyError as e:
    print(repr(e.__cause__))
g = (x for x in range(3))
next(g)
for bad in (lambda: g.throw(5), lambda: g.throw(), lambda: g.throw("text"), lambda: g.throw(int),
            lambda: g.throw(None)):
    try:
        print(bad())
    except TypeError as error:
        print(error)


def stopper():
    try:
        yield
    except StopIteration:
        print("StopIteration arrives as an ordinary exception")
        yield "after"


g = stopper()
next(g)
print(g.throw(StopIteration("x")))


def passes():
    yield 1


g = passes()
next(g)
try:
    g.throw(StopIteration("y"))
except RuntimeError as e:
    print(e)

#> handled one
#> finally
#> got 5
#> finally
#> handled 
#> finally
#> ready recovered ready ready recovered ready
#> finally
#> stop returned from handler
#> not started: before start
#> finished now
#> finally
#> unhandled: unhandled
#> finished
#> after end
#> 'replacement' ValueError('orig')
#> ValueError('cause')
#> exceptions must be classes or instances deriving from BaseException, not int
#> throw expected at least 1 argument, got 0
#> exceptions must be classes or instances deriving from BaseException, not str
#> exceptions must be classes or instances deriving from BaseException, not type
#> exceptions must be classes or instances deriving from BaseException, not NoneType
#> StopIteration arrives as an ordinary exception
#> after
#> generator raised StopIteration
