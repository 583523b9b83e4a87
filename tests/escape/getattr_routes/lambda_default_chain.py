# A chain in default arguments, evaluated while the function is created.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
chain = (lambda x=(lambda y=int.__subclasses__: y)(): x)()
print("contained" if callable(chain) else "ESCAPED")
