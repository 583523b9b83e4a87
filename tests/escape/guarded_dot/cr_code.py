# Reading cr_code with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    return 1


victim = work()
victim.close()

found = victim.cr_code
print("contained")
