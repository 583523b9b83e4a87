# Instance attributes, class attributes, data and non-data descriptors, __getattr__.
class DataDescriptor:
    def __get__(self, obj, owner):
        return "data", obj is not None, owner.__name__

    def __set__(self, obj, value):
        print("set", value)
        obj.__dict__["data"] = "hidden " + str(value)

    def __delete__(self, obj):
        print("delete")


class NonData:
    def __get__(self, obj, owner=None):
        return "nondata", obj is not None


class C:
    data = DataDescriptor()
    nondata = NonData()
    plain = "class"

    def __getattr__(self, name):
        if name.startswith("dyn_"):
            return name[4:]
        raise AttributeError(f"no {name} here")


c = C()
print(c.data, C.data, c.nondata, C.nondata, c.plain, c.dyn_x)
c.data = 5
c.nondata = "instance wins"
c.plain = "instance"
print(c.data, c.nondata, c.plain, c.__dict__)
del c.data
del c.nondata
print(c.nondata)
for bad in (lambda: c.missing, lambda: getattr(c, "other"), lambda: C.missing):
    try:
        print(bad())
    except AttributeError as error:
        print(error)
print(hasattr(c, "dyn_"), hasattr(c, "zzz"), getattr(c, "zzz", "default"), getattr(c, "dyn_a"))


class All:
    def __getattribute__(self, name):
        if name == "special":
            return "intercepted"
        if name == "hide":
            raise AttributeError("hidden")
        return super().__getattribute__(name)

    def __getattr__(self, name):
        return f"fallback {name}"

    x = 1


a = All()
a.y = 2
print(a.special, a.x, a.y, a.hide, a.nothing)


class ReadOnly:
    def __get__(self, obj, owner):
        return "ro"

    def __set__(self, obj, value):
        raise AttributeError("read only thing")


class Holder:
    r = ReadOnly()
    n = NonData()


h = Holder()
try:
    h.r = 1
except AttributeError as error:
    print(error)
try:
    del h.r
except AttributeError as error:
    print(error)
Holder.r = "replaced on the class"
h.r = 2
print(h.r, Holder.r)

#> ('data', True, 'C') ('data', False, 'C') ('nondata', True) ('nondata', False) class x
#> set 5
#> ('data', True, 'C') instance wins instance {'data': 'hidden 5', 'nondata': 'instance wins', 'plain': 'instance'}
#> delete
#> ('nondata', True)
#> no missing here
#> no other here
#> type object 'C' has no attribute 'missing'
#> True False default a
#> intercepted 1 2 fallback hide fallback nothing
#> read only thing
#> __delete__
#> 2 replaced on the class
