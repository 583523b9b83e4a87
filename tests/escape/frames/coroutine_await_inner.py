# cr_await exposes the inner awaitable: it is guarded as well.
# expect-strict: AttributeError: 'cr_frame'
# expect-standard: contained
class Stop:
    def __await__(self):
        yield


async def inner():
    await Stop()


async def outer():
    await inner()


c = outer()
c.send(None)
frame = c.cr_await.cr_frame
c.close()
print("contained" if frame is not None else "ESCAPED")
