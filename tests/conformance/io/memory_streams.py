# option: --policy standard
# io: StringIO, BytesIO, TextIOWrapper, BufferedReader and their errors.
import io
def t(l,f):
    try: print(l, repr(f()))
    except BaseException as e: print(l, type(e), e)
S=io.StringIO; B=io.BytesIO
t(1,lambda:S(5)); t(2,lambda:S("a").write(5)); t(3,lambda:S("a",newline="x")); t(4,lambda:S(newline=5))
s=S("abc"); s.close()
for n in "read readline readlines getvalue tell seekable readable writable isatty flush fileno close detach truncate __enter__ __next__".split():
    t("closed "+n, lambda: getattr(s,n)())
    b=B(b"abc"); b.close(); t("closed b "+n, lambda: getattr(b,n)())
t("closed write", lambda: s.write("a"))
t("closed b write", lambda: b.write(b"a"))
t("c seek",lambda:s.seek(0))
t("b seek",lambda:b.seek(0))
t("getbuffer",lambda:b.getbuffer())
t("closed",lambda:(s.closed,b.closed, s.line_buffering if False else 0))
for X in (S("hello\nworld"),B(b"hello\nworld")):
  for n,a in [("seek",(-1,)),("seek",(0,5)),("seek",(1,1)),("seek",(-1,
      2)),("seek",(2,)),("seek",("a",)),("seek",(1.5,)),("truncate",(-1,)),("truncate",("a",)),("read",("a",)),(
          "read",(1.5,)),("readline",("a",)),("readline",(2,)),("readlines",(3,)),("fileno",()),("detach",()),(
              "isatty",()),("writelines",(5,)),("writelines",(["x"],)),("writelines",([b"x"],)),("read",(-5,)),(
                  "tell",()),("seek",(100,)),("read",()),("read",(5,)),("readline",()),("write",("z",)),(
                      "write",(b"z",)),("getvalue",()),("truncate",(5,)),("getvalue",()),("tell",()),(
                          "truncate",(50,)),("getvalue",()),("seek",(0,)),("readline",()),("readlines",()),(
                              "write",(5,)),("write",(None,)),("seek",(0,2)),("seek",(0,
                                  1)),("truncate",(None,)),("truncate",())]:
    t(f"{type(X).__name__}.{n}{a}", lambda: getattr(X,n)(*a))
b=B(b"abcdef")
for n,a in [("read1",()),("read1",(2,)),("readinto",(bytearray(3),)),("readinto",(b"abc",)),(
    "readinto1",(bytearray(3),)),("seek",(-2,1)),("seek",(-2,2)),("seek",(-100,1)),("read1",(0,))]:
    t(f"B.{n}{a}", lambda: getattr(b,n)(*a))
m=b.getbuffer()
t("w",lambda:b.write(b"xyz"*9))
t("cl", lambda:b.close())
t("tr",lambda:b.truncate(1))
m[0]=90
m.release()
t("v",lambda:b.getvalue())
for nl in (None,"","\n","\r","\r\n"):
    s=S("a\nb\r\nc\rd\n",newline=nl)
    t(repr(nl),lambda:(s.getvalue(),s.read(),s.seek(0),s.readlines(),s.newlines,s.write("x\ny"),s.getvalue()))
t("iter",lambda:(list(S("a\nb")),list(B(b"a\nb\n")),[l for l in S("x\n\ny")]))
with S() as f: f.write("x"); print("in ctx", file=f); t("gv",lambda:f.getvalue())
t("after",lambda:f.getvalue())
s=S(); s.x=1; t("x",lambda:s.x)
t("B(str)",lambda:B("a"))
t("B kw",lambda:B(initial_bytes=b"z").read())
t("S kw",lambda:S(initial_value="z").read())
t("pos",lambda:(S("abc").tell(), S("abc").write("Z")))
t("repr", lambda: (repr(S())[:20], repr(B())[:20]))
t("isinst",lambda:(isinstance(S(),io.TextIOBase),isinstance(B(),io.BufferedIOBase),isinstance(S(),io.IOBase)))
w=io.TextIOWrapper(B(b"h\xc3\xa9\r\nx"),encoding="utf-8"); t("tw",lambda:(w.read(),w.encoding,w.errors)); 
b=B(); w=io.TextIOWrapper(b,encoding="utf-8"); w.write("h\xe9\n"); w.flush(); t("tw",lambda:b.getvalue())
class M(io.RawIOBase): pass
t("raw",lambda:M().read()); t("raw",lambda:M().readable()); 
class R(io.RawIOBase):
    d=b"one\ntwo\n"
    def readable(self): return True
    def readinto(self,b):
        n=min(len(b),len(self.d)); b[:n]=self.d[:n]; self.d=self.d[n:]; return n
