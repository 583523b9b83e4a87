# properties: accessor none keeps old.
# option: --policy standard
class P:
    @property
    def v(self): return 'get'
    @v.setter
    def v(self, new): print('set', new)
    same = v.setter(None).getter(None).deleter(None)
p = P()
p.same = 5
print(p.same, P.same.fset is P.v.fset, P.same.fget is P.v.fget, P.same.fdel)

#> set 5
#> get True True None
