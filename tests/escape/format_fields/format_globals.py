# str.format on a function.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


text = "{0.__globals__}".format(f)
print("ESCAPED" if "open" in text else "contained")
