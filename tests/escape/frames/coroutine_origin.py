# cr_origin would expose the frames that created it.
# expect-strict: contained
# expect-standard: contained
async def work():
    pass


c = work()
origin = c.cr_origin
c.close()
print("contained" if origin is None else "ESCAPED")
