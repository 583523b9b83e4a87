# __slots__: no dict, errors, inheritance, defaults, conflict.
class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y


p = Point(1, 2)
p.x += 5
print(p.x, p.y, hasattr(p, "__dict__"), Point.__slots__)
del p.y
for bad in (lambda: p.y, lambda: setattr(p, "z", 1), lambda: p.__dict__, lambda: delattr(p, "y"), lambda: p.nothing):
    try:
        print(bad())
    except AttributeError as error:
        print(error)


class WithDict(Point):
    pass


class More(Point):
    __slots__ = ["z"]


class Single:
    __slots__ = "only"


class WithDictSlot:
    __slots__ = ("a", "__dict__")


w, m, s, d = WithDict(1, 2), More(3, 4), Single(), WithDictSlot()
w.extra = 5
m.z = 6
s.only = 7
d.a, d.b = 8, 9
print(w.extra, w.x, w.__dict__, m.x, m.z, s.only, d.a, d.b, d.__dict__, hasattr(m, "__dict__"))


class Private:
    __slots__ = ("__hidden", "shown")

    def __init__(self):
        self.__hidden = 1

    def get(self):
        return self.__hidden


print(Private().get(), Private()._Private__hidden)


def conflict():
    class Bad:
        __slots__ = ("x",)
        x = 1


def not_identifier():
    class Bad:
        __slots__ = ("a b",)


def not_string():
    class Bad:
        __slots__ = (1,)


def layout():
    class A:
        __slots__ = ("a",)

    class B:
        __slots__ = ("b",)

    class C(A, B):
        pass


for bad in (conflict, not_identifier, not_string, layout, lambda: setattr(m, "q", 1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)


class Empty:
    __slots__ = ()


class Child(Empty, Single):
    __slots__ = ()


c = Child()
c.only = 1
print(c.only, type(Point.x).__name__)
try:
    Empty().x = 1
except AttributeError as error:
    print(error)

#> 6 2 False ('x', 'y')
#> 'Point' object has no attribute 'y'
#> 'Point' object has no attribute 'z' and no __dict__ for setting new attributes
#> 'Point' object has no attribute '__dict__'
#> y
#> 'Point' object has no attribute 'nothing'
#> 5 1 {'extra': 5} 3 6 7 8 9 {'b': 9} False
#> 1 1
#> ValueError 'x' in __slots__ conflicts with class variable
#> TypeError __slots__ must be identifiers
#> TypeError __slots__ items must be strings, not 'int'
#> TypeError multiple bases have instance lay-out conflict
#> AttributeError 'More' object has no attribute 'q' and no __dict__ for setting new attributes
#> 1 member_descriptor
#> 'Empty' object has no attribute 'x' and no __dict__ for setting new attributes
