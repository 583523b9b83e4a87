# A field of str.format that reads ag_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    yield 1


victim = work()

found = "{0.ag_code}".format(victim)
print("contained")
