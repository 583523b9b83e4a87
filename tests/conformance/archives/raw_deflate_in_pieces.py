# option: --policy standard
# A raw stream that comes in pieces goes on at the boundary of a block; the output is that of one piece.
import random
import zlib

generator = random.Random(5)
data = b"".join(bytes([generator.randrange(256)]) * generator.randrange(1, 40) for _ in range(30_000))
packer = zlib.compressobj(6, zlib.DEFLATED, -15)
packed = packer.compress(data) + packer.flush()
for step in (1000, 7777, 65_536):
    expander = zlib.decompressobj(-15)
    output = b"".join(expander.decompress(packed[at:at + step]) for at in range(0, len(packed), step))
    print(output == data, expander.eof, expander.unused_data)
expander = zlib.decompressobj(-15)
output = bytearray()
waiting = packed + b"after"
while not expander.eof:
    output += expander.decompress(waiting, 50_000)
    waiting = expander.unconsumed_tail
    if len(output) == 300_000:
        twin = expander.copy()
print(output == data, expander.unused_data)
print(twin.decompress(twin.unconsumed_tail) == data[300_000:])

#> True True b''
#> True True b''
#> True True b''
#> True b'after'
#> True
