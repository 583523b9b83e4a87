# expect: error:MemoryError
# option: --policy standard
# The size of what is packed is in the format.
import struct

struct.pack("2000000000x")
