# format_map reads attributes of the mapping's values.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


"{x.__globals__}".format_map({"x": f})
print("contained")
