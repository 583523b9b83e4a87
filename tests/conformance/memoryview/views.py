# memoryview: items, slices, attributes, assignment, release, comparison, hash, errors.
def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


def facts(m):
    return (m.nbytes, m.itemsize, m.format, m.ndim, m.shape, m.strides, m.suboffsets, m.readonly, m.c_contiguous,
            m.f_contiguous, m.contiguous)


m = memoryview(b"abcdefgh")
print(facts(m), m.obj, len(m))
print(facts(m[2:6]), facts(m[::2]), facts(m[::-3]), facts(m[5:2]))
print(m[0], m[-1], m[1:3].tobytes(), m[::-1].tobytes(), m[::2].tolist(), bytes(m[6:1:-2]), list(m[:3]),
      m[::2][1:].tolist())
attempt("range", lambda: m[8])
attempt("huge", lambda: m[10 ** 30])
attempt("key", lambda: m["a"])
attempt("none", lambda: m[None])
attempt("float", lambda: m[1.0])
attempt("tuple", lambda: m[(1,)])
attempt("tuple2", lambda: m[1, 2])
attempt("tuple0", lambda: m[()])
attempt("slices", lambda: m[0:1, 0:1])
attempt("ellipsis", lambda: m[...])
attempt("set readonly", lambda: m.__setitem__(0, 1))
attempt("str", lambda: memoryview("abc"))
attempt("int", lambda: memoryview(5))
attempt("no argument", lambda: memoryview())
attempt("in", lambda: (97 in m, 0 in m, b"a" in m))
attempt("reversed", lambda: list(reversed(m[:3])))
attempt("iter type", lambda: type(iter(m)).__name__)
attempt("hex", lambda: (m.hex(), m[::3].hex("-"), m.hex(":", 3)))
attempt("count", lambda: (m.count(97), m.count(0), m.index(99), m.index(99, 1, -1)))
attempt("index missing", lambda: m.index(0))
attempt("tobytes", lambda: (m.tobytes(None), m.tobytes("C"), m.tobytes(order="F"), m.tobytes("A")))
attempt("tobytes bad", lambda: m.tobytes("X"))
attempt("equal bytes", lambda: m == b"abcdefgh")
attempt("equal bytearray", lambda: m == bytearray(b"abcdefgh"))
attempt("not equal", lambda: m != b"x")
attempt("equal slice", lambda: m[::2] == b"aceg")
attempt("equal text", lambda: m == "abcdefgh")
attempt("equal, from the right", lambda: b"abcdefgh" == m)
attempt("equal view", lambda: m == memoryview(bytearray(b"abcdefgh")))
attempt("order", lambda: m < b"z")
attempt("hash", lambda: (hash(m) == hash(b"abcdefgh"), hash(m[1:2]) == hash(b"b"), hash(m[::2]) == hash(b"aceg"),
    {m: 1}[b"abcdefgh"]))
attempt("hash writable", lambda: hash(memoryview(bytearray(b"a"))))
attempt("hash readonly of bytearray", lambda: hash(memoryview(bytearray(b"a")).toreadonly()))
attempt("hash format", lambda: hash(m.cast("H")))
attempt("attribute", lambda: setattr(m, "format", "B"))
attempt("subclass", lambda: type("S", (memoryview,), {}))
attempt("bool", lambda: (bool(m), bool(m[:0])))
attempt("add", lambda: m + b"x")
attempt("join", lambda: b"-".join([m[:2], m[2:4]]))
attempt("int.from_bytes", lambda: int.from_bytes(m[:2], "little"))
attempt("str()", lambda: str(m[:3], "ascii"))
attempt("bytearray", lambda: bytearray(m[::4]))
attempt("shown", lambda: (repr(m).startswith("<memory at 0x"), type(m)))

b = bytearray(b"abcdefgh")
w = memoryview(b)
w[0] = 90
w[-1] = ord("!")
w[1:4] = b"123"
w[4:6] = bytearray(b"xy")
print(b, w.readonly, w.toreadonly().readonly)
w[::2] = memoryview(b"ABCD")
w[::-1] = bytes(w)
print(b)
w[1:5] = w[0:4]
print(b)
for label, key, value in [("size", slice(0, 2), b"abc"), ("text", slice(0, 2), "ab"), ("list",
    slice(0, 2), [1, 2]), ("256", 0, 256), ("negative", 0, -1), ("str", 0, "a"), ("bytes", 0, b"a"), ("float", 0,
        1.5), ("range", 99, 1), ("key", "k", 1), ("empty tuple", (), 1), ("tuple", (1,), 65), ("tuple2", (1, 2), 65)]:
    attempt("set " + label, lambda: w.__setitem__(key, value))
attempt("del", lambda: w.__delitem__(0))
attempt("format", lambda: w.__setitem__(slice(0, 2), memoryview(b"ab").cast("b")))
print(b)

r = memoryview(b)
r.release()
r.release()
for label, function in {"len": lambda: len(r), "item": lambda: r[0], "set": lambda: r.__setitem__(0, 1),
                        "tobytes": r.tobytes, "tolist": r.tolist, "cast": lambda: r.cast("b"),
                        "shape": lambda: r.shape, "obj": lambda: r.obj, "enter": r.__enter__,
                        "iter": lambda: list(r), "view": lambda: memoryview(r), "bytes": lambda: bytes(r),
                        "hash": lambda: hash(r), "slice": lambda: r[1:], "readonly": r.toreadonly, "hex": r.hex,
                        "find": lambda: b"a".find(r)}.items():
    attempt("released " + label, function)
print(r == r, r == b"x", r != b"x", repr(r).startswith("<released memory at 0x"))
with memoryview(b"ctx") as c:
    print(c.tobytes())
