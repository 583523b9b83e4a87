# An int subclass with __index__ and __int__ of its own.
# expect-strict: contained
# expect-standard: contained
class I(int):
    def __int__(self):
        print("ESCAPED")
        return 0
    __index__ = __int__
    __float__ = __int__


print("contained")
I(5)
