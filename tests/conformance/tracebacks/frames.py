# Frames of tracebacks and generators: their variables (PEP 667), places and callers.
# option: --policy standard
import re
def t(f):
    try: r=f(); print('ok', re.sub('0x[0-9a-f]+', '0x', repr(r)))
    except BaseException as e: print(type(e).__name__, e)
def inner(a,b=2):
    c=[1]
    def cl(): return c
    raise ValueError(1)
def outer():
    x=5
    inner(1)
try: outer()
except ValueError as e: tb=e.__traceback__
f=tb.tb_next.tb_next.tb_frame
p=f.f_locals
print(type(p), type(p).__name__, dict(p).keys(), len(p), 'c' in p, p['c'], list(p), sorted(p.keys()))
t(lambda: p['zz']); t(lambda: p.get('zz',3)); t(lambda: p.pop('a')); t(lambda: p.pop('zz')); t(lambda: p.pop('zz',1)); 
def d(): del p['a']
t(d)
def d(): del p['zz']
t(d)
p['a']=100; p['extra']=5; print(p['a'], f.f_locals['extra'], p.get('a'), len(p), 'extra' in p); t(lambda:p.pop('extra'))
t(lambda: p.items()); t(lambda: p.values()); t(lambda: p.setdefault('n',3)); t(lambda:p.update({'q':1})); t(lambda:p.copy()); t(lambda: p|{'v':1}); t(lambda: {'v':1}|p); t(lambda:p==dict(p)); t(lambda: p!=1); t(lambda: p==f.f_locals); t(lambda:hash(p)); t(lambda:reversed(p)); t(lambda:iter(p)); t(lambda:p.clear()); t(lambda:p.popitem()); t(lambda:p[1]); t(lambda: 1 in p);  
t(lambda: p|5); t(lambda: p.update(5)); t(lambda:[n for n in dir(p) if n[0]!='_']); t(lambda:[n for n in dir(f) if n[0]!='_'])
print(f"{f.f_back.f_code.co_name = }")
print(f"{f.f_back.f_back.f_code.co_name = }")
print(f"{f.f_lineno = }")
print(f"{f.f_back.f_lineno = }")
print(f"{f.f_trace = }")
print(f"{f.f_trace_lines = }")
print(f"{f.f_trace_opcodes = }")
print(f"{f.f_generator = }")
print(f"{f.f_globals is globals() = }")
print(f"{f.f_code is inner.__code__ = }")
print(f"{tb.tb_frame.f_locals is globals() = }")
print(f"{tb.tb_frame is tb.tb_frame = }")
print(f"{f.f_back is tb.tb_next.tb_frame = }")
t(f.clear); t(lambda: dict(f.f_locals)); t(tb.tb_frame.clear)
def g(n):
    m=n
    while 1:
        got = yield m, got if 0 else n
k=g(5); fr=k.gi_frame; print(dict(fr.f_locals), fr.f_lineno, fr.f_back, fr.f_generator is k); next(k); print(dict(fr.f_locals), fr.f_lineno); fr.f_locals['m']=77; print(next(k)); t(fr.clear); k.close(); print(k.gi_frame); t(fr.clear); print(fr.f_lineno)
class C:
    q=1
    try: 1/0
    except ZeroDivisionError as e: print(sorted(e.__traceback__.tb_frame.f_locals)[:3], type(e.__traceback__.tb_frame.f_locals))
def live():
    v=1
    try: 1/0
    except ZeroDivisionError as e:
        fr=e.__traceback__.tb_frame
        v=2
        print(fr.f_locals['v']); fr.f_locals['v']=9; print(v, fr.f_back.f_code.co_name, fr.f_lineno)
        t(fr.clear)
        return fr
fr=live(); print(fr.f_locals['v'], fr.f_back.f_code.co_name, fr.f_lineno)
try: f.f_lineno=5
except BaseException as e: print(type(e),e)
try: f.f_locals=5
except BaseException as e: print(type(e),e)
try: tb.tb_frame=5
except BaseException as e: print(type(e),e)
try: tb.tb_lineno=5
except BaseException as e: print(type(e),e)
print(dir(tb)[-4:], repr(p)[:30])

