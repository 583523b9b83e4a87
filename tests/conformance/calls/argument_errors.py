# Wrong arguments of builtins and calls, and the order in which calls check them.
# option: --policy standard
n = None
def t(f):
    try: r=f(); print('ok', repr(r)[:100])
    except BaseException as e: print(type(e).__name__, e)
def f(*a,**k): return a,k
t(lambda: n(**{1:2}))
t(lambda: f(**{1:2}))
t(lambda: f(*True, **None))
t(lambda: f(1,*None,**{set():1} if 0 else {}))
t(lambda: f(1, *None, {set():1}))
t(lambda: n(*5))
t(lambda: n(**5))
t(lambda: len(**{1:2}))
t(lambda: int(**{1:2}))
t(lambda: dict(**{1:2}))
def g():
    x = yield from [1,2,3]
    return x
def h():
    r = yield from iter([1,2,3]); print('got', r); yield 'end'
def th(exc):
    k=h(); next(k); return k.throw(exc)
t(lambda: th(StopIteration(5)))
t(lambda: th(StopIteration))
t(lambda: th(ValueError(1)))
class It:
    def __iter__(s): return s
    def __next__(s): return 1
    def throw(s,*a): raise StopIteration(9)
def h2():
    r = yield from It(); print('got', r); yield 'end'
def th2(exc):
    k=h2(); next(k); return k.throw(exc)
t(lambda: th2(KeyError(5)))
t(lambda: th2(StopIteration(3)))
t(lambda: range(10**30)[5:10**29:10**28])
t(lambda: range(10**30)[-3:])
t(lambda: range(0,-10**30,-7)[::10**20])
t(lambda: range(10**30)[::-10**29])
t(lambda: range(5)[10**30:])
t(lambda:list(range(10**30)[10**30-2:]))
t(lambda: range(10**30)[10**29])
t(lambda: range(3)[::0])
t(lambda: range(10)[None:5])
t(lambda: range(10)['a':])
t(lambda: type(iter('a')))
t(lambda: type(iter('é')))
t(lambda: setattr(slice(1),'start',2))
t(lambda: setattr(range(1),'start',2))
t(lambda: delattr(slice(1),'start'))
t(lambda: setattr(slice(1),'zz',2))
t(lambda: 'a'.__format__(1))
t(lambda: (1).__format__(1))
t(lambda: (1.5).__format__([]))
t(lambda: object().__format__(1))
t(lambda: 1j.__format__(1))
t(lambda: True.__format__(b''))
t(lambda: [].__format__(1))
t(lambda: format(1,1))
t(lambda: 'a'.__format__()); 
t(lambda: map())
t(lambda: map(1))
t(lambda: map(x=1))
t(lambda: filter())
t(lambda: filter(1))
t(lambda: filter(1,2,3))
t(lambda: list(zip([1])))
t(lambda: list(zip(strict=1)))
t(lambda: enumerate())
t(lambda: enumerate(1,2,3))
t(lambda: reversed())
t(lambda: reversed(1,2))
t(lambda: iter())
t(lambda: iter(1,2,3))
t(lambda: next())
t(lambda: next(1))
t(lambda: sorted())
t(lambda: sorted(1,2))
t(lambda: max())
t(lambda: max(1))
t(lambda: max(key=1))
t(lambda: min([]))
t(lambda: sum())
t(lambda: sum(1,2,3))
t(lambda: isinstance())
t(lambda: getattr(1))
t(lambda: getattr(1,2))
t(lambda: setattr(1,2))
t(lambda: hasattr(1))
t(lambda: print(x=1))
t(lambda: len())
t(lambda: len(1,2))
t(lambda: ord())
t(lambda: ord('ab'))
t(lambda: chr('a'))
t(lambda: abs())
t(lambda: pow(1))
t(lambda: pow(1,2,3,4))
t(lambda: round())
t(lambda: divmod(1))
t(lambda: slice())
t(lambda: slice(1,2,3,4))
t(lambda: range())
t(lambda: range(1,2,3,4))
t(lambda: range(x=1))
t(lambda: type())
t(lambda: type(1,2))
t(lambda: type('a',1,2))
t(lambda: super(1))
t(lambda: property(1,2,3,4,5))
t(lambda: classmethod())
t(lambda: staticmethod(1,2))
t(lambda: bool(1,2))
t(lambda: int(1,2,3))
t(lambda: float(1,2))
t(lambda: complex(1,2,3))
t(lambda: str(1,2,3,4))
t(lambda: bytes(1,2,3,4))
t(lambda: list(1,2))
t(lambda: tuple(1,2))
t(lambda: dict(1,2))
t(lambda: set(1,2))
t(lambda: frozenset(1,2))
t(lambda: object(1))
t(lambda: callable())
t(lambda: vars(1,2))
t(lambda: dir(1,2))
t(lambda: id())
t(lambda: hash(1,2))
t(lambda: bin(1.5))
t(lambda: any())
t(lambda: all(1))
t(lambda: repr())
t(lambda: ascii(1,2))
t(lambda: format())
t(lambda: bin())
t(lambda: eval(1,2,3,4))
t(lambda: exec())
t(lambda: __import__())
t(lambda: compile(1))
t(lambda: bool(x=1))
t(lambda: list(x=1))
t(lambda: tuple(x=1))
t(lambda: float(x=1))
t(lambda: set(x=1))
t(lambda: int(y=1))
t(lambda: str(y=1))
t(lambda: dict([1]))
t(lambda: delattr(1,'a'))
t(lambda: setattr(1,'a',1))
t(lambda: issubclass(1,2))
t(lambda: isinstance(1,2))
t(lambda: aiter(1))
t(lambda: anext(1))

