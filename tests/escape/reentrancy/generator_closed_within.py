# A generator that closes itself.
# expect-strict: ValueError: generator already executing
# expect-standard: ValueError: generator already executing
def work():
    g.close()
    yield


g = work()
next(g)
