# bool: int methods.
# option: --policy standard
for line in r"""
True.bit_length(), False.bit_length(), True.bit_count()
True.conjugate(), type(True.conjugate())
True.real, True.imag, True.numerator, True.denominator, type(True.real)
True.to_bytes(), True.to_bytes(3, 'little')
bool.from_bytes(b'\x00\x02'), bool.from_bytes(b'\x00')
True.as_integer_ratio(), True.is_integer()
True << 3, True >> 1, True // 2, True % 2, divmod(True, 2)
True ** -1, True ** True, 0 ** False
True & True, True & 3, True | False, 4 ^ True, True ^ True
type(True & False), type(True & 1), type(1 | True), type(True ^ 0)
True.__and__(1), True.__and__(False), True.__or__('x'), True.__xor__(1.0)
f'{True}', f'{True:d}', f'{True:5}', f'{True!s:>6}', f'{True:x}'
f'{True:s}'
'%d %s %r %5.1f %x' % (True, True, True, True, True)
format(True), format(True, ''), format(True, '>6'), format(True, 'b')
round(True), round(True, 1), abs(True), +True, -True, type(+True)
int(True), float(True), complex(True), str(True), bytes(True)
[10, 20][True], 'ab'[False], (1, 2, 3)[True:]
True < 2 > False, True == 1.0 == (1 + 0j)
sorted([True, 0, False, 1, 0.5]), max(True, 1), max(1, True), min(False, 0.0)
{True, 1, 1.0}, {1: 'a', True: 'b'}, {True: 'a', 1: 'b'}
True in [1], [True, False].index(0), [1, 0, 1].count(True)
bool.__new__(bool, 'x'), bool(**{}), bool.mro()
bool.__new__(int)
bool.__new__(3)
bool('', '')
True.__bool__(), True.__index__(), True.__int__(), True.__hash__()
True.x
isinstance(True, (str, int)), issubclass(bool, object), bool.__base__, bool.__bases__
range(True), range(True, 4)[False], list(range(True + True))
any([]), all([]), any([0, '', None, 'x']), all([1, 'a', [0]]), any(x for x in (0, 0))
True if True else False, not True, not not 'a', not (), (not 1) + 1
bool(0j), bool(-0.0), bool(float('nan')), bool(b''), bool(b'\0'), bool(NotImplemented) if 0 else 'skip', bool(...)
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> True.bit_length(), False.bit_length(), True.bit_count() -> (1, 0, 1)
#> True.conjugate(), type(True.conjugate()) -> (1, <class 'int'>)
#> True.real, True.imag, True.numerator, True.denominator, type(True.real) -> (1, 0, 1, 1, <class 'int'>)
#> True.to_bytes(), True.to_bytes(3, 'little') -> (b'\x01', b'\x01\x00\x00')
#> bool.from_bytes(b'\x00\x02'), bool.from_bytes(b'\x00') -> (True, False)
#> True.as_integer_ratio(), True.is_integer() -> ((1, 1), True)
#> True << 3, True >> 1, True // 2, True % 2, divmod(True, 2) -> (8, 0, 0, 1, (0, 1))
#> True ** -1, True ** True, 0 ** False -> (1.0, 1, 1)
#> True & True, True & 3, True | False, 4 ^ True, True ^ True -> (True, 1, True, 5, False)
#> type(True & False), type(True & 1), type(1 | True), type(True ^ 0) -> (<class 'bool'>, <class 'int'>, <class 'int'>, <class 'int'>)
#> True.__and__(1), True.__and__(False), True.__or__('x'), True.__xor__(1.0) -> (1, False, NotImplemented, NotImplemented)
#> f'{True}', f'{True:d}', f'{True:5}', f'{True!s:>6}', f'{True:x}' -> ('True', '1', '    1', '  True', '1')
#> f'{True:s}' !! ValueError Unknown format code 's' for object of type 'bool'
#> '%d %s %r %5.1f %x' % (True, True, True, True, True) -> '1 True True   1.0 1'
#> format(True), format(True, ''), format(True, '>6'), format(True, 'b') -> ('True', 'True', '     1', '1')
#> round(True), round(True, 1), abs(True), +True, -True, type(+True) -> (1, 1, 1, 1, -1, <class 'int'>)
#> int(True), float(True), complex(True), str(True), bytes(True) -> (1, 1.0, (1+0j), 'True', b'\x00')
#> [10, 20][True], 'ab'[False], (1, 2, 3)[True:] -> (20, 'a', (2, 3))
#> True < 2 > False, True == 1.0 == (1 + 0j) -> (True, True)
#> sorted([True, 0, False, 1, 0.5]), max(True, 1), max(1, True), min(False, 0.0) -> ([0, False, 0.5, True, 1], True, 1, False)
#> {True, 1, 1.0}, {1: 'a', True: 'b'}, {True: 'a', 1: 'b'} -> ({True}, {1: 'b'}, {True: 'b'})
#> True in [1], [True, False].index(0), [1, 0, 1].count(True) -> (True, 1, 2)
#> bool.__new__(bool, 'x'), bool(**{}), bool.mro() -> (True, False, [<class 'bool'>, <class 'int'>, <class 'object'>])
#> bool.__new__(int) !! TypeError bool.__new__(int): int is not a subtype of bool
#> bool.__new__(3) !! TypeError bool.__new__(X): X is not a type object (int)
#> bool('', '') !! TypeError bool expected at most 1 argument, got 2
#> True.__bool__(), True.__index__(), True.__int__(), True.__hash__() -> (True, 1, 1, 1)
#> True.x !! AttributeError 'bool' object has no attribute 'x'
#> isinstance(True, (str, int)), issubclass(bool, object), bool.__base__, bool.__bases__ -> (True, True, <class 'int'>, (<class 'int'>,))
#> range(True), range(True, 4)[False], list(range(True + True)) -> (range(0, 1), 1, [0, 1])
#> any([]), all([]), any([0, '', None, 'x']), all([1, 'a', [0]]), any(x for x in (0, 0)) -> (False, True, True, True, False)
#> True if True else False, not True, not not 'a', not (), (not 1) + 1 -> (True, False, True, True, 1)
#> bool(0j), bool(-0.0), bool(float('nan')), bool(b''), bool(b'\0'), bool(NotImplemented) if 0 else 'skip', bool(...) -> (False, False, True, False, True, 'skip', True)
