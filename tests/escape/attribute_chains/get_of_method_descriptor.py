# A method descriptor of a guarded name, bound by __get__, so that the name is never read from the object.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
bound = type.__subclasses__.__get__(object)
print("contained" if bound() else "ESCAPED")
