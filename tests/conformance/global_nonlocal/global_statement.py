# global: reading, writing, creating, deleting, in nested functions and classes.
counter = 0


def bump():
    global counter
    counter += 1
    return counter


def create():
    global created, other
    created, other = "new", [1]


def shadow():
    counter = "local"
    return counter


def nested():
    counter = "enclosing"

    def inner():
        global counter
        counter = 100
    inner()
    return counter


def remove():
    global created
    del created


print(bump(), bump(), shadow(), counter, nested(), counter)
create()
print(created, other)
remove()
try:
    created
except NameError as error:
    print(error)


class C:
    global class_global
    class_global = "from class body"
    attribute = class_global


print(class_global, C.attribute, hasattr(C, "class_global"))


def loop_global():
    global index
    for index in range(3):
        pass
    global helper

    def helper():
        return "helper"

    global Klass

    class Klass:
        pass
    global err
    try:
        raise KeyError("k")
    except KeyError as err:
        pass


loop_global()
print(index, helper(), Klass.__qualname__, helper.__qualname__)
try:
    err
except NameError as error:
    print(error)


def comprehension_global():
    global last
    return [last := x for x in range(4)]


print(comprehension_global(), last)


def only_reads():
    return counter, len([1])


len = lambda x: "shadowed len"
print(only_reads())
del len
print(only_reads())

#> 1 2 local 2 enclosing 100
#> new [1]
#> name 'created' is not defined
#> from class body from class body False
#> 2 helper Klass helper
#> name 'err' is not defined
#> [0, 1, 2, 3] 3
#> (100, 'shadowed len')
#> (100, 1)
