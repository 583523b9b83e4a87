# del statement: all targets.
# option: --policy standard
x = y = z = 1
del x, (y, [z])
for name in ("x", "y", "z"):
    print(name in globals())
class C:
    def __delattr__(self, name): print("delattr", name)
    def __delitem__(self, key): print("delitem", key)
c = C()
del c.a, c[1], c[1:2], c[1, ::2], c["k"], c.b
items = list(range(10))
del items[0], items[-1], items[::3]
print(items)
del items[1:3]
print(items)
del items[:]
print(items)
d = {1: 2, 3: 4}
del d[1]
print(d)
for statement in ("del d[1]", "del undefined", "del items[0]", "del (1).real", "del c.__class__", "del 'abc'[0]",
                  "del (1, 2)[0]", "del d.x", "del C.missing"):
    try:
        exec(statement)
    except Exception as e:
        print(statement, "->", type(e).__name__, e)
def local():
    a = 1
    del a
    try:
        print(a)
    except UnboundLocalError as e:
        print(e)
    a = 2
    print(a)
local()
def cell():
    a = 1
    def inner():
        return a
    print(inner())
    del a
    try:
        inner()
    except NameError as e:
        print(e)
    a = 3
    print(inner())
cell()
def glob():
    global g
    g = 1
    del g
    try:
        print(g)
    except NameError as e:
        print(e)
glob()
def conditional(flag):
    v = 1
    if flag:
        del v
    try:
        return v
    except UnboundLocalError:
        return "gone"
print(conditional(True), conditional(False))
class Body:
    a = 1
    b = 2
    del a
print(hasattr(Body, "a"), Body.b)
for i in range(3):
    pass
del i
print("i" in globals())

#> False
#> False
#> False
#> delattr a
#> delitem 1
#> delitem slice(1, 2, None)
#> delitem (1, slice(None, None, 2))
#> delitem k
#> delattr b
#> [2, 3, 5, 6, 8]
#> [2, 6, 8]
#> []
#> {3: 4}
#> del d[1] -> KeyError 1
#> del undefined -> NameError name 'undefined' is not defined
#> del items[0] -> IndexError list assignment index out of range
#> del (1).real -> AttributeError attribute 'real' of 'int' objects is not writable
#> delattr __class__
#> del 'abc'[0] -> TypeError 'str' object doesn't support item deletion
#> del (1, 2)[0] -> TypeError 'tuple' object doesn't support item deletion
#> del d.x -> AttributeError 'dict' object has no attribute 'x' and no __dict__ for setting new attributes
#> del C.missing -> AttributeError type object 'C' has no attribute 'missing'
#> cannot access local variable 'a' where it is not associated with a value
#> 2
#> 1
#> cannot access free variable 'a' where it is not associated with a value in enclosing scope
#> 3
#> name 'g' is not defined
#> gone 1
#> False 2
#> False
