# bytearray: construction, repr, comparison, operators, iteration, errors.
def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


class Index:
    def __index__(self):
        return 3


class WithBytes:
    def __bytes__(self):
        return b"abc"


class Sub(bytearray):
    pass


attempt("empty", lambda: bytearray())
attempt("size", lambda: bytearray(3))
attempt("index", lambda: bytearray(Index()))
attempt("bytes", lambda: bytearray(b"a\x00'"))
attempt("quotes", lambda: bytearray(b"it's"))
attempt("both", lambda: bytearray(b"it's \"x\""))
attempt("list", lambda: bytearray([1, 2, 255]))
attempt("generator", lambda: bytearray(x * 2 for x in range(4)))
attempt("text", lambda: bytearray("h\xe9", "utf-8"))
attempt("text errors", lambda: bytearray("h\xe9", "ascii", "replace"))
attempt("no encoding", lambda: bytearray("abc"))
attempt("encoding alone", lambda: bytearray(encoding="utf-8"))
attempt("errors alone", lambda: bytearray(errors="strict"))
attempt("encoding of bytes", lambda: bytearray(b"a", "utf-8"))
attempt("negative", lambda: bytearray(-1))
attempt("256", lambda: bytearray([256]))
attempt("str item", lambda: bytearray(["a"]))
attempt("float", lambda: bytearray(1.5))
attempt("None", lambda: bytearray(None))
attempt("__bytes__", lambda: bytearray(WithBytes()))
attempt("memoryview", lambda: bytearray(memoryview(b"abcd")[::2]))
attempt("sub", lambda: Sub(b"x"))
attempt("sub repr", lambda: repr(Sub(b"x")))
attempt("hash", lambda: hash(bytearray(b"x")))
attempt("str", lambda: str(bytearray(b"x")))
attempt("decode", lambda: str(bytearray(b"h\xc3\xa9"), "utf-8"))
attempt("bytes()", lambda: bytes(bytearray(b"xyz")))
attempt("int", lambda: (int(bytearray(b"42")), float(bytearray(b"1.5")), int(bytearray(b"ff"), 16)))
attempt("from_bytes", lambda: int.from_bytes(bytearray(b"\x01\x02"), "big"))
attempt("ord", lambda: (ord(bytearray(b"a")),))
attempt("ord2", lambda: ord(bytearray(b"ab")))
attempt("sum", lambda: sum([], bytearray()))

for left, right in [(bytearray(b"a"), b"a"), (b"a", bytearray(b"a")), (bytearray(b"a"), bytearray(b"b")), (b"b",
    bytearray(b"a")), (bytearray(b"a"), memoryview(b"a")), (bytearray(b"a"), "a"), (bytearray(), 0)]:
    print(left == right, left != right, end=" ")
    for operator in ("<", "<=", ">", ">="):
        try:
            print(eval("l" + operator + "r", {"l": left, "r": right}) if False else {"<": lambda: left < right,
                "<=": lambda: left <= right, ">": lambda: left > right, ">=": lambda: left >= right}[operator](),
                end=" ")
        except TypeError as error:
            print(error, end=" ")
    print()

attempt("add", lambda: bytearray(b"a") + b"b")
attempt("radd", lambda: b"a" + bytearray(b"b"))
attempt("add mv", lambda: bytearray(b"a") + memoryview(b"b"))
attempt("add str", lambda: bytearray(b"a") + "b")
attempt("bytes add str", lambda: b"a" + "b")
attempt("str add", lambda: "a" + bytearray())
attempt("mul", lambda: bytearray(b"ab") * 3)
attempt("rmul", lambda: 2 * bytearray(b"ab"))
attempt("mul neg", lambda: bytearray(b"ab") * -1)
attempt("mul index", lambda: bytearray(b"a") * Index())
attempt("mul float", lambda: bytearray(b"ab") * 1.5)
attempt("mod", lambda: bytearray(b"%d-%s") % (3, b"x"))
attempt("mod type", lambda: type(bytearray(b"%b") % b"x"))
attempt("mod bad", lambda: bytearray(b"%d") % "x")
attempt("rmod", lambda: 3 % bytearray())
attempt("in", lambda: (98 in bytearray(b"abc"), b"bc" in bytearray(b"abc"), bytearray(b"c") in b"abc",
                       b"x" in bytearray(b"abc")))
