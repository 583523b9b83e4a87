# A descriptor taken from the type of functions.
# expect-strict: AttributeError: __dict__
# expect-standard: contained
def f():
    pass


descriptor = type(f).__dict__["__globals__"]
print("ESCAPED" if "open" in descriptor.__get__(f) else "contained")
