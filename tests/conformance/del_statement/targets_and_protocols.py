# del statement: targets and protocols.
# option: --policy standard
class D:
    def __delattr__(self, n): log.append(('attr', n))
    def __delitem__(self, k): log.append(('item', k))
class E: pass
log = []
d, e, l, m = D(), E(), list(range(10)), {'a': {'b': 1}}
e.x = 1
del d.q, d['k'], d[1:2], d[...], d[1, 2], d[()], (d.z), [d.y, (d.w,)]
print(log)
del l[0], l[-1], l[::2], m['a']['b'], e.x
print(l, m, e.__dict__)
del (), []
def f(a):
    del a
    try: return a
    except UnboundLocalError as error: return str(error)
def g():
    x = 1
    def h(): return x
    del x
    try: return h()
    except NameError as error: return type(error).__name__, str(error)
def again():
    x = 1
    del x
    try: del x
    except NameError as error: return type(error).__name__, str(error)
print(f(1), g(), again())
for text in ['del undefined', 'del e.nope', 'del l[100]', 'del l["a"]', 'del m["zz"]', 'del (1).real',
             'del "abc"[0]', 'del (1, 2)[0]', 'del 5[0]' if 0 else 'del print.x', 'del E.__dict__',
             'del e.__class__', 'del e.__dict__; print(e.__dict__)', 'del len; len', 'x = 1; del x; x', 'del {}[[]]',
             'del range(3)[0]', 'del e[0]', 'del E[0]', 'del l[::0]', 'del l[10**30]', 'del l[None]',
             'del bytearray(b"ab")[5]', 'del b"ab"[0]']:
    try:
        exec(text)
        print(text, 'done')
    except Exception as error:
        print(text, type(error).__name__, error)

#> [('attr', 'q'), ('item', 'k'), ('item', slice(1, 2, None)), ('item', Ellipsis), ('item', (1, 2)), ('item', ()), ('attr', 'z'), ('attr', 'y'), ('attr', 'w')]
#> [2, 4, 6, 8] {'a': {}} {}
#> cannot access local variable 'a' where it is not associated with a value ('NameError', "cannot access free variable 'x' where it is not associated with a value in enclosing scope") ('UnboundLocalError', "cannot access local variable 'x' where it is not associated with a value")
#> del undefined NameError name 'undefined' is not defined
#> del e.nope AttributeError 'E' object has no attribute 'nope'
#> del l[100] IndexError list assignment index out of range
#> del l["a"] TypeError list indices must be integers or slices, not str
#> del m["zz"] KeyError 'zz'
#> del (1).real AttributeError attribute 'real' of 'int' objects is not writable
#> del "abc"[0] TypeError 'str' object doesn't support item deletion
#> del (1, 2)[0] TypeError 'tuple' object doesn't support item deletion
#> del print.x AttributeError 'builtin_function_or_method' object has no attribute 'x' and no __dict__ for setting new attributes
#> del E.__dict__ AttributeError attribute '__dict__' of 'type' objects is not writable
#> del e.__class__ TypeError can't delete __class__ attribute
#> {}
#> del e.__dict__; print(e.__dict__) done
#> del len; len NameError name 'len' is not defined
#> x = 1; del x; x NameError name 'x' is not defined
#> del {}[[]] TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> del range(3)[0] TypeError 'range' object doesn't support item deletion
#> del e[0] TypeError 'E' object doesn't support item deletion
#> del E[0] TypeError 'type' object does not support item deletion
#> del l[::0] ValueError slice step cannot be zero
#> del l[10**30] IndexError cannot fit 'int' into an index-sized integer
#> del l[None] TypeError list indices must be integers or slices, not NoneType
#> del bytearray(b"ab")[5] IndexError bytearray index out of range
#> del b"ab"[0] TypeError 'bytes' object doesn't support item deletion
