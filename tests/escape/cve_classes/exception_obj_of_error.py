# CVE-2024-47532: AttributeError.obj exposes the object that was accessed.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


try:
    f.nothing
except AttributeError as error:
    found = error.obj
print("contained" if found.__globals__ else "ESCAPED")
