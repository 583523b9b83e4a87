# A class pattern that binds gi_code.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = (x for x in (1,))

match victim:
    case object(gi_code=found):
        raise SystemError("matched")
print("contained")
