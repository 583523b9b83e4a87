# gi_yieldfrom exposes the inner generator: its frame is guarded as well.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
def inner():
    yield 1


def outer():
    yield from inner()


g = outer()
next(g)
print("ESCAPED" if "open" in g.gi_yieldfrom.gi_frame.f_builtins else "contained")
