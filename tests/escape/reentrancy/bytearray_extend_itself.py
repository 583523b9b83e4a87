# extend() of a bytearray by itself, and by a view of itself.
# expect-strict: BufferError: 
# expect-standard: BufferError: 
b = bytearray(b"abc")
b.extend(b)
assert b == b"abcabc"
with memoryview(b) as view:
    b.extend(view)
print("ESCAPED")
