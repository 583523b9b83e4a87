# A field of str.format that reads __setstate__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = ValueError('secret')

found = "{0.__setstate__}".format(victim)
print("contained")
