# getattr with a default returns the default, never the guarded value.
# expect-strict: contained
# expect-standard: SystemError: read
def f():
    pass


if getattr(f, "__globals__", None) is not None:
    raise SystemError("read")
print("contained")
