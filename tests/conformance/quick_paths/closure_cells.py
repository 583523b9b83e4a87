# Functions, generators and classes that read the cells of their closure.
# option: --policy standard


def make(a, b):
    def read(): return a, b
    def write(x):
        nonlocal a
        a = x
    def generate():
        nonlocal b
        for _ in range(3):
            b += 1
            yield a, b
    def nested():
        def inner(): return (lambda: (b, a))()
        return inner()
    return read, write, generate, nested


read, write, generate, nested = make(1, 2)
print(read())
write(5)
print(read(), list(generate()), read(), nested())
for pair in generate(): print(pair)
print([cell.cell_contents for cell in read.__closure__], read.__closure__[0] is write.__closure__[0])


def late():
    def use(): return value
    try: use()
    except NameError as error: print(error)
    value = 3
    return use


print(late()())


class Holder:
    base = 10
    def method(self):
        return [__class__ is Holder, super().__init__ is not None]


print(Holder().method())


def factory(n):
    class Local:
        size = n
        def get(self): return n + self.size
    return Local


print(factory(4)().get(), factory(5).size)


async def coroutine():
    async def inner(): return tag
    tag = "t"
    return await inner()


try: coroutine().send(None)
except StopIteration as stop: print(stop.value)

def template():
    x = 1
    def f(): return x
    return f


f = template()
f.__closure__[0].cell_contents = "changed"
print(f(), template()())

#> (1, 2)
#> (5, 2) [(5, 3), (5, 4), (5, 5)] (5, 5) (5, 5)
#> (5, 6)
#> (5, 7)
#> (5, 8)
#> [5, 8] True
#> cannot access free variable 'value' where it is not associated with a value in enclosing scope
#> 3
#> [True, True]
#> 8 5
#> t
#> changed 1
