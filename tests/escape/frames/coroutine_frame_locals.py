# The local variables of a suspended coroutine.
# expect-strict: AttributeError: 'cr_frame'
# expect-standard: contained
class Stop:
    def __await__(self):
        yield


async def work():
    secret = "mine"
    await Stop()


c = work()
c.send(None)
found = dict(c.cr_frame.f_locals)
c.close()
print("contained" if found["secret"] == "mine" else "ESCAPED")
