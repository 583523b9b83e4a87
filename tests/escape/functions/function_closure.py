# Cells of a closure.
# expect-strict: AttributeError: __closure__
# expect-standard: contained
def outer():
    secret = "guest value"
    return lambda: secret


print("contained" if outer().__closure__[0].cell_contents == "guest value" else "ESCAPED")
