# struct: native and errors, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import struct
from struct import pack, unpack, calcsize, Struct, pack_into, unpack_from, iter_unpack, error
b = bytearray(8)
i = iter_unpack("<H", bytes(6))
s = Struct("<ih")
t(lambda: Struct())
t(lambda: setattr(s, "size", 1))
class Ix:
    def __index__(self): return 7
class Fl:
    def __float__(self): return 2.5

#> TypeError Struct() missing required argument 'format' (pos 1)
#> AttributeError attribute 'size' of '_struct.Struct' objects is not writable
