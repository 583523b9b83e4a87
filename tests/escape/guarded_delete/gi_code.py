# Deleting gi_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'gi_code' of 'generator' objects is not writable
victim = (x for x in (1,))

delattr(victim, "gi_code")
print("contained")
