# operator.attrgetter reads cr_code.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


async def work():
    return 1


victim = work()
victim.close()

found = operator.attrgetter("cr_code")(victim)
print("contained")
