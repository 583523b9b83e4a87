# A class pattern that binds __self__.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = len

match victim:
    case object(__self__=found):
        raise SystemError("matched")
print("contained")
