# The specification of a field contains a field.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


"{0:{1.__globals__}}".format(Exception and type("A", (), {"__format__": lambda s, spec: "x"})(), f)
print("contained")
