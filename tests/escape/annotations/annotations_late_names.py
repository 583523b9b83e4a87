# Annotations are evaluated late, with the names of the guest that exist then.
# expect-strict: contained
# expect-standard: contained
def f(x: later):
    pass


later = "mine"
print("contained" if f.__annotations__ == {"x": "mine"} else "ESCAPED")
