# The smaller helpers of inspect: trees of classes, states, records, flags, pickles of signatures.
# option: --policy standard
import collections, copy, functools, inspect, pickle, types, typing
from inspect import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, str(e).split(' at 0x')[0])

class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
def names(tree):
    return [names(each) if isinstance(each, list) else (each[0].__name__, [base.__name__ for base in each[1]])
            for each in tree]
for unique in (False, True):
    for classes in ([A, B, C, D], [D], [B, D], [object, A], [], [D, A, B], [int, bool], [B, B]):
        t(lambda: names(getclasstree(list(classes), unique)))
t(lambda: names(walktree([C, B], {B: [D]}, None)))

# What an object is.
def function(a, /, b: int, *args, c=3, **rest): pass
async def coroutine(): pass
def generator(): yield 1
async def async_generator(): yield 1
class Slots:
    __slots__ = ('slot',)
    def method(self): pass
    @staticmethod
    def static(): pass
    @classmethod
    def of_class(cls): pass
    @property
    def computed(self): pass
class Descriptor:
    def __get__(self, instance, owner): return 1
class DataDescriptor(Descriptor):
    def __set__(self, instance, value): pass
class Deletes:
    def __delete__(self, instance): pass
class Lies:
    __class__ = types.FunctionType
made = coroutine()
objects = {'function': function, 'coroutine': coroutine, 'generator': generator, 'async': async_generator,
           'made': made, 'running': generator(), 'aiter': async_generator(), 'class': A, 'module': typing,
           'method': Slots().method, 'static': Slots.static, 'of_class': Slots.of_class, 'computed': Slots.computed,
           'slot': Slots.slot, 'len': len, 'append': [].append, 'str.join': str.join, 'wrapper': object.__init__,
           'bound wrapper': (1).__add__, 'getset': types.FunctionType.__code__, 'code': function.__code__,
           'descriptor': Descriptor(), 'data': DataDescriptor(), 'deletes': Deletes(), 'int': 3,
           'partial': functools.partial(function), 'alias': list[int]}
predicates = [isabstract, isasyncgen, isasyncgenfunction, isawaitable, isbuiltin, isclass, iscode, iscoroutine,
              iscoroutinefunction, isdatadescriptor, isframe, isfunction, isgenerator, isgeneratorfunction,
              isgetsetdescriptor, ismemberdescriptor, ismethod, ismethoddescriptor, ismethodwrapper, ismodule,
              ispackage, isroutine, istraceback]
for name, each in objects.items():
    print(name, [predicate.__name__ for predicate in predicates if predicate(each)])
made.close()
t(lambda: (isfunction(Lies()), isroutine(Lies()), ismethoddescriptor(Lies())))
t(lambda: isfunction()), t(lambda: isfunction(1, 2)), t(lambda: isfunction(object=len))

# States.
def steps():
    print(getgeneratorstate(it))
    yield
it = steps()
print(getgeneratorstate(it)); next(it); print(getgeneratorstate(it), getgeneratorlocals(it)); it.close()
print(getgeneratorstate(it), getgeneratorlocals(it))
made = coroutine(); print(getcoroutinestate(made)); made.close(); print(getcoroutinestate(made), getcoroutinelocals(made))
agen = async_generator(); print(getasyncgenstate(agen), getasyncgenlocals(agen))
t(lambda: getgeneratorstate(3)), t(lambda: getgeneratorlocals(3)), t(lambda: getasyncgenlocals(3))
t(lambda: getgeneratorstate(types.SimpleNamespace(gi_running=False, gi_suspended=True)))
t(lambda: getcoroutinestate(types.SimpleNamespace(cr_running=False, cr_suspended=False, cr_frame=1)))
t(lambda: markcoroutinefunction(function) is function and iscoroutinefunction(function))

