# object.__getattribute__ as a method of a guest class.
# expect-strict: AttributeError: 'function' object has no attribute '__globals__' (blocked by policy 'strict': it reads the globals of the
# expect-standard: contained
class Reader:
    read = object.__getattribute__


def f():
    pass


print("ESCAPED" if "open" in Reader.read(f, "__globals__") else "contained")
