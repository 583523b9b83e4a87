# Assigning __code__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: TypeError: __code__ must be set to a code object
def victim(secret=1):
    return secret


victim.__code__ = None
print("contained")