# Records.
t(lambda: inspect.Traceback('f', 1, 'g', None, 0))
t(lambda: inspect.Traceback('f', 1, 'g', ['x'], 0, positions=3).positions)
t(lambda: inspect.Traceback('f', 1, 'g', None, 0) == ('f', 1, 'g', None, 0))
t(lambda: FrameInfo(1, 'f', 2, 'g', None, index=0))
t(lambda: inspect.Traceback._fields + FrameInfo._fields)
t(lambda: [(flag.name, flag.value) for flag in BufferFlags.__members__.values()])
t(lambda: BufferFlags.FULL)
t(lambda: BufferFlags(0x118 | 1))
t(lambda: getargs(function.__code__)), t(lambda: getargs(3)), t(lambda: getfullargspec(function))
t(lambda: formatannotationrelativeto(A)(A)), t(lambda: formatannotationrelativeto(3)(A))
t(lambda: formatargvalues(['a', 'b'], 'args', 'rest', {'a': 1, 'b': 2, 'args': (3,), 'rest': {}}))
t(lambda: formatargvalues([], None, None, {}))
t(lambda: getfile(typing.NamedTuple) and 1), t(lambda: getfile(3)), t(lambda: getfile(int)), t(lambda: getfile(len))
t(lambda: getmodule(A).__name__), t(lambda: getmodule(len).__name__), t(lambda: getmodule(3)), t(lambda: getmodule(typing) is typing)

# Signatures can be compared, copied and pickled.
sig = signature(function)
for each in (sig, sig.parameters['b'], sig.bind(1, 2, c=4)):
    t(lambda: pickle.loads(pickle.dumps(each)) == each)
    t(lambda: copy.copy(each) == each)
    t(lambda: (each == 3, each != each))
    t(lambda: isinstance(hash(each), int))
t(lambda: sig.replace(return_annotation=int)), t(lambda: sig.replace(parameters=[])), t(lambda: sig.replace())
t(lambda: copy.replace(sig.parameters['b'], name='z', default=3)), t(lambda: sig.parameters['b'].replace(kind=3))
for kind in (0, 1.0, True, 'x', 5, None, []):
    t(lambda: Parameter('p', kind))
t(lambda: Parameter('p', 2, default=1)), t(lambda: Parameter(3, 1)), t(lambda: Parameter('if', 1)), t(lambda: Parameter('if', 0))
t(lambda: Parameter('p', 1).name), t(lambda: setattr(Parameter('p', 1), 'name', 'q')), t(lambda: setattr(sig, 'parameters', 1))
def wrapped(): pass
wrapped.__wrapped__ = wrapped
t(lambda: unwrap(wrapped)), t(lambda: unwrap(3)), t(lambda: unwrap(wrapped, stop=lambda f: True) is wrapped)

