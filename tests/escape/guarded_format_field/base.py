# A field of str.format that reads __base__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


found = "{0.__base__}".format(victim)
print("contained")
