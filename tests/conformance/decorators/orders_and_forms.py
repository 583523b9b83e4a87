# decorators: orders and forms.
# option: --policy standard
def tag(name):
    print("evaluate", name)
    def decorate(f):
        print("apply", name, "to", f.__name__)
        return f
    return decorate
@tag("outer")
@tag("inner")
def f(x=print("default")):
    return 1
@tag("class")
class C:
    print("body")
    @tag("method")
    def m(self): return 2
print(f(), C().m())
def twice(f):
    def wrapper(*args, **kwargs):
        return f(*args, **kwargs), f(*args, **kwargs)
    return wrapper
@twice
def add(a, b=1): return a + b
print(add(1), add(1, b=5), add.__name__)
decorators = {"x": [lambda f: "replaced by subscript"]}
@decorators["x"][0]
def g(): pass
print(g)
@(lambda f: f())
def value(): return "called at once"
print(value)
@(d := twice)
def w(): return 0
print(w(), d is twice)
class Register:
    def __init__(self): self.names = []
    def __call__(self, f):
        self.names.append(f.__name__)
        return f
    def named(self, name):
        return lambda f: (self.names.append(name), f)[1]
reg = Register()
@reg
def one(): pass
@reg.named("zwei")
def two(): pass
@reg
class Three: pass
print(reg.names)
try:
    @None
    def bad(): pass
except TypeError as e:
    print(e)
try:
    @undefined
    def bad(): pass
except NameError as e:
    print(e, "bad" in globals())
@property
def p(self): return 1
print(type(p).__name__)
class Dec:
    def __init__(self, f): self.f = f
    def __get__(self, instance, owner): return lambda *a: ("via get", self.f(instance, *a))
class H:
    @Dec
    def m(self, x): return (type(self).__name__, x)
    @classmethod
    @twice
    def c(cls): return cls.__name__
    @staticmethod
    @twice
    def s(): return "s"
print(H().m(3), H.c(), H.s())
@lambda c: setattr(c, "added", 5) or c
class Added: pass
print(Added.added)
@twice
async def coro(): pass
print(type(coro.__closure__).__name__)
def order(n):
    print("n", n)
    return lambda f: f
@order(1)
@order(2)
class K(print("bases") or object): pass

#> evaluate outer
#> evaluate inner
#> default
#> apply inner to f
#> apply outer to f
#> evaluate class
#> body
#> evaluate method
#> apply method to m
#> apply class to C
#> 1 2
#> (2, 2) (6, 6) wrapper
#> replaced by subscript
#> called at once
#> (0, 0) True
#> ['one', 'zwei', 'Three']
#> 'NoneType' object is not callable
#> name 'undefined' is not defined False
#> property
#> ('via get', ('H', 3)) ('H', 'H') ('s', 's')
#> 5
#> tuple
#> n 1
#> n 2
#> bases
