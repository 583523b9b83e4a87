# __reduce__ of a builtin function.
# expect-strict: AttributeError: __reduce__
# expect-standard: contained | AttributeError: __reduce__ | TypeError: 
value = print.__reduce__()
print("contained" if isinstance(value, str) else "ESCAPED")
