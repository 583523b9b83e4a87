# __new__ of an exception for another one with more fields.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
ValueError.__new__(SyntaxError)
OSError.__new__(list)
print("ESCAPED")
