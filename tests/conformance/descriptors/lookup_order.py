# descriptors: lookup order.
# option: --policy standard
log = []
class Data:
    def __init__(self, name): self.name = name
    def __get__(self, instance, owner=None):
        log.append(("get", self.name, instance is None, owner.__name__))
        return f"data {self.name}"
    def __set__(self, instance, value): log.append(("set", self.name, value))
    def __delete__(self, instance): log.append(("delete", self.name))
class NonData:
    def __get__(self, instance, owner=None):
        return "nondata" if instance is not None else self
class SetOnly:
    def __set__(self, instance, value):
        instance.__dict__["only"] = value * 10
class C:
    d = Data("d")
    n = NonData()
    only = SetOnly()
c = C()
c.__dict__.update(d="instance d", n="instance n")
print(c.d, c.n, C.d, type(C.n).__name__)
c.d = 5
del c.d
del c.n
print(c.n)
c.only = 4
print(c.only, log)
log.clear()
class D(C):
    d = "plain"
print(D().d, D.d)
D.d = 7
print(D.d, C.__dict__["d"].name)
class GetOnlyOnClass(type):
    shared = Data("shared")
class E(metaclass=GetOnlyOnClass):
    shared = "class attribute"
print(E.shared)
class Raises:
    def __get__(self, instance, owner): raise AttributeError("from get")
class F:
    r = Raises()
    def __getattr__(self, name): return "fallback " + name
print(F().r)
class G:
    r = Raises()
try:
    G().r
except AttributeError as e:
    print(e)
print(hasattr(G(), "r"), getattr(G(), "r", "default"))
class Late: pass
class H: x = Late()
h = H()
print(type(h.x).__name__)
Late.__get__ = lambda self, i, o: "now a descriptor"
print(h.x)
h.__dict__["x"] = "own"
print(h.x)
Late.__set__ = lambda self, i, v: None
print(h.x)
del Late.__set__
print(h.x)
print(log)

#> data d instance n data d NonData
#> nondata
#> 40 [('get', 'd', False, 'C'), ('get', 'd', True, 'C'), ('set', 'd', 5), ('delete', 'd')]
#> plain plain
#> 7 d
#> data shared
#> fallback r
#> from get
#> False default
#> Late
#> now a descriptor
#> own
#> now a descriptor
#> own
#> [('get', 'shared', False, 'GetOnlyOnClass')]
