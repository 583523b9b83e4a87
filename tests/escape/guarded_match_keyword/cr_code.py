# A class pattern that binds cr_code.
# expect-strict: contained
# expect-standard: SystemError: matched
async def work():
    return 1


victim = work()
victim.close()

match victim:
    case object(cr_code=found):
        raise SystemError("matched")
print("contained")
