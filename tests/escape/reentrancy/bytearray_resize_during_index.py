# __index__ of a subscript resizes the bytearray.
# expect-strict: IndexError: 
# expect-standard: IndexError: 
b = bytearray(1000)


class I:
    def __index__(self):
        b.clear()
        return 999


b[I()] = 1
print("ESCAPED")
