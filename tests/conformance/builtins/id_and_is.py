# id() and identity.
a, b = [], []
c = a
print(f"{a is b = }")
print(f"{a is c = }")
print(f"{id(a) == id(c) = }")
print(f"{id(a) == id(b) = }")
print(f"{a is not b = }")
print(f"{type(id(a)) = }")
print(f"{None is None = }")
print(f"{True is True = }")
print(f"{... is ... = }")
print(f"{NotImplemented is NotImplemented = }")
print(f"{id(None) == id(None) = }")
print(f"{type(a) is list = }")
print(f"{type(type(a)) is type = }")
x = object()
y = [x, x]
print(y[0] is y[1], y[0] is x, id(y[0]) == id(x), x in y, y.index(x))


class C:
    pass


o = C()
o.self = o
print(f"{o.self is o = }")
print(f"{o.self.self.self is o = }")
print(f"{C is type(o) = }")
print(f"{o is C() = }")
print(f"{id(o) > 0 = }")


def f():
    return f


print(f"{f() is f = }")
print(f"{f() is f()() = }")
print(f"{len is len = }")
print(f"{print is not len = }")
print(f"{int is type(5) = }")
d = {"k": o}
print(f"{d["k"] is o = }")
print(f"{list(d.values())[0] is o = }")
print(f"{(o,)[0] is o = }")
print(f"{ {o}.pop() is o = }")
print(f"{dict(d)["k"] is o = }")
print(f"{[z for z in (o,)][0] is o = }")
n = 10 ** 30
m = n
print(m is n, m == 10 ** 30, "%s" % (id(a) == id(a)))
s = "some text"
t = s
print(f"{s is t = }")
print(f"{s[:] is s = }")
print(f"{str(s) is s = }")
print(f"{tuple((1, 2))[:] == (1, 2) = }")
print(f"{(s, s)[0] is (s, s)[1] = }")

#> a is b = False
#> a is c = True
#> id(a) == id(c) = True
#> id(a) == id(b) = False
#> a is not b = True
#> type(id(a)) = <class 'int'>
#> None is None = True
#> True is True = True
#> ... is ... = True
#> NotImplemented is NotImplemented = True
#> id(None) == id(None) = True
#> type(a) is list = True
#> type(type(a)) is type = True
#> True True True True 0
#> o.self is o = True
#> o.self.self.self is o = True
#> C is type(o) = True
#> o is C() = False
#> id(o) > 0 = True
#> f() is f = True
#> f() is f()() = True
#> len is len = True
#> print is not len = True
#> int is type(5) = True
#> d["k"] is o = True
#> list(d.values())[0] is o = True
#> (o,)[0] is o = True
#>  {o}.pop() is o = True
#> dict(d)["k"] is o = True
#> [z for z in (o,)][0] is o = True
#> True True True
#> s is t = True
#> s[:] is s = True
#> str(s) is s = True
#> tuple((1, 2))[:] == (1, 2) = True
#> (s, s)[0] is (s, s)[1] = True
