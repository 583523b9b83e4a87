# A class pattern that binds __getnewargs__.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = 'text'

match victim:
    case object(__getnewargs__=found):
        raise SystemError("matched")
print("contained")
