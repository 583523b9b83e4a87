# str.format passed to native code, which calls it: CVE-2023-41039 of RestrictedPython.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f():
    pass


list(map(str.format, ["{0.__globals__}"], [f]))
print("contained")
