# CVE-2023-37271: the builtins of the frame that runs the generator.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
def make():
    yield g.gi_frame.f_back.f_builtins


g = make()
found = next(g)
print("ESCAPED" if "open" in found else "contained")
