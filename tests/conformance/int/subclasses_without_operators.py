# Instances of subclasses of int: operators that the class or its bases have, get later, or lose.
class I(int):
    pass
print(I(3)+4, 4+I(3), I(3)<4, I(3)==3, hash(I(3))==hash(3), type(I(3)+I(4)))
class J(I):
    def __radd__(self, o): return ("radd", o)
print(3+J(4), I(3)+J(4), J(4)+3, sum([I(1), J(2)]))
class K(I): pass
k=K(2)
print(1+k); K.__radd__=lambda s,o:"late"; print(1+k, I(1)+k); del K.__radd__; print(1+k)
class M:
    def __add__(self,o): return "M+"
    def __radd__(self,o): return "+M"
class N(M,int): pass
class O(int,M): pass
print(N(1)+2, 2+N(1), O(1)+2, 2+O(1))
M.__sub__=lambda s,o:"M-"
print(N(1)-2, O(1)-2)
I.__iadd__=lambda s,o:"iadd"
x=I(1); x+=1; print(x); y=K(1); y+=1; print(y); del I.__iadd__
z=I(1); z+=1; print(z)

#> 7 7 True True True <class 'int'>
#> ('radd', 3) ('radd', 3) 7 ('radd', 1)
#> 3
#> late late
#> 3
#> M+ +M 3 3
#> M- -1
#> iadd
#> iadd
#> 2
