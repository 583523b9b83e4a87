# option: --policy standard --enable files
# Objects survive pickling in every protocol, and find_class() goes by the program's imports.
import pickle, io, datetime, decimal, fractions, collections, enum, dataclasses, uuid, pathlib, functools, re, array, copyreg, sys
class P:
    def __init__(s,x): s.x=x
    def __eq__(s,o): return s.__dict__==o.__dict__
class Sl:
    __slots__=("a","b")
    def __init__(s): s.a=1
    def __eq__(s,o): return s.a==o.a
class C(enum.Enum): A=1; B=2
@dataclasses.dataclass
class D: a:int; b:list
NT=collections.namedtuple("NT","x y")
class S(str): pass
class L(list): pass
class R:
    def __reduce__(s): return (R2,(1,),{"z":5})
class R2:
    def __init__(s,a): s.a=a
class G:
    def __getstate__(s): return 42
    def __setstate__(s,v): s.v=v
class NA:
    def __new__(cls,a,*,k=0): o=object.__new__(cls); o.a=(a,k); return o
    def __getnewargs_ex__(s): return (s.a[0],),{"k":s.a[1]}
vals=[None,True,1,-1,10**30,1.5,float("inf"),1j,"s","ü\ud800",b"b",bytearray(b"q"),(1,),(1,2,3,4),[1,[2]],{"a":1},{1,2},frozenset([1]),range(3),slice(1,2),P(1),C.A,D(1,[2]),NT(1,2),S("x"),L([1]),datetime.datetime(2020,1,2,3,4,5,6,tzinfo=datetime.timezone.utc),datetime.timedelta(1),decimal.Decimal("1.5"),fractions.Fraction(1,3),collections.Counter("aab"),collections.deque([1,2],3),collections.OrderedDict(a=1),collections.defaultdict(list,{1:[2]}),uuid.UUID(int=5),pathlib.PurePosixPath("a/b"),array.array("i",[1,2]),len,P,ValueError("x",1),NotImplemented,...,type(None),complex,collections.ChainMap({1:2}), functools.partial(int,base=2) ]
for v in vals:
    row=[]
    for proto in range(6):
        try:
            b=pickle.dumps(v,proto); w=pickle.loads(b)
            row.append("ok" if (w==v or repr(w)==repr(v)) else "DIFF %r"%(w,))
        except Exception as e: row.append(type(e).__name__+": "+str(e)[:60])
    print(repr(v)[:40].split(" at 0x")[0], row)
x=[]; x.append(x); y=pickle.loads(pickle.dumps(x)); print(y[0] is y)
print(vars(pickle.loads(pickle.dumps(R()))), pickle.loads(pickle.dumps(G())).v, pickle.loads(pickle.dumps(NA(1,k=2))).a)
def inner(): pass
for bad in (lambda: 1, (i for i in []), sys):
    try: pickle.dumps(bad); print("ok")
    except Exception as e: print(type(e).__name__, str(e).split(" at 0x")[0])
for data in (b"cbuiltins\nlen\n.", b"\x80\x09.", b"(lp0\n.", b"c__main__\nNope\n.", b"cnothing\nx\n."):
    try: print(data, pickle.loads(data))
    except Exception as e: print(data, type(e).__name__, e)
class U(pickle.Unpickler):
    def find_class(s,m,n): raise pickle.UnpicklingError(f"no {m}.{n}")
try: U(io.BytesIO(pickle.dumps(P(1)))).load()
except pickle.UnpicklingError as e: print(e)
print(pickle.dumps({"a":[1,2,(3,)]},0), pickle.dumps([1,"x",2.5],2))
print(pickle.loads(pickle.dumps([NT(1,2)]*3)))

#> None ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> True ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 1 ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> -1 ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 1000000000000000000000000000000 ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 1.5 ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> inf ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 1j ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 's' ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 'ü\ud800' ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> b'b' ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> bytearray(b'q') ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> (1,) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> (1, 2, 3, 4) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> [1, [2]] ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> {'a': 1} ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> {1, 2} ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> frozenset({1}) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> range(0, 3) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> slice(1, 2, None) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> <__main__.P object ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> <C.A: 1> ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> D(a=1, b=[2]) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> NT(x=1, y=2) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> 'x' ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> [1] ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> datetime.datetime(2020, 1, 2, 3, 4, 5, 6 ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> datetime.timedelta(days=1) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> Decimal('1.5') ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> Fraction(1, 3) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> Counter({'a': 2, 'b': 1}) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> deque([1, 2], maxlen=3) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> OrderedDict({'a': 1}) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> defaultdict(<class 'list'>, {1: [2]}) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> UUID('00000000-0000-0000-0000-0000000000 ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> PurePosixPath('a/b') ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> array('i', [1, 2]) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> <built-in function len> ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> <class '__main__.P'> ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> ValueError('x', 1) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> NotImplemented ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> Ellipsis ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> <class 'NoneType'> ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> <class 'complex'> ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> ChainMap({1: 2}) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> functools.partial(<class 'int'>, base=2) ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
#> True
#> {'a': 1, 'z': 5} 42 (1, 2)
#> PicklingError Can't pickle <function <lambda>
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle 'module' object
#> b'cbuiltins\nlen\n.' <built-in function len>
#> b'\x80\t.' ValueError unsupported pickle protocol: 9
#> b'(lp0\n.' []
#> b'c__main__\nNope\n.' AttributeError module '__main__' has no attribute 'Nope'
#> b'cnothing\nx\n.' ModuleNotFoundError No module named 'nothing'
#> no __main__.P
#> b'(dp0\nVa\np1\n(lp2\nI1\naI2\na(I3\ntp3\nas.' b'\x80\x02]q\x00(K\x01X\x01\x00\x00\x00xq\x01G@\x04\x00\x00\x00\x00\x00\x00e.'
#> [NT(x=1, y=2), NT(x=1, y=2), NT(x=1, y=2)]
