# __init__ of an exception called again, with other arguments, on another kind.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
SyntaxError.__init__(ValueError(), 1)
print("ESCAPED")
