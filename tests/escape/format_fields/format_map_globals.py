# str.format_map on a function.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


text = "{x.__globals__[f]}".format_map({"x": f})
print("ESCAPED" if "open" in text else "contained")
