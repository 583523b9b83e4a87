# __getattribute__ by the keyword `name`: CPython takes it by position only.
# expect-strict: TypeError: keyword
# expect-standard: TypeError: keyword
def f():
    pass


object.__getattribute__(f, name="__globals__")
print("ESCAPED")
