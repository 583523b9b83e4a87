# id() and identity.
a, b = [], []
c = a
print(a is b, a is c, id(a) == id(c), id(a) == id(b), a is not b, type(id(a)), None is None, True is True, ... is ..., NotImplemented is NotImplemented, id(None) == id(None), type(a) is list, type(type(a)) is type)
x = object()
y = [x, x]
print(y[0] is y[1], y[0] is x, id(y[0]) == id(x), x in y, y.index(x))


class C:
    pass


o = C()
o.self = o
print(o.self is o, o.self.self.self is o, C is type(o), o is C(), id(o) > 0)


def f():
    return f


print(f() is f, f() is f()(), len is len, print is not len, int is type(5))
d = {"k": o}
print(d["k"] is o, list(d.values())[0] is o, (o,)[0] is o, {o}.pop() is o, dict(d)["k"] is o, [z for z in (o,)][0] is o)
n = 10 ** 30
m = n
print(m is n, m == 10 ** 30, "%s" % (id(a) == id(a)))
s = "some text"
t = s
print(s is t, s[:] is s, str(s) is s, tuple((1, 2))[:] == (1, 2), (s, s)[0] is (s, s)[1])

#> False True True False True <class 'int'> True True True True True True True
#> True True True True 0
#> True True True False True
#> True True True True True
#> True True True True True True
#> True True True
#> True True True True True
