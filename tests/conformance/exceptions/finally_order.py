# Order of nested finally blocks, with returns, raises, loops and generators.
log = []


def note(x):
    log.append(x)
    return x


def nested(fail):
    try:
        note("a")
        try:
            note("b")
            if fail == 1:
                raise ValueError
        finally:
            note("c")
            if fail == 2:
                raise KeyError
        note("d")
    except ValueError:
        note("caught value")
    except KeyError:
        note("caught key")
    else:
        note("else")
    finally:
        note("e")
    return fail


for f in range(3):
    log.clear()
    nested(f)
    print(f, log)


def return_order():
    try:
        return note("returned")
    finally:
        note("finally after value")


def loops():
    for i in range(3):
        try:
            note(f"body {i}")
            if i == 1:
                continue
            if i == 2:
                break
        finally:
            note(f"finally {i}")
    else:
        note("no else")


def deep(n):
    try:
        if n == 0:
            raise ValueError("bottom")
        deep(n - 1)
    finally:
        note(n)


def gen():
    try:
        yield 1
        try:
            yield 2
        finally:
            note("inner gen finally")
    finally:
        note("outer gen finally")


log.clear()
return_order()
loops()
try:
    deep(4)
except ValueError:
    note("end")
print(log)
log.clear()
g = gen()
next(g), next(g)
g.close()
print(log, list(gen()), log)


def except_in_finally():
    try:
        try:
            raise ValueError("first")
        finally:
            try:
                raise KeyError("second")
            except KeyError:
                note("handled in finally")
    except ValueError as e:
        return str(e), repr(e.__context__)


print(except_in_finally())


def finally_modifies():
    result = []
    try:
        return result
    finally:
        result.append("added in finally")


print(finally_modifies())

#> 0 ['a', 'b', 'c', 'd', 'else', 'e']
#> 1 ['a', 'b', 'c', 'caught value', 'e']
#> 2 ['a', 'b', 'c', 'caught key', 'e']
#> ['returned', 'finally after value', 'body 0', 'finally 0', 'body 1', 'finally 1', 'body 2', 'finally 2', 0, 1, 2, 3, 4, 'end']
#> ['inner gen finally', 'outer gen finally', 'inner gen finally', 'outer gen finally'] [1, 2] ['inner gen finally', 'outer gen finally', 'inner gen finally', 'outer gen finally']
#> ('first', 'None')
#> ['added in finally']
