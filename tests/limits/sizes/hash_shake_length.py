# expect: error:MemoryError
# option: --policy standard
# A digest whose length the guest chooses, far beyond the memory limit.
import hashlib

hashlib.shake_128(b"x").digest(2 ** 31)
