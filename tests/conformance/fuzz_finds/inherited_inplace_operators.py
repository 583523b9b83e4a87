# A += inherited from list or bytearray takes precedence over + and reflected + of either operand;
# a class that defines repetition is no longer repeated as a sequence.
# option: --allow-import collections
import collections


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def added_in_place(left, right):
    left += right
    return left


def repeated_in_place(left, right):
    left *= right
    return left


class Plain(list):
    pass


class DeclinesAdd(list):
    def __add__(self, other):
        return NotImplemented


class DeclinesReflected(list):
    def __radd__(self, other):
        return NotImplemented


class AnswersReflected(list):
    def __radd__(self, other):
        return "reflected"


class AnswersAdd(list):
    def __add__(self, other):
        return "added"


class DeclinesInPlace(list):
    def __iadd__(self, other):
        return NotImplemented


class DeclinesMultiply(list):
    def __mul__(self, other):
        return NotImplemented


class DeclinesReflectedMultiply(list):
    def __rmul__(self, other):
        return NotImplemented


class DeclinesMultiplyInPlace(list):
    def __imul__(self, other):
        return NotImplemented


class Text(str):
    def __add__(self, other):
        return NotImplemented


class Bytes(bytearray):
    def __add__(self, other):
        return NotImplemented


class Queue(collections.deque):
    def __add__(self, other):
        return NotImplemented


for kind in (list, Plain, DeclinesAdd, DeclinesReflected, AnswersReflected, AnswersAdd, DeclinesInPlace):
    for other in (1, None, "ab", [3], (2,), AnswersReflected([4]), DeclinesInPlace([5])):
        print(kind.__name__, repr(other))
        attempt(lambda: added_in_place(kind([1]), other))
        attempt(lambda: kind([1]) + other)
        attempt(lambda: other + kind([1]))
for kind in (list, Plain, DeclinesMultiply, DeclinesReflectedMultiply, DeclinesMultiplyInPlace):
    for other in (2, True, None, "a", 1.5, [1]):
        print(kind.__name__, repr(other))
        attempt(lambda: repeated_in_place(kind([1]), other))
        attempt(lambda: kind([1]) * other)
        attempt(lambda: other * kind([1]))
        attempt(lambda: repeated_in_place(other, kind([1])))
for other in (1, "b", b"b", Text("c")):
    attempt(lambda: added_in_place(Text("a"), other))
    attempt(lambda: added_in_place(Bytes(b"a"), other))
    attempt(lambda: added_in_place(Queue("a"), other))
same = DeclinesMultiply([1])
kept = same
same *= 2
print(same is kept, type(same).__name__, same)
same = DeclinesAdd([1])
kept = same
same += "xy"
print(same is kept, type(same).__name__, same)

