# exceptions: groups constructor errors.
# option: --policy standard
E, B = ExceptionGroup, BaseExceptionGroup
class Sub(ExceptionGroup): pass
class Derived(ExceptionGroup):
    def derive(self, excs): return Derived(self.message + '*', excs)
g = E('g', [ValueError(1), E('h', [TypeError(2), KeyError(3)]), OSError(4)])


for line in r"""
E('m', [ValueError(1)])
str(E('m', [ValueError(1)]))
str(E('m', [ValueError(1), KeyError()]))
repr(E('m', (ValueError(1),)))
E()
E('m')
E('m', [])
E('m', 5)
E('m', [1])
E('m', [ValueError])
E(5, [ValueError()])
E('m', [KeyboardInterrupt()])
E('m', {ValueError()})
E('m', {'a': 1})
E('m', iter([ValueError()]))
E('m', [ValueError()], 3)
type(B('m', [ValueError()])).__name__, type(B('m', [KeyboardInterrupt()])).__name__
Sub('m', [KeyboardInterrupt()])
g.message, g.exceptions, g.args
setattr(g, 'message', 'x')
setattr(g, 'exceptions', ())
g.split(ValueError)
g.split((TypeError, KeyError))
g.subgroup(KeyError)
g.subgroup(ZeroDivisionError)
g.subgroup(Exception) is g
g.subgroup(lambda e: isinstance(e, OSError))
g.split(lambda e: False), g.split(lambda e: True)[0] is g
g.split(5)
g.split('x')
g.split()
g.subgroup([ValueError])
g.subgroup((ValueError, 5))
g.subgroup(int)
g.split(lambda e: 1 / 0)
g.derive([ValueError(9)]), g.derive([KeyboardInterrupt()])
Sub('s', [ValueError(1), KeyError(2)]).split(ValueError)
Derived('d', [ValueError(1), Derived('in', [KeyError(2), ValueError(3)])]).split(ValueError)
Derived('d', [ValueError(1)]).subgroup(KeyError)
E[int], B[str].__args__
E.__mro__[1].__name__, E.__mro__[2].__name__, issubclass(B, Exception), isinstance(g, Exception)
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> E('m', [ValueError(1)]) -> ExceptionGroup('m', [ValueError(1)])
#> str(E('m', [ValueError(1)])) -> 'm (1 sub-exception)'
#> str(E('m', [ValueError(1), KeyError()])) -> 'm (2 sub-exceptions)'
#> repr(E('m', (ValueError(1),))) -> "ExceptionGroup('m', (ValueError(1),))"
#> E() !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (0 given)
#> E('m') !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (1 given)
#> E('m', []) !! ValueError second argument (exceptions) must be a non-empty sequence
#> E('m', 5) !! TypeError second argument (exceptions) must be a sequence
#> E('m', [1]) !! ValueError Item 0 of second argument (exceptions) is not an exception
#> E('m', [ValueError]) !! ValueError Item 0 of second argument (exceptions) is not an exception
#> E(5, [ValueError()]) !! TypeError BaseExceptionGroup.__new__() argument 1 must be str, not int
#> E('m', [KeyboardInterrupt()]) !! TypeError Cannot nest BaseExceptions in an ExceptionGroup
#> E('m', {ValueError()}) !! TypeError second argument (exceptions) must be a sequence
#> E('m', {'a': 1}) !! TypeError second argument (exceptions) must be a sequence
#> E('m', iter([ValueError()])) !! TypeError second argument (exceptions) must be a sequence
#> E('m', [ValueError()], 3) !! TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (3 given)
#> type(B('m', [ValueError()])).__name__, type(B('m', [KeyboardInterrupt()])).__name__ -> ('ExceptionGroup', 'BaseExceptionGroup')
#> Sub('m', [KeyboardInterrupt()]) !! TypeError Cannot nest BaseExceptions in 'Sub'
#> g.message, g.exceptions, g.args -> ('g', (ValueError(1), ExceptionGroup('h', [TypeError(2), KeyError(3)]), OSError(4)), ('g', [ValueError(1), ExceptionGroup('h', [TypeError(2), KeyError(3)]), OSError(4)]))
#> setattr(g, 'message', 'x') !! AttributeError readonly attribute
#> setattr(g, 'exceptions', ()) !! AttributeError readonly attribute
#> g.split(ValueError) -> (ExceptionGroup('g', [ValueError(1)]), ExceptionGroup('g', [ExceptionGroup('h', [TypeError(2), KeyError(3)]), OSError(4)]))
#> g.split((TypeError, KeyError)) -> (ExceptionGroup('g', [ExceptionGroup('h', [TypeError(2), KeyError(3)])]), ExceptionGroup('g', [ValueError(1), OSError(4)]))
#> g.subgroup(KeyError) -> ExceptionGroup('g', [ExceptionGroup('h', [KeyError(3)])])
#> g.subgroup(ZeroDivisionError) -> None
#> g.subgroup(Exception) is g -> True
#> g.subgroup(lambda e: isinstance(e, OSError)) -> ExceptionGroup('g', [OSError(4)])
#> g.split(lambda e: False), g.split(lambda e: True)[0] is g -> ((None, ExceptionGroup('g', [ValueError(1), ExceptionGroup('h', [TypeError(2), KeyError(3)]), OSError(4)])), True)
#> g.split(5) !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> g.split('x') !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> g.split() !! TypeError BaseExceptionGroup.split() takes exactly one argument (0 given)
#> g.subgroup([ValueError]) !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> g.subgroup((ValueError, 5)) !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> g.subgroup(int) !! TypeError expected an exception type, a tuple of exception types, or a callable (other than a class)
#> g.split(lambda e: 1 / 0) !! ZeroDivisionError division by zero
#> g.derive([ValueError(9)]), g.derive([KeyboardInterrupt()]) -> (ExceptionGroup('g', [ValueError(9)]), BaseExceptionGroup('g', [KeyboardInterrupt()]))
#> Sub('s', [ValueError(1), KeyError(2)]).split(ValueError) -> (ExceptionGroup('s', [ValueError(1)]), ExceptionGroup('s', [KeyError(2)]))
#> Derived('d', [ValueError(1), Derived('in', [KeyError(2), ValueError(3)])]).split(ValueError) -> (Derived('d*', [ValueError(1), Derived('in*', [ValueError(3)])]), Derived('d*', [Derived('in*', [KeyError(2)])]))
#> Derived('d', [ValueError(1)]).subgroup(KeyError) -> None
#> E[int], B[str].__args__ -> (ExceptionGroup[int], (<class 'str'>,))
#> E.__mro__[1].__name__, E.__mro__[2].__name__, issubclass(B, Exception), isinstance(g, Exception) -> ('BaseExceptionGroup', 'Exception', False, True)
