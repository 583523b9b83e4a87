# A field of str.format that reads gi_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = (x for x in (1,))

found = "{0.gi_code}".format(victim)
print("contained")
