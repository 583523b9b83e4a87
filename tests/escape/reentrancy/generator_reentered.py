# A generator that resumes itself.
# expect-strict: ValueError: generator already executing
# expect-standard: ValueError: generator already executing
def work():
    next(g)
    yield


g = work()
next(g)
