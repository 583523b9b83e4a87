# Reading __self__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = len

found = victim.__self__
print("contained")
