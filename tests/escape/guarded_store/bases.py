# Assigning __bases__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: TypeError: can only assign tuple to victim.__bases__, not NoneType
class victim:
    pass


victim.__bases__ = None
print("contained")
