# option: --policy standard
# Instance and class namespaces: order of attributes, vars by __dict__, changes through the view.
class C:
    a = 1

    def f(self):
        pass
    b = 2


o = C()
o.z, o.y, o.x = 1, 2, 3
print(o.__dict__, list(o.__dict__), [k for k in C.__dict__ if not k.startswith("__")])
o.__dict__["w"] = 4
o.__dict__.update(q=5)
del o.__dict__["z"]
print(o.w, o.q, hasattr(o, "z"), o.__dict__)
o.__dict__ = {"fresh": True}
print(o.fresh, hasattr(o, "w"), o.__dict__)
d = o.__dict__
o.added = 1
print(d, "added" in d, d is o.__dict__)
d.clear()
print(o.__dict__, hasattr(o, "fresh"))
print(o.__class__, o.__class__.__name__, C.__mro__, C.__bases__, C.__class__, C.__module__, C.__qualname__,
      type(C.__dict__).__name__)
for bad in (lambda: C.__dict__.__setitem__("x", 1), lambda: setattr(o, "__dict__", 5), lambda: (5).__dict__,
            lambda: [].__dict__, lambda: C.__dict__["nothing"]):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
for i in range(50):
    setattr(o, f"attr{i}", i)
print(len(o.__dict__), o.attr49, sum(o.__dict__.values()))
for i in range(0, 50, 2):
    delattr(o, f"attr{i}")
print(len(o.__dict__), list(o.__dict__)[:3], hasattr(o, "attr0"))
p = C()
p.__dict__[5] = "int key"
print(p.__dict__)
q = C()
q.__dict__.update(o.__dict__)
print(q.attr1, q.__dict__ == o.__dict__, q.__dict__ is o.__dict__)
C.c = 3
C.a = 10
print(q.a, q.c, [k for k in C.__dict__ if not k.startswith("__")])
del C.a
print(hasattr(q, "a"))

#> {'z': 1, 'y': 2, 'x': 3} ['z', 'y', 'x'] ['a', 'f', 'b']
#> 4 5 False {'y': 2, 'x': 3, 'w': 4, 'q': 5}
#> True False {'fresh': True}
#> {'fresh': True, 'added': 1} True True
#> {} False
#> <class '__main__.C'> C (<class '__main__.C'>, <class 'object'>) (<class 'object'>,) <class 'type'> __main__ C mappingproxy
#> AttributeError 'mappingproxy' object has no attribute '__setitem__'
#> TypeError __dict__ must be set to a dictionary, not a 'int'
#> AttributeError 'int' object has no attribute '__dict__'
#> AttributeError 'list' object has no attribute '__dict__'
#> KeyError 'nothing'
#> 50 49 1225
#> 25 ['attr1', 'attr3', 'attr5'] False
#> {5: 'int key'}
#> 1 True False
#> 10 3 ['a', 'f', 'b', 'c']
#> False
