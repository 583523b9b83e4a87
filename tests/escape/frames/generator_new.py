# object.__new__ cannot create a generator.
# expect-strict: TypeError: object.__new__(generator) is not safe
# expect-standard: TypeError: object.__new__(generator) is not safe
object.__new__(type(x for x in ()))
print("ESCAPED")