#> [('object', []), [('A', ['object']), [('B', ['A']), [('D', ['B', 'C'])], ('C', ['A']), [('D', ['B', 'C'])]]]]
#> [('B', ['A']), [('D', ['B', 'C'])], ('C', ['A']), [('D', ['B', 'C'])]]
#> [('A', ['object']), [('B', ['A']), [('D', ['B', 'C'])]], ('C', ['A']), [('D', ['B', 'C'])]]
#> [('object', []), [('A', ['object'])]]
#> []
#> [('C', ['A']), [('D', ['B', 'C'])], ('object', []), [('A', ['object']), [('B', ['A']), [('D', ['B', 'C'])]]]]
#> [('object', []), [('int', ['object']), [('bool', ['int'])]]]
#> [('A', ['object']), [('B', ['A'])]]
#> [('object', []), [('A', ['object']), [('B', ['A']), [('D', ['B', 'C'])], ('C', ['A'])]]]
#> [('B', ['A']), [('D', ['B', 'C'])], ('C', ['A']), [('D', ['B', 'C'])]]
#> [('A', ['object']), [('B', ['A']), [('D', ['B', 'C'])]]]
#> [('object', []), [('A', ['object'])]]
#> []
#> [('object', []), [('A', ['object']), [('B', ['A']), [('D', ['B', 'C'])]]]]
#> [('object', []), [('int', ['object']), [('bool', ['int'])]]]
#> [('A', ['object']), [('B', ['A'])]]
#> [('B', ['A']), [('D', ['B', 'C'])], ('C', ['A'])]
#> function ['isfunction', 'isroutine']
#> coroutine ['iscoroutinefunction', 'isfunction', 'isroutine']
#> generator ['isfunction', 'isgeneratorfunction', 'isroutine']
#> async ['isasyncgenfunction', 'isfunction', 'isroutine']
#> made ['isawaitable', 'iscoroutine']
#> running ['isgenerator']
#> aiter ['isasyncgen']
#> class ['isclass']
#> module ['ismodule']
#> method ['ismethod', 'isroutine']
#> static ['isfunction', 'isroutine']
#> of_class ['ismethod', 'isroutine']
#> computed ['isdatadescriptor']
#> slot ['isdatadescriptor', 'ismemberdescriptor']
#> len ['isbuiltin', 'isroutine']
#> append ['isbuiltin', 'isroutine']
#> str.join ['ismethoddescriptor', 'isroutine']
#> wrapper ['ismethoddescriptor', 'isroutine']
#> bound wrapper ['ismethodwrapper', 'isroutine']
#> getset ['isdatadescriptor', 'isgetsetdescriptor']
#> code ['iscode']
#> descriptor ['ismethoddescriptor', 'isroutine']
#> data ['isdatadescriptor']
#> deletes ['isdatadescriptor']
#> int []
#> partial ['ismethoddescriptor', 'isroutine']
#> alias []
#> (True, True, False)
#> TypeError isfunction() missing 1 required positional argument: 'object'
#> TypeError isfunction() takes 1 positional argument but 2 were given
#> False
#> GEN_CREATED
#> GEN_RUNNING
#> GEN_SUSPENDED {}
#> GEN_CLOSED {}
#> CORO_CREATED
#> CORO_CLOSED {}
#> AGEN_CREATED {}
#> AttributeError 'int' object has no attribute 'gi_running'
#> TypeError 3 is not a Python generator
#> TypeError 3 is not a Python async generator
#> 'GEN_SUSPENDED'
#> 'CORO_CREATED'
#> True
#> Traceback(filename='f', lineno=1, function='g', code_context=None, index=0, positions=None)
#> 3
#> True
#> FrameInfo(frame=1, filename='f', lineno=2, function='g', code_context=None, index=0, positions=None)
#> ('filename', 'lineno', 'function', 'code_context', 'index', 'frame', 'filename', 'lineno', 'function', 'code_context', 'index')
#> [('SIMPLE', 0), ('WRITABLE', 1), ('FORMAT', 4), ('ND', 8), ('STRIDES', 24), ('C_CONTIGUOUS', 56), ('F_CONTIGUOUS', 88), ('ANY_CONTIGUOUS', 152), ('INDIRECT', 280), ('CONTIG', 9), ('ND', 8), ('STRIDED', 25), ('STRIDES', 24), ('RECORDS', 29), ('RECORDS_RO', 28), ('FULL', 285), ('FULL_RO', 284), ('READ', 256), ('WRITE', 512)]
#> <BufferFlags.FULL: 285>
#> <BufferFlags.WRITABLE|ND|READ|STRIDES|INDIRECT|CONTIG|STRIDED: 281>
#> Arguments(args=['a', 'b', 'c'], varargs='args', varkw='rest')
#> TypeError 3 is not a code object
#> FullArgSpec(args=['a', 'b'], varargs='args', varkw='rest', defaults=None, kwonlyargs=['c'], kwonlydefaults={'c': 3}, annotations={'b': <class 'int'>})
#> 'A'
#> '__main__.A'
#> '(a=1, b=2, *args=(3,), **rest={})'
#> '()'
#> 1
#> TypeError module, class, method, function, traceback, frame, or code object was expected, got int
#> TypeError <class 'int'> is a built-in class
#> TypeError module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
#> '__main__'
#> 'builtins'
#> None
#> True
#> True
#> True
#> (False, False)
#> True
#> True
#> True
#> (False, False)
#> True
#> True
#> True
#> (False, False)
#> TypeError unhashable type: 'BoundArguments'
#> <Signature (a, /, b: int, *args, c=3, **rest) -> int>
#> <Signature ()>
#> <Signature (a, /, b: int, *args, c=3, **rest)>
#> <Parameter "z: int = 3">
#> <Parameter "b: int">
#> <Parameter "p">
#> <Parameter "p">
#> <Parameter "p">
#> ValueError value 'x' is not a valid Parameter.kind
#> ValueError value 5 is not a valid Parameter.kind
#> ValueError value None is not a valid Parameter.kind
#> ValueError value [] is not a valid Parameter.kind
#> ValueError variadic positional parameters cannot have default values
#> TypeError name must be a str, not a int
#> ValueError 'if' is not a valid parameter name
#> <Parameter "if">
#> 'p'
#> AttributeError property 'name' of 'Parameter' object has no setter
#> AttributeError property 'parameters' of 'Signature' object has no setter
#> ValueError wrapper loop when unwrapping <function wrapped
#> 3
#> True
