# Reading __getnewargs__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
victim = 'text'

found = victim.__getnewargs__
print("contained")
