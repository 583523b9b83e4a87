# Annotations are evaluated late: with names that are there by then, of the guest.
# expect-strict: contained
# expect-standard: contained
def f(x: later):
    pass


later = "mine"
print("contained" if f.__annotations__ == {"x": "mine"} else "ESCAPED")
