# option: --policy standard
# zlib and gzip: levels, formats, objects that work piece by piece, errors.
import zlib, gzip, io
def t(l,f):
    try: print(l, repr(f()))
    except BaseException as e: print(l, type(e), e)
d=b"hello world "*100
for lv in range(-1,10): t(lv, lambda: zlib.compress(d,lv)[:40])
t("bad", lambda: zlib.compress(d,10)); t("bad", lambda: zlib.compress("a")); t("w", lambda: zlib.compress(d,wbits=99))
c=zlib.compress(d)
t("d", lambda: zlib.decompress(c)==d)
t("t", lambda: zlib.decompress(c[:-1]))
t("x", lambda: zlib.decompress(b"garbage"))
t("e", lambda: zlib.decompress(b""))
t("crc", lambda: zlib.decompress(c[:-1]+b"\0"))
t("raw", lambda: zlib.decompress(zlib.compress(d,9,-15),-15)==d)
t("gz", lambda: zlib.decompress(zlib.compress(d,9,31),31)==d)
t("auto", lambda: zlib.decompress(zlib.compress(d,9,31),47)==d)
t("trail", lambda: zlib.decompress(c+b"xyz")==d)
o=zlib.compressobj()
r=o.compress(b"abc")+o.compress(b"def"*50)+o.flush(zlib.Z_SYNC_FLUSH)+o.compress(b"more")+o.flush()
t("obj", lambda: (r, zlib.decompress(r)))
t("after", lambda: o.compress(b"x")); t("after", lambda: o.flush())
o=zlib.compressobj(9,zlib.DEFLATED,-15,9,zlib.Z_HUFFMAN_ONLY,zdict=b"hello world")
r=o.compress(d)+o.flush()
t("dict", lambda: r[:30])
x=zlib.decompressobj(-15,zdict=b"hello world"); t("dict", lambda: x.decompress(r)==d)
x=zlib.decompressobj()
t("one", lambda: (b"".join(x.decompress(c[i:i+1]) for i in range(len(c)))==d, x.eof, x.unused_data))
x=zlib.decompressobj()
t("max", lambda: (x.decompress(c,10), x.unconsumed_tail==b"", x.eof, x.decompress(x.unconsumed_tail,20),
                  x.flush()==d[30:], x.eof))
x=zlib.decompressobj()
t("unused", lambda: (x.decompress(c+b"tail")==d, x.unused_data, x.eof, x.decompress(b"more"), x.unused_data))
x=zlib.decompressobj()
x.decompress(c[:10])
y=x.copy()
t("copy", lambda: (x.decompress(c[10:])==y.decompress(c[10:])))
t("neg", lambda: zlib.decompressobj().decompress(c,-1))
t("bad", lambda: zlib.decompressobj().decompress(b"garbage!"))
t("str", lambda: zlib.decompressobj().decompress("a"))
t("ck", lambda: (zlib.crc32(d), zlib.adler32(d), zlib.crc32(b""), zlib.adler32(b""),
                 zlib.adler32(b"b",zlib.adler32(b"a"))==zlib.adler32(b"ab"),
                 zlib.crc32(b"b",zlib.crc32(b"a"))==zlib.crc32(b"ab")))
z=zlib.compressobj(zdict=b"abc")
zz=z.compress(b"abcabc")+z.flush()
t("need", lambda: zlib.decompress(zz))
t("zd", lambda: zlib.decompressobj(zdict=b"abc").decompress(zz))
t("zdbad", lambda: zlib.decompressobj(zdict=b"abd").decompress(zz))
t("const", lambda: (zlib.MAX_WBITS, zlib.DEFLATED, zlib.Z_FINISH, zlib.DEF_MEM_LEVEL, zlib.error))
g=gzip.compress(d)
t("g", lambda: (g[:10], gzip.decompress(g)==d, gzip.decompress(g+g)==d+d, gzip.decompress(b""),
                gzip.decompress(g+b"\0\0")==d))