attempt("after with", lambda: c[0])
it = iter(memoryview(bytearray(b"abc")))
print(next(it), list(it), list(it))


class Fickle:
    def __init__(self, view):
        self.view = view

    def __index__(self):
        self.view.release()
        return 1


v = memoryview(bytearray(b"abcd"))
attempt("released by index", lambda: v[Fickle(v)])
v = memoryview(bytearray(b"abcd"))
attempt("released by value", lambda: v.__setitem__(0, Fickle(v)))


class Buffer:
    def __buffer__(self, flags):
        return memoryview(b"from buffer")


attempt("__buffer__", lambda: memoryview(Buffer()).tobytes())

#> (8, 1, 'B', 1, (8,), (1,), (), True, True, True, True) b'abcdefgh' 8
#> (4, 1, 'B', 1, (4,), (1,), (), True, True, True, True) (4, 1, 'B', 1, (4,), (2,), (), True, False, False, False) (3, 1, 'B', 1, (3,), (-3,), (), True, False, False, False) (0, 1, 'B', 1, (0,), (1,), (), True, True, True, True)
#> 97 104 b'bc' b'hgfedcba' [97, 99, 101, 103] b'gec' [97, 98, 99] [99, 101, 103]
#> range IndexError index out of bounds on dimension 1
#> huge IndexError cannot fit 'int' into an index-sized integer
#> key TypeError memoryview: invalid slice key
#> none TypeError memoryview: invalid slice key
#> float TypeError memoryview: invalid slice key
#> tuple 98
#> tuple2 TypeError cannot index 1-dimension view with 2-element tuple
#> tuple0 NotImplementedError sub-views are not implemented
#> slices NotImplementedError multi-dimensional slicing is not implemented
#> ellipsis TypeError memoryview: invalid slice key
#> set readonly TypeError cannot modify read-only memory
#> str TypeError memoryview: a bytes-like object is required, not 'str'
#> int TypeError memoryview: a bytes-like object is required, not 'int'
#> no argument TypeError memoryview() missing required argument 'object' (pos 1)
#> in (True, False, False)
#> reversed [99, 98, 97]
#> iter type 'memory_iterator'
#> hex ('6162636465666768', '61-64-67', '6162:636465:666768')
#> count (1, 0, 2, 2)
#> index missing ValueError memoryview.index(x): x not found
#> tobytes (b'abcdefgh', b'abcdefgh', b'abcdefgh', b'abcdefgh')
#> tobytes bad ValueError order must be 'C', 'F' or 'A'
#> equal bytes True
#> equal bytearray True
#> not equal True
#> equal slice True
#> equal text False
#> equal, from the right True
#> equal view True
#> order TypeError '<' not supported between instances of 'memoryview' and 'bytes'
#> hash (True, True, True, 1)
#> hash writable ValueError cannot hash writable memoryview object
#> hash readonly of bytearray TypeError unhashable type: 'bytearray'
#> hash format ValueError memoryview: hashing is restricted to formats 'B', 'b' or 'c'
#> attribute AttributeError attribute 'format' of 'memoryview' objects is not writable
#> subclass TypeError type 'memoryview' is not an acceptable base type
#> bool (True, False)
#> add TypeError unsupported operand type(s) for +: 'memoryview' and 'bytes'
#> join b'ab-cd'
#> int.from_bytes 25185
#> str() 'abc'
#> bytearray bytearray(b'ae')
#> shown (True, <class 'memoryview'>)
#> bytearray(b'Z123xyg!') False True
#> bytearray(b'!DyC3B1A')
#> bytearray(b'!!DyCB1A')
#> set size ValueError memoryview assignment: lvalue and rvalue have different structures
#> set text TypeError a bytes-like object is required, not 'str'
#> set list TypeError a bytes-like object is required, not 'list'
#> set 256 ValueError memoryview: invalid value for format 'B'
#> set negative ValueError memoryview: invalid value for format 'B'
#> set str TypeError memoryview: invalid type for format 'B'
#> set bytes TypeError memoryview: invalid type for format 'B'
#> set float TypeError memoryview: invalid type for format 'B'
#> set range IndexError index out of bounds on dimension 1
#> set key TypeError memoryview: invalid slice key
#> set empty tuple NotImplementedError sub-views are not implemented
#> set tuple None
#> set tuple2 TypeError cannot index 1-dimension view with 2-element tuple
#> del TypeError cannot delete memory
#> format ValueError memoryview assignment: lvalue and rvalue have different structures
#> bytearray(b'!ADyCB1A')
#> released len ValueError operation forbidden on released memoryview object
#> released item ValueError operation forbidden on released memoryview object
#> released set ValueError operation forbidden on released memoryview object
#> released tobytes ValueError operation forbidden on released memoryview object
#> released tolist ValueError operation forbidden on released memoryview object
#> released cast ValueError operation forbidden on released memoryview object
#> released shape ValueError operation forbidden on released memoryview object
#> released obj ValueError operation forbidden on released memoryview object
#> released enter ValueError operation forbidden on released memoryview object
#> released iter ValueError operation forbidden on released memoryview object
#> released view ValueError operation forbidden on released memoryview object
#> released bytes ValueError operation forbidden on released memoryview object
#> released hash ValueError operation forbidden on released memoryview object
#> released slice ValueError operation forbidden on released memoryview object
#> released readonly ValueError operation forbidden on released memoryview object
#> released hex ValueError operation forbidden on released memoryview object
#> released find ValueError operation forbidden on released memoryview object
#> True False True True
#> b'ctx'
#> after with ValueError operation forbidden on released memoryview object
#> 97 [98, 99] []
#> released by index ValueError operation forbidden on released memoryview object
#> released by value ValueError operation forbidden on released memoryview object
#> __buffer__ b'from buffer'
