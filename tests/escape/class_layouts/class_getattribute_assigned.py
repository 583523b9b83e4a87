# object.__getattribute__ as a method of a guest class.
# expect-strict: AttributeError: __globals__ | TypeError: 
# expect-standard: contained | TypeError: 
class Reader:
    read = object.__getattribute__


def f():
    pass


print("ESCAPED" if "open" in Reader.read(f, "__globals__") else "contained")
