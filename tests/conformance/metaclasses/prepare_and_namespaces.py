# metaclasses: prepare and namespaces.
# option: --policy standard
class Recording(dict):
    def __init__(self):
        super().__init__()
        self.order = []
    def __setitem__(self, key, value):
        if not key.startswith("__"):
            self.order.append(key)
        super().__setitem__(key, value)

class Meta(type):
    @classmethod
    def __prepare__(mcs, name, bases, **options):
        print("prepare", name, [b.__name__ for b in bases], options)
        return Recording()
    def __new__(mcs, name, bases, namespace, **options):
        cls = super().__new__(mcs, name, bases, dict(namespace))
        cls.order = namespace.order
        return cls
    def __init__(cls, name, bases, namespace, **options):
        super().__init__(name, bases, namespace)
        print("init", name, sorted(options))

class A(metaclass=Meta, color="red"):
    b = 1
    a = 2
    def method(self):
        pass
    b = 3

print(A.order, A.a, A.b, type(A).__name__)

class B(A, size=4):
    z = y = x = 0

print(B.order)

class Counting(type):
    made = []
    def __call__(cls, *args, **kwargs):
        Counting.made.append((cls.__name__, args, kwargs))
        return super().__call__(*args, **kwargs)

class Point(metaclass=Counting):
    def __init__(self, x, y=0):
        self.x, self.y = x, y

p = Point(1, y=2)
print(p.x, p.y, Counting.made)

class NoDict(type):
    @classmethod
    def __prepare__(mcs, name, bases):
        return 42
try:
    class C(metaclass=NoDict):
        pass
except TypeError as e:
    print(e)

def function_meta(name, bases, namespace):
    return (name, bases, sorted(k for k in namespace if not k.startswith("__")))

class D(metaclass=function_meta):
    one = 1
    two = 2
print(D)

class M1(type): pass
class M2(type): pass
class X(metaclass=M1): pass
class Y(metaclass=M2): pass
try:
    class Z(X, Y): pass
except TypeError as e:
    print(e)
class M3(M1, M2): pass
class Z(X, Y, metaclass=M3): pass
print(type(Z).__name__, Z.__mro__[0].__name__)

#> prepare A [] {'color': 'red'}
#> init A ['color']
#> ['b', 'a', 'method', 'b'] 2 3 Meta
#> prepare B ['A'] {'size': 4}
#> init B ['size']
#> ['z', 'y', 'x']
#> 1 2 [('Point', (1,), {'y': 2})]
#> NoDict.__prepare__() must return a mapping, not int
#> ('D', (), ['one', 'two'])
#> metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> M3 Z
