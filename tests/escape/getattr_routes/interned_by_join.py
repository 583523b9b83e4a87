# The name is not in the source: it is written backwards.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


print("contained" if getattr(f, "__slabolg__"[::-1]) else "ESCAPED")
