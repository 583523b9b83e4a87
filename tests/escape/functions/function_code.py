# The code object of a function.
# expect-strict: AttributeError: __code__
# expect-standard: contained
def f():
    return 1


code = f.__code__
print("ESCAPED" if "/" in code.co_filename and code.co_filename.startswith("/usr") else "contained")
