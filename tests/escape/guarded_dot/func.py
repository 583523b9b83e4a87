# Reading __func__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: __func__
victim = len

found = victim.__func__
print("contained")