#> list 1
#> TypeError 'int' object is not iterable
#> TypeError can only concatenate list (not "int") to list
#> TypeError unsupported operand type(s) for +: 'int' and 'list'
#> list None
#> TypeError 'NoneType' object is not iterable
#> TypeError can only concatenate list (not "NoneType") to list
#> TypeError unsupported operand type(s) for +: 'NoneType' and 'list'
#> list 'ab'
#> [1, 'a', 'b']
#> TypeError can only concatenate list (not "str") to list
#> TypeError can only concatenate str (not "list") to str
#> list [3]
#> [1, 3]
#> [1, 3]
#> [3, 1]
#> list (2,)
#> [1, 2]
#> TypeError can only concatenate list (not "tuple") to list
#> TypeError can only concatenate tuple (not "list") to tuple
#> list [4]
#> 'reflected'
#> 'reflected'
#> [4, 1]
#> list [5]
#> [1, 5]
#> [1, 5]
#> [5, 1]
#> Plain 1
#> TypeError 'int' object is not iterable
#> TypeError can only concatenate list (not "int") to list
#> TypeError unsupported operand type(s) for +: 'int' and 'Plain'
#> Plain None
#> TypeError 'NoneType' object is not iterable
#> TypeError can only concatenate list (not "NoneType") to list
#> TypeError unsupported operand type(s) for +: 'NoneType' and 'Plain'
#> Plain 'ab'
#> [1, 'a', 'b']
#> TypeError can only concatenate list (not "str") to list
#> TypeError can only concatenate str (not "Plain") to str
#> Plain [3]
#> [1, 3]
#> [1, 3]
#> [3, 1]
#> Plain (2,)
#> [1, 2]
#> TypeError can only concatenate list (not "tuple") to list
#> TypeError can only concatenate tuple (not "Plain") to tuple
#> Plain [4]
#> [1, 4]
#> 'reflected'
#> [4, 1]
#> Plain [5]
#> [1, 5]
#> [1, 5]
#> [5, 1]
#> DeclinesAdd 1
#> TypeError 'int' object is not iterable
#> TypeError unsupported operand type(s) for +: 'DeclinesAdd' and 'int'
#> TypeError unsupported operand type(s) for +: 'int' and 'DeclinesAdd'
#> DeclinesAdd None
#> TypeError 'NoneType' object is not iterable
#> TypeError unsupported operand type(s) for +: 'DeclinesAdd' and 'NoneType'
#> TypeError unsupported operand type(s) for +: 'NoneType' and 'DeclinesAdd'
#> DeclinesAdd 'ab'
#> [1, 'a', 'b']
#> TypeError unsupported operand type(s) for +: 'DeclinesAdd' and 'str'
#> TypeError can only concatenate str (not "DeclinesAdd") to str
#> DeclinesAdd [3]
#> [1, 3]
#> TypeError unsupported operand type(s) for +: 'DeclinesAdd' and 'list'
#> [3, 1]
#> DeclinesAdd (2,)
#> [1, 2]
#> TypeError unsupported operand type(s) for +: 'DeclinesAdd' and 'tuple'
#> TypeError can only concatenate tuple (not "DeclinesAdd") to tuple
#> DeclinesAdd [4]
#> [1, 4]
#> 'reflected'
#> [4, 1]
#> DeclinesAdd [5]
#> [1, 5]
#> TypeError unsupported operand type(s) for +: 'DeclinesAdd' and 'DeclinesInPlace'
#> [5, 1]
#> DeclinesReflected 1
#> TypeError 'int' object is not iterable
#> TypeError can only concatenate list (not "int") to list
#> TypeError unsupported operand type(s) for +: 'int' and 'DeclinesReflected'
#> DeclinesReflected None
#> TypeError 'NoneType' object is not iterable
#> TypeError can only concatenate list (not "NoneType") to list
#> TypeError unsupported operand type(s) for +: 'NoneType' and 'DeclinesReflected'
#> DeclinesReflected 'ab'
#> [1, 'a', 'b']
#> TypeError can only concatenate list (not "str") to list
#> TypeError can only concatenate str (not "DeclinesReflected") to str
#> DeclinesReflected [3]
#> [1, 3]
#> [1, 3]
#> [3, 1]
#> DeclinesReflected (2,)
#> [1, 2]
#> TypeError can only concatenate list (not "tuple") to list
#> TypeError can only concatenate tuple (not "DeclinesReflected") to tuple
#> DeclinesReflected [4]
#> [1, 4]
#> [1, 4]
#> [4, 1]
#> DeclinesReflected [5]
#> [1, 5]
#> [1, 5]
#> [5, 1]
#> AnswersReflected 1
#> TypeError 'int' object is not iterable
#> TypeError can only concatenate list (not "int") to list
#> 'reflected'
#> AnswersReflected None
#> TypeError 'NoneType' object is not iterable
#> TypeError can only concatenate list (not "NoneType") to list
#> 'reflected'
#> AnswersReflected 'ab'
#> [1, 'a', 'b']
#> TypeError can only concatenate list (not "str") to list
#> 'reflected'
#> AnswersReflected [3]
#> [1, 3]
#> [1, 3]
#> 'reflected'
#> AnswersReflected (2,)
#> [1, 2]
#> TypeError can only concatenate list (not "tuple") to list
#> 'reflected'
#> AnswersReflected [4]
#> [1, 4]
#> [1, 4]
#> [4, 1]
#> AnswersReflected [5]
#> [1, 5]
#> [1, 5]
#> 'reflected'
#> AnswersAdd 1
#> TypeError 'int' object is not iterable
#> 'added'
#> TypeError unsupported operand type(s) for +: 'int' and 'AnswersAdd'
#> AnswersAdd None
#> TypeError 'NoneType' object is not iterable
#> 'added'
#> TypeError unsupported operand type(s) for +: 'NoneType' and 'AnswersAdd'
#> AnswersAdd 'ab'
#> [1, 'a', 'b']
#> 'added'
#> TypeError can only concatenate str (not "AnswersAdd") to str
#> AnswersAdd [3]
#> [1, 3]
#> 'added'
#> [3, 1]
#> AnswersAdd (2,)
#> [1, 2]
#> 'added'
#> TypeError can only concatenate tuple (not "AnswersAdd") to tuple
#> AnswersAdd [4]
#> [1, 4]
#> 'added'
#> [4, 1]
#> AnswersAdd [5]
#> [1, 5]
#> 'added'
#> [5, 1]
#> DeclinesInPlace 1
#> TypeError can only concatenate list (not "int") to list
#> TypeError can only concatenate list (not "int") to list
#> TypeError unsupported operand type(s) for +: 'int' and 'DeclinesInPlace'
#> DeclinesInPlace None
#> TypeError can only concatenate list (not "NoneType") to list
#> TypeError can only concatenate list (not "NoneType") to list
#> TypeError unsupported operand type(s) for +: 'NoneType' and 'DeclinesInPlace'
#> DeclinesInPlace 'ab'
#> TypeError can only concatenate list (not "str") to list
#> TypeError can only concatenate list (not "str") to list
#> TypeError can only concatenate str (not "DeclinesInPlace") to str
#> DeclinesInPlace [3]
#> [1, 3]
#> [1, 3]
#> [3, 1]
#> DeclinesInPlace (2,)
#> TypeError can only concatenate list (not "tuple") to list
#> TypeError can only concatenate list (not "tuple") to list
#> TypeError can only concatenate tuple (not "DeclinesInPlace") to tuple
#> DeclinesInPlace [4]
#> 'reflected'
#> 'reflected'
#> [4, 1]
#> DeclinesInPlace [5]
#> [1, 5]
#> [1, 5]
#> [5, 1]
#> list 2
#> [1, 1]
#> [1, 1]
#> [1, 1]
#> [1, 1]
#> list True
#> [1]
#> [1]
#> [1]
#> [1]
#> list None
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> list 'a'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'list'
#> list 1.5
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> list [1]
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'list'
#> Plain 2
#> [1, 1]
#> [1, 1]
#> [1, 1]
#> [1, 1]
#> Plain True
#> [1]
#> [1]
#> [1]
#> [1]
#> Plain None
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> Plain 'a'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'Plain'
#> TypeError can't multiply sequence by non-int of type 'Plain'
#> Plain 1.5
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> Plain [1]
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'Plain'
#> TypeError can't multiply sequence by non-int of type 'Plain'
#> DeclinesMultiply 2
#> [1, 1]
#> TypeError unsupported operand type(s) for *: 'DeclinesMultiply' and 'int'
#> [1, 1]
#> [1, 1]
#> DeclinesMultiply True
#> [1]
#> TypeError unsupported operand type(s) for *: 'DeclinesMultiply' and 'bool'
#> [1]
#> [1]
#> DeclinesMultiply None
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError unsupported operand type(s) for *: 'DeclinesMultiply' and 'NoneType'
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> DeclinesMultiply 'a'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'DeclinesMultiply'
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> DeclinesMultiply 1.5
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError unsupported operand type(s) for *: 'DeclinesMultiply' and 'float'
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> DeclinesMultiply [1]
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'DeclinesMultiply'
#> TypeError 'list' object cannot be interpreted as an integer
#> TypeError 'list' object cannot be interpreted as an integer
#> DeclinesReflectedMultiply 2
#> [1, 1]
#> [1, 1]
#> TypeError unsupported operand type(s) for *: 'int' and 'DeclinesReflectedMultiply'
#> TypeError unsupported operand type(s) for *=: 'int' and 'DeclinesReflectedMultiply'
#> DeclinesReflectedMultiply True
#> [1]
#> [1]
#> TypeError unsupported operand type(s) for *: 'bool' and 'DeclinesReflectedMultiply'
#> TypeError unsupported operand type(s) for *=: 'bool' and 'DeclinesReflectedMultiply'
#> DeclinesReflectedMultiply None
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError unsupported operand type(s) for *: 'NoneType' and 'DeclinesReflectedMultiply'
#> TypeError unsupported operand type(s) for *=: 'NoneType' and 'DeclinesReflectedMultiply'
#> DeclinesReflectedMultiply 'a'
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError can't multiply sequence by non-int of type 'DeclinesReflectedMultiply'
#> TypeError can't multiply sequence by non-int of type 'DeclinesReflectedMultiply'
#> DeclinesReflectedMultiply 1.5
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError unsupported operand type(s) for *: 'float' and 'DeclinesReflectedMultiply'
#> TypeError unsupported operand type(s) for *=: 'float' and 'DeclinesReflectedMultiply'
#> DeclinesReflectedMultiply [1]
#> TypeError 'list' object cannot be interpreted as an integer
#> TypeError 'list' object cannot be interpreted as an integer
#> TypeError can't multiply sequence by non-int of type 'DeclinesReflectedMultiply'
#> TypeError can't multiply sequence by non-int of type 'DeclinesReflectedMultiply'
#> DeclinesMultiplyInPlace 2
#> [1, 1]
#> [1, 1]
#> [1, 1]
#> [1, 1]
#> DeclinesMultiplyInPlace True
#> [1]
#> [1]
#> [1]
#> [1]
#> DeclinesMultiplyInPlace None
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> TypeError can't multiply sequence by non-int of type 'NoneType'
#> DeclinesMultiplyInPlace 'a'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'DeclinesMultiplyInPlace'
#> TypeError can't multiply sequence by non-int of type 'DeclinesMultiplyInPlace'
#> DeclinesMultiplyInPlace 1.5
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'float'
#> DeclinesMultiplyInPlace [1]
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'list'
#> TypeError can't multiply sequence by non-int of type 'DeclinesMultiplyInPlace'
#> TypeError can't multiply sequence by non-int of type 'DeclinesMultiplyInPlace'
#> TypeError unsupported operand type(s) for +=: 'Text' and 'int'
#> TypeError can't concat int to Bytes
#> TypeError 'int' object is not iterable
#> TypeError unsupported operand type(s) for +=: 'Text' and 'str'
#> TypeError can't concat str to Bytes
#> Queue(['a', 'b'])
#> TypeError unsupported operand type(s) for +=: 'Text' and 'bytes'
#> Bytes(b'ab')
#> Queue(['a', 98])
#> TypeError unsupported operand type(s) for +=: 'Text' and 'Text'
#> TypeError can't concat Text to Bytes
#> Queue(['a', 'c'])
#> True DeclinesMultiply [1, 1]
#> True DeclinesAdd [1, 'x', 'y']