#> <class 'FrameLocalsProxy'> FrameLocalsProxy dict_keys(['a', 'b', 'cl', 'c']) 4 True [1] ['a', 'b', 'cl', 'c'] ['a', 'b', 'c', 'cl']
#> KeyError "local variable ''zz'' is not defined"
#> ok 3
#> ValueError cannot remove local variables from FrameLocalsProxy
#> KeyError 'zz'
#> ok 1
#> ValueError cannot remove local variables from FrameLocalsProxy
#> KeyError 'zz'
#> 100 5 100 5 True
#> ok 5
#> ok [('a', 100), ('b', 2), ('cl', <function inner.<locals>.cl at 0x>), ('c', [1])]
#> ok [100, 2, <function inner.<locals>.cl at 0x>, [1]]
#> ok 3
#> ok None
#> ok {'a': 100, 'b': 2, 'cl': <function inner.<locals>.cl at 0x>, 'c': [1], 'n': 3, 'q': 1}
#> ok {'a': 100, 'b': 2, 'cl': <function inner.<locals>.cl at 0x>, 'c': [1], 'n': 3, 'q': 1, 'v': 1}
#> ok {'v': 1, 'a': 100, 'b': 2, 'cl': <function inner.<locals>.cl at 0x>, 'c': [1], 'n': 3, 'q': 1}
#> ok True
#> ok True
#> ok True
#> TypeError unhashable type: 'FrameLocalsProxy'
#> ok ['q', 'n', 'c', 'cl', 'b', 'a']
#> ok <list_iterator object at 0x>
#> AttributeError 'FrameLocalsProxy' object has no attribute 'clear'
#> AttributeError 'FrameLocalsProxy' object has no attribute 'popitem'
#> KeyError "local variable '1' is not defined"
#> ok False
#> TypeError unsupported operand type(s) for |: 'FrameLocalsProxy' and 'int'
#> TypeError update() argument must be dict or another FrameLocalsProxy
#> ok ['copy', 'get', 'items', 'keys', 'pop', 'setdefault', 'update', 'values']
#> ok ['clear', 'f_back', 'f_builtins', 'f_code', 'f_generator', 'f_globals', 'f_lasti', 'f_lineno', 'f_locals', 'f_trace', 'f_trace_lines', 'f_trace_opcodes']
#> f.f_back.f_code.co_name = 'outer'
#> f.f_back.f_back.f_code.co_name = '<module>'
#> f.f_lineno = 10
#> f.f_back.f_lineno = 13
#> f.f_trace = None
#> f.f_trace_lines = True
#> f.f_trace_opcodes = False
#> f.f_generator = None
#> f.f_globals is globals() = True
#> f.f_code is inner.__code__ = True
#> tb.tb_frame.f_locals is globals() = True
#> tb.tb_frame is tb.tb_frame = True
#> f.f_back is tb.tb_next.tb_frame = True
#> ok None
#> ok {}
#> RuntimeError cannot clear an executing frame
#> {'n': 5} 41 None True
#> {'n': 5, 'm': 5} 44
#> (77, 5)
#> RuntimeError cannot clear a suspended frame
#> None
#> ok None
#> 44
#> ['__firstlineno__', '__module__', '__qualname__'] <class 'dict'>
#> 2
#> 9 <module> 56
#> RuntimeError cannot clear an executing frame
#> 9 <module> 58
#> <class 'ValueError'> f_lineno can only be set in a trace function
#> <class 'AttributeError'> attribute 'f_locals' of 'frame' objects is not writable
#> <class 'AttributeError'> readonly attribute
#> <class 'AttributeError'> attribute 'tb_lineno' of 'traceback' objects is not writable
#> ['tb_frame', 'tb_lasti', 'tb_lineno', 'tb_next'] {}
