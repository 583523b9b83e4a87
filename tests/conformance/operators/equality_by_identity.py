# Objects whose class has no comparisons, gets one, or meets one on the other side; hashes without __eq__.
class C: pass
a,b=C(),C()
print(a==b,a!=b,a==a,a!=a)
C.__eq__=lambda s,o:"eq"
print(a==b,a!=b); del C.__eq__
print(a==b, a!=b)
class D:
    def __ne__(s,o): return "ne"
print(C()!=D(), D()!=C(), C()==D())
class H:
    def __hash__(self): return 5
print(hash(H()), {H():1}.get(H()), H()==H())
class E2(C): 
    def __eq__(s,o): return "sub"
print(C()==E2(), C()!=E2())

#> False True True False
#> eq False
#> False True
#> ne ne False
#> 5 None False
#> sub False
