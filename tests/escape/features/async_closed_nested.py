# A coroutine function within a function, made when that is called.
# option: --disable async
# expect-strict: RuntimeError: rule: async
# expect-standard: RuntimeError: rule: async
class A:
    def f(self):
        async def inner():
            pass
        return inner


A().f()
print("ESCAPED")
