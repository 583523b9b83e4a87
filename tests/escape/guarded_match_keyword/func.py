# A class pattern that binds __func__.
# expect-strict: contained
# expect-standard: contained
victim = len

match victim:
    case object(__func__=found):
        raise SystemError("matched")
print("contained")
