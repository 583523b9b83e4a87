# The parts of a union lead to classes, whose guarded names stay guarded.
# expect-strict: AttributeError: '__bases__'
# expect-standard: contained
part = (int | str).__args__[0]
print("contained" if part.__bases__ == (object,) else "ESCAPED")
