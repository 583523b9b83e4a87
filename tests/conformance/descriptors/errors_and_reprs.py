# option: --policy standard
# Reprs and error messages of descriptors, classes and object.
class Foo:
    a=1
    def m(self): pass
    @property
    def p(self): return 1
class S: __slots__=('x','y')
def show(e): print(' ', type(e).__name__, '|', e, '|', getattr(e,'name','-'), '|',
                   type(getattr(e,'obj',None)).__name__)

print('r=(5).foo')
try:
    r=None
    r=(5).foo
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('(5).foo=1')
try:
    r=None
    (5).foo=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del (5).foo')
try:
    r=None
    del (5).foo
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('(5).real=2')
try:
    r=None
    (5).real=2
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('(5).__add__=2')
try:
    r=None
    (5).__add__=2
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del Foo().zz')
try:
    r=None
    del Foo().zz
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo().p=2')
try:
    r=None
    Foo().p=2
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del Foo().p')
try:
    r=None
    del Foo().p
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('S().x')
try:
    r=None
    S().x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('S().q=1')
try:
    r=None
    S().q=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('s=S(); s.x=1; del s.x; del s.x')
try:
    r=None
    s=S(); s.x=1; del s.x; del s.x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.zz')
try:
    r=None
    Foo.zz
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del Foo.zz')
try:
    r=None
    del Foo.zz
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('int.foo=1')
try:
    r=None
    int.foo=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del int.foo')
try:
    r=None
    del int.foo
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('int.bit_length=3')
try:
    r=None
    int.bit_length=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('None.x=1')
try:
    r=None
    None.x=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=None.x')
try:
    r=None
    r=None.x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo().__class__=3')
try:
    r=None
    Foo().__class__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo().__class__=int')
try:
    r=None
    Foo().__class__=int
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__name__=3')
try:
    r=None
    Foo.__name__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("Foo.__name__='a\\0b'")
try:
    r=None
    Foo.__name__='a\0b'
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del Foo.__name__')
try:
    r=None
    del Foo.__name__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__bases__=()')
try:
    r=None
    Foo.__bases__=()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__mro__=()')
try:
    r=None
    Foo.__mro__=()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__dict__=3')
try:
    r=None
    Foo.__dict__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo().__dict__=3')
try:
    r=None
    Foo().__dict__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('del Foo().__dict__')
try:
    r=None
    del Foo().__dict__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('f=Foo(); f.x=1; del f.__dict__; r=f.__dict__')
try:
    r=None
    f=Foo(); f.x=1; del f.__dict__; r=f.__dict__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.append(1,2)')
try:
    r=None
    list.append(1,2)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.__len__(3)')
try:
    r=None
    list.__len__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.__len__()')
try:
    r=None
    list.__len__()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.append()')
try:
    r=None
    list.append()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('object.__new__(int)')
try:
    r=None
    object.__new__(int)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('int.__new__(str)')
try:
    r=None
    int.__new__(str)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('int.__new__(3)')
try:
    r=None
    int.__new__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('int.__new__()')
try:
    r=None
    int.__new__()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('object.__new__(Foo,1)')
