# Reading __setstate__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = ValueError('secret')

found = victim.__setstate__
print("contained")