t("gm", lambda: gzip.compress(b"a",mtime=5)[:10])
t("gb", lambda: gzip.decompress(b"bad data"))
t("gt", lambda: gzip.decompress(g[:-3]))
t("gc", lambda: gzip.decompress(g[:-8]+b"abcdefgh"))
b=io.BytesIO()
with gzip.GzipFile(fileobj=b,mode="wb",mtime=0) as f: f.write(b"line1\nline2\n")
b.seek(0)
t("gf", lambda: (list(gzip.GzipFile(fileobj=b)), b.tell()>0))
b.seek(0); t("gr", lambda: io.TextIOWrapper(gzip.GzipFile(fileobj=b)).read())
t("E", lambda: (gzip.BadGzipFile.__mro__[1], zlib.error.__mro__[1]))

#> -1 b'x\x9c\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> 0 b'x\x01\x01\xb0\x04O\xfbhello world hello world hello wor'
#> 1 b'x\x01\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\x86\xc3h\x1a\x18M\x03\x838\r\x00\x00\xae\xa4\xc0\x80'
#> 2 b'x^\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\x86\xc3h\x1a\x18M\x03\x838\r\x00\x00\xae\xa4\xc0\x80'
#> 3 b'x^\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\x86\xc3h\x1a\x18M\x03\x838\r\x00\x00\xae\xa4\xc0\x80'
#> 4 b'x^\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> 5 b'x^\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> 6 b'x\x9c\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> 7 b'x\xda\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> 8 b'x\xda\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> 9 b'x\xda\xcbH\xcd\xc9\xc9W(\xcf/\xcaIQ\xc8\x18e\x8f\xb2G\xd9\xa3\xecA\xcc\x06\x00\xae\xa4\xc0\x80'
#> bad <class 'zlib.error'> Bad compression level
#> bad <class 'TypeError'> a bytes-like object is required, not 'str'
#> w <class 'zlib.error'> Bad compression level
#> d True
#> t <class 'zlib.error'> Error -5 while decompressing data: incomplete or truncated stream
#> x <class 'zlib.error'> Error -3 while decompressing data: incorrect header check
#> e <class 'zlib.error'> Error -5 while decompressing data: incomplete or truncated stream
#> crc <class 'zlib.error'> Error -3 while decompressing data: incorrect data check
#> raw True
#> gz True
#> auto True
#> trail True
#> obj (b'x\x9cJLJNIM\x1b\x84\x08\x00\x00\x00\xff\xff\xcb\xcd/J\x05\x00\x19\x8f>\x08', b'abcdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefdefmore')
#> after <class 'zlib.error'> Error -2 while compressing data: inconsistent stream state
#> after <class 'zlib.error'> Error -2 while flushing: inconsistent stream state
#> dict b'\x05\xc1\xc1\t\x00\x00\x0c\x02\xb1U\x1c\xae\x85>\x0e\x04?\xae\xdf\xe4\x16\xac:\x8cn\xc1\xaa\xc3\xe8\x16'
#> dict True
#> one (True, True, b'')
#> max (b'hello worl', False, False, b'd hello world hello ', True, True)
#> unused (True, b'tail', True, b'', b'tailmore')
#> copy True
#> neg <class 'ValueError'> max_length must be non-negative
#> bad <class 'zlib.error'> Error -3 while decompressing data: incorrect header check
#> str <class 'TypeError'> a bytes-like object is required, not 'str'
#> ck (4289797911, 2930032768, 0, 1, True, True)
#> need <class 'zlib.error'> Error 2 while decompressing data
#> zd b'abcabc'
#> zdbad <class 'zlib.error'> Error -3 while setting zdict: invalid input data
#> const (15, 8, 4, 8, <class 'zlib.error'>)
#> g (b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff', True, True, b'', True)
#> gm b'\x1f\x8b\x08\x00\x05\x00\x00\x00\x02\xff'
#> gb <class 'gzip.BadGzipFile'> Not a gzipped file (b'ba')
#> gt <class 'EOFError'> Compressed file ended before the end-of-stream marker was reached
#> gc <class 'gzip.BadGzipFile'> CRC check failed
#> gf ([b'line1\n', b'line2\n'], True)
#> gr 'line1\nline2\n'
#> E (<class 'OSError'>, <class 'Exception'>)