try:
    r=None
    object.__new__(Foo,1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo(1)')
try:
    r=None
    Foo(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo(x=1)')
try:
    r=None
    Foo(x=1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('object(1)')
try:
    r=None
    object(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('object.__init__(Foo(),1)')
try:
    r=None
    object.__init__(Foo(),1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("object.__setattr__(Foo,'x',1)")
try:
    r=None
    object.__setattr__(Foo,'x',1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('object.__setattr__(Foo(),1,1)')
try:
    r=None
    object.__setattr__(Foo(),1,1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type.__setattr__(Foo(),'a',1)")
try:
    r=None
    type.__setattr__(Foo(),'a',1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('getattr(Foo(),1)')
try:
    r=None
    getattr(Foo(),1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('super(Foo,3).x')
try:
    r=None
    super(Foo,3).x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('super(Foo,Foo()).x')
try:
    r=None
    super(Foo,Foo()).x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('super(3,Foo())')
try:
    r=None
    super(3,Foo())
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('super(Foo).x')
try:
    r=None
    super(Foo).x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=super(Foo)')
try:
    r=None
    r=super(Foo)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=super(Foo,Foo())')
try:
    r=None
    r=super(Foo,Foo())
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=super(Foo,Foo)')
try:
    r=None
    r=super(Foo,Foo)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('super()')
try:
    r=None
    super()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('super(Foo,Foo()).m=1')
try:
    r=None
    super(Foo,Foo()).m=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("int.real.__get__('a')")
try:
    r=None
    int.real.__get__('a')
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("Foo.__dict__['p'].__get__(None,None)")
try:
    r=None
    Foo.__dict__['p'].__get__(None,None)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.append.__get__(3)')
try:
    r=None
    list.append.__get__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('S.x.__get__(3)')
try:
    r=None
    S.x.__get__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('S.x.__get__(None)')
try:
    r=None
    S.x.__get__(None)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('S.x.__get__(None,S)')
try:
    r=None
    S.x.__get__(None,S)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('S.x.__set__(3,3)')
try:
    r=None
    S.x.__set__(3,3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.__len__.__get__(None,None)')
try:
    r=None
    list.__len__.__get__(None,None)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('list.__len__.__get__(3)')
try:
    r=None
    list.__len__.__get__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('dict.fromkeys.__func__')
try:
    r=None
    dict.fromkeys.__func__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("dict.__dict__['fromkeys'].__get__(None,int)")
try:
    r=None
    dict.__dict__['fromkeys'].__get__(None,int)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("dict.__dict__['fromkeys'].__get__(1)")
try:
    r=None
    dict.__dict__['fromkeys'].__get__(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("dict.__dict__['fromkeys'].__get__()")
try:
    r=None
    dict.__dict__['fromkeys'].__get__()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('int.real.__set__(3,4)')
try:
    r=None
    int.real.__set__(3,4)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type.__dict__['__doc__'].__get__(3)")
try:
    r=None
    type.__dict__['__doc__'].__get__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list.append')
try:
    r=None
    r=list.append
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list.__len__')
try:
    r=None
    r=list.__len__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=[].__len__')
try:
    r=None
    r=[].__len__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("r=dict.__dict__['fromkeys']")
try:
    r=None
    r=dict.__dict__['fromkeys']
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=int.real')
try:
    r=None
    r=int.real
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=S.x')
try:
    r=None
    r=S.x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("r=type.__dict__['__mro__']")
try:
    r=None
    r=type.__dict__['__mro__']
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("r=Foo.__dict__['__dict__']")
try:
    r=None
    r=Foo.__dict__['__dict__']
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("r=Foo.__dict__['__weakref__']")
try:
    r=None
    r=Foo.__dict__['__weakref__']
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=object.__init__')
try:
    r=None
    r=object.__init__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=object.__new__')
try:
    r=None
    r=object.__new__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=classmethod(3)')
try:
    r=None
    r=classmethod(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=staticmethod(3)')
try:
    r=None
    r=staticmethod(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.m')
try:
    r=None
    r=Foo.m
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo().m.__func__')
try:
    r=None
    r=Foo().m.__func__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=property')
try:
    r=None
    r=property
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=int.__format__')
try:
    r=None
    r=int.__format__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=object.__init_subclass__')
try:
    r=None
    r=object.__init_subclass__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=object.__subclasshook__')
try:
    r=None
    r=object.__subclasshook__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=object.__dir__')
try:
    r=None
    r=object.__dir__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type.mro')
try:
    r=None
    r=type.mro
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list(Foo.__dict__)')
try:
    r=None
    r=list(Foo.__dict__)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list(S.__dict__)')
try:
    r=None
    r=list(S.__dict__)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('property(1).__get__(2)')
try:
    r=None
    property(1).__get__(2)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('property().__get__(2)')
try:
    r=None
    property().__get__(2)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('property().__set__(2,3)')
try:
    r=None
    property().__set__(2,3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('property().__delete__(2)')
try:
    r=None
    property().__delete__(2)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n x=property()\nA().x')
try:
    r=None
    class A:
     x=property()
    A().x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n x=property()\nA().x=1')
try:
    r=None
    class A:
     x=property()
    A().x=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n x=property()\ndel A().x')
try:
    r=None
    class A:
     x=property()
    del A().x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n x=property(lambda s:1)\nA().x=1')
try:
    r=None
    class A:
     x=property(lambda s:1)
    A().x=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n x=property(lambda s:1)\ndel A().x')
try:
    r=None
    class A:
     x=property(lambda s:1)
    del A().x
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(int,str): pass')
try:
    r=None
    class A(int,str): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(bool): pass')
try:
    r=None
    class A(bool): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(type(None)): pass')
try:
    r=None
    class A(type(None)): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(Foo,Foo): pass')
try:
    r=None
    class A(Foo,Foo): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(object,Foo): pass')
try:
    r=None
    class A(object,Foo): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(Foo,metaclass=3): pass')
try:
    r=None
    class A(Foo,metaclass=3): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class M(type): pass\nclass N(type): pass\nclass A(metaclass=M): pass\nclass B(metaclass=N): pass\nclass C(A,B): pass')
try:
    r=None
    class M(type): pass
    class N(type): pass
    class A(metaclass=M): pass
    class B(metaclass=N): pass
    class C(A,B): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type('A',(),{},3)")
try:
    r=None
    type('A',(),{},3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type('A',(),{},x=3)")
try:
    r=None
    type('A',(),{},x=3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type()')
try:
    r=None
    type()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type(1,2)')
try:
    r=None
    type(1,2)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type(1,(),{})')
try:
    r=None
    type(1,(),{})
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type('a',1,{})")
try:
    r=None
    type('a',1,{})
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type('a',(),1)")
try:
    r=None
    type('a',(),1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type('a',(1,),{})")
try:
    r=None
    type('a',(1,),{})
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("type('a\\0b',(),{})")
try:
    r=None
    type('a\0b',(),{})
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A: __slots__=3')
try:
    r=None
    class A: __slots__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A: __slots__=('1a',)")
try:
    r=None
    class A: __slots__=('1a',)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A: __slots__=(1,)')
try:
    r=None
    class A: __slots__=(1,)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A: __slots__='x'; x=1")
try:
    r=None
    class A: __slots__='x'; x=1
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A(int): __slots__=('a',)")
try:
    r=None
    class A(int): __slots__=('a',)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A(tuple): __slots__=('a',)")
try:
    r=None
    class A(tuple): __slots__=('a',)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A(S): __slots__=('__dict__',)\nclass B(A): __slots__=('__dict__',)")
try:
    r=None
    class A(S): __slots__=('__dict__',)
    class B(A): __slots__=('__dict__',)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A: __slots__=('__dict__','__dict__')")
try:
    r=None
    class A: __slots__=('__dict__','__dict__')
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A(S,metaclass=type): pass\nr=A().__dict__')
try:
    r=None
    class A(S,metaclass=type): pass
    r=A().__dict__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class S2: __slots__=('z',)\nclass A(S,S2): pass")
try:
    r=None
    class S2: __slots__=('z',)
    class A(S,S2): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class A: __slots__=('__weakref__','__weakref__')")
try:
    r=None
    class A: __slots__=('__weakref__','__weakref__')
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A: __qualname__=3')
try:
    r=None
    class A: __qualname__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A: __classcell__=3')
try:
    r=None
    class A: __classcell__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __init_subclass__(cls,x): pass\nclass B(A): pass')
try:
    r=None
    class A:
     def __init_subclass__(cls,x): pass
    class B(A): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class B(x=3): pass')
try:
    r=None
    class B(x=3): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class B(Foo,x=3,y=4): pass')
try:
    r=None
    class B(Foo,x=3,y=4): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("class D:\n def __set_name__(self,o,n): raise ValueError('boo')\nclass A: d=D()")
try:
    r=None
    class D:
     def __set_name__(self,o,n): raise ValueError('boo')
    class A: d=D()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class M(type):\n def mro(c): return [c]\nclass A(metaclass=M): pass\nr=A.__mro__')
try:
    r=None
    class M(type):
     def mro(c): return [c]
    class A(metaclass=M): pass
    r=A.__mro__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class M(type):\n def mro(c): return [c,int]\nclass A(metaclass=M): pass')
try:
    r=None
    class M(type):
     def mro(c): return [c,int]
    class A(metaclass=M): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class M(type):\n def mro(c): return 3\nclass A(metaclass=M): pass')
try:
    r=None
    class M(type):
     def mro(c): return 3
    class A(metaclass=M): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class M(type):\n def mro(c): return [3]\nclass A(metaclass=M): pass')
try:
    r=None
    class M(type):
     def mro(c): return [3]
    class A(metaclass=M): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class M(type):\n def __prepare__(*a): return 3\nclass A(metaclass=M): pass')
try:
    r=None
    class M(type):
     def __prepare__(*a): return 3
    class A(metaclass=M): pass
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A: __eq__=1\nhash(A())')
try:
    r=None
    class A: __eq__=1
    hash(A())
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo')
try:
    r=None
    r=Foo
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A: pass\nr=A')
try:
    r=None
    class A: pass
    r=A
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type')
try:
    r=None
    r=type
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=int')
try:
    r=None
    r=int
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type(None)()')
try:
    r=None
    type(None)()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type(None)(1)')
try:
    r=None
    type(None)(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type(iter([]))()')
try:
    r=None
    type(iter([]))()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __new__(c): return 3\nr=A()')
try:
    r=None
    class A:
     def __new__(c): return 3
    r=A()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __init__(c): return 3\nr=A()')
try:
    r=None
    class A:
     def __init__(c): return 3
    r=A()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __new__(c): return object.__new__(c)\nA(1)')
try:
    r=None
    class A:
     def __new__(c): return object.__new__(c)
    A(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __new__(c,*a): return object.__new__(c,*a)\nA(1)')
try:
    r=None
    class A:
     def __new__(c,*a): return object.__new__(c,*a)
    A(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __init__(c,*a): object.__init__(c,*a)\nA(1)')
try:
    r=None
    class A:
     def __init__(c,*a): object.__init__(c,*a)
    A(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('class A:\n def __init__(c,*a): super().__init__(*a)\nA(1)')
try:
    r=None
    class A:
     def __init__(c,*a): super().__init__(*a)
    A(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type.__call__(type,3)')
try:
    r=None
    r=type.__call__(type,3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type.__call__(int,3)')
try:
    r=None
    r=type.__call__(int,3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type.__call__(3)')
try:
    r=None
    type.__call__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('type.__call__()')
try:
    r=None
    type.__call__()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=isinstance(3,Foo)')
try:
    r=None
    r=isinstance(3,Foo)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__instancecheck__(Foo())')
try:
    r=None
    r=Foo.__instancecheck__(Foo())
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__subclasscheck__(int)')
try:
    r=None
    r=Foo.__subclasscheck__(int)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__subclasscheck__(3)')
try:
    r=None
    Foo.__subclasscheck__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("r=Foo.__prepare__('a',())")
try:
    r=None
    r=Foo.__prepare__('a',())
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type.__prepare__(1,2,3,a=4)')
try:
    r=None
    r=type.__prepare__(1,2,3,a=4)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__init_subclass__()')
try:
    r=None
    r=Foo.__init_subclass__()
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__init_subclass__(1)')
try:
    r=None
    Foo.__init_subclass__(1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__init_subclass__(a=1)')
try:
    r=None
    Foo.__init_subclass__(a=1)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__subclasshook__(3)')
try:
    r=None
    r=Foo.__subclasshook__(3)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=sorted(dir(Foo))==sorted(set(dir(object))|set(Foo.__dict__))')
try:
    r=None
    r=sorted(dir(Foo))==sorted(set(dir(object))|set(Foo.__dict__))
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__doc__')
try:
    r=None
    r=Foo.__doc__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type(type.__doc__)')
try:
    r=None
    r=type(type.__doc__)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type(object.__doc__)')
try:
    r=None
    r=type(object.__doc__)
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__doc__=3')
try:
    r=None
    Foo.__doc__=3
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list.__module__')
try:
    r=None
    r=list.__module__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__module__')
try:
    r=None
    r=Foo.__module__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('Foo.__module__=3\nr=Foo.__module__')
try:
    r=None
    Foo.__module__=3
    r=Foo.__module__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list.append.__objclass__')
try:
    r=None
    r=list.append.__objclass__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=list.append.__qualname__')
try:
    r=None
    r=list.append.__qualname__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=[].__len__.__qualname__')
try:
    r=None
    r=[].__len__.__qualname__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=[].__len__.__self__')
try:
    r=None
    r=[].__len__.__self__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=int.real.__qualname__')
try:
    r=None
    r=int.real.__qualname__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print("format(Foo(),'x')")
try:
    r=None
    format(Foo(),'x')
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=type.__base__')
try:
    r=None
    r=type.__base__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__type_params__')
try:
    r=None
    r=Foo.__type_params__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__annotations__')
try:
    r=None
    r=Foo.__annotations__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=int.__annotations__')
try:
    r=None
    r=int.__annotations__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__annotate__')
try:
    r=None
    r=Foo.__annotate__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__abstractmethods__')
try:
    r=None
    r=Foo.__abstractmethods__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

print('r=Foo.__static_attributes__')
try:
    r=None
    r=Foo.__static_attributes__
    print(" ",repr(r) if " at 0x" not in repr(r) else repr(r).split(" at 0x")[0])
except BaseException as e: show(e)

#> r=(5).foo
#>   AttributeError | 'int' object has no attribute 'foo' | foo | int
#> (5).foo=1
#>   AttributeError | 'int' object has no attribute 'foo' and no __dict__ for setting new attributes | foo | int
#> del (5).foo
#>   AttributeError | 'int' object has no attribute 'foo' and no __dict__ for setting new attributes | foo | int
#> (5).real=2
#>   AttributeError | attribute 'real' of 'int' objects is not writable | None | NoneType
#> (5).__add__=2
#>   AttributeError | 'int' object attribute '__add__' is read-only | None | NoneType
#> del Foo().zz
#>   AttributeError | 'Foo' object has no attribute 'zz' | None | NoneType
#> Foo().p=2
#>   AttributeError | property 'p' of 'Foo' object has no setter | None | NoneType
#> del Foo().p
#>   AttributeError | property 'p' of 'Foo' object has no deleter | None | NoneType
#> S().x
#>   AttributeError | 'S' object has no attribute 'x' | x | S
#> S().q=1
#>   AttributeError | 'S' object has no attribute 'q' and no __dict__ for setting new attributes | q | S
#> s=S(); s.x=1; del s.x; del s.x
#>   AttributeError | x | None | NoneType
#> Foo.zz
#>   AttributeError | type object 'Foo' has no attribute 'zz' | zz | type
#> del Foo.zz
#>   AttributeError | type object 'Foo' has no attribute 'zz' | zz | type
#> int.foo=1
#>   TypeError | cannot set 'foo' attribute of immutable type 'int' | - | NoneType
#> del int.foo
#>   TypeError | cannot set 'foo' attribute of immutable type 'int' | - | NoneType
#> int.bit_length=3
#>   TypeError | cannot set 'bit_length' attribute of immutable type 'int' | - | NoneType
#> None.x=1
#>   AttributeError | 'NoneType' object has no attribute 'x' and no __dict__ for setting new attributes | x | NoneType
#> r=None.x
#>   AttributeError | 'NoneType' object has no attribute 'x' | x | NoneType
#> Foo().__class__=3
#>   TypeError | __class__ must be set to a class, not 'int' object | - | NoneType
#> Foo().__class__=int
#>   TypeError | __class__ assignment only supported for mutable types or ModuleType subclasses | - | NoneType
#> Foo.__name__=3
#>   TypeError | can only assign string to Foo.__name__, not 'int' | - | NoneType
#> Foo.__name__='a\0b'
#>   ValueError | type name must not contain null characters | - | NoneType
#> del Foo.__name__
#>   TypeError | cannot delete '__name__' attribute of immutable type 'Foo' | - | NoneType
#> Foo.__bases__=()
#>   TypeError | can only assign non-empty tuple to Foo.__bases__, not () | - | NoneType
#> Foo.__mro__=()
#>   AttributeError | attribute '__mro__' of 'type' objects is not writable | None | NoneType
#> Foo.__dict__=3
#>   AttributeError | attribute '__dict__' of 'type' objects is not writable | None | NoneType
#> Foo().__dict__=3
#>   TypeError | __dict__ must be set to a dictionary, not a 'int' | - | NoneType
#> del Foo().__dict__
#>   None
#> f=Foo(); f.x=1; del f.__dict__; r=f.__dict__
#>   {}
#> list.append(1,2)
#>   TypeError | descriptor 'append' for 'list' objects doesn't apply to a 'int' object | - | NoneType
#> list.__len__(3)
#>   TypeError | descriptor '__len__' requires a 'list' object but received a 'int' | - | NoneType
#> list.__len__()
#>   TypeError | descriptor '__len__' of 'list' object needs an argument | - | NoneType
#> list.append()
#>   TypeError | unbound method list.append() needs an argument | - | NoneType
#> object.__new__(int)
#>   TypeError | object.__new__(int) is not safe, use int.__new__() | - | NoneType
#> int.__new__(str)
#>   TypeError | int.__new__(str): str is not a subtype of int | - | NoneType
#> int.__new__(3)
#>   TypeError | int.__new__(X): X is not a type object (int) | - | NoneType
#> int.__new__()
#>   TypeError | int.__new__(): not enough arguments | - | NoneType
#> object.__new__(Foo,1)
#>   TypeError | Foo() takes no arguments | - | NoneType
#> Foo(1)
#>   TypeError | Foo() takes no arguments | - | NoneType
#> Foo(x=1)
#>   TypeError | Foo() takes no arguments | - | NoneType
#> object(1)
#>   TypeError | object() takes no arguments | - | NoneType
#> object.__init__(Foo(),1)
#>   TypeError | Foo.__init__() takes exactly one argument (the instance to initialize) | - | NoneType
#> object.__setattr__(Foo,'x',1)
#>   TypeError | can't apply this __setattr__ to type object | - | NoneType
#> object.__setattr__(Foo(),1,1)
#>   TypeError | attribute name must be string, not 'int' | - | NoneType
#> type.__setattr__(Foo(),'a',1)
#>   TypeError | descriptor '__setattr__' requires a 'type' object but received a 'Foo' | - | NoneType
#> getattr(Foo(),1)
#>   TypeError | attribute name must be string, not 'int' | - | NoneType
#> super(Foo,3).x
#>   TypeError | super(type, obj): obj (instance of int) is not an instance or subtype of type (Foo). | - | NoneType
#> super(Foo,Foo()).x
#>   AttributeError | 'super' object has no attribute 'x' | x | super
#> super(3,Foo())
#>   TypeError | super() argument 1 must be a type, not int | - | NoneType
#> super(Foo).x
#>   AttributeError | 'super' object has no attribute 'x' | x | super
#> r=super(Foo)
#>   <super: <class 'Foo'>, NULL>
#> r=super(Foo,Foo())
#>   <super: <class 'Foo'>, <Foo object>>
#> r=super(Foo,Foo)
#>   <super: <class 'Foo'>, <Foo object>>
#> super()
#>   RuntimeError | super(): no arguments | - | NoneType
#> super(Foo,Foo()).m=1
#>   AttributeError | 'super' object has no attribute 'm' and no __dict__ for setting new attributes | m | super
#> int.real.__get__('a')
#>   TypeError | descriptor 'real' for 'int' objects doesn't apply to a 'str' object | - | NoneType
#> Foo.__dict__['p'].__get__(None,None)
#>   TypeError | __get__(None, None) is invalid | - | NoneType
#> list.append.__get__(3)
#>   TypeError | descriptor 'append' for 'list' objects doesn't apply to a 'int' object | - | NoneType
#> S.x.__get__(3)
#>   TypeError | descriptor 'x' for 'S' objects doesn't apply to a 'int' object | - | NoneType
#> S.x.__get__(None)
#>   TypeError | __get__(None, None) is invalid | - | NoneType
#> S.x.__get__(None,S)
#>   None
#> S.x.__set__(3,3)
#>   TypeError | descriptor 'x' for 'S' objects doesn't apply to a 'int' object | - | NoneType
#> list.__len__.__get__(None,None)
#>   TypeError | __get__(None, None) is invalid | - | NoneType
#> list.__len__.__get__(3)
#>   TypeError | descriptor '__len__' for 'list' objects doesn't apply to a 'int' object | - | NoneType
#> dict.fromkeys.__func__
#>   AttributeError | 'builtin_function_or_method' object has no attribute '__func__' | __func__ | builtin_function_or_method
#> dict.__dict__['fromkeys'].__get__(None,int)
#>   TypeError | descriptor 'fromkeys' requires a subtype of 'dict' but received 'int' | - | NoneType
#> dict.__dict__['fromkeys'].__get__(1)
#>   TypeError | descriptor 'fromkeys' requires a subtype of 'dict' but received 'int' | - | NoneType
#> dict.__dict__['fromkeys'].__get__()
#>   TypeError | __get__ expected at least 1 argument, got 0 | - | NoneType
#> int.real.__set__(3,4)
#>   AttributeError | attribute 'real' of 'int' objects is not writable | None | NoneType
#> type.__dict__['__doc__'].__get__(3)
#>   TypeError | descriptor '__doc__' for 'type' objects doesn't apply to a 'int' object | - | NoneType
#> r=list.append
#>   <method 'append' of 'list' objects>
#> r=list.__len__
#>   <slot wrapper '__len__' of 'list' objects>
#> r=[].__len__
#>   <method-wrapper '__len__' of list object
#> r=dict.__dict__['fromkeys']
#>   <method 'fromkeys' of 'dict' objects>
#> r=int.real
#>   <attribute 'real' of 'int' objects>
#> r=S.x
#>   <member 'x' of 'S' objects>
#> r=type.__dict__['__mro__']
#>   <attribute '__mro__' of 'type' objects>
#> r=Foo.__dict__['__dict__']
#>   <attribute '__dict__' of 'Foo' objects>
#> r=Foo.__dict__['__weakref__']
#>   <attribute '__weakref__' of 'Foo' objects>
#> r=object.__init__
#>   <slot wrapper '__init__' of 'object' objects>
#> r=object.__new__
#>   <built-in method __new__ of type object
#> r=classmethod(3)
#>   <classmethod(3)>
#> r=staticmethod(3)
#>   <staticmethod(3)>
#> r=Foo.m
#>   <function Foo.m
#> r=Foo().m.__func__
#>   <function Foo.m
#> r=property
#>   <class 'property'>
#> r=int.__format__
#>   <method '__format__' of 'int' objects>
#> r=object.__init_subclass__
#>   <built-in method __init_subclass__ of type object
#> r=object.__subclasshook__
#>   <built-in method __subclasshook__ of type object
#> r=object.__dir__
#>   <method '__dir__' of 'object' objects>
#> r=type.mro
#>   <method 'mro' of 'type' objects>
#> r=list(Foo.__dict__)
#>   ['__module__', '__firstlineno__', 'a', 'm', 'p', '__static_attributes__', '__dict__', '__weakref__', '__doc__']
#> r=list(S.__dict__)
#>   ['__module__', '__firstlineno__', '__slots__', '__static_attributes__', 'x', 'y', '__doc__']
#> property(1).__get__(2)
#>   TypeError | 'int' object is not callable | - | NoneType
#> property().__get__(2)
#>   AttributeError | property of 'int' object has no getter | None | NoneType
#> property().__set__(2,3)
#>   AttributeError | property of 'int' object has no setter | None | NoneType
#> property().__delete__(2)
#>   AttributeError | property of 'int' object has no deleter | None | NoneType
#> class A:
#>  x=property()
#> A().x
#>   AttributeError | property 'x' of 'A' object has no getter | x | A
#> class A:
#>  x=property()
#> A().x=1
#>   AttributeError | property 'x' of 'A' object has no setter | None | NoneType
#> class A:
#>  x=property()
#> del A().x
#>   AttributeError | property 'x' of 'A' object has no deleter | None | NoneType
#> class A:
#>  x=property(lambda s:1)
#> A().x=1
#>   AttributeError | property 'x' of 'A' object has no setter | None | NoneType
#> class A:
#>  x=property(lambda s:1)
#> del A().x
#>   AttributeError | property 'x' of 'A' object has no deleter | None | NoneType
#> class A(int,str): pass
#>   TypeError | multiple bases have instance lay-out conflict | - | NoneType
#> class A(bool): pass
#>   TypeError | type 'bool' is not an acceptable base type | - | NoneType
#> class A(type(None)): pass
#>   TypeError | type 'NoneType' is not an acceptable base type | - | NoneType
#> class A(Foo,Foo): pass
#>   TypeError | duplicate base class Foo | - | NoneType
#> class A(object,Foo): pass
#>   TypeError | Cannot create a consistent method resolution order (MRO) for bases object, Foo | - | NoneType
#> class A(Foo,metaclass=3): pass
#>   TypeError | 'int' object is not callable | - | NoneType
#> class M(type): pass
#> class N(type): pass
#> class A(metaclass=M): pass
#> class B(metaclass=N): pass
#> class C(A,B): pass
#>   TypeError | metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases | - | NoneType
#> type('A',(),{},3)
#>   TypeError | type() takes 1 or 3 arguments | - | NoneType
#> type('A',(),{},x=3)
#>   TypeError | A.__init_subclass__() takes no keyword arguments | - | NoneType
#> type()
#>   TypeError | type() takes 1 or 3 arguments | - | NoneType
#> type(1,2)
#>   TypeError | type() takes 1 or 3 arguments | - | NoneType
#> type(1,(),{})
#>   TypeError | type.__new__() argument 1 must be str, not int | - | NoneType
#> type('a',1,{})
#>   TypeError | type.__new__() argument 2 must be tuple, not int | - | NoneType
#> type('a',(),1)
#>   TypeError | type.__new__() argument 3 must be dict, not int | - | NoneType
#> type('a',(1,),{})
#>   TypeError | metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases | - | NoneType
#> type('a\0b',(),{})
#>   ValueError | type name must not contain null characters | - | NoneType
#> class A: __slots__=3
#>   TypeError | 'int' object is not iterable | - | NoneType
#> class A: __slots__=('1a',)
#>   TypeError | __slots__ must be identifiers | - | NoneType
#> class A: __slots__=(1,)
#>   TypeError | __slots__ items must be strings, not 'int' | - | NoneType
#> class A: __slots__='x'; x=1
#>   ValueError | 'x' in __slots__ conflicts with class variable | - | NoneType
#> class A(int): __slots__=('a',)
#>   TypeError | nonempty __slots__ not supported for subtype of 'int' | - | NoneType
#> class A(tuple): __slots__=('a',)
#>   TypeError | nonempty __slots__ not supported for subtype of 'tuple' | - | NoneType
#> class A(S): __slots__=('__dict__',)
#> class B(A): __slots__=('__dict__',)
#>   TypeError | __dict__ slot disallowed: we already got one | - | NoneType
#> class A: __slots__=('__dict__','__dict__')
#>   TypeError | __dict__ slot disallowed: we already got one | - | NoneType
#> class A(S,metaclass=type): pass
#> r=A().__dict__
#>   {}
#> class S2: __slots__=('z',)
#> class A(S,S2): pass
#>   TypeError | multiple bases have instance lay-out conflict | - | NoneType
#> class A: __slots__=('__weakref__','__weakref__')
#>   TypeError | __weakref__ slot disallowed: we already got one | - | NoneType
#> class A: __qualname__=3
#>   TypeError | type __qualname__ must be a str, not int | - | NoneType
#> class A: __classcell__=3
#>   TypeError | __classcell__ must be a nonlocal cell, not <class 'int'> | - | NoneType
#> class A:
#>  def __init_subclass__(cls,x): pass
#> class B(A): pass
#>   TypeError | A.__init_subclass__() missing 1 required positional argument: 'x' | - | NoneType
#> class B(x=3): pass
#>   TypeError | B.__init_subclass__() takes no keyword arguments | - | NoneType
#> class B(Foo,x=3,y=4): pass
#>   TypeError | B.__init_subclass__() takes no keyword arguments | - | NoneType
#> class D:
#>  def __set_name__(self,o,n): raise ValueError('boo')
#> class A: d=D()
#>   ValueError | boo | - | NoneType
#> class M(type):
#>  def mro(c): return [c]
#> class A(metaclass=M): pass
#> r=A.__mro__
#>   (<class '__main__.A'>,)
#> class M(type):
#>  def mro(c): return [c,int]
#> class A(metaclass=M): pass
#>   TypeError | mro() returned base with unsuitable layout ('int') | - | NoneType
#> class M(type):
#>  def mro(c): return 3
#> class A(metaclass=M): pass
#>   TypeError | 'int' object is not iterable | - | NoneType
#> class M(type):
#>  def mro(c): return [3]
#> class A(metaclass=M): pass
#>   TypeError | mro() returned a non-class ('int') | - | NoneType
#> class M(type):
#>  def __prepare__(*a): return 3
#> class A(metaclass=M): pass
#>   TypeError | M.__prepare__() must return a mapping, not int | - | NoneType
#> class A: __eq__=1
#> hash(A())
#>   TypeError | unhashable type: 'A' | - | NoneType
#> r=Foo
#>   <class '__main__.Foo'>
#> class A: pass
#> r=A
#>   <class '__main__.A'>
#> r=type
#>   <class 'type'>
#> r=int
#>   <class 'int'>
#> type(None)()
#>   None
#> type(None)(1)
#>   TypeError | NoneType takes no arguments | - | NoneType
#> type(iter([]))()
#>   TypeError | cannot create 'list_iterator' instances | - | NoneType
#> class A:
#>  def __new__(c): return 3
#> r=A()
#>   3
#> class A:
#>  def __init__(c): return 3
#> r=A()
#>   TypeError | __init__() should return None, not 'int' | - | NoneType
#> class A:
#>  def __new__(c): return object.__new__(c)
#> A(1)
#>   TypeError | A.__new__() takes 1 positional argument but 2 were given | - | NoneType
#> class A:
#>  def __new__(c,*a): return object.__new__(c,*a)
#> A(1)
#>   TypeError | object.__new__() takes exactly one argument (the type to instantiate) | - | NoneType
#> class A:
#>  def __init__(c,*a): object.__init__(c,*a)
#> A(1)
#>   TypeError | object.__init__() takes exactly one argument (the instance to initialize) | - | NoneType
#> class A:
#>  def __init__(c,*a): super().__init__(*a)
#> A(1)
#>   TypeError | object.__init__() takes exactly one argument (the instance to initialize) | - | NoneType
#> r=type.__call__(type,3)
#>   <class 'int'>
#> r=type.__call__(int,3)
#>   3
#> type.__call__(3)
#>   TypeError | descriptor '__call__' requires a 'type' object but received a 'int' | - | NoneType
#> type.__call__()
#>   TypeError | descriptor '__call__' of 'type' object needs an argument | - | NoneType
#> r=isinstance(3,Foo)
#>   False
#> r=Foo.__instancecheck__(Foo())
#>   True
#> r=Foo.__subclasscheck__(int)
#>   False
#> Foo.__subclasscheck__(3)
#>   TypeError | issubclass() arg 1 must be a class | - | NoneType
#> r=Foo.__prepare__('a',())
#>   {}
#> r=type.__prepare__(1,2,3,a=4)
#>   {}
#> r=Foo.__init_subclass__()
#>   None
#> Foo.__init_subclass__(1)
#>   TypeError | Foo.__init_subclass__() takes no arguments (1 given) | - | NoneType
#> Foo.__init_subclass__(a=1)
#>   TypeError | Foo.__init_subclass__() takes no keyword arguments | - | NoneType
#> r=Foo.__subclasshook__(3)
#>   NotImplemented
#> r=sorted(dir(Foo))==sorted(set(dir(object))|set(Foo.__dict__))
#>   True
#> r=Foo.__doc__
#>   None
#> r=type(type.__doc__)
#>   <class 'str'>
#> r=type(object.__doc__)
#>   <class 'str'>
#> Foo.__doc__=3
#>   None
#> r=list.__module__
#>   'builtins'
#> r=Foo.__module__
#>   '__main__'
#> Foo.__module__=3
#> r=Foo.__module__
#>   3
#> r=list.append.__objclass__
#>   <class 'list'>
#> r=list.append.__qualname__
#>   'list.append'
#> r=[].__len__.__qualname__
#>   'list.__len__'
#> r=[].__len__.__self__
#>   []
#> r=int.real.__qualname__
#>   'int.real'
#> format(Foo(),'x')
#>   TypeError | unsupported format string passed to Foo.__format__ | - | NoneType
#> r=type.__base__
#>   <class 'object'>
#> r=Foo.__type_params__
#>   ()
#> r=Foo.__annotations__
#>   {}
#> r=int.__annotations__
#>   AttributeError | type object 'int' has no attribute '__annotations__' | __annotations__ | type
#> r=Foo.__annotate__
#>   None
#> r=Foo.__abstractmethods__
#>   AttributeError | __abstractmethods__ | __abstractmethods__ | type
#> r=Foo.__static_attributes__
#>   ()
