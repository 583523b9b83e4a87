# operator.attrgetter follows dots.
# option: --allow-import=operator
# expect-strict: AttributeError: '__base__'
# expect-standard: contained
import operator

print("contained" if operator.attrgetter("__class__.__base__")(()) is object else "ESCAPED")
