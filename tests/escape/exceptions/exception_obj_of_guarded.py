# A refused read keeps no reference to the refused value.
# expect-strict: contained
# expect-standard: contained
def f():
    pass


try:
    f.__globals__
except AttributeError as error:
    values = [error.obj, error.name, *error.args]
    print("ESCAPED" if any(isinstance(v, dict) for v in values) else "contained")
else:
    print("contained")
