# The frame of a coroutine leads to its globals.
# expect-strict: AttributeError: cr_frame
# expect-standard: contained
async def f():
    pass


c = f()
frame = c.cr_frame
print("contained" if frame.f_code.co_name == "f" else "ESCAPED")
c.close()
