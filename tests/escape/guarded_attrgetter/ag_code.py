# operator.attrgetter reads ag_code.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


async def work():
    yield 1


victim = work()

found = operator.attrgetter("ag_code")(victim)
print("contained")
