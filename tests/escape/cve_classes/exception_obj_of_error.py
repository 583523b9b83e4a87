# CVE-2024-47532: AttributeError.obj hands out the object that was asked.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


try:
    f.nothing
except AttributeError as error:
    found = error.obj
print("contained" if found.__globals__ else "ESCAPED")
