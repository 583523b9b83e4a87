# Keyword arguments of natives, of partial objects with keywords, and natives of subclasses and bound ones.
# option: --policy standard
import collections
import functools
import random

od=collections.OrderedDict(a=1,b=2)
print(od.popitem(last=False), od)
for f in (lambda: od.popitem(last=False,last2=1), lambda: od.popitem(False,last=1), lambda: od.popitem(x=1), lambda: collections.OrderedDict.popitem([],last=True), lambda: sorted([3,1],key=len), lambda: sorted([3,1],reverse=True,key=lambda v:-v), lambda: sorted(iterable=[1]), lambda: int("11",base=2), lambda: print(end="", sep=1), lambda: "a b".split(maxsplit=1), lambda: "a b".split(maxsplit=1, sep=None), lambda: pow(2,exp=3), lambda: pow(2,exp=3,mod=5), lambda: pow(2,exp=3,base=1)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
p=functools.partial(pow, exp=2)
print(p(3), p(3,mod=5), p.keywords)
p.keywords["mod"]=7; print(p(3)); p.keywords[5]=1
try: print(p(3))
except TypeError as e: print(e)
q=functools.partial(dict, k=1); print(q())
def f(*a,**k): return a,k
r=functools.partial(f,1,x=2,y=3); print(r(4), r(4,x=5), r())
class R(random.Random):
    def random(self): return 0.5
print(R(1).randrange(100), R(1).choice("abc"), R(1).gauss(0,1))
class R2(random.Random):
    def getrandbits(self,k): return 0
    def random(self): return 0.1
print(R2(1).randrange(100), R2(1).randint(5,9), R2(1).random())
class R3(random.Random):
    def _randbelow(self,n): return n-1
print(R3(1).randrange(10), R3(1).choice("abc"))
g=random.Random(1); m=g.random; print(m()==random.Random(1).random())
class L(list): pass
l=L(); ap=l.append; ap(1); ap(2); print(l, len(l)); 
try: list.append(5,1)
except TypeError as e: print(e)

#> ('a', 1) OrderedDict({'b': 2})
#> TypeError popitem() takes at most 1 keyword argument (2 given)
#> TypeError popitem() takes at most 1 argument (2 given)
#> TypeError popitem() got an unexpected keyword argument 'x'
#> TypeError descriptor 'popitem' for 'collections.OrderedDict' objects doesn't apply to a 'list' object
#> TypeError object of type 'int' has no len()
#> [1, 3]
#> TypeError sorted expected 1 argument, got 0
#> 3
#> TypeError sep must be None or a string, not int
#> ['a', 'b']
#> ['a', 'b']
#> 8
#> 3
#> TypeError argument for pow() given by name ('base') and position (1)
#> 9 4 {'exp': 2}
#> 2
#> keywords must be strings
#> {'k': 1}
#> ((1, 4), {'x': 2, 'y': 3}) ((1, 4), {'x': 5, 'y': 3}) ((1,), {'x': 2, 'y': 3})
#> 96 b -1.1774100225154747
#> 0 5 0.1
#> 9 c
#> True
#> [1, 2] 2
#> descriptor 'append' for 'list' objects doesn't apply to a 'int' object
