# zlib: checksums and limits.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import zlib
for d in (b"", b"a", b"hello", bytes(range(256)) * 20):
    print(zlib.crc32(d), zlib.adler32(d), zlib.crc32(d, 5), zlib.adler32(d, 7),
          zlib.decompress(zlib.compress(d)) == d)
t(lambda: zlib.crc32("a"))
t(lambda: zlib.adler32())
t(lambda: zlib.crc32(b"a", "x"))
t(lambda: zlib.crc32(5))
print(zlib.crc32(b"a", -1), zlib.crc32(b"a", 2**40))
t(lambda: zlib.decompress(b"x\x9c"))
t(lambda: zlib.decompress(5))
t(lambda: zlib.decompressobj().decompress(5))
t(lambda: zlib.compressobj(99))
t(lambda: zlib.decompressobj().flush(0))
t(lambda: zlib.decompressobj().flush(-1))

#> 0 1 5 7 True
#> 3904355907 6422626 2564639436 6815848 True
#> 907060870 103547413 4277152246 105513499 True
#> 1728193227 600110728 4151251767 2613376654 True
#> TypeError a bytes-like object is required, not 'str'
#> TypeError adler32 expected at least 1 argument, got 0
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError a bytes-like object is required, not 'int'
#> 3310005809 3904355907
#> error Error -5 while decompressing data: incomplete or truncated stream
#> TypeError a bytes-like object is required, not 'int'
#> TypeError a bytes-like object is required, not 'int'
#> ValueError Invalid initialization option
#> ValueError length must be greater than zero
#> ValueError length must be greater than zero
