# A field of str.format that reads __mro__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


found = "{0.__mro__}".format(victim)
print("contained")
