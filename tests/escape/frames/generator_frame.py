# The frame of a generator.
# expect-strict: AttributeError: gi_frame
# expect-standard: contained
g = (x for x in (1,))
frame = g.gi_frame
names = frame.f_globals
print("ESCAPED" if "open" in names or "open" in frame.f_builtins else "contained")
