# The name never stands in the source: it is read backwards.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


print("contained" if getattr(f, "__slabolg__"[::-1]) else "ESCAPED")
