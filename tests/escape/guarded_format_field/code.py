# A field of str.format that reads __code__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


found = "{0.__code__}".format(victim)
print("contained")
