# A field of str.format that reads __builtins__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


found = "{0.__builtins__}".format(victim)
print("contained")
