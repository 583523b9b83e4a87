# __module__ of a builtin is text, not a module.
# expect-strict: contained
# expect-standard: contained
print("contained" if isinstance(print.__module__, (str, type(None))) else "ESCAPED")
