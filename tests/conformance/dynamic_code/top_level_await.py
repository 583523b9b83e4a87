# compile() with PyCF_ALLOW_TOP_LEVEL_AWAIT: code that awaits returns a coroutine, which stores names
# option: --policy standard
# where the code itself would.
import ast
import inspect

FLAG = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT


class Ready:
    def __init__(self, value):
        self.value = value

    def __await__(self):
        return self.value
        yield


async def numbers(n):
    for i in range(n):
        yield i


def run(coroutine):
    try:
        coroutine.send(None)
    except StopIteration as stop:
        return stop.value


for source in ("x = 1", "def f(): pass", "(i for i in ())"):
    print(bool(compile(source, "?", "exec", FLAG).co_flags & inspect.CO_COROUTINE))

for source in ("a = await Ready(5)", "async for a in numbers(3): pass",
               "a = [x async for x in numbers(4)]", "a = [await Ready(x) for x in (1, 2)]"):
    try:
        compile(source, "?", "exec")
    except SyntaxError as error:
        print(error.msg)
    code = compile(source, "?", "exec", FLAG)
    print(bool(code.co_flags & inspect.CO_COROUTINE))
    names = {"Ready": Ready, "numbers": numbers}
    run(eval(code, names))
    print(names["a"])
    own = {}
    names = {"Ready": Ready, "numbers": numbers}
    run(eval(code, names, own))
    print(own, "a" in names)

print(run(eval(compile("await Ready('value')", "?", "eval", FLAG))))
for source in ("def f(): await x", "def f(): [x async for x in y]"):
    try:
        compile(source, "?", "exec", FLAG)
    except SyntaxError as error:
        print(error.msg)

#> False
#> False
#> False
#> 'await' outside function
#> True
#> 5
#> {'a': 5} False
#> 'async for' outside async function
#> True
#> 2
#> {'a': 2} False
#> asynchronous comprehension outside of an asynchronous function
#> True
#> [0, 1, 2, 3]
#> {'a': [0, 1, 2, 3]} False
#> asynchronous comprehension outside of an asynchronous function
#> True
#> [1, 2]
#> {'a': [1, 2]} False
#> value
#> 'await' outside async function
#> asynchronous comprehension outside of an asynchronous function
