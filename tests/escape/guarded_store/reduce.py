# Assigning __reduce__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'object' object attribute '__reduce__' is read-only
victim = object()

victim.__reduce__ = None
print("contained")
