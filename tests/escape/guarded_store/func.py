# Assigning __func__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'builtin_function_or_method' object has no attribute '__func__' and no __dict__ for setting new attributes
victim = len

victim.__func__ = None
print("contained")
