# A property of a built-in type, bound to an object of another.
# expect-strict: TypeError: doesn't apply to
# expect-standard: TypeError: doesn't apply to
descriptor = type(slice(0)).start
descriptor.__get__(range(3))
print("ESCAPED")
