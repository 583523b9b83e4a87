# Code that a generator, a coroutine or an asynchronous generator is of must not make room for other code.
# option: --enable eval
# expect-strict: AttributeError: __code__
# expect-standard: contained
def plain():
    yield f(1, 2)


async def coroutine():
    return f(1, 2)


async def asynchronous():
    yield f(1, 2)


def drive(made):
    if hasattr(made, "asend"):
        made = made.asend(None)
    try:
        return made.send(None)
    except StopIteration as end:
        return end.value


def fill(x):
    a = b = c = d = e = i = j = k = l = m = n = o = p = q = r = s = t = x


items = [1, 2, 3, 4]
for function in plain, coroutine, asynchronous:
    for run in eval, lambda code, names: eval("eval(code, names)", {"code": code, "names": names}):
        made = run(function.__code__, {"f": lambda *values: values})
        others = [compile(f"def h():\n c = {i}\n def k(): return c\n return k", f"f{i}", "exec") for i in range(20)]
        for other in others:
            names = {}
            exec(other, names)
            fill(items)
            assert names["h"]()() in range(20), "ESCAPED"
        fill(items)
        assert drive(made) == (1, 2), "ESCAPED"
        assert items == [1, 2, 3, 4], "ESCAPED"
print("contained")
