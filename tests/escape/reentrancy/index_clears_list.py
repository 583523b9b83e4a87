# __index__ of a subscript clears the list.
# expect-strict: IndexError: 
# expect-standard: IndexError: 
x = [1, 2, 3]


class Index:
    def __index__(self):
        x.clear()
        return 2


x[Index()]
print("ESCAPED")
