# close: GeneratorExit, finally, generators that refuse or return values.
def simple():
    try:
        yield 1
        yield 2
    except GeneratorExit:
        print("exit requested")
        raise
    finally:
        print("cleanup")


g = simple()
print(next(g), g.close(), g.close(), next(g, "closed"))
g = simple()
print(g.close(), next(g, "never started, never cleaned"))


def refuses():
    for _ in range(2):
        try:
            yield 1
        except GeneratorExit:
            print("ignoring")


g = refuses()
next(g)
try:
    g.close()
except RuntimeError as e:
    print(e)
print(g.close())


def swallows():
    try:
        yield 1
    except GeneratorExit:
        return "value"


g = swallows()
next(g)
print(g.close())


def other():
    try:
        yield 1
    except GeneratorExit:
        raise ValueError("instead")


g = other()
next(g)
try:
    g.close()
except ValueError as e:
    print(e, repr(e.__context__))


def yields_in_finally():
    try:
        yield 1
    finally:
        yield 2


g = yields_in_finally()
next(g)
try:
    g.close()
except RuntimeError as e:
    print(e)


def nested():
    try:
        yield from simple()
    finally:
        print("outer cleanup")


g = nested()
next(g)
g.close()


class Iter:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    def close(self):
        print("Iter.close called")


def over():
    yield from Iter()


g = over()
next(g)
g.close()
g = simple()
next(g), next(g)
print(next(g, "end"), g.close())


def loop():
    for i in range(10):
        try:
            yield i
        finally:
            print("loop finally", i)


it = loop()
for x in it:
    if x == 1:
        break
it.close()
it = loop()
next(it)
it.close()
print("end of script")

#> exit requested
#> cleanup
#> 1 None None closed
#> None never started, never cleaned
#> ignoring
#> generator ignored GeneratorExit
#> ignoring
#> None
#> value
#> instead GeneratorExit()
#> generator ignored GeneratorExit
#> exit requested
#> cleanup
#> outer cleanup
#> Iter.close called
#> cleanup
#> end None
#> loop finally 0
#> loop finally 1
#> loop finally 0
#> end of script
