# weakref: callable proxy.
# option: --policy standard
import weakref
class A:
    def __call__(self, *a): return a
a = A()
p = weakref.proxy(a)
print(p(1), callable(p), type(p).__name__, list(map(p, [1, 2])))

#> (1,) True CallableProxyType [(1,), (2,)]
