# The value that is stored clears the bytearray in its __index__.
# expect-strict: IndexError: 
# expect-standard: IndexError: 
b = bytearray(1000)


class V:
    def __index__(self):
        b.clear()
        return 1


b[999] = V()
print("ESCAPED")
