# A guarded attribute inside a format specification.
# expect-strict: AttributeError: __globals__
# expect-standard: contained | ValueError: 
def f():
    pass


text = "{0:{1.__globals__}}".format("x", f)
print("ESCAPED" if "open" in text else "contained")
