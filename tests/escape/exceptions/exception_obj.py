# AttributeError.obj returns only what the guest had (the route of CVE-2024-47532).
# expect-strict: contained
# expect-standard: contained
def f():
    pass


try:
    f.no_such_attribute
except AttributeError as error:
    print("contained" if error.obj is f else "ESCAPED")
