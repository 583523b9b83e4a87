# A guarded attribute inside a format specification.
# expect-strict: AttributeError: __globals__
# expect-standard: ValueError: Invalid format specifier '{'__name__': '__main__', '__doc__': None, '__package__': None, '__loader__': None,
def f():
    pass


text = "{0:{1.__globals__}}".format("x", f)
print("ESCAPED" if "open" in text else "contained")
