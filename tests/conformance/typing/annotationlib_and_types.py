# annotationlib and types.
# option: --policy standard
import types, annotationlib, typing
from annotationlib import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)
F=ForwardRef
t(lambda:F('x'))
t(lambda:F('x',module='m'))
t(lambda:F('x',is_class=True))
t(lambda:F(3))
t(lambda:F('1 +'))
t(lambda:F('1 +').__forward_code__)
t(lambda:F('x')==F('x'))
t(lambda:hash(F('x'))==hash(F('x')))
t(lambda:F('x')|int)
t(lambda:int|F('x'))
t(lambda:F('int').evaluate())
t(lambda:F('nope').evaluate())
t(lambda:F('x').evaluate(globals={'x':5}))
t(lambda:F('x').evaluate(locals={'x':6}))
t(lambda:F('nope').evaluate(format=Format.FORWARDREF))
t(lambda:F('nope').evaluate(format=Format.STRING))
t(lambda:F('x').__forward_arg__)
t(lambda:F('x').__forward_module__)
t(lambda:F('x').__forward_is_argument__)
t(lambda:F('x').__forward_is_class__)
t(lambda:F('x').__owner__)
t(lambda:F('x').foo)
t(lambda: type('Y',(F,),{}))
t(lambda:F('x')())
t(lambda:F('list[int]').evaluate())
t(lambda:F('*tuple[int]').evaluate())
t(lambda:F('x', owner=t))
t(lambda: F('x')==F('x',module='m'))
t(lambda: F('if').evaluate())
t(lambda: F.__module__)
t(lambda: F('x').evaluate(globals={'x':5},type_params=()))
t(lambda:F('').evaluate())
t(lambda: F('T').evaluate(owner=None))
t(lambda:typing.Optional['1 +'])
t(lambda:typing.List['x y'])
t(lambda:list(Format))
t(lambda:Format.VALUE)
t(lambda:Format(3))
t(lambda: Format.__mro__)
def f(a:int, b:'str', *c:nope, d:list[nope2]=3, **e:nope.x)->None: pass
def g(a:int,b:'str')->None: pass
t(lambda:get_annotations(g))
t(lambda:get_annotations(f))
t(lambda:get_annotations(f,format=Format.FORWARDREF))
t(lambda:get_annotations(f,format=Format.STRING))
t(lambda:get_annotations(g,eval_str=True))
t(lambda:get_annotations(3))
t(lambda:get_annotations(g,format=2))
t(lambda:get_annotations(g,format=9))
t(lambda:get_annotations(g,format=Format.STRING,eval_str=True))
t(lambda:get_annotations(len))
t(lambda:get_annotations(types)) 
class C:
    x:int
    y:'C'
    z:later
class D(C): w:str
class E: pass
t(lambda:get_annotations(C))
t(lambda:get_annotations(C,format=Format.FORWARDREF))
t(lambda:get_annotations(C,format=Format.STRING))
t(lambda:get_annotations(E))
t(lambda:get_annotations(D)); 
t(lambda:type_repr(int))
t(lambda:type_repr(C))
t(lambda:type_repr('x'))
t(lambda:type_repr(...))
t(lambda:type_repr(list[int]))
t(lambda:type_repr(len))
t(lambda:type_repr(None))
t(lambda:annotations_to_string({'a':int,'b':'x'}))
t(lambda:call_annotate_function(g.__annotate__,Format.VALUE))
t(lambda:call_annotate_function(f.__annotate__,Format.STRING))
t(lambda:get_annotate_from_class_namespace(C.__dict__)); 
type A[T]=list[T]|undefinedthing
t(lambda: call_evaluate_function(A.evaluate_value,Format.STRING))
t(lambda: call_evaluate_function(A.evaluate_value,Format.VALUE))
# types
t(lambda:types.new_class('X',(list[int],),{},lambda ns: ns.update(a=1)).__orig_bases__)
t(lambda:types.new_class('X').__mro__)
t(lambda:types.new_class('X',(),{'metaclass':type}))
t(lambda:types.prepare_class('X'))
t(lambda:types.prepare_class('X',(),{'metaclass':type,'a':1}))
t(lambda:types.resolve_bases((int,list[int])))
t(lambda:types.resolve_bases((3,)))
t(lambda:types.get_original_bases(types.new_class('X',(list[int],))))
t(lambda:types.get_original_bases(3))
t(lambda:types.get_original_bases(bool))
n=types.SimpleNamespace(a=1,b='x')
t(lambda:n)
t(lambda:n==types.SimpleNamespace(a=1,b='x'))
t(lambda:types.SimpleNamespace({'q':1},z=2))
t(lambda:types.SimpleNamespace([('a',1)]))
t(lambda:types.SimpleNamespace(1))
t(lambda:types.SimpleNamespace({1:2}))
t(lambda:vars(n))
t(lambda:n)
t(lambda:n!=3)
t(lambda:types.SimpleNamespace())
t(lambda:n<n)
t(lambda:types.SimpleNamespace.__mro__)
t(lambda:n.__replace__(a=5) if 0 else 1)
t(lambda: types.SimpleNamespace(a=1).__replace__(a=5))
t(lambda: types.SimpleNamespace({'a b':1}))
class S(types.SimpleNamespace): pass
t(lambda:S(a=1))
t(lambda:S(a=1)==types.SimpleNamespace(a=1))
t(lambda: n); 
class Q:
    @types.DynamicClassAttribute
    def v(self): return 3