t("R",lambda:(R().read(3),R().readall(),R().readline(),list(R()),io.BufferedReader(R()).readline()))
t("iob",lambda:io.IOBase().read)
t("iob",lambda:io.TextIOBase().read())
t("iob",lambda:io.TextIOBase().write("a"))
t("iob",lambda: io.IOBase().seek(0))
t("i",lambda:io.IOBase().readline())
s=S("abc"); s.seek(1); s.write("XYZQ"); t("o",lambda:s.getvalue()); s.seek(10); s.write("!"); t("o",
    lambda:s.getvalue())
t("init",lambda:(s.__init__("re"),s.getvalue(),s.tell()))
t("unsup",lambda:io.UnsupportedOperation.__mro__)

#> 1 <class 'TypeError'> initial_value must be str or None, not int
#> 2 <class 'TypeError'> string argument expected, got 'int'
#> 3 <class 'ValueError'> illegal newline value: 'x'
#> 4 <class 'TypeError'> newline must be str or None, not int
#> closed read <class 'ValueError'> I/O operation on closed file
#> closed b read <class 'ValueError'> I/O operation on closed file.
#> closed readline <class 'ValueError'> I/O operation on closed file
#> closed b readline <class 'ValueError'> I/O operation on closed file.
#> closed readlines <class 'ValueError'> I/O operation on closed file.
#> closed b readlines <class 'ValueError'> I/O operation on closed file.
#> closed getvalue <class 'ValueError'> I/O operation on closed file
#> closed b getvalue <class 'ValueError'> I/O operation on closed file.
#> closed tell <class 'ValueError'> I/O operation on closed file
#> closed b tell <class 'ValueError'> I/O operation on closed file.
#> closed seekable <class 'ValueError'> I/O operation on closed file
#> closed b seekable <class 'ValueError'> I/O operation on closed file.
#> closed readable <class 'ValueError'> I/O operation on closed file
#> closed b readable <class 'ValueError'> I/O operation on closed file.
#> closed writable <class 'ValueError'> I/O operation on closed file
#> closed b writable <class 'ValueError'> I/O operation on closed file.
#> closed isatty <class 'ValueError'> I/O operation on closed file.
#> closed b isatty <class 'ValueError'> I/O operation on closed file.
#> closed flush None
#> closed b flush <class 'ValueError'> I/O operation on closed file.
#> closed fileno <class 'io.UnsupportedOperation'> fileno
#> closed b fileno <class 'io.UnsupportedOperation'> fileno
#> closed close None
#> closed b close None
#> closed detach <class 'io.UnsupportedOperation'> detach
#> closed b detach <class 'io.UnsupportedOperation'> detach
#> closed truncate <class 'ValueError'> I/O operation on closed file
#> closed b truncate <class 'ValueError'> I/O operation on closed file.
#> closed __enter__ <class 'ValueError'> I/O operation on closed file.
#> closed b __enter__ <class 'ValueError'> I/O operation on closed file.
#> closed __next__ <class 'ValueError'> I/O operation on closed file
#> closed b __next__ <class 'ValueError'> I/O operation on closed file.
#> closed write <class 'ValueError'> I/O operation on closed file
#> closed b write <class 'ValueError'> I/O operation on closed file.
#> c seek <class 'ValueError'> I/O operation on closed file
#> b seek <class 'ValueError'> I/O operation on closed file.
#> getbuffer <class 'ValueError'> I/O operation on closed file.
#> closed (True, True, 0)
#> StringIO.seek(-1,) <class 'ValueError'> Negative seek position -1
#> StringIO.seek(0, 5) <class 'ValueError'> Invalid whence (5, should be 0, 1 or 2)
#> StringIO.seek(1, 1) <class 'OSError'> Can't do nonzero cur-relative seeks
#> StringIO.seek(-1, 2) <class 'OSError'> Can't do nonzero cur-relative seeks
#> StringIO.seek(2,) 2
#> StringIO.seek('a',) <class 'TypeError'> 'str' object cannot be interpreted as an integer
#> StringIO.seek(1.5,) <class 'TypeError'> 'float' object cannot be interpreted as an integer
#> StringIO.truncate(-1,) <class 'ValueError'> Negative size value -1
#> StringIO.truncate('a',) <class 'TypeError'> argument should be integer or None, not 'str'
#> StringIO.read('a',) <class 'TypeError'> argument should be integer or None, not 'str'
#> StringIO.read(1.5,) <class 'TypeError'> argument should be integer or None, not 'float'
#> StringIO.readline('a',) <class 'TypeError'> argument should be integer or None, not 'str'
#> StringIO.readline(2,) 'll'
#> StringIO.readlines(3,) ['o\n', 'world']
#> StringIO.fileno() <class 'io.UnsupportedOperation'> fileno
#> StringIO.detach() <class 'io.UnsupportedOperation'> detach
#> StringIO.isatty() False
#> StringIO.writelines(5,) <class 'TypeError'> 'int' object is not iterable
#> StringIO.writelines(['x'],) None
#> StringIO.writelines([b'x'],) <class 'TypeError'> string argument expected, got 'bytes'
#> StringIO.read(-5,) ''
#> StringIO.tell() 12
#> StringIO.seek(100,) 100
#> StringIO.read() ''
#> StringIO.read(5,) ''
#> StringIO.readline() ''
#> StringIO.write('z',) 1
#> StringIO.write(b'z',) <class 'TypeError'> string argument expected, got 'bytes'
#> StringIO.getvalue() 'hello\nworldx\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00z'
#> StringIO.truncate(5,) 5
#> StringIO.getvalue() 'hello'
#> StringIO.tell() 101
#> StringIO.truncate(50,) 50
#> StringIO.getvalue() 'hello'
#> StringIO.seek(0,) 0
#> StringIO.readline() 'hello'
#> StringIO.readlines() []
#> StringIO.write(5,) <class 'TypeError'> string argument expected, got 'int'
#> StringIO.write(None,) <class 'TypeError'> string argument expected, got 'NoneType'
#> StringIO.seek(0, 2) 5
#> StringIO.seek(0, 1) 5
#> StringIO.truncate(None,) 5
#> StringIO.truncate() 5
#> BytesIO.seek(-1,) <class 'ValueError'> negative seek value -1
#> BytesIO.seek(0, 5) <class 'ValueError'> invalid whence (5, should be 0, 1 or 2)
#> BytesIO.seek(1, 1) 1
#> BytesIO.seek(-1, 2) 10
#> BytesIO.seek(2,) 2
#> BytesIO.seek('a',) <class 'TypeError'> 'str' object cannot be interpreted as an integer
#> BytesIO.seek(1.5,) <class 'TypeError'> 'float' object cannot be interpreted as an integer
#> BytesIO.truncate(-1,) <class 'ValueError'> negative size value -1
#> BytesIO.truncate('a',) <class 'TypeError'> 'str' object cannot be interpreted as an integer
#> BytesIO.read('a',) <class 'TypeError'> argument should be integer or None, not 'str'
#> BytesIO.read(1.5,) <class 'TypeError'> argument should be integer or None, not 'float'
#> BytesIO.readline('a',) <class 'TypeError'> argument should be integer or None, not 'str'
#> BytesIO.readline(2,) b'll'
#> BytesIO.readlines(3,) [b'o\n', b'world']
#> BytesIO.fileno() <class 'io.UnsupportedOperation'> fileno
#> BytesIO.detach() <class 'io.UnsupportedOperation'> detach
#> BytesIO.isatty() False
#> BytesIO.writelines(5,) <class 'TypeError'> 'int' object is not iterable
#> BytesIO.writelines(['x'],) <class 'TypeError'> a bytes-like object is required, not 'str'
#> BytesIO.writelines([b'x'],) None
#> BytesIO.read(-5,) b''
#> BytesIO.tell() 12
#> BytesIO.seek(100,) 100
#> BytesIO.read() b''
#> BytesIO.read(5,) b''
#> BytesIO.readline() b''
#> BytesIO.write('z',) <class 'TypeError'> a bytes-like object is required, not 'str'
#> BytesIO.write(b'z',) 1
#> BytesIO.getvalue() b'hello\nworldx\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00z'
#> BytesIO.truncate(5,) 5
#> BytesIO.getvalue() b'hello'
#> BytesIO.tell() 101
#> BytesIO.truncate(50,) 50
#> BytesIO.getvalue() b'hello'
#> BytesIO.seek(0,) 0
#> BytesIO.readline() b'hello'
#> BytesIO.readlines() []
#> BytesIO.write(5,) <class 'TypeError'> a bytes-like object is required, not 'int'
#> BytesIO.write(None,) <class 'TypeError'> a bytes-like object is required, not 'NoneType'
#> BytesIO.seek(0, 2) 5
#> BytesIO.seek(0, 1) 5
#> BytesIO.truncate(None,) 5
#> BytesIO.truncate() 5
#> B.read1() b'abcdef'
#> B.read1(2,) b''
#> B.readinto(bytearray(b'\x00\x00\x00'),) 0
#> B.readinto(b'abc',) <class 'TypeError'> readinto() argument must be read-write bytes-like object, not bytes
#> B.readinto1(bytearray(b'\x00\x00\x00'),) 0
#> B.seek(-2, 1) 4
#> B.seek(-2, 2) 4
#> B.seek(-100, 1) 0
#> B.read1(0,) b''
#> w <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> cl <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> tr <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> v b'Zbcdef'
#> None ('a\nb\nc\nd\n', 'a\nb\nc\nd\n', 0, ['a\n', 'b\n', 'c\n', 'd\n'], ('\r', '\n', '\r\n'), 3, 'a\nb\nc\nd\nx\ny')
#> '' ('a\nb\r\nc\rd\n', 'a\nb\r\nc\rd\n', 0, ['a\n', 'b\r\n', 'c\r', 'd\n'], ('\r', '\n', '\r\n'), 3, 'a\nb\r\nc\rd\nx\ny')
#> '\n' ('a\nb\r\nc\rd\n', 'a\nb\r\nc\rd\n', 0, ['a\n', 'b\r\n', 'c\rd\n'], None, 3, 'a\nb\r\nc\rd\nx\ny')
#> '\r' ('a\rb\r\rc\rd\r', 'a\rb\r\rc\rd\r', 0, ['a\r', 'b\r', '\r', 'c\r', 'd\r'], None, 3, 'a\rb\r\rc\rd\rx\ry')
#> '\r\n' ('a\r\nb\r\r\nc\rd\r\n', 'a\r\nb\r\r\nc\rd\r\n', 0, ['a\r\n', 'b\r\r\n', 'c\rd\r\n'], None, 3, 'a\r\nb\r\r\nc\rd\r\nx\r\ny')
#> iter (['a\n', 'b'], [b'a\n', b'b\n'], ['x\n', '\n', 'y'])
#> gv 'xin ctx\n'
#> after <class 'ValueError'> I/O operation on closed file
#> x 1
#> B(str) <class 'TypeError'> a bytes-like object is required, not 'str'
#> B kw b'z'
#> S kw 'z'
#> pos (0, 1)
#> repr ('<_io.StringIO object', '<_io.BytesIO object ')
#> isinst (True, True, True)
#> tw ('hé\nx', 'utf-8', 'strict')
#> tw b'h\xc3\xa9\n'
#> raw <class 'NotImplementedError'> 
#> raw False
#> R (b'one', b'one\ntwo\n', b'one\n', [b'one\n', b'two\n'], b'one\n')
#> iob <class 'AttributeError'> 'IOBase' object has no attribute 'read'
#> iob <class 'io.UnsupportedOperation'> read
#> iob <class 'io.UnsupportedOperation'> write
#> iob <class 'io.UnsupportedOperation'> seek
#> i <class 'AttributeError'> 'IOBase' object has no attribute 'read'
#> o 'aXYZQ'
#> o 'aXYZQ\x00\x00\x00\x00\x00!'
#> init (None, 're', 0)
#> unsup (<class 'io.UnsupportedOperation'>, <class 'OSError'>, <class 'ValueError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
