# hasattr reveals nothing that getattr would not.
# expect-strict: contained
# expect-standard: contained
def f():
    pass


for name in ("__globals__", "__code__", "__closure__"):
    if hasattr(f, name) and getattr(f, name, "refused") == "refused":
        print("ESCAPED")
print("contained")
