# A field of str.format that reads __reduce_ex__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = print

found = "{0.__reduce_ex__}".format(victim)
print("contained")
