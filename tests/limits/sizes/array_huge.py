# expect: error:MemoryError
# option: --policy standard
# An array repeated beyond all memory.
from array import array

array("d", [0.0]) * 10 ** 11
