# hasattr tells whether there is ag_frame.
# expect-strict: contained
# expect-standard: SystemError: seen
async def work():
    yield 1


victim = work()

if hasattr(victim, "ag_frame"):
    raise SystemError("seen")
print("contained")
