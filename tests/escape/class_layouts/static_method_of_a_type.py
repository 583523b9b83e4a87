# The static methods of built-in types are shared by all runs: their attributes cannot be changed or created.
# expect-strict: AttributeError: 'type' object has no attribute '__dict__' (blocked by policy 'strict'
# expect-standard: contained
method = str.__dict__["maketrans"]
assert method.__dict__ == {}
method.__dict__["x"] = 1
assert method.__dict__ == {}


def store():
    method.x = 1


def annotate():
    method.__annotations__ = {}


for change in (store, annotate, lambda: method.__init__(len), lambda: setattr(method, "__doc__", "x"),
               lambda: staticmethod.__init__(method, len), lambda: setattr(method, "__module__", "x")):
    try:
        change()
        print("ESCAPED")
    except TypeError as error:
        assert str(error) == "a built-in 'staticmethod' object cannot be changed", error
for change in (lambda: delattr(method, "x"), lambda: method.__annotations__,
               lambda: setattr(method, "__dict__", {})):
    try:
        change()
        print("ESCAPED")
    except AttributeError:
        pass
assert str.maketrans("a", "b") == {97: 98}
print("contained")
