# f_trace and f_lineno cannot be used to run code or to jump.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: ValueError: f_lineno can only be set in a trace function
def work():
    yield


g = work()
next(g)
g.gi_frame.f_lineno = 1
print("ESCAPED")
