# __slots__ of a million names.
# option: --max-memory 64
# expect-strict: TypeError: __slots__ of more than 2048 names are not supported
# expect-standard: TypeError: __slots__ of more than 2048 names are not supported
A = type("A", (), {"__slots__": [f"a{i}" for i in range(100000)]})
a = A()
a.a99999 = 1
print("contained")
