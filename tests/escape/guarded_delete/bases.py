# Deleting __bases__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: TypeError: cannot delete '__bases__' attribute of immutable type 'victim'
class victim:
    pass


delattr(victim, "__bases__")
print("contained")
