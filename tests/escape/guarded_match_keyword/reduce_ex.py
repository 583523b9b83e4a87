# A class pattern that binds __reduce_ex__.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = print

match victim:
    case object(__reduce_ex__=found):
        raise SystemError("matched")
print("contained")
