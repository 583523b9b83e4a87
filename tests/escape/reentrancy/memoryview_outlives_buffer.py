# A view keeps its bytes; the bytearray cannot shrink below it.
# expect-strict: BufferError: 
# expect-standard: BufferError: 
b = bytearray(100)
view = memoryview(b)[50:]
del b[10:]
print("ESCAPED", view[49])
