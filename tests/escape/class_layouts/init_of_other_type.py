# __init__ of one type on an object of another.
# expect-strict: TypeError: descriptor '__init__' requires a 'list' object
# expect-standard: TypeError: descriptor '__init__' requires a 'list' object
list.__init__({}, [1])
print("ESCAPED")
