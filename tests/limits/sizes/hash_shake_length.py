# expect: error:MemoryError
# option: --policy standard
# A digest of the guest's length, far beyond the memory limit.
import hashlib

hashlib.shake_128(b"x").digest(2 ** 31)
