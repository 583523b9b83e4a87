# __reduce__ of a builtin function.
# expect-strict: AttributeError: __reduce__
# expect-standard: TypeError: cannot pickle 'builtin_function_or_method' object
value = print.__reduce__()
print("contained" if isinstance(value, str) else "ESCAPED")
