# operator.attrgetter reads ag_frame.
# option: --allow-import=operator
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import operator


async def work():
    yield 1


victim = work()

found = operator.attrgetter("ag_frame")(victim)
print("contained")
