# Writing through f_locals changes the guest's own variables only (PEP 667).
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
def work():
    x = 1
    yield
    yield x


g = work()
next(g)
g.gi_frame.f_locals["x"] = 2
print("contained" if next(g) == 2 else "ESCAPED")
