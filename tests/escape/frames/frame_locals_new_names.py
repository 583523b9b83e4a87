# Names that the frame does not have; guarded ones among them.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
def work():
    yield


g = work()
next(g)
f = g.gi_frame
f.f_locals["__builtins__"] = {"len": print}
print("contained" if len("ab") == 2 else "ESCAPED")
