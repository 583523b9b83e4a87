# A field of str.format that reads __func__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: __func__
victim = len

found = "{0.__func__}".format(victim)
print("contained")
