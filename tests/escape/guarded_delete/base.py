# Deleting __base__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute '__base__' of 'type' objects is not writable
class victim:
    pass


delattr(victim, "__base__")
print("contained")
