# Annotations of a module, and where annotations are never computed.
# option: --policy standard
undefined = 5
del undefined
print([k for k in globals() if 'nnot' in k])
m1: int
m2: undefined = 3
if False: m3: 9
for i in range(2):
    m4: "four"
try: print(__annotate__(1))
except NameError as e: print(e)
print(__conditional_annotations__)
print([k for k in globals() if 'nnot' in k])
try: __annotations__
except NameError as e: print(e)
undefined = 5
print(__annotate__(1))
def loc():
    x: notdefined = 3
    y: notdefined
    (z): int = 5
    l.k: notdefined = 3 if False else 1
    return x, locals()
class l: pass
print(loc(), loc.__annotations__)
a: print("never") = 2
b2: (lambda: undefined)
class Q:
    x = 1
    y: [x for _ in range(2)]
    z: (lambda: x)
    w: [[x, k] for k in [1]]
x = "global"
print(Q.__annotations__['y'], Q.__annotations__['z'](), Q.__annotations__['w'])
def outer():
    v = 1
    class R:
        a: v
        def f(self, p: v): pass
        v = 2
    v = 3
    class S:
        a: v
        nonlocal_ = v
    v = 4
    return R, S
R, S = outer()
print(R.__annotations__, R.f.__annotations__, S.__annotations__)
class Err:
    a: undefined_name
try: Err.__annotations__
except NameError as e: print(e)
undefined_name=1
print(Err.__annotations__)
class Meta(type): 
    k: int
class W(metaclass=Meta): pass
print(W.__annotations__, Meta.__annotations__)
class V:
    def __init__(self): 
        self.x: undefinedx = 3
print(V().x)
def ann_error() -> 1/0: pass
print((lambda: 1).__annotations__, (lambda: 1).__annotate__)

class K:
    __annotations__ = {"own": 1}
print(K.__annotations__, K.__annotate__)
class K2:
    x: int
    print(__conditional_annotations__ if 0 else [k for k in locals() if 'nnot' in k])
    if 1: y: int

__conditional_annotations__ = {0}
print(__annotate__(1))

#> ['__annotate__', '__conditional_annotations__']
#> name 'undefined' is not defined
#> {0, 1, 3}
#> ['__annotate__', '__conditional_annotations__']
#> name '__annotations__' is not defined
#> {'m1': <class 'int'>, 'm2': 5, 'm4': 'four'}
#> (3, {'x': 3, 'z': 5}) {}
#> ['global', 'global'] global [['global', 1]]
#> {'a': 2} {'p': 2} {'a': 4}
#> name 'undefined_name' is not defined
#> {'a': 1}
#> {} {'k': <class 'int'>}
#> 3
#> {} None
#> {'own': 1} None
#> []
#> {'m1': <class 'int'>}
