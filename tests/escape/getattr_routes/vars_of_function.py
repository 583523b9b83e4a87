# vars() is getattr(x, "__dict__").
# expect-strict: NameError: vars
# expect-standard: contained
def f():
    pass


f.secret = 1
print("contained" if vars(f) == {"secret": 1} else "ESCAPED")
