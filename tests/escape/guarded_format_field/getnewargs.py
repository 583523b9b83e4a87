# A field of str.format that reads __getnewargs__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = 'text'

found = "{0.__getnewargs__}".format(victim)
print("contained")
