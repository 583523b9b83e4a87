# __slots__ of a million names.
# option: --max-memory 64
# expect-strict: memory_error | MemoryError: | TypeError: | contained
# expect-standard: memory_error | MemoryError: | TypeError: | contained
A = type("A", (), {"__slots__": [f"a{i}" for i in range(100000)]})
a = A()
a.a99999 = 1
print("contained")
