# Assigning __getnewargs__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'str' object attribute '__getnewargs__' is read-only
victim = 'text'

victim.__getnewargs__ = None
print("contained")
