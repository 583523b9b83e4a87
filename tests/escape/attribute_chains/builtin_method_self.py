# __self__ of a method of a list is the list.
# expect-strict: AttributeError: 'builtin_function_or_method' object has no attribute '__self__' (blocked by policy 'strict': it reaches the
# expect-standard: contained
items = [1]
print("contained" if items.append.__self__ is items else "ESCAPED")
