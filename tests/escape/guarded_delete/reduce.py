# Deleting __reduce__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'object' object attribute '__reduce__' is read-only
victim = object()

delattr(victim, "__reduce__")
print("contained")
