# Assigning __subclasses__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class victim:
    pass


victim.__subclasses__ = None
print("contained")
