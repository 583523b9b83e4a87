# option: --policy standard
# struct: formats, ranges, alignment, errors, Struct.
import struct
def t(l,f):
    try: print(l, repr(f()))
    except BaseException as e: print(l, type(e), e)
for order in ("@","<",">"):
  for c in "bBhHiIqQ":
    for v in (2**70,-2**70,2**64,2**63,-1,-2**63-1,300,70000,"x",1.5,None):
        t(f"{order}{c} {v}", lambda: struct.pack(order+c,v))
for f in ("c","s","p","3s","e","f","d","?","F","D"):
    for v in ("x",b"ab",5,None,1e300,[],1j,-1,2**70,b""):
        t(f"{f} {v}", lambda: struct.pack(f,v))
for f in ("y","3","5 ","99999999999999999999x","z3","i\0","<n",">P","é",b"i",5,None,"","3si","=bq","@bq","b0q","<F",
          "x","0s","9223372036854775807x9x","< i","i<"):
    t(f"calc {f!r}", lambda: struct.calcsize(f))
t("pack",lambda: struct.pack())
t("pack",lambda: struct.pack("i"))
t("pack",lambda: struct.pack("i",1,2))
t("unpack",lambda: struct.unpack("i",b"abc"))
t("unpack",lambda: struct.unpack("i","abcd"))
t("unpack",lambda: struct.unpack("i"))
t("unpack_from",lambda: struct.unpack_from("i",b"abcdef",3))
t("unpack_from",lambda: struct.unpack_from("i",b"abcdef",-3))
t("unpack_from",lambda: struct.unpack_from("i",b"abcdef",-9))
t("unpack_from",lambda: struct.unpack_from("i",b"abcdef",10))
t("unpack_from",lambda: struct.unpack_from("i",buffer=b"abcdef",offset=1))
t("unpack_from",lambda: struct.unpack_from("i",b"abcdef","a"))
b=bytearray(6)
for a in (("i",b,0,1),("i",b,3,1),("i",b,-4,1),("i",b,-3,1),("i",b,-9,1),("i",b,9,1),("i",b,0),("i",b),("i"),(),("i",
    b"abcd",0,1),("i",b,"x",1),("i",5,0,1),("i",b,0,1,2)):
    t(f"pack_into {a}", lambda: struct.pack_into(*a))
t("iter", lambda: list(struct.iter_unpack("h",b"abcdef")))
t("iter", lambda: list(struct.iter_unpack("h",b"abcde")))
t("iter", lambda: list(struct.iter_unpack("",b"abcde")))
t("iter", lambda: list(struct.iter_unpack("h",5)))
t("it", lambda: (type(struct.iter_unpack("h",b"ab")), struct.iter_unpack("h",b"abcd").__length_hint__()))
s=struct.Struct("<hi")
t("S", lambda: (s, s.format, s.size, s.pack(1,2), s.unpack(b"abcdef"), type(s), s.unpack_from(b"xabcdef",1),
                list(s.iter_unpack(b"abcdef"*2))))
t("S", lambda: s.pack(1))
t("S", lambda: s.pack_into(b,0,1))
t("S", lambda: s.unpack(b"a"))
t("S", lambda: struct.Struct(5))
t("S", lambda: struct.Struct(b"i").format)
t("S", lambda: struct.Struct(format="i").format)
t("e", lambda: (struct.error, struct.error.__mro__, struct.__all__))
t("mv", lambda: struct.unpack("<H", memoryview(b"abcd")[::2]))
t("p", lambda: (struct.pack("5p",b"abcdefgh"), struct.pack("0p",b"a"),struct.pack("1p",b"a"),
                struct.unpack("5p",b"\x09abcd"), struct.unpack("0p0s",b"")))
t("p", lambda: (struct.pack("300p",b"a"*400)[:2]))
t("s", lambda: (struct.pack("5s",b"ab"), struct.pack("1s",b"ab"), struct.pack("s",bytearray(b"z")),
                struct.unpack("3s",b"abc")))
t("F", lambda: (struct.pack("<F", 1+2j), struct.unpack("<D", bytes(16)), struct.pack("<D",5), struct.calcsize("bF"),
                struct.calcsize("bD")))
