# A class pattern that binds __setstate__.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = ValueError('secret')

match victim:
    case object(__setstate__=found):
        raise SystemError("matched")
print("contained")
