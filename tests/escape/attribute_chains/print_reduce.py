# print.__reduce__() returns the name of the function, and no object that leads further.
# expect-strict: AttributeError: '__reduce__'
# expect-standard: contained
made = print.__reduce__()
print("contained" if made == "print" else "ESCAPED")
