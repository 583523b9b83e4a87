# Reading __reduce_ex__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = print

found = victim.__reduce_ex__
print("contained")
