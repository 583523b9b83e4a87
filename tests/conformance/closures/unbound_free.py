# Errors for names used before assignment: locals, free variables, class scope, globals.
def local_before():
    print(value)
    value = 1


def augmented():
    value_2 += 1


def branch(flag):
    if flag:
        result = 1
    return result


def loop_never():
    for item in []:
        pass
    return item


def deleted():
    thing = 1
    del thing
    return thing


def deleted_twice():
    thing = 1
    del thing
    del thing


def free():
    def inner():
        return outer_name
    inner()
    outer_name = 1


def nonlocal_augmented():
    def inner():
        nonlocal n
        n += 1
    inner()
    n = 1


def handler():
    try:
        1 / 0
    except ZeroDivisionError as e:
        pass
    return e


def comprehension():
    return [undefined_here for _ in range(1)]


def del_global():
    global some_global
    del some_global


def with_import_like():
    def f():
        f2()
    f()


def walrus():
    if False and (w := 1):
        pass
    return w


for function in (local_before, augmented, lambda: branch(False), loop_never, deleted, deleted_twice, free,
                 nonlocal_augmented, handler, comprehension, del_global, with_import_like, walrus):
    try:
        print(function())
    except NameError as error:
        print(type(error).__name__, error, "|", error.name)
print(branch(True))


class Body:
    try:
        print(not_yet)
    except NameError as error:
        print(error)
    not_yet = 1


try:
    del never_defined
except NameError as error:
    print(error)
try:
    never_defined += 1
except NameError as error:
    print(error)

#> UnboundLocalError cannot access local variable 'value' where it is not associated with a value | None
#> UnboundLocalError cannot access local variable 'value_2' where it is not associated with a value | None
#> UnboundLocalError cannot access local variable 'result' where it is not associated with a value | None
#> UnboundLocalError cannot access local variable 'item' where it is not associated with a value | None
#> UnboundLocalError cannot access local variable 'thing' where it is not associated with a value | None
#> UnboundLocalError cannot access local variable 'thing' where it is not associated with a value | None
#> NameError cannot access free variable 'outer_name' where it is not associated with a value in enclosing scope | outer_name
#> NameError cannot access free variable 'n' where it is not associated with a value in enclosing scope | n
#> UnboundLocalError cannot access local variable 'e' where it is not associated with a value | None
#> NameError name 'undefined_here' is not defined | undefined_here
#> NameError name 'some_global' is not defined | some_global
#> NameError name 'f2' is not defined | f2
#> UnboundLocalError cannot access local variable 'w' where it is not associated with a value | None
#> 1
#> name 'not_yet' is not defined
#> name 'never_defined' is not defined
#> name 'never_defined' is not defined
