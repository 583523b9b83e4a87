# The value that is stored releases the view.
# expect-strict: ValueError: 
# expect-standard: ValueError: 
m = memoryview(bytearray(100))


class V:
    def __index__(self):
        m.release()
        return 5


m[0] = V()
print("ESCAPED")
