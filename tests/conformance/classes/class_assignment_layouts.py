# Assigning __class__ between classes of all layouts, and __new__ of other types.
# option: --policy standard
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class A: pass
class B: pass
class S1: __slots__=('a','b')
class S2: __slots__=('b','a')
class S3: __slots__=('a','c')
class S4(S1): __slots__=()
class S5(S1): __slots__=('__dict__',)
class S6: __slots__=('a','b','__weakref__')
class L(list): pass
class D(dict): pass
class E1(Exception): pass
class E2(ValueError): pass
class E3(OSError): pass
class E4(SyntaxError): pass
class E5(E1): pass
class I(int): pass
class F(float): pass
class T(tuple): pass
class I2(int): pass
class Base:
    pass
class C1(Base): pass
class C2(Base): pass
class W1: __slots__=('__dict__',)
class W2: __slots__=('__dict__','__weakref__')
class W3: __slots__=('__weakref__',)
class W4: __slots__=()
class M(type): pass
class M2(type): pass
def set(o,c):
    def g():
        o.__class__=c
        return type(o).__name__
    return g
for cls in (A,S1,S4,S5,S6,L,D,E1,E2,E3,E4,E5,I,F,T,C1,W1,W2,W3,W4):
    for c in (A,B,S1,S2,S3,S4,S5,S6,L,D,E1,E2,E3,E4,E5,I,I2,F,T,C2,Base,W1,W2,W3,W4,int,M):
        try:
            o=cls.__new__(cls)
            o.__class__=c
            print(cls.__name__,c.__name__,'ok')
        except TypeError as e: print(cls.__name__,c.__name__,e)
class X: pass
def k(): 
    X.__class__=M
    return type(X)
t(k)
t(set(1,A)); t(set([],A)); t(set(A(),1)); t(set(object(),A)); t(set(lambda:1,A)); 
def dl():
    a=A(); del a.__class__
t(dl)
t(lambda: object.__new__(L))
t(lambda: object.__new__(int))
t(lambda: list.__new__(D))
t(lambda: dict.__new__(L))
t(lambda: int.__new__(bool))
t(lambda: object.__new__(5))
t(lambda: object.__new__())
t(lambda: object.__new__(E1))
t(lambda:Exception.__new__(E3))
t(lambda: BaseException.__new__(OSError))
t(lambda:Exception.__new__(E4))
t(lambda: Exception.__new__(A))
t(lambda: list.__new__(A))
t(lambda: ValueError.__new__(E1))
t(lambda: OSError.__new__(E1))
t(lambda: object.__new__(type))
t(lambda: tuple.__new__(list))
t(lambda: type.__new__(A,'a',(),{})); t(lambda: type.__new__(int,'a',(),{}))
t(lambda: type('a',(int,str),{}))
t(lambda: type('a',(S1,S3),{}))
t(lambda: type('a',(S1,S4),{}).__mro__)
t(lambda: type('a',(E1,OSError),{}).__mro__)
t(lambda: type('a',(E4,OSError),{}).__mro__)
t(lambda: type('a',(bool,),{}))
t(lambda: type('a',(W1,W2),{}))
t(lambda: type('a',(S6,S1),{}))
t(lambda: type('a',(L,S1),{})); t(lambda: type('a',(L,W4),{}).__slots__)
t(lambda: type('a',(KeyError,AttributeError),{}).__base__);t(lambda: type('a',(E1,ImportError),{}).__base__)
print(type(X)); 

