# Annotations as source text and as forward references: operators, displays, names of classes and functions.
# option: --policy standard
from annotationlib import *
import annotationlib

def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)

def clean(value):
    return repr(value).split(' at 0x')[0] if 'ForwardRef' not in repr(value) else forward(value)

def forward(value):
    if isinstance(value, ForwardRef):
        return ('ref', value.__forward_arg__, value.__forward_is_class__, getattr(value.__owner__, '__name__', None))
    if isinstance(value, dict):
        return {k: forward(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(forward(v) for v in value)
    if hasattr(value, '__args__'):
        return (value.__origin__, forward(value.__args__))
    return value

def q(a: list[x.y(1, k=2)] | None, b: -x ** 2 + (y or 3), c: {'a': x}, d: [x, y], f: x[1:2, ::3], g: x if y else z,
      h: (x, *y), i: 'text', j: x < y, k: not x, m: x @ y, n: 1 + x, o: (x + y) * z, p: x.a.b[c], r: [i for i in x],
      s: x - y - z, t: x - (y - z), u: x ** y ** z, v: (x ** y) ** z, w: -x[0], aa: ~x & y | z ^ x, bb: x << 1 >> y,
      cc: x // 2 % 3 / 4, dd: int, ee: list[int], hh: x[()], ii: (x,), jj: x.y.z(w)(v)) -> x: pass
for format in (4, 3):
    annotations = get_annotations(q, format=format)
    for name, value in annotations.items():
        print(format, name, forward(value))
class C:
    x: D
    y: C
    z: list[D]
    w: int
    v: u.v
    def m(self, a: D, b: C, c: w) -> later.x: pass
for format in (4, 3):
    t(lambda: forward(get_annotations(C, format=format)))
    t(lambda: forward(get_annotations(C.m, format=format)))
def outer():
    local = int
    def inner(a: local, b: unbound, c: local2): pass
    if 0:
        unbound = 1
    return inner
for format in (4, 3):
    t(lambda: forward(get_annotations(outer(), format=format)))
t(lambda: get_annotations(outer()))
def generic[T: Bound](a: T, b: list[T], c: missing): pass
for format in (4, 3):
    t(lambda: forward(get_annotations(generic, format=format)))
t(lambda: call_evaluate_function(generic.__type_params__[0].evaluate_bound, Format.STRING))
t(lambda: forward(call_evaluate_function(generic.__type_params__[0].evaluate_bound, Format.FORWARDREF)))
t(lambda: generic.__type_params__[0].evaluate_bound(Format.VALUE))
type Alias[K] = dict[K, Missing]
t(lambda: call_evaluate_function(Alias.evaluate_value, Format.STRING))
def custom(format):
    if format == Format.STRING: return {'a': 'custom'}
    if format == Format.VALUE: return {'a': 5}
    raise NotImplementedError
def holder(): pass
holder.__annotate__ = custom
for format in Format:
    t(lambda: get_annotations(holder, format=format))
t(lambda: call_annotate_function(custom, Format.FORWARDREF))
def wrong(format): return 3
holder.__annotate__ = wrong
t(lambda: get_annotations(holder))
class NoAnn: pass
t(lambda: [get_annotations(NoAnn, format=f) for f in (1, 3, 4)])
def later_defined(a: Later): pass
t(lambda: get_annotations(later_defined))
class Later: pass
t(lambda: get_annotations(later_defined))
def zero(a: 1 / 0): pass
for format in (1, 3, 4):
    t(lambda: get_annotations(zero, format=format))
def lam(a: lambda: x): pass
t(lambda: get_annotations(lam)['a'].__qualname__)
t(lambda: annotations_to_string({'a': int, 'b': list[int], 'c': None, 'd': ..., 'e': 'text', 'f': C, 'g': len}))

#> 4 a list[x.y(1, k=2)] | None
#> 4 b -x ** 2 + y
#> 4 c {'a': x}
#> 4 d [x, y]
#> 4 f x[1:2, ::3]
#> 4 g x
#> 4 h (x, *y)
#> 4 i text
#> 4 j x < y
#> 4 k False
#> 4 m x @ y
#> 4 n 1 + x
#> 4 o (x + y) * z
#> 4 p x.a.b[c]
#> 4 r [*x]
#> 4 s x - y - z
#> 4 t x - (y - z)
#> 4 u x ** y ** z
#> 4 v (x ** y) ** z
#> 4 w -x[0]
#> 4 aa ~x & y | z ^ x
#> 4 bb x << 1 >> y
#> 4 cc x // 2 % 3 / 4
#> 4 dd int
#> 4 ee list[int]
#> 4 hh x[()]
#> 4 ii (x,)
#> 4 jj x.y.z(w)(v)
#> 4 return x
#> 3 a (<class 'typing.Union'>, ((<class 'list'>, (('ref', 'x.y(1, k=2)', False, 'q'),)), <class 'NoneType'>))
#> 3 b ('ref', '-x ** 2 + y', False, 'q')
#> 3 c {'a': ('ref', 'x', False, 'q')}
#> 3 d [('ref', 'x', False, 'q'), ('ref', 'y', False, 'q')]
#> 3 f ('ref', 'x[1:2, ::3]', False, 'q')
#> 3 g ('ref', 'x', False, 'q')
#> 3 h (('ref', 'x', False, 'q'), ('ref', '*y', False, 'q'))
#> 3 i text
#> 3 j ('ref', 'x < y', False, 'q')
#> 3 k False
#> 3 m ('ref', 'x @ y', False, 'q')
#> 3 n ('ref', '1 + x', False, 'q')
#> 3 o ('ref', '(x + y) * z', False, 'q')
#> 3 p ('ref', 'x.a.b[c]', False, 'q')
#> 3 r [('ref', '*x', False, 'q')]
#> 3 s ('ref', 'x - y - z', False, 'q')
#> 3 t ('ref', 'x - (y - z)', False, 'q')
#> 3 u ('ref', 'x ** y ** z', False, 'q')
#> 3 v ('ref', '(x ** y) ** z', False, 'q')
#> 3 w ('ref', '-x[0]', False, 'q')
#> 3 aa ('ref', '~x & y | z ^ x', False, 'q')
#> 3 bb ('ref', 'x << 1 >> y', False, 'q')
#> 3 cc ('ref', 'x // 2 % 3 / 4', False, 'q')
#> 3 dd <class 'int'>
#> 3 ee (<class 'list'>, (<class 'int'>,))
#> 3 hh ('ref', 'x[()]', False, 'q')
#> 3 ii (('ref', 'x', False, 'q'),)
#> 3 jj ('ref', 'x.y.z(w)(v)', False, 'q')
#> 3 return ('ref', 'x', False, 'q')
#> {'x': 'D', 'y': 'C', 'z': 'list[D]', 'w': 'int', 'v': 'u.v'}
#> {'a': 'D', 'b': 'C', 'c': 'w', 'return': 'later.x'}
#> {'x': ('ref', 'D', True, 'C'), 'y': <class '__main__.C'>, 'z': (<class 'list'>, (('ref', 'D', True, 'C'),)), 'w': <class 'int'>, 'v': ('ref', 'u.v', True, 'C')}
#> {'a': ('ref', 'D', False, 'm'), 'b': <class '__main__.C'>, 'c': ('ref', 'w', False, 'm'), 'return': ('ref', 'later.x', False, 'm')}
#> {'a': 'local', 'b': 'unbound', 'c': 'local2'}
#> {'a': <class 'int'>, 'b': ('ref', 'unbound', False, 'inner'), 'c': ('ref', 'local2', False, 'inner')}
#> NameError cannot access free variable 'unbound' where it is not associated with a value in enclosing scope
#> {'a': 'T', 'b': 'list[T]', 'c': 'missing'}
#> {'a': T, 'b': (<class 'list'>, (T,)), 'c': ('ref', 'missing', False, 'generic')}
#> Bound
#> ('ref', 'Bound', False, None)
#> NameError name 'Bound' is not defined
#> dict[K, Missing]
#> {'a': 5}
#> ValueError The VALUE_WITH_FAKE_GLOBALS format is for internal use only
#> {'a': 5}
#> {'a': 'custom'}
#> {'a': 5}
#> TypeError __annotate__ returned non-dict of type 'int'
#> [{}, {}, {}]
#> NameError name 'Later' is not defined
#> {'a': <class '__main__.Later'>}
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> <lambda>
#> {'a': 'int', 'b': 'list[int]', 'c': 'None', 'd': '...', 'e': 'text', 'f': '__main__.C', 'g': 'len'}
