# A released memoryview as the result.
# expect-strict: contained
# expect-standard: contained
m = memoryview(bytearray(10))
m.release()
print("contained")
m