class I:
    def __index__(self): return 7
t("I", lambda: struct.pack("bB?", I(), True, []))
class F:
    def __float__(self): return 7.5
t("F", lambda: struct.pack("<f", F()))

#> @b 1180591620717411303424 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b -1180591620717411303424 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b 18446744073709551616 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b 9223372036854775808 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b -1 b'\xff'
#> @b -9223372036854775809 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b 300 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b 70000 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> @b x <class 'struct.error'> required argument is not an integer
#> @b 1.5 <class 'struct.error'> required argument is not an integer
#> @b None <class 'struct.error'> required argument is not an integer
#> @B 1180591620717411303424 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B -1180591620717411303424 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B 18446744073709551616 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B 9223372036854775808 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B -1 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B -9223372036854775809 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B 300 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B 70000 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> @B x <class 'struct.error'> required argument is not an integer
#> @B 1.5 <class 'struct.error'> required argument is not an integer
#> @B None <class 'struct.error'> required argument is not an integer
#> @h 1180591620717411303424 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> @h -1180591620717411303424 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> @h 18446744073709551616 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> @h 9223372036854775808 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> @h -1 b'\xff\xff'
#> @h -9223372036854775809 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> @h 300 b',\x01'
#> @h 70000 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> @h x <class 'struct.error'> required argument is not an integer
#> @h 1.5 <class 'struct.error'> required argument is not an integer
#> @h None <class 'struct.error'> required argument is not an integer
#> @H 1180591620717411303424 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H -1180591620717411303424 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H 18446744073709551616 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H 9223372036854775808 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H -1 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H -9223372036854775809 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H 300 b',\x01'
#> @H 70000 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> @H x <class 'struct.error'> required argument is not an integer
#> @H 1.5 <class 'struct.error'> required argument is not an integer
#> @H None <class 'struct.error'> required argument is not an integer
#> @i 1180591620717411303424 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> @i -1180591620717411303424 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> @i 18446744073709551616 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> @i 9223372036854775808 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> @i -1 b'\xff\xff\xff\xff'
#> @i -9223372036854775809 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> @i 300 b',\x01\x00\x00'
#> @i 70000 b'p\x11\x01\x00'
#> @i x <class 'struct.error'> required argument is not an integer
#> @i 1.5 <class 'struct.error'> required argument is not an integer
#> @i None <class 'struct.error'> required argument is not an integer
#> @I 1180591620717411303424 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> @I -1180591620717411303424 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> @I 18446744073709551616 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> @I 9223372036854775808 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> @I -1 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> @I -9223372036854775809 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> @I 300 b',\x01\x00\x00'
#> @I 70000 b'p\x11\x01\x00'
#> @I x <class 'struct.error'> required argument is not an integer
#> @I 1.5 <class 'struct.error'> required argument is not an integer
#> @I None <class 'struct.error'> required argument is not an integer
#> @q 1180591620717411303424 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> @q -1180591620717411303424 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> @q 18446744073709551616 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> @q 9223372036854775808 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> @q -1 b'\xff\xff\xff\xff\xff\xff\xff\xff'
#> @q -9223372036854775809 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> @q 300 b',\x01\x00\x00\x00\x00\x00\x00'
#> @q 70000 b'p\x11\x01\x00\x00\x00\x00\x00'
#> @q x <class 'struct.error'> required argument is not an integer
#> @q 1.5 <class 'struct.error'> required argument is not an integer
#> @q None <class 'struct.error'> required argument is not an integer
#> @Q 1180591620717411303424 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> @Q -1180591620717411303424 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> @Q 18446744073709551616 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> @Q 9223372036854775808 b'\x00\x00\x00\x00\x00\x00\x00\x80'
#> @Q -1 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> @Q -9223372036854775809 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> @Q 300 b',\x01\x00\x00\x00\x00\x00\x00'
#> @Q 70000 b'p\x11\x01\x00\x00\x00\x00\x00'
#> @Q x <class 'struct.error'> required argument is not an integer
#> @Q 1.5 <class 'struct.error'> required argument is not an integer
#> @Q None <class 'struct.error'> required argument is not an integer
#> <b 1180591620717411303424 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b -1180591620717411303424 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b 18446744073709551616 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b 9223372036854775808 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b -1 b'\xff'
#> <b -9223372036854775809 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b 300 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b 70000 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> <b x <class 'struct.error'> required argument is not an integer
#> <b 1.5 <class 'struct.error'> required argument is not an integer
#> <b None <class 'struct.error'> required argument is not an integer
#> <B 1180591620717411303424 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B -1180591620717411303424 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B 18446744073709551616 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B 9223372036854775808 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B -1 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B -9223372036854775809 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B 300 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B 70000 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> <B x <class 'struct.error'> required argument is not an integer
#> <B 1.5 <class 'struct.error'> required argument is not an integer
#> <B None <class 'struct.error'> required argument is not an integer
#> <h 1180591620717411303424 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> <h -1180591620717411303424 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> <h 18446744073709551616 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> <h 9223372036854775808 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> <h -1 b'\xff\xff'
#> <h -9223372036854775809 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> <h 300 b',\x01'
#> <h 70000 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> <h x <class 'struct.error'> required argument is not an integer
#> <h 1.5 <class 'struct.error'> required argument is not an integer
#> <h None <class 'struct.error'> required argument is not an integer
#> <H 1180591620717411303424 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H -1180591620717411303424 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H 18446744073709551616 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H 9223372036854775808 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H -1 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H -9223372036854775809 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H 300 b',\x01'
#> <H 70000 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> <H x <class 'struct.error'> required argument is not an integer
#> <H 1.5 <class 'struct.error'> required argument is not an integer
#> <H None <class 'struct.error'> required argument is not an integer
#> <i 1180591620717411303424 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> <i -1180591620717411303424 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> <i 18446744073709551616 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> <i 9223372036854775808 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> <i -1 b'\xff\xff\xff\xff'
#> <i -9223372036854775809 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> <i 300 b',\x01\x00\x00'
#> <i 70000 b'p\x11\x01\x00'
#> <i x <class 'struct.error'> required argument is not an integer
#> <i 1.5 <class 'struct.error'> required argument is not an integer
#> <i None <class 'struct.error'> required argument is not an integer
#> <I 1180591620717411303424 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> <I -1180591620717411303424 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> <I 18446744073709551616 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> <I 9223372036854775808 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> <I -1 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> <I -9223372036854775809 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> <I 300 b',\x01\x00\x00'
#> <I 70000 b'p\x11\x01\x00'
#> <I x <class 'struct.error'> required argument is not an integer
#> <I 1.5 <class 'struct.error'> required argument is not an integer
#> <I None <class 'struct.error'> required argument is not an integer
#> <q 1180591620717411303424 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> <q -1180591620717411303424 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> <q 18446744073709551616 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> <q 9223372036854775808 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> <q -1 b'\xff\xff\xff\xff\xff\xff\xff\xff'
#> <q -9223372036854775809 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> <q 300 b',\x01\x00\x00\x00\x00\x00\x00'
#> <q 70000 b'p\x11\x01\x00\x00\x00\x00\x00'
#> <q x <class 'struct.error'> required argument is not an integer
#> <q 1.5 <class 'struct.error'> required argument is not an integer
#> <q None <class 'struct.error'> required argument is not an integer
#> <Q 1180591620717411303424 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> <Q -1180591620717411303424 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> <Q 18446744073709551616 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> <Q 9223372036854775808 b'\x00\x00\x00\x00\x00\x00\x00\x80'
#> <Q -1 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> <Q -9223372036854775809 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> <Q 300 b',\x01\x00\x00\x00\x00\x00\x00'
#> <Q 70000 b'p\x11\x01\x00\x00\x00\x00\x00'
#> <Q x <class 'struct.error'> required argument is not an integer
#> <Q 1.5 <class 'struct.error'> required argument is not an integer
#> <Q None <class 'struct.error'> required argument is not an integer
#> >b 1180591620717411303424 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b -1180591620717411303424 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b 18446744073709551616 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b 9223372036854775808 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b -1 b'\xff'
#> >b -9223372036854775809 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b 300 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b 70000 <class 'struct.error'> 'b' format requires -128 <= number <= 127
#> >b x <class 'struct.error'> required argument is not an integer
#> >b 1.5 <class 'struct.error'> required argument is not an integer
#> >b None <class 'struct.error'> required argument is not an integer
#> >B 1180591620717411303424 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B -1180591620717411303424 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B 18446744073709551616 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B 9223372036854775808 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B -1 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B -9223372036854775809 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B 300 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B 70000 <class 'struct.error'> 'B' format requires 0 <= number <= 255
#> >B x <class 'struct.error'> required argument is not an integer
#> >B 1.5 <class 'struct.error'> required argument is not an integer
#> >B None <class 'struct.error'> required argument is not an integer
#> >h 1180591620717411303424 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> >h -1180591620717411303424 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> >h 18446744073709551616 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> >h 9223372036854775808 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> >h -1 b'\xff\xff'
#> >h -9223372036854775809 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> >h 300 b'\x01,'
#> >h 70000 <class 'struct.error'> 'h' format requires -32768 <= number <= 32767
#> >h x <class 'struct.error'> required argument is not an integer
#> >h 1.5 <class 'struct.error'> required argument is not an integer
#> >h None <class 'struct.error'> required argument is not an integer
#> >H 1180591620717411303424 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H -1180591620717411303424 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H 18446744073709551616 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H 9223372036854775808 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H -1 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H -9223372036854775809 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H 300 b'\x01,'
#> >H 70000 <class 'struct.error'> 'H' format requires 0 <= number <= 65535
#> >H x <class 'struct.error'> required argument is not an integer
#> >H 1.5 <class 'struct.error'> required argument is not an integer
#> >H None <class 'struct.error'> required argument is not an integer
#> >i 1180591620717411303424 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> >i -1180591620717411303424 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> >i 18446744073709551616 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> >i 9223372036854775808 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> >i -1 b'\xff\xff\xff\xff'
#> >i -9223372036854775809 <class 'struct.error'> 'i' format requires -2147483648 <= number <= 2147483647
#> >i 300 b'\x00\x00\x01,'
#> >i 70000 b'\x00\x01\x11p'
#> >i x <class 'struct.error'> required argument is not an integer
#> >i 1.5 <class 'struct.error'> required argument is not an integer
#> >i None <class 'struct.error'> required argument is not an integer
#> >I 1180591620717411303424 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> >I -1180591620717411303424 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> >I 18446744073709551616 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> >I 9223372036854775808 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> >I -1 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> >I -9223372036854775809 <class 'struct.error'> 'I' format requires 0 <= number <= 4294967295
#> >I 300 b'\x00\x00\x01,'
#> >I 70000 b'\x00\x01\x11p'
#> >I x <class 'struct.error'> required argument is not an integer
#> >I 1.5 <class 'struct.error'> required argument is not an integer
#> >I None <class 'struct.error'> required argument is not an integer
#> >q 1180591620717411303424 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> >q -1180591620717411303424 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> >q 18446744073709551616 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> >q 9223372036854775808 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> >q -1 b'\xff\xff\xff\xff\xff\xff\xff\xff'
#> >q -9223372036854775809 <class 'struct.error'> 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> >q 300 b'\x00\x00\x00\x00\x00\x00\x01,'
#> >q 70000 b'\x00\x00\x00\x00\x00\x01\x11p'
#> >q x <class 'struct.error'> required argument is not an integer
#> >q 1.5 <class 'struct.error'> required argument is not an integer
#> >q None <class 'struct.error'> required argument is not an integer
#> >Q 1180591620717411303424 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> >Q -1180591620717411303424 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> >Q 18446744073709551616 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> >Q 9223372036854775808 b'\x80\x00\x00\x00\x00\x00\x00\x00'
#> >Q -1 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> >Q -9223372036854775809 <class 'struct.error'> 'Q' format requires 0 <= number <= 18446744073709551615
#> >Q 300 b'\x00\x00\x00\x00\x00\x00\x01,'
#> >Q 70000 b'\x00\x00\x00\x00\x00\x01\x11p'
#> >Q x <class 'struct.error'> required argument is not an integer
#> >Q 1.5 <class 'struct.error'> required argument is not an integer
#> >Q None <class 'struct.error'> required argument is not an integer
#> c x <class 'struct.error'> char format requires a bytes object of length 1
#> c b'ab' <class 'struct.error'> char format requires a bytes object of length 1
#> c 5 <class 'struct.error'> char format requires a bytes object of length 1
#> c None <class 'struct.error'> char format requires a bytes object of length 1
#> c 1e+300 <class 'struct.error'> char format requires a bytes object of length 1
#> c [] <class 'struct.error'> char format requires a bytes object of length 1
#> c 1j <class 'struct.error'> char format requires a bytes object of length 1
#> c -1 <class 'struct.error'> char format requires a bytes object of length 1
#> c 1180591620717411303424 <class 'struct.error'> char format requires a bytes object of length 1
#> c b'' <class 'struct.error'> char format requires a bytes object of length 1
#> s x <class 'struct.error'> argument for 's' must be a bytes object
#> s b'ab' b'a'
#> s 5 <class 'struct.error'> argument for 's' must be a bytes object
#> s None <class 'struct.error'> argument for 's' must be a bytes object
#> s 1e+300 <class 'struct.error'> argument for 's' must be a bytes object
#> s [] <class 'struct.error'> argument for 's' must be a bytes object
#> s 1j <class 'struct.error'> argument for 's' must be a bytes object
#> s -1 <class 'struct.error'> argument for 's' must be a bytes object
#> s 1180591620717411303424 <class 'struct.error'> argument for 's' must be a bytes object
#> s b'' b'\x00'
#> p x <class 'struct.error'> argument for 'p' must be a bytes object
#> p b'ab' b'\x00'
#> p 5 <class 'struct.error'> argument for 'p' must be a bytes object
#> p None <class 'struct.error'> argument for 'p' must be a bytes object
#> p 1e+300 <class 'struct.error'> argument for 'p' must be a bytes object
#> p [] <class 'struct.error'> argument for 'p' must be a bytes object
#> p 1j <class 'struct.error'> argument for 'p' must be a bytes object
#> p -1 <class 'struct.error'> argument for 'p' must be a bytes object
#> p 1180591620717411303424 <class 'struct.error'> argument for 'p' must be a bytes object
#> p b'' b'\x00'
#> 3s x <class 'struct.error'> argument for 's' must be a bytes object
#> 3s b'ab' b'ab\x00'
#> 3s 5 <class 'struct.error'> argument for 's' must be a bytes object
#> 3s None <class 'struct.error'> argument for 's' must be a bytes object
#> 3s 1e+300 <class 'struct.error'> argument for 's' must be a bytes object
#> 3s [] <class 'struct.error'> argument for 's' must be a bytes object
#> 3s 1j <class 'struct.error'> argument for 's' must be a bytes object
#> 3s -1 <class 'struct.error'> argument for 's' must be a bytes object
#> 3s 1180591620717411303424 <class 'struct.error'> argument for 's' must be a bytes object
#> 3s b'' b'\x00\x00\x00'
#> e x <class 'struct.error'> required argument is not a float
#> e b'ab' <class 'struct.error'> required argument is not a float
#> e 5 b'\x00E'
#> e None <class 'struct.error'> required argument is not a float
#> e 1e+300 <class 'OverflowError'> float too large to pack with e format
#> e [] <class 'struct.error'> required argument is not a float
#> e 1j <class 'struct.error'> required argument is not a float
#> e -1 b'\x00\xbc'
#> e 1180591620717411303424 <class 'struct.error'> int too large to convert
#> e b'' <class 'struct.error'> required argument is not a float
#> f x <class 'struct.error'> required argument is not a float
#> f b'ab' <class 'struct.error'> required argument is not a float
#> f 5 b'\x00\x00\xa0@'
#> f None <class 'struct.error'> required argument is not a float
#> f 1e+300 b'\x00\x00\x80\x7f'
#> f [] <class 'struct.error'> required argument is not a float
#> f 1j <class 'struct.error'> required argument is not a float
#> f -1 b'\x00\x00\x80\xbf'
#> f 1180591620717411303424 b'\x00\x00\x80b'
#> f b'' <class 'struct.error'> required argument is not a float
#> d x <class 'struct.error'> required argument is not a float
#> d b'ab' <class 'struct.error'> required argument is not a float
#> d 5 b'\x00\x00\x00\x00\x00\x00\x14@'
#> d None <class 'struct.error'> required argument is not a float
#> d 1e+300 b'\x9cu\x00\x88<\xe47~'
#> d [] <class 'struct.error'> required argument is not a float
#> d 1j <class 'struct.error'> required argument is not a float
#> d -1 b'\x00\x00\x00\x00\x00\x00\xf0\xbf'
#> d 1180591620717411303424 b'\x00\x00\x00\x00\x00\x00PD'
#> d b'' <class 'struct.error'> required argument is not a float
#> ? x b'\x01'
#> ? b'ab' b'\x01'
#> ? 5 b'\x01'
#> ? None b'\x00'
#> ? 1e+300 b'\x01'
#> ? [] b'\x00'
#> ? 1j b'\x01'
#> ? -1 b'\x01'
#> ? 1180591620717411303424 b'\x01'
#> ? b'' b'\x00'
#> F x <class 'struct.error'> required argument is not a complex
#> F b'ab' <class 'struct.error'> required argument is not a complex
#> F 5 b'\x00\x00\xa0@\x00\x00\x00\x00'
#> F None <class 'struct.error'> required argument is not a complex
#> F 1e+300 b'\x00\x00\x80\x7f\x00\x00\x00\x00'
#> F [] <class 'struct.error'> required argument is not a complex
#> F 1j b'\x00\x00\x00\x00\x00\x00\x80?'
#> F -1 b'\x00\x00\x80\xbf\x00\x00\x00\x00'
#> F 1180591620717411303424 b'\x00\x00\x80b\x00\x00\x00\x00'
#> F b'' <class 'struct.error'> required argument is not a complex
#> D x <class 'struct.error'> required argument is not a complex
#> D b'ab' <class 'struct.error'> required argument is not a complex
#> D 5 b'\x00\x00\x00\x00\x00\x00\x14@\x00\x00\x00\x00\x00\x00\x00\x00'
#> D None <class 'struct.error'> required argument is not a complex
#> D 1e+300 b'\x9cu\x00\x88<\xe47~\x00\x00\x00\x00\x00\x00\x00\x00'
#> D [] <class 'struct.error'> required argument is not a complex
#> D 1j b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xf0?'
#> D -1 b'\x00\x00\x00\x00\x00\x00\xf0\xbf\x00\x00\x00\x00\x00\x00\x00\x00'
#> D 1180591620717411303424 b'\x00\x00\x00\x00\x00\x00PD\x00\x00\x00\x00\x00\x00\x00\x00'
#> D b'' <class 'struct.error'> required argument is not a complex
#> calc 'y' <class 'struct.error'> bad char in struct format
#> calc '3' <class 'struct.error'> repeat count given without format specifier
#> calc '5 ' <class 'struct.error'> bad char in struct format
#> calc '99999999999999999999x' <class 'struct.error'> total struct size too long
#> calc 'z3' <class 'struct.error'> bad char in struct format
#> calc 'i\x00' <class 'struct.error'> embedded null character
#> calc '<n' <class 'struct.error'> bad char in struct format
#> calc '>P' <class 'struct.error'> bad char in struct format
#> calc 'é' <class 'UnicodeEncodeError'> 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> calc b'i' 4
#> calc 5 <class 'TypeError'> Struct() argument 1 must be a str or bytes object, not int
#> calc None <class 'TypeError'> Struct() argument 1 must be a str or bytes object, not NoneType
#> calc '' 0
#> calc '3si' 8
#> calc '=bq' 9
#> calc '@bq' 16
#> calc 'b0q' 8
#> calc '<F' 8
#> calc 'x' 1
#> calc '0s' 0
#> calc '9223372036854775807x9x' <class 'struct.error'> total struct size too long
#> calc '< i' 4
#> calc 'i<' <class 'struct.error'> bad char in struct format
#> pack <class 'TypeError'> missing format argument
#> pack <class 'struct.error'> pack expected 1 items for packing (got 0)
#> pack <class 'struct.error'> pack expected 1 items for packing (got 2)
#> unpack <class 'struct.error'> unpack requires a buffer of 4 bytes
#> unpack <class 'TypeError'> a bytes-like object is required, not 'str'
#> unpack <class 'TypeError'> unpack expected 2 arguments, got 1
#> unpack_from <class 'struct.error'> unpack_from requires a buffer of at least 7 bytes for unpacking 4 bytes at offset 3 (actual buffer size is 6)
#> unpack_from <class 'struct.error'> not enough data to unpack 4 bytes at offset -3
#> unpack_from <class 'struct.error'> offset -9 out of range for 6-byte buffer
#> unpack_from <class 'struct.error'> unpack_from requires a buffer of at least 14 bytes for unpacking 4 bytes at offset 10 (actual buffer size is 6)
#> unpack_from (1701077858,)
#> unpack_from <class 'TypeError'> 'str' object cannot be interpreted as an integer
#> pack_into ('i', bytearray(b'\x00\x00\x00\x00\x00\x00'), 0, 1) None
#> pack_into ('i', bytearray(b'\x01\x00\x00\x00\x00\x00'), 3, 1) <class 'struct.error'> pack_into requires a buffer of at least 7 bytes for packing 4 bytes at offset 3 (actual buffer size is 6)
#> pack_into ('i', bytearray(b'\x01\x00\x00\x00\x00\x00'), -4, 1) None
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00'), -3, 1) <class 'struct.error'> no space to pack 4 bytes at offset -3
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00'), -9, 1) <class 'struct.error'> offset -9 out of range for 6-byte buffer
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00'), 9, 1) <class 'struct.error'> pack_into requires a buffer of at least 13 bytes for packing 4 bytes at offset 9 (actual buffer size is 6)
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00'), 0) <class 'struct.error'> pack_into expected 1 items for packing (got 0)
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00')) <class 'struct.error'> pack_into expected offset argument
#> pack_into i <class 'struct.error'> pack_into expected buffer argument
#> pack_into () <class 'TypeError'> missing format argument
#> pack_into ('i', b'abcd', 0, 1) <class 'TypeError'> argument must be read-write bytes-like object, not bytes
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00'), 'x', 1) <class 'TypeError'> 'str' object cannot be interpreted as an integer
#> pack_into ('i', 5, 0, 1) <class 'TypeError'> argument must be read-write bytes-like object, not int
#> pack_into ('i', bytearray(b'\x01\x00\x01\x00\x00\x00'), 0, 1, 2) <class 'struct.error'> pack_into expected 1 items for packing (got 2)
#> iter [(25185,), (25699,), (26213,)]
#> iter <class 'struct.error'> iterative unpacking requires a buffer of a multiple of 2 bytes
#> iter <class 'struct.error'> cannot iteratively unpack with a struct of length 0
#> iter <class 'TypeError'> a bytes-like object is required, not 'int'
#> it (<class '_struct.unpack_iterator'>, 2)
#> S (Struct('<hi'), '<hi', 6, b'\x01\x00\x02\x00\x00\x00', (25185, 1717920867), <class '_struct.Struct'>, (25185, 1717920867), [(25185, 1717920867), (25185, 1717920867)])
#> S <class 'struct.error'> pack expected 2 items for packing (got 1)
#> S <class 'struct.error'> pack_into expected 2 items for packing (got 1)
#> S <class 'struct.error'> unpack requires a buffer of 6 bytes
#> S <class 'TypeError'> Struct() argument 1 must be a str or bytes object, not int
#> S 'i'
#> S 'i'
#> e (<class 'struct.error'>, (<class 'struct.error'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>), ['calcsize', 'pack', 'pack_into', 'unpack', 'unpack_from', 'iter_unpack', 'Struct', 'error'])
#> mv <class 'BufferError'> memoryview: underlying buffer is not C-contiguous
#> p (b'\x04abcd', b'', b'\x00', (b'abcd',), (b'', b''))
#> p b'\xffa'
#> s (b'ab\x00\x00\x00', b'a', b'z', (b'abc',))
#> F (b'\x00\x00\x80?\x00\x00\x00@', (0j,), b'\x00\x00\x00\x00\x00\x00\x14@\x00\x00\x00\x00\x00\x00\x00\x00', 12, 24)
#> I b'\x07\x01\x00'
#> F b'\x00\x00\xf0@'
