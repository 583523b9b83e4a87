# memoryview.cast: formats, shapes, several dimensions.
def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


raw = bytes(range(1, 25))
m = memoryview(raw)
for code in "bBchHiIqQefd":
    attempt(code, lambda: (m.cast(code).tolist()[:3], m.cast(code).itemsize, m.cast(code).shape))
attempt("@H", lambda: (m.cast("@H").format, m.cast("@H")[1]))
for code in ("x", "", "BB", "<H", "s", "z"):
    attempt("bad " + code, lambda: m.cast(code))
attempt("int", lambda: m.cast(5))
attempt("length", lambda: m[:3].cast("H"))
attempt("stride", lambda: m[::2].cast("H"))
attempt("both", lambda: m.cast("H").cast("I"))
attempt("back", lambda: m.cast("H").cast("B") == m)

g = m.cast("B", [2, 3, 4])
print(g.ndim, g.shape, g.strides, g.nbytes, len(g), g.tolist(), g[0, 0, 0], g[1, 2, 3], g[-1, -1, -1],
      g.c_contiguous, g.f_contiguous)
print(g[1:].tolist(), g[::-1].shape, g[::-1].strides, g[::-1].tobytes() == raw[12:] + raw[:12], g.tobytes() == raw)
print(g.tobytes("F"), g.cast("B").shape, g == m.cast("B", (2, 3, 4)), g == m)
attempt("sub", lambda: g[0])
attempt("sub tuple", lambda: g[0, 0])
attempt("too many", lambda: g[0, 0, 0, 0])
attempt("range", lambda: g[0, 3, 0])
attempt("slices", lambda: g[0:1, 0:1])
attempt("mixed", lambda: g[0, 0:1])
attempt("iter", lambda: list(g))
attempt("recast", lambda: g.cast("B", [4, 6]))
attempt("cast back", lambda: g.cast("I").tolist())
attempt("hash", lambda: hash(g) == hash(raw))
for shape in ([5], [0], [-1], ["a"], "ab", [1.5], (24,), [2, 12], [1] * 65, 24, []):
    attempt(f"shape {shape!r:.30}", lambda: m.cast("B", shape).shape)
attempt("shape and format", lambda: m.cast("H", (3, 4)).tolist())
attempt("zeros", lambda: memoryview(b"").cast("B", [1]))
attempt("empty", lambda: memoryview(b"").cast("H").tolist())

z = memoryview(b"A").cast("B", [])
print(z.ndim, z.shape, z.strides, z.nbytes, z[()], z.tolist(), z[...] is z, z.tobytes())
attempt("z len", lambda: len(z))
attempt("z item", lambda: z[0])
attempt("z iter", lambda: list(z))
s = memoryview(bytearray(b"A")).cast("B", shape=[])
s[()] = 66
s[...] = 67
attempt("z set", lambda: s.__setitem__(0, 1))
print(s.obj, s[()])

w = bytearray(16)
d = memoryview(w).cast("d")
d[0] = 1.5
d[1] = -2
print(w, d.tolist())
attempt("str", lambda: d.__setitem__(0, "x"))
h = memoryview(w).cast("h", [2, 4])
h[1, 3] = -1
h[0, 0] = 258
print(w)
attempt("too big", lambda: h.__setitem__((0, 0), 40000))
attempt("item of rows", lambda: h.__setitem__(0, 1))
attempt("slice of rows", lambda: h.__setitem__(slice(0, 1), h))
memoryview(w).cast("?")[0] = []
memoryview(w).cast("c")[1] = b"Z"
print(w[:2])
attempt("c int", lambda: memoryview(w).cast("c").__setitem__(0, 65))
attempt("c long", lambda: memoryview(w).cast("c").__setitem__(0, b"ab"))
e = memoryview(w).cast("e")
e[0] = 1.0
e[1] = 65504
e[2] = 6e-8
e[3] = -0.0
print(e.tolist()[:4], w[:8].hex())
attempt("half overflow", lambda: e.__setitem__(0, 70000.0))
f = memoryview(w).cast("f")
f[0] = 0.1
print(f[0], f == f, memoryview(w).cast("B") == memoryview(w).cast("b"))
n = memoryview(bytearray(8)).cast("d")
n[0] = float("nan")
print(f"{n == n = }")
print(f"{n[0] == n[0] = }")
print(f"{memoryview(b"\x01\x00").cast("?").tolist() = }")
print(f"{memoryview(b"\x02") == memoryview(b"\x02").cast("b") = }")

