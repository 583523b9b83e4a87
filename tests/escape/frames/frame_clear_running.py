# frame.clear() on a frame that runs.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: RuntimeError: cannot clear an executing frame
def work():
    yield g.gi_frame.clear()


g = work()
next(g)
print("ESCAPED")
