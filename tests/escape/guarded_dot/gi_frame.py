# Reading gi_frame with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = (x for x in (1,))

found = victim.gi_frame
print("contained")
