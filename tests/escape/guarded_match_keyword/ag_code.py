# A class pattern that binds ag_code.
# expect-strict: contained
# expect-standard: SystemError: matched
async def work():
    yield 1


victim = work()

match victim:
    case object(ag_code=found):
        raise SystemError("matched")
print("contained")
