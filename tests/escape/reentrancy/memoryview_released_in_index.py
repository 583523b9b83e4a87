# __index__ releases the view that is subscripted.
# expect-strict: ValueError: operation forbidden on released memoryview object
# expect-standard: ValueError: operation forbidden on released memoryview object
m = memoryview(bytearray(100))


class I:
    def __index__(self):
        m.release()
        return 5


m[I()] = 1
print("contained")
