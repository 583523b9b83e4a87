# anext with an awaitable of the guest's that lies about being an iterator.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
class A:
    def __anext__(self):
        return 42


class Run:
    def __await__(self):
        return anext(A(), "x").__await__()


async def main():
    await Run()


main().send(None)
print("ESCAPED")