#> A A ok
#> A B ok
#> A S1 __class__ assignment: 'S1' object layout differs from 'A'
#> A S2 __class__ assignment: 'S2' object layout differs from 'A'
#> A S3 __class__ assignment: 'S3' object layout differs from 'A'
#> A S4 __class__ assignment: 'S4' object layout differs from 'A'
#> A S5 __class__ assignment: 'S5' object layout differs from 'A'
#> A S6 __class__ assignment: 'S6' object layout differs from 'A'
#> A L __class__ assignment: 'L' object layout differs from 'A'
#> A D __class__ assignment: 'D' object layout differs from 'A'
#> A E1 __class__ assignment: 'E1' object layout differs from 'A'
#> A E2 __class__ assignment: 'E2' object layout differs from 'A'
#> A E3 __class__ assignment: 'E3' object layout differs from 'A'
#> A E4 __class__ assignment: 'E4' object layout differs from 'A'
#> A E5 __class__ assignment: 'E5' object layout differs from 'A'
#> A I __class__ assignment: 'I' object layout differs from 'A'
#> A I2 __class__ assignment: 'I2' object layout differs from 'A'
#> A F __class__ assignment: 'F' object layout differs from 'A'
#> A T __class__ assignment: 'T' object layout differs from 'A'
#> A C2 ok
#> A Base ok
#> A W1 __class__ assignment: 'W1' object layout differs from 'A'
#> A W2 ok
#> A W3 __class__ assignment: 'W3' object layout differs from 'A'
#> A W4 __class__ assignment: 'W4' object layout differs from 'A'
#> A int __class__ assignment only supported for mutable types or ModuleType subclasses
#> A M __class__ assignment: 'M' object layout differs from 'A'
#> S1 A __class__ assignment: 'A' object layout differs from 'S1'
#> S1 B __class__ assignment: 'B' object layout differs from 'S1'
#> S1 S1 ok
#> S1 S2 ok
#> S1 S3 __class__ assignment: 'S3' object layout differs from 'S1'
#> S1 S4 ok
#> S1 S5 __class__ assignment: 'S5' object layout differs from 'S1'
#> S1 S6 __class__ assignment: 'S6' object layout differs from 'S1'
#> S1 L __class__ assignment: 'L' object layout differs from 'S1'
#> S1 D __class__ assignment: 'D' object layout differs from 'S1'
#> S1 E1 __class__ assignment: 'E1' object layout differs from 'S1'
#> S1 E2 __class__ assignment: 'E2' object layout differs from 'S1'
#> S1 E3 __class__ assignment: 'E3' object layout differs from 'S1'
#> S1 E4 __class__ assignment: 'E4' object layout differs from 'S1'
#> S1 E5 __class__ assignment: 'E5' object layout differs from 'S1'
#> S1 I __class__ assignment: 'I' object layout differs from 'S1'
#> S1 I2 __class__ assignment: 'I2' object layout differs from 'S1'
#> S1 F __class__ assignment: 'F' object layout differs from 'S1'
#> S1 T __class__ assignment: 'T' object layout differs from 'S1'
#> S1 C2 __class__ assignment: 'C2' object layout differs from 'S1'
#> S1 Base __class__ assignment: 'Base' object layout differs from 'S1'
#> S1 W1 __class__ assignment: 'W1' object layout differs from 'S1'
#> S1 W2 __class__ assignment: 'W2' object layout differs from 'S1'
#> S1 W3 __class__ assignment: 'W3' object layout differs from 'S1'
#> S1 W4 __class__ assignment: 'W4' object layout differs from 'S1'
#> S1 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> S1 M __class__ assignment: 'M' object layout differs from 'S1'
#> S4 A __class__ assignment: 'A' object layout differs from 'S4'
#> S4 B __class__ assignment: 'B' object layout differs from 'S4'
#> S4 S1 ok
#> S4 S2 ok
#> S4 S3 __class__ assignment: 'S3' object layout differs from 'S4'
#> S4 S4 ok
#> S4 S5 __class__ assignment: 'S5' object layout differs from 'S4'
#> S4 S6 __class__ assignment: 'S6' object layout differs from 'S4'
#> S4 L __class__ assignment: 'L' object layout differs from 'S4'
#> S4 D __class__ assignment: 'D' object layout differs from 'S4'
#> S4 E1 __class__ assignment: 'E1' object layout differs from 'S4'
#> S4 E2 __class__ assignment: 'E2' object layout differs from 'S4'
#> S4 E3 __class__ assignment: 'E3' object layout differs from 'S4'
#> S4 E4 __class__ assignment: 'E4' object layout differs from 'S4'
#> S4 E5 __class__ assignment: 'E5' object layout differs from 'S4'
#> S4 I __class__ assignment: 'I' object layout differs from 'S4'
#> S4 I2 __class__ assignment: 'I2' object layout differs from 'S4'
#> S4 F __class__ assignment: 'F' object layout differs from 'S4'
#> S4 T __class__ assignment: 'T' object layout differs from 'S4'
#> S4 C2 __class__ assignment: 'C2' object layout differs from 'S4'
#> S4 Base __class__ assignment: 'Base' object layout differs from 'S4'
#> S4 W1 __class__ assignment: 'W1' object layout differs from 'S4'
#> S4 W2 __class__ assignment: 'W2' object layout differs from 'S4'
#> S4 W3 __class__ assignment: 'W3' object layout differs from 'S4'
#> S4 W4 __class__ assignment: 'W4' object layout differs from 'S4'
#> S4 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> S4 M __class__ assignment: 'M' object layout differs from 'S4'
#> S5 A __class__ assignment: 'A' object layout differs from 'S5'
#> S5 B __class__ assignment: 'B' object layout differs from 'S5'
#> S5 S1 __class__ assignment: 'S1' object layout differs from 'S5'
#> S5 S2 __class__ assignment: 'S2' object layout differs from 'S5'
#> S5 S3 __class__ assignment: 'S3' object layout differs from 'S5'
#> S5 S4 __class__ assignment: 'S4' object layout differs from 'S5'
#> S5 S5 ok
#> S5 S6 __class__ assignment: 'S6' object layout differs from 'S5'
#> S5 L __class__ assignment: 'L' object layout differs from 'S5'
#> S5 D __class__ assignment: 'D' object layout differs from 'S5'
#> S5 E1 __class__ assignment: 'E1' object layout differs from 'S5'
#> S5 E2 __class__ assignment: 'E2' object layout differs from 'S5'
#> S5 E3 __class__ assignment: 'E3' object layout differs from 'S5'
#> S5 E4 __class__ assignment: 'E4' object layout differs from 'S5'
#> S5 E5 __class__ assignment: 'E5' object layout differs from 'S5'
#> S5 I __class__ assignment: 'I' object layout differs from 'S5'
#> S5 I2 __class__ assignment: 'I2' object layout differs from 'S5'
#> S5 F __class__ assignment: 'F' object layout differs from 'S5'
#> S5 T __class__ assignment: 'T' object layout differs from 'S5'
#> S5 C2 __class__ assignment: 'C2' object layout differs from 'S5'
#> S5 Base __class__ assignment: 'Base' object layout differs from 'S5'
#> S5 W1 __class__ assignment: 'W1' object layout differs from 'S5'
#> S5 W2 __class__ assignment: 'W2' object layout differs from 'S5'
#> S5 W3 __class__ assignment: 'W3' object layout differs from 'S5'
#> S5 W4 __class__ assignment: 'W4' object layout differs from 'S5'
#> S5 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> S5 M __class__ assignment: 'M' object layout differs from 'S5'
#> S6 A __class__ assignment: 'A' object layout differs from 'S6'
#> S6 B __class__ assignment: 'B' object layout differs from 'S6'
#> S6 S1 __class__ assignment: 'S1' object layout differs from 'S6'
#> S6 S2 __class__ assignment: 'S2' object layout differs from 'S6'
#> S6 S3 __class__ assignment: 'S3' object layout differs from 'S6'
#> S6 S4 __class__ assignment: 'S4' object layout differs from 'S6'
#> S6 S5 __class__ assignment: 'S5' object layout differs from 'S6'
#> S6 S6 ok
#> S6 L __class__ assignment: 'L' object layout differs from 'S6'
#> S6 D __class__ assignment: 'D' object layout differs from 'S6'
#> S6 E1 __class__ assignment: 'E1' object layout differs from 'S6'
#> S6 E2 __class__ assignment: 'E2' object layout differs from 'S6'
#> S6 E3 __class__ assignment: 'E3' object layout differs from 'S6'
#> S6 E4 __class__ assignment: 'E4' object layout differs from 'S6'
#> S6 E5 __class__ assignment: 'E5' object layout differs from 'S6'
#> S6 I __class__ assignment: 'I' object layout differs from 'S6'
#> S6 I2 __class__ assignment: 'I2' object layout differs from 'S6'
#> S6 F __class__ assignment: 'F' object layout differs from 'S6'
#> S6 T __class__ assignment: 'T' object layout differs from 'S6'
#> S6 C2 __class__ assignment: 'C2' object layout differs from 'S6'
#> S6 Base __class__ assignment: 'Base' object layout differs from 'S6'
#> S6 W1 __class__ assignment: 'W1' object layout differs from 'S6'
#> S6 W2 __class__ assignment: 'W2' object layout differs from 'S6'
#> S6 W3 __class__ assignment: 'W3' object layout differs from 'S6'
#> S6 W4 __class__ assignment: 'W4' object layout differs from 'S6'
#> S6 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> S6 M __class__ assignment: 'M' object layout differs from 'S6'
#> L A __class__ assignment: 'A' object layout differs from 'L'
#> L B __class__ assignment: 'B' object layout differs from 'L'
#> L S1 __class__ assignment: 'S1' object layout differs from 'L'
#> L S2 __class__ assignment: 'S2' object layout differs from 'L'
#> L S3 __class__ assignment: 'S3' object layout differs from 'L'
#> L S4 __class__ assignment: 'S4' object layout differs from 'L'
#> L S5 __class__ assignment: 'S5' object layout differs from 'L'
#> L S6 __class__ assignment: 'S6' object layout differs from 'L'
#> L L ok
#> L D __class__ assignment: 'D' object layout differs from 'L'
#> L E1 __class__ assignment: 'E1' object layout differs from 'L'
#> L E2 __class__ assignment: 'E2' object layout differs from 'L'
#> L E3 __class__ assignment: 'E3' object layout differs from 'L'
#> L E4 __class__ assignment: 'E4' object layout differs from 'L'
#> L E5 __class__ assignment: 'E5' object layout differs from 'L'
#> L I __class__ assignment: 'I' object layout differs from 'L'
#> L I2 __class__ assignment: 'I2' object layout differs from 'L'
#> L F __class__ assignment: 'F' object layout differs from 'L'
#> L T __class__ assignment: 'T' object layout differs from 'L'
#> L C2 __class__ assignment: 'C2' object layout differs from 'L'
#> L Base __class__ assignment: 'Base' object layout differs from 'L'
#> L W1 __class__ assignment: 'W1' object layout differs from 'L'
#> L W2 __class__ assignment: 'W2' object layout differs from 'L'
#> L W3 __class__ assignment: 'W3' object layout differs from 'L'
#> L W4 __class__ assignment: 'W4' object layout differs from 'L'
#> L int __class__ assignment only supported for mutable types or ModuleType subclasses
#> L M __class__ assignment: 'M' object layout differs from 'L'
#> D A __class__ assignment: 'A' object layout differs from 'D'
#> D B __class__ assignment: 'B' object layout differs from 'D'
#> D S1 __class__ assignment: 'S1' object layout differs from 'D'
#> D S2 __class__ assignment: 'S2' object layout differs from 'D'
#> D S3 __class__ assignment: 'S3' object layout differs from 'D'
#> D S4 __class__ assignment: 'S4' object layout differs from 'D'
#> D S5 __class__ assignment: 'S5' object layout differs from 'D'
#> D S6 __class__ assignment: 'S6' object layout differs from 'D'
#> D L __class__ assignment: 'L' object layout differs from 'D'
#> D D ok
#> D E1 __class__ assignment: 'E1' object layout differs from 'D'
#> D E2 __class__ assignment: 'E2' object layout differs from 'D'
#> D E3 __class__ assignment: 'E3' object layout differs from 'D'
#> D E4 __class__ assignment: 'E4' object layout differs from 'D'
#> D E5 __class__ assignment: 'E5' object layout differs from 'D'
#> D I __class__ assignment: 'I' object layout differs from 'D'
#> D I2 __class__ assignment: 'I2' object layout differs from 'D'
#> D F __class__ assignment: 'F' object layout differs from 'D'
#> D T __class__ assignment: 'T' object layout differs from 'D'
#> D C2 __class__ assignment: 'C2' object layout differs from 'D'
#> D Base __class__ assignment: 'Base' object layout differs from 'D'
#> D W1 __class__ assignment: 'W1' object layout differs from 'D'
#> D W2 __class__ assignment: 'W2' object layout differs from 'D'
#> D W3 __class__ assignment: 'W3' object layout differs from 'D'
#> D W4 __class__ assignment: 'W4' object layout differs from 'D'
#> D int __class__ assignment only supported for mutable types or ModuleType subclasses
#> D M __class__ assignment: 'M' object layout differs from 'D'
#> E1 A __class__ assignment: 'A' object layout differs from 'E1'
#> E1 B __class__ assignment: 'B' object layout differs from 'E1'
#> E1 S1 __class__ assignment: 'S1' object layout differs from 'E1'
#> E1 S2 __class__ assignment: 'S2' object layout differs from 'E1'
#> E1 S3 __class__ assignment: 'S3' object layout differs from 'E1'
#> E1 S4 __class__ assignment: 'S4' object layout differs from 'E1'
#> E1 S5 __class__ assignment: 'S5' object layout differs from 'E1'
#> E1 S6 __class__ assignment: 'S6' object layout differs from 'E1'
#> E1 L __class__ assignment: 'L' object layout differs from 'E1'
#> E1 D __class__ assignment: 'D' object layout differs from 'E1'
#> E1 E1 ok
#> E1 E2 __class__ assignment: 'E2' object layout differs from 'E1'
#> E1 E3 __class__ assignment: 'E3' object layout differs from 'E1'
#> E1 E4 __class__ assignment: 'E4' object layout differs from 'E1'
#> E1 E5 ok
#> E1 I __class__ assignment: 'I' object layout differs from 'E1'
#> E1 I2 __class__ assignment: 'I2' object layout differs from 'E1'
#> E1 F __class__ assignment: 'F' object layout differs from 'E1'
#> E1 T __class__ assignment: 'T' object layout differs from 'E1'
#> E1 C2 __class__ assignment: 'C2' object layout differs from 'E1'
#> E1 Base __class__ assignment: 'Base' object layout differs from 'E1'
#> E1 W1 __class__ assignment: 'W1' object layout differs from 'E1'
#> E1 W2 __class__ assignment: 'W2' object layout differs from 'E1'
#> E1 W3 __class__ assignment: 'W3' object layout differs from 'E1'
#> E1 W4 __class__ assignment: 'W4' object layout differs from 'E1'
#> E1 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> E1 M __class__ assignment: 'M' object layout differs from 'E1'
#> E2 A __class__ assignment: 'A' object layout differs from 'E2'
#> E2 B __class__ assignment: 'B' object layout differs from 'E2'
#> E2 S1 __class__ assignment: 'S1' object layout differs from 'E2'
#> E2 S2 __class__ assignment: 'S2' object layout differs from 'E2'
#> E2 S3 __class__ assignment: 'S3' object layout differs from 'E2'
#> E2 S4 __class__ assignment: 'S4' object layout differs from 'E2'
#> E2 S5 __class__ assignment: 'S5' object layout differs from 'E2'
#> E2 S6 __class__ assignment: 'S6' object layout differs from 'E2'
#> E2 L __class__ assignment: 'L' object layout differs from 'E2'
#> E2 D __class__ assignment: 'D' object layout differs from 'E2'
#> E2 E1 __class__ assignment: 'E1' object layout differs from 'E2'
#> E2 E2 ok
#> E2 E3 __class__ assignment: 'E3' object layout differs from 'E2'
#> E2 E4 __class__ assignment: 'E4' object layout differs from 'E2'
#> E2 E5 __class__ assignment: 'E5' object layout differs from 'E2'
#> E2 I __class__ assignment: 'I' object layout differs from 'E2'
#> E2 I2 __class__ assignment: 'I2' object layout differs from 'E2'
#> E2 F __class__ assignment: 'F' object layout differs from 'E2'
#> E2 T __class__ assignment: 'T' object layout differs from 'E2'
#> E2 C2 __class__ assignment: 'C2' object layout differs from 'E2'
#> E2 Base __class__ assignment: 'Base' object layout differs from 'E2'
#> E2 W1 __class__ assignment: 'W1' object layout differs from 'E2'
#> E2 W2 __class__ assignment: 'W2' object layout differs from 'E2'
#> E2 W3 __class__ assignment: 'W3' object layout differs from 'E2'
#> E2 W4 __class__ assignment: 'W4' object layout differs from 'E2'
#> E2 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> E2 M __class__ assignment: 'M' object layout differs from 'E2'
#> E3 A __class__ assignment: 'A' object layout differs from 'E3'
#> E3 B __class__ assignment: 'B' object layout differs from 'E3'
#> E3 S1 __class__ assignment: 'S1' object layout differs from 'E3'
#> E3 S2 __class__ assignment: 'S2' object layout differs from 'E3'
#> E3 S3 __class__ assignment: 'S3' object layout differs from 'E3'
#> E3 S4 __class__ assignment: 'S4' object layout differs from 'E3'
#> E3 S5 __class__ assignment: 'S5' object layout differs from 'E3'
#> E3 S6 __class__ assignment: 'S6' object layout differs from 'E3'
#> E3 L __class__ assignment: 'L' object layout differs from 'E3'
#> E3 D __class__ assignment: 'D' object layout differs from 'E3'
#> E3 E1 __class__ assignment: 'E1' object layout differs from 'E3'
#> E3 E2 __class__ assignment: 'E2' object layout differs from 'E3'
#> E3 E3 ok
#> E3 E4 __class__ assignment: 'E4' object layout differs from 'E3'
#> E3 E5 __class__ assignment: 'E5' object layout differs from 'E3'
#> E3 I __class__ assignment: 'I' object layout differs from 'E3'
#> E3 I2 __class__ assignment: 'I2' object layout differs from 'E3'
#> E3 F __class__ assignment: 'F' object layout differs from 'E3'
#> E3 T __class__ assignment: 'T' object layout differs from 'E3'
#> E3 C2 __class__ assignment: 'C2' object layout differs from 'E3'
#> E3 Base __class__ assignment: 'Base' object layout differs from 'E3'
#> E3 W1 __class__ assignment: 'W1' object layout differs from 'E3'
#> E3 W2 __class__ assignment: 'W2' object layout differs from 'E3'
#> E3 W3 __class__ assignment: 'W3' object layout differs from 'E3'
#> E3 W4 __class__ assignment: 'W4' object layout differs from 'E3'
#> E3 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> E3 M __class__ assignment: 'M' object layout differs from 'E3'
#> E4 A __class__ assignment: 'A' object layout differs from 'E4'
#> E4 B __class__ assignment: 'B' object layout differs from 'E4'
#> E4 S1 __class__ assignment: 'S1' object layout differs from 'E4'
#> E4 S2 __class__ assignment: 'S2' object layout differs from 'E4'
#> E4 S3 __class__ assignment: 'S3' object layout differs from 'E4'
#> E4 S4 __class__ assignment: 'S4' object layout differs from 'E4'
#> E4 S5 __class__ assignment: 'S5' object layout differs from 'E4'
#> E4 S6 __class__ assignment: 'S6' object layout differs from 'E4'
#> E4 L __class__ assignment: 'L' object layout differs from 'E4'
#> E4 D __class__ assignment: 'D' object layout differs from 'E4'
#> E4 E1 __class__ assignment: 'E1' object layout differs from 'E4'
#> E4 E2 __class__ assignment: 'E2' object layout differs from 'E4'
#> E4 E3 __class__ assignment: 'E3' object layout differs from 'E4'
#> E4 E4 ok
#> E4 E5 __class__ assignment: 'E5' object layout differs from 'E4'
#> E4 I __class__ assignment: 'I' object layout differs from 'E4'
#> E4 I2 __class__ assignment: 'I2' object layout differs from 'E4'
#> E4 F __class__ assignment: 'F' object layout differs from 'E4'
#> E4 T __class__ assignment: 'T' object layout differs from 'E4'
#> E4 C2 __class__ assignment: 'C2' object layout differs from 'E4'
#> E4 Base __class__ assignment: 'Base' object layout differs from 'E4'
#> E4 W1 __class__ assignment: 'W1' object layout differs from 'E4'
#> E4 W2 __class__ assignment: 'W2' object layout differs from 'E4'
#> E4 W3 __class__ assignment: 'W3' object layout differs from 'E4'
#> E4 W4 __class__ assignment: 'W4' object layout differs from 'E4'
#> E4 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> E4 M __class__ assignment: 'M' object layout differs from 'E4'
#> E5 A __class__ assignment: 'A' object layout differs from 'E5'
#> E5 B __class__ assignment: 'B' object layout differs from 'E5'
#> E5 S1 __class__ assignment: 'S1' object layout differs from 'E5'
#> E5 S2 __class__ assignment: 'S2' object layout differs from 'E5'
#> E5 S3 __class__ assignment: 'S3' object layout differs from 'E5'
#> E5 S4 __class__ assignment: 'S4' object layout differs from 'E5'
#> E5 S5 __class__ assignment: 'S5' object layout differs from 'E5'
#> E5 S6 __class__ assignment: 'S6' object layout differs from 'E5'
#> E5 L __class__ assignment: 'L' object layout differs from 'E5'
#> E5 D __class__ assignment: 'D' object layout differs from 'E5'
#> E5 E1 ok
#> E5 E2 __class__ assignment: 'E2' object layout differs from 'E5'
#> E5 E3 __class__ assignment: 'E3' object layout differs from 'E5'
#> E5 E4 __class__ assignment: 'E4' object layout differs from 'E5'
#> E5 E5 ok
#> E5 I __class__ assignment: 'I' object layout differs from 'E5'
#> E5 I2 __class__ assignment: 'I2' object layout differs from 'E5'
#> E5 F __class__ assignment: 'F' object layout differs from 'E5'
#> E5 T __class__ assignment: 'T' object layout differs from 'E5'
#> E5 C2 __class__ assignment: 'C2' object layout differs from 'E5'
#> E5 Base __class__ assignment: 'Base' object layout differs from 'E5'
#> E5 W1 __class__ assignment: 'W1' object layout differs from 'E5'
#> E5 W2 __class__ assignment: 'W2' object layout differs from 'E5'
#> E5 W3 __class__ assignment: 'W3' object layout differs from 'E5'
#> E5 W4 __class__ assignment: 'W4' object layout differs from 'E5'
#> E5 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> E5 M __class__ assignment: 'M' object layout differs from 'E5'
#> I A __class__ assignment: 'A' object layout differs from 'I'
#> I B __class__ assignment: 'B' object layout differs from 'I'
#> I S1 __class__ assignment: 'S1' object layout differs from 'I'
#> I S2 __class__ assignment: 'S2' object layout differs from 'I'
#> I S3 __class__ assignment: 'S3' object layout differs from 'I'
#> I S4 __class__ assignment: 'S4' object layout differs from 'I'
#> I S5 __class__ assignment: 'S5' object layout differs from 'I'
#> I S6 __class__ assignment: 'S6' object layout differs from 'I'
#> I L __class__ assignment: 'L' object layout differs from 'I'
#> I D __class__ assignment: 'D' object layout differs from 'I'
#> I E1 __class__ assignment: 'E1' object layout differs from 'I'
#> I E2 __class__ assignment: 'E2' object layout differs from 'I'
#> I E3 __class__ assignment: 'E3' object layout differs from 'I'
#> I E4 __class__ assignment: 'E4' object layout differs from 'I'
#> I E5 __class__ assignment: 'E5' object layout differs from 'I'
#> I I ok
#> I I2 ok
#> I F __class__ assignment: 'F' object layout differs from 'I'
#> I T __class__ assignment: 'T' object layout differs from 'I'
#> I C2 __class__ assignment: 'C2' object layout differs from 'I'
#> I Base __class__ assignment: 'Base' object layout differs from 'I'
#> I W1 __class__ assignment: 'W1' object layout differs from 'I'
#> I W2 __class__ assignment: 'W2' object layout differs from 'I'
#> I W3 __class__ assignment: 'W3' object layout differs from 'I'
#> I W4 __class__ assignment: 'W4' object layout differs from 'I'
#> I int __class__ assignment only supported for mutable types or ModuleType subclasses
#> I M __class__ assignment: 'M' object layout differs from 'I'
#> F A __class__ assignment: 'A' object layout differs from 'F'
#> F B __class__ assignment: 'B' object layout differs from 'F'
#> F S1 __class__ assignment: 'S1' object layout differs from 'F'
#> F S2 __class__ assignment: 'S2' object layout differs from 'F'
#> F S3 __class__ assignment: 'S3' object layout differs from 'F'
#> F S4 __class__ assignment: 'S4' object layout differs from 'F'
#> F S5 __class__ assignment: 'S5' object layout differs from 'F'
#> F S6 __class__ assignment: 'S6' object layout differs from 'F'
#> F L __class__ assignment: 'L' object layout differs from 'F'
#> F D __class__ assignment: 'D' object layout differs from 'F'
#> F E1 __class__ assignment: 'E1' object layout differs from 'F'
#> F E2 __class__ assignment: 'E2' object layout differs from 'F'
#> F E3 __class__ assignment: 'E3' object layout differs from 'F'
#> F E4 __class__ assignment: 'E4' object layout differs from 'F'
#> F E5 __class__ assignment: 'E5' object layout differs from 'F'
#> F I __class__ assignment: 'I' object layout differs from 'F'
#> F I2 __class__ assignment: 'I2' object layout differs from 'F'
#> F F ok
#> F T __class__ assignment: 'T' object layout differs from 'F'
#> F C2 __class__ assignment: 'C2' object layout differs from 'F'
#> F Base __class__ assignment: 'Base' object layout differs from 'F'
#> F W1 __class__ assignment: 'W1' object layout differs from 'F'
#> F W2 __class__ assignment: 'W2' object layout differs from 'F'
#> F W3 __class__ assignment: 'W3' object layout differs from 'F'
#> F W4 __class__ assignment: 'W4' object layout differs from 'F'
#> F int __class__ assignment only supported for mutable types or ModuleType subclasses
#> F M __class__ assignment: 'M' object layout differs from 'F'
#> T A __class__ assignment: 'A' object layout differs from 'T'
#> T B __class__ assignment: 'B' object layout differs from 'T'
#> T S1 __class__ assignment: 'S1' object layout differs from 'T'
#> T S2 __class__ assignment: 'S2' object layout differs from 'T'
#> T S3 __class__ assignment: 'S3' object layout differs from 'T'
#> T S4 __class__ assignment: 'S4' object layout differs from 'T'
#> T S5 __class__ assignment: 'S5' object layout differs from 'T'
#> T S6 __class__ assignment: 'S6' object layout differs from 'T'
#> T L __class__ assignment: 'L' object layout differs from 'T'
#> T D __class__ assignment: 'D' object layout differs from 'T'
#> T E1 __class__ assignment: 'E1' object layout differs from 'T'
#> T E2 __class__ assignment: 'E2' object layout differs from 'T'
#> T E3 __class__ assignment: 'E3' object layout differs from 'T'
#> T E4 __class__ assignment: 'E4' object layout differs from 'T'
#> T E5 __class__ assignment: 'E5' object layout differs from 'T'
#> T I __class__ assignment: 'I' object layout differs from 'T'
#> T I2 __class__ assignment: 'I2' object layout differs from 'T'
#> T F __class__ assignment: 'F' object layout differs from 'T'
#> T T ok
#> T C2 __class__ assignment: 'C2' object layout differs from 'T'
#> T Base __class__ assignment: 'Base' object layout differs from 'T'
#> T W1 __class__ assignment: 'W1' object layout differs from 'T'
#> T W2 __class__ assignment: 'W2' object layout differs from 'T'
#> T W3 __class__ assignment: 'W3' object layout differs from 'T'
#> T W4 __class__ assignment: 'W4' object layout differs from 'T'
#> T int __class__ assignment only supported for mutable types or ModuleType subclasses
#> T M __class__ assignment: 'M' object layout differs from 'T'
#> C1 A ok
#> C1 B ok
#> C1 S1 __class__ assignment: 'S1' object layout differs from 'C1'
#> C1 S2 __class__ assignment: 'S2' object layout differs from 'C1'
#> C1 S3 __class__ assignment: 'S3' object layout differs from 'C1'
#> C1 S4 __class__ assignment: 'S4' object layout differs from 'C1'
#> C1 S5 __class__ assignment: 'S5' object layout differs from 'C1'
#> C1 S6 __class__ assignment: 'S6' object layout differs from 'C1'
#> C1 L __class__ assignment: 'L' object layout differs from 'C1'
#> C1 D __class__ assignment: 'D' object layout differs from 'C1'
#> C1 E1 __class__ assignment: 'E1' object layout differs from 'C1'
#> C1 E2 __class__ assignment: 'E2' object layout differs from 'C1'
#> C1 E3 __class__ assignment: 'E3' object layout differs from 'C1'
#> C1 E4 __class__ assignment: 'E4' object layout differs from 'C1'
#> C1 E5 __class__ assignment: 'E5' object layout differs from 'C1'
#> C1 I __class__ assignment: 'I' object layout differs from 'C1'
#> C1 I2 __class__ assignment: 'I2' object layout differs from 'C1'
#> C1 F __class__ assignment: 'F' object layout differs from 'C1'
#> C1 T __class__ assignment: 'T' object layout differs from 'C1'
#> C1 C2 ok
#> C1 Base ok
#> C1 W1 __class__ assignment: 'W1' object layout differs from 'C1'
#> C1 W2 ok
#> C1 W3 __class__ assignment: 'W3' object layout differs from 'C1'
#> C1 W4 __class__ assignment: 'W4' object layout differs from 'C1'
#> C1 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> C1 M __class__ assignment: 'M' object layout differs from 'C1'
#> W1 A __class__ assignment: 'A' object layout differs from 'W1'
#> W1 B __class__ assignment: 'B' object layout differs from 'W1'
#> W1 S1 __class__ assignment: 'S1' object layout differs from 'W1'
#> W1 S2 __class__ assignment: 'S2' object layout differs from 'W1'
#> W1 S3 __class__ assignment: 'S3' object layout differs from 'W1'
#> W1 S4 __class__ assignment: 'S4' object layout differs from 'W1'
#> W1 S5 __class__ assignment: 'S5' object layout differs from 'W1'
#> W1 S6 __class__ assignment: 'S6' object layout differs from 'W1'
#> W1 L __class__ assignment: 'L' object layout differs from 'W1'
#> W1 D __class__ assignment: 'D' object layout differs from 'W1'
#> W1 E1 __class__ assignment: 'E1' object layout differs from 'W1'
#> W1 E2 __class__ assignment: 'E2' object layout differs from 'W1'
#> W1 E3 __class__ assignment: 'E3' object layout differs from 'W1'
#> W1 E4 __class__ assignment: 'E4' object layout differs from 'W1'
#> W1 E5 __class__ assignment: 'E5' object layout differs from 'W1'
#> W1 I __class__ assignment: 'I' object layout differs from 'W1'
#> W1 I2 __class__ assignment: 'I2' object layout differs from 'W1'
#> W1 F __class__ assignment: 'F' object layout differs from 'W1'
#> W1 T __class__ assignment: 'T' object layout differs from 'W1'
#> W1 C2 __class__ assignment: 'C2' object layout differs from 'W1'
#> W1 Base __class__ assignment: 'Base' object layout differs from 'W1'
#> W1 W1 ok
#> W1 W2 __class__ assignment: 'W2' object layout differs from 'W1'
#> W1 W3 __class__ assignment: 'W3' object layout differs from 'W1'
#> W1 W4 __class__ assignment: 'W4' object layout differs from 'W1'
#> W1 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> W1 M __class__ assignment: 'M' object layout differs from 'W1'
#> W2 A ok
#> W2 B ok
#> W2 S1 __class__ assignment: 'S1' object layout differs from 'W2'
#> W2 S2 __class__ assignment: 'S2' object layout differs from 'W2'
#> W2 S3 __class__ assignment: 'S3' object layout differs from 'W2'
#> W2 S4 __class__ assignment: 'S4' object layout differs from 'W2'
#> W2 S5 __class__ assignment: 'S5' object layout differs from 'W2'
#> W2 S6 __class__ assignment: 'S6' object layout differs from 'W2'
#> W2 L __class__ assignment: 'L' object layout differs from 'W2'
#> W2 D __class__ assignment: 'D' object layout differs from 'W2'
#> W2 E1 __class__ assignment: 'E1' object layout differs from 'W2'
#> W2 E2 __class__ assignment: 'E2' object layout differs from 'W2'
#> W2 E3 __class__ assignment: 'E3' object layout differs from 'W2'
#> W2 E4 __class__ assignment: 'E4' object layout differs from 'W2'
#> W2 E5 __class__ assignment: 'E5' object layout differs from 'W2'
#> W2 I __class__ assignment: 'I' object layout differs from 'W2'
#> W2 I2 __class__ assignment: 'I2' object layout differs from 'W2'
#> W2 F __class__ assignment: 'F' object layout differs from 'W2'
#> W2 T __class__ assignment: 'T' object layout differs from 'W2'
#> W2 C2 ok
#> W2 Base ok
#> W2 W1 __class__ assignment: 'W1' object layout differs from 'W2'
#> W2 W2 ok
#> W2 W3 __class__ assignment: 'W3' object layout differs from 'W2'
#> W2 W4 __class__ assignment: 'W4' object layout differs from 'W2'
#> W2 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> W2 M __class__ assignment: 'M' object layout differs from 'W2'
#> W3 A __class__ assignment: 'A' object layout differs from 'W3'
#> W3 B __class__ assignment: 'B' object layout differs from 'W3'
#> W3 S1 __class__ assignment: 'S1' object layout differs from 'W3'
#> W3 S2 __class__ assignment: 'S2' object layout differs from 'W3'
#> W3 S3 __class__ assignment: 'S3' object layout differs from 'W3'
#> W3 S4 __class__ assignment: 'S4' object layout differs from 'W3'
#> W3 S5 __class__ assignment: 'S5' object layout differs from 'W3'
#> W3 S6 __class__ assignment: 'S6' object layout differs from 'W3'
#> W3 L __class__ assignment: 'L' object layout differs from 'W3'
#> W3 D __class__ assignment: 'D' object layout differs from 'W3'
#> W3 E1 __class__ assignment: 'E1' object layout differs from 'W3'
#> W3 E2 __class__ assignment: 'E2' object layout differs from 'W3'
#> W3 E3 __class__ assignment: 'E3' object layout differs from 'W3'
#> W3 E4 __class__ assignment: 'E4' object layout differs from 'W3'
#> W3 E5 __class__ assignment: 'E5' object layout differs from 'W3'
#> W3 I __class__ assignment: 'I' object layout differs from 'W3'
#> W3 I2 __class__ assignment: 'I2' object layout differs from 'W3'
#> W3 F __class__ assignment: 'F' object layout differs from 'W3'
#> W3 T __class__ assignment: 'T' object layout differs from 'W3'
#> W3 C2 __class__ assignment: 'C2' object layout differs from 'W3'
#> W3 Base __class__ assignment: 'Base' object layout differs from 'W3'
#> W3 W1 __class__ assignment: 'W1' object layout differs from 'W3'
#> W3 W2 __class__ assignment: 'W2' object layout differs from 'W3'
#> W3 W3 ok
#> W3 W4 __class__ assignment: 'W4' object layout differs from 'W3'
#> W3 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> W3 M __class__ assignment: 'M' object layout differs from 'W3'
#> W4 A __class__ assignment: 'A' object layout differs from 'W4'
#> W4 B __class__ assignment: 'B' object layout differs from 'W4'
#> W4 S1 __class__ assignment: 'S1' object layout differs from 'W4'
#> W4 S2 __class__ assignment: 'S2' object layout differs from 'W4'
#> W4 S3 __class__ assignment: 'S3' object layout differs from 'W4'
#> W4 S4 __class__ assignment: 'S4' object layout differs from 'W4'
#> W4 S5 __class__ assignment: 'S5' object layout differs from 'W4'
#> W4 S6 __class__ assignment: 'S6' object layout differs from 'W4'
#> W4 L __class__ assignment: 'L' object layout differs from 'W4'
#> W4 D __class__ assignment: 'D' object layout differs from 'W4'
#> W4 E1 __class__ assignment: 'E1' object layout differs from 'W4'
#> W4 E2 __class__ assignment: 'E2' object layout differs from 'W4'
#> W4 E3 __class__ assignment: 'E3' object layout differs from 'W4'
#> W4 E4 __class__ assignment: 'E4' object layout differs from 'W4'
#> W4 E5 __class__ assignment: 'E5' object layout differs from 'W4'
#> W4 I __class__ assignment: 'I' object layout differs from 'W4'
#> W4 I2 __class__ assignment: 'I2' object layout differs from 'W4'
#> W4 F __class__ assignment: 'F' object layout differs from 'W4'
#> W4 T __class__ assignment: 'T' object layout differs from 'W4'
#> W4 C2 __class__ assignment: 'C2' object layout differs from 'W4'
#> W4 Base __class__ assignment: 'Base' object layout differs from 'W4'
#> W4 W1 __class__ assignment: 'W1' object layout differs from 'W4'
#> W4 W2 __class__ assignment: 'W2' object layout differs from 'W4'
#> W4 W3 __class__ assignment: 'W3' object layout differs from 'W4'
#> W4 W4 ok
#> W4 int __class__ assignment only supported for mutable types or ModuleType subclasses
#> W4 M __class__ assignment: 'M' object layout differs from 'W4'
#> TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
#> TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
#> TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
#> TypeError __class__ must be set to a class, not 'int' object
#> TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
#> TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
#> TypeError can't delete __class__ attribute
#> TypeError object.__new__(L) is not safe, use L.__new__()
#> TypeError object.__new__(int) is not safe, use int.__new__()
#> TypeError list.__new__(D): D is not a subtype of list
#> TypeError dict.__new__(L): L is not a subtype of dict
#> TypeError int.__new__(bool) is not safe, use bool.__new__()
#> TypeError object.__new__(X): X is not a type object (int)
#> TypeError object.__new__(): not enough arguments
#> TypeError object.__new__(E1) is not safe, use E1.__new__()
#> TypeError Exception.__new__(E3) is not safe, use E3.__new__()
#> TypeError BaseException.__new__(OSError) is not safe, use OSError.__new__()
#> E4()
#> TypeError Exception.__new__(A): A is not a subtype of Exception
#> TypeError list.__new__(A): A is not a subtype of list
#> TypeError ValueError.__new__(E1): E1 is not a subtype of ValueError
#> TypeError OSError.__new__(E1): E1 is not a subtype of OSError
#> TypeError object.__new__(type) is not safe, use type.__new__()
#> TypeError tuple.__new__(list): list is not a subtype of tuple
#> TypeError type.__new__(A): A is not a subtype of type
#> TypeError type.__new__(int): int is not a subtype of type
#> TypeError multiple bases have instance lay-out conflict
#> TypeError multiple bases have instance lay-out conflict
#> TypeError Cannot create a consistent method resolution order (MRO) for bases S1, S4
#> (<class '__main__.a'>, <class '__main__.E1'>, <class 'OSError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
#> TypeError multiple bases have instance lay-out conflict
#> TypeError type 'bool' is not an acceptable base type
#> <class '__main__.a'>
#> TypeError multiple bases have instance lay-out conflict
#> TypeError multiple bases have instance lay-out conflict
#> ()
#> <class 'AttributeError'>
#> <class 'ImportError'>
#> <class 'type'>
