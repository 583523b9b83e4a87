# Reading __reduce__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = object()

found = victim.__reduce__
print("contained")
