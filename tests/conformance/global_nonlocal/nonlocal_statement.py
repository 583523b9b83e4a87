# nonlocal through several levels; classes between; interaction with comprehension scopes.
def levels():
    a, b = "a0", "b0"

    def one():
        nonlocal a
        a = "a1"
        b = "b1"

        def two():
            nonlocal a, b
            a += "+"
            b += "+"
            return a, b
        return two(), b
    return one(), a, b


print(levels())


def through_class():
    x = 1

    class C:
        x = 2

        def get(self):
            return x

        def set(self, v):
            nonlocal x
            x = v

        class D:
            y = x
    c = C()
    c.set(10)
    return x, c.get(), C.x, C.D.y


print(through_class())


def class_nonlocal():
    n = 0

    class Body:
        nonlocal n
        n = 5
        m = n
    return n, Body.m, hasattr(Body, "n")


print(class_nonlocal())


def in_comprehension():
    total = 0

    def add(v):
        nonlocal total
        total += v
        return total
    return [add(i) for i in range(5)], total, [total := total * 2 for _ in range(3)], total


print(in_comprehension())


def generators():
    log = []
    state = "start"

    def gen():
        nonlocal state
        for i in range(3):
            state = f"step {i}"
            yield i
    for v in gen():
        log.append((v, state))
    return log


print(generators())


def for_target():
    i = "untouched"

    def run():
        nonlocal i
        for i in range(3):
            pass
    run()
    return i


def deleted():
    v = 1

    def kill():
        nonlocal v
        del v
    kill()
    try:
        return v
    except UnboundLocalError as error:
        return str(error)


def as_name():
    caught = None

    def run():
        nonlocal caught
        try:
            raise ValueError("inner")
        except ValueError as caught:
            pass
    run()
    try:
        return caught
    except NameError as error:
        return str(error)


print(for_target(), "|", deleted(), "|", as_name())

#> ((('a1+', 'b1+'), 'b1+'), 'a1+', 'b0')
#> (10, 10, 2, 1)
#> (5, 5, False)
#> ([0, 1, 3, 6, 10], 10, [20, 40, 80], 80)
#> [(0, 'step 0'), (1, 'step 1'), (2, 'step 2')]
#> 2 | cannot access local variable 'v' where it is not associated with a value | cannot access local variable 'caught' where it is not associated with a value
