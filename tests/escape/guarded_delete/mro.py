# Deleting __mro__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute '__mro__' of 'type' objects is not writable
class victim:
    pass


delattr(victim, "__mro__")
print("contained")
