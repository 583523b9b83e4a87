# The route through __init__ of a class.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
class A:
    def __init__(self):
        pass


text = "{0.__init__.__globals__}".format(A())
print("ESCAPED" if "open" in text else "contained")
