# Deleting gi_frame.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'gi_frame' of 'generator' objects is not writable
victim = (x for x in (1,))

delattr(victim, "gi_frame")
print("contained")
