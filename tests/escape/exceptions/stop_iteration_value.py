# StopIteration carries a value of the guest.
# expect-strict: contained
# expect-standard: contained
def g():
    return "mine"
    yield


try:
    next(g())
except StopIteration as stop:
    print("contained" if stop.value == "mine" else "ESCAPED")
