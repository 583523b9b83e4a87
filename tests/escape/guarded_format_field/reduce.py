# A field of str.format that reads __reduce__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = object()

found = "{0.__reduce__}".format(victim)
print("contained")
