# operator.methodcaller names a method by text.
# option: --allow-import=operator
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
import operator

print("contained" if operator.methodcaller("__subclasses__")(bool) == [] else "ESCAPED")
