# A suspended generator as the result is not run.
# expect-strict: contained
# expect-standard: contained
def g():
    print("ESCAPED")
    yield


print("contained")
g()
