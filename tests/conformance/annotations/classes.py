# Annotations of class bodies; conditional ones exist if they were reached.
# option: --policy standard
class C:
    x: int
    __y: str = "s"
    if True:
        z: zed
    if False:
        w: None
    (q): int = 3
    (q): int = 4
    def m(self, __p: 3) -> C: "doc"
    def n(self) -> loc: pass
    loc = "class-level"
    t: loc
zed = 7
print(C.__annotations__, C.m.__annotations__, C.n.__annotations__, C.m.__annotate__.__qualname__,
      C.__annotate__.__qualname__)
print([k for k in C.__dict__ if 'nnot' in k])
print(C.__dict__['__annotations_cache__'] is C.__annotations__)
class D(C): pass
print(D.__annotations__, D.__annotate__)
C.__annotations__ = {"k": 1}
print(C.__annotate__, C.__annotations__)
del C.__annotations__
try: print(C.__annotations__)
except AttributeError as e: print(e)
try: del C.__annotations__
except AttributeError as e: print(e)
try: int.__annotations__
except AttributeError as e: print(e)
try: print(int.__annotate__)
except AttributeError as e: print(e)
try: int.__annotations__ = 3
except TypeError as e: print(e)

class Loop:
    for i in range(3):
        if i == 1:
            a: i
        try:
            b: "b"
        finally:
            c: "c"
    while False:
        d: "d"
    else:
        e: "e"
    with_: "plain"
    match i:
        case 2:
            f: "f"
        case 3:
            g: "g"
    del i


i = "global i"
print(Loop.__annotations__)
class Deep:
    class Inner:
        x: Deep
        y: 5
        def method(self, a: Inner) -> y: pass
    z: Inner
Inner = "global"
print(Deep.__annotations__, Deep.Inner.__annotations__)
try:
    Deep.Inner.method.__annotations__
except NameError as e:
    print(e)
y = "global y"
print(Deep.Inner.method.__annotations__)
class Meta(type):
    @classmethod
    def __prepare__(cls, name, bases):
        return {"prepared": 3}
class Prepared(metaclass=Meta):
    x: prepared
print(Prepared.__annotations__)
class Uses:
    x: len
    len = 3
print(Uses.__annotations__["x"])
def function(p):
    class Local:
        a: p
        p = "class"
        b: [p, q]
    q = "q"
    class Global:
        global g
        g = 3
        a: g
    class Nonlocal:
        nonlocal p
        p = "new"
        a: p
    return Local, Global, Nonlocal
for cls in function("param"):
    print(cls.__annotations__)

#> {'x': <class 'int'>, '_C__y': <class 'str'>, 'z': 7, 't': 'class-level'} {'_C__p': 3, 'return': <class '__main__.C'>} {'return': 'class-level'} C.__annotate__ C.__annotate__
#> ['__annotate_func__', '__annotations_cache__']
#> True
#> {} None
#> None {'k': 1}
#> {}
#> type object 'int' has no attribute '__annotations__'
#> type object 'int' has no attribute '__annotate__'
#> cannot set '__annotations__' attribute of immutable type 'int'
#> {'a': 'global i', 'b': 'b', 'c': 'c', 'e': 'e', 'with_': 'plain', 'f': 'f'}
#> {'z': <class '__main__.Deep.Inner'>} {'x': <class '__main__.Deep'>, 'y': 5}
#> name 'y' is not defined
#> {'a': 'global', 'return': 'global y'}
#> {'x': 3}
#> 3
#> {'a': 'class', 'b': ['class', 'q']}
#> {'a': 3}
#> {'a': 'new'}
