# Assigning __self__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute '__self__' of 'builtin_function_or_method' objects is not writable
victim = len

victim.__self__ = None
print("contained")
