# Assigning __builtins__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
def victim(secret=1):
    return secret


victim.__builtins__ = None
print("contained")
