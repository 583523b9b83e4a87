# Dictionaries longer than a window, and too long to be processed in one piece.
# option: --policy standard
import zlib

words = b"".join(b"%d," % number for number in range(200000))
for size in (100, 32767, 32768, 32769, 1048575, 1048576, 1048577, len(words)):
    dictionary = words[:size]
    for bits in (zlib.MAX_WBITS, 9, -zlib.MAX_WBITS):
        compressor = zlib.compressobj(wbits=bits, zdict=dictionary)
        data = compressor.compress(dictionary[-20000:] + b"end") + compressor.flush()
        unpacker = zlib.decompressobj(wbits=bits, zdict=dictionary)
        print(size, bits, zlib.adler32(dictionary) == int.from_bytes(data[2:6]),
              unpacker.decompress(data) == dictionary[-20000:] + b"end", len(data) < 20000)
        try:
            zlib.decompressobj(wbits=bits, zdict=dictionary + b"x").decompress(data)
        except zlib.error as error:
            print(str(error)[:60])
try:
    zlib.compressobj(wbits=31, zdict=words)
except ValueError as error:
    print(error)

#> 100 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 100 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 100 -15 False True True
#> 32767 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 32767 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 32767 -15 False True True
#> 32768 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 32768 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 32768 -15 False True True
#> 32769 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 32769 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 32769 -15 False True True
#> 1048575 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 1048575 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 1048575 -15 False True True
#> 1048576 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 1048576 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 1048576 -15 False True True
#> 1048577 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 1048577 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 1048577 -15 False True True
#> 1288890 15 True True True
#> Error -3 while setting zdict: invalid input data
#> 1288890 9 True True True
#> Error -3 while setting zdict: invalid input data
#> 1288890 -15 False True True
#> Invalid dictionary
