# The wrapper of a bound slot keeps its object.
# expect-strict: AttributeError: '__self__'
# expect-standard: contained
wrapper = [].__len__
print("contained" if wrapper.__self__ == [] else "ESCAPED")
