# Deleting __setstate__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'ValueError' object has no attribute '__setstate__'
victim = ValueError('secret')

delattr(victim, "__setstate__")
print("contained")
