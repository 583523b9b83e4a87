# bytearray: items, slices, methods that change it, and BufferError while views are in use.
def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


def change(label, start, function):
    b = bytearray(start)
    try:
        result = function(b)
        print(label, result, b)
    except Exception as error:
        print(label, type(error).__name__, error, b)


class Index:
    def __index__(self):
        return 1


change("set", b"abc", lambda b: b.__setitem__(0, 122))
change("set negative", b"abc", lambda b: b.__setitem__(-1, Index()))
change("set range", b"abc", lambda b: b.__setitem__(3, 1))
change("set 256", b"abc", lambda b: b.__setitem__(0, 256))
change("set -1", b"abc", lambda b: b.__setitem__(0, -1))
change("set str", b"abc", lambda b: b.__setitem__(0, "a"))
change("set bytes", b"abc", lambda b: b.__setitem__(0, b"a"))
change("set key", b"abc", lambda b: b.__setitem__("a", 1))
change("get key", b"abc", lambda b: b["a"])
change("get range", b"abc", lambda b: b[3])
change("get huge", b"abc", lambda b: b[10 ** 30])
change("get", b"abc", lambda b: (b[0], b[-1], b[Index()], b[1:], b[::-1], b[5:], b[::2]))
change("del", b"abc", lambda b: b.__delitem__(1))
change("del range", b"abc", lambda b: b.__delitem__(9))
change("del slice", b"abcdef", lambda b: b.__delitem__(slice(1, 3)))
change("del step", b"abcdefgh", lambda b: b.__delitem__(slice(None, None, 3)))
change("del back", b"abcdefgh", lambda b: b.__delitem__(slice(None, None, -2)))
change("del none", b"abc", lambda b: b.__delitem__(slice(2, 1)))
for value in (b"XYZ", bytearray(b"X"), b"", [1, 2], (x for x in (65, 66)), memoryview(b"mem"), 5, "text", 1.5,
              None, [300]):
    change(f"slice {type(value).__name__}", b"abcdef", lambda b: b.__setitem__(slice(2, 4), value))
change("insert by slice", b"abc", lambda b: b.__setitem__(slice(5, 2), b"!"))
change("before", b"abcdef", lambda b: b.__setitem__(slice(4, 2), b"!"))
change("self", b"abc", lambda b: b.__setitem__(slice(1, 2), b))
change("step", b"abcdef", lambda b: b.__setitem__(slice(None, None, 2), b"XYZ"))
change("step size", b"abcdef", lambda b: b.__setitem__(slice(None, None, 2), b"XY"))
change("step delete", b"abcdef", lambda b: b.__setitem__(slice(None, None, 2), b""))
change("back", b"abcdef", lambda b: b.__setitem__(slice(None, None, -1), b"123456"))
change("append", b"a", lambda b: b.append(98))
change("append 256", b"a", lambda b: b.append(256))
change("append str", b"a", lambda b: b.append("b"))
change("append big", b"a", lambda b: b.append(10 ** 30))
change("extend", b"a", lambda b: b.extend([98, 99]))
change("extend bytes", b"a", lambda b: b.extend(b"xyz"))
change("extend self", b"ab", lambda b: b.extend(b))
change("extend str", b"a", lambda b: b.extend("xyz"))
change("extend int", b"a", lambda b: b.extend(3))
change("extend bad item", b"a", lambda b: b.extend([1, 300]))
change("extend iter", b"a", lambda b: b.extend(iter([98])))
change("insert", b"ac", lambda b: b.insert(1, 98))
change("insert far", b"ac", lambda b: (b.insert(100, 33), b.insert(-100, 34)))
change("insert bad", b"ac", lambda b: b.insert(0, 256))
change("pop", b"abc", lambda b: (b.pop(), b.pop(0)))
change("pop empty", b"", lambda b: b.pop())
change("pop range", b"abc", lambda b: b.pop(3))
change("remove", b"abcb", lambda b: b.remove(98))
change("remove missing", b"abc", lambda b: b.remove(120))
change("remove bad", b"abc", lambda b: b.remove(300))
change("reverse", b"abc", lambda b: b.reverse())
change("clear", b"abc", lambda b: b.clear())
change("copy", b"abc", lambda b: (b.copy() == b, b.copy() is b))
change("resize up", b"abc", lambda b: b.resize(5))
change("resize down", b"abc", lambda b: b.resize(1))
change("resize negative", b"abc", lambda b: b.resize(-1))
change("resize zero", b"abc", lambda b: b.resize(0))

# Large bytearrays move in memory; deletion at the front is cheap.
b = bytearray()
for i in range(5000):
    b.append(i % 256)
    if i % 3 == 2:
        del b[0]
