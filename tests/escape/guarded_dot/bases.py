# Reading __bases__ with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


found = victim.__bases__
print("contained")
