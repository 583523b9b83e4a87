# A field of str.format that reads __self__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = len

found = "{0.__self__}".format(victim)
print("contained")
