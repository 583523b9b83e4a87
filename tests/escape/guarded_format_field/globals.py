# A field of str.format that reads __globals__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
def victim(secret=1):
    return secret


found = "{0.__globals__}".format(victim)
print("contained")
