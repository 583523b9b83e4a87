# tuple.__new__ for a list, and the like: objects of another layout.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
tuple.__new__(list)
print("ESCAPED")
