# Bytes, sets, tuples, complex numbers and so on can all be converted.
# expect-strict: contained
# expect-standard: contained
print("contained")
(b"\xff\x00", {1, 2}, frozenset({3}), (1,), 2j, ..., None, True, bytearray(b"x"), range(3))
