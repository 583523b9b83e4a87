# The frame of an asynchronous generator.
# expect-strict: AttributeError: ag_frame
# expect-standard: contained
async def f():
    yield


g = f()
print("contained" if g.ag_frame.f_code.co_name == "f" else "ESCAPED")
