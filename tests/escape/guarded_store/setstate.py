# Assigning __setstate__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = ValueError('secret')

victim.__setstate__ = None
print("contained")
