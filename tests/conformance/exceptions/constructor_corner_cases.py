# exceptions: constructor corner cases.
# option: --policy standard
class E(Exception):
    def __init__(self, a, b=2): self.a = a
class S(Exception):
    def __str__(self): return 'custom'
class R(Exception):
    def __repr__(self): return 'R!'
class BadStr(Exception):
    def __str__(self): return 5
class KeyE(KeyError): pass
class N(Exception):
    def __new__(cls, *a): return super().__new__(cls, 'new', *a)
def caught(f):
    try: f()
    except BaseException as e: return e
def raise_(x):
    raise x
def raise_from(x, y):
    raise x from y


for line in r"""
Exception(), Exception(1), Exception(1, 2), Exception('a'), Exception(None), Exception((1,))
str(Exception())
str(Exception(1))
str(Exception(1, 2))
str(Exception('a'))
str(Exception(None))
str(Exception(('a',)))
E(1).args, E(1, 3).args, E(1, b=3).args, E(1).a, repr(E(1)), str(E('x'))
E()
str(S(1)), repr(S(1)), str(R(1)), repr(R()), str(N(1)), N(1).args
str(BadStr())
Exception(x=1)
KeyError('a')
str(KeyError('a'))
str(KeyError())
str(KeyError(1, 2))
str(KeyE('k'))
str(KeyError(''))
str(IndexError('a'))
StopIteration(1, 2).value, StopIteration().value, StopIteration(5).args
SystemExit(3).code, SystemExit().code, SystemExit(1, 2).code, SystemExit('m').code
ImportError('m', name='n', path='p').name
ImportError('m', name='n', path='p').path
ImportError('m').name
ImportError('a', 'b').msg
ImportError('a').msg
ImportError('m', other=1)
AttributeError('m', name='n', obj=5).name, AttributeError('m', name='n', obj=5).obj, AttributeError('m').name
NameError('m', name='n').name, NameError('m').name
NameError('m', x=1)
OSError(1000, 'no').errno
OSError(1000, 'no').strerror
type(OSError(1000, 'no'))
str(OSError(1000, 'no', 'f'))
OSError(1000, 'no', 'f').filename
str(OSError(1000, 'no', 'f', None, 'g'))
OSError(1).errno, OSError('x').args, OSError(1, 2, 3, 4, 5).args, str(OSError(1, 2, 3, 4, 5, 6))
UnicodeDecodeError('utf-8', b'abc', 1, 2, 'why')
str(UnicodeDecodeError('utf-8', b'abc', 1, 2, 'why'))
str(UnicodeDecodeError('utf-8', b'abc', 0, 2, 'why'))
str(UnicodeEncodeError('ascii', 'aé', 1, 2, 'r'))
str(UnicodeTranslateError('é', 0, 1, 'r'))
str(UnicodeEncodeError('ascii', 'a', 9, 12, 'r'))
UnicodeDecodeError()
UnicodeDecodeError('utf-8', 'abc', 1, 2, 'w')
UnicodeEncodeError(1, 2, 3, 4, 5)
str(SyntaxError('m', ('f', 3, 4, 'text')))
SyntaxError('m', ('f', 3, 4, 'text')).lineno
SyntaxError('m').lineno
str(SyntaxError('m', ('f', 3, None, None)))
SyntaxError('m', (1, 2))
SyntaxError('m', 5)
raise_(5)
raise_(None)
raise_(int)
raise_('str')
repr(caught(lambda: raise_(ValueError))), repr(caught(lambda: raise_(ValueError('x'))))
raise_(E)
raise_from(ValueError(1), 5)
raise_from(ValueError(1), int)
repr(caught(lambda: raise_from(ValueError(1), KeyError)).__cause__)
caught(lambda: raise_from(ValueError, None)).__suppress_context__
setattr(Exception(), 'args', 5)
(e := Exception(1), setattr(e, 'args', [1, 2]), e.args, str(e))[2:]
setattr(Exception(), '__cause__', 5)
setattr(Exception(), '__context__', 'x')
setattr(Exception(), '__traceback__', 5)
setattr(Exception(), '__suppress_context__', 5)
delattr(Exception(), '__traceback__')
delattr(Exception(), 'args')
delattr(Exception(), '__cause__')
e.with_traceback(None) is e, e.with_traceback.__name__
e.with_traceback(5)
e.add_note('n'), e.__notes__
e.add_note(5)
Exception(1) == Exception(1), (e == e), hash(e) == hash(e), bool(Exception())
MemoryError('m').args
RecursionError.__mro__[1:3]
issubclass(ModuleNotFoundError, ImportError)
issubclass(TimeoutError, OSError)
IOError is OSError
EnvironmentError is OSError
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> Exception(), Exception(1), Exception(1, 2), Exception('a'), Exception(None), Exception((1,)) -> (Exception(), Exception(1), Exception(1, 2), Exception('a'), Exception(None), Exception((1,)))
#> str(Exception()) -> ''
#> str(Exception(1)) -> '1'
#> str(Exception(1, 2)) -> '(1, 2)'
#> str(Exception('a')) -> 'a'
#> str(Exception(None)) -> 'None'
#> str(Exception(('a',))) -> "('a',)"
#> E(1).args, E(1, 3).args, E(1, b=3).args, E(1).a, repr(E(1)), str(E('x')) -> ((1,), (1, 3), (1,), 1, 'E(1)', 'x')
#> E() !! TypeError E.__init__() missing 1 required positional argument: 'a'
#> str(S(1)), repr(S(1)), str(R(1)), repr(R()), str(N(1)), N(1).args -> ('custom', 'S(1)', '1', 'R!', '1', (1,))
#> str(BadStr()) !! TypeError __str__ returned non-string (type int)
#> Exception(x=1) !! TypeError Exception() takes no keyword arguments
#> KeyError('a') -> KeyError('a')
#> str(KeyError('a')) -> "'a'"
#> str(KeyError()) -> ''
#> str(KeyError(1, 2)) -> '(1, 2)'
#> str(KeyE('k')) -> "'k'"
#> str(KeyError('')) -> "''"
#> str(IndexError('a')) -> 'a'
#> StopIteration(1, 2).value, StopIteration().value, StopIteration(5).args -> (1, None, (5,))
#> SystemExit(3).code, SystemExit().code, SystemExit(1, 2).code, SystemExit('m').code -> (3, None, (1, 2), 'm')
#> ImportError('m', name='n', path='p').name -> 'n'
#> ImportError('m', name='n', path='p').path -> 'p'
#> ImportError('m').name -> None
#> ImportError('a', 'b').msg -> None
#> ImportError('a').msg -> 'a'
#> ImportError('m', other=1) !! TypeError ImportError() got an unexpected keyword argument 'other'
#> AttributeError('m', name='n', obj=5).name, AttributeError('m', name='n', obj=5).obj, AttributeError('m').name -> ('n', 5, None)
#> NameError('m', name='n').name, NameError('m').name -> ('n', None)
#> NameError('m', x=1) !! TypeError NameError() got an unexpected keyword argument 'x'
#> OSError(1000, 'no').errno -> 1000
#> OSError(1000, 'no').strerror -> 'no'
#> type(OSError(1000, 'no')) -> <class 'OSError'>
#> str(OSError(1000, 'no', 'f')) -> "[Errno 1000] no: 'f'"
#> OSError(1000, 'no', 'f').filename -> 'f'
#> str(OSError(1000, 'no', 'f', None, 'g')) -> "[Errno 1000] no: 'f' -> 'g'"
#> OSError(1).errno, OSError('x').args, OSError(1, 2, 3, 4, 5).args, str(OSError(1, 2, 3, 4, 5, 6)) -> (None, ('x',), (1, 2), '(1, 2, 3, 4, 5, 6)')
#> UnicodeDecodeError('utf-8', b'abc', 1, 2, 'why') -> UnicodeDecodeError('utf-8', b'abc', 1, 2, 'why')
#> str(UnicodeDecodeError('utf-8', b'abc', 1, 2, 'why')) -> "'utf-8' codec can't decode byte 0x62 in position 1: why"
#> str(UnicodeDecodeError('utf-8', b'abc', 0, 2, 'why')) -> "'utf-8' codec can't decode bytes in position 0-1: why"
#> str(UnicodeEncodeError('ascii', 'aé', 1, 2, 'r')) -> "'ascii' codec can't encode character '\\xe9' in position 1: r"
#> str(UnicodeTranslateError('é', 0, 1, 'r')) -> "can't translate character '\\xe9' in position 0: r"
#> str(UnicodeEncodeError('ascii', 'a', 9, 12, 'r')) -> "'ascii' codec can't encode characters in position 9-11: r"
#> UnicodeDecodeError() !! TypeError function takes exactly 5 arguments (0 given)
#> UnicodeDecodeError('utf-8', 'abc', 1, 2, 'w') !! TypeError a bytes-like object is required, not 'str'
#> UnicodeEncodeError(1, 2, 3, 4, 5) !! TypeError argument 1 must be str, not int
#> str(SyntaxError('m', ('f', 3, 4, 'text'))) -> 'm (f, line 3)'
#> SyntaxError('m', ('f', 3, 4, 'text')).lineno -> 3
#> SyntaxError('m').lineno -> None
#> str(SyntaxError('m', ('f', 3, None, None))) -> 'm (f, line 3)'
#> SyntaxError('m', (1, 2)) !! TypeError function takes at least 4 arguments (2 given)
#> SyntaxError('m', 5) !! TypeError 'int' object is not iterable
#> raise_(5) !! TypeError exceptions must derive from BaseException
#> raise_(None) !! TypeError exceptions must derive from BaseException
#> raise_(int) !! TypeError exceptions must derive from BaseException
#> raise_('str') !! TypeError exceptions must derive from BaseException
#> repr(caught(lambda: raise_(ValueError))), repr(caught(lambda: raise_(ValueError('x')))) -> ('ValueError()', "ValueError('x')")
#> raise_(E) !! TypeError E.__init__() missing 1 required positional argument: 'a'
#> raise_from(ValueError(1), 5) !! TypeError exception causes must derive from BaseException
#> raise_from(ValueError(1), int) !! TypeError exception causes must derive from BaseException
#> repr(caught(lambda: raise_from(ValueError(1), KeyError)).__cause__) -> 'KeyError()'
#> caught(lambda: raise_from(ValueError, None)).__suppress_context__ -> True
#> setattr(Exception(), 'args', 5) !! TypeError 'int' object is not iterable
#> (e := Exception(1), setattr(e, 'args', [1, 2]), e.args, str(e))[2:] -> ((1, 2), '(1, 2)')
#> setattr(Exception(), '__cause__', 5) !! TypeError exception cause must be None or derive from BaseException
#> setattr(Exception(), '__context__', 'x') !! TypeError exception context must be None or derive from BaseException
#> setattr(Exception(), '__traceback__', 5) !! TypeError __traceback__ must be a traceback or None
#> setattr(Exception(), '__suppress_context__', 5) !! TypeError attribute value type must be bool
#> delattr(Exception(), '__traceback__') !! TypeError __traceback__ may not be deleted
#> delattr(Exception(), 'args') !! TypeError args may not be deleted
#> delattr(Exception(), '__cause__') !! TypeError __cause__ may not be deleted
#> e.with_traceback(None) is e, e.with_traceback.__name__ -> (True, 'with_traceback')
#> e.with_traceback(5) !! TypeError __traceback__ must be a traceback or None
#> e.add_note('n'), e.__notes__ -> (None, ['n'])
#> e.add_note(5) !! TypeError add_note() argument must be str, not int
#> Exception(1) == Exception(1), (e == e), hash(e) == hash(e), bool(Exception()) -> (False, True, True, True)
#> MemoryError('m').args -> ('m',)
#> RecursionError.__mro__[1:3] -> (<class 'RuntimeError'>, <class 'Exception'>)
#> issubclass(ModuleNotFoundError, ImportError) -> True
#> issubclass(TimeoutError, OSError) -> True
#> IOError is OSError -> True
#> EnvironmentError is OSError -> True
