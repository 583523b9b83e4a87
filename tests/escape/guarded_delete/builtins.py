# Deleting __builtins__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
def victim(secret=1):
    return secret


delattr(victim, "__builtins__")
print("contained")
