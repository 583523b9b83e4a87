# Assigning __reduce_ex__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'builtin_function_or_method' object attribute '__reduce_ex__' is read-only
victim = print

victim.__reduce_ex__ = None
print("contained")
