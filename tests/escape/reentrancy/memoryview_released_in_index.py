# __index__ releases the view that is subscripted.
# expect-strict: ValueError: operation forbidden on released memoryview object | contained
# expect-standard: ValueError: operation forbidden on released memoryview object | contained
m = memoryview(bytearray(100))


class I:
    def __index__(self):
        m.release()
        return 5


m[I()] = 1
print("contained")