#> b ([1, 2, 3], 1, (24,))
#> B ([1, 2, 3], 1, (24,))
#> c ([b'\x01', b'\x02', b'\x03'], 1, (24,))
#> h ([513, 1027, 1541], 2, (12,))
#> H ([513, 1027, 1541], 2, (12,))
#> i ([67305985, 134678021, 202050057], 4, (6,))
#> I ([67305985, 134678021, 202050057], 4, (6,))
#> q ([578437695752307201, 1157159078456920585, 1735880461161533969], 8, (3,))
#> Q ([578437695752307201, 1157159078456920585, 1735880461161533969], 8, (3,))
#> e ([3.057718276977539e-05, 6.121397018432617e-05, 9.185075759887695e-05], 2, (12,))
#> f ([1.539989614439558e-36, 4.063216068939723e-34, 1.0711190335780294e-31], 4, (6,))
#> d ([5.447603722011605e-270, 2.500364306227096e-231, 1.2650169649295773e-192], 8, (3,))
#> @H ('@H', 1027)
#> bad x ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> bad  ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> bad BB ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> bad <H ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> bad s ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> bad z ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> int TypeError cast() argument 'format' must be str, not int
#> length TypeError memoryview: length is not a multiple of itemsize
#> stride TypeError memoryview: casts are restricted to C-contiguous views
#> both TypeError memoryview: cannot cast between two non-byte formats
#> back True
#> 3 (2, 3, 4) (12, 4, 1) 24 2 [[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]] 1 24 24 True False
#> [[[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]] (2, 3, 4) (-12, 4, 1) True True
#> b'\x01\r\x05\x11\t\x15\x02\x0e\x06\x12\n\x16\x03\x0f\x07\x13\x0b\x17\x04\x10\x08\x14\x0c\x18' (24,) True False
#> sub NotImplementedError multi-dimensional sub-views are not implemented
#> sub tuple NotImplementedError sub-views are not implemented
#> too many TypeError cannot index 3-dimension view with 4-element tuple
#> range IndexError index out of bounds on dimension 2
#> slices NotImplementedError multi-dimensional slicing is not implemented
#> mixed TypeError memoryview: invalid slice key
#> iter NotImplementedError multi-dimensional sub-views are not implemented
#> recast TypeError memoryview: cast must be 1D -> ND or ND -> 1D
#> cast back [67305985, 134678021, 202050057, 269422093, 336794129, 404166165]
#> hash True
#> shape [5] TypeError memoryview: product(shape) * itemsize != buffer size
#> shape [0] ValueError memoryview.cast(): elements of shape must be integers > 0
#> shape [-1] ValueError memoryview.cast(): elements of shape must be integers > 0
#> shape ['a'] TypeError memoryview.cast(): elements of shape must be integers
#> shape 'ab' TypeError shape must be a list or a tuple
#> shape [1.5] TypeError memoryview.cast(): elements of shape must be integers
#> shape (24,) (24,)
#> shape [2, 12] (2, 12)
#> shape [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ValueError memoryview: number of dimensions must not exceed 64
#> shape 24 TypeError shape must be a list or a tuple
#> shape [] TypeError memoryview: product(shape) * itemsize != buffer size
#> shape and format [[513, 1027, 1541, 2055], [2569, 3083, 3597, 4111], [4625, 5139, 5653, 6167]]
#> zeros TypeError memoryview: cannot cast view with zeros in shape or strides
#> empty []
#> 0 () () 1 65 65 True b'A'
#> z len TypeError 0-dim memory has no length
#> z item TypeError invalid indexing of 0-dim memory
#> z iter TypeError invalid indexing of 0-dim memory
#> z set TypeError invalid indexing of 0-dim memory
#> bytearray(b'C') 67
#> bytearray(b'\x00\x00\x00\x00\x00\x00\xf8?\x00\x00\x00\x00\x00\x00\x00\xc0') [1.5, -2.0]
#> str TypeError memoryview: invalid type for format 'd'
#> bytearray(b'\x02\x01\x00\x00\x00\x00\xf8?\x00\x00\x00\x00\x00\x00\xff\xff')
#> too big ValueError memoryview: invalid value for format 'h'
#> item of rows NotImplementedError sub-views are not implemented
#> slice of rows NotImplementedError memoryview slice assignments are currently restricted to ndim = 1
#> bytearray(b'\x00Z')
#> c int TypeError memoryview: invalid type for format 'c'
#> c long ValueError memoryview: invalid value for format 'c'
#> [1.0, 65504.0, 5.960464477539063e-08, -0.0] 003cff7b01000080
#> half overflow ValueError memoryview: invalid value for format 'e'
#> 0.10000000149011612 False False
#> n == n = False
#> n[0] == n[0] = False
#> memoryview(b"\x01\x00").cast("?").tolist() = [True, False]
#> memoryview(b"\x02") == memoryview(b"\x02").cast("b") = True
