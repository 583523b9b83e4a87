# Deleting __getnewargs__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: 'str' object attribute '__getnewargs__' is read-only
victim = 'text'

delattr(victim, "__getnewargs__")
print("contained")
