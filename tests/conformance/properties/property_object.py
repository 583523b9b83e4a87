# properties: property object.
# option: --policy standard
class P:
    def __init__(self): self._v = 1
    @property
    def v(self): "doc v"; return self._v
    @v.setter
    def v(self, new): self._v = new
    @v.deleter
    def v(self): del self._v
    ro = property(lambda self: 'ro')
    wo = property(None, lambda self, x: print('set', x))
    none = property()
    doc = property(lambda self: 1, doc='given')
    raises = property(lambda self: 1 / 0)
    attr = property(lambda self: self.missing)
class Q(P):
    @P.v.getter
    def v(self): return 'Q' + str(self._v)
class G(P):
    attr = property(lambda self: self.missing)
    def __getattr__(self, n): return 'got ' + n
class Sub(property):
    extra = 1
p, q = P(), Q()


for line in r"""
p.v, setattr(p, 'v', 5), p.v, delattr(p, 'v')
p.v
q.v, setattr(q, 'v', 7), q.v
p.ro, P.ro.fget(p), P.ro.fset, P.ro.fdel, P.v.__doc__, P.doc.__doc__, P.ro.__doc__, P.v.fget.__doc__
setattr(p, 'ro', 1)
delattr(p, 'ro')
p.wo
setattr(p, 'wo', 3)
delattr(p, 'wo')
p.none
setattr(p, 'none', 1)
p.raises
p.attr
G().attr
P.v.__name__
P.ro.__name__
P.v.__isabstractmethod__
type(P.v)
P.v is P.__dict__['v']
P.__dict__['v'].__get__(None, P) is P.v
P.none.__name__
P.v.__get__(q), P.v.__set__(q, 9), q._v, P.v.__delete__(q)
P.v.__get__()
P.v.__set__(q)
property(1, 2, 3).fget, property(fget=len, doc='d').__doc__, property(len).fget([1]) if 0 else 0
property(1, 2, 3, 4, 5)
property(foo=1)
property(5).__get__(1)
property(len).__get__([1, 2]), property(str.upper).__get__('a'), property(len).__get__(None) is None
setattr(P.v, 'fget', None)
setattr(P.v, '__doc__', 'changed'), P.v.__doc__
setattr(P.v, 'x', 1)
Sub(lambda s: 5).extra
type(Sub(len).getter(len)).__name__
type(Sub(len).setter(None)).__name__
Sub(len, doc='q').__doc__
P.v.deleter(len).fdel, P.v.setter(len) is P.v
property.__get__(P.ro, p)
property.fget.__get__(P.ro) is P.ro.fget
hasattr(p, 'ro')
hasattr(p, 'none')
getattr(p, 'none', 'dflt')
getattr(p, 'attr', 'dflt')
getattr(p, 'raises', 'dflt')
p.__dict__.update(ro='shadow'), p.ro, vars(p)
type('N', (), {'p': P.ro})().p, type('N', (), {'p': property(lambda s: s.__class__.__name__)})().p
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> p.v, setattr(p, 'v', 5), p.v, delattr(p, 'v') -> (1, None, 5, None)
#> p.v !! AttributeError 'P' object has no attribute '_v'
#> q.v, setattr(q, 'v', 7), q.v -> ('Q1', None, 'Q7')
#> p.ro, P.ro.fget(p), P.ro.fset, P.ro.fdel, P.v.__doc__, P.doc.__doc__, P.ro.__doc__, P.v.fget.__doc__ -> ('ro', 'ro', None, None, 'doc v', 'given', None, 'doc v')
#> setattr(p, 'ro', 1) !! AttributeError property 'ro' of 'P' object has no setter
#> delattr(p, 'ro') !! AttributeError property 'ro' of 'P' object has no deleter
#> p.wo !! AttributeError property 'wo' of 'P' object has no getter
#> set 3
#> setattr(p, 'wo', 3) -> None
#> delattr(p, 'wo') !! AttributeError property 'wo' of 'P' object has no deleter
#> p.none !! AttributeError property 'none' of 'P' object has no getter
#> setattr(p, 'none', 1) !! AttributeError property 'none' of 'P' object has no setter
#> p.raises !! ZeroDivisionError division by zero
#> p.attr !! AttributeError 'P' object has no attribute 'missing'
#> G().attr -> 'got missing'
#> P.v.__name__ -> 'v'
#> P.ro.__name__ -> 'ro'
#> P.v.__isabstractmethod__ -> False
#> type(P.v) -> <class 'property'>
#> P.v is P.__dict__['v'] -> True
#> P.__dict__['v'].__get__(None, P) is P.v -> True
#> P.none.__name__ -> 'none'
#> P.v.__get__(q), P.v.__set__(q, 9), q._v, P.v.__delete__(q) -> (7, None, 9, None)
#> P.v.__get__() !! TypeError __get__ expected at least 1 argument, got 0
#> P.v.__set__(q) !! TypeError __set__ expected 2 arguments, got 1
#> property(1, 2, 3).fget, property(fget=len, doc='d').__doc__, property(len).fget([1]) if 0 else 0 -> (1, 'd', 0)
#> property(1, 2, 3, 4, 5) !! TypeError property() takes at most 4 arguments (5 given)
#> property(foo=1) !! TypeError property() got an unexpected keyword argument 'foo'
#> property(5).__get__(1) !! TypeError 'int' object is not callable
#> property(len).__get__([1, 2]), property(str.upper).__get__('a'), property(len).__get__(None) is None !! TypeError __get__(None, None) is invalid
#> setattr(P.v, 'fget', None) !! AttributeError readonly attribute
#> setattr(P.v, '__doc__', 'changed'), P.v.__doc__ -> (None, 'changed')
#> setattr(P.v, 'x', 1) !! AttributeError 'property' object has no attribute 'x' and no __dict__ for setting new attributes
#> Sub(lambda s: 5).extra -> 1
#> type(Sub(len).getter(len)).__name__ -> 'Sub'
#> type(Sub(len).setter(None)).__name__ -> 'Sub'
#> Sub(len, doc='q').__doc__ -> 'q'
#> P.v.deleter(len).fdel, P.v.setter(len) is P.v -> (<built-in function len>, False)
#> property.__get__(P.ro, p) -> 'ro'
#> property.fget.__get__(P.ro) is P.ro.fget -> True
#> hasattr(p, 'ro') -> True
#> hasattr(p, 'none') -> False
#> getattr(p, 'none', 'dflt') -> 'dflt'
#> getattr(p, 'attr', 'dflt') -> 'dflt'
#> getattr(p, 'raises', 'dflt') !! ZeroDivisionError division by zero
#> p.__dict__.update(ro='shadow'), p.ro, vars(p) -> (None, 'ro', {'ro': 'shadow'})
#> type('N', (), {'p': P.ro})().p, type('N', (), {'p': property(lambda s: s.__class__.__name__)})().p -> ('ro', 'N')
