# A program may give a function more defaults than it has parameters.
def f(): pass


def g(a, *, b=1): pass


f.__defaults__ = (1,)
g.__defaults__ = (1, 2, 3)
for function, arguments in ((f, (1,)), (f, (1, 2)), (g, (1, 2)), (g, (1, 2, 3))):
    try:
        print(function(*arguments))
    except TypeError as error:
        print(error)

#> f() takes from -1 to 0 positional arguments but 1 was given
#> f() takes from -1 to 0 positional arguments but 2 were given
#> g() takes from -2 to 1 positional arguments but 2 were given
#> g() takes from -2 to 1 positional arguments but 3 were given
