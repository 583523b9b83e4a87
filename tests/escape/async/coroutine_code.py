# The code of a coroutine.
# expect-strict: AttributeError: cr_code
# expect-standard: contained
async def f():
    pass


c = f()
print("contained" if c.cr_code.co_name == "f" else "ESCAPED")
c.close()
