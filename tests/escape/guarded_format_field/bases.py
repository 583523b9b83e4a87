# A field of str.format that reads __bases__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


found = "{0.__bases__}".format(victim)
print("contained")