print(len(b), b[:5], b[-3:], sum(b))
while len(b) > 10:
    del b[: len(b) // 2]
print(b)
b[3:3] = bytes(1000)
b[500] = 7
print(len(b), b.index(7), b.count(0), b.rstrip(b"\0")[-3:])

# Views keep the size fixed; the contents may change.
b = bytearray(b"abcdef")
view = memoryview(b)
for label, function in {
    "append": lambda: b.append(1),
    "pop": lambda: b.pop(),
    "del": lambda: b.__delitem__(0),
    "slice": lambda: b.__setitem__(slice(0, 1), b"xy"),
    "extend": lambda: b.extend(b"x"),
    "clear": lambda: b.clear(),
    "iadd": lambda: b.__iadd__(b"x"),
    "imul": lambda: b.__imul__(2),
    "resize": lambda: b.resize(1),
    "init": lambda: b.__init__(b""),
    "step": lambda: b.__delitem__(slice(None, None, 2)),
    "insert": lambda: b.insert(0, 1),
    "remove": lambda: b.remove(97),
}.items():
    try:
        function()
        print(label, "passed")
    except BufferError as error:
        print(label, error)
b[0:2] = b"XY"
b[5] = 33
b.reverse()
b.extend(b"")
b *= 1
print(b, view.tobytes())
view.release()
b.append(1)
print(b)
with memoryview(b) as view:
    part = view[1:3]
    try:
        b.append(2)
    except BufferError as error:
        print(error)
    part.release()
b.append(3)
print(b)

#> set None bytearray(b'zbc')
#> set negative None bytearray(b'ab\x01')
#> set range IndexError bytearray index out of range bytearray(b'abc')
#> set 256 ValueError byte must be in range(0, 256) bytearray(b'abc')
#> set -1 ValueError byte must be in range(0, 256) bytearray(b'abc')
#> set str TypeError 'str' object cannot be interpreted as an integer bytearray(b'abc')
#> set bytes TypeError 'bytes' object cannot be interpreted as an integer bytearray(b'abc')
#> set key TypeError bytearray indices must be integers or slices, not str bytearray(b'abc')
#> get key TypeError bytearray indices must be integers or slices, not str bytearray(b'abc')
#> get range IndexError bytearray index out of range bytearray(b'abc')
#> get huge IndexError cannot fit 'int' into an index-sized integer bytearray(b'abc')
#> get (97, 99, 98, bytearray(b'bc'), bytearray(b'cba'), bytearray(b''), bytearray(b'ac')) bytearray(b'abc')
#> del None bytearray(b'ac')
#> del range IndexError bytearray index out of range bytearray(b'abc')
#> del slice None bytearray(b'adef')
#> del step None bytearray(b'bcefh')
#> del back None bytearray(b'aceg')
#> del none None bytearray(b'abc')
#> slice bytes None bytearray(b'abXYZef')
#> slice bytearray None bytearray(b'abXef')
#> slice bytes None bytearray(b'abef')
#> slice list None bytearray(b'ab\x01\x02ef')
#> slice generator None bytearray(b'abABef')
#> slice memoryview None bytearray(b'abmemef')
#> slice int TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256) bytearray(b'abcdef')
#> slice str TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256) bytearray(b'abcdef')
#> slice float TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256) bytearray(b'abcdef')
#> slice NoneType TypeError cannot convert 'NoneType' object to bytearray bytearray(b'abcdef')
#> slice list ValueError byte must be in range(0, 256) bytearray(b'abcdef')
#> insert by slice None bytearray(b'abc!')
#> before None bytearray(b'abcd!ef')
#> self None bytearray(b'aabcc')
#> step None bytearray(b'XbYdZf')
#> step size ValueError attempt to assign bytes of size 2 to extended slice of size 3 bytearray(b'abcdef')
#> step delete None bytearray(b'bdf')
#> back None bytearray(b'654321')
#> append None bytearray(b'ab')
#> append 256 ValueError byte must be in range(0, 256) bytearray(b'a')
#> append str TypeError 'str' object cannot be interpreted as an integer bytearray(b'a')
#> append big ValueError byte must be in range(0, 256) bytearray(b'a')
#> extend None bytearray(b'abc')
#> extend bytes None bytearray(b'axyz')
#> extend self None bytearray(b'abab')
#> extend str TypeError expected iterable of integers; got: 'str' bytearray(b'a')
#> extend int TypeError can't extend bytearray with int bytearray(b'a')
#> extend bad item ValueError byte must be in range(0, 256) bytearray(b'a')
#> extend iter None bytearray(b'ab')
#> insert None bytearray(b'abc')
#> insert far (None, None) bytearray(b'"ac!')
#> insert bad ValueError byte must be in range(0, 256) bytearray(b'ac')
#> pop (99, 97) bytearray(b'b')
#> pop empty IndexError pop from empty bytearray bytearray(b'')
#> pop range IndexError pop index out of range bytearray(b'abc')
#> remove None bytearray(b'acb')
#> remove missing ValueError value not found in bytearray bytearray(b'abc')
#> remove bad ValueError byte must be in range(0, 256) bytearray(b'abc')
#> reverse None bytearray(b'cba')
#> clear None bytearray(b'')
#> copy (True, False) bytearray(b'abc')
#> resize up None bytearray(b'abc\x00\x00')
#> resize down None bytearray(b'a')
#> resize negative ValueError Can only resize to positive sizes, got -1 bytearray(b'abc')
#> resize zero None bytearray(b'')
#> 3334 bytearray(b'\x82\x83\x84\x85\x86') bytearray(b'\x85\x86\x87') 425115
#> bytearray(b'\x81\x82\x83\x84\x85\x86\x87')
#> 1007 500 999 bytearray(b'\x85\x86\x87')
#> append Existing exports of data: object cannot be re-sized
#> pop Existing exports of data: object cannot be re-sized
#> del Existing exports of data: object cannot be re-sized
#> slice Existing exports of data: object cannot be re-sized
#> extend Existing exports of data: object cannot be re-sized
#> clear Existing exports of data: object cannot be re-sized
#> iadd Existing exports of data: object cannot be re-sized
#> imul Existing exports of data: object cannot be re-sized
#> resize Existing exports of data: object cannot be re-sized
#> init Existing exports of data: object cannot be re-sized
#> step Existing exports of data: object cannot be re-sized
#> insert Existing exports of data: object cannot be re-sized
#> remove Existing exports of data: object cannot be re-sized
#> bytearray(b'!edcYX') b'!edcYX'
#> bytearray(b'!edcYX\x01')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'!edcYX\x01\x03')