#> TypeError 'NoneType' object is not callable
#> TypeError keywords must be strings
#> TypeError __main__.f() argument after ** must be a mapping, not NoneType
#> TypeError Value after * must be an iterable, not NoneType
#> TypeError Value after * must be an iterable, not NoneType
#> TypeError None argument after * must be an iterable, not int
#> TypeError None argument after ** must be a mapping, not int
#> TypeError keywords must be strings
#> TypeError keywords must be strings
#> TypeError keywords must be strings
#> got 5
#> ok 'end'
#> got None
#> ok 'end'
#> ValueError 1
#> got 9
#> ok 'end'
#> got 9
#> ok 'end'
#> ok range(5, 100000000000000000000000000000, 10000000000000000000000000000)
#> ok range(999999999999999999999999999997, 1000000000000000000000000000000)
#> ok range(0, -1000000000000000000000000000006, -700000000000000000000)
#> ok range(999999999999999999999999999999, -1, -100000000000000000000000000000)
#> ok range(5, 5)
#> ok [999999999999999999999999999998, 999999999999999999999999999999]
#> ok 100000000000000000000000000000
#> ValueError slice step cannot be zero
#> ok range(0, 5)
#> TypeError slice indices must be integers or None or have an __index__ method
#> ok <class 'str_ascii_iterator'>
#> ok <class 'str_iterator'>
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError 'slice' object has no attribute 'zz' and no __dict__ for setting new attributes
#> TypeError __format__() argument must be str, not int
#> TypeError __format__() argument must be str, not int
#> TypeError __format__() argument must be str, not list
#> TypeError __format__() argument must be str, not int
#> TypeError __format__() argument must be str, not int
#> TypeError __format__() argument must be str, not bytes
#> TypeError __format__() argument must be str, not int
#> TypeError format() argument 2 must be str, not int
#> TypeError str.__format__() takes exactly one argument (0 given)
#> TypeError map() must have at least two arguments.
#> TypeError map() must have at least two arguments.
#> TypeError map() got an unexpected keyword argument 'x'
#> TypeError filter expected 2 arguments, got 0
#> TypeError filter expected 2 arguments, got 1
#> TypeError filter expected 2 arguments, got 3
#> ok [(1,)]
#> ok []
#> TypeError enumerate() missing required argument 'iterable'
#> TypeError enumerate() takes at most 2 arguments (3 given)
#> TypeError reversed expected 1 argument, got 0
#> TypeError reversed expected 1 argument, got 2
#> TypeError iter expected at least 1 argument, got 0
#> TypeError iter expected at most 2 arguments, got 3
#> TypeError next expected at least 1 argument, got 0
#> TypeError 'int' object is not an iterator
#> TypeError sorted expected 1 argument, got 0
#> TypeError sorted expected 1 argument, got 2
#> TypeError max expected at least 1 argument, got 0
#> TypeError 'int' object is not iterable
#> TypeError max expected at least 1 argument, got 0
#> ValueError min() iterable argument is empty
#> TypeError sum() takes at least 1 positional argument (0 given)
#> TypeError sum() takes at most 2 arguments (3 given)
#> TypeError isinstance expected 2 arguments, got 0
#> TypeError getattr expected at least 2 arguments, got 1
#> TypeError attribute name must be string, not 'int'
#> TypeError setattr expected 3 arguments, got 2
#> TypeError hasattr expected 2 arguments, got 1
#> TypeError print() got an unexpected keyword argument 'x'
#> TypeError len() takes exactly one argument (0 given)
#> TypeError len() takes exactly one argument (2 given)
#> TypeError ord() takes exactly one argument (0 given)
#> TypeError ord() expected a character, but string of length 2 found
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError abs() takes exactly one argument (0 given)
#> TypeError pow() missing required argument 'exp' (pos 2)
#> TypeError pow() takes at most 3 arguments (4 given)
#> TypeError round() missing required argument 'number' (pos 1)
#> TypeError divmod expected 2 arguments, got 1
#> TypeError slice expected at least 1 argument, got 0
#> TypeError slice expected at most 3 arguments, got 4
#> TypeError range expected at least 1 argument, got 0
#> TypeError range expected at most 3 arguments, got 4
#> TypeError range() takes no keyword arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError type() takes 1 or 3 arguments
#> TypeError type.__new__() argument 2 must be tuple, not int
#> TypeError super() argument 1 must be a type, not int
#> TypeError property() takes at most 4 arguments (5 given)
#> TypeError classmethod expected 1 argument, got 0
#> TypeError staticmethod expected 1 argument, got 2
#> TypeError bool expected at most 1 argument, got 2
#> TypeError int expected at most 2 arguments, got 3
#> TypeError float expected at most 1 argument, got 2
#> TypeError complex() takes at most 2 arguments (3 given)
#> TypeError str expected at most 3 arguments, got 4
#> TypeError bytes() takes at most 3 arguments (4 given)
#> TypeError list expected at most 1 argument, got 2
#> TypeError tuple expected at most 1 argument, got 2
#> TypeError dict expected at most 1 argument, got 2
#> TypeError set expected at most 1 argument, got 2
#> TypeError frozenset expected at most 1 argument, got 2
#> TypeError object() takes no arguments
#> TypeError callable() takes exactly one argument (0 given)
#> TypeError vars expected at most 1 argument, got 2
#> TypeError dir expected at most 1 argument, got 2
#> TypeError id() takes exactly one argument (0 given)
#> TypeError hash() takes exactly one argument (2 given)
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError any() takes exactly one argument (0 given)
#> TypeError 'int' object is not iterable
#> TypeError repr() takes exactly one argument (0 given)
#> TypeError ascii() takes exactly one argument (2 given)
#> TypeError format expected at least 1 argument, got 0
#> TypeError bin() takes exactly one argument (0 given)
#> TypeError eval() takes at most 3 arguments (4 given)
#> TypeError exec() takes at least 1 positional argument (0 given)
#> TypeError __import__() missing required argument 'name' (pos 1)
#> TypeError compile() missing required argument 'filename' (pos 2)
#> TypeError bool() takes no keyword arguments
#> TypeError list() takes no keyword arguments
#> TypeError tuple() takes no keyword arguments
#> TypeError float() takes no keyword arguments
#> TypeError set() takes no keyword arguments
#> TypeError int() got an unexpected keyword argument 'y'
#> TypeError str() got an unexpected keyword argument 'y'
#> TypeError object is not iterable
#> AttributeError 'int' object has no attribute 'a' and no __dict__ for setting new attributes
#> AttributeError 'int' object has no attribute 'a' and no __dict__ for setting new attributes
#> TypeError issubclass() arg 1 must be a class
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> TypeError 'int' object is not an async iterable
#> TypeError 'int' object is not an async iterator
