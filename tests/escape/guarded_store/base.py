# Assigning __base__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute '__base__' of 'type' objects is not writable
class victim:
    pass


victim.__base__ = None
print("contained")
