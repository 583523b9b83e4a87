# expect: error:MemoryError
# A bytearray that doubles itself until the limit.
b = bytearray(b"x")
while True:
    b *= 2
