# A class pattern that binds ag_frame.
# expect-strict: contained
# expect-standard: SystemError: matched
async def work():
    yield 1


victim = work()

match victim:
    case object(ag_frame=found):
        raise SystemError("matched")
print("contained")
