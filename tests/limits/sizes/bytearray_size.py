# expect: error:MemoryError
# A size that could never fit is refused at once.
bytearray(10 ** 12)
