# A class pattern that binds cr_frame.
# expect-strict: contained
# expect-standard: SystemError: matched
async def work():
    return 1


victim = work()
victim.close()

match victim:
    case object(cr_frame=found):
        raise SystemError("matched")
print("contained")
