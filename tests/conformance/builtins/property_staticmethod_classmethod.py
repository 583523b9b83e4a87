# option: --policy standard
# property, staticmethod, classmethod called as functions.
class C:
    def __init__(self):
        self._v = 0

    def get(self):
        return self._v

    def set(self, v):
        self._v = v

    def delete(self):
        self._v = "deleted"

    v = property(get, set, delete, "doc of v")
    w = property(fget=get)
    s = staticmethod(get)
    c = classmethod(lambda cls: cls.__name__)
    l = staticmethod(lambda *a: a)


o = C()
o.v = 5
print(o.v, o.w, C.v.__doc__, C.w.__doc__, C.s(o), o.s(o), o.c(), C.c(), o.l(1), C.l(2))
del o.v
print(o.v, C.v.fget is C.__dict__["get"] if False else C.v.fget(o), C.v.fset.__name__, isinstance(C.v, property))
C.v.fset(o, 9)
print(o.v, C.v.getter(lambda self: "other").fget(o), C.w.setter(C.set).fset.__name__,
      C.w.deleter(C.delete).fdel.__name__, C.v.__get__(o, C), C.v.__get__(None, C) is C.v)
C.v.__set__(o, 11)
print(o._v)
C.v.__delete__(o)
print(o._v)
for bad in (lambda: setattr(o, "w", 1), lambda: delattr(o, "w"), lambda: property().__get__(o),
            lambda: property(1, 2, 3, 4, 5), lambda: property(get=1), lambda: staticmethod(),
            lambda: classmethod(1, 2), lambda: C.v.nothing, lambda: setattr(C.v, "fget", 1)):
    try:
        print(bad())
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)

#> 5 5 doc of v None 5 5 C C (1,) (2,)
#> deleted deleted set True
#> 9 other set delete 9 True
#> 11
#> deleted
#> AttributeError property 'w' of 'C' object has no setter
#> AttributeError property 'w' of 'C' object has no deleter
#> AttributeError property of 'C' object has no getter
#> TypeError property() takes at most 4 arguments (5 given)
#> TypeError property() got an unexpected keyword argument 'get'. Did you mean 'fget'?
#> TypeError staticmethod expected 1 argument, got 0
#> TypeError classmethod expected 1 argument, got 2
#> AttributeError 'property' object has no attribute 'nothing'
#> AttributeError readonly attribute
