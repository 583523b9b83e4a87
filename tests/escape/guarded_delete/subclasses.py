# Deleting __subclasses__.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: type object 'victim' has no attribute '__subclasses__'
class victim:
    pass


delattr(victim, "__subclasses__")
print("contained")
