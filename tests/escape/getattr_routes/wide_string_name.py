# The name is cut out of a string of wide characters, so that its units are narrowed again.
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
def f():
    pass


name = ("\U0001F40D" + "__code__")[1:]
print("contained" if getattr(f, name) else "ESCAPED")
