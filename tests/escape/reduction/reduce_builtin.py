# __reduce__ of a builtin function.
# expect-strict: AttributeError: __reduce__
# expect-standard: contained
value = print.__reduce__()
print("contained" if value == "print" else "ESCAPED")
