# type() with three arguments and __slots__ that name guarded attributes.
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
A = type("A", (), {"__slots__": ("f_globals", "gi_frame")})
a = A()
a.f_globals = 1
print("contained" if a.f_globals == 1 else "ESCAPED")
