# A class pattern that binds gi_frame.
# expect-strict: contained
# expect-standard: SystemError: matched
victim = (x for x in (1,))

match victim:
    case object(gi_frame=found):
        raise SystemError("matched")
print("contained")
