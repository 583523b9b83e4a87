# type(type) is type: its methods unbound, on object.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
found = type(type).__subclasses__(object)
print("contained" if found else "ESCAPED")
