# A class pattern that binds __reduce__.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = object()

match victim:
    case object(__reduce__=found):
        raise SystemError("matched")
print("contained")