attempt("in str", lambda: "a" in bytearray(b"a"))
attempt("in 300", lambda: 300 in bytearray(b"a"))
attempt("bool", lambda: (bool(bytearray()), bool(bytearray(1))))
attempt("join", lambda: bytearray(b",").join([b"a", bytearray(b"b"), memoryview(b"c")]))
attempt("join one", lambda: bytearray(b",").join([b"a"]))
attempt("bytes join", lambda: b",".join([bytearray(b"a"), b"b"]))
attempt("join bad", lambda: bytearray().join(["a"]))
attempt("iter", lambda: list(bytearray(b"abc")))
attempt("reversed", lambda: list(reversed(bytearray(b"abc"))))
attempt("unpack", lambda: [*bytearray(b"ab")])
attempt("sorted", lambda: sorted(bytearray(b"cab")))
attempt("hint", lambda: iter(bytearray(b"abc")).__length_hint__())
attempt("type", lambda: type(iter(bytearray())))

b = bytearray(b"ab")
same = b
b += b"cd"
b += bytearray(b"ef")
b *= 2
print(b, same is b)
b += b
print(len(b), b.count(b"ab"))
for wrong in (1, "x", None, [1]):
    try:
        b += wrong
    except TypeError as error:
        print(error)
it = iter(b)
next(it)
del b[:]
print(list(it), b)
b.__init__(b"fresh")
print(b)
b.__init__([1, 2])
print(b, len(b), b.__len__())

#> empty bytearray(b'')
#> size bytearray(b'\x00\x00\x00')
#> index bytearray(b'\x00\x00\x00')
#> bytes bytearray(b"a\x00\'")
#> quotes bytearray(b"it\'s")
#> both bytearray(b'it\'s "x"')
#> list bytearray(b'\x01\x02\xff')
#> generator bytearray(b'\x00\x02\x04\x06')
#> text bytearray(b'h\xc3\xa9')
#> text errors bytearray(b'h?')
#> no encoding TypeError string argument without an encoding
#> encoding alone TypeError encoding without a string argument
#> errors alone TypeError errors without a string argument
#> encoding of bytes TypeError encoding without a string argument
#> negative ValueError negative count
#> 256 ValueError byte must be in range(0, 256)
#> str item TypeError 'str' object cannot be interpreted as an integer
#> float TypeError cannot convert 'float' object to bytearray
#> None TypeError cannot convert 'NoneType' object to bytearray
#> __bytes__ TypeError cannot convert 'WithBytes' object to bytearray
#> memoryview bytearray(b'ac')
#> sub Sub(b'x')
#> sub repr "Sub(b'x')"
#> hash TypeError unhashable type: 'bytearray'
#> str "bytearray(b'x')"
#> decode 'hé'
#> bytes() b'xyz'
#> int (42, 1.5, 255)
#> from_bytes 258
#> ord (97,)
#> ord2 TypeError ord() expected a character, but string of length 2 found
#> sum TypeError sum() can't sum bytearray [use b''.join(seq) instead]
#> True False False True False True 
#> True False False True False True 
#> False True True True False False 
#> False True False False True True 
#> True False False True False True 
#> False True '<' not supported between instances of 'bytearray' and 'str' '<=' not supported between instances of 'bytearray' and 'str' '>' not supported between instances of 'bytearray' and 'str' '>=' not supported between instances of 'bytearray' and 'str' 
#> False True '<' not supported between instances of 'bytearray' and 'int' '<=' not supported between instances of 'bytearray' and 'int' '>' not supported between instances of 'bytearray' and 'int' '>=' not supported between instances of 'bytearray' and 'int' 
#> add bytearray(b'ab')
#> radd b'ab'
#> add mv bytearray(b'ab')
#> add str TypeError can't concat str to bytearray
#> bytes add str TypeError can't concat str to bytes
#> str add TypeError can only concatenate str (not "bytearray") to str
#> mul bytearray(b'ababab')
#> rmul bytearray(b'abab')
#> mul neg bytearray(b'')
#> mul index bytearray(b'aaa')
#> mul float TypeError can't multiply sequence by non-int of type 'float'
#> mod bytearray(b'3-x')
#> mod type <class 'bytearray'>
#> mod bad TypeError %d format: a real number is required, not str
#> rmod TypeError unsupported operand type(s) for %: 'int' and 'bytearray'
#> in (True, True, True, False)
#> in str TypeError a bytes-like object is required, not 'str'
#> in 300 ValueError byte must be in range(0, 256)
#> bool (False, True)
#> join bytearray(b'a,b,c')
#> join one bytearray(b'a')
#> bytes join b'a,b'
#> join bad TypeError sequence item 0: expected a bytes-like object, str found
#> iter [97, 98, 99]
#> reversed [99, 98, 97]
#> unpack [97, 98]
#> sorted [97, 98, 99]
#> hint 3
#> type <class 'bytearray_iterator'>
#> bytearray(b'abcdefabcdef') True
#! Traceback (most recent call last):
#!   File "construction_and_operators.py", line 105, in <module>
#!     b += b
#! BufferError: Existing exports of data: object cannot be re-sized
