# A field of str.format that reads cr_frame.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    return 1


victim = work()
victim.close()

found = "{0.cr_frame}".format(victim)
print("contained")
