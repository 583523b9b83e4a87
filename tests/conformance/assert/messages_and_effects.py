# assert: messages and effects.
# option: --policy standard
def side(x):
    print("side", x)
    return x
assert side(True), side("never")
for statement in ("assert 0", "assert 0, 'text'", "assert [], [1, 2]", "assert None, None",
                  "assert 0, ValueError('x')", "assert not 1, 1.5", "assert 1 == 2, f'{1 + 1}'",
                  "assert (0), ('a', 'b')"):
    try:
        exec(statement)
    except AssertionError as e:
        print(statement, "->", repr(e), e.args)
class T:
    def __bool__(self): raise KeyError("in bool")
try:
    assert T()
except KeyError as e:
    print(repr(e))
class M:
    def __str__(self): return "message object"
try:
    assert False, M()
except AssertionError as e:
    print(str(e), type(e.args[0]).__name__)
def f(x):
    assert isinstance(x, int), "int wanted"
    assert x > 0
    return x
print(f(1))
for bad in ("a", -1):
    try:
        f(bad)
    except AssertionError as e:
        print(repr(e))
AssertionErrorOriginal = AssertionError
AssertionError = ValueError
try:
    assert 0, "still the real one"
except AssertionErrorOriginal as e:
    print(type(e).__name__, e)
del AssertionError
assert (lambda: 1)(), 1 / 0
print(__debug__)
try:
    assert 1 / 0, "x"
except ZeroDivisionError as e:
    print(e)
for x in ():
    assert False
else:
    assert True
print([1 for _ in [0] if not (lambda: None)()])

#> side True
#> assert 0 -> AssertionError() ()
#> assert 0, 'text' -> AssertionError('text') ('text',)
#> assert [], [1, 2] -> AssertionError([1, 2]) ([1, 2],)
#> assert None, None -> AssertionError(None) (None,)
#> assert 0, ValueError('x') -> AssertionError(ValueError('x')) (ValueError('x'),)
#> assert not 1, 1.5 -> AssertionError(1.5) (1.5,)
#> assert 1 == 2, f'{1 + 1}' -> AssertionError('2') ('2',)
#> assert (0), ('a', 'b') -> AssertionError(('a', 'b')) (('a', 'b'),)
#> KeyError('in bool')
#> message object M
#> 1
#> AssertionError('int wanted')
#> AssertionError()
#> AssertionError still the real one
#> True
#> division by zero
#> [1]
