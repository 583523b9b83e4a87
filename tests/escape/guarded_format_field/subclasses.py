# A field of str.format that reads __subclasses__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


found = "{0.__subclasses__}".format(victim)
print("contained")
