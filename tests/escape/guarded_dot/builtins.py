# Reading __builtins__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


found = victim.__builtins__
print("contained")
