# descriptors: set name and binding.
# option: --policy standard
class Field:
    def __set_name__(self, owner, name):
        self.owner, self.name = owner.__name__, name
    def __get__(self, instance, owner):
        if instance is None: return self
        return instance.__dict__.get(self.name, f"<{self.name} unset>")
    def __set__(self, instance, value):
        if not isinstance(value, int): raise TypeError(f"{self.owner}.{self.name} wants an int")
        instance.__dict__[self.name] = value
class P:
    x = Field()
    y = z = Field()
p = P()
print(p.x, P.x.name, P.y.name, P.z.name)
p.x = 3
print(p.x)
try:
    p.x = "no"
except TypeError as e:
    print(e)
P.w = Field()
print(hasattr(P.w, "name"))
class Bad:
    def __set_name__(self, owner, name): raise ValueError("bad name")
try:
    class Q: b = Bad()
except ValueError as e:
    print(type(e).__name__, e, e.__notes__)
def f(self, *args): return (self, args)
bound = f.__get__(42)
print(bound(1), bound.__self__, f.__get__(None, int) is f, bound.__func__ is f)
class S:
    @staticmethod
    def s(x): return ("s", x)
    @classmethod
    def c(cls, x): return (cls.__name__, x)
class T(S): pass
print(S.s(1), S().s(2), T.c(3), T().c(4), S.__dict__["s"](5), S.__dict__["c"].__get__(None, T)(6))
print(S.__dict__["s"].__wrapped__ is S.s, S.__dict__["c"].__func__.__name__)
class Prop:
    @property
    def v(self): "doc of v"; return self._v
    @v.setter
    def v(self, value): self._v = value
    @v.deleter
    def v(self): del self._v
o = Prop()
o.v = 9
print(o.v, Prop.v.__doc__, Prop.v.fget(o), Prop.v.__name__)
del o.v
for action in (lambda: o.v, lambda: Prop.v.__delete__(o), lambda: property().__get__(o),
               lambda: property(lambda s: 1).__set__(o, 1)):
    try:
        print(action())
    except AttributeError as e:
        print(e)

#> <x unset> x z z
#> 3
#> P.x wants an int
#> False
#> ValueError bad name ["Error calling __set_name__ on 'Bad' instance 'b' in 'Q'"]
#> (42, (1,)) 42 True True
#> ('s', 1) ('s', 2) ('T', 3) ('T', 4) ('s', 5) ('T', 6)
#> True c
#> 9 doc of v 9 v
#> 'Prop' object has no attribute '_v'
#> 'Prop' object has no attribute '_v'
#> property of 'Prop' object has no getter
#> property '<lambda>' of 'Prop' object has no setter
