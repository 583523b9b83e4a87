# A class method of a built-in type, and the class that it is bound to.
# expect-strict: AttributeError: '__self__'
# expect-standard: contained
print("contained" if dict.fromkeys.__self__ is dict else "ESCAPED")
