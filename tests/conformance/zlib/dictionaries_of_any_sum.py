# Streams identify a dictionary by its Adler-32 sum; these dictionaries have sums of all kinds and similar ends.
# option: --policy standard
import random
import zlib

random.seed(7)


def dictionaries():
    for size in (32768, 32769, 33000, 40000, 65521, 65522, 100_000, 300_000):
        yield bytes(size)
        yield b"\xff" * size
        yield b"\x01" + bytes(size - 1)
        yield bytes(size - 40_000) + b"\xff" * 40_000 if size > 40_000 else b"\xfe" * size
        yield random.randbytes(size)
    # Every remainder that units are moved by.
    for low in range(0, 1100):
        yield b"\0" * 100 + bytes([low % 256, low // 256]) + b"\0" * 32_800
    for number in range(300):
        yield random.randbytes(3) + b"\x80" * (33_000 + number)


right = wrong = 0
for dictionary in dictionaries():
    text = dictionary[-500:] + b"end"
    compressor = zlib.compressobj(1, zdict=dictionary)
    data = compressor.compress(text) + compressor.flush()
    right += zlib.decompressobj(zdict=dictionary).decompress(data) == text
    other = bytes([dictionary[0] ^ 1]) + dictionary[1:]
    try:
        zlib.decompressobj(zdict=other).decompress(data)
    except zlib.error as error:
        wrong += str(error) == "Error -3 while setting zdict: invalid input data"
print(right, wrong)

#> 1440 1440