t(lambda:Q().v)
t(lambda:Q.v)
t(lambda:types.coroutine(3))
t(lambda: types.ModuleType('m'))
t(lambda: types.MethodType(lambda s:s,3)())
t(lambda: types.MappingProxyType({1:2}))
t(lambda:types.CellType(3).cell_contents)
t(lambda:types.FunctionType)
t(lambda: types.foo)

#> ForwardRef('x')
#> ForwardRef('x', module='m')
#> ForwardRef('x', is_class=True)
#> TypeError Forward reference must be a string -- got 3
#> ForwardRef('1 +')
#> SyntaxError Forward reference must be an expression -- got '1 +'
#> True
#> True
#> ForwardRef('x') | int
#> int | ForwardRef('x')
#> <class 'int'>
#> NameError name 'nope' is not defined
#> 5
#> 6
#> ForwardRef('nope')
#> 'nope'
#> 'x'
#> None
#> True
#> False
#> None
#> AttributeError 'ForwardRef' object has no attribute 'foo'
#> TypeError Cannot subclass ForwardRef
#> TypeError 'ForwardRef' object is not callable
#> list[int]
#> *tuple[int]
#> ForwardRef('x', owner=<function t
#> False
#> SyntaxError Forward reference must be an expression -- got 'if'
#> 'annotationlib'
#> 5
#> SyntaxError Forward reference must be an expression -- got ''
#> NameError name 'T' is not defined
#> SyntaxError Forward reference must be an expression -- got '1 +'
#> SyntaxError Forward reference must be an expression -- got 'x y'
#> [<Format.VALUE: 1>, <Format.VALUE_WITH_FAKE_GLOBALS: 2>, <Format.FORWARDREF: 3>, <Format.STRING: 4>]
#> <Format.VALUE: 1>
#> <Format.FORWARDREF: 3>
#> (<enum 'Format'>, <enum 'IntEnum'>, <class 'int'>, <enum 'ReprEnum'>, <enum 'Enum'>, <class 'object'>)
#> {'a': <class 'int'>, 'b': 'str', 'return': None}
#> NameError name 'nope' is not defined
#> {'a': <class 'int'>, 'b': 'str', 'c': ForwardRef('nope', owner=<function f
#> {'a': 'int', 'b': 'str', 'c': 'nope', 'd': 'list[nope2]', 'e': 'nope.x', 'return': 'None'}
#> {'a': <class 'int'>, 'b': <class 'str'>, 'return': None}
#> TypeError 3 does not have annotations
#> ValueError The VALUE_WITH_FAKE_GLOBALS format is for internal use only
#> ValueError Unsupported format 9
#> ValueError eval_str=True is only supported with format=Format.VALUE
#> {}
#> {}
#> NameError name 'later' is not defined
#> {'x': <class 'int'>, 'y': 'C', 'z': ForwardRef('later', is_class=True, owner=<class '__main__.C'>)}
#> {'x': 'int', 'y': 'C', 'z': 'later'}
#> {}
#> {'w': <class 'str'>}
#> 'int'
#> '__main__.C'
#> "'x'"
#> '...'
#> 'list[int]'
#> 'len'
#> 'None'
#> {'a': 'int', 'b': 'x'}
#> {'a': <class 'int'>, 'b': 'str', 'return': None}
#> {'a': 'int', 'b': 'str', 'c': 'nope', 'd': 'list[nope2]', 'e': 'nope.x', 'return': 'None'}
#> <function C.__annotate__
#> 'list[T] | undefinedthing'
#> NameError name 'undefinedthing' is not defined
#> (list[int],)
#> (<class 'types.X'>, <class 'object'>)
#> <class 'types.X'>
#> (<class 'type'>, {}, {})
#> (<class 'type'>, {}, {'a': 1})
#> (<class 'int'>, <class 'list'>)
#> (3,)
#> (list[int],)
#> TypeError Expected an instance of type, not 'int'
#> (<class 'int'>,)
#> namespace(a=1, b='x')
#> True
#> namespace(q=1, z=2)
#> namespace(a=1)
#> TypeError 'int' object is not iterable
#> TypeError keywords must be strings
#> {'a': 1, 'b': 'x'}
#> namespace(a=1, b='x')
#> True
#> namespace()
#> TypeError '<' not supported between instances of 'dict' and 'dict'
#> (<class 'types.SimpleNamespace'>, <class 'object'>)
#> 1
#> namespace(a=5)
#> namespace(a b=1)
#> S(a=1)
#> True
#> namespace(a=1, b='x')
#> 3
#> AttributeError 
#> TypeError types.coroutine() expects a callable
#> <module 'm'>
#> 3
#> mappingproxy({1: 2})
#> 3
#> <class 'function'>
#> AttributeError module 'types' has no attribute 'foo'
