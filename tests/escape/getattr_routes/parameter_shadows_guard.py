# Parameters and globals named like the checking functions change nothing (these are not looked up).
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def attempt(getattr, hasattr, isinstance, str, type, __build_class__):
    def f():
        pass
    return f.__globals__


found = attempt(*[lambda *a: True] * 6)
print("ESCAPED" if "open" in found else "contained")
