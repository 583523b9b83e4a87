# A descriptor of type fetched by walking dir() and getattr, then bound by hand.
# expect-strict: contained
# expect-standard: contained
class A:
    pass


reached = []
for name in dir(type):
    try:
        value = getattr(type, name)
    except AttributeError:
        continue
    if type(value).__name__ in ("getset_descriptor", "member_descriptor"):
        reached.append(name)
guarded = [n for n in reached if n in ("__mro__", "__base__", "__bases__", "__dict__")]
try:
    A.__mro__
    strict = False
except AttributeError:
    strict = True
print("ESCAPED" if strict and guarded else "contained")
