# Assigning gi_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'gi_code' of 'generator' objects is not writable
victim = (x for x in (1,))

victim.gi_code = None
print("contained")
