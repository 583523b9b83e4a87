# The set of annotations that were reached is a global that guests can replace by any object.
# expect-strict: TypeError: __conditional_annotations__ must be a set, not int
# expect-standard: TypeError: __conditional_annotations__ must be a set, not int
first: int
__conditional_annotations__ = 1 << 70
second: int
print("ESCAPED" if __conditional_annotations__ != 1 << 70 else "contained")
