# calls: double star of dict subclass.
# option: --policy standard
class Liar(dict):
    def keys(self): return ['zz']
    def __getitem__(self, k): return 'lied'
class LiarIter(Liar):
    def __iter__(self): return iter(['x'])
def f(**k): return k
print(f(**Liar(a=1)), f(x=0, **Liar(a=1)))
print({**Liar(a=1)}, dict(Liar(a=1)), {} | Liar(a=1))
print(f(**LiarIter(a=1)), {**LiarIter(a=1)}, dict(LiarIter(a=1)))

#> {'a': 1} {'x': 0, 'a': 1}
#> {'a': 1} {'a': 1} {'a': 1}
#> {'zz': 'lied'} {'zz': 'lied'} {'zz': 'lied'}
